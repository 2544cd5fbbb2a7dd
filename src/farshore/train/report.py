"""`report.html` and `curve.svg`: the learning curve."""

from __future__ import annotations

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
    tag, rest = _wins(wanted, done, words).split(">", 1)
    return f'{tag} xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style>{rest}\n'


def _wins(wanted: TrainingConfig, done: list[TrainingRound], words: Words) -> str:
    say = words.say
    rows: list[tuple[str, Estimate]] = []
    for each in done:
        if each.won is not None and each.won_low is not None and each.won_high is not None:
            won = Estimate(each.won, each.won_low, each.won_high, wanted.duel)
            rows.append((say("train-round", number=each.number), won))
    axis = say("train-wins-axis")
    return charts.whiskers(say("train-wins"), rows, axis, True, 1 / wanted.players)
