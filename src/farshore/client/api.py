"""Asking a server with an access token."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from farshore.core.errors import BadOption, Reason

SECONDS: Final = 20.0
"""How long an answer may take."""


class Unreachable(Exception):
    """There was no answer, or none that can be used; it may come later."""


class ServerApi:
    """A server, asked as the owner of a token."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadOption(Reason("bot-bad-address", {"given": address}))
        self._address: Final = address.rstrip("/")
        self.headers: Final = {"Authorization": f"Bearer {token}"}

    def get(self, path: str) -> dict[str, Any]:
        request = Request(f"{self._address}/api{path}", headers=self.headers)
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                found = json.load(answer)
        except HTTPError as error:
            with error:
                if error.code in (401, 403):
                    raise BadOption(Reason("bot-bad-token")) from error
            raise Unreachable(f"status {error.code}") from error
        except (OSError, URLError, ValueError) as error:
            raise Unreachable(str(error)) from error
        if not isinstance(found, dict):
            raise Unreachable("no object")
        return found

    def socket(self, table: str) -> str:
        """The address of the live table."""
        return f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/ws"
