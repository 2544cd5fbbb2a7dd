"""Points, places and tie-breaks (ANT-163 to ANT-181). Works on any position: "if it ended now"."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from farshore.core.result import Results, ones, rank
from farshore.core.types import Seat
from farshore.games.antarctica.components import AREAS, TRACKS
from farshore.games.antarctica.state import (
    LAST_SCIENTIST,
    NO_SHIPS,
    STACKS_EMPTY,
    AntarcticaState,
)

AREA_POINTS: Final = 0
TRACK_POINTS: Final = 1
STAR_POINTS: Final = 2
RETURNED_POINTS: Final = 3
CATEGORIES: Final = ["areas", "tracks", "stars", "returned"]  # ANT-163


class Tally:
    """Points and first ranks by seat, collected scoring by scoring."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.points: Final = [0] * (len(CATEGORIES) * players)
        """`category * players + seat`"""
        self.firsts: Final = [0] * players
        self.ranks: Final = [0] * players
        self.amounts: Final = [0] * players
        """Room for `score`, so that a tally needs few lists."""

    def score(self, category: i64, ranks: list[int], amounts: list[int], first: int) -> None:
        """One single scoring (ANT-164, ANT-165).

        Seats are ranked by `ranks`, those with 0 not at all. The first rank gets `first` points,
        each lower one the amount of one player of the rank above.
        """
        players: i64 = self.players
        first_at = category * players
        best: i64 = 0
        ranked = 0
        leader: i64 = 0
        seat: i64
        for seat in range(players):
            own: i64 = ranks[seat]
            if own > 0:
                ranked += 1
                if own > best:
                    best = own
                    leader = seat
        if ranked == 1:  # most scorings while a game goes on
            self.points[first_at + leader] += first
            self.firsts[leader] += 1
            return
        for seat in range(players):
            own = ranks[seat]
            if own == 0:
                continue
            if own == best:
                self.points[first_at + seat] += first
                self.firsts[seat] += 1
            else:
                self.points[first_at + seat] += amounts[_next_above(ranks, own)]

    def total(self, seat: Seat) -> int:
        points = 0
        for category in range(len(CATEGORIES)):
            points += self.points[category * self.players + seat]
        return points

    def part(self, category: int) -> list[int]:
        """The points of one category by seat."""
        return self.points[category * self.players : (category + 1) * self.players]


def _next_above(ranks: list[int], own: i64) -> i64:
    """The first seat with the lowest rank above this one."""
    above: i64 = -1
    lowest: i64 = 0
    seat: i64
    for seat in range(len(ranks)):
        rank: i64 = ranks[seat]
        if rank > own and (above < 0 or rank < lowest):
            above = seat
            lowest = rank
    return above


def tally(state: AntarcticaState) -> Tally:
    """Everything that would be scored if the game ended now."""
    result = Tally(state.players)
    for step in range(AREAS):  # ANT-169: in sun order from the sun area
        score_area(result, state, (state.sun + step) % AREAS)
    for track in state.ruleset.open_tracks:
        score_track(result, state, track)
    score_stars(result, state)
    score_returned(result, state)
    return result


def score_stars(result: Tally, state: AntarcticaState) -> None:
    """ANT-173, ANT-174"""
    ranks = result.ranks
    stars = 0
    for seat in range(state.players):
        own = starred_cards(state, Seat(seat))
        ranks[seat] = own
        stars += own
    if stars > 0:
        result.score(STAR_POINTS, ranks, ranks, stars)


def score_returned(result: Tally, state: AntarcticaState) -> None:
    """ANT-175, ANT-176"""
    ranks = result.ranks
    returned = 0
    for seat in range(state.players):
        own = state.returned_ships[seat] + state.returned_cubes[seat]
        ranks[seat] = own
        returned += own
    if returned > 0:
        result.score(RETURNED_POINTS, ranks, ranks, returned)


def score_area(result: Tally, state: AntarcticaState, area: int) -> None:
    """ANT-166 to ANT-168"""
    scientists = state.scientists
    together = 0
    for at in range(area, state.players * AREAS, AREAS):
        together += scientists[at]
    if together > 0:
        ranks = result.ranks
        for seat in range(state.players):
            ranks[seat] = scientists[seat * AREAS + area]
        result.score(AREA_POINTS, ranks, ranks, area_value(state, area, together))


def score_track(result: Tally, state: AntarcticaState, track: int) -> None:
    """ANT-170 to ANT-172"""
    if state.occupied[track] == 0:
        return
    points = state.ruleset.tracks[track].points
    together = 0
    for seat in range(state.players):
        space = state.cubes[seat * TRACKS + track]
        result.ranks[seat] = space
        value = points[space]
        result.amounts[seat] = value
        together += value
    result.score(TRACK_POINTS, result.ranks, result.amounts, together)


def scientists_in(state: AntarcticaState, area: int) -> list[int]:
    """Scientists by seat."""
    return [state.scientists[seat * AREAS + area] for seat in range(state.players)]


def area_value(state: AntarcticaState, area: int, scientists: int) -> int:
    """What the first rank scores in an area with so many scientists (ANT-166, ANT-168)."""
    return ones(state.buildings[area]) + scientists + state.ruleset.edition.first_rank_bonus


def starred_cards(state: AntarcticaState, seat: Seat) -> int:
    return ones(state.cards_taken[seat] & state.ruleset.edition.starred)


def scores(state: AntarcticaState) -> list[int]:
    """Points by seat if the game ended now."""
    result = tally(state)
    return [result.total(Seat(seat)) for seat in range(state.players)]


def results(state: AntarcticaState) -> Results:
    """ANT-178 to ANT-181"""
    result = tally(state)
    totals = [result.total(Seat(seat)) for seat in range(state.players)]
    cards = [state.cards_taken[seat].bit_count() for seat in range(state.players)]
    places, decided_by = rank(
        [("score", totals), ("first_ranks", result.firsts), ("building_cards", cards)]
    )
    parts = {name: result.part(category) for category, name in enumerate(CATEGORIES)}
    return Results(totals, places, end_reason(state.ending), parts, decided_by)


def end_reason(ending: int) -> str:
    """The first of the reasons of ANT-N10 that holds; "" while the game goes on."""
    if ending & LAST_SCIENTIST:
        return "last_scientist"
    if ending & STACKS_EMPTY:
        return "stacks_empty"
    if ending & NO_SHIPS:
        return "no_ships"
    return "stalled" if ending else ""
