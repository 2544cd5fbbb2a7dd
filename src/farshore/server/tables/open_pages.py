"""All open pages by the cookie or token that opened them.

Who signs out is gone from every table at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from farshore.server.errors import Refused
from farshore.server.storage.repository import Repository
from farshore.server.tables.table_socket import RESTARTING, SIGNED_OUT, TableSocket

log = logging.getLogger("farshore.server")

LOOKED_AT_EVERY: Final = 20.0
"""Seconds after which cookies of open pages are looked up again: another server that shares the
storage, or an administrator, may have ended them."""


class OpenPages:
    """The sockets of this server."""

    def __init__(self) -> None:
        self._pages: Final[dict[TableSocket, bytes | None]] = {}

    def __len__(self) -> int:
        return len(self._pages)

    @contextmanager
    def having(self, page: TableSocket, token: bytes | None) -> Iterator[None]:
        """While the page is open; `token`: the hash of its cookie."""
        self._pages[page] = token
        try:
            yield
        finally:
            del self._pages[page]

    def sign_out(self, token: bytes) -> None:
        """Closes the pages of a browser."""
        self._close(lambda page: self._pages[page] == token)

    def renew(self, old: bytes, token: bytes) -> None:
        """The browser has a new cookie; its pages stay open."""
        for page, held in [*self._pages.items()]:
            if held == old:
                self._pages[page] = token

    def sign_out_guest(self, guest: int) -> None:
        """Closes all pages of a guest."""
        self._close(lambda page: page.guest == guest)

    def _close(self, which: Callable[[TableSocket], bool]) -> None:
        for page in [*self._pages]:
            if which(page):
                page.close(SIGNED_OUT)

    async def drain(self) -> None:
        """Tells all pages to reconnect, and waits until they have gone."""
        for page in [*self._pages]:
            page.close_when_idle(RESTARTING)
        while self._pages:
            await asyncio.sleep(0.01)

    async def look_up(self, repository: Repository) -> None:
        """Closes pages whose cookie is good no more, again and again."""
        while True:
            await asyncio.sleep(LOOKED_AT_EVERY)
            tokens = [*{token for token in self._pages.values() if token is not None}]
            try:
                good = await repository.good_tokens(tokens) if tokens else set()
                good |= await repository.accounts.good_access_tokens([*{*tokens} - good])
            except Refused as error:
                log.warning("cookies of open pages could not be looked up: %s", error)
                continue
            for token in set(tokens) - good:
                self.sign_out(token)
