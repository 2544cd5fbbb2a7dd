"""Positions for rule tests, put together by hand, and a short way to play on from them.

    state = (
        Board(players=4)
        .ships(bottom=[0, 1], top=[2], right=[0])
        .starts(crane="right")
        .menu(0, target="right", sun="bottom")
        .load()
    )
    play(state, "0 build basic", "* reveal basic basic_02")

A board begins as a really started game. What a test names is put there; the rest of each colour's
pieces goes where the rules would have put it, so every position passes the validity check.

Boards use the first edition: tests of the rules name its values, and it never changes.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any, Self

import pytest

import farshore
from farshore import CHANCE, State
from farshore.core.errors import IllegalMove, Reason
from farshore.core.game import Edition
from farshore.core.types import Seat
from farshore.games.antarctica.components import AntarcticaEdition

Document = dict[str, Any]

GAME = farshore.load("antarctica")
FIRST_EDITION = "reconstructed_1"
AREAS = ["bottom_left", "bottom", "bottom_right", "right", "top_right", "top", "top_left", "left"]
DECKS = ["basic", "double", "prestige"]
TRACKS = ["track_a", "track_b", "track_c", "track_d", "track_e"]
KINDS = ["icebreaker", "place_scientist", "two_scientists", "fast_research"]
FIRST_TOPS = {"basic": "basic_01", "double": "double_01", "prestige": "prestige_01"}
DEAL_ORDER = [
    "camp",
    "coast_station",
    "crane",
    "headframe",
    "drilling_rig",
    "wind_turbine",
    "sea_station",
    "camp",
]

# What the tables of the catalogue say of the building cards, as far as positions need it (8.3).
CARD_BUILDS = dict(
    zip(
        [
            f"{deck}_{number:02}"
            for deck, size in (("basic", 15), ("double", 12), ("prestige", 12))
            for number in range(1, size + 1)
        ],
        [
            *["crane"] * 2,
            *["headframe"] * 2,
            *["drilling_rig"] * 2,
            *["wind_turbine"] * 2,
            *["inland_station"] * 3,
            *["coast_station"] * 2,
            *["sea_station"] * 2,
            *["factory"] * 2,
            *["laboratory"] * 2,
            *["camp"] * 2,
            *["shipyard"] * 2,
            *["parabolic_antenna"] * 4,
            *["headquarters"] * 5,
            *["plankton_farm"] * 7,
        ],
        strict=True,
    )
)
MARKED_FOR_THREE = ["basic_02", "basic_13", "double_08", "double_10", "prestige_02", "prestige_10"]
MARKED_FOR_FOUR = ["basic_08", "basic_11", "double_11", "double_12", "prestige_03", "prestige_06"]


def cards_in_play(players: int) -> list[str]:
    """The building cards that are used at this player count."""
    gone = [*MARKED_FOR_FOUR] if players < 4 else []
    gone += MARKED_FOR_THREE if players < 3 else []
    return [card for card in CARD_BUILDS if card not in gone]


def edition(name: str = FIRST_EDITION) -> AntarcticaEdition:
    """Built-in component data as the rules use it."""
    found = GAME.edition(name)
    assert isinstance(found, AntarcticaEdition)
    return found


def edition_document() -> Document:
    """The first edition as it stands in its file; change it as you like."""
    text = files("farshore.games.antarctica").joinpath("components.json").read_text("utf-8")
    document: Document = json.loads(text)
    return document


def scientists_of(card: str) -> int:
    return 2 if CARD_BUILDS[card] == "plankton_farm" else 1


# --- putting a position together ----------------------------------------------------------------


@cache
def _started(
    players: int, options: tuple[tuple[str, str], ...], edition: Edition | None, rules: int | None
) -> State:
    """A game at its first sun stop, always dealt in the same way. A is seat 0."""
    chosen = {"start_seat": "fixed", **dict(options)}
    state = GAME.start(players, chosen, edition or GAME.edition(FIRST_EDITION), rules)
    if state.waiting() == (CHANCE,) and state.legal(CHANCE)[0] == GAME.moves.number("start 0"):
        play(state, "* start 0")
    areas = [area for area in AREAS if players > 2 or area not in ("bottom", "top")]
    for area, building in zip(areas, DEAL_ORDER, strict=False):
        play(state, f"* deal {building} {area}")
    for deck, card in FIRST_TOPS.items():
        play(state, f"* reveal {deck} {card}")
    while look(state)["agenda"][-1]["item"] == "place_start_ship":
        state.apply(state.actor(), state.legal(state.actor())[0])
    if players == 2:
        play(state, "1 place_cube track_a")
    return state


class Board:
    """A position in the making. Every method gives the board back, so that calls can be chained."""

    def __init__(
        self,
        players: int = 4,
        edition: Edition | None = None,
        rules: int | None = None,
        **options: str,
    ) -> None:
        self.players = players
        self.edition = edition
        state = _started(players, tuple(sorted(options.items())), edition, rules)
        self.doc: Document = look(state)
        self.starting: dict[str, str] = {
            area: part["buildings"][0]
            for area, part in self.doc["areas"].items()
            if part["buildings"]
        }
        seat = self.doc["seats"][0]
        fleet = sum(part["ships"].count(0) for part in self.doc["areas"].values())
        self.first_unused_ships: int = seat["unused_ships"]
        self.ships_each: int = fleet + seat["unused_ships"]
        self.scientists_each: int = seat["supply"] + seat["reserve"]
        self.cubes_each: int = seat["unused_cubes"]
        self.unused_ships: dict[int, int] = {}
        self.returned_cubes: dict[int, int] = {}
        self.second_named = False

    # --- the board

    def ships(self, **queues: Sequence[int | None]) -> Self:
        """All ships on the board: for each area the owners at places 1, 2, 3 (None for a gap)."""
        for area, part in self.doc["areas"].items():
            queue = queues.pop(area, [])
            part["ships"] = [*queue, *[None] * (3 - len(queue))]
        assert not queues
        return self

    def starts(self, **places: str) -> Self:
        """Where starting buildings lie (`crane="top"`); they change places with what was there."""
        for building, area in places.items():
            if self.starting[area] != building:
                other = next(at for at, there in self.starting.items() if there == building)
                self.starting[other] = self.starting[area]
                self.starting[area] = building
        return self

    def built(self, card: str, area: str, seat: int = 0, standing: str | None = None) -> Self:
        """A seat has built a card; its scientists stand there, or in the area `standing`."""
        building = CARD_BUILDS[card]
        part = self.doc["areas"][area]
        part["buildings"].append(building)
        self.doc["areas"][standing or area]["scientists"][seat] += scientists_of(card)
        self.doc["seats"][seat]["cards"].append(card)
        for deck, stack in self.doc["stacks"].items():
            if stack["top"] == card:
                taken = self.taken()
                left = [at for at in cards_in_play(self.players) if at not in taken]
                stack["top"] = next((at for at in left if at.startswith(deck)), None)
        return self

    def all_built(self, *left: str, quota: list[int] | None = None) -> Self:
        """Every card has been built except those `left`, in areas without that building.

        `quota`: how many scientists each seat is to have on the board in the end (as far as the
        cards go); without it everybody gets about the same.
        """
        share = quota or [self.scientists_each] * self.players
        taken = self.taken()
        cards = [card for card in cards_in_play(self.players) if card not in (*left, *taken)]
        for card in sorted(cards, key=scientists_of, reverse=True):
            building = CARD_BUILDS[card]
            area = next(
                at
                for at in self.starting
                if building != self.starting[at]
                and building not in self.doc["areas"][at]["buildings"][1:]
            )
            here = [share[seat] - self.on_board(seat) for seat in range(self.players)]
            self.built(card, area, here.index(max(here)))
        for deck in DECKS:
            self.top(deck, next((card for card in left if card.startswith(deck)), None))
        return self

    def taken(self) -> list[str]:
        """The building cards that have been built."""
        return [card for seat in self.doc["seats"] for card in seat["cards"]]

    def on_board(self, seat: int) -> int:
        """A seat's scientists on the board."""
        return sum(part["scientists"][seat] for part in self.doc["areas"].values())

    def cube(self, track: str, seat: int, space: int) -> Self:
        """A seat's cube stands on a track; 0 for none there."""
        self.doc["tracks"][track]["cubes"][seat] = space
        return self

    def cubes(self, track: str, *spaces: int) -> Self:
        """The cubes of all seats on a track."""
        self.doc["tracks"][track]["cubes"] = [*spaces]
        return self

    # --- in front of the seats

    def supply(self, seat: int, number: int) -> Self:
        """Scientists ready to be placed; what is not on the board either is the reserve."""
        self.doc["seats"][seat]["supply"] = number
        return self

    def unused(self, seat: int, ships: int) -> Self:
        """Ships in the unused box; other ships that are not on the board have been given back."""
        self.unused_ships[seat] = ships
        return self

    def gave_back_cubes(self, seat: int, cubes: int) -> Self:
        """Cubes in the returned box; the others are on tracks or unused."""
        self.returned_cubes[seat] = cubes
        return self

    def basic_played(self, *seats: int) -> Self:
        """These seats' Basic resource cards are set aside."""
        for seat in seats:
            self.doc["seats"][seat]["basic_card"] = False
        return self

    def know_how(self, seat: int, cards: int = 1) -> Self:
        """A seat has taken Know-How cards from the stack."""
        self.doc["seats"][seat]["know_how"] += cards
        self.doc["know_how_left"] -= cards
        return self

    # --- stacks and cards

    def top(self, deck: str, card: str | None) -> Self:
        """The visible card of a building stack; None for an empty one."""
        self.doc["stacks"][deck]["top"] = card
        return self

    def hand(self, seat: int, *kinds: str) -> Self:
        """A seat has picked these shipyard cards."""
        for kind in kinds:
            self.doc["shipyard"]["stack"][kind] -= 1
            self.doc["shipyard"]["story"].append(f"{seat} picked {kind}")
        return self

    def spent(self, seat: int, *kinds: str) -> Self:
        """A seat has picked and played these; a scientist played stands in bottom_left."""
        for kind in kinds:
            self.hand(seat, kind)
            self.doc["shipyard"]["story"].append(f"{seat} played {kind}")
            if kind == "place_scientist":
                self.doc["areas"]["bottom_left"]["scientists"][seat] += 1
        return self

    def icebreaker(self, area: str, *seats: int) -> Self:
        """Icebreakers lie at an area."""
        for seat in seats:
            self.spent(seat, "icebreaker")
            self.doc["areas"][area]["icebreakers"].append(seat)
        return self

    def stack(self, *kinds: str, holder: int) -> Self:
        """The shipyard stack holds just these cards; all others are in the holder's hand."""
        for kind in KINDS:
            while self.doc["shipyard"]["stack"][kind] > kinds.count(kind):
                self.hand(holder, kind)
        return self

    def stack_gone(self) -> Self:
        """The rest of the shipyard stack has left the game (ANT-093)."""
        self.doc["shipyard"]["stack"] = dict.fromkeys(KINDS, 0)
        return self

    # --- the stop and the turn

    def moving(self, sun: str, place: int = 1) -> Self:
        """The owner of the ship at this place of the sun area is about to move it."""
        self._stop(sun, place == 2)
        self.doc["stop"]["active_place"] = place
        seat = self.doc["areas"][sun]["ships"][place - 1]
        return self.push("move_ship", seat=seat)

    def menu(self, seat: int, target: str, sun: str, second: bool = False) -> Self:
        """The active ship has moved from the sun area to the target area; the menu is open."""
        self._stop(sun, second)
        self.doc["stop"]["active_place"] = None
        self.doc["stop"]["target"] = target
        return self.push("turn_menu", seat=seat)

    def _stop(self, sun: str, second: bool) -> None:
        """A turn of a stop, of the first ship or of the second."""
        self.doc["sun"] = sun
        self.doc["stop"].update(second_turn=second, target=None)
        self.doc["agenda"] = [{"item": "stop_ends"}]
        if not second:
            self.push("second_ship_turn")

    def stop(self, **values: object) -> Self:
        """Changes what is remembered of the stop: `main_used=True`, `card_played=[0]` …"""
        assert values.keys() <= self.doc["stop"].keys()
        self.second_named = self.second_named or "second_place" in values
        self.doc["stop"].update(values)
        return self

    def push(self, item: str, **fields: object) -> Self:
        """Puts an item on top of the agenda."""
        self.doc["agenda"].append({"item": item, **fields})
        return self

    def ended(self, reason: str) -> Self:
        """An end condition has been met in this turn."""
        self.doc["end"] = reason
        return self

    # --- done

    def document(self) -> Document:
        """The position, with every piece that the test did not name where it belongs."""
        doc = deepcopy(self.doc)
        for area, building in self.starting.items():
            doc["areas"][area]["buildings"][0] = building
        if not self.second_named:
            there = doc["areas"][doc["sun"]]["ships"][1] is not None
            doc["stop"]["second_place"] = 2 if there and not doc["stop"]["second_turn"] else None
        for seat, part in enumerate(doc["seats"]):
            fleet = sum(at["ships"].count(seat) for at in doc["areas"].values())
            fleet += doc["stop"]["under_construction"].count(seat)
            left = self.ships_each - fleet
            part["unused_ships"] = self.unused_ships.get(seat, min(left, self.first_unused_ships))
            part["returned_ships"] = left - part["unused_ships"]
            left = self.scientists_each - self.on_board(seat)
            part["supply"] = min(part["supply"], left)
            part["reserve"] = left - part["supply"]
            used = sum(1 for at in doc["tracks"].values() if at["cubes"][seat])
            part["returned_cubes"] = self.returned_cubes.get(seat, 0)
            part["unused_cubes"] = self.cubes_each - used - part["returned_cubes"]
        return doc

    def load(self) -> State:
        return GAME.from_position(self.document(), self.edition)


