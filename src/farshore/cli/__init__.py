"""The command line `farshore`.

frame.py      what all commands share: running one, its arguments, errors in one line
commands.py   which module holds which command
playing.py    games, play, moves, rules
records.py    replay, analyse, check
editions.py   schema, check-edition
puzzles.py    puzzles
research.py   simulate, arena, balance, train
contests.py   challenge, dataset
serving.py    serve
live.py       bot: at live tables of a server
sharing.py    work, db copy
database.py   db backup, db restore, db check
administration.py   admin tables, admin guests, admin reports, admin ban, admin unban, admin delete,
                    admin clean, admin export
"""

from farshore.cli.frame import main, run

__all__ = ["main", "run"]
