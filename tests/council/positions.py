"""Positions for rule tests, put together by hand, and a short way to play on from them.

    state = Board().cubes("p1_01", 1, seat=0, number=2).acting(0, "mine").load()
    play(state, "0 mine p1_01")

A board begins as a really started game. What a test names is put there; cubes that are not named
stay in the supply, so every position passes the validity check.
"""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any, Self

import pytest

import farshore
from farshore import CHANCE, State
from farshore.core.errors import IllegalMove
from farshore.core.state import Event
from farshore.core.types import Seat

Document = dict[str, Any]

GAME = farshore.load("council")
MARKET = [
    "power_saver",
    "light_drills",
    "deep_sleep",
    "sky_tower",
    "gem_courier",
    "gem_convoy",
    "quick_polish",
    "double_polish",
]
DARK = ["galaxy_grey", "galaxy_red", "galaxy_orange", "galaxy_violet"]
GREY = ["p1_01", "p1_04"]
LEVEL_1 = ["new_stargate", "gem_boost", "explorer_people", "scientific_settlements", "empire"]
LEVEL_2 = ["resource_people", "perpetual_motion", "feudalism", "voyage_of_exploration"]


def edition_document() -> Document:
    """The built-in component data as it stands in the file; change it as you like."""
    text = files("farshore.games.council").joinpath("components.json").read_text("utf-8")
    document: Document = json.loads(text)
    return document


@cache
def _started(players: int, rules: int | None, options: tuple[tuple[str, str | int], ...]) -> State:
    """A game at its first purchase, always dealt in the same way."""
    state = GAME.start(players, dict(options), rules=rules)
    play(state, *(f"* open_tile {tile}" for tile in GREY))
    play(state, *(f"* reveal {card}" for card in MARKET))
    play(state, *(f"* deal_dark {DARK[seat]}" for seat in range(players)))
    owners = ["0", "automa"] if players == 1 else [str(seat) for seat in range(players)]
    play(state, *(f"* token {owner}" for owner in owners))
    for seat, commander in zip(
        reversed(range(players)), ["s3e3", "breish", "zoe", "buteo"], strict=False
    ):
        if dict(options).get("module_commanders") == "on":
            play(state, f"{seat} choose_commander {commander}")
    return state


