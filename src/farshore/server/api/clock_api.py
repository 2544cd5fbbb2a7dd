"""The part of the REST interface for time: giving it, being away, and deciding for the late."""

from __future__ import annotations

from fastapi import APIRouter

from farshore.server.api.endpoints import ERRORS, AGuest, ATable
from farshore.server.messages import models as m

api = APIRouter(prefix="/api/tables/{table_id}/clock", responses=ERRORS)


@api.post("/give")
async def post_give_time(table: ATable, guest: AGuest, asked: m.GiveTime) -> m.TableJson:
    """Gives an opponent who is waited for more time: a minute, or a day."""
    await table.give_time(guest.id, asked.seat)
    return m.TableJson.model_validate(table.to_json(guest.id))


@api.post("/vacation")
async def post_vacation(table: ATable, guest: AGuest, asked: m.Vacation) -> m.TableJson:
    """Announces so many days of vacation, from now on; 0 ends it."""
    await table.go_away(guest.id, asked.days)
    return m.TableJson.model_validate(table.to_json(guest.id))


@api.post("/bot")
async def post_choose_bot(table: ATable, guest: AGuest, asked: m.BotForLate) -> m.TableJson:
    """Lets a bot play for somebody whose time is up, where the others decide that."""
    await table.choose_bot(guest.id, asked.seat, asked.until == "return")
    return m.TableJson.model_validate(table.to_json(guest.id))
