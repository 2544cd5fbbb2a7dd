"""Build the wheel from the sources as they are now, and install it.

    python tools/build.py [play|compiled|tests|pure|ahead] [--python PYTHON]

play      the compiled wheel if `ahead` has made it; else pure, which takes seconds
ahead     makes the compiled wheel for the next of the others, and installs nothing
compiled  compiled, or fail
tests     compiled, or fail; pure with a notice only where no C compiler or no Python
          headers exist, and never in CI
pure      without a C compiler

The wheel is the one that everybody gets: hatchling makes it, with tools/hook.py. This only adds
what a developer wants besides: nothing happens when the same sources are already installed. Run
it with an environment that has the locked build tools; --python names another environment to
install into. What was installed is written to `farshore-build` in that environment: the word
"compiled" or "interpreted", and the fingerprint of the sources.
"""

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pages
from kernel import missing_tools, say

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "build" / "wheel"
AHEAD = ROOT / "build" / "ahead"
INPUTS = ("pyproject.toml", "README.md", "LICENSE", "NOTICE.md", "src", "docs/rules")
TOOLS = tuple(
    Path("tools", name) for name in ("build.py", "docs.py", "hook.py", "kernel.py", "pages.py")
)
COMPILED, INTERPRETED = "compiled", "interpreted"
IGNORED_SUFFIXES = (".so", ".pyd", ".c", ".pyc")


def inputs() -> list[Path]:
    """Every file that the wheel is made of, relative to the root, in a fixed order."""
    found: list[Path] = []
    for name in INPUTS:
        path = ROOT / name
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        found += [file.relative_to(ROOT) for file in files if file.is_file()]
    return [file for file in found if file.suffix not in IGNORED_SUFFIXES]


def fingerprint(mode: str) -> str:
    """Changes whenever a fresh build could differ from the one that is there."""
    digest = hashlib.sha256()
    tools = (mode, missing_tools(), sys.version, os.environ.get("CC", ""))
    digest.update(repr(tools).encode())
    lock = Path("requirements/dev.txt")
    for file in [*inputs(), *pages.inputs(), *TOOLS, lock]:
        content = (ROOT / file).read_bytes()
        digest.update(f"{file.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def build(compiled: bool, dist: Path) -> Path | None:
    """The new wheel, or None when the build failed; the whole output is in `dist`/build.log."""
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["FARSHORE_COMPILE"] = "always" if compiled else "never"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist)]
    with (
        log_of(dist).open("w", encoding="utf-8") as log,
        subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            text=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            log.write(line)
            if line.startswith("farshore: compil"):
                print(line, end="", flush=True)
    wheels = list(dist.glob("*.whl"))
    return wheels[0] if process.returncode == 0 and len(wheels) == 1 else None


def log_of(dist: Path) -> Path:
    return dist / "build.log"


def install(wheel: Path, python: Path) -> None:
    command = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    command += ["--root-user-action=ignore", "--no-index", "--no-deps", "--force-reinstall"]
    subprocess.run([*command, str(wheel)], check=True)


def made_ahead(mark: str) -> Path | None:
    """The compiled wheel of these sources, if `ahead` has finished it."""
    done = AHEAD / "done"
    if done.is_file() and done.read_text(encoding="utf-8") == mark:
        return next((AHEAD / "wheel").glob("*.whl"))
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
        if build(compiled=True, dist=AHEAD / "wheel") is None:
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
        return mark == compiled or (mark == fingerprint("pure") and not made_ahead(compiled))
    return mark == fingerprint(mode)


def wheel_for(mode: str) -> tuple[Path | None, str, str]:
    """A wheel of the sources as they are now, which kind it is, and their fingerprint.

    Not the fingerprint of afterwards: somebody may edit them while the compiler is at work.
    """
    mark = fingerprint("compiled")
    ahead = None if mode == "pure" else made_ahead(mark)
    if ahead:
        return ahead, COMPILED, mark
    if mode == "compiled":
        return build(True, DIST), COMPILED, mark
    mark = fingerprint("pure")
    return build(False, DIST), INTERPRETED, mark


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
    wheel, kind, mark = wheel_for(mode)
    if wheel is None:
        print(log_of(DIST).read_text(encoding="utf-8"), file=sys.stderr)
        say(f"the build failed{': ' + lacking if lacking else ''}; see {log_of(DIST)}")
        return 1
    install(wheel, python)
    stamp.write_text(f"{kind} {mark}\n", encoding="utf-8")
    say(f"built and installed {wheel.name} ({kind}) in {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
