"""The games' ids in Gymnasium."""

from __future__ import annotations

from farshore.core.registry import game_names
from farshore.envs.versions import LATEST, VERSIONS, env_version
from farshore.extras import needs

LEARNER = {"seat": 0, "opponents": "random"}
"""The task of an id, unless something else is asked for."""


def gymnasium_ids(version: int = LATEST) -> dict[str, str]:
    """game -> id. The number of players and the options are arguments, not parts of the id."""
    number = env_version(version).number
    return {name: f"farshore/{name.capitalize()}-v{number}" for name in game_names()}


def register_gymnasium() -> list[str]:
    """Registers the ids that are not registered yet; returns all of them, the latest first."""
    with needs("envs"):
        from gymnasium.envs.registration import register, registry

    names: list[str] = []
    for version in sorted(VERSIONS.values(), key=lambda each: -each.number):
        for game, name in gymnasium_ids(version.number).items():
            names.append(name)
            if name not in registry:
                task = LEARNER if version.one_task else {}
                register(
                    name,
                    entry_point="farshore.envs.gym_env:SingleAgentEnv",
                    vector_entry_point="farshore.envs.vector_env:GameVectorEnv",
                    disable_env_checker=True,
                    kwargs={"game": game, "version": version.number, **task},
                )
    return names
