"""Bots by name; programs, networks and Python classes included."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from farshore import bots
from farshore.bots import Bot, SearchBot, Simulations
from farshore.bots.match import read_limit
from farshore.bots.network_evaluation import network_evaluation
from farshore.core.errors import BadOption, Reason
from farshore.core.game import Setup
from farshore.core.result import Results
from farshore.external.bot import ANSWER_SECONDS, START_SECONDS, ExternalBot
from farshore.external.python_bot import PythonBot
from farshore.extras import needs
from farshore.networks import load_network

COMMAND: Final = "cmd:"
"""The prefix of a bot's name that is a command."""
NETWORK: Final = "net:"
"""The prefix of a bot's name that is a search with a network from a file."""
PYTHON: Final = "py:"
"""The prefix of a bot's name that is a Python class: `py:MODULE:CLASS`."""
ADAPTERS: Final = {"policy:": "PolicyBot", "sb3:": "Sb3Bot", "spiel:": "SpielBot"}
"""Prefix -> the class of `ADAPTER_MODULE` that plays by what follows: a policy for PettingZoo, a
model of Stable-Baselines3, an agent of OpenSpiel."""
ADAPTER_MODULE: Final = "farshore.envs.policies"
"""By name: it needs libraries that are installed only with the environments."""
NETWORK_SIMULATIONS: Final = 400
"""For each decision, if `net:FILE` names no budget."""


def make(spec: str, setup: Setup, answer_seconds: float = ANSWER_SECONDS) -> list[Bot]:
    """The bots of a SPEC, as `bots.make`; also `cmd:COMMAND`, `net:FILE`, `py:MODULE:CLASS` and
    the policies of `ADAPTERS`."""
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
    if name.startswith(NETWORK):
        return _network_bot(name, setup)
    if name.startswith(PYTHON):
        return PythonBot(name.removeprefix(PYTHON), setup)
    for prefix, adapter in ADAPTERS.items():
        if name.startswith(prefix):
            return _adapted(adapter, name.removeprefix(prefix), setup)
    return bots.make(name, setup.game, 1)[0]


def _adapted(adapter: str, what: str, setup: Setup) -> Bot:
    """A bot made of a policy of another library."""
    with needs("envs"):
        module = importlib.import_module(ADAPTER_MODULE)
    make: Callable[[str, Setup], Bot] = getattr(module, adapter)
    return make(what, setup)


def _network_bot(name: str, setup: Setup) -> Bot:
    """The bot of a name like `net:FILE` or `net:FILE:400`."""
    path, _, budget = name.removeprefix(NETWORK).rpartition(":")
    if not path:
        path, budget = budget, ""
    if not path:
        raise BadOption(Reason("bot-no-file", {"given": name, "example": "net:net.json"}))
    limit = read_limit(name, budget) if budget else Simulations(NETWORK_SIMULATIONS)
    evaluation = network_evaluation(load_network(Path(path)), setup)
    return SearchBot(bots.heuristic_of(setup.game.info.name), evaluation, limit)


def begin(players: list[Bot], match: str) -> None:
    """Tells the programs and policies among the bots that another game begins."""
    for bot in players:
        begin_game: Callable[[str], None] | None = getattr(bot, "begin", None)
        if begin_game is not None:
            begin_game(match)


def may_forfeit(name: str) -> bool:
    """Whether a bot of this name may leave decisions to `greedy`."""
    return name.startswith((COMMAND, PYTHON, *ADAPTERS))


def finish(players: list[Bot], results: Results) -> None:
    """Tells the programs among the bots how the game ended."""
    for bot in players:
        if isinstance(bot, ExternalBot):
            bot.finish(results)


def close(players: list[Bot]) -> None:
    """Ends the programs among the bots."""
    for bot in players:
        if isinstance(bot, ExternalBot):
            bot.close()


def forfeits(bot: Bot) -> int:
    """How many decisions `greedy` has taken instead of a program or policy so far."""
    found: int = getattr(bot, "forfeits", 0)
    return found
