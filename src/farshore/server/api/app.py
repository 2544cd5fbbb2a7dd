"""The REST interface; `docs/host/interface.md` explains it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path as FilePath
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Cookie, Depends, FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse

from farshore.bots import LEVELS
from farshore.core.errors import FarshoreError
from farshore.core.registry import load
from farshore.formats import documents
from farshore.localization.languages import LANGUAGES
from farshore.server.accounts.access_tokens import bearer
from farshore.server.accounts.guests import COOKIE
from farshore.server.api import (
    account_api,
    bookmarks_api,
    calls_api,
    clock_api,
    editions_api,
    lessons_api,
    notes_api,
    openid_api,
    operator_api,
    planning_api,
    puzzles_api,
    relations_api,
    reports_api,
)
from farshore.server.api.calls_api import base_address
from farshore.server.api.endpoints import (
    ERRORS,
    AGuest,
    AsciiJsonResponse,
    ASeat,
    ATable,
    LargeBodyRoute,
    PerhapsGuest,
    State,
    clear_cookie,
    first_made,
    id_of,
    is_person,
    me_json,
    not_too_many,
    set_cookie,
    state_of,
    unchanging,
)
from farshore.server.app_state import AppState
from farshore.server.calling.sightings import TABLE_LIST
from farshore.server.errors import Refused, error_json, status_of
from farshore.server.messages import models as m
from farshore.server.messages.call_models import Claimed
from farshore.server.messages.edition_models import EditionJson
from farshore.server.middleware.access import REFUSED, AccessMiddleware, path_for_log
from farshore.server.middleware.proxies import FORWARDED, ProxyMiddleware
from farshore.server.middleware.security import SecurityMiddleware, address_of
from farshore.server.pages import static_content
from farshore.server.pages.link_preview import preview_of, tags, with_picture
from farshore.server.settings import Settings
from farshore.server.storage.rows import RUNNING, TableInfo
from farshore.server.tables import table_socket
from farshore.server.tables.frames import frames_of
from farshore.server.tokens import token_hash
from farshore.server.visibility.message import Message
from farshore.server.visibility.position import sample_document
from farshore.server.visibility.replay import (
    chart_json,
    record_json,
    replay_message,
    results_json,
)
from farshore.server.visibility.table import chat_json, tables_message, when, why_json
from farshore.version import __version__

log = logging.getLogger("farshore.server")

SOCKETS: Final = 300
"""Open pages from one address."""
UPGRADES_A_SECOND: Final = 10.0
UPGRADES_AT_ONCE: Final = 150.0
"""New sockets from one address."""


Viewpoint = Annotated[int | None, Query(ge=-1, le=9)]

api = APIRouter(prefix="/api", responses=ERRORS, route_class=LargeBodyRoute)


def written(message: Message) -> Response:
    return Response(message.body, media_type="application/json")


# --- who you are


@api.get("/me")
async def get_me(request: Request, response: Response, state: State, guest: PerhapsGuest) -> m.Me:
    """Who this browser is."""
    token = request.cookies.get(COOKIE)
    if guest is not None and token and await state.guests.renew(guest, token):
        set_cookie(request, response, token)
    return await me_json(state, guest)


@api.put("/me")
async def put_me(
    request: Request, response: Response, state: State, guest: PerhapsGuest, asked: m.Name
) -> m.Me:
    """Becomes a guest, or changes the name."""
    if guest is None:
        not_too_many(request)
    known, token = await state.guests.name(guest, asked.name)
    if token is not None:
        set_cookie(request, response, token)
        await state.accounts.name_device(request.headers.get("user-agent", ""), token)
    state.tables.rename(known.id, known.name)
    return await me_json(state, known)


@api.delete("/me", status_code=204)
async def delete_me(
    request: Request,
    state: State,
    response: Response,
    farshore: Annotated[str | None, Cookie(include_in_schema=False)] = None,
) -> None:
    """This browser forgets who it was: its pages close, and personal links are good no more."""
    if farshore:
        await state.guests.forget(farshore)
        state.open_pages.sign_out(token_hash(farshore))
    clear_cookie(request, response)


@api.delete("/me/everywhere", status_code=204)
async def delete_me_everywhere(
    request: Request, state: State, guest: AGuest, response: Response
) -> None:
    """Signs out of all browsers and devices."""
    await state.guests.forget_everywhere(guest)
    state.open_pages.sign_out_guest(guest.id)
    clear_cookie(request, response)


@api.post("/me/link")
async def post_link(state: State, guest: AGuest) -> m.Link:
    """A personal link: whoever opens it first is you, too."""
    token, expires = await state.guests.link(guest)
    return m.Link(path=f"/claim#{token}", token=token, expires_at=when(expires))


@api.post("/me/claim")
async def post_claim(
    request: Request,
    response: Response,
    state: State,
    browser: account_api.ABrowser,
    asked: m.Token,
) -> Claimed:
    """Uses a personal link on this browser."""
    not_too_many(request)
    guest, token = await state.guests.claim(asked.token)
    signed_in = await state.accounts.sign_in.enter(guest, browser, token, asked.join)
    set_cookie(request, response, token)
    me = await me_json(state, guest)
    channels = [calls_api.channel_json(channel) for channel in signed_in.joined.channels]
    return Claimed(**dict(me), channels=channels)


@api.get("/me/tables", response_model=m.TableList)
async def get_my_tables(request: Request, state: State, guest: AGuest) -> Response:
    """My tables, mine to move first."""
    if is_person(request):
        state.sightings.glance(guest.id, TABLE_LIST)
    return written(tables_message(await state.tables.tables_of(guest.id)))


# --- games


@api.get("/games")
async def get_games(state: State) -> m.Games:
    """All games, bots and languages."""
    return m.Games.model_validate(
        {
            "games": documents.games_json(),
            "lessons": static_content.lesson_names(),
            "documentation": state.documentation is not None,
            "bots": state.bots.names(),
            "levels": [
                {"name": level.name, "seconds": level.seconds, "ratings": level.ratings}
                for level in LEVELS
            ],
            "languages": sorted(LANGUAGES),
        }
    )


@api.get("/games/{game}", response_model=m.GameJson)
async def get_game(request: Request, game: Annotated[str, Path(max_length=100)]) -> Response:
    """A game with its moves and events."""
    return unchanging(request, documents.game_text(game), "application/json")


@api.get("/games/{game}/editions/{edition}", response_model=EditionJson)
async def get_edition(
    request: Request,
    game: Annotated[str, Path(max_length=100)],
    edition: Annotated[str, Path(max_length=100)],
) -> Response:
    """The components of an edition."""
    return unchanging(request, documents.edition_text(game, edition), "application/json")


@api.get("/words/{language}.ftl", response_class=PlainTextResponse)
async def get_words(
    request: Request,
    language: Annotated[str, Path(max_length=20, pattern="^[A-Za-z-]+$")],
    part: static_content.Part | None = None,
) -> Response:
    """All messages of a language, or one part of them, in Fluent."""
    made = partial(static_content.messages, language, part)
    return await first_made(request, made, "text/plain; charset=utf-8")


# --- tables


@api.get("/tables", response_model=m.TablePage)
async def get_tables(
    state: State,
    guest: PerhapsGuest,
    which: Annotated[Literal["open", "running", "finished"], Query(alias="list")] = "open",
    game: Annotated[str | None, Query(max_length=100)] = None,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Tables that everybody may find."""
    tables, more = await state.tables.listed(id_of(guest), which, game, offset, limit)
    return written(tables_message(tables, more=more))


