"""The tool that installs locked packages: uv does it, and pip where uv cannot."""

from __future__ import annotations

from pathlib import Path

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
    monkeypatch.setattr(install, "sources", lambda lock: [])
    return tried


def test_uv_installs_what_is_asked_for(tried: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "uv_installs", lambda locks: locks == ["run", "build"])
    assert install.main(["run", "build"]) == 0
    assert tried == ["pip uv"]


def test_what_uv_installed_is_there_as_bytecode(
    tried: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = tmp_path / "module.py"
    module.write_text("VALUE = 1\n")
    monkeypatch.setattr(install, "uv_installs", lambda locks: True)
    monkeypatch.setattr(install, "sources", lambda lock: [str(module)])
    assert install.main(["run"]) == 0
    assert [*(tmp_path / "__pycache__").glob("module.*.pyc")]


def test_the_modules_of_a_lock_file_are_those_of_its_packages() -> None:
    found = install.sources("typer==1.0 \\\n    --hash=sha256:ab\nnot-to-be-had==2.0\n")
    assert any(path.endswith("typer/main.py") for path in found)
    assert all(Path(path).suffix == ".py" for path in found)


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
