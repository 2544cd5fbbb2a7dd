"""Trajectories: what a seat met in a recorded game, step by step, as learners want it.

A record is replayed, and each seat gives one trajectory: the observations of its decisions, the
actions it took, and the rewards. `write_minari` writes them in the format of Minari, whose loader
reads them and can make the environment again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from farshore.core.errors import BadOption, Reason
from farshore.core.game import DATA_SET
from farshore.core.record import Record
from farshore.core.types import MoveId, Seat, seats
from farshore.envs.config import EnvConfig
from farshore.envs.episode import Episode, ObservationDict, mask_of
from farshore.envs.registration import gymnasium_ids, register_gymnasium
from farshore.envs.rewards import rewards
from farshore.extras import needs

FOLDER = "minari"
"""The folder within a data set that Minari reads."""
DATA, METADATA, SUMS = "main_data.hdf5", "metadata.json", "SHA256SUMS"


@dataclass(frozen=True)
class Trajectory:
    """A seat's game: `T` decisions, and `T + 1` observations, the last when the game was over."""

    seat: Seat
    observations: ObservationDict
    """As the environments give them, one row for each."""
    actions: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float64]

    def returns(self, discount: float = 1.0) -> npt.NDArray[np.float64]:
        """The sum of the rewards from each decision on."""
        found = np.zeros(len(self.rewards))
        later = 0.0
        for at in reversed(range(len(self.rewards))):
            later = self.rewards[at] + discount * later
            found[at] = later
        return found


def trajectories(record: Record, reward: str = "place") -> list[Trajectory]:
    """One for each seat that decided anything; the game must have come to its end."""
    setup = record.setup
    config = EnvConfig.of(setup.game.info.name, setup.players, setup.choices(), reward)
    features = config.features
    episode = Episode(config)
    rows: list[list[bytes]] = [[] for _ in range(setup.players)]
    legal: list[list[list[MoveId]]] = [[] for _ in range(setup.players)]
    actions: list[list[MoveId]] = [[] for _ in range(setup.players)]
    state = setup.game.begin(setup)
    for actor, move in record.moves:
        if actor >= 0:
            rows[actor].append(features.row(state, actor))
            legal[actor].append(state.legal(actor))
            actions[actor].append(move)
        state.apply(actor, move)
    results = state.results()
    if results is None:
        raise BadOption(Reason("trajectory-unfinished"))
    paid = rewards(reward, results, setup.players)
    found: list[Trajectory] = []
    for seat in seats(setup.players):
        if not actions[seat]:
            continue
        seen = np.frombuffer(b"".join([*rows[seat], features.row(state, seat)]), np.uint8)
        masks = [mask_of(moves, episode.moves) for moves in legal[seat]]
        earned = np.zeros(len(actions[seat]))
        earned[-1] = paid[seat]
        found.append(
            Trajectory(
                seat,
                {
                    "observation": seen.reshape(-1, features.size) * episode.scale,
                    "action_mask": np.stack([*masks, episode.end_mask()]),
                },
                np.array(actions[seat], dtype=np.int64),
                earned,
            )
        )
    return found


def write_minari(
    records: Iterable[Record], folder: Path, name: str, facts: dict[str, Any]
) -> dict[str, int]:
    """Writes the trajectories of the records to `folder/minari`, with checksums.

    `name` is what Minari calls the data set, `facts` come into its metadata. Returns how many
    episodes and steps there are. Games that did not end are left out.
    """
    with needs("data"):
        from minari import __version__ as minari_version
        from minari.data_collector import EpisodeBuffer
        from minari.dataset.minari_storage import MinariStorage

    register_gymnasium()
    folder = folder.resolve()  # Minari joins a relative path twice
    storage: Any = None
    episodes = steps = 0
    for number, record in enumerate(records):
        if record.replay().results() is None:
            continue
        if storage is None:
            storage = _new_storage(MinariStorage, record, folder / FOLDER)
        buffers = [_buffer(EpisodeBuffer, each, number) for each in trajectories(record)]
        storage.update_episodes(buffers)
        episodes += len(buffers)
        steps += sum(len(each.rewards) for each in buffers)
    if storage is None:
        raise BadOption(Reason("trajectory-unfinished"))
    storage.update_metadata({"dataset_id": name, "minari_version": minari_version, **facts})
    (folder / FOLDER / SUMS).write_text(_sums(folder / FOLDER), encoding="utf-8")
    return {"episodes": episodes, "steps": steps}


def load_minari(folder: str | Path) -> Any:
    """The `minari.MinariDataset` of a data set; refused if a file was changed."""
    with needs("data"):
        from minari import MinariDataset

    path = Path(folder) / FOLDER
    try:
        changed = (path / SUMS).read_text(encoding="utf-8") != _sums(path)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadOption(Reason("record-unreadable", {"path": str(path), "why": why})) from error
    if changed:
        raise BadOption(Reason("dataset-changed", {"path": str(path)}))
    register_gymnasium()
    return MinariDataset(str(path))


def _new_storage(kind: Any, record: Record, path: Path) -> Any:
    import gymnasium

    setup = record.setup
    edition = setup.edition.name
    options = {
        **setup.choices(),
        **({DATA_SET: edition} if edition in setup.game.components else {}),
    }
    spec = gymnasium.make(
        gymnasium_ids()[setup.game.info.name],
        players=setup.players,
        options=options,
        seat="random",
    ).spec
    env = gymnasium.make(spec)  # type: ignore[arg-type]
    spaces = (env.observation_space, gymnasium.spaces.Discrete(len(setup.game.moves)))
    return kind.new(path, *spaces, env_spec=spec, data_format="hdf5", jpeg_encoding=False)


def _buffer(kind: Any, each: Trajectory, number: int) -> Any:
    steps = len(each.actions)
    over = np.zeros(steps, dtype=np.bool_)
    over[-1] = True
    return kind(
        observations=each.observations,
        actions=each.actions,
        rewards=each.rewards,
        terminations=over,
        truncations=np.zeros(steps, dtype=np.bool_),
        options={"game": number, "seat": int(each.seat)},
    )


def _sums(path: Path) -> str:
    return "".join(_line(path, name) for name in (DATA, METADATA))


def _line(path: Path, name: str) -> str:
    with (path / name).open("rb") as file:
        return f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {name}\n"


def all_trajectories(records: Iterable[Record]) -> Iterator[Trajectory]:
    """Those of all games that came to their end, one after the other."""
    for record in records:
        if record.replay().results() is not None:
            yield from trajectories(record)
