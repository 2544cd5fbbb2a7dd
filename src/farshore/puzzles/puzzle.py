"""A puzzle: a position, the seat that decides, and what the search thinks of its moves."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from farshore.core.errors import BadRecord, FarshoreError, Reason
from farshore.core.game import Game
from farshore.core.record import Record
from farshore.core.state import State
from farshore.core.types import MoveId, Seat

FORMAT: Final = "farshore-puzzle/1"
EASY, MEDIUM, HARD = 1, 2, 3
"""Who finds the move: a look one step ahead, a short search, or only a long one."""

Line = list[tuple[Seat, MoveId]]


@dataclass(frozen=True)
class PuzzleChoice:
    """A move of the position, and what the search expects of it."""

    move: MoveId
    chance: float
    """The seat's chance after it, from 0 to 1."""
    line: Line
    """The move and those expected after it; empty for moves that are far behind."""


@dataclass(frozen=True)
class Puzzle:
    """The game up to the position, and the answer."""

    record: Record
    seat: Seat
    best: list[MoveId]
    """The moves that solve it: usually one, more if they are as good as each other."""
    difficulty: int
    choices: list[PuzzleChoice]
    """The best first; the moves of `best` lead it."""

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def gap(self) -> float:
        """How much the chance falls with the best move that does not solve it."""
        return self.choices[0].chance - self.choices[len(self.best)].chance

    def position(self) -> State:
        return self.record.replay()

    def choice(self, move: MoveId) -> PuzzleChoice | None:
        """What is known of a move; None if the search never considered it."""
        return next((choice for choice in self.choices if choice.move == move), None)

    def to_line(self) -> str:
        """The document on one line."""
        text = self.game.moves.text
        document = {
            "format": FORMAT,
            "seat": self.seat,
            "best": [text(move) for move in self.best],
            "difficulty": self.difficulty,
            "choices": [
                {
                    "move": text(choice.move),
                    "chance": round(choice.chance, 3),
                    "line": [f"{seat} {text(move)}" for seat, move in choice.line],
                }
                for choice in self.choices
            ],
            "record": self.record.to_json(),
        }
        return json.dumps(document, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def from_line(text: str) -> Puzzle:
        """Reads a document and replays it: the best moves must be possible."""
        try:
            document = json.loads(text)
            if document["format"] != FORMAT:
                raise BadRecord(Reason("puzzle-bad-format", {"allowed": FORMAT}))
            puzzle = _read(document, Record.from_json(document["record"]))
        except (ValueError, KeyError, TypeError) as error:
            raise BadRecord(Reason("puzzle-damaged", {"why": repr(error)})) from error
        puzzle.verify()
        return puzzle

    def verify(self) -> None:
        """Refuses a puzzle whose position does not ask the seat, or does not allow its moves."""
        state = self.position()
        legal = state.legal(self.seat) if self.seat in state.waiting() else []
        wrong = [choice.move for choice in self.choices if choice.move not in legal]
        ordered = [choice.move for choice in self.choices[: len(self.best)]] == self.best
        if wrong or not self.best or not ordered or len(self.choices) <= len(self.best):
            raise BadRecord(Reason("puzzle-wrong-moves"))


def _read(document: dict[str, Any], record: Record) -> Puzzle:
    number = record.game.moves.number
    choices = [
        PuzzleChoice(
            number(choice["move"]),
            float(choice["chance"]),
            [_read_step(record.game, step) for step in choice["line"]],
        )
        for choice in document["choices"]
    ]
    return Puzzle(
        record,
        Seat(int(document["seat"])),
        [number(move) for move in document["best"]],
        int(document["difficulty"]),
        choices,
    )


def _read_step(game: Game, step: str) -> tuple[Seat, MoveId]:
    who, _, text = step.partition(" ")
    try:
        return Seat(int(who)), game.moves.number(text)
    except FarshoreError as error:
        raise BadRecord(Reason("puzzle-damaged", {"why": step})) from error
