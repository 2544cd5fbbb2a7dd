"""Settings: by flags, the environment, a file, or the defaults."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farshore.core.errors import BadOption
from farshore.server.settings import PREFIX, Settings, read_settings, shown
from tests.cli.conftest import Run, farshore_
from tests.server.support import ROOT

__all__ = ["farshore_"]


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CONFIG", *Settings.model_fields):
        monkeypatch.delenv(PREFIX + name.upper(), raising=False)


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "farshore.toml"
    path.write_text('port = 7001\nworkers = 3\nhosts = ["play.example.org"]\n')
    return path


def test_flags_come_before_the_environment_before_the_file(
    config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARSHORE_WORKERS", "4")
    monkeypatch.setenv("FARSHORE_BOT_SECONDS", "5")
    settings, origins = read_settings({"bot_seconds": 6.0}, config)
    assert (settings.port, settings.workers, settings.bot_seconds) == (7001, 4, 6.0)
    assert settings.hosts == ["play.example.org"]
    found = {name: origin.kind for name, origin in origins.items()}
    assert found["port"] == "file" and found["workers"] == "environment"
    assert found["bot_seconds"] == "flag" and found["limits"] == "default"


def test_lists_are_separated_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARSHORE_TRUSTED_PROXIES", "10.0.0.0/8, ::1")
    monkeypatch.setenv("FARSHORE_ALLOW_BOT", "mine=python bot.py; other=x --names a,b")
    settings, _ = read_settings({})
    assert settings.trusted_proxies == ["10.0.0.0/8", "::1"]
    assert settings.allow_bot == ["mine=python bot.py", "other=x --names a,b"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("port = 'x'", "port"),
        ("prot = 1", "prot"),
        ("port = 70000", "port"),
        ("trusted_proxies = ['nobody']", "trusted_proxies"),
        ("port = ", "TOML"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    farshore_: Run, config: Path, text: str, named: str
) -> None:
    config.write_text(text)
    status, _, said = farshore_("serve", "--check", "--config", config)
    assert status == 2 and named in said and config.name in said
    assert len(said.splitlines()) == 1


def test_a_wrong_variable_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARSHORE_BOT_SECONDS", "0")
    with pytest.raises(BadOption) as caught:
        read_settings({})
    assert caught.value.reason.params["where"] == "FARSHORE_BOT_SECONDS"


def test_check_explains_the_effective_configuration(
    farshore_: Run, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARSHORE_ROOT_PATH", "games/")
    status, said, _ = farshore_("serve", "--check", "--config", config, "--workers", 7)
    lines = {line.split()[0]: line for line in said.splitlines() if not line.startswith(" ")}
    assert status == 0 and set(Settings.model_fields) <= set(lines)
    assert "/games" in lines["root_path"] and "FARSHORE_ROOT_PATH" in lines["root_path"]
    assert "7 " in lines["workers"] and "command line" in lines["workers"]


def test_passwords_are_not_shown() -> None:
    assert shown("postgresql://me:secret@db:5432/x") == "postgresql://me@db:5432/x"


def test_the_table_of_the_documentation_is_that_of_the_code() -> None:
    text = (ROOT / "docs" / "host" / "settings.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `(FARSHORE_\w+)` \| (.*?) \| (.*?) \|$", text, re.M)
    found = {name: (variable, default, about) for name, variable, default, about in rows}
    expected = {
        name: (
            PREFIX + name.upper(),
            f"`{shown(field.get_default())}`" if shown(field.get_default()) else "",
            field.description,
        )
        for name, field in Settings.model_fields.items()
    }
    assert found == expected
