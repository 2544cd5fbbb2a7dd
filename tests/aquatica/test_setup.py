"""Section 4 of the catalogue: setup, and the options of section 1."""

from collections import Counter
from random import Random

import pytest

import farshore
from farshore.core.state import CHANCE
from farshore.games.aquatica import GAME
from tests.aquatica.scenes import (
    LOWER,
    ROW,
    first_moves,
    kinds,
    legal,
    play,
    seats,
    set_up,
    start,
    view,
)


def texts(state: farshore.State) -> list[str]:
    """What luck may bring now."""
    return [GAME.moves.text(number) for number, _ in state.chances()]


@pytest.mark.rule("AQU-020")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_take_part_and_one_plays_solo(players: int) -> None:
    state = start(players)
    assert len(seats(state)) == players
    assert state.ruleset.solo == (players == 1)


@pytest.mark.parametrize("players", [0, 5, True])
def test_other_numbers_are_refused(players: int) -> None:
    with pytest.raises(farshore.BadOption):
        GAME.start(players)


@pytest.mark.rule("AQU-021")
def test_six_characters_are_revealed_left_to_right_and_twelve_remain() -> None:
    state = set_up()
    assert view(state)["row"] == ROW
    assert view(state)["characters_left"] == 12


@pytest.mark.rule("AQU-022")
def test_six_locations_are_revealed_into_the_lower_row_and_fifty_remain() -> None:
    state = set_up()
    assert view(state)["lower"] == LOWER
    assert view(state)["upper"] == [None] * 4
    assert view(state)["locations_left"] == 50


@pytest.mark.rule("AQU-024")
def test_the_printed_goals_are_in_play() -> None:
    state = set_up(goals="printed")
    goals = [track["goal"] for track in view(state)["tracks"]]
    assert goals == ["hand_eight", "board_five", "scored_three", "wild_two"]
    assert state.waiting() == (0,)  # nothing was drawn for them


@pytest.mark.rule("AQU-025", "AQU-027", "AQU-028")
def test_boards_and_piles_start_empty_and_all_cards_and_mantas_are_at_hand() -> None:
    state = set_up(kings="none")
    for part in seats(state):
        assert part["board"] == [None] * 5
        assert part["discard"] == part["scored"] == part["tired"] == []
        assert len(part["hand"]) == 6 and len(part["ready"]) == 4
    assert not any(entry.startswith("*") for entry in legal(state))


@pytest.mark.rule("AQU-029", "AQU-043")
def test_the_first_player_is_drawn_or_set_and_turns_run_clockwise() -> None:
    state = start(3)
    assert texts(state) == ["first_player 0", "first_player 1", "first_player 2"]
    assert {weight for _, weight in state.chances()} == {1}
    play(state, "* first_player 2")
    first_moves(state, "turn_menu")
    order = []
    for _ in range(4):
        (seat,) = state.waiting()
        order.append(seat)
        play(state, f"{seat} play matron", f"{seat} end_turn")
    assert order == [2, 0, 1, 2]
    state = start(3, first_player=1)
    first_moves(state, "turn_menu")
    assert state.waiting() == (1,)


def test_the_first_player_must_be_a_seat_of_the_game() -> None:
    with pytest.raises(farshore.BadOption) as caught:
        GAME.start(2, {"first_player": 2})
    assert caught.value.params["allowed"] == ["random", "0", "1"]
    assert GAME.start(3, {"first_player": "2"}).setup.options["first_player"] == 2


@pytest.mark.rule("AQU-030")
def test_without_kings_nobody_has_one() -> None:
    state = set_up(kings="none")
    assert [part["king"] for part in seats(state)] == [None, None]
    assert all(len(part["hand"]) == 6 for part in seats(state))


@pytest.mark.rule("AQU-031")
def test_numbered_kings_go_by_turn_order() -> None:
    state = set_up(3, kings="numbered", first_player=1)
    assert [part["king"] for part in seats(state)] == [
        "king_builder",
        "king_warlord",
        "king_trader",
    ]
    for part in seats(state):
        assert part["king"] in part["hand"]


@pytest.mark.rule("AQU-036", "AQU-037")
def test_goal_tokens_are_drawn_with_a_side_and_never_both_sides() -> None:
    state = set_up(goals="tokens")
    for track, number in enumerate((10, 8, 6, 4)):
        outcomes = texts(state)
        assert len(outcomes) == number
        assert {weight for _, weight in state.chances()} == {1}
        assert all(outcome.startswith(f"lay_goal track_{track + 1} ") for outcome in outcomes)
        play(state, f"* {outcomes[0]}")
    goals = [track["goal"] for track in view(state)["tracks"]]
    assert goals == ["locations_eleven", "wild_three", "each_type", "discard_ten"]
    assert state.ruleset.edition.board.track_points[0] == 8  # the spaces keep their points


