"""Install locked packages into the environment that runs this: with uv, or else with pip.

    python tools/install.py LOCK...     (run, build: requirements/run.txt, requirements/build.txt)

pip takes more than a minute for the developer's tools, uv some seconds. uv is locked itself
(requirements/uv.txt), pip installs it, and it is told what pip is set up with: indexes, folders,
certificates. Where it cannot be had or fails, pip does all the work. Both compare every file with
the hashes of the lock file.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "requirements"
PIP = (sys.executable, "-m", "pip")
PIP_INSTALL = (*PIP, "install", "-qq", "--disable-pip-version-check", "--root-user-action=ignore")
SETTINGS = {
    "index-url": ("UV_DEFAULT_INDEX", " "),
    "extra-index-url": ("UV_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "trusted-host": ("UV_INSECURE_HOST", " "),
    "default-timeout": ("UV_HTTP_TIMEOUT", " "),
    "timeout": ("UV_HTTP_TIMEOUT", " "),
    "proxy": ("ALL_PROXY", " "),
    "cert": ("SSL_CERT_FILE", " "),
}
"""A setting of pip -> the variable that tells uv, and what stands between several values there."""


def say(text: str) -> None:
    print(f"farshore: {text}", flush=True)


def settings_for_uv(told: str) -> dict[str, str]:
    """Variables for uv, of what `pip config list` tells (`global.index-url='…'`)."""
    found: dict[str, str] = {}
    # what is said in the environment counts most, and comes first
    for line in sorted(told.splitlines(), key=lambda line: not line.startswith(":env:")):
        name, equals, value = line.partition("=")
        variable, between = SETTINGS.get(name.rpartition(".")[2], ("", ""))
        if equals and variable:
            found.setdefault(variable, between.join(str(ast.literal_eval(value)).split()))
    return found


def environment_for_uv() -> Mapping[str, str]:
    told = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=False)
    return {**settings_for_uv(told.stdout), **os.environ}


def files(locks: list[str]) -> list[str]:
    return [part for lock in locks for part in ("-r", str(FOLDER / f"{lock}.txt"))]


def pip_installs(locks: list[str]) -> bool:
    command = [*PIP_INSTALL, "--require-hashes", *files(locks)]
    return subprocess.run(command, check=False).returncode == 0


def uv_installs(locks: list[str]) -> bool:
    """Whether uv did it. Any index may have any version: the hashes say which file is right.

    It writes bytecode as pip does. Where Python is told to write none, each start of a server would
    compile all sources anew, which is half of the time it takes.
    """
    program = Path(sys.executable).with_name("uv.exe" if os.name == "nt" else "uv")
    command = [str(program), "pip", "install", "-q", "--python", sys.executable]
    command += ["--compile-bytecode", "--require-hashes"]
    command += ["--index-strategy", "unsafe-best-match", *files(locks)]
    try:
        done = subprocess.run(
            command, env=environment_for_uv(), capture_output=True, text=True, check=False
        )
    except OSError:
        return False
    if done.returncode:
        print(done.stderr, end="", file=sys.stderr, flush=True)
    return done.returncode == 0


def main(locks: list[str]) -> int:
    if not locks:
        print(__doc__, file=sys.stderr)
        return 2
    if pip_installs(["uv"]) and uv_installs(locks):
        return 0
    say("uv cannot do it here; pip takes over, which takes a minute or two")
    return 0 if pip_installs(locks) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
