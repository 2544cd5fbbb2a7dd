"""A whole position as a document, and back; every fault of an impossible one is named.

The document is the open part of the view, what is hidden (`shipyard`: the story of its cards),
and the agenda, bottom first. What follows from the rest (`open`, `below`, `shipyard_left` and
`shipyard_cards`) is written for people and not read.
"""

from __future__ import annotations

from typing import Final

from farshore.core.chance import Bag
from farshore.core.document import Document
from farshore.core.game import Edition, Game
from farshore.core.move import Domain
from farshore.core.position import TableReader, agenda_part, read_position
from farshore.core.types import Seat
from farshore.core.view import named
from farshore.games.antarctica.components import AREAS, DECKS, KINDS, PLACES, TRACKS
from farshore.games.antarctica.decisions import FIRST_CARD
from farshore.games.antarctica.moves import (
    AREA,
    AREA_IDS,
    BUILDING,
    CARD,
    CARD_IDS,
    DECK_IDS,
    KIND,
    SHIPYARD_KINDS,
    TRACK_IDS,
    counted,
)
from farshore.games.antarctica.position_agenda import MANY, PositionAgenda, read_bag
from farshore.games.antarctica.position_checks import PositionChecker
from farshore.games.antarctica.state import (
    LAST_SCIENTIST,
    LOOKED,
    NO_CARD,
    NO_SHIPS,
    NOWHERE,
    PLAYED,
    STACKS_EMPTY,
    STALLED,
    AntarcticaState,
    empty_state,
    story_entry,
)
from farshore.games.antarctica.view import open_part

ANY_NUMBER: Final = 10**9  # of turns without progress when no stall guard counts them
HOW_IDS: Final = ["picked", "drafted", "played", "looked"]
HOW: Final = Domain("how", HOW_IDS)
END: Final = Domain("end", ["", "last_scientist", "stacks_empty", "no_ships", "stalled"])
END_BITS: Final = [0, LAST_SCIENTIST, STACKS_EMPTY, NO_SHIPS, STALLED]


# --- writing ----------------------------------------------------------------------------------


def write(state: AntarcticaState) -> dict[str, object]:
    """The whole position as a document."""
    return {
        **open_part(state),
        "shipyard": {
            "stack": counted(state.shipyard.counts),
            "story": [story_text(entry) for entry in state.shipyard_story],
        },
        "agenda": agenda_part(state),
    }


def story_text(entry: int) -> str:
    """For example `0 picked icebreaker`, or `0 looked` for a seat that took no card."""
    how_and_seat, kind = divmod(entry, KINDS)
    how, seat = divmod(how_and_seat, 4)
    if how == LOOKED:
        return f"{seat} {HOW_IDS[how]}"
    return f"{seat} {HOW_IDS[how]} {SHIPYARD_KINDS[kind]}"


# --- reading ----------------------------------------------------------------------------------


def read(game: Game, document: object, edition: Edition | None) -> AntarcticaState:
    """The position of a document; refuses an impossible one with every fault."""
    return read_position(game, document, edition, empty_state, _PositionReader, PositionChecker)


