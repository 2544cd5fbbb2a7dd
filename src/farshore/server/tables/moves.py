"""Making moves at a table and taking them back."""

from __future__ import annotations

from typing import Final

from farshore.core.errors import IllegalMove, Reason
from farshore.core.game import Game
from farshore.core.types import MoveId, Seat
from farshore.server.errors import Refused
from farshore.server.game.live_game import LiveGame
from farshore.server.messages.models import Ack, MakeMove, Undo
from farshore.server.tables.table_model import TableModel
from farshore.server.visibility.position import why_not


class Moves:
    """The moves of a table. Its lock must be held by whoever calls what changes something."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model

    async def make(self, seat: Seat, asked: MakeMove) -> Ack:
        """A person's move."""
        model = self._model
        message = f"{seat} {asked.id}"
        if message in model.done:
            return self._ack(seat, asked.id, repeated=True)
        move = self.number(asked.move)
        self._check_with_person(seat)
        if not model.game.is_over():
            self._check_version(seat, asked.version)
        reason = why_not(model.game, seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        await self.play(seat, move, message)
        return self._ack(seat, asked.id, repeated=False)

    async def play(self, seat: Seat, move: MoveId, message: str | None) -> None:
        """A legal move, and all that follows by itself."""
        model = self._model
        game = model.game
        attempt = game.attempt(seat, move, model.services.rng)
        lines = game.lines(attempt.entries)
        anew = game.asked_anew(attempt) if model.pace is not None else set()
        deciders = game.deciders(attempt)
        await model.append(attempt.state, lines, message, anew, deciders)
        game.accept(attempt)

    async def undo(self, seat: Seat, asked: Undo) -> Ack:
        """Takes back the last choice of a person."""
        model = self._model
        message = f"{seat} {asked.id}"
        if message in model.done:
            return self._ack(seat, asked.id, repeated=True)
        game = model.game
        self._check_with_person(seat)
        self._check_version(seat, asked.version)
        taken = game.undo(seat)
        if not taken and seat not in game.waiting():
            raise Refused(409, "undo-not-now")
        if not taken:
            raise IllegalMove(Reason("nothing-to-undo", {"seat": str(seat)}))
        async with model.services.slow.turn() as work:
            shorter = await LiveGame.gradually(game.setup, game.moves_without(taken), work)
        undone = [f"undo {at}" for at in taken]
        await model.append(shorter.state, undone, message, set())
        model.replace_game(shorter)
        return self._ack(seat, asked.id, repeated=False)

    def why_not(self, seat: Seat, move: str | dict[str, str | int]) -> Reason | None:
        return why_not(self._model.game, seat, self.number(move))

    def number(self, move: str | dict[str, str | int]) -> MoveId:
        return move_number(self._model.game.setup.game, move)

    def _check_with_person(self, seat: Seat) -> None:
        if self._model.info.seats[seat].bot is not None:
            raise Refused(409, "seat-with-bot")

    def _check_version(self, seat: Seat, version: str) -> None:
        if version != self._model.log(seat).version():
            raise Refused(409, "stale-move")

    def _ack(self, seat: Seat, id_: str, repeated: bool) -> Ack:
        return Ack(id=id_, version=self._model.log(seat).version(), repeated=repeated)


def move_number(game: Game, move: str | dict[str, str | int]) -> MoveId:
    """A move that somebody sent, as text or as a typed value."""
    return game.moves.number(move) if isinstance(move, str) else game.moves.from_json(move)
