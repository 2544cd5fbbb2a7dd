"""Aquatica in numbers: what a seat knows, as learners see it."""

from __future__ import annotations

from typing import Final

from farshore.core.features import (
    SEATS,
    FeatureNames,
    Features,
    Row,
    RowCache,
    steps_from,
)
from farshore.core.game import Setup
from farshore.core.state import Decision, State
from farshore.core.types import Seat
from farshore.games.aquatica.acquiring import (
    ChooseConquest,
    ChooseFreeRecruit,
    ChoosePurchase,
    ChooseRecruit,
    ChooseSeizure,
    Pay,
)
from farshore.games.aquatica.claiming import ClaimWindow
from farshore.games.aquatica.components import (
    CHARACTERS,
    COUNTED,
    DEPTH_LIMIT,
    DO_IDS,
    KINGS,
    MANTAS,
    NO_MANTA,
    RESOURCES,
    SLOTS,
    SPACES,
    STARTING,
    TRACK_SPACES,
    TRACKS,
    TRAINED,
    TYPES,
)
from farshore.games.aquatica.decisions import TurnMenu
from farshore.games.aquatica.effects import ChooseOption, ChooseReplay
from farshore.games.aquatica.events import TRIGGER_IDS
from farshore.games.aquatica.exploring import ExploreOrNot, KeepLocations, PlaceIchthyander
from farshore.games.aquatica.knowledge import has_held, seen_offer
from farshore.games.aquatica.moves import (
    CHARACTER_IDS,
    CHARACTER_SLOTS,
    GOAL_IDS,
    KING_IDS,
    LOCATION_IDS,
    LOCATION_SLOTS,
    MANTA_IDS,
    OCEAN_IDS,
    SPACE_IDS,
    TRACK_IDS,
    TYPE_IDS,
)
from farshore.games.aquatica.raising import (
    ChooseRaise,
    ChooseRaiseFully,
    ChooseReady,
    ChooseReturn,
    ChooseScore,
    ChooseTired,
)
from farshore.games.aquatica.scoring import goal_points
from farshore.games.aquatica.setup import ChooseKing
from farshore.games.aquatica.state import (
    ICHTHYANDER,
    NO_CARD,
    NOT_LAST,
    PILE_BITS,
    SHOAL_BITS,
    AquaticaState,
)

DECISIONS: Final[list[type[Decision[AquaticaState]]]] = [
    ChooseKing,
    TurnMenu,
    ChooseOption,
    ClaimWindow,
    ExploreOrNot,
    KeepLocations,
    ChooseRecruit,
    ChoosePurchase,
    ChooseConquest,
    Pay,
    ChooseFreeRecruit,
    ChooseSeizure,
    ChooseRaise,
    ChooseRaiseFully,
    ChooseScore,
    ChooseReturn,
    ChooseReady,
    PlaceIchthyander,
    ChooseReplay,
    ChooseTired,
]
_DECISION_AT: Final[dict[type, int]] = {kind: at for at, kind in enumerate(DECISIONS)}
MOST_POINTS: Final = 60
MOST_LOCATIONS: Final = 15
HIGH_PRICE: Final = 10
HIGH_POINTS: Final = 10
HIGH_POOL: Final = 10
HIGH_TURNS: Final = 200
HIGH_HAND: Final = 15
"""Numbers that few games exceed. Features are divided by them, not cut off."""
PRICES: Final = 6
VERBS: Final = ["empty", "gain", *DO_IDS, *COUNTED, "choose", "each_opponent", "take_manta"]
"""What an effect does, in the order of the numbers of `Effect.verb`."""
RESOURCE_NAMES: Final = ["coins", "power", *(f"power against {type_}" for type_ in TYPE_IDS)]


