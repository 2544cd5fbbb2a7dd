"""The versions of the environments: the number in an id, and what it stands for.

A version fixes what a learner meets: the numbers of the observation and their order, masks,
rewards, the edition that is played with, and the task that an id stands for. Whatever changes one
of these gets the next number, and the old number keeps its meaning.
`tests/golden/environments.json` holds a digest of each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from farshore.core.errors import BadOption, Reason
from farshore.core.game import DATA_SET


@dataclass(frozen=True)
class EnvVersion:
    """What differs from version to version."""

    number: int
    open_end: bool
    """Whether the mask allows every action when a game is over, or none. A learner that Gymnasium
    asks once more before it resets cannot draw from an empty mask; the action is ignored."""
    one_task: bool
    """Whether `make_vec` of an id is the task of `make`, one learner against bots; or self-play."""
    editions: Mapping[str, str] = field(default_factory=dict)
    """The edition of a game, where new tables have another one by now."""

    def options(self, game: str, chosen: Mapping[str, object] | None) -> dict[str, object]:
        """The options that were chosen, and this version's edition if none was."""
        edition = self.editions.get(game)
        usual = {} if edition is None else {DATA_SET: edition}
        return {**usual, **(chosen or {})}


_EDITIONS: Final = {"antarctica": "reconstructed_2", "aquatica": "reconstructed_3"}

VERSIONS: Final = {
    1: EnvVersion(1, open_end=False, one_task=False, editions=_EDITIONS),
    2: EnvVersion(2, open_end=True, one_task=True, editions=_EDITIONS),
}
LATEST: Final = 2


def env_version(number: int) -> EnvVersion:
    """The version with this number."""
    found = VERSIONS.get(number)
    if found is None:
        allowed = [str(known) for known in VERSIONS]
        raise BadOption(Reason("env-version", {"given": str(number), "allowed": allowed}))
    return found
