"""Running the command line in this process."""

import io
from collections.abc import Callable

import pytest

from farshore.cli import run

Result = tuple[int, str, str]
Run = Callable[..., Result]


@pytest.fixture
def farshore_(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """farshore_("games", "--json") gives (exit status, output, errors)."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C.UTF-8")

    def call(*arguments: object, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = run([str(argument) for argument in arguments])
        output = capsys.readouterr()
        return status, output.out, output.err

    return call
