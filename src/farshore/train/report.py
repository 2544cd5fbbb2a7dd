"""`report.html` and `curve.svg`: the learning curve."""

from __future__ import annotations

from collections.abc import Iterator

from farshore.arena import charts
from farshore.arena.intervals import Estimate
from farshore.arena.page import STYLE, HtmlPage
from farshore.core.registry import load
from farshore.localization.messages import Words
from farshore.train.config import TrainingConfig, TrainingRound


def report(wanted: TrainingConfig, done: list[TrainingRound], words: Words) -> str:
    """The page."""
    say = words.say
    page = HtmlPage(words.language, say("train-title", game=load(wanted.game).info.title))
    page.text(
        say(
            "train-summary",
            players=wanted.players,
            games=wanted.games,
            method=wanted.method,
            seed=wanted.seed,
        )
    )
    page.heading(say("train-wins"))
    page.plot("wins", _wins(wanted, done, words))
    how = say("train-wins-how", games=wanted.duel, simulations=wanted.simulations)
    page.text(how, quiet=True)
    page.heading(say("train-loss"))
    page.table(
        [say("train-rounds"), say("train-games"), say("train-positions"), say("train-loss-mean")],
        [
            [str(each.number), str(each.games), str(each.positions), f"{each.loss:.4f}"]
            for each in done
        ],
    )
    return str(page)


def curve(wanted: TrainingConfig, done: list[TrainingRound], words: Words) -> str:
    """The picture of the learning curve by itself."""
    return _picture(_wins(wanted, done, words))


def recipe_curve(
    stages: list[TrainingConfig], done: list[list[TrainingRound]], words: Words
) -> str:
    """The picture of all stages so far, by games."""
    rows: list[tuple[str, Estimate]] = []
    before = 0
    for stage, rounds in zip(stages, done, strict=False):
        for each, won in _duels(stage, rounds):
            rows.append((words.say("train-curve-games", games=before + each.games), won))
        before += stage.rounds * stage.games
    return _picture(_whiskers(rows, stages[0].players, words))


def _picture(chart: str) -> str:
    tag, rest = chart.split(">", 1)
    return f'{tag} xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style>{rest}\n'


def _wins(wanted: TrainingConfig, done: list[TrainingRound], words: Words) -> str:
    rows = [
        (words.say("train-round", number=each.number), won) for each, won in _duels(wanted, done)
    ]
    return _whiskers(rows, wanted.players, words)


def _duels(
    wanted: TrainingConfig, done: list[TrainingRound]
) -> Iterator[tuple[TrainingRound, Estimate]]:
    """The rounds that were measured."""
    for each in done:
        if each.won is not None and each.won_low is not None and each.won_high is not None:
            yield each, Estimate(each.won, each.won_low, each.won_high, wanted.duel)


def _whiskers(rows: list[tuple[str, Estimate]], players: int, words: Words) -> str:
    title, axis = words.say("train-wins"), words.say("train-wins-axis")
    return charts.whiskers(title, rows, axis, True, 1 / players)
