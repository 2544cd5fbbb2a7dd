"""`farshore db`: copies of the storage, putting one back, and checking it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from farshore.cli.frame import FINE, app, command_of, here
from farshore.terminal.lines import print_error, print_line

if TYPE_CHECKING:
    from farshore.server.storage.repository import Repository

FAULTY: Final = 1
"""`db check` found something wrong."""

db_group: Final = typer.Typer(
    help="Keep the tables of a server safe: back up, restore, check.", rich_markup_mode=None
)
app.add_typer(db_group, name="db")
db_command: Final = command_of(db_group)

Storage = Annotated[
    str, typer.Option("--db", metavar="FILE", envvar="FARSHORE_DB", help="The server's file.")
]
STORAGE: Final = "farshore.db"


@db_command
def backup(
    to: Annotated[Path, typer.Argument(metavar="TO", help="The copy; must not exist yet.")],
    db: Storage = STORAGE,
) -> int:
    """Copy the tables of a server, also while it runs."""
    from farshore.server.upkeep import back_up

    back_up(db, to)
    print_line(here().say("db-backed-up", path=str(to)))
    return FINE


@db_command
def restore(
    source: Annotated[Path, typer.Argument(metavar="FROM", help="A copy made by backup.")],
    db: Storage = STORAGE,
    replace: Annotated[
        bool, typer.Option("--replace", help="Overwrite what is in the file now.")
    ] = False,
) -> int:
    """Put a copy back; no server may use the file meanwhile."""
    from farshore.server import upkeep

    upkeep.restore(source, db, replace)
    print_line(here().say("db-restored", path=db))
    return FINE


@db_command
def check(db: Storage = STORAGE) -> int:
    """Look for damage and replay every game: exit status 1 if something is wrong."""
    from farshore.server.storage.opening import shown
    from farshore.server.upkeep import checked, damage

    faults, readable = damage(db)
    games = 0
    if readable:
        games, found = asyncio.run(checked(db, _replay_all))
        faults += found
    for fault in faults:
        print_error(fault)
    print_line(here().say("db-checked", path=shown(db), games=games, faults=len(faults)))
    return FAULTY if faults else FINE


async def _replay_all(repository: Repository) -> tuple[int, list[str]]:
    """How many games are good, and what is wrong with the others."""
    from farshore.core.record import Record
    from farshore.server.upkeep import every_record

    good = 0
    faults: list[str] = []
    async for info, record in every_record(repository):
        if isinstance(record, Record):
            good += 1
        else:
            faults.append(f"{info.id}: {record}")
    return good, faults
