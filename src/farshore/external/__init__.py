"""Bots in any language: programs that talk by lines of JSON over standard input and output.

`docs/python/bots-protocol.md` describes the messages. `cmd:COMMAND` names such a bot wherever a bot
is named. Whatever a program does, the game goes on (see `ExternalBot`).

    from farshore import external
    players = external.make("greedy,cmd:./bot", setup)
    external.begin(players, "game 1")

    bot.py         ExternalBot: asks a program, and plays `greedy` if that fails
    messages.py    what is said, as typed messages
    python_bot.py  PythonBot: a class in Python, `py:MODULE:CLASS`
    text.py        TextGame: a decision in words; TextBot: plays by answers in words
    process.py     a running program, and lines to and from it
    naming.py      bots by name: programs, networks in files, Python classes
"""

from farshore.external.bot import ANSWER_SECONDS, START_SECONDS, ExternalBot
from farshore.external.naming import (
    COMMAND,
    NETWORK,
    PYTHON,
    begin,
    close,
    finish,
    forfeits,
    make,
    make_one,
    may_forfeit,
)
from farshore.external.process import Failed, Process, arguments

__all__ = [
    "ANSWER_SECONDS",
    "COMMAND",
    "NETWORK",
    "PYTHON",
    "START_SECONDS",
    "ExternalBot",
    "Failed",
    "Process",
    "arguments",
    "begin",
    "close",
    "finish",
    "forfeits",
    "make",
    "make_one",
    "may_forfeit",
]
