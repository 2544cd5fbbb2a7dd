"""The number of the first move of each kind.

Written by tools/move_numbers.py from the table in moves.py (`make types`): not by hand.
"""

from typing import Final

START: Final = 0
DEAL: Final = 4
REVEAL: Final = 60
DRAW: Final = 99
PLACE_SHIP: Final = 103
PLACE_CUBE: Final = 111
SAIL: Final = 114
GIVE_BACK_CUBE: Final = 122
GIVE_BACK_UNUSED_SHIP: Final = 123
GIVE_BACK_SHIP: Final = 124
BUILD: Final = 148
NEW_SHIP: Final = 151
RECRUIT: Final = 152
RESEARCH: Final = 153
PLAY: Final = 158
LAY_ICEBREAKER: Final = 161
END_TURN: Final = 169
ADVANCE: Final = 170
RELOCATE: Final = 175
RELOCATE_TO: Final = 199
DRAFT: Final = 207
PICK: Final = 211
ACCEPT: Final = 215
DECLINE: Final = 216
