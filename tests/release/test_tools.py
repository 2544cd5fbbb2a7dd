"""The tools of the release: versions, changelog, locks, and the guard of the speed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import guard
import lock
import pages
import pytest
import release

import farshore

ROOT = Path(__file__).parents[2]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """The files that a release writes."""
    for file in (release.VERSION_FILE, release.CHANGELOG, release.CITATION):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def test_the_version_is_the_same_everywhere() -> None:
    assert release.version_in(ROOT) == farshore.__version__
    citation = (ROOT / release.CITATION).read_text("utf-8")
    assert f"version: {farshore.__version__}\n" in citation


def test_a_release_writes_version_and_changelog(sources: Path) -> None:
    before = release.section((sources / release.CHANGELOG).read_text("utf-8"), "## [Unreleased]")
    release.write_version(sources, "97.1.0", "2030-01-02")
    changelog = (sources / release.CHANGELOG).read_text("utf-8")
    assert release.version_in(sources) == "97.1.0"
    assert "## [97.1.0] - 2030-01-02" in changelog
    assert release.section(changelog, "## [97.1.0]") == before
    assert release.section(changelog, "## [Unreleased]") == ""


def test_a_release_dates_the_citation_once(sources: Path) -> None:
    release.write_version(sources, "97.1.0", "2030-01-02")
    (sources / release.CHANGELOG).write_text("## [Unreleased]\n\n- More.\n", "utf-8")
    release.write_version(sources, "97.2.0", "2030-03-04")
    citation = (sources / release.CITATION).read_text("utf-8")
    assert "version: 97.2.0\ndate-released: 2030-03-04\n" in citation
    assert citation.count("date-released") == 1


def test_a_second_release_without_changes_is_refused(sources: Path) -> None:
    release.write_version(sources, "97.1.0", "2030-01-02")
    with pytest.raises(release.Refused, match="nothing under Unreleased"):
        release.write_version(sources, "97.2.0", "2030-01-03")


@pytest.mark.parametrize("version", ["0.0.1", "one", "97.0.0-beta", farshore.__version__])
def test_a_version_must_be_newer_and_well_written(version: str) -> None:
    with pytest.raises(release.Refused):
        release.check_version(version, ROOT)


def test_the_notes_of_a_version_need_nothing_but_python() -> None:
    """The workflow that publishes has no other packages."""
    command = [sys.executable, "-I", "-S", "tools/release.py", "--notes", "Unreleased"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("### ")


def test_the_lock_files_are_not_stale() -> None:
    assert lock.stale() == []


def test_a_new_requirement_makes_a_lock_stale() -> None:
    wanted = lock.requirements()["run"]
    assert lock.fingerprint(wanted) != lock.fingerprint([*wanted, "something>=1"])
    assert lock.fingerprint(wanted) == lock.fingerprint(wanted[::-1])


def test_parts_for_other_platforms_complete_the_lock() -> None:
    ours = {"version": "1.2.3", "integrity": "sha512-x", "optional": True}
    parts = {"@a/b-linux-x64-gnu": "1.2.3", "@a/b-darwin-arm64": "1.2.3", "@a/b-wasm32": "1.2.3"}
    packages = {
        "": {},
        "node_modules/@a/b": {"dev": True, "optionalDependencies": parts},
        "node_modules/@a/b-linux-x64-gnu": ours.copy(),
    }
    pages.complete(packages)
    assert packages["node_modules/@a/b-linux-x64-gnu"] == ours
    added = packages["node_modules/@a/b-darwin-arm64"]
    assert added == {
        "version": "1.2.3",
        "cpu": ["arm64"],
        "dev": True,
        "optional": True,
        "os": ["darwin"],
    }
    assert packages["node_modules/@a/b-wasm32"]["cpu"] == ["wasm32"]
    assert [*packages] == sorted(packages)


def test_the_guard_refuses_what_became_slower() -> None:
    assert guard.compare({"a": 100, "b": 100}, {"a": 104, "b": 60}) == []
    assert len(guard.compare({"a": 100, "b": 100}, {"a": 106, "b": 100})) == 1


def test_workflows_and_settings_name_no_host() -> None:
    files = [*ROOT.glob(".github/**/*.yml"), ROOT / ".pre-commit-config.yaml"]
    assert len(files) >= 6
    for file in files:
        assert not re.search(r"://", file.read_text("utf-8")), file.name


@pytest.mark.slow
def test_a_dry_run_leaves_artefacts_that_install(tmp_path: Path) -> None:
    """In a clone, because the release refuses sources that are not committed."""
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    command = [sys.executable, "tools/release.py", "97.1.0", "--dry-run"]
    subprocess.run(command, cwd=clone, check=True)
    made = sorted(path.name for path in (clone / "dist").iterdir())
    assert any(name == "farshore-97.1.0.tar.gz" for name in made)
    assert any(name.startswith("farshore-97.1.0-") and name.endswith(".whl") for name in made)
    status = ["git", "status", "--porcelain"]
    assert subprocess.run(status, cwd=clone, capture_output=True, check=True).stdout == b""
