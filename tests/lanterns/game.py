"""Lanterns as a `Game`."""

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random

from farshore.core.chance import Bag
from farshore.core.features import Features
from farshore.core.game import Edition, Game, GameInfo, Option, Setup
from farshore.core.result import Results
from farshore.core.state import State
from tests.lanterns import position, scoring, view
from tests.lanterns.components import LanternEdition, read_edition
from tests.lanterns.decisions import LightLantern
from tests.lanterns.features import LanternFeatures
from tests.lanterns.moves import LANTERN, MOVES, VALUES
from tests.lanterns.state import NONE, LanternState

INFO = GameInfo(
    name="lanterns",
    title="Lanterns",
    rules=1,
    players=[2, 3],
    default_players=2,
    options=[Option("ties", ["shared", "late"], "shared")],
    presets={},
    ends=["burnt_out"],
)


class LanternGame(Game):
    def begin(self, setup: Setup) -> State:
        edition = setup.edition
        assert isinstance(edition, LanternEdition)
        players = setup.players
        everything = (1 << len(VALUES)) - 1
        state = LanternState(
            setup,
            [LightLantern()],
            Bag(edition.lanterns),
            NONE,
            [everything] * players,
            [NONE] * players,
            [0] * players,
        )
        state.settle()
        return state

    def read_edition(self, document: object) -> Edition:
        return read_edition(document)

    def view(self, state: State, viewer: int) -> Mapping[str, object]:
        return view.view(_own(state), viewer)

    def position(self, state: State) -> dict[str, object]:
        return position.write(_own(state))

    def from_position(self, document: object, edition: Edition | None = None) -> State:
        return position.read(self, document, edition)

    def results(self, state: State) -> Results:
        return scoring.results(_own(state))

    def sample(self, state: State, seat: int, rng: Random) -> State:
        return view.sample(_own(state), seat, rng)

    def features(self, setup: Setup) -> Features:
        return LanternFeatures(setup)


def _own(state: State) -> LanternState:
    assert isinstance(state, LanternState)
    return state


GAME = LanternGame(INFO, MOVES, {"lit": [LANTERN], "taken": [LANTERN]})
GAME.editions["plain"] = read_edition(
    json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))
)
