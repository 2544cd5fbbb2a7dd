"""The steps of deploy/Containerfile without a container engine: on a minimal Debian in a folder.

    python tools/container.py      (`make container`; as root, with debootstrap)

Reads the Containerfile and does what it says, stage by stage, in folders made by debootstrap. Then
runs what it says, as its user, with a root file system that cannot be written, a volume and an
empty /tmp; asks its health check, opens a table, makes a backup as docs/host/containers.md says,
stops it by its signal, starts it again and finds the table. Then the same for the systemd units
of deploy/systemd, in the stage where Farshore was installed as docs/host/systemd.md says: systemd
checks them, and what they start is started as a user of its own without any capability; the unit
for backups makes one. (Not held: address families and namespaces, which only systemd restricts.)
It takes some minutes and two gigabytes in build/container, which are removed again.
FARSHORE_FRESH_SHARE: as for tools/fresh.py.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from fresh import CERTIFICATES, PASSED_ON, SETTINGS, Failed, mirror, run

ROOT = Path(__file__).resolve().parent.parent
BASE = ROOT / "build" / "container"
FILE = ROOT / "deploy" / "Containerfile"
UNITS = ROOT / "deploy" / "systemd"
HOST = "http://127.0.0.1:8765"
"""Where the container listens; its port is published there."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
PATIENCE = 120.0
SERVICE_USER = 61184
"""Of those that systemd gives to a DynamicUser."""
BACKUP = ("farshore-backup.service", "farshore-backup.timer")
TRUSTS = "import ssl; assert ssl.create_default_context().get_ca_certs()"
"""Without certificates nobody could be called, and nobody could sign in with OpenID."""


def say(text: str) -> None:
    print(f"container: {text}", flush=True)


