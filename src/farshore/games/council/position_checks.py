"""What is impossible in a position of Council of Shadows: the invariants of section 10."""

from __future__ import annotations

from farshore.core.position import Checker
from farshore.core.types import Seat, seats
from farshore.games.council.automa import (
    AutomaAct,
    AutomaDraw,
    AutomaEvaluation,
    AutomaKeep,
    AutomaPlace,
    AutomaTurn,
)
from farshore.games.council.components import (
    AI_CARDS,
    AVA,
    CARDS,
    CUBES_EACH,
    END_LEVEL,
    FIELDS,
    FIRST_PLANET,
    GALAXIES,
    LIGHT_CARDS,
    PARSECS,
    STARTING_CARDS,
    STATIONS,
    TECH_DECK,
    TECH_LOST,
    TILES,
    TOWER,
    UPGRADES,
)
from farshore.games.council.decisions import (
    ChooseTech,
    Evaluation,
    FieldAction,
    LoseTech,
    Planning,
    Purchase,
    RevealPlans,
    SettleLevels,
)
from farshore.games.council.evaluating import ReturnBonus
from farshore.games.council.exploring import DrawTile, KeepTile, PlaceTile
from farshore.games.council.moves import AI_IDS, GALAXY_IDS, TILE_IDS
from farshore.games.council.setup import DealToken
from farshore.games.council.state import (
    AUTOMA,
    CUBES_OF_BITS,
    LEAVE_FIELD,
    NOBODY,
    NOTHING,
    CouncilState,
)


