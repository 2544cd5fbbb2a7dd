"""The heuristic of Aquatica."""

from random import Random

import pytest

import farshore
from farshore import bots
from farshore.bots import GreedyBot, Observation
from farshore.bots.aquatica import HEURISTIC, location_worth, nearness, no_turn_left, prospects
from farshore.core.state import CHANCE
from farshore.core.types import Seat
from farshore.games.aquatica.moves import LOCATION_IDS
from farshore.games.aquatica.state import AquaticaState
from tests.aquatica.scenes import LOWER, Scene, kinds, legal, play

LARGE = ["mako_channel", "silent_caravel", "royal_frigate", "nobles_baths", "gold_galleon"]


def choice(state: AquaticaState) -> str:
    """What greedy does."""
    (seat,) = state.waiting()
    bot = GreedyBot(HEURISTIC)
    return state.game.moves.text(
        bot.choose(Observation(state, seat, state.legal(seat)), Random("deep"))
    )


def test_a_location_is_worth_more_the_higher_it_has_risen() -> None:
    state = Scene().state()
    number = LOCATION_IDS.index("dead_lava_flow")
    assert location_worth(state, number, 0) == pytest.approx(0.85 * 7)
    column = LOCATION_IDS.index("dogfish_shoal")
    assert location_worth(state, column, 1) > location_worth(state, column, 0) - 0.3
    assert location_worth(state, column, 2) > location_worth(state, column, 1)


def test_goals_draw_nearer() -> None:
    goal = Scene().state().ruleset.edition.goals[1]
    found = [nearness(Scene().seat(0, board=LARGE[:n]).state(), Seat(0), goal) for n in range(6)]
    assert found == pytest.approx([0.0, 0.2, 0.4, 0.6, 0.8, 1.0])


def test_it_claims_what_it_can_and_keeps_the_better_mantas() -> None:
    state = Scene().seat(0, board=LARGE).after_main_action().state()
    assert choice(state).startswith("claim board_five ")


def test_it_scores_a_raised_location_rather_than_end_its_turn() -> None:
    state = Scene().seat(0, board=["ring_of_blood"]).after_main_action().state()
    assert kinds(state) == {"use_manta", "end_turn"}
    assert choice(state) == "use_manta trained_score"


def test_it_plays_the_matron_when_the_hand_is_spent() -> None:
    rest = ["legionary", "patrician", "azure_agent", "wave_reader"]
    state = Scene().seat(0, discard=rest).rows(lower=[]).keep_in_location_deck().state()
    assert choice(state) == "play matron"


def test_it_takes_a_location_when_it_can() -> None:
    state = Scene().rows(lower=["dogfish_shoal"]).state()
    play(state, "0 play legionary")
    assert legal(state) == {"0 conquer lower_1"}
    state = Scene().rows(lower=["fallen_column", "black_tooth"]).state()
    play(state, "0 play legionary")
    assert choice(state) == "conquer lower_2"


def test_it_explores_only_for_want_of_something_to_take() -> None:
    state = Scene().rows(upper=["dogfish_shoal"], lower=["black_tooth"]).state()
    play(state, "0 play seahorse")
    assert choice(state) == "decline"
    state = Scene().rows(upper=[], lower=["mother_of_sharks", "sunken_flagship"]).state()
    play(state, "0 play seahorse")
    assert choice(state) == "explore"


def test_it_keeps_the_locations_that_are_worth_most() -> None:
    lower = ["forgotten_capital", *LOWER[1:]]
    state = Scene().rows(lower=[*lower]).state()
    play(state, "0 play seahorse", "0 explore")
    assert choice(state) != "drop lower_1"


def test_in_its_last_turn_only_points_count() -> None:
    scene = Scene().seat(0, discard=["legionary", "patrician"])
    scene.doc["end"] = {"trigger": "goals", "last_turns": 2, "reason": "goals"}
    state = scene.state()
    assert no_turn_left(state, Seat(0)) and not no_turn_left(state, Seat(1))
    assert choice(state) == "play matron"  # only cards in hand score
    assert prospects(state, Seat(0)) != HEURISTIC.evaluate(state, Seat(0))


@pytest.mark.parametrize("options", [{}, {"kings": "draft", "goals": "tokens"}])
def test_greedy_beats_random_and_never_stalls(options: dict[str, object]) -> None:
    """Without a round limit: a game that stalled would not end."""
    game = farshore.load("aquatica")
    won = 0
    for number in range(20):
        state = game.start(2, options)
        seat = number % 2
        spec = "greedy,random" if seat == 0 else "random,greedy"
        bots.play(state, bots.make(spec, game, 2), Random(f"beats/{number}"))
        results = state.results()
        assert results is not None
        won += results.winners == [seat]
    assert won >= 19


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_greedy_games_end_by_themselves(players: int) -> None:
    game = farshore.load("aquatica")
    used: set[str] = set()
    for number in range(4):
        state = game.start(players, {"kings": "numbered"})
        moves = bots.play(state, bots.make("greedy", game, players), Random(f"ends/{number}"))
        assert isinstance(state, AquaticaState)
        assert state.is_over() and state.turns < 60 * players
        used |= {game.moves.kind(move) for actor, move in moves if actor != CHANCE}
    assert {"play", "claim", "raise", "score", "recruit", "pay", "end_turn"} <= used
