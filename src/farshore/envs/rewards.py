"""The reward of each seat at the end of a game."""

from __future__ import annotations

from farshore.core.result import Results
from farshore.core.types import Seat, seats


def rewards(kind: str, results: Results, players: int) -> list[float]:
    """By seat. An opponent without a seat takes part in places and wins, but gets nothing."""
    if kind == "score":
        return [float(score) for score in results.scores[:players]]
    places = results.places
    if kind == "win":
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places[:players]]
    return [place_reward(places, seat) for seat in seats(players)]


def place_reward(places: list[int], seat: Seat) -> float:
    """1 for the first, -1 for the last, the mean for shared places; the sum over all is 0."""
    if len(places) == 1:
        return 0.0
    own = places[seat]
    ahead = sum(1 for place in places if place < own)
    shared = places.count(own)
    rank = ahead + (shared - 1) / 2
    return 1.0 - 2.0 * rank / (len(places) - 1)
