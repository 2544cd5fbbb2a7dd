# What the kernel says: errors and the few words that all games share.
# A message names what was wrong and what is allowed. LOWER($name) writes a name within a sentence.

## Seats and lists

actor-chance = chance
actor-you = You
actor-seat = seat { $seat }
list-empty = none
list-cut = { $items } …
list-and = { $before } and { $last }
    .many = { $before }, and { $last }
list-or = { $before } or { $last }
    .many = { $before }, or { $last }
faults = { $text } { $faults }
faults-and-more = { $text } { $faults } And { $more } more.

## Choosing a game

unknown-game = There is no game “{ $given }”. Choose { $allowed }.
bad-player-count = { $game } is for { $allowed } players, not for { $given }.
unknown-option = { $game } has no option { $given }. You can set { $allowed }.
bad-option-value = The option { $option } of { $game } cannot be “{ $value }”. Choose { $allowed }.
no-features = { $game } offers no numbers for learners.
env-version = There is no version { $given } of the environments. There is { $allowed }.
pictures-not-built = The drawings of the boards are not built. “{ $command }” in the sources of Farshore builds them.
unknown-edition = There is no edition “{ $given }” here. Choose { $allowed }, or give the edition’s own file.
unknown-preset = There is no preset “{ $given }”. Choose { $allowed }.
preset-players = The preset is for { $allowed ->
    [1] 1 player
   *[other] { $allowed } players
  }, not for { $given }.
option-twice = { $given } is there twice, among the options and among the rulings. Name it only once.
two-editions = The option data_set says “{ $given }”, but the data given is “{ $edition }”. Name only one of them.

## Naming a move

move-number-type = { $given } is not the number of a move. Give a whole number.
move-number-range = There is no move number { $given }. Moves go from 0 to { $last }.
move-not-an-object = A move as JSON is an object with a “kind” and its arguments.
unknown-kind = There is no move “{ $kind }”. A move begins with { $allowed }.
wrong-arguments = The move “{ $kind }” needs { $needed }; you gave { $given }.
unknown-value = “{ $value }” is no { $domain }. Choose { $allowed }.
no-such-combination = “{ $text }” puts together what never goes together in this game.

## Making a move

game-over = The game is over; no more moves are possible.
unknown-seat = There is no seat { $given }. Choose { $allowed }.
not-your-turn = It is not your turn: waiting for { $waiting }.
not-an-outcome = “{ $move }” cannot come up now.
not-now = You cannot do “{ $move }” now; something else is to be decided first.
nothing-to-undo = There is nothing to take back: you can undo only your own moves since the last decision of somebody else, chance event or reveal.

## Records

record-unreadable = Cannot read { $path }: { $why }
record-empty = { $path } holds no record.
record-not-one = { $path } holds { $found } records; exactly one was expected.
record-faulty = { $path }, line { $line }: { $why }
record-not-json = This is not JSON{ $line ->
    [0] {""}
   *[other] {" "}(line { $line }, column { $column })
  }.
record-not-an-object = A record is a JSON object.
record-format = The format is “{ $given }”; it must be “{ $allowed }”.
unknown-rules = Version { $given } of the rules of { $game } is not known here; this program plays versions 1 to { $allowed }.
record-unknown-keys = A record has no { $given }. Its keys are { $allowed }.
record-missing-key = The record lacks “{ $given }”.
record-moves-type = “moves” must be a list of texts.
record-options-type = “options” must be an object.
record-rulings-type = “rulings” must be an object.
record-players-type = “players” must be a whole number, not { $given }.
record-move-type = Move { $step } is { $given }, not a text.
record-illegal-move = Move { $step } “{ $move }”: { $why }
record-result-type = “result” must be an object.
record-result-early = The record has a result, but its game is not over.
record-result-wrong = The result { $given } is not the one that the moves give: { $found }
record-other-setup = The saved game was set up otherwise than this environment of { $game }.
record-no-such-step = There is no step { $given }; this record goes from 0 to { $last }.
bad-actor = “{ $given }” is neither a seat nor * for chance.

## Documents: positions and editions

bad-position = This position cannot occur.
no-edition-schema = { $game } has not said what its editions look like.
bad-edition = This edition cannot be used.
missing-key = { $path }: “{ $key }” is missing.
not-an-object = { $path }: must be an object.
not-a-list = { $path }: must be a list.
wrong-length = { $path }: has { $found } entries and needs { $needed }.
too-many-items = { $path }: has { $found } entries; { $most } are allowed.
too-long = { $path }: is longer than { $most } characters.
not-in-range = { $path }: { $found } is not a whole number from { $low } to { $high }.
not-true-or-false = { $path }: { $found } is neither true nor false.
not-a-text = { $path }: { $found } is not a text, or an empty one.
fixed-value = { $path }: is { $found }; the rules need it to be { $needed }.
unknown-key = { $path }: “{ $key }” does not belong here. Possible: { $allowed }.
named-twice = { $path }: { $found } is named twice.
unknown-id = { $path }: “{ $found }” is no { $domain }. Possible: { $allowed }.
wrong-game = { $path }: must be “{ $needed }”.
wrong-id = { $path }: the id is “{ $found }”; at this place it must be “{ $needed }”.
wrong-number = { $path }: found { $found }, needed { $needed }.
no-agenda = { $path }: the game is not over, but nothing is on the agenda.
nothing-to-decide = { $path }: the last item of the agenda leaves nobody anything to decide.
wrong-end = { $path }: says “{ $found }”; from the pieces it must be “{ $needed }”.
agenda-order = { $path }: these items cannot follow each other like this.
does-not-fit = { $path }: does not fit the rest of the position.
ended-before = { $path }: with an end condition met, the game should be over.

## Bots

unknown-bot = There is no bot “{ $given }”. Choose { $allowed }.
bad-bot-budget = “{ $given }” does not say how long to think. Write a number of simulations, as in “search:400” (at most { $simulations }), or of seconds, as in “master:1s” (at most { $seconds }).
bad-bot-count = You named { $given } bots for { $players ->
    [one] 1 seat
   *[other] { $players } seats
  }. Name one bot for all, or one for each seat with commas between.

## Rules

unknown-rule = There is no rule “{ $given }”. Choose from { $allowed }; sections also as 5.3.
no-catalogue = { $game } has no rules catalogue here.

## Simulating

not-positive = The number of { $what } must be at least 1, not { $given }.
unwritable = Cannot write { $path }: { $why }
jobs-failed = The helping processes ended without a result. Try with 1 job.
