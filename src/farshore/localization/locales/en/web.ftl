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
web-confirm-setting = Ask before a move that cannot be taken back
web-your-name = Your name
web-name-first = Tell us your name first, then take a seat.
web-keep-name = Keep this name
web-link-about = A personal link makes another device yours: it is then you who sits at your tables there. It works once, for a day.
web-link-make = Make a personal link
web-forget-me = Forget me on this device
web-who = What are you called?
web-who-about = The others at the table see this name. There is nothing to sign up for.

## Home

web-play-now = Play now against bots
web-new-table = New table
web-documentation = Documentation
web-how-to-play = How to play
web-how-to-play-game = How to play { $game }
web-players-range = { $least }–{ $most } players
web-solo = also alone
web-my-tables = My tables
web-open-tables = Open tables
web-open-tables-empty = Nobody is waiting for players just now. Make a table and hand on its link.
web-running-tables = Tables to watch
web-my-finished = My finished games
web-finished-tables = Finished games
web-your-turn = Your turn
web-others-turn = The others are thinking
web-watch = Watch
web-seats-open = { $count ->
    [one] 1 seat open
   *[other] { $count } seats open
  }

## Seats and bots

web-seats = Seats
web-seat-things = Everything that { $name } has
web-you = you
web-open-seat = Open seat
web-bot-0 = Skua
web-bot-1 = Petrel
web-bot-2 = Fulmar
web-bot-3 = Tern
web-level = Strength of the bots
web-level-rating = Rating { $rating }.
web-level-seconds = Up to { $seconds } s for a decision.
web-level-random = drifting
    .about = Takes any move that comes along.
web-level-greedy = hasty
    .about = Takes what looks best at the moment.
web-level-gentle = gentle
    .about = Looks ahead a little.
web-level-steady = steady
    .about = Looks ahead and rarely slips.
web-level-sharp = sharp
    .about = Looks far ahead.
web-level-master = masterly
    .about = Thinks about a second over each decision.
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
web-remove-person = Remove from the table
web-remove-person-sure = Remove { $name } from the table? They cannot sit down here again.
web-rules-of-table = What is played
web-older-rules = This table plays by version { $version } of the rules, as it began. The how-to-play tells the newest version; what differs is listed here.
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
web-show-choices-short = As text ({ $count })
web-confirm = Yes, do it
web-confirm-about = This cannot be taken back.
web-confirm-undo = You can still take it back afterwards.
web-undo = Take back
web-hint = What would a bot do?
web-hint-wait = A bot is thinking …
web-hint-title = What a bot would do
web-move-preview = What the move could bring
web-chance = { $percent } % to win
web-chance-alone = { $percent } % of the way to a great result
web-visits = { $visits ->
    [one] tried once
   *[other] tried { $visits } times
  }
web-game-over = The game is over.
web-watch-moves = See what the others do …
web-skip-moves = { $count ->
    [one] Skip 1 move
   *[other] Skip { $count } moves
  }
web-waiting = Waiting for { $names }
web-away = Not here just now: { $names }.
web-together = All decide at the same time; you have decided.
web-you-watch = You are watching
web-reconnecting = Connection lost; trying again …
web-reconnecting-move = Connection lost. Your move is kept here and sent as soon as the connection is back.
web-bot-plays = A bot ({ $level }) plays for you.
web-take-it-back = Take it back
web-log = Log
web-log-new = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
  } ↓
web-log-empty = Nothing has happened yet.
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
web-to-rematch = Go to the next game
web-to-result = To the result
web-watch-link = Whoever has this link may watch:
web-end-offer = Offer to end the game
web-end-offer-sure = If all agree, the game ends here with the scores as they stand, and nobody wins it.
web-end-now = End the game now
web-end-now-sure = The game ends here with the scores as they stand, and nobody wins it.
web-end-offered = { $count ->
    [one] { $names } offers to end the game as it stands.
   *[other] { $names } offer to end the game as it stands.
  }
web-end-offered-by-you = You offer to end the game as it stands.
web-end-silent = Still to agree: { $names }.
web-end-agree = Agree
web-end-decline = Play on
web-end-withdraw = Take the offer back
web-end-declined = { $name } wants to play on.
web-ended = The game was ended by agreement. The scores are as they stood.
web-ended-title = { $game }: ended by agreement
web-leave = Leave the table
web-leave-sure = A bot will play on for you, for good.
web-report = Report { $name } to the operator
web-report-reason = What happened? The log of the game and the chat go along. Nobody at the table is told.
web-report-send = Send the report
web-report-sent = The report is sent.

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

## A new table

