"""The commands: what they print, for people and for programs."""

import json
from pathlib import Path

import pytest

import farshore
from farshore.core.record import FORMAT
from farshore.core.state import CHANCE
from tests.cli.conftest import Run
from tests.support.cases import few_cases
from tests.support.playing import random_record
from tests.support.source import shipped_games


@pytest.fixture
def records(farshore_: Run, tmp_path: Path) -> Path:
    """Five short random games."""
    path = tmp_path / "games.jsonl"
    status, _, _ = farshore_(
        *("simulate", "antarctica", "--players", 2, "--games", 5, "--seed", 7),
        *("--records", path),
    )
    assert status == 0
    return path


# --- games, moves, rules


def test_games_tells_players_options_and_rules_version(farshore_: Run) -> None:
    status, text, _ = farshore_("games")
    assert status == 0
    assert "antarctica: Antarctica, 2, 3, or 4 players (usually 4), rules version 2" in text
    assert "layout: where the ships start" in text
    assert "free where the players put them, one by one" in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_games_as_json_is_what_the_games_say_of_themselves(farshore_: Run) -> None:
    status, text, _ = farshore_("games", "--json")
    assert status == 0
    found = {game["name"]: game for game in json.loads(text)}
    assert set(found) == set(farshore.game_names())
    info = farshore.load("antarctica").info
    others = [f"reconstructed_{number}" for number in (1, 2, 3)]
    editions = ["reconstructed_4", *others]  # the usual one first
    assert found["antarctica"] == {**info.to_json(), "editions": editions}


@pytest.mark.parametrize("game", shipped_games())
def test_moves_prints_the_whole_table(farshore_: Run, game: str) -> None:
    table = farshore.load(game).moves
    status, text, _ = farshore_("moves", game)
    assert status == 0
    assert len(text.splitlines()) == len(table)
    status, text, _ = farshore_("moves", game, "--json")
    assert status == 0
    for number, entry in enumerate(json.loads(text)):
        assert entry["number"] == number
        assert table.number(entry["text"]) == number
        assert table.from_json(entry["json"]) == number


def test_rules_prints_a_rule_with_the_rulings_it_rests_on(farshore_: Run) -> None:
    status, text, _ = farshore_("rules", "antarctica", "ANT-088")
    assert status == 0
    assert text.startswith("ANT-088 Needs a shipyard in the target area")
    assert "ANT-R10" in text
    assert "Section 5.4: Main action: new ship" in text
    for short in ("88", "088", "ant-88"):
        assert farshore_("rules", "antarctica", short)[1] == text


def test_rules_knows_rulings_decisions_and_sections(farshore_: Run) -> None:
    assert "Who starts?" in farshore_("rules", "antarctica", "R01")[1]
    assert "move_ship" in farshore_("rules", "antarctica", "D03")[1]
    section = farshore_("rules", "antarctica", "5.4")[1]
    assert "ANT-088" in section and "ANT-096" in section and "ANT-097" not in section
    assert "ANT-097" in farshore_("rules", "antarctica", "s5")[1]
    overview = farshore_("rules", "antarctica")[1]
    assert "5.4   Main action: new ship" in overview


@pytest.mark.parametrize("game", shipped_games())
def test_every_rule_of_every_game_can_be_printed(game: str) -> None:
    from farshore.formats.catalogue import catalogue_of

    found = catalogue_of(farshore.load(game))
    assert len(found.statements) > 100
    for number in found.statements:
        assert found.find(number).startswith(f"**{number}** ")
    for section in found.headings:
        assert found.find(section if "." in section else f"s{section}")


# --- simulate


def test_simulate_counts_as_json(farshore_: Run) -> None:
    status, text, errors = farshore_(
        "simulate", "antarctica", "--players", 3, "--games", 6, "--seed", "s", "--json"
    )
    assert (status, errors) == (0, "")
    report = json.loads(text)
    assert [*report] == [
        *("games", "unfinished", "decisions", "chance_events"),
        *("seconds", "decisions_per_second"),
        *("mean_scores", "places", "wins", "end_reasons", "mean_length", "forfeits"),
    ]
    assert (report["games"], report["unfinished"]) == (6, 0)
    assert len(report["mean_scores"]) == 3
    assert [sum(places) for places in report["places"]] == [6, 6, 6]
    assert report["wins"] == [places[0] for places in report["places"]]
    assert sum(report["end_reasons"].values()) == 6
    assert report["mean_length"] * 6 == report["decisions"] + report["chance_events"]


def test_simulate_tells_people_the_same(farshore_: Run) -> None:
    status, text, _ = farshore_("simulate", "antarctica", "--players", 2, "--games", 3)
    assert status == 0
    assert text.startswith("3 games, ")
    assert "seat 1: " in text
    assert "3 × ended because no ship is left on the board" in text
    assert farshore_("simulate", "aquatica", "--players", 2, "--games", 1)[1].startswith("1 game, ")


def test_simulate_takes_bots_and_options(farshore_: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    status, text, _ = farshore_(
        *("simulate", "antarctica", "--players", 2, "--games", 2, "--bots", "greedy,random"),
        *("--option", "layout=free", "--option", "start_seat=fixed"),
        *("--records", path, "--json"),
    )
    assert status == 0
    assert json.loads(text)["wins"] == [2, 0]
    for line in path.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        assert record["options"]["layout"] == "free"
        assert record["moves"][0].startswith("* deal")


def test_records_are_written_in_order_and_replay(records: Path) -> None:
    found = farshore.load_records(records)
    assert len(found) == 5
    assert all(record.replay().is_over() for record in found)
    lines = records.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["format"] for line in lines] == [FORMAT] * 5


