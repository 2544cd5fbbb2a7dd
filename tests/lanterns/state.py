"""The position of a Lanterns game."""

from __future__ import annotations

from farshore.core.chance import Bag
from farshore.core.game import Setup
from farshore.core.state import Item, State
from farshore.core.types import Seat
from tests.lanterns.components import LanternEdition
from tests.lanterns.moves import VALUES

NONE = -1
EVERY_CANDLE = (1 << len(VALUES)) - 1


class LanternState(State):
    def __init__(
        self,
        setup: Setup,
        agenda: list[Item[LanternState]],
        bag: Bag,
        lit: int,
        hands: list[int],
        burning: list[int],
        points: list[int],
    ) -> None:
        super().__init__(setup, agenda)
        self.bag = bag
        self.lit = lit
        """The lantern of this round, by its place in VALUES."""
        self.hands = hands
        """Bit mask of the candles that each seat had before this round's burning."""
        self.burning = burning
        """The candle that each seat burns this round; NONE before it has chosen."""
        self.points = points

    def clone(self) -> LanternState:
        return LanternState(
            self.setup,
            self.agenda[:],
            self.bag,
            self.lit,
            self.hands[:],
            self.burning[:],
            self.points[:],
        )

    def candles(self, seat: Seat) -> list[int]:
        return [candle for candle in range(len(VALUES)) if self.hands[seat] >> candle & 1]


def empty_state(setup: Setup) -> LanternState:
    """Before anything has happened, and before anything is on the agenda."""
    edition = setup.edition
    assert isinstance(edition, LanternEdition)
    seats = range(setup.players)
    hands = [EVERY_CANDLE for _ in seats]
    burning = [NONE for _ in seats]
    return LanternState(setup, [], Bag(edition.lanterns), NONE, hands, burning, [0 for _ in seats])