class _PositionReader(TableReader[AntarcticaState]):
    """Fills an empty table from a document."""

    def read(self) -> None:
        state = self.state
        state.start_seat = Seat(self.root.get("start_seat").integer(0, state.players - 1))
        state.sun = self.root.get("sun").one_of(AREA)
        for area in range(AREAS):
            self._read_area(area, self.root.get("areas").get(AREA_IDS[area]))
        for track in range(TRACKS):
            self._read_track(track, self.root.get("tracks").get(TRACK_IDS[track]))
        for deck in range(DECKS):
            top = self.root.get("stacks").get(DECK_IDS[deck]).get("top")
            state.tops[deck] = NO_CARD if top.value is None else top.one_of(CARD)
        for seat, part in enumerate(self.root.get("seats").items(state.players)):
            self._read_seat(Seat(seat), part)
        state.know_how_stack = self.root.get("know_how_left").integer(0, state.players)
        self._read_stop(self.root.get("stop"))
        self._read_shipyard(self.root.get("shipyard"))
        state.ending = END_BITS[self.root.get("end").one_of(END)]
        self._take_cards_out()
        PositionAgenda(self.root, state).read_agenda()

    def _read_area(self, area: int, part: Document) -> None:
        state = self.state
        for place, ship in enumerate(part.get("ships").items(PLACES)):
            if ship.value is not None:
                seat = self._seat(ship)
                state.berths[area * PLACES + place] = seat
                state.ships_at[area] += 1
                state.fleet[seat * AREAS + area] += 1
        state.buildings[area] = self._mask(part.get("buildings"), BUILDING)  # ANT-I05
        for owner, number in enumerate(part.get("scientists").items(state.players)):
            state.scientists[owner * AREAS + area] = number.integer(0, MANY)
        state.icebreakers[area] = self._mask(part.get("icebreakers"), self.seats)  # ANT-I18

    def _read_track(self, track: int, part: Document) -> None:
        state = self.state
        for seat, cube in enumerate(part.get("cubes").items(state.players)):
            space = cube.integer(0, state.ruleset.tracks[track].length)
            state.cubes[seat * TRACKS + track] = space
            if space > 0 and state.occupied[track] >> space & 1:
                cube.fault("two-cubes", {"space": space})
            if space > 0:
                state.occupied[track] |= 1 << space

    def _read_seat(self, seat: Seat, part: Document) -> None:
        state = self.state
        state.supply[seat] = part.get("supply").integer(0, MANY)
        state.reserve[seat] = part.get("reserve").integer(0, MANY)
        state.unused_ships[seat] = part.get("unused_ships").integer(0, MANY)
        state.unused_cubes[seat] = part.get("unused_cubes").integer(0, MANY)
        state.returned_ships[seat] = part.get("returned_ships").integer(0, MANY)
        state.returned_cubes[seat] = part.get("returned_cubes").integer(0, MANY)
        state.cards_taken[seat] = self._mask(part.get("cards"), CARD)
        state.basic_card[seat] = 1 if part.get("basic_card").flag() else 0
        state.know_how[seat] = part.get("know_how").integer(0, state.players)

    def _read_stop(self, part: Document) -> None:
        state = self.state
        state.second_turn = part.get("second_turn").flag()
        state.active_place = _place(part.get("active_place"))
        state.second_place = _place(part.get("second_place"))
        target = part.get("target")
        state.target = NOWHERE if target.value is None else target.one_of(AREA)
        state.main_used = part.get("main_used").flag()
        state.gave_back = part.get("gave_back").flag()
        state.carded = self._mask(part.get("card_played"), self.seats)
        state.construction = tuple(
            self._seat(seat) for seat in part.get("under_construction").items()
        )
        if part.has("new_places"):  # rules version 1 had none
            for place in part.get("new_places").items():
                state.new_places |= 1 << _place(place)
        state.progress = part.get("progress").flag()
        state.idle_turns = part.get("idle_turns").integer(0, ANY_NUMBER)

    def _read_shipyard(self, part: Document) -> None:
        state = self.state
        state.shipyard = read_bag(part.get("stack"))
        story: list[int] = []
        for entry in part.get("story").items():
            words = str(entry.value).split(" ")
            seat = self.seats.index(words[0])
            how = HOW.index(words[1]) if len(words) > 1 else -1
            if how == LOOKED and len(words) == 2 and seat >= 0:
                story.append(story_entry(how, Seat(seat), 0))
                continue
            kind = KIND.index(words[2]) if len(words) > 2 else -1
            if len(words) != 3 or seat < 0 or how < 0 or how == LOOKED or kind < 0:
                entry.fault("bad-story", {"found": str(entry.value)})
                continue
            story.append(story_entry(how, Seat(seat), kind))
            state.hands[seat * KINDS + kind] += -1 if how == PLAYED else 1
            if state.hands[seat * KINDS + kind] < 0:
                entry.fault("played-before-taken", {"found": str(entry.value)})
        state.shipyard_story = tuple(story)

    def _take_cards_out(self) -> None:
        """The bags hold what is neither visible nor taken; no card may be in two places."""
        state = self.state
        seen = 0
        for mask in [*(1 << top for top in state.tops if top != NO_CARD), *state.cards_taken]:
            for again in named(seen & mask, CARD_IDS):
                self.root.fault("card-twice", {"card": again})
            seen |= mask
        bags: list[Bag] = []
        for deck in range(DECKS):
            counts = state.decks[deck].counts[:]
            for at in range(len(counts)):
                if seen >> (FIRST_CARD[deck] + at) & 1:
                    if counts[at] == 0:
                        card: str = CARD_IDS[FIRST_CARD[deck] + at]
                        self.root.fault("card-not-in-game", {"card": card})
                    counts[at] = 0
            bags.append(Bag(counts))
        state.decks = tuple(bags)


def _place(part: Document) -> int:
    return NOWHERE if part.value is None else part.integer(1, PLACES) - 1
