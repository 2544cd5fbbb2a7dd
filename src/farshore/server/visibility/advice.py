"""Hints and analyses as their readers may know them. A worker process makes them.

A hint is worked out from what its seat may know, so the line that is expected after a move is
walked on a sample, never on the real position.
"""

from __future__ import annotations

from random import Random

from farshore import analysis
from farshore.bots import Choice
from farshore.core.record import Record
from farshore.core.state import State
from farshore.core.types import Seat
from farshore.server.messages.worker_messages import (
    ExpectedMove,
    HintAnswer,
    HintChoice,
    JudgedChoices,
    JudgedMove,
)


def hint_answer(state: State, hint: analysis.Hint) -> HintAnswer:
    return HintAnswer(
        seat=hint.seat,
        simulations=hint.simulations,
        chances=[round(chance, 4) for chance in hint.chances],
        move=state.game.moves.to_json(hint.choices[0].move),
        choices=[hint_choice(state, hint.seat, choice) for choice in hint.choices],
    )


def judged_choices(record: Record, judged: analysis.DecisionReview) -> JudgedChoices:
    before = record.replay(judged.step)
    return JudgedChoices(
        simulations=judged.simulations,
        choices=[hint_choice(before, judged.seat, choice) for choice in judged.choices],
    )


def hint_choice(state: State, seat: Seat, choice: Choice) -> HintChoice:
    moves = state.game.moves
    return HintChoice(
        move=moves.to_json(choice.move),
        text=moves.text(choice.move),
        number=choice.move,
        chance=round(choice.value, 4),
        visits=choice.visits,
        line=[
            ExpectedMove(
                seat=step.seat,
                move=moves.to_json(step.move),
                text=moves.text(step.move),
                facts=step.state.try_move(step.seat, step.move).facts(seat),
            )
            for step in analysis.replay_line(state, seat, choice.line, Random(0))
        ],
        now=analysis.points_now(state, seat, choice.move, Random(0)),
        then=analysis.points_expected(state, seat, choice.line, Random(0)),
    )


def judged_move(record: Record, judged: analysis.DecisionReview) -> JudgedMove:
    moves = record.game.moves
    before = record.replay(judged.step)
    return JudgedMove(
        step=judged.step,
        seat=judged.seat,
        move=moves.to_json(judged.move),
        text=moves.text(judged.move),
        facts=before.try_move(judged.seat, judged.move).facts(judged.seat),
        chance=round(judged.chance, 4),
        best=moves.to_json(judged.best),
        best_text=moves.text(judged.best),
        best_facts=before.try_move(judged.seat, judged.best).facts(judged.seat),
        best_chance=round(judged.best_chance, 4),
        cost=round(judged.cost, 4),
        chances=[round(chance, 4) for chance in judged.chances],
    )
