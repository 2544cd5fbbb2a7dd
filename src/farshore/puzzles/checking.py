"""A second opinion on a puzzle: the answer must not hang on the seed that found it."""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.core.errors import Reason
from farshore.puzzles.finding import SIMULATIONS, evaluated, lead
from farshore.puzzles.puzzle import Puzzle

CONFIRMED_GAP: Final = 0.03
"""What a fresh search must leave of the gap."""


def check_puzzle(puzzle: Puzzle, seed: str | int, simulations: int = SIMULATIONS) -> Reason | None:
    """Searches again with another seed; the reason why the puzzle is not good, or None."""
    choices = evaluated(puzzle.position(), puzzle.seat, simulations, Random(f"check/{seed}"))
    leading = {choice.move for choice in choices[: len(puzzle.best)]}
    text = puzzle.game.moves.text
    if leading != {*puzzle.best}:
        return Reason(
            "puzzle-other-move",
            {"given": [text(move) for move in puzzle.best], "found": text(choices[0].move)},
        )
    gap = lead(choices, len(puzzle.best))
    if gap < CONFIRMED_GAP:
        return Reason("puzzle-small-gap", {"gap": f"{gap:.3f}", "least": f"{CONFIRMED_GAP:.3f}"})
    return None
