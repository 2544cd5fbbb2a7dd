"""Requests to addresses that guests name.

A guest must not reach through the server what only the server can reach. So an address must be
https, and everything its name resolves to must be public. The connection is made to the address
that was checked: a name that resolves differently a moment later gains nothing. Redirects are not
followed, and answers are read only so far.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from farshore.server import certificates

SECONDS: Final = 15.0
"""How long a request may take at most."""
NAME_SECONDS: Final = 3.0
"""How long who names an address waits until it is resolved."""
MOST_READ: Final = 4096
"""Bytes of an answer that are read."""
LONGEST_ADDRESS: Final = 2000
NAT64: Final = ip_network("64:ff9b::/96")

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
"""All addresses of a name."""


class Unsendable(Exception):
    """An address that nothing is sent to; the message says why."""


class NotDelivered(Exception):
    """It did not arrive this time."""

    def __init__(self, why: str, status: int = 0, retry_after: int = 0) -> None:
        super().__init__(why)
        self.status: Final = status
        """The status of the answer; 0 without one."""
        self.retry_after: Final = retry_after
        """Seconds for which the other side wants to be left alone."""


def check_address(address: str, *, private: bool) -> None:
    """Refuses what is no address of a webhook. `private`: the operator allows any network."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise Unsendable("no-address") from error
    if len(address) > LONGEST_ADDRESS or not address.isascii() or not address.isprintable():
        raise Unsendable("no-address")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise Unsendable("no-address")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Unsendable("not-https")
    if port == 0:
        raise Unsendable("no-address")
    if not private:
        check_literal(parts.hostname)


def check_literal(host: str) -> None:
    """A number instead of a name can be judged at once."""
    try:
        found = ip_address(host)
    except ValueError:
        return
    if not is_public(found):
        raise Unsendable("not-public")


def is_public(address: Address) -> bool:
    """Whether anybody on the Internet could reach it; addresses within addresses count, too."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.sixtofour is not None or address.teredo is not None:
            return False
        if address in NAT64:
            return is_public(IPv4Address(int(address) & 0xFFFFFFFF))
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolve(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [*dict.fromkeys(str(entry[4][0]) for entry in found)]


async def check_name(address: str, resolver: Resolve = resolve) -> None:
    """Refuses an address whose name leads into a private network now, so that who gives it learns
    it at once. A name that is not found may be found later; every request checks again."""
    parts = urlsplit(address)
    try:
        async with asyncio.timeout(NAME_SECONDS):
            found = await resolver(parts.hostname or "", parts.port or 443)
    except (OSError, TimeoutError, UnicodeError):
        return
    if not all(is_public(ip_address(one)) for one in found):
        raise Unsendable("not-public")


class PinnedBackend(httpcore.AsyncNetworkBackend):
    """Resolves a name once, checks all that it finds, and connects to just that."""

    def __init__(self, resolver: Resolve, private: bool) -> None:
        self._resolve: Final = resolver
        self._private: Final = private
        self._backend: Final = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            found = await self._resolve(host, port)
        except OSError as error:
            raise httpcore.ConnectError(f"{host}: {error.strerror or 'unknown name'}") from error
        if not found:
            raise httpcore.ConnectError(f"{host}: unknown name")
        if not self._private and not all(is_public(ip_address(one)) for one in found):
            raise Unsendable("not-public")
        return await self._backend.connect_tcp(
            found[0], port, timeout=timeout, local_address=local_address
        )

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Outgoing:
    """Posts to foreign servers."""

    def __init__(
        self,
        *,
        private: bool,
        resolver: Resolve = resolve,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.private: Final = private
        """Whether the operator allows addresses of private networks, and http."""
        self._resolver: Final = resolver
        self._context: Final = context

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> None:
        """Returns when the other side has accepted it."""
        check_address(address, private=self.private)
        try:
            async with asyncio.timeout(SECONDS):
                await self._post(address, headers, body)
        except TimeoutError as error:
            raise NotDelivered("no answer in time") from error
        except (httpcore.NetworkError, httpcore.TimeoutException) as error:
            raise NotDelivered(str(error) or type(error).__name__) from error
        except (httpcore.ProtocolError, OSError) as error:
            raise NotDelivered(type(error).__name__) from error

    async def _post(self, address: str, headers: Mapping[str, str], body: bytes) -> None:
        backend = PinnedBackend(self._resolver, self.private)
        fields = [("user-agent", "farshore"), *headers.items()]
        context = self._context or await certificates.trusted()
        async with (
            httpcore.AsyncConnectionPool(
                ssl_context=context, network_backend=backend, retries=0
            ) as pool,
            pool.stream(
                "POST",
                address,
                headers=[(name.encode(), value.encode()) for name, value in fields],
                content=body,
            ) as response,
        ):
            await read_some(response)
            if response.status not in range(200, 300):
                raise NotDelivered(
                    f"answered {response.status}", response.status, retry_after(response)
                )


async def read_some(response: httpcore.Response) -> None:
    """A little of the answer, so that a polite server is not cut off; an endless one is."""
    read = 0
    async for chunk in response.aiter_stream():
        read += len(chunk)
        if read > MOST_READ:
            return


def retry_after(response: httpcore.Response) -> int:
    for name, value in response.headers:
        if name.lower() == b"retry-after" and value.isdigit() and len(value) < 7:
            return int(value)
    return 0
