"""What is impossible in a position of Antarctica: the invariants of section 10."""

from __future__ import annotations

import re
from typing import Final

from farshore.core.errors import Param
from farshore.core.position import Checker
from farshore.core.state import Item
from farshore.core.types import Seat, seats
from farshore.games.antarctica.components import (
    AREAS,
    BUILDINGS,
    CARDS,
    DECKS,
    ICEBREAKER,
    KINDS,
    PLACE_SCIENTIST,
    PLACES,
    PLANKTON_FARM,
    TRACKS,
)
from farshore.games.antarctica.decisions import (
    MoveShip,
    OfferSecondTurn,
    RevealCard,
    SecondShipTurn,
    SunMoves,
    TurnMenu,
    stacks_empty,
)
from farshore.games.antarctica.effects import DraftCard, DrawForDraft, PickShipyardCard, RelocateTo
from farshore.games.antarctica.moves import (
    AREA_IDS,
    BUILDING_IDS,
    DECK_IDS,
    SHIPYARD_KINDS,
    TRACK_IDS,
)
from farshore.games.antarctica.scoring import end_reason, scientists_in
from farshore.games.antarctica.setup import (
    DEALT,
    DealBuilding,
    PlaceExtraCube,
    PlaceShips,
    PlaceStartShip,
    seat_of,
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
)

AGENDA: Final = re.compile(
    "(sun_moves place_ships (reveal_card ){1,3}"
    "|sun_moves place_ships (reveal_card ){3}deal_building (draw_start_player )?"
    "|sun_moves (place_extra_cube )?(place_start_ship )?"
    "|stop_ends offer_second_turn "
    "|stop_ends (second_ship_turn )?move_ship "
    "|stop_ends (second_ship_turn )?turn_menu (symbol )*"
    "((relocate )*(relocate_to )?|(shipyard_pick )*|(choose_track )?(reveal_card )?"
    "|draw_for_draft |draft_pick |research_three_track |accept_new_ship ))"
)
"""The orders in which items can lie on the agenda, each name followed by a space."""


