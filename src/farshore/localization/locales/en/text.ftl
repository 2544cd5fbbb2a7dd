# Text observations, for language models (farshore/external/text.py).

text-intro = You play { $game }, a board game, with { $players ->
    [one] 1 player
   *[other] { $players } players
  }. Play to win.
text-options = Options of this game: { $options }.
text-how = You are asked whenever you have a choice. You see what your seat may know, and every legal move with its number. Think as you like, and end your answer with a line like: move: 12
text-you = You are on seat { $seat }. What you see:
text-answer = Which move do you make? End your answer with its number, like: move: 12
text-not-understood = That names no legal move. End your answer with the number of one of the moves above, like: move: 12
text-over = The game is over. Points: { $scores }. Places: { $places }.