def instructions(text: str) -> list[tuple[str, str]]:
    """(name, what follows) of each instruction of a Containerfile."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n", " ", "\n".join(lines))
    found: list[tuple[str, str]] = []
    for line in filter(None, map(str.strip, joined.splitlines())):
        name, _, rest = line.partition(" ")
        found.append((name.upper(), rest.strip()))
    return found


class Stage:
    """A file system that a Containerfile fills, and how its program is run."""

    def __init__(self, root: Path, undo: ExitStack) -> None:
        self.root = root
        self.environment = {"PATH": PATH}
        self.user = "root"
        self.folder = "/"
        self.volumes: list[str] = []
        self.entry: list[str] = []
        self.command: list[str] = []
        self.check: list[str] = []
        self.stop = signal.SIGTERM
        self.confined: list[str] = []
        """What the program is started by, to have less than its user could have."""
        for place in ("proc", "dev"):
            self.show(Path("/", place), place, undo)
        for place in filter(None, os.environ.get("FARSHORE_FRESH_SHARE", "").split(":")):
            self.show(Path(place), place, undo)

    def show(self, outside: Path, inside: str, undo: ExitStack) -> None:
        place = self.root / inside.lstrip("/")
        place.mkdir(parents=True, exist_ok=True)
        run(["mount", "--bind", str(outside), str(place)])
        undo.callback(run, ["umount", "--lazy", str(place)])

    @contextmanager
    def lent(self) -> Iterator[None]:
        """This machine's settings and certificates, for a RUN that fetches packages. Afterwards
        they are gone: what the server needs of them must be part of the container."""
        before: dict[Path, bytes | None] = {}
        for name in filter(os.path.isfile, (*SETTINGS, CERTIFICATES)):
            place = self.root / name[1:]
            before[place] = place.read_bytes() if place.is_file() else None
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(name, place)
        yield
        for place, content in before.items():
            if place.read_bytes() != Path("/", place.relative_to(self.root)).read_bytes():
                continue  # a package has written its own
            if content is None:
                place.unlink()
            else:
                place.write_bytes(content)

    def inside(self, words: list[str], passed_on: bool = False) -> list[str]:
        """A command in this file system, as its user."""
        passed = {key: value for key, value in os.environ.items() if PASSED_ON.fullmatch(key)}
        values = {**self.environment, **(passed if passed_on else {})}
        settings = [f"{key}={value}" for key, value in values.items()]
        user = [] if self.confined else [f"--userspec={self.user}"]
        chroot = ["chroot", *user, str(self.root), *self.confined, "/usr/bin/env", "-i"]
        return [*chroot, f"--chdir={self.folder}", *settings, *words]

    def follow(self, name: str, rest: str, stages: dict[str, Stage]) -> None:
        """One instruction."""
        match name:
            case "RUN":
                say(f"RUN {rest}")
                with self.lent():
                    run(self.inside(["/bin/sh", "-c", rest], passed_on=True))
            case "COPY":
                self._copy(rest, stages)
            case "ENV":
                for word in shlex.split(rest):
                    key, _, value = word.partition("=")
                    self.environment[key] = value.replace("$PATH", self.environment["PATH"])
            case "USER":
                self.user = rest
            case "WORKDIR":
                self.folder = rest
            case "VOLUME":
                self.volumes.append(rest)
            case "STOPSIGNAL":
                self.stop = signal.Signals[rest]
            case "HEALTHCHECK":
                self.check = json.loads(rest.partition("CMD")[2])
            case "ENTRYPOINT":
                self.entry = json.loads(rest)
            case "CMD":
                self.command = json.loads(rest)
            case "EXPOSE":
                pass
            case _:
                raise Failed(f"{name} is not understood")

    def _copy(self, rest: str, stages: dict[str, Stage]) -> None:
        words = shlex.split(rest)
        where = re.fullmatch(r"--from=(\S+)", words[0])
        source, target = words[-2:]
        place = self.root / target.lstrip("/")
        if where is not None:
            run(["cp", "-a", str(stages[where.group(1)].root / source.lstrip("/")), str(place)])
            return
        place.mkdir(parents=True)
        files = ["git", "-C", str(ROOT), "ls-files", "-z", source]
        listed = subprocess.run(files, check=True, capture_output=True).stdout
        tar = ["tar", "-C", str(ROOT), "--null", "-T", "-", "-c"]
        packed = subprocess.run(tar, input=listed, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-C", str(place), "-x"], input=packed, check=True)

    def seal(self, undo: ExitStack) -> None:
        """From now on only the volumes and /tmp can be written."""
        for number, volume in enumerate(self.volumes):
            kept = BASE / f"{self.root.name}-volume{number}"
            run(["cp", "-a", str(self.root / volume.lstrip("/")), str(kept)])
        run(["mount", "--bind", str(self.root), str(self.root)])
        undo.callback(run, ["umount", "--lazy", str(self.root)])
        for place in ("proc", "dev"):
            self.show(Path("/", place), place, undo)
        for number, volume in enumerate(self.volumes):
            self.show(BASE / f"{self.root.name}-volume{number}", volume, undo)
        run(["mount", "-t", "tmpfs", "tmpfs", str(self.root / "tmp")])
        undo.callback(run, ["umount", "--lazy", str(self.root / "tmp")])
        run(["mount", "-o", "remount,bind,ro", str(self.root)])

    def start(self) -> subprocess.Popen[bytes]:
        """What the container runs, once it is healthy."""
        process = subprocess.Popen(self.inside([*self.entry, *self.command]))
        until = time.monotonic() + PATIENCE
        while subprocess.run(self.inside(self.check), capture_output=True, check=False).returncode:
            if process.poll() is not None or time.monotonic() > until:
                raise Failed("it does not become healthy")
            time.sleep(1)
        return process


def build(undo: ExitStack) -> list[Stage]:
    """The stages of the Containerfile."""
    site, suite = mirror()
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for name, rest in instructions(FILE.read_text("utf-8")):
        if name == "FROM":
            image, _, called = rest.partition(" AS ")
            if image != f"debian:{suite}-slim":
                raise Failed(f"{image} is not what this machine's mirror has: {suite}")
            root = BASE / (called or "last")
            say(f"FROM {rest}")
            if stage is None:
                run(["debootstrap", "--variant=minbase", suite, str(BASE / "plain"), site])
            run(["cp", "-a", str(BASE / "plain"), str(root)])
            stage = stages[called or "last"] = Stage(root, undo)
        elif stage is not None:
            stage.follow(name, rest, stages)
    if stage is None:
        raise Failed("the Containerfile is empty")
    return list(stages.values())


def unit(name: str) -> list[tuple[str, str]]:
    """(key, value) of the lines of a unit's section Service."""
    text = (UNITS / name).read_text("utf-8").partition("[Service]\n")[2].partition("\n[")[0]
    lines = (line.partition("=") for line in text.splitlines() if not line.startswith("#"))
    return [(key, value.replace("%%", "%")) for key, _, value in lines if key]