# --- editions


def test_the_schema_of_editions_is_printed(farshore_: Run) -> None:
    status, text, errors = farshore_("schema", "aquatica")
    assert (status, errors) == (0, "")
    assert json.loads(text)["properties"]["game"] == {"const": "aquatica"}


def test_an_edition_file_is_checked(farshore_: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    own = {"game": "aquatica", "edition": "mine", "based_on": "reconstructed_1"}
    path.write_text(json.dumps(own), encoding="utf-8")
    status, text, errors = farshore_("check-edition", path)
    assert (status, errors) == (0, "") and "mine#" in text
    own["solo"] = {"king_offer": 99, "king_ofer": 3}  # type: ignore[assignment]
    path.write_text(json.dumps(own), encoding="utf-8")
    status, text, errors = farshore_("check-edition", path)
    assert (status, text) == (1, "")
    assert [line.partition(":")[0] for line in errors.splitlines()] == ["solo", "solo.king_offer"]


# --- check


def test_check_says_that_all_is_good(farshore_: Run, records: Path) -> None:
    status, text, errors = farshore_("check", records)
    assert (status, errors) == (0, "")
    assert "5 records are good, 0 refused." in text.replace("\n", " ")


def test_check_names_line_move_and_reason_of_every_faulty_record(
    farshore_: Run, records: Path
) -> None:
    lines = records.read_text(encoding="utf-8").splitlines()
    broken = json.loads(lines[1])
    at = broken["moves"].index("* reveal basic " + broken["moves"][7].split()[-1])
    broken["moves"][at] = "* reveal basic prestige_01"
    lines[1] = json.dumps(broken)
    late = json.loads(lines[3])
    late["moves"].append("0 end_turn")
    lines[3] = json.dumps(late)
    lines.append("{not json")
    records.write_text("\n".join(lines) + "\n", encoding="utf-8")
    status, text, errors = farshore_("check", records)
    assert status == 1
    assert "3 records are good, 3 refused." in text.replace("\n", " ")
    faults = errors.splitlines()
    assert len(faults) == 3
    assert f"line 2: Move {at + 1} “* reveal basic prestige_01”" in faults[0]
    assert "line 4: Move" in faults[1] and "The game is over" in faults[1]
    assert "line 6: This is not JSON" in faults[2]


# --- replay


def test_replay_as_json_is_one_line_a_step(farshore_: Run, records: Path) -> None:
    status, text, _ = farshore_("replay", records, "--record", 2, "--json")
    assert status == 0
    record = farshore.load_records(records)[1]
    game = record.game
    state = game.begin(record.setup)
    lines = [json.loads(line) for line in text.splitlines()]
    assert len(lines) == len(record.moves) + 1
    for step, (actor, move) in enumerate(record.moves):
        line = lines[step]
        who = "*" if actor == CHANCE else str(actor)
        assert line["step"] == step
        assert line["waiting"] == [who]
        assert line["legal"] == {who: [game.moves.text(number) for number in state.legal(actor)]}
        assert line["move"] == f"{who} {game.moves.text(move)}"
        weights = {game.moves.text(number): weight for number, weight in state.chances()}
        assert line.get("weights", {}) == weights
        state.play(actor, move)
    results = state.results()
    assert results is not None
    assert lines[-1] == {
        "step": len(record.moves),
        "waiting": [],
        "legal": {},
        "result": results.to_json(),
    }


def test_replay_stops_where_it_is_told_to(farshore_: Run, records: Path) -> None:
    status, text, _ = farshore_("replay", records, "--record", 1, "--to", 12, "--json")
    assert status == 0
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["step"] for line in lines] == [*range(13)]
    assert "move" not in lines[-1] and lines[-1]["legal"]


def test_replay_for_people_shows_log_board_and_end(farshore_: Run, records: Path) -> None:
    status, text, _ = farshore_("replay", records, "--record", 1)
    assert status == 0
    assert "The sun moved to the bottom right area." in text
    assert "The game is over: no ship is left on the board." in text
    assert "Inland track I" in text
    assert max(len(line) for line in text.splitlines()) <= 80


def hidden_record() -> farshore.Record:
    """A game in which shipyard cards were taken."""
    case = next(case for case in few_cases() if case.name == "antarctica-3")
    for number in range(20):
        record, _ = random_record(case, number)
        if any(record.game.moves.kind(move) == "pick" for _, move in record.moves):
            return record
    raise AssertionError("no shipyard card in 20 games")


def test_a_seat_sees_in_a_replay_only_what_it_may_know(farshore_: Run, tmp_path: Path) -> None:
    record = hidden_record()
    path = tmp_path / "game.json"
    farshore.save_record(record, path)
    open_lines = [json.loads(x) for x in farshore_("replay", path, "--json")[1].splitlines()]
    picks = [line for line in open_lines if " pick " in line.get("move", "")]
    assert picks
    for seat in range(3):
        status, text, _ = farshore_("replay", path, "--json", "--seat", seat)
        assert status == 0
        seen = {line["step"]: line for line in map(json.loads, text.splitlines())}
        for line in seen.values():
            assert "weights" not in line
            assert set(line["legal"]) <= {str(seat)}
        for line in picks:
            shown = seen[line["step"]]["move"]
            mine = line["move"].startswith(f"{seat} ")
            assert shown == (line["move"] if mine else f"{line['move'][0]} pick ?")
        told = farshore_("replay", path, "--seat", seat)[1]
        others = [line for line in picks if not line["move"].startswith(f"{seat} ")]
        assert told.count("took a shipyard card.") >= len(others)
