## farshore train

train-title = { $game }: what a network has learned
train-summary = { $players } players. Each round: { $games } games of the search against itself with { $simulations } simulations a decision, then a fit, then a duel. Seed { $seed }.
train-wins = Wins against the search without a network
train-wins-axis = share of games won
train-wins-how = { $games } games after each round, with equal simulations; every luck is played once from each seat. The line is what equally strong players win; bars are 95 % intervals.
train-loss = How surprised it is by positions it has not learned from
train-rounds = Round
train-round = round { $number }
train-positions = Positions
train-loss-before = Without the network
train-loss-after = With it
train-line = round { $number }: { $positions } positions, surprise { $before } → { $after }, won { $won } % ({ $low }–{ $high })
train-written = Network, games and report: { $path }
train-alone = { $game } cannot be learned alone or without features: choose 2 players or more.
train-too-few = { $option } must be at least 1.
train-other-folder = { $path } holds a training with other settings: choose another folder, or the same settings to go on.
bad-net = { $path } is no network of Farshore: { $why }.
wrong-net = This network was made for { $game } with { $players } players and { $size } numbers, and does not fit here.
