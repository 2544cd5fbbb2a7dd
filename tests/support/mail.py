"""A mail server of the test: it takes letters and keeps them."""

from __future__ import annotations

import asyncio
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.smtp import SMTP, Envelope, Session


class MailServer:
    """SMTP on a free port of this machine, in a thread of its own."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.recipients: list[list[str]] = []
        self.refuses = False
        self.holds: threading.Event | None = None
        """While it is not set, letters are taken but not acknowledged."""
        self.holding = threading.Event()
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._started.wait()

    def _run(self) -> None:
        self._loop.run_until_complete(self._listen())

    async def _listen(self) -> None:
        self._stopping = asyncio.Event()
        server = await self._loop.create_server(
            lambda: SMTP(self, hostname="mail.test"), "127.0.0.1"
        )
        self.port = server.sockets[0].getsockname()[1]
        self._started.set()
        await self._stopping.wait()
        server.close()

    async def handle_DATA(  # noqa: N802  # the name that aiosmtpd calls
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        if self.refuses:
            return f"451 not now: <{envelope.rcpt_tos[0].upper()}>"
        if self.holds is not None:
            self.holding.set()
            await self._loop.run_in_executor(None, self.holds.wait)
        content = envelope.content
        assert isinstance(content, bytes)
        letter = message_from_bytes(content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.recipients.append([*envelope.rcpt_tos])
        self.letters.append(letter)
        return "250 taken"

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stopping.set)
        self._thread.join()
        self._loop.close()


def said(letter: EmailMessage, subtype: str) -> str:
    """One of the forms of a letter: "plain" or "html"."""
    part = letter.get_body((subtype,))
    assert part is not None
    content = part.get_content()
    assert isinstance(content, str)
    return content
