"""Ending a game before its end, when all who play agree.

A game may stall: with some readings of the rules it need not end at all. Anybody who plays may
offer to end it as it stands. Bots always agree, so that the game ends as soon as all people do.
The answers are stored between the moves, and the record of the game stays as it was played.
"""

from __future__ import annotations

from typing import Final

from farshore.core.types import Seat
from farshore.server.errors import Refused
from farshore.server.storage.rows import AGREE, DECLINE, RUNNING
from farshore.server.tables.table_model import TableModel


class Ending:
    """The offer to end a game. The table's lock must be held by whoever calls these methods."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model

    async def answer(self, seat: Seat, agrees: bool) -> None:
        """Offers to end the game, agrees to that, or wants to play on."""
        info = self._model.info
        if info.status != RUNNING:
            raise Refused(409, "table-not-running")
        if info.seats[seat].bot is not None:
            raise Refused(409, "seat-with-bot")
        if not agrees and not self.is_offered():
            raise Refused(409, "no-end-offered")
        if info.seats[seat].ends is not agrees:
            await self._model.append_note(f"{AGREE if agrees else DECLINE} {seat}")
        await self.settle()

    async def settle(self) -> None:
        """Ends the game if it was offered and all people agree."""
        model = self._model
        people = [one for one in model.info.seats if one.kind == "person" and one.bot is None]
        agreed = bool(people) and all(one.ends for one in people)
        if model.info.status == RUNNING and agreed:
            await model.append_end()

    def is_offered(self) -> bool:
        info = self._model.info
        return info.status == RUNNING and any(seat.ends for seat in info.seats)
