"""The challenge: a fixed task whose number is the same whoever measures it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from farshore.arena import challenge
from farshore.arena.challenge import CONTESTS, Contest, choose, run
from farshore.arena.intervals import Estimate, mean_of, wilson
from farshore.core.errors import BadOption
from tests.cli.conftest import Run, farshore_

__all__ = ["farshore_"]

TINY = [
    Contest("antarctica", "reconstructed_2", 2, "random", 2),
    Contest("antarctica", "reconstructed_2", 4, "greedy", 1),
    Contest("aquatica", "reconstructed_3", 2, "greedy", 1),
]
DIGEST = "652c26a5c7c1854c7d6e13a1325c78c0acd4d6165b8ce7689293c9603c51e3a4"
"""Of the games of `greedy` in TINY."""


def test_the_definition_stays() -> None:
    """Who changes how greedy or chance play changes the challenge: its version must be raised."""
    assert challenge.VERSION == "challenge-1"
    assert [(each.name, each.matches) for each in CONTESTS] == [
        ("antarctica-2-random", 50),
        ("antarctica-2-greedy", 50),
        ("antarctica-2-search-400", 50),
        ("antarctica-4-greedy", 25),
        ("antarctica-4-search-100", 25),
        ("aquatica-2-random", 50),
        ("aquatica-2-greedy", 50),
        ("aquatica-2-search-400", 50),
        ("aquatica-4-greedy", 25),
        ("aquatica-4-search-100", 25),
        ("council-2-random", 50),
        ("council-2-greedy", 50),
        ("council-2-search-100", 50),
        ("council-4-greedy", 25),
        ("council-4-search-20", 25),
    ]
    assert {each.game: each.edition for each in CONTESTS} == {
        "antarctica": "reconstructed_2",
        "aquatica": "reconstructed_3",
        "council": "reconstructed_1",
    }
    assert run("greedy", TINY).digest == DIGEST


def test_the_result_does_not_depend_on_the_number_of_jobs() -> None:
    ticks: list[int] = []
    alone = run("random", TINY, 1, tick=ticks.append)
    shared = run("random", TINY, 2)
    assert alone.to_json() == shared.to_json()
    assert sum(ticks) == alone.score.number == 2 * 2 + 4 + 2


def test_the_digest_tells_games_apart() -> None:
    assert run("random", TINY[:1]).digest != run("greedy", TINY[:1]).digest


def test_the_bot_sits_on_every_seat_even_against_itself() -> None:
    plan = Contest("antarctica", "reconstructed_2", 4, "greedy", 1).plan("random")
    seats = [seating.index("random") for seating in plan.seatings(0)]
    assert seats == [0, 1, 2, 3]
    (mirror,) = run("random", TINY[:1]).contests
    assert mirror.won.number == 4


def test_a_stronger_bot_scores_more() -> None:
    against_random = [Contest("antarctica", "reconstructed_2", 2, "random", 3)]
    assert run("greedy", against_random).score.value > run("random", against_random).score.value


def test_who_forfeits_loses() -> None:
    (result,) = run("cmd:false", TINY[:1]).contests
    assert result.forfeits > 0
    assert result.won.value == 0.0


def test_a_stopped_run_goes_on_in_its_folder(tmp_path: Path) -> None:
    first = [replace(TINY[0], matches=1)]
    part = run("random", first, out=tmp_path)
    ticks: list[int] = []
    whole = run("random", TINY[:1], out=tmp_path, tick=ticks.append)
    assert ticks[0] == part.score.number == 2
    assert whole.to_json() == run("random", TINY[:1]).to_json()


def test_a_search_by_the_clock_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        run("search:0.1s", TINY)
    assert caught.value.reason.key == "challenge-seconds"


def test_contests_are_chosen() -> None:
    assert choose() == CONTESTS
    assert {each.game for each in choose("council")} == {"council"}
    assert {each.players for each in choose(players=4)} == {4}
    quick = choose("aquatica", quick=True)
    assert [each.name for each in quick] == [each.name for each in choose("aquatica")]
    assert {each.matches for each in quick} == {challenge.QUICK_MATCHES}
    with pytest.raises(BadOption):
        choose(players=3)


def test_the_mean_of_estimates_keeps_their_uncertainty() -> None:
    sure = Estimate(1.0, wilson(1.0, 50)[0], 1.0, 50)
    even = Estimate(0.5, *wilson(0.5, 50), 50)
    mean = mean_of([sure, even])
    assert mean.value == pytest.approx(0.75)
    assert mean.number == 100
    assert mean.low < 0.75 - (0.5 - even.low) / 2
    assert mean.high == pytest.approx(0.75 + (even.high - 0.5) / 2)
    alone = mean_of([even])
    assert (alone.low, alone.high) == pytest.approx((even.low, even.high))


def test_the_command(farshore_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenge, "CONTESTS", [TINY[0], TINY[2]])
    monkeypatch.setattr(challenge, "QUICK_MATCHES", 1)
    asked = ("challenge", "greedy", "--game", "antarctica", "--quick")
    status, printed, _ = farshore_(*asked, "--json")
    document = json.loads(printed)
    assert status == 0
    assert document["challenge"] == "challenge-1"
    assert not document["whole"]
    assert [each["opponent"] for each in document["contests"]] == ["random"]
    status, printed, _ = farshore_(*asked)
    assert status == 0
    assert printed.startswith("Antarctica, 2 players, against random: won ")
    assert "challenge-1: greedy scores " in printed
    assert "only" in printed.lower()
    assert document["digest"] in printed.replace("\n", "")
    assert farshore_("challenge", "greedy", "--players", "3")[0] == 2
    assert farshore_("challenge", "greedy", "--game", "chess")[0] == 2
