"""The part of the REST interface for private notes: what somebody writes down beside a game."""

from __future__ import annotations

from fastapi import APIRouter

from farshore.server.api.endpoints import ERRORS, AGuest, ATable
from farshore.server.errors import Refused
from farshore.server.messages import models as m

api = APIRouter(prefix="/api/tables/{table_id}/notes", responses=ERRORS)


@api.get("")
async def get_notes(table: ATable, guest: AGuest) -> m.PrivateNotes:
    """What you have written down at this table; nobody else is shown it."""
    table.model.player(guest.id)
    repository = table.model.services.repository
    return m.PrivateNotes(text=await repository.read_private_notes(table.info.id, guest.id))


@api.put("", status_code=204)
async def put_notes(table: ATable, guest: AGuest, asked: m.WriteNotes) -> None:
    """Replaces what you have written down."""
    table.model.player(guest.id)
    if any("\ud800" <= letter <= "\udfff" or letter == "\0" for letter in asked.text):
        raise Refused(422, "bad-notes")
    await table.model.services.repository.save_private_notes(table.info.id, guest.id, asked.text)
