# Bots, hints and the analysis of a game.

## Bots by name; the attribute says what to expect

bot-random = Random
    .about = Makes any legal move. For tests.
bot-greedy = Greedy
    .about = Takes what looks best at once. For machines; answers immediately.
bot-gentle = Gentle
    .about = A friendly first opponent.
bot-steady = Steady
    .about = Plays soundly and punishes carelessness.
bot-sharp = Sharp
    .about = Looks well ahead. For experienced players.
bot-master = Master
    .about = The strongest. Thinks about a second for each decision.
bot-seconds = { $seconds ->
    [0] answers at once
    [one] thinks up to 1 second
   *[other] thinks up to { $seconds } seconds
  }

## Hints

hint-choice = { $move }: { $percent } % to win
hint-choice-alone = { $move }: { $percent } % of the way to a great result
hint-expected = Expected: { $line }
hint-line-seat = { $who }: { $what }
hint-line-joint = {"; "}
hint-simulations = Thought about { $simulations ->
    [one] 1 line
   *[other] { $simulations } lines
  } of play.
hint-not-now = It is not your decision now.

## Analysis

analyse-progress = Decisions
analyse-chances = after move { $step }: { $chances }
analyse-chance = { $who } { $percent } %
analyse-costly = The moves that cost most:
analyse-none = No move cost much.
analyse-move = move { $step }, { $who }: { $move } (cost { $percent } of 100 chances). Better: { $best }
