"""Messages in words: names of components, lists, hidden arguments, games without words."""

import json
import subprocess
import sys
from random import Random

import pytest

import farshore
from farshore.core.errors import BadEdition, FarshoreError, Reason
from farshore.core.game import GameInfo
from farshore.core.state import CHANCE, SPECTATOR
from farshore.core.types import MoveId, Seat
from farshore.localization.languages import ENGLISH, LANGUAGES
from farshore.localization.messages import (
    GameWords,
    Words,
    consequences,
    one_line,
    preferred,
    words,
)
from tests.lanterns.events import EVENTS
from tests.lanterns.game import HOOKS, INFO, LanternGame
from tests.lanterns.moves import MOVES
from tests.support.cases import Case, few_cases
from tests.support.playing import play_through
from tests.words.test_messages import WORDED

CASES = [case for case in few_cases() if case.game in WORDED]


def antarctica(you: int | None = None) -> GameWords:
    game = farshore.load("antarctica")
    return GameWords(words(ENGLISH), game, seats=["Red", "Blue", "Yellow", "Green"], you=you)


def test_importing_the_library_reads_no_messages_and_no_terminal() -> None:
    code = (
        "import farshore, sys;"
        "print([name for name in ('fluent', 'rich', 'typer', 'babel') if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"


def test_errors_are_sentences_that_say_what_is_allowed() -> None:
    game = farshore.load("antarctica")
    with pytest.raises(FarshoreError) as unknown:
        farshore.load("chess")
    assert str(unknown.value).startswith("There is no game “chess”. Choose antarctica")
    with pytest.raises(FarshoreError) as players:
        game.start(players=7)
    assert str(players.value) == "Antarctica is for 2, 3, or 4 players, not for 7."
    with pytest.raises(FarshoreError) as option:
        game.start(options={"layout": "wild"})
    assert "first_game or free" in str(option.value)
    with pytest.raises(FarshoreError) as move:
        game.moves.number("sail nowhere")
    assert str(move.value).startswith("“nowhere” is no area. Choose bottom_left, bottom,")


def test_a_refused_move_names_components_and_not_ids() -> None:
    game = farshore.load("antarctica")
    state = game.start(players=2, options={"start_seat": "fixed"})
    for text in ("crane bottom_left", "camp bottom_right", "wind_turbine right"):
        state.play(CHANCE, game.moves.number(f"deal {text}"))
    for text in ("headframe top_right", "coast_station top_left", "drilling_rig left"):
        state.play(CHANCE, game.moves.number(f"deal {text}"))
    for text in ("basic basic_12", "double double_02", "prestige prestige_08"):
        state.play(CHANCE, game.moves.number(f"reveal {text}"))
    state.play(Seat(1), game.moves.number("place_cube track_b"))
    with pytest.raises(farshore.IllegalMove) as closed:
        state.play(Seat(0), game.moves.number("sail top"))
    assert str(closed.value) == "The top area is closed in this game."
    with pytest.raises(farshore.IllegalMove) as turn:
        state.play(Seat(1), game.moves.number("sail right"))
    assert str(turn.value) == "It is not your turn: waiting for seat 0."
    state.play(Seat(0), game.moves.number("sail right"))
    with pytest.raises(farshore.IllegalMove) as needs:
        state.play(Seat(0), game.moves.number("build prestige"))
    assert str(needs.value) == (
        "To build a plankton farm you also need a ship in an area with a laboratory,"
        " or a resource card that stands for it."
    )


def test_a_faulty_document_is_one_line_with_the_first_faults() -> None:
    game = farshore.load("antarctica")
    with pytest.raises(BadEdition) as error:
        game.read_edition({"game": "antarctica", "edition": "mine"})
    line = one_line(error.value)
    assert "\n" not in line
    assert line.startswith("This edition cannot be used. .: “areas” is missing.")
    assert line.endswith("more.")
    assert str(error.value).count("\n") >= len(error.value.faults)


def test_lists_are_joined_as_the_language_does() -> None:
    assert words("en").say("unknown-game", given="x", allowed=["a", "b"]).endswith("Choose a or b.")
    assert words("en").listing(["a", "b", "c"]) == "a, b, and c"
    assert words("en").listing([]) == "none"
    assert words("en").listing([str(number) for number in range(99)]).endswith("…")
    german = Words("de")
    assert german.listing(["a", "b"], "or") == "a oder b"


def test_a_language_without_messages_speaks_english() -> None:
    game = farshore.load("antarctica")
    klingon = GameWords(Words("tlh"), game)
    assert klingon.say("antarctica-area-full", area="left").startswith("The left area is full")


def test_the_environment_chooses_among_the_languages_there_are() -> None:
    assert preferred({"LANG": "en_GB.UTF-8"}) == "en"
    assert preferred({"LANG": "de_AT.UTF-8"}) == "de"
    assert preferred({"LANGUAGE": "pl:en", "LANG": "it_IT.UTF-8"}) == "pl"
    assert preferred({"LANG": "tlh_KX.UTF-8"}) == "en"
    assert preferred({}) == "en"


def test_cards_without_names_are_told_by_what_they_build_and_need() -> None:
    said = antarctica()
    assert said.name("card", "double_01") == "factory ★ (needs crane and drilling rig)"
    assert said.name("area", "bottom_left") == "Bottom left"
    assert said.name("from", "bottom_left") == "Bottom left"
    assert said.name("colour", "dark_red") == "dark red"


def test_hidden_arguments_have_their_own_line() -> None:
    said = antarctica(you=1)
    event = {"event": "shipyard_card_taken", "seat": 0, "shipyard_card": "icebreaker"}
    assert said.event(event) == "Red took the card Icebreaker."
    assert said.event({**event, "shipyard_card": "?"}) == "Red took a shipyard card."
    assert said.event({**event, "seat": 1}) == "You took the card Icebreaker."


def test_names_are_inflected_and_counted_in_every_language() -> None:
    """The same lines as in `web/tests/words.test.ts`."""
    game = farshore.load("council")
    paid = {"event": "gems_paid", "seat": 1, "gem": "anthracite", "number": 2}
    acts = {"event": "action_turn", "seat": "automa"}
    upgraded = {"event": "gem_upgraded", "seat": 1, "gem": "anthracite"}
    told: dict[str, list[str]] = {}
    for language in LANGUAGES:
        said = GameWords(words(language), game, seats=["Ada", "Bea"], you=0)
        told[language] = [said.event(event) for event in (paid, acts, upgraded)]
        told[language].append(said.say("council-web-cost", cost_gem=["gold", "gold"]))
    assert told == {
        "de": [
            "Bea bezahlt 2 anthrazitfarbene Edelsteine.",
            "Die Automa beginnt mit den Aktionen.",
            "Bea wertet einen anthrazitfarbenen Edelstein auf.",
            "Kostet 2 goldene Edelsteine.",
        ],
        "en": [
            "Bea paid 2 anthracite gems.",
            "The Automa began to act.",
            "Bea upgraded an anthracite gem.",
            "Costs 2 golden gems.",
        ],
        "it": [
            "Bea paga 2 gemme antracite.",
            "L'IA comincia ad agire.",
            "Bea potenzia una gemma antracite.",
            "Costa 2 gemme dorate.",
        ],
        "pl": [
            "Bea płaci: 2 antracytowe klejnoty.",
            "Automa zaczyna swoje akcje.",
            "Bea ulepsza antracytowy klejnot.",
            "Koszt: 2 złote klejnoty.",
        ],
    }


def test_a_move_tells_what_follows_from_it() -> None:
    seen: set[str] = set()
    said = antarctica()
    for case in CASES:
        if case.game == "antarctica" and case.players == 4:
            for state, actor, _ in play_through(case, "words"):
                if actor != CHANCE:
                    seen |= {said.move(state, actor, move) for move in state.legal(actor)}
    assert "Recruit 1 scientist" in seen
    assert "Recruit 2 scientists" in seen
    assert any(text.startswith("Build a factory ★: 1 scientist, 1 research point") for text in seen)
    assert any(text.endswith(", +1 scientist") for text in seen)


def test_consequences_do_not_touch_the_position() -> None:
    case = CASES[0]
    for state, actor, move in play_through(case, "untouched"):
        if actor == CHANCE:
            continue
        before = json.dumps(state.position())
        consequences(state, actor, move)
        assert json.dumps(state.position()) == before


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_whole_games_can_be_told(case: Case) -> None:
    """Every question, choice, refusal, event and result of a game has its words."""
    game = farshore.load(case.game)
    said = GameWords(words(ENGLISH), game, you=0)
    rng = Random("told")
    told: set[MoveId] = set()
    for state, actor, move in play_through(case, "told"):
        if actor != CHANCE:
            assert said.ask(state)
            for number in state.legal(actor):
                if number not in told or rng.random() < 0.1:  # most texts change little in a game
                    assert "?" not in said.move(state, actor, number)
                    told.add(number)
            for _ in range(5):
                reason = state.why_not(actor, MoveId(int(rng.random() * len(game.moves))))
                if reason is not None:
                    assert said.reason(reason) and str(reason)
        for event in state.try_move(actor, move).events:
            if event.kind in game.events:
                for viewer in (Seat(0), SPECTATOR):
                    assert "?" not in said.event(game.event_json(event, viewer))
        assert said.done(max(actor, Seat(0)), move) is not None
    results = state.results()
    assert results is not None
    assert said.about("end", results.end)
    for part in results.parts:
        assert said.about("part", part)
    for criterion in results.decided_by:
        assert said.about("tie", criterion)


def test_a_game_without_words_is_shown_by_its_ids() -> None:
    game = wordless()
    said = GameWords(words(ENGLISH), game, seats=["Red", "Blue"])
    state = game.start()
    state.play(CHANCE, state.legal(CHANCE)[0])
    assert said.ask(state) == "burn candles"
    first = state.legal(Seat(0))[0]
    assert said.move(state, Seat(0), first) == game.moves.text(first)
    assert said.event({"event": "taken", "seat": 1, "lantern": 0}).startswith("Blue taken")
    assert said.option("ties", "late") == "late"
    assert said.about("end", "burnt_out") == "burnt out"
    assert str(Reason("wordless-no-such-candle", {"a": 1})) == "wordless-no-such-candle a=1"


def wordless() -> LanternGame:
    """Lanterns under a name for which nobody has written messages."""
    info = GameInfo("wordless", "Wordless", 1, [2], 2, INFO.options, {}, INFO.ends)
    game = LanternGame(info, MOVES, EVENTS, HOOKS)
    game.add_builtin("tests.lanterns")
    return game
