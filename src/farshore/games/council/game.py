"""Council of Shadows as a `Game`: its facts, and where each answer is given."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from random import Random
from typing import Final

from farshore.core.features import Features
from farshore.core.game import Edition, Game, GameInfo, Option, Setup
from farshore.core.result import Results
from farshore.core.state import OPPONENT, Event, State
from farshore.games.council import knowledge, position, scoring, view
from farshore.games.council.components import MARKET, CouncilEdition, read_edition
from farshore.games.council.decisions import ROUND_BEGINS
from farshore.games.council.effects import RevealCard
from farshore.games.council.events import EVENTS
from farshore.games.council.features import CouncilFeatures
from farshore.games.council.moves import MOVES
from farshore.games.council.setup import DealDark, DealToken, DraftCommanders, OpenTile
from farshore.games.council.state import CouncilState, empty_state

INFO: Final = GameInfo(
    name="council",
    title="Council of Shadows",
    rules=1,
    players=[1, 2, 3, 4],
    default_players=2,
    options=[
        Option("module_stations", ["off", "on"], "off"),
        Option("module_commanders", ["off", "on"], "off"),
        Option("screens", ["on", "off"], "on"),
        Option("automa_silver", ["off", "on"], "off"),
        Option("cube_supply", ["thirty", "unlimited"], "thirty"),
        Option("round_limit", ["none"], "none", (20, 200), 100),
        Option("dark_galaxy_card", ["replacing", "adding"], "replacing"),
    ],
    presets={
        "base": {},
        "full": {"module_stations": "on", "module_commanders": "on"},
        "solo": {"players": 1},
    },
    ends=["level", "round_limit"],
)


class CouncilGame(Game):
    """The race of two markers."""

    def begin(self, setup: Setup) -> State:
        """The order of setup (13.3): tiles, AI cards, dark cards, tokens, commanders."""
        state = empty_state(setup)
        agenda = state.agenda
        agenda.append(ROUND_BEGINS)
        agenda.append(DraftCommanders())
        for _ in range(state.table.owners):
            agenda.append(DealToken())
        for seat in reversed(range(state.players)):
            agenda.append(DealDark(seat))
        for place in reversed(range(MARKET)):
            agenda.append(RevealCard(place))
        agenda.append(OpenTile())
        agenda.append(OpenTile())
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

    def event_json(self, event: Event, viewer: int) -> dict[str, object]:
        document = super().event_json(event, viewer)
        if event.seat == OPPONENT:
            document["seat"] = "automa"
        return document

    def sample(self, state: State, seat: int, rng: Random) -> State:
        return knowledge.sample(_own(state), seat, rng)

    def features(self, setup: Setup) -> Features | None:
        return CouncilFeatures(setup)


def _own(state: State) -> CouncilState:
    assert isinstance(state, CouncilState)
    return state


def _builtin() -> CouncilEdition:
    text = files("farshore.games.council").joinpath("components.json").read_text("utf-8")
    return read_edition(json.loads(text), builtin=True)


GAME: Final = CouncilGame(INFO, MOVES, EVENTS)
GAME.editions["reconstructed_1"] = _builtin()
