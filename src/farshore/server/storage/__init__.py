"""Where guests, tables, moves, chat and editions are kept. All SQL of Farshore is in this package.

    rows.py           what is stored, as plain typed values
    calls.py          whom to call and how, and what still has to be sent
    repository.py     the interface that the server uses, and how storing can fail
    accounts.py       how people sign in, and from which devices; account_rows.py: its values
    identities.py     who people are at an OpenID provider
    reports.py        what people have reported to the operator
    relations.py      whom people have muted and blocked
    sanctions.py      whom the operator has banned or silenced
    rate_limits.py    rate limits that all servers count together
    leftovers.py      what nobody has come back for
    bookmarks.py      bookmarks in the log of a table
    orders.py         what people plan ahead: analysis boards and orders
    statements.py     statements that both engines understand, for what is not asked at every move
    sharing.py        what servers that share a storage need besides: wake-ups, presence, jobs
    opening.py        the storage that `--db` names
    sqlite.py         the interface on one SQLite file
    sqlite_file.py    opening that file, and keeping other servers off it
    writer.py         the one writer of that file: group commits
    sqlite_upkeep.py  copies of that file, putting one back, checking it
    postgres.py       the interface on a PostgreSQL database
    postgres_moves.py  moves in it, each in one statement
    postgres_sharing.py  wake-ups, presence and jobs in it
    postgres_pool.py  connections to it
    migrations.py     the versions of both
    sqlite_migrations.py, postgres_migrations.py  the scripts from each version to the next
    copying.py        everything from one storage to another

The interface is made for a database that several servers share: a move is appended at a position,
and who comes second at the same position is told so.
"""
