"""The REST interface for puzzles: which there are, the position, trying a move, the solution."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response

from farshore.core.registry import game_names
from farshore.core.types import MoveId
from farshore.puzzles import daily_puzzle
from farshore.server.api.endpoints import ERRORS
from farshore.server.errors import reason_json
from farshore.server.messages import puzzle_models as m
from farshore.server.messages.models import Why
from farshore.server.tables.moves import move_number
from farshore.server.visibility.puzzle import PuzzleTable, puzzle_table, summaries

api = APIRouter(prefix="/api/puzzles", responses=ERRORS)


async def puzzle_of(
    game: Annotated[str, Path(max_length=100)], number: Annotated[int, Path(ge=1, le=1_000_000)]
) -> PuzzleTable:
    return await asyncio.to_thread(puzzle_table, game, number)  # it replays a game


APuzzle = Annotated[PuzzleTable, Depends(puzzle_of)]


@api.get("")
async def get_puzzles() -> m.PuzzleList:
    """All puzzles, and the one of today."""
    games = {name: summaries(name) for name in game_names()}
    today = daily_puzzle(datetime.now(UTC).date())
    return m.PuzzleList(
        games={name: found for name, found in games.items() if found},
        today=None if today is None else m.PuzzleLink(game=today[0], number=today[1]),
    )


@api.get("/{game}/{number}", response_model=m.PuzzleJson)
async def get_puzzle(puzzle: APuzzle) -> Response:
    """The position of a puzzle, as the seat that decides sees it."""
    message = await asyncio.to_thread(puzzle.message)
    return Response(message.body, media_type="application/json")


def number_of(puzzle: PuzzleTable, asked: m.TryMove) -> MoveId:
    return move_number(puzzle.puzzle.game, asked.move)


@api.post("/{game}/{number}/try")
async def post_try(puzzle: APuzzle, asked: m.TryMove) -> m.PuzzleTry:
    """Whether a move is the one, and how good it is."""
    return await asyncio.to_thread(puzzle.attempt, number_of(puzzle, asked))


@api.post("/{game}/{number}/why")
async def post_why(puzzle: APuzzle, asked: m.TryMove) -> Why:
    """Why a move is not possible here."""
    reason = puzzle.why_not(number_of(puzzle, asked))
    answer = {"id": "", "reason": None if reason is None else reason_json(reason)}
    return Why.model_validate(answer)


@api.get("/{game}/{number}/solution")
async def get_solution(puzzle: APuzzle) -> m.PuzzleSolution:
    """The best moves, with what is expected after them."""
    return await asyncio.to_thread(puzzle.solution)
