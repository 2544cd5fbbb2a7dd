"""`farshore serve`: starts the server, says where, and stops cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import math
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from farshore.core.errors import BadOption, Reason
from farshore.formats.documents import games_json
from farshore.server.api.app import make_app
from farshore.server.app_state import AppState
from farshore.server.errors import Refused
from farshore.server.logs import start_logging
from farshore.server.middleware.connections import (
    CONNECTIONS,
    ConnectionGuard,
    guarded_protocol,
)
from farshore.server.middleware.proxies import TrustedProxies
from farshore.server.settings import Settings
from farshore.server.storage.opening import Address, is_postgres, prepare
from farshore.server.storage.repository import StorageInUse, UnusableStorage
from farshore.server.tables.frames import FrameProtocol, UnlimitedFrameProtocol
from farshore.server.tables.table_socket import MESSAGE_BYTES
from farshore.server.upkeep import refused_storage

SPARE_DESCRIPTORS: Final = 128
"""For files, worker processes and the storage."""


def web_folder(pages: Path | None = None) -> Path:
    """The built pages: those that the host names, or else those packed into the installed package,
    or `web/dist` beside the sources."""
    if pages is not None:
        if not (pages / "index.html").is_file():
            raise BadOption(Reason("server-bad-pages", {"path": str(pages)}))
        return pages
    folder = packed_or_built("web", "web/dist")
    if folder is None:
        raise BadOption(Reason("server-no-pages", {"command": "python tools/pages.py"}))
    return folder


def documentation_folder() -> Path | None:
    """The documentation site; it is not needed to play."""
    return packed_or_built("docs", "build/site")


def packed_or_built(packed: str, built: str) -> Path | None:
    """A folder of pages in the installed package, or else as it is built beside the sources."""
    for folder in (Path(str(files("farshore"))) / packed, Path(__file__).parents[3] / built):
        if (folder / "index.html").is_file():
            return folder
    return None


def has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return sys.stdout.isatty()
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) and sys.stdout.isatty()


class Server(uvicorn.Server):
    """Says the address once it really listens, and finishes what is under way before it stops."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app
        self._state: AppState = app.state.farshore
        self._loop: asyncio.AbstractEventLoop | None = None
        self._draining: asyncio.Task[None] | None = None
        self._parts = contextlib.AsyncExitStack()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal lets the server finish; a second one ends it at once.

        Uvicorn would end the process by the first signal, too, once it has finished. Who stops a
        server that way has got what was asked for: it ends with status 0.
        """
        first = not self._state.draining
        self._state.prepare_to_close()
        if first and self._loop is not None:
            self._loop.call_soon_threadsafe(self._begin_to_drain)
        else:
            super().handle_exit(sig, frame)

    def _begin_to_drain(self) -> None:
        self._draining = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        """Nobody new comes in, and who is here is told to come back: to another server, or soon."""
        for listening in self.servers:
            listening.close()
        try:
            await self._state.drain()
        finally:
            self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._parts = await open_parts(self._state)
        warm_up(self._app)
        gc.freeze()  # modules and routes stay: no collection need look at them again
        await super().startup(sockets)
        if not self.started or self.should_exit or not sockets:
            return
        host, port = sockets[0].getsockname()[:2]
        shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{port}{self._state.settings.root_path}/"
        print(f"Farshore: {address}", flush=True)
        if has_screen():
            webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._parts.aclose()


def warm_up(app: FastAPI) -> None:
    """Does what the first request of all would do: everybody would wait for it."""
    games_json()  # loads the games
    for route in app.routes:
        route.matches({"type": "http", "method": "GET", "path": "/healthz"})


async def open_parts(state: AppState) -> contextlib.AsyncExitStack:
    """Starts what the server is made of. A storage that has gone away since it was taken is refused
    like one that was never there."""
    parts = contextlib.AsyncExitStack()
    try:
        await parts.enter_async_context(state.open())
    except (Refused, UnusableStorage) as error:
        raise refused_storage(state.settings.db, error) from error
    return parts


def take_storage(db: Address) -> contextlib.AbstractContextManager[object]:
    """Makes a file ours, or refuses what cannot be used before anything starts."""
    try:
        return prepare(db)
    except (StorageInUse, UnusableStorage) as error:
        raise refused_storage(db, error) from error


def check_workers(settings: Settings) -> None:
    """Somebody must think for the bots."""
    if settings.workers == 0 and not is_postgres(settings.db):
        why = "0 is for servers on PostgreSQL"
        raise BadOption(Reason("bad-setting", {"setting": "workers", "where": "0", "why": why}))


def listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        reason = Reason("server-no-address", {"host": host, "port": str(port), "why": why})
        raise BadOption(reason) from error


def most_connections() -> int | None:
    """As many as there are descriptors for; the rest is refused (503) and logged."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(64, soft - SPARE_DESCRIPTORS)


def connection_guard(settings: Settings) -> ConnectionGuard:
    """How many connections an address may have; a trusted proxy has those of many people."""
    if not settings.limits:
        return ConnectionGuard(None)
    proxies = TrustedProxies(settings.trusted_proxies)
    return ConnectionGuard(settings.connections, most_open=CONNECTIONS, unlimited=proxies)


def serve(settings: Settings, commands: Mapping[str, str]) -> None:
    """Runs until it is stopped (Ctrl-C)."""
    check_workers(settings)
    start_logging(settings.log_format)
    # The writer's and the reader's threads need Python's lock only for moments; with its usual 5 ms
    # a turn a busy server would make everybody wait for them.
    sys.setswitchinterval(0.0005)
    app = make_app(settings, commands, web_folder(settings.pages), documentation_folder())
    config = uvicorn.Config(
        app,
        log_level="warning",
        log_config=None,
        access_log=False,
        lifespan="off",  # `open_parts` does its work, and can say in one line why it cannot
        ws=FrameProtocol if settings.limits else UnlimitedFrameProtocol,
        ws_max_size=MESSAGE_BYTES * 16,
        ws_per_message_deflate=False,
        http=guarded_protocol(connection_guard(settings)),
        limit_concurrency=most_connections(),
        proxy_headers=False,  # farshore.server.middleware.proxies reads them
        timeout_graceful_shutdown=max(3, math.ceil(settings.drain_seconds)),
        server_header=False,
    )
    with (
        take_storage(settings.db),
        contextlib.closing(listen(settings.host, settings.port)) as listening,
        contextlib.suppress(KeyboardInterrupt),  # Ctrl-C is how one stops it
    ):
        Server(config, app).run([listening])
