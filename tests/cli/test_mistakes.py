"""Whatever is wrong with the input: one clear line on standard error, exit status 2."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import farshore
from farshore.external.naming import ADAPTERS, COMMAND, NETWORK, PYTHON
from tests.cli.conftest import Run
from tests.support.cases import few_cases

COMPONENTS = Path(farshore.__file__).parent / "games" / "antarctica" / "components.json"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files that are wrong in many ways."""
    monkeypatch.chdir(tmp_path)
    game = farshore.load("antarctica")
    record = farshore.Record(game.setup(2))
    state = record.replay()
    for _ in range(12):
        actor = state.actor()
        move = state.legal(actor)[0]
        state.play(actor, move)
        record.moves.append((actor, move))
    farshore.save_record(record, "good.json")
    Path("two.jsonl").write_text((record.to_line() + "\n") * 2, encoding="utf-8")
    Path("empty.json").write_text("\n", encoding="utf-8")
    Path("no.json").write_text("{", encoding="utf-8")
    Path("deep.json").write_text("[" * 100_000, encoding="utf-8")
    Path("list.json").write_text("[]", encoding="utf-8")
    Path("bytes.json").write_bytes(b"\xff\xfe\x00")
    Path("folder").mkdir()
    damaged = record.to_json()
    damaged["moves"] = ["* start 1", "* deal camp top"]
    Path("damaged.json").write_text(json.dumps(damaged), encoding="utf-8")
    foreign = {**record.to_json(), "data": "mine#000000000000"}
    Path("foreign.json").write_text(json.dumps(foreign), encoding="utf-8")
    edition = json.loads(COMPONENTS.read_text(encoding="utf-8"))
    edition["building_types"][0]["count"] = 3
    Path("edition.json").write_text(json.dumps(edition), encoding="utf-8")
    return tmp_path


