"""The games' ids in Gymnasium."""

from __future__ import annotations

from farshore.core.registry import game_names
from farshore.extras import needs

VERSION = 1


def gymnasium_ids() -> dict[str, str]:
    """game -> id. The number of players and the options are arguments, not parts of the id."""
    return {name: f"farshore/{name.capitalize()}-v{VERSION}" for name in game_names()}


def register_gymnasium() -> list[str]:
    """Registers the ids that are not registered yet; returns all of them."""
    with needs("envs"):
        from gymnasium.envs.registration import register, registry

    ids = gymnasium_ids()
    for game, name in ids.items():
        if name not in registry:
            register(
                name,
                entry_point="farshore.envs.gym_env:SingleAgentEnv",
                vector_entry_point="farshore.envs.vector_env:GameVectorEnv",
                disable_env_checker=True,
                kwargs={"game": game},
            )
    return [*ids.values()]
