"""Readings of the rulebook, and the versions of the rules that are made of them.

A rule that can be read in more than one way is asked for by its name in one place of its game. A
version of the rules is the set of readings that its games are played by, so an old game goes on
by the same code: `Setup.rulings` says how each question is answered there.
"""

from __future__ import annotations

from typing import Final

from farshore.core.errors import BadOption, Reason

NEVER: Final = 0
"""The version in which a ruling can first be chosen, if only versions differ in it."""


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

    def to_json(self, rules: int) -> dict[str, object]:
        return {"name": self.name, "values": self.readings, "default": self.default(rules)}
