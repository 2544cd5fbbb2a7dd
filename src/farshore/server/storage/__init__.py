"""Where guests, tables, moves and chat are kept. All SQL of Farshore is in this package.

    rows.py        what is stored, as plain typed values
    repository.py  the interface that the server uses, and how storing can fail
    sqlite.py      the interface on one SQLite file
    writer.py      the one writer of that file: group commits
    migrations.py  the versions of that file
    sqlite_upkeep.py  copies of that file, putting one back, checking it

The interface is made for a database that several servers share: a move is appended at a position,
and who comes second at the same position is told so.
"""
