"""Reasons and errors as callers meet them, with and without words."""

import json
from collections.abc import Iterator

import pytest

from farshore.core import errors
from farshore.core.errors import IllegalMove, Reason, UnknownName, params_of
from farshore.core.state import SeatDecision
from farshore.core.types import MoveId, Seat
from tests.lanterns.game import GAME
from tests.lanterns.state import LanternState


@pytest.fixture
def wordless() -> Iterator[None]:
    """As in a program that uses the kernel alone: nobody puts reasons into words."""
    kept = [*errors._renderer]
    errors._renderer.clear()
    yield
    errors._renderer.extend(kept)


@pytest.mark.usefixtures("wordless")
def test_a_reason_without_words_shows_its_key_and_parameters() -> None:
    reason = Reason("unknown-game", {"given": "chess", "allowed": ["a", "b"]})
    assert str(UnknownName(reason)) == "unknown-game given=chess allowed=['a', 'b']"
    assert str(Reason("game-over")) == "game-over"


def test_a_reason_is_sent_as_key_and_parameters() -> None:
    document = Reason("not-now", {"decision": "nap", "left": 2}, "lanterns").to_json()
    assert document == {"key": "not-now", "params": {"decision": "nap", "left": 2}}
    assert json.loads(json.dumps(document)) == document


def test_a_message_is_given_words_numbers_and_lists_of_ids() -> None:
    found = params_of(
        {"seat": 1, "area": "top", "cards": ["a", "b"], "none": None, "effects": [{"raise": 1}]}
    )
    assert found == {"seat": 1, "area": "top", "cards": ["a", "b"]}


class Nap(SeatDecision[LanternState]):
    """A decision that says nothing of its own about other moves."""

    NAME = "nap"

    def legal(self, state: LanternState, seat: Seat) -> list[MoveId]:
        return [MoveId(0)]


def test_a_decision_without_reasons_of_its_own_names_itself() -> None:
    state = GAME.start(2)
    state.agenda.append(Nap(Seat(0)))
    assert state.why_not(Seat(0), MoveId(0)) is None
    reason = state.why_not(Seat(0), MoveId(1))
    assert reason is not None and reason.key == "not-now"
    assert reason.params["decision"] == "nap"


def test_a_game_that_is_over_asks_for_no_decision() -> None:
    state = GAME.start(2)
    while not state.is_over():
        actor = state.actor()
        state.play(actor, state.legal(actor)[0])
    with pytest.raises(IllegalMove) as caught:
        state.decision()
    assert caught.value.key == "game-over"
