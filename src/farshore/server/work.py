"""`farshore work`: thinks for the servers of a database, on a machine without a server."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Mapping

from farshore.core.errors import BadOption, Reason
from farshore.server.app_state import AppState
from farshore.server.logs import start_logging
from farshore.server.run import open_parts, take_storage
from farshore.server.settings import Settings
from farshore.server.storage.opening import is_postgres, shown


def work(settings: Settings, commands: Mapping[str, str]) -> None:
    """Takes jobs until it is stopped."""
    if not is_postgres(settings.db):
        raise BadOption(Reason("work-needs-postgres", {"path": str(settings.db)}))
    start_logging(settings.log_format)
    with take_storage(settings.db):
        asyncio.run(take_jobs(AppState(settings, commands, None, None)))


async def take_jobs(state: AppState) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    async with await open_parts(state):
        print(f"Farshore: working for {shown(state.settings.db)}", flush=True)
        await stopped.wait()
        state.prepare_to_close()
