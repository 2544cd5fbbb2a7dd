"""Starting is quick: what takes long to import waits until it is needed.

`bench/start.py` measures how quick; these tests keep what makes it so.
"""

import os
import subprocess
import sys

import pytest
from typer.models import CommandInfo

from farshore.cli.commands import MODULES, import_commands
from farshore.cli.frame import app


def imported_by(code: str) -> set[str]:
    """The modules that are there after some code."""
    code = f"{code}\nimport sys\nprint(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_importing_farshore_brings_nothing_heavy() -> None:
    heavy = {"fastapi", "fluent.runtime", "numpy", "pydantic", "rich", "typer", "uvicorn"}
    heavy |= {"importlib.metadata", "farshore.bots.search", "farshore.games.council.game"}
    assert not heavy & imported_by("import farshore")


def test_listing_games_brings_no_server_no_markdown_and_no_grammar() -> None:
    heavy = {"asyncio", "fastapi", "numpy", "rich.markdown", "uvicorn", "farshore.server.api.app"}
    heavy |= {"fluent.runtime", "babel", "attr", "typing_extensions"}
    assert not heavy & imported_by("from farshore.cli import run; run(['games'])")


def test_every_command_is_listed_with_its_module() -> None:
    import_commands([])
    found = {(module_of(each), each.name or name_of(each)) for each in app.registered_commands}
    for group in app.registered_groups:
        assert group.typer_instance is not None and group.name is not None
        found |= {
            (module_of(each), group.name) for each in group.typer_instance.registered_commands
        }
    assert found == {(module, name) for module, names in MODULES.items() for name in names}


def module_of(command: CommandInfo) -> str:
    assert command.callback is not None
    return command.callback.__module__.rpartition(".")[2]


def name_of(command: CommandInfo) -> str:
    assert command.callback is not None
    return command.callback.__name__.replace("_", "-")


@pytest.mark.parametrize("command", ["farshore", "farshore.cli"])
def test_a_built_in_game_is_loaded_without_looking_for_others(command: str) -> None:
    code = f"import {command}, farshore; farshore.load('antarctica')"
    assert "farshore.games.council.game" not in imported_by(code)


def test_the_version_tells_the_build() -> None:
    command = [sys.executable, "-m", "farshore", "--version"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.startswith("farshore ")
    assert "(compiled)" in told or "(interpreted)" in told


def test_the_shell_completes_games() -> None:
    asked = {"_FARSHORE_COMPLETE": "complete_bash", "COMP_WORDS": "farshore play a"}
    done = subprocess.run(
        [sys.executable, "-m", "farshore"],
        env={**os.environ, **asked, "COMP_CWORD": "2"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == ["antarctica", "aquatica"]
