"""One game in progress: what the environments share."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from farshore.core.chance import below
from farshore.core.errors import BadRecord, IllegalMove, Reason
from farshore.core.features import MAX_VALUE
from farshore.core.record import Record
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat
from farshore.envs.config import EnvConfig
from farshore.envs.rewards import rewards

ObservationDict = dict[str, npt.NDArray[Any]]

FORMAT = "farshore-env/1"
NO_MOVE = MoveId(-(2**62))
"""What `move_of` makes of an action that is not a whole number."""


class Episode:
    """A position, its record, and its own random numbers.

    All randomness comes from `rng`; the global random state is neither used nor changed.
    """

    def __init__(self, config: EnvConfig) -> None:
        self.config = config
        self.setup = config.setup
        self.players = config.setup.players
        self.rng = Random()
        self.record = Record(self.setup)
        self.state: State = self.setup.game.begin(self.setup)
        self.decisions = 0
        self.spoiled = -1
        """The seat whose illegal action ended the game, or -1."""
        self.points = [0] * self.players
        """The running scores that shaping has paid for."""
        features = config.features
        self.scale = (1.0 / np.array(features.highs, dtype=np.float32)).astype(np.float32)
        self.moves = len(self.setup.game.moves)

    # --- spaces

    def observation_space(self, actions: int) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(
                    np.zeros_like(self.scale), self.scale * np.float32(MAX_VALUE), dtype=np.float32
                ),
                "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
            }
        )

    # --- moves

    def start(self, seed: int | None) -> None:
        """Starts a new game. Without a seed the random numbers continue."""
        if seed is not None:
            self.rng = Random(seed)
        self.record = Record(self.setup)
        self.state = self.setup.game.begin(self.setup)
        self.decisions = 0
        self.spoiled = -1
        self._play_chance()
        if self.config.shaping:
            self.points = self._running_scores()

    def legal(self, seat: Seat) -> list[MoveId]:
        return [] if self.is_over() else self.state.legal(seat)

    def make(self, seat: Seat, move: MoveId) -> None:
        """Makes a legal move, and the chance moves after it."""
        self.state.apply(seat, move)
        self.record.moves.append((seat, move))
        self.decisions += 1
        self._play_chance()

    def act(self, action: Any, seat: Seat, legal: list[MoveId]) -> bool:
        """Takes the action of a seat; returns whether it was legal."""
        move = move_of(action)
        if move in legal:
            self.make(seat, move)
            return True
        if self.config.illegal == "random":
            self.make(seat, legal[below(self.rng, len(legal))])
        elif self.config.illegal == "end":
            self.spoiled = seat
        else:
            raise IllegalMove(self.why_not(seat, action))
        return False

    def is_over(self) -> bool:
        return self.spoiled >= 0 or not self.state.agenda

    def rewards(self) -> list[float]:
        """The reward of each seat for the last step: shaping, and the end of the game."""
        paid = [0.0] * self.players
        if self.spoiled >= 0:
            paid[self.spoiled] = self.config.penalty
            return paid
        if not self.state.agenda:
            results = self.state.results()
            assert results is not None
            paid = rewards(self.config.reward, results, self.players)
        if self.config.shaping:
            before = self.points
            self.points = self._running_scores()
            for seat in range(self.players):
                paid[seat] += self.config.shaping * (self.points[seat] - before[seat])
        return paid

    def result_info(self, seat: Seat) -> dict[str, Any]:
        """The info of a seat when the game is over."""
        if self.spoiled >= 0:
            return {"illegal": self.spoiled == seat}
        results = self.state.results()
        if results is None:
            return {}
        return {"score": results.scores[seat], "place": results.places[seat], "end": results.end}

    def _running_scores(self) -> list[int]:
        return self.state.game.results(self.state).scores[: self.players]

    def _play_chance(self) -> None:
        state = self.state
        while state.agenda and state.actor() == CHANCE:
            move = state.draw(self.rng)
            state.apply(CHANCE, move)
            self.record.moves.append((CHANCE, move))

    def why_not(self, seat: Seat, action: Any) -> Reason:
        """The reason why an action of a seat is not legal."""
        move = move_of(action)
        if move == NO_MOVE:
            return Reason("move-number-type", {"given": repr(action)})
        if not 0 <= move < self.moves:
            return Reason("move-number-range", {"given": str(move), "last": self.moves - 1})
        problem = self.state.why_not(seat, move)
        assert problem is not None
        return problem

    # --- observations

    def observe(self, seat: Seat, mask: npt.NDArray[np.int8]) -> ObservationDict:
        row = np.frombuffer(self.config.features.row(self.state, seat), np.uint8)
        return {"observation": row * self.scale, "action_mask": mask}

    def mask(self, legal: list[MoveId], actions: int) -> npt.NDArray[np.int8]:
        return mask_of(legal, actions)

    def end_mask(self) -> npt.NDArray[np.int8]:
        """The mask of a learner whose game is over."""
        return np.full(self.moves, self.config.version.open_end, np.int8)

    # --- copies

    def clone(self) -> Episode:
        """An independent copy, random numbers included."""
        other = Episode.__new__(Episode)
        other.__dict__.update(self.__dict__)
        other.rng = Random()
        other.rng.setstate(self.rng.getstate())
        other.record = Record(self.setup, self.record.moves[:])
        other.state = self.state.clone()
        other.points = self.points[:]
        return other

    def save(self) -> dict[str, Any]:
        """A JSON document from which `restore` continues exactly."""
        version, numbers, gauss = self.rng.getstate()
        return {
            "format": FORMAT,
            "record": self.record.to_json(self.state),
            "luck": [version, [*numbers], gauss],
            "spoiled": self.spoiled,
        }

    def restore(self, document: dict[str, Any]) -> None:
        if document.get("format") != FORMAT:
            raise BadRecord(
                Reason("record-format", {"given": str(document.get("format")), "allowed": FORMAT})
            )
        record = Record.from_json(document["record"], self.setup.edition)
        given = record.setup
        same = given.game == self.setup.game and given.players == self.players
        if not same or given.rules != self.setup.rules or given.choices() != self.setup.choices():
            raise BadRecord(Reason("record-other-setup", {"game": self.setup.game.info.title}))
        version, numbers, gauss = document["luck"]
        self.rng = Random()
        self.rng.setstate((version, tuple(numbers), gauss))
        self.record = Record(self.setup, record.moves)
        self.state = self.record.replay()
        self.decisions = sum(1 for actor, _ in record.moves if actor != CHANCE)
        self.spoiled = int(document["spoiled"])
        if self.config.shaping:
            self.points = self._running_scores()


def mask_of(legal: list[MoveId], actions: int) -> npt.NDArray[np.int8]:
    """1 for each legal move."""
    allowed = bytearray(actions)
    for move in legal:
        allowed[move] = 1
    return np.frombuffer(allowed, np.int8)


def move_of(action: Any) -> MoveId:
    """The move of an action: a whole number, or an array of one, as policies give it."""
    if isinstance(action, int | np.integer):
        return MoveId(int(action))
    found = np.asarray(action)
    if found.size != 1 or found.dtype.kind not in "iu":
        return NO_MOVE
    return MoveId(int(found.item()))
