"""Estimates with 95 % confidence intervals, from games in groups that share their luck."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % confidence interval."""

    value: float
    low: float
    high: float
    number: int
    """Of observations."""

    def above(self, bound: float) -> bool:
        """Whether the whole interval is above the bound."""
        return self.low > bound

    def below(self, bound: float) -> bool:
        """Whether the whole interval is below the bound."""
        return self.high < bound

    def to_json(self, digits: int = 4) -> dict[str, float | int]:
        return {
            "value": round(self.value, digits),
            "low": round(self.low, digits),
            "high": round(self.high, digits),
            "number": self.number,
        }


def wilson(share: float, number: float) -> tuple[float, float]:
    """Wilson's score interval for a share in so many trials."""
    if number <= 0:
        return 0.0, 1.0
    square = Z * Z
    middle = share + square / (2 * number)
    spread = Z * math.sqrt(share * (1 - share) / number + square / (4 * number * number))
    scale = 1 + square / number
    low = max(0.0, min(share, (middle - spread) / scale))
    high = min(1.0, max(share, (middle + spread) / scale))
    return low, high


def proportion(observed: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of shares between 0 and 1, each with the group that it belongs to.

    Wilson's interval with an effective sample size: observations of a group are correlated, and
    count for fewer. It is never narrower than Wilson's.
    """
    groups, number, total = _grouped(observed)
    if not number:
        return Estimate(0.0, 0.0, 1.0, 0)
    share = min(1.0, max(0.0, total / number))
    effective = float(number)
    variance = _squared_deviations(groups, share) / (number * number)
    if variance > 0:
        effective = min(effective, share * (1 - share) / variance)
    low, high = wilson(share, effective)
    return Estimate(share, low, high, number)


def average(observed: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of numbers, each with the group that it belongs to."""
    groups, number, total = _grouped(observed)
    if not number:
        return Estimate(0.0, -math.inf, math.inf, 0)
    mean = total / number
    if len(groups) < 2:
        return Estimate(mean, -math.inf, math.inf, number)
    freedom = len(groups) - 1
    variance = _squared_deviations(groups, mean) * len(groups) / freedom / (number * number)
    half = _student(freedom) * math.sqrt(variance)
    return Estimate(mean, mean - half, mean + half, number)


def mean_of(estimates: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates, which all weigh the same.

    The distances to the bounds add up as standard errors do, each side for itself (MOVER: Zou and
    Donner 2008). So a share of 100 % still adds its uncertainty downwards.
    """
    weight = 1 / len(estimates)
    mean = math.fsum(each.value for each in estimates) * weight
    below = math.hypot(*(each.value - each.low for each in estimates)) * weight
    above = math.hypot(*(each.high - each.value for each in estimates)) * weight
    return Estimate(mean, mean - below, mean + above, sum(each.number for each in estimates))


Groups = dict[int, tuple[int, float]]
"""Group -> (observations, their sum)."""


def _grouped(observed: Iterable[tuple[int, float]]) -> tuple[Groups, int, float]:
    groups: Groups = {}
    number = 0
    total = 0.0
    for group, value in observed:
        count, before = groups.get(group, (0, 0.0))
        groups[group] = (count + 1, before + value)
        number += 1
        total += value
    return groups, number, total


def _squared_deviations(groups: Groups, mean: float) -> float:
    """The squared deviations of the groups' sums from what the mean predicts."""
    return math.fsum((total - mean * size) ** 2 for size, total in groups.values())


def _student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, approximated from 3 degrees of freedom on."""
    exact = {1: 12.706, 2: 4.303}
    if freedom in exact:
        return exact[freedom]
    z, n = Z, float(freedom)
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def win_shares(places: Sequence[int]) -> list[float]:
    """Each seat's share of the win: tied winners share it."""
    winners = sum(place == 1 for place in places)
    return [1 / winners if place == 1 else 0.0 for place in places]
