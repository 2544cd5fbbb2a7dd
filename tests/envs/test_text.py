"""Games in words: questions, answers, an environment of text, and a language model as a bot."""

import json
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

import farshore
from farshore import envs, external
from farshore.bots import Observation, RandomBot, play
from farshore.core.types import MoveId
from farshore.external.text import TRIES, TextGame
from farshore.localization.languages import LANGUAGES

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
GAMES = ("antarctica", "aquatica", "council")


def observed(game: str) -> tuple[TextGame, Observation]:
    """A decision some way into a game."""
    setup = farshore.load(game).setup(2, simulating=True)
    state = setup.game.begin(setup)
    rng = Random(2)
    play(state, [RandomBot(), RandomBot()], rng, 30)
    while state.actor() < 0 or len(state.legal(state.actor())) < 2:
        play(state, [RandomBot(), RandomBot()], rng, 1)
    seat = state.actor()
    return TextGame(setup), Observation(state, seat, state.legal(seat))


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
def test_a_question_names_every_legal_move_in_words(game: str, language: str) -> None:
    text, observation = observed(game)
    said = TextGame(text.setup, language)
    question = said.question(observation, Random(1))
    moves = text.setup.game.moves
    for move in observation.legal:
        assert f"\n{move}: {moves.text(move)} — " in question
    assert "text-" not in said.introduction() + question, "every message has words"


def test_a_question_tells_only_what_the_seat_may_know() -> None:
    text, observation = observed("council")
    own = observation.sample(Random(5))
    same = Observation(own, observation.seat, own.legal(observation.seat))
    assert text.question(observation, Random(1)) == text.question(same, Random(1))


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("move: 118", 118),
        ("I thought about 119.\nMove 118", 118),
        ("move: 119? No.\nmove: 118", 118),
        ('{"move": 118}', 118),
        ("118", 118),
        ("sail left\n", 118),
        ("`sail left`", 118),
        ("move: 5", None),
        ("118 or 119", None),
        ("I pass", None),
        ("", None),
    ],
)
def test_answers_are_read(answer: str, found: int | None) -> None:
    game = farshore.load("antarctica")
    text = TextGame(game.setup(2))
    number = game.moves.number("sail left")
    answer = answer.replace("118", str(number)).replace("119", str(number + 1))
    legal = [number, MoveId(number + 1)]
    assert text.read(answer, legal) == (number if found else None)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_text_is_played_to_its_end(game: str) -> None:
    env = envs.text(game, players=2, seat=1)
    question, info = env.reset(seed=1)
    assert env.observation_space.contains(question) and "move: 12" in info["introduction"]
    rng, over = Random(1), False
    while not over:
        legal = env.env.position.legal(1)
        assert len(legal) > 1
        answer = f"Well. move: {legal[int(rng.random() * len(legal))]}"
        question, _, over, _, info = env.step(answer)
    assert info["place"] in (1, 2) and str(env.env.position.results().scores[0]) in question


def test_answers_that_name_no_move_are_asked_again_and_then_forfeited() -> None:
    env = envs.text("antarctica", players=2)
    question, _ = env.reset(seed=1)
    for _ in range(TRIES - 1):
        again, reward, over, _, info = env.step("I resign")
        assert again.endswith(question.partition("\n")[2][-200:]) and info["illegal"]
        assert (reward, over, env.forfeits) == (0.0, False, 0)
    assert env.step("I resign")[4]["forfeited"] and env.forfeits == 1


class Stub(BaseHTTPRequestHandler):
    """Speaks the interface of chat completions; chooses the first move of the question."""

    asked: list[Any] = []  # noqa: RUF012
    rude = False
    broken = b""
    """What is sent instead of a reply, and then the connection is closed."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        type(self).asked.append((self.path, self.headers["Authorization"], body))
        first = next(line for line in body["messages"][1]["content"].splitlines() if " — " in line)
        said = "no" if self.rude else f"Thinking…\nmove: {first.partition(':')[0]}"
        reply = json.dumps({"choices": [{"message": {"role": "assistant", "content": said}}]})
        self.send_response(200)
        if self.broken:
            self.send_header("Content-Length", "30")
        self.end_headers()
        self.wfile.write(self.broken or reply.encode())

    def log_message(self, *_: Any) -> None:
        """Says nothing."""


@pytest.fixture
def endpoint(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Stub]]:
    handler = type("OwnStub", (Stub,), {"asked": []})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setenv("FARSHORE_LM_URL", f"http://127.0.0.1:{server.server_port}/v1")
    monkeypatch.setenv("FARSHORE_LM_KEY", "secret")
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    yield handler
    server.shutdown()
    server.server_close()


def first_choices(handler: type[Stub]) -> tuple[list[Any], int]:
    setup = farshore.load("antarctica").setup(2, simulating=True)
    bot = external.make_one("py:language_model:LanguageModel", setup)
    state = setup.game.begin(setup)
    moves = play(state, [bot, RandomBot()], Random(1), 40)
    return moves, external.forfeits(bot)


def test_a_language_model_plays_through_its_interface(endpoint: type[Stub]) -> None:
    moves, forfeits = first_choices(endpoint)
    path, key, body = endpoint.asked[0]
    assert (path, key) == ("/v1/chat/completions", "Bearer secret")
    assert [message["role"] for message in body["messages"]] == ["system", "user"]
    assert forfeits == 0 and len(endpoint.asked) > 3
    setup = farshore.load("antarctica").setup(2, simulating=True)
    state = setup.game.begin(setup)
    for actor, move in moves:
        if actor == 0:
            assert move == state.legal(actor)[0]
        state.apply(actor, move)


def test_a_language_model_that_names_no_move_forfeits(endpoint: type[Stub]) -> None:
    endpoint.rude = True
    _, forfeits = first_choices(endpoint)
    assert forfeits > 0 and len(endpoint.asked) == TRIES * forfeits
    assert len(endpoint.asked[TRIES - 1][2]["messages"]) == 2 + 2 * (TRIES - 1)


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        (b"<html>The model sleeps.</html>", "the reply is not JSON"),
        (b'{"choices": [', "the reply is broken or cut off: IncompleteRead"),
    ],
)
def test_a_broken_reply_costs_a_try_as_a_failing_endpoint_does(
    endpoint: type[Stub], caplog: pytest.LogCaptureFixture, sent: bytes, said: str
) -> None:
    endpoint.broken = sent
    _, forfeits = first_choices(endpoint)
    assert forfeits > 0 and len(endpoint.asked) == TRIES * forfeits
    assert f"no answer: {said}" in caplog.text
