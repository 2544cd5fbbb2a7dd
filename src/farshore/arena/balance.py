"""Balance: what the seats, options and components of a game are worth between equal bots.

The value of a component is what its users win, or score, more than those at the same table who did
not use it. That is a correlation and no proof: whoever is ahead can afford more. Nothing here knows
a particular game, so it works for every game and edition.
"""

from __future__ import annotations

import contextlib
import json
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from farshore.arena.folder import Folder
from farshore.arena.intervals import Estimate, average, proportion, win_shares
from farshore.arena.plan import ArenaPlan
from farshore.arena.playing import Endless, PlayedGame
from farshore.arena.running import Tick, play
from farshore.arena.uses import event_groups, move_groups
from farshore.core.errors import BadOption, Reason
from farshore.core.options import Option
from farshore.core.types import Seat, seats

FORMAT: Final = "farshore-balance/1"
FAIR: Final = 0.05
"""How far a seat may be from its fair share of the wins, and how much worse than the others of its
group a component may be."""
STRONG: Final = 0.15
"""How much better a component may be."""
FEWEST: Final = 30
"""Games in which some used a component and some did not that are needed to value it."""
RARE: Final = 0.01
"""A component that a smaller share of the seats uses counts as hardly ever used."""


@dataclass(frozen=True)
class Component:
    """A component, used in one way."""

    id: str
    used: Estimate
    """Share of the seats that used it."""
    times: float
    """How often a user used it."""
    wins: Estimate
    """How much more of the win users had than the others at their table."""
    points: Estimate
    """How many points more."""

    def is_judged(self) -> bool:
        return self.wins.number >= FEWEST

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "used": self.used.to_json(),
            "times": round(self.times, 3),
            "wins": self.wins.to_json() if self.wins.number > 1 else None,
            "points": self.points.to_json() if self.points.number > 1 else None,
        }


@dataclass(frozen=True)
class Group:
    """All components that can be used in one way."""

    key: str
    """`event.domain`."""
    components: list[Component]

    @property
    def way(self) -> str:
        return self.key.partition(".")[0]

    @property
    def domain(self) -> str:
        return self.key.partition(".")[2]

    def usual(self) -> float:
        """The mean value of the components of this group. Whoever does more of this kind may win
        more often, whatever the component, so components are compared with this mean."""
        judged = self.judged()
        total = math.fsum(each.wins.value * each.wins.number for each in judged)
        return total / max(1, sum(each.wins.number for each in judged))

    def judged(self) -> list[Component]:
        """The components with enough games to be valued, best first."""
        found = [component for component in self.components if component.is_judged()]
        return sorted(found, key=lambda component: component.wins.value, reverse=True)


@dataclass(frozen=True)
class OptionEffect:
    """A value of an option, compared with the default on the same luck."""

    option: str
    value: str
    games: int
    length: Estimate
    """Moves more than usual."""
    score: Estimate
    """Points of a seat more than usual."""
    first: Estimate
    """The first player's share of the wins."""

    def to_json(self) -> dict[str, object]:
        return {
            "option": self.option,
            "value": self.value,
            "games": self.games,
            "length": self.length.to_json(),
            "score": self.score.to_json(),
            "first": self.first.to_json(),
        }


