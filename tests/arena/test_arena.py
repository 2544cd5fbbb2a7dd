"""The arena: who meets whom, what is counted, and that nothing is counted twice."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import farshore
from farshore.arena.folder import Folder
from farshore.arena.intervals import average, proportion, wilson
from farshore.arena.plan import ArenaPlan
from farshore.arena.playing import POINTS, GamePlayer, PlayedGame, places_after_forfeits
from farshore.arena.results import ArenaResults
from farshore.arena.running import run
from farshore.arena.workers import batches, games_of, play_batch, play_in_processes
from farshore.core.errors import BadOption, UnknownName
from farshore.core.record import Record
from farshore.core.state import CHANCE
from farshore.core.types import Seat
from farshore.localization.messages import words
from farshore.version import __version__
from tests.cli.conftest import Run, farshore_

__all__ = ["farshore_"]

EN = words("en")
FAST = ArenaPlan("aquatica", ("greedy", "random"), 6, seed="7", players=2)


def steady(games: list[PlayedGame]) -> list[dict[str, Any]]:
    """Games without the time they took."""
    kept = [{key: value for key, value in game.items() if key != "seconds"} for game in games]
    return sorted(kept, key=lambda game: (game["match"], game["game"]))


# --- who meets whom


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_match_every_bot_sits_on_every_seat(players: int) -> None:
    names = ("random", "greedy", "cmd:true", "cmd:false")[:players]
    plan = ArenaPlan("antarctica", names, 3, players=players)
    for match in range(3):
        seatings = plan.seatings(match)
        assert len(seatings) == len(set(seatings)) == players
        for seat in range(players):
            assert {seating[seat] for seating in seatings} == set(names)


def test_more_bots_than_seats_meet_in_every_line_up() -> None:
    plan = ArenaPlan("antarctica", ("a", "b", "c", "d"), 1, players=2)
    pairs = Counter(frozenset(seating) for seating in plan.seatings(0))
    assert pairs == {frozenset(pair): 2 for pair in ("ab", "ac", "ad", "bc", "bd", "cd")}


def test_who_sits_beside_whom_changes_from_match_to_match() -> None:
    plan = ArenaPlan("antarctica", ("a", "b", "c", "d"), 6, players=4)
    after_a = {
        seating[(seating.index("a") + 1) % 4]
        for match in range(6)
        for seating in plan.seatings(match)
    }
    assert after_a == {"b", "c", "d"}


def test_copies_of_a_bot_are_not_told_apart() -> None:
    plan = ArenaPlan("antarctica", ("a", "b", "b", "b"), 1, players=4)
    assert sorted(seating.index("a") for seating in plan.seatings(0)) == [0, 1, 2, 3]
    assert ArenaPlan("antarctica", ("a", "a"), 1, players=2).seatings(0) == [("a", "a")]


def test_the_games_of_a_match_have_one_luck() -> None:
    """Copies of one bot in all seatings would play the very same game; rotated bots do not, but
    the first player and the goals are the same."""
    plan = ArenaPlan("antarctica", ("random", "greedy"), 3, players=2, observed=True)
    games = GamePlayer(plan).play(plan.all_keys())
    firsts = {(game["match"], game.get("first")) for game in games}
    assert len(firsts) == 3
    greedy_first = [game["bots"][game.get("first", 0)] for game in games]
    assert Counter(greedy_first) == {"greedy": 3, "random": 3}, "each begins once in each match"


# --- counting


def test_intervals_are_wilsons() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0, 20)
    assert (low, round(high, 4)) == (0, 0.1611)
    seen = proportion((number, float(number < 50)) for number in range(100))
    assert (round(seen.low, 4), round(seen.high, 4)) == (0.4038, 0.5962)


def test_games_that_go_together_count_for_less() -> None:
    twice = proportion((number // 2, float(number % 4 < 2)) for number in range(100))
    alone = proportion((number, float(number % 4 < 2)) for number in range(100))
    assert twice.value == alone.value
    assert twice.high - twice.low > 1.3 * (alone.high - alone.low)
    opposed = proportion((number // 2, float(number % 2)) for number in range(100))
    assert opposed.low == pytest.approx(wilson(0.5, 100)[0]), "but never for more"


def test_the_interval_of_a_mean_holds_the_truth_as_often_as_it_says() -> None:
    from random import Random

    rng = Random(3)
    held = 0
    for _ in range(500):
        seen = average((number, rng.gauss(2, 5)) for number in range(12))
        held += seen.low < 2 < seen.high
    assert 0.92 < held / 500 < 0.98


def game(match: int, number: int, bots: list[str], places: list[int]) -> PlayedGame:
    players = len(bots)
    return PlayedGame(
        match=match,
        game=number,
        bots=bots,
        scores=[10 * (players - place) for place in places],
        places=places,
        end="last_scientist",
        moves=100 + match,
        record=[],
        decisions=[5] * players,
        seconds=[0.5] * players,
        forfeits=[0] * players,
        leads=[[0.0] * (POINTS + 1) for _ in bots],
    )


def test_ties_share_the_victory() -> None:
    plan = ArenaPlan("antarctica", ("a", "b"), 2, players=2)
    games = [game(0, 0, ["a", "b"], [1, 2]), game(0, 1, ["b", "a"], [1, 1])]
    results = ArenaResults(plan, games)
    by_name = {standing.name: standing for standing in results.standings}
    assert (by_name["a"].wins, by_name["b"].wins) == (1.5, 0.5)
    assert results.duel("a", "b").value == 0.75
    assert results.standings[0].name == "a"
    assert by_name["a"].rating.mu > 25 > by_name["b"].rating.mu
    assert [seat.value for seat in results.seats] == [0.75, 0.25]


def test_ratings_grow_surer_and_copies_are_one_bot() -> None:
    plan = ArenaPlan("antarctica", ("a", "b", "b", "b"), 50, players=4)
    games = [game(match, 0, ["a", "b", "b", "b"], [1, 2, 3, 4]) for match in range(50)]
    few, many = ArenaResults(plan, games[:5]), ArenaResults(plan, games)
    assert [standing.name for standing in many.standings] == ["a", "b"]
    assert many.standings[0].rating.sigma < few.standings[0].rating.sigma
    assert many.standings[1].rate.number == 150
    assert many.standings[1].wins == 0


# --- a run


def test_a_run_writes_result_and_report(tmp_path: Path, farshore_: Run) -> None:
    out = tmp_path / "deep" / "out"
    status, output, errors = farshore_(
        "arena", "aquatica", "--bots", "greedy,random", "--matches", "5", "--seed", "3",
        "--players", "2", "--jobs", "2", "--out", out,
    )  # fmt: skip
    assert (status, errors) == (0, "")
    assert "greedy: won 100" in output
    result = json.loads((out / "result.json").read_text())
    assert (result["game"], result["players"], result["matches"], result["games"]) == (
        "aquatica",
        2,
        5,
        10,
    )
    assert result["seed"] == "3"
    assert [bot["name"] for bot in result["bots"]] == ["greedy", "random"]
    for bot in result["bots"]:
        assert bot["games"] == 10
        assert 0 <= bot["win_rate_low"] <= bot["win_rate"] <= bot["win_rate_high"] <= 1
        assert bot["wins"] == pytest.approx(10 * bot["win_rate"])
        assert bot["rating_sigma"] > 0
        assert bot["forfeits"] == 0
    assert result["bots"][0]["rating"] > result["bots"][1]["rating"]
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(10)
    assert sum(result["ends"].values()) == 10
    page = (out / "report.html").read_text()
    for plot in ("ratings", "wins", "matrix", "scores", "lead", "length", "seats"):
        assert f'<figure id="{plot}"><svg' in page
    assert "prefers-color-scheme:dark" in page
    assert not re.search(r"(src|href)=|<script|@import|url\(", page), "it needs nothing else"
    assert "arena-" not in page.replace("farshore-arena", ""), "every message has words"


def test_the_games_do_not_depend_on_who_plays_them(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run(FAST, one, EN)
    run(FAST, two, EN, jobs=2)
    games = [read(folder) for folder in (one, two)]
    assert steady(games[0]) == steady(games[1])
    results = [json.loads((folder / "result.json").read_text()) for folder in (one, two)]
    for result in results:
        for bot in result["bots"]:
            del bot["seconds_per_decision"]
    assert results[0] == results[1]


def read(folder: Path) -> list[PlayedGame]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run(FAST, tmp_path / "whole", EN)
    out = tmp_path / "out"
    ticks: list[int] = []
    run(ArenaPlan("aquatica", ("greedy", "random"), 2, seed="7", players=2), out, EN)
    before = (out / "games.jsonl").read_bytes()
    with (out / "games.jsonl").open("ab") as file:
        file.write(b'{"match": 2, "game": 0, "bo')  # as a kill leaves it
    run(FAST, out, EN, tick=ticks.append)
    assert ticks[0] == 4, "four games were there"
    assert sum(ticks) == 12
    after = (out / "games.jsonl").read_bytes()
    assert after.startswith(before), "what was there stays as it was"
    assert steady(read(out)) == steady(read(tmp_path / "whole"))
    run(FAST, out, EN)
    assert (out / "games.jsonl").read_bytes() == after, "nothing is left to play"


def test_fewer_matches_count_only_those(tmp_path: Path) -> None:
    run(FAST, tmp_path, EN)
    fewer = ArenaPlan("aquatica", ("greedy", "random"), 2, seed="7", players=2)
    assert len(run(fewer, tmp_path, EN).games) == 4


def test_a_killed_run_continues(tmp_path: Path) -> None:
    out = tmp_path / "out"
    arguments = ["arena", "antarctica", "--bots", "greedy,random", "--matches", "8"]
    arguments += ["--seed", "5", "--players", "2", "--jobs", "2", "--out", str(out)]
    paths = str(Path(farshore.__file__).parents[1])
    command = [sys.executable, "-m", "farshore", *arguments]
    environment = {**os.environ, "PYTHONPATH": paths}
    process = subprocess.Popen(
        command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL
    )
    file = out / "games.jsonl"
    deadline = time.monotonic() + 60
    while not (file.exists() and file.read_bytes().count(b"\n") >= 3):
        assert time.monotonic() < deadline and process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    there = file.read_bytes().count(b"\n")
    assert there < 16
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    keys = [(game["match"], game["game"]) for game in read(out)]
    assert len(keys) == len(set(keys)) == 16
    assert json.loads((out / "result.json").read_text())["games"] == 16


def suicidal(folder: Path) -> ArenaPlan:
    """A plan whose program kills who asks it, once."""
    marker = folder / "done"
    file = folder / "killer.py"
    file.write_text(
        "import json, os, sys\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['type'] == 'hello':\n"
        '        print(\'{"type": "ready"}\', flush=True)\n'
        "        continue\n"
        "    try:\n"
        f"        os.close(os.open({str(marker)!r}, os.O_CREAT | os.O_EXCL))\n"
        "        os.kill(os.getppid(), 9)\n"
        "    except FileExistsError:\n"
        "        pass\n"
        "    number = said['legal'][0]['number']\n"
        "    print(json.dumps({'id': said['id'], 'move': number}), flush=True)\n"
    )
    bot = f"cmd:{sys.executable} -S -E {file}"
    return ArenaPlan("antarctica", (bot, "random"), 6, seed="1", players=2)


def test_the_batch_of_a_lost_process_is_played_again_and_counted_once(tmp_path: Path) -> None:
    plan = suicidal(tmp_path)
    folder = Folder(tmp_path / "out", plan)
    with folder.open():
        for played in play_in_processes(plan, batches(folder.missing(), 2), 2):
            folder.add(played)
    assert (tmp_path / "done").exists(), "a process was killed"
    keys = [(game["match"], game["game"]) for game in read(tmp_path / "out")]
    assert len(keys) == len(set(keys)) == 12


def test_a_game_that_comes_twice_counts_once(tmp_path: Path) -> None:
    folder = Folder(tmp_path, FAST)
    with folder.open():
        played = GamePlayer(FAST).play([(0, 0)])
        assert folder.add(played) == 1
        assert folder.add(played) == 0
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes() * 2)
    again = Folder(tmp_path, FAST)
    with again.open():
        assert len(again.counted()) == 1


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_and_counts_a_lost_batch_once(tmp_path: Path) -> None:
    run(FAST, tmp_path / "here", EN)
    run(FAST, tmp_path / "ray", EN, ray="local")
    assert steady(read(tmp_path / "ray")) == steady(read(tmp_path / "here"))
    results = run(suicidal(tmp_path), tmp_path / "lost", EN, ray="local")
    assert (tmp_path / "done").exists(), "a worker was killed"
    keys = [(game["match"], game["game"]) for game in read(tmp_path / "lost")]
    assert len(keys) == len(set(keys)) == len(results.games) == 12


def test_programs_play_in_the_arena_and_their_forfeits_are_told(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("raise SystemExit")
    plan = ArenaPlan(
        "antarctica", (f"cmd:{sys.executable} -S {file}", "random"), 1, seed="1", players=2
    )
    results = run(plan, tmp_path / "out", EN)
    forfeits = {standing.name: standing.forfeits for standing in results.standings}
    assert forfeits["random"] == 0
    assert forfeits[plan.bots[0]] > 3
    assert results.standings[0].name == "random"
    assert results.standings[0].rate.value == 1, "who lets greedy decide loses"
    kept = run(replace(plan, forfeits_lose=False), tmp_path / "kept", EN)
    rates = {standing.name: standing.rate.value for standing in kept.standings}
    assert rates["random"] < 1, "greedy wins for it"


def test_who_forfeits_comes_after_all_who_do_not() -> None:
    assert places_after_forfeits([1, 2, 3, 4], [2, 0, 0, 1]) == [3, 1, 2, 4]
    assert places_after_forfeits([1, 1, 3], [0, 0, 0]) == [1, 1, 3]
    assert places_after_forfeits([1, 2, 2], [1, 0, 0]) == [3, 1, 1]


def test_a_played_game_is_kept_as_a_record(tmp_path: Path) -> None:
    run(FAST, tmp_path / "out", EN)
    identity = json.loads((tmp_path / "out" / "run.json").read_text())
    assert identity["farshore"] == __version__
    for played in read(tmp_path / "out"):
        record = Record(FAST.setup)
        for line in played["record"]:
            actor, _, text = line.partition(" ")
            seat = CHANCE if actor == "*" else Seat(int(actor))
            record.moves.append((seat, FAST.setup.game.moves.number(text)))
        results = record.replay().results()
        assert results is not None
        assert results.places == played["places"]


MINE = """
from farshore.bots import Bot

