"""What administrators do with a storage: copies, checks, lists, removals, export.

It works on the storage itself, also while servers use it. A server notices within seconds that
a guest was signed out; a table that was removed is refused by the next change there.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

from farshore.core.errors import BadOption, FarshoreError, Reason
from farshore.core.record import Record
from farshore.server.errors import Refused
from farshore.server.game.live_game import read_lines
from farshore.server.storage import copying, sqlite_upkeep
from farshore.server.storage.copying import Copied
from farshore.server.storage.opening import (
    Address,
    is_postgres,
    open_repository,
    prepare,
    shown,
)
from farshore.server.storage.reports import ReportRow
from farshore.server.storage.repository import (
    NotStored,
    Repository,
    StaleAppend,
    StorageInUse,
    StorageUnreachable,
    UnusableStorage,
)
from farshore.server.storage.rows import OPEN, GuestRow, TableInfo
from farshore.server.storage.sanctions import Sanction
from farshore.server.tables.table_model import table_setup
from farshore.server.visibility.table import when

T = TypeVar("T")

BATCH_SIZE: Final = 200
"""Tables or guests that are read at once."""
DAY: Final = 24 * 3600


def storage_file(db: str) -> Path:
    """The file that is meant; refused if it is the address of a database server."""
    if is_postgres(db):
        raise BadOption(Reason("db-use-pg-dump", {"command": "pg_dump"}))
    return Path(db)


def refused_storage(db: Address, error: Exception) -> BadOption:
    if isinstance(error, StorageInUse):
        return BadOption(Reason("server-file-in-use", {"path": str(db)}))
    cause = error.__cause__ if isinstance(error, Refused) and error.__cause__ else error
    why = getattr(cause, "strerror", None) or " ".join(str(cause).split()) or type(cause).__name__
    return BadOption(Reason("server-bad-file", {"path": shown(db), "why": why}))


def back_up(db: str, target: Path) -> None:
    path = storage_file(db)
    try:
        sqlite_upkeep.back_up(path, target)
    except FileExistsError as error:
        raise BadOption(Reason("file-exists", {"path": str(target)})) from error
    except (OSError, UnusableStorage) as error:
        raise refused_storage(path, error) from error


def restore(source: Path, db: str, replace: bool) -> None:
    path = storage_file(db)
    if path.exists() and not replace:
        raise BadOption(Reason("db-restore-exists", {"path": str(path), "option": "--replace"}))
    try:
        sqlite_upkeep.restore(source, path)
    except StorageInUse as error:
        raise refused_storage(path, error) from error
    except (OSError, UnusableStorage) as error:
        raise refused_storage(source, error) from error


def damage(db: str) -> tuple[list[str], bool]:
    """What is wrong with the file itself, and whether its games can be read all the same.

    A database server looks after its own.
    """
    if is_postgres(db):
        return [], True
    path = Path(db)
    try:
        with sqlite_upkeep.reading(path) as opened:
            found = sqlite_upkeep.damage(opened)
        return [*sqlite_upkeep.changed(path), *found], not found
    except (OSError, UnusableStorage) as error:
        raise refused_storage(path, error) from error


async def checked(db: str, work: Callable[[Repository], Awaitable[T]]) -> T:
    """As `with_storage`, and a backup stays as it was made."""
    if is_postgres(db):
        return await with_storage(db, work)
    try:
        with sqlite_upkeep.untouched(Path(db)) as path:
            return await with_storage(str(path), work)
    except OSError as error:
        raise refused_storage(db, error) from error


async def with_storage(db: str, work: Callable[[Repository], Awaitable[T]]) -> T:
    """Does something with a storage that is there already."""
    try:
        if is_postgres(db):
            repository = await open_repository(db)
        else:
            with sqlite_upkeep.reading(Path(db)):
                repository = await open_repository(db)
    except (Refused, UnusableStorage) as error:
        raise refused_storage(db, error) from error
    try:
        return await work(repository)
    except (NotStored, StorageUnreachable) as error:
        raise refused_storage(db, error) from error
    finally:
        await repository.close()


def copy_storage(source: str, target: str) -> tuple[dict[str, Copied], int]:
    """Copies everything; gives what was copied, and how many games were replayed in the copy."""
    if not is_postgres(source) and not Path(source).is_file():
        raise refused_storage(source, UnusableStorage("there is no such file"))
    if Path(source).is_file() and Path(target).is_file() and Path(source).samefile(target):
        raise BadOption(Reason("db-copy-not-empty", {"path": shown(target)}))
    db = source
    try:
        with prepare(source):
            db = target
            with prepare(target):
                copied = asyncio.run(copying.copy(source, target))
                return copied, asyncio.run(with_storage(target, replay_all))
    except copying.NotEmpty as error:
        raise BadOption(Reason("db-copy-not-empty", {"path": shown(target)})) from error
    except (OSError, StorageInUse, UnusableStorage) as error:
        raise refused_storage(db, error) from error


async def replay_all(repository: Repository) -> int:
    """How many games there are; refused if one cannot be replayed."""
    games = 0
    async for info, record in every_record(repository):
        if not isinstance(record, Record):
            raise UnusableStorage(f"table {info.id} does not replay: {record}")
        games += 1
    return games


async def every_table(repository: Repository) -> AsyncIterator[TableInfo]:
    after = ""
    while tables := await repository.every_table(after, BATCH_SIZE):
        for info in tables:
            yield info
        after = tables[-1].id


async def every_record(
    repository: Repository,
) -> AsyncIterator[tuple[TableInfo, Record | FarshoreError | Refused]]:
    """The record of every table whose game has begun, replayed; or why it cannot be."""
    async for info in every_table(repository):
        if info.status != OPEN:
            try:
                yield info, await replayed(repository, info)
            except (FarshoreError, Refused) as error:
                yield info, error


async def replayed(repository: Repository, info: TableInfo) -> Record:
    edition = None if info.edition is None else await repository.find_edition(info.edition)
    setup = table_setup(info, edition, info.rules)
    rows = await repository.read_moves(info.id)
    record = Record(setup, read_lines(setup, [row.line for row in rows]))
    record.replay()
    return record


async def every_guest(repository: Repository) -> AsyncIterator[GuestRow]:
    after = 0
    while guests := await repository.every_guest(after, BATCH_SIZE):
        for guest in guests:
            yield guest
        after = guests[-1].id


def table_line(info: TableInfo) -> dict[str, object]:
    """A table as an administrator may see it: nothing of what is hidden in its game."""
    return {
        "id": info.id,
        "game": info.game,
        "status": info.status,
        "host": info.host,
        "created_at": when(info.created_at),
        "finished_at": None if info.finished_at is None else when(info.finished_at),
        "seats": [{"guest": seat.guest, "bot": seat.bot} for seat in info.seats],
    }


def report_line(report: ReportRow) -> dict[str, object]:
    """A report with its log, for the operator."""
    return {
        "table": report.table_id,
        "at": when(report.created_at),
        "by": report.guest,
        "about": report.about,
        "seat": report.seat,
        "reason": report.reason,
        **json.loads(report.log),
    }


async def remove_table(repository: Repository, table_id: str) -> None:
    if await repository.find_table(table_id) is None:
        raise BadOption(Reason("unknown-table"))
    await repository.delete_table(table_id)


async def ban_guest(repository: Repository, guest: int) -> int:
    """Bans a guest until it is lifted; gives how many open tables went with it."""
    if not any(found.id == guest for found in await repository.every_guest(guest - 1, 1)):
        raise BadOption(Reason("unknown-guest", {"given": guest}))
    await repository.sanctions.ban(Sanction(guest, "ban", "", int(time.time()), None))
    removed = 0
    async for info in every_table(repository):
        if info.host == guest and info.status == OPEN:
            await repository.delete_table(info.id)
            removed += 1
    return removed


async def lift_ban(repository: Repository, guest: int) -> None:
    if not await repository.sanctions.lift(guest, "ban"):
        raise BadOption(Reason("unknown-sanction"))


async def clean(repository: Repository, days: int, dry_run: bool) -> tuple[int, int]:
    """Removes what nobody has come back for in so many days: (tables, guests).

    Tables first: who has nothing but a table that never began has nothing after it is gone.
    """
    before = int(time.time()) - days * DAY
    return (
        await clean_tables(repository, before, dry_run),
        await clean_guests(repository, before, dry_run),
    )


async def clean_tables(repository: Repository, before: int, dry_run: bool) -> int:
    found = await repository.leftovers.tables(before)
    if dry_run:
        return len(found)
    removed = 0
    for table_id, revision in found:
        with contextlib.suppress(StaleAppend):  # somebody has just come
            await repository.delete_table(table_id, revision)
            removed += 1
    return removed


async def clean_guests(repository: Repository, before: int, dry_run: bool) -> int:
    removed = after = 0
    while guests := await repository.leftovers.guests(before, after):
        if not dry_run:
            await repository.leftovers.remove_guests(guests)
        removed += len(guests)
        after = guests[-1]
    return removed
