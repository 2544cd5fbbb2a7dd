"""Bots that are programs: what is said, and that no program can do harm."""

import json
import os
import re
import shutil
import sys
import time
from pathlib import Path
from random import Random

import pytest

import farshore
from farshore import bots, external
from farshore.bots import Bot
from farshore.core.errors import BadOption, UnknownName
from farshore.core.game import Setup
from farshore.core.record import Record
from farshore.core.result import Results
from farshore.core.state import CHANCE
from farshore.core.types import MoveId, Seat
from farshore.external import ExternalBot, Failed, Process
from tests import lanterns
from tests.cli.conftest import Run, farshore_
from tests.support.cases import few_cases

__all__ = ["farshore_"]

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
CASES = {case.game: case for case in few_cases() if case.players == 2}

GOOD = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        answer = {"type": "ready"}
    else:
        answer = {"id": said["id"], "move": said["legal"][-1]["number"]}
    print(json.dumps(answer), flush=True)
"""
READY = 'import sys, time\nsys.stdin.readline()\nprint(\'{"type": "ready"}\', flush=True)\n'
ASKED = f"{READY}sys.stdin.readline()\n"


def node() -> str:
    """The JavaScript that is there: the one of the developer's tools, or the machine's."""
    own = Path(sys.executable).with_name("node")
    found = str(own) if own.exists() else shutil.which("node")
    assert found is not None, "JavaScript is needed to test the example"
    return found


def command(folder: Path, text: str, name: str = "bot.py") -> str:
    """The command of a program with this text."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return f"{sys.executable} -S -E {file}"


def two(game: str = "lanterns") -> Setup:
    return farshore.load(game).setup(2, simulating=True)


def play(setup: Setup, player: bots.Bot, seed: str = "1") -> list[tuple[Seat, MoveId]]:
    """A game against `random`."""
    return bots.play(setup.game.begin(setup), [player, bots.RandomBot()], Random(seed))


@pytest.fixture(autouse=True)
def _tiny_game() -> None:
    farshore.register(lanterns.GAME)


# --- what is said


