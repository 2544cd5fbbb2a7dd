"""What is played: plain data that can be sent to other processes and machines."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import combinations, permutations
from math import factorial

from farshore import external
from farshore.core.errors import BadOption, Reason
from farshore.core.game import Setup
from farshore.core.registry import load
from farshore.formats.editions import parse_edition
from farshore.version import __version__

FEWEST_PLAYERS = 2

Key = tuple[int, int]
"""A game of a run: the number of its match, and which game of the match."""


@dataclass(frozen=True)
class ArenaPlan:
    """What a run of the arena plays."""

    game: str
    bots: tuple[str, ...]
    """As listed; a name may come several times, to play against copies of itself."""
    matches: int
    seed: str = "0"
    players: int | None = None
    options: dict[str, object] = field(default_factory=dict)
    edition: object = None
    """Component data as a document, if it is not the game's own."""
    bot_seconds: float = external.ANSWER_SECONDS
    observed: bool = False
    """Whether the uses of components are recorded too (see `uses`)."""
    forfeits_lose: bool = True
    """Whether a program that let `greedy` decide for it comes last in that game. Without this a
    program that does nothing at all would be rated as `greedy`."""

    def __getstate__(self) -> dict[str, object]:
        """What is pickled: the receiver makes the setup again."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @cached_property
    def setup(self) -> Setup:
        """The checked setup; other options have the defaults for simulation."""
        game = load(self.game)
        edition = None if self.edition is None else parse_edition(game, self.edition).edition
        return game.setup(self.players, self.options, edition, simulating=True)

    def check(self) -> None:
        """Refuses a plan that cannot be played, before anything starts."""
        if self.matches < 1:
            what = "games" if self.observed else "matches"  # as `balance` calls them
            raise BadOption(Reason("not-positive", {"what": what, "given": self.matches}))
        setup = self.setup
        if setup.players < FEWEST_PLAYERS:
            raise BadOption(Reason("arena-alone", {"given": setup.players}))
        for name in dict.fromkeys(self.bots):
            external.make_one(name, setup)
        if len(self.bots) < setup.players:
            raise BadOption(
                Reason("arena-few-bots", {"given": len(self.bots), "players": setup.players})
            )

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets whom: every choice of as many of the bots as there are seats."""
        return [*dict.fromkeys(combinations(self.bots, self.setup.players))]

    def seatings(self, match: int) -> list[tuple[str, ...]]:
        """The games of a match: every line-up, each of its bots once on every seat.

        Who sits beside whom differs from match to match.
        """
        players = self.setup.players
        found: list[tuple[str, ...]] = []
        for line_up in self.line_ups:
            orders = [*permutations(line_up[1:])]
            order = (line_up[0], *orders[match % factorial(players - 1)])
            rotations = [order[-turn:] + order[:-turn] for turn in range(players)]
            found.extend(dict.fromkeys(rotations))
        return found

    def all_keys(self) -> list[Key]:
        """All games."""
        return [
            (match, number)
            for match in range(self.matches)
            for number in range(len(self.seatings(match)))
        ]

    def identity(self) -> dict[str, object]:
        """What two runs must share to be the same run; the number of matches may differ."""
        setup = self.setup
        document: dict[str, object] = {
            "farshore": __version__,
            "game": self.game,
            "rules": setup.rules,
            "edition": setup.edition.name,
            "players": setup.players,
            "options": setup.choices(),
            "bots": [*self.bots],
            "seed": self.seed,
        }
        if any(name.startswith(external.COMMAND) for name in self.bots):
            document["bot_seconds"] = self.bot_seconds
        if any(external.may_forfeit(name) for name in self.bots):
            document["forfeits_lose"] = self.forfeits_lose
        if self.observed:
            document["observed"] = True
        return document
