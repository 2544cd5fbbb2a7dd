"""The REST interface for editions: schemas, checks, and what guests enter from their boxes."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response

from farshore.core.registry import load
from farshore.server.api.endpoints import (
    ERRORS,
    AGuest,
    AsciiJsonResponse,
    LargeBodyRoute,
    State,
    first_made,
    not_too_many,
    not_too_many_checks,
    state_of,
)
from farshore.server.messages import edition_models as m
from farshore.server.messages.models import ReasonJson
from farshore.server.messages.worker_messages import CheckedEdition
from farshore.server.pages import static_content
from farshore.server.storage.rows import OwnEdition
from farshore.server.tables.editions import MOST_EDITIONS, written
from farshore.server.visibility.table import when

api = APIRouter(prefix="/api", responses=ERRORS, route_class=LargeBodyRoute)

GameName = Annotated[str, Path(max_length=100)]


async def own_edition_of(
    request: Request, guest: AGuest, edition_id: Annotated[str, Path(max_length=64)]
) -> OwnEdition:
    return await state_of(request).editions.owned(guest.id, edition_id)


AnOwnEdition = Annotated[OwnEdition, Depends(own_edition_of)]
CHECKING = [Depends(not_too_many_checks)]


def own_json(edition: OwnEdition) -> m.OwnEditionJson:
    return m.OwnEditionJson(
        id=edition.id,
        game=edition.game,
        name=edition.name,
        revision=edition.revision,
        faults=edition.faults,
        size=edition.size,
        created_at=when(edition.created_at),
        changed_at=when(edition.changed_at),
        share=edition.share,
    )


def saved_json(edition: OwnEdition, found: CheckedEdition) -> m.SavedEdition:
    faults = [ReasonJson.model_validate(fault.model_dump()) for fault in found.faults]
    return m.SavedEdition(edition=own_json(edition), faults=faults)


def with_document(about: dict[str, Any], document: str) -> Response:
    """An answer with what was entered, which is JSON already and may be long."""
    text = orjson.dumps({**about, "document": orjson.Fragment(document)})
    return Response(text, media_type="application/json")


@api.get("/games/{game}/edition-schema")
async def get_edition_schema(request: Request, game: GameName) -> Response:
    """What edition files of a game look like, as JSON Schema."""
    made = partial(static_content.schema_text, game)
    return await first_made(request, made, "application/schema+json")


@api.post("/games/{game}/check-edition", response_model=m.EditionName, dependencies=CHECKING)
async def post_check_edition(
    state: State, guest: AGuest, game: GameName, asked: m.EditionFile
) -> Response:
    """Whether an edition file of your own can be used."""
    brought = await state.editions.playable(guest.id, load(game), written(asked.document), {})
    return AsciiJsonResponse({"edition": brought.edition.name})


@api.get("/editions")
async def get_editions(
    state: State, guest: AGuest, game: Annotated[str | None, Query(max_length=100)] = None
) -> m.OwnEditions:
    """My editions, the last changed first."""
    found = await state.editions.listed(guest.id, game)
    return m.OwnEditions(editions=[own_json(each) for each in found], most=MOST_EDITIONS)


@api.post("/editions", status_code=201, dependencies=[Depends(not_too_many), *CHECKING])
async def post_edition(state: State, guest: AGuest, asked: m.CopyEdition) -> m.SavedEdition:
    """A new edition of mine: a copy of a built-in or a shared one, or a file."""
    return saved_json(*await state.editions.create(guest.id, asked))


@api.get("/editions/{edition_id}", response_model=m.OwnEditionDocument, dependencies=CHECKING)
async def get_own_edition(state: State, edition: AnOwnEdition) -> Response:
    """An edition of mine with everything that was entered, and its faults."""
    document, found = await state.editions.document(edition)
    return with_document(saved_json(edition, found).model_dump(), document)


@api.put("/editions/{edition_id}", dependencies=CHECKING)
async def put_own_edition(
    state: State, edition: AnOwnEdition, asked: m.OwnEditionChange
) -> m.SavedEdition:
    """Keeps what was entered, with faults or without."""
    return saved_json(edition, await state.editions.save(edition, asked))


@api.patch("/editions/{edition_id}")
async def patch_own_edition(
    state: State, edition: AnOwnEdition, asked: m.EditionChange
) -> m.OwnEditionJson:
    """Renames an edition of mine, or shares it by a link."""
    await state.editions.change(edition, asked)
    return own_json(edition)


@api.delete("/editions/{edition_id}", status_code=204)
async def delete_own_edition(state: State, edition: AnOwnEdition) -> None:
    """Deletes an edition of mine; tables that play with it keep it."""
    await state.editions.delete(edition)


@api.get("/shared-editions/{share}", response_model=m.SharedEdition, dependencies=CHECKING)
async def get_shared_edition(state: State, share: Annotated[str, Path(max_length=64)]) -> Response:
    """An edition that somebody shares."""
    edition = await state.editions.shared(share)
    document = await state.editions.text(edition)
    about = {"game": edition.game, "name": edition.name, "faults": edition.faults}
    return with_document(about, document)