WRONG = [
    ("", "Missing command"),
    ("fly", "No such command 'fly'"),
    ("games --loud", "No such option: --loud"),
    ("play chess", "There is no game “chess”. Choose antarctica"),
    ("play antarctica --players 9", "Antarctica is for 2, 3, or 4 players, not for 9."),
    ("play antarctica --players many", "--players cannot be “many”."),
    ("play antarctica --players", "--players needs a value."),
    ("play", "GAME is missing."),
    ("train antarctica --players 9", "Antarctica is for 2, 3, or 4 players, not for 9."),
    ("train antarctica --rounds 3", "A recipe has its own values"),
    ("train antarctica --method luck", "no method “luck” of training. Choose one of: recipe, td"),
    ("games all", "This is too much: all."),
    ("play antarctica --seat 4", "There is no seat 4. Seats go from 0 to 3."),
    ("play antarctica --seat -1", "There is no seat -1."),
    ("play antarctica --bots genius", "There is no bot “genius”. Choose random, greedy, gentle"),
    ("play antarctica --bots greedy,random", "You named 2 bots for 4 seats."),
    ("simulate aquatica --players 1 --bots greedy,random", "You named 2 bots for 1 seat. Name"),
    ("play antarctica --option layout", "“layout” is not an option with a value."),
    ("play antarctica --option layout=wild", "cannot be “wild”. Choose first_game or free."),
    ("play antarctica --option colour=red", "Antarctica has no option colour."),
    ("play antarctica --option data_set=x", "There is no edition “x” here."),
    ("play antarctica --continue none.json", "Cannot read none.json"),
    ("play antarctica --continue two.jsonl", "holds 2 records"),
    ("play antarctica --continue damaged.json", "Move 2 “* deal camp top”"),
    ("play antarctica --continue good.json --players 2", "A saved game keeps its players"),
    ("play antarctica --data none.json", "Cannot read none.json: No such file or directory"),
    ("play antarctica --data no.json", "no.json is not JSON"),
    ("play antarctica --data deep.json", "deep.json is not JSON"),
    ("play antarctica --data bytes.json", "bytes.json is not JSON"),
    ("play antarctica --data list.json", "list.json: This edition cannot be used."),
    ("play antarctica --data edition.json", "edition.json: This edition cannot be used."),
    ("simulate chess --players 2 --games 1 --seed 1", "There is no game “chess”."),
    ("simulate antarctica --games 0", "The number of games must be at least 1, not 0."),
    ("simulate antarctica --games 2 --jobs 0", "The number of jobs must be at least 1, not 0."),
    ("simulate antarctica --players 5", "Antarctica is for 2, 3, or 4 players, not for 5."),
    ("simulate antarctica --bots genius", "There is no bot “genius”."),
    ("simulate antarctica --option layout=wild", "Choose first_game or free."),
    ("simulate antarctica --records folder", "Cannot write folder: Is a directory"),
    ("simulate antarctica --data edition.json", "edition.json: This edition cannot be used."),
    ("replay none.json", "Cannot read none.json"),
    ("replay folder", "Cannot read folder"),
    ("replay empty.json", "empty.json holds no record."),
    ("replay no.json", "no.json, line 1: This is not JSON"),
    ("replay deep.json", "deep.json, line 1: This is not JSON"),
    ("replay bytes.json", "Cannot read bytes.json"),
    ("replay list.json", "list.json, line 1: A record is a JSON object."),
    (
        "replay damaged.json",
        "Move 2 “* deal camp top”: “deal camp top” cannot come up now.",
    ),
    ("replay foreign.json", "There is no edition “mine#000000000000” here."),
    ("replay good.json --to 13", "There is no step 13; this record goes from 0 to 12."),
    ("replay good.json --to -1", "There is no step -1"),
    ("replay good.json --to 13 --json", "There is no step 13"),
    ("replay good.json --seat 2", "There is no seat 2. Seats go from 0 to 1."),
    ("replay good.json --record 2", "There is no record 2; the file holds 1."),
    ("replay two.jsonl", "two.jsonl holds several records. Say which one: --record N."),
    ("replay good.json --data list.json", "There is no game “None”."),
    ("check none.jsonl", "Cannot read none.jsonl"),
    ("check empty.json", "empty.json holds no record."),
    ("check good.json --data no.json", "no.json is not JSON"),
    ("moves chess", "There is no game “chess”."),
    ("rules chess", "There is no game “chess”."),
    ("rules antarctica 999", "There is no rule “999”. Choose from ANT-001–ANT-183"),
    ("rules antarctica 99.9", "There is no rule “99.9”."),
    ("rules antarctica about", "There is no rule “about”."),
]


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize(("line", "said"), WRONG, ids=[line or "nothing" for line, _ in WRONG])
def test_a_mistake_is_one_clear_line(farshore_: Run, line: str, said: str) -> None:
    status, output, errors = farshore_(*line.split())
    assert status == 2
    assert output == ""
    assert errors.count("\n") == 1
    assert errors.startswith("farshore: ")
    assert said in errors


def test_a_rule_of_a_game_without_a_catalogue(farshore_: Run) -> None:
    assert any(case.game == "lanterns" for case in few_cases())
    status, _, errors = farshore_("rules", "lanterns", "1")
    assert (status, errors) == (2, "farshore: Lanterns has no rules catalogue here.\n")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "farshore", *arguments]


