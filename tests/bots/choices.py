"""What the search chooses at some decisions of a random game, with a small budget.

`python -m tests.bots.choices` writes the file anew, after a change of the search or of an
evaluation. Both builds are held to the one file (`test_choices.py`), so it does not matter which
of them wrote it.
"""

import json
from pathlib import Path
from random import Random

from farshore import bots
from farshore.bots import Observation, SearchBot, Simulations
from farshore.bots.network_evaluation import best_evaluation_of
from farshore.core.state import CHANCE
from tests.support.cases import Case, few_cases
from tests.support.playing import play_through

FILE = Path(__file__).with_name("choices.json")
BUDGET = 40
EVERY = 23
"""Decisions between two at which the search is asked ..."""
EVERY_ALONE = 5
"""... in solo games, which are short ..."""
MOST = 6
"""... and how often at most."""


def cases() -> list[Case]:
    """Each number of players of each game that has an evaluation of its own."""
    return [
        case
        for case in few_cases()
        if type(bots.heuristic_of(case.game)) is not bots.Heuristic
        and case.name == f"{case.game}-{case.players}"
    ]


def choices(case: Case, learned: bool) -> list[str]:
    """What was chosen, how often it was tried, and the chances it was found to have.

    `learned`: by the evaluation of `master`, otherwise by the game's own.
    """
    evaluation = best_evaluation_of(case.game) if learned else bots.evaluation_of(case.game)
    bot = SearchBot(bots.heuristic_of(case.game), evaluation, Simulations(BUDGET))
    every = EVERY if case.players > 1 else EVERY_ALONE
    found: list[str] = []
    asked = 0
    for state, actor, _ in play_through(case, "choices"):
        if actor == CHANCE or len(state.legal(actor)) < 3:
            continue
        asked += 1
        if asked % every == 0 and len(found) < MOST:
            observation = Observation(state, actor, state.legal(actor))
            best = bot.search(observation, Random(asked)).choices()[0]
            text = state.game.moves.text(best.move)
            found.append(f"{text}: {best.visits} of {BUDGET}, {best.value:.6f}")
    return found


def key(case: Case, learned: bool) -> str:
    return f"{case.name}-learned" if learned else case.name


def main() -> None:
    document = {key(case, how): choices(case, how) for case in cases() for how in (False, True)}
    FILE.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
