"""The search: that it keeps to the rules and to its budget, sees no secrets, and plays well."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

import farshore
from farshore import analysis, bots
from farshore.bots import LEVELS, Evaluation, Limit, Observation, SearchBot, Seconds, Simulations
from farshore.bots.limit import Both
from farshore.bots.network_evaluation import best_evaluation_of
from farshore.bots.search import Edge, Node, Search
from farshore.core.clock import measure_with
from farshore.core.errors import BadOption, UnknownName
from farshore.core.record import Record
from farshore.core.result import Results
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat
from tests.aquatica.scenes import Scene
from tests.aquatica.scenes import play as play_texts
from tests.support.cases import Case, few_cases
from tests.support.playing import play_through

CASES = few_cases()
GAMES = ("antarctica", "aquatica", "council")


def searcher(game: str, limit: Limit, learned: bool = False) -> SearchBot:
    evaluation = best_evaluation_of(game) if learned else bots.evaluation_of(game)
    return SearchBot(bots.heuristic_of(game), evaluation, limit)


def decisions(case: Case, seed: object, every: int) -> list[tuple[State, Seat, list[MoveId]]]:
    """Some decisions of a random game: (position, seat, legal moves)."""
    found: list[tuple[State, Seat, list[MoveId]]] = []
    for number, (state, _, _) in enumerate(play_through(case, seed)):
        for seat in state.waiting():
            if seat != CHANCE and number % every == 0 and len(state.legal(seat)) > 1:
                found.append((state.clone(), seat, state.legal(seat)))
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_search_plays_by_the_rules(case: Case) -> None:
    """Every game, every number of players, every option; solo and simultaneous planning too."""
    for state, seat, legal in decisions(case, "rules", 12):
        choice = searcher(case.game, Simulations(6)).choose(
            Observation(state, seat, legal), Random("a")
        )
        assert choice in legal


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council", "lanterns"])
def test_a_whole_game_of_search_is_a_good_record(game: str) -> None:
    case = next(case for case in CASES if case.name == f"{game}-2")
    state = case.start()
    spec = "search:6,greedy"
    moves = bots.play(state, bots.make(spec, state.game, 2), Random("whole"))
    assert Record(case.setup(), moves).replay().is_over()


def test_a_tree_from_before_is_not_taken_for_a_decision_it_passed_over() -> None:
    """Simulations pass over a single candidate, and may meet a decision of that name later."""
    state = Scene().rows(lower=["dogfish_shoal"]).state()
    play_texts(state, "0 play legionary", "0 conquer lower_1")  # the card pays: draw no manta
    legal = state.legal(Seat(0))
    assert len(legal) > 1
    moves = state.game.moves
    later = Node(Seat(0), state.decision().NAME)
    later.edges.append(Edge(moves.number("draw space_1"), 0.5, 1.0))
    root = Edge(moves.number("conquer lower_1"), 0.5, 1.0)
    root.nodes.append(later)
    heuristic, evaluation = bots.heuristic_of("aquatica"), bots.evaluation_of("aquatica")
    observation = Observation(state, Seat(0), legal)
    search = Search(observation, heuristic, evaluation, Random("a"), root)
    search.run(Simulations(10))
    assert moves.text(search.best()) == "pay"


def test_the_same_seed_gives_the_same_thoughts() -> None:
    for game in GAMES:
        case = next(case for case in CASES if case.name == f"{game}-2")
        for state, seat, legal in decisions(case, "again", 40)[:4]:
            observation = Observation(state, seat, legal)
            found = [
                [
                    (choice.move, choice.visits, choice.value, choice.line)
                    for choice in searcher(game, Simulations(40))
                    .search(observation, Random("same"))
                    .choices()
                ]
                for _ in range(2)
            ]
            assert found[0] == found[1]


@pytest.mark.parametrize("learned", [False, True], ids=["own", "learned"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_does_not_change_its_choice(game: str, learned: bool) -> None:
    """Positions that a seat cannot tell apart, the same seed, the same budget: the same move."""
    compared = 0
    for case in CASES:
        if case.game != game:
            continue
        for state, seat, legal in decisions(case, "blind", 5):
            other = state.sample(seat, Random("other"))
            if other.position() == state.position():
                continue
            one, two = (
                searcher(game, Simulations(12), learned).search(
                    Observation(each, seat, legal), Random("same")
                )
                for each in (state, other)
            )
            assert [(choice.move, choice.visits, choice.value) for choice in one.choices()] == [
                (choice.move, choice.visits, choice.value) for choice in two.choices()
            ]
            assert one.best() == two.best()
            compared += 1
            if compared >= 12:
                return
    assert compared or game == "aquatica"


@pytest.mark.parametrize("game", GAMES)
def test_hints_reviews_and_puzzles_are_judged_as_by_master(game: str) -> None:
    state = farshore.load(game).start(2)
    bot = analysis.search_bot(state, Simulations(1))
    assert bot.evaluation is best_evaluation_of(game) is not bots.evaluation_of(game)
    assert bot.evaluation.has_policy(state.setup)


def wins(game: str, spec: str, games: int, rival: str = "greedy", players: int = 2) -> int:
    """How many games a bot wins against copies of another, in every seat with the same luck."""
    case = next(case for case in CASES if case.name == f"{game}-{players}")
    won = 0
    for number in range(games):
        match, seat = divmod(number, players)
        state = case.start()
        names = ",".join(spec if at == seat else rival for at in range(players))
        bots.play(state, bots.make(names, state.game, players), Random(f"duel/{match}"))
        results = state.results()
        assert results is not None
        won += seat in results.winners
    return won


def test_search_beats_greedy() -> None:
    """A few games with a small budget; `docs/research/bots.md` has the figures of many."""
    assert wins("aquatica", "search:40", 6) >= 4


@pytest.mark.parametrize(
    ("game", "spec", "games", "floor"),
    [
        ("antarctica", "sharp:40", 12, 8),
        ("aquatica", "sharp:20", 12, 8),
        ("council", "sharp:20", 6, 4),
    ],
)
def test_learned_play_beats_greedy(game: str, spec: str, games: int, floor: int) -> None:
    """Every game's network with few simulations. With random weights it wins a third at most."""
    assert wins(game, spec, games) >= floor


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_search_beats_greedy_in_every_game(game: str) -> None:
    assert wins(game, "search:300", 20) >= 14


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_master_beats_greedy_in_nearly_every_game(game: str) -> None:
    """`docs/research/bots.md` tells of at least 98 %."""
    assert wins(game, "master", 10) >= 8


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "games", "floor"), [("antarctica", 8, 5), ("aquatica", 24, 10), ("council", 8, 5)]
)
def test_sharp_beats_three_of_greedy(game: str, games: int, floor: int) -> None:
    """A quarter is what a fourth `greedy` wins."""
    assert wins(game, "sharp", games, players=4) >= floor


