"""Antarctica as a `Game`: its facts, and the functions that answer for it."""

from __future__ import annotations

from typing import Final

from farshore.core.game import Game, GameHooks, GameInfo, Setup
from farshore.core.options import Option, Ruling
from farshore.core.state import State
from farshore.games.antarctica import knowledge, position, scoring, view
from farshore.games.antarctica.components import DECKS
from farshore.games.antarctica.decisions import SUN_MOVES, RevealCard
from farshore.games.antarctica.edition import read_edition
from farshore.games.antarctica.edition_schema import SCHEMA
from farshore.games.antarctica.events import EVENTS
from farshore.games.antarctica.features import AntarcticaFeatures
from farshore.games.antarctica.moves import MOVES
from farshore.games.antarctica.setup import (
    DealBuilding,
    DrawStartPlayer,
    PlaceShips,
    starting_bag,
)
from farshore.games.antarctica.state import empty_state

INFO: Final = GameInfo(
    name="antarctica",
    title="Antarctica",
    rules=2,
    players=[2, 3, 4],
    default_players=4,
    options=[
        Option("layout", ["first_game", "free"], "first_game"),
        Option("start_seat", ["random", "fixed"], "random"),
        Option("stall_guard", ["on", "off"], "on"),
    ],
    presets={
        "first_game": {"layout": "first_game"},
        "free_start": {"layout": "free"},
        "german": {
            "plankton_exception": "off",
            "new_ship": "turn_end",
            "research_three": "all",
            "second_turn": "must",
            "game_end": "turn",
        },
        "italian": {
            "plankton_exception": "off",
            "new_ship": "at_once",
            "research_three": "trigger",
            "second_turn": "may",
            "game_end": "turn",
        },
        "polish": {
            "plankton_exception": "on",
            "new_ship": "at_once",
            "research_three": "trigger",
            "second_turn": "must",
            "game_end": "at_once",
        },
    },
    ends=["last_scientist", "stacks_empty", "no_ships", "stalled"],
    rulings=[
        Ruling("plankton_exception", ["on", "off"], ["on", "on"], choosable_since=1),  # R24
        Ruling(  # R39
            "new_ship", ["turn_end", "at_once"], ["turn_end", "turn_end"], choosable_since=2
        ),
        Ruling(  # R28
            "research_three",
            ["optional", "trigger", "all"],
            ["optional", "trigger"],
            choosable_since=2,
        ),
        Ruling("second_turn", ["must", "may"], ["must", "must"], choosable_since=2),  # R30
        Ruling("game_end", ["turn", "at_once"], ["turn", "turn"], choosable_since=2),  # R31
        Ruling("relocated_ship", ["behind", "first_free"], ["behind", "first_free"]),  # R08
        Ruling("shipyard_card", ["must", "may"], ["must", "may"]),  # R12
        Ruling("plankton_players", ["all", "with_ships"], ["all", "with_ships"]),  # R24
    ],
    usual_editions=["reconstructed_1", "reconstructed_4"],
)


class AntarcticaGame(Game):
    """The rules of Antarctica, and how a game of it begins."""

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


HOOKS: Final = GameHooks(
    edition=read_edition,
    view=view.view,
    own_part=view.own_part,
    position=position.write,
    from_position=position.read,
    results=scoring.results,
    sample=knowledge.sample,
    features=AntarcticaFeatures,
    edition_schema=SCHEMA,
)
GAME: Final = AntarcticaGame(INFO, MOVES, EVENTS, HOOKS)
GAME.add_builtin("farshore.games.antarctica")
