"""Learned judgements: a small network that corrects what a game's own evaluation thinks.

It reads what a seat knows (the game's features) and says by how much its chances are better or
worse than the evaluation thinks. One that has learned nothing says 0, and the search plays as it
does without. `net:FILE` names a search with such a network wherever a bot is named, `net:FILE:400`
with 400 simulations a decision. Needs numpy (`pip install "farshore[envs]"`).
"""

from __future__ import annotations

from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from farshore import bots
from farshore.bots import Bot, Evaluation, SearchBot, Simulations
from farshore.bots.evaluate import shares
from farshore.bots.match import read_limit
from farshore.core.errors import BadOption, Reason
from farshore.core.features import Features
from farshore.core.game import Setup
from farshore.core.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

NET: Final = "net:"
"""How the name of a bot begins that is a search with a network."""
HIDDEN: Final = (64, 32)
USUAL_SIMULATIONS: Final = 400
LEAST: Final = 1e-6
LAYERS: Final = len(HIDDEN) + 1


class ValueNet:
    """Three layers of numbers; made for one game, number of players and list of features."""

    def __init__(
        self, game: str, players: int, weights: list[Floats], biases: list[Floats]
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.weights: Final = weights
        self.biases: Final = biases

    @property
    def size(self) -> int:
        """How many numbers it reads."""
        return int(self.weights[0].shape[0])

    def corrections(self, rows: Floats) -> Floats:
        """How much better each row is than the game's evaluation thinks, in logits."""
        import numpy as np

        hidden = rows
        for weights, biases in zip(self.weights[:-1], self.biases[:-1], strict=True):
            hidden = np.maximum(hidden @ weights + biases, 0.0)
        result: Floats = (hidden @ self.weights[-1] + self.biases[-1])[..., 0]
        return result

    def save(self, path: Path) -> None:
        """Half precision is enough to play with, and small enough to ship."""
        import numpy as np

        arrays: dict[str, Any] = {"game": np.array(self.game), "players": np.array(self.players)}
        for at in range(LAYERS):
            arrays[f"weights{at}"] = self.weights[at].astype(np.float16)
            arrays[f"biases{at}"] = self.biases[at].astype(np.float16)
        partial = path.with_suffix(".part.npz")
        np.savez_compressed(partial, **arrays)
        partial.replace(path)


def load_net(path: Path) -> ValueNet:
    """A saved network; a file that is none is refused."""
    import numpy as np

    try:
        with np.load(path, allow_pickle=False) as file:
            return ValueNet(
                str(file["game"]),
                int(file["players"]),
                [file[f"weights{at}"].astype(np.float32) for at in range(LAYERS)],
                [file[f"biases{at}"].astype(np.float32) for at in range(LAYERS)],
            )
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise BadOption(Reason("bad-net", {"path": str(path), "why": str(error)})) from error


class LearnedChances(Evaluation):
    """The chances by the game's evaluation, corrected by a network."""

    def __init__(self, setup: Setup, net: ValueNet) -> None:
        import numpy as np

        features = setup.game.features(setup)
        if features is None or not fits(net, setup, features):
            raise BadOption(
                Reason("wrong-net", {"game": net.game, "players": net.players, "size": net.size})
            )
        self.base: Final = bots.evaluation_of(setup.game.info.name)
        self.features: Final[Features] = features
        self.net: Final = net
        self._scale: Final[Any] = 1.0 / np.array(features.highs, dtype=np.float32)

    def values(self, state: State) -> list[float]:
        chances = self.base.values(state)
        if not state.agenda:
            return chances
        rows = to_rows(self.features, state, self._scale)
        logits = [
            log(max(chance, LEAST)) + correction
            for chance, correction in zip(chances, self.net.corrections(rows).tolist(), strict=True)
        ]
        return shares(logits, state.players)


def to_rows(features: Features, state: State, scale: Floats) -> Floats:
    """What every seat knows, a row each."""
    import numpy as np

    seen = b"".join(features.row(state, seat) for seat in range(state.players))
    rows = np.frombuffer(seen, dtype=np.uint8).reshape(state.players, features.size)
    return rows * scale


def fits(net: ValueNet, setup: Setup, features: Features) -> bool:
    own = (setup.game.info.name, setup.players, features.size)
    return own == (net.game, net.players, net.size)


def make(name: str, setup: Setup) -> Bot:
    """The bot of a name like `net:FILE` or `net:FILE:400`."""
    path, _, budget = name.removeprefix(NET).rpartition(":")
    if not path:
        path, budget = budget, ""
    limit = read_limit(name, budget) if budget else Simulations(USUAL_SIMULATIONS)
    judge = bots.judge_of(setup.game.info.name)
    return SearchBot(judge, LearnedChances(setup, load_net(Path(path))), limit)
