"""A bot at live tables."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

import typer

from farshore.cli.frame import FINE, command, here
from farshore.core.errors import BadOption, Reason
from farshore.terminal.lines import print_line


@command
def bot(
    server: Annotated[str, typer.Option(metavar="ADDRESS", help="The server: https://…")],
    token: Annotated[
        str | None,
        typer.Option(
            metavar="T",
            envvar="FARSHORE_TOKEN",
            help="An access token (read and play), made on the server's page /me.",
        ),
    ] = None,
    name: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="Who plays: master, cmd:…, py:…")
    ] = "master",
    bot_seconds: Annotated[
        float, typer.Option(metavar="S", help="How long a program may think about a decision (10).")
    ] = 10.0,
    once: Annotated[
        bool, typer.Option("--once", help="Stop when no game of yours is running any more.")
    ] = False,
) -> int:
    """Play at live tables of a server, on the seats of an access token's owner."""
    from farshore.client.api import ServerApi
    from farshore.client.live_bot import LiveBot

    if not token:
        raise BadOption(Reason("bot-no-token", {"option": "--token"}))
    words = here()

    def report(reason: Reason) -> None:
        print_line(words.say(reason.key, **reason.params))

    async def play() -> None:
        await LiveBot(ServerApi(server, token), name, bot_seconds, report).run(once)

    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how one stops it
        asyncio.run(play())
    return FINE
