"""The agenda of a position document: how each item of Aquatica is read."""

from __future__ import annotations

from typing import Final

from farshore.core.document import Document
from farshore.core.position import AgendaReader
from farshore.core.state import Item
from farshore.core.types import Seat
from farshore.games.aquatica.acquiring import (
    ChooseConquest,
    ChooseFreeRecruit,
    ChoosePurchase,
    ChooseRecruit,
    ChooseSeizure,
    Pay,
    RevealCharacter,
)
from farshore.games.aquatica.claiming import ClaimWindow
from farshore.games.aquatica.components import (
    CHOOSE,
    DO,
    DO_CONQUER,
    DO_RECRUIT,
    DO_REPLAY,
    EACH_OPPONENT,
    LOWER,
    UPPER,
    Effect,
)
from farshore.games.aquatica.decisions import TurnMenu
from farshore.games.aquatica.effects import ChooseOption, ChooseReplay, OpponentActs, Resolve
from farshore.games.aquatica.exploring import (
    ExploreOrNot,
    KeepLocations,
    PlaceIchthyander,
    RevealLocation,
)
from farshore.games.aquatica.moves import (
    CHARACTER_IDS,
    CHARACTER_SLOT,
    LOCATION_SLOT,
    LOWER_SLOT,
    SPACE,
    TRACK,
)
from farshore.games.aquatica.raising import (
    ChooseRaise,
    ChooseRaiseFully,
    ChooseReady,
    ChooseReturn,
    ChooseScore,
    ChooseTired,
)
from farshore.games.aquatica.setup import (
    ChooseKing,
    DealKings,
    DrawFirstPlayer,
    FirstTurn,
    LayGoal,
    OfferKing,
)
from farshore.games.aquatica.state import NO_CARD, AquaticaState
from farshore.games.aquatica.view import one_of

MANY: Final = 999