class Last(Bot):
    def __init__(self, setup):
        self.players = setup.players

    def choose(self, observation, rng):
        return observation.legal[-1]

class Wrong(Last):
    def choose(self, observation, rng):
        return -1
"""


def test_a_python_class_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, farshore_: Run
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    Path("mine.py").write_text(MINE)
    status, output, _ = farshore_(
        *["arena", "antarctica", "--bots", "py:mine:Last,random", "--matches", "1", "--json"]
    )
    assert status == 0
    assert {bot["name"] for bot in json.loads(output)["bots"]} == {"py:mine:Last", "random"}
    plan = ArenaPlan("antarctica", ("py:mine:Wrong", "random"), 1, players=2)
    with pytest.raises(ValueError, match="mine:Wrong chose -1"):
        run(plan, tmp_path / "wrong", EN)


def test_worker_processes_end_with_a_killed_run(tmp_path: Path) -> None:
    """A pool cannot end its workers if its own process is killed."""
    code = (
        "from concurrent.futures import ProcessPoolExecutor\n"
        "from multiprocessing import get_context\n"
        "import os, time\n"
        "from farshore.arena.processes import start_worker\n"
        "if __name__ == '__main__':\n"
        "    pool = ProcessPoolExecutor(1, get_context('spawn'), start_worker)\n"
        "    print(pool.submit(os.getpid).result(), flush=True)\n"
        "    time.sleep(600)\n"
    )
    file = tmp_path / "pool.py"
    file.write_text(code)
    pool = subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True)
    assert pool.stdout is not None
    worker = int(pool.stdout.readline())
    pool.kill()
    pool.wait()
    pool.stdout.close()
    deadline = time.monotonic() + 60
    while Path(f"/proc/{worker}").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not Path(f"/proc/{worker}").exists()


# --- what can be wrong


def test_bots_are_checked_before_anything_is_written(tmp_path: Path) -> None:
    plan = ArenaPlan("aquatica", ("greedy", "genius"), 1, players=2)
    with pytest.raises(UnknownName):
        run(plan, tmp_path / "out", EN)
    assert not (tmp_path / "out").exists()


ISMCTS = "spiel:farshore.envs.policies:ismcts"
WRONG = [
    ("arena chess", "There is no game “chess”."),
    ("arena aquatica --bots greedy,genius", "There is no bot “genius”."),
    ("arena aquatica --bots greedy, --players 2", "There is no bot “”."),
    ("arena aquatica --matches 0", "The number of matches must be at least 1, not 0."),
    ("arena aquatica --matches -3", "The number of matches must be at least 1, not -3."),
    ("arena aquatica --matches many", "--matches"),
    ("arena aquatica --jobs 0", "The number of jobs must be at least 1, not 0."),
    ("arena aquatica --players 7", "Aquatica is for 1, 2, 3, or 4 players, not for 7."),
    ("arena aquatica --players 1", "for 2 players or more, not for 1."),
    ("arena aquatica --bots greedy,random --players 4", "You named 2 bots for 4 seats."),
    ("arena aquatica --bots cmd:,random", "names no command"),
    ("arena aquatica --bots cmd:./nothing,random", "There is no program ./nothing"),
    ("arena aquatica --bots py:nowhere:Bot,random", "There is no Python module nowhere"),
    ("arena aquatica --bots py:json:Bot,random", "The Python module json has no bot Bot"),
    ("arena aquatica --bots py:json,random", "is written py:MODULE:CLASS, not py:json."),
    ("arena aquatica --bots net:,random", "“net:” names no file. Write it like net:net.json."),
    (f"arena aquatica --bots {ISMCTS}:many,random", "“many” is no number of simulations."),
    (f"arena aquatica --bots {ISMCTS}:0,random", "“0” is no number of simulations."),
    (f"simulate aquatica --players 2 --bots {ISMCTS}:-1", "“-1” is no number of simulations."),
    (f"balance aquatica --bots {ISMCTS}:", "“” is no number of simulations."),
    (f"dataset aquatica --out new --bots {ISMCTS}:1.5", "“1.5” is no number of simulations."),
    ("arena aquatica --ray 127.0.0.1:9", "There is no Ray cluster at 127.0.0.1:9"),
    ("arena aquatica --ray nowhere:x", "There is no Ray cluster at nowhere:x"),
    ("arena aquatica --ray 127.0.0.1", "There is no Ray cluster at 127.0.0.1"),
    ("arena aquatica --option kings=many", "cannot be “many”."),
    ("arena aquatica --data none.json", "Cannot read none.json"),
    ("arena aquatica --out file", "Cannot write"),
    ("arena aquatica --out other", "other holds another run: there “seed” is 9, here 0."),
    ("arena aquatica --out strange", "strange holds files of something else."),
    ("arena aquatica --out damaged --matches 1", "Line 2 of damaged/games.jsonl is no game of"),
    ("arena aquatica --out foreign --matches 1", "Line 1 of foreign/games.jsonl is no game of"),
    ("arena aquatica --bot-seconds 0", "--bot-seconds"),
    ("balance chess", "There is no game “chess”."),
    ("balance aquatica --games 0", "The number of games must be at least 1, not 0."),
    ("balance aquatica --jobs 0", "The number of jobs must be at least 1, not 0."),
    ("balance aquatica --bots a,b,c --players 4", "You named 3 bots for 4 seats."),
    ("balance aquatica --bots genius", "There is no bot “genius”."),
    ("balance aquatica --players 1", "for 2 players or more, not for 1."),
    ("balance aquatica --out other", "other holds another run"),
    ("serve --allow-bot mine", "“mine” does not name a bot and its command."),
    ("serve --allow-bot =true", "“=true” does not name a bot and its command."),
    ("serve --allow-bot My.Bot=true", "“My.Bot=true” does not name a bot and its command."),
    ("serve --allow-bot greedy=true", "There is already a bot greedy."),
    ("serve --allow-bot a=true --allow-bot a=false", "There is already a bot a."),
    ("serve --allow-bot mine=./nothing", "There is no program ./nothing"),
    ("serve --pages strange", "“strange” holds no built pages: there is no index.html in it."),
]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("")
    identity = ArenaPlan("aquatica", ("greedy", "random"), 1, players=2).identity()
    for name, seed in (("other", "9"), ("damaged", "0"), ("foreign", "0")):
        Path(name).mkdir()
        document = {"format": "farshore-arena/1", **identity, "seed": seed}
        Path(name, "run.json").write_text(json.dumps(document))
    good = json.dumps(game(0, 0, ["greedy", "random"], [1, 2]))
    Path("damaged", "games.jsonl").write_text(f"{good}\n{good[:-9]}\n{good}\n")
    Path("foreign", "games.jsonl").write_text(good.replace("random", "gentle") + "\n")
    Path("strange").mkdir()
    Path("strange", "games.jsonl").write_text("mine\n")


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize(("line", "said"), WRONG, ids=[line for line, _ in WRONG])
def test_what_is_wrong_is_said_in_one_line(line: str, said: str, farshore_: Run) -> None:
    status, output, errors = farshore_(*line.split(" "))
    assert status == 2
    assert output == ""
    assert said in errors
    assert errors.count("\n") == 1
    assert not [*Path().glob("arena-*"), *Path().glob("balance-*")], "no folder is left behind"


def test_a_game_without_an_end_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farshore.arena.playing.LONGEST", 20)
    with pytest.raises(BadOption, match="gone on for 20 moves"):
        run(FAST, tmp_path, EN)
    result = play_batch(GamePlayer(FAST), [(0, 0)])
    assert result == {"games": [], "endless": True}
    with pytest.raises(BadOption, match="gone on for 20 moves"):
        games_of(result)


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with Folder(tmp_path, FAST).open(), pytest.raises(BadOption, match="Another run is writing"):
        run(FAST, tmp_path, EN)
    assert run(FAST, tmp_path, EN).games


def test_without_openskill_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(BadOption, match=r"farshore\[arena\]"):
        run(FAST, tmp_path / "out", EN)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b""])
def test_an_address_of_something_else_is_no_ray_cluster(tmp_path: Path, answer: bytes) -> None:
    """Its dashboard, say: Ray itself would wait for minutes."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(100)
                connection.sendall(answer)

        threading.Thread(target=serve, daemon=True).start()
        address = f"127.0.0.1:{listener.getsockname()[1]}"
        with pytest.raises(BadOption, match="There is no Ray cluster at"):
            run(FAST, tmp_path / "out", EN, ray=address)
    assert not (tmp_path / "out").exists()


def test_without_ray_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"farshore\[ray\]"):
        run(FAST, tmp_path / "out", EN, ray="local")
    assert not (tmp_path / "out").exists()
