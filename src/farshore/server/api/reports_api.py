"""The part of the REST interface for reports: telling the operator how somebody behaves."""

from __future__ import annotations

import json
import time
from typing import Final

from fastapi import APIRouter

from farshore.server.api.endpoints import ERRORS, AGuest, ASeat, ATable
from farshore.server.errors import Refused
from farshore.server.messages import models as m
from farshore.server.plain_text import plain_text
from farshore.server.storage.reports import ReportRow
from farshore.server.tables.table import Table
from farshore.server.visibility.replay import record_json
from farshore.server.visibility.table import when

CHAT_LINES: Final = 200
"""So many of the last lines go with a report."""

api = APIRouter(prefix="/api/tables/{table_id}/seats/{seat}/report", responses=ERRORS)


@api.post("", status_code=204)
async def post_report(table: ATable, seat: ASeat, guest: AGuest, asked: m.Report) -> None:
    """Tells the operator how somebody at your table behaves; record and chat go along."""
    table.model.player(guest.id)
    seats = table.info.seats
    about = seats[seat].guest if seat < len(seats) else None
    if about is None or about == guest.id:
        raise Refused(409, "report-others")
    reason = plain_text(asked.reason, len(asked.reason))
    log = json.dumps(await log_for(table, guest.id))
    report = ReportRow(table.info.id, guest.id, about, seat, reason, log, int(time.time()))
    await table.model.services.repository.reports.save(report)


async def log_for(table: Table, guest: int) -> dict[str, object]:
    """What has happened as the reporter may see it: nothing hidden leaves a running game."""
    model = table.model
    record = record_json(model.game, model.viewer(guest)) if model.has_game() else None
    lines = await table.chat_before(guest, None, CHAT_LINES)
    chat = [{"seat": line.seat, "at": when(line.at), "text": line.text} for line in lines]
    return {"record": record, "chat": chat}
