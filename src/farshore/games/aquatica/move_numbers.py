"""The number of the first move of each kind.

Written by tools/move_numbers.py from the table in moves.py (`make types`): not by hand.
"""

from typing import Final

FIRST_PLAYER: Final = 0
REVEAL: Final = 4
LAY_GOAL: Final = 394
OFFER: Final = 434
CHOOSE_KING: Final = 442
PLAY: Final = 450
USE_MANTA: Final = 473
USE_DEPTH: Final = 478
CLAIM: Final = 483
END_TURN: Final = 539
CONTINUE: Final = 540
OPTION: Final = 541
EXPLORE: Final = 543
DECLINE: Final = 544
DROP: Final = 545
RECRUIT: Final = 551
BUY: Final = 557
CONQUER: Final = 567
SEIZE: Final = 577
DRAW: Final = 587
PAY: Final = 597
RAISE: Final = 598
RAISE_FULLY: Final = 603
SCORE: Final = 608
RETURN: Final = 613
READY: Final = 633
PLACE_ICHTHYANDER: Final = 643
REPLAY: Final = 657
TIRE: Final = 677
