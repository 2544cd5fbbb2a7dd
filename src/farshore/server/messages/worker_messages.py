"""What the server asks a worker process, and what it answers. Each message is a line of JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter

from farshore.core.types import MoveId, Seat

MoveJson = dict[str, str | int]
Facts = dict[str, str | int | list[str]]


class GameRecord(BaseModel):
    """A game as it stands: setup and moves."""

    table: str
    game: str
    rules: int
    players: int
    options: dict[str, str | int]
    data: str
    edition: str | None
    """The component data that somebody brought; None: the built-in edition that `data` names."""
    moves: list[tuple[Seat, MoveId]]


# --- questions


class ChooseMove(BaseModel):
    """Which move does a bot make?"""

    kind: Literal["choose"] = "choose"
    record: GameRecord
    seat: Seat
    bot: str
    stand_in: str
    """The bot that plays if there is no `bot` any more."""
    command: str | None
    """The program to run; None for a bot of Farshore's own."""
    seconds: float
    """How long a program may take."""


class AskHint(BaseModel):
    """What would a bot do in the place of a seat?"""

    kind: Literal["hint"] = "hint"
    record: GameRecord
    seat: Seat


class ListDecisions(BaseModel):
    """Which moves of a game were decisions?"""

    kind: Literal["decisions"] = "decisions"
    record: GameRecord


class AnalyseSteps(BaseModel):
    """How good were some of the decisions? The answer may hold only the first of them."""

    kind: Literal["analyse"] = "analyse"
    record: GameRecord
    steps: list[int]


class ListChoices(BaseModel):
    """What else could have been done at a decision?"""

    kind: Literal["choices"] = "choices"
    record: GameRecord
    step: int


class CheckEdition(BaseModel):
    """Which faults does component data have?"""

    kind: Literal["edition"] = "edition"
    game: str
    text: str


GameQuestion = ChooseMove | AskHint | ListDecisions | AnalyseSteps | ListChoices
"""A question about a game at a table."""
Question = GameQuestion | CheckEdition
GAME_QUESTION: TypeAdapter[GameQuestion] = TypeAdapter(
    Annotated[GameQuestion, Field(discriminator="kind")]
)
QUESTION: TypeAdapter[Question] = TypeAdapter(Annotated[Question, Field(discriminator="kind")])


# --- answers


class ExpectedMove(BaseModel):
    """A move of a line that the search expects."""

    seat: Seat
    move: MoveJson
    text: str
    facts: Facts


class HintChoice(BaseModel):
    """A move that can be made, and what is expected after it."""

    move: MoveJson
    text: str
    number: MoveId
    chance: float
    visits: int
    line: list[ExpectedMove]
    now: dict[str, int] = {}
    """The points of the seat that it changes at once, by their source ..."""
    then: dict[str, int] = {}
    """... and by the end of the line."""


class HintAnswer(BaseModel):
    seat: Seat
    simulations: int
    chances: list[float]
    move: MoveJson
    choices: list[HintChoice]


class JudgedMove(BaseModel):
    """A decision of a finished game, looked at again."""

    step: int
    seat: Seat
    move: MoveJson
    text: str
    facts: Facts
    chance: float
    best: MoveJson
    best_text: str
    best_facts: Facts
    best_chance: float
    cost: float
    chances: list[float]


class JudgedChoices(BaseModel):
    simulations: int
    choices: list[HintChoice]


class Fault(BaseModel):
    """Something that is wrong with a document."""

    key: str
    params: Facts
    game: str


class CheckedEdition(BaseModel):
    name: str
    """As records would name it; empty if it has faults."""
    faults: list[Fault]


MOVE: TypeAdapter[MoveId] = TypeAdapter(MoveId)
HINT: TypeAdapter[HintAnswer] = TypeAdapter(HintAnswer)
STEPS: TypeAdapter[list[int]] = TypeAdapter(list[int])
JUDGED: TypeAdapter[list[JudgedMove]] = TypeAdapter(list[JudgedMove])
CHOICES: TypeAdapter[JudgedChoices] = TypeAdapter(JudgedChoices)
CHECKED: TypeAdapter[CheckedEdition] = TypeAdapter(CheckedEdition)
Answer = MoveId | HintAnswer | list[int] | list[JudgedMove] | JudgedChoices | CheckedEdition
ANSWERS: dict[type[GameQuestion], TypeAdapter[Any]] = {
    ChooseMove: MOVE,
    AskHint: HINT,
    ListDecisions: STEPS,
    AnalyseSteps: JUDGED,
    ListChoices: CHOICES,
}
"""How the answer to each kind of question is written."""