class PositionChecker(Checker[CouncilState]):
    """The invariants of section 10 that a single position can break."""

    def check(self) -> None:
        state = self.state
        self._check_order()
        for owner in seats(state.ruleset.owners):
            self._check_owner(owner)
        for seat in seats(state.players):
            self._check_seat(seat)
        self._check_action_cards()
        self._check_tiles()
        self._check_stations()
        self._check_techs()
        self._check_bonus_cards()
        self._check_end()
        if not self.root.faults:
            self._check_agenda()

    def _check_order(self) -> None:
        """COS-I17"""
        state = self.state
        everybody = [*range(state.ruleset.owners)]
        dealing = self._has(DealToken)
        for what, listed in (("order", state.order), ("arrived", state.arrived)):
            whole = sorted(listed) == everybody
            partly = dealing and sorted(listed) == sorted(set(listed))
            if not whole and not partly:
                self.root.get(what).fault("council-fault-not-everybody-once")

    def _check_owner(self, owner: Seat) -> None:
        """COS-I02, COS-I04, COS-I05"""
        state = self.state
        cubes = state.supply[owner]
        cubes += sum(state.strength(owner, galaxy) for galaxy in range(GALAXIES))
        cubes += state.board_cubes[owner] if owner < state.players else 0
        if not state.ruleset.unlimited and cubes != CUBES_EACH:
            self.root.fault(
                "council-fault-cube-total", {"owner": owner, "found": cubes, "needed": CUBES_EACH}
            )
        if state.energy[owner] >= state.consumption[owner] and not self._has_turn(owner):
            self.root.fault("council-fault-level-not-settled", {"owner": owner})

    def _has_turn(self, owner: Seat) -> bool:
        """Whether levels of this owner will still be settled in the turn that goes on."""
        agenda = self.state.agenda
        for at in range(len(agenda) - 1, -1, -1):
            item = agenda[at]
            if isinstance(item, SettleLevels):
                return item.owner == owner
            if isinstance(item, Purchase | Evaluation | FieldAction):
                return item.seat == owner
            if isinstance(item, AutomaEvaluation | AutomaAct):
                return owner == AUTOMA
        return False

    def _check_seat(self, seat: Seat) -> None:
        """COS-I06, COS-I08, COS-I13 to COS-I15"""
        state = self.state
        where = {"seat": seat}
        upgrades = state.upgrades[seat].bit_count()
        ava = state.commanders[seat] == AVA
        if state.board_cubes[seat] > upgrades + ava:
            self.root.fault("council-fault-board-cubes", {**where, "needed": upgrades + ava})
        for upgrade in range(UPGRADES):
            data = state.ruleset.edition.upgrades[upgrade]
            if not state.upgrades[seat] >> upgrade & 1:
                continue
            if data.requires >= 0 and not state.upgrades[seat] >> data.requires & 1:
                self.root.fault("council-fault-step-missing", {**where})  # COS-061
            if data.field >= state.field_count[seat]:
                self.root.fault(
                    "council-fault-field-count", {**where, "found": state.field_count[seat]}
                )
        if (state.commanders[seat] != NOTHING) > state.ruleset.commanders:
            self.root.fault("council-fault-no-commanders", {**where})
        bonus = state.bonus[seat]
        limit = state.ruleset.edition.values.bonus_limit
        returning = any(
            isinstance(item, ReturnBonus) and item.seat == seat for item in state.agenda
        )
        if bonus.bit_count() > limit + returning:
            self.root.fault("council-fault-too-many-bonus-cards", {**where})
        dark = bonus >> LIGHT_CARDS
        if dark and (state.dark[seat] == NOTHING or dark != 1 << state.dark[seat]):
            self.root.fault("council-fault-dark-card-not-dealt", {**where})

    def _check_action_cards(self) -> None:
        """COS-I07: each action card is in exactly one place."""
        state = self.state
        found = [0] * AI_CARDS
        for card in [card for card in state.market if card != NOTHING]:
            found[card] += 1
        for card in range(AI_CARDS):
            found[card] += state.aside >> card & 1
        for seat in range(state.players):
            own = [card for card in range(CARDS) if state.hands[seat] >> card & 1]
            for field in range(seat * FIELDS, seat * FIELDS + state.field_count[seat]):
                own += state.fields[field]
            for card in own:
                if card >= STARTING_CARDS:
                    found[card - STARTING_CARDS] += 1
            starting = sorted(card for card in own if card < STARTING_CARDS)
            if starting != [*range(STARTING_CARDS)]:
                self.root.fault("council-fault-starting-cards", {"seat": seat})
            for card in state.plans[seat]:
                if card != LEAVE_FIELD and not state.hands[seat] >> card & 1:
                    self.root.fault("council-fault-planned-not-in-hand", {"seat": seat})
        for card, count in enumerate(found):
            if count > 1:
                self.root.fault("council-fault-card-twice", {"card": AI_IDS[card]})

    def _check_tiles(self) -> None:
        """COS-I04, COS-I10, COS-I12"""
        state = self.state
        found = [0] * TILES
        for galaxy in range(GALAXIES):
            where = {"galaxy": GALAXY_IDS[galaxy]}
            if len(state.tiles_in[galaxy]) > state.ruleset.slots[galaxy]:
                self.root.fault("council-fault-galaxy-overfull", {**where})
            for tile in state.tiles_in[galaxy]:
                found[tile] += 1
                parsec = state.ruleset.edition.galaxies[galaxy].parsec
                if state.ruleset.edition.tiles[tile].parsec != parsec:
                    self.root.fault("council-fault-wrong-parsec", {**where, "tile": TILE_IDS[tile]})
        for parsec in range(PARSECS):
            for tile in state.piles[parsec].tail:
                found[tile] += 1
                if state.ruleset.edition.tiles[tile].parsec != parsec + 1:
                    self.root.fault("council-fault-wrong-stack", {"tile": TILE_IDS[tile]})
        for item in state.agenda:
            if isinstance(item, DrawTile | KeepTile | AutomaDraw | AutomaKeep):
                for tile in item.drawn.tiles:
                    found[tile] += 1
            elif isinstance(item, PlaceTile | AutomaPlace):
                found[item.tile] += 1
        for tile, count in enumerate(found):
            if count > 1:
                self.root.fault("council-fault-tile-twice", {"tile": TILE_IDS[tile]})
            for planet in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1]):
                if CUBES_OF_BITS[state.planets[planet]] > TOWER:
                    self.root.fault("council-fault-tower-too-high", {"tile": TILE_IDS[tile]})

    def _check_stations(self) -> None:
        """COS-I16"""
        state = self.state
        found = [0] * state.players
        for galaxy in range(GALAXIES):
            if state.stations[galaxy] != NOTHING:
                seat, station = divmod(state.stations[galaxy], STATIONS)
                if found[seat] >> station & 1 or not state.ruleset.stations:
                    self.root.fault("council-fault-station-twice", {"galaxy": GALAXY_IDS[galaxy]})
                found[seat] |= 1 << station
        for seat in range(state.players):
            if found[seat] != state.built[seat]:
                self.root.fault("council-fault-stations-differ", {"seat": seat})

    def _check_techs(self) -> None:
        """COS-I15"""
        state = self.state
        for deck in range(2):
            cards = ((1 << TECH_DECK) - 1) << TECH_DECK * deck
            taken = 0
            for seat in range(state.players):
                own = state.techs[seat] & cards
                if own & taken or own.bit_count() > 1:
                    self.root.fault("council-fault-tech-twice", {"seat": seat})
                taken |= own
                pending = any(
                    isinstance(item, ChooseTech) and item.seat == seat and item.deck == deck
                    for item in state.agenda
                )
                due = state.levels[seat] > deck
                if (own != 0) + pending != due:
                    self.root.fault("council-fault-tech-of-level", {"seat": seat})
            lost = state.tech_lost[deck]
            losing = sum(
                1 for item in state.agenda if isinstance(item, LoseTech) and item.deck == deck
            )
            needed = TECH_LOST - losing if state.looked[deck] else 0
            if lost & taken or lost & ~cards or lost.bit_count() != needed:
                self.root.fault("council-fault-techs-lost", {"deck": deck + 1})
            if taken and not state.looked[deck]:
                self.root.fault("council-fault-never-looked", {"deck": deck + 1})

    def _check_bonus_cards(self) -> None:
        """COS-I14: every dark card belongs to this game and to one seat only."""
        state = self.state
        dealt = [card for card in state.dark if card != NOTHING]
        outside = any(not state.ruleset.dark_cards >> card & 1 for card in dealt)
        if outside or len(dealt) != len(set(dealt)):
            self.root.fault("council-fault-dark-cards")
        if state.ruleset.solo and state.bonus[AUTOMA] >> LIGHT_CARDS:
            self.root.fault("council-fault-dark-cards")  # COS-171

    def _check_end(self) -> None:
        """COS-I23, COS-I24"""
        state = self.state
        held = state.throne != NOBODY
        if (max(state.levels) >= END_LEVEL) != held:
            self.root.fault("council-fault-throne")
        if held and state.levels[state.throne] < END_LEVEL:
            self.root.fault("council-fault-throne")
        if bool(state.ending) == bool(state.agenda):
            self.root.fault("no-agenda" if not state.ending else "ended-before")

    def _check_agenda(self) -> None:
        state = self.state
        if not state.agenda:
            return
        for item in state.agenda:
            if isinstance(item, AutomaTurn | AutomaEvaluation) and state.automa_card == NOTHING:
                self.root.fault("council-fault-no-automa-card")
        for seat in range(state.players):
            if len(state.plans[seat]) > state.field_count[seat]:
                self.root.fault("council-fault-plan-too-long", {"seat": seat})
        planning = isinstance(state.agenda[-1], Planning) or self._has(RevealPlans)
        if not planning and (state.committed or any(state.plans)):
            self.root.fault("council-fault-not-planning")
        if self.root.faults:
            return
        if not self._something_to_decide():
            self.root.fault("nothing-to-decide")
