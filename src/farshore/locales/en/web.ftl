# What the pages in the browser say around the boards.

## Everywhere

web-title = Farshore: three games for a long evening
web-skip = Go to the content
web-home = Farshore: home
web-close = Close
web-cancel = Not yet
web-link = Link
web-copy = Copy
web-copied = Copied
web-to-home = To the tables
web-unreachable = The server cannot be reached just now. Try again.
web-nowhere = Open water
web-nowhere-about = There is no page at this address.
web-table = Table

## Settings

web-settings = Settings
web-turns = { $turns ->
    [one] 1 table waits for you
   *[other] { $turns } tables wait for you
  }
web-language = Language
web-theme = Light
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-sound = A sound when it is your turn
web-motion = Show the moves of others one after another
web-confirm-setting = Ask before a move that cannot be taken back
web-your-name = Your name
web-keep-name = Keep this name
web-link-about = A personal link makes another device yours: it is then you who sits at your tables there. It works once, for a day.
web-link-make = Make a personal link
web-forget-me = Forget me on this device
web-who = What are you called?
web-who-about = The others at the table see this name. There is nothing to sign up for.

## Home

web-play-now = Play now against bots
web-new-table = New table
web-how-to-play = How to play
web-how-to-play-game = How to play { $game }
web-about-components = About the components
web-players-range = { $least }–{ $most } players
web-solo = also alone
web-minutes-antarctica = about 60 minutes
web-minutes-aquatica = about 45 minutes
web-minutes-council = about 75 minutes
web-my-tables = My tables
web-open-tables = Open tables
web-open-tables-empty = Nobody is waiting for players just now. Make a table and hand on its link.
web-running-tables = Tables to watch
web-my-finished = My finished games
web-finished-tables = Finished games
web-your-turn = Your turn
web-others-turn = The others think
web-watch = Watch
web-seats-open = { $count ->
    [one] 1 seat open
   *[other] { $count } seats open
  }

## Seats and bots

web-seats = Seats
web-you = you
web-open-seat = Open seat
web-bot-0 = Skua
web-bot-1 = Petrel
web-bot-2 = Fulmar
web-bot-3 = Tern
web-level = Strength of the bots
web-level-random = plays anything
web-level-greedy = plays for the moment
web-not-here = not here just now
web-deciding = is to decide
web-score-now = Points if the game ended now

## Before the game

web-lobby = { $game }: seats to be taken
web-lobby-about = The game begins by itself when the last seat is taken.
web-invite = Invite with this link
web-sit = Sit down here
web-add-bot = Put a bot here
web-reopen = Open the seat again
web-rules-of-table = What is played
web-take-back-table = Take this table back

## The table

web-board = The board of { $game }
web-decision = What is to be decided
web-choices = Your choices
web-choose-one = Which one?
web-show-choices = { $count ->
    [one] Show the choice as text
   *[other] Show all { $count } choices as text
  }
web-confirm = Yes, do it
web-confirm-about = This cannot be taken back.
web-undo = Take back
web-hint = What would a bot do?
web-hint-this = A bot would do this
web-game-over = The game is over.
web-watch-moves = See what the others do …
web-skip-moves = { $count ->
    [one] Skip 1 move
   *[other] Skip { $count } moves
  }
web-thinking = { $names } thinks …
web-waiting = Waiting for { $names }
web-away = Not here just now: { $names }.
web-together = All decide at the same time; you have decided.
web-you-watch = You watch
web-reconnecting = Connection lost; trying again …
web-log = Log
web-chat = Chat
web-log-and-chat = Log and chat
web-earlier = Show earlier lines
web-forced = (there was no other choice)
web-since = Since your last turn
web-since-mark = since your last turn
web-since-nothing = Nothing has happened since.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Say
web-zoom-in = Look closer
web-zoom-out = Step back
web-zoom-reset = Show the whole board
web-sheet = Open or close the decision
web-table-menu = Table
web-seat-to-bot = Let a bot play for me
web-seat-take-back = Take my seat back from the bot
web-seat-absent-to-bot = Let a bot play for { $name }
web-download = Download the record
web-replay = Look at the game move by move
web-rematch = Play again
web-to-rematch = To the next game
web-to-result = To the result
web-watch-link = Who has this link may watch:
web-leave = Leave the table
web-leave-sure = A bot will play on for you, for good.

## Keys

web-keys = Keys
web-key-numbers = choose by number
web-key-arrows = walk through the choices
web-key-enter = choose; say yes
web-key-escape = think again; skip what is being shown
web-key-undo = take back
web-key-since = what happened since your last turn
web-key-log = log and chat
web-key-tab = go around the board
web-key-help = these keys
