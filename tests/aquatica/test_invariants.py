"""The invariants of section 10 that only a whole game can break."""

from collections.abc import Iterator
from random import Random

import pytest

from farshore.core.state import CHANCE
from farshore.core.types import Seat
from farshore.games.aquatica.components import SPACES
from farshore.games.aquatica.conditions import USED_MANTAS
from farshore.games.aquatica.state import AquaticaState
from tests.aquatica.invariants import check
from tests.aquatica.scenes import Scene, view
from tests.support.cases import Case, every_case
from tests.support.playing import play_through

CASES = [case for case in every_case() if case.game == "aquatica"]
SEEDS = range(2)


def games(case: Case) -> Iterator[Iterator[tuple[AquaticaState, Seat, str]]]:
    for seed in SEEDS:
        yield steps(case, seed)


def steps(case: Case, seed: int) -> Iterator[tuple[AquaticaState, Seat, str]]:
    """(position before the move, actor, text of the move)"""
    for state, actor, move in play_through(case, f"history {seed}"):
        assert isinstance(state, AquaticaState)
        yield state, actor, state.game.moves.text(move)


def restlessness(state: AquaticaState, seat: int) -> int:
    """Twice the uncovered depths on the board plus the ready effect mantas (AQU-I18)."""
    number = 0
    for space in range(SPACES):
        location = state.board[seat * SPACES + space]
        if location >= 0:
            left = state.ruleset.edition.depth_counts[location]
            number += 2 * (left - state.covered[seat * SPACES + space])
    for manta in USED_MANTAS:
        number += state.ready[seat] >> 4 * manta & 15
    return number


@pytest.mark.rule("AQU-I15", "AQU-I16", "AQU-I17", "AQU-I18")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_turns(case: Case) -> None:
    for game in games(case):
        plays = 0
        given: list[int] = []
        restless = -1
        for state, actor, text in game:
            kind = text.split(" ")[0]
            if state.decision().NAME == "turn_menu":
                if restless >= 0:
                    assert restlessness(state, actor) < restless, "AQU-I18"
                restless = -1
                main = f"{actor} play matron"
                assert ("play" if plays == 0 else "end_turn") in {
                    state.game.moves.kind(move) for move in state.legal(actor)
                }, f"AQU-I17 {main}"
            if kind in ("use_manta", "use_depth"):
                restless = restlessness(state, actor)
            if kind == "play":
                plays += 1
                given = []
            if kind == "draw" and "space" in text:
                location = state.board[actor * SPACES + int(text[-1]) - 1]
                assert location not in given, "AQU-I15"
                given.append(location)
            if kind == "end_turn":
                assert plays == 1, "AQU-I16"
                plays = 0


@pytest.mark.rule("AQU-I19", "AQU-I20", "AQU-I22", "AQU-I24")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_decks_ends_claims_and_ichthyanders(case: Case) -> None:
    for game in games(case):
        decks = [99, 99]
        after_trigger = 0
        triggered = False
        claims: set[tuple[int, str]] = set()
        clock = 0
        last: AquaticaState | None = None
        for state, actor, text in game:
            last = state
            sizes = [state.locations.size, state.characters.size]
            assert sizes[0] <= decks[0] and sizes[1] <= decks[1], "AQU-I19"
            decks = sizes
            words = text.split(" ")
            if words[0] == "claim":
                assert actor == state.active and (actor, words[1]) not in claims, "AQU-I22"
                claims.add((actor, words[1]))
            placing = state.decision().NAME == "place_ichthyander"
            exploring = state.decision().NAME in ("keep_locations", "reveal_location")
            if state.players == 1 and state.turns > 0 and not placing and not exploring:
                assert state.ichthyanders.bit_count() == min(4, clock), "AQU-I24"
            clock += words in (["play", "matron"], ["explore"])
            if words[0] == "end_turn":
                after_trigger += triggered
                triggered = state.trigger != 0
        assert last is not None
        if last.is_over() and not last.stopped:
            assert after_trigger == last.players, "AQU-I20"


@pytest.mark.rule(
    "AQU-I01",
    "AQU-I02",
    "AQU-I03",
    "AQU-I04",
    "AQU-I05",
    "AQU-I06",
    "AQU-I07",
    "AQU-I08",
    "AQU-I09",
    "AQU-I10",
    "AQU-I11",
    "AQU-I12",
    "AQU-I13",
    "AQU-I14",
    "AQU-I23",
)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_position(case: Case) -> None:
    """All pieces in one place, wherever a game goes (also checked by the general tests)."""
    for game in games(case):
        for state, _, _ in game:
            check(state)


@pytest.mark.rule("AQU-I21", "AQU-049")
def test_views_hold_nothing_of_the_order_of_decks() -> None:
    """No deck has an order: whatever comes next, everybody saw the same before."""
    state = Scene().state()
    state.play(Seat(0), state.game.moves.number("play seahorse"))
    state.play(Seat(0), state.game.moves.number("explore"))
    while state.actor() != CHANCE:
        state.play(Seat(0), state.legal(Seat(0))[0])
    assert len(state.chances()) == 50
    before = [view(state, viewer) for viewer in (0, 1, -2)]
    for number, _ in state.chances():
        other = state.clone()
        assert [view(other, viewer) for viewer in (0, 1, -2)] == before
        other.apply(CHANCE, number)
        assert view(other)["locations_left"] == 49
    assert state.sample(Seat(0), Random(1)).position() == state.position()


BREAKS = [
    ("slots", lambda state: state.slots.__setitem__(0, state.slots[4]), "AQU-I01"),
    ("row", lambda state: state.row.__setitem__(5, state.row[0]), "AQU-I02"),
    ("hand", lambda state: state.hands.__setitem__(0, state.hands[0] & ~3), "AQU-I03"),
    ("king", lambda state: state.kings.__setitem__(0, 1), "AQU-I04"),
    ("supply", lambda state: setattr(state, "supply", state.supply - (1 << 16)), "AQU-I05"),
    ("ready", lambda state: state.ready.__setitem__(0, state.ready[0] - 1), "AQU-I06"),
    ("spaces", lambda state: state.spaces.__setitem__(1, 3), "AQU-I06"),
    ("covered", lambda state: state.covered.__setitem__(0, 9), "AQU-I08"),
    ("pool", lambda state: state.pool.__setitem__(0, 1), "AQU-I13"),
]


@pytest.mark.parametrize(("name", "damage", "number"), BREAKS, ids=[row[0] for row in BREAKS])
def test_the_checks_find_what_is_wrong(name: str, damage: object, number: str) -> None:
    state = Scene(kings="numbered").seat(0, board=["mako_channel"]).state()
    check(state)
    assert callable(damage)
    damage(state)
    with pytest.raises(AssertionError, match=number):
        check(state)
