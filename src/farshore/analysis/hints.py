"""Hints: the best moves of a seat, and what the search expects after each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from farshore.bots import Choice, Limit, Observation, SearchBot, heuristic_of
from farshore.bots.network_evaluation import best_evaluation_of
from farshore.core.chance import draw
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat
from farshore.localization.messages import GameWords

HINT_MOVES: Final = 3
"""How many moves a hint names."""


@dataclass(frozen=True)
class Hint:
    """The best few moves of a seat."""

    seat: Seat
    simulations: int
    chances: list[float]
    """Of each seat."""
    choices: list[Choice]
    """The best first."""


@dataclass(frozen=True)
class LineMove:
    """A move of an expected line, with a position in which it can be made."""

    state: State
    seat: Seat
    move: MoveId


def search_bot(state: State, limit: Limit) -> SearchBot:
    """The search that hints and reviews ask."""
    name = state.game.info.name
    return SearchBot(heuristic_of(name), best_evaluation_of(name), limit)


def hint(state: State, seat: Seat, limit: Limit, rng: Random, number: int = HINT_MOVES) -> Hint:
    """The best moves of a seat whose turn it is, from what it knows."""
    legal = state.legal(seat)
    search = search_bot(state, limit).search(Observation(state, seat, legal), rng)
    tried = [choice for choice in search.choices() if choice.visits > 0]
    choices = (tried or search.choices())[:number]
    return Hint(seat, search.simulations, search.chances(), choices)


def replay_line(
    state: State, seat: Seat, line: list[tuple[Seat, MoveId]], rng: Random
) -> Iterator[LineMove]:
    """Plays an expected line on a position that the seat cannot tell from the real one.

    Chance is drawn on the way. The line ends where its next move is not possible.
    """
    trial = state.sample(seat, rng)
    for actor, move in line:
        while trial.agenda:
            if trial.chances():
                trial.apply(CHANCE, draw(rng, trial.chances()))
                continue
            if actor in trial.waiting() and move in trial.legal(actor):
                break
            other = trial.actor()
            legal = trial.legal(other)
            if len(legal) > 1:
                return
            trial.apply(other, legal[0])
        if not trial.agenda:
            return
        yield LineMove(trial.clone(), actor, move)
        trial.apply(actor, move)


def describe_line(
    state: State, seat: Seat, line: list[tuple[Seat, MoveId]], said: GameWords, rng: Random
) -> str:
    """The moves that are expected after the first of a line, in words; "" if there are none."""
    parts: list[str] = []
    before = seat
    for number, step in enumerate(replay_line(state, seat, line, rng)):
        if number == 0:
            continue
        what = said.move(step.state, step.seat, step.move)
        if step.seat == before:
            parts.append(what)
        else:
            parts.append(said.words.say("hint-line-seat", who=said.seat(step.seat), what=what))
        before = step.seat
    return said.words.say("hint-line-joint").join(parts)


def percent(chance: float) -> int:
    """A chance in percent, from 1 to 99: nothing is certain before the end."""
    return min(99, max(1, round(100 * chance)))
