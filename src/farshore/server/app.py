"""The REST interface; `docs/server.md` explains it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Cookie, Depends, FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse

from farshore import documents, words
from farshore.bots import LEVELS
from farshore.core.errors import FarshoreError
from farshore.core.registry import load
from farshore.server import gate, shelf, socket
from farshore.server import models as m
from farshore.server.bots import Bots
from farshore.server.cards import when
from farshore.server.errors import Refused, error_json, status_of
from farshore.server.guests import COOKIE, COOKIE_SECONDS, Guests, Known
from farshore.server.limits import Limits
from farshore.server.settings import Settings
from farshore.server.shield import NEW_A_SECOND, NEW_AT_ONCE, Shield, address_of
from farshore.server.store import Store
from farshore.server.table import Table
from farshore.server.tables import Tables
from farshore.server.web import Pages
from farshore.version import __version__

log = logging.getLogger("farshore.server")

SOCKETS: Final = 300
"""Open pages from one address."""
UNKNOWN: Final = 4404
NOT_ALLOWED: Final = 4403
BAD_COOKIE: Final = 4401
BUSY: Final = 4429


class Ascii(JSONResponse):
    """JSON that can hold whatever somebody sent us, half characters too."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, separators=(",", ":")).encode()


def unchanging(request: Request, text: str, kind: str) -> Response:
    """A text that stays the same while the server runs: sent once, and compressed."""
    etag = f'"{hashlib.blake2b(text.encode(), digest_size=12).hexdigest()}"'
    headers = {"etag": etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(shelf.packed(text), media_type=kind, headers=headers)
    return Response(text, media_type=kind, headers=headers)


class House:
    """What the server is made of while it runs."""

    store: Store
    guests: Guests
    tables: Tables

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.limits)
        self.pages = None if settings.web is None else Pages(settings.web)

    @contextlib.asynccontextmanager
    async def open(self, _: FastAPI) -> AsyncIterator[None]:
        self.store = Store(self.settings.db)
        self.guests = Guests(self.store)
        settings = self.settings
        thinkers = Bots(settings.workers, settings.bot_seconds, settings.commands)
        self.tables = Tables(self.settings, self.store, thinkers)
        tasks = [
            asyncio.create_task(self.tables.resume()),
            asyncio.create_task(self.tables.sweep()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.tables.close()
            await thinkers.close()
            await self.store.close()


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def perhaps_guest(
    request: Request, farshore: Annotated[str | None, Cookie(include_in_schema=False)] = None
) -> Known | None:
    return await house_of(request).guests.find(farshore)


async def surely_guest(guest: Annotated[Known | None, Depends(perhaps_guest)]) -> Known:
    if guest is None:
        raise Refused(401, "no-guest")
    return guest


async def table_of(
    request: Request, table_id: Annotated[str, Path(max_length=64, min_length=1)]
) -> Table:
    return await house_of(request).tables.get(table_id)


def not_too_many(request: Request) -> None:
    """New guests and tables come slower than other requests."""
    house_of(request).limits.check(address_of(request.scope), "new", NEW_A_SECOND, NEW_AT_ONCE)


TheHouse = Annotated[House, Depends(house_of)]
PerhapsGuest = Annotated[Known | None, Depends(perhaps_guest)]
AGuest = Annotated[Known, Depends(surely_guest)]
ATable = Annotated[Table, Depends(table_of)]
ASeat = Annotated[int, Path(ge=0, le=9)]
Viewpoint = Annotated[int | None, Query(ge=-1, le=9)]

ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": m.ErrorAnswer, "description": "refused, with the reason; nothing changed"},
    422: {"model": m.ErrorAnswer, "description": "the request itself is wrong"},
}

api = APIRouter(prefix="/api", responses=ERRORS)


def id_of(guest: Known | None) -> int | None:
    return None if guest is None else guest.id


def set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def me_json(house: House, guest: Known | None) -> m.Me:
    if guest is None:
        return m.Me(guest=None, turns=0)
    return m.Me(guest=m.Guest(name=guest.name), turns=await house.tables.turns(guest.id))


# --- who you are


@api.get("/me")
async def get_me(house: TheHouse, guest: PerhapsGuest) -> m.Me:
    """Who this browser is."""
    return await me_json(house, guest)


@api.put("/me")
async def put_me(
    request: Request, response: Response, house: TheHouse, guest: PerhapsGuest, asked: m.Name
) -> m.Me:
    """Becomes a guest, or changes the name."""
    if guest is None:
        not_too_many(request)
    known, token = await house.guests.name(guest, asked.name)
    if token is not None:
        set_cookie(request, response, token)
    house.tables.rename(known.id, known.name)
    return await me_json(house, known)


@api.delete("/me", status_code=204)
async def delete_me(
    house: TheHouse,
    response: Response,
    farshore: Annotated[str | None, Cookie(include_in_schema=False)] = None,
) -> None:
    """This browser forgets who it was."""
    if farshore:
        await house.guests.forget(farshore)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@api.post("/me/link")
async def post_link(house: TheHouse, guest: AGuest) -> m.Link:
    """A personal link: whoever opens it first is you, too."""
    token, expires = await house.guests.link(guest)
    return m.Link(path=f"/claim#{token}", token=token, expires_at=when(expires))


@api.post("/me/claim")
async def post_claim(request: Request, response: Response, house: TheHouse, asked: m.Token) -> m.Me:
    """Uses a personal link on this browser."""
    not_too_many(request)
    guest, token = await house.guests.claim(asked.token)
    set_cookie(request, response, token)
    return await me_json(house, guest)


@api.get("/me/tables")
async def get_my_tables(house: TheHouse, guest: AGuest) -> m.TableList:
    """My tables, mine to move first."""
    return m.TableList.model_validate({"tables": await house.tables.mine(guest.id)})


# --- games


@api.get("/games")
async def get_games(house: TheHouse) -> m.Games:
    """All games, bots and languages."""
    return m.Games.model_validate(
        {
            "games": documents.games_json(),
            "bots": house.tables.bots.names(),
            "levels": [{"name": level.name, "seconds": level.seconds} for level in LEVELS],
            "languages": words.languages(),
        }
    )


@api.get("/games/{game}")
async def get_game(game: Annotated[str, Path(max_length=100)]) -> m.GameJson:
    """A game with its moves and events."""
    return m.GameJson.model_validate(documents.game_json(game))


@api.get("/games/{game}/editions/{edition}", response_model=m.EditionJson)
async def get_edition(
    request: Request,
    game: Annotated[str, Path(max_length=100)],
    edition: Annotated[str, Path(max_length=100)],
) -> Response:
    """The components of an edition."""
    return unchanging(request, documents.edition_text(game, edition), "application/json")


@api.post("/games/{game}/check-edition", response_model=m.EditionName)
async def post_check_edition(
    game: Annotated[str, Path(max_length=100)], asked: m.EditionFile
) -> Response:
    """Whether an edition file of your own can be used."""
    return Ascii({"edition": shelf.read_edition(load(game), asked.document, {}).name})


@api.get("/words/{language}.ftl", response_class=PlainTextResponse)
async def get_words(
    request: Request, language: Annotated[str, Path(max_length=20, pattern="^[A-Za-z-]+$")]
) -> Response:
    """All messages of a language, in Fluent."""
    return unchanging(request, shelf.messages(language), "text/plain; charset=utf-8")


# --- tables


@api.get("/tables")
async def get_tables(
    house: TheHouse,
    guest: PerhapsGuest,
    which: Annotated[Literal["open", "running", "finished"], Query(alias="list")] = "open",
    game: Annotated[str | None, Query(max_length=100)] = None,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> m.TablePage:
    """Tables that everybody may find."""
    tables, more = await house.tables.listed(id_of(guest), which, game, offset, limit)
    return m.TablePage.model_validate({"tables": tables, "more": more})


@api.post("/tables", status_code=201, dependencies=[Depends(not_too_many)])
async def post_table(house: TheHouse, guest: AGuest, asked: m.NewTable) -> m.TableJson:
    """Makes a table."""
    table = await house.tables.create(guest.id, guest.name, asked)
    return m.TableJson.model_validate(table.to_json(guest.id))


@api.get("/tables/{table_id}")
async def get_table(table: ATable, guest: PerhapsGuest) -> m.TableJson:
    """A table: settings and seats."""
    return m.TableJson.model_validate(table.to_json(id_of(guest)))


@api.delete("/tables/{table_id}", status_code=204)
async def delete_table(house: TheHouse, table: ATable, guest: AGuest) -> None:
    """Takes back a table that is still open."""
    await house.tables.whole(house.tables.remove(table, guest.id))


@api.post("/tables/{table_id}/join")
async def post_join(table: ATable, guest: AGuest, asked: m.Join) -> m.TableJson:
    """Sits down."""
    await table.join(guest.id, guest.name, asked.seat)
    return m.TableJson.model_validate(table.to_json(guest.id))


@api.post("/tables/{table_id}/leave")
async def post_leave(table: ATable, guest: AGuest) -> m.TableJson:
    """Gets up."""
    await table.leave(guest.id)
    return m.TableJson.model_validate(table.to_json(guest.id))


@api.post("/tables/{table_id}/seats/{seat}")
async def post_seat(table: ATable, seat: ASeat, guest: AGuest, asked: m.SeatChange) -> m.TableJson:
    """Hands a seat to a bot, takes it back, or opens it."""
    await table.change_seat(guest.id, seat, asked)
    return m.TableJson.model_validate(table.to_json(guest.id))


@api.post("/tables/{table_id}/rematch", dependencies=[Depends(not_too_many)])
async def post_rematch(house: TheHouse, table: ATable, guest: AGuest) -> m.TableJson:
    """The same again."""
    again = await house.tables.rematch(table, guest.id, guest.name)
    return m.TableJson.model_validate(again.to_json(guest.id))


@api.post("/tables/{table_id}/fork", status_code=201, dependencies=[Depends(not_too_many)])
async def post_fork(house: TheHouse, table: ATable, guest: AGuest, asked: m.Fork) -> m.TableJson:
    """Plays on from a past position, against bots."""
    fork = await house.tables.fork(table, guest.id, guest.name, asked)
    return m.TableJson.model_validate(fork.to_json(guest.id))


# --- the game at a table


def raw(text: str) -> Response:
    return Response(text, media_type="application/json")


@api.get("/tables/{table_id}/state", response_model=m.StateJson)
async def get_state(table: ATable, guest: PerhapsGuest) -> Response:
    """The position as you see it, with the whole log."""
    return raw(table.state_text(table.viewer(id_of(guest))))


@api.post("/tables/{table_id}/move")
async def post_move(table: ATable, guest: AGuest, asked: m.MakeMove) -> m.Ack:
    """Makes a move."""
    return m.Ack.model_validate(await table.move(guest.id, asked))


@api.post("/tables/{table_id}/undo")
async def post_undo(table: ATable, guest: AGuest, asked: m.Undo) -> m.Ack:
    """Takes back the last choice."""
    return m.Ack.model_validate(await table.undo(guest.id, asked))


@api.post("/tables/{table_id}/why")
async def post_why(table: ATable, guest: AGuest, asked: m.AskWhy) -> m.Why:
    """Why a move is not possible now."""
    return m.Why.model_validate(table.why(guest.id, asked.id, asked.move))


@api.post("/tables/{table_id}/hint")
async def post_hint(table: ATable, guest: AGuest) -> m.HintJson:
    """What a bot would do in your place; it takes a moment."""
    return m.HintJson.model_validate(await table.advice.hint(guest.id))


@api.post("/tables/{table_id}/chat")
async def post_chat(table: ATable, guest: AGuest, asked: m.SayChat) -> m.Ack:
    """Says something at the table."""
    return m.Ack.model_validate(await table.chat(guest.id, asked))


@api.get("/tables/{table_id}/chat")
async def get_chat(
    table: ATable,
    guest: PerhapsGuest,
    before: Annotated[int | None, Query(ge=0, le=1_000_000_000)] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> m.Chat:
    """What was said, oldest first."""
    table.viewer(id_of(guest))
    return m.Chat.model_validate({"messages": table.chat_json(before, limit)})


@api.get("/tables/{table_id}/edition", response_model=m.EditionJson)
async def get_table_edition(table: ATable) -> Response:
    """The components that this table plays with."""
    card = table.card
    if card.edition is None:
        return Ascii(documents.built_in_edition(card.game, card.data))
    document = json.loads(card.edition)
    game = load(card.game)
    components = game.whole_edition(document)
    return Ascii(documents.edition_json(game, game.read_edition(document), components))


@api.get("/tables/{table_id}/record", response_model=m.RecordJson)
async def get_record(table: ATable, guest: PerhapsGuest) -> Response:
    """The record, for download."""
    document = gate.record_json(table.live, table.viewer(id_of(guest)))
    name = f"{table.card.game}-{table.card.id}.json"
    return Ascii(document, headers={"content-disposition": f'attachment; filename="{name}"'})


@api.get("/tables/{table_id}/result", response_model=m.ResultWithChart)
async def get_result(table: ATable, guest: PerhapsGuest) -> Response:
    """How the game ended."""
    return Ascii(table.result_json(table.viewer(id_of(guest))))


@api.get("/tables/{table_id}/analysis", response_model=m.AnalysisJson)
async def get_analysis(
    table: ATable,
    guest: PerhapsGuest,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seat: Viewpoint = None,
) -> Response:
    """The lead over time and the moves that cost most, as far as they are known by now."""
    return Ascii(await table.advice.analysis(table.seen_as(id_of(guest), seat), start))


@api.get("/tables/{table_id}/analysis/{number}")
async def get_judged_choices(
    table: ATable, guest: PerhapsGuest, number: Annotated[int, Path(ge=0, le=1_000_000)]
) -> m.JudgedChoices:
    """The best few moves at a decision of a finished game; it takes a moment."""
    table.viewer(id_of(guest))
    return m.JudgedChoices.model_validate(await table.advice.choices(number))


@api.get("/tables/{table_id}/replay", response_model=m.Replay)
async def get_replay(
    table: ATable,
    guest: PerhapsGuest,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 50,
    seat: Viewpoint = None,
) -> Response:
    """Past positions."""
    return Ascii(table.replay_json(table.seen_as(id_of(guest), seat), start, count))


@api.get("/tables/{table_id}/replay/log", response_model=m.ReplayLog)
async def get_replay_log(table: ATable, guest: PerhapsGuest, seat: Viewpoint = None) -> Response:
    """The log for a viewpoint."""
    scroll = table.scroll(table.seen_as(id_of(guest), seat))
    return raw(f'{{"entries":[{",".join(scroll.lines)}]}}')


@api.websocket("/tables/{table_id}/ws")
async def table_socket(websocket: WebSocket, table_id: str) -> None:
    """The live table."""
    house: House = websocket.app.state.house
    address = address_of(websocket.scope)
    await websocket.accept()
    try:
        house.limits.open_socket(address, SOCKETS)
    except Refused as error:
        await turn_away(websocket, error)
        return
    try:
        known = await house.guests.find(websocket.cookies.get(COOKIE))
        table = await house.tables.get(table_id)
        await socket.serve(websocket, table, id_of(known), house.settings.limits)
    except Refused as error:
        await turn_away(websocket, error)
    finally:
        house.limits.close_socket(address)


async def turn_away(websocket: WebSocket, error: Refused) -> None:
    codes = {401: BAD_COOKIE, 403: NOT_ALLOWED, 404: UNKNOWN, 429: BUSY}
    await websocket.send_text(gate.to_text({"type": "error", "error": error_json(error)}))
    await websocket.close(codes.get(error.status, NOT_ALLOWED))


# --- everything else


async def refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused | FarshoreError)
    response = Ascii({"error": error_json(error)}, status_of(error))
    if isinstance(error, Refused) and error.status == 429:
        response.headers["retry-after"] = str(error.reason.params.get("seconds", 60))
    if error_json(error)["key"] == "bad-cookie":
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


async def invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    fault = error.errors()[0]
    if fault["type"] == "json_invalid":
        return await refused(request, Refused(400, "bad-json"))
    return await refused(request, socket.bad_request(fault))


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    keys = {404: "not-found", 405: "method-not-allowed"}
    response = await refused(
        request, Refused(error.status_code, keys.get(error.status_code, "bad-json"))
    )
    response.headers.update(error.headers or {})
    return response


async def fault(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Ascii({"error": error_json(Refused(500, "server-fault"))}, 500)


def make_app(settings: Settings) -> FastAPI:
    """The whole server as an ASGI application."""
    house = House(settings)
    app = FastAPI(
        title="Farshore",
        version=__version__,
        description="Tables for board games. The WebSocket is described in docs/server.md.",
        docs_url=None,
        redoc_url=None,
        lifespan=house.open,
    )
    app.state.house = house
    app.include_router(api)
    app.add_middleware(Shield, limits=house.limits)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(FarshoreError, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(Exception, fault)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request) -> Response:
        if house.pages is None or request.url.path.startswith("/api"):
            raise Refused(404, "not-found")
        return house.pages.answer(request)

    return app
