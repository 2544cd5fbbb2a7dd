"""Analysis boards: a private copy of a running game, on which its owner tries moves.

It begins with a position that the owner cannot tell from the real one. What the others have to
decide a quick bot decides, or the owner does it for them; luck is drawn. What is stored is the
first position, a seed and the moves that were entered: the rest follows from these, so a board is
the same after a restart and at another server.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from random import Random
from typing import Any, Final

from pydantic import BaseModel

from farshore.bots import Bot, Observation, make
from farshore.core.errors import IllegalMove, Reason
from farshore.core.types import MoveId, Seat
from farshore.server.errors import Refused
from farshore.server.game.live_game import LiveGame
from farshore.server.messages.planning_models import (
    DecidesForOthers,
    EnteredMove,
    PlannedMove,
    VariationMove,
    VariationUndo,
)
from farshore.server.slow_work import TimeSlice
from farshore.server.storage.rows import RUNNING
from farshore.server.tables.moves import move_number
from farshore.server.tables.services import Services
from farshore.server.tables.table import Table
from farshore.server.visibility.message import Message
from farshore.server.visibility.position import why_not
from farshore.server.visibility.variation import (
    expected_position,
    parts_that_differ,
    planned_move,
    seen,
    variation_message,
)

QUICK_BOT: Final = "greedy"
"""Who decides for the others."""
MOST_MOVES: Final = 200
"""Moves that are entered on one board."""
KEPT: Final = 100
"""Boards that are kept in memory."""


class VariationDocument(BaseModel):
    """An analysis board as it is stored."""

    id: str
    seat: Seat
    seed: str
    decisions: int
    """How often its owner had decided at the real table when it was begun."""
    others: DecidesForOthers
    position: dict[str, Any]
    moves: list[str] = []


class OrderedMove(BaseModel):
    """A move of the owner, and what the owner saw then."""

    move: PlannedMove
    seen: str
    """A digest of it (`seen`) ..."""
    ignored: list[str]
    """... without these parts of the view: they tell who else has decided at the same time."""


class Variation:
    """An analysis board in memory."""

    def __init__(self, document: VariationDocument, game: LiveGame, bots: list[Bot]) -> None:
        self.document = document
        self.game: Final = game
        self.seat: Final = Seat(document.seat)
        self.moves: Final[list[EnteredMove]] = []
        self.planned: Final[list[OrderedMove]] = []
        """The owner's own moves."""
        self._bots: Final = bots

    def leads_to(self, document: VariationDocument) -> bool:
        """Whether its moves are the first ones of a document."""
        return [each.text for each in self.moves] == document.moves[: len(self.moves)]

    def decider(self) -> Seat:
        """Who decides on the board now: its owner, if possible."""
        waiting = self.game.waiting()
        return self.seat if self.seat in waiting or not waiting else waiting[0]

    async def begin(self, work: TimeSlice) -> None:
        rng = self._rng()
        self.game.accept(self.game.attempt_nothing(rng))
        await self._others_decide(rng, work)

    async def make(self, move: MoveId, work: TimeSlice) -> None:
        """A legal move, and what a bot does for the others until the owner is asked again."""
        game, seat = self.game, self.decider()
        planned = planned_move(game, seat, move)
        if seat == self.seat:
            ignored = await self._told_by_others(work)
            digest = seen(game.state, seat, ignored)
            self.planned.append(OrderedMove(move=planned, seen=digest, ignored=ignored))
        self.moves.append(EnteredMove(seat=seat, **planned.model_dump()))
        rng = self._rng()
        game.accept(game.attempt(seat, move, rng))
        await self._others_decide(rng, work)

    async def _told_by_others(self, work: TimeSlice) -> list[str]:
        """Which parts of the view tell that others have decided, if all decide at once."""
        game = self.game
        if not game.is_simultaneous():
            return []
        later, rng = LiveGame.at(game.state.clone()), self._rng()
        while others := [seat for seat in later.waiting() if seat != self.seat]:
            self._decide_for(later, others[0], rng)
            await work.pause()
        return parts_that_differ(game.state, later.state, self.seat)

    def _rng(self) -> Random:
        """Luck depends on the moves so far, so that going back and forth changes nothing."""
        moves = " ".join(each.text for each in self.moves)
        return Random(f"{self.document.seed} {moves}")

    async def _others_decide(self, rng: Random, work: TimeSlice) -> None:
        game = self.game
        if self.document.others == "me":
            return
        while game.waiting() and self.seat not in game.waiting():
            self._decide_for(game, game.waiting()[0], rng)
            await work.pause()

    def _decide_for(self, game: LiveGame, seat: Seat, rng: Random) -> None:
        legal = game.legal(seat)
        observation = Observation(game.state, seat, legal)
        move = legal[0] if len(legal) == 1 else self._bots[seat].choose(observation, rng)
        game.accept(game.attempt(seat, move, rng))

    def message(self, outdated: bool) -> Message:
        fields: dict[str, object] = {
            "id": self.document.id,
            "seat": self.seat,
            "moves": [each.model_dump() for each in self.moves],
            "own": len(self.planned),
            "others": self.document.others,
            "outdated": outdated,
        }
        return variation_message(self.game, self.decider(), len(self.moves), fields)


