"""Random play, side by side in one run: Farshore against catanatron and OpenSpiel.

    python bench/run.py [--rounds 5] [--seconds 1.0] [--core N] [--json FILE]

`make bench` builds what it needs and calls this. What is measured, and why it is fair, is in
`bench/README.md`. Only ratios of one run mean something: machines differ and wander.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WORKER = Path(__file__).resolve().with_name("worker.py")
PEER = "catanatron 4"
COPY_SHARE = 0.2
"""Part of the time of a measurement that is spent on copies."""

AIM_COMPILED = {"council": 10.0}
AIM_COMPILED_USUAL = 20.0
AIM_INTERPRETED = 2.0
AIM_COPY = 2.0
"""Times catanatron's decisions a second, and µs for a copy."""


class Worker:
    """A process that plays when asked; it waits, using no time, while others play."""

    def __init__(self, library: str, interpreted: bool = False) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if interpreted:
            environment["PYTHONPATH"] = str(ROOT / "src")
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER), library],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        hello = self._answer()
        self.version: str = hello["version"]
        self.label = f"{library} {self.version}"
        self.contenders: list[dict[str, Any]] = hello["contenders"]
        wanted = "interpreted" if interpreted else "compiled"
        if library == "farshore" and wanted not in self.version:
            sys.exit(f"bench: wanted the {wanted} farshore, found {self.version}; try `make bench`")

    def ask(self, **request: object) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("bench: a worker stopped; its message is above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Row:
    """One line of the table: a contender and what it did in each round."""

    def __init__(self, worker: Worker, facts: dict[str, Any]) -> None:
        self.worker = worker
        self.facts = facts
        self.decisions: list[float] = []
        self.games: list[float] = []
        self.copies: list[float] = []

    @property
    def ours(self) -> bool:
        return self.worker.label.startswith("farshore")

    @property
    def interpreted(self) -> bool:
        return "interpreted" in self.worker.version

    @property
    def title(self) -> str:
        if not self.ours:
            name: str = self.facts["name"]
            return name
        build = "interpreted" if self.interpreted else "compiled"
        how = self.facts["how"]
        loop = "" if how == "library's loop" else f", {how}"
        return f"farshore {self.facts['game']} {self.facts['players']} {build}{loop}"

    @property
    def headline(self) -> bool:
        """The library's own loop with four players, or as many as are usual."""
        return bool(self.facts["headline"])

    def measure(self, seconds: float, seed: int) -> None:
        name = self.facts["name"]
        played = self.worker.ask(do="play", contender=name, seconds=seconds, seed=seed)
        self.decisions.append(played["decisions"] / played["seconds"])
        self.games.append(played["games"] / played["seconds"])
        copied = self.worker.ask(do="copy", contender=name, seconds=seconds * COPY_SHARE)
        self.copies.append(copied["seconds"] / copied["copies"] * 1e6)

    def figures(self, peer: "Row") -> dict[str, Any]:
        """The best of all rounds; the ratios to the peer of each round tell how sure they are."""
        ratios = [own / other for own, other in zip(self.decisions, peer.decisions, strict=True)]
        best = max(self.decisions)
        return {
            "title": self.title,
            "version": self.worker.version,
            **self.facts,
            "decisions_per_second": best,
            "events_per_second": best * self.facts["events_per_decision"],
            "games_per_second": max(self.games),
            "copy_microseconds": min(self.copies),
            "times_catanatron": best / max(peer.decisions),
            "times_catanatron_by_round": ratios,
        }


def pin(core: int | None) -> str:
    """Ties this process and its workers to one core; says how."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned: this system does not offer it"
    allowed = os.sched_getaffinity(0)
    chosen = max(allowed) if core is None else core
    if chosen not in allowed:
        sys.exit(f"bench: core {chosen} is not among {sorted(allowed)}")
    os.sched_setaffinity(0, {chosen})
    return f"pinned to core {chosen}"


def machine() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
        model = text.split("model name", 1)[1].split(":", 1)[1].split("\n", 1)[0].strip()
    except (OSError, IndexError):
        model = platform.processor() or platform.machine()
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def run(rounds: int, seconds: float) -> tuple[list[Row], list[dict[str, Any]]]:
    """All rows, measured in turn, round by round; every other round backwards."""
    workers = [
        Worker("farshore"),
        Worker("farshore", interpreted=True),
        Worker("catanatron"),
        Worker("open_spiel"),
    ]
    rows: list[Row] = []
    for worker in workers:
        rows += [Row(worker, facts) for facts in worker.contenders]
    rows = [row for row in rows if not row.interpreted or row.headline]
    for number in range(rounds):
        for row in rows if number % 2 == 0 else reversed(rows):
            row.measure(seconds, seed=number + 1)
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    for worker in workers:
        worker.stop()
    peer = next(row for row in rows if row.facts["name"] == PEER)
    return rows, [row.figures(peer) for row in rows]


def table(figures: list[dict[str, Any]]) -> str:
    wide = max(len(row["title"]) for row in figures)
    heads = "decisions/s    events/s   games/s  copy µs  decisions/game  moves  × catanatron"
    lines = [f"{'':{wide}}  {heads}  (by round)"]
    for row in figures:
        ratios = row["times_catanatron_by_round"]
        lines.append(
            f"{row['title']:{wide}}  {row['decisions_per_second']:11,.0f} "
            f"{row['events_per_second']:11,.0f} {row['games_per_second']:9,.1f} "
            f"{row['copy_microseconds']:8.2f} {row['decisions_per_game']:15.1f} "
            f"{row['moves_per_decision']:6.1f} {row['times_catanatron']:13.1f}"
            f"  ({min(ratios):.1f}-{max(ratios):.1f})"
        )
    return "\n".join(lines)


def aims(rows: list[Row], figures: list[dict[str, Any]]) -> list[str]:
    """What was to be reached, and what was, for each game with its headline number of players."""
    hearts = next(row for row in figures if row["game"] == "hearts")["decisions_per_second"]
    lines: list[str] = []
    for row, found in zip(rows, figures, strict=True):
        if not row.ours or not row.headline:
            continue
        game = found["game"]
        aim = AIM_COMPILED.get(game, AIM_COMPILED_USUAL)
        if row.interpreted:
            aim = AIM_INTERPRETED
        lines.append(_aim(row.title, found["times_catanatron"], aim, "× catanatron"))
        if not row.interpreted:
            speed = found["decisions_per_second"]
            lines.append(_aim(row.title, speed / hearts, 1, "× OpenSpiel's hearts from Python"))
            copy = found["copy_microseconds"]
            word = "reached" if copy <= AIM_COPY else "MISSED"
            lines.append(f"{row.title}: a copy in {copy:.2f} µs (aim {AIM_COPY:g}: {word})")
    return lines


def _aim(title: str, found: float, aim: float, unit: str) -> str:
    return f"{title}: {found:.1f} {unit} (aim {aim:g}: {'reached' if found >= aim else 'MISSED'})"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time a measurement")
    parser.add_argument("--core", type=int, help="the core to use; the last one if not given")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    arguments = parser.parse_args()
    pinned = pin(arguments.core)
    when = datetime.now(UTC).isoformat(timespec="minutes")
    rows, figures = run(arguments.rounds, arguments.seconds)
    about = (
        f"{when}; {machine()}; {pinned}; processor time; best of {arguments.rounds} interleaved "
        f"rounds of {arguments.seconds:g} s"
    )
    versions = ", ".join(dict.fromkeys(row.worker.label for row in rows))
    print(f"{about}\n{versions}\n\n{table(figures)}\n")
    print("\n".join(aims(rows, figures)))
    if arguments.json:
        document = {"about": about, "versions": versions, "rows": figures}
        arguments.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
