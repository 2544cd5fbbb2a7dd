"""Make a release: `make release VERSION=1.0.0`, or try it with DRY_RUN=1.

    python tools/release.py VERSION [--dry-run]
    python tools/release.py --notes VERSION       print what the changelog says of a version

A release is a commit that writes the version and dates the changelog, a tag, and artefacts that
were installed and played with. All of it happens in a copy first; only when that went well are the
commit and the tag made here. A dry run stops before that and leaves the artefacts in dist/.
"""

from __future__ import annotations

import argparse
import datetime
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
VERSION_FILE = Path("src/farshore/version.py")
CHANGELOG = Path("CHANGELOG.md")
CITATION = Path("CITATION.cff")
UNRELEASED = "## [Unreleased]\n"


class Refused(Exception):
    """Why there can be no release now."""


def say(text: str) -> None:
    print(f"release: {text}", file=sys.stderr, flush=True)


def run(*command: object, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise Refused(f"failed: {' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


# --- what is written ------------------------------------------------------------------------


def version_in(root: Path) -> str:
    found = re.search(r'__version__ = "(.*)"', (root / VERSION_FILE).read_text("utf-8"))
    if found is None:
        raise Refused(f"{VERSION_FILE} holds no version")
    return found[1]


def section(changelog: str, heading: str) -> str:
    """What the changelog says under a heading."""
    parts = re.split(r"^(## \[.*\n)", changelog, flags=re.M)
    for title, text in zip(parts[1::2], parts[2::2], strict=True):
        if title.startswith(heading):
            return text.strip()
    return ""


def released(changelog: str, version: str, day: str) -> str:
    """The changelog with a section for the version, and nothing that is unreleased."""
    if not section(changelog, UNRELEASED.strip()):
        raise Refused("the changelog has nothing under Unreleased")
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n## [{version}] - {day}\n", 1)


def write_version(root: Path, version: str, day: str) -> list[Path]:
    """Writes the version into a copy of the sources; gives the files that changed."""
    old = version_in(root)
    for file in (VERSION_FILE, CITATION):
        text = (root / file).read_text("utf-8")
        if old not in text:
            raise Refused(f"{file} does not say {old}")
        (root / file).write_text(text.replace(old, version), "utf-8")
    citation = (root / CITATION).read_text("utf-8")
    undated = re.sub(r"^date-released: .*\n", "", citation, flags=re.M)
    dated = undated.replace(f"version: {version}\n", f"version: {version}\ndate-released: {day}\n")
    (root / CITATION).write_text(dated, "utf-8")
    changelog = (root / CHANGELOG).read_text("utf-8")
    (root / CHANGELOG).write_text(released(changelog, version, day), "utf-8")
    return [VERSION_FILE, CITATION, CHANGELOG]


def check_version(version: str, root: Path) -> None:
    """Refuses a version that is none, or not newer."""
    # Not at the top: printing the notes needs nothing but Python.
    from packaging.version import InvalidVersion, Version

    try:
        wanted = Version(version)
    except InvalidVersion as error:
        raise Refused(f"{version!r} is not a version") from error
    if str(wanted) != version:
        raise Refused(f"write it as {wanted}")
    if wanted <= Version(version_in(root)):
        raise Refused(f"{version} is not newer than {version_in(root)}")


# --- what is built --------------------------------------------------------------------------


def build(sources: Path, target: Path) -> tuple[Path, Path]:
    """The sdist, and the wheel that is made from it, as anybody would make it."""
    shutil.rmtree(target, ignore_errors=True)
    run(sys.executable, "tools/docs.py", cwd=sources)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", target, cwd=sources)
    sdist = next(target.glob("*.tar.gz"))
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--disable-pip-version-check"]
    run(*pip, "-w", target, sdist)
    return sdist, next(target.glob("*.whl"))


def try_out(wheel: Path, version: str) -> None:
    """Installs the wheel into an empty environment and uses it there."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(sys.executable, "-m", "venv", folder / "venv")
        programs = folder / "venv" / "bin"
        run(programs / "python", "-m", "pip", "install", "-q", wheel)
        told = run(programs / "farshore", "--version", cwd=folder)
        if f"farshore {version} " not in told:
            raise Refused(f"the wheel calls itself {told.strip()!r}")
        run(programs / "farshore", "simulate", "antarctica", "--games", "20", cwd=folder)


def release(version: str, dry: bool) -> None:
    check_version(version, ROOT)
    if run("git", "status", "--porcelain"):
        raise Refused("there are changes that are not committed")
    if run("git", "tag", "--list", f"v{version}"):
        raise Refused(f"the tag v{version} exists")
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    with tempfile.TemporaryDirectory(prefix="farshore-release-") as name:
        copy = Path(name) / "sources"
        run("git", "clone", "-q", ROOT, copy)
        write_version(copy, version, day)
        say(f"building {version}")
        sdist, wheel = build(copy, DIST)
        say(f"trying out {wheel.name}")
        try_out(wheel, version)
    say(f"made dist/{sdist.name} and dist/{wheel.name}")
    if dry:
        say("a dry run: nothing is committed, no tag is set")
        return
    run("git", "add", *write_version(ROOT, version, day))
    run("git", "commit", "-q", "-m", f"Release {version}")
    run("git", "tag", "-a", f"v{version}", "-m", f"Farshore {version}")
    say(f"committed and tagged v{version}; `git push --follow-tags` publishes it")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("version")
    parser.add_argument("--dry-run", action="store_true")
    parser.add_argument("--notes", action="store_true")
    arguments = parser.parse_args()
    try:
        if arguments.notes:
            text = (ROOT / CHANGELOG).read_text("utf-8")
            print(section(text, f"## [{arguments.version}]"))
        else:
            release(arguments.version, arguments.dry_run)
    except Refused as error:
        say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
