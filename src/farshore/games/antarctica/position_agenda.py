"""The agenda of a position document: how each item of Antarctica is read."""

from __future__ import annotations

from typing import Final

from farshore.core.chance import Bag
from farshore.core.document import Document
from farshore.core.position import AgendaReader
from farshore.core.state import Item
from farshore.games.antarctica.components import EFFECT, PLACES
from farshore.games.antarctica.decisions import (
    SECOND_SHIP_TURN,
    STOP_ENDS,
    SUN_MOVES,
    MoveShip,
    OfferSecondTurn,
    RevealCard,
    TurnMenu,
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
from farshore.games.antarctica.moves import AREA, DECK, SHIPYARD_KINDS, TRACK
from farshore.games.antarctica.setup import (
    DealBuilding,
    DrawStartPlayer,
    PlaceExtraCube,
    PlaceShips,
    PlaceStartShip,
    starting_bag,
)
from farshore.games.antarctica.state import AntarcticaState

MANY: Final = 99


def read_bag(part: Document) -> Bag:
    return Bag([part.get(kind).integer(0, MANY) for kind in SHIPYARD_KINDS])


class PositionAgenda(AgendaReader[AntarcticaState]):
    """Every public method reads the item of its name."""

    def draw_start_player(self, part: Document) -> Item[AntarcticaState]:
        return DrawStartPlayer()

    def deal_building(self, part: Document) -> Item[AntarcticaState]:
        at = part.get("at").integer(0, len(self.state.ruleset.open_areas) - 1)
        return DealBuilding(at, starting_bag(self.state))

    def reveal_card(self, part: Document) -> Item[AntarcticaState]:
        return RevealCard(part.get("deck").one_of(DECK))

    def place_ships(self, part: Document) -> Item[AntarcticaState]:
        return PlaceShips()

    def place_start_ship(self, part: Document) -> Item[AntarcticaState]:
        last = len(self.state.ruleset.edition.placing_order[self.state.players]) - 1
        return PlaceStartShip(self._seat(part.get("seat")), part.get("at").integer(0, last))

    def place_extra_cube(self, part: Document) -> Item[AntarcticaState]:
        return PlaceExtraCube(self._seat(part.get("seat")))

    def sun_moves(self, part: Document) -> Item[AntarcticaState]:
        return SUN_MOVES

    def second_ship_turn(self, part: Document) -> Item[AntarcticaState]:
        return SECOND_SHIP_TURN

    def offer_second_turn(self, part: Document) -> Item[AntarcticaState]:
        return OfferSecondTurn(self._seat(part.get("seat")))

    def stop_ends(self, part: Document) -> Item[AntarcticaState]:
        return STOP_ENDS

    def move_ship(self, part: Document) -> Item[AntarcticaState]:
        return MoveShip(self._seat(part.get("seat")))

    def turn_menu(self, part: Document) -> Item[AntarcticaState]:
        return TurnMenu(self._seat(part.get("seat")))

    def choose_track(self, part: Document) -> Item[AntarcticaState]:
        return ChooseTrack(self._seat(part.get("seat")), part.get("points").integer(1, MANY))

    def symbol(self, part: Document) -> Item[AntarcticaState]:
        return Symbol(self._seat(part.get("seat")), part.get("effect").one_of(EFFECT))

    def relocate(self, part: Document) -> Item[AntarcticaState]:
        return Relocate(self._seat(part.get("seat")))

    def relocate_to(self, part: Document) -> Item[AntarcticaState]:
        return RelocateTo(
            self._seat(part.get("seat")),
            part.get("area").one_of(AREA),
            part.get("place").integer(1, PLACES) - 1,
        )

    def draw_for_draft(self, part: Document) -> Item[AntarcticaState]:
        return DrawForDraft(self._seat(part.get("seat")), read_bag(part.get("packet")))

    def draft_pick(self, part: Document) -> Item[AntarcticaState]:
        return DraftCard(self._seat(part.get("seat")), read_bag(part.get("packet")))

    def research_three_track(self, part: Document) -> Item[AntarcticaState]:
        symbols = [self.symbol(entry) for entry in part.get("waiting_symbols").items()]
        return ResearchThree(
            self._seat(part.get("seat")),
            part.get("left").integer(1, self.state.players),
            self._mask(part.get("barred"), TRACK),
            tuple(symbols),
        )

    def accept_new_ship(self, part: Document) -> Item[AntarcticaState]:
        return AcceptNewShip(self._seat(part.get("seat")))

    def shipyard_pick(self, part: Document) -> Item[AntarcticaState]:
        return PickShipyardCard(self._seat(part.get("seat")))
