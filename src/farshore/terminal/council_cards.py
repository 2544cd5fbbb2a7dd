"""What cards, commanders and Dark Tech cards of Council of Shadows do, in words.

From what the edition says of them, and by the readings of the game; the browser does the same in
`web/src/boards/council/descriptions.ts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Final

from farshore.games.council.components import (
    DO_ADAPT,
    DO_ENERGY_PER,
    DO_FORBID_AI_CARD,
    DO_IDS,
    DO_MINE,
    DO_RAISE_ALL_RANGES,
    DO_YIELD_EACH_SYSTEM,
    MEASURE_IDS,
    TYPE_IDS,
    CouncilEdition,
    Effect,
)
from farshore.games.council.moves import AI_IDS, CARD_IDS, COMMANDER_IDS, GEM_IDS, TECH_IDS
from farshore.localization.messages import GameWords

AT_EVALUATION: Final = (DO_ENERGY_PER, DO_YIELD_EACH_SYSTEM, DO_MINE)
"""What lasting effects do at every evaluation; all others are a property of their owner."""
READINGS: Final = (
    "actions",
    "two_minings",
    "explorer_people",
    "perpetual_motion",
    "kept_cubes",
    "casares_ban",
)
"""The rulings that the words about effects ask for."""
GALAXY_MAJORITY: Final = MEASURE_IDS.index("galaxy_majority")


class CardWords:
    """The words for one game."""

    def __init__(self, words: GameWords, rulings: Mapping[str, str]) -> None:
        edition = words.edition
        assert isinstance(edition, CouncilEdition)
        self.words: Final = words
        self.edition: Final = edition
        self.rulings: Final = rulings

    def about(self, kind: str, component: str) -> str:
        """What the component of a move of this kind does."""
        if kind == "choose_commander":
            commander = self.edition.commanders[COMMANDER_IDS.index(component)]
            starts = self.words.say(
                "council-starts", number=commander.consumption, energy=commander.energy
            )
            return "; ".join([starts, *map(self._lasting, commander.effects)])
        if kind == "choose_tech":
            tech = self.edition.techs[TECH_IDS.index(component)]
            now = [self._when("immediate", self.doing(tech.immediate))] if tech.immediate else []
            return "; ".join([*now, *map(self._lasting, tech.lasting)])
        return self.doing(self.edition.cards[CARD_IDS.index(component)].action)

    def doing(self, effects: list[Effect]) -> str:
        """Effects one after another."""
        said = [text for effect in effects for text in self._effect(effect)]
        if not said:
            return self.words.say("council-effect-none")
        return reduce(lambda one, two: self._joined("then", one, two), said)

    def _lasting(self, effect: Effect) -> str:
        said = self.doing([effect])
        if effect.do not in AT_EVALUATION:
            return said
        late = effect.do == DO_ENERGY_PER and effect.which == GALAXY_MAJORITY
        after = late and self.rulings["empire"] == "after"
        return self._when("evaluation_end" if after else "evaluation_start", said)

    def _when(self, moment: str, said: str) -> str:
        return self.words.say(f"council-when-{moment}", does=said)

    def _joined(self, how: str, first: str, second: str) -> str:
        return self.words.say(f"council-effect-{how}", first=first, second=second)

    def _effect(self, effect: Effect) -> list[str]:
        """An effect, and the yields that follow a settling (COS-142)."""
        if effect.choices:
            sides = [self.doing(side) for side in effect.choices]
            return [reduce(lambda one, two: self._joined("or", one, two), sides)]
        said = self._plain(effect)
        if effect.any_range or effect.any_planet:
            reach = ("far-any" if effect.any_planet else "far") if effect.any_range else "any"
            said = self.words.say(f"council-effect-{reach}", does=said)
        if not effect.yields:
            return [said]
        return [said, self.words.say("council-effect-yield_of_system", number=effect.yields)]

    def _plain(self, effect: Effect) -> str:
        do, which = effect.do, effect.which
        return self.words.say(
            f"council-effect-{DO_IDS[do]}",
            **{name: self.rulings[name] for name in READINGS},
            number=which if do == DO_RAISE_ALL_RANGES else abs(effect.n),
            cubes=effect.n,
            mines=effect.mines,
            steps=effect.n,
            join="and" if effect.both else "or",
            change="up" if effect.n > 0 else "down",
            measure=MEASURE_IDS[which] if do == DO_ENERGY_PER else "",
            planet_type=TYPE_IDS[which] if do == DO_ADAPT else "",
            card=AI_IDS[which] if do == DO_FORBID_AI_CARD else "",
            field=which + 1,
            parsec=effect.n,
            taken_gem=[gem for at, gem in enumerate(GEM_IDS) for _ in range(effect.gems[at])],
        )
