"""Simulation: the same games however the work is shared, counted without keeping them."""

import gc
import io
import json
import resource
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import farshore
from farshore import bots
from farshore.arena.simulation import SimulationPlan, SimulationReport, simulate
from farshore.core.errors import BadOption
from farshore.core.record import Record
from farshore.formats.record_files import load_records
from farshore.terminal import progress
from tests.support.source import shipped_games


def without_time(report: SimulationReport) -> dict[str, object]:
    document = report.to_json()
    del document["seconds"], document["decisions_per_second"]
    return document


def test_results_do_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    plan = SimulationPlan("antarctica", players=2, bots="random", seed="jobs", games=45)
    ticks: list[int] = []
    alone = simulate(plan, 1, tmp_path / "1.jsonl", ticks.append)
    shared = simulate(plan, 2, tmp_path / "2.jsonl")
    assert without_time(alone) == without_time(shared)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    assert sum(ticks) == 45
    assert len(ticks) > 10


def test_each_game_has_luck_of_its_own(tmp_path: Path) -> None:
    """Game i is the same in a longer run, and can be had alone."""
    path = tmp_path / "games.jsonl"
    simulate(SimulationPlan("antarctica", players=3, seed="own", games=4), records=path)
    lines = path.read_text(encoding="utf-8").splitlines()
    simulate(SimulationPlan("antarctica", players=3, seed="own", games=2), records=path)
    assert path.read_text(encoding="utf-8").splitlines() == lines[:2]
    game = farshore.load("antarctica")
    setup = game.setup(3, simulating=True)
    state = game.begin(setup)
    moves = bots.play(state, bots.make("random", game, 3), Random("own/3"))
    assert Record(setup, moves).to_line(state) == lines[3]
    assert len(set(lines)) == 4


@pytest.mark.parametrize("game", shipped_games())
def test_simulators_have_their_own_defaults(game: str) -> None:
    loaded = farshore.load(game)
    setup = loaded.setup(simulating=True)
    for option in loaded.info.options:
        assert setup.options[option.name] == option.simulator_default


@pytest.mark.parametrize("game", shipped_games())
def test_every_player_count_can_be_simulated(game: str) -> None:
    for players in farshore.load(game).info.players:
        document = simulate(SimulationPlan(game, players=players, games=1, seed="count")).to_json()
        json.dumps(document)
        scores, places = document["mean_scores"], document["places"]
        assert isinstance(scores, list) and isinstance(places, list)
        assert len(scores) == len(places) >= players


def test_a_game_that_does_not_end_is_broken_off_and_not_counted(tmp_path: Path) -> None:
    """With this limit some games end and others do not."""
    options = {"stall_guard": "off"}
    whole = SimulationPlan("antarctica", players=2, options=options, seed="long", games=6)
    simulate(whole, records=tmp_path / "whole.jsonl")
    records = [*load_records(tmp_path / "whole.jsonl")]
    longest = sorted(len(record.moves) for record in records)[2]
    plan = SimulationPlan(
        "antarctica", players=2, options=options, seed="long", games=6, longest=longest
    )
    ticks: list[int] = []
    report = simulate(plan, records=tmp_path / "cut.jsonl", tick=ticks.append)
    ended = sum(len(record.moves) <= longest for record in records)
    assert (report.games, report.unfinished, sum(ticks)) == (ended, 6 - ended, 6)
    assert 0 < ended < 6
    for record, cut in zip(records, load_records(tmp_path / "cut.jsonl"), strict=True):
        assert cut.moves == record.moves[:longest]
    none = simulate(SimulationPlan("antarctica", players=2, games=2, longest=10)).to_json()
    assert (none["games"], none["unfinished"], none["mean_length"]) == (0, 2, 0.0)


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    def objects_after(games: int) -> int:
        simulate(SimulationPlan("antarctica", players=2, seed="memory", games=games))
        gc.collect()
        return len(gc.get_objects())

    objects_after(5)
    assert objects_after(60) - objects_after(5) < 50


@pytest.mark.slow
def test_many_games_do_not_grow_the_process(tmp_path: Path) -> None:
    def megabytes_after(games: int) -> float:
        plan = SimulationPlan("antarctica", players=2, seed="soak", games=games)
        simulate(plan, records=tmp_path / "games.jsonl")
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024

    assert megabytes_after(20_000) - megabytes_after(1_000) < 8


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (-3, 1), (1, 0)])
def test_there_must_be_games_and_jobs(games: int, jobs: int) -> None:
    with pytest.raises(BadOption, match="must be at least 1"):
        simulate(SimulationPlan("antarctica", games=games), jobs)


def test_progress_is_shown_only_in_a_terminal_and_only_when_it_takes_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for terminal, patience, shown in ((True, 0, True), (True, 99, False), (False, 0, False)):
        output = io.StringIO()
        console = Console(file=output, force_terminal=terminal, width=80)
        monkeypatch.setattr(progress, "Console", lambda stderr, console=console: console)
        monkeypatch.setattr(progress, "PATIENCE", patience)
        with progress.ProgressBar(10, "Games") as bar:
            for _ in range(5):
                bar.tick(2)
        assert ("Games" in output.getvalue()) == shown
