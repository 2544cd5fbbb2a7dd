"""A finished game, looked at again: every decision, what it cost, and what was better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from farshore.analysis.hints import HINT_MOVES, search_bot
from farshore.bots import Choice, Observation, Simulations
from farshore.core.game import Game
from farshore.core.record import Record
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat

SIMULATIONS: Final = 200
"""For each decision of a game that is analysed."""
MIN_VISIT_SHARE: Final = 0.25
"""The move that was made gets at least this share of the simulations, so that its value is fair."""
COSTLY: Final = 0.05
"""The loss of chances from which on a move is shown as a mistake."""

Tick = Callable[[int], None]
"""Called with the number of decisions analysed since the last call."""


@dataclass(frozen=True)
class DecisionReview:
    """A decision of a game, looked at again."""

    step: int
    """How many moves of the record had been made."""
    seat: Seat
    move: MoveId
    chance: float
    """The seat's chance after the move that it made ..."""
    best: MoveId
    best_chance: float
    """... and after the best one."""
    chances: list[float]
    """The chances of all seats before the move."""
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


def review_decision(
    state: State, step: int, seat: Seat, move: MoveId, simulations: int, rng: Random
) -> DecisionReview:
    """One decision: the move that was made, and the moves that were better."""
    legal = state.legal(seat)
    search = search_bot(state, Simulations(simulations)).search(
        Observation(state, seat, legal), rng
    )
    chances = search.chances()
    likely = [choice.move for choice in search.choices() if choice.visits > 0]
    search.visit_move(move, int(simulations * MIN_VISIT_SHARE))
    choices = search.choices()
    made = next(choice for choice in choices if choice.move == move)
    best = choices[0] if choices[0].value > made.value else made
    # the move that was made got extra visits, so the order is the one from before
    order = dict.fromkeys([best.move, *likely[:HINT_MOVES], move])
    told = [next(choice for choice in choices if choice.move == one) for one in order]
    return DecisionReview(
        step, seat, move, made.value, best.move, best.value, chances, told, search.simulations
    )


def decisions(record: Record) -> list[int]:
    """The steps at which a seat had a choice."""
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
) -> Iterator[DecisionReview]:
    """Every decision of a game (or those at `steps`), in order. The same seed gives the same."""
    wanted = set(decisions(record) if steps is None else steps)
    state = record.game.begin(record.setup)
    for step, (actor, move) in enumerate(record.moves):
        if step in wanted:
            yield review_decision(state, step, actor, move, simulations, Random(f"{seed}/{step}"))
            if tick is not None:
                tick(1)
        state.apply(actor, move)


def costliest(found: list[DecisionReview], number: int) -> list[DecisionReview]:
    """The decisions that cost most, in the order of the game."""
    costly = [decision for decision in found if decision.cost >= COSTLY]
    costly.sort(key=lambda decision: -decision.cost)
    return sorted(costly[:number], key=lambda decision: decision.step)
