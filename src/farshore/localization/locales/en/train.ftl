## farshore train

train-title = { $game }: what a network has learned
train-summary = { $players } players. Each round: { $games } games against itself (method { $method }), then a fit; after some rounds a duel. Seed { $seed }.
train-wins = Wins against the search without a network
train-wins-axis = share of games won
train-wins-how = { $games } games with { $simulations } simulations a decision on both sides; every luck is played once from each seat. The line is what equally strong players win; bars are 95 % intervals.
train-loss = How surprised it is by positions it has not learned from
train-rounds = Round
train-round = round { $number }
train-games = Games so far
train-positions = Positions
train-loss-mean = Cross entropy
train-line = round { $number }: { $positions } positions, loss { $loss }
train-line-duel = {", "}won { $won } % ({ $low }–{ $high })
train-written = Network, games and report: { $path }
train-no-features = { $game } cannot be learned: it has no features.
train-method = There is no method “{ $given }” of training. Choose one of: { $allowed }.
train-units = The number of hidden units must be a multiple of { $block }.
train-searched = --searched must be greater than 0, and 1 at most.
train-rate = --rate must be greater than 0.
train-search-start = The method search improves a network: name it with --start.
train-too-few = { $option } must be at least 1.
train-other-folder = { $path } holds a training with other settings: choose another folder, or the same settings to go on.
bad-net = { $path } is no network of Farshore: { $why }.
wrong-net = This network was made for { $game } with { $players } players and { $size } numbers, and does not fit here.
