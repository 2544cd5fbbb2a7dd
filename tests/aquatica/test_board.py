"""Aquatica in the terminal: every position can be drawn and every choice be told."""

import io
from random import Random

import pytest
from rich.console import Console

from farshore import bots
from farshore.core.state import CHANCE, SPECTATOR, State
from farshore.core.types import Seat
from farshore.games.aquatica import GAME
from farshore.localization.languages import ENGLISH
from farshore.localization.messages import GameWords, words
from farshore.terminal.aquatica import BOARD
from farshore.terminal.board import board_of
from farshore.terminal.screen import Screen
from farshore.terminal.story import ending
from tests.aquatica.scenes import Scene, play, view
from tests.support.cases import Case, few_cases
from tests.support.playing import play_through

CASES = [case for case in few_cases() if case.game == "aquatica"]
WIDTH = 80


def said(state: State) -> GameWords:
    seats = ["Red", "Blue", "Yellow", "Green"]
    return GameWords(words(ENGLISH), GAME, state.setup.edition, seats)


def drawn(state: State, viewer: int) -> list[str]:
    """The board as lines of a terminal with 80 columns."""
    out = io.StringIO()
    screen = Screen(Console(file=out, width=WIDTH, no_color=True))
    for line in BOARD.draw(view(state, viewer), said(state), screen):
        screen.show(line)
    return out.getvalue().splitlines()


def hints(state: State) -> dict[str, str]:
    (seat,) = state.waiting()
    return {
        GAME.moves.text(move): BOARD.hint(state, seat, move, said(state))
        for move in state.legal(seat)
    }


def test_the_board_is_found_by_the_name_of_the_game() -> None:
    assert board_of("aquatica") is BOARD


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_position_fits_a_narrow_terminal(case: Case) -> None:
    for at, (state, actor, _) in enumerate(play_through(case, "drawn")):
        if at % 7 == 0:
            for viewer in (0, SPECTATOR):
                lines = drawn(state, viewer)
                assert max(len(line) for line in lines) <= WIDTH
                assert not any("aquatica-" in line or "{" in line for line in lines)
            if actor != CHANCE:
                assert not any("aquatica-" in hint for hint in hints(state).values())


def test_the_board_shows_what_lies_on_it() -> None:
    scene = Scene(kings="numbered").seat(0, board=["mako_channel@1", "ring_of_blood"])
    state = scene.rows(upper=["black_tooth"], lower=["geyser_field"]).state()
    text = "\n".join(drawn(state, 0))
    assert "3p 3c ★4 · +2 power · +1 power" in text  # cheaper in the upper row
    assert "+2 power vs Shark Bay" in text
    assert "Mako Channel          ★3 · – · raise 1" in text  # what is covered is gone
    assert "★8 · fully raised" in text
    assert "king: Orcan the Warlord" in " ".join(text.split())  # the line is folded
    assert "5 locations on your board" in text
    assert "Your hand: Matron, Legionary" in text


def test_the_pool_and_the_card_in_play_are_shown() -> None:
    state = Scene().seat(0, board=["hammerhead_trench"]).rows(lower=["black_tooth"]).state()
    play(state, "0 play legionary", "0 conquer lower_1", "0 draw space_1")
    assert "in play: Legionary; pool: 0 c, 3 p, 2 p vs Shark Bay" in "\n".join(drawn(state, 0))


def test_a_choice_says_what_the_card_does() -> None:
    state = Scene(kings="numbered").seat(0, board=["mako_channel"]).state()
    told = hints(state)
    assert told["play matron"] == "return all, ready all"
    assert told["play king_warlord"] == "+3 power, conquer, ready 2"
    assert told["play seahorse"] == "explore, +1 power, conquer"
    play(state, "0 play wave_reader")
    assert hints(state) == {"option 1": "raise 2"}
    state = Scene().rows(lower=["dogfish_shoal"]).state()
    play(state, "0 play legionary")
    assert hints(state) == {"conquer lower_1": "★4 · +1 power · –"}
    state = Scene().state()
    play(state, "0 play azure_agent")
    assert hints(state)["recruit character_2"] == "+2 coins, buy, recruit"


def test_moves_name_cards_and_not_slots() -> None:
    state = Scene().seat(0, board=["merchant_cog@2"]).rows(lower=["dogfish_shoal"]).state()
    play(state, "0 play legionary")
    (move,) = state.legal(Seat(0))
    assert said(state).move(state, Seat(0), move) == "Conquer Dogfish Shoal for 3 power"
    play(state, "0 conquer lower_1", "0 pay", "0 use_manta trained_raise")
    told = {said(state).move(state, Seat(0), move) for move in state.legal(Seat(0))}
    assert told == {
        "Raise Merchant Cog (fully raised, wins the wild coin manta)",
        "Raise Dogfish Shoal",
    }


def test_the_end_of_a_solo_game_names_the_rank() -> None:
    state = GAME.start(1)
    bots.play(state, bots.make("greedy", GAME, 1), Random("solo"))
    results = state.results()
    assert results is not None and results.detail is not None
    rank = said(state).name("rating", str(results.detail["rating"]))
    assert rank in ("Blobfish", "Sea Serpent", "Leviathan", "Kraken")
    out = io.StringIO()
    ending(results, said(state), Screen(Console(file=out, width=WIDTH, no_color=True)))
    assert out.getvalue().rstrip().endswith(f"Your rank: {rank}.")


def test_the_offer_is_shown_to_who_holds_it() -> None:
    state = GAME.start(2, {"kings": "draft", "first_player": 0})
    while state.waiting() == (CHANCE,):
        state.play(CHANCE, state.chances()[0][0])
    assert any("The kings that you were offered" in line for line in drawn(state, 1))
    assert not any("The kings that you were offered" in line for line in drawn(state, 0))
