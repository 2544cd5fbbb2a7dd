"""A record step by step, as documents for programs: who is waited for, what is legal, the move."""

from __future__ import annotations

from collections.abc import Iterator

from farshore.core.record import Record, actor_text
from farshore.core.state import CHANCE, State
from farshore.core.types import Seat


def steps(
    record: Record, to: int | None = None, seat: Seat | None = None
) -> Iterator[dict[str, object]]:
    """One document for each position up to step `to` (the last if not given).

    Each but the last holds the move that was made; the last holds the result if the game is over.
    With `seat`, only what that seat may know: its own legal moves, no odds, and hidden arguments
    as `?`; a move that is still sealed is left out altogether.
    """
    viewer = CHANCE if seat is None else seat
    entries = record.log(viewer, to)
    state = record.game.begin(record.setup)
    for entry in entries:
        document: dict[str, object] = {"step": entry.step, **_asked(state, seat)}
        if seat is None:
            text = record.game.moves.text(entry.number)
            document["move"] = f"{actor_text(entry.actor)} {text}"
        else:
            document["move"] = record.entry_text(entry)
        if seat is None or entry.visible():
            yield document
        state.apply(entry.actor, entry.number)
    last: dict[str, object] = {"step": len(entries), **_asked(state, seat)}
    results = state.results()
    if results is not None:
        last["result"] = results.to_json()
    yield last


def _asked(state: State, seat: Seat | None) -> dict[str, object]:
    """Who is waited for, and their legal moves; for chance the weights of the outcomes."""
    moves = state.game.moves
    waiting = state.waiting()
    if seat is not None:
        seen = state.view(seat).get("waiting")
        if waiting != (CHANCE,) and isinstance(seen, list):
            waiting = tuple(seen)
        legal = {str(seat): [moves.text(move) for move in state.legal(seat)]}
        asked = [actor_text(actor) for actor in waiting]
        return {"waiting": asked, "legal": legal if seat in waiting else {}}
    document: dict[str, object] = {
        "waiting": [actor_text(actor) for actor in waiting],
        "legal": {
            actor_text(actor): [moves.text(move) for move in state.legal(actor)]
            for actor in waiting
        },
    }
    chances = state.chances()
    if chances:
        document["weights"] = {moves.text(move): weight for move, weight in chances}
    return document
