"""Bots: what they see, that they play every game, and how well."""

from random import Random

import pytest

import farshore
from farshore import bots
from farshore.bots import Bot, GreedyBot, Heuristic, Observation, RandomBot, heuristic_of
from farshore.bots.antarctica import AntarcticaHeuristic
from farshore.core.chance import below
from farshore.core.errors import BadOption, UnknownName
from farshore.core.record import Record
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat
from tests.support.cases import Case, few_cases
from tests.support.playing import play_through

CASES = few_cases()


def played(case: Case, spec: str, seed: object) -> list[tuple[Seat, MoveId]]:
    state = case.start()
    return bots.play(state, bots.make(spec, state.game, case.players), Random(str(seed)))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_plays_every_game_by_the_rules(case: Case) -> None:
    moves = played(case, "random", 1)
    assert Record(case.setup(), moves).replay().is_over()  # refuses an illegal move


@pytest.mark.parametrize("case", CASES, ids=str)
def test_greedy_plays_every_game_by_the_rules(case: Case) -> None:
    """To the end where it knows the game; where it has only the score to go by, for a while."""
    state = case.start()
    players = bots.make("greedy", state.game, case.players)
    rng = Random("greedy")
    left = 10_000 if type(heuristic_of(case.game)) is not Heuristic else 30
    while left and not state.is_over():
        actor = state.actor()
        state.play(actor, bots.choose(state, actor, players, rng))
        left -= actor != CHANCE


@pytest.mark.parametrize("name", ["random", "greedy", "search:8"])
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    case = next(case for case in CASES if case.name == "antarctica-2")
    assert played(case, name, "a") == played(case, name, "a")
    assert played(case, name, "a") != played(case, name, "b")


class Curious(Bot):
    """Notes what it is shown."""

    def __init__(self) -> None:
        self.samples: list[State] = []
        self.seats: set[Seat] = set()

    def choose(self, observation: Observation, rng: Random) -> MoveId:
        assert len(observation.legal) > 1
        sample = observation.sample(rng)
        assert sample.view(observation.seat) == observation.view()
        assert sample.legal(observation.seat) == observation.legal
        self.samples.append(sample)
        self.seats.add(observation.seat)
        for _ in range(3):  # whatever a bot does to a sample must not matter
            if not sample.is_over():
                actor = sample.actor()
                sample.apply(actor, sample.legal(actor)[0])
        return observation.legal[below(rng, len(observation.legal))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bot_gets_samples_and_never_the_position(case: Case) -> None:
    state = case.start()
    curious = [Curious() for _ in range(case.players)]
    players: list[Bot] = [*curious]
    moves = bots.play(state, players, Random("curious"))
    for seat, bot in enumerate(curious):
        assert bot.seats <= {seat}
        assert all(sample is not state for sample in bot.samples)
    assert Record(case.setup(), moves).replay().is_over()


def test_what_a_seat_cannot_know_does_not_change_its_choice() -> None:
    """Positions that a seat cannot tell apart get the same answer."""
    bot = GreedyBot(heuristic_of("antarctica"))
    compared = 0
    for case in CASES:
        if case.game != "antarctica":
            continue
        for state, actor, _ in play_through(case, "blind"):
            legal = state.legal(actor)
            if actor == CHANCE or len(legal) < 2:
                continue
            other = state.sample(actor, Random("other"))
            if other.position() == state.position():
                continue
            choice = bot.choose(Observation(state, actor, legal), Random("same"))
            assert choice == bot.choose(Observation(other, actor, legal), Random("same"))
            compared += 1
            if compared >= 25:
                return
    assert compared


def test_a_spec_is_a_name_or_a_name_per_seat() -> None:
    game = farshore.load("antarctica")
    assert [type(bot) for bot in bots.make("random", game, 3)] == [RandomBot] * 3
    assert [type(bot) for bot in bots.make("greedy, random", game, 2)] == [GreedyBot, RandomBot]
    with pytest.raises(UnknownName) as unknown:
        bots.make("genius", game, 2)
    assert str(unknown.value) == (
        "There is no bot “genius”. Choose random, greedy, gentle, steady, sharp, master, "
        "or search:400."
    )
    with pytest.raises(BadOption) as count:
        bots.make("random,random", game, 3)
    assert str(count.value).startswith("You named 2 bots for 3 seats.")


def test_heuristics_are_found_by_the_name_of_the_game() -> None:
    assert isinstance(heuristic_of("antarctica"), AntarcticaHeuristic)
    assert type(heuristic_of("lanterns")) is Heuristic


def test_a_finished_game_is_valued_by_its_places() -> None:
    for case in CASES:
        if case.players == 1 or case.name != f"{case.game}-{case.players}":
            continue
        state = case.start()
        bots.play(state, bots.make("random", state.game, case.players), Random("judged"))
        results = state.results()
        assert results is not None
        heuristic = heuristic_of(case.game)
        first = Seat(results.places.index(1))
        last = Seat(results.places.index(max(results.places)))
        if first != last:
            assert heuristic.evaluate(state, first) > 500 > -500 > heuristic.evaluate(state, last)


def wins(case: Case, games: int) -> int:
    """How many games greedy wins against random, in either seat."""
    won = 0
    for number in range(games):
        seat = number % 2
        spec = "greedy,random" if seat == 0 else "random,greedy"
        state = case.start()
        bots.play(state, bots.make(spec, state.game, 2), Random(f"duel/{number}"))
        results = state.results()
        assert results is not None
        won += results.winners == [seat]
    return won


DUELS = [
    case
    for case in CASES
    if case.name == f"{case.game}-2" and type(heuristic_of(case.game)) is not Heuristic
]


@pytest.mark.parametrize("case", DUELS, ids=str)
def test_greedy_beats_random(case: Case) -> None:
    assert wins(case, 10) >= 9


@pytest.mark.slow
@pytest.mark.parametrize("case", DUELS, ids=str)
def test_greedy_beats_random_in_nearly_every_game(case: Case) -> None:
    assert wins(case, 400) >= 380
