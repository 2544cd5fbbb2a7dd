"""Data sets: self-play games as records, with a data card and checksums.

The folder of a data set holds `games.jsonl` (a record a line), `card.json` (how it was made and
what is in it), `README.md` (the same for people) and `SHA256SUMS`, which `sha256sum -c` reads too.
The same plan gives the same bytes. A small one for each game ships with the package.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from farshore.arena.simulation import SimulationPlan, SimulationReport, Tick, simulate
from farshore.core.errors import BadOption, BadRecord, Reason
from farshore.core.record import Record
from farshore.formats.record_files import read_records
from farshore.version import __version__

FORMAT: Final = "farshore-dataset/1"
GAMES: Final = "games.jsonl"
CARD: Final = "card.json"
README: Final = "README.md"
SUMS: Final = "SHA256SUMS"
FILES: Final = (GAMES, CARD, README)
SHIPPED: Final = Path(__file__).parent / "shipped"


class Dataset:
    """A data set that has been written; its files are as they were then."""

    def __init__(self, folder: Path) -> None:
        """Checks the files; a data set that is incomplete or was changed is refused."""
        self.folder: Final = folder
        self._check()
        self.card: Final[dict[str, Any]] = json.loads((folder / CARD).read_bytes())

    def _check(self) -> None:
        try:
            stated = (self.folder / SUMS).read_text(encoding="utf-8")
            changed = stated != _sums(self.folder)
        except (OSError, UnicodeDecodeError) as error:
            reason = Reason("record-unreadable", {"path": str(self.folder), "why": str(error)})
            raise BadRecord(reason) from error
        if changed:
            raise BadRecord(Reason("dataset-changed", {"path": str(self.folder)}))

    def records(self) -> Iterator[Record]:
        """The games one by one; each is replayed and verified as it is read."""
        for _, record in read_records(self.folder / GAMES):
            yield record


def shipped_dataset(game: str) -> Dataset:
    """The small data set of a game that comes with the package: games of `greedy`, two players."""
    return Dataset(SHIPPED / f"{game}-2")


def load_dataset(folder: str | Path) -> Dataset:
    """The data set in a folder."""
    return Dataset(Path(folder))


def write_dataset(
    plan: SimulationPlan, folder: Path, jobs: int = 1, tick: Tick | None = None
) -> Dataset:
    """Plays the games of a plan and writes them with their card. An older one is not replaced."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(
            Reason("unwritable", {"path": str(folder), "why": error.strerror or str(error)})
        ) from error
    if any(folder.iterdir()):
        raise BadOption(Reason("arena-folder-strange", {"path": str(folder)}))
    report = simulate(plan, jobs, folder / GAMES, tick)
    card = _card(plan, report)
    (folder / CARD).write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")
    (folder / README).write_text(_readme(card), encoding="utf-8")
    (folder / SUMS).write_text(_sums(folder), encoding="utf-8")
    return Dataset(folder)


def _card(plan: SimulationPlan, report: SimulationReport) -> dict[str, Any]:
    setup = plan.setup()
    counted = report.to_json()
    del counted["seconds"], counted["decisions_per_second"]  # they differ from run to run
    return {
        "format": FORMAT,
        "farshore": __version__,
        "game": plan.game,
        "rules": setup.rules,
        "edition": setup.edition.name,
        "players": setup.players,
        "options": setup.choices(),
        "bots": plan.bots,
        "seed": plan.seed,
        **counted,
    }


def _readme(card: dict[str, Any]) -> str:
    facts = "\n".join(f"| {name} | `{json.dumps(value)}` |" for name, value in card.items())
    return (
        f"# {card['games']} games of {card['game']} between bots\n\n"
        f"Made by Farshore {card['farshore']}. No person played, and nothing about persons is in "
        f"it.\n\n- `{GAMES}`: one record a line, with all moves, those of chance included, and "
        f"the result.\n- `{CARD}`: the table below, as JSON.\n- `{SUMS}`: checksums of the "
        "files.\n\nA record holds the whole game, hidden cards too: what a seat could see at a "
        "moment comes from replaying it.\nThe games show how these bots play, which is not how "
        f"people play.\n\n| | |\n|---|---|\n{facts}\n"
    )


def _sums(folder: Path) -> str:
    return "".join(f"{_sha256(folder / name)}  {name}\n" for name in FILES)


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
