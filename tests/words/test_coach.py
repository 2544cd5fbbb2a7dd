"""A game that has a lesson has a coach for normal games, too: a text for every kind of decision."""

import pytest

from farshore.formats.lessons import lesson_file
from farshore.localization.languages import LANGUAGES
from tests.support.source import shipped_games
from tests.words.test_messages import decisions_of, messages

GAMES = [game for game in shipped_games() if lesson_file(game) is not None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_coach_knows_every_decision(game: str, language: str) -> None:
    wanted = {f"{game}-coach-{kind}" for kind in {"goal", *decisions_of(game)}}
    prefix = f"{game}-coach-"
    assert {key for key in messages(language) if key.startswith(prefix)} == wanted
