"""The balance report: what it counts, what it finds, and that it knows no game."""

import json
import re
from pathlib import Path

import pytest

import farshore
from farshore.arena.balance import Balance, findings
from farshore.arena.plan import ArenaPlan
from farshore.arena.playing import POINTS, GamePlayer, PlayedGame
from farshore.arena.uses import event_groups, first_seat, uses
from farshore.bots import make, play
from farshore.core.record import Record
from farshore.core.types import Seat
from tests.arena.test_arena import game
from tests.cli.conftest import Run, farshore_
from tests.support.cases import Case, few_cases

__all__ = ["farshore_"]

CASES = [case for case in few_cases() if case.players > 1 and case.game != "lanterns"]


def played(case: Case) -> Record:
    from random import Random

    setup = case.setup()
    players = make("random", setup.game, case.players)
    return Record(setup, play(setup.game.begin(setup), players, Random("balance")))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_uses_are_what_the_log_tells(case: Case) -> None:
    record = played(case)
    found = uses(record)
    known = event_groups(record.game, record.setup.edition)
    counted = 0
    for entry in record.log(Seat(0)):
        for event in entry.events:
            if 0 <= event.seat < case.players:
                for domain in record.game.events.get(event.kind, []):
                    counted += f"{event.kind}.{domain.name}" in known
    told = [by_seat for group, by_seat in found.items() if group in known]
    assert sum(sum(seat.values()) for by_seat in told for seat in by_seat) == counted > 0


def test_components_are_found_in_every_game() -> None:
    wanted = {
        "antarctica": ["built.card", "built.building", "card_played.shipyard_card"],
        "aquatica": ["king_chosen.king", "recruited.character", "location_taken.location"],
        "council": ["commander_chosen.commander", "tech_chosen.tech", "card_bought.card"],
    }
    for name, groups in wanted.items():
        there = event_groups(farshore.load(name), farshore.load(name).edition())
        assert set(groups) <= set(there)
        assert all("number" not in group for group in there)


def test_who_begins_is_found_in_the_record() -> None:
    for name, text in (("antarctica", "start 1"), ("aquatica", "first_player 1")):
        loaded = farshore.load(name)
        record = Record(
            loaded.setup(2, simulating=True), [(farshore.CHANCE, loaded.moves.number(text))]
        )
        assert first_seat(record) == 1
    assert first_seat(Record(farshore.load("council").setup(2))) == 0


def noted(match: int, places: list[int], users: list[int], first: int = 0) -> PlayedGame:
    """A game of four in which these seats built a camp."""
    found = game(match, 0, ["greedy"] * 4, places)
    found["first"] = first
    found["uses"] = {
        "built.building": [{"camp": 2} if seat in users else {"crane": 1} for seat in range(4)]
    }
    return found


def balance_of(games: list[PlayedGame]) -> Balance:
    plan = ArenaPlan("antarctica", ("greedy",) * 4, len(games), players=4, observed=True)
    return Balance(plan, games, [])


def test_what_a_component_is_worth_is_seen_at_its_table() -> None:
    games = [noted(match, [1, 2, 3, 4], [0]) for match in range(40)]
    games += [noted(match, [1, 2, 3, 4], [0, 1, 2, 3]) for match in range(40, 50)]
    [group] = balance_of(games).groups
    camp = next(component for component in group.components if component.id == "camp")
    assert camp.used.value == pytest.approx((40 + 40) / 200)
    assert camp.times == 2
    assert (camp.wins.value, camp.wins.number) == (1, 40)
    assert camp.points.value == pytest.approx(30 - 10)
    assert camp.is_judged()


def test_findings_name_what_is_broken_and_only_that() -> None:
    orders = [[1, 2, 3, 4], [2, 1, 4, 3], [3, 4, 1, 2], [4, 3, 2, 1]]
    fair = [noted(match, orders[match % 4], [match // 4 % 4], match % 4) for match in range(1600)]
    found = {(finding.key, finding.what) for finding in findings(balance_of(fair))}
    assert not {key for key, _ in found} & {"seat-strong", "seat-weak", "weak", "strong"}
    assert ("unused", "camp") not in found
    assert ("turn-strong", "0") in found, "whoever begins wins here, on every seat alike"
    bad = [noted(match, orders[match % 2], [0]) for match in range(400)]
    found = {(finding.key, finding.what) for finding in findings(balance_of(bad))}
    assert {("seat-strong", "0"), ("seat-weak", "3"), ("strong", "camp")} <= found


def test_what_the_options_leave_out_is_not_called_unused() -> None:
    plan = ArenaPlan("aquatica", ("random",) * 2, 2, "0", 2, {"kings": "none"}, observed=True)
    balance = Balance(plan, GamePlayer(plan).play(plan.all_keys()), [])
    unused = {finding.what for finding in findings(balance) if finding.key == "unused"}
    kings = [name for name in balance.absent["character"] if name.startswith("king_")]
    assert len(kings) == 8
    assert not unused & {name for names in balance.absent.values() for name in names}


def test_forfeited_decisions_are_a_finding() -> None:
    games = [noted(match, [1, 2, 3, 4], [0]) for match in range(4)]
    games[0]["forfeits"], games[0]["decisions"] = [0, 3, 0, 0], [9, 9, 9, 9]
    [found] = [each for each in findings(balance_of(games)) if each.key == "forfeits"]
    assert found.what == games[0]["bots"][1] and found.estimate.value > 0


def test_a_report_for_every_game(tmp_path: Path, farshore_: Run) -> None:
    for name in ("antarctica", "aquatica", "council"):
        out = tmp_path / name
        status, output, errors = farshore_(
            "balance", name, "--players=2", "--games=4", "--bots=random", "--option-games=2",
            "--out", out,
        )  # fmt: skip
        assert (status, errors) == (0, "")
        assert "Report:" in output
        document = json.loads((out / "balance.json").read_text())
        assert document["games"] == 4
        assert len(document["turn_order"]) == 2
        assert document["components"]
        assert document["options"]
        for row in document["turn_order"]:
            assert 0 <= row["low"] <= row["value"] <= row["high"] <= 1
        page = (out / "balance.html").read_text()
        for plot in ("turns", "seats", "scores", "length", "options"):
            assert f'<figure id="{plot}"><svg' in page
        assert not re.search(r"(src|href)=|<script|@import|url\(", page)
        assert not re.search(r"balance-[a-z]+[ <]", page), "every message has words"


def test_a_lead_is_written_at_evenly_spaced_moments() -> None:
    from farshore.arena.playing import leads

    record = played(next(case for case in CASES if case.game == "aquatica" and case.players == 2))
    found = leads(record)
    assert [len(row) for row in found] == [POINTS + 1] * 2
    results = record.replay().results()
    assert results is not None
    ahead = results.scores[0] - results.scores[1]
    assert [row[-1] for row in found] == [ahead, -ahead]
    assert [row[0] for row in found] == [0, 0]