# --- playing on ---------------------------------------------------------------------------------


def play(state: State, *moves: str) -> State:
    """Plays moves written as in a record: `0 sail top`, `* reveal basic basic_02`."""
    for move in moves:
        who, _, text = move.partition(" ")
        state.play(CHANCE if who == "*" else Seat(int(who)), GAME.moves.number(text))
    return state


def legal(state: State) -> list[str]:
    """The texts of all moves of whoever is to move."""
    return [GAME.moves.text(move) for move in state.legal(state.actor())]


def legal_of(state: State, kind: str) -> list[str]:
    """The legal moves of one kind, without the name of the kind."""
    texts = legal(state)
    return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == kind]


def refused(state: State, move: str) -> Reason:
    """Tries an impossible move: it must be refused, change nothing, and not be listed as legal."""
    who, _, text = move.partition(" ")
    seat = CHANCE if who == "*" else int(who)
    before = state.position()
    with pytest.raises(IllegalMove) as caught:
        state.play(Seat(seat), GAME.moves.number(text))
    assert state.position() == before
    assert GAME.moves.number(text) not in state.legal(Seat(seat))
    return caught.value.reason


def events(state: State, *moves: str, viewer: int = farshore.SPECTATOR) -> list[dict[str, object]]:
    """Plays moves and gives what happened, as `viewer` may see it."""
    state.journal = []
    play(state, *moves)
    told = [GAME.event_json(event, Seat(viewer)) for event in state.journal]
    state.journal = None
    return told


# --- looking at a position ----------------------------------------------------------------------


def look(state: State) -> Document:
    """The whole position as a document of plain values."""
    return deepcopy(state.position())


def area(state: State, name: str) -> Any:
    return look(state)["areas"][name]


def queue(state: State, name: str) -> list[int | None]:
    """The owners of the ships at places 1, 2, 3 of an area."""
    ships: list[int | None] = area(state, name)["ships"]
    return ships


def seat(state: State, number: int) -> Any:
    return look(state)["seats"][number]


def cubes(state: State, track: str) -> list[int]:
    """The spaces of all seats' cubes on a track."""
    spaces: list[int] = look(state)["tracks"][track]["cubes"]
    return spaces


def decision(state: State) -> str:
    """The name of the decision to be taken now."""
    return state.decision().NAME
