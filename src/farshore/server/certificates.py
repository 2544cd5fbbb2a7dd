"""The certificates by which foreign servers are recognised: those that this machine trusts.

Reading them takes tens of milliseconds, so a thread does it, once.
"""

from __future__ import annotations

import asyncio
import ssl
from functools import cache


async def trusted() -> ssl.SSLContext:
    """For HTTPS; a mail server is asked with a context of its own, which promises no HTTP."""
    return await asyncio.to_thread(_read)


@cache
def _read() -> ssl.SSLContext:
    return ssl.create_default_context()