class AquaticaFeatures(Features):
    """The ocean, the tracks, the seats and their boards, and where the turn stands.

    A location is described by its type, prices, points and depths rather than by its name.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(_names(setup))
        self.players: Final = setup.players

    def fill(self, state: State, seat: Seat, row: Row) -> None:
        assert isinstance(state, AquaticaState)
        add_character_row(row, state)
        for slot in range(SLOTS):
            add_location(row, state, state.slots[slot])
        add_decks(row, state)
        for track in range(TRACKS):
            self.add_track(row, state, seat, track)
        for step in range(self.players):
            other = Seat((seat + step) % self.players)
            add_board(row, state, other)
            add_piles(row, state, other, goal_points(state, other))
        add_top_depths(row, state, seat)
        self.add_kings(row, state, seat)
        self.add_turn(row, state, seat)

    def cache(self) -> RowCache:
        from farshore.games.aquatica.row_cache import AquaticaRowCache  # it needs this module

        return AquaticaRowCache(self)

    def add_track(self, row: Row, state: AquaticaState, seat: Seat, track: int) -> None:
        players = self.players
        wide = players + 1
        row.one_of(state.goals[track], len(GOAL_IDS))
        if state.taken[track] == 0:
            row.zeros(TRACK_SPACES * wide)
            return
        for at in range(track * TRACK_SPACES, (track + 1) * TRACK_SPACES):
            who = state.spaces[at]
            if who == ICHTHYANDER:
                row.one_of(players, wide)
            else:
                row.one_of(steps_from(seat, who // TRAINED, players), wide)

    def add_kings(self, row: Row, state: AquaticaState, seat: Seat) -> None:
        """Kings are secret until the draft is over (AQU-035)."""
        own_only = state.drafting
        for step in range(self.players):
            king = state.kings[(seat + step) % self.players]
            hidden = own_only and step > 0
            row.one_of(-1 if hidden else king, KINGS)
        offer = 0
        if not own_only:
            offer = state.offer
        elif has_held(state, seat):
            offer = seen_offer(state, seat)
        row.bits(offer, KINGS)
        row.flag(own_only)

    def add_turn(self, row: Row, state: AquaticaState, seat: Seat) -> None:
        players = self.players
        row.one_of(steps_from(seat, state.first_player, players), players)
        row.one_of(steps_from(seat, state.active, players), players)
        row.flag(state.main_used)
        row.flag(state.carried_out)
        row.one_of(state.in_play, CHARACTERS)
        row.one_of(state.replayed, CHARACTERS)
        row.bits(state.given, SPACES)
        row.bits(state.recruited, PRICES)
        row.one_of(state.trigger, len(TRIGGER_IDS))
        decision = -1
        waiting = 0
        if state.agenda:
            decision = _DECISION_AT.get(type(state.agenda[-1]), -1)
            actor = state.actor()
            if actor >= 0:
                waiting = 1 << actor
        row.one_of(decision, len(DECISIONS))
        row.seats(waiting, seat, players)
        row.counts(state.pool)
        row.count(0 if state.last_turns == NOT_LAST else state.last_turns)
        row.count(state.turns)


def add_character_row(row: Row, state: AquaticaState) -> None:
    for character in state.row:
        row.one_of(-1 if character == NO_CARD else character - STARTING, len(OCEAN_IDS))


def add_decks(row: Row, state: AquaticaState) -> None:
    row.counts(state.characters.counts)
    row.counts(state.locations.counts)
    row.count(state.characters.size)
    row.count(state.locations.size)
    row.packed(state.supply, MANTAS, SHOAL_BITS)


def add_location(row: Row, state: AquaticaState, location: int) -> None:
    """A location that lies in the ocean; nothing if there is none."""
    if location == NO_CARD:
        row.zeros(TYPES + 5)
        return
    edition = state.ruleset.edition
    card = edition.locations[location]
    row.one_of(card.type, TYPES)
    row.flag(card.manta != NO_MANTA)
    row.count(card.power)
    row.count(card.coins)
    row.count(card.points)
    row.count(edition.depth_counts[location])


def add_board(row: Row, state: AquaticaState, seat: Seat) -> None:
    """The locations of a seat, and its goals."""
    edition = state.ruleset.edition
    for space in range(SPACES):
        at = seat * SPACES + space
        location = state.board[at]
        if location == NO_CARD:
            row.zeros(TYPES + 3)
            continue
        card = edition.locations[location]
        row.one_of(card.type, TYPES)
        row.flag(card.manta != NO_MANTA)
        row.count(card.points)
        row.count(edition.depth_counts[location] - state.covered[at])
    row.bits(state.occupied[seat], SPACES)
    row.bits(state.raised[seat], SPACES)
    row.bits(state.claimed[seat], TRACKS)


def add_piles(row: Row, state: AquaticaState, seat: Seat, goals: int) -> None:
    """Points, cards and mantas of a seat that has so many points for goals."""
    row.count(state.hand_sizes[seat] + goals + state.scored_points[seat])
    row.count(state.hand_sizes[seat])
    row.count(state.discard_sizes[seat])
    row.count(state.scored_number[seat])
    row.count(state.scored_points[seat])
    row.part(state.scored_types, seat * TYPES, TYPES)
    row.packed(state.hands[seat], CHARACTERS, PILE_BITS)
    row.packed(state.discards[seat], CHARACTERS, PILE_BITS)
    row.packed(state.ready[seat], MANTAS, SHOAL_BITS)
    row.packed(state.tired[seat], MANTAS, SHOAL_BITS)
    row.count(state.wild[seat])


def add_top_depths(row: Row, state: AquaticaState, seat: Seat) -> None:
    """What the topmost uncovered depth of each of the observer's locations gives."""
    ready = state.occupied[seat] & ~state.raised[seat]
    for space in range(SPACES):
        if ready >> space & 1:
            effect = state.top(seat, space)
            row.one_of(effect.verb, len(VERBS))
            row.count(effect.number)
        else:
            row.zeros(len(VERBS) + 1)


