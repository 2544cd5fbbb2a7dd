"""Where guests, tables, moves, chat and editions are kept. All SQL of Farshore is in this package.

    rows.py           what is stored, as plain typed values
    repository.py     the interface that the server uses, and how storing can fail
    opening.py        the storage that `--db` names
    sqlite.py         the interface on one SQLite file
    writer.py         the one writer of that file: group commits
    postgres.py       the interface on a PostgreSQL database
    postgres_pool.py  connections to it
    migrations.py     the versions of both

The interface is made for a database that several servers share: a move is appended at a position,
and who comes second at the same position is told so.
"""
