"""Hints and the analysis of a game, in words."""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.analysis import DecisionReview, Hint, costliest, describe_line, percent
from farshore.core.record import Record
from farshore.core.state import State
from farshore.localization.messages import GameWords
from farshore.terminal.screen import Screen

SHOWN_CHANCES: Final = 12
"""How often the lead is told in the analysis of a game."""
SHOWN_MOVES: Final = 5


def show_analysis(
    record: Record, found: list[DecisionReview], said: GameWords, screen: Screen
) -> None:
    """The lead over time, and the moves that cost most."""
    say = said.words.say
    for decision in found[:: max(1, len(found) // SHOWN_CHANCES)]:
        chances = [
            say("analyse-chance", who=said.seat(seat), percent=percent(chance))
            for seat, chance in enumerate(decision.chances)
        ]
        screen.show(say("analyse-chances", step=decision.step, chances=", ".join(chances)))
    worst = costliest(found, SHOWN_MOVES)
    screen.show(say("analyse-costly" if worst else "analyse-none"))
    for decision in worst:
        state = record.replay(decision.step)
        screen.show(
            say(
                "analyse-move",
                step=decision.step + 1,
                who=said.seat(decision.seat),
                move=said.move(state, decision.seat, decision.move),
                percent=percent(decision.cost),
                best=said.move(state, decision.seat, decision.best),
            )
        )


def show_hint(state: State, hint: Hint, said: GameWords, screen: Screen) -> None:
    """The best few moves, with what is expected after them."""
    say = said.words.say
    key = "hint-choice-alone" if len(hint.chances) == 1 else "hint-choice"
    for choice in hint.choices:
        move = said.move(state, hint.seat, choice.move)
        screen.show(say(key, move=move, percent=percent(choice.value)))
        line = describe_line(state, hint.seat, choice.line, said, Random(0))
        if line:
            screen.hang("     ", say("hint-expected", line=line))
    screen.show(say("hint-simulations", simulations=hint.simulations))
