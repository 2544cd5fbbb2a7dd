"""Rate limits: token buckets by address."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from farshore.server.errors import Refused

MOST_ADDRESSES: Final = 10_000


class Bucket:
    """`burst` at once, `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> float:
        """Takes a token. Returns 0, or the seconds until there is one."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return (1 - self._left) / self.rate
        self._left -= 1
        return 0.0


class Limits:
    """Buckets by address, and how many sockets each address has open."""

    def __init__(self, enabled: bool) -> None:
        self.enabled: Final = enabled
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def check(self, address: str, what: str, rate: float, burst: float) -> None:
        """Refuses what comes too fast."""
        if not self.enabled:
            return
        key = (address, what)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate, burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        wait = bucket.take()
        if wait:
            raise Refused(429, "too-fast", seconds=int(wait) + 1)

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
