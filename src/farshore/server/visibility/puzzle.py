"""Puzzles as who solves them may know them: the position of one seat, and no answer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import orjson

from farshore.bots import Choice
from farshore.core.errors import IllegalMove, Reason
from farshore.core.types import MoveId, seats
from farshore.puzzles.library import shipped_lines
from farshore.puzzles.puzzle import Puzzle, PuzzleChoice
from farshore.server.errors import Refused
from farshore.server.game.live_game import LiveGame
from farshore.server.messages.puzzle_models import PuzzleSolution, PuzzleSummary, PuzzleTry
from farshore.server.messages.worker_messages import HintChoice
from farshore.server.visibility.advice import hint_choice
from farshore.server.visibility.message import Message
from farshore.server.visibility.position import why_not
from farshore.server.visibility.variation import private_state

KEPT: Final = 64
"""Puzzles that are kept in memory."""


class PuzzleTable:
    """A puzzle set up: its game as it stands, for looking at it and trying moves."""

    def __init__(self, puzzle: Puzzle, number: int, count: int) -> None:
        self.puzzle: Final = puzzle
        self.number: Final = number
        self.count: Final = count
        self.live: Final = LiveGame(puzzle.record.setup, puzzle.record.moves)

    def message(self) -> Message:
        """The position as the deciding seat sees it, with the log."""
        setup = self.puzzle.record.setup
        return Message(
            {
                "game": self.puzzle.game.info.name,
                "number": self.number,
                "count": self.count,
                "difficulty": self.puzzle.difficulty,
                "players": setup.players,
                "data": setup.edition.name,
                "seats": self._seats(),
                "state": orjson.Fragment(private_state(self.live, self.puzzle.seat).body),
            }
        )

    def _seats(self) -> list[dict[str, object]]:
        """The others are bots; who solves the puzzle has no name here."""
        players = self.puzzle.record.setup.players
        emblems = [*self.puzzle.game.info.emblems_for(players), *[None] * players]
        waiting = self.live.waiting()
        return [
            {
                "seat": seat,
                "kind": "person" if seat == self.puzzle.seat else "bot",
                "name": "",
                "bot": None,
                "connected": True,
                "waits": seat in waiting,
                "ends": None,
                "emblem": emblems[seat],
                "host": False,
            }
            for seat in seats(players)
        ]

    def why_not(self, move: MoveId) -> Reason | None:
        return why_not(self.live, self.puzzle.seat, move)

    def attempt(self, move: MoveId) -> PuzzleTry:
        """How good a legal move is. What the search expects after it is told only if it is right:
        the answer to a wrong move would give too much away."""
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        known = self.puzzle.choice(move)
        solved = move in self.puzzle.best
        line = known.line if known is not None and solved else []
        chance = 0.0 if known is None else known.chance
        return PuzzleTry(
            solved=solved,
            tried=self._choice(PuzzleChoice(move, chance, line)),
            considered=known is not None,
            best_chance=self.puzzle.choices[0].chance,
        )

    def solution(self) -> PuzzleSolution:
        text = self.puzzle.game.moves.text
        told = [choice for choice in self.puzzle.choices if choice.line]
        return PuzzleSolution(
            best=[text(move) for move in self.puzzle.best],
            choices=[self._choice(choice) for choice in told],
        )

    def _choice(self, choice: PuzzleChoice) -> HintChoice:
        found = Choice(choice.move, 0, choice.chance, choice.line)
        return hint_choice(self.live.state, self.puzzle.seat, found)


@lru_cache(maxsize=KEPT)
def puzzle_table(game: str, number: int) -> PuzzleTable:
    """A puzzle of a game by its number; refused if there is none."""
    lines = shipped_lines(game)
    if not 1 <= number <= len(lines):
        raise Refused(404, "no-such-puzzle")
    return PuzzleTable(Puzzle.from_line(lines[number - 1]), number, len(lines))


@lru_cache
def summaries(game: str) -> list[PuzzleSummary]:
    """All puzzles of a game, without setting them up."""
    documents = [orjson.loads(line) for line in shipped_lines(game)]
    return [
        PuzzleSummary(
            number=number,
            difficulty=document["difficulty"],
            players=document["record"]["players"],
        )
        for number, document in enumerate(documents, 1)
    ]
