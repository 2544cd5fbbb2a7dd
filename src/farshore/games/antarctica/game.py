"""Antarctica as a `Game`: its facts, and where each answer is given."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from random import Random
from typing import Final

from farshore.core.features import Features
from farshore.core.game import Edition, Game, GameInfo, Option, Setup
from farshore.core.result import Results
from farshore.core.state import State
from farshore.games.antarctica import knowledge, position, scoring, view
from farshore.games.antarctica.components import DECKS, AntarcticaEdition, read_edition
from farshore.games.antarctica.decisions import SUN_MOVES, RevealCard
from farshore.games.antarctica.events import EVENTS
from farshore.games.antarctica.features import AntarcticaFeatures
from farshore.games.antarctica.moves import MOVES
from farshore.games.antarctica.setup import (
    DealBuilding,
    DrawStartPlayer,
    PlaceShips,
    starting_bag,
)
from farshore.games.antarctica.state import AntarcticaState, empty_state

INFO: Final = GameInfo(
    name="antarctica",
    title="Antarctica",
    rules=1,
    players=[2, 3, 4],
    default_players=4,
    options=[
        Option("layout", ["first_game", "free"], "first_game"),
        Option("start_seat", ["random", "fixed"], "random"),
        Option("plankton_exception", ["on", "off"], "on"),
        Option("stall_guard", ["on", "off"], "on"),
    ],
    presets={
        "first_game": {"layout": "first_game"},
        "free_start": {"layout": "free"},
    },
    ends=["last_scientist", "stacks_empty", "no_ships", "stalled"],
)


class AntarcticaGame(Game):
    """The ice."""

    def begin(self, setup: Setup) -> State:
        """The order of setup (section 13.3): start player, deals, reveals, ships, cube."""
        state = empty_state(setup)
        state.agenda.append(SUN_MOVES)
        state.agenda.append(PlaceShips())
        for deck in range(DECKS - 1, -1, -1):
            state.agenda.append(RevealCard(deck))
        state.agenda.append(DealBuilding(0, starting_bag(state)))
        state.agenda.append(DrawStartPlayer())
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
        return knowledge.sample(_own(state), seat, rng)

    def features(self, setup: Setup) -> Features | None:
        return AntarcticaFeatures(setup)


def _own(state: State) -> AntarcticaState:
    assert isinstance(state, AntarcticaState)
    return state


def _builtin() -> AntarcticaEdition:
    text = files("farshore.games.antarctica").joinpath("components.json").read_text("utf-8")
    return read_edition(json.loads(text), builtin=True)


GAME: Final = AntarcticaGame(INFO, MOVES, EVENTS)
GAME.editions["reconstructed_1"] = _builtin()
