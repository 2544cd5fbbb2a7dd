"""The part of the REST interface for bookmarks: where somebody would like to go on reading."""

from __future__ import annotations

from fastapi import APIRouter

from farshore.server.api.endpoints import ERRORS, AGuest, ATable
from farshore.server.messages import courtesy_models as cm

api = APIRouter(prefix="/api/tables/{table_id}/bookmark", responses=ERRORS)


@api.get("")
async def get_bookmark(table: ATable, guest: AGuest) -> cm.Bookmark:
    """Your bookmark in the log of this table; nobody else is shown it."""
    table.model.player(guest.id)
    bookmarks = table.model.services.repository.bookmarks
    return cm.Bookmark(after=await bookmarks.read(table.info.id, guest.id))


@api.put("", status_code=204)
async def put_bookmark(table: ATable, guest: AGuest, asked: cm.PutBookmark) -> None:
    """Puts the bookmark somewhere; there is one for each person and table."""
    table.model.player(guest.id)
    bookmarks = table.model.services.repository.bookmarks
    await bookmarks.save(table.info.id, guest.id, asked.after)


@api.delete("", status_code=204)
async def delete_bookmark(table: ATable, guest: AGuest) -> None:
    """Takes the bookmark away."""
    table.model.player(guest.id)
    await table.model.services.repository.bookmarks.delete(table.info.id, guest.id)
