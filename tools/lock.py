"""Write the lock files of requirements/ anew, or check that they are not stale.

    python tools/lock.py [--check] [--upgrade]

Each lock file holds versions and hashes, no addresses, and in its head a fingerprint of the
requirements in pyproject.toml that it was made from. `--check` compares only that: it needs no
network. Without `--upgrade` the versions stay as far as they can. The lock of the pages' packages
is written by `tools/pages.py lock`; `npm ci` refuses it when it is stale.
"""

import argparse
import hashlib
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
UV_HOME = ROOT / "build" / "uv"
EXTRAS = {
    "dev": ["dev", "docs", "pages", "envs", "openspiel", "data", "arena", "ray", "postgres"],
    "run": [],
    "bench": ["bench", "envs", "openspiel"],
}
"""Lock file -> the extras that it holds besides the dependencies. All are held to the versions of
`dev`, the first, because they may share an environment."""
ADDRESS = re.compile(r"://|^--|/(home|root|tmp|work)/", re.M)


def requirements() -> dict[str, list[str]]:
    """Lock file -> what it is made from, as pyproject.toml has it."""
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = document["project"]
    optional = project["optional-dependencies"]
    hook = document["tool"]["hatch"]["build"]["hooks"]["custom"]
    found = {
        name: [*project["dependencies"], *(each for extra in extras for each in optional[extra])]
        for name, extras in EXTRAS.items()
    }
    tools = [*document["build-system"]["requires"], *hook["compiler-requires"]]
    installer: list[str] = document["dependency-groups"]["uv"]
    return {**found, "build": [*tools, *hook["pages-requires"]], "uv": installer}


def fingerprint(wanted: list[str]) -> str:
    return hashlib.sha256("\n".join(sorted(set(wanted))).encode()).hexdigest()[:12]


def mark(wanted: list[str]) -> str:
    return f"make lock   # of requirements {fingerprint(wanted)}"


def stale() -> list[str]:
    """The lock files that were made from other requirements."""
    return [
        name
        for name, wanted in requirements().items()
        if mark(wanted) not in (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    ]


def uv() -> Path:
    """The program that resolves, in an environment of its own."""
    folder = "Scripts" if sys.platform == "win32" else "bin"
    python = UV_HOME / folder / "python"
    program = UV_HOME / folder / "uv"
    if not program.exists():
        venv.create(UV_HOME, with_pip=True)
        lock = ["--require-hashes", "-r", str(FOLDER / "uv.txt")]
        subprocess.run([python, "-m", "pip", "install", "-qq", *lock], check=True)
    return program


def write(name: str, wanted: list[str], upgrade: bool) -> None:
    target = FOLDER / f"{name}.txt"
    command = [str(uv()), "pip", "compile", "-", "--quiet", "--universal", "--python-version=3.11"]
    command += ["--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-annotate"]
    command += ["--custom-compile-command", mark(wanted), "-o", str(target)]
    if name != "dev":
        command += ["-c", str(FOLDER / "dev.txt")]
    if upgrade:
        command.append("--upgrade")
    subprocess.run(command, input="\n".join(wanted), text=True, check=True)
    if ADDRESS.search(target.read_text(encoding="utf-8")):
        sys.exit(f"{target.name} holds an address; lock files must not")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only tell which files are stale")
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions")
    arguments = parser.parse_args()
    if arguments.check:
        found = stale()
        for name in found:
            print(f"requirements/{name}.txt is stale: run `make lock`", file=sys.stderr)
        return 1 if found else 0
    for name, wanted in requirements().items():
        write(name, wanted, arguments.upgrade)
    return 0


if __name__ == "__main__":
    sys.exit(main())
