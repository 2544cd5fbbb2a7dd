"""One bot against copies of another: who wins, and how long each of them thinks.

    python bench/match.py GAME BOT OPPONENT [--players 2] [--games 200] [--aim 0.75] [--seed match]

Every luck is played once with the bot on each seat, as in the arena. The time is that of the
processor, so that neighbours cost nobody anything; where both take the same time for a decision,
the match is one at equal time. A shared win counts in parts; the interval is 95 %, by lucks.
With `--players 1` both play every luck alone, and the better result wins.

With `--aim` the match ends as soon as the interval leaves that share out (looked at after every
`STEP` games); with `--seconds` it ends after about that long by the clock.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import product

from farshore.arena.challenge import ContestPlan
from farshore.arena.intervals import Estimate, proportion, win_shares
from farshore.arena.playing import GamePlayer, PlayedGame
from farshore.collector import collect_rarely

STEP = 20


@dataclass
class Thinking:
    """What the decisions of a bot took."""

    decisions: int = 0
    seconds: float = 0.0
    forfeits: int = 0
    points: list[int] = field(default_factory=list)
    """Of each game that it played alone."""

    @property
    def milliseconds(self) -> float:
        """For one decision."""
        return 1000 * self.seconds / max(1, self.decisions)

    @property
    def mean_points(self) -> float:
        return sum(self.points) / max(1, len(self.points))

    def add(self, played: PlayedGame, seat: int) -> None:
        self.decisions += played["decisions"][seat]
        self.seconds += played["seconds"][seat]
        self.forfeits += played["forfeits"][seat]


def play(plan: ContestPlan, bot: Thinking, others: Thinking) -> Iterator[tuple[int, float]]:
    """Plays; for each game its luck and what the first of the bots has of the win."""
    with closing(GamePlayer(plan, time.process_time)) as player:
        for match, seat in product(range(plan.matches), range(len(plan.bots))):
            [played] = player.play([(match, seat)])
            for at in range(len(plan.bots)):
                (bot if at == seat else others).add(played, at)
            yield match, win_shares(played["places"])[seat]


def play_alone(
    own: ContestPlan, theirs: ContestPlan, bot: Thinking, other: Thinking
) -> Iterator[tuple[int, float]]:
    """Where nobody can be met: for each luck whether the bot makes more of it than the other."""
    with (
        closing(GamePlayer(own, time.process_time)) as player,
        closing(GamePlayer(theirs, time.process_time)) as rival,
    ):
        for match in range(own.matches):
            mine = alone(player, match, bot)
            its = alone(rival, match, other)
            yield match, 0.5 if mine == its else float(mine > its)


def alone(player: GamePlayer, match: int, thinking: Thinking) -> tuple[int, int]:
    """What a bot makes of a luck. The place counts first: an automaton may be ahead."""
    [played] = player.play([(match, 0)])
    thinking.add(played, 0)
    thinking.points += played["scores"]
    return -played["places"][0], played["scores"][0]


def decided(won: Estimate, aim: float | None) -> bool:
    """Whether the interval leaves the aim out."""
    return aim is not None and won.number % STEP == 0 and (won.above(aim) or won.below(aim))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("opponent")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--aim", type=float)
    parser.add_argument("--seconds", type=float, default=math.inf, help="by the clock, about")
    parser.add_argument("--seed", default="match")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    given = parser.parse_args()
    collect_rarely()
    options: dict[str, object] = dict(each.split("=", 1) for each in given.option)
    matches = math.ceil(given.games / given.players)

    def plan(*names: str) -> ContestPlan:
        return ContestPlan(given.game, names, matches, given.seed, given.players, options)

    until = time.monotonic() + given.seconds
    bot, others = Thinking(), Thinking()
    found: list[tuple[int, float]] = []
    won = proportion(found)
    if given.players == 1:
        games = play_alone(plan(given.bot), plan(given.opponent), bot, others)
    else:
        contest = plan(given.bot, *[given.opponent] * (given.players - 1))
        contest.check()
        games = play(contest, bot, others)
    for played in games:
        found.append(played)
        won = proportion(found)
        if decided(won, given.aim) or time.monotonic() > until:
            break
    print(
        f"{given.game}, {given.players} players, {given.bot} against {given.opponent}: "
        f"won {won.value:.1%} ({won.low:.0%}–{won.high:.0%}) of {won.number} games, "
        f"{bot.milliseconds:.2f} / {others.milliseconds:.2f} ms a decision"
    )
    if bot.forfeits or others.forfeits:
        print(f"decisions forfeited, and their games lost: {bot.forfeits} / {others.forfeits}")
    if bot.points:
        print(f"mean points: {bot.mean_points:.1f} / {others.mean_points:.1f}")


if __name__ == "__main__":
    main()
