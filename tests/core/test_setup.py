"""Players, options and editions: what is refused, and what is said then."""

from collections.abc import Mapping

import pytest

import farshore
from farshore.core.errors import BadOption, UnknownName
from farshore.core.options import Option
from farshore.core.record import Record


def test_what_nobody_says_is_the_default() -> None:
    setup = farshore.load("antarctica").setup()
    assert setup.players == 4
    assert setup.options["layout"] == "first_game"
    assert setup.edition.name == "reconstructed_4"


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (1, {}, "bad-player-count"),
        (5, {}, "bad-player-count"),
        (-2, {}, "bad-player-count"),
        (2, {"layout": "square"}, "bad-option-value"),
        (2, {"layout": None}, "bad-option-value"),
        (2, {"colour": "red"}, "unknown-option"),
        (2, {"data_set": "nonsense"}, "unknown-edition"),
        (2, {"preset": "nonsense"}, "unknown-preset"),
        (2, {"preset": 3}, "unknown-preset"),
        (2, {"players": 2}, "unknown-option"),
    ],
)
def test_an_impossible_setup_is_refused(
    players: int, options: Mapping[str, object], key: str
) -> None:
    with pytest.raises(BadOption) as caught:
        farshore.load("antarctica").start(players, options)
    assert caught.value.key == key
    assert caught.value.params["allowed"]


def test_the_edition_may_be_named_as_an_option() -> None:
    setup = farshore.load("antarctica").setup(2, {"data_set": "reconstructed_1"})
    assert "data_set" not in setup.options


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(UnknownName) as caught:
        farshore.load("chess")
    assert "antarctica" in caught.value.params["allowed"]  # type: ignore[operator]


def test_an_option_may_be_a_word_or_a_number() -> None:
    option = Option("round_limit", ["none"], "none", numbers=(20, 200), simulator_default=100)
    assert option.read("none", "") == "none"
    assert option.read("50", "") == option.read(50, "") == 50
    assert option.simulator_default == 100
    for value in (19, 201, "x", True, None, 3.5, "-20", "²"):
        with pytest.raises(BadOption):
            option.read(value, "")
    assert option.to_json()["range"] == [20, 200]


def test_a_preset_stands_for_options_and_players() -> None:
    game = farshore.load("aquatica")
    setup = game.setup(options={"preset": "advanced"})
    assert (setup.options["kings"], setup.options["goals"]) == ("draft", "tokens")
    assert "preset" not in setup.options
    assert (
        game.setup(options={"preset": "advanced", "goals": "printed"}).options["kings"] == "draft"
    )
    assert game.setup(options={"preset": "solo"}).players == 1


def test_a_preset_for_one_player_contradicts_three() -> None:
    with pytest.raises(BadOption) as caught:
        farshore.load("aquatica").setup(3, {"preset": "solo"})
    assert caught.value.key == "preset-players"
    assert caught.value.params["allowed"] == 1
    assert "for 1 player," in str(caught.value)


def test_simulators_have_defaults_of_their_own() -> None:
    game = farshore.load("council")
    assert game.setup().options["round_limit"] == "none"
    assert game.setup(simulating=True).options["round_limit"] == 100
    assert game.setup(options={"round_limit": 30}, simulating=True).options["round_limit"] == 30


def test_a_setup_is_made_anew_from_its_choices() -> None:
    game = farshore.load("antarctica")
    setup = game.setup(3, {"layout": "free", "new_ship": "at_once"})
    choices = setup.choices()
    assert (choices["layout"], choices["new_ship"]) == ("free", "at_once")
    again = game.setup(3, choices)
    assert (again.options, again.rulings) == (setup.options, setup.rulings)


@pytest.mark.parametrize("name", ["antarctica", "aquatica", "council"])
def test_a_game_tells_what_can_be_chosen(name: str) -> None:
    info = farshore.load(name).info
    document = info.to_json()
    assert (document["name"], document["rules"], document["ends"]) == (name, info.rules, info.ends)
    options, rulings = document["options"], document["rulings"]
    assert isinstance(options, list) and isinstance(rulings, list)
    assert [*options, *rulings] == [choice.to_json() for choice in info.choices()]


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council"])
def test_every_number_for_learners_has_a_name(game: str) -> None:
    setup = farshore.load(game).setup(2)
    features = setup.game.features(setup)
    assert features is not None and len(features.names) == features.size


def test_a_record_that_names_a_ruling_twice_is_refused() -> None:
    setup = farshore.load("aquatica").setup()
    options = {**setup.options, "strict_effects": "off"}
    with pytest.raises(farshore.BadRecord) as error:
        Record.from_json({**Record(setup, []).to_json(), "options": options})
    assert error.value.key == "option-twice"
    assert error.value.reason.params["given"] == ["strict_effects"]
