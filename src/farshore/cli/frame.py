"""What all commands share: how one is run, what they read, and how they speak.

Whatever is wrong with the input ends as one line on standard error and exit status 2.
"""

from __future__ import annotations

import json
import os
import platform
import re
import sys
from collections.abc import Callable
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, ParamSpec

import typer

from farshore.cli.commands import import_commands
from farshore.collector import collect_rarely
from farshore.core import state as core_state
from farshore.core.document import place_of_damage
from farshore.core.errors import BadEdition, BadOption, FarshoreError, Reason
from farshore.core.game import Edition, Game
from farshore.core.registry import game_names, load
from farshore.core.types import Seat
from farshore.formats.editions import parse_edition
from farshore.localization.languages import LANGUAGES
from farshore.localization.messages import (
    Words,
    one_line,
    preferred,
    speak,
    spoken,
    words,
)
from farshore.terminal.lines import print_error
from farshore.version import __version__

if TYPE_CHECKING:
    from farshore.terminal.screen import Screen

FINE: Final = 0
WRONG: Final = 2

USAGE: Final = {
    "cli-missing-command": r"Missing command",
    "cli-no-such-command": r"No such command '(?P<given>.+?)'",
    "cli-no-such-option": r"No such option: (?P<given>\S+)",
    "cli-missing": r"Missing \w+ '(?P<given>.+?)'",
    "cli-bad-value": r"Invalid value for '(?P<given>.+?)': '?(?P<value>.+?)'? is not ",
    "cli-no-value": r"Option '(?P<given>.+?)' requires ",
    "cli-extra": r"Got unexpected extra argument\S* \((?P<given>.+)\)",
}
"""What the parser says of a command line that it cannot read, by the message that says it here."""

Asked = ParamSpec("Asked")
Work = Callable[[], int]

app: Final = typer.Typer(
    help="Modern board games: play them, simulate them, replay them.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _games_like(typed: str) -> list[str]:
    """What the shell offers for a game that is typed in part."""
    return [name for name in game_names() if name.startswith(typed)]


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The name of a game.", autocompletion=_games_like),
]
File = Annotated[str, typer.Argument(metavar="FILE", help="A file with records.")]
Players = Annotated[int | None, typer.Option(metavar="N", help="The number of players.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="An option; may be repeated.")
]
Data = Annotated[
    str | None, typer.Option(metavar="FILE", help="Component data of your own (an edition).")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
BotSeconds = Annotated[
    float,
    typer.Option(metavar="S", min=0.01, help="How long a bot that is a command may think."),
]
BOT_SECONDS: Final = 10.0
Bots = Annotated[
    str, typer.Option(metavar="SPEC", help="A bot for all seats, or one per seat: a,b,c.")
]
Seed = Annotated[str, typer.Option(metavar="S", help="The same seed gives the same luck.")]
Jobs = Annotated[int, typer.Option(metavar="J", help="How many processes share the work.")]
Folder = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where the games and the report go.")
]


def command_of(group: typer.Typer) -> Callable[[Callable[Asked, int]], Callable[Asked, Work]]:
    """A function becomes a command of a group. Typer only reads its arguments; `run` does the work.

    So Typer never meets the errors of the work, some of which it would take for its own.
    """

    def command(work: Callable[Asked, int]) -> Callable[Asked, Work]:
        @group.command()
        @wraps(work)
        def read(*arguments: Asked.args, **named: Asked.kwargs) -> Work:
            return partial(work, *arguments, **named)

        return read

    return command


command: Final = command_of(app)


def main() -> None:
    """The entry point `farshore`."""
    collect_rarely()
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Runs a command line; gives its exit status."""
    speak(preferred(os.environ))
    import_commands(arguments)
    try:
        work = app(arguments, prog_name="farshore", standalone_mode=False)
        status: int = work() if callable(work) else work or FINE
        sys.stdout.flush()
        return status
    except FarshoreError as error:
        return _complain(one_line(error))
    except typer.TyperException as error:
        text = getattr(error, "format_message", error.__str__)()
        return _complain(_usage(" ".join(text.split()).rstrip(".")))
    except BrokenPipeError:
        # whoever read the output wants no more of it; nothing to complain about
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except (KeyboardInterrupt, typer.Abort):
        return _complain(here().say("cli-interrupted"))


def _usage(text: str) -> str:
    """What is wrong with a command line; the parser tells it in English only."""
    for key, pattern in USAGE.items():
        if found := re.match(pattern, text):
            return here().say(key, **found.groupdict())
    return here().say("cli-usage", text=text)


def _complain(line: str) -> int:
    print_error(f"farshore: {line}")
    return WRONG


def here() -> Words:
    """The words of the language that is spoken."""
    return words(spoken())


def _speak(language: str | None) -> str | None:
    """The language that was asked for, instead of that of the environment."""
    if language is not None:
        if language not in LANGUAGES:
            allowed = sorted(LANGUAGES)
            raise BadOption(Reason("unknown-language", {"given": language, "allowed": allowed}))
        speak(language)
    return language


Language = Annotated[
    str | None,
    typer.Option(metavar="L", help=f"The language: {', '.join(LANGUAGES)}.", callback=_speak),
]


def _tell_version(asked: bool) -> None:
    if asked:
        print(f"farshore {__version__} ({build_kind()}), Python {platform.python_version()}")
        raise typer.Exit


def build_kind() -> str:
    """Whether the games are compiled."""
    return "interpreted" if (core_state.__file__ or "").endswith(".py") else "compiled"


Version = Annotated[
    bool,
    typer.Option(
        "--version",
        help="Tell the version, and whether the games are compiled.",
        callback=_tell_version,
        is_eager=True,
    ),
]


@app.callback()
def everywhere(language: Language = None, version: Version = False) -> None:
    """Modern board games: play them, simulate them, replay them."""


def screen_here() -> Screen:
    from rich.console import Console

    from farshore.terminal.screen import Screen

    return Screen(Console())


def print_json(document: object) -> None:
    print(json.dumps(document))


# --- what several commands read -------------------------------------------------------------------


def chosen_options(options: list[str] | None) -> dict[str, object]:
    """The options K=V."""
    chosen: dict[str, object] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals or not name:
            raise BadOption(Reason("bad-option-form", {"given": option}))
        chosen[name] = value
    return chosen


def document_of(path: str) -> object:
    """The JSON document of a file."""
    try:
        document: object = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(
            Reason("file-unreadable", {"path": path, "why": error.strerror or str(error)})
        ) from error
    except (ValueError, RecursionError) as error:
        where = place_of_damage(error)
        raise BadOption(Reason("file-not-json", {"path": path, **where})) from error
    return document


def game_of_document(document: object) -> Game:
    """The game that an edition file names."""
    return load(str(document.get("game") if isinstance(document, dict) else None))


def edition_of(path: str | None, game: Game | None = None) -> Edition | None:
    """The edition of a file; the game is the one that the file names, if none is given."""
    if path is None:
        return None
    document = document_of(path)
    try:
        return parse_edition(game or game_of_document(document), document).edition
    except BadEdition as error:
        raise BadOption(
            Reason("file-bad-edition", {"path": path, "why": one_line(error)})
        ) from error


def edition_document(path: str | None, game: Game) -> object:
    """The document of an edition, found to be right, for processes that read it themselves."""
    edition_of(path, game)  # refused here, with the name of the file
    return None if path is None else document_of(path)


def seat_of(number: int, players: int) -> Seat:
    """The seat of this number; refused if the table has none."""
    if not 0 <= number < players:
        raise BadOption(Reason("no-such-seat", {"given": number, "last": players - 1}))
    return Seat(number)
