# Puzzles: positions with one move that is clearly best.

## Making and checking them

puzzle-progress = Puzzles
puzzle-made = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} written to { $path }.
puzzle-line = { $number }: { $problem }
puzzle-checked = { $good } good, { $refused } refused.
puzzle-bad-format = This is no puzzle file ({ $allowed }).
puzzle-damaged = A puzzle is damaged: { $why }.
puzzle-wrong-moves = The position does not allow the moves of the puzzle.
puzzle-other-move = A new search prefers { $found } to { $given }.
puzzle-small-gap = A new search finds the best move only { $gap } ahead; { $least } are needed.
no-such-puzzle = There is no such puzzle.

## Solving them

puzzle-title = Puzzles
puzzle-about = Positions from games between bots. One move is clearly best: find it. You see what the player at the table would see.
puzzle-numbered = Puzzle { $number }
puzzle-of = Puzzle { $number } of { $count }
puzzle-find = Find the move
puzzle-today = Puzzle of the day
puzzle-today-about = One move is clearly best. Do you find it?
puzzle-solve = Solve it
puzzle-difficulty-1 = Easy
puzzle-difficulty-2 = Medium
puzzle-difficulty-3 = Hard
puzzle-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
puzzle-done = Solved
puzzle-right = That is the move!
puzzle-wrong = Not the best: after “{ $move }” your chance is { $percent } %; with the best move it is { $best } %. Try again.
puzzle-wrong-unlikely = Not the best: the search did not even consider “{ $move }”. Try again.
puzzle-show = Show the solution
puzzle-solution = The solution
puzzle-next = Next puzzle
puzzle-all = All puzzles

## Why a move is good

reason-now = Now: { $points }
reason-then = Prepares: { $points } within the next moves
reason-prepares-move = Prepares: { $move }
reason-nothing-now = No points now
reason-part = { $points } ({ $part })
reason-ahead = { $difference } of 100 chances better than the second best: { $move }
reason-equal = About as good as the second best: { $move }
reason-rest = points so far
