# The command line and the game in the terminal.

seat-name-0 = Red
seat-name-1 = Blue
seat-name-2 = Yellow
seat-name-3 = Green

## Playing

play-welcome = Type the number of a choice. Type help for everything else.
play-prompt = >
play-more-news = … { $count } lines before these: type log.
play-input-ended = The input ended, so the game stops here. It was not saved.
play-hint = Type a number from the list, a move as the rules write it, or help.
play-possible = You can: it is number { $number } in the list.
play-why-what = Say which move: why and a move, as it is written in the rules.
play-undone = Taken back.
play-save-where = Say where: save and a file name.
play-save-exists = There is a file { $path } already. Choose another name.
play-saved = Saved. Go on with it by: farshore play { $game } --continue { $path }
play-saved-over = Saved. Look at it again by: farshore replay { $path }
play-save-offer = File to save the game in (Enter alone: do not save):
play-help =
    1, 2, …       choose from the list
    sail left     or write the move as the rules do
    why MOVE      why you cannot make a move
    hint          what a strong player would do here
    undo          take back your own moves, as far as nobody else has decided since
    board, log    show the board or everything that happened
    rules 61      show a rule by its number; rules alone shows the sections
    save FILE     keep the game; farshore play … --continue FILE goes on with it
    quit          leave
log-forced = The only choice, played by itself: { $move }

## The end

end-why = The game is over: { $why }.
end-place = place
end-player = player
end-points = points
end-winner = { $winner } won.
end-shared = { $winners } share the victory.
end-tie-break = Not all differed in { $first }; what decided then: { $then }.
end-alone = { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
end-rating = Your rank: { $rating }.
rules-how = Show one by its number: rule 61, ruling R05, decision D03, section 5.3 or s12.

## Commands

cli-usage = { $text }. See farshore --help.
cli-missing-command = Missing command. See farshore --help.
cli-no-such-command = No such command '{ $given }'. See farshore --help.
cli-no-such-option = No such option: { $given }. See farshore --help.
cli-missing = { $given } is missing. See farshore --help.
cli-bad-value = { $given } cannot be “{ $value }”. See farshore --help.
cli-no-value = { $given } needs a value. See farshore --help.
cli-extra = This is too much: { $given }. See farshore --help.
cli-interrupted = Interrupted.
games-line = { $name }: { $title }, { $players } players (usually { $usual }), rules version { $rules }
games-usual = {" "}(usual)
simulate-progress = Games
simulate-sum = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $decisions } decisions, { $chance } chance events in { $seconds } s ({ $speed } decisions a second); { $length } moves a game
simulate-seat = seat { $seat }: { $score } points on average, { $wins } wins; places { $places }{ $forfeits ->
    [0] {""}
   *[other] ; { $forfeits } decisions forfeited
  }
simulate-unfinished = { $games ->
    [one] 1 game was broken off after { $moves } moves and is not counted
   *[other] { $games } games were broken off after { $moves } moves each and are not counted
  }. Choose options with which every game ends.
simulate-end = { $times } × ended because { $why }
check-edition-fine = { $path }: this edition can be played with, as { $name }.
check-sum = { $path }: { $good ->
    [one] 1 record is good
   *[other] { $good } records are good
  }, { $refused } refused.

## What can be wrong with a command

bad-option-form = “{ $given }” is not an option with a value. Write it like layout=free.
file-unreadable = Cannot read { $path }: { $why }
file-not-json = { $path } is not JSON{ $line ->
    [0] {""}
   *[other] {" "}(line { $line }, column { $column })
  }.
file-bad-edition = { $path }: { $why }
no-such-seat = There is no seat { $given }. Seats go from 0 to { $last }.
continue-has-setup = A saved game keeps its players and options: leave out --players and --option.
continue-other-game = { $path } is a game of { $game }.
which-record = { $path } holds several records. Say which one: --record N.
no-such-record = There is no record { $given }; the file holds { $last }.

## Files of a server

db-backed-up = The copy is in { $path }.
db-restored = { $path } holds the content of the copy now.
db-restore-exists = There is a file { $path } already. Name another one with --db, or overwrite it with { $option }.
db-checked = { $path }: { $games ->
    [one] 1 game replays
   *[other] { $games } games replay
  }, { $faults } faults.
db-use-pg-dump = This is the address of a database server. Use its own tools: { $command }.
file-exists = There is a file { $path } already. Choose another name.
bad-setting = The setting { $setting } ({ $where }) cannot be used: { $why }
bad-config-file = { $path } is not TOML: { $why }
setting-origin = { $kind ->
    [flag] from the command line
    [environment] from { $name }
    [file] from { $name }
   *[default] the default
  }
admin-banned = Guest { $guest } is signed out everywhere. Open tables removed: { $tables }.
admin-unbanned = Guest { $guest } may sign in again.
admin-deleted = The table { $table } is removed.
admin-cleaned = Removed: tables that never began: { $tables }; guests without a game: { $guests }.
admin-clean-would = To be removed: tables that never began: { $tables }; guests without a game: { $guests }.
unknown-guest = There is no guest { $given }.
