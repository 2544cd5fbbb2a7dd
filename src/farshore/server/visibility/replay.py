"""Past positions, results and records."""

from __future__ import annotations

from typing import Any, Final

from farshore.core.record import FORMAT, actor_text
from farshore.core.result import Results
from farshore.core.state import CHANCE, SPECTATOR, State
from farshore.core.types import Seat
from farshore.core.view import setup_part
from farshore.server.live_game import LiveGame
from farshore.server.visibility.log import ViewerLog, entry_json

BY_AGREEMENT: Final = "agreement"
"""The end of a game that was not played to its end."""


def asked_json(game: LiveGame) -> dict[str, object]:
    """Who is asked what."""
    return {"waiting": [], "decision": ""} if game.ended else asked_in(game.state)


def asked_in(state: State) -> dict[str, object]:
    """Who was asked what in a position."""
    return {
        "waiting": [seat for seat in state.waiting() if seat != CHANCE],
        "decision": "" if state.is_over() else state.decision().NAME,
    }


def frame_json(state: State, viewer: Seat) -> dict[str, object]:
    """A past position as `viewer` may look at it."""
    return {"view": state.view(viewer), **asked_in(state)}


def results_json(game: LiveGame) -> dict[str, Any] | None:
    """How the game ended; None while it goes on.

    A game that was ended by agreement shows the scores as they stand, and nobody has won it.
    """
    if game.ended:
        standing = result_json(game.setup.game.results(game.state))
        return {**standing, "winners": [], "end": BY_AGREEMENT, "decided_by": []}
    results = game.state.results()
    return None if results is None else result_json(results)


def result_json(results: Results) -> dict[str, Any]:
    return {
        "sides": results.participants,
        "scores": results.scores,
        "places": results.places,
        "winners": results.winners,
        "end": results.end,
        "decided_by": results.decided_by,
        "parts": results.parts,
        "detail": results.detail,
    }


def chart_json(log: ViewerLog) -> list[dict[str, Any]]:
    """The score of a finished game wherever it changed; all may be known now."""
    rules = log.game.setup.game
    sources = set(log.sources)
    points: list[dict[str, Any]] = []
    state = rules.begin(log.game.setup)
    after = 0
    for step, entry in enumerate(log.game.entries):
        state.apply(entry.actor, entry.move)
        after += step in sources
        scores = list(rules.results(state).scores)
        if step in sources and (not points or points[-1]["scores"] != scores):
            points.append({"after": after, "scores": scores})
    return points


def record_json(game: LiveGame, viewer: Seat) -> dict[str, object]:
    """The record: whole when the game is over, before that as `viewer` sees it."""
    if game.is_over():
        return game.record().to_json(game.state)
    lines: list[str] = []
    for entry in game.entries:
        shown = entry_json(game, entry, viewer)
        if shown is not None:
            lines.append(f"{actor_text(entry.actor)} {shown['text']}")
    return {
        "format": FORMAT,
        **setup_part(game.setup),
        "moves": lines,
        "seen_by": "spectator" if viewer == SPECTATOR else viewer,
    }


def replay_json(log: ViewerLog, start: int, count: int) -> dict[str, Any]:
    """Some of the past positions as the log's viewer may look at them."""
    game = log.game
    steps = [0, *(source + 1 for source in log.sources)]
    wanted = {steps[after]: after for after in range(start, min(start + count, len(steps)))}
    state = game.setup.game.begin(game.setup)
    frames: list[dict[str, Any]] = []
    for step in range(max(wanted, default=-1) + 1):
        if step in wanted:
            frames.append({"after": wanted[step], **frame_json(state, log.viewer)})
        if step < len(game.entries):
            state.apply(game.entries[step].actor, game.entries[step].move)
    return {"entries": len(log.lines), "frames": frames}