class Balance:
    """The statistics of a run."""

    def __init__(
        self, plan: ArenaPlan, games: list[PlayedGame], choices: list[OptionEffect]
    ) -> None:
        self.plan: Final = plan
        self.games: Final = games
        self.choices: Final = choices
        self.players: Final = plan.setup.players
        self.fair: Final = 1 / self.players
        self.seats: Final = [self._seat(seat) for seat in seats(self.players)]
        """By seat: its share of the wins."""
        self.turns: Final = [turn_share(games, turn) for turn in range(self.players)]
        """The same by turn order: who began, who came next, …"""
        self.scores: Final = average(
            (number, score) for number, game in enumerate(games) for score in game["scores"]
        )
        self.length: Final = average((number, game["moves"]) for number, game in enumerate(games))
        self.ends: Final = {
            end: sum(game["end"] == end for game in games)
            for end in sorted({game["end"] for game in games})
        }
        self.groups: Final = [*self._groups()]
        self.absent: Final = self._absent()
        """By domain: the components that were on offer in no game. Mostly the options or the number
        of players leave them out."""

    def _seat(self, seat: Seat) -> Estimate:
        return proportion((game["match"], win_shares(game["places"])[seat]) for game in self.games)

    def _groups(self) -> Iterator[Group]:
        setup = self.plan.setup
        known = event_groups(setup.game, setup.edition) | move_groups(setup.game, setup.edition)
        seen = {group for game in self.games for group in game.get("uses", {})}
        for key, domain in known.items():
            if key in seen:
                ids = [str(value) for value in domain.values]
                yield Group(key, [self._component(key, component) for component in ids])

    def _absent(self) -> dict[str, list[str]]:
        told = [game["offered"] for game in self.games if "offered" in game]
        found: dict[str, list[str]] = {}
        for group in self.groups if told else []:
            known = {id_ for offers in told for id_ in offers.get(group.domain, [])}
            rest = [each.id for each in group.components if each.id not in known]
            if rest:
                found[group.domain] = rest
        return found

    def _component(self, key: str, component: str) -> Component:
        used: list[tuple[int, float]] = []
        wins: list[tuple[int, float]] = []
        points: list[tuple[int, float]] = []
        times = 0
        for number, game in enumerate(self.games):
            by_seat = game.get("uses", {}).get(key)
            counts = [0] * self.players
            if by_seat is not None:
                counts = [uses.get(component, 0) for uses in by_seat]
            used.extend((number, float(count > 0)) for count in counts)
            times += sum(counts)
            if 0 < sum(count > 0 for count in counts) < self.players:
                wins.append((number, _gap(counts, win_shares(game["places"]))))
                points.append((number, _gap(counts, [float(score) for score in game["scores"]])))
        users = sum(share for _, share in used)
        return Component(
            component, proportion(used), times / max(1.0, users), average(wins), average(points)
        )

    def to_json(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            **self.plan.identity(),
            "games": len(self.games),
            "fair_share": round(self.fair, 4),
            "seats": [seat.to_json() for seat in self.seats],
            "turn_order": [turn.to_json() for turn in self.turns],
            "score": self.scores.to_json(),
            "length": self.length.to_json(),
            "ends": self.ends,
            "options": [choice.to_json() for choice in self.choices],
            "components": {
                group.key: [component.to_json() for component in group.components]
                for group in self.groups
            },
            "absent": self.absent,
            "findings": [finding.to_json() for finding in findings(self)],
        }


@dataclass(frozen=True)
class Finding:
    """Something that is out of balance."""

    key: str
    """The message: `balance-found-KEY`."""
    what: str
    """A seat's number, a turn's, or a component."""
    group: str
    estimate: Estimate
    usual: float = 0.0
    """What to compare with."""

    def to_json(self) -> dict[str, object]:
        return {
            "finding": self.key,
            "what": self.what,
            "group": self.group,
            "estimate": self.estimate.to_json(),
            "usual": round(self.usual, 4),
        }


def findings(balance: Balance) -> list[Finding]:
    """What is clearly out of balance, and what has gone unused."""
    found: list[Finding] = []
    sides = (
        ("seat-strong", "seat-weak", balance.seats),
        ("turn-strong", "turn-weak", balance.turns),
    )
    for strong, weak, shares in sides:
        for at, share in enumerate(shares):
            if share.above(balance.fair + FAIR):
                found.append(Finding(strong, str(at), "", share))
            elif share.below(balance.fair - FAIR):
                found.append(Finding(weak, str(at), "", share))
    for group, component in _main_ways(balance):
        if not component.is_judged():
            continue
        usual = group.usual()
        if component.wins.below(usual - FAIR):
            found.append(Finding("weak", component.id, group.key, component.wins, usual))
        elif component.wins.above(usual + STRONG):
            found.append(Finding("strong", component.id, group.key, component.wins, usual))
    return [*_forfeited(balance), *found, *_unwanted(balance)]


def _forfeited(balance: Balance) -> Iterator[Finding]:
    """The bots that left decisions to `greedy`, and how many of theirs."""
    asked: dict[str, list[int]] = {}
    for game in balance.games:
        for name, forfeits, decisions in zip(
            game["bots"], game["forfeits"], game["decisions"], strict=True
        ):
            sums = asked.setdefault(name, [0, 0])
            sums[0] += forfeits
            sums[1] += decisions
    for name, (forfeits, decisions) in asked.items():
        if forfeits:
            share = forfeits / decisions
            yield Finding("forfeits", name, "", Estimate(share, share, share, decisions))


