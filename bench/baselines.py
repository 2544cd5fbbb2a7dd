"""Baselines for every game and number of players, in one table, by one command.

    python bench/baselines.py --out baselines [--matches 25] [--ppo-steps 2000000] [--jobs 2]
    python bench/baselines.py --out baselines --only antarctica --players 2 --bots random,gentle
    python bench/baselines.py --out baselines --seconds 150

Each bot meets copies of `greedy`, once on every seat with the same luck (`ContestPlan`), and the
table tells the share of games that it won, so `greedy` itself is at 1/players. Alone, where nobody
can be met, it tells the mean points. The rows: `random`, `greedy`, the levels of the search (the
last one by the shipped networks, where there are any), OpenSpiel's IS-MCTS, and PPO by self-play,
which is trained first (`examples/ppo_self_play.py`; its curve is kept in the folder). All play the
edition of new tables, which a row names, and PPO learns in it.

The table can be made in pieces: games are kept in the folder, `--seconds` stops after the game that
is being played then, and the next run goes on from there. A cell counts the matches that were
played on every seat, whatever came of them. Writes `baselines.json` and `baselines.md`, with what
earlier runs have measured.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import json
import math
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import farshore
from farshore.arena.challenge import ContestPlan
from farshore.arena.folder import Folder
from farshore.arena.intervals import proportion, win_shares
from farshore.arena.playing import PlayedGame
from farshore.arena.running import play
from farshore.arena.simulation import SimulationPlan, simulate
from farshore.core.game import DATA_SET
from farshore.version import __version__

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("antarctica", "aquatica", "council")
OPPONENT = "greedy"
ISMCTS = "ismcts"
PPO = "ppo"
BOTS = ("random", "greedy", "gentle", "steady", "sharp", "master", ISMCTS, PPO)
ISMCTS_SIMULATIONS = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("baselines"))
    parser.add_argument("--matches", type=int, default=25, help="lucks; a game for every seat")
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--ppo-steps", type=int, default=2_000_000)
    parser.add_argument("--seed", default="baselines-1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="by the clock, about")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    chosen.until = time.monotonic() + chosen.seconds
    for game, players, name in cells(chosen):
        if time.monotonic() < chosen.until:
            row = measure(chosen, game, players, name)
            if row["games"]:
                write(chosen.out, row)
    print(table(written(chosen.out)))


def cells(chosen: argparse.Namespace) -> list[tuple[str, int, str]]:
    """What is asked for, cheap bots first: a piece of the table then has whole rows."""
    return [
        (game, players, name)
        for name in chosen.bots.split(",")
        for game in (GAMES if chosen.only is None else (chosen.only,))
        for players in farshore.load(game).info.players
        if chosen.players in (None, players)
    ]


class OutOfTime(Exception):
    """`--seconds` have passed."""


def measure(chosen: argparse.Namespace, game: str, players: int, name: str) -> dict[str, Any]:
    """A bot in a game with so many players, in the edition of new tables."""
    edition = farshore.load(game).setup(players, simulating=True).edition.name
    options: dict[str, object] = {DATA_SET: edition}
    bot = named(chosen, game, players, name, edition)
    row = {"game": game, "edition": edition, "players": players, "bot": name}
    if players == 1:
        plan = SimulationPlan(game, 1, options, bots=bot, seed=chosen.seed, games=chosen.matches)
        records = chosen.out / f"{game}-1-{name}.jsonl"
        report = simulate(plan, chosen.jobs, records)
        lines = records.read_text(encoding="utf-8").splitlines()
        points = [json.loads(line)["result"]["scores"][0] for line in lines]
        mean = sum(points) / len(points)
        spread = sum((each - mean) ** 2 for each in points) / max(1, len(points) - 1)
        reach = 1.96 * math.sqrt(spread / len(points))
        return {
            **row,
            "games": len(points),
            "points": mean,
            "low": mean - reach,
            "high": mean + reach,
            "forfeits": sum(report.forfeits),
        }
    names = (bot, *[OPPONENT] * (players - 1))
    seed = f"{chosen.seed}/{game}-{players}"
    contest = ContestPlan(game, names, chosen.matches, seed, players, options)
    contest.check()
    folder = Folder(chosen.out / f"{game}-{players}-{name}", contest)
    with folder.open():
        with contextlib.suppress(OutOfTime):
            play(folder, chosen.jobs, None, lambda _: watch(chosen.until))
        games = whole_matches(folder.counted(), players)
    if not games:
        return {**row, "games": 0}
    won = proportion((each["match"], win_shares(each["places"])[each["game"]]) for each in games)
    forfeits = sum(each["forfeits"][each["game"]] for each in games)
    found = {"games": len(games), "won": won.value, "low": won.low, "high": won.high}
    return {**row, **found, "forfeits": forfeits}


def watch(until: float) -> None:
    if time.monotonic() > until:
        raise OutOfTime


def whole_matches(games: list[PlayedGame], players: int) -> list[PlayedGame]:
    """The games of the matches that were played on every seat."""
    seats = Counter(game["match"] for game in games)
    return [game for game in games if seats[game["match"]] == players]


def named(chosen: argparse.Namespace, game: str, players: int, name: str, edition: str) -> str:
    """The name by which the arena knows the bot; trains what must be trained first, in the edition
    that is played."""
    if name == ISMCTS:
        return f"spiel:farshore.envs.policies:ismcts:{ISMCTS_SIMULATIONS}"
    if name != PPO:
        return name
    sys.path.insert(0, str(ROOT / "examples"))
    ppo: Any = importlib.import_module("ppo_self_play")
    run = (chosen.out / f"{PPO}-{game}-{players}-{edition}").resolve()
    if not (run / "policy.npz").exists():
        options = {DATA_SET: edition}
        ppo.train(ppo.PpoConfig(game, players, steps=chosen.ppo_steps, options=options), run)
    return f"policy:ppo_self_play:load:{run / 'policy.npz'}"


def written(out: Path) -> list[dict[str, Any]]:
    """The cells that were measured so far, in the order of the table."""
    file = out / "baselines.json"
    if not file.exists():
        return []
    document = json.loads(file.read_text(encoding="utf-8"))
    if document["farshore"] != __version__:
        raise SystemExit(f"{file} is of version {document['farshore']}: take another folder")
    rows: list[dict[str, Any]] = document["rows"]
    return sorted(
        rows, key=lambda row: (GAMES.index(row["game"]), row["players"], BOTS.index(row["bot"]))
    )


def write(out: Path, row: dict[str, Any]) -> None:
    """Adds a cell, or puts it in the place of an earlier one."""
    cell_of = ("game", "players", "bot")
    rows = [each for each in written(out) if any(each[key] != row[key] for key in cell_of)]
    rows.append(row)
    document = {"farshore": __version__, "opponent": OPPONENT, "rows": rows}
    (out / "baselines.json").write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    (out / "baselines.md").write_text(table(written(out)), encoding="utf-8")


def table(rows: list[dict[str, Any]]) -> str:
    """Markdown: a row for each bot, a column for each game and number of players."""
    cases = list(dict.fromkeys((row["game"], row["players"]) for row in rows))
    lines = [
        "| bot | " + " | ".join(f"{game} {players}" for game, players in cases) + " |",
        "|---|" + "---|" * len(cases),
    ]
    for bot in sorted({row["bot"] for row in rows}, key=BOTS.index):
        cells = [
            next(
                (cell(row) for row in rows if (row["game"], row["players"], row["bot"]) == key), ""
            )
            for key in [(*case, bot) for case in cases]
        ]
        lines.append(f"| `{bot}` | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def cell(row: dict[str, Any]) -> str:
    forfeits = f", {row['forfeits']} forfeits" if row["forfeits"] else ""
    if "points" in row:
        span = f"({row['low']:.0f}–{row['high']:.0f})"
        return f"{row['points']:.1f} points {span}, {row['games']} games{forfeits}"
    span = f"({100 * row['low']:.0f}–{100 * row['high']:.0f})"
    return f"{100 * row['won']:.0f} % {span}, {row['games']}{forfeits}"


if __name__ == "__main__":
    main()
