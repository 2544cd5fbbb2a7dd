"""Bots by name, programs and networks included."""

from __future__ import annotations

from typing import Final

from farshore import bots, nets
from farshore.bots import Bot
from farshore.core.game import Setup
from farshore.external.bot import ANSWER_SECONDS, START_SECONDS, ExternalBot

COMMAND: Final = "cmd:"
"""How the name of a bot begins that is a command."""


def make(spec: str, setup: Setup, answer_seconds: float = ANSWER_SECONDS) -> list[Bot]:
    """The bots of a SPEC, as `bots.make`; `cmd:COMMAND` is a program that is asked by lines."""
    names = bots.seat_names(spec, setup.players)
    return [make_one(name, setup, answer_seconds) for name in names]


def make_one(
    name: str,
    setup: Setup,
    answer_seconds: float = ANSWER_SECONDS,
    start_seconds: float = START_SECONDS,
) -> Bot:
    """The bot of this name."""
    if name.startswith(COMMAND):
        command = name.removeprefix(COMMAND)
        return ExternalBot(name, command, setup, answer_seconds, start_seconds)
    if name.startswith(nets.NET):
        return nets.make(name, setup)
    return bots.make(name, setup.game, 1)[0]


def begin(players: list[Bot], match: str) -> None:
    """Tells the programs among the bots that another game begins."""
    for bot in players:
        if isinstance(bot, ExternalBot):
            bot.begin(match)


def close(players: list[Bot]) -> None:
    """Ends the programs among the bots."""
    for bot in players:
        if isinstance(bot, ExternalBot):
            bot.close()


def forfeits(bot: Bot) -> int:
    """The decisions that a program has left to `greedy` so far."""
    return bot.forfeits if isinstance(bot, ExternalBot) else 0
