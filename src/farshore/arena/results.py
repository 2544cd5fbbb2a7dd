"""The results of a run: win rates, ratings, who beats whom. `result.json` holds them."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Final

from farshore.arena.intervals import Estimate, average, proportion, win_shares
from farshore.arena.plan import ArenaPlan
from farshore.arena.playing import POINTS, PlayedGame
from farshore.core.types import Seat, seats
from farshore.extras import needs

FORMAT: Final = "farshore-arena-result/1"


@dataclass(frozen=True)
class Rating:
    """A rating (mu) and its standard deviation (sigma)."""

    mu: float
    sigma: float


@dataclass
class Standing:
    """How a bot did."""

    name: str
    wins: float
    """Shared wins count in parts."""
    rate: Estimate
    rating: Rating
    score: Estimate
    lead: Estimate
    place: float
    decisions: int
    seconds: float
    forfeits: int
    scores: list[int]
    leads: list[Estimate]
    """Over the course of the game."""

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "games": self.rate.number,
            "wins": round(self.wins, 4),
            "win_rate": round(self.rate.value, 6),
            "win_rate_low": round(self.rate.low, 6),
            "win_rate_high": round(self.rate.high, 6),
            "rating": round(self.rating.mu, 4),
            "rating_sigma": round(self.rating.sigma, 4),
            "mean_place": round(self.place, 4),
            "mean_score": round(self.score.value, 4),
            "mean_lead": round(self.lead.value, 4),
            "decisions": self.decisions,
            "seconds_per_decision": round(self.seconds / max(1, self.decisions), 6),
            "forfeits": self.forfeits,
        }


class ArenaResults:
    """The statistics of a run."""

    def __init__(self, plan: ArenaPlan, games: list[PlayedGame]) -> None:
        self.plan: Final = plan
        self.games: Final = games
        self.names: Final = [*dict.fromkeys(plan.bots)]
        rated = ratings(games, self.names)
        standings = [self._standing(name, rated[name]) for name in self.names]
        self.standings: Final = sorted(
            standings, key=lambda each: (each.rating.mu, each.rate.value), reverse=True
        )
        """Best first."""
        self.lengths: Final = average((game["match"], game["moves"]) for game in games)
        self.ends: Final = Counter(game["end"] for game in games)
        self.seats: Final = [self._seat(seat) for seat in seats(plan.setup.players)]

    def _standing(self, name: str, rating: Rating) -> Standing:
        shares: list[tuple[int, float]] = []
        scores: list[tuple[int, float]] = []
        leads: list[list[tuple[int, float]]] = [[] for _ in range(POINTS + 1)]
        places = decisions = forfeits = 0
        seconds = 0.0
        for game in self.games:
            won = win_shares(game["places"])
            for seat, bot in enumerate(game["bots"]):
                if bot != name:
                    continue
                shares.append((game["match"], won[seat]))
                scores.append((game["match"], game["scores"][seat]))
                for point, lead in enumerate(game["leads"][seat]):
                    leads[point].append((game["match"], lead))
                places += game["places"][seat]
                decisions += game["decisions"][seat]
                seconds += game["seconds"][seat]
                forfeits += game["forfeits"][seat]
        return Standing(
            name,
            math.fsum(share for _, share in shares),
            proportion(shares),
            rating,
            average(scores),
            average(leads[-1]),
            places / max(1, len(shares)),
            decisions,
            seconds,
            forfeits,
            [int(score) for _, score in scores],
            [average(point) for point in leads],
        )

    def _seat(self, seat: Seat) -> Estimate:
        return proportion((game["match"], win_shares(game["places"])[seat]) for game in self.games)

    def duel(self, name: str, other: str) -> Estimate:
        """How often one bot ended before the other at the same table; a tie counts as half."""
        found: list[tuple[int, float]] = []
        for game in self.games:
            for seat, bot in enumerate(game["bots"]):
                for against, second in enumerate(game["bots"]):
                    if seat != against and (bot, second) == (name, other):
                        ahead = game["places"][against] - game["places"][seat]
                        found.append((game["match"], 0.5 + 0.5 * _sign(ahead)))
        return proportion(found)

    def to_json(self) -> dict[str, object]:
        plan = self.plan
        return {
            "format": FORMAT,
            **plan.identity(),
            "matches": plan.matches,
            "games": len(self.games),
            "bots": [standing.to_json() for standing in self.standings],
            "pairs": [
                {"bot": one, "against": other, **self.duel(one, other).to_json()}
                for one in self.names
                for other in self.names
                if one != other
            ],
            "seats": [{"seat": at, **seat.to_json()} for at, seat in enumerate(self.seats)],
            "mean_length": round(self.lengths.value, 4),
            "ends": dict(sorted(self.ends.items())),
        }


def ratings(games: list[PlayedGame], names: list[str]) -> dict[str, Rating]:
    """Ratings by openskill (Plackett-Luce). Strengths do not change in a run, hence tau = 0."""
    with needs("arena"):
        from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    found = {name: model.rating(name=name) for name in names}
    for game in games:
        teams = [[found[name]] for name in game["bots"]]
        ranks = [float(place) for place in game["places"]]
        rated = model.rate(teams, ranks=ranks)
        for name in dict.fromkeys(game["bots"]):
            # copies of a bot are one bot: it gets the mean of what its copies would get
            said = [team[0] for team, bot in zip(rated, game["bots"], strict=True) if bot == name]
            mu = math.fsum(each.mu for each in said) / len(said)
            sigma = math.fsum(each.sigma for each in said) / len(said)
            found[name] = model.rating(mu, sigma, name)
    return {name: Rating(each.mu, each.sigma) for name, each in found.items()}


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