@api.post("/tables", status_code=201, dependencies=[Depends(not_too_many)])
async def post_table(state: State, guest: AGuest, asked: m.NewTable) -> m.TableJson:
    """Makes a table."""
    table = await state.tables.create(guest.id, guest.name, asked)
    return m.TableJson.model_validate(table.to_json(guest.id))


@api.get("/tables/{table_id}")
async def get_table(table: ATable, guest: PerhapsGuest) -> m.TableJson:
    """A table: settings and seats."""
    return m.TableJson.model_validate(table.to_json(id_of(guest)))


@api.delete("/tables/{table_id}", status_code=204)
async def delete_table(state: State, table: ATable, guest: AGuest) -> None:
    """Takes back a table that is still open."""
    await state.tables.remove(table, guest.id)


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


@api.post("/tables/{table_id}/emblem")
async def post_emblem(table: ATable, guest: AGuest, asked: m.ChooseEmblem) -> m.TableJson:
    """Chooses what your seat goes by, where a game has such a choice: a civilisation."""
    await table.choose_emblem(guest.id, asked.emblem)
    return m.TableJson.model_validate(table.to_json(guest.id))


@api.post("/tables/{table_id}/end")
async def post_end(table: ATable, guest: AGuest, asked: m.EndGame) -> m.TableJson:
    """Offers to end the game as it stands, agrees to that, or wants to play on."""
    await table.answer_end(guest.id, asked.agree)
    return m.TableJson.model_validate(table.to_json(guest.id))


