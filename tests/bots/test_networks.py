"""The networks that come with the package: they are the recorded ones, they load, and they play."""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from random import Random

import pytest

import farshore
from farshore import bots
from farshore.bots import NetworkEvaluation, SearchBot
from farshore.bots.network_evaluation import best_evaluation_of
from farshore.networks import from_document, shipped_networks, to_document

FOLDER = files("farshore.networks").joinpath("shipped")
RECORDED = {"antarctica-2.json": "d0ff8abeed8fb959"}
"""What won the arena, as docs/research/index.md tells."""


def test_the_networks_are_those_that_were_measured() -> None:
    found = {file.name: file.read_bytes() for file in FOLDER.iterdir()}
    digests = {name: hashlib.sha256(content).hexdigest()[:16] for name, content in found.items()}
    assert digests == RECORDED


@pytest.mark.parametrize("name", RECORDED)
def test_a_network_fits_the_game_it_is_named_after(name: str) -> None:
    game, players = name.removesuffix(".json").split("-")
    setup = farshore.load(game).setup(int(players))
    document = json.loads(FOLDER.joinpath(name).read_text("utf-8"))
    net = from_document(document)
    assert net.fits(setup)
    assert net.terms == len(bots.evaluation_of(game).linear_weights())
    assert {**to_document(net), "origin": document["origin"]} == document


@pytest.mark.parametrize("name", RECORDED)
def test_master_plays_with_the_network_and_the_others_without(name: str) -> None:
    named, players = name.removesuffix(".json").split("-")
    game = farshore.load(named)
    master, sharp, search = (
        bots.make(level, game, 1)[0] for level in ("master:8", "sharp:8", "search:8")
    )
    assert isinstance(master, SearchBot) and isinstance(sharp, SearchBot)
    assert isinstance(search, SearchBot)
    assert isinstance(master.evaluation, NetworkEvaluation)
    assert sharp.evaluation is search.evaluation is bots.evaluation_of(game.info.name)
    state = game.start(int(players))
    bots.play(state, [master, *[search] * (state.players - 1)], Random("trained"))
    assert state.is_over()


def test_without_a_network_for_it_a_game_is_judged_as_ever() -> None:
    own = bots.evaluation_of("council")
    assert shipped_networks("council") == []
    assert best_evaluation_of("council") is own
    state = farshore.load("antarctica").start(4)
    rng = Random("four")
    for _ in range(30):
        actor = state.actor()
        state.apply(actor, state.draw(rng) if actor < 0 else state.legal(actor)[0])
    learned = best_evaluation_of("antarctica")
    assert learned.values(state) == bots.evaluation_of("antarctica").values(state)
