"""A fresh machine: do the README's commands work where nothing of ours is?

    python tools/fresh.py [SUITE]     (`make fresh`; as root, with debootstrap)

Makes a minimal Debian with what the README asks for (python3-venv, make) and git, clones the
repository there as an ordinary user, and runs what a newcomer would: `make play` until the page
answers, the set-up of `make test`, `pip install .` without a C compiler and then with one. The
mirror is the one that this machine's apt uses, and so is the suite, unless another is named, which
brings another Python. The settings of pip and npm go along, and the folders in FARSHORE_FRESH_SHARE
(separated by colons) can be seen inside, read-only, for package indexes on a disk. It takes some
minutes and a gigabyte in build/fresh, which is removed again.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BASE = ROOT / "build" / "fresh"
PACKAGES = "python3-venv,make,git,ca-certificates"
COMPILER = ("gcc", "libc6-dev", "python3-dev")
USER = "newcomer"
HOME = f"/home/{USER}"
PORT = 8931
PATIENCE = 900
SETTINGS = ("/etc/pip.conf", "/etc/npmrc", "/etc/resolv.conf", "/etc/hosts")
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
PASSED_ON = re.compile(r"(PIP|UV|NPM_CONFIG|SSL|NODE_EXTRA|HTTPS?|NO)_.*|.*_proxy", re.I)


class Failed(Exception):
    """What did not work on the fresh machine."""


def say(text: str) -> None:
    print(f"fresh: {text}", flush=True)


def mirror() -> tuple[str, str]:
    """(address, suite) of Debian, as apt on this machine knows them."""
    told = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(SITE) $(RELEASE) $(ORIGIN) $(COMPONENT)"],
        capture_output=True,
        text=True,
        check=True,
    )
    for line in told.stdout.splitlines():
        site, suite, origin, component = (line.split() + [""] * 4)[:4]
        if origin == "Debian" and component == "main" and "-" not in suite:
            return site, suite
    raise Failed("apt knows no Debian mirror")


class Machine:
    """The minimal Debian in a folder."""

    def __init__(self, root: Path, suite: str, undo: ExitStack) -> None:
        self.root = root
        site, ours = mirror()
        suite = suite or ours
        say(f"making a minimal Debian {suite}")
        command = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}"]
        run([*command, suite, str(root), site])
        for place in ("proc", "dev", "dev/shm", "sys"):
            self._show(Path("/", place), undo)
        for place in filter(None, os.environ.get("FARSHORE_FRESH_SHARE", "").split(":")):
            self._show(Path(place), undo, "ro")
        for name in (*SETTINGS, CERTIFICATES):
            if Path(name).is_file():
                shutil.copy(name, root / name[1:])
        run(["chroot", str(root), "useradd", "-m", USER])

    def _show(self, place: Path, undo: ExitStack, *options: str) -> None:
        inside = self.root / place.relative_to("/")
        inside.mkdir(parents=True, exist_ok=True)
        mode = ",".join(["bind", *options])
        run(["mount", "-o", mode, str(place), str(inside)])
        undo.callback(run, ["umount", "--lazy", str(inside)])

    def command(self, text: str, user: str = USER) -> list[str]:
        passed = [f"{key}={value}" for key, value in os.environ.items() if PASSED_ON.fullmatch(key)]
        chroot = ["chroot", f"--userspec={user}", str(self.root), "/usr/bin/env", "-i"]
        path = "PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
        home = HOME if user == USER else "/root"
        settings = [path, f"HOME={home}", "LANG=C.UTF-8", *passed]
        return [*chroot, *settings, "/bin/bash", "-c", f"cd {home}; set -e; {text}"]

    def do(self, text: str, user: str = USER) -> str:
        say(f"$ {text}")
        start = time.monotonic()
        output = run(self.command(text, user))
        say(f"  done in {time.monotonic() - start:.0f} s")
        return output

    def serve(self, text: str) -> None:
        """Lets a command start the server, until the page answers."""
        say(f"$ {text}")
        start = time.monotonic()
        process = subprocess.Popen(self.command(text), start_new_session=True)
        try:
            wait_for_page(process)
            say(f"  the page answered after {time.monotonic() - start:.0f} s")
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(60)


def wait_for_page(process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    while time.monotonic() < until:
        if process.poll() is not None:
            raise Failed("the server ended by itself")
        try:
            with opener.open(f"http://127.0.0.1:{PORT}/", timeout=5) as page:
                if b"<html" in page.read().lower():
                    return
        except (urllib.error.URLError, OSError):
            time.sleep(1)
    raise Failed("no page came")


def run(command: list[str]) -> str:
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise Failed(f"{' '.join(command)}\n{done.stdout}")
    return done.stdout


def remove() -> None:
    """Removes the machine, unless something of ours is still mounted in it."""
    if str(BASE) in Path("/proc/self/mounts").read_text(encoding="utf-8"):
        say(f"{BASE} still has mounts in it; it stays")
    else:
        shutil.rmtree(BASE, ignore_errors=True)


def install_and_look(machine: Machine, wanted: str) -> None:
    machine.do("rm -rf venv; python3 -m venv venv; venv/bin/pip install -q ./farshore")
    told = machine.do("venv/bin/farshore --version").strip()
    say(told)
    if f"({wanted})" not in told:
        raise Failed(f"wanted the {wanted} build, found {told}")
    machine.do("venv/bin/farshore simulate antarctica --games 20")
    machine.serve(
        f"mkdir empty-{wanted}; cd empty-{wanted}; ../venv/bin/farshore serve --port {PORT}"
    )


def newcomer(machine: Machine) -> None:
    """All that somebody new would do."""
    sources = machine.root / HOME[1:] / "farshore"
    run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(sources)])
    run(["chroot", str(machine.root), "chown", "-R", f"{USER}:{USER}", HOME])
    machine.serve(f'cd farshore; make play SERVE="--port {PORT}"')
    machine.do("cd farshore; make .venv/dev.stamp")
    install_and_look(machine, "interpreted")
    compiler = " ".join(COMPILER)
    machine.do(f"apt-get update -qq; apt-get install -y -qq {compiler} >/dev/null", user="root")
    install_and_look(machine, "compiled")


def main() -> int:
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        say("SKIPPED: needs root and debootstrap (on Debian: apt-get install debootstrap)")
        return 0
    try:
        with ExitStack() as undo:
            undo.callback(remove)
            newcomer(Machine(BASE, "".join(sys.argv[1:]), undo))
    except Failed as error:
        say(f"FAILED: {error}")
        return 1
    say("everything worked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
