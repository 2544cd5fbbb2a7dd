"""Puzzles: found in games between bots, and checked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from farshore.cli.frame import FINE, GameName, Seed, command, here
from farshore.core.registry import load
from farshore.localization.messages import GameWords
from farshore.terminal.lines import print_line

REFUSED: Final = 1
"""A puzzle was found wanting."""


@command
def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option(metavar="N", min=1, help="How many puzzles.")] = 24,
    seed: Seed = "0",
    out: Annotated[
        str | None, typer.Option(metavar="FILE.jsonl", help="Where to write the puzzles.")
    ] = None,
    check: Annotated[
        str | None,
        typer.Option(metavar="FILE.jsonl", help="Check these puzzles instead of making new ones."),
    ] = None,
) -> int:
    """Find positions with one clearly best move in games between bots, or check them again."""
    if check is not None:
        return _check(game, check, seed)
    from farshore.puzzles import find_puzzles
    from farshore.terminal.progress import ProgressBar

    path = f"puzzles-{game}.jsonl" if out is None else out
    made = 0
    with (
        ProgressBar(count, here().say("puzzle-progress")) as progress,
        Path(path).open("w", encoding="utf-8") as file,
    ):
        for puzzle in find_puzzles(load(game), count, seed, progress.tick):
            file.write(puzzle.to_line() + "\n")
            file.flush()
            made += 1
    print_line(here().say("puzzle-made", count=made, path=path))
    return FINE


def _check(game: str, path: str, seed: str) -> int:
    """Replays every puzzle and searches again; tells which are not good."""
    from farshore.puzzles import check_puzzle, read_puzzles

    said = GameWords(here(), load(game))
    good = refused = 0
    for number, puzzle in enumerate(read_puzzles(path), 1):
        reason = check_puzzle(puzzle, f"{seed}/{number}")
        if reason is None:
            good += 1
            continue
        refused += 1
        text = here().say("puzzle-line", number=number, problem=said.reason(reason))
        print(text, file=sys.stderr)
    print_line(here().say("puzzle-checked", good=good, refused=refused))
    return REFUSED if refused else FINE
