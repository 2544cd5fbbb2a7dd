"""Networks: those of the package are the recorded ones and play; others load, or are refused."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from importlib.resources import files
from math import log
from random import Random

import pytest

import farshore
from farshore import bots
from farshore.bots import Evaluation, NetworkEvaluation, Observation, SearchBot, Simulations
from farshore.bots.evaluation import PolicyValues
from farshore.bots.network_evaluation import best_evaluation_of, network_evaluation
from farshore.core.game import Setup
from farshore.core.state import State
from farshore.core.types import Seat
from farshore.networks import (
    ForwardPass,
    Network,
    from_document,
    shipped_networks,
    to_document,
)
from farshore.networks.network import POLICY_SCALE

FOLDER = files("farshore.networks").joinpath("shipped")
RECORDED = {
    "antarctica-2.json": "699057de243d1a2f",
    "antarctica-2-reconstructed_2.json": "e4d029611c238715",
    "antarctica-3.json": "c4153333bab12d83",
    "antarctica-3-reconstructed_2.json": "fe5da7aeff54e0fb",
    "antarctica-4.json": "2067cb9bb9c9adc9",
    "antarctica-4-reconstructed_2.json": "cae8f40a5e8850eb",
    "aquatica-1.json": "6903833f8eb70676",
    "aquatica-2.json": "c869739ddc34d176",
    "aquatica-2-reconstructed_4.json": "0dd51c31fead7ddf",
    "aquatica-2-reconstructed_3.json": "d250d571e7fa0320",
    "aquatica-3.json": "b315c2b0f4cc8aec",
    "aquatica-3-reconstructed_4.json": "d2a28faf60ba29e5",
    "aquatica-3-reconstructed_3.json": "640c8b9e856ec7f9",
    "aquatica-4.json": "b596d848052ba8da",
    "aquatica-4-reconstructed_4.json": "5ca5ff5ad767b053",
    "aquatica-4-reconstructed_3.json": "fad349d41100511e",
    "council-1.json": "44618cb841005eeb",
    "council-2.json": "eb99fc9b4d7543da",
    "council-3.json": "034124463ebabc30",
    "council-4.json": "5575839caf024ec7",
}
"""What won the arena, as docs/research/networks.md tells."""
TABLES = [("antarctica", 2), ("antarctica", 4), ("aquatica", 1), ("council", 2), ("council", 3)]


def random_network(
    setup: Setup, seed: str, units: int = 8, policy: bool = True, corrects: bool = False
) -> Network:
    features = setup.game.features(setup)
    assert features is not None
    rng = Random(seed)
    moves = len(setup.game.moves) if policy else 0

    def numbers(count: int) -> list[float]:
        return [rng.gauss(0.0, 0.1) for _ in range(count)]

    return Network(
        setup.game.info.name,
        setup.rules,
        setup.edition.name,
        setup.players,
        features.size,
        numbers(features.size * units),
        numbers(units),
        numbers(units * setup.players),
        numbers(setup.players),
        numbers(units * moves),
        numbers(moves),
        corrects,
    )


def positions(
    game: str, players: int, count: int = 6, options: dict[str, object] | None = None
) -> list[State]:
    """Some positions of a game that is played at random."""
    setup = farshore.load(game).setup(players, options or {})
    state = setup.game.begin(setup)
    rng = Random("positions")
    found: list[State] = []
    while state.agenda and len(found) < count:
        actor = state.actor()
        if actor >= 0 and rng.random() < 0.2:
            found.append(state.clone())
        legal = [state.draw(rng)] if actor < 0 else state.legal(actor)
        state.apply(actor, legal[int(rng.random() * len(legal))])
    return found


def test_the_networks_are_those_that_were_measured() -> None:
    found = {file.name: file.read_bytes() for file in FOLDER.iterdir()}
    digests = {name: hashlib.sha256(content).hexdigest()[:16] for name, content in found.items()}
    assert digests == RECORDED


@pytest.mark.parametrize("name", RECORDED)
def test_a_network_fits_the_game_it_is_named_after(name: str) -> None:
    game, players, *_ = name.removesuffix(".json").split("-")
    document = json.loads(FOLDER.joinpath(name).read_text("utf-8"))
    setup = farshore.load(game).setup(int(players), {"data_set": document["edition"]})
    net = from_document(document)
    assert net.fits(setup)
    assert net.serves(setup)
    assert {**to_document(net), "origin": document["origin"]} == document


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council"])
def test_one_network_at_most_serves_a_table_and_one_every_new_table(game: str) -> None:
    loaded = farshore.load(game)
    for players in loaded.info.players:
        for edition in (*loaded.components, None):
            setup = loaded.setup(players, {} if edition is None else {"data_set": edition})
            serving = [
                net for net in shipped_networks(game) if net.fits(setup) and net.serves(setup)
            ]
            assert len(serving) <= 1, (players, edition)
            assert edition is not None or len(serving) == 1, players


def test_a_network_serves_its_own_edition_and_those_it_names() -> None:
    game = farshore.load("antarctica")
    document = json.loads(FOLDER.joinpath("antarctica-3-reconstructed_2.json").read_text("utf-8"))
    net = from_document({**document, "also": ["reconstructed_4"]})
    played = {name: net.serves(game.setup(3, {"data_set": name})) for name in game.components}
    assert played == {
        "reconstructed_1": False,
        "reconstructed_2": True,
        "reconstructed_3": False,
        "reconstructed_4": True,
    }


def test_a_network_does_not_serve_with_a_choice_that_it_loses_with() -> None:
    game = farshore.load("aquatica")
    net = from_document(json.loads(FOLDER.joinpath("aquatica-1.json").read_text("utf-8")))
    served = {end: net.serves(game.setup(1, {"solo_end": end})) for end in ("own", "any")}
    assert served == {"own": True, "any": False}


@pytest.mark.parametrize("name", RECORDED)
def test_levels_play_with_the_network_from_sharp_on_and_with_more_seats_from_steady_on(
    name: str,
) -> None:
    """So does `steady` where a search without a network is little or no better than `gentle`."""
    named, players, *_ = name.removesuffix(".json").split("-")
    game = farshore.load(named)
    edition = json.loads(FOLDER.joinpath(name).read_text("utf-8"))["edition"]
    state = game.start(int(players), {"data_set": edition})
    learned = {"sharp": True, "master": True, "gentle": False, "search": False}
    learned["steady"] = named != "council" and state.players > 2
    for level, expected in learned.items():
        [bot] = bots.make(f"{level}:8", game, 1)
        assert isinstance(bot, SearchBot)
        assert bot.evaluation.has_policy(state.setup) == expected, level
    master = bots.make("master:8", game, 1)
    bots.play(state, [*master, *bots.make("random", game, 1) * (state.players - 1)], Random("1"))
    assert state.is_over()


@pytest.mark.parametrize(
    ("game", "edition"), [("antarctica", "reconstructed_1"), ("aquatica", "reconstructed_1")]
)
def test_without_a_network_for_it_a_table_is_judged_as_ever(game: str, edition: str) -> None:
    own, best = bots.evaluation_of(game), best_evaluation_of(game)
    for players in farshore.load(game).info.players:
        for state in positions(game, players, 2, {"data_set": edition}):
            assert best.values(state) == own.values(state)


def seen_by_every_seat(network: Network, setup: Setup) -> Iterator[tuple[State, Seat, list[float]]]:
    """Some positions, each seat, and by hand, from the definition of the network, its logits."""
    features = setup.game.features(setup)
    assert features is not None
    for state in positions(setup.game.info.name, setup.players):
        for at in range(setup.players):
            yield state, Seat(at), logits_by_definition(network, features.row(state, Seat(at)))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_seat_judges_by_its_own_features(game: str, players: int) -> None:
    setup = farshore.load(game).setup(players)
    network = random_network(setup, "hand")
    evaluation = network_evaluation(network, setup)
    for state, seat, logits in seen_by_every_seat(network, setup):
        values = evaluation.values_for(state, seat)
        assert values == pytest.approx(chances_by_definition(logits, seat))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_network_that_corrects_adds_its_logits_to_the_own_evaluation(
    game: str, players: int
) -> None:
    setup = farshore.load(game).setup(players)
    network = random_network(setup, "correction", corrects=True)
    evaluation, own = network_evaluation(network, setup), bots.evaluation_of(game)
    for state, seat, logits in seen_by_every_seat(network, setup):
        chances = own.values(state)[seat:] + own.values(state)[:seat]
        for at, chance in enumerate(chances):
            logits[at] += log(chance) if players > 1 else log(chance / (1 - chance))
        values = evaluation.values_for(state, seat)
        assert values == pytest.approx(chances_by_definition(logits, seat))
        judged = evaluation.policy_values(state, seat)
        assert judged is not None and judged.values == values


class QuietOnly(Evaluation):
    """A policy that likes all moves, and values of 0 where a move is only half made."""

    def __init__(self, needs_quiet: bool) -> None:
        self.wanted = needs_quiet

    def values(self, state: State) -> list[float]:
        half_made = False
        if state.agenda and state.actor() >= 0:
            half_made = not bots.heuristic_of("council").is_quiet(state, state.actor())
        return [0.0 if half_made else 0.5] * state.players

    def has_policy(self, setup: Setup) -> bool:
        return True

    def needs_quiet(self, setup: Setup) -> bool:
        return self.wanted

    def policy_values(self, state: State, seat: Seat) -> PolicyValues:
        return AllAlike(self.values(state))


class AllAlike(PolicyValues):
    def advantage(self, move: int) -> float:
        return 0.0


def test_what_needs_quiet_is_never_asked_about_half_a_move() -> None:
    heuristic = bots.heuristic_of("council")
    asked_too_early = 0
    for state in positions("council", 2, 12):
        seat = state.actor()
        if len(state.legal(seat)) < 2:
            continue
        observation = Observation(state, seat, state.legal(seat))
        for needs_quiet in (True, False):
            bot = SearchBot(heuristic, QuietOnly(needs_quiet), Simulations(40))
            chances = bot.search(observation, Random("quiet")).chances()
            if needs_quiet:
                assert chances == pytest.approx([0.5, 0.5])
            elif min(chances) < 0.499:
                asked_too_early += 1
    assert asked_too_early > 0


def test_a_network_that_corrects_starts_four_simulations_from_each_sample() -> None:
    setup = farshore.load("council").setup(2)
    state = next(each for each in positions("council", 2) if len(each.legal(each.actor())) > 1)
    observation = Observation(state, state.actor(), state.legal(state.actor()))
    drawn: list[int] = []
    for corrects in (True, False):
        evaluation = network_evaluation(random_network(setup, "s", corrects=corrects), setup)
        search = SearchBot(bots.heuristic_of("council"), evaluation, Simulations(40)).search(
            observation, Random("samples")
        )
        drawn.append(-(-search.simulations // len(search.determinizations)))
    assert drawn == [4, 1]


def test_a_document_tells_whether_a_network_corrects() -> None:
    setup = farshore.load("council").setup(2)
    for corrects in (False, True):
        document = to_document(random_network(setup, "document", corrects=corrects))
        assert from_document(document).corrects is corrects


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_policy_judges_moves_by_the_same_hidden_units(game: str, players: int) -> None:
    setup = farshore.load(game).setup(players)
    network = random_network(setup, "policy")
    evaluation = network_evaluation(network, setup)
    features = setup.game.features(setup)
    assert features is not None
    for state in positions(game, players, 2):
        seat = Seat(state.waiting()[0])
        policy_values = evaluation.policy_values(state, seat)
        evaluation.policy_values(state.clone(), Seat(players - 1))  # a later one does not change it
        assert policy_values is not None
        assert policy_values.values == pytest.approx(evaluation.values_for(state, seat))
        hidden = hidden_by_definition(network, features.row(state, seat))
        for move in state.legal(seat):
            weights = network.policy[move * len(hidden) : (move + 1) * len(hidden)]
            logit = sum(h * w for h, w in zip(hidden, weights, strict=True))
            expected = (logit + network.policy_biases[move]) / POLICY_SCALE
            assert policy_values.advantage(move) == pytest.approx(expected)


def test_without_a_policy_moves_are_not_judged() -> None:
    setup = farshore.load("antarctica").setup(2)
    evaluation = network_evaluation(random_network(setup, "value", policy=False), setup)
    state = positions("antarctica", 2, 1)[0]
    assert evaluation.policy_values(state, Seat(0)) is None


class Counting(Evaluation):
    """Counts how often it is asked."""

    def __init__(self, inner: Evaluation) -> None:
        self.inner = inner
        self.asked = 0
        self.evaluated = 0

    def values(self, state: State) -> list[float]:
        self.evaluated += 1
        return self.inner.values(state)

    def policy_values(self, state: State, seat: Seat) -> PolicyValues | None:
        self.asked += 1
        return self.inner.policy_values(state, seat)


def test_with_a_policy_only_the_moves_of_the_decision_itself_are_tried() -> None:
    """A simulation judges one further decision, and evaluates nothing else."""
    setup = farshore.load("antarctica").setup(2)
    counting = Counting(network_evaluation(random_network(setup, "count"), setup))
    state = next(each for each in positions("antarctica", 2) if len(each.legal(each.actor())) > 2)
    seat = state.actor()
    bot = SearchBot(bots.heuristic_of("antarctica"), counting, Simulations(30))
    search = bot.search(Observation(state, seat, state.legal(seat)), Random("count"))
    assert search.simulations <= 30
    assert counting.evaluated == len(search.choices())  # the game is far from its end
    assert 0 < counting.asked <= search.simulations


def hidden_by_definition(network: Network, row: bytes) -> list[float]:
    units = len(network.biases)
    return [
        max(0.0, bias + sum(v * network.inner[at * units + unit] for at, v in enumerate(row)))
        for unit, bias in enumerate(network.biases)
    ]


def logits_by_definition(network: Network, row: bytes) -> list[float]:
    players = network.players
    hidden = hidden_by_definition(network, row)
    return [
        bias + sum(h * network.outer[unit * players + seat] for unit, h in enumerate(hidden))
        for seat, bias in enumerate(network.outer_biases)
    ]


def chances_by_definition(logits: list[float], seat: int) -> list[float]:
    """In the order of the seats."""
    from math import exp

    if len(logits) == 1:
        return [1.0 / (1.0 + exp(-logits[0]))]
    total = sum(exp(logit) for logit in logits)
    return [exp(logits[(at - seat) % len(logits)]) / total for at in range(len(logits))]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_network_judges_only_by_what_the_seat_knows(game: str, players: int) -> None:
    """Positions that a seat cannot tell apart have the same value for it: nothing leaks."""
    setup = farshore.load(game).setup(players)
    evaluation = network_evaluation(random_network(setup, "leak"), setup)
    rng = Random("samples")
    for state in positions(game, players):
        for at in range(players):
            seat = Seat(at)
            values = evaluation.values_for(state, seat)
            policy_values = evaluation.policy_values(state, seat)
            assert policy_values is not None
            for _ in range(3):
                sample = state.sample(seat, rng)
                assert evaluation.values_for(sample, seat) == values
                again = evaluation.policy_values(sample, seat)
                assert again is not None
                for move in setup.game.moves.numbers()[:50]:
                    assert again.advantage(move) == policy_values.advantage(move)


def test_a_document_keeps_a_network_to_half_precision() -> None:
    setup = farshore.load("antarctica").setup(2)
    network = random_network(setup, "document")
    again = from_document(to_document(network))
    assert again.inner == pytest.approx(network.inner, rel=1e-3, abs=1e-6)
    row = bytes(index % 3 for index in range(network.features))
    first, second = (ForwardPass(each).logits(row) for each in (network, again))
    assert first == pytest.approx(second, abs=0.01)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"weights": "AAAA"},
        {"units": 12},
        {"game": 3},
        {"players": 0},
        {"rules": -1},
        {"moves": 1},
        {"also": "reconstructed_4"},
        {"not_with": ["solo_end=any", 3]},
    ],
)
def test_a_document_that_is_no_network_is_refused(change: dict[str, object]) -> None:
    setup = farshore.load("antarctica").setup(2)
    document = {**to_document(random_network(setup, "document")), **change}
    with pytest.raises(ValueError):
        from_document(document)


def test_a_network_serves_other_editions_only_if_it_is_asked_for() -> None:
    setup = farshore.load("antarctica").setup(2)
    there = random_network(setup, "edition")
    other = Network(
        there.game,
        there.rules,
        "some other edition",
        there.players,
        there.features,
        there.inner,
        there.biases,
        there.outer,
        there.outer_biases,
        there.policy,
        there.policy_biases,
    )
    own = bots.evaluation_of("antarctica")
    state = positions("antarctica", 2, 1)[0]
    assert NetworkEvaluation(own, [other]).values(state) == own.values(state)
    assert NetworkEvaluation(own, [there]).values(state) != own.values(state)
    assert network_evaluation(other, setup).values(state) != own.values(state)
