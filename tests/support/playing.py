"""Random games with character, so that rare moves and long games come up."""

from collections.abc import Iterator
from random import Random

from farshore.core.chance import below, draw
from farshore.core.move import MoveTable
from farshore.core.record import Record
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat
from tests.support.cases import Case

_TEMPERS = (1, 10, 100)
_WASTEFUL = {"give_back_ship", "give_back_cube", "give_back_unused_ship"}
_PASSING = {"end_turn", "decline", "done"}
"""Kinds of moves that throw things away, or pass: most games use them sparingly."""


class Temperament:
    """How much a player likes each kind of move. Purely random players end most games early."""

    def __init__(self, moves: MoveTable, rng: Random) -> None:
        self._moves = moves
        thrifty = below(rng, 4) > 0
        self._likes: dict[str, int] = {}
        for kind in moves.kinds:
            like = 1000 * _TEMPERS[below(rng, len(_TEMPERS))]
            if thrifty and kind in _PASSING:
                like = 100
            if thrifty and kind in _WASTEFUL:
                like = 1
            self._likes[kind] = like

    def choose(self, legal: list[MoveId], rng: Random) -> MoveId:
        """First a kind of move, then one of that kind: many moves of a kind are no more likely."""
        by_kind: dict[str, list[MoveId]] = {}
        for move in legal:
            by_kind.setdefault(self._moves.kind(move), []).append(move)
        first = draw(rng, [(moves[0], self._likes[kind]) for kind, moves in by_kind.items()])
        moves = by_kind[self._moves.kind(first)]
        return moves[below(rng, len(moves))]


def choose_move(state: State, temperament: Temperament, rng: Random) -> tuple[Seat, MoveId]:
    """(actor, move) for any position that is not over; several waiting seats take turns by luck."""
    waiting = state.waiting()
    actor = waiting[below(rng, len(waiting))]
    if actor == CHANCE:
        return actor, draw(rng, state.chances())
    return actor, temperament.choose(state.legal(actor), rng)


def play_through(case: Case, seed: object) -> Iterator[tuple[State, Seat, MoveId]]:
    """(position before the move, actor, move) along a random game. The position moves on."""
    yield from play_on(case.start(), Random(f"{case.name}/{seed}"))


def play_on(state: State, rng: Random) -> Iterator[tuple[State, Seat, MoveId]]:
    """The same from a position on."""
    temperament = Temperament(state.game.moves, rng)
    while not state.is_over():
        actor, move = choose_move(state, temperament, rng)
        yield state, actor, move
        state.apply(actor, move)


def random_record(case: Case, seed: object) -> tuple[Record, State]:
    """A whole random game, and the position it ended in."""
    record = Record(case.setup())
    state = case.start()
    for state, actor, move in play_through(case, seed):  # noqa: B007
        record.moves.append((actor, move))
    return record, state