class Variations:
    """The analysis boards of all tables; those used last are kept in memory."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._store: Final = services.repository.orders
        self._kept: Final[OrderedDict[str, Variation]] = OrderedDict()

    async def start(self, table: Table, guest: int, others: DecidesForOthers) -> Message:
        """A new board of the game as it stands; it replaces an earlier one."""
        seat = planner(table, guest)
        game = table.model.game
        document = VariationDocument(
            id=secrets.token_urlsafe(9),
            seat=seat,
            seed=secrets.token_urlsafe(9),
            decisions=game.decisions_of(seat),
            others=others,
            position=expected_position(game.state, seat, self._services.rng),
        )
        return await self._save(table, guest, await self._played(table, guest, document))

    async def show(self, table: Table, guest: int) -> Message | None:
        """The board where its owner left it."""
        variation = await self._left(table, guest)
        return None if variation is None else variation.message(is_outdated(variation, table))

    async def move(self, table: Table, guest: int, asked: VariationMove) -> Message:
        variation = await self._shown(table, guest, asked)
        move = move_number(variation.game.setup.game, asked.move)
        reason = why_not(variation.game, variation.decider(), move)
        if reason is not None:
            raise IllegalMove(reason)
        if len(variation.moves) >= MOST_MOVES:
            raise Refused(409, "variation-too-long", most=MOST_MOVES)
        text = variation.game.setup.game.moves.text(move)
        moves = [*variation.document.moves, text]
        return await self._go(table, guest, variation.document, moves)

    async def undo(self, table: Table, guest: int, asked: VariationUndo) -> Message:
        """Takes back the last move that was entered and all that followed."""
        variation = await self._shown(table, guest, asked)
        if not variation.moves:
            raise IllegalMove(Reason("nothing-to-undo", {"seat": str(variation.seat)}))
        document = variation.document
        return await self._go(table, guest, document, document.moves[:-1])

    async def why_not(self, table: Table, guest: int, asked: Any) -> Reason | None:
        variation = await self.find(table, guest)
        move = move_number(variation.game.setup.game, asked)
        return why_not(variation.game, variation.decider(), move)

    async def find(self, table: Table, guest: int) -> Variation:
        """The board of somebody at a table; refused if there is none."""
        variation = await self._left(table, guest)
        if variation is None:
            raise Refused(404, "no-variation")
        return variation

    # --- parts

    async def _left(self, table: Table, guest: int) -> Variation | None:
        seat = planner(table, guest)
        stored = await self._store.read_variation(table.info.id, guest)
        document = None if stored is None else VariationDocument.model_validate_json(stored)
        if document is None or document.seat != seat:
            return None
        return await self._played(table, guest, document)

    async def _shown(
        self, table: Table, guest: int, asked: VariationMove | VariationUndo
    ) -> Variation:
        """The board, if it is still as the page shows it."""
        variation = await self.find(table, guest)
        if variation.document.id != asked.id or len(variation.moves) != asked.count:
            raise Refused(409, "stale-move")
        return variation

    async def _go(
        self, table: Table, guest: int, document: VariationDocument, moves: list[str]
    ) -> Message:
        changed = document.model_copy(update={"moves": moves})
        return await self._save(table, guest, await self._played(table, guest, changed))

    async def _save(self, table: Table, guest: int, variation: Variation) -> Message:
        document = variation.document.model_dump_json()
        await self._store.save_variation(table.info.id, guest, document)
        return variation.message(is_outdated(variation, table))

    async def _played(self, table: Table, guest: int, document: VariationDocument) -> Variation:
        """A board with its moves made: goes on from where it is kept, or plays them anew."""
        moves = table.model.game.setup.game.moves
        async with self._services.slow.turn(guest) as work:
            variation = self._kept.pop(document.id, None)
            if variation is None or not variation.leads_to(document):
                variation = self._set_up(table, document)
                await variation.begin(work)
            for text in document.moves[len(variation.moves) :]:
                await variation.make(moves.number(text), work)
            variation.document = document
            self._kept[document.id] = variation
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return variation

    def _set_up(self, table: Table, document: VariationDocument) -> Variation:
        setup = table.model.game.setup
        state = setup.game.from_position(document.position, setup.edition)
        bots = make(QUICK_BOT, setup.game, setup.players)
        return Variation(document, LiveGame.at(state), bots)


def planner(table: Table, guest: int) -> Seat:
    """The seat of somebody who plans ahead."""
    seat = table.model.player(guest)
    if table.info.status != RUNNING or table.model.game.is_over():
        raise Refused(409, "table-not-running")
    if table.info.seats[seat].bot is not None:
        raise Refused(409, "seat-with-bot")
    return seat


def is_outdated(variation: Variation, table: Table) -> bool:
    """Whether the owner has decided something at the real table since."""
    return table.model.game.decisions_of(variation.seat) != variation.document.decisions