def environment(found: list[tuple[str, str]]) -> dict[str, str]:
    words = [value.partition("=") for key, value in found if key == "Environment"]
    return {name: value for name, _, value in words}


def install_units(stage: Stage, check: list[str]) -> None:
    """The stage where Farshore was installed becomes a machine with the units."""
    stage.follow("RUN", "apt-get update -qq && apt-get install -y -qq systemd", {})
    stage.follow("RUN", "mkdir -p /var/lib/private/farshore /var/lib/farshore-backup", {})
    stage.follow("RUN", "ln -s private/farshore /var/lib/farshore", {})
    # systemd keeps others out of this folder, and shows the unit its own in a namespace
    stage.follow("RUN", "chmod 0755 /var/lib/private", {})
    stage.follow("RUN", f"chown {SERVICE_USER}:{SERVICE_USER} /var/lib/private/farshore", {})
    for path in UNITS.iterdir():
        shutil.copy(path, stage.root / "etc/systemd/system")
    told = run(stage.inside(["systemd-analyze", "verify", "farshore.service", *BACKUP]))
    if told.strip():
        raise Failed(f"systemd says: {told}")
    found = unit("farshore.service")
    started = shlex.split(dict(found)["ExecStart"])
    stage.volumes = ["/var/lib/private/farshore", "/var/lib/farshore-backup"]
    stage.environment |= environment(found)
    stage.entry, stage.command, stage.check = started[:1], started[1:], check
    ids = [f"--reuid={SERVICE_USER}", f"--regid={SERVICE_USER}", "--clear-groups"]
    none = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"]
    stage.confined = ["/usr/bin/setpriv", *ids, *none]


def back_up(stage: Stage) -> None:
    """What the unit for backups does, as root."""
    found = unit(BACKUP[0])
    settings = [f"{key}={value}" for key, value in environment(found).items()]
    for command in (value for key, value in found if key == "ExecStart"):
        words = ["/usr/bin/env", "-i", f"PATH={PATH}", *settings, *shlex.split(command)]
        run(["chroot", str(stage.root), *words])
    if not list((stage.root / "var/lib/farshore-backup").glob("*.db")):
        raise Failed("the unit for backups made none")
    say("the unit for backups made one")


def ask(method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """The answer of the server, and its cookie."""
    headers = {"content-type": "application/json", "cookie": cookie}
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(HOST + path, content, headers, method=method)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(request, timeout=30) as answer:
        given = answer.headers.get("set-cookie", cookie).partition(";")[0]
        return json.load(answer), given


def use(stage: Stage) -> None:
    """What docs/host/containers.md promises."""
    process = stage.start()
    try:
        for place in ("/opt/farshore", "/etc", "/"):
            tried = stage.inside(["touch", f"{place}/written"])
            if subprocess.run(tried, capture_output=True, check=False).returncode == 0:
                raise Failed(f"{place} can be written")
        run(stage.inside(["python3", "-c", TRUSTS]))
        _, cookie = ask("PUT", "/api/me", {"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        body = {"game": "antarctica", "players": 2, "seats": seats}
        table = ask("POST", "/api/tables", body, cookie)[0]["id"]
        run(stage.inside([*stage.entry, "db", "backup", f"{stage.volumes[0]}/copy.db"]))
        process.send_signal(stage.stop)
        process.wait(30)
        process = stage.start()
        if ask("GET", f"/api/tables/{table}", cookie=cookie)[0]["status"] != "running":
            raise Failed("the table is not there any more")
        say("healthy, read-only, stopped and started again with its table")
    finally:
        process.send_signal(stage.stop)
        process.wait(60)


def main() -> int:
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        say("SKIPPED: needs root and debootstrap (on Debian: apt-get install debootstrap)")
        return 0
    BASE.mkdir(parents=True)
    try:
        with ExitStack() as undo:
            installed, *_, container = build(undo)
            container.seal(undo)
            use(container)
            install_units(installed, container.check)
            installed.seal(undo)
            use(installed)
            back_up(installed)
    except (Failed, OSError, subprocess.SubprocessError) as error:
        say(f"FAILED: {error}")
        return 1
    finally:
        if str(BASE) in Path("/proc/self/mounts").read_text(encoding="utf-8"):
            say(f"{BASE} still has mounts in it; it stays")
        else:
            shutil.rmtree(BASE, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
