"""What is chosen before a game: options of the box, and readings of its rulebook.

A rule that can be read in more than one way is asked for by its name in one place of its game. A
version of the rules is the set of readings that its games are played by, so an old game goes on
by the same code: `Setup.rulings` says how each question is answered there.
"""

from __future__ import annotations

from typing import Final

from farshore.core.errors import BadOption, Reason

OptionValue = str | int

NEVER: Final = 0
"""The version in which a ruling can first be chosen, if only versions differ in it."""


class Option:
    """Something to choose before a game: one of some words, or perhaps a number in a range."""

    def __init__(
        self,
        name: str,
        choices: list[str],
        default: OptionValue,
        numbers: tuple[int, int] | None = None,
        simulator_default: OptionValue | None = None,
    ) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.numbers: Final = numbers
        self.default: Final = default
        self.simulator_default: Final = default if simulator_default is None else simulator_default
        """What `simulate` and the arena take when nothing is said."""

    def read(self, value: object, game: str) -> OptionValue:
        """The value as it stands in a record; an error that names what is allowed."""
        if isinstance(value, str) and value in self.choices:
            return value
        number = _integer(value)
        if self.numbers is not None and number is not None:
            low, high = self.numbers
            if low <= number <= high:
                return number
        allowed = [*self.choices]
        if self.numbers is not None:
            allowed.append(f"{self.numbers[0]}-{self.numbers[1]}")
        raise BadOption(
            Reason(
                "bad-option-value",
                {"option": self.name, "value": str(value), "allowed": allowed, "game": game},
            )
        )

    def to_json(self) -> dict[str, object]:
        document: dict[str, object] = {
            "name": self.name,
            "values": self.choices,
            "default": self.default,
        }
        if self.numbers is not None:
            document["range"] = list(self.numbers)
        if self.simulator_default != self.default:
            document["simulator_default"] = self.simulator_default
        return document


def _integer(value: object) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return int(value)
    return None


class Ruling:
    """A question to the rulebook, its possible readings, and the reading of each version."""

    def __init__(
        self, name: str, readings: list[str], by_version: list[str], choosable_since: int = NEVER
    ) -> None:
        self.name: Final = name
        self.readings: Final = readings
        self.by_version: Final = by_version
        """The reading of rules version 1, 2, … if nothing else is chosen."""
        self.choosable_since: Final = choosable_since
        """The first version in which a table may choose another reading."""

    def default(self, rules: int) -> str:
        """The reading of a version of the rules."""
        return self.by_version[rules - 1]

    def choosable(self, rules: int) -> bool:
        return self.choosable_since != NEVER and rules >= self.choosable_since

    def read(self, value: object, rules: int, game: str) -> str:
        """The reading as it stands in a record; an error that names what is allowed."""
        allowed = self.readings if self.choosable(rules) else [self.default(rules)]
        if isinstance(value, str) and value in allowed:
            return value
        raise BadOption(
            Reason(
                "bad-option-value",
                {"option": self.name, "value": str(value), "allowed": allowed, "game": game},
            )
        )

    def option(self, rules: int) -> Option:
        """The choice between the readings, as any other."""
        return Option(self.name, self.readings, self.default(rules))