def _names(setup: Setup) -> FeatureNames:
    seats = SEATS[: setup.players]
    names = FeatureNames()
    names.section()
    for slot in CHARACTER_SLOTS:
        names.bits(f"{slot}:", OCEAN_IDS)
    for slot in LOCATION_SLOTS:
        names.section()
        names.bits(f"{slot}:", [*TYPE_IDS, "with a manta"])
        names.count(f"{slot}: power price", HIGH_PRICE)
        names.count(f"{slot}: coin price", HIGH_PRICE)
        names.count(f"{slot}: points", HIGH_POINTS)
        names.count(f"{slot}: depths", DEPTH_LIMIT)
    names.section()
    names.counts("character deck: may come", OCEAN_IDS, 2)
    names.counts("location deck: may come", LOCATION_IDS, 1)
    names.count("character deck: cards", 2 * len(OCEAN_IDS))
    names.count("location deck: cards", len(LOCATION_IDS))
    names.counts("supply:", MANTA_IDS, 5)
    for track in TRACK_IDS:
        names.section()
        names.bits(f"{track}: goal", GOAL_IDS)
        for place in range(TRACK_SPACES):
            names.bits(f"{track}: place {place + 1} manta of", [*seats, "ichthyanders"])
    for seat in seats:
        _name_seat(names, seat)
    names.section()
    for space in SPACE_IDS:
        names.bits(f"your {space}: top depth", VERBS)
        names.count(f"your {space}: top depth number", HIGH_POOL)
    names.section()
    for seat in seats:
        names.bits(f"{seat}: king", KING_IDS)
    names.bits("kings on offer or left over:", KING_IDS)
    names.flag("kings are drafted")
    names.section()
    names.bits("first player is", seats)
    names.bits("turn of", seats)
    names.flag("main action used")
    names.flag("effect carried out")
    names.bits("in play:", CHARACTER_IDS)
    names.bits("played again:", CHARACTER_IDS)
    names.bits("gave a resource:", SPACE_IDS)
    names.bits("recruited at price", [str(price) for price in range(PRICES)])
    names.bits("end triggered by", ["nothing", *TRIGGER_IDS[1:]])
    names.bits("decision", [kind.NAME for kind in DECISIONS])
    names.bits("to decide:", seats)
    assert len(RESOURCE_NAMES) == RESOURCES
    names.counts("pool:", RESOURCE_NAMES, HIGH_POOL)
    names.count("last turns", setup.players)
    names.count("turns", HIGH_TURNS)
    return names


def _name_seat(names: FeatureNames, seat: str) -> None:
    names.section()
    for space in SPACE_IDS:
        names.bits(f"{seat}: {space}", [*TYPE_IDS, "with a manta"])
        names.count(f"{seat}: {space} points", HIGH_POINTS)
        names.count(f"{seat}: {space} depths left", DEPTH_LIMIT)
    names.bits(f"{seat}: location on", SPACE_IDS)
    names.bits(f"{seat}: fully raised on", SPACE_IDS)
    names.bits(f"{seat}: manta on", TRACK_IDS)
    names.section()
    names.count(f"{seat}: points if it ended now", MOST_POINTS)
    names.count(f"{seat}: cards in hand", HIGH_HAND)
    names.count(f"{seat}: cards discarded", HIGH_HAND)
    names.count(f"{seat}: locations scored", MOST_LOCATIONS)
    names.count(f"{seat}: points of locations scored", MOST_POINTS)
    names.counts(f"{seat}: scored", TYPE_IDS, MOST_LOCATIONS)
    names.counts(f"{seat}: in hand", CHARACTER_IDS, 2)
    names.counts(f"{seat}: discarded", CHARACTER_IDS, 2)
    names.counts(f"{seat}: ready", MANTA_IDS, 3)
    names.counts(f"{seat}: tired", MANTA_IDS, 3)
    names.count(f"{seat}: wild mantas", 5)
