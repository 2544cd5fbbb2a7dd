"""Web push: the server's keys (VAPID, RFC 8292), and messages for one device (RFC 8291).

The keys are made once and kept in the storage: a subscription is good for one key only.
"""

from __future__ import annotations

import base64
import binascii
import json
from typing import TYPE_CHECKING, Final

from farshore.server.errors import Refused
from farshore.server.libraries import imported
from farshore.server.storage.calls import CallStore

if TYPE_CHECKING:
    from webpush import WebPush

LIBRARIES: Final = ("webpush", "webpush.types", "webpush.vapid")
TTL: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a device that is off."""
TOPIC: Final = "farshore"
"""A push service keeps one message of a topic: what a device missed is told at once."""
POINT: Final = 65
"""Bytes of a public key: an uncompressed point."""
SECRET: Final = 16


class PushKeys:
    """The key pair of the servers, made when it is first needed."""

    def __init__(self, store: CallStore, contact: str) -> None:
        self._store: Final = store
        self._contact: Final = contact
        self._pair: tuple[bytes, bytes, str] | None = None

    async def public(self) -> str:
        """What a browser subscribes with."""
        return (await self._load())[2]

    async def messages(self) -> WebPush:
        """Signs and encrypts."""
        await imported(*LIBRARIES)
        from webpush import WebPush  # cryptography is slow to import

        private, public, _ = await self._load()
        return WebPush(private, public, subscriber=self._contact, ttl=TTL)

    async def _load(self) -> tuple[bytes, bytes, str]:
        if self._pair is None:
            await imported(*LIBRARIES)
            from webpush.vapid import VAPID

            private, public, name = VAPID.generate_keys()
            made = json.dumps([private.decode(), public.decode(), name])
            kept = json.loads(await self._store.secret("vapid", made))
            self._pair = kept[0].encode(), kept[1].encode(), kept[2]
        return self._pair


async def push_request(
    keys: PushKeys, endpoint: str, secret: str, payload: dict[str, object]
) -> tuple[dict[str, str], bytes]:
    """The headers and the body that a push service takes."""
    await imported(*LIBRARIES)
    from webpush.types import WebPushSubscription

    subscription = WebPushSubscription.model_validate(
        {"endpoint": endpoint, "keys": json.loads(secret)}
    )
    message = (await keys.messages()).get(json.dumps(payload), subscription)
    headers = {**message.headers, "content-type": "application/octet-stream", "topic": TOPIC}
    return {name: str(value) for name, value in headers.items()}, message.encrypted


async def check_keys(p256dh: str, auth: str) -> str:
    """The keys of a subscription as they are kept; refused if they cannot be used."""
    await imported(*LIBRARIES)
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = decoded(p256dh), decoded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error) as error:
        raise Refused(422, "call-bad-subscription") from error
    if len(point) != POINT or len(secret) != SECRET:
        raise Refused(422, "call-bad-subscription")
    return json.dumps({"p256dh": p256dh, "auth": auth})


def decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
