"""The invariants of section 10 on whole random games: those of one position by `invariants.check`
(also run by `tests/test_properties.py`), and those that speak of what happens over time."""

import pytest

from farshore.core.state import CHANCE
from farshore.core.types import Seat
from farshore.games.antarctica.components import AREAS, PLACE_SCIENTIST, PLACES
from farshore.games.antarctica.decisions import OfferSecondTurn
from farshore.games.antarctica.moves import MOVES
from farshore.games.antarctica.scoring import end_reason
from farshore.games.antarctica.state import NOBODY, NOWHERE, AntarcticaState
from tests.antarctica.invariants import check
from tests.support.cases import Case, every_case
from tests.support.playing import play_through
from tests.support.seeds import games_of

CASES = [case for case in every_case() if case.game == "antarctica"]
MAIN_ACTIONS = {"build", "new_ship", "recruit", "research"}


@pytest.mark.rule(
    "ANT-I01",
    "ANT-I02",
    "ANT-I03",
    "ANT-I04",
    "ANT-I05",
    "ANT-I06",
    "ANT-I07",
    "ANT-I08",
    "ANT-I09",
    "ANT-I10",
    "ANT-I11",
    "ANT-I16",
    "ANT-I19",
    "ANT-I20",
    "ANT-I23",
    "ANT-066",
)
@games_of(CASES)
def test_invariants_of_a_position(case: Case, seed: int) -> None:
    for state, _, _ in play_through(case, seed):
        check(state)
    check(state)


class Watcher:
    """Remembers what the invariants over time need."""

    def __init__(self, state: AntarcticaState) -> None:
        self.before = state.clone()
        self.turns = [0] * state.players
        self.main_actions = 0
        self.given_back = 0
        self.cards = [0] * state.players

    def watch(self, state: AntarcticaState, actor: int, kind: str) -> None:
        """After a move of this kind."""
        self.never_back(state)
        if actor != CHANCE:
            self.count(state, actor, kind)
        if kind == "sail":
            assert state.target != state.sun, "ANT-I17"
            assert state.active_place == NOWHERE, "ANT-I17"
        if kind == "end_turn" and state.second_turn is False and not offered(state):
            self.stop_began(state)
        self.before = state.clone()

    def never_back(self, state: AntarcticaState) -> None:
        pairs = [
            (self.before.scientists, state.scientists, "ANT-I13"),
            (self.before.returned_ships, state.returned_ships, "ANT-I13"),
            (self.before.returned_cubes, state.returned_cubes, "ANT-I13"),
            (self.before.cubes, state.cubes, "ANT-I10"),
        ]
        for old, new, name in pairs:
            assert all(a <= b for a, b in zip(old, new, strict=True)), name
        for old_cards, new_cards in zip(self.before.cards_taken, state.cards_taken, strict=True):
            assert old_cards & ~new_cards == 0, "ANT-I13"

    def count(self, state: AntarcticaState, actor: int, kind: str) -> None:
        before = self.before
        held = before.basic_card[actor] + before.know_how[actor]
        if kind == "build" and state.basic_card[actor] + state.know_how[actor] < held:
            self.cards[actor] += 1
        if kind in MAIN_ACTIONS:
            self.main_actions += 1
        if kind.startswith("give_back"):
            self.given_back += 1
        if kind in ("play", "lay_icebreaker"):
            self.cards[actor] += 1
        assert self.main_actions <= 1 and self.given_back <= 1, "ANT-I14"
        assert max(self.cards) <= 1, "ANT-I14"
        if kind == "end_turn":
            self.main_actions = 0
            self.given_back = 0
            self.turns[actor] += 1
        returned = before.returned_ships[actor] + before.returned_cubes[actor]
        assert returned <= self.turns[actor] + 1, "ANT-I26"

    def stop_began(self, state: AntarcticaState) -> None:
        """After the end of a turn, at the start of a stop (or the game is over)."""
        if not state.agenda:
            return
        self.cards = [0] * state.players
        assert state.construction == (), "ANT-I15"
        for area in range(AREAS):
            berths = state.berths[area * PLACES : (area + 1) * PLACES]
            assert berths == sorted(berths, key=lambda seat: seat == NOBODY), "ANT-I15"
        if state.sun != self.before.sun:
            assert state.icebreakers[self.before.sun] == 0, "ANT-I18"


def offered(state: AntarcticaState) -> bool:
    """Whether somebody is asked about the turn of an Icebreaker; the stop is not over then."""
    return bool(state.agenda) and isinstance(state.agenda[-1], OfferSecondTurn)


@pytest.mark.rule(
    "ANT-I10",
    "ANT-I13",
    "ANT-I14",
    "ANT-I15",
    "ANT-I17",
    "ANT-I18",
    "ANT-I21",
    "ANT-I24",
    "ANT-I26",
)
@games_of(CASES)
def test_invariants_over_time(case: Case, seed: int) -> None:
    """That the loop comes to its end is ANT-I24 (without the guard these players end it too)."""
    watcher: Watcher | None = None
    last: tuple[Seat, str] = (CHANCE, "")
    for state, actor, move in play_through(case, seed):
        assert isinstance(state, AntarcticaState)
        assert state.results() is None, "ANT-I21"
        if watcher is None:
            watcher = Watcher(state)
        else:
            watcher.watch(state, *last)
        last = (actor, MOVES.kind(move))
    assert watcher is not None and isinstance(state, AntarcticaState)
    watcher.watch(state, *last)


@pytest.mark.rule("ANT-I12")
@games_of(CASES)
def test_scientists_on_the_board_come_from_cards(case: Case, seed: int) -> None:
    placed = 0
    for state, _, move in play_through(case, seed):
        assert isinstance(state, AntarcticaState)
        assert sum(state.scientists) == placed, "ANT-I12"
        text = MOVES.text(move)
        if text.startswith("build "):
            deck = MOVES.args(move)[0]
            everybody_has_one = all(
                state.supply[seat] + state.reserve[seat] == 1
                for seat in range(state.players)
                if state.ships_of(Seat(seat)) > 0
            )
            card = state.ruleset.edition.cards[state.tops[deck]]
            placed += 1 if everybody_has_one else card.scientists
        if text == "play place_scientist":
            placed += PLACE_SCIENTIST
    assert isinstance(state, AntarcticaState)
    assert sum(state.scientists) == placed, "ANT-I12"


@pytest.mark.rule("ANT-I25")
@games_of(CASES)
def test_only_the_active_player_brings_the_end_about(case: Case, seed: int) -> None:
    ending = 0
    mover = CHANCE
    active = CHANCE
    for state, actor, move in play_through(case, seed):
        assert isinstance(state, AntarcticaState)
        if state.ending != ending:
            assert mover == active, "ANT-I25"
            ending = state.ending
        if MOVES.kind(move) == "sail":
            active = actor
        mover = actor
    assert isinstance(state, AntarcticaState)
    assert mover == active and end_reason(state.ending) != "", "ANT-I25"
    assert state.target == NOWHERE
