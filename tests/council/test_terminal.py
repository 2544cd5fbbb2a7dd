"""The board in the terminal shows every position to every viewer."""

import io
import re
from collections.abc import Mapping
from random import Random

import pytest
from rich.console import Console

from farshore.core.chance import below
from farshore.core.state import SPECTATOR
from farshore.core.types import Seat
from farshore.games.council.moves import CARD_IDS, COMMANDER_IDS, TECH_IDS
from farshore.localization.languages import ENGLISH, LANGUAGES
from farshore.localization.messages import GameWords, words
from farshore.terminal.board import board_of
from farshore.terminal.council_cards import CardWords
from farshore.terminal.screen import Screen
from tests.council.positions import GAME, Board, edition_document


def shown(state: object, viewer: int) -> str:
    out = io.StringIO()
    screen = Screen(Console(file=out, width=80))
    said = GameWords(words(ENGLISH), GAME, you=viewer if viewer >= 0 else None)
    view = dict(state.view(viewer))  # type: ignore[attr-defined]
    for line in board_of("council").draw(view, said, screen):
        screen.show(line)
    return out.getvalue()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_can_be_drawn_from_begin_to_end(players: int) -> None:
    options = {"round_limit": 20, "module_stations": "on", "module_commanders": "on"}
    state = GAME.start(players, options)
    rng = Random(players)
    while not state.is_over():
        actor = state.waiting()[0]
        moves = state.legal(actor)
        state.play(actor, moves[below(rng, len(moves))])
        if below(rng, 20) == 0:
            for viewer in (0, SPECTATOR):
                text = shown(state, viewer)
                assert max(len(line) for line in text.splitlines()) <= 80


def test_what_is_hidden_is_not_drawn() -> None:
    state = Board().light(1, "parsec_2").load()
    names = GAME.edition().names["bonus"]
    assert names["parsec_2"]["en"] in shown(state, 1)
    assert names["parsec_2"]["en"] not in shown(state, 0)


def test_energy_past_consumption_is_no_negative_number_to_go() -> None:
    state = Board().marker(0, energy=26, consumption=20).evaluating(0).load()
    assert "reached +6" in shown(state, 0) and "-6" not in shown(state, 0)
    assert "reached" not in shown(Board().marker(0, energy=19).load(), 0)


def test_the_automa_has_a_name() -> None:
    assert "Automa" in shown(Board(1).load(), 0)


def test_cards_are_explained() -> None:
    state = Board().gems(0, 9, 9, 9).load()
    said = GameWords(words(ENGLISH), GAME)
    hints = {board_of("council").hint(state, Seat(0), move, said) for move in state.legal(Seat(0))}
    assert "settle a tower of 3" in hints
    assert said.move(state, Seat(0), GAME.moves.number("buy_card sky_tower")) == (
        "Buy Sky Tower for 2 golden gems"
    )


def card_words(
    language: str = ENGLISH, rules: int = 2, readings: Mapping[str, str] | None = None
) -> CardWords:
    setup = GAME.setup(options=readings, rules=rules)
    return CardWords(GameWords(words(language), GAME), setup.rulings)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [1, 2])
def test_every_card_is_put_into_words(language: str, rules: int) -> None:
    said = card_words(language, rules)
    for kind, ids in (
        ("choose_commander", COMMANDER_IDS),
        ("choose_tech", TECH_IDS),
        ("buy_card", CARD_IDS),
    ):
        for component in ids:
            text = said.about(kind, component)
            assert text and not re.search(r"[{}$_]|council-", text), text


@pytest.mark.parametrize(
    ("kind", "component", "readings", "usual", "chosen"),
    [
        ("plan", "pioneer_fleet", {"two_minings": "new"}, "2 minings", "the yield 2 times"),
        ("plan", "sky_tower", {"actions": "free"}, "a tower of 3", "a tower of up to 3"),
        ("choose_tech", "empire", {"empire": "after"}, "before you eval", "after you have eval"),
    ],
)
def test_what_a_card_does_is_said_by_the_readings_of_the_table(
    kind: str, component: str, readings: dict[str, str], usual: str, chosen: str
) -> None:
    assert usual in card_words().about(kind, component)
    assert chosen in card_words(readings=readings).about(kind, component)


def test_what_a_commander_does_is_said_by_the_edition() -> None:
    data = edition_document()
    data["edition"] = "own"
    data["commanders"][0]["starting_consumption"] = 41
    edition = GAME.read_edition(data)
    said = CardWords(GameWords(words(ENGLISH), GAME, edition), GAME.setup().rulings)
    assert said.about("choose_commander", "buteo").startswith("consumption 41; ")
