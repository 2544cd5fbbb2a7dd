"""The two numbers that everything passes around, told apart by the type checker.

Both are plain integers at run time, compiled or not. A constant of such a type is declared with a
bare number, which the type checker is told to accept: mypyc puts it into the code where it is used,
while it looks up what a call gives (`Final = Seat(-1)`) each time.
"""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, from 0. Three numbers below stand for those without one: CHANCE,
SPECTATOR and OPPONENT in `farshore.core.state`."""

MoveId = NewType("MoveId", int)
"""The number of a move in the `MoveTable` of its game."""


def seats(players: int) -> list[Seat]:
    """All seats of a table with so many players, in order."""
    return [Seat(at) for at in range(players)]