def alone(game: str, options: dict[str, object]) -> list[Results]:
    """What `sharp` reaches in ten solo games."""
    found: list[Results] = []
    for number in range(10):
        state = farshore.load(game).start(1, options)
        bots.play(state, bots.make("sharp", state.game, 1), Random(f"alone/{number}"))
        results = state.results()
        assert results is not None
        found.append(results)
    return found


@pytest.mark.slow
def test_sharp_reaches_the_third_rank_of_aquatica_alone() -> None:
    """61 points."""
    assert sum(results.scores[0] >= 61 for results in alone("aquatica", {})) >= 8


@pytest.mark.slow
def test_sharp_beats_the_automa_with_its_silver_cards() -> None:
    games = alone("council", {"automa_silver": "on"})
    assert sum(results.winners == [0] for results in games) >= 8


@pytest.mark.parametrize(("spec", "rival"), [("steady", "gentle"), ("sharp", "steady")])
def test_a_level_beats_the_one_below(spec: str, rival: str) -> None:
    """In the quickest game, where the second pair is one of a network; all are under `slow`."""
    assert wins("aquatica", spec, 12, rival) > 6


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("spec", "rival"),
    [("gentle", "greedy"), ("steady", "gentle"), ("sharp", "steady"), ("master", "sharp")],
)
def test_every_level_beats_the_one_below(game: str, spec: str, rival: str) -> None:
    """A floor; `docs/research/bots.md` has the shares of longer matches."""
    floor = 16 if spec == "gentle" else 22  # a friendly beginner need not beat `greedy`
    assert wins(game, spec, 40, rival) >= floor


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("spec", "rival"), [("steady", "gentle"), ("sharp", "steady")])
def test_a_level_beats_several_of_the_one_below(
    game: str, players: int, spec: str, rival: str
) -> None:
    """At least as often as one of equals would win."""
    assert wins(game, spec, 12 * players, rival, players) >= 12


