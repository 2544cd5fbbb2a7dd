"""The messages of the bot protocol (docs/python/bots-protocol.md), and reading the answers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NotRequired, TypedDict

from farshore.bots import Observation
from farshore.core.features import Features
from farshore.core.game import Setup
from farshore.core.move import MoveTable
from farshore.core.result import Results
from farshore.core.types import MoveId, Seat
from farshore.external.process import Failed, shown

PROTOCOL: Final = 1
WANTS_OBSERVATION: Final = "observation"
WANTS_END: Final = "end"
"""What a program may ask for when it is `ready`; other words mean nothing yet."""


class Hello(TypedDict):
    """Opens a game: what the program plays, and on which seat."""

    type: Literal["hello"]
    protocol: int
    game: str
    rules: int
    edition: str
    options: Mapping[str, object]
    rulings: Mapping[str, str]
    players: int
    seat: Seat
    match: str


class LegalMove(TypedDict):
    """A move as number, text and value."""

    number: MoveId
    text: str
    value: Mapping[str, object]


class Numbers(TypedDict):
    """The observation of the environments: each number is `values[i] / highs[i]`."""

    values: list[int]
    highs: list[int]


class Decide(TypedDict):
    """Asks for a move."""

    type: Literal["decide"]
    id: int
    deadline: float
    view: Mapping[str, object]
    legal: list[LegalMove]
    observation: NotRequired[Numbers]
    """If the program has asked for it."""


class End(TypedDict):
    """Says how a game ended; nothing is answered. If the program has asked for it."""

    type: Literal["end"]
    match: str
    scores: list[int]
    places: list[int]
    end: str
    forfeits: int
    """Decisions of this game that `greedy` took instead of the program."""


@dataclass(frozen=True)
class Answer:
    """The answer to `decide`. The move may be a number, a text or a value, and is unchecked."""

    id: int
    move: object


def hello(setup: Setup, seat: Seat, match: str) -> Hello:
    info = setup.game.info
    return Hello(
        type="hello",
        protocol=PROTOCOL,
        game=info.name,
        rules=setup.rules,
        edition=setup.edition.name,
        options=setup.options,
        rulings=setup.chosen_rulings(),
        players=setup.players,
        seat=seat,
        match=match,
    )


def decide(
    number: int,
    seconds: float,
    observation: Observation,
    moves: MoveTable,
    features: Features | None = None,
) -> Decide:
    """The question; with the numbers that learners get if there are `features`."""
    question = Decide(
        type="decide",
        id=number,
        deadline=seconds,
        view=observation.view(),
        legal=[
            LegalMove(number=move, text=moves.text(move), value=moves.to_json(move))
            for move in observation.legal
        ],
    )
    if features is not None:
        values = [*observation.numbers(features)]
        question["observation"] = Numbers(values=values, highs=features.highs)
    return question


def end(match: str, results: Results, forfeits: int) -> End:
    return End(
        type="end",
        match=match,
        scores=results.scores,
        places=results.places,
        end=results.end,
        forfeits=forfeits,
    )


def to_line(message: Hello | Decide | End) -> str:
    return json.dumps(message, separators=(",", ":"))


def read_ready(line: str) -> frozenset[str]:
    """What the program wants besides, from its answer to `hello`."""
    answer = _object(line)
    if answer.get("type") != "ready":
        raise Failed(f"it did not say that it is ready: {shown(line)}")
    wants = answer.get("wants", [])
    if not isinstance(wants, list):
        raise Failed(f"what it wants is not a list: {shown(line)}")
    return frozenset(str(want) for want in wants)


def read_answer(line: str, number: int) -> Answer:
    """The answer to the question with this number."""
    answer = _object(line)
    if answer.get("id") != number or isinstance(answer.get("id"), bool):
        raise Failed(f"the answer has not the id {number}: {shown(line)}")
    return Answer(number, answer.get("move"))


def _object(line: str) -> dict[str, object]:
    try:
        document: object = json.loads(line)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise Failed(f"not a JSON object: {shown(line)}")
    return document
