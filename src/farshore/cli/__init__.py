"""The command line `farshore`.

frame.py      what all commands share: running one, its arguments, errors in one line
playing.py    games, play, moves, rules
records.py    replay, analyse, check
research.py   simulate, arena, balance, train
serving.py    serve
"""

from farshore.cli import playing, records, research, serving
from farshore.cli.frame import main, run

__all__ = ["main", "playing", "records", "research", "run", "serving"]
