"""A whole position as a document, and back; every fault of an impossible one is named.

The document is the open part of the view, what is hidden (`shipyard`: the story of its cards),
and the agenda, bottom first. What follows from the rest (`open`, `below`, `shipyard_left` and
`shipyard_cards`) is written for people and not read.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from farshore.core.chance import Bag
from farshore.core.document import Document
from farshore.core.errors import BadPosition, Param, Reason
from farshore.core.game import Edition, Game
from farshore.core.move import Domain
from farshore.core.state import Item
from farshore.games.antarctica.components import (
    AREAS,
    BUILDINGS,
    CARDS,
    DECKS,
    EFFECT,
    ICEBREAKER,
    KINDS,
    PLACE_SCIENTIST,
    PLACES,
    PLANKTON_FARM,
    TRACKS,
)
from farshore.games.antarctica.decisions import (
    FIRST_CARD,
    SECOND_SHIP_TURN,
    STOP_ENDS,
    SUN_MOVES,
    MoveShip,
    RevealCard,
    SecondShipTurn,
    SunMoves,
    TurnMenu,
    stacks_empty,
)
from farshore.games.antarctica.effects import (
    AcceptNewShip,
    ChooseTrack,
    DraftCard,
    DrawForDraft,
    PickShipyardCard,
    Relocate,
    RelocateTo,
    ResearchThree,
    Symbol,
)
from farshore.games.antarctica.moves import (
    AREA,
    AREA_IDS,
    BUILDING,
    BUILDING_IDS,
    CARD,
    CARD_IDS,
    DECK,
    DECK_IDS,
    KIND,
    SHIPYARD_KINDS,
    TRACK,
    TRACK_IDS,
    counted,
)
from farshore.games.antarctica.scoring import end_reason, scientists_in
from farshore.games.antarctica.setup import (
    DEALT,
    DealBuilding,
    DrawStartPlayer,
    PlaceExtraCube,
    PlaceShips,
    PlaceStartShip,
    seat_of,
    starting_bag,
)
from farshore.games.antarctica.state import (
    DRAFTED,
    LAST_SCIENTIST,
    NO_CARD,
    NO_SHIPS,
    NOBODY,
    NOWHERE,
    PICKED,
    PLAYED,
    STACKS_EMPTY,
    STALLED,
    AntarcticaState,
    empty_state,
    story_entry,
)
from farshore.games.antarctica.view import named, open_part

MANY: Final = 99
ANY_NUMBER: Final = 10**9  # of turns without progress when no stall guard counts them
HOW_IDS: Final = ["picked", "drafted", "played"]
HOW: Final = Domain("how", HOW_IDS)
END: Final = Domain("end", ["", "last_scientist", "stacks_empty", "no_ships", "stalled"])
END_BITS: Final = [0, LAST_SCIENTIST, STACKS_EMPTY, NO_SHIPS, STALLED]

AGENDA: Final = re.compile(
    "(sun_moves place_ships (reveal_card ){1,3}"
    "|sun_moves place_ships (reveal_card ){3}deal_building (draw_start_player )?"
    "|sun_moves (place_extra_cube )?(place_start_ship )?"
    "|stop_ends (second_ship_turn )?move_ship "
    "|stop_ends (second_ship_turn )?turn_menu (symbol )*"
    "((relocate )*(relocate_to )?|(shipyard_pick )*|(choose_track )?(reveal_card )?"
    "|draw_for_draft |draft_pick |research_three_track |accept_new_ship ))"
)
"""The orders in which items can lie on the agenda, each name followed by a space."""


# --- writing ----------------------------------------------------------------------------------


def write(state: AntarcticaState) -> dict[str, object]:
    """The whole position as a document."""
    return {
        **open_part(state),
        "shipyard": {
            "stack": counted(state.shipyard.counts),
            "story": [story_text(entry) for entry in state.shipyard_story],
        },
        "agenda": [{"item": item.NAME, **item.fields()} for item in state.agenda],
    }


def story_text(entry: int) -> str:
    """For example `0 picked icebreaker`."""
    how_and_seat, kind = divmod(entry, KINDS)
    how, seat = divmod(how_and_seat, 4)
    return f"{seat} {HOW_IDS[how]} {SHIPYARD_KINDS[kind]}"


# --- reading ----------------------------------------------------------------------------------


def read(game: Game, document: object, edition: Edition | None) -> AntarcticaState:
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
    """Fills an empty board from a document."""

    def __init__(self, root: Document, state: AntarcticaState) -> None:
        self.root: Final = root
        self.state: Final = state
        self.seats: Final = Domain("seat", list(range(state.players)))

    def read(self) -> None:
        state = self.state
        state.start_seat = self.root.get("start_seat").whole(0, state.players - 1)
        state.sun = self.root.get("sun").one_of(AREA)
        for area in range(AREAS):
            self._read_area(area, self.root.get("areas").get(AREA_IDS[area]))
        for track in range(TRACKS):
            self._read_track(track, self.root.get("tracks").get(TRACK_IDS[track]))
        for deck in range(DECKS):
            top = self.root.get("stacks").get(DECK_IDS[deck]).get("top")
            state.tops[deck] = NO_CARD if top.value is None else top.one_of(CARD)
        for seat, part in enumerate(self.root.get("seats").items(state.players)):
            self._read_seat(seat, part)
        state.know_how_stack = self.root.get("know_how_left").whole(0, state.players)
        self._read_stop(self.root.get("stop"))
        self._read_shipyard(self.root.get("shipyard"))
        state.ending = END_BITS[self.root.get("end").one_of(END)]
        self._take_cards_out()
        for part in self.root.get("agenda").items():
            state.agenda.append(self._read_item(part))

    def _seat(self, part: Document) -> int:
        return part.one_of(self.seats)

    def _mask(self, part: Document, domain: Domain) -> int:
        """Bit mask of a list of ids, each of which may stand there once."""
        mask = 0
        for entry in part.items():
            bit = 1 << entry.one_of(domain)
            if mask & bit:
                entry.fault("named-twice", {"found": str(entry.value)})
            mask |= bit
        return mask

    def _read_area(self, area: int, part: Document) -> None:
        state = self.state
        for place, ship in enumerate(part.get("ships").items(PLACES)):
            if ship.value is not None:
                seat = self._seat(ship)
                state.berths[area * PLACES + place] = seat
                state.ships_at[area] += 1
                state.fleet[seat * AREAS + area] += 1
        state.buildings[area] = self._mask(part.get("buildings"), BUILDING)  # ANT-I05
        for seat, number in enumerate(part.get("scientists").items(state.players)):
            state.scientists[seat * AREAS + area] = number.whole(0, MANY)
        state.icebreakers[area] = self._mask(part.get("icebreakers"), self.seats)  # ANT-I18

    def _read_track(self, track: int, part: Document) -> None:
        state = self.state
        for seat, cube in enumerate(part.get("cubes").items(state.players)):
            space = cube.whole(0, state.table.tracks[track].length)
            state.cubes[seat * TRACKS + track] = space
            if space > 0 and state.occupied[track] >> space & 1:
                cube.fault("two-cubes", {"space": space})
            if space > 0:
                state.occupied[track] |= 1 << space

    def _read_seat(self, seat: int, part: Document) -> None:
        state = self.state
        state.supply[seat] = part.get("supply").whole(0, MANY)
        state.reserve[seat] = part.get("reserve").whole(0, MANY)
        state.unused_ships[seat] = part.get("unused_ships").whole(0, MANY)
        state.unused_cubes[seat] = part.get("unused_cubes").whole(0, MANY)
        state.returned_ships[seat] = part.get("returned_ships").whole(0, MANY)
        state.returned_cubes[seat] = part.get("returned_cubes").whole(0, MANY)
        state.cards_taken[seat] = self._mask(part.get("cards"), CARD)
        state.basic_card[seat] = 1 if part.get("basic_card").flag() else 0
        state.know_how[seat] = part.get("know_how").whole(0, state.players)

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
        state.progress = part.get("progress").flag()
        state.idle_turns = part.get("idle_turns").whole(0, ANY_NUMBER)

    def _read_shipyard(self, part: Document) -> None:
        state = self.state
        state.shipyard = self._counted(part.get("stack"))
        story: list[int] = []
        for entry in part.get("story").items():
            words = str(entry.value).split(" ")
            seat = self.seats.index(words[0])
            how = HOW.index(words[1]) if len(words) > 1 else -1
            kind = KIND.index(words[2]) if len(words) > 2 else -1
            if len(words) != 3 or seat < 0 or how < 0 or kind < 0:
                entry.fault("bad-story", {"found": str(entry.value)})
                continue
            story.append(story_entry(how, seat, kind))
            state.hands[seat * KINDS + kind] += -1 if how == PLAYED else 1
            if state.hands[seat * KINDS + kind] < 0:
                entry.fault("played-before-taken", {"found": str(entry.value)})
        state.shipyard_story = tuple(story)

    def _counted(self, part: Document) -> Bag:
        return Bag([part.get(kind).whole(0, MANY) for kind in SHIPYARD_KINDS])

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

    def _read_item(self, part: Document) -> Item[AntarcticaState]:
        name = part.get("item")
        return _ITEMS[name.one_of(_ITEM_NAMES)](self, part)

    def draw_start_player(self, part: Document) -> Item[AntarcticaState]:
        return DrawStartPlayer()

    def deal_building(self, part: Document) -> Item[AntarcticaState]:
        at = part.get("at").whole(0, len(self.state.table.open_areas) - 1)
        return DealBuilding(at, starting_bag(self.state))

    def reveal_card(self, part: Document) -> Item[AntarcticaState]:
        return RevealCard(part.get("deck").one_of(DECK))

    def place_ships(self, part: Document) -> Item[AntarcticaState]:
        return PlaceShips()

    def place_start_ship(self, part: Document) -> Item[AntarcticaState]:
        last = len(self.state.table.edition.placing_order[self.state.players]) - 1
        return PlaceStartShip(self._seat(part.get("seat")), part.get("at").whole(0, last))

    def place_extra_cube(self, part: Document) -> Item[AntarcticaState]:
        return PlaceExtraCube(self._seat(part.get("seat")))

    def sun_moves(self, part: Document) -> Item[AntarcticaState]:
        return SUN_MOVES

    def second_ship_turn(self, part: Document) -> Item[AntarcticaState]:
        return SECOND_SHIP_TURN

    def stop_ends(self, part: Document) -> Item[AntarcticaState]:
        return STOP_ENDS

    def move_ship(self, part: Document) -> Item[AntarcticaState]:
        return MoveShip(self._seat(part.get("seat")))

    def turn_menu(self, part: Document) -> Item[AntarcticaState]:
        return TurnMenu(self._seat(part.get("seat")))

    def choose_track(self, part: Document) -> Item[AntarcticaState]:
        return ChooseTrack(self._seat(part.get("seat")), part.get("points").whole(1, MANY))

    def symbol(self, part: Document) -> Item[AntarcticaState]:
        return Symbol(self._seat(part.get("seat")), part.get("effect").one_of(EFFECT))

    def relocate(self, part: Document) -> Item[AntarcticaState]:
        return Relocate(self._seat(part.get("seat")))

    def relocate_to(self, part: Document) -> Item[AntarcticaState]:
        return RelocateTo(
            self._seat(part.get("seat")),
            part.get("area").one_of(AREA),
            part.get("place").whole(1, PLACES) - 1,
        )

    def draw_for_draft(self, part: Document) -> Item[AntarcticaState]:
        return DrawForDraft(self._seat(part.get("seat")), self._counted(part.get("packet")))

    def draft_pick(self, part: Document) -> Item[AntarcticaState]:
        return DraftCard(self._seat(part.get("seat")), self._counted(part.get("packet")))

    def research_three_track(self, part: Document) -> Item[AntarcticaState]:
        symbols = [self.symbol(entry) for entry in part.get("waiting_symbols").items()]
        return ResearchThree(
            self._seat(part.get("seat")),
            part.get("left").whole(1, self.state.players),
            self._mask(part.get("barred"), TRACK),
            tuple(symbols),
        )

    def accept_new_ship(self, part: Document) -> Item[AntarcticaState]:
        return AcceptNewShip(self._seat(part.get("seat")))

    def shipyard_pick(self, part: Document) -> Item[AntarcticaState]:
        return PickShipyardCard(self._seat(part.get("seat")))


_ITEMS: Final[list[Callable[[_Reader, Document], Item[AntarcticaState]]]] = [
    _Reader.draw_start_player,
    _Reader.deal_building,
    _Reader.reveal_card,
    _Reader.place_ships,
    _Reader.place_start_ship,
    _Reader.place_extra_cube,
    _Reader.sun_moves,
    _Reader.second_ship_turn,
    _Reader.stop_ends,
    _Reader.move_ship,
    _Reader.turn_menu,
    _Reader.choose_track,
    _Reader.symbol,
    _Reader.relocate,
    _Reader.relocate_to,
    _Reader.draw_for_draft,
    _Reader.draft_pick,
    _Reader.research_three_track,
    _Reader.accept_new_ship,
    _Reader.shipyard_pick,
]
_ITEM_NAMES: Final = Domain("item", [reader.__name__ for reader in _ITEMS])
"""Every reader bears the name of its item."""


def _place(part: Document) -> int:
    return NOWHERE if part.value is None else part.whole(1, PLACES) - 1


# --- checking ---------------------------------------------------------------------------------


class _Checker:
    """The invariants of section 10 that a single position can break."""

    def __init__(self, root: Document, state: AntarcticaState) -> None:
        self.root: Final = root
        self.state: Final = state

    def check(self) -> None:
        for seat in range(self.state.players):
            self._check_pieces(seat)
        for area in range(AREAS):
            self._check_area(area)
        for track in range(TRACKS):
            if track not in self.state.table.open_tracks and self.state.occupied[track]:
                self.root.fault("closed-track", {"track": TRACK_IDS[track]})  # ANT-I05
        self._check_buildings()
        self._check_cards()
        self._check_shipyard()
        self._check_end()
        self._check_stop()
        self._check_agenda()

    def _count(self, what: str, seat: int, found: int, needed: int) -> None:
        if found != needed:
            self.root.fault(
                "piece-total", {"piece": what, "seat": seat, "found": found, "needed": needed}
            )

    def _check_pieces(self, seat: int) -> None:
        """ANT-I01 to ANT-I03"""
        state = self.state
        pieces = state.table.pieces
        fleet = sum(state.fleet[seat * AREAS : (seat + 1) * AREAS])
        ships = fleet + state.unused_ships[seat] + state.returned_ships[seat]
        ships += state.construction.count(seat) + self._ships_to_place(seat)
        self._count("ships", seat, ships, pieces.ships_board + pieces.ships_unused)
        scientists = sum(state.scientists[seat * AREAS : (seat + 1) * AREAS])
        scientists += state.supply[seat] + state.reserve[seat]
        self._count("scientists", seat, scientists, pieces.supply + pieces.reserve)
        cubes = sum(1 for space in state.cubes[seat * TRACKS : (seat + 1) * TRACKS] if space)
        cubes += state.unused_cubes[seat] + state.returned_cubes[seat]
        self._count("cubes", seat, cubes, pieces.cubes)

    def _ships_to_place(self, seat: int) -> int:
        """Ships that setup has not put on the board yet."""
        state = self.state
        order = state.table.edition.placing_order[state.players]
        for item in state.agenda:
            if isinstance(item, PlaceShips):
                return state.table.pieces.ships_board
            if isinstance(item, PlaceStartShip):
                return order[item.at :].count((seat - state.start_seat) % state.players)
        return 0

    def _check_area(self, area: int) -> None:
        state = self.state
        part = self.root.get("areas").get(AREA_IDS[area])
        scientists = sum(scientists_in(state, area))
        used = state.ships_at[area] or state.buildings[area] or scientists
        if area not in state.table.open_areas and (used or state.icebreakers[area]):
            part.fault("closed-area", {"area": AREA_IDS[area]})  # ANT-I05
        crowd = state.ships_at[area] + (len(state.construction) if area == state.sun else 0)
        if crowd > PLACES:
            part.fault("area-overfull", {"area": AREA_IDS[area]})  # ANT-I04
        berths = state.berths[area * PLACES : (area + 1) * PLACES]
        gap = any(
            berths[place] == NOBODY and berths[place + 1] != NOBODY for place in range(PLACES - 1)
        )
        if gap and (area != state.sun or self._has(SunMoves.NAME)):
            part.fault("gap-in-queue", {"area": AREA_IDS[area]})  # ANT-I15, ANT-I16

    def _check_buildings(self) -> None:
        """ANT-I06: buildings on the board = starting copies + cards of that type taken."""
        state = self.state
        left = [0] * BUILDINGS
        for item in state.agenda:
            if isinstance(item, DealBuilding):
                for dealt, count in zip(DEALT, item.left.counts, strict=True):
                    left[dealt] = max(0, count)
        for building in range(BUILDINGS):
            needed = state.table.edition.starting[state.players][building] - left[building]
            for card in range(CARDS):
                if state.table.edition.cards[card].builds == building:
                    needed += sum(taken >> card & 1 for taken in state.cards_taken)
            found = sum(there >> building & 1 for there in state.buildings)
            if found != needed:
                self.root.fault(
                    "building-count",
                    {"building": BUILDING_IDS[building], "found": found, "needed": needed},
                )

    def _check_cards(self) -> None:
        """ANT-I09, ANT-I12, and that a stack shows a card while it has one."""
        state = self.state
        if sum(state.know_how) + state.know_how_stack > state.players:
            self.root.fault("know-how-count", {"needed": state.players})
        revealing = [item.deck for item in state.agenda if isinstance(item, RevealCard)]
        for deck in range(DECKS):
            top = state.tops[deck]
            part = self.root.get("stacks").get(DECK_IDS[deck])
            if top == NO_CARD and state.decks[deck].size > 0 and deck not in revealing:
                part.fault("no-card-visible", {"deck": DECK_IDS[deck]})
            if top != NO_CARD and state.table.edition.cards[top].deck != deck:
                part.fault("wrong-stack", {"deck": DECK_IDS[deck]})
        placed = 0
        for card in range(CARDS):
            taken = sum(cards >> card & 1 for cards in state.cards_taken)
            placed += taken * state.table.edition.cards[card].scientists
        for entry in state.shipyard_story:
            if entry // KINDS // 4 == PLAYED and entry % KINDS == PLACE_SCIENTIST:
                placed += 1
        found = sum(state.scientists)
        if found != placed and not (found == placed - 1 and self._plankton_exception_used()):
            self.root.fault("scientists-on-board", {"found": found, "needed": placed})

    def _plankton_exception_used(self) -> bool:
        """ANT-087: whoever uses it builds a farm with the last scientist."""
        state = self.state
        cards = state.table.edition.cards
        for seat in range(state.players):
            if state.table.plankton_exception and state.supply[seat] + state.reserve[seat] == 0:
                for card in range(CARDS):
                    if state.cards_taken[seat] >> card & 1 and cards[card].builds == PLANKTON_FARM:
                        return True
        return False

    def _check_shipyard(self) -> None:
        """ANT-I08, ANT-I18: no more cards of a kind than there are, Icebreakers were played."""
        state = self.state
        counts = state.shipyard.counts[:]
        laid = [0] * state.players
        for item in state.agenda:
            if isinstance(item, DraftCard | DrawForDraft):
                counts = [a + b for a, b in zip(counts, item.packet.counts, strict=True)]
        for entry in state.shipyard_story:
            how_and_seat, kind = divmod(entry, KINDS)
            how, seat = divmod(how_and_seat, 4)
            if how in (PICKED, DRAFTED):
                counts[kind] += 1
            elif kind == ICEBREAKER:
                laid[seat] += 1
        for kind in range(KINDS):
            needed = state.table.edition.shipyard_counts[kind]
            removed = state.shipyard.size == 0  # ANT-093: the rest may have left the game
            if counts[kind] > needed or (counts[kind] < needed and not removed):
                self.root.get("shipyard").fault(
                    "shipyard-count",
                    {
                        "shipyard_card": SHIPYARD_KINDS[kind],
                        "found": counts[kind],
                        "needed": needed,
                    },
                )
        for seat in range(state.players):
            lying = sum(owners >> seat & 1 for owners in state.icebreakers)
            if lying > laid[seat]:
                self.root.fault("icebreaker-not-played", {"seat": seat})

    # --- the stop and the agenda

    def _check_end(self) -> None:
        """The end that the document names is the one that the pieces show (ANT-157 to ANT-161)."""
        state = self.state
        needed = 0
        if any(state.supply[seat] + state.reserve[seat] == 0 for seat in range(state.players)):
            needed = LAST_SCIENTIST
        elif stacks_empty(state):
            needed = STACKS_EMPTY
        elif not state.agenda and state.ships_on_board() == 0:
            needed = NO_SHIPS
        elif not state.agenda and 0 < state.table.stall_turns <= state.idle_turns:
            needed = STALLED
        if state.ending != needed:
            params: dict[str, Param] = {
                "found": end_reason(state.ending),
                "needed": end_reason(needed),
            }
            self.root.get("end").fault("wrong-end", params)
        if not state.agenda and needed == 0:
            self.root.get("agenda").fault("no-agenda")
        if state.ending and state.agenda and not self._has(TurnMenu.NAME):
            self.root.get("end").fault("ended-before")  # ANT-152

    def _has(self, name: str) -> bool:
        return any(name == item.NAME for item in self.state.agenda)

    def _check_stop(self) -> None:
        """What is remembered of the stop and the turn belongs to the items of the agenda."""
        state = self.state
        stop = self.root.get("stop")
        moving = self._has(MoveShip.NAME)
        acting = self._has(TurnMenu.NAME)
        first = self._has(SecondShipTurn.NAME)
        pending = first or not state.agenda  # ANT-159: an end leaves the second ship where it is
        if state.sun not in state.table.open_areas:
            self.root.get("sun").fault("does-not-fit")
        if state.agenda and state.second_turn != ((moving or acting) and not first):
            stop.get("second_turn").fault("does-not-fit")
        if moving != (state.active_place != NOWHERE):
            stop.get("active_place").fault("does-not-fit")
        if state.second_place != NOWHERE and not (
            pending and state.second_owner() != NOBODY and state.second_place != state.active_place
        ):
            stop.get("second_place").fault("does-not-fit")
        there = state.target in state.table.open_areas and state.target != state.sun  # ANT-062
        if acting != there or (state.target != NOWHERE and not there):
            stop.get("target").fault("does-not-fit")
        if state.construction and not acting:
            stop.get("under_construction").fault("does-not-fit")  # ANT-I15

    def _check_agenda(self) -> None:
        state = self.state
        parts = self.root.get("agenda").items(len(state.agenda))
        order = "".join(f"{item.NAME} " for item in state.agenda)
        if state.agenda and not AGENDA.fullmatch(order):
            self.root.get("agenda").fault("agenda-order", {"items": order.split()})
            return
        picks = 0
        for item, part in zip(state.agenda, parts, strict=True):
            if isinstance(item, PickShipyardCard):
                picks += 1
            if not self._fits(item, picks):
                part.fault("does-not-fit")
        if state.agenda and not (state.agenda[-1].asks(state) and state.legal(state.actor())):
            parts[-1].fault("nothing-to-decide")

    def _fits(self, item: Item[AntarcticaState], picks: int) -> bool:
        """Whether an item can be on the agenda of this position; it is pick number `picks`."""
        state = self.state
        if isinstance(item, DealBuilding):
            dealt = [state.buildings[area] != 0 for area in state.table.open_areas]
            return dealt == [at < item.at for at in range(len(dealt))]
        if isinstance(item, RevealCard):
            decks = [other.deck for other in state.agenda if isinstance(other, RevealCard)]
            return state.tops[item.deck] == NO_CARD and decks.count(item.deck) == 1
        if isinstance(item, PlaceStartShip):
            order = state.table.edition.placing_order[state.players]
            return not state.table.first_game and item.seat == seat_of(state, order[item.at])
        if isinstance(item, PlaceExtraCube):
            return state.players == 2 and item.seat == seat_of(state, 1)
        if isinstance(item, MoveShip):
            place = state.active_place
            return place == NOWHERE or state.berths[state.sun * PLACES + place] == item.seat
        if isinstance(item, RelocateTo):
            return state.berths[item.area * PLACES + item.place] == item.seat
        if isinstance(item, DrawForDraft):
            return item.packet.size < state.players <= item.packet.size + state.shipyard.size
        if isinstance(item, DraftCard):
            return item.packet.size <= state.players
        return not isinstance(item, PickShipyardCard) or picks <= state.shipyard.size
