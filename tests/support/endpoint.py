"""An HTTP server of the test: it takes what is posted, keeps it, and answers as it is told."""

from __future__ import annotations

import base64
import json
import ssl
import threading
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


@dataclass
class Posted:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Endpoint:
    """Listens on a free port of this machine, in a thread of its own."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """What is answered next; when nothing is left: 200."""
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", "0"))
                headers = {name.lower(): value for name, value in self.headers.items()}
                endpoint.posted.append(Posted(self.path, headers, self.rfile.read(length)))
                status, more = endpoint.answers.pop(0) if endpoint.answers else (200, {})
                self.send_response(status)
                for name, value in {"content-length": "0", **more}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def use_tls(self, certificate: Path) -> None:
        """From now on only https; the file holds key and certificate."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)

    def stop(self) -> None:
        if self._thread.is_alive():
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A browser that has subscribed: it alone can read what is sent to it (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        self.public = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": written(self.public), "auth": written(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys, "label": "Phone"}

    def decrypt(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = derived(shared, self._auth, b"WebPush: info\x00" + self.public + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
        return json.loads(AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x00")[:-1])


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