@api.post("/tables/{table_id}/rematch", dependencies=[Depends(not_too_many)])
async def post_rematch(state: State, table: ATable, guest: AGuest) -> m.TableJson:
    """The same again."""
    again = await state.tables.rematch(table, guest.id, guest.name)
    return m.TableJson.model_validate(again.to_json(guest.id))


@api.post("/tables/{table_id}/fork", status_code=201, dependencies=[Depends(not_too_many)])
async def post_fork(state: State, table: ATable, guest: AGuest, asked: m.Fork) -> m.TableJson:
    """Plays on from a past position, against bots."""
    fork = await state.tables.fork(table, guest.id, guest.name, asked)
    return m.TableJson.model_validate(fork.to_json(guest.id))


# --- the game at a table


@api.get("/tables/{table_id}/state", response_model=m.StateJson)
async def get_state(table: ATable, guest: PerhapsGuest) -> Response:
    """The position as you see it, with the whole log."""
    return written(table.publisher.state_message(table.model.viewer(id_of(guest))))


@api.get("/tables/{table_id}/position", response_model=m.PositionJson)
async def get_position(table: ATable, guest: AGuest) -> Response:
    """A position that you cannot tell from the real one: what you cannot know is drawn by lot."""
    seat = table.model.player(guest.id)
    if table.info.status != RUNNING:
        raise Refused(409, "table-not-running")
    rng = table.model.services.rng
    return AsciiJsonResponse({"position": sample_document(table.model.game, seat, rng)})


@api.post("/tables/{table_id}/move")
async def post_move(table: ATable, guest: AGuest, asked: m.MakeMove) -> m.Ack:
    """Makes a move."""
    return await table.model.services.shielded(table.move(guest.id, asked))


@api.post("/tables/{table_id}/undo")
async def post_undo(table: ATable, guest: AGuest, asked: m.Undo) -> m.Ack:
    """Takes back the last choice."""
    return await table.model.services.shielded(table.undo(guest.id, asked))


@api.post("/tables/{table_id}/why")
async def post_why(table: ATable, guest: AGuest, asked: m.AskWhy) -> m.Why:
    """Why a move is not possible now."""
    return m.Why.model_validate(why_json(asked.id, table.why_not(guest.id, asked.move)))


@api.post("/tables/{table_id}/hint")
async def post_hint(table: ATable, guest: AGuest) -> m.HintJson:
    """What a bot would do in your place; it takes a moment."""
    return await table.advice.hint(guest.id)


@api.post("/tables/{table_id}/chat")
async def post_chat(table: ATable, guest: AGuest, asked: m.SayChat) -> m.Ack:
    """Says something at the table."""
    return await table.model.services.shielded(table.say(guest.id, asked))