class PositionAgenda(AgendaReader[AquaticaState]):
    """Every public method reads the item of its name."""

    def _left(self, part: Document) -> int:
        return part.integer(1, MANY)

    def _barred(self, part: Document) -> int:
        return 0 if part.value is None else 1 << part.one_of(SPACE)

    def _effects(self, part: Document) -> tuple[Effect, ...]:
        """The effects of the card in play, or those of an option with what follows it."""
        if self.state.in_play == NO_CARD:
            part.fault("no-card-in-play")
            return ()
        for rest in self._rests_in_play():
            if [effect.source for effect in rest] == part.value:
                return rest
        part.fault("not-on-card", {"card": CHARACTER_IDS[self.state.in_play]})
        return ()

    def _rests_in_play(self) -> list[tuple[Effect, ...]]:
        """What can be ahead of the card in play; of the one it plays, once that is chosen."""
        characters = self.state.ruleset.edition.characters
        rests = _rests(characters[self.state.in_play].effects)
        if self.state.replayed == NO_CARD:
            return rests
        played = characters[self.state.replayed].effects
        found: list[tuple[Effect, ...]] = []
        for rest in rests:
            if rest and rest[0].verb == DO_REPLAY:
                found += _rests(played + rest[1:])
        return found

    def draw_first_player(self, part: Document) -> Item[AquaticaState]:
        return DrawFirstPlayer()

    def reveal_character(self, part: Document) -> Item[AquaticaState]:
        return RevealCharacter(part.get("slot").one_of(CHARACTER_SLOT))

    def reveal_location(self, part: Document) -> Item[AquaticaState]:
        return RevealLocation(part.get("slot").one_of(LOWER_SLOT))

    def lay_goal(self, part: Document) -> Item[AquaticaState]:
        return LayGoal(part.get("track").one_of(TRACK))

    def deal_kings(self, part: Document) -> Item[AquaticaState]:
        return DealKings()

    def offer_king(self, part: Document) -> Item[AquaticaState]:
        return OfferKing()

    def choose_king(self, part: Document) -> Item[AquaticaState]:
        return ChooseKing(self._seat(part.get("seat")))

    def first_turn(self, part: Document) -> Item[AquaticaState]:
        return FirstTurn()

    def turn_menu(self, part: Document) -> Item[AquaticaState]:
        return TurnMenu(self._seat(part.get("seat")))

    def resolve(self, part: Document) -> Item[AquaticaState]:
        effects = self._effects(part.get("effects"))
        return Resolve(effects, part.get("at").integer(0, len(effects)))

    def opponent_acts(self, part: Document) -> Item[AquaticaState]:
        state = self.state
        seat = self._seat(part.get("seat"))
        wanted = part.get("effect")
        for character in (state.in_play, state.replayed):
            if character == NO_CARD:
                continue
            for effect in state.ruleset.edition.characters[character].effects:
                for forced in effect.lists[0] if effect.verb == EACH_OPPONENT else ():
                    if forced.source == wanted.value:
                        return OpponentActs(seat, forced)
        wanted.fault("not-on-card", {"card": str(one_of(CHARACTER_IDS, state.in_play))})
        return TurnMenu(seat)

    def claim_window(self, part: Document) -> Item[AquaticaState]:
        return ClaimWindow(self._seat(part.get("seat")))

    def choose_option(self, part: Document) -> Item[AquaticaState]:
        effects = self._effects(part.get("effects"))
        at = part.get("at").integer(0, len(effects))
        if at >= len(effects) or effects[at].verb != CHOOSE:
            part.get("effects").fault("no-choice")
            return TurnMenu(Seat(0))
        return ChooseOption(self._seat(part.get("seat")), effects, at)

    def choose_replay(self, part: Document) -> Item[AquaticaState]:
        effects = self._effects(part.get("effects"))
        at = part.get("at").integer(0, len(effects))
        if at >= len(effects) or effects[at].verb != DO_REPLAY:
            part.get("effects").fault("no-choice")
            return TurnMenu(Seat(0))
        return ChooseReplay(self._seat(part.get("seat")), effects, at)

    def explore(self, part: Document) -> Item[AquaticaState]:
        return ExploreOrNot(self._seat(part.get("seat")))

    def keep_locations(self, part: Document) -> Item[AquaticaState]:
        return KeepLocations(
            self._seat(part.get("seat")),
            part.get("left").integer(1, LOWER - UPPER),
            part.get("first").one_of(LOCATION_SLOT),
        )

    def place_ichthyander(self, part: Document) -> Item[AquaticaState]:
        return PlaceIchthyander(self._seat(part.get("seat")))

    def choose_recruit(self, part: Document) -> Item[AquaticaState]:
        return ChooseRecruit(self._seat(part.get("seat")))

    def choose_purchase(self, part: Document) -> Item[AquaticaState]:
        return ChoosePurchase(self._seat(part.get("seat")))

    def choose_conquest(self, part: Document) -> Item[AquaticaState]:
        return ChooseConquest(self._seat(part.get("seat")))

    def draw_source(self, part: Document) -> Item[AquaticaState]:
        verb = DO_CONQUER + part.get("do").one_of(DO)
        if verb > DO_RECRUIT:
            part.get("do").fault("nothing-to-pay")
            verb = DO_RECRUIT
        slot = part.get("slot").one_of(CHARACTER_SLOT if verb == DO_RECRUIT else LOCATION_SLOT)
        there = self.state.row[slot] if verb == DO_RECRUIT else self.state.slots[slot]
        if there == NO_CARD:
            part.get("slot").fault("slot-empty")
        drawn = part.get("drawn").integer(0, MANY)
        return Pay(self._seat(part.get("seat")), verb, slot, drawn)

    def choose_free_recruit(self, part: Document) -> Item[AquaticaState]:
        return ChooseFreeRecruit(self._seat(part.get("seat")))

    def choose_seizure(self, part: Document) -> Item[AquaticaState]:
        return ChooseSeizure(self._seat(part.get("seat")))

    def choose_raise(self, part: Document) -> Item[AquaticaState]:
        steps = self._left(part.get("steps"))
        return ChooseRaise(self._seat(part.get("seat")), steps, self._barred(part.get("barred")))

    def choose_raise_fully(self, part: Document) -> Item[AquaticaState]:
        left = self._left(part.get("left"))
        return ChooseRaiseFully(
            self._seat(part.get("seat")), left, self._barred(part.get("barred"))
        )

    def choose_score(self, part: Document) -> Item[AquaticaState]:
        return ChooseScore(self._seat(part.get("seat")), self._left(part.get("left")))

    def choose_return(self, part: Document) -> Item[AquaticaState]:
        return ChooseReturn(self._seat(part.get("seat")), self._left(part.get("left")))

    def choose_ready(self, part: Document) -> Item[AquaticaState]:
        return ChooseReady(self._seat(part.get("seat")), self._left(part.get("left")))

    def choose_tired(self, part: Document) -> Item[AquaticaState]:
        return ChooseTired(self._seat(part.get("seat")), self._left(part.get("left")))


def _rests(effects: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """Every list of effects that can still be ahead while a card is resolved."""
    rests: list[tuple[Effect, ...]] = []
    for at in range(len(effects) + 1):
        rests.append(effects[at:])
        if at < len(effects) and effects[at].verb == CHOOSE:
            for option in effects[at].lists:
                rests += _rests(option + effects[at + 1 :])
    return rests
