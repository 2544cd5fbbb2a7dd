"""One luck for several games: the same things in the same order, as likely as they should be."""

import math
from collections import Counter
from random import Random

import pytest

import farshore
from farshore import bots
from farshore.arena.luck import Luck
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId
from tests.support.cases import Case, few_cases

CASES = [case for case in few_cases() if case.players > 1]


def drawn(case: Case, luck: str, seed: str) -> list[tuple[str, str]]:
    """Plays at random; what chance brought, without the place where it was laid."""
    luck_ = Luck(luck)
    rng = Random(seed)
    state = case.start()
    found: list[tuple[str, str]] = []
    while not state.is_over():
        actor = state.actor()
        if actor == CHANCE:
            chances = [move for move, _ in state.chances()]
            move = luck_.draw(state)
            assert move in chances
            if len(chances) > 1:
                found.append((state.decision().NAME, thing(state, move)))
        else:
            move = bots.RandomBot().choose(bots.Observation(state, actor, state.legal(actor)), rng)
        state.play(actor, move)
    return found


def thing(state: State, move: MoveId) -> str:
    """What is drawn: a building, before where it is dealt to; else what is said last."""
    words = state.game.moves.text(move).split()
    return words[1] if words[0] == "deal" else words[-1]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_seed_and_moves_give_the_same_luck(case: Case) -> None:
    assert drawn(case, "a", "1") == drawn(case, "a", "1")


@pytest.mark.parametrize(
    ("game", "deck"),
    [
        ("antarctica", "draw_start_player"),
        ("antarctica", "deal_building"),
        ("aquatica", "reveal_character"),
        ("aquatica", "draw_first_player"),
        ("council", "open_tile"),
        ("council", "deal_dark"),
        ("council", "deal_token"),
    ],
)
def test_decks_come_in_the_same_order_whoever_draws(game: str, deck: str) -> None:
    """Players who do something else meet the same cards, as far as both go."""
    case = next(case for case in CASES if case.game == game and case.players == 2)
    orders = []
    for seed in "12345":
        orders.append([what for name, what in drawn(case, "luck", seed) if name == deck])
    shortest = min(len(order) for order in orders)
    assert shortest >= 1
    assert all(order[:shortest] == orders[0][:shortest] for order in orders)
    other = [[what for name, what in drawn(case, f"{n}", "1") if name == deck] for n in range(8)]
    assert any(order[:shortest] != orders[0][:shortest] for order in other)


def test_each_outcome_is_as_likely_as_its_weight_says() -> None:
    """The first two draws of a deck with copies, over many lucks."""
    game = farshore.load("antarctica")
    state = game.start(players=4)
    assert state.chances()
    many = 4000
    found: Counter[int] = Counter()
    twice: Counter[tuple[str, str]] = Counter()
    for number in range(many):
        luck = Luck(str(number))
        after = state.clone()
        first = luck.draw(after)
        found[first] += 1
        after.apply(CHANCE, first)
        if after.actor() == CHANCE:
            one = luck.draw(after)
            text = game.moves.text(one)
            after.apply(CHANCE, one)
            twice[text, game.moves.text(luck.draw(after))] += 1
    check_shares(found, {move: weight for move, weight in state.chances()}, many)


def check_shares(found: Counter[int], weights: dict[int, int], many: int) -> None:
    total = sum(weights.values())
    for move, weight in weights.items():
        share = weight / total
        spread = math.sqrt(many * share * (1 - share))
        assert abs(found[move] - many * share) < 4.5 * spread


def test_drawing_with_and_without_putting_back_is_fair() -> None:
    """Clocks have no memory: weights that change in any way are always respected."""
    state = FakeState()
    many = 6000
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(many):
        luck = Luck(f"fake/{number}")
        order: list[int] = []
        # drawn and taken out; then everything is back, as if mixed anew; then drawn and put back
        for chances in ([(0, 3), (1, 1)], [(0, 2), (1, 1)], [(0, 3), (1, 1)], [(0, 1), (1, 3)]):
            state.now = [(MoveId(move), weight) for move, weight in chances]
            order.append(luck.draw(state))
        found[tuple(order)] += 1
    for at, share in enumerate((3 / 4, 2 / 3, 3 / 4, 1 / 4)):
        zero = sum(times for order, times in found.items() if order[at] == 0)
        assert abs(zero - many * share) < 4.5 * math.sqrt(many * share * (1 - share))
    both = sum(times for order, times in found.items() if order[2] == 0 and order[3] == 0)
    assert abs(both - many * 3 / 16) < 4.5 * math.sqrt(many * 3 / 16 * 13 / 16)


class FakeState(State):
    """Chance as it is told."""

    def __init__(self) -> None:
        game = farshore.load("antarctica")
        super().__init__(game.setup(2), [])
        self.now: list[tuple[MoveId, int]] = []

    def decision(self) -> "FakeState":  # type: ignore[override]
        return self

    NAME = "fake"

    def chances(self, state: object = None) -> list[tuple[MoveId, int]]:
        return self.now
