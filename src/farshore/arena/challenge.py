"""The challenge: one number for the strength of a bot, the same whoever measures it.

Everything is fixed: games, editions, numbers of players, opponents, how long they search (in
simulations, never in seconds) and the luck. What is fixed here never changes under the same
`VERSION`: if a contest, or how an opponent plays, is to change, the version gets the next number.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from farshore import external
from farshore.arena.folder import Folder
from farshore.arena.intervals import Estimate, mean_of, proportion, win_shares
from farshore.arena.plan import ArenaPlan
from farshore.arena.playing import PlayedGame
from farshore.arena.running import Tick, play
from farshore.bots import SearchBot, Simulations
from farshore.core.errors import BadOption, Reason
from farshore.core.game import DATA_SET, Setup
from farshore.version import __version__

VERSION: Final = "challenge-1"
QUICK_MATCHES: Final = 2
"""The matches of each contest in the quick subset: the first ones of the whole."""


@dataclass(frozen=True)
class ContestPlan(ArenaPlan):
    """The games of a contest. The bot that is measured is named first."""

    def seatings(self, match: int) -> list[tuple[str, ...]]:
        """The bot once on every seat: game number n has it on seat n, in every match.

        It is told apart from its opponents by its seat, so it may also meet copies of itself.
        """
        bot, *others = self.bots
        return [(*others[:seat], bot, *others[seat:]) for seat in range(len(self.bots))]


@dataclass(frozen=True)
class Contest:
    """A part of the challenge: some matches of one game against copies of one opponent."""

    game: str
    edition: str
    players: int
    opponent: str
    matches: int

    @property
    def name(self) -> str:
        """It also seeds the luck."""
        return f"{self.game}-{self.players}-{self.opponent.replace(':', '-')}"

    def plan(self, bot: str) -> ContestPlan:
        names = (bot, *[self.opponent] * (self.players - 1))
        seed = f"{VERSION}/{self.name}"
        options: dict[str, object] = {DATA_SET: self.edition}
        return ContestPlan(self.game, names, self.matches, seed, self.players, options)


def _contests(game: str, edition: str, strong: str, fast: str) -> list[Contest]:
    return [
        Contest(game, edition, 2, "random", 50),
        Contest(game, edition, 2, "greedy", 50),
        Contest(game, edition, 2, strong, 50),
        Contest(game, edition, 4, "greedy", 25),
        Contest(game, edition, 4, fast, 25),
    ]


CONTESTS: Final = [
    *_contests("antarctica", "reconstructed_2", strong="search:400", fast="search:100"),
    *_contests("aquatica", "reconstructed_3", strong="search:400", fast="search:100"),
    *_contests("council", "reconstructed_1", strong="search:100", fast="search:20"),
]
"""The whole challenge: 100 games in each contest."""


def choose(
    game: str | None = None, players: int | None = None, quick: bool = False
) -> list[Contest]:
    """The contests of a game, of a number of players, or all; with `quick` a few games of each."""
    found = [
        contest
        for contest in CONTESTS
        if game in (None, contest.game) and players in (None, contest.players)
    ]
    if not found:
        raise BadOption(Reason("challenge-nothing", {"version": VERSION}))
    if quick:
        return [replace(contest, matches=QUICK_MATCHES) for contest in found]
    return found


class ContestResult:
    """What came of a contest."""

    def __init__(self, contest: Contest, setup: Setup, games: list[PlayedGame]) -> None:
        self.contest: Final = contest
        self.setup: Final = setup
        self.games: Final = games
        self.won: Final = proportion(
            (game["match"], win_shares(game["places"])[game["game"]]) for game in games
        )
        """The share of the games that the bot won; a shared win counts in parts."""
        self.forfeits: Final = sum(game["forfeits"][game["game"]] for game in games)
        """Decisions that the bot left to `greedy`. It has lost those games."""

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.contest.game,
            "rules": self.setup.rules,
            "edition": self.setup.edition.name,
            "players": self.contest.players,
            "opponent": self.contest.opponent,
            "won": self.won.to_json(),
            "forfeits": self.forfeits,
        }


class ChallengeResult:
    """What came of the challenge, or of a part of it."""

    def __init__(self, bot: str, contests: list[ContestResult]) -> None:
        self.bot: Final = bot
        self.contests: Final = contests
        self.score: Final[Estimate] = mean_of([each.won for each in contests])
        """The number: the mean of the contests, which all weigh the same."""

    def is_whole(self) -> bool:
        return [each.contest for each in self.contests] == CONTESTS

    @cached_property
    def digest(self) -> str:
        """Stands for every move of every game: runs with the same digest played the same games."""
        found = hashlib.sha256()
        for each in self.contests:
            for game in each.games:
                told = [each.contest.name, game["match"], game["game"], game["record"]]
                line = json.dumps([*told, game["places"], game["forfeits"]])
                found.update(line.encode() + b"\n")
        return found.hexdigest()

    def to_json(self) -> dict[str, object]:
        """Nothing of it depends on the machine or on how the work was shared."""
        return {
            "challenge": VERSION,
            "whole": self.is_whole(),
            "farshore": __version__,
            "bot": self.bot,
            "score": self.score.to_json(),
            "forfeits": sum(each.forfeits for each in self.contests),
            "digest": self.digest,
            "contests": [each.to_json() for each in self.contests],
        }


def run(
    bot: str,
    contests: Sequence[Contest],
    jobs: int = 1,
    out: Path | None = None,
    tick: Tick | None = None,
) -> ChallengeResult:
    """Plays the contests. The games are kept in the folder `out`, and a stopped run goes on there;
    without a folder they are forgotten."""
    if jobs < 1:
        raise BadOption(Reason("not-positive", {"what": "jobs", "given": jobs}))
    plans = [contest.plan(bot) for contest in contests]
    for plan in plans:
        plan.check()
        _refuse_seconds(bot, plan.setup)
    results: list[ContestResult] = []
    with ExitStack() as stack:
        if out is None:
            out = Path(stack.enter_context(TemporaryDirectory()))
        for contest, plan in zip(contests, plans, strict=True):
            folder = Folder(out / contest.name, plan)
            with folder.open():
                play(folder, jobs, None, tick)
                results.append(ContestResult(contest, plan.setup, folder.counted()))
    return ChallengeResult(bot, results)


def _refuse_seconds(bot: str, setup: Setup) -> None:
    """Refuses a search that looks at the clock: it plays differently every time."""
    made = external.make_one(bot, setup)
    if isinstance(made, SearchBot) and not isinstance(made.limit, Simulations):
        raise BadOption(Reason("challenge-seconds", {"given": bot}))
