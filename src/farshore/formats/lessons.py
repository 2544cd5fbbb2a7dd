"""Lessons: guided first games, `lesson.json` beside the `game.py` of a game.

A lesson is a whole game as it is to be played (`record`), and what a coach says on the way
(`steps`). Each step belongs to a position, named by the number of moves before it. Where the seat
that learns decides, a step waits for its move; everything else happens as it is written, luck and
the other seats included. So the state of a lesson is the number of moves made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from farshore.core.record import Record
from farshore.core.registry import load
from farshore.core.types import MoveId, Seat
from farshore.localization.messages import package_of

FILE: Final = "lesson.json"

Target = str | dict[str, str | int]
"""What the coach points at: a mark of the page (`sun`), or the things whose moves fit a pattern."""
Moves = Sequence[tuple[Seat, MoveId]]
Word = Annotated[str, Field(pattern="^[a-z0-9-]+$")]
"""The end of a message key: `GAME-lesson-WORD`."""


class LessonStep(BaseModel):
    """One idea of the coach."""

    model_config = ConfigDict(extra="forbid")

    at: Annotated[int, Field(ge=0)]
    """How many moves of the record come before: the learner's next move, or the end."""
    say: Word
    point: list[Target] = []
    """What it speaks of; nothing named: what the accepted moves belong to."""
    do: list[str] = []
    """The moves that lead on, the one of the record first; none: it only explains."""
    wrong: dict[str, Word] = {}
    """What is said about other moves, by their kind; `other`: all that are not named."""
    forward: bool = False
    """Afterwards both sides play on by themselves, as written, to the next step."""


class LessonDocument(BaseModel):
    """The file."""

    model_config = ConfigDict(extra="forbid")

    format: Literal["farshore-lesson/1"]
    seat: Annotated[int, Field(ge=0)]
    """Who learns."""
    bot: str
    """Who plays on against the learner, if the lesson is left."""
    record: dict[str, Any]
    steps: list[LessonStep]


class Lesson:
    """A lesson that has been read: every move of its record is legal."""

    def __init__(self, document: LessonDocument) -> None:
        self.seat: Final = Seat(document.seat)
        self.bot: Final = document.bot
        self.steps: Final = document.steps
        self.record: Final = Record.from_json(document.record)
        self._script: Final[dict[Seat, list[MoveId]]] = {}
        """The moves of each actor in their order. Whose come first can differ where seats decide
        at the same time."""
        self._positions: Final[list[int]] = []
        """Where the learner moves, and the end."""
        for at, (actor, move) in enumerate(self.record.moves):
            self._script.setdefault(actor, []).append(move)
            if actor == self.seat:
                self._positions.append(at)
        self._positions.append(len(self.record.moves))
        number = self.record.game.moves.number
        self._accepted: Final = {
            self._positions.index(step.at): [number(move) for move in step.do]
            for step in document.steps
            if step.do
        }
        """What the learner may do, by the number of moves that the learner has made."""

    def position(self, moves: Moves) -> int | None:
        """How far the lesson is, as `LessonStep.at` counts; None: the game has left it."""
        made = Counter[Seat]()
        for actor, move in moves:
            if not self._is_next(actor, move, made[actor]):
                return None
            made[actor] += 1
        return self._positions[made[self.seat]]

    def _is_next(self, actor: Seat, move: MoveId, made: int) -> bool:
        script = self._script.get(actor, [])
        if made >= len(script):
            return False
        accepted = self._accepted.get(made, []) if actor == self.seat else []
        return move == script[made] or move in accepted

    def next_move(self, moves: Moves, actor: Seat) -> MoveId | None:
        """What somebody does next by the lesson; None if the game has left it."""
        script = self._script.get(actor, [])
        made = sum(who == actor for who, _ in moves)
        return script[made] if made < len(script) and self.position(moves) is not None else None

    def leap(self, at: int) -> int | None:
        """To where both sides play on by themselves from here; None: they do not."""
        if not any(step.forward for step in self.steps if step.at == at):
            return None
        return min(step.at for step in self.steps if step.at > at)


@cache
def lesson_of(name: str) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    file = lesson_file(name)
    if file is None:
        return None
    return Lesson(LessonDocument.model_validate_json(file.read_text("utf-8")))


def lesson_file(name: str) -> Traversable | None:
    package = package_of(load(name))
    file = files(package).joinpath(FILE) if package else None
    return file if file is not None and file.is_file() else None
