"""How often Python looks for garbage, in processes of our own.

Positions, search trees and views are many small objects without reference cycles, freed as soon as
nobody holds them. Python's garbage collector would still look through all that live after every
few hundred new ones. With networks that costs the search of Antarctica a sixth of its time.
"""

from __future__ import annotations

import gc


def collect_rarely() -> None:
    """Has the garbage collector look after fifty thousand new objects instead of 700."""
    gc.set_threshold(50_000, 20, 20)
