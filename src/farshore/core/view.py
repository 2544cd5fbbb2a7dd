"""What the views of all games have in common. A game adds its own parts to each of these."""

from __future__ import annotations

from typing import TypedDict

from farshore.core.game import Setup
from farshore.core.options import OptionValue
from farshore.core.state import State
from farshore.core.types import Seat


class SetupPart(TypedDict):
    """What is played, and how."""

    game: str
    rules: int
    data: str
    players: int
    options: dict[str, OptionValue]
    rulings: dict[str, str]
    """The readings of the rulebook that were chosen."""


class DecisionPart(TypedDict):
    """What is waited for, and how it stands."""

    waiting: list[Seat]
    """The seats that may act now."""
    decision: str
    """The name of the decision; "" when the game is over."""
    if_it_ended_now: list[int]
    """The running score that is public."""


class OwnPart(TypedDict):
    """What only the viewer sees."""

    seat: Seat


def setup_part(setup: Setup) -> SetupPart:
    options, rulings = setup.fixed_parts()
    return {
        "game": setup.game.info.name,
        "rules": setup.rules,
        "data": setup.edition.name,
        "players": setup.players,
        "options": options,
        "rulings": rulings,
    }


def decision_part(state: State, scores: list[int]) -> DecisionPart:
    return {
        "waiting": [actor for actor in state.waiting() if actor >= 0],
        "decision": state.decision().NAME if state.agenda else "",
        "if_it_ended_now": scores,
    }


def named(mask: int, ids: list[str]) -> list[str]:
    """The ids of the bits that are set."""
    found: list[str] = []
    bit = 0
    while mask and bit < len(ids):  # most masks end early
        if mask & 1:
            found.append(ids[bit])
        mask >>= 1
        bit += 1
    return found
