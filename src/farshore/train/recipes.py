"""Recipes: the stages by which `farshore train GAME --players P` teaches a network.

A recipe begins with temporal differences, from nothing; its other stages go on from the network of
the stage before, by the search. Each stage has a folder of its own, so that the same command goes
on after a stop; the network of the last stage is copied to `net.json`.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from farshore.localization.messages import Words
from farshore.train.config import SEARCH, TD, TrainingConfig, TrainingRound
from farshore.train.folder import claim
from farshore.train.loop import Tell, Tick, check, settings, train
from farshore.train.report import recipe_curve

DUELS: Final = 8
"""How often a network is measured in each stage."""

OnStage = Callable[[int, TrainingConfig], None]
"""Called with the number of a stage, from 1, before it begins."""


def _antarctica(players: int) -> list[TrainingConfig]:
    learn = TrainingConfig("antarctica", players, method=TD, rounds=170, games=200, units=128)
    improve = replace(learn, method=SEARCH, rounds=160, games=100, simulations=32)
    if players == 2:
        return [learn, improve, replace(improve, rounds=100, simulations=48)]
    return [learn, improve]


def _aquatica(players: int) -> list[TrainingConfig]:
    learn = TrainingConfig("aquatica", players, method=TD, games=200, kept=96, units=64)
    if players == 1:
        return [replace(learn, rounds=60)]
    return [replace(learn, rounds=60), _by_policy(learn, 80 if players == 2 else 120)]


def _council(players: int) -> list[TrainingConfig]:
    """Games are long and their own evaluation is good: the network corrects it."""
    learn = TrainingConfig(
        "council",
        players,
        method=TD,
        rounds=10 if players == 1 else 3,
        games=200,
        kept=200 if players == 1 else 700,
        lambda_=0.95,
        explore=0.03,
        units=64,
        corrects=True,
        policy_share=5.0,
    )
    improve = replace(
        learn,
        method=SEARCH,
        rounds=40,
        games=100,
        kept=200,
        lambda_=0.85,
        explore=0.05,
        searched=0.08,
        simulations=40,
    )
    return [learn, improve]


def _by_policy(learn: TrainingConfig, rounds: int) -> TrainingConfig:
    """Long games, of which a tenth of the decisions is searched for."""
    return replace(
        learn,
        method=SEARCH,
        rounds=rounds,
        games=200,
        kept=200,
        policy_share=2.0,
        rate=5e-4,
        searched=0.1,
        simulations=60,
    )


def _other(game: str, players: int) -> list[TrainingConfig]:
    """A game that nobody has found a better recipe for."""
    learn = TrainingConfig(game, players, method=TD, rounds=60, games=200, kept=96, units=64)
    return [learn, _by_policy(learn, 60)]


RECIPES: Final[dict[str, Callable[[int], list[TrainingConfig]]]] = {
    "antarctica": _antarctica,
    "aquatica": _aquatica,
    "council": _council,
}
"""By game: the stages for a number of players."""


def recipe(game: str, players: int, options: dict[str, object], seed: str) -> list[TrainingConfig]:
    """The stages for a game; those after the first still lack the network to start from."""
    found = RECIPES[game](players) if game in RECIPES else _other(game, players)
    return [
        replace(
            stage,
            options=options,
            seed=f"{seed}/{number}",
            duel_every=max(1, stage.rounds // DUELS),
        )
        for number, stage in enumerate(found, start=1)
    ]


def follow(
    stages: list[TrainingConfig],
    folder: Path,
    words: Words,
    jobs: int = 1,
    tick: Tick = lambda _: None,
    tell: Tell = lambda _: None,
    on_stage: OnStage = lambda _, __: None,
    ray: str | None = None,
) -> list[list[TrainingRound]]:
    """Trains stage by stage; what is in the folder already is not repeated."""
    check(stages[0], jobs)
    claim(folder, {"stages": [settings(stage) for stage in stages]})
    done: list[list[TrainingRound]] = []
    start: Path | None = None
    for number, stage in enumerate(stages, start=1):
        part = folder / f"{number}-{stage.method}"
        on_stage(number, stage)
        begun = replace(stage, start=None if start is None else str(start))
        done.append(train(begun, part, words, jobs, tick, tell, ray))
        start = part / "net.json"
        shutil.copyfile(start, folder / "net.json")
        picture = recipe_curve(stages, done, words)
        (folder / "curve.svg").write_text(picture, encoding="utf-8")
    return done
