"""What the endpoints of the REST interface share: who asks, how often, and how they answer."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final

from fastapi import Cookie, Depends, Path, Request, Response, Security
from fastapi.routing import APIRoute
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic_core import from_json
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from farshore.core.types import Seat
from farshore.server.accounts.access_tokens import bearer
from farshore.server.accounts.guests import COOKIE
from farshore.server.app_state import AppState
from farshore.server.errors import Refused
from farshore.server.messages import models as m
from farshore.server.middleware.security import (
    CHECKS_A_SECOND,
    CHECKS_AT_ONCE,
    NEW_A_SECOND,
    NEW_AT_ONCE,
    address_of,
)
from farshore.server.pages import static_content
from farshore.server.storage.rows import COOKIE_SECONDS, GuestRow
from farshore.server.tables.table import Table


class AsciiJsonResponse(JSONResponse):
    """JSON that can hold whatever somebody sent us, half characters too."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, separators=(",", ":")).encode()


class QuickJsonRequest(Request):
    """Reads JSON in a third of the time of Python's own reader: bodies of a megabyte come here."""

    async def json(self) -> Any:
        try:
            return from_json(await self.body(), cache_strings="none")
        except ValueError as error:
            raise json.JSONDecodeError(str(error), "", 0) from error


class LargeBodyRoute(APIRoute):
    """For routers with bodies that may be large: whoever sends one keeps nobody waiting."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def answer(request: Request) -> Response:
            return await handle(QuickJsonRequest(request.scope, request.receive))

        return answer


def unchanging(request: Request, text: str, kind: str) -> Response:
    """A text that stays the same while the server runs: sent once, and compressed."""
    etag = f'"{hashlib.blake2b(text.encode(), digest_size=12).hexdigest()}"'
    headers = {"etag": etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    for encoding in static_content.ENCODINGS:
        if encoding in accepted:
            headers["content-encoding"] = encoding
            packed = static_content.packed(text, encoding)
            return Response(packed, media_type=kind, headers=headers)
    return Response(text, media_type=kind, headers=headers)


async def first_made(request: Request, made: Callable[[], str], kind: str) -> Response:
    """The same for a text that is slow to make the first time; nobody else waits for that."""
    return await asyncio.to_thread(lambda: unchanging(request, made(), kind))


def state_of(request: HTTPConnection) -> AppState:
    state = request.app.state.farshore
    assert isinstance(state, AppState)
    return state


TOKENS: Final = HTTPBearer(
    auto_error=False,
    scheme_name="accessToken",
    description="An access token, made on the page /me. With the scope `read` it only looks; with "
    "`play` it also does what its owner could do at tables. Browsers use a cookie instead.",
)


async def perhaps_guest(
    request: Request,
    access: Annotated[HTTPAuthorizationCredentials | None, Security(TOKENS)] = None,
    farshore: Annotated[str | None, Cookie(include_in_schema=False)] = None,
) -> GuestRow | None:
    """Who asks: by an access token, or else by a cookie."""
    state = state_of(request)
    if access is not None:
        return await state.accounts.tokens.guest(
            access.credentials, request.method, request.scope["path"]
        )
    return await state.guests.find(farshore)


async def guest_until_now(
    request: Request, farshore: Annotated[str | None, Cookie(include_in_schema=False)] = None
) -> GuestRow | None:
    """Who this browser was before it signs in; a cookie that is good no more keeps nobody out."""
    try:
        return await state_of(request).guests.find(farshore)
    except Refused as error:
        if error.status != 401:
            raise
        return None


def is_person(request: HTTPConnection) -> bool:
    """Whether somebody asks by a browser: what a program sees, its owner has not seen."""
    return bearer(request.headers.get("authorization")) is None


async def surely_guest(guest: Annotated[GuestRow | None, Depends(perhaps_guest)]) -> GuestRow:
    if guest is None:
        raise Refused(401, "no-guest")
    return guest


def not_too_many(request: Request) -> None:
    """New guests and tables come slower than other requests."""
    state_of(request).limits.check(address_of(request.scope), "new", NEW_A_SECOND, NEW_AT_ONCE)


def not_too_many_checks(request: Request) -> None:
    """Checking an edition is work."""
    address = address_of(request.scope)
    state_of(request).limits.check(address, "editions", CHECKS_A_SECOND, CHECKS_AT_ONCE)


def id_of(guest: GuestRow | None) -> int | None:
    return None if guest is None else guest.id


def set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path=cookie_path(request),
    )


def clear_cookie(request: Request, response: Response) -> None:
    path = cookie_path(request)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", path=path)


def cookie_path(request: Request) -> str:
    return state_of(request).settings.root_path + "/"


async def me_json(state: AppState, guest: GuestRow | None) -> m.Me:
    if guest is None:
        return m.Me(guest=None, turns=0, calls_off=0, zone=None)
    profile = await state.accounts.stored.profile(guest.id)
    return m.Me(
        guest=m.Guest(name=guest.name),
        turns=await state.tables.count_turns(guest.id),
        calls_off=await state.channels.store.count_off(guest.id),
        zone=profile.zone,
    )


async def table_of(
    request: Request,
    guest: Annotated[GuestRow | None, Depends(perhaps_guest)],
    table_id: Annotated[str, Path(max_length=64, min_length=1)],
) -> Table:
    return await state_of(request).tables.look_at(table_id, id_of(guest))


State = Annotated[AppState, Depends(state_of)]
PerhapsGuest = Annotated[GuestRow | None, Depends(perhaps_guest)]
GuestUntilNow = Annotated[GuestRow | None, Depends(guest_until_now)]
AGuest = Annotated[GuestRow, Depends(surely_guest)]
ATable = Annotated[Table, Depends(table_of)]
ASeat = Annotated[Seat, Path(ge=0, le=9)]

ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": m.ErrorAnswer, "description": "refused, with the reason; nothing changed"},
    422: {"model": m.ErrorAnswer, "description": "the request itself is wrong"},
}
