"""Actions of an environment: all moves of a game, of which a sample is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from farshore.core.types import MoveId


class LegalActions(spaces.Discrete):
    """The numbers of a game's moves. `sample()` draws one that is legal now.

    Judges and first experiments sample without a mask; in a game nearly every such action would be
    illegal. With a mask, or when nothing is legal, it is Gymnasium's own `Discrete`. Copies are
    plain too: a space that was copied knows no position.
    """

    def __init__(self, actions: int, legal: Callable[[], list[MoveId]]) -> None:
        super().__init__(actions)
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            legal = self._legal()
            if legal:
                return np.int64(legal[self.np_random.integers(len(legal))])
        return super().sample(mask, probability)

    def __repr__(self) -> str:
        return f"Discrete({self.n})"

    def __reduce__(self) -> Any:
        return spaces.Discrete, (int(self.n),)