class PositionChecker(Checker[AntarcticaState]):
    """The invariants of section 10 that a single position can break."""

    def check(self) -> None:
        for seat in seats(self.state.players):
            self._check_pieces(seat)
        for area in range(AREAS):
            self._check_area(area)
        for track in range(TRACKS):
            if track not in self.state.ruleset.open_tracks and self.state.occupied[track]:
                self.root.fault("closed-track", {"track": TRACK_IDS[track]})  # ANT-I05
        self._check_buildings()
        self._check_cards()
        self._check_shipyard()
        self._check_end()
        self._check_stop()
        self._check_agenda()

    def _count(self, what: str, seat: Seat, found: int, needed: int) -> None:
        if found != needed:
            self.root.fault(
                "piece-total", {"piece": what, "seat": seat, "found": found, "needed": needed}
            )

    def _check_pieces(self, seat: Seat) -> None:
        """ANT-I01 to ANT-I03"""
        state = self.state
        pieces = state.ruleset.pieces
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

    def _ships_to_place(self, seat: Seat) -> int:
        """Ships that setup has not put on the board yet."""
        state = self.state
        order = state.ruleset.edition.placing_order[state.players]
        for item in state.agenda:
            if isinstance(item, PlaceShips):
                return state.ruleset.pieces.ships_board
            if isinstance(item, PlaceStartShip):
                return order[item.at :].count((seat - state.start_seat) % state.players)
        return 0

    def _check_area(self, area: int) -> None:
        state = self.state
        part = self.root.get("areas").get(AREA_IDS[area])
        scientists = sum(scientists_in(state, area))
        used = state.ships_at[area] or state.buildings[area] or scientists
        if area not in state.ruleset.open_areas and (used or state.icebreakers[area]):
            part.fault("closed-area", {"area": AREA_IDS[area]})  # ANT-I05
        crowd = state.ships_at[area] + (len(state.construction) if area == state.sun else 0)
        if crowd > PLACES:
            part.fault("area-overfull", {"area": AREA_IDS[area]})  # ANT-I04
        berths = state.berths[area * PLACES : (area + 1) * PLACES]
        gap = any(
            berths[place] == NOBODY and berths[place + 1] != NOBODY for place in range(PLACES - 1)
        )
        if gap and (area != state.sun or self._has(SunMoves)):
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
            needed = state.ruleset.edition.starting[state.players][building] - left[building]
            for card in range(CARDS):
                if state.ruleset.edition.cards[card].builds == building:
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
            if top != NO_CARD and state.ruleset.edition.cards[top].deck != deck:
                part.fault("wrong-stack", {"deck": DECK_IDS[deck]})
        placed = 0
        for card in range(CARDS):
            taken = sum(cards >> card & 1 for cards in state.cards_taken)
            placed += taken * state.ruleset.edition.cards[card].scientists
        for entry in state.shipyard_story:
            if entry // KINDS // 4 == PLAYED and entry % KINDS == PLACE_SCIENTIST:
                placed += 1
        found = sum(state.scientists)
        if found != placed and not (found == placed - 1 and self._plankton_exception_used()):
            self.root.fault("scientists-on-board", {"found": found, "needed": placed})

    def _plankton_exception_used(self) -> bool:
        """ANT-087: whoever uses it builds a farm with the last scientist."""
        state = self.state
        cards = state.ruleset.edition.cards
        for seat in range(state.players):
            if state.ruleset.plankton_exception and state.supply[seat] + state.reserve[seat] == 0:
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
            elif how == PLAYED and kind == ICEBREAKER:
                laid[seat] += 1
        for kind in range(KINDS):
            needed = state.ruleset.edition.shipyard_counts[kind]
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
        elif not state.agenda and not state.has_ships():
            needed = NO_SHIPS
        elif not state.agenda and 0 < state.ruleset.stall_turns <= state.idle_turns:
            needed = STALLED
        if state.ending != needed:
            params: dict[str, Param] = {
                "found": end_reason(state.ending),
                "needed": end_reason(needed),
            }
            self.root.get("end").fault("wrong-end", params)
        if not state.agenda and needed == 0:
            self.root.get("agenda").fault("no-agenda")
        if state.ending and state.agenda and not self._has(TurnMenu):
            self.root.get("end").fault("ended-before")  # ANT-152

    def _check_stop(self) -> None:
        """What is remembered of the stop and the turn belongs to the items of the agenda."""
        state = self.state
        stop = self.root.get("stop")
        moving = self._has(MoveShip)
        acting = self._has(TurnMenu)
        first = self._has(SecondShipTurn)
        pending = first or self._has(OfferSecondTurn)
        pending = pending or not state.agenda  # ANT-159: an end leaves the second ship where it is
        if state.sun not in state.ruleset.open_areas:
            self.root.get("sun").fault("does-not-fit")
        if state.agenda and state.second_turn != ((moving or acting) and not first):
            stop.get("second_turn").fault("does-not-fit")
        if moving != (state.active_place != NOWHERE):
            stop.get("active_place").fault("does-not-fit")
        if state.second_place != NOWHERE and not (
            pending and state.second_owner() != NOBODY and state.second_place != state.active_place
        ):
            stop.get("second_place").fault("does-not-fit")
        there = state.target in state.ruleset.open_areas and state.target != state.sun  # ANT-062
        if acting != there or (state.target != NOWHERE and not there):
            stop.get("target").fault("does-not-fit")
        if state.construction and not acting:
            stop.get("under_construction").fault("does-not-fit")  # ANT-I15
        if state.construction and state.ruleset.new_ships_at_once:
            stop.get("under_construction").fault("does-not-fit")  # ANT-183
        if state.new_places and not (
            acting and state.ruleset.new_ships_at_once and self._ships_at(state.new_places)
        ):
            stop.get("new_places").fault("does-not-fit")

    def _ships_at(self, places: int) -> bool:
        """Whether a ship that is not the second stands at each of these places of the sun area."""
        state = self.state
        for place in range(PLACES):
            there = state.berths[state.sun * PLACES + place] != NOBODY
            if places >> place & 1 and (not there or place == state.second_place):
                return False
        return True

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
        if state.agenda and not self._something_to_decide():
            parts[-1].fault("nothing-to-decide")

    def _fits(self, item: Item[AntarcticaState], picks: int) -> bool:
        """Whether an item can be on the agenda of this position; it is pick number `picks`."""
        state = self.state
        if isinstance(item, DealBuilding):
            dealt = [state.buildings[area] != 0 for area in state.ruleset.open_areas]
            return dealt == [at < item.at for at in range(len(dealt))]
        if isinstance(item, RevealCard):
            decks = [other.deck for other in state.agenda if isinstance(other, RevealCard)]
            return state.tops[item.deck] == NO_CARD and decks.count(item.deck) == 1
        if isinstance(item, PlaceStartShip):
            order = state.ruleset.edition.placing_order[state.players]
            return not state.ruleset.first_game and item.seat == seat_of(state, order[item.at])
        if isinstance(item, PlaceExtraCube):
            return state.players == 2 and item.seat == seat_of(state, 1)
        if isinstance(item, MoveShip):
            place = state.active_place
            return place == NOWHERE or state.berths[state.sun * PLACES + place] == item.seat
        if isinstance(item, OfferSecondTurn):
            ice = state.icebreakers[state.sun] >> item.seat & 1
            offered = state.ruleset.second_turn_offered
            return offered and ice == 1 and state.second_owner() == item.seat
        if isinstance(item, RelocateTo):
            return state.berths[item.area * PLACES + item.place] == item.seat
        if isinstance(item, DrawForDraft):
            return item.packet.size < state.players <= item.packet.size + state.shipyard.size
        if isinstance(item, DraftCard):
            return item.packet.size <= state.players
        return not isinstance(item, PickShipyardCard) or picks <= state.shipyard.size
