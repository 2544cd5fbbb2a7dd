"""Rate limits: token buckets by address.

Most are counted by each server for itself, in memory. `SharedLimits` are for what must not become
more with more servers or after a restart: mails, and guesses at a secret.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address
from typing import Final

from farshore.server.errors import Refused
from farshore.server.storage.rate_limits import RateLimitStore

MOST_ADDRESSES: Final = 10_000
HOME_BITS: Final = 64
"""Of an IPv6 address: who has one usually has all that begin so."""


@lru_cache(MOST_ADDRESSES)
def counted_address(address: str) -> str:
    """The address that limits count by: of IPv6 the network of a home."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    home = int(found) >> (128 - HOME_BITS) << (128 - HOME_BITS)
    return f"{IPv6Address(home)}/{HOME_BITS}"


class Bucket:
    """`burst` at once, `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.left = burst
        """Tokens that were there when it was last used."""
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> float:
        """Takes a token, or another amount. Returns 0, or the seconds until it is there.

        An amount of 0 only asks whether anything is left.
        """
        self._fill()
        if self.left < amount or self.left <= 0:
            return (max(amount, 1e-3) - self.left) / self.rate
        self.left -= amount
        return 0.0

    def spend(self, amount: float) -> None:
        """Takes what has been used already, be it more than was there."""
        self._fill()
        self.left -= amount

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self._at) * self.rate)
        self._at = now


class Limits:
    """Buckets by address, how many sockets each address has open, and what its bodies may fill."""

    def __init__(self, enabled: bool) -> None:
        self.enabled: Final = enabled
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: dict[str, int] = {}
        self._reserved: Counter[str] = Counter()

    def check(
        self, address: str, what: str, rate: float, burst: float, amount: float = 1.0
    ) -> None:
        """Refuses what comes too fast."""
        if not self.enabled:
            return
        wait = self._bucket(address, what, rate, burst).take(amount)
        if wait:
            raise Refused(429, "too-fast", seconds=int(wait) + 1)

    def spend(self, address: str, what: str, rate: float, burst: float, amount: float) -> None:
        """Notes what something has cost."""
        if self.enabled:
            self._bucket(address, what, rate, burst).spend(amount)

    def _bucket(self, address: str, what: str, rate: float, burst: float) -> Bucket:
        key = (address, what)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate, burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    @contextmanager
    def reserved(self, address: str, amount: int, most: int) -> Iterator[None]:
        """While so many bytes of memory may be filled for an address."""
        if self.enabled and self._reserved[address] + amount > most:
            raise Refused(429, "too-fast", seconds=1)
        self._reserved[address] += amount
        try:
            yield
        finally:
            self._reserved[address] -= amount
            if self._reserved[address] <= 0:
                del self._reserved[address]

    def open_socket(self, address: str, most: int) -> None:
        if self.enabled and self._sockets.get(address, 0) >= most:
            raise Refused(429, "too-many-connections")
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def close_socket(self, address: str) -> None:
        left = self._sockets.get(address, 0) - 1
        if left > 0:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)


class SharedLimits:
    """Limits that all servers of a storage count together."""

    def __init__(self, store: RateLimitStore, enabled: bool) -> None:
        self.enabled: Final = enabled
        self._store: Final = store

    async def check(self, who: str, what: str, rate: float, burst: int) -> None:
        """Refuses what comes too fast."""
        if not self.enabled:
            return
        hashed = hashlib.sha256(f"{what} {who}".encode("utf-8", "surrogatepass")).digest()
        now = time.time_ns() // 1_000_000
        wait = await self._store.take(hashed, round(1000 / rate), burst, now)
        if wait:
            raise Refused(429, "too-fast", seconds=wait // 1000 + 1)