class Board:
    """A position in the making. Every method gives the board back, so that calls can be chained."""

    def __init__(self, players: int = 2, rules: int | None = None, **options: str | int) -> None:
        self.players = players
        state = _started(players, rules, tuple(sorted(options.items())))
        self.doc: Document = look(state)
        self.owners = len(self.doc["markers"])
        self.first_moves: list[str] = []

    # --- the board

    def tile(self, galaxy: str, *tiles: str) -> Self:
        """Tiles lie in a galaxy, without cubes."""
        counts = {tile["id"]: len(tile["planets"]) for tile in edition_document()["tiles"]}
        for tile in tiles:
            planets = [[0] * self.owners for _ in range(counts[tile])]
            self.doc["galaxies"][galaxy]["systems"].append({"tile": tile, "planets": planets})
        return self

    def cubes(self, tile: str, planet: int, seat: int = 0, number: int = 1) -> Self:
        """Cubes stand on a planet of a tile that lies on the board."""
        for galaxy in self.doc["galaxies"].values():
            for system in galaxy["systems"]:
                if system["tile"] == tile:
                    system["planets"][planet - 1][seat] += number
        return self

    def station(self, galaxy: str, station: str, seat: int = 0, cubes: int = 0) -> Self:
        part = {"seat": seat, "station": station, "cubes": cubes}
        self.doc["galaxies"][galaxy]["station"] = part
        self.doc["seats"][seat]["stations"].append(station)
        order = ["station_mining", "station_evaluation", "station_settlement"]
        self.doc["seats"][seat]["stations"].sort(key=order.index)
        return self

    def under(self, parsec: int, tile: str, *known_to: int) -> Self:
        self.doc["hidden"]["under"][str(parsec)].append({"tile": tile, "known_to": [*known_to]})
        return self

    def all_under(self, parsec: int, *last: str) -> Self:
        """Every tile of a parsec that lies nowhere has gone under its stack, these last."""
        placed = [
            system["tile"]
            for galaxy in self.doc["galaxies"].values()
            for system in galaxy["systems"]
        ]
        for tile in edition_document()["tiles"]:
            if tile["parsec"] == parsec and tile["id"] not in (*placed, *last):
                self.under(parsec, tile["id"])
        for name in last:
            self.under(parsec, name)
        return self

    # --- the markers and what lies before the seats

    def marker(self, owner: int, **values: int) -> Self:
        """`energy`, `consumption`, `level` of an owner; levels bring their Dark Tech cards."""
        self.doc["markers"][owner].update(values)
        level = values.get("level", 0)
        if owner < self.players:
            for deck, cards in enumerate((LEVEL_1, LEVEL_2)):
                own = self.doc["seats"][owner]["dark_tech"]
                if level > deck and not any(card in own for card in DECKS[deck]):
                    taken = [card for seat in self.doc["seats"] for card in seat["dark_tech"]]
                    lost = self.doc["hidden"]["dark_tech_lost"][deck]
                    free = [card for card in cards if card not in (*taken, *lost)]
                    self.tech(owner, free[-1])
        return self

    def gems(self, seat: int, anthracite: int = 0, gold: int = 0, transparent: int = 0) -> Self:
        self.doc["seats"][seat]["gems"] = {
            "anthracite": anthracite,
            "gold": gold,
            "transparent": transparent,
        }
        return self

    def hand(self, seat: int, *ai_cards: str) -> Self:
        """AI cards that are not in the market come to a hand."""
        self.doc["seats"][seat]["hand"] += ai_cards
        return self

    def field(self, seat: int, number: int, *cards: str) -> Self:
        """Cards from the hand, or AI cards from the deck, lie on a field, the last on top."""
        part = self.doc["seats"][seat]
        for card in cards:
            if card in part["hand"]:
                part["hand"].remove(card)
        part["fields"][number - 1]["cards"] = [*cards]
        return self

    def range(self, seat: int, *ranges: int) -> Self:
        """The ranges of the fields, with the upgrades that they need."""
        part = self.doc["seats"][seat]
        for at, reach in enumerate(ranges):
            part["fields"][at]["range"] = reach
            for step in range(2, reach + 1):
                self.upgrade(seat, f"range_{at + 1}_p{step}")
        return self

    def upgrade(self, seat: int, *upgrades: str) -> Self:
        part = self.doc["seats"][seat]
        part["upgrades"] += upgrades
        part["board_cubes"] += len(upgrades)
        return self

    def tech(self, seat: int, *techs: str) -> Self:
        """A seat has these Dark Tech cards, and the level they came with."""
        for tech in techs:
            deck = 0 if tech in DECKS[0] else 1
            self.doc["seats"][seat]["dark_tech"].append(tech)
            level = max(self.doc["markers"][seat]["level"], deck + 1)
            self.doc["markers"][seat]["level"] = level
            looked = self.doc["hidden"]["dark_tech_looked"][deck]
            if not looked:
                self.doc["hidden"]["dark_tech_lost"][deck] = DECKS[deck][-2:]
            if seat not in looked:
                looked.append(seat)
                looked.sort()
            if tech == "new_stargate":
                self.doc["seats"][seat]["fields"].append({"range": 3, "cards": []})
        return self

    def lost(self, deck: int, *techs: str) -> Self:
        """Which cards the deck lost, if somebody has looked through it."""
        self.doc["hidden"]["dark_tech_lost"][deck] = [*techs]
        return self

    def commander(self, seat: int, commander: str) -> Self:
        """A seat has this commander instead of the one it was given; markers stay."""
        part = self.doc["seats"][seat]
        part["commander"] = commander
        if commander == "ava":
            part["fields"].append({"range": 1, "cards": []})
            part["board_cubes"] += 1
        return self

    def light(self, owner: int, *cards: str) -> Self:
        """An owner has drawn these light bonus cards."""
        name = "automa" if self.players == 1 and owner == 1 else str(owner)
        for card in cards:
            self.doc["hidden"]["light_story"].append(f"{name} drew {card}")
            self.doc["hidden"]["bonus"][owner].append(card)
        return self

    def light_returned(self, seat: int, card: str) -> Self:
        """A light bonus card that a seat holds has gone under the deck."""
        self.doc["hidden"]["light_story"].append(f"{seat} returned {card}")
        self.doc["hidden"]["bonus"][seat].remove(card)
        return self

    def market(self, *cards: str | None) -> Self:
        self.doc["market"] = [*cards, *[None] * (8 - len(cards))]
        return self

    def order(self, *owners: int | str) -> Self:
        self.doc["order"] = [*owners]
        return self

    def arrived(self, *owners: int | str) -> Self:
        self.doc["arrived"] = [*owners]
        return self

    def automa(self, card: str) -> Self:
        """This Automa card has been turned up."""
        self.doc["automa"] = {"card": card, "used": [card]}
        return self

    def round(self, number: int) -> Self:
        self.doc["round"] = number
        return self

    # --- where the round stands

    def _later(self, seat: int | str) -> list[Document]:
        """The agenda below a turn of phase 3: the turns that follow."""
        order = self.doc["order"]
        agenda: list[Document] = [{"item": "round_ends"}]
        for owner in reversed(order[order.index(seat) + 1 :]):
            if owner == "automa":
                agenda.append({"item": "settle_levels", "owner": 1})
                agenda.append({"item": "automa_turn"})
            else:
                agenda.append({"item": "action_turn", "seat": owner})
        return agenda

    def planning(self) -> Self:
        """Everybody has bought and is to plan."""
        self.doc["agenda"] = self.doc["agenda"][:1]
        return self

    def buying(self, seat: int, bought: int = 0) -> Self:
        """A purchase turn; the seats before it have bought."""
        order = self.doc["order"]
        self.doc["agenda"] = self.doc["agenda"][:1]
        for owner in reversed(order[order.index(seat) + 1 :]):
            if owner != "automa":
                self.push("purchase", seat=owner, bought=0, settled=False)
        return self.push("purchase", seat=seat, bought=bought, settled=False)

    def acting(self, seat: int, *cards: str) -> Self:
        """The action turn of a seat begins, with these cards on its fields from the left."""
        for number, card in enumerate(cards):
            self.field(seat, number + 1, card)
        self.doc["agenda"] = self._later(seat)
        self.push("field_action", seat=seat, field=1)
        self.push("purchase", seat=seat, bought=3, settled=True)
        self.first_moves = [f"{seat} end_turn"]
        return self

    def evaluating(self, seat: int) -> Self:
        """The actions of a seat are done and it is to evaluate."""
        self.doc["agenda"] = self._later(seat)
        return self.push("evaluation", seat=seat, evaluated=[])

    def automa_acting(self, card: str) -> Self:
        """The turn of the Automa begins with this card."""
        self.automa(card)
        self.doc["agenda"] = self._later("automa")
        self.push("settle_levels", owner=1).push("automa_turn")
        self.push("purchase", seat=0, bought=3, settled=True)
        self.first_moves = ["0 end_turn"]
        return self

    def push(self, item: str, **fields: object) -> Self:
        """Puts an item on top of the agenda."""
        self.doc["agenda"].append({"item": item, **fields})
        return self

    def document(self) -> Document:
        """The position, with all other cubes in the supply."""
        doc = deepcopy(self.doc)
        for owner, marker in enumerate(doc["markers"]):
            used = sum(
                planet[owner]
                for galaxy in doc["galaxies"].values()
                for system in galaxy["systems"]
                for planet in system["planets"]
            )
            for galaxy in doc["galaxies"].values():
                if galaxy["station"] and galaxy["station"]["seat"] == owner:
                    used += galaxy["station"]["cubes"]
            if owner < self.players:
                used += doc["seats"][owner]["board_cubes"]
            if marker["supply"] is not None:
                marker["supply"] = marker.get("left", 30 - used)
        return doc

    def load(self) -> State:
        state = GAME.from_position(self.document())
        play(state, *self.first_moves)
        return state


