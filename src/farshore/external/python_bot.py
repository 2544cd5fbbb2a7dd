"""A bot that is a Python class of somebody else."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any, Final

from farshore.bots import Bot, Observation
from farshore.core.errors import BadOption, Reason
from farshore.core.game import Setup
from farshore.core.types import MoveId


class PythonBot(Bot):
    """An object of a class that was named `MODULE:CLASS`; it is made with the setup.

    Its moves are checked, so that a mistake in it cannot spoil a game. Its errors are not caught:
    whoever wrote it wants to see them.
    """

    def __init__(self, name: str, setup: Setup) -> None:
        self.name: Final = name
        self._bot: Final = bot_class(name)(setup)

    @property
    def forfeits(self) -> int:
        """Decisions that were not its own, if it counts them."""
        return getattr(self._bot, "forfeits", 0)

    def begin(self, match: str) -> None:
        """Another game begins; told to a class that has such a method."""
        begin: Callable[[str], None] | None = getattr(self._bot, "begin", None)
        if begin is not None:
            begin(match)

    def choose(self, observation: Observation, rng: Random) -> MoveId:
        move = self._bot.choose(observation, rng)
        if move not in observation.legal:
            raise ValueError(f"{self.name} chose {move!r}, which is not in observation.legal")
        return move


def bot_class(name: str) -> Callable[[Setup], Bot]:
    """The class of a bot."""
    module, class_name = _module_of(name, f"py:{name}")
    found = getattr(module, class_name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadOption(Reason("bot-no-class", {"given": class_name, "module": module.__name__}))
    return found


def found_in_module(name: str, bot: str) -> Any:
    """What `MODULE:NAME` names. `bot`: the name of the bot that it is for, as it was given."""
    module, wanted = _module_of(name, bot)
    found = getattr(module, wanted, None)
    if found is None:
        raise BadOption(Reason("bot-not-in-module", {"given": wanted, "module": module.__name__}))
    return found


def _module_of(name: str, bot: str) -> tuple[ModuleType, str]:
    """The module of `MODULE:NAME`, and the name; the folder where the command was started is
    searched too, as by `python -m`."""
    module_name, _, wanted = name.partition(":")
    if not module_name or not wanted:
        raise BadOption(Reason("bot-python-name", {"kind": bot.partition(":")[0], "given": bot}))
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        return importlib.import_module(module_name), wanted
    except ModuleNotFoundError as error:
        missing = error.name or module_name
        raise BadOption(Reason("bot-no-module", {"given": bot, "module": missing})) from error