def test_in_simultaneous_planning_the_others_are_not_waited_for() -> None:
    """Whoever has committed already, and whatever: the search begins from the same positions."""
    game = farshore.load("council")
    state = game.start(3, {"round_limit": 20})
    rng = Random("planning")
    while state.is_over() or state.decision().NAME != "planning":
        actor = state.actor()
        legal = state.legal(actor)
        state.apply(actor, state.draw(rng) if actor == CHANCE else legal[-1])
    ahead = state.clone()
    first, last = Seat(0), Seat(2)
    while first in ahead.waiting():
        ahead.apply(first, ahead.legal(first)[0])
    found: list[dict[str, object]] = []
    for position in (state, ahead):
        sample = position.sample(last, Random("same"))
        bots.heuristic_of("council").resample_hidden_moves(sample, last)
        found.append(sample.position())
    assert found[0] == found[1]


class Counted(Limit):
    """Notes how often it is asked."""

    def __init__(self, most: int) -> None:
        self.begun = 0
        self.most = most

    def begin(self) -> None:
        self.begun += 1

    def left(self, simulations: int) -> int:
        return max(0, self.most - simulations)


def a_decision(game: str = "antarctica") -> Observation:
    case = next(case for case in CASES if case.name == f"{game}-2")
    state, seat, legal = max(decisions(case, "one", 7), key=lambda found: len(found[2]))
    return Observation(state, seat, legal)


def test_a_limit_is_kept() -> None:
    limit = Counted(48)
    search = searcher("antarctica", limit).search(a_decision(), Random(1))
    assert limit.begun == 1 and search.simulations <= 48
    assert sum(choice.visits for choice in search.choices()) == search.simulations


def test_thinking_ends_when_nothing_can_change_the_choice() -> None:
    search = searcher("antarctica", Simulations(400)).search(a_decision(), Random(1))
    visits = sorted((choice.visits for choice in search.choices()), reverse=True)
    assert search.simulations <= 400
    if search.simulations < 400:
        assert visits[0] - visits[1] >= 400 - search.simulations


def test_seconds_are_measured_by_the_clock_that_was_lent() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.25
        return now[0]

    measure_with(clock)
    try:
        limit = Both(Seconds(1.0), Simulations(10_000))
        search = searcher("antarctica", limit).search(a_decision(), Random(1))
    finally:
        measure_with(perf_counter)
    assert 16 <= search.simulations <= 100


def test_the_tree_is_kept_while_a_seat_goes_on_deciding() -> None:
    """And only then: in another position the search begins anew."""
    state = farshore.load("antarctica").start(2, {"start_seat": "fixed"})
    rng = Random("kept")
    while state.actor() == CHANCE or state.decision().NAME != "move_ship":
        actor = state.actor()
        state.apply(actor, state.draw(rng) if actor == CHANCE else state.legal(actor)[0])
    seat = state.actor()
    bot = searcher("antarctica", Simulations(120))
    move = bot.choose(Observation(state, seat, state.legal(seat)), Random(1))
    after = state.clone()
    after.apply(seat, move)
    assert after.actor() == seat and len(after.legal(seat)) > 1
    limit = Counted(0)
    kept = SearchBot(bot.heuristic, bot.evaluation, limit)
    kept._reusable = bot._reusable
    assert kept.search(Observation(after, seat, after.legal(seat)), Random(2)).simulations > 0
    kept._reusable = bot._reusable
    assert kept.search(Observation(state, seat, state.legal(seat)), Random(2)).simulations == 0


class Certain(Evaluation):
    """Somebody else's evaluation: the first seat wins whatever happens."""

    def values(self, state: State) -> list[float]:
        return [1.0] + [0.0] * (state.players - 1)


