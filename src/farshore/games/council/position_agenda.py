"""The agenda of a position document: how each item of Council of Shadows is read."""

from __future__ import annotations

from typing import Final

from farshore.core.document import Document
from farshore.core.position import AgendaReader
from farshore.core.state import Item
from farshore.core.types import Seat
from farshore.games.council.automa import (
    AutomaAct,
    AutomaDraw,
    AutomaEvaluation,
    AutomaKeep,
    AutomaPlace,
    AutomaSettle,
    AutomaTurn,
    sides_of,
)
from farshore.games.council.components import (
    END_LEVEL,
    FIRST_PLANET,
    GALAXIES,
    MARKET,
    PARSECS,
    TOWER,
)
from farshore.games.council.decisions import (
    OPEN_PLANNING,
    PLANNING,
    REVEAL_PLANS,
    ROUND_BEGINS,
    ROUND_ENDS,
    TURN_UP_CARD,
    ActionTurn,
    ChooseTech,
    Compensate,
    Evaluation,
    FieldAction,
    LoseTech,
    Purchase,
    SettleLevels,
)
from farshore.games.council.edition import read_effect
from farshore.games.council.effects import CarryOut, ChooseOption, RevealCard, TakeCard
from farshore.games.council.evaluating import DrawLight, EvaluateSome, RemoveCube, ReturnBonus
from farshore.games.council.exploring import (
    Drawn,
    DrawTile,
    Explore,
    KeepTile,
    Offer,
    PlaceTile,
    UseTile,
)
from farshore.games.council.moves import GALAXY, PLANET_COUNTS, TILE
from farshore.games.council.settling import ChooseCubes, Mine, Settle, UpgradeGem
from farshore.games.council.setup import (
    ChooseCommander,
    DealDark,
    DealToken,
    DraftCommanders,
    OpenTile,
)
from farshore.games.council.state import NOTHING, CouncilState

MANY: Final = 999


