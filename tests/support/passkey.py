"""An authenticator in software: it makes passkeys and signs with them, as a phone would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

Json = dict[str, Any]

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey for one site."""

    def __init__(self, origin: str, *, verifies: bool = True) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._flags = PRESENT | (VERIFIED if verifies else 0)

    def create(self, options: Json) -> Json:
        """The answer to `navigator.credentials.create`."""
        numbers = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public_key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public_key
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options)
        return self._credential(clientDataJSON=said, attestationObject=attestation)

    def get(self, options: Json) -> Json:
        """The answer to `navigator.credentials.get`."""
        self.uses += 1
        data = self._data(options["rpId"], 0)
        said = self._said("webauthn.get", options)
        signed = data + hashlib.sha256(said).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=said, authenticatorData=data, signature=signature)

    def _data(self, site: str, flags: int) -> bytes:
        known = hashlib.sha256(site.encode()).digest()
        return known + bytes([self._flags | flags]) + self.uses.to_bytes(4, "big")

    def _said(self, kind: str, options: Json) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _credential(self, **response: bytes) -> Json:
        return {
            "id": packed(self.id),
            "rawId": packed(self.id),
            "type": "public-key",
            "response": {name: packed(value) for name, value in response.items()},
        }
