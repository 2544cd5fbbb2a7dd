"""The table server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer

from farshore.cli.frame import FINE, command
from farshore.core.errors import BadOption, Reason

BOT_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
"""What a bot may be called that a server offers."""


@command
def serve(
    host: Annotated[str, typer.Option(metavar="H", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="P", help="The port; 0 for any free one.")] = 8765,
    db: Annotated[
        str,
        typer.Option(
            metavar="FILE",
            envvar="FARSHORE_DB",
            help="Where tables are kept: a file (SQLite), or postgresql://…",
        ),
    ] = "farshore.db",
    limits: Annotated[
        bool, typer.Option(help="Hold callers to a rate (off: for load tests).")
    ] = True,
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, help="Processes in which bots think.")
    ] = 2,
    bot_seconds: Annotated[
        float, typer.Option(metavar="S", min=0.1, help="How long a bot may think at most.")
    ] = 20.0,
    allow_bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=COMMAND", help="A program as a bot; may be repeated."),
    ] = None,
    pages: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Pages that you built (with more boards).")
    ] = None,
) -> int:
    """Start the table server: play in the browser, alone, with friends, against bots."""
    from farshore.server.run import serve as start

    start(host, port, db, limits, workers, bot_seconds, _commands(allow_bot), pages)
    return FINE


def _commands(allowed: list[str] | None) -> dict[str, str]:
    """The bots NAME=COMMAND."""
    from farshore.bots import bot_names
    from farshore.external import arguments

    commands: dict[str, str] = {}
    for given in allowed or []:
        name, equals, command = given.partition("=")
        if not equals or not BOT_NAME.fullmatch(name):
            raise BadOption(Reason("bad-bot-form", {"given": given}))
        if name in bot_names() or name in commands:
            raise BadOption(Reason("bot-name-taken", {"given": name}))
        arguments(command)  # refused here if there is no such program
        commands[name] = command
    return commands