def test_an_evaluation_can_be_replaced() -> None:
    observation = a_decision()
    bot = SearchBot(bots.heuristic_of("antarctica"), Certain(), Simulations(20))
    assert bot.search(observation, Random(1)).chances() == [1.0, 0.0]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_chances_are_chances(case: Case) -> None:
    evaluation = bots.evaluation_of(case.game)
    last: State | None = None
    for number, (state, _, _) in enumerate(play_through(case, "chances")):
        last = state
        if number % 9 == 0:
            values = evaluation.values(state)
            assert len(values) == case.players
            assert all(0.0 <= value <= 1.0 for value in values) and sum(values) < 1.0001
    assert last is not None and last.is_over()
    values = evaluation.values(last)
    results = last.results()
    assert results is not None
    if len(results.places) > 1 and 0 in results.winners and len(results.winners) == 1:
        assert values[0] == max(values) > 0.9


def test_levels_have_names_times_and_ratings() -> None:
    names = [level.name for level in LEVELS]
    assert names == ["gentle", "steady", "sharp", "master"]
    assert bots.bot_names() == ["random", "greedy", *names]
    for weaker, stronger in pairwise(LEVELS):
        assert weaker.seconds < stronger.seconds
        for game in GAMES:
            assert weaker.simulations(game) < stronger.simulations(game)
            assert weaker.ratings[game] < stronger.ratings[game]


def test_the_documentation_tells_the_ratings_of_the_levels() -> None:
    text = Path("docs/research/bots.md").read_text(encoding="utf-8")
    rows = text.partition("| rating |")[2].splitlines()[2 : 2 + len(GAMES)]
    told = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    greedy = "25"
    assert told == [
        [farshore.load(game).info.title, greedy, *(str(level.ratings[game]) for level in LEVELS)]
        for game in GAMES
    ]


def test_a_budget_may_be_named() -> None:
    game = farshore.load("aquatica")
    for name in ("search:400", "search:0.5s", "master:1s", "gentle:10", "master", "search"):
        assert isinstance(bots.make(name, game, 1)[0], SearchBot)
    for name in ("search:", "search:0", "search:x", "master:0s", "master:1e9s", "search:-4"):
        with pytest.raises(BadOption) as bad:
            bots.make(name, game, 1)
        assert str(bad.value).startswith(f"“{name}” does not say how long to think.")
    for name in ("grandmaster", "searching:4", "greedy:4", "random:1s"):
        with pytest.raises(UnknownName):
            bots.make(name, game, 1)


# --- hints and analysis -----------------------------------------------------------------------


def test_a_hint_tells_the_best_moves_and_what_is_expected() -> None:
    observation = a_decision("council")
    state = observation._state
    hint = analysis.hint(state, observation.seat, Simulations(60), Random(1))
    assert 1 <= len(hint.choices) <= analysis.HINT_MOVES
    assert hint.seat == observation.seat and len(hint.chances) == 2
    for choice in hint.choices:
        assert choice.move in observation.legal and 0.0 <= choice.value <= 1.0
        assert choice.line[0] == (observation.seat, choice.move)
        steps = [*analysis.replay_line(state, observation.seat, choice.line, Random(0))]
        assert steps and steps[0].move == choice.move
        for step in steps:
            assert step.move in step.state.legal(step.seat)


def test_an_analysis_looks_at_the_decisions_and_finds_who_played_worse() -> None:
    case = next(case for case in CASES if case.name == "aquatica-2")
    state = case.start()
    players = bots.make("search:20,random", state.game, 2)
    record = Record(case.setup(), bots.play(state, players, Random("worse")))
    steps = analysis.decisions(record)
    assert all(record.moves[step][0] != CHANCE for step in steps)
    some = steps[::3]
    found = [*analysis.analyse(record, 24, steps=some)]
    assert [decision.step for decision in found] == some
    costs: list[list[float]] = [[], []]
    for decision in found:
        assert (decision.seat, decision.move) == record.moves[decision.step]
        assert 0.0 <= decision.chance <= decision.best_chance <= 1.0
        assert len(decision.chances) == 2
        costs[decision.seat].append(decision.cost)
    assert sum(costs[1]) / len(costs[1]) > 1.5 * sum(costs[0]) / len(costs[0])
    worst = analysis.costliest(found, 3)
    assert [decision.step for decision in worst] == sorted(decision.step for decision in worst)
    again = [*analysis.analyse(record, 24, steps=some[:4])]
    said = [[one.to_json(record.game) for one in some] for some in (found[:4], again)]
    assert said[0] == said[1], "the same seed says the same"
