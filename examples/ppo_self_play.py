"""PPO by self-play on the vector environment, in plain numpy: one policy for all seats.

    pip install 'farshore[envs]'
    python examples/ppo_self_play.py antarctica --option data_set=reconstructed_4 --seed 1 --out run
    cd examples
    farshore arena antarctica --bots policy:ppo_self_play:load:../run/policy.npz,greedy --players 2

Proximal policy optimisation (Schulman et al. 2017) with generalised advantages (2016). What is
special here is the credit: a step of the vector environment is a decision of one seat, the next
step mostly one of another, and rewards come when the game is over. So the advantages are summed
along the decisions of each seat, not along the steps of a game (`advantages`). The same seed gives
the same policy on the same machine. `run/curve.jsonl` has a line for each measurement.

Rate a policy in the edition that it learned. The arena plays that of new tables, as is named above;
without the option it is the one of the environments' version, which may be an older one.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from farshore import envs

Array = npt.NDArray[Any]


@dataclass
class PpoConfig:
    """What a run is asked for."""

    game: str = "antarctica"
    players: int = 2
    seed: int = 1
    steps: int = 1_000_000
    games: int = 64
    """Games at once."""
    rollout: int = 256
    """Steps of each game between two updates."""
    units: int = 128
    epochs: int = 3
    minibatch: int = 2048
    learning_rate: float = 7e-4
    discount: float = 1.0
    shaping: float = 0.02
    """Reward for each point by which a seat's running score rises."""
    smoothing: float = 0.95
    """The lambda of generalised advantages."""
    clip: float = 0.2
    entropy: float = 0.01
    measure_every: int = 10
    """Updates between two measurements."""
    measure_games: int = 100
    options: dict[str, object] = field(default_factory=dict)
    """Options of the game, such as the edition (`data_set`); it is measured with them as well."""