class PositionAgenda(AgendaReader[CouncilState]):
    """Every public method reads the item of its name."""

    def _owner(self, part: Document) -> Seat:
        return Seat(part.get("owner").integer(0, self.state.ruleset.owners - 1))

    def _planet(self, part: Document) -> int:
        tile = part.get("tile").one_of(TILE)
        return FIRST_PLANET[tile] + part.get("planet").integer(1, PLANET_COUNTS[tile]) - 1

    def _offer(self, part: Document) -> Offer:
        return Offer(
            part.get("cubes").integer(0, TOWER),
            part.get("mines").integer(0, 9),
            part.has("both") and part.get("both").flag(),
            part.get("any_planet").flag(),
            self._as_action(part),
            part.get("mine_reach").integer(0, PARSECS) if part.has("mine_reach") else 0,
        )

    def _as_action(self, part: Document) -> bool:
        """Documents of rules version 1 do not say it, and it changes nothing there."""
        return part.has("as_action") and part.get("as_action").flag()

    def _drawn(self, part: Document) -> Drawn:
        tiles = tuple(tile.one_of(TILE) for tile in part.get("drawn").items())
        known = part.get("known_to").items(len(tiles))
        return Drawn(tiles, tuple(self._mask(entry, self.seats) for entry in known))

    def _galaxies(self, part: Document) -> int:
        return self._mask(part.get("evaluated"), GALAXY)

    def _deck(self, part: Document) -> int:
        return part.get("deck").integer(1, 2) - 1

    def _number(self, part: Document) -> int:
        """Which action of this round's Automa card."""
        number = part.get("number").integer(1, 3) - 1
        card = self.state.automa_card
        if card == NOTHING or number >= len(self.state.ruleset.edition.automa[card].left):
            part.fault("council-fault-no-automa-action")
            self.state.automa_card = max(card, 0)
            return 0
        return number

    def _side(self, part: Document) -> int:
        sides = len(sides_of(self.state, self._number(part)))
        return part.get("side").integer(1, sides) - 1

    def open_tile(self, part: Document) -> Item[CouncilState]:
        return OpenTile()

    def reveal_card(self, part: Document) -> Item[CouncilState]:
        return RevealCard(part.get("position").integer(1, MARKET) - 1)

    def deal_dark(self, part: Document) -> Item[CouncilState]:
        return DealDark(self._seat(part.get("seat")))

    def deal_token(self, part: Document) -> Item[CouncilState]:
        return DealToken()

    def draft_commanders(self, part: Document) -> Item[CouncilState]:
        return DraftCommanders()

    def choose_commander(self, part: Document) -> Item[CouncilState]:
        return ChooseCommander(self._seat(part.get("seat")))

    def round_begins(self, part: Document) -> Item[CouncilState]:
        return ROUND_BEGINS

    def round_ends(self, part: Document) -> Item[CouncilState]:
        return ROUND_ENDS

    def purchase(self, part: Document) -> Item[CouncilState]:
        return Purchase(
            self._seat(part.get("seat")),
            part.get("bought").integer(0, MANY),
            part.get("settled").flag(),
        )

    def planning(self, part: Document) -> Item[CouncilState]:
        return PLANNING

    def open_planning(self, part: Document) -> Item[CouncilState]:
        return OPEN_PLANNING

    def turn_up(self, part: Document) -> Item[CouncilState]:
        return TURN_UP_CARD

    def reveal_plans(self, part: Document) -> Item[CouncilState]:
        return REVEAL_PLANS

    def action_turn(self, part: Document) -> Item[CouncilState]:
        return ActionTurn(self._seat(part.get("seat")))

    def field_action(self, part: Document) -> Item[CouncilState]:
        seat = self._seat(part.get("seat"))
        last = self.state.field_count[seat] + 1
        return FieldAction(seat, part.get("field").integer(1, last) - 1)

    def carry_out(self, part: Document) -> Item[CouncilState]:
        return CarryOut(self._seat(part.get("seat")), read_effect(part.get("effect")))

    def choose_option(self, part: Document) -> Item[CouncilState]:
        return ChooseOption(
            self._seat(part.get("seat")),
            read_effect(part.get("effect")),
            part.get("range").integer(1, PARSECS),
            self._as_action(part),
        )

    def settle(self, part: Document) -> Item[CouncilState]:
        return Settle(
            self._seat(part.get("seat")),
            part.get("cubes").integer(1, TOWER),
            part.get("reach").integer(1, PARSECS),
            part.get("any_planet").flag(),
            part.get("yields").integer(0, 9),
            self._as_action(part),
        )

    def choose_cubes(self, part: Document) -> Item[CouncilState]:
        most = part.get("most").integer(1, TOWER)
        return ChooseCubes(
            self._seat(part.get("seat")),
            self._planet(part),
            part.get("least").integer(1, most) if part.has("least") else 1,
            most,
            part.get("yields").integer(0, 9),
        )

    def mine(self, part: Document) -> Item[CouncilState]:
        return Mine(
            self._seat(part.get("seat")),
            part.get("left").integer(0, 9),
            part.get("reach").integer(1, PARSECS),
            tuple(tile.one_of(TILE) for tile in part.get("used").items()),
        )

    def upgrade_gem(self, part: Document) -> Item[CouncilState]:
        return UpgradeGem(self._seat(part.get("seat")), part.get("left").integer(0, 9))

    def explore(self, part: Document) -> Item[CouncilState]:
        return Explore(
            self._seat(part.get("seat")),
            part.get("reach").integer(1, PARSECS),
            self._offer(part.get("offer")),
        )

    def draw_tile(self, part: Document) -> Item[CouncilState]:
        return DrawTile(
            self._seat(part.get("seat")),
            part.get("parsec").integer(1, PARSECS),
            self._drawn(part),
            self._offer(part.get("offer")),
        )

    def keep_tile(self, part: Document) -> Item[CouncilState]:
        return KeepTile(
            self._seat(part.get("seat")),
            part.get("parsec").integer(1, PARSECS),
            self._drawn(part),
            self._offer(part.get("offer")),
        )

    def place_tile(self, part: Document) -> Item[CouncilState]:
        return PlaceTile(
            self._seat(part.get("seat")),
            part.get("tile").one_of(TILE),
            self._offer(part.get("offer")),
        )

    def use_tile(self, part: Document) -> Item[CouncilState]:
        return UseTile(
            self._seat(part.get("seat")),
            part.get("tile").one_of(TILE),
            self._offer(part.get("offer") if part.has("offer") else part),
        )

    def take_card(self, part: Document) -> Item[CouncilState]:
        return TakeCard(self._seat(part.get("seat")))

    def evaluation(self, part: Document) -> Item[CouncilState]:
        return Evaluation(self._seat(part.get("seat")), self._galaxies(part))

    def evaluate_some(self, part: Document) -> Item[CouncilState]:
        left = part.get("left").integer(0, GALAXIES)
        return EvaluateSome(self._seat(part.get("seat")), left, self._galaxies(part))

    def remove_cube(self, part: Document) -> Item[CouncilState]:
        return RemoveCube(
            self._seat(part.get("seat")),
            self._owner(part),
            part.get("galaxy").one_of(GALAXY),
            part.get("majority").flag(),
            part.has("may_keep") and part.get("may_keep").flag(),
        )

    def draw_light(self, part: Document) -> Item[CouncilState]:
        return DrawLight(self._owner(part))

    def return_bonus(self, part: Document) -> Item[CouncilState]:
        return ReturnBonus(self._seat(part.get("seat")))

    def settle_levels(self, part: Document) -> Item[CouncilState]:
        return SettleLevels(self._owner(part))

    def compensate(self, part: Document) -> Item[CouncilState]:
        return Compensate(self._seat(part.get("seat")), part.get("level").integer(1, END_LEVEL - 1))

    def lose_tech(self, part: Document) -> Item[CouncilState]:
        return LoseTech(self._seat(part.get("seat")), self._deck(part))

    def choose_tech(self, part: Document) -> Item[CouncilState]:
        return ChooseTech(self._seat(part.get("seat")), self._deck(part))

    def automa_turn(self, part: Document) -> Item[CouncilState]:
        return AutomaTurn()

    def automa_act(self, part: Document) -> Item[CouncilState]:
        return AutomaAct(self._number(part), self._side(part))

    def automa_settle(self, part: Document) -> Item[CouncilState]:
        tile = part.get("tile")
        number = NOTHING if tile.value is None else tile.one_of(TILE)
        return AutomaSettle(self._number(part), self._side(part), number)

    def automa_draw(self, part: Document) -> Item[CouncilState]:
        number = self._number(part)
        return AutomaDraw(number, self._side(part), self._drawn(part))

    def automa_keep(self, part: Document) -> Item[CouncilState]:
        number = self._number(part)
        return AutomaKeep(number, self._side(part), self._drawn(part))

    def automa_place(self, part: Document) -> Item[CouncilState]:
        return AutomaPlace(self._number(part), self._side(part), part.get("tile").one_of(TILE))

    def automa_evaluation(self, part: Document) -> Item[CouncilState]:
        return AutomaEvaluation(part.get("galaxy").integer(0, GALAXIES))
