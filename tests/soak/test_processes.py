"""What is killed by the soak, and what does not start."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from tests.server import support


def test_a_program_that_says_nothing_is_not_waited_for_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(support, "PATIENCE", 0.2)
    silent = [sys.executable, "-c", "import time; time.sleep(60)"]
    with subprocess.Popen(silent, stdout=subprocess.PIPE, text=True) as process:
        with pytest.raises(support.Hanging):
            support.first_line(process)
        assert process.wait(support.PATIENCE + 10) == -signal.SIGKILL


def test_a_program_that_ends_instead_says_nothing() -> None:
    with subprocess.Popen([sys.executable, "-c", ""], stdout=subprocess.PIPE, text=True) as process:
        assert support.first_line(process) == ""
