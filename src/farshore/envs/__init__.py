"""Environments: the games behind the interfaces of reinforcement learning and game research.

    farshore.envs.aec("antarctica", players=4)          PettingZoo, one agent after the other
    farshore.envs.parallel("council", players=3)        PettingZoo, all agents at once
    gymnasium.make("farshore/Antarctica-v2", players=2) one agent against bots
    farshore.envs.vector("antarctica", 1000)            thousands of games in one process
    farshore.envs.pool("antarctica", 1000)              the same in several processes
    farshore.envs.register_openspiel()                  pyspiel.load_game("farshore_antarctica")
    farshore.envs.text("aquatica", players=2)           in words, for language models

Nothing heavy is imported before it is used. `pip install farshore[envs]` brings what is needed;
OpenSpiel comes with `farshore[openspiel]`.

    aec_env.py             PettingZoo, agents in turn; parallel_env.py: at once
    gym_env.py             Gymnasium, one agent; registration.py, gym.py: its ids
    vector_env.py          Gymnasium, many games in one process; vector_pool.py: in several
    text_env.py            Gymnasium, one agent that reads and writes text
    openspiel.py           OpenSpiel; information_state.py: what each seat has seen so far
    config.py              what can be asked for; rewards.py: what the end of a game is worth
    versions.py            what the number in an id stands for
    action_space.py        actions, of which a sample is legal
    episode.py             one game in progress
    trajectories.py        recorded games as observations, actions and rewards; Minari's format
    policies.py            policies of other libraries as bots, by name
    rendering.py           text and pictures of a position; web_boards.py: the web's boards as SVG
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from farshore.envs.versions import LATEST
from farshore.extras import needs

if TYPE_CHECKING:
    from farshore.envs.aec_env import GameAECEnv
    from farshore.envs.parallel_env import GameParallelEnv
    from farshore.envs.text_env import TextEnv
    from farshore.envs.vector_env import GameVectorEnv
    from farshore.envs.vector_pool import GameVectorPool

__all__ = [
    "aec",
    "gymnasium_ids",
    "parallel",
    "pool",
    "register_gymnasium",
    "register_openspiel",
    "text",
    "vector",
]


def aec(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **choices: Any,
) -> GameAECEnv:
    """A PettingZoo environment in which the seats decide one after the other.

    `choices`: `reward` ("win", "place" or "score"), `shaping`, `illegal` ("error", "random" or
    "end"), `penalty`, `max_cycles`, `version`, `render_mode`; see `farshore.envs.config.EnvConfig`.
    """
    with needs("envs"):
        from farshore.envs.aec_env import GameAECEnv
        from farshore.envs.config import EnvConfig

    render_mode = choices.pop("render_mode", None)
    return GameAECEnv(EnvConfig.of(game, players, options, **choices), render_mode)


def parallel(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **choices: Any,
) -> GameParallelEnv:
    """A PettingZoo environment in which all seats that have a decision decide at once.

    Made for games with simultaneous planning; in the others all seats but one wait.
    """
    with needs("envs"):
        from farshore.envs.config import EnvConfig
        from farshore.envs.parallel_env import GameParallelEnv

    render_mode = choices.pop("render_mode", None)
    return GameParallelEnv(EnvConfig.of(game, players, options, **choices), render_mode)


def vector(
    game: str,
    games: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **choices: Any,
) -> GameVectorEnv:
    """A Gymnasium vector environment: many games in one process, in numpy batches."""
    with needs("envs"):
        from farshore.envs.vector_env import GameVectorEnv

    return GameVectorEnv(game, num_envs=games, players=players, options=options, **choices)


def pool(
    game: str,
    games: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    workers: int | None = None,
    **choices: Any,
) -> GameVectorPool:
    """The same in several processes, one for each processor unless `workers` says how many.

    It plays the games that `vector` plays with the same seed and actions. `send` and `recv` as in
    EnvPool, for learners that do not wait for the slowest; `close` ends the processes.
    """
    with needs("envs"):
        from farshore.envs.vector_pool import GameVectorPool

    return GameVectorPool(game, games, players, options, workers, **choices)


def text(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **choices: Any,
) -> TextEnv:
    """A Gymnasium environment whose observations are questions in words and whose actions are
    answers in words; `choices` as for the ids of Gymnasium, and `language`."""
    with needs("envs"):
        from farshore.envs.text_env import TextEnv

    return TextEnv(game, players=players, options=options, **choices)


def register_gymnasium() -> list[str]:
    """Registers the ids of all versions with Gymnasium, and returns them, the latest first.

    Gymnasium does it by itself when asked for `farshore.envs.gym:farshore/<Game>-v2`.
    """
    from farshore.envs import registration

    return registration.register_gymnasium()


def gymnasium_ids(version: int = LATEST) -> dict[str, str]:
    """game -> the id that Gymnasium knows it by"""
    from farshore.envs import registration

    return registration.gymnasium_ids(version)


def register_openspiel() -> list[str]:
    """Registers the games with OpenSpiel as `farshore_<game>`, and returns these names."""
    with needs("openspiel"):
        from farshore.envs import openspiel

    return openspiel.register()
