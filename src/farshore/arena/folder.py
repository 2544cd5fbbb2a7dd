"""The folder of a run: `run.json` says what is played, `games.jsonl` holds one game per line.

Games are appended as they end. A run that was killed continues with the missing games, and a game
counts once however often it was played.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from farshore.arena.plan import ArenaPlan, Key
from farshore.arena.playing import POINTS, PlayedGame
from farshore.core.errors import BadOption, Reason

FORMAT: Final = "farshore-arena/1"


class Folder:
    """The folder of a run."""

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        self.path: Final = path
        self.plan: Final = plan
        self.games: Final[dict[Key, PlayedGame]] = {}
        self._file: Final = path / "games.jsonl"

    @contextlib.contextmanager
    def open(self) -> Iterator[None]:
        """Reads the folder and locks it; the folder of another run is refused."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            lock = os.open(self.path / "lock", os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise BadOption(
                Reason("unwritable", {"path": str(self.path), "why": error.strerror or str(error)})
            ) from error
        try:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise BadOption(Reason("arena-folder-busy", {"path": str(self.path)})) from error
            self._claim()
            self._load()
            yield
        finally:
            os.close(lock)

    def missing(self) -> list[Key]:
        """The games that are still to be played."""
        return [key for key in self.plan.all_keys() if key not in self.games]

    def counted(self) -> list[PlayedGame]:
        """The games of the plan that have been played, in order: what the results are made of."""
        return [self.games[key] for key in self.plan.all_keys() if key in self.games]

    def add(self, played: list[PlayedGame]) -> int:
        """Stores games; returns how many of them are new."""
        new = [game for game in played if (game["match"], game["game"]) not in self.games]
        lines = "".join(json.dumps(game, separators=(",", ":")) + "\n" for game in new)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(lines)
        for game in new:
            self.games[game["match"], game["game"]] = game
        return len(new)

    def write(self, name: str, text: str) -> None:
        """Writes a file atomically: nobody ever sees half of it."""
        fresh = self.path / f"{name}.new"
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.path / name)

    # --- reading

    def _claim(self) -> None:
        """Writes whose folder it is, or checks that it is this run's."""
        wanted = {"format": FORMAT, **self.plan.identity()}
        file = self.path / "run.json"
        if not file.exists():
            if self._file.exists():
                raise BadOption(Reason("arena-folder-strange", {"path": str(self.path)}))
            self.write("run.json", json.dumps(wanted, indent=1) + "\n")
            return
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadOption(Reason("arena-folder-strange", {"path": str(self.path)})) from error
        if not isinstance(found, dict):
            raise BadOption(Reason("arena-folder-strange", {"path": str(self.path)}))
        for key in [*wanted, *found]:
            if found.get(key) != wanted.get(key):
                raise BadOption(
                    Reason(
                        "arena-other-run",
                        {
                            "path": str(self.path),
                            "what": key,
                            "found": _short(found.get(key)),
                            "given": _short(wanted.get(key)),
                        },
                    )
                )

    def _load(self) -> None:
        """Reads the games; a last line that was cut off is removed, its game is played again."""
        if not self._file.exists():
            return
        data = self._file.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.truncate(self._file, whole)
        for number, line in enumerate(data[:whole].splitlines(), 1):
            game = _read(line)
            if game is None or not self._fits(game):
                raise BadOption(Reason("arena-bad-line", {"path": str(self._file), "line": number}))
            self.games.setdefault((game["match"], game["game"]), game)

    def _fits(self, game: PlayedGame) -> bool:
        if game["match"] < 0:
            return False
        seatings = self.plan.seatings(game["match"])
        return 0 <= game["game"] < len(seatings) and tuple(game["bots"]) == seatings[game["game"]]


def _read(line: bytes) -> PlayedGame | None:
    """The game of a line; None if the line is not a game."""
    try:
        found: Any = json.loads(line)
        players = len(found["bots"])
        lists = ("scores", "places", "decisions", "seconds", "forfeits", "leads")
        good = (
            isinstance(found["match"], int)
            and isinstance(found["game"], int)
            and isinstance(found["end"], str)
            and isinstance(found["moves"], int)
            and all(len(found[name]) == players for name in lists)
            and all(len(row) == POINTS + 1 for row in found["leads"])
        )
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    game: PlayedGame | None = found if good else None
    return game


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value)
    return text if len(text) <= 200 else f"{text[:200]}…"
