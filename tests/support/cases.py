"""Every way to set up every game: what the general tests are run on."""

from dataclasses import dataclass
from functools import cache

import farshore
from farshore.core.game import DATA_SET, Setup
from farshore.core.options import Option, OptionValue
from tests import lanterns

farshore.register(lanterns.GAME)


@dataclass(frozen=True)
class Case:
    """A game with a number of players and options."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    name: str

    def setup(self) -> Setup:
        return farshore.load(self.game).setup(self.players, dict(self.options))

    def start(self) -> farshore.State:
        return farshore.load(self.game).start(self.players, dict(self.options))

    def __str__(self) -> str:
        return self.name


@cache
def every_case() -> list[Case]:
    """Each game, each number of players, and each option changed by itself."""
    return [
        case
        for game in farshore.game_names()
        for players in farshore.load(game).info.players
        for case in _cases(game, players)
    ]


@cache
def few_cases() -> list[Case]:
    """Each game and each number of players once, and each option changed once."""
    chosen: list[Case] = []
    for game in farshore.game_names():
        counts = farshore.load(game).info.players
        for at, players in enumerate(counts):
            cases = _cases(game, players)
            chosen += cases[:1]
            chosen += [case for number, case in enumerate(cases[1:]) if number % len(counts) == at]
    return chosen


@cache
def edition_cases() -> list[Case]:
    """Two players with each built-in edition that is not the usual one of its game."""
    return [
        _case(game, 2, {DATA_SET: edition}, f"-{edition}")
        for game in farshore.game_names()
        for edition in farshore.load(game).edition_names()[1:]
    ]


def _cases(game: str, players: int) -> list[Case]:
    options = farshore.load(game).info.choices()
    usual = {option.name: _usual(option) for option in options}
    cases = [_case(game, players, usual, "")]
    for option in options:
        for value in _values(option):
            if value != usual[option.name] and _allowed(
                game, players, {**usual, option.name: value}
            ):
                changed = {**usual, option.name: value}
                cases.append(_case(game, players, changed, f"-{option.name}-{value}"))
    return cases


def _usual(option: Option) -> OptionValue:
    """The default; where simulators need a limit, the tightest one, since random games are long."""
    if option.simulator_default != option.default and option.numbers is not None:
        return option.numbers[0]
    return option.default


def _values(option: Option) -> list[OptionValue]:
    """What is tried. A default that simulators avoid is nothing for random players either."""
    if option.simulator_default != option.default:
        return [option.simulator_default]
    values: list[OptionValue] = [*option.choices]
    if option.numbers is not None:
        values.append(option.numbers[0])
    return values


def _allowed(game: str, players: int, options: dict[str, OptionValue]) -> bool:
    try:
        farshore.load(game).setup(players, options)
    except farshore.BadOption:
        return False
    return True


def _case(game: str, players: int, options: dict[str, OptionValue], suffix: str) -> Case:
    return Case(game, players, tuple(options.items()), f"{game}-{players}{suffix}")
