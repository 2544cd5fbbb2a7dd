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
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from farshore import bots, external
from farshore.arena.challenge import ContestPlan
from farshore.arena.intervals import Estimate, proportion, win_shares
from farshore.arena.luck import Luck
from farshore.bots import Observation
from farshore.core.game import Setup
from farshore.core.result import Results
from farshore.core.state import CHANCE
from farshore.core.types import Seat

STEP = 20


@dataclass
class Thinking:
    """What the decisions of a bot took."""

    decisions: int = 0
    seconds: float = 0.0
    points: list[int] = field(default_factory=list)
    """Of each game that it played alone."""

    @property
    def milliseconds(self) -> float:
        """For one decision."""
        return 1000 * self.seconds / max(1, self.decisions)

    @property
    def mean_points(self) -> float:
        return sum(self.points) / max(1, len(self.points))


def play(plan: ContestPlan, bot: Thinking, others: Thinking) -> Iterator[tuple[int, float]]:
    """Plays; for each game its luck and what the first of the bots has of the win."""
    # a bot for each seat: it may keep what it thought there
    made = [made_bots(plan, plan.bots) for _ in plan.bots]
    for match in range(plan.matches):
        luck_of = f"{plan.seed}/{match}"
        for seat, names in enumerate(plan.seatings(match)):
            seated = [made[at][name] for at, name in enumerate(names)]
            thinking = [bot if at == seat else others for at in range(len(names))]
            rngs = [Random(f"{luck_of}/{seat}/{at}") for at in range(len(names))]
            results = play_game(plan.setup, Luck(luck_of), seated, rngs, thinking)
            yield match, win_shares(results.places)[seat]


def play_alone(
    plan: ContestPlan, opponent: str, bot: Thinking, other: Thinking
) -> Iterator[tuple[int, float]]:
    """Where nobody can be met: for each luck whether the bot makes more of it than the other."""
    made = made_bots(plan, (*plan.bots, opponent))
    for match in range(plan.matches):
        luck_of = f"{plan.seed}/{match}"
        own, theirs = (
            play_game(plan.setup, Luck(luck_of), [made[name]], [Random(luck_of)], [thinking])
            for name, thinking in ((plan.bots[0], bot), (opponent, other))
        )
        bot.points.append(own.scores[0])
        other.points.append(theirs.scores[0])
        # a place counts first: behind an automaton points are worth nothing
        mine, rival = (-own.places[0], own.scores[0]), (-theirs.places[0], theirs.scores[0])
        yield match, 0.5 if mine == rival else float(mine > rival)


def made_bots(plan: ContestPlan, names: Iterable[str]) -> dict[str, bots.Bot]:
    return {name: external.make_one(name, plan.setup, plan.bot_seconds) for name in names}


def play_game(
    setup: Setup, luck: Luck, seated: list[bots.Bot], rngs: list[Random], thinking: list[Thinking]
) -> Results:
    """One game; adds the time of each seat's decisions to its `thinking`."""
    state = setup.game.begin(setup)
    moves = 0
    while not state.is_over():
        # where several decide at once, take turns in being asked last
        waiting = state.waiting()
        actor = waiting[moves % len(waiting)]
        moves += 1
        if actor == CHANCE:
            state.apply(actor, luck.draw(state))
            continue
        legal = state.legal(actor)
        move = legal[0]
        if len(legal) > 1:
            start = time.process_time()
            asked = Observation(state, Seat(actor), legal)
            move = seated[actor].choose(asked, rngs[actor])
            thinking[actor].seconds += time.process_time() - start
            thinking[actor].decisions += 1
        state.apply(actor, move)
    return setup.game.results(state)


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
    options: dict[str, object] = dict(each.split("=", 1) for each in given.option)
    names = (given.bot, *[given.opponent] * (given.players - 1))
    matches = math.ceil(given.games / given.players)
    plan = ContestPlan(given.game, names, matches, given.seed, given.players, options)
    until = time.monotonic() + given.seconds
    bot, others = Thinking(), Thinking()
    found: list[tuple[int, float]] = []
    won = proportion(found)
    if given.players == 1:
        games = play_alone(plan, given.opponent, bot, others)
    else:
        plan.check()
        games = play(plan, bot, others)
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
    if bot.points:
        print(f"mean points: {bot.mean_points:.1f} / {others.mean_points:.1f}")


if __name__ == "__main__":
    main()
