"""What the search thinks of a position or of a whole game: hints, the lead over time, mistakes.

Everything here is told from what the seat that decides could know. Chances are from 0 (lost) to
1 (won); alone at the table they say how good the score will be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from farshore.bots import Choice, Limit, SearchBot, Sight, Simulations, evaluation_of, judge_of
from farshore.core.chance import draw
from farshore.core.game import Game
from farshore.core.record import Record
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat
from farshore.localization.messages import GameWords

BEST: Final = 3
"""How many moves a hint tells."""
SIMULATIONS: Final = 200
"""For each decision of a game that is analysed."""
SURE: Final = 0.25
"""A move that was made is tried in so many of the simulations at least, to be fair to it."""
COSTLY: Final = 0.05
"""What a move must have lost of the chances to be told."""

Tick = Callable[[int], None]
"""Called with the number of decisions looked at since the last call."""


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
class Judged:
    """A decision of a game, looked at again."""

    step: int
    """How many moves of the record had been made."""
    seat: Seat
    move: MoveId
    chance: float
    """Of the seat, after the move that it made ..."""
    best: int
    best_chance: float
    """... and after the one that looks best."""
    chances: list[float]
    """Of each seat, before it."""
    choices: list[Choice]
    """The best few moves, the best first; the one that was made is among them."""
    simulations: int

    def to_json(self, game: Game) -> dict[str, object]:
        return {
            "step": self.step,
            "seat": self.seat,
            "move": game.moves.text(self.move),
            "chance": round(self.chance, 4),
            "best": game.moves.text(self.best),
            "best_chance": round(self.best_chance, 4),
            "cost": round(self.cost, 4),
            "chances": [round(chance, 4) for chance in self.chances],
        }

    @property
    def cost(self) -> float:
        return max(0.0, self.best_chance - self.chance)


@dataclass(frozen=True)
class Step:
    """A move of an expected line, in a position where it can be made."""

    state: State
    seat: Seat
    move: MoveId


def thinker(state: State, limit: Limit) -> SearchBot:
    name = state.game.info.name
    return SearchBot(judge_of(name), evaluation_of(name), limit)


def hint(state: State, seat: Seat, limit: Limit, rng: Random, number: int = BEST) -> Hint:
    """What a seat that is asked might do; it is told nothing that it cannot know."""
    legal = state.legal(seat)
    search = thinker(state, limit).search(Sight(state, seat, legal), rng)
    tried = [choice for choice in search.choices() if choice.visits > 0]
    choices = (tried or search.choices())[:number]
    return Hint(seat, search.simulations, search.chances(), choices)


def judged(
    state: State, step: int, seat: Seat, move: MoveId, simulations: int, rng: Random
) -> Judged:
    """One decision: what was done, and what would have been better."""
    legal = state.legal(seat)
    search = thinker(state, Simulations(simulations)).search(Sight(state, seat, legal), rng)
    chances = search.chances()
    likely = [choice.move for choice in search.choices() if choice.visits > 0]
    search.weigh(move, int(simulations * SURE))
    choices = search.choices()
    made = next(choice for choice in choices if choice.move == move)
    best = choices[0] if choices[0].value > made.value else made
    # the move that was made has been tried more for being made: it stands where it stood before
    order = dict.fromkeys([best.move, *likely[:BEST], move])
    told = [next(choice for choice in choices if choice.move == one) for one in order]
    return Judged(
        step, seat, move, made.value, best.move, best.value, chances, told, search.simulations
    )


def decisions(record: Record) -> list[int]:
    """The steps at which a seat had something to decide."""
    state = record.game.begin(record.setup)
    found: list[int] = []
    for step, (actor, move) in enumerate(record.moves):
        if actor != CHANCE and len(state.legal(actor)) > 1:
            found.append(step)
        state.apply(actor, move)
    return found


def analyse(
    record: Record,
    simulations: int = SIMULATIONS,
    seed: str | int = 0,
    tick: Tick | None = None,
    steps: list[int] | None = None,
) -> Iterator[Judged]:
    """Every decision of a game (or those at `steps`), in order. The same seed says the same."""
    wanted = set(decisions(record) if steps is None else steps)
    state = record.game.begin(record.setup)
    for step, (actor, move) in enumerate(record.moves):
        if step in wanted:
            yield judged(state, step, actor, move, simulations, Random(f"{seed}/{step}"))
            if tick is not None:
                tick(1)
        state.apply(actor, move)


def costliest(found: list[Judged], number: int) -> list[Judged]:
    """The decisions that cost most, in the order of the game."""
    costly = [decision for decision in found if decision.cost >= COSTLY]
    costly.sort(key=lambda decision: -decision.cost)
    return sorted(costly[:number], key=lambda decision: decision.step)


def walk(state: State, seat: Seat, line: list[tuple[int, int]], rng: Random) -> Iterator[Step]:
    """An expected line on a position that the seat cannot tell from the real one.

    Luck is drawn on the way; where a move is not possible then, the line ends.
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
        yield Step(trial.clone(), actor, move)
        trial.apply(actor, move)


def following_in_words(
    state: State, seat: Seat, line: list[tuple[int, int]], said: GameWords, rng: Random
) -> str:
    """What is expected after the first move of a line, as people say it; "" for nothing."""
    parts: list[str] = []
    before = seat
    for number, step in enumerate(walk(state, seat, line, rng)):
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
    """A chance as people say it; nothing is sure before the end."""
    return min(99, max(1, round(100 * chance)))
