"""The laboratory: the games behind the interfaces that learners and researchers use.

    farshore.envs.aec("antarctica", players=4)          PettingZoo, one agent after the other
    farshore.envs.parallel("council", players=3)        PettingZoo, all agents at once
    gymnasium.make("farshore/Antarctica-v1", players=2) one agent against bots
    farshore.envs.vector("antarctica", 1000)            thousands of games in one process
    farshore.envs.register_openspiel()                  pyspiel.load_game("farshore_antarctica")

Nothing heavy is imported before it is used. `pip install farshore[envs]` brings what is needed;
OpenSpiel comes with `farshore[openspiel]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from farshore.extras import needs

if TYPE_CHECKING:
    from farshore.envs.at_once import ParallelSeatsEnv
    from farshore.envs.in_turn import SeatsEnv
    from farshore.envs.many import ManyGamesEnv

__all__ = ["aec", "gymnasium_ids", "parallel", "register_gymnasium", "register_openspiel", "vector"]


def aec(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **choices: Any,
) -> SeatsEnv:
    """A PettingZoo environment in which the seats decide one after the other.

    `choices`: `reward` ("win", "place" or "score"), `shaping`, `illegal` ("error", "random" or
    "end"), `penalty`, `max_cycles`, `render_mode`; see `farshore.envs.setting.Setting`.
    """
    with needs("envs"):
        from farshore.envs.in_turn import SeatsEnv
        from farshore.envs.setting import Setting

    render_mode = choices.pop("render_mode", None)
    return SeatsEnv(Setting.of(game, players, options, **choices), render_mode)


def parallel(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **choices: Any,
) -> ParallelSeatsEnv:
    """A PettingZoo environment in which all seats that are waited for decide at once.

    Made for games with simultaneous planning; in the others all seats but one wait.
    """
    with needs("envs"):
        from farshore.envs.at_once import ParallelSeatsEnv
        from farshore.envs.setting import Setting

    render_mode = choices.pop("render_mode", None)
    return ParallelSeatsEnv(Setting.of(game, players, options, **choices), render_mode)


def vector(
    game: str,
    games: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **choices: Any,
) -> ManyGamesEnv:
    """A Gymnasium vector environment: many games in one process, in numpy batches."""
    with needs("envs"):
        from farshore.envs.many import ManyGamesEnv

    return ManyGamesEnv(game, num_envs=games, players=players, options=options, **choices)


def register_gymnasium() -> list[str]:
    """Makes the ids `farshore/<Game>-v1` known to Gymnasium, and gives them.

    Gymnasium does it by itself when asked for `farshore.envs.gym:farshore/<Game>-v1`.
    """
    from farshore.envs import registration

    return registration.register_gymnasium()


def gymnasium_ids() -> dict[str, str]:
    """game -> the id that Gymnasium knows it by"""
    from farshore.envs import registration

    return registration.gymnasium_ids()


def register_openspiel() -> list[str]:
    """Makes the games known to OpenSpiel as `farshore_<game>`, and gives these names."""
    with needs("openspiel"):
        from farshore.envs import openspiel

    return openspiel.register()