@pytest.mark.rule("AQU-037")
def test_a_token_replaces_the_printed_goal() -> None:
    state = set_up(goals="tokens", kings="none")
    first_moves(state, "turn_menu")
    printed = {"hand_eight", "board_five", "scored_three", "wild_two"}
    assert not printed & {track["goal"] for track in view(state)["tracks"]}


def test_setup_is_written_in_the_order_of_the_catalogue() -> None:
    state = start(2, kings="draft", goals="tokens")
    order: list[str] = []
    rng = Random(3)
    while state.decision().NAME != "turn_menu":
        actor = state.actor()
        moves = state.legal(actor)
        move = moves[int(rng.random() * len(moves))]
        order.append(" ".join(GAME.moves.text(move).split(" ")[:2]).rsplit("_", 1)[0])
        state.play(actor, move)
    assert [*Counter(word.split(" ")[0] for word in order).items()] == [
        ("first", 1),
        ("reveal", 12),
        ("lay_goal", 4),
        ("offer", 3),
        ("choose_king", 2),
    ]
    assert order[1:13] == ["reveal character"] * 6 + ["reveal lower"] * 6


@pytest.mark.rule("AQU-038")
def test_solo_uses_nine_ocean_characters_and_a_deck_of_three() -> None:
    state = start(1)
    assert [weight for _, weight in state.chances()] == [1] * 9
    first_moves(state, "choose_king")
    assert view(state)["characters_left"] == 3


@pytest.mark.rule("AQU-039", "AQU-040")
@pytest.mark.parametrize("kings", ["none", "numbered", "draft"])
def test_solo_offers_three_kings_whatever_the_option_says(kings: str) -> None:
    state = set_up(1, kings=kings)
    for _ in range(3):
        assert state.waiting() == (CHANCE,)
        play(state, f"* {texts(state)[0]}")
    assert legal(state) == {
        "0 choose_king king_warlord",
        "0 choose_king king_trader",
        "0 choose_king king_builder",
    }
    play(state, "0 choose_king king_trader")
    (part,) = seats(state)
    assert part["king"] == "king_trader" and "king_trader" in part["hand"]
    assert view(state)["kings_left_over"] == ["king_warlord", "king_builder"]
    assert len(part["hand"]) == 7 and len(part["ready"]) == 4
    assert view(state)["lower"] == LOWER
    assert kinds(state) == {"play"}


@pytest.mark.rule("AQU-041", "AQU-042")
def test_the_ichthyanders_have_four_mantas_and_nothing_else() -> None:
    state = set_up(1)
    first_moves(state, "turn_menu")
    assert state.ruleset.edition.solo.mantas == 4
    assert len(view(state)["seats"]) == 1
    assert len(view(state)["if_it_ended_now"]) == 1


def test_the_options_and_presets_are_those_of_the_catalogue() -> None:
    info = GAME.info
    assert info.players == [1, 2, 3, 4] and info.default_players == 2
    options = {option.name: option for option in info.options}
    assert [*options] == ["kings", "goals", "first_player", "round_limit"]
    assert options["kings"].default == "numbered"
    assert options["goals"].default == "printed"
    assert options["round_limit"].default == "none"
    assert options["round_limit"].simulator_default == 100
    assert options["round_limit"].numbers == (20, 200)
    assert [*info.presets] == ["first_game", "basic", "advanced", "solo"]
    assert info.presets["advanced"] == {"kings": "draft", "goals": "tokens"}
    choosable = [ruling.name for ruling in info.choosable_rulings(2)]
    assert choosable == ["strict_effects", "leftover_power", "matron_clears", "solo_end"]
    newest, first = GAME.setup().rulings, GAME.setup(rules=1).rulings
    assert {name: (first[name], reading) for name, reading in newest.items()} == {
        "strict_effects": ("off", "on"),
        "leftover_power": ("kept", "kept"),
        "matron_clears": ("off", "off"),
        "solo_end": ("own", "own"),
        "solo_claims": ("after", "before"),
        "won_mantas": ("wait", "pay"),
    }


@pytest.mark.parametrize("value", [19, 201, "some", True])
def test_a_wrong_round_limit_is_refused(value: object) -> None:
    with pytest.raises(farshore.BadOption):
        GAME.start(2, {"round_limit": value})