@api.get("/tables/{table_id}/chat")
async def get_chat(
    table: ATable,
    guest: PerhapsGuest,
    before: Annotated[int | None, Query(ge=0, le=1_000_000_000)] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> m.Chat:
    """What was said, oldest first."""
    reader = id_of(guest)
    lines = await table.heard_by(reader, await table.chat_before(reader, before, limit))
    return m.Chat.model_validate({"messages": chat_json(lines)})


@api.get("/tables/{table_id}/edition", response_model=EditionJson)
async def get_table_edition(table: ATable) -> Response:
    """The components that this table plays with."""
    info = table.info
    own = table.model.own_edition()
    if own is None:
        return AsciiJsonResponse(documents.built_in_edition(info.game, info.data))
    return AsciiJsonResponse(documents.edition_json(load(info.game), own.edition, own.components))


@api.get("/tables/{table_id}/record", response_model=m.RecordJson)
async def get_record(table: ATable, guest: PerhapsGuest) -> Response:
    """The record, for download."""
    document = record_json(table.model.game, table.model.viewer(id_of(guest)))
    name = f"{table.info.game}-{table.info.id}.json"
    return AsciiJsonResponse(
        document, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@api.get("/tables/{table_id}/result", response_model=m.ResultWithChart)
async def get_result(
    request: Request, state: State, table: ATable, guest: PerhapsGuest
) -> Response:
    """How the game ended."""
    viewer = table.model.viewer(id_of(guest))
    result = results_json(table.model.game)
    if result is None:
        raise Refused(409, "table-not-finished")
    async with state.slow.turn(address_of(request.scope)) as work:
        chart = await chart_json(await table.model.log_gradually(viewer, work), work)
    return AsciiJsonResponse({**result, "chart": chart})


@api.get("/tables/{table_id}/analysis")
async def get_analysis(
    table: ATable,
    guest: PerhapsGuest,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seat: Viewpoint = None,
) -> m.AnalysisJson:
    """The lead over time and the moves that cost most, as far as they are known by now."""
    return await table.advice.analysis(table.seen_as(id_of(guest), seat), start, id_of(guest))


@api.get("/tables/{table_id}/analysis/{number}")
async def get_judged_choices(
    table: ATable, guest: PerhapsGuest, number: Annotated[int, Path(ge=0, le=1_000_000)]
) -> m.JudgedChoices:
    """The best few moves at a decision of a finished game; it takes a moment."""
    table.model.viewer(id_of(guest))
    return await table.advice.choices(number, id_of(guest))


@api.get("/tables/{table_id}/replay", response_model=m.Replay)
async def get_replay(
    request: Request,
    state: State,
    table: ATable,
    guest: PerhapsGuest,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 50,
    seat: Viewpoint = None,
) -> Response:
    """Past positions."""
    viewer = table.seen_as(id_of(guest), seat)
    async with state.slow.turn(address_of(request.scope)) as work:
        log = await table.model.log_gradually(viewer, work)
        frames = table.model.services.frames
        return written(await replay_message(log, start, count, frames, work))


@api.get("/tables/{table_id}/replay/log", response_model=m.ReplayLog)
async def get_replay_log(table: ATable, guest: PerhapsGuest, seat: Viewpoint = None) -> Response:
    """The log for a viewpoint."""
    return written(table.model.log(table.seen_as(id_of(guest), seat)).entries_message())


async def caller_of(websocket: WebSocket) -> tuple[int | None, bytes | None, bool]:
    """Who opens a socket, the hash of what proves it, and whether they may do more than look."""
    state = state_of(websocket)
    secret = bearer(websocket.headers.get("authorization"))
    if secret is not None:
        access, owner = await state.accounts.tokens.find(secret)
        return owner.id, access.hash, access.scope == "play"
    token = websocket.cookies.get(COOKIE)
    known = await state.guests.find(token)
    return id_of(known), token_hash(token) if token else None, True


@api.websocket("/tables/{table_id}/ws")
async def connect_to_table(websocket: WebSocket, table_id: str) -> None:
    """The live table."""
    state = state_of(websocket)
    address = address_of(websocket.scope)
    await websocket.accept()
    try:
        state.limits.check(address, "sockets", UPGRADES_A_SECOND, UPGRADES_AT_ONCE)
        state.limits.open_socket(address, SOCKETS)
    except Refused as error:
        await table_socket.turn_away(websocket, error)
        return
    try:
        guest, token, may_play = await caller_of(websocket)
        table = await state.tables.get(table_id)
        write = frames_of(websocket).write_frame
        page = table_socket.TableSocket(write, guest, may_play)
        page.looking = is_person(websocket)
        with state.open_pages.having(page, token):
            await table_socket.serve(websocket, page, table, state.settings.limits)
    except Refused as error:
        await table_socket.turn_away(websocket, error)
    finally:
        state.limits.close_socket(address)


# --- for who runs the server


health = APIRouter(include_in_schema=False)


@health.get("/healthz")
async def get_health() -> Response:
    """Whether the process answers."""
    return PlainTextResponse("ok\n")


@health.get("/readyz")
async def get_readiness(state: State) -> Response:
    """Whether it should be sent requests: it is not being stopped, and its storage answers."""
    why = await state.why_not_ready()
    return PlainTextResponse(f"{why or 'ok'}\n", 503 if why else 200)


@health.get("/metrics")
async def get_metrics(request: Request, state: State) -> Response:
    """Numbers for Prometheus, for callers that do not come through a proxy."""
    if not state.settings.metrics or request.scope.get(FORWARDED):
        raise Refused(404, "not-found")
    text = await asyncio.to_thread(state.metrics.text)  # thousands of lines
    return Response(text, media_type=CONTENT_TYPE_LATEST)


# --- everything else


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused | FarshoreError)
    request.scope[REFUSED] = error.reason.key
    response = AsciiJsonResponse({"error": error_json(error)}, status_of(error))
    if isinstance(error, Refused) and error.status == 429:
        response.headers["retry-after"] = str(error.reason.params.get("seconds", 60))
    if error_json(error)["key"] == "bad-cookie":
        clear_cookie(request, response)
    return response


async def invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    fault = error.errors()[0]
    if fault["type"] == "json_invalid":
        return await refused(request, Refused(400, "bad-json"))
    return await refused(request, table_socket.bad_request(fault))


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    keys = {404: "not-found", 405: "method-not-allowed"}
    response = await refused(
        request, Refused(error.status_code, keys.get(error.status_code, "bad-json"))
    )
    response.headers.update(error.headers or {})
    return response


async def fault(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, path_for_log(request.url.path), exc_info=error)
    return AsciiJsonResponse({"error": error_json(Refused(500, "server-fault"))}, 500)


def make_app(
    settings: Settings,
    commands: Mapping[str, str] | None = None,
    web: FilePath | None = None,
    documentation: FilePath | None = None,
) -> FastAPI:
    """The whole server as an ASGI application.

    `commands`: the bots that are programs, by the names that the host gave them (guests choose a
    name; no command of theirs is ever run). `web`: the built pages; None: only the interface for
    programs. `documentation`: the site at /docs, if there is one.
    """
    state = AppState(settings, commands or {}, web, documentation)
    app = FastAPI(
        title="Farshore",
        version=__version__,
        description="Tables for board games. The WebSocket is described in docs/host/interface.md.",
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # `description` below
        lifespan=state.open,
    )
    app.state.farshore = state
    app.include_router(api)
    app.include_router(editions_api.api)
    app.include_router(calls_api.api)
    app.include_router(account_api.api)
    app.include_router(clock_api.api)
    app.include_router(lessons_api.api)
    app.include_router(notes_api.api)
    app.include_router(planning_api.api)
    app.include_router(reports_api.api)
    app.include_router(puzzles_api.api)
    app.include_router(relations_api.api)
    app.include_router(bookmarks_api.api)
    app.include_router(operator_api.api)
    app.include_router(openid_api.api)
    pages = "" if state.pages is None else state.pages.version
    app.add_middleware(SecurityMiddleware, limits=state.limits, hosts=settings.hosts, pages=pages)
    app.add_middleware(AccessMiddleware, metrics=state.metrics, access_log=settings.access_log)
    app.add_middleware(ProxyMiddleware, trusted=settings.trusted_proxies, root=settings.root_path)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(FarshoreError, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(Exception, fault)

    app.include_router(health)

    @cache
    def described() -> str:
        return json.dumps(app.openapi(), separators=(",", ":"))

    @app.get("/openapi.json", include_in_schema=False)
    async def description(request: Request) -> Response:
        return await first_made(request, described, "application/json")

    @app.get("/docs{path:path}", include_in_schema=False)
    async def documentation_page(request: Request) -> Response:
        if state.documentation is None:
            raise Refused(404, "not-found")
        return state.documentation.answer(request)

    async def find_table(table_id: str) -> TableInfo:
        return await state.tables.info(table_id)  # there are tables once the server has started

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request) -> Response:
        if state.pages is None or request.url.path.startswith("/api"):
            raise Refused(404, "not-found")
        path = request.url.path
        if not state.pages.is_page(path):
            return state.pages.answer(request)
        languages = request.headers.get("accept-language", "")
        preview = await preview_of(path, languages, find_table)
        preview = with_picture(preview, state.pages.has)
        return state.pages.page(tags(preview, base_address(request, state), path), preview.status)

    return app
