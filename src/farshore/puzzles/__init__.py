"""Puzzles: positions of bot games in which one move is clearly best.

    puzzle.py     a puzzle, and its document (`farshore-puzzle/1`)
    finding.py    plays games between bots and looks for such positions
    checking.py   a second opinion: replays a puzzle and searches again with another seed
    library.py    the puzzles that come with the package (`shipped/<game>.jsonl`), and one a day

`farshore puzzles` makes and checks them. Who solves one sees only what its seat may know, and the
search that found the answer knew no more.
"""

from farshore.puzzles.checking import check_puzzle
from farshore.puzzles.finding import find_puzzles
from farshore.puzzles.library import daily_puzzle, read_puzzles, shipped_puzzles
from farshore.puzzles.puzzle import Puzzle, PuzzleChoice

__all__ = [
    "Puzzle",
    "PuzzleChoice",
    "check_puzzle",
    "daily_puzzle",
    "find_puzzles",
    "read_puzzles",
    "shipped_puzzles",
]
