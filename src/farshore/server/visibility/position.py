"""A position as one viewer may know it, with what the viewer may do."""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.core.errors import Reason, params_of
from farshore.core.state import SPECTATOR, State
from farshore.core.types import MoveId, Seat
from farshore.server.game.live_game import LiveGame
from farshore.server.visibility.message import Message, text_of, written
from farshore.server.visibility.preview_luck import PreviewLuck
from farshore.server.visibility.replay import asked_json, results_json

MOST_FORCED: Final = 100
PREVIEWS: Final = PreviewLuck()
"""For the positions that previews are tried on; begins anew for each, so that all are the same."""


class SharedPosition:
    """What everybody may know of a position, worked out once for all who look at it."""

    def __init__(
        self, view: bytes, asked: dict[str, object], result: dict[str, object] | None
    ) -> None:
        self.view: Final = view
        """Written as JSON already."""
        self.asked: Final = asked
        self.result: Final = result


class PositionPart:
    """A `state` message without the log."""

    def __init__(self, fields: dict[str, object], view: bytes, legal: bytes) -> None:
        self.fields: Final = fields
        self.view: Final = view
        self.legal: Final = legal
        """The two long ones, written as JSON already."""

    def is_same(self, other: PositionPart) -> bool:
        """Whether nothing is new for the viewer."""
        same = self.view == other.view and self.legal == other.legal
        return same and self.fields == other.fields


def open_part(game: LiveGame) -> SharedPosition:
    view = text_of(game.state.view(SPECTATOR))
    return SharedPosition(view, asked_json(game), results_json(game))


def own_view(state: State, viewer: Seat, shared: SharedPosition) -> bytes:
    """The view of a seat: what everybody may know, and one more entry (as `State.view`)."""
    if viewer == SPECTATOR:
        return shared.view
    own = text_of(state.own_part(viewer))
    # Joined by hand: as a dict, what all share would be written anew for each viewer.
    return b"".join((shared.view[:-1], b',"you":', own, b"}"))


def position_part(
    game: LiveGame, viewer: Seat, shared: SharedPosition, table: dict[str, object]
) -> PositionPart:
    """A position as `viewer` may know it, what it is asked and may do, and `table`'s fields."""
    state = game.state
    legal = game.legal(viewer)
    sample = state
    if legal:
        PREVIEWS.begin_anew()
        sample = state.sample(viewer, PREVIEWS)
    fields: dict[str, object] = {
        **table,
        **shared.asked,
        "asks": params_of(sample.decision().fields()) if legal else {},
        "result": shared.result,
    }
    choices = [choice_json(sample, viewer, move) for move in legal]
    return PositionPart(fields, own_view(state, viewer, shared), text_of(choices))


def sample_document(game: LiveGame, seat: Seat, rng: Random) -> dict[str, object]:
    """A whole position that a seat cannot tell from the real one: for programs that think ahead."""
    return game.state.sample(seat, rng).position()


def state_message(part: PositionPart, log: dict[str, object]) -> Message:
    """The `state` message."""
    return Message(
        {
            **part.fields,
            "view": written(part.view),
            "legal": written(part.legal),
            "log": log,
        }
    )


def choice_json(sample: State, seat: Seat, move: MoveId) -> dict[str, object]:
    """A legal move, with what it would do at once."""
    moves = sample.game.moves
    preview = sample.try_move(seat, move)
    return {
        "move": moves.to_json(move),
        "text": moves.text(move),
        "number": move,
        "facts": preview.facts(seat),
        "final": sample.decision().final(move) or cannot_be_undone(preview.after, seat),
    }


def cannot_be_undone(after: State, seat: Seat) -> bool:
    """Whether the seat could not take back the move that led here (see `LiveGame.undo`).

    Uses up `after`.
    """
    for _ in range(MOST_FORCED):
        if seat not in after.waiting() or after.decision().reveals(after):
            return True
        if after.decision().simultaneous() or not after.is_forced(seat):
            return False
        after.apply(seat, after.legal(seat)[0])
    return True


def why_not(game: LiveGame, seat: Seat, move: MoveId) -> Reason | None:
    """Why a seat may not make a move, as far as it can know; None if it may."""
    if game.ended:
        return Reason("game-over")
    if seat not in game.waiting():
        return game.state.why_not(seat, move)
    if move in game.legal(seat):
        return None
    return game.state.sample(seat, Random(0)).why_not(seat, move)
