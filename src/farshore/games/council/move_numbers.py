"""The number of the first move of each kind.

Written by tools/move_numbers.py from the table in moves.py (`make types`): not by hand.
"""

from typing import Final

OPEN_TILE: Final = 0
REVEAL: Final = 10
DEAL_DARK: Final = 35
TOKEN: Final = 44
DRAW_TILE: Final = 49
DRAW_LIGHT: Final = 80
LOSE_TECH: Final = 98
TURN_UP: Final = 114
CHOOSE_COMMANDER: Final = 132
BUY_CARD: Final = 138
BUY_UPGRADE: Final = 163
BUILD_STATION: Final = 178
PLAN: Final = 208
LEAVE: Final = 239
COMMIT: Final = 240
OPTION: Final = 241
SETTLE: Final = 243
CUBES: Final = 318
MINE: Final = 321
EXPLORE: Final = 352
KEEP: Final = 355
PLACE: Final = 386
TAKE_YIELD: Final = 396
UPGRADE_GEM: Final = 397
EVALUATE: Final = 399
REMOVE: Final = 409
RETURN_BONUS: Final = 484
CHOOSE_TECH: Final = 511
TAKE_CARD: Final = 527
DONE: Final = 552
END_TURN: Final = 553
