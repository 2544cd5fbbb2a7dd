"""Council of Shadows as a `Game`: its facts, and the functions that answer for it."""

from __future__ import annotations

from typing import Final

from farshore.core.game import Game, GameHooks, GameInfo, Setup
from farshore.core.options import Option, Ruling
from farshore.core.state import OPPONENT, Event, State
from farshore.core.types import Seat, seats
from farshore.games.council import knowledge, position, scoring, view
from farshore.games.council.components import MARKET
from farshore.games.council.decisions import ROUND_BEGINS
from farshore.games.council.edition import read_edition
from farshore.games.council.edition_schema import SCHEMA
from farshore.games.council.effects import RevealCard
from farshore.games.council.events import EVENTS
from farshore.games.council.features import CouncilFeatures
from farshore.games.council.moves import MOVES
from farshore.games.council.setup import DealDark, DealToken, DraftCommanders, OpenTile
from farshore.games.council.state import empty_state

INFO: Final = GameInfo(
    name="council",
    title="Council of Shadows",
    rules=2,
    players=[1, 2, 3, 4],
    default_players=2,
    options=[
        Option("module_stations", ["off", "on"], "off"),
        Option("module_commanders", ["off", "on"], "off"),
        Option("screens", ["on", "off"], "on"),
        Option("automa_silver", ["off", "on"], "off"),
        Option("round_limit", ["none"], "none", (20, 200), 100),
    ],
    presets={
        "base": {},
        "full": {"module_stations": "on", "module_commanders": "on"},
        "solo": {"players": 1},
    },
    ends=["level", "round_limit"],
    emblems=["tretons", "avry", "takrill", "automatoss"],  # COS-030, COS-R42
    rulings=[
        Ruling("actions", ["free", "all"], ["free", "all"], choosable_since=2),  # R11
        Ruling("two_minings", ["new", "colonies"], ["new", "colonies"], choosable_since=2),  # R12
        Ruling("empire", ["before", "after"], ["before", "before"], choosable_since=2),  # R21
        Ruling(
            "cube_supply", ["thirty", "unlimited"], ["thirty", "thirty"], choosable_since=1
        ),  # R17
        Ruling(
            "dark_galaxy_card",
            ["replacing", "adding"],
            ["replacing", "replacing"],
            choosable_since=1,
        ),  # R33
        Ruling("perpetual_motion", ["planning", "round"], ["planning", "round"]),  # R28
        Ruling("explorer_people", ["any", "card"], ["any", "card"]),  # R26
        Ruling("casares_ban", ["any", "purchase"], ["any", "purchase"]),  # R24
        Ruling("kept_cubes", ["always", "choice"], ["always", "choice"]),  # R43
    ],
)


class CouncilGame(Game):
    """The rules of Council of Shadows, and how a game of it begins."""

    def begin(self, setup: Setup) -> State:
        """The order of setup (13.3): tiles, AI cards, dark cards, tokens, commanders."""
        state = empty_state(setup)
        agenda = state.agenda
        agenda.append(ROUND_BEGINS)
        agenda.append(DraftCommanders())
        for _ in range(state.ruleset.owners):
            agenda.append(DealToken())
        for seat in reversed(seats(state.players)):
            agenda.append(DealDark(seat))
        for place in reversed(range(MARKET)):
            agenda.append(RevealCard(place))
        agenda.append(OpenTile())
        agenda.append(OpenTile())
        state.settle()
        return state

    def event_json(self, event: Event, viewer: Seat) -> dict[str, object]:
        document = super().event_json(event, viewer)
        if event.seat == OPPONENT:
            document["seat"] = "automa"
        return document


HOOKS: Final = GameHooks(
    edition=read_edition,
    view=view.view,
    own_part=view.own_part,
    position=position.write,
    from_position=position.read,
    results=scoring.results,
    sample=knowledge.sample,
    features=CouncilFeatures,
    edition_schema=SCHEMA,
)
GAME: Final = CouncilGame(INFO, MOVES, EVENTS, HOOKS)
GAME.add_builtin("farshore.games.council")
