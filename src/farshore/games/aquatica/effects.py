"""What cards, mantas and depths do in Aquatica: the vocabulary of effects, carried out.

`apply_effect` is the only place that interprets an effect. Effects that leave something to decide
put a decision on the agenda; it is put there only if there is something to choose (AQU-054).
`Resolve` takes the effects of the played card one after the other (section 5.2).
"""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.errors import Reason
from farshore.core.state import SeatDecision, Step
from farshore.core.types import MoveId, Seat
from farshore.games.aquatica.acquiring import (
    ChooseConquest,
    ChooseFreeRecruit,
    ChoosePurchase,
    ChooseRecruit,
    ChooseSeizure,
)
from farshore.games.aquatica.claiming import ClaimWindow
from farshore.games.aquatica.components import (
    CHOOSE,
    DO_BUY,
    DO_CONQUER,
    DO_EXPLORE,
    DO_RAISE,
    DO_RAISE_FULLY,
    DO_READY,
    DO_RECRUIT,
    DO_REPLAY,
    DO_RETURN,
    DO_SCORE,
    DO_TIRE,
    EACH_OPPONENT,
    EVERYTHING,
    GAIN,
    RECRUIT_FREE,
    Effect,
)
from farshore.games.aquatica.conditions import (
    can_apply,
    claimable,
    option_possible,
    replayable,
)
from farshore.games.aquatica.exploring import ExploreOrNot
from farshore.games.aquatica.move_numbers import EXPLORE, OPTION, REPLAY, TIRE
from farshore.games.aquatica.moves import CHARACTER_IDS
from farshore.games.aquatica.raising import (
    FIRST_RETURNED,
    ChooseRaise,
    ChooseRaiseFully,
    ChooseReady,
    ChooseReturn,
    ChooseScore,
    ChooseTired,
    moves_for_pile,
)
from farshore.games.aquatica.state import AquaticaState

# --- the played card --------------------------------------------------------------------------


class Resolve(Step[AquaticaState]):
    """The effects of the played card from `at` on, in their listed order (AQU-052)."""

    NAME: ClassVar[str] = "resolve"

    def __init__(self, effects: tuple[Effect, ...], at: int) -> None:
        self.effects: Final = effects
        self.at: Final = at

    def fields(self) -> dict[str, object]:
        return {"effects": [effect.source for effect in self.effects], "at": self.at}

    def run(self, state: AquaticaState) -> None:
        seat = state.active
        effects = self.effects
        at = self.at
        if at == len(effects):
            finish_main_action(state, seat)
            return
        if state.carried_out:  # AQU-136: a window between two effects
            state.carried_out = False
            if claimable(state, seat):
                state.agenda.append(self)
                state.agenda.append(ClaimWindow(seat))
                return
        effect = effects[at]
        if effect.verb == CHOOSE and len(possible_options(state, seat, effect)) > 0:
            state.agenda.append(ChooseOption(seat, effects, at))
        elif effect.verb == DO_REPLAY and can_apply(state, seat, effect, 0):
            state.agenda.append(ChooseReplay(seat, effects, at))
        else:
            state.agenda.append(Resolve(effects, at + 1))
            if effect.verb not in (CHOOSE, DO_REPLAY):  # AQU-054, AQU-058
                apply_effect(state, seat, effect, 0)


def finish_main_action(state: AquaticaState, seat: Seat) -> None:
    """AQU-059, AQU-064"""
    state.carried_out = False
    state.given = 0
    for resource in range(len(state.pool)):
        state.pool[resource] = 0
    state.lay_down(seat)


