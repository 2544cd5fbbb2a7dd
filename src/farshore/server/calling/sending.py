"""The forms in which a message goes out: to push services, webhooks, and by mail."""

from __future__ import annotations

import json
from dataclasses import replace
from email.header import Header
from typing import Final

from farshore.localization.messages import words
from farshore.server.calling.events import OFF
from farshore.server.calling.outgoing import NotDelivered, Outgoing
from farshore.server.calling.push import PushKeys, push_request
from farshore.server.calling.texts import CallMessage
from farshore.server.mail import Button, Footnote, Letter, Mailer, MailNotSent
from farshore.server.storage.calls import MAIL, PUSH, Channel

JSON: Final = "json"
DISCORD: Final = "discord"
MATRIX: Final = "matrix"
NTFY: Final = "ntfy"
FORMS: Final = (JSON, DISCORD, MATRIX, NTFY)
MOST_TEXT: Final = 1800
"""Characters of a message; Discord takes 2000."""


class Sender:
    """Sends a message to one channel."""

    def __init__(self, outgoing: Outgoing, keys: PushKeys, mailer: Mailer, public_url: str) -> None:
        self._outgoing: Final = outgoing
        self._keys: Final = keys
        self._mailer: Final = mailer
        self._public_url: Final = public_url

    async def send(self, channel: Channel, message: CallMessage, delivery: str) -> None:
        """Returns when it was accepted; raises `NotDelivered` or `Unsendable`."""
        if channel.kind == MAIL:
            await self._mail(channel, message, delivery)
            return
        if channel.kind == PUSH:
            payload = push_payload(message)
            headers, body = await push_request(self._keys, channel.target, channel.secret, payload)
        else:
            base = self._public_url or channel.address
            headers, body = webhook_request(channel.form, message, base, delivery)
        await self._outgoing.post(channel.target, headers, body)

    async def _mail(self, channel: Channel, message: CallMessage, delivery: str) -> None:
        letter = replace(turn_letter(self._mailer, channel, message), id=delivery)
        try:
            await self._mailer.send(letter)
        except MailNotSent as error:
            raise NotDelivered("the mail server did not take it") from error


def push_payload(message: CallMessage) -> dict[str, object]:
    """What the service worker reads. Paths are those of the site that subscribed."""
    return {
        "title": message.title,
        "body": message.body[:MOST_TEXT],
        "path": message.path,
        "waiting": message.waiting,
        "language": message.language,
    }


def webhook_request(
    form: str, message: CallMessage, base: str, delivery: str
) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a webhook. The same delivery always has the same id."""
    text = plain(message, base)
    headers = {"content-type": "application/json", "x-farshore-delivery": delivery}
    if form == NTFY:
        headers["content-type"] = "text/plain; charset=utf-8"
        headers["title"] = Header(message.title, "utf-8", maxlinelen=10_000).encode()
        headers["click"] = base + message.path
        return headers, message.body[:MOST_TEXT].encode()
    document = event_document(message, base, delivery)
    if form == DISCORD:
        document = {"content": text, "allowed_mentions": {"parse": []}}
    elif form == MATRIX:
        document = {"text": text}
    return headers, json.dumps(document).encode()


def event_document(message: CallMessage, base: str, delivery: str) -> dict[str, object]:
    return {
        "id": delivery,
        "title": message.title,
        "text": message.body,
        "url": base + message.path,
        "waiting": message.waiting,
        "events": [
            {
                "kind": line.kind,
                "game": line.game,
                "table": line.table_id,
                "text": line.text,
                "url": base + line.path,
                "until": line.until,
            }
            for line in message.lines
        ],
    }


def plain(message: CallMessage, base: str) -> str:
    """Each piece of news with its link, as far as there is room."""
    found = ""
    for line in message.lines:
        added = f"{line.text}\n{base}{line.path}\n"
        if len(found) + len(added) > MOST_TEXT:
            break
        found += added
    return found.strip() or message.title


def turn_letter(mailer: Mailer, channel: Channel, message: CallMessage) -> Letter:
    """One mail with all that waits, and a way to have no more of them."""
    say = words(message.language)
    parts: list[str | Button] = []
    for line in message.lines:
        label = "call-off-open" if line.kind == OFF else "call-open"
        parts += [line.text, Button(say.say(label), mailer.link(line.path))]
    ending = Button(say.say("call-unsubscribe"), mailer.link(f"/unsubscribe#{channel.secret}"))
    footnote = Footnote(say.say("call-mail-why"), ending)
    one_click = mailer.link(f"/api/calls/unsubscribe/{channel.secret}")
    headers = {
        "List-Unsubscribe": f"<{one_click}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    language, title = message.language, message.title
    return Letter(channel.target, title, parts, language, headers, footnote=footnote)


def confirm_letter(mailer: Mailer, channel: Channel, language: str) -> Letter:
    """Asks whether the owner of an address wants these mails."""
    say = words(language)
    link = mailer.link(f"/me/calls#confirm={channel.secret}")
    button = Button(say.say("call-confirm"), link)
    parts: list[str | Button] = [say.say("call-confirm-text"), button]
    footnote = Footnote(say.say("call-confirm-ignore"))
    title = say.say("call-confirm-title")
    return Letter(channel.target, title, parts, language, footnote=footnote)
