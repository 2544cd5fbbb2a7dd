"""Games of every version of the rules that was ever shipped go on by their own version.

`tests/golden/version_1` holds records and the tables of a server as version 1 wrote them. They
stay as they are for ever.
"""

import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest

import farshore
from farshore.core.record import Record
from farshore.formats.documents import game_json

VERSION_1 = Path(__file__).parent / "golden" / "version_1"
EVERY = 6 if os.environ.get("FARSHORE_BUILD") == "interpreted" else 1
"""The sources as they are replay one record in six; the compiled build replays them all."""


def old_records(game: str) -> list[dict[str, Any]]:
    with gzip.open(VERSION_1 / f"{game}.jsonl.gz", "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council"])
def test_records_of_version_1_replay_to_their_results(game: str) -> None:
    documents = old_records(game)
    assert len(documents) >= 60
    for document in documents[::EVERY]:
        record = Record.from_json(document)  # every move is legal, the result is the true one
        assert record.setup.rules == 1
        assert record.replay().is_over()


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council"])
def test_a_record_of_version_1_stays_one_when_it_is_written_again(game: str) -> None:
    document = old_records(game)[0]
    written = Record.from_json(document).to_json()
    assert written["rules"] == 1
    assert written["moves"] == document["moves"]
    assert Record.from_json(written).to_json() == written


def test_new_games_are_played_by_the_newest_version() -> None:
    for name in farshore.game_names():
        game = farshore.load(name)
        assert game.start().setup.rules == game.info.rules
        for ruling in game.info.rulings:
            assert len(ruling.by_version) == game.info.rules
            assert {*ruling.by_version} <= {*ruling.readings}


def test_a_version_of_the_future_is_refused() -> None:
    document = old_records("aquatica")[0]
    with pytest.raises(farshore.BadOption) as error:
        Record.from_json({**document, "rules": 99})
    assert error.value.key == "unknown-rules"


def test_a_fixed_ruling_cannot_be_chosen_and_a_wrong_reading_names_the_right_ones() -> None:
    game = farshore.load("aquatica")
    with pytest.raises(farshore.BadOption) as error:
        game.setup(options={"won_mantas": "wait"})
    assert error.value.reason.params["allowed"] == ["pay"]
    with pytest.raises(farshore.BadOption) as error:
        game.setup(options={"strict_effects": "sometimes"})
    assert error.value.reason.params["allowed"] == ["off", "on"]


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council"])
def test_the_document_of_a_game_says_how_each_version_reads_the_rulebook(game: str) -> None:
    played = farshore.load(game)
    versions = range(1, played.info.rules + 1)
    assert game_json(game)["readings"] == [played.setup(rules=rules).rulings for rules in versions]
