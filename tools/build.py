"""Build the wheel from the sources as they are now, and install it.

    python tools/build.py [play|compiled|tests|pure|ahead] [--python PYTHON]

play      the compiled wheel if `ahead` has made it; else pure, which takes seconds, and
          without what only the environments need to draw pictures
ahead     makes the compiled wheel for the next of the others, and installs nothing
compiled  compiled, or fail
tests     compiled, or fail; pure with a notice only where no C compiler or no Python
          headers exist, and never in CI
pure      without a C compiler

The wheel is made from a copy of the sources in build/stage, so that no compiled file ever
lands in src/; the pages for the browser and the script that draws the boards for the environments
are built first (tools/pages.py) and packed into it.
Nothing happens when the same sources are already installed. Run it with an environment that
has the locked build tools; --python names another environment to install into. What was
installed is written to `farshore-build` in that environment: the word "compiled" or
"interpreted", and the fingerprint of the sources.
"""

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pages

ROOT = Path(__file__).resolve().parent.parent
STAGE = ROOT / "build" / "stage"
DIST = ROOT / "dist"
AHEAD = ROOT / "build" / "ahead"
LOG = ROOT / "build" / "build.log"
INPUTS = ("pyproject.toml", "README.md", "LICENSE", "NOTICE.md", "src", "docs/rules")
COMPILED, INTERPRETED = "compiled", "interpreted"
IGNORED_SUFFIXES = (".so", ".pyd", ".c", ".pyc")


def inputs() -> list[Path]:
    """Every file that goes into the wheel, relative to the root, in a fixed order."""
    found: list[Path] = []
    for name in INPUTS:
        path = ROOT / name
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        found += [file.relative_to(ROOT) for file in files if file.is_file()]
    return [file for file in found if file.suffix not in IGNORED_SUFFIXES]


def missing_tools() -> str:
    """What the C compile lacks on this machine; empty when nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers (on Debian: the package python3-dev)"
    return ""


def fingerprint(mode: str) -> str:
    """Changes whenever a fresh build could differ from the one that is there."""
    digest = hashlib.sha256()
    tools = (mode, missing_tools(), sys.version, os.environ.get("CC", ""))
    digest.update(repr(tools).encode())
    lock = Path("requirements/dev.txt")
    tools_used = [Path("tools/build.py"), Path("tools/pages.py")]
    for file in [*inputs(), *pages.inputs(), lock, *tools_used]:
        content = (ROOT / file).read_bytes()
        digest.update(f"{file.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def stage(place: Path, pictures: bool) -> None:
    """Copy the inputs and what was built of web/; mypy's cache there survives and saves seconds."""
    place.mkdir(parents=True, exist_ok=True)
    for old in place.iterdir():
        if old.name == ".mypy_cache":
            continue
        if old.is_dir():
            shutil.rmtree(old)
        else:
            old.unlink()
    for file in inputs():
        target = place / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, target)
    without = shutil.ignore_patterns(pages.STAMP)
    package = place / "src" / "farshore"
    shutil.copytree(pages.BUILT, package / "web", ignore=without)
    if pictures:
        shutil.copytree(pages.PICTURES, package / "pictures", ignore=without)


def build(compiled: bool, place: Path, dist: Path, pictures: bool = True) -> Path | None:
    """The new wheel, or None when the build failed; the whole output is in build/build.log."""
    stage(place, pictures)
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment.pop("HATCH_BUILD_NO_HOOKS", None)
    if os.name == "posix":
        # Nobody replaces our functions at load time, so calls between them may be direct.
        flags = (environment.get("CFLAGS", ""), "-fno-semantic-interposition")
        environment["CFLAGS"] = " ".join(flags).strip()
    if not compiled:
        environment["HATCH_BUILD_NO_HOOKS"] = "true"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist)]
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command, cwd=place, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    wheels = list(dist.glob("*.whl"))
    return wheels[0] if done.returncode == 0 and len(wheels) == 1 else None


def install(wheel: Path, python: Path) -> None:
    command = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    command += ["--root-user-action=ignore", "--no-index", "--no-deps", "--force-reinstall"]
    subprocess.run([*command, str(wheel)], check=True)


def say(text: str) -> None:
    print(f"farshore: {text}", flush=True)


def show_log() -> None:
    print(LOG.read_text(encoding="utf-8"), file=sys.stderr)


def made_ahead(mark: str) -> Path | None:
    """The compiled wheel of these sources, if `ahead` has finished it."""
    done = AHEAD / "done"
    if done.is_file() and done.read_text(encoding="utf-8") == mark:
        return next(AHEAD.glob("dist/*.whl"))
    return None


def make_ahead() -> int:
    """Compile for who comes next. A second one at the same time would only disturb the first."""
    mark = fingerprint("compiled")
    AHEAD.mkdir(parents=True, exist_ok=True)
    if made_ahead(mark) or missing_tools():
        return 0
    with (AHEAD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return 0
        if not (pages.build() and pages.build_pictures()):
            return 1
        if build(compiled=True, place=AHEAD / "stage", dist=AHEAD / "dist") is None:
            return 1
        (AHEAD / "done").write_text(mark, encoding="utf-8")
    return 0


def is_installed(stamp: Path, mode: str) -> bool:
    """Whether these sources are installed already, as well as this mode could do it."""
    if not stamp.is_file():
        return False
    mark = stamp.read_text(encoding="utf-8").split()[1]
    compiled = fingerprint("compiled")
    if mode == "play":
        pure = (fingerprint("play"), fingerprint("pure"))
        return mark == compiled or (mark in pure and not made_ahead(compiled))
    return mark == fingerprint(mode)


def wheel_for(mode: str) -> tuple[Path | None, str]:
    """A wheel of the sources as they are, and which kind it is."""
    ahead = None if mode == "pure" else made_ahead(fingerprint("compiled"))
    if ahead:
        return ahead, COMPILED
    compiled = mode == "compiled"
    pictures = mode != "play"
    return build(compiled, STAGE, DIST, pictures), COMPILED if compiled else INTERPRETED


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("mode", choices=["play", "ahead", "compiled", "tests", "pure"])
    parser.add_argument("--python", type=Path, default=Path(sys.executable))
    arguments = parser.parse_args()
    mode: str = arguments.mode
    # The environment's own name for its interpreter, not resolved: that is what makes it a venv.
    python: Path = arguments.python.absolute()
    stamp = python.parent.parent / "farshore-build"

    lacking = missing_tools()
    if mode == "tests":
        mode = "pure" if lacking and not os.environ.get("CI") else "compiled"
        if mode == "pure":
            say(f"NOTICE: {lacking}; the tests run without the compiled build")
    if mode == "ahead":
        return make_ahead()
    if is_installed(stamp, mode):
        return 0

    stamp.unlink(missing_ok=True)
    start = time.monotonic()
    if not (pages.build() and (mode == "play" or pages.build_pictures())):
        say("the pages for the browser could not be built; see build/pages.log")
        return 1
    wheel, kind = wheel_for(mode)
    if wheel is None:
        show_log()
        say(f"the build failed{': ' + lacking if lacking else ''}; see build/build.log")
        return 1
    install(wheel, python)
    mark = fingerprint("compiled" if kind == COMPILED else mode)
    stamp.write_text(f"{kind} {mark}\n", encoding="utf-8")
    say(f"built and installed {wheel.name} ({kind}) in {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
