"""A TCP proxy that the soak puts between the servers and their database."""

from __future__ import annotations

import asyncio
import contextlib

CHUNK = 64 * 1024


class Proxy:
    """Passes everything on; when told so late, not at all, or not any more."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._writers: set[asyncio.StreamWriter] = set()
        self._open = asyncio.Event()
        self._open.set()
        self._delay = 0.0
        self.port = 0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        self._server.close()
        self._open.set()
        self.cut()
        await self._server.wait_closed()

    def cut(self) -> None:
        """Ends all connections, in the middle of whatever they carry."""
        for writer in [*self._writers]:
            writer.transport.abort()

    async def delay(self, pause: float, seconds: float) -> None:
        """For so many seconds everything is late."""
        self._delay = pause
        await asyncio.sleep(seconds)
        self._delay = 0.0

    async def be_silent(self, seconds: float) -> None:
        """For so many seconds nothing passes, and nobody is told."""
        self._open.clear()
        await asyncio.sleep(seconds)
        self._open.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, other_writer}
        self._writers |= both
        try:
            await asyncio.gather(self._pass(reader, other_writer), self._pass(other_reader, writer))
        finally:
            self._writers -= both
            for each in both:
                each.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until one side ends; then the other is ended, too."""
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._open.wait()
                if self._delay:
                    await asyncio.sleep(self._delay)
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
