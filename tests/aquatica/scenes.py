"""Positions to test rules in, and ways to play in them by the notation."""

from __future__ import annotations

import copy
import json
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

import farshore
from farshore.core.errors import IllegalMove
from farshore.core.record import actor_text
from farshore.core.state import CHANCE, Event
from farshore.core.types import Seat
from farshore.games.aquatica import GAME
from farshore.games.aquatica.state import AquaticaState

Doc = dict[str, Any]

ROW = [
    "siren_envoy",
    "crab_diplomat",
    "manta_leader",
    "grabber",
    "researcher",
    "octopus_merchant",
]
LOWER = [
    "dogfish_shoal",
    "fishers_boat",
    "twin_fumarole",
    "fallen_column",
    "black_tooth",
    "red_fault",
]
TRAINED = ["trained_power", "trained_coin", "trained_raise", "trained_score"]
STARTING = ["matron", "legionary", "patrician", "seahorse", "wave_reader", "azure_agent"]


@cache
def data() -> Doc:
    """The built-in component data."""
    text = files("farshore.games.aquatica").joinpath("components.json").read_text("utf-8")
    document: Doc = json.loads(text)
    return document


def edition_data() -> Doc:
    """A copy of the component data to change."""
    return copy.deepcopy(data())


def location(id_: str) -> Doc:
    found: Doc = next(entry for entry in data()["locations"] if entry["id"] == id_)
    return found


def start(players: int = 2, rules: int | None = None, **options: object) -> AquaticaState:
    """A new game with the first edition, whose values the tests name, unless they say another."""
    chosen: dict[str, object] = {"data_set": "reconstructed_1", **options}
    state = GAME.start(players, chosen, rules=rules)
    assert isinstance(state, AquaticaState)
    return state


def set_up(players: int = 2, rules: int | None = None, **options: object) -> AquaticaState:
    """A game after a fixed setup: seat 0 begins, ROW and LOWER are displayed."""
    chosen: dict[str, object] = {"first_player": 0} if players > 1 else {}
    chosen.update(options)
    state = start(players, rules, **chosen)
    for slot, card in enumerate(ROW):
        play(state, f"* reveal character_{slot + 1} {card}")
    for slot, card in enumerate(LOWER):
        play(state, f"* reveal lower_{slot + 1} {card}")
    return state


class Scene:
    """A position under construction. What is not said stays as after a plain setup.

    Wild mantas follow from the locations that are finished; they are ready unless listed in
    `tired`. Boards are lists of `location@covered`.
    """

    def __init__(
        self, players: int = 2, active: int = 0, rules: int | None = None, **options: object
    ) -> None:
        chosen: dict[str, object] = {"kings": "none"}
        chosen.update(options)
        state = set_up(players, rules, **chosen)
        while state.actor() == CHANCE or state.decision().NAME == "choose_king":
            actor = state.actor()
            state.play(actor, state.legal(actor)[0])
        self.doc: Doc = json.loads(json.dumps(state.position()))
        self.doc["active"] = active
        self.doc["agenda"] = [{"item": "turn_menu", "seat": active}]
        self.doc["turns"] = 1 + active

    def seat(
        self,
        seat: int,
        hand: list[str] | None = None,
        discard: list[str] | None = None,
        board: list[str] | None = None,
        scored: list[str] | None = None,
        tired: list[str] | None = None,
    ) -> Scene:
        part = self.doc["seats"][seat]
        if hand is not None or discard is not None:
            discard = discard or []
            kings = [card for card in part["hand"] if card.startswith("king")]
            rest = [card for card in [*STARTING, *kings] if card not in discard]
            part["hand"] = rest if hand is None else hand
            part["discard"] = discard
        if board is not None:
            spaces = [place(entry) for entry in board]
            part["board"] = spaces + [None] * (5 - len(spaces))
        if scored is not None:
            part["scored"] = scored
        if tired is not None:
            part["tired"] = tired
        return self

    def add_to_hand(self, seat: int, *cards: str) -> Scene:
        self.doc["seats"][seat]["hand"] += cards
        return self

    def rows(
        self,
        row: list[str] | None = None,
        upper: list[str | None] | None = None,
        lower: list[str | None] | None = None,
    ) -> Scene:
        if row is not None:
            self.doc["row"] = [*row, *([None] * (6 - len(row)))]
        if upper is not None:
            self.doc["upper"] = [*upper, *([None] * (4 - len(upper)))]
        if lower is not None:
            self.doc["lower"] = [*lower, *([None] * (6 - len(lower)))]
        return self

    def goals(self, *goals: str) -> Scene:
        """The goals of the tracks (for games with tokens)."""
        for track, goal in enumerate(goals):
            self.doc["tracks"][track]["goal"] = goal
        return self

    def claimed(self, seat: int, goal: str, manta: str) -> Scene:
        track = next(track for track in self.doc["tracks"] if track["goal"] == goal)
        space = track["spaces"].index(None)
        track["spaces"][space] = {"owner": seat, "manta": manta}
        return self

    def discard_locations(self, *locations: str) -> Scene:
        self.doc["discarded"] += locations
        return self

    def keep_in_location_deck(self, *locations: str) -> Scene:
        """Everything that lies nowhere else, but these, is out of the game."""
        there = {*locations, *self.doc["upper"], *self.doc["lower"]}
        for part in self.doc["seats"]:
            there |= {entry["location"] for entry in part["board"] if entry}
            there |= set(part["scored"])
        ids = [entry["id"] for entry in data()["locations"]]
        self.doc["discarded"] = [id_ for id_ in ids if id_ not in there]
        return self

    def after_main_action(self) -> Scene:
        self.doc["turn"]["main_used"] = True
        return self

    def document(self) -> Doc:
        document = copy.deepcopy(self.doc)
        used: list[str] = []
        for number, part in enumerate(document["seats"]):
            placed = [
                space["manta"]
                for track in document["tracks"]
                for space in track["spaces"]
                if space is not None and space["owner"] == number
            ]
            wild = [location(id_)["manta"] for id_ in part["scored"]]
            for entry in part["board"]:
                if entry and entry["covered"] == len(location(entry["location"])["depths"]):
                    wild.append(location(entry["location"])["manta"])
            owned = [manta for manta in wild if manta is not None]
            used += owned
            reserve = [manta for manta in TRAINED if manta not in placed] + owned
            for manta in part["tired"]:
                reserve.remove(manta)
            part["ready"] = reserve
        taken = {id_ for part in document["seats"] for id_ in part["scored"]}
        for part in document["seats"]:
            taken |= {entry["location"] for entry in part["board"] if entry}
        for row in ("upper", "lower"):  # what a seat has is not displayed
            document[row] = [None if id_ in taken else id_ for id_ in document[row]]
        supply: list[str] = []
        for entry in data()["wild_mantas"]:
            supply += [entry["id"]] * (entry["count"] - used.count(entry["id"]))
        document["supply"] = supply
        return document

    def state(self) -> AquaticaState:
        state = GAME.from_position(self.document())
        assert isinstance(state, AquaticaState)
        return state