web-new-game = Game
web-new-players = Players
web-new-player-count = { $count ->
    [1] on my own
    [2] with two at the table
    [3] with three at the table
   *[other] with four at the table
  }
web-new-preset = Way to play
web-new-sentence-game = I want to play { $game } { $players }: { $preset }.
web-new-sentence-pace = We play { $pace }.
web-new-sentence-join = Open seats are for { $join }.
web-new-sentence-watch = { $watch } may watch.
web-new-sentence-hints = { $hints } may ask what a bot would do.
web-new-hints = Who may ask for advice
web-new-hints-alone = Whoever plays alone against bots
web-new-hints-yes = Everybody
web-new-hints-no = Nobody
web-new-pace = How fast
web-new-live = in one sitting
web-new-days = over days
web-new-join = Who may join
web-new-join-link = whoever has the link
web-new-join-everybody = everybody who finds the table here
web-new-watch = Who may watch
web-new-watch-everybody = Everybody
web-new-watch-link = Whoever has the link
web-new-watch-nobody = Nobody but the players
web-new-me = I
web-new-open = somebody else
web-new-open-about = You get a link to send them.
web-new-bot = a bot: { $level }
web-new-details = All the details of the rules
web-new-readings = Readings of the rulebook
web-new-readings-about = Where the rulebook can be read in two ways, this decides for this table. What is chosen first is nearest to its words.
web-new-number = a number …
web-new-edition = Your own edition of the components
web-new-edition-about = If you own the box, you can play with the values of your copy.
web-new-edition-choose = Choose a file
web-new-edition-good = “{ $name }” can be used.
web-new-edition-blocks = This edition file has faults, so no table can be made with it. Choose another one or leave it out.
web-new-edition-leave = Leave it out
web-new-edition-more = and { $more } more
web-new-make = Make the table
web-new-begin = Begin
antarctica-preset-first_game = with the ships placed as for a first game
antarctica-preset-free_start = with everybody choosing where to start
antarctica-preset-german = by the German rulebook
antarctica-preset-italian = by the Italian rulebook
antarctica-preset-polish = by the Polish rulebook
aquatica-preset-first_game = for the first time, without kings
aquatica-preset-basic = with a king for everybody
aquatica-preset-advanced = with kings to choose from and goals that change
aquatica-preset-solo = alone against the sea people
council-preset-base = as it is at first
council-preset-full = with stations and commanders
council-preset-solo = alone against the Automa

## A personal link

web-claim = Your personal link
web-claim-about = This makes this device yours: your name, your seats, your tables.
web-claim-other = This device belongs to { $name }. With the link it becomes somebody else’s.
web-claim-go = This is me

## Afterwards

web-result = Result
web-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won together
  }
web-nobody-won = { $game }: nobody has won
web-decided-by = Decided by { $criteria }.
web-place = { $place }.
web-to-board = To the board
web-points-by-source = Where the points come from
web-source = Source
web-total = Together
web-points-before = during the game
web-lead-over-time = How the lead changed
web-chart-label = Points of everybody from the start to the end of the game
web-chart-start = start
web-chart-end = end
web-moment-lead = { $name } takes the lead with { $points }
web-moment-leap = { $name } gains { $points } at once
web-viewpoint = Whose eyes
web-viewpoint-mine = my own eyes
web-viewpoint-public = what everybody sees
web-slider = Where in the game
web-step = step { $step } of { $last }
web-step-first = To the beginning
web-step-back = One step back
web-step-forward = One step on
web-step-last = To the end
web-run = Let it run
web-pause = Stop
web-play-on = Play on from here
web-play-on-about = A new table begins at this position, you against bots.
web-play-on-seat = Whose seat do you take?
web-analysis = Analysis
web-analysis-begins = A bot begins to look at the game again …
web-analysis-working = A bot looks at the game again: { $done } of { $of } decisions
web-analysis-failed = The bot could not look at the whole game.
web-analysis-again = Try again
web-analysis-chart = The chances of everybody from the start to the end of the game
web-analysis-chances = The chances at this point
web-analysis-decides = { $name } decides here
web-analysis-nothing = There is nothing to decide here.
web-analysis-next = To the next decision
web-analysis-played = played
web-analysis-best = What was played looks best.
web-analysis-cost = What was played cost { $points } of 100 chances.
web-analysis-look = Look at it with a bot
web-costly = The moves that cost most
web-costly-points = −{ $points } %
web-costly-better = Better: { $move }

## Reading

web-contents = Contents
web-source-rulebook = rulebook
web-source-public = public page
web-source-reconstructed = our reconstruction
web-source-count = { $count ->
    [one] in 1 component
   *[other] in { $count } components
  }
