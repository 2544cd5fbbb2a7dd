"""Requests and answers about puzzles."""

from __future__ import annotations

from pydantic import BaseModel

from farshore.server.messages.models import HintChoice, MoveJson, Request, SeatJson, StateJson


class TryMove(Request):
    """A move that somebody tries in a puzzle."""

    move: MoveJson


class PuzzleLink(BaseModel):
    """Which puzzle; they are counted from 1."""

    game: str
    number: int


class PuzzleSummary(BaseModel):
    number: int
    difficulty: int
    """1 to 3."""
    players: int


class PuzzleList(BaseModel):
    games: dict[str, list[PuzzleSummary]]
    today: PuzzleLink | None


class PuzzleJson(PuzzleSummary):
    """A position with one move that is clearly best, as its seat may know it."""

    game: str
    count: int
    """How many puzzles the game has."""
    data: str
    seats: list[SeatJson]
    state: StateJson


class PuzzleTry(BaseModel):
    """How good a move is that was tried."""

    solved: bool
    tried: HintChoice
    considered: bool
    """Whether the search looked at it; if not, its chance means nothing."""
    best_chance: float


class PuzzleSolution(BaseModel):
    """The best moves with what is expected after them, the best first."""

    best: list[str]
    choices: list[HintChoice]
