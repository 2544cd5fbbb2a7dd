"""A whole position as a document, and back; every fault of an impossible one is named.

The document is the open part of the view, what is hidden (`draft`: kings on offer and chosen),
and the agenda, bottom first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farshore.core.chance import Bag
from farshore.core.document import Document
from farshore.core.errors import BadPosition, FarshoreError, Param, Reason
from farshore.core.game import Edition, Game
from farshore.core.move import Domain
from farshore.core.state import CHANCE, Decision, Item
from farshore.games.aquatica.components import (
    CHARACTER_SLOT_COUNT,
    CHOOSE,
    COINS,
    COPIES,
    DO,
    DO_CONQUER,
    DO_RECRUIT,
    EACH_OPPONENT,
    FIRST_KING,
    FIRST_TYPED,
    LOCATIONS,
    LOWER,
    MANTAS,
    NO_MANTA,
    OCEAN,
    POWER,
    SPACES,
    STARTING,
    TRACK_SPACES,
    TRACKS,
    TRAINED,
    UPPER,
    Effect,
)
from farshore.games.aquatica.decisions import TurnMenu
from farshore.games.aquatica.effects import (
    ChooseConquest,
    ChooseFreeRecruit,
    ChooseOption,
    ChoosePurchase,
    ChooseRaise,
    ChooseRaiseFully,
    ChooseReady,
    ChooseRecruit,
    ChooseReturn,
    ChooseScore,
    ChooseSeizure,
    ClaimWindow,
    ExploreOrNot,
    KeepLocations,
    OpponentActs,
    Pay,
    PlaceIchthyander,
    Resolve,
    RevealCharacter,
    RevealLocation,
)
from farshore.games.aquatica.events import TRIGGER
from farshore.games.aquatica.moves import (
    CHARACTER,
    CHARACTER_IDS,
    CHARACTER_SLOT,
    GOAL,
    GOAL_IDS,
    KING,
    KING_IDS,
    LOCATION,
    LOCATION_IDS,
    LOCATION_SLOT,
    LOWER_SLOT,
    MANTA,
    MANTA_IDS,
    SPACE,
    TRACK,
    TYPE_IDS,
)
from farshore.games.aquatica.scoring import ROUND_LIMIT
from farshore.games.aquatica.setup import (
    ChooseKing,
    DealKings,
    DrawFirstPlayer,
    FirstTurn,
    LayGoal,
    OfferKing,
)
from farshore.games.aquatica.state import (
    ICHTHYANDER,
    NO_CARD,
    NO_GOAL,
    NO_KING,
    NOBODY,
    NOT_LAST,
    NOT_TRIGGERED,
    PILE_BITS,
    PILE_MASK,
    SHOAL_BITS,
    SHOAL_MASK,
    TRAINED_SHOAL,
    AquaticaState,
    empty_state,
)
from farshore.games.aquatica.view import ICHTHYANDERS, named, one_of, open_part

MANY: Final = 999


# --- writing ----------------------------------------------------------------------------------


def write(state: AquaticaState) -> dict[str, object]:
    """The whole position as a document."""
    return {
        **open_part(state),
        "draft": {
            "offer": named(state.offer, KING_IDS),
            "chosen": [one_of(KING_IDS, king) for king in state.kings],
        },
        "agenda": [{"item": item.NAME, **item.fields()} for item in state.agenda],
    }


# --- reading ----------------------------------------------------------------------------------


def read(game: Game, document: object, edition: Edition | None) -> AquaticaState:
    """The position of a document; refuses an impossible one with every fault."""
    root = Document(document)
    state = empty_state(game.setup_of(root, edition))
    _Reader(root, state).read()
    if not root.faults:
        _Checker(root, state).check()
    if root.faults:
        raise BadPosition(Reason("bad-position", {"count": len(root.faults)}), root.faults)
    return state


class _Reader:
    """Fills an empty table from a document."""

    def __init__(self, root: Document, state: AquaticaState) -> None:
        self.root: Final = root
        self.state: Final = state
        self.seats: Final = Domain("seat", list(range(state.players)))

    def read(self) -> None:
        state = self.state
        root = self.root
        state.first_player = self._seat(root.get("first_player"))
        active = root.get("active")
        state.active = NOBODY if active.value is None else self._seat(active)
        state.turns = root.get("turns").whole(0, 1_000_000)
        for slot, part in enumerate(root.get("row").items(CHARACTER_SLOT_COUNT)):
            state.row[slot] = _card(part, CHARACTER)
        for slot, part in enumerate(root.get("upper").items(UPPER)):
            state.slots[slot] = _card(part, LOCATION)
        for slot, part in enumerate(root.get("lower").items(LOWER)):
            state.slots[UPPER + slot] = _card(part, LOCATION)
        for part in root.get("discarded").items():
            state.discarded |= 1 << part.one_of(LOCATION)
        state.supply = self._shoal(root.get("supply"))
        for track, part in enumerate(root.get("tracks").items(TRACKS)):
            self._read_track(track, part)
        for seat, part in enumerate(root.get("seats").items(state.players)):
            self._read_seat(seat, part)
        self._read_draft()
        self._read_turn(root.get("turn"))
        end = root.get("end")
        state.trigger = end.get("trigger").one_of(TRIGGER)
        last = end.get("last_turns")
        state.last_turns = NOT_LAST if last.value is None else last.whole(0, state.players)
        state.stopped = end.get("reason").value == ROUND_LIMIT
        self._fill_bags()
        for part in root.get("agenda").items():
            state.agenda.append(self._read_item(part))

    def _seat(self, part: Document) -> int:
        return part.one_of(self.seats)

    def _read_track(self, track: int, part: Document) -> None:
        state = self.state
        goal = part.get("goal")
        state.goals[track] = NO_GOAL if goal.value is None else goal.one_of(GOAL)
        for space, manta in enumerate(part.get("spaces").items(TRACK_SPACES)):
            if manta.value is None:
                continue
            if manta.get("owner").value == ICHTHYANDERS:
                who = ICHTHYANDER
                state.ichthyanders |= 1 << track
            else:
                seat = self._seat(manta.get("owner"))
                number = manta.get("manta").one_of(MANTA)
                if number >= TRAINED:
                    manta.fault("not-trained", {"manta": MANTA_IDS[number]})  # AQU-134
                    continue
                if state.claimed[seat] >> track & 1:
                    manta.fault("claimed-twice", {"seat": seat})  # AQU-133
                who = seat * TRAINED + number
                state.claimed[seat] |= 1 << track
            if space != state.taken[track]:
                manta.fault("gap-on-track")  # AQU-I07
            state.spaces[track * TRACK_SPACES + space] = who
            state.taken[track] += 1

    def _read_seat(self, seat: int, part: Document) -> None:
        state = self.state
        state.hands[seat], state.hand_sizes[seat] = self._pile(part.get("hand"))
        state.discards[seat], state.discard_sizes[seat] = self._pile(part.get("discard"))
        state.ready[seat] = self._shoal(part.get("ready"))
        state.tired[seat] = self._shoal(part.get("tired"))
        for manta in range(TRAINED, MANTAS):
            state.wild[seat] += _in_shoal(state.ready[seat], manta)
            state.wild[seat] += _in_shoal(state.tired[seat], manta)
        for space, entry in enumerate(part.get("board").items(SPACES)):
            if entry.value is not None:
                self._read_location(seat, space, entry)
        for entry in part.get("scored").items():
            state.add_to_score_pile(seat, entry.one_of(LOCATION))

    def _read_location(self, seat: int, space: int, part: Document) -> None:
        state = self.state
        location = part.get("location").one_of(LOCATION)
        depths = state.table.edition.depth_counts[location]
        covered = part.get("covered").whole(0, depths)
        state.board[seat * SPACES + space] = location
        state.covered[seat * SPACES + space] = covered
        state.occupied[seat] |= 1 << space
        if covered == depths:
            state.raised[seat] |= 1 << space

    def _pile(self, part: Document) -> tuple[int, int]:
        cards = 0
        size = 0
        for entry in part.items():
            character = entry.one_of(CHARACTER)
            if _in_pile(cards, character) == COPIES:
                entry.fault("card-too-often", {"card": CHARACTER_IDS[character]})
                continue
            cards += 1 << character * PILE_BITS
            size += 1
        return cards, size

    def _shoal(self, part: Document) -> int:
        mantas = 0
        for entry in part.items():
            manta = entry.one_of(MANTA)
            if _in_shoal(mantas, manta) == SHOAL_MASK:
                entry.fault("manta-too-often", {"manta": MANTA_IDS[manta]})
                continue
            mantas += 1 << manta * SHOAL_BITS
        return mantas

    def _read_draft(self) -> None:
        state = self.state
        state.drafting = self.root.get("drafting").flag()
        part = self.root.get("draft")
        for king in part.get("offer").items():
            state.offer |= 1 << king.one_of(KING)
        for seat, king in enumerate(part.get("chosen").items(state.players)):
            state.kings[seat] = NO_KING if king.value is None else king.one_of(KING)

    def _read_turn(self, part: Document) -> None:
        state = self.state
        state.main_used = part.get("main_used").flag()
        state.in_play = _card(part.get("in_play"), CHARACTER)
        state.pool[COINS] = part.get("coins").whole(0, MANY)
        state.pool[POWER] = part.get("power").whole(0, MANY)
        for type_, id_ in enumerate(TYPE_IDS):
            state.pool[FIRST_TYPED + type_] = part.get("typed_power").get(id_).whole(0, MANY)
        for space in part.get("gave_resource").items():
            state.given |= 1 << space.one_of(SPACE)
        state.carried_out = part.get("carried_out").flag()
        for price in part.get("recruited_from").items():
            state.recruited |= 1 << price.whole(0, 30)

    def _fill_bags(self) -> None:
        """The bags hold what is nowhere else; no card may be in two places (I01, I02)."""
        state = self.state
        characters = state.characters.counts[:]
        for ocean in range(OCEAN):
            character = STARTING + ocean
            characters[ocean] -= state.row.count(character)
            characters[ocean] -= 1 if state.in_play == character else 0
            for seat in range(state.players):
                characters[ocean] -= _in_pile(state.hands[seat], character)
                characters[ocean] -= _in_pile(state.discards[seat], character)
            if characters[ocean] < 0:
                self.root.fault("card-too-often", {"card": CHARACTER_IDS[character]})
        state.characters = Bag(characters)
        locations = [1] * LOCATIONS
        for location in range(LOCATIONS):
            locations[location] -= state.slots.count(location) + state.board.count(location)
            for mask in [state.discarded, *state.scored]:
                locations[location] -= mask >> location & 1
            if locations[location] < 0:
                self.root.fault("card-too-often", {"card": LOCATION_IDS[location]})
        state.locations = Bag(locations)

    # --- the agenda: each method is named like the item it reads

    def _read_item(self, part: Document) -> Item[AquaticaState]:
        name = part.get("item")
        return _ITEMS[name.one_of(_ITEM_NAMES)](self, part)

    def _left(self, part: Document) -> int:
        return part.whole(1, MANY)

    def _barred(self, part: Document) -> int:
        return 0 if part.value is None else 1 << part.one_of(SPACE)

    def _effects(self, part: Document) -> tuple[Effect, ...]:
        """What is left of the effects of the card in play."""
        if self.state.in_play == NO_CARD:
            part.fault("no-card-in-play")
            return ()
        effects = self.state.table.edition.characters[self.state.in_play].effects
        for rest in _rests(effects):
            if [effect.source for effect in rest] == part.value:
                return rest
        part.fault("not-on-card", {"card": CHARACTER_IDS[self.state.in_play]})
        return ()

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
        return Resolve(self._effects(part.get("effects")), 0)

    def opponent_acts(self, part: Document) -> Item[AquaticaState]:
        state = self.state
        seat = self._seat(part.get("seat"))
        wanted = part.get("effect")
        if state.in_play != NO_CARD:
            for effect in state.table.edition.characters[state.in_play].effects:
                for forced in effect.lists[0] if effect.verb == EACH_OPPONENT else ():
                    if forced.source == wanted.value:
                        return OpponentActs(seat, forced)
        wanted.fault("not-on-card", {"card": str(one_of(CHARACTER_IDS, state.in_play))})
        return TurnMenu(seat)

    def claim_window(self, part: Document) -> Item[AquaticaState]:
        return ClaimWindow(self._seat(part.get("seat")))

    def choose_option(self, part: Document) -> Item[AquaticaState]:
        effects = self._effects(part.get("effects"))
        if not effects or effects[0].verb != CHOOSE:
            part.get("effects").fault("no-choice")
            return TurnMenu(0)
        return ChooseOption(self._seat(part.get("seat")), effects, 0)

    def explore(self, part: Document) -> Item[AquaticaState]:
        return ExploreOrNot(self._seat(part.get("seat")))

    def keep_locations(self, part: Document) -> Item[AquaticaState]:
        return KeepLocations(
            self._seat(part.get("seat")),
            part.get("left").whole(1, LOWER - UPPER),
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
        drawn = part.get("drawn").whole(0, MANY)
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


_ITEMS: Final[list[Callable[[_Reader, Document], Item[AquaticaState]]]] = [
    _Reader.draw_first_player,
    _Reader.reveal_character,
    _Reader.reveal_location,
    _Reader.lay_goal,
    _Reader.deal_kings,
    _Reader.offer_king,
    _Reader.choose_king,
    _Reader.first_turn,
    _Reader.turn_menu,
    _Reader.resolve,
    _Reader.opponent_acts,
    _Reader.claim_window,
    _Reader.choose_option,
    _Reader.explore,
    _Reader.keep_locations,
    _Reader.place_ichthyander,
    _Reader.choose_recruit,
    _Reader.choose_purchase,
    _Reader.choose_conquest,
    _Reader.draw_source,
    _Reader.choose_free_recruit,
    _Reader.choose_seizure,
    _Reader.choose_raise,
    _Reader.choose_raise_fully,
    _Reader.choose_score,
    _Reader.choose_return,
    _Reader.choose_ready,
]
_ITEM_NAMES: Final = Domain("item", [reader.__name__ for reader in _ITEMS])
"""Every reader bears the name of its item."""


def _card(part: Document, domain: Domain) -> int:
    return NO_CARD if part.value is None else part.one_of(domain)


def _in_pile(cards: int, character: int) -> int:
    return cards >> character * PILE_BITS & PILE_MASK


def _in_shoal(mantas: int, manta: int) -> int:
    return mantas >> manta * SHOAL_BITS & SHOAL_MASK


def _rests(effects: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """Every list of effects that can be left while a card is resolved."""
    rests: list[tuple[Effect, ...]] = []
    for at in range(len(effects) + 1):
        rests.append(effects[at:])
        if at < len(effects) and effects[at].verb == CHOOSE:
            for option in effects[at].lists:
                rests += _rests(option + effects[at + 1 :])
    return rests


# --- checking ---------------------------------------------------------------------------------


class _Checker:
    """The invariants of section 10 that a single position can break."""

    def __init__(self, root: Document, state: AquaticaState) -> None:
        self.root: Final = root
        self.state: Final = state

    def check(self) -> None:
        for seat in range(self.state.players):
            self._check_characters(seat)
            self._check_mantas(seat)
        self._check_supply()
        self._check_rows()
        self._check_goals()
        self._check_kings()
        self._check_turn()
        self._check_agenda()

    def _piece(self, piece: str, seat: int, found: int, needed: int) -> None:
        params: dict[str, Param] = {"piece": piece, "seat": seat, "found": found, "needed": needed}
        self.root.fault("piece-total", params)

    def _check_characters(self, seat: int) -> None:
        """AQU-I03"""
        state = self.state
        for character in range(STARTING):
            found = _in_pile(state.hands[seat], character)
            found += _in_pile(state.discards[seat], character)
            if state.in_play == character and state.active == seat:
                stays = state.table.edition.characters[character].stays
                found += 0 if stays else 1
            if found != 1:
                self._piece(CHARACTER_IDS[character], seat, found, 1)
            if state.table.edition.characters[character].stays and not _in_pile(
                state.hands[seat], character
            ):
                self.root.fault("not-in-hand", {"card": CHARACTER_IDS[character], "seat": seat})

    def _check_mantas(self, seat: int) -> None:
        """AQU-I06, AQU-I09"""
        state = self.state
        for manta in range(TRAINED):
            found = _in_shoal(state.ready[seat], manta) + _in_shoal(state.tired[seat], manta)
            found += state.spaces.count(seat * TRAINED + manta)
            if found != 1:
                self._piece(MANTA_IDS[manta], seat, found, 1)
        shown = [0] * MANTAS
        for location in range(LOCATIONS):
            kind = state.table.edition.locations[location].manta
            if kind != NO_MANTA and self._finished(seat, location):
                shown[kind] += 1
        for manta in range(TRAINED, MANTAS):
            found = _in_shoal(state.ready[seat], manta) + _in_shoal(state.tired[seat], manta)
            ran_out = _in_shoal(state.supply, manta) == 0
            if found > shown[manta] or (found < shown[manta] and not ran_out):
                self._piece(MANTA_IDS[manta], seat, found, shown[manta])

    def _finished(self, seat: int, location: int) -> bool:
        """Whether a location is fully raised or scored."""
        state = self.state
        if state.scored[seat] >> location & 1:
            return True
        for space in range(SPACES):
            if state.board[seat * SPACES + space] == location:
                return state.raised[seat] >> space & 1 == 1
        return False

    def _check_supply(self) -> None:
        """AQU-I05"""
        state = self.state
        if state.supply & TRAINED_SHOAL:
            self.root.get("supply").fault("not-wild")
        for manta in range(TRAINED, MANTAS):
            found = _in_shoal(state.supply, manta)
            for seat in range(state.players):
                found += _in_shoal(state.ready[seat], manta) + _in_shoal(state.tired[seat], manta)
            needed = state.table.edition.wild_counts[manta - TRAINED]
            if found != needed:
                self.root.get("supply").fault(
                    "wrong-manta-number",
                    {"manta": MANTA_IDS[manta], "found": found, "needed": needed},
                )

    def _check_rows(self) -> None:
        """AQU-I11, AQU-I12"""
        state = self.state
        row = self.root.get("row")
        for slot in range(CHARACTER_SLOT_COUNT):
            character = state.row[slot]
            if character != NO_CARD and not STARTING <= character < FIRST_KING:
                row.fault("not-an-ocean-character", {"card": CHARACTER_IDS[character]})
            if slot > 0 and character != NO_CARD and state.row[slot - 1] == NO_CARD:
                row.fault("gap-in-row")
        due = any(isinstance(item, RevealCharacter) for item in state.agenda)
        if NO_CARD in state.row and state.characters.size > 0 and not due:
            row.fault("row-not-full")

    def _check_goals(self) -> None:
        """AQU-024, AQU-036, AQU-I07"""
        state = self.state
        tracks = self.root.get("tracks")
        laying = any(isinstance(item, LayGoal) for item in state.agenda)
        for track in range(TRACKS):
            goal = state.goals[track]
            if goal == NO_GOAL:
                if not laying:
                    tracks.fault("no-goal", {"track": track + 1})
            elif state.goals.count(goal) > 1:
                tracks.fault("goal-twice", {"goal": GOAL_IDS[goal]})
            elif state.table.token_goals != (goal >= TRACKS) or self._partner_laid(goal):
                tracks.fault("wrong-goal", {"goal": GOAL_IDS[goal]})
            most = 2 if state.table.solo else state.players
            if state.taken[track] > most:
                tracks.fault("track-overfull", {"track": track + 1})
        if state.ichthyanders and not state.table.solo:
            tracks.fault("no-ichthyanders")

    def _partner_laid(self, goal: int) -> bool:
        """Whether the other side of a goal's token lies on a track too."""
        state = self.state
        return (
            goal >= TRACKS and TRACKS + state.table.edition.partners[goal - TRACKS] in state.goals
        )

    def _check_kings(self) -> None:
        """AQU-I04"""
        state = self.state
        draft = self.root.get("draft")
        for seat in range(state.players):
            king = state.kings[seat]
            if king != NO_KING and (state.kings.count(king) > 1 or state.offer >> king & 1):
                draft.fault("king-twice", {"king": KING_IDS[king]})
            held = [
                other
                for other in range(len(KING_IDS))
                if _in_pile(state.hands[seat], FIRST_KING + other)
                or _in_pile(state.discards[seat], FIRST_KING + other)
                or (state.in_play == FIRST_KING + other and state.active == seat)
            ]
            if len(held) > 1 or (held and (held[0] != king or state.drafting)):
                draft.fault("wrong-king", {"seat": seat})
            gone = king != NO_KING and not held and not state.drafting
            if gone and not state.table.edition.characters[FIRST_KING + king].once:
                draft.fault("king-missing", {"seat": seat})
        setting_up = any(isinstance(item, FirstTurn) for item in state.agenda)
        if not setting_up:
            needed = state.table.king_offer > 0 or state.table.numbered_kings
            wrong = any((king != NO_KING) != needed for king in state.kings)
            if state.drafting or wrong:
                draft.fault("kings-not-dealt")

    def _check_turn(self) -> None:
        """AQU-I13"""
        state = self.state
        turn = self.root.get("turn")
        resolving = any(isinstance(item, Resolve | ChooseOption) for item in state.agenda)
        if resolving != (state.in_play != NO_CARD):
            turn.fault("card-in-play")
        if not resolving and (any(state.pool) or state.given or state.carried_out):
            turn.fault("pool-not-empty")
        if resolving and not state.main_used:
            turn.fault("main-action-not-used")
        end = self.root.get("end")
        if state.last_turns != NOT_LAST and state.trigger == NOT_TRIGGERED:
            end.fault("no-trigger")

    def _check_agenda(self) -> None:
        state = self.state
        agenda = self.root.get("agenda")
        if not state.agenda:
            if state.last_turns != 0 and not state.stopped:
                agenda.fault("no-agenda")
            return
        bottom = state.agenda[0]
        if isinstance(bottom, TurnMenu):
            if bottom.seat != state.active:
                agenda.fault("wrong-active")
        elif not isinstance(bottom, FirstTurn):
            agenda.fault("no-turn")
        if state.last_turns == 0 or state.stopped:
            agenda.fault("ended-before")
        if not self._something_to_decide():
            agenda.fault("nothing-to-decide")

    def _something_to_decide(self) -> bool:
        state = self.state
        top = state.agenda[-1]
        try:
            if not isinstance(top, Decision) or not top.asks(state):
                return False
            actor = top.actor(state)
            return len(state.chances() if actor == CHANCE else state.legal(actor)) > 0
        except (FarshoreError, IndexError):
            return False
