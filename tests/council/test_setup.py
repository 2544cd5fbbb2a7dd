"""Setup (section 4) and what happens before the first round."""

import pytest

from farshore.core.state import SPECTATOR
from farshore.core.types import Seat
from tests.council.positions import (
    DARK,
    GAME,
    GREY,
    MARKET,
    Board,
    legal,
    look,
    outcomes,
    play,
    refused,
)


def open_galaxies(players: int) -> set[str]:
    galaxies = look(Board(players).load())["galaxies"]
    return {name for name, part in galaxies.items() if part["slots"]}


@pytest.mark.rule("COS-019", "COS-020", "COS-170", "COS-174")
def test_the_side_of_the_board_and_the_cover_tiles_follow_the_player_count() -> None:
    small = {"grey", "orange", "blue", "violet", "green", "red"}
    assert open_galaxies(1) == open_galaxies(2) == small
    assert open_galaxies(3) == small | {"brown", "beige"}
    assert open_galaxies(4) == small | {"brown", "beige", "turquoise", "yellow"}


@pytest.mark.rule("COS-021", "COS-022", "COS-023", "COS-036")
def test_setup_is_written_in_its_order() -> None:
    state = GAME.start(2)
    assert outcomes(state) == [f"open_tile p1_{number:02}" for number in range(1, 11)]
    play(state, *(f"* open_tile {tile}" for tile in GREY))
    assert [system["tile"] for system in look(state)["galaxies"]["grey"]["systems"]] == GREY
    for at, card in enumerate(MARKET):
        assert len(outcomes(state)) == 25 - at and outcomes(state)[0].startswith("reveal")
        play(state, f"* reveal {card}")
    assert look(state)["market"] == MARKET and look(state)["ai_deck"] == 17
    play(state, "* deal_dark galaxy_grey", "* deal_dark galaxy_red")
    assert outcomes(state) == ["token 0", "token 1"]
    play(state, "* token 1")
    assert outcomes(state) == ["token 0"]
    play(state, "* token 0")
    assert look(state)["round"] == 1 and state.waiting() == (1,)
    assert state.view(SPECTATOR)["decision"] == "purchase"


@pytest.mark.rule("COS-024", "COS-126", "COS-R30")
def test_two_cards_of_a_dark_tech_deck_are_lost_unseen_at_the_first_look() -> None:
    board = Board(3).marker(0, energy=20).marker(1, energy=20).order(0, 1, 2).buying(0)
    board.doc["markers"][1]["energy"] = 0
    state = board.load()
    assert look(state)["dark_tech_decks"] == [6, 6]
    play(state, "0 end_turn")
    assert len(outcomes(state)) == 8 and outcomes(state)[0] == "lose_tech new_stargate"
    play(state, "* lose_tech gem_boost")
    assert len(outcomes(state)) == 7
    play(state, "* lose_tech empire")
    assert len(legal(state, 0, "choose_tech")) == 6
    assert "choose_tech gem_boost" not in legal(state, 0)
    play(state, "0 choose_tech new_stargate")
    assert look(state)["dark_tech_decks"] == [5, 6]
    mine, yours = state.view(Seat(0))["you"], state.view(Seat(1))["you"]
    assert isinstance(mine, dict) and isinstance(yours, dict)
    assert mine["dark_tech"][0]["lost"] == ["gem_boost", "empire"]
    assert yours["dark_tech"][0] is None
    document = look(state)
    document["markers"][1]["energy"] = 20
    state = GAME.from_position(document)
    play(state, "1 end_turn")  # a later chooser looks through the same five cards
    assert len(legal(state, 1, "choose_tech")) == 5