@dataclass
class Network:
    """Two hidden layers, then logits of all actions and the value of the seat that decides."""

    weights: dict[str, Array]

    @staticmethod
    def new(numbers: int, actions: int, units: int, rng: np.random.Generator) -> Network:
        def layer(rows: int, columns: int, scale: float) -> Array:
            deviation = scale / np.sqrt(rows)
            return (rng.standard_normal((rows, columns)) * deviation).astype(np.float32)

        zeros = lambda size: np.zeros(size, np.float32)  # noqa: E731
        return Network(
            {
                "w1": layer(numbers, units, 1.0),
                "b1": zeros(units),
                "w2": layer(units, units, 1.0),
                "b2": zeros(units),
                "wp": layer(units, actions, 0.01),
                "bp": zeros(actions),
                "wv": layer(units, 1, 0.1),
                "bv": zeros(1),
            }
        )

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, tuple[Array, ...]]:
        """Chances of the legal actions, values, and what `gradients` needs again."""
        w = self.weights
        one = np.tanh(seen @ w["w1"] + w["b1"])
        two = np.tanh(one @ w["w2"] + w["b2"])
        logits = np.where(masks > 0, two @ w["wp"] + w["bp"], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return chances, (two @ w["wv"] + w["bv"])[:, 0], (seen, one, two)

    def gradients(self, kept: tuple[Array, ...], to_logits: Array, to_value: Array) -> Any:
        """Of the loss, given its gradients by logits and value."""
        seen, one, two = kept
        w = self.weights
        to_two = (to_logits @ w["wp"].T + to_value[:, None] @ w["wv"].T) * (1 - two**2)
        to_one = (to_two @ w["w2"].T) * (1 - one**2)
        return {
            "w1": seen.T @ to_one,
            "b1": to_one.sum(axis=0),
            "w2": one.T @ to_two,
            "b2": to_two.sum(axis=0),
            "wp": two.T @ to_logits,
            "bp": to_logits.sum(axis=0),
            "wv": two.T @ to_value[:, None],
            "bv": to_value.sum(keepdims=True),
        }


@dataclass
class Adam:
    """Kingma and Ba 2015, with gradients cut to a norm of 0.5."""

    rate: float
    first: dict[str, Array] = field(default_factory=dict)
    second: dict[str, Array] = field(default_factory=dict)
    steps: int = 0

    def step(self, weights: dict[str, Array], gradients: dict[str, Array]) -> None:
        self.steps += 1
        norm = float(np.sqrt(sum(float((each**2).sum()) for each in gradients.values())))
        factor = min(1.0, 0.5 / (norm + 1e-8))
        for name, raw in gradients.items():
            gradient = raw * factor
            first = self.first[name] = 0.9 * self.first.get(name, 0.0) + 0.1 * gradient
            second = self.second[name] = 0.999 * self.second.get(name, 0.0) + 0.001 * gradient**2
            size = first / (1 - 0.9**self.steps)
            spread = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            weights[name] -= (self.rate * size / spread).astype(np.float32)


def advantages(
    seats: Array, values: Array, over: Array, paid: Array, discount: float, smoothing: float
) -> tuple[Array, Array]:
    """The advantage of each decision, and whether it is known.

    `seats`, `values`, `over` have a row for each step and a column for each game; `paid` tells also
    what every seat got for the step. Each seat is followed by itself: after its decision comes its
    own next decision, however many of the others lie between, or the end of the game. The last
    decision of a seat in a game that goes on has no successor yet and is left out.
    """
    steps, games = values.shape
    players = paid.shape[2]
    column = np.arange(games)
    next_value = np.zeros((games, players))
    next_advantage = np.zeros((games, players))
    reward = np.zeros((games, players))
    known = np.zeros((games, players), dtype=bool)
    found = np.zeros((steps, games))
    valid = np.zeros((steps, games), dtype=bool)
    for step in reversed(range(steps)):
        ended = over[step]
        next_value[ended] = next_advantage[ended] = reward[ended] = 0.0
        known[ended] = True
        reward += paid[step]
        own = (column, seats[step])
        gap = reward[own] + discount * next_value[own] - values[step]
        advantage = np.where(known[own], gap + discount * smoothing * next_advantage[own], 0.0)
        found[step], valid[step] = advantage, known[own]
        next_value[own], next_advantage[own] = values[step], advantage
        reward[own], known[own] = 0.0, True
    return found, valid


class Trainer:
    """Plays against itself, and learns from it."""

    def __init__(self, config: PpoConfig) -> None:
        self.config = config
        self.rng = np.random.default_rng(config.seed)
        self.env = envs.vector(
            config.game, config.games, config.players, config.options, shaping=config.shaping
        )
        self.seen, infos = self.env.reset(seed=config.seed)
        self.seats = infos["seat"]
        numbers = self.seen["observation"].shape[1]
        actions = self.seen["action_mask"].shape[1]
        self.network = Network.new(numbers, actions, config.units, self.rng)
        self.adam = Adam(config.learning_rate)

    def update(self) -> dict[str, float]:
        """One rollout of all games, and what is learned from it."""
        config = self.config
        shape = (config.rollout, config.games)
        rows: list[Array] = []
        masks: list[Array] = []
        actions = np.zeros(shape, np.int64)
        chances = np.zeros(shape)
        values = np.zeros(shape)
        seats = np.zeros(shape, np.int64)
        over = np.zeros(shape, dtype=bool)
        paid = np.zeros((*shape, config.players))
        for step in range(config.rollout):
            found, values[step], _ = self.network.forward(
                self.seen["observation"], self.seen["action_mask"]
            )
            actions[step] = draw(found, self.rng)
            chances[step] = found[np.arange(config.games), actions[step]]
            seats[step] = self.seats
            rows.append(self.seen["observation"].astype(np.float32))
            masks.append(self.seen["action_mask"])
            self.seen, rewards, ended, _, infos = self.env.step(actions[step])
            self.seats = infos["seat"]
            over[step] = ended
            if ended.any():
                paid[step] = infos["rewards"]
            paid[step, np.arange(config.games), seats[step]] = rewards
        gains, valid = advantages(seats, values, over, paid, config.discount, config.smoothing)
        keep = valid.reshape(-1)
        batch = {
            "rows": np.concatenate(rows)[keep],
            "masks": np.concatenate(masks)[keep],
            "actions": actions.reshape(-1)[keep],
            "chances": chances.reshape(-1)[keep],
            "gains": gains.reshape(-1)[keep],
            "targets": (gains + values).reshape(-1)[keep],
        }
        loss = self._learn(batch)
        return {"decisions": float(keep.sum()), "finished": float(over.sum()), **loss}

    def _learn(self, batch: dict[str, Array]) -> dict[str, float]:
        size = len(batch["actions"])
        entropy = 0.0
        error = 0.0
        for _ in range(self.config.epochs):
            order = self.rng.permutation(size)
            for first in range(0, size, self.config.minibatch):
                some = order[first : first + self.config.minibatch]
                part = {name: values[some] for name, values in batch.items()}
                entropy, error = self._step(part)
        return {"entropy": entropy, "value_error": error}

    def _step(self, batch: dict[str, Array]) -> tuple[float, float]:
        config = self.config
        chances, values, kept = self.network.forward(batch["rows"], batch["masks"])
        size = len(values)
        row = np.arange(size)
        gain = batch["gains"]
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        ratio = chances[row, batch["actions"]] / batch["chances"]
        cut = (gain > 0) & (ratio > 1 + config.clip) | (gain < 0) & (ratio < 1 - config.clip)
        # the gradient of -ratio * gain by the logits, where the clip lets it pass
        slope = np.where(cut, 0.0, -gain * ratio)[:, None]
        to_logits = -slope * chances
        to_logits[row, batch["actions"]] += slope[:, 0]
        logs = np.log(chances + 1e-12)
        entropy = -(chances * logs).sum(axis=1)
        to_logits += config.entropy * chances * (logs + entropy[:, None])
        error = values - batch["targets"]
        gradients = self.network.gradients(
            kept, (to_logits / size).astype(np.float32), (0.5 * error / size).astype(np.float32)
        )
        self.adam.step(self.network.weights, gradients)
        return float(entropy.mean()), float((error**2).mean())

    def won(self, opponents: str, games: int) -> float:
        """The share of games won by the most likely action on a seat that is drawn."""
        config = self.config
        env = envs.vector(
            config.game,
            min(32, games),
            config.players,
            config.options,
            opponents=opponents,
            reward="win",
        )
        seen, _ = env.reset(seed=1_000_000 + config.seed)
        shares: list[float] = []
        while len(shares) < games:
            chances, _, _ = self.network.forward(seen["observation"], seen["action_mask"])
            seen, rewards, over, _, _ = env.step(chances.argmax(axis=1))
            shares += rewards[over].tolist()
        return float(np.mean(shares[:games]))


def draw(chances: Array, rng: np.random.Generator) -> Array:
    """An action for each row, with these chances."""
    sums = chances.cumsum(axis=1)
    at = (sums < rng.random((len(chances), 1)) * sums[:, -1:]).sum(axis=1)
    return np.minimum(at, chances.shape[1] - 1)


class NumpyPolicy:
    """A saved policy, for PettingZoo's loop and as a bot (`policy:ppo_self_play:load:FILE`)."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def __call__(self, observation: dict[str, Array], agent: str) -> int:
        row, mask = observation["observation"][None], observation["action_mask"][None]
        return int(self.network.forward(row, mask)[0][0].argmax())


def load(path: str) -> NumpyPolicy:
    """The policy in a file."""
    with np.load(path) as file:
        return NumpyPolicy(Network({name: file[name] for name in file.files}))


def train(config: PpoConfig, out: Path | None = None, say: Any = print) -> Trainer:
    """Trains, measures on the way, and saves the policy if there is a folder for it."""
    trainer = Trainer(config)
    curve: list[dict[str, float]] = []
    updates = max(1, config.steps // (config.rollout * config.games))
    for number in range(1, updates + 1):
        told = trainer.update()
        if number % config.measure_every and number != updates:
            continue
        steps = number * config.rollout * config.games
        line = {"steps": steps, **told}
        for opponents in ("random", "greedy"):
            line[f"won_{opponents}"] = trainer.won(opponents, config.measure_games)
        curve.append(line)
        say(json.dumps({name: round(value, 4) for name, value in line.items()}))
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
            np.savez(out / "policy.npz", **trainer.network.weights)
            (out / "curve.jsonl").write_text("".join(f"{json.dumps(each)}\n" for each in curve))
    return trainer


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(envs.gymnasium_ids()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=1_000_000, help="decisions of all seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--units", type=int, default=128)
    parser.add_argument("--shaping", type=float, default=0.02, help="reward for each point")
    parser.add_argument("--measure-games", type=int, default=100)
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="of the game")
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    chosen = parser.parse_args()
    config = PpoConfig(
        chosen.game,
        chosen.players,
        chosen.seed,
        chosen.steps,
        units=chosen.units,
        shaping=chosen.shaping,
        measure_games=chosen.measure_games,
        options=dict(each.split("=", 1) for each in chosen.option),
    )
    train(config, chosen.out)


if __name__ == "__main__":
    main()
