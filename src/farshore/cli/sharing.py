"""One database for many machines: bot workers, and moving from one storage to another."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from farshore.cli.database import db_command
from farshore.cli.frame import FINE, command, here
from farshore.cli.serving import AllowBot, BotSeconds, Workers, bot_commands
from farshore.terminal.lines import print_line


@command
def work(
    db: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The servers' postgresql://…")
    ] = None,
    workers: Workers = None,
    bot_seconds: BotSeconds = None,
    allow_bot: AllowBot = None,
) -> int:
    """Think for the servers of a PostgreSQL database: bots' turns, hints, analyses."""
    from farshore.server.settings import read_settings
    from farshore.server.work import work as start

    flags: dict[str, Any] = {
        "db": db,
        "workers": workers,
        "bot_seconds": bot_seconds,
        "allow_bot": allow_bot,
    }
    settings, _ = read_settings(flags)
    start(settings, bot_commands(settings.allow_bot))
    return FINE


Storage = Annotated[str, typer.Argument(metavar="FILE|ADDRESS", help="SQLite or postgresql://…")]


@db_command
def copy(source: Storage, target: Storage) -> int:
    """Copy everything from one storage to another, and check the copy."""
    from farshore.server.upkeep import copy_storage

    copied, games = copy_storage(source, target)
    for table, found in copied.items():
        print_line(f"{table:14} {found.rows:9}  {found.digest[:16]}")
    print_line(here().say("db-copied", games=games))
    return FINE
