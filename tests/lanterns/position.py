"""A position as a document, and back."""

from farshore.core.chance import Bag
from farshore.core.document import Document
from farshore.core.errors import BadPosition, Reason
from farshore.core.game import Edition, Game
from farshore.core.state import Item
from tests.lanterns.decisions import BurnCandles, LightLantern
from tests.lanterns.moves import VALUES
from tests.lanterns.state import LanternState
from tests.lanterns.view import open_part

ITEMS: dict[str, type[Item[LanternState]]] = {
    LightLantern.NAME: LightLantern,
    BurnCandles.NAME: BurnCandles,
}


def write(state: LanternState) -> dict[str, object]:
    return {
        **open_part(state),
        "burning": state.burning[:],
        "agenda": [item.NAME for item in state.agenda],
    }


def read(game: Game, document: object, edition: Edition | None) -> LanternState:
    root = Document(document)
    players = root.get("players").whole(2, 3)
    options = root.get("options").value
    setup = game.setup(players, options if isinstance(options, dict) else {}, edition)
    state = LanternState(
        setup,
        [ITEMS[item.text()]() for item in root.get("agenda").items()],
        Bag([count.whole(0, 9) for count in root.get("bag").items(len(VALUES))]),
        root.get("lit").whole(-1, 2),
        [hand.whole(0, 7) for hand in root.get("hands").items(players)],
        [candle.whole(-1, 2) for candle in root.get("burning").items(players)],
        [points.whole(0, 99) for points in root.get("points").items(players)],
    )
    if root.faults:
        raise BadPosition(Reason("bad-position", {"count": len(root.faults)}), root.faults)
    return state
