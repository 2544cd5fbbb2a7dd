"""The examples in deploy/ speak of what there is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from farshore.server.metrics import Metrics
from farshore.server.settings import PREFIX, Settings
from tests.server.support import ROOT, Server

DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
NOT_SETTINGS = {"FARSHORE_CONFIG", "FARSHORE_NAME", "FARSHORE_PASSWORD"}
"""Variables of compose.yaml itself, and the one that names the file."""


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.relative_to(DEPLOY).as_posix())
def test_every_variable_is_a_setting(file: Path) -> None:
    named = set(re.findall(r"\bFARSHORE_[A-Z_]+", file.read_text("utf-8")))
    known = {PREFIX + name.upper() for name in Settings.model_fields}
    assert named - known - NOT_SETTINGS == set()


def test_the_dashboard_asks_for_numbers_that_are_told(server: Server) -> None:
    asked = set(
        re.findall(
            r"\b((?:farshore|process)_[a-z_]+)", (DEPLOY / "grafana/farshore.json").read_text()
        )
    )
    text = server.person().http.get("/metrics").text
    told = set(re.findall(r"^# TYPE (\S+)", text, re.M))
    told |= {
        f"{name}{ending}" for name in told for ending in ("_bucket", "_count", "_sum", "_total")
    }
    assert asked - told == set()


def test_the_dashboard_is_a_dashboard() -> None:
    found = json.loads((DEPLOY / "grafana" / "farshore.json").read_text())
    ids = [panel["id"] for panel in found["panels"]]
    assert len(ids) == len(set(ids)) >= 10
    assert all(target["expr"] for panel in found["panels"] for target in panel["targets"])
    assert Metrics().text()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in (DEPLOY / "systemd").iterdir():
        text = unit.read_text("utf-8").replace("/opt/farshore/bin/farshore", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    units = [str(path) for path in tmp_path.iterdir()]
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units],
        capture_output=True,
        text=True,
        check=False,
    )
    ours = [line for line in done.stderr.splitlines() if "farshore" in line]
    assert ours == []