DECKS = [
    [
        "new_stargate",
        "gem_boost",
        "explorer_people",
        "scientific_settlements",
        "empire",
        "flexible_planning",
        "energy_saving",
        "seasoned_traveller",
    ],
    [
        "resource_people",
        "perpetual_motion",
        "feudalism",
        "voyage_of_exploration",
        "information_advantage",
        "dominant_people",
        "energy_boost",
        "additional_settlement",
    ],
]


# --- playing on ---------------------------------------------------------------------------------


def play(state: State, *moves: str) -> list[Event]:
    """Plays moves as in a record; gives the events."""
    events: list[Event] = []
    for entry in moves:
        who, _, text = entry.partition(" ")
        state.journal = events
        state.play(CHANCE if who == "*" else Seat(int(who)), state.game.moves.number(text))
    state.journal = None
    return events


def look(state: State) -> Document:
    """The whole position, open and hidden."""
    document: Document = json.loads(json.dumps(state.position()))
    return document


def marker(state: State, owner: int) -> Document:
    found: Document = look(state)["markers"][owner]
    return found


def seat_of(state: State, seat: int) -> Document:
    found: Document = look(state)["seats"][seat]
    return found


def gems(state: State, seat: int) -> tuple[int, int, int]:
    found = seat_of(state, seat)["gems"]
    return (found["anthracite"], found["gold"], found["transparent"])


def legal(state: State, seat: int, kind: str = "") -> list[str]:
    """The legal moves of a seat in the notation; only those of one kind if it is named."""
    texts = [state.game.moves.text(move) for move in state.legal(Seat(seat))]
    return [text for text in texts if not kind or text.split(" ")[0] == kind]


def outcomes(state: State) -> list[str]:
    return [state.game.moves.text(move) for move, _ in state.chances()]


def refused(state: State, move: str) -> str:
    """The key of the reason why a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        play(state, move)
    return caught.value.key


def told(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]
