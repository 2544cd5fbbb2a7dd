# The challenge, and data sets.

## The challenge

challenge-contest = { $game }, { $players } players, against { $opponent }: won { $rate } ({ $low } – { $high }) of { $games } games{ $forfeits ->
    [0] {""}
   *[other] ; { $forfeits } decisions forfeited
  }
challenge-score = { $version }: { $bot } scores { $score } ({ $low } – { $high }) of 100 in { $games } games.
challenge-part = This is a part of the challenge. Only the whole gives a number to compare.
challenge-digest = Digest of all games: { $digest }
challenge-nothing = { $version } has no contest of that kind. It has Antarctica, Aquatica and Council of Shadows, each for 2 and for 4 players.
challenge-seconds = The bot { $given } thinks for a time, so it would score differently on every machine. Give it a number of simulations, like search:400.

## Data sets

dataset-written = { $games ->
    [one] 1 game
   *[other] { $games } games
  } written to { $path }, with a data card and checksums.
dataset-changed = The data set in { $path } is not as it was written: a checksum differs. Make it again, or get it again.
trajectory-unfinished = There is no game that came to its end.
