"""What can happen in Lanterns."""

from farshore.core.state import CHANCE, State
from farshore.core.types import Seat
from tests.lanterns.moves import LANTERN

EVENTS = {"lit": [LANTERN], "taken": [LANTERN]}


def lit(state: State, lantern: int) -> None:
    state.emit("lit", CHANCE, lantern)


def taken(state: State, seat: Seat, lantern: int) -> None:
    state.emit("taken", seat, lantern)
