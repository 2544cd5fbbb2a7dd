"""The part of the REST interface for muting and blocking people."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Final

from fastapi import APIRouter, Path

from farshore.core.types import Seat
from farshore.server.api.endpoints import ERRORS, AGuest, ASeat, ATable, State
from farshore.server.errors import Refused
from farshore.server.messages import courtesy_models as cm
from farshore.server.storage.relations import Relation
from farshore.server.visibility.table import when

MOST_RELATIONS: Final = 500

api = APIRouter(prefix="/api", responses=ERRORS)

RelationId = Annotated[str, Path(min_length=1, max_length=64, pattern="^[A-Za-z0-9]+$")]


@api.get("/me/relations")
async def get_relations(state: State, guest: AGuest) -> cm.Relations:
    """Whom I have muted and blocked."""
    found = await state.tables.relations.of(guest.id)
    return cm.Relations(
        relations=[
            cm.RelationJson(
                id=relation.id,
                name=name,
                kind=relation.kind,
                created_at=when(relation.created_at),
            )
            for relation, name in found
        ]
    )


@api.delete("/me/relations/{relation}", status_code=204)
async def delete_relation(state: State, guest: AGuest, relation: RelationId) -> None:
    """Mutes and blocks somebody no more."""
    if not await state.tables.relations.delete(guest.id, relation):
        raise Refused(404, "unknown-relation")


@api.get("/tables/{table_id}/relations")
async def get_seat_relations(state: State, table: ATable, guest: AGuest) -> cm.SeatRelations:
    """Whom of those at this table I have muted or blocked."""
    kinds = {relation.about: relation for relation, _ in await state.tables.relations.of(guest.id)}
    seats = [(Seat(at), kinds.get(seat.guest or 0)) for at, seat in enumerate(table.info.seats)]
    return cm.SeatRelations(
        relations=[
            cm.SeatRelation(id=found.id, seat=seat, kind=found.kind)
            for seat, found in seats
            if found is not None
        ]
    )


@api.put("/tables/{table_id}/seats/{seat}/relation", status_code=204)
async def put_relation(
    state: State, table: ATable, seat: ASeat, guest: AGuest, asked: cm.NewRelation
) -> None:
    """Mutes or blocks who sits there."""
    seats = table.info.seats
    about = seats[seat].guest if seat < len(seats) else None
    if about is None or about == guest.id:
        raise Refused(409, "relation-others")
    relations = state.tables.relations
    if len(await relations.of(guest.id)) >= MOST_RELATIONS:
        raise Refused(409, "too-many-relations", most=MOST_RELATIONS)
    now = int(time.time())
    await relations.save(Relation(secrets.token_hex(8), guest.id, about, asked.kind, now))
