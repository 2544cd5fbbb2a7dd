"""A whole position as a document, and back; every fault of an impossible one is named.

The document is the open part of the view, what is hidden (`draft`: kings on offer and chosen),
and the agenda, bottom first.
"""

from __future__ import annotations

from farshore.core.chance import Bag
from farshore.core.document import Document
from farshore.core.game import Edition, Game
from farshore.core.move import Domain
from farshore.core.position import TableReader, agenda_part, read_position
from farshore.core.types import Seat
from farshore.core.view import named
from farshore.games.aquatica.components import (
    CHARACTER_SLOT_COUNT,
    COINS,
    COPIES,
    FIRST_TYPED,
    LOCATIONS,
    LOWER,
    MANTAS,
    OCEAN,
    POWER,
    SPACES,
    STARTING,
    TRACK_SPACES,
    TRACKS,
    TRAINED,
    UPPER,
)
from farshore.games.aquatica.events import TRIGGER
from farshore.games.aquatica.moves import (
    CHARACTER,
    CHARACTER_IDS,
    GOAL,
    KING,
    KING_IDS,
    LOCATION,
    LOCATION_IDS,
    MANTA,
    MANTA_IDS,
    SPACE,
    TYPE_IDS,
)
from farshore.games.aquatica.position_agenda import MANY, PositionAgenda
from farshore.games.aquatica.position_checks import PositionChecker, in_pile, in_shoal
from farshore.games.aquatica.scoring import ROUND_LIMIT
from farshore.games.aquatica.state import (
    ICHTHYANDER,
    NO_CARD,
    NO_GOAL,
    NO_KING,
    NOBODY,
    NOT_LAST,
    PILE_BITS,
    SHOAL_BITS,
    SHOAL_MASK,
    AquaticaState,
    empty_state,
)
from farshore.games.aquatica.view import ICHTHYANDERS, one_of, open_part

# --- writing ----------------------------------------------------------------------------------


def write(state: AquaticaState) -> dict[str, object]:
    """The whole position as a document."""
    return {
        **open_part(state),
        "draft": {
            "offer": named(state.offer, KING_IDS),
            "chosen": [one_of(KING_IDS, king) for king in state.kings],
        },
        "agenda": agenda_part(state),
    }


# --- reading ----------------------------------------------------------------------------------


def read(game: Game, document: object, edition: Edition | None) -> AquaticaState:
    """The position of a document; refuses an impossible one with every fault."""
    return read_position(game, document, edition, empty_state, _PositionReader, PositionChecker)


class _PositionReader(TableReader[AquaticaState]):
    """Fills an empty table from a document."""

    def read(self) -> None:
        state = self.state
        root = self.root
        state.first_player = self._seat(root.get("first_player"))
        active = root.get("active")
        state.active = Seat(NOBODY) if active.value is None else self._seat(active)
        state.turns = root.get("turns").integer(0, 1_000_000)
        for slot, part in enumerate(root.get("row").items(CHARACTER_SLOT_COUNT)):
            state.row[slot] = _card(part, CHARACTER)
        for slot, part in enumerate(root.get("upper").items(UPPER)):
            state.slots[slot] = _card(part, LOCATION)
        for slot, part in enumerate(root.get("lower").items(LOWER)):
            state.slots[UPPER + slot] = _card(part, LOCATION)
        for part in root.get("discarded").items():
            state.discarded |= 1 << part.one_of(LOCATION)
        state.removed, _ = self._pile(root.get("removed"))
        state.supply = self._shoal(root.get("supply"))
        for track, part in enumerate(root.get("tracks").items(TRACKS)):
            self._read_track(track, part)
        for seat, part in enumerate(root.get("seats").items(state.players)):
            self._read_seat(Seat(seat), part)
        self._read_draft()
        self._read_turn(root.get("turn"))
        end = root.get("end")
        state.trigger = end.get("trigger").one_of(TRIGGER)
        last = end.get("last_turns")
        state.last_turns = NOT_LAST if last.value is None else last.integer(0, state.players)
        state.stopped = end.get("reason").value == ROUND_LIMIT
        self._fill_bags()
        PositionAgenda(self.root, state).read_agenda()

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

    def _read_seat(self, seat: Seat, part: Document) -> None:
        state = self.state
        state.hands[seat], state.hand_sizes[seat] = self._pile(part.get("hand"))
        state.discards[seat], state.discard_sizes[seat] = self._pile(part.get("discard"))
        state.ready[seat] = self._shoal(part.get("ready"))
        state.tired[seat] = self._shoal(part.get("tired"))
        for manta in range(TRAINED, MANTAS):
            state.wild[seat] += in_shoal(state.ready[seat], manta)
            state.wild[seat] += in_shoal(state.tired[seat], manta)
        for space, entry in enumerate(part.get("board").items(SPACES)):
            if entry.value is not None:
                self._read_location(seat, space, entry)
        for entry in part.get("scored").items():
            state.add_to_score_pile(seat, entry.one_of(LOCATION))

    def _read_location(self, seat: Seat, space: int, part: Document) -> None:
        state = self.state
        location = part.get("location").one_of(LOCATION)
        depths = state.ruleset.edition.depth_counts[location]
        covered = part.get("covered").integer(0, depths)
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
            if in_pile(cards, character) == COPIES:
                entry.fault("card-too-often", {"card": CHARACTER_IDS[character]})
                continue
            cards += 1 << character * PILE_BITS
            size += 1
        return cards, size

    def _shoal(self, part: Document) -> int:
        mantas = 0
        for entry in part.items():
            manta = entry.one_of(MANTA)
            if in_shoal(mantas, manta) == SHOAL_MASK:
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
        if part.has("replayed"):  # not in documents of earlier programs
            state.replayed = _card(part.get("replayed"), CHARACTER)
        state.pool[COINS] = part.get("coins").integer(0, MANY)
        state.pool[POWER] = part.get("power").integer(0, MANY)
        for type_, id_ in enumerate(TYPE_IDS):
            state.pool[FIRST_TYPED + type_] = part.get("typed_power").get(id_).integer(0, MANY)
        for space in part.get("gave_resource").items():
            state.given |= 1 << space.one_of(SPACE)
        state.carried_out = part.get("carried_out").flag()
        for price in part.get("recruited_from").items():
            state.recruited |= 1 << price.integer(0, 30)

    def _fill_bags(self) -> None:
        """The bags hold what is nowhere else; no card may be in two places (I01, I02)."""
        state = self.state
        characters = state.characters.counts[:]
        for ocean in range(OCEAN):
            character = STARTING + ocean
            characters[ocean] -= state.row.count(character)
            characters[ocean] -= (state.in_play, state.replayed).count(character)
            characters[ocean] -= in_pile(state.removed, character)
            for seat in range(state.players):
                characters[ocean] -= in_pile(state.hands[seat], character)
                characters[ocean] -= in_pile(state.discards[seat], character)
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


def _card(part: Document, domain: Domain) -> int:
    return NO_CARD if part.value is None else part.one_of(domain)
