"""Every illegal move is refused with a reason of the game, whatever is asked when."""

import ast
from pathlib import Path

import pytest

import farshore
from farshore.core.state import CHANCE
from farshore.core.types import MoveId, Seat
from farshore.games import aquatica
from tests.aquatica.scenes import Scene, play, refused
from tests.support.cases import Case, every_case
from tests.support.playing import play_through

CASES = [case for case in every_case() if case.game == "aquatica"]
ROOM = Path(aquatica.__file__).parent


def reason_keys() -> set[str]:
    """All keys that the game's code can give as a reason why not."""
    keys: set[str] = set()
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and value.startswith("aquatica-"):
                keys.add(value)
    return keys


def test_random_games_meet_every_reason() -> None:
    """Each reason is given somewhere, with the seat's own illegal moves of every kind."""
    met: set[str] = set()
    for case in CASES:
        for step, (state, actor, _) in enumerate(play_through(case, "reasons")):
            if actor == CHANCE or step % 3:
                continue
            for move in range(442, len(state.game.moves)):
                reason = state.why_not(Seat(actor), MoveId(move))
                if reason is not None:
                    met.add(reason.key)
                    assert reason.key.startswith("aquatica-") or reason.key == "not-now"
    rare = {  # the tests of their rules meet these
        "aquatica-strict",
        "aquatica-drawn-enough",
        "aquatica-gave-already",
        "aquatica-claim-or-continue",
        "aquatica-manta-placed",
        "aquatica-ichthyander-there",
        "aquatica-ichthyander-first",
        "aquatica-raise-fully-first",
        "aquatica-slot-empty",
    }
    assert reason_keys() - met <= rare
    assert met <= reason_keys() | {"not-now"}


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        ("0 place_ichthyander wild_two", "aquatica-ichthyander-there"),
        ("0 place_ichthyander each_type", "aquatica-goal-not-here"),
        ("0 end_turn", "aquatica-ichthyander-first"),
    ],
)
def test_placing_ichthyanders(entry: str, key: str) -> None:
    state = Scene(1).state()
    play(state, "0 play matron", "0 place_ichthyander wild_two", "0 end_turn", "0 play matron")
    assert refused(state, entry) == key


def test_a_move_of_another_kind_is_refused_while_a_king_is_chosen() -> None:
    state = Scene(1).state()
    assert refused(state, "0 choose_king king_host") == "not-now"
    assert refused(state, "0 continue") == "not-now"


def test_after_the_end_nothing_is_possible() -> None:
    case: Case = CASES[0]
    for state, _, _ in play_through(case, "over"):  # noqa: B007
        pass
    with pytest.raises(farshore.IllegalMove) as caught:
        state.play(Seat(0), state.game.moves.number("end_turn"))
    assert caught.value.key == "game-over"
