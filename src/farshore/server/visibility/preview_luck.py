"""Luck for the positions that previews are tried on."""

from __future__ import annotations

from random import Random


class PreviewLuck(Random):
    """Luck that is the same for every position, and begins only where some is needed.

    Beginning anew takes longer than most positions take to be made.
    """

    _begun = False

    def begin_anew(self) -> None:
        self._begun = False

    def random(self) -> float:
        self._begin()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self._begin()
        return super().getrandbits(k)

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            self.seed(0)
