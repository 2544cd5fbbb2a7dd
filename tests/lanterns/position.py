"""A position as a document, and back."""

from farshore.core.chance import Bag
from farshore.core.document import Document
from farshore.core.game import Edition, Game
from farshore.core.position import AgendaReader, Checker, TableReader, agenda_part, read_position
from farshore.core.state import Item
from tests.lanterns.decisions import BurnCandles, LightLantern
from tests.lanterns.moves import VALUES
from tests.lanterns.state import LanternState, empty_state
from tests.lanterns.view import open_part


def write(state: LanternState) -> dict[str, object]:
    return {
        **open_part(state),
        "burning": state.burning[:],
        "agenda": agenda_part(state),
    }


def read(game: Game, document: object, edition: Edition | None) -> LanternState:
    return read_position(game, document, edition, empty_state, _Table, _Checker)


class _Table(TableReader[LanternState]):
    def read(self) -> None:
        state = self.state
        root = self.root
        state.bag = Bag([count.integer(0, 9) for count in root.get("bag").items(len(VALUES))])
        state.lit = root.get("lit").integer(-1, 2)
        players = state.players
        state.hands = [hand.integer(0, 7) for hand in root.get("hands").items(players)]
        state.burning = [candle.integer(-1, 2) for candle in root.get("burning").items(players)]
        state.points = [points.integer(0, 99) for points in root.get("points").items(players)]
        _Agenda(root, state).read_agenda()


class _Agenda(AgendaReader[LanternState]):
    def light_lantern(self, part: Document) -> Item[LanternState]:
        return LightLantern()

    def burn_candles(self, part: Document) -> Item[LanternState]:
        return BurnCandles()


class _Checker(Checker[LanternState]):
    def check(self) -> None:
        if self.state.agenda and not self._something_to_decide():
            self.root.get("agenda").fault("nothing-to-decide")