def _main_ways(balance: Balance) -> list[tuple[Group, Component]]:
    """Each component once, in the use that tells most about it."""
    best: dict[tuple[str, str], tuple[Group, Component]] = {}
    for group in balance.groups:
        for component in group.components:
            key = (group.domain, component.id)
            if key not in best or component.wins.number >= best[key][1].wins.number:
                best[key] = (group, component)
    return [*best.values()]


def _unwanted(balance: Balance) -> Iterator[Finding]:
    """The components that hardly anybody used in any way, though they were on offer."""
    most: dict[tuple[str, str], Component] = {}
    for group in balance.groups:
        for component in group.components:
            key = (group.domain, component.id)
            if key not in most or component.used.value > most[key].used.value:
                most[key] = component
    for (domain, id_), component in most.items():
        if id_ in balance.absent.get(domain, []):
            continue
        if component.used.value == 0:
            yield Finding("unused", id_, f".{domain}", component.used)
        elif component.used.below(RARE):
            yield Finding("rare", id_, f".{domain}", component.used)


def turn_share(games: list[PlayedGame], turn: int) -> Estimate:
    """The share of the wins of the seat that came in this place after the first."""
    found: list[tuple[int, float]] = []
    for game in games:
        shares = win_shares(game["places"])
        found.append((game["match"], shares[(game.get("first", 0) + turn) % len(shares)]))
    return proportion(found)


def _gap(counts: list[int], values: list[float]) -> float:
    """The mean difference between users and the others."""
    users = [value for count, value in zip(counts, values, strict=True) if count]
    others = [value for count, value in zip(counts, values, strict=True) if not count]
    return math.fsum(users) / len(users) - math.fsum(others) / len(others)


# --- playing --------------------------------------------------------------------------------------


def choices_of(plan: ArenaPlan) -> list[tuple[Option, str, ArenaPlan]]:
    """Every other value of every option of the plan, if it can be played."""
    found: list[tuple[Option, str, ArenaPlan]] = []
    usual = plan.setup.choices()
    for option in plan.setup.game.info.choices():
        if option.simulator_default != option.default:
            continue  # without it some games would not end
        for word in option.choices:
            if word == usual[option.name]:
                continue
            other = replace(plan, options={**plan.options, **usual, option.name: word})
            try:
                other.check()
            except BadOption:  # it contradicts the other options
                continue
            found.append((option, word, other))
    return found


def run(
    plan: ArenaPlan,
    out: Path,
    option_games: int,
    jobs: int,
    tick: Tick | None,
    page: Callable[[Balance], str],
) -> Balance:
    """Plays what is missing in the folder `out`; writes `balance.json` and `balance.html` there.

    Each value of an option gets `option_games` games, but not more than the default values.
    """
    if jobs < 1:
        raise BadOption(Reason("not-positive", {"what": "jobs", "given": jobs}))
    plan.check()
    folder = Folder(out, plan)
    with folder.open():
        play(folder, jobs, None, tick)
        games = folder.counted()
        choices: list[OptionEffect] = []
        matches = min(option_games, plan.matches)
        for option, word, other in choices_of(plan) if matches > 0 else []:
            some = replace(other, matches=matches)
            side = Folder(out / "options" / f"{option.name}={word}", some)
            with side.open(), contextlib.suppress(Endless):  # with some options it may not end
                play(side, jobs, None, tick)
                choices.append(_compare(option.name, word, games, side.counted()))
        balance = Balance(plan, games, choices)
        folder.write("balance.json", json.dumps(balance.to_json(), indent=1) + "\n")
        folder.write("balance.html", page(balance))
    return balance


def _compare(
    option: str, word: str, usual: list[PlayedGame], other: list[PlayedGame]
) -> OptionEffect:
    """The effect of an option: games with it against games without, on the same luck."""
    pairs = {(game["match"], game["game"]): game for game in usual}
    length: list[tuple[int, float]] = []
    score: list[tuple[int, float]] = []
    for game in other:
        twin = pairs[game["match"], game["game"]]
        length.append((game["match"], game["moves"] - twin["moves"]))
        more = sum(game["scores"]) - sum(twin["scores"])
        score.append((game["match"], more / len(game["scores"])))
    return OptionEffect(
        option, word, len(other), average(length), average(score), turn_share(other, 0)
    )
