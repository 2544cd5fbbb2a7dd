"""What is shown of a game that is not the real one: an analysis board, and the orders made on it.

The position of an analysis board is dealt anew from what its owner may know (`State.sample`), so
nothing in it, and nothing that follows from it, can tell what is hidden at the real table.
"""

from __future__ import annotations

import hashlib
from random import Random

import orjson

from farshore.core.state import State
from farshore.core.types import MoveId, Seat
from farshore.server.game.live_game import LiveGame
from farshore.server.messages.planning_models import PlannedMove
from farshore.server.storage.rows import FINISHED, RUNNING
from farshore.server.visibility.log import ViewerLog
from farshore.server.visibility.message import Message
from farshore.server.visibility.position import (
    choice_json,
    open_part,
    position_part,
    state_message,
)


def private_state(game: LiveGame, seat: Seat, undo: int = 0) -> Message:
    """The `state` message of a game that only one person looks at."""
    log = ViewerLog(game, seat).catch_up()
    fields: dict[str, object] = {
        "type": "state",
        "seat": seat,
        "version": log.version(),
        "status": FINISHED if game.is_over() else RUNNING,
        "undo": undo,
        "notes": [],
        "lesson": None,
    }
    position = position_part(game, seat, open_part(game), fields)
    return state_message(position, log.part(0))


def expected_position(state: State, seat: Seat, rng: Random) -> dict[str, object]:
    """Where an analysis board begins: as its owner knows the table, the rest is dealt anew."""
    return state.sample(seat, rng).position()


def seen(state: State, seat: Seat, ignored: list[str]) -> str:
    """A digest of all that a seat may know of a position, but for some parts of its view.

    It holds nothing that the seat does not know, so comparing two of them tells nothing more.
    """
    view = {name: part for name, part in state.view(seat).items() if name not in ignored}
    return hashlib.blake2b(orjson.dumps(view), digest_size=16).hexdigest()


def parts_that_differ(one: State, other: State, seat: Seat) -> list[str]:
    """Which parts of a seat's view are not the same in two positions."""
    theirs = other.view(seat)
    return [name for name, part in one.view(seat).items() if theirs[name] != part]


def planned_move(game: LiveGame, seat: Seat, move: MoveId) -> PlannedMove:
    """A legal move with what it would do at once, so that it can be told in words later."""
    sample = game.state.sample(seat, Random(0))
    return PlannedMove.model_validate(choice_json(sample, seat, move))


def variation_message(game: LiveGame, seat: Seat, undo: int, fields: dict[str, object]) -> Message:
    """An analysis board as its owner sees it, in the place of the seat that decides."""
    state = orjson.Fragment(private_state(game, seat, undo).body)
    return Message({**fields, "state": state})
