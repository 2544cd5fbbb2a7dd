"""Which module holds which command: a command line imports what it needs and no more."""

from __future__ import annotations

from importlib import import_module
from typing import Final

MODULES: Final = {
    "playing": ["games", "play", "moves", "rules"],
    "records": ["replay", "analyse", "check"],
    "editions": ["schema", "check-edition"],
    "puzzles": ["puzzles"],
    "research": ["simulate", "arena", "balance", "train"],
    "contests": ["challenge", "dataset"],
    "serving": ["serve"],
    "live": ["bot"],
    "sharing": ["work", "db"],
    "database": ["db"],
    "administration": ["admin"],
}
"""Module of this package -> its commands and groups of commands, in the order of `--help`."""


def import_commands(arguments: list[str]) -> None:
    """Imports the module of the command that is asked for; all, where that is not plain to see."""
    words = [argument for argument in arguments if not argument.startswith("-")]
    asked = [module for module, names in MODULES.items() if words and words[0] in names]
    for module in asked or MODULES:
        import_module(f"{__package__}.{module}")
