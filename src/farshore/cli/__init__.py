"""The command line `farshore`.

frame.py      what all commands share: running one, its arguments, errors in one line
playing.py    games, play, moves, rules
records.py    replay, analyse, check
editions.py   schema, check-edition
research.py   simulate, arena, balance, train
serving.py    serve
"""

from farshore.cli import editions, playing, records, research, serving
from farshore.cli.frame import main, run

__all__ = ["editions", "main", "playing", "records", "research", "run", "serving"]
