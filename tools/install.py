"""Install locked packages into the environment that runs this: with uv, or else with pip.

    python tools/install.py LOCK...     (run, build: requirements/run.txt, requirements/build.txt)

pip takes more than a minute for the developer's tools, uv some seconds. uv is locked itself
(requirements/uv.txt), pip installs it, and it is told what pip is set up with: indexes, folders,
certificates. Where it cannot be had or fails, pip does all the work. Both compare every file with
the hashes of the lock file.
"""

from __future__ import annotations

import ast
import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, distribution
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
    """Whether uv did it. Any index may have any version: the hashes say which file is right."""
    program = Path(sys.executable).with_name("uv.exe" if os.name == "nt" else "uv")
    command = [str(program), "pip", "install", "-q", "--python", sys.executable]
    command += ["--require-hashes", "--index-strategy", "unsafe-best-match", *files(locks)]
    try:
        done = subprocess.run(
            command, env=environment_for_uv(), capture_output=True, text=True, check=False
        )
    except OSError:
        return False
    if done.returncode:
        print(done.stderr, end="", file=sys.stderr, flush=True)
    return done.returncode == 0


def sources(lock: str) -> list[str]:
    """The modules of the packages that a lock file names and that are installed here."""
    found: list[str] = []
    for name in re.findall(r"(?m)^([\w.-]+)==", lock):
        with contextlib.suppress(PackageNotFoundError):  # another system's
            package = distribution(name)
            modules = [file for file in package.files or [] if file.suffix == ".py"]
            found += [str(package.locate_file(module)) for module in modules]
    return found


def write_bytecode(modules: list[str]) -> None:
    """As pip does it, and uv does not.

    Python would do it at the first import, unless it is told to write none or may not write there:
    then each start would read all sources anew, which is half the time that a server takes for it.
    """
    command = [sys.executable, "-m", "compileall", "-q", "-i", "-"]
    if modules:  # else it would take everything that can be imported
        subprocess.run(command, input="\n".join(modules), text=True, check=False)


def main(locks: list[str]) -> int:
    if not locks:
        print(__doc__, file=sys.stderr)
        return 2
    if pip_installs(["uv"]) and uv_installs(locks):
        write_bytecode(sources((FOLDER / "run.txt").read_text("utf-8")))
        return 0
    say("uv cannot do it here; pip takes over, which takes a minute or two")
    return 0 if pip_installs(locks) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