@pytest.mark.parametrize("game", sorted(CASES))
@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_examples_play_every_game(
    game: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    spoken = {
        "python": f"{sys.executable} {EXAMPLES / 'patient.py'}",
        "javascript": f"{node()} {EXAMPLES / 'curious.mjs'}",
    }
    setup = two(game)
    players = external.make(f"cmd:{spoken[language]},random", setup)
    try:
        for match in ("one", "two"):
            external.begin(players, match)
            moves = bots.play(setup.game.begin(setup), players, Random(match))
            assert Record(setup, moves).replay().is_over()
    finally:
        external.close(players)
    assert external.forfeits(players[0]) == 0
    assert not caplog.records


def test_a_program_is_told_all_that_the_protocol_says(tmp_path: Path) -> None:
    log = tmp_path / "log"
    tee = GOOD.replace("    said =", f"    open({str(log)!r}, 'a').write(line)\n    said =")
    setup = two("antarctica")
    bot = ExternalBot("it", command(tmp_path, tee), setup, answer_seconds=7)
    bot.begin("first")
    state = setup.game.begin(setup)
    rng = Random(1)
    seat = Seat(1)
    while state.actor() != seat or len(state.legal(seat)) < 2:
        actor = state.actor()
        state.apply(actor, state.draw(rng) if actor == CHANCE else state.legal(actor)[0])
    legal = state.legal(seat)
    assert bot.choose(bots.Observation(state, seat, legal), rng) == legal[-1]
    bot.begin("second")
    assert bot.choose(bots.Observation(state, seat, legal), rng) == legal[-1]
    bot.close()
    first, asked, second, again = [json.loads(line) for line in log.read_text().splitlines()]
    assert first == {
        "type": "hello",
        "protocol": 1,
        "game": "antarctica",
        "rules": setup.rules,
        "edition": setup.edition.name,
        "options": setup.options,
        "rulings": setup.chosen_rulings(),
        "players": 2,
        "seat": 1,
        "match": first["match"],
    }
    assert "first" not in first["match"], "it tells nothing, a seed least of all"
    assert second == {**first, "match": second["match"]}
    assert first["match"] != second["match"]
    assert asked == {
        "type": "decide",
        "id": asked["id"],
        "deadline": 7,
        "view": json.loads(json.dumps(state.view(seat))),
        "legal": [
            {
                "number": move,
                "text": setup.game.moves.text(move),
                "value": setup.game.moves.to_json(move),
            }
            for move in legal
        ],
    }
    assert again["id"] != asked["id"]


def played_and_told(
    setup: Setup, players: list[Bot], match: str
) -> tuple[list[tuple[Seat, MoveId]], Results]:
    """One game; then the bots are told how it ended."""
    external.begin(players, match)
    state = setup.game.begin(setup)
    moves = bots.play(state, players, Random(match))
    results = state.results()
    assert results is not None
    external.finish(players, results)
    return moves, results


def test_a_program_that_wants_them_gets_the_numbers_and_the_end(tmp_path: Path) -> None:
    log = tmp_path / "log"
    curious = f"""
import json, sys
for line in sys.stdin:
    open({str(log)!r}, "a").write(line)
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({{"type": "ready", "wants": ["observation", "end", "tea"]}}), flush=True)
    elif said["type"] == "decide":
        print(json.dumps({{"id": said["id"], "move": said["legal"][0]["number"]}}), flush=True)
"""
    setup = two("antarctica")
    features = setup.game.features(setup)
    assert features is not None
    players = external.make(f"cmd:{command(tmp_path, curious)},random", setup)
    games = [played_and_told(setup, players, match) for match in ("one", "two")]
    external.close(players)
    moves, results = games[-1]
    said = [json.loads(line) for line in log.read_text().splitlines()]
    kinds = [message["type"] for message in said]
    assert kinds.count("end") == kinds.count("hello") == 2 and kinds[-1] == "end"
    assert said[-1] == {
        "type": "end",
        "match": next(each for each in reversed(said) if each["type"] == "hello")["match"],
        "scores": results.scores,
        "places": results.places,
        "end": results.end,
        "forfeits": 0,
    }
    asked = [message for message in said if message["type"] == "decide"]
    last = [at for at, (actor, _) in enumerate(moves) if actor == 0]
    state = Record(setup, moves).replay(last[-1])
    while len(state.legal(Seat(0))) < 2:  # forced moves are made without asking
        last.pop()
        state = Record(setup, moves).replay(last[-1])
    assert asked[-1]["observation"] == {
        "values": [*features.row(state, Seat(0))],
        "highs": features.highs,
    }


def test_forfeits_of_simulated_games_are_counted(tmp_path: Path, farshore_: Run) -> None:
    broken = command(tmp_path, "raise SystemExit")
    status, output, _ = farshore_(
        "simulate", "lanterns", "--players=2", "--games=2", "--bots", f"cmd:{broken},random"
    )
    assert status == 0 and "decisions forfeited" in output
    status, output, _ = farshore_(
        "simulate", "lanterns", "--players=2", "--games=2", "--bots", f"random,cmd:{broken}",
        "--json",
    )  # fmt: skip
    forfeits = json.loads(output)["forfeits"]
    assert forfeits[0] == 0 and forfeits[1] > 0


@pytest.mark.parametrize("face", ["number", "text", "value"])
def test_a_move_may_be_answered_in_each_of_its_faces(tmp_path: Path, face: str) -> None:
    setup = two()
    bot = ExternalBot("it", command(tmp_path, GOOD.replace("number", face)), setup)
    play(setup, bot)
    bot.close()
    assert bot.forfeits == 0


# --- what can go wrong

FAULTS = {
    "ends at once": ("raise SystemExit(3)", "it ended with status 3"),
    "crashes": ("raise ValueError('my fault')", "(it said: ValueError: my fault)"),
    "is killed": ("import os\nos.kill(os.getpid(), 9)", "it ended by signal 9"),
    "hangs before ready": ("import time\ntime.sleep(60)", "no answer in 0.3 s"),
    "hangs when asked": (f"{ASKED}time.sleep(60)", "no answer in 0.3 s"),
    "does not even read": (f"{READY}time.sleep(60)", "no answer in 0.3 s"),
    "crashes when asked": (f"{ASKED}raise SystemExit(1)", "it ended with status 1"),
    "is not ready": ("print('{}', flush=True)\ninput()\ninput()", "it did not say that it is"),
    "speaks no JSON": (f"{ASKED}print('hello')", "not a JSON object: hello"),
    "answers a list": (f"{ASKED}print('[]')", "not a JSON object"),
    "answers too deep": (f"{ASKED}print('[' * 60000)", "not a JSON object"),
    "answers without id": (f"{ASKED}print('{{\"move\": 1}}')", "the answer has not the id"),
    "answers no move": (GOOD.replace('said["legal"][-1]["number"]', "None"), "no such move"),
    "answers true": (GOOD.replace('said["legal"][-1]["number"]', "True"), "no such move"),
    "answers nonsense": (GOOD.replace('said["legal"][-1]["number"]', "'fly'"), "no such move"),
    "is out of range": (GOOD.replace('said["legal"][-1]["number"]', "10**30"), "no such move"),
    "cheats": (GOOD.replace('said["legal"][-1]["number"]', "0"), "the move is not legal"),
    "writes without end": (f"{ASKED}while True: sys.stdout.write('x' * 9999)", "more than 65536"),
    "writes many lines": (f"{ASKED}while True: print('x')", "not a JSON object: x"),
    "complains without end": (f"{ASKED}while True: print('x', file=sys.stderr)", "in 0.3 s"),
    "writes no text": (f"{ASKED}sys.stdout.buffer.write(b'\\xff\\n')", "not a JSON object"),
    "closes its output": (f"{ASKED}import os\nos.close(1)\ntime.sleep(60)", "it ended"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_program_forfeits_to_greedy(
    tmp_path: Path, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    text, why = FAULTS[fault]
    setup = two()
    bot = ExternalBot(
        "mine", command(tmp_path, text), setup, 0.3, 5 if "before" not in fault else 0.3
    )
    begin = time.monotonic()
    moves = play(setup, bot)
    assert time.monotonic() - begin < 15
    assert Record(setup, moves).replay().is_over()
    lines = [record.getMessage() for record in caplog.records]
    assert bot.forfeits >= len(lines) >= 1
    assert len(lines) <= 3, "after three failures it is not asked again in this game"
    for line in lines:
        assert line.startswith("bot mine, seat 0 of lanterns: ")
        assert "greedy decides instead" in line
        assert len(line) < 600
    assert why in lines[0]


def test_the_moves_of_a_broken_program_are_those_of_greedy(tmp_path: Path) -> None:
    setup = two("antarctica")
    broken = ExternalBot("it", command(tmp_path, "raise SystemExit"), setup)
    [greedy] = bots.make("greedy", setup.game, 1)
    assert play(setup, broken) == play(setup, greedy)
    assert broken.forfeits > 3


def test_it_is_given_another_chance_in_the_next_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    setup = two("antarctica")
    bot = ExternalBot("it", command(tmp_path, f"{ASKED}raise SystemExit"), setup)
    for match in ("one", "two"):
        bot.begin(match)
        play(setup, bot)
    said = [record.getMessage() for record in caplog.records]
    assert sum("to the end of this game" in line for line in said) == 2


def test_what_never_worked_is_not_tried_for_ever(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    setup = two()
    bot = ExternalBot("it", command(tmp_path, "raise SystemExit"), setup)
    for match in range(5):
        bot.begin(str(match))
        play(setup, bot)
    assert len(caplog.records) == 3
    assert "from now on" in caplog.records[-1].getMessage()


def test_one_bad_answer_costs_one_decision(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is started anew and plays on."""
    marker = tmp_path / "failed"
    once = f"import os\nif not os.path.exists({str(marker)!r}):\n    open({str(marker)!r}, 'w')\n"
    setup = two("antarctica")
    bot = ExternalBot("it", command(tmp_path, f"{once}    raise SystemExit\n{GOOD}"), setup)
    play(setup, bot)
    bot.close()
    assert bot.forfeits == 1
    assert len(caplog.records) == 1


def test_a_slow_program_has_its_time(tmp_path: Path) -> None:
    slow = "import time\ntime.sleep(0.4)\n" + GOOD.replace("print(", "time.sleep(0.05); print(")
    setup = two()
    bot = ExternalBot("it", command(tmp_path, slow), setup, answer_seconds=3, start_seconds=10)
    play(setup, bot)
    bot.close()
    assert bot.forfeits == 0


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    number = tmp_path / "child"
    text = (
        "import subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(number)!r}, 'w').write(str(child.pid))\n"
        "time.sleep(60)\n"
    )
    process = Process(external.arguments(command(tmp_path, text)))
    with pytest.raises(Failed, match="no answer"):
        process.ask("hello", 1.5)
    process.end()
    assert is_gone(int(number.read_text()))


def is_gone(number: int) -> bool:
    for _ in range(100):
        try:
            state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            return True
        if state == "Z":
            return True
        time.sleep(0.05)
    return False


def test_programs_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    """Also in the helping processes of a simulation, and if they do not listen."""
    number = tmp_path / "number"
    deaf = f"import os\nopen({str(number)!r}, 'w').write(str(os.getpid()))\n{READY}time.sleep(60)"
    from farshore.arena.simulation import SimulationPlan, simulate

    spec = f"cmd:{command(tmp_path, deaf)},random"
    simulate(SimulationPlan("antarctica", 2, bots=spec, games=2, bot_seconds=0.2), jobs=2)
    assert is_gone(int(number.read_text()))


# --- where a bot is named


def test_commands_are_checked_before_anything_starts(tmp_path: Path) -> None:
    setup = two()
    for spec, key in (
        ("cmd:", "bot-no-command"),
        ("cmd:nowhere-to-be-found", "bot-not-found"),
        (f"cmd:{tmp_path}", "bot-not-found"),
        ("cmd:'open", "bot-bad-command"),
    ):
        with pytest.raises(BadOption) as found:
            external.make(spec, setup)
        assert found.value.key == key
        assert "cmd:" in str(found.value) or "program" in str(found.value)
    with pytest.raises(UnknownName):
        bots.make("cmd:true", setup.game, 2)  # the kernel runs nothing


def test_simulate_takes_a_command(tmp_path: Path, farshore_: Run) -> None:
    spec = f"cmd:{command(tmp_path, GOOD)},random"
    status, output, errors = farshore_(
        "simulate", "antarctica", "--players=2", "--games=3", "--seed=1", "--json", "--bots", spec
    )
    assert (status, errors) == (0, "")
    assert json.loads(output)["games"] == 3


def test_play_takes_a_command(tmp_path: Path, farshore_: Run) -> None:
    spec = f"cmd:{command(tmp_path, GOOD)}"
    status, output, errors = farshore_(
        *["play", "antarctica", "--players", "2", "--seed", "1", "--bots"],
        spec,
        typed="1\n1\n1\nquit\n",
    )
    assert status == 0, errors
    assert "Blue" in output


def test_failures_are_told_on_standard_error(tmp_path: Path) -> None:
    import subprocess

    spec = f"cmd:{command(tmp_path, 'raise SystemExit')},random"
    words = ["simulate", "antarctica", "--players", "2", "--games", "1", "--bots"]
    paths = os.pathsep.join([str(Path(farshore.__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-m", "farshore", *words, spec],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert done.stderr.count("greedy decides instead") == 3


def test_the_bot_on_the_page_about_the_protocol_plays(tmp_path: Path) -> None:
    page = EXAMPLES.parents[1] / "docs" / "python" / "bots-protocol.md"
    [text] = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)
    setup = two("aquatica")
    bot = ExternalBot("it", command(tmp_path, text), setup)
    play(setup, bot)
    bot.close()
    assert bot.forfeits == 0
