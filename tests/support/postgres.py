"""A PostgreSQL of the tests' own: a private cluster on a free port, made anew and thrown away."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg

from tests.support.loops import run_in_own_loop

PATIENCE = 60.0
SETTINGS = ("fsync=off", "max_connections=300", "listen_addresses=127.0.0.1")
"""A test database need not outlive the machine."""
OWNER = "farshore"


def binaries() -> Path:
    """Debian keeps the programs of the server out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    assert found, "PostgreSQL is missing: apt-get install postgresql"
    return found[-1]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


class Cluster:
    """A database server. Root may not run one, so it is run as `postgres` then."""

    def __init__(self, parent: Path | None = None, *more: str) -> None:
        """`parent`: where its files are kept; `more`: settings."""
        self._more = more
        self.folder = Path(tempfile.mkdtemp(prefix="farshore-postgres-", dir=parent))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            self._as = {"user": "postgres", "group": "postgres", "extra_groups": []}
        self.port = free_port()
        self._run("initdb", "-A", "trust", "-U", OWNER, "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [binaries() / program, "-D", self.folder / "data", *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            **self._as,
        )

    def start(self) -> None:
        settings = [
            *SETTINGS,
            *self._more,
            f"port={self.port}",
            f"unix_socket_directories={self.folder}",
        ]
        with (self.folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                [
                    binaries() / "postgres",
                    "-D",
                    self.folder / "data",
                    *(part for setting in settings for part in ("-c", setting)),
                ],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._as,
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.execute("postgres", "SELECT 1")
                return
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < deadline, (self.folder / "log").read_text()
                time.sleep(0.05)

    def is_up(self) -> bool:
        return self._process.poll() is None

    def processes(self) -> list[int]:
        """The database server and what works for it."""
        own = self._process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text()
        return [own, *(int(child) for child in children.split())]

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """At once (`immediate`), unless another signal is asked for."""
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def address(self, database: str, user: str = OWNER) -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database, with the order of a language as most hosts have it."""
        name = f"test_{secrets.token_hex(6)}"
        order = "LOCALE_PROVIDER icu ICU_LOCALE 'en'"
        self.execute("postgres", f"CREATE DATABASE {name} TEMPLATE template0 {order}")
        return self.address(name)

    def execute(self, database: str, *statements: str) -> list[list[Any]]:
        return execute(self.address(database), *statements)


def execute_script(address: str, script: str) -> None:
    async def work() -> None:
        db = await asyncpg.connect(address)
        try:
            await db.execute(script)
        finally:
            await db.close()

    run_in_own_loop(work())


def execute(address: str, *statements: str) -> list[list[Any]]:
    """Runs statements; gives the rows of the last one."""

    async def work() -> list[list[Any]]:
        db = await asyncpg.connect(address)
        try:
            for statement in statements[:-1]:
                await db.execute(statement)
            return [list(row) for row in await db.fetch(statements[-1])]
        finally:
            await db.close()

    return run_in_own_loop(work())
