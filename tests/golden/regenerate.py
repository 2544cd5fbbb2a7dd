"""Golden games: everything the interface answers along one game of each kind.

`python -m tests.golden.regenerate` (or `make golden`) writes the files anew. Look at the
differences before you commit them: a change here is a change of the rules.
"""

import hashlib
import json
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import gymnasium

import farshore
from farshore import bots
from farshore.core.playout import perft
from farshore.core.record import Record, actor_text
from farshore.core.state import SPECTATOR, State
from farshore.core.types import Seat
from farshore.envs import gymnasium_ids, register_gymnasium
from farshore.envs.versions import VERSIONS
from tests.golden.records import DIGESTS, digest, record_digest
from tests.support.cases import Case, edition_cases, every_case, few_cases
from tests.support.playing import play_through, random_record

HERE = Path(__file__).parent
GAMES = HERE / "games"
PERFT = HERE / "perft.json"
BOTS = HERE / "bots.json"
ROWS = HERE / "rows.json"
ENVIRONMENTS = HERE / "environments.json"

SHIPPED = ("antarctica", "aquatica", "council")
PERFT_STEPS = (0, 40, 80, 120)
PERFT_LINES = 3000


# --- golden playthroughs ------------------------------------------------------------------------


def golden_cases() -> list[Case]:
    """Few cases, and the editions that new games do not use any more, or not yet."""
    return [*few_cases(), *edition_cases()]


def golden_path(case: Case) -> Path:
    return GAMES / f"{case.name}.txt"


def golden_lines(case: Case) -> Iterator[str]:
    """One line per step: who is waited for, how many moves, position, views, the move, events."""
    record, last = random_record(case, "golden")
    moves = last.game.moves
    log = record.log(SPECTATOR)
    for at, (state, actor, move) in enumerate(play_through(case, "golden")):
        waits = ",".join(actor_text(seat) for seat in state.waiting())
        legal = {actor_text(seat): _legal(state, seat) for seat in state.waiting()}
        count = sum(len(texts) for texts in legal.values())
        views = [state.view(viewer) for viewer in (*state.seats(), SPECTATOR)]
        yield (
            f"{at} {waits} {state.decision().NAME} legal {count} {digest(legal)} "
            f"position {digest(state.position())} views {digest(views)}"
        )
        yield f"  {actor_text(actor)} {moves.text(move)}"
        for event in log[at].events:
            told = last.game.event_json(event, SPECTATOR)
            yield "    " + " ".join(f"{key}={value}" for key, value in told.items())
    results = last.results()
    assert results is not None
    yield json.dumps({**results.to_json(), "places": results.places, "parts": results.parts})


def _legal(state: State, seat: Seat) -> list[str]:
    if seat == farshore.CHANCE:
        return [f"{state.game.moves.text(move)} {weight}" for move, weight in state.chances()]
    return [state.game.moves.text(move) for move in state.legal(seat)]


# --- games of bots --------------------------------------------------------------------------------


def judged_cases() -> list[Case]:
    """The cases of games that `greedy` knows more of than the score."""
    return [
        case for case in few_cases() if type(bots.heuristic_of(case.game)) is not bots.Heuristic
    ]


def bot_digest(case: Case) -> str:
    """A fingerprint of a game between greedy bots."""
    state = case.start()
    players = bots.make("greedy", state.game, case.players)
    moves = bots.play(state, players, Random(f"{case.name}/greedy"))
    return digest(Record(case.setup(), moves).to_line(state))


# --- rows of features -----------------------------------------------------------------------------


def counted_cases() -> list[Case]:
    """Each game that has features, with each number of players."""
    return [
        case
        for case in few_cases()
        if "-" not in case.name.removeprefix(f"{case.game}-")
        and farshore.load(case.game).features(case.setup()) is not None
    ]


def rows_digest(case: Case) -> str:
    """A fingerprint of the rows of features that all seats see along the golden game."""
    features = farshore.load(case.game).features(case.setup())
    assert features is not None
    rows = hashlib.sha256()
    for state, _, _ in play_through(case, "golden"):
        for seat in state.seats():
            rows.update(features.row(state, seat))
    return rows.hexdigest()[:8]


# --- perft ----------------------------------------------------------------------------------------


def perft_counts(case: Case) -> dict[str, list[int]]:
    """How many sequences of 1, 2, 3 ... moves there are from some positions of the golden game."""
    record, _ = random_record(case, "golden")
    counts: dict[str, list[int]] = {}
    for step in PERFT_STEPS:
        if step < len(record.moves):
            state = record.replay(step)
            lines: list[int] = []
            while not lines or (lines[-1] < PERFT_LINES // 10 and len(lines) < 6):
                lines.append(perft(state, len(lines) + 1))
            counts[str(step)] = lines
    return counts


# --- environments ---------------------------------------------------------------------------------


def environment_digests() -> dict[str, str]:
    """Id and number of players -> a fingerprint of what a learner meets there.

    A difference here is a new version of the environments (`farshore/envs/versions.py`).
    """
    return {
        f"{name} {players}": _environment_digest(name, players)
        for version in VERSIONS
        for game, name in gymnasium_ids(version).items()
        for players in farshore.load(game).info.players
        if game in SHIPPED
    }


def _environment_digest(name: str, players: int) -> str:
    """Names and scales of the numbers, and some steps of a learner and of a vector."""
    register_gymnasium()
    found = hashlib.sha256()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an old version is out of date, as it should be
        one: Any = gymnasium.make(name, players=players, max_cycles=60).unwrapped
        many: Any = gymnasium.make_vec(name, 2, players=players, max_cycles=20)
    found.update(json.dumps([one.feature_names, one.config.features.highs]).encode())
    seen, info = one.reset(seed=1)
    over = False
    while not over:
        action = int(seen["action_mask"].nonzero()[0][-1])
        seen, reward, ended, cut, info = one.step(action)
        over = ended or cut
        found.update(seen["observation"].tobytes() + seen["action_mask"].tobytes())
        found.update(json.dumps([info["seat"], reward]).encode())
    many.reset(seed=1)
    for _ in range(30):
        seen, rewards, *_, infos = many.step(many.random_actions())
        found.update(seen["observation"].tobytes() + seen["action_mask"].tobytes())
        found.update(json.dumps([infos["seat"].tolist(), rewards.tolist()]).encode())
    return found.hexdigest()[:16]


def write_json(path: Path, document: object) -> None:
    path.write_text(json.dumps(document, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def main() -> None:
    for old in GAMES.glob("*.txt"):
        old.unlink()
    for case in golden_cases():
        golden_path(case).write_text("\n".join(golden_lines(case)) + "\n", encoding="utf-8")
    write_json(DIGESTS, {case.name: record_digest(case) for case in every_case()})
    write_json(BOTS, {case.name: bot_digest(case) for case in judged_cases()})
    write_json(ROWS, {case.name: rows_digest(case) for case in counted_cases()})
    write_json(PERFT, {case.name: perft_counts(case) for case in few_cases()})
    write_json(ENVIRONMENTS, environment_digests())


if __name__ == "__main__":
    main()
