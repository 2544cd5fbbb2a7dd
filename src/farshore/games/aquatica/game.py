"""Aquatica as a `Game`: its facts, and the functions that answer for it."""

from __future__ import annotations

from typing import Final

from farshore.core.errors import BadOption, Reason
from farshore.core.game import Game, GameHooks, GameInfo, Setup
from farshore.core.options import Option, Ruling
from farshore.core.state import State
from farshore.games.aquatica import knowledge, position, scoring, view
from farshore.games.aquatica.acquiring import RevealCharacter
from farshore.games.aquatica.components import CHARACTER_SLOT_COUNT, TRACKS
from farshore.games.aquatica.edition import read_edition
from farshore.games.aquatica.edition_schema import SCHEMA
from farshore.games.aquatica.events import EVENTS
from farshore.games.aquatica.exploring import RevealLocation
from farshore.games.aquatica.features import AquaticaFeatures
from farshore.games.aquatica.moves import MOVES
from farshore.games.aquatica.setup import DealKings, DrawFirstPlayer, FirstTurn, LayGoal
from farshore.games.aquatica.state import empty_state

INFO: Final = GameInfo(
    name="aquatica",
    title="Aquatica",
    rules=2,
    players=[1, 2, 3, 4],
    default_players=2,
    options=[
        Option("kings", ["none", "numbered", "draft"], "numbered"),
        Option("goals", ["printed", "tokens"], "printed"),
        Option("first_player", ["random"], "random", numbers=(0, 3)),
        Option("round_limit", ["none"], "none", numbers=(20, 200), simulator_default=100),
    ],
    presets={
        "first_game": {"kings": "none", "goals": "printed"},
        "basic": {"kings": "numbered", "goals": "printed"},
        "advanced": {"kings": "draft", "goals": "tokens"},
        "solo": {"players": 1},
    },
    ends=["goals", "locations", "characters", "ichthyanders", "round_limit"],
    rulings=[
        Ruling("strict_effects", ["off", "on"], ["off", "on"], choosable_since=1),  # R05
        Ruling("leftover_power", ["kept", "lost"], ["kept", "kept"], choosable_since=2),  # R08
        Ruling("matron_clears", ["off", "on"], ["off", "off"], choosable_since=2),  # R29
        Ruling("solo_end", ["own", "any"], ["own", "own"], choosable_since=2),  # R22
        Ruling("solo_claims", ["after", "before"], ["after", "before"]),  # R21
        Ruling("won_mantas", ["wait", "pay"], ["wait", "pay"]),  # R11
    ],
    usual_editions=["reconstructed_1", "reconstructed_5"],
)


class AquaticaGame(Game):
    """The rules of Aquatica, and how a game of it begins."""

    def check_setup(self, setup: Setup) -> None:
        first = setup.options["first_player"]
        if isinstance(first, int) and first >= setup.players:
            raise BadOption(
                Reason(
                    "bad-option-value",
                    {
                        "option": "first_player",
                        "value": str(first),
                        "allowed": ["random", *(str(seat) for seat in range(setup.players))],
                        "game": self.info.title,
                    },
                )
            )

    def begin(self, setup: Setup) -> State:
        """The order of setup (13.3): first player, characters, locations, goals, kings."""
        state = empty_state(setup)
        state.agenda.append(FirstTurn())
        state.agenda.append(DealKings())
        for track in reversed(range(TRACKS)):
            state.agenda.append(LayGoal(track))
        state.agenda.append(RevealLocation(0))
        for slot in reversed(range(CHARACTER_SLOT_COUNT)):
            state.agenda.append(RevealCharacter(slot))
        state.agenda.append(DrawFirstPlayer())
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
    features=AquaticaFeatures,
    edition_schema=SCHEMA,
)
GAME: Final = AquaticaGame(INFO, MOVES, EVENTS, HOOKS)
GAME.add_builtin("farshore.games.aquatica")
