"""The storage that `--db` names: a SQLite file, or `postgresql://…`."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from farshore.extras import needs
from farshore.server.storage.repository import Repository
from farshore.server.storage.sqlite import SqliteRepository
from farshore.server.storage.sqlite_file import claim

SCHEMES: Final = ("postgresql://", "postgres://")

Address = Path | str
"""A file, or the address of a PostgreSQL database."""


def is_postgres(db: Address) -> bool:
    return str(db).startswith(SCHEMES)


def shown(db: Address) -> str:
    """An address as it may be printed: without the password."""
    if not is_postgres(db):
        return str(db)
    with contextlib.suppress(ValueError):
        parts = urlsplit(str(db))
        user = f"{parts.username}@" if parts.username else ""
        return f"{parts.scheme}://{user}{parts.netloc.rpartition('@')[2]}{parts.path}"
    return SCHEMES[0]


def prepare(db: Address) -> AbstractContextManager[object]:
    """Brings a storage up to date, or refuses it before anything starts.

    A file is ours alone until what is returned is closed; a PostgreSQL database is shared.
    """
    if not is_postgres(db):
        return contextlib.closing(claim(Path(db)))
    with needs("postgres"):
        from farshore.server.storage import postgres_pool
    asyncio.run(postgres_pool.prepare(str(db)))
    return contextlib.nullcontext()


async def open_repository(db: Address) -> Repository:
    """A storage in use; `prepare` has been there before."""
    if not is_postgres(db):
        return SqliteRepository(Path(db))
    with needs("postgres"):
        from farshore.server.storage.postgres import open_postgres
    return await open_postgres(str(db))
