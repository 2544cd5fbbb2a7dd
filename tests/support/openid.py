"""A small OpenID provider on loopback: discovery, keys, authorization code with PKCE."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey

CLIENT = "farshore-test"
SECRET = "a secret of the client"

Json = dict[str, Any]


def new_key(kid: str) -> RSAKey:
    return RSAKey.generate_key(2048, {"kid": kid, "use": "sig", "alg": "RS256"})


def first_values(query: str) -> Json:
    return {name: values[0] for name, values in parse_qs(query).items()}


class OpenIdProvider:
    """Everybody who comes is the person that the test has set."""

    def __init__(self) -> None:
        self.person: Json = {"sub": "1"}
        self.key = new_key("first")
        self.published = [self.key]
        self.change: Callable[[Json], Json] = lambda claims: claims
        """What a test does to the claims before they are signed."""
        self.sign: Callable[[Json], str] = self.signed
        self.name = ""
        """What it calls itself, if not by its address."""
        self._codes: dict[str, Json] = {}
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                provider._get(self)

            def do_POST(self) -> None:
                provider._post(self)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    @property
    def issuer(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def signed(self, claims: Json) -> str:
        return jwt.encode({"alg": "RS256", "kid": self.key.kid}, claims, self.key)

    def _get(self, request: BaseHTTPRequestHandler) -> None:
        parts = urlsplit(request.path)
        if parts.path == "/.well-known/openid-configuration":
            self._send(request, self._about())
        elif parts.path == "/keys":
            self._send(request, KeySet([*self.published]).as_dict(private=False))
        else:
            self._authorize(
                request, {name: all_[0] for name, all_ in parse_qs(parts.query).items()}
            )

    def _about(self) -> Json:
        return {
            "issuer": self.name or self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            "token_endpoint_auth_methods_supported": ["client_secret_basic"],
        }

    def _authorize(self, request: BaseHTTPRequestHandler, asked: Json) -> None:
        """Sends the browser back at once."""
        assert asked["response_type"] == "code" and asked["client_id"] == CLIENT
        assert asked["code_challenge_method"] == "S256" and "openid" in asked["scope"].split()
        code = secrets.token_urlsafe()
        self._codes[code] = {**asked, "person": self.person}
        back = {"code": code, "state": asked["state"], "iss": self.issuer}
        request.send_response(302)
        request.send_header("location", f"{asked['redirect_uri']}?{urlencode(back)}")
        request.end_headers()

    def _post(self, request: BaseHTTPRequestHandler) -> None:
        body = request.rfile.read(int(request.headers["content-length"])).decode()
        given = first_values(body)
        asked = self._codes.pop(given.get("code", ""), None)
        digest = hashlib.sha256(given.get("code_verifier", "").encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        basic = "Basic " + base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        if (
            asked is None
            or asked["code_challenge"] != challenge
            or asked["redirect_uri"] != given["redirect_uri"]
            or request.headers["authorization"] != basic
        ):
            self._send(request, {"error": "invalid_grant"}, 400)
            return
        now = int(time.time())
        claims = {
            "iss": self.issuer,
            "aud": CLIENT,
            "iat": now,
            "exp": now + 300,
            "nonce": asked["nonce"],
            **asked["person"],
        }
        id_token = self.sign(self.change(claims))
        self._send(request, {"access_token": "x", "token_type": "Bearer", "id_token": id_token})

    def _send(self, request: BaseHTTPRequestHandler, document: Any, status: int = 200) -> None:
        text = json.dumps(document).encode()
        request.send_response(status)
        request.send_header("content-type", "application/json")
        request.send_header("content-length", str(len(text)))
        request.end_headers()
        request.wfile.write(text)