def apply_effect(state: AquaticaState, seat: Seat, effect: Effect, barred: int) -> None:
    """Carries out an effect as far as it can be (AQU-053, AQU-054, AQU-084).

    `barred` is the bit of the space that shows a raise, which cannot raise itself (AQU-106).
    """
    verb = effect.verb
    number = effect.number
    if verb == GAIN:
        state.pool[effect.resource] += number
    elif verb == EACH_OPPONENT:
        for step in range(state.players - 1, 0, -1):  # AQU-129: clockwise from the left
            for part in reversed(effect.lists[0]):
                state.agenda.append(OpponentActs(Seat((seat + step) % state.players), part))
    elif not can_apply(state, seat, effect, barred):
        return
    elif verb == DO_RECRUIT:
        state.agenda.append(ChooseRecruit(seat))
    elif verb == DO_BUY:
        state.agenda.append(ChoosePurchase(seat))
    elif verb == DO_CONQUER:
        state.agenda.append(ChooseConquest(seat))
    elif verb == DO_RAISE:
        state.agenda.append(ChooseRaise(seat, number, barred))
    elif verb == DO_RAISE_FULLY:
        state.agenda.append(ChooseRaiseFully(seat, number, barred))
    elif verb == DO_SCORE:
        state.agenda.append(ChooseScore(seat, number))
    elif verb == DO_RETURN:
        if number == EVERYTHING:
            state.take_all_back(seat)
            state.done()
        else:
            state.agenda.append(ChooseReturn(seat, number))
    elif verb == DO_READY:
        if number == EVERYTHING:
            state.make_all_ready(seat)
            state.done()
        else:
            state.agenda.append(ChooseReady(seat, number))
    elif verb == DO_TIRE:
        state.agenda.append(ChooseTired(seat, number))
    elif verb == RECRUIT_FREE:
        state.agenda.append(ChooseFreeRecruit(seat))
    elif verb == DO_EXPLORE:
        state.agenda.append(ExploreOrNot(seat))
    else:
        state.agenda.append(ChooseSeizure(seat))


class OpponentActs(Step[AquaticaState]):
    """An opponent must apply an effect if able (AQU-128, AQU-129)."""

    NAME: ClassVar[str] = "opponent_acts"

    def __init__(self, seat: Seat, effect: Effect) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "effect": self.effect.source}

    def run(self, state: AquaticaState) -> None:
        apply_effect(state, self.seat, self.effect, 0)


class BetweenEffects(SeatDecision[AquaticaState]):
    """A decision on which the further effects of the card depend."""

    def __init__(self, seat: Seat, effects: tuple[Effect, ...], at: int) -> None:
        super().__init__(seat)
        self.effects: Final = effects
        """The effects of the card; the one at `at` is being decided."""
        self.at: Final = at

    def fields(self) -> dict[str, object]:
        effects = [effect.source for effect in self.effects]
        return {"seat": self.seat, "effects": effects, "at": self.at}


class ChooseOption(BetweenEffects):
    """D09: which of the two lists of the card? (AQU-058)"""

    NAME: ClassVar[str] = "choose_option"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        options = possible_options(state, seat, self.effects[self.at])
        return [MoveId(OPTION + option) for option in options]

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        option = self.effects[self.at].lists[move - OPTION]
        state.agenda.append(Resolve(option + self.effects[self.at + 1 :], 0))

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if OPTION <= move < EXPLORE:
            return Reason("aquatica-option-impossible", {"option": move - OPTION + 1})
        return Reason("aquatica-option-first")


def possible_options(state: AquaticaState, seat: Seat, choice: Effect) -> list[int]:
    options: list[int] = []
    for number, option in enumerate(choice.lists):
        if option_possible(state, seat, option):
            options.append(number)
    return options


class ChooseReplay(BetweenEffects):
    """D25: which discarded character is played? (AQU-183)"""

    NAME: ClassVar[str] = "choose_replay"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        return moves_for_pile(replayable(state, seat), REPLAY)

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        character = move - REPLAY + FIRST_RETURNED
        state.play_again(seat, character)
        played = state.ruleset.edition.characters[character].effects
        state.agenda.append(Resolve(played + self.effects[self.at + 1 :], 0))

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if REPLAY <= move < TIRE:
            character = move - REPLAY + FIRST_RETURNED
            same = character in state.ruleset.edition.replayers
            reason = "aquatica-plays-discarded-too" if same else "aquatica-not-discarded"
            return Reason(reason, {"character": CHARACTER_IDS[character]})
        return Reason("aquatica-replay-first")
