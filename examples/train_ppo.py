"""A first agent that learns: sb3-contrib's MaskablePPO against the bots of Farshore.

    pip install 'farshore[envs]' sb3-contrib
    python examples/train_ppo.py antarctica --opponents random --steps 100000 --seed 1

Prints the share of games won before, while and after learning, and saves the policy. To
look for the best answer to one bot: `--opponents master:20 --hours 2 --shaping 0.02`. The edition
is that of the environments' version; for another one: `--option data_set=reconstructed_4`.
"""

from __future__ import annotations

import argparse
import itertools
import time
from pathlib import Path
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.utils import set_random_seed

from farshore import envs


def make_env(
    game: str, players: int, opponents: str, shaping: float, options: dict[str, object]
) -> gymnasium.Env[Any, Any]:
    """One seat, drawn anew for each game; the policy sees the numbers, PPO the mask."""
    env = gymnasium.make(
        envs.gymnasium_ids()[game],
        players=players,
        options=options,
        opponents=opponents,
        seat="random",
        shaping=shaping,
    )
    numbers = gymnasium.wrappers.TransformObservation(
        env,
        lambda seen: seen["observation"],
        env.observation_space["observation"],  # type: ignore[index]
    )
    return ActionMasker(numbers, lambda wrapped: wrapped.unwrapped.action_masks())


def won(model: MaskablePPO, env: gymnasium.Env[Any, Any], games: int, seed: int) -> float:
    """The share of games that the policy wins; a shared first place counts whole."""
    wins = 0
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        over = False
        while not over:
            mask = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(seen, action_masks=mask, deterministic=True)
            seen, _, ended, cut, info = env.step(action)
            over = ended or cut
        wins += info.get("place") == 1
    return wins / games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(envs.gymnasium_ids()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="random", help="bots on the other seats")
    parser.add_argument(
        "--shaping", type=float, default=0.0, help="reward for each point, where every game is lost"
    )
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="of the game")
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from")
    parser.add_argument("--rounds", type=int, default=5, help="how often to measure on the way")
    parser.add_argument("--hours", type=float, help="go on until the processor worked so long")
    parser.add_argument("--games", type=int, default=100, help="games per measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo.zip"))
    chosen = parser.parse_args()

    envs.register_gymnasium()
    set_random_seed(chosen.seed)
    build = {
        "game": chosen.game,
        "players": chosen.players,
        "opponents": chosen.opponents,
        "shaping": chosen.shaping,
        "options": dict(each.split("=", 1) for each in chosen.option),
    }
    learning = make_vec_env(make_env, n_envs=8, seed=chosen.seed, env_kwargs=build)
    judging = make_env(**build)
    edition = judging.get_wrapper_attr("config").setup.edition.name
    model = MaskablePPO(
        "MlpPolicy",
        learning,
        n_steps=256,
        batch_size=512,
        gamma=0.999,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=chosen.seed,
        device="cpu",
    )
    print(f"edition {edition}")
    print(f"steps 0: won {won(model, judging, chosen.games, 10_000):.0%}", flush=True)
    for number in itertools.count(1):
        model.learn(chosen.steps // chosen.rounds, reset_num_timesteps=False)
        share = won(model, judging, chosen.games, 10_000)
        hours = time.process_time() / 3600
        print(f"steps {model.num_timesteps}, {hours:.2f} hours: won {share:.0%}", flush=True)
        model.save(chosen.out)
        enough = number >= chosen.rounds if chosen.hours is None else hours >= chosen.hours
        if enough:
            break
    print(f"saved {chosen.out}")


if __name__ == "__main__":
    main()