def test_a_closed_pipe_is_no_reason_to_complain() -> None:
    process = subprocess.Popen(
        command("moves", "antarctica"), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert (process.wait(timeout=60), errors) == (2, b"")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_is_one_line(jobs: str, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    # A shell lets what it runs in the background ignore interrupts, and children inherit that.
    ignored = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        command(
            *("simulate", "antarctica", "--games", "1000000", "--jobs", jobs),
            *("--records", str(records)),
        ),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LANG": "C.UTF-8"},
    )
    signal.signal(signal.SIGINT, ignored)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (records.exists() and records.stat().st_size):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert (process.returncode, output, errors) == (2, b"", b"farshore: Interrupted.\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--language", "it", "play", "chess"), "farshore: Non c'è nessun gioco «chess»."),
        (("play", "chess", "--language", "pl"), "farshore: Nie ma gry „chess”."),
        (("play", "chess", "--language", "xx"), "farshore: There are no words in “xx”."),
        (("--language", "it", "fly"), "farshore: Non c'è nessun comando «fly». Vedi"),
        (
            ("--language", "it", "simulate", "aquatica", "--players", "1", "--bots", "a,b"),
            "farshore: Hai indicato 2 bot per 1 posto.",
        ),
        (
            ("--language", "de", "simulate", "aquatica", "--players", "1", "--bots", "a,b"),
            "farshore: Du hast 2 Bots für 1 Platz genannt.",
        ),
        (
            ("--language", "pl", "simulate", "aquatica", "--players", "1", "--bots", "a,b"),
            "farshore: Masz 2 boty na 1 miejsce.",
        ),
        (
            ("--language", "pl", "simulate", "aquatica", "--players", "4", "--bots", "a,b,c,d,e"),
            "farshore: Masz 5 botów na 4 miejsca.",
        ),
        (
            ("--language", "it", "simulate", "aquatica", "--bots", "policy:json"),
            "farshore: Un bot di questo tipo si scrive policy:MODULO:NOME, non policy:json.",
        ),
        (
            ("--language", "de", "simulate", "aquatica", "--bots", "py:json"),
            "farshore: Ein Bot dieser Art heißt py:MODUL:KLASSE, nicht py:json.",
        ),
        (("--language", "de", "games", "--loud"), "farshore: Es gibt keine Option --loud. Siehe"),
        (
            ("--language", "pl", "simulate", "antarctica", "--games", "x"),
            "farshore: --games nie może mieć wartości „x”. Zobacz",
        ),
    ],
)
def test_a_mistake_is_told_in_the_language_that_was_asked_for(
    farshore_: Run, arguments: tuple[str, ...], said: str
) -> None:
    status, shown, line = farshore_(*arguments)
    assert (status, shown) == (2, "")
    assert line.startswith(said)


def test_the_system_names_the_language(farshore_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert farshore_("play", "chess")[2].startswith("farshore: Es gibt kein Spiel „chess“.")
    assert "Schiffe folgen der Sonne" in farshore_("games")[1]


def test_help_is_plain_and_names_every_command(farshore_: Run) -> None:
    status, text, _ = farshore_("--help")
    assert status == 0
    for name in ("games", "play", "simulate", "replay", "check", "moves", "rules"):
        assert f"  {name} " in text
    assert farshore_("simulate", "--help")[0] == 0


def test_the_help_of_the_challenge_names_every_kind_of_bot(farshore_: Run) -> None:
    text = farshore_("challenge", "--help")[1]
    for prefix in (COMMAND, PYTHON, NETWORK, *ADAPTERS):
        assert f" {prefix}" in text


def test_an_edition_of_ones_own_is_named_in_the_record_and_needed_again(
    farshore_: Run, tmp_path: Path
) -> None:
    edition = json.loads(COMPONENTS.read_text(encoding="utf-8"))
    edition["edition"] = "mine"
    edition["research_tracks"][0]["vp"][0] = 3
    mine, path = tmp_path / "mine.json", tmp_path / "games.jsonl"
    mine.write_text(json.dumps(edition), encoding="utf-8")
    status, _, _ = farshore_(
        *("simulate", "antarctica", "--players", 2, "--games", 2, "--data", mine),
        *("--records", path, "--jobs", 1),
    )
    assert status == 0
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["data"].startswith("mine#")
    assert farshore_("check", path)[0] == 1
    assert farshore_("check", path, "--data", mine)[0] == 0
    assert farshore_("replay", path, "--record", 1, "--data", mine)[0] == 0
    assert "unknown" not in farshore_("replay", path, "--record", 1)[2]
