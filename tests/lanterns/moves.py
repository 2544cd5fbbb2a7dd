"""The six moves of Lanterns."""

from typing import Final

from farshore.core.move import Domain, Kind, MoveTable

VALUES: Final = [1, 2, 3]
LANTERN: Final = Domain("lantern", VALUES)
CANDLE: Final = Domain("candle", VALUES)

LIGHT: Final = 0
BURN: Final = 3

MOVES: Final = MoveTable([Kind("light", LANTERN), Kind("burn", CANDLE)])
