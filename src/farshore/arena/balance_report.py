"""`balance.html`: the balance of a game for people."""

from __future__ import annotations

from farshore.arena import charts
from farshore.arena.balance import Balance, Component, Finding, Group, findings
from farshore.arena.charts import number, percent
from farshore.arena.intervals import Estimate
from farshore.arena.page import HtmlPage
from farshore.localization.messages import GameWords, Words, readable

MOST_SHOWN = 24
"""Components in a plot: the best and the worst."""


def report(balance: Balance, words: Words) -> str:
    """The page."""
    return _Report(balance, words).build()


def finding_line(finding: Finding, balance: Balance, words: Words) -> str:
    """What was found, in words."""
    said = GameWords(words, balance.plan.setup.game, balance.plan.setup.edition)
    way, _, domain = finding.group.partition(".")
    name = said.name(domain, finding.what) if domain else finding.what
    estimate = finding.estimate
    shown = _points if finding.key in ("weak", "strong") else percent
    return words.say(
        f"balance-found-{finding.key}",
        what=name,
        turn=str(int(finding.what) + 1) if finding.what.isdigit() else "",
        way=readable(way),
        domain=readable(domain),
        value=shown(estimate.value),
        low=shown(estimate.low),
        high=shown(estimate.high),
        fair=percent(balance.fair),
        usual=_points(finding.usual),
    )


def _points(share: float) -> str:
    """A difference between shares, in points of a percent."""
    points = round(100 * share, 1)
    return f"{'+' if points > 0 else ''}{number(points)}"


def _span(estimate: Estimate, shown: str, low: str, high: str) -> str:
    return f"{shown} ({low} – {high})" if estimate.number > 1 else "–"