@pytest.mark.rule("COS-025", "COS-026", "COS-027", "COS-028")
def test_dark_cards_for_the_player_count_and_the_module() -> None:
    for players, missing in (
        (1, {"brown", "beige", "turquoise", "yellow"}),
        (2, {"brown", "beige", "turquoise", "yellow"}),
        (3, {"turquoise", "yellow"}),
        (4, set()),
    ):
        for module in ("off", "on"):
            state = GAME.start(players, {"module_stations": module})
            play(state, *(f"* open_tile {tile}" for tile in GREY))
            play(state, *(f"* reveal {card}" for card in MARKET))
            galaxies = {"grey", "orange", "violet", "red", "brown", "beige", "turquoise", "yellow"}
            wanted = {f"deal_dark galaxy_{name}" for name in galaxies - missing}
            if module == "on":
                wanted.add("deal_dark stations")
            assert set(outcomes(state)) == wanted
            assert look(state)["light_deck"] == 18
            for seat in range(players):
                play(state, f"* deal_dark {DARK[seat]}")
            assert outcomes(state)[0].startswith("token")


@pytest.mark.rule("COS-029")
def test_bonus_cards_are_seen_by_their_owner_only() -> None:
    state = Board().light(1, "parsec_2").load()
    own, other = state.view(Seat(1)), state.view(Seat(0))
    assert own["you"]["bonus"] == ["parsec_2", "galaxy_red"]  # type: ignore[index]
    assert other["markers"][1]["light_cards"] == 1  # type: ignore[index]
    assert "parsec_2" not in str(other) and "galaxy_red" not in str(other)


@pytest.mark.rule("COS-030", "COS-031", "COS-032", "COS-R42")
def test_everybody_starts_alike() -> None:
    for seat in look(Board(4).load())["seats"]:
        assert seat["gems"] == {"anthracite": 1, "gold": 1, "transparent": 0}
        assert seat["hand"] == [
            "settle",
            "found_colony",
            "mine",
            "explore",
            "take_gems",
            "upgrade_gem",
        ]
        assert all(field["cards"] == [] for field in seat["fields"])
    civilisations = GAME.edition().names["civilisation"]
    assert list(civilisations) == ["tretons", "avry", "takrill", "automatoss"]


@pytest.mark.rule("COS-034", "COS-035", "COS-171", "COS-R40")
def test_tokens_are_dealt_to_everybody_and_to_the_automa() -> None:
    state = Board(1).load()
    assert look(state)["order"] == [0, "automa"]
    assert look(Board(4).load())["order"] == [0, 1, 2, 3]
    automa = look(state)["markers"][1]
    assert automa["owner"] == "automa" and automa["supply"] == 30
    assert (automa["energy"], automa["consumption"], automa["dark_cards"]) == (0, 20, 0)


@pytest.mark.rule("COS-038", "COS-039", "COS-164", "COS-169", "COS-R07")
def test_commanders_are_chosen_from_the_last_token_up() -> None:
    state = GAME.start(3, {"module_commanders": "on"})
    play(state, *(f"* open_tile {tile}" for tile in GREY))
    play(state, *(f"* reveal {card}" for card in MARKET))
    play(state, *(f"* deal_dark {DARK[seat]}" for seat in range(3)))
    play(state, "* token 1", "* token 2", "* token 0")
    assert state.waiting() == (0,) and len(legal(state, 0)) == 6
    play(state, "0 choose_commander breish")
    assert refused(state, "2 choose_commander breish") == "council-commander-taken"
    play(state, "2 choose_commander ava", "1 choose_commander zoe")
    document = look(state)
    assert [part["consumption"] for part in document["markers"]] == [25, 34, 28]
    assert [part["energy"] for part in document["markers"]] == [8, 0, 0]
    assert document["arrived"] == [2, 1, 0]  # lanes 2 and 1, then Breish arrives on 8
    assert len(document["seats"][2]["fields"]) == 4
    assert document["seats"][2]["board_cubes"] == 1 and document["markers"][2]["supply"] == 29
    assert state.waiting() == (1,)
    values = {"buteo": 30, "zoe": 34, "ava": 28, "casares": 26, "s3e3": 27, "breish": 25}
    for commander, consumption in values.items():
        state = GAME.start(1, {"module_commanders": "on"})
        play(state, *(f"* open_tile {tile}" for tile in GREY))
        play(state, *(f"* reveal {card}" for card in MARKET), "* deal_dark galaxy_grey")
        play(state, "* token automa", "* token 0", f"0 choose_commander {commander}")
        assert look(state)["markers"][0]["consumption"] == consumption
