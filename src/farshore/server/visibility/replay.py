"""Past positions, results and records."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import orjson

from farshore.core.record import FORMAT, actor_text
from farshore.core.result import Results
from farshore.core.state import CHANCE, SPECTATOR, State
from farshore.core.types import Seat
from farshore.core.view import setup_part
from farshore.server.game.live_game import CHECKPOINT_EVERY, LiveGame
from farshore.server.slow_work import TimeSlice
from farshore.server.visibility.log import ViewerLog, entry_json
from farshore.server.visibility.message import Message

BY_AGREEMENT: Final = "agreement"
"""The end of a game that was not played to its end."""
CACHED_BYTES: Final = 16 * 1024 * 1024
"""Frames that are kept, of all tables together."""


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


async def chart_json(log: ViewerLog, work: TimeSlice) -> list[dict[str, Any]]:
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
        await work.pause()
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


class FrameCache:
    """Frames that were asked for lately, as they are sent."""

    def __init__(self, most_bytes: int = CACHED_BYTES) -> None:
        self._most: Final = most_bytes
        self._frames: Final[OrderedDict[tuple[object, Seat, int], bytes]] = OrderedDict()
        self._bytes = 0

    def get(self, log: ViewerLog, step: int) -> bytes | None:
        key = (log.game.key, log.viewer, step)
        if key in self._frames:
            self._frames.move_to_end(key)
        return self._frames.get(key)

    def put(self, log: ViewerLog, step: int, frame: bytes) -> None:
        self._frames[log.game.key, log.viewer, step] = frame
        self._bytes += len(frame)
        while self._bytes > self._most:
            self._bytes -= len(self._frames.popitem(last=False)[1])


async def replay_message(
    log: ViewerLog, start: int, count: int, cache: FrameCache, work: TimeSlice
) -> Message:
    """Some of the past positions as the log's viewer may look at them."""
    game = log.game
    steps = [0, *(source + 1 for source in log.sources)]
    frames: list[orjson.Fragment] = []
    state: State | None = None
    reached = 0
    for after in range(start, min(start + count, len(steps))):
        step = steps[after]
        found = cache.get(log, step)
        if found is None:
            if state is None or step > reached + CHECKPOINT_EVERY:
                state, reached = await game.position(step, work), step
            for entry in game.entries[reached:step]:
                state.apply(entry.actor, entry.move)
            reached = step
            found = orjson.dumps(frame_json(state, log.viewer))
            cache.put(log, step, found)
            await work.pause()
        frames.append(orjson.Fragment(b'{"after":%d,%s' % (after, found[1:])))
    return Message({"entries": len(log.lines), "frames": frames})