class _Report:
    def __init__(self, balance: Balance, words: Words) -> None:
        self.balance = balance
        self.words = words
        setup = balance.plan.setup
        self.said = GameWords(words, setup.game, setup.edition)
        self.page = HtmlPage(words.language, words.say("balance-title", game=setup.game.info.title))

    def build(self) -> str:
        balance = self.balance
        plan = balance.plan
        say = self.words.say
        page = self.page
        page.text(
            say(
                "balance-summary",
                games=len(balance.games),
                players=balance.players,
                bots=[*dict.fromkeys(plan.bots)],
                seed=plan.seed,
                edition=plan.setup.edition.name,
            )
        )
        options = ", ".join(f"{name}={value}" for name, value in plan.setup.choices().items())
        page.text(say("arena-options", options=options), quiet=True)
        page.heading(say("balance-findings"))
        found = [finding_line(each, balance, self.words) for each in findings(balance)]
        page.points(found or [say("balance-no-findings")])
        for domain, ids in balance.absent.items():
            names = ", ".join(self.said.name(domain, id_) for id_ in ids)
            page.text(say("balance-absent", domain=readable(domain), names=names), quiet=True)
        self._seats()
        self._games()
        self._options()
        self._components()
        return str(page)

    def _seats(self) -> None:
        say = self.words.say
        balance = self.balance
        self.page.heading(say("balance-turns"))
        turns = [
            (say("balance-turn", number=at + 1), share) for at, share in enumerate(balance.turns)
        ]
        seats = [(self.words.actor(at), share) for at, share in enumerate(balance.seats)]
        for name, rows in (("turns", turns), ("seats", seats)):
            self.page.plot(
                name,
                charts.whiskers(
                    say(f"balance-{name}"),
                    rows,
                    say("arena-wins-axis"),
                    as_percent=True,
                    mark=balance.fair,
                    band=0.05,
                ),
            )
        self.page.text(say("balance-turns-how", fair=percent(balance.fair)), quiet=True)

    def _games(self) -> None:
        say = self.words.say
        balance = self.balance
        games = balance.games
        self.page.heading(say("arena-scores"))
        rows = [
            (
                say("balance-turn", number=turn + 1),
                [
                    float(game["scores"][(game.get("first", 0) + turn) % balance.players])
                    for game in games
                ],
            )
            for turn in range(balance.players)
        ]
        self.page.plot("scores", charts.histograms(say("arena-scores"), rows, say("end-points")))
        self.page.heading(say("arena-length"))
        lengths = [float(game["moves"]) for game in games]
        self.page.plot(
            "length",
            charts.histograms(
                say("arena-length"), [(say("arena-all-games"), lengths)], say("arena-moves")
            ),
        )
        self.page.points(
            [
                say("simulate-end", times=times, why=self.said.about("end", end))
                for end, times in balance.ends.items()
            ]
        )

    def _options(self) -> None:
        if not self.balance.choices:
            return
        say = self.words.say
        choices = self.balance.choices
        self.page.heading(say("balance-options"))
        self.page.text(say("balance-options-how"), quiet=True)
        self.page.plot(
            "options",
            charts.whiskers(
                say("balance-options"),
                [(f"{choice.option}={choice.value}", choice.score) for choice in choices],
                say("balance-options-axis"),
                mark=0.0,
            ),
        )
        self.page.table(
            [
                say(f"balance-column-{column}")
                for column in ("option", "games", "more-points", "more-moves", "first")
            ],
            [
                [
                    f"{choice.option}={choice.value}",
                    str(choice.games),
                    _numbers(choice.score),
                    _numbers(choice.length),
                    _percents(choice.first),
                ]
                for choice in choices
            ],
        )

    def _components(self) -> None:
        say = self.words.say
        self.page.heading(say("balance-components"))
        self.page.text(say("balance-components-how"), quiet=True)
        rows = []
        for group in self.balance.groups:
            judged = group.judged()
            if len(judged) > 1:
                best, worst = judged[0], judged[-1]
                rows.append(
                    [
                        self._title(group),
                        str(len(judged)),
                        _points(best.wins.value - worst.wins.value),
                        f"{self._name(group, best)} ({_points(best.wins.value)})",
                        f"{self._name(group, worst)} ({_points(worst.wins.value)})",
                    ]
                )
        columns = ("group", "judged", "spread", "best", "worst")
        self.page.table([say(f"balance-column-{column}") for column in columns], rows)
        for group in self.balance.groups:
            self._group(group)

    def _group(self, group: Group) -> None:
        say = self.words.say
        judged = group.judged()
        self.page.fold(self._title(group))
        if judged:
            half = MOST_SHOWN // 2
            few = judged if len(judged) <= MOST_SHOWN else [*judged[:half], *judged[-half:]]
            self.page.plot(
                f"worth-{group.key}",
                charts.whiskers(
                    say("balance-worth"),
                    [(self._name(group, each), each.wins) for each in few],
                    say("balance-worth-axis"),
                    as_percent=True,
                    mark=0.0,
                ),
            )
        columns = ("component", "used", "times", "wins", "points", "games")
        by_use = sorted(group.components, key=lambda each: each.used.value, reverse=True)
        self.page.table(
            [say(f"balance-column-{column}") for column in columns],
            [
                [
                    self._name(group, each),
                    percent(each.used.value),
                    number(each.times),
                    _differences(each.wins),
                    _numbers(each.points),
                    str(each.wins.number),
                ]
                for each in by_use
            ],
        )
        self.page.unfold()

    def _title(self, group: Group) -> str:
        return self.words.say(
            "balance-group", way=readable(group.way), domain=readable(group.domain)
        )

    def _name(self, group: Group, component: Component) -> str:
        return self.said.name(group.domain, component.id)


def _numbers(estimate: Estimate) -> str:
    low, high = number(estimate.low), number(estimate.high)
    return _span(estimate, number(estimate.value), low, high)


def _percents(estimate: Estimate) -> str:
    low, high = percent(estimate.low), percent(estimate.high)
    return _span(estimate, percent(estimate.value), low, high)


def _differences(estimate: Estimate) -> str:
    low, high = _points(estimate.low), _points(estimate.high)
    return _span(estimate, _points(estimate.value), low, high)
