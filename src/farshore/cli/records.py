"""Records of games: shown, analysed and verified."""

from __future__ import annotations

from contextlib import closing
from typing import Annotated, Final

import typer

from farshore.cli.frame import (
    FINE,
    Data,
    File,
    Json,
    command,
    edition_of,
    here,
    print_json,
    screen_here,
    seat_of,
)
from farshore.core.errors import BadOption, BadRecord, Reason
from farshore.core.game import Edition
from farshore.core.record import Record
from farshore.core.state import SPECTATOR
from farshore.formats.record_files import check_records
from farshore.localization.messages import GameWords, one_line
from farshore.terminal.lines import print_error, print_line

REFUSED: Final = 1
"""`check` found a faulty record."""

Which = Annotated[int | None, typer.Option(metavar="N", help="Which record of the file, from 1.")]


@command
def replay(
    file: File,
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after N moves.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Only what this seat may know.")
    ] = None,
    record: Which = None,
    data: Data = None,
    json_: Json = False,
) -> int:
    """Show the log and the position of a record."""
    picked = _pick(file, record, edition_of(data))
    own = None if seat is None else seat_of(seat, picked.setup.players)
    if json_:
        from farshore.formats.steps import steps

        for document in steps(picked, to, own):
            print_json(document)
        return FINE
    from farshore.terminal.board import board_of
    from farshore.terminal.story import ending, seat_names, story

    screen = screen_here()
    said = GameWords(
        here(), picked.game, picked.setup.edition, seat_names(here(), picked.setup.players)
    )
    board = board_of(picked.game.info.name)
    viewer = SPECTATOR if own is None else own
    state = picked.replay(to)
    for line in story(picked, viewer, said, board, to):
        screen.hang(f"{line.step + 1:4} ", line.shown(screen))
    screen.show()
    for row in board.draw(state.view(viewer), said, screen):
        screen.show(row)
    results = state.results()
    if results is not None:
        screen.show()
        ending(results, said, screen)
    return FINE


def _pick(file: str, number: int | None, edition: Edition | None) -> Record:
    """The record of a file that is meant; without a number there must be only one."""
    found = 0
    picked: Record | None = None
    with closing(check_records(file, edition)) as records:
        for _, record in records:
            found += 1
            if found == (number or 1):
                if isinstance(record, BadRecord):
                    raise record
                picked = record
            if found == number or (number is None and found > 1):
                break
    if number is None and found > 1:
        raise BadOption(Reason("which-record", {"path": file}))
    if picked is None:
        raise BadOption(Reason("no-such-record", {"given": str(number), "last": found}))
    return picked


@command
def analyse(
    file: File,
    record: Which = None,
    simulations: Annotated[
        int, typer.Option(metavar="K", min=1, help="How much to think about each decision.")
    ] = 200,
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed says the same.")] = "0",
    data: Data = None,
    json_: Json = False,
) -> int:
    """Tell who led when, and the moves that cost most."""
    from farshore import analysis
    from farshore.terminal.advice import show_analysis
    from farshore.terminal.progress import ProgressBar
    from farshore.terminal.story import seat_names

    picked = _pick(file, record, edition_of(data))
    found: list[analysis.DecisionReview] = []
    total = len(analysis.decisions(picked))
    with ProgressBar(total, here().say("analyse-progress")) as progress:
        for judged in analysis.analyse(picked, simulations, seed, progress.tick):
            found.append(judged)
            if json_:
                print_json(judged.to_json(picked.game))
    if not json_:
        players = picked.setup.players
        said = GameWords(here(), picked.game, picked.setup.edition, seat_names(here(), players))
        show_analysis(picked, found, said, screen_here())
    return FINE


@command
def check(file: File, data: Data = None) -> int:
    """Replay and verify records: exit status 0 if all are good, 1 if one is refused."""
    good = refused = 0
    for _, record in check_records(file, edition_of(data)):
        if isinstance(record, BadRecord):
            refused += 1
            print_error(one_line(record))
        else:
            good += 1
    print_line(here().say("check-sum", path=file, good=good, refused=refused))
    return REFUSED if refused else FINE
