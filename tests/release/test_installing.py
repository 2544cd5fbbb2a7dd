"""The tool that installs locked packages: uv does it, and pip where uv cannot."""

from __future__ import annotations

import install
import pytest


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was tried, in order; nothing is really installed."""
    tried: list[str] = []

    def pip_installs(locks: list[str]) -> bool:
        tried.append(f"pip {' '.join(locks)}")
        return True

    monkeypatch.setattr(install, "pip_installs", pip_installs)
    return tried


def test_uv_installs_what_is_asked_for(tried: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "uv_installs", lambda locks: locks == ["run", "build"])
    assert install.main(["run", "build"]) == 0
    assert tried == ["pip uv"]


def test_pip_takes_over_where_uv_fails(
    tried: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(install, "uv_installs", lambda locks: False)
    assert install.main(["dev"]) == 0
    assert tried == ["pip uv", "pip dev"]
    assert "pip takes over" in capsys.readouterr().out


def test_a_uv_that_is_not_there_is_a_uv_that_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/bin/python")
    monkeypatch.setattr(install, "environment_for_uv", dict)
    assert not install.uv_installs(["dev"])


def test_uv_is_told_what_pip_is_set_up_with() -> None:
    told = (
        "global.cert='/etc/ours.pem'\n"
        "global.extra-index-url='file:///one file:///two'\n"
        "install.find-links='/wheels\\n/more'\n"
        "global.quiet='1'\n"
        ":env:.cert='/etc/mine.pem'\n"
    )
    assert install.settings_for_uv(told) == {
        "SSL_CERT_FILE": "/etc/mine.pem",
        "UV_INDEX": "file:///one file:///two",
        "UV_FIND_LINKS": "/wheels,/more",
    }
