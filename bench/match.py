"""One bot against copies of another: who wins, and how long each of them thinks.

    python bench/match.py GAME BOT OPPONENT [--players 2] [--games 200] [--aim 0.75] [--seed match]

Every luck is played once with the bot on each seat, as in the arena. The time is that of the
processor, so that neighbours cost nobody anything; where both take the same time for a decision,
the match is one at equal time. A shared win counts in parts; the interval is 95 %, by lucks.

With `--aim` the match ends as soon as the interval leaves that share out (looked at after every
`STEP` games); with `--seconds` it ends after about that long by the clock.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from farshore import external
from farshore.arena.challenge import ContestPlan
from farshore.arena.intervals import Estimate, proportion, win_shares
from farshore.arena.luck import Luck
from farshore.bots import Observation
from farshore.core.state import CHANCE
from farshore.core.types import Seat

STEP = 20


@dataclass
class Thinking:
    """What the decisions of a bot took."""

    decisions: int = 0
    seconds: float = 0.0

    @property
    def milliseconds(self) -> float:
        """For one decision."""
        return 1000 * self.seconds / max(1, self.decisions)


def play(plan: ContestPlan, bot: Thinking, others: Thinking) -> Iterator[tuple[int, float]]:
    """Plays; for each game its luck and what the first of the bots has of the win."""
    setup = plan.setup
    # a bot for each seat: it may keep what it thought there
    made = [
        {name: external.make_one(name, setup, plan.bot_seconds) for name in plan.bots}
        for _ in plan.bots
    ]
    for match in range(plan.matches):
        luck_of = f"{plan.seed}/{match}"
        for seat, names in enumerate(plan.seatings(match)):
            luck = Luck(luck_of)
            rngs = [Random(f"{luck_of}/{seat}/{at}") for at in range(len(names))]
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
                    thinking = bot if actor == seat else others
                    start = time.process_time()
                    asked = Observation(state, Seat(actor), legal)
                    move = made[actor][names[actor]].choose(asked, rngs[actor])
                    thinking.seconds += time.process_time() - start
                    thinking.decisions += 1
                state.apply(actor, move)
            yield match, win_shares(setup.game.results(state).places)[seat]


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
    plan.check()
    until = time.monotonic() + given.seconds
    bot, others = Thinking(), Thinking()
    found: list[tuple[int, float]] = []
    won = proportion(found)
    for played in play(plan, bot, others):
        found.append(played)
        won = proportion(found)
        if decided(won, given.aim) or time.monotonic() > until:
            break
    print(
        f"{given.game}, {given.players} players, {given.bot} against {given.opponent}: "
        f"won {won.value:.1%} ({won.low:.0%}–{won.high:.0%}) of {won.number} games, "
        f"{bot.milliseconds:.2f} / {others.milliseconds:.2f} ms a decision"
    )


if __name__ == "__main__":
    main()
