"""Lanterns as a `Game`."""

from farshore.core.game import Game, GameHooks, GameInfo, Setup
from farshore.core.options import Option
from farshore.core.state import State
from tests.lanterns import position, scoring, view
from tests.lanterns.components import SCHEMA, read_edition
from tests.lanterns.decisions import LightLantern
from tests.lanterns.events import EVENTS
from tests.lanterns.features import LanternFeatures
from tests.lanterns.moves import MOVES
from tests.lanterns.state import empty_state

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
        state = empty_state(setup)
        state.agenda.append(LightLantern())
        state.settle()
        return state


HOOKS = GameHooks(
    edition=read_edition,
    view=view.view,
    own_part=view.own_part,
    position=position.write,
    from_position=position.read,
    results=scoring.results,
    sample=view.sample,
    features=LanternFeatures,
    edition_schema=SCHEMA,
)
GAME = LanternGame(INFO, MOVES, EVENTS, HOOKS)
GAME.add_builtin("tests.lanterns")