def place(text: str) -> Doc:
    """`mako_channel@1` as an entry of a board."""
    id_, _, covered = text.partition("@")
    return {"location": id_, "covered": int(covered or 0)}


def play(state: farshore.State, *entries: str) -> list[Event]:
    """Plays entries of a record (`0 play matron`); gives the events."""
    events: list[Event] = []
    state.journal = events
    for entry in entries:
        actor, _, text = entry.partition(" ")
        state.play(CHANCE if actor == "*" else Seat(int(actor)), state.game.moves.number(text))
    state.journal = None
    return events


def legal(state: farshore.State) -> set[str]:
    """What the one actor waited for may do, as entries of a record."""
    (actor,) = state.waiting()
    return {f"{actor_text(actor)} {state.game.moves.text(move)}" for move in state.legal(actor)}


def kinds(state: farshore.State) -> set[str]:
    """The kinds of the legal moves."""
    return {entry.split(" ")[1] for entry in legal(state)}


def refused(state: farshore.State, entry: str) -> str:
    """The key of the reason why an entry is not legal."""
    before = state.position()
    with pytest.raises(IllegalMove) as caught:
        play(state, entry)
    assert state.position() == before
    return caught.value.key


def seats(state: farshore.State) -> list[Doc]:
    """The open part of each seat."""
    parts: list[Doc] = json.loads(json.dumps(state.view(farshore.SPECTATOR)))["seats"]
    return parts


def view(state: farshore.State, viewer: int = farshore.SPECTATOR) -> Doc:
    document: Doc = json.loads(json.dumps(state.view(Seat(viewer))))
    return document


def board(state: farshore.State, seat: int) -> list[str | None]:
    """A player board as `location@covered`."""
    return [
        None if entry is None else f"{entry['location']}@{entry['covered']}"
        for entry in seats(state)[seat]["board"]
    ]


def pool(state: farshore.State) -> tuple[int, int]:
    """Coins and power."""
    turn = view(state)["turn"]
    return turn["coins"], turn["power"]


def told(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def finish_luck(state: farshore.State) -> None:
    """Whatever luck brings, the first of it."""
    while state.waiting() == (CHANCE,):
        state.play(CHANCE, state.chances()[0][0])


def first_moves(state: farshore.State, stop_at: str) -> None:
    """Plays the first legal move again and again until a decision of this name."""
    while not state.is_over() and stop_at != state.decision().NAME:
        actor = state.actor()
        state.play(actor, state.legal(actor)[0])
