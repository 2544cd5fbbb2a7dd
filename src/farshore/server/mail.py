"""Mail: checked addresses, letters in two forms (text and HTML), and sending by the host's SMTP.

    letter = Letter("ada@example.org", "Your turn", ["Ben has moved.", Button("Play", address)])
    await mailer.send(letter)

The two forms are made from the same parts, so they cannot say different things. Sending takes as
long as the mail server likes; it runs in a thread and raises `MailNotSent` if that did not work.
"""

from __future__ import annotations

import asyncio
import html
import logging
import re
import smtplib
import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

from farshore.localization.languages import ENGLISH
from farshore.server.errors import Refused
from farshore.server.settings import Settings

log = logging.getLogger("farshore.server")

SECONDS: Final = 20.0
"""How long the mail server may take for one answer."""
LONGEST_ADDRESS: Final = 254
LONGEST_LOCAL_PART: Final = 64
_LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_ADDRESS: Final = re.compile(rf"[a-z0-9!#$%&'*+/=?^_`{{|}}~.-]+@{_LABEL}(?:\.{_LABEL})*")
"""The form that browsers take for `<input type="email">`: one plain address, nothing around it."""

_ANY_ADDRESS: Final = re.compile(r"""[^\s<>()'"]+@[^\s<>()'"]+""")


class MailNotSent(Exception):
    """The mail server did not take it."""


def checked_address(given: str) -> str:
    """A mail address as it is stored and compared; refused if it is not exactly one."""
    address = given.strip(" ").lower() if given.isascii() else ""
    local = address.partition("@")[0]
    if (
        len(address) > LONGEST_ADDRESS
        or len(local) > LONGEST_LOCAL_PART
        or local.startswith((".", "-"))
        or local.endswith(".")
        or ".." in local
        or not _ADDRESS.fullmatch(address)
    ):
        raise Refused(400, "bad-mail-address")
    return address


@dataclass(frozen=True)
class Button:
    """A link that the letter asks to open."""

    label: str
    address: str


@dataclass(frozen=True)
class Footnote:
    """What stands below the letter, small: why it was sent, and perhaps a link."""

    text: str
    link: Button | None = None


@dataclass(frozen=True)
class Letter:
    """What somebody is told by mail."""

    to: str
    """An address that `checked_address` has taken."""
    subject: str
    parts: Sequence[str | Button]
    """Paragraphs and links, in their order."""
    language: str = ENGLISH
    headers: Mapping[str, str] = field(default_factory=dict)
    """More headers, such as `List-Unsubscribe`."""
    id: str | None = None
    """The same if the same letter is sent again, so that mailboxes show it once."""
    footnote: Footnote | None = None

    def text(self) -> str:
        blocks = [
            part if isinstance(part, str) else f"{part.label}:\n{part.address}"
            for part in self.parts
        ]
        if self.footnote is not None:
            blocks.append(f"-- \n{self.footnote.text}")
            if self.footnote.link is not None:
                blocks.append(f"{self.footnote.link.label}:\n{self.footnote.link.address}")
        return "\n\n".join(blocks)

    def html(self) -> str:
        body = "".join(paragraph(part) for part in self.parts)
        return PAGE.format(
            language=self.language,
            title=html.escape(self.subject),
            body=body if self.footnote is None else body + small_print(self.footnote),
        )

    def message(self, sender: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = sender
        message["To"] = self.to
        message["Subject"] = self.subject
        message["Date"] = formatdate()
        domain = parseaddr(sender)[1].rpartition("@")[2]
        message["Message-ID"] = f"<{self.id}@{domain}>" if self.id else make_msgid(domain=domain)
        message["Auto-Submitted"] = "auto-generated"
        for name, value in self.headers.items():
            message[name] = value
        message.set_content(self.text() + "\n")
        message.add_alternative(self.html(), subtype="html")
        message["Content-Language"] = self.language  # before, it would belong to one form only
        return message


PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>{title}</title>
<style>
body {{ margin: 0; padding: 24px 16px; background: #eef3f6; color: #16242e;
  font: 16px/1.5 system-ui, sans-serif; }}
.letter {{ max-width: 520px; margin: 0 auto; padding: 24px; border-radius: 12px;
  background: #fff; overflow-wrap: break-word; }}
h1 {{ margin: 0 0 16px; font-size: 22px; line-height: 1.25; }}
p {{ margin: 0 0 12px; }}
p.button {{ margin-bottom: 24px; }}
p.button:last-child {{ margin-bottom: 0; }}
p.button a {{ display: inline-block; padding: 12px 20px; border-radius: 8px;
  background: #14466b; color: #fff; font-weight: 600; text-decoration: none; }}
.footnote {{ margin-top: 8px; padding-top: 16px; border-top: 1px solid #d5dfe6;
  color: #53646f; font-size: 14px; }}
.footnote p:last-child {{ margin: 0; }}
.footnote a {{ color: #14466b; }}
@media (prefers-color-scheme: dark) {{
  body {{ background: #0b141b; color: #e6eef3; }}
  .letter {{ background: #15222c; }}
  p.button a {{ background: #8cc8f0; color: #07202f; }}
  .footnote {{ border-color: #2e4150; color: #a3b4bf; }}
  .footnote a {{ color: #8cc8f0; }}
}}
</style></head>
<body><div class="letter"><h1>{title}</h1>{body}</div></body></html>"""


def paragraph(part: str | Button) -> str:
    if isinstance(part, str):
        return f"<p>{html.escape(part)}</p>"
    return f'<p class="button">{anchor(part)}</p>'


def small_print(footnote: Footnote) -> str:
    link = "" if footnote.link is None else f"<p>{anchor(footnote.link)}</p>"
    return f'<div class="footnote"><p>{html.escape(footnote.text)}</p>{link}</div>'


def anchor(link: Button) -> str:
    return f'<a href="{html.escape(link.address)}">{html.escape(link.label)}</a>'


class Mailer:
    """The host's mail server."""

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings

    @property
    def enabled(self) -> bool:
        """Whether the host has named a mail server; `smtp_from` and `public_url` are there then."""
        return bool(self._settings.smtp_host)

    def link(self, path: str) -> str:
        """The address of a page of this server. It never comes from a request: whoever asks for a
        mail to somebody else could name a host of their own there."""
        return f"{self._settings.public_url}{path}"

    async def send(self, letter: Letter) -> None:
        message = letter.message(self._settings.smtp_from)
        try:
            await asyncio.to_thread(self._send, message)
        except (OSError, smtplib.SMTPException) as error:  # OSError: also TLS
            # Mail servers repeat whom they refuse: addresses do not belong into a log.
            log.error("mail not sent: %s", _ANY_ADDRESS.sub("...", str(error)))
            raise MailNotSent from error

    def _send(self, message: EmailMessage) -> None:
        settings = self._settings
        with self._connected() as server:
            if settings.smtp_tls == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.smtp_user and settings.smtp_password is not None:
                server.login(settings.smtp_user, settings.smtp_password.get_secret_value())
            server.send_message(message)

    def _connected(self) -> smtplib.SMTP:
        host, port = self._settings.smtp_host, self._settings.smtp_port
        if self._settings.smtp_tls == "tls":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        return smtplib.SMTP(host, port, timeout=SECONDS)
