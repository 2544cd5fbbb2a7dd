"""`farshore admin`: who and what is on a server, and removing it. Works while the server runs."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Annotated, Final

import typer

from farshore.cli.database import STORAGE, Storage
from farshore.cli.frame import FINE, app, command_of, here, print_json
from farshore.terminal.lines import print_error, print_line

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from farshore.server.storage.repository import Repository

    OnStorage = Callable[[Repository], Awaitable[None]]

admin_group: Final = typer.Typer(
    help="Look after the tables and guests of a server.", rich_markup_mode=None
)
app.add_typer(admin_group, name="admin")
admin_command: Final = command_of(admin_group)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Days = Annotated[int, typer.Option(min=1, help="For how many days nobody has come back.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only count what would be removed.")]
GuestId = Annotated[int, typer.Argument(metavar="GUEST", help="The number of a guest.")]


@admin_command
def tables(db: Storage = STORAGE) -> int:
    """List all tables, one JSON object a line."""

    async def work(repository: Repository) -> None:
        from farshore.server.upkeep import every_table, table_line

        async for info in every_table(repository):
            print_json(table_line(info))

    return _done(db, work)


@admin_command
def guests(db: Storage = STORAGE) -> int:
    """List all guests, one JSON object a line."""

    async def work(repository: Repository) -> None:
        from farshore.server.upkeep import every_guest

        async for guest in every_guest(repository):
            print_json({"id": guest.id, "name": guest.name})

    return _done(db, work)


@admin_command
def reports(db: Storage = STORAGE) -> int:
    """List what people have reported, with record and chat, one JSON object a line."""

    async def work(repository: Repository) -> None:
        from farshore.server.upkeep import report_line

        for report in await repository.reports.all():
            print_json(report_line(report))

    return _done(db, work)


@admin_command
def ban(guest: GuestId, db: Storage = STORAGE) -> int:
    """Sign a guest out of all browsers and let nobody sign in as them; their open tables go."""

    async def work(repository: Repository) -> None:
        from farshore.server.upkeep import ban_guest

        removed = await ban_guest(repository, guest)
        print_line(here().say("admin-banned", guest=guest, tables=removed))

    return _done(db, work)


@admin_command
def unban(guest: GuestId, db: Storage = STORAGE) -> int:
    """Let a banned guest sign in again."""

    async def work(repository: Repository) -> None:
        from farshore.server.upkeep import lift_ban

        await lift_ban(repository, guest)
        print_line(here().say("admin-unbanned", guest=guest))

    return _done(db, work)


@admin_command
def delete(table: TableId, db: Storage = STORAGE) -> int:
    """Remove a table with its game and its chat."""

    async def work(repository: Repository) -> None:
        from farshore.server.upkeep import remove_table

        await remove_table(repository, table)
        print_line(here().say("admin-deleted", table=table))

    return _done(db, work)


@admin_command
def clean(days: Days = 90, dry_run: DryRun = False, db: Storage = STORAGE) -> int:
    """Remove tables that never began and guests who never sat at one, if nobody came back."""

    async def work(repository: Repository) -> None:
        from farshore.server import upkeep

        tables, guests = await upkeep.clean(repository, days, dry_run)
        key = "admin-clean-would" if dry_run else "admin-cleaned"
        print_line(here().say(key, tables=tables, guests=guests))

    return _done(db, work)


@admin_command
def export(db: Storage = STORAGE) -> int:
    """Write the records of all finished games, one a line, as `farshore check` reads them."""

    async def work(repository: Repository) -> None:
        from farshore.core.record import Record
        from farshore.server.storage.rows import FINISHED
        from farshore.server.upkeep import every_record

        async for info, record in every_record(repository):
            if info.status == FINISHED and isinstance(record, Record):
                print(json.dumps(record.to_json(record.replay())))
            elif not isinstance(record, Record):
                print_error(f"{info.id}: {record}")

    return _done(db, work)


def _done(db: str, work: OnStorage) -> int:
    from farshore.server.upkeep import with_storage

    asyncio.run(with_storage(db, work))
    return FINE
