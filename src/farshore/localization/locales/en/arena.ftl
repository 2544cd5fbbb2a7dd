# Bots that are programs, the arena and the balance report.

## Bots that are programs

bot-no-command = The bot “cmd:” names no command. Write it like cmd:./bot or "cmd:python3 bot.py".
bot-bad-command = The command “{ $given }” cannot be read: { $why }. Write it like cmd:./bot or "cmd:python3 bot.py".
bot-not-found = There is no program { $given } to run as a bot. Name a file that can be executed, or a program on the PATH.
bot-python-name = A bot of this kind is written { $kind }:MODULE:{ $kind ->
    [py] CLASS
   *[other] NAME
  }, not { $given }.
bot-no-module = There is no Python module { $module } for the bot { $given }. It must be installed, or lie in the folder where you start the command.
bot-no-class = The Python module { $module } has no bot { $given }: it must be a class that is derived from farshore.bots.Bot.
bot-not-in-module = The Python module { $module } has no { $given }.
bot-bad-model = The model { $given } cannot be loaded: { $why }
bot-no-file = The bot “{ $given }” names no file. Write it like { $example }.
ismcts-simulations = “{ $given }” is no number of simulations. Write a whole number, at least 1, as in spiel:farshore.envs.policies:ismcts:50.
spiel-edition = OpenSpiel cannot be told about the edition { $edition }: only built-in editions have a name there.
bad-bot-form = “{ $given }” does not name a bot and its command. Write it like mine=./bot: a name of small letters, digits, - and _ that begins with a letter, then the command.
bot-name-taken = There is already a bot { $given }. Give yours another name.

## What can be wrong with a run

needs-extra = This needs more than the games: install it with pip install "farshore[{ $extra }]".
arena-alone = The arena is for bots that play each other: for 2 players or more, not for { $given }.
arena-few-bots = You named { $given ->
    [one] 1 bot
   *[other] { $given } bots
  } for { $players } seats. Name at least as many bots as seats, one several times if you like, or choose another number of players.
arena-folder-busy = Another run is writing to { $path }. Wait for it, or choose another folder with --out.
arena-folder-strange = { $path } holds files of something else. Choose another folder with --out.
arena-other-run = { $path } holds another run: there “{ $what }” is { $found }, here { $given }. Choose another folder with --out, or repeat the command of that run.
arena-bad-line = Line { $line } of { $path } is no game of this run. Remove the line, and its game is played again.
arena-endless = A game has gone on for { $moves } moves. Choose options with which every game ends.
ray-no-cluster = There is no Ray cluster at { $address }: { $why }. Give host:port, “auto” for the one of this machine, or “local” to start one.
ray-failed = The Ray cluster loses its workers again and again: { $why }

## The report of the arena

arena-standing = { $bot }: won { $rate } ({ $low } – { $high }) of { $games } games, rating { $rating } ± { $spread }, { $score } points on average{ $forfeits ->
    [0] {""}
   *[other] ; { $forfeits } decisions forfeited
  }
arena-written = Report: { $path }
arena-title = Arena: { $game }
arena-summary = { $games } games in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  }, { $players } players each, seed { $seed }, data { $edition }.
arena-options = Options: { $options }.
arena-how = A match is one luck, the same order of all decks, and is played by every line-up in every seating, so that neither seat nor cards decide who comes out ahead. Intervals hold 95 %.
arena-column-bot = bot
arena-column-games = games
arena-column-wins = wins
arena-column-rate = win rate
arena-column-interval = 95 % interval
arena-column-rating = rating
arena-column-score = mean score
arena-column-time = ms per decision
arena-column-forfeits = forfeited decisions
arena-ratings = Ratings
arena-rating-axis = rating
arena-ratings-how = Strengths that explain the places of all games (openskill, Plackett–Luce), with two standard deviations to each side. Everybody begins at 25.
arena-wins = Win rates
arena-wins-axis = share of games won
arena-wins-how = A shared victory counts in parts. The dashed line is the fair share: { $share }.
arena-matrix = Who ends before whom
arena-matrix-row = how often this bot …
arena-matrix-column = … ends before this one (a tie is half)
arena-scores = Scores
arena-lead = Lead over time
arena-lead-how = Points ahead of the mean of the others, by the running score of the game.
arena-course = course of the game
arena-length = Length of the games
arena-moves = moves, those of chance included
arena-all-games = all games
arena-seats = Seats

## The balance report

balance-title = Balance: { $game }
balance-summary = { $games } games between { $bots }, { $players } players each, seed { $seed }, data { $edition }. Intervals hold 95 %.
balance-findings = What stands out
balance-no-findings = Nothing stands out: every seat is within five points of its fair share as far as can be told, and every component is used.
balance-found-seat-strong = Seat { $what } wins too often: { $value } ({ $low } – { $high }), where { $fair } would be fair.
balance-found-seat-weak = Seat { $what } wins too rarely: { $value } ({ $low } – { $high }), where { $fair } would be fair.
balance-found-turn-strong = Number { $turn } in turn order wins too often: { $value } ({ $low } – { $high }), where { $fair } would be fair.
balance-found-turn-weak = Number { $turn } in turn order wins too rarely: { $value } ({ $low } – { $high }), where { $fair } would be fair.
balance-found-weak = { $what } ({ $way }) is worth little: between its users and the others at their table the difference in victories is { $value } percentage points ({ $low } – { $high }), where { $usual } is usual.
balance-found-strong = { $what } ({ $way }) is worth much: between its users and the others at their table the difference in victories is { $value } percentage points ({ $low } – { $high }), where { $usual } is usual.
balance-found-unused = { $what } ({ $domain }): never used.
balance-found-rare = { $what } ({ $domain }): hardly ever used, by { $value } of the seats.
balance-found-forfeits = { $what } forfeited { $value } of its decisions: greedy took them, so this is not how it plays.
balance-absent = On offer in none of these games, because the options or the number of players leave them out or nobody came so far ({ $domain }): { $names }.
balance-turns = Victories by turn order
balance-seats = Victories by seat
balance-turn = number { $number }
balance-turns-how = The dashed line is the fair share, { $fair }; the band around it is five points wide to each side.
balance-options = Options
balance-options-how = Each value of an option beside the usual ones, with the same luck: what changes.
balance-options-axis = points of a player, more than usual
balance-components = Components
balance-components-how = Users of a component against those at the same table who did not use it. This is no proof of cause: whoever is ahead can afford more. The spread is between the best and the worst of a group.
balance-group = { $domain }: { $way }
balance-worth = What components are worth
balance-worth-axis = share of the victory, users more than others
balance-column-option = option
balance-column-games = games
balance-column-more-points = points, more than usual
balance-column-more-moves = moves, more than usual
balance-column-first = victories of whoever begins
balance-column-group = used as
balance-column-judged = components
balance-column-spread = spread in percentage points
balance-column-best = best
balance-column-worst = worst
balance-column-component = component
balance-column-used = used by
balance-column-times = times
balance-column-wins = wins, percentage points
balance-column-points = points
