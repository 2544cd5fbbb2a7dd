"""The table server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from farshore.cli.frame import FINE, command, here
from farshore.core.errors import BadOption, Reason
from farshore.terminal.lines import print_line

BOT_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
"""What a bot may be called that a server offers."""

Workers = Annotated[
    int | None, typer.Option(metavar="N", help="Processes in which bots think (2).")
]
BotSeconds = Annotated[
    float | None, typer.Option(metavar="S", help="How long a bot may think at most (20).")
]
AllowBot = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=COMMAND", help="A program as a bot; may be repeated."),
]


@command
def serve(
    host: Annotated[
        str | None, typer.Option(metavar="H", help="The address to listen on (127.0.0.1).")
    ] = None,
    port: Annotated[
        int | None, typer.Option(metavar="P", help="The port (8765); 0 for any free one.")
    ] = None,
    db: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Where tables are kept: a file (farshore.db) or postgresql://…"
        ),
    ] = None,
    limits: Annotated[
        bool | None,
        typer.Option("--limits/--no-limits", help="Hold callers to a rate (off: for load tests)."),
    ] = None,
    workers: Workers = None,
    bot_seconds: BotSeconds = None,
    allow_bot: AllowBot = None,
    pages: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Pages that you built (with more boards).")
    ] = None,
    root_path: Annotated[
        str | None, typer.Option(metavar="PATH", help="The path that Farshore lives under.")
    ] = None,
    hosts: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Public names of the server: a.org,b.org.")
    ] = None,
    trusted_proxies: Annotated[
        str | None, typer.Option(metavar="NETS", help="Proxies to believe (127.0.0.1,::1).")
    ] = None,
    log_format: Annotated[
        str | None, typer.Option(metavar="F", help="How the log is written: text or json.")
    ] = None,
    access_log: Annotated[
        bool | None,
        typer.Option("--access-log/--no-access-log", help="A line for every request."),
    ] = None,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="More settings, in TOML.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only tell the settings and where each comes from.")
    ] = False,
) -> int:
    """Start the table server: play in the browser, alone, with friends, against bots."""
    from farshore.server.settings import read_settings

    flags: dict[str, Any] = {
        "host": host,
        "port": port,
        "db": db,
        "limits": limits,
        "workers": workers,
        "bot_seconds": bot_seconds,
        "allow_bot": allow_bot,
        "pages": pages,
        "root_path": root_path,
        "hosts": hosts,
        "trusted_proxies": trusted_proxies,
        "log_format": log_format,
        "access_log": access_log,
    }
    settings, origins = read_settings(flags, config)
    commands = bot_commands(settings.allow_bot)
    if check:
        from farshore.server.settings import explained

        for name, value, origin in explained(settings, origins):
            said = here().say("setting-origin", kind=origin.kind, name=origin.name)
            print_line(f"{name:16} {value:24} {said}")
        return FINE
    from farshore.server.run import serve as start

    start(settings, commands)
    return FINE


def bot_commands(allowed: list[str]) -> dict[str, str]:
    """The bots NAME=COMMAND."""
    from farshore.bots import bot_names
    from farshore.external import arguments

    commands: dict[str, str] = {}
    for given in allowed:
        name, equals, command = given.partition("=")
        if not equals or not BOT_NAME.fullmatch(name):
            raise BadOption(Reason("bad-bot-form", {"given": given}))
        if name in bot_names() or name in commands:
            raise BadOption(Reason("bot-name-taken", {"given": name}))
        arguments(command)  # refused here if there is no such program
        commands[name] = command
    return commands
