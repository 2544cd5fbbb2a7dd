"""Many games at once, for learners: the loop that must be fast.

Rows and masks of all games are two stretches of bytes, which numpy can look at without copying.
Games that are over start anew by themselves.
"""

from __future__ import annotations

from random import Random
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from farshore.core.chance import below
from farshore.core.errors import IllegalMove
from farshore.core.features import Features
from farshore.core.game import Setup
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat

EVERY_SEAT: Final[Seat] = -1  # type: ignore[assignment]
"""The caller decides for all seats."""
ANY_SEAT: Final[Seat] = -2  # type: ignore[assignment]
"""The caller decides for one seat, drawn anew for each game."""


class Finished:
    """A game of the batch that has ended; another one has taken its place."""

    def __init__(self, at: int, state: State, seat: Seat, truncated: bool) -> None:
        self.at: Final = at
        self.state: Final = state
        self.seat: Final = seat
        """The caller's seat in it."""
        self.truncated: Final = truncated
        """Whether it was stopped at the greatest number of decisions."""


class Batch:
    """Games with the same setup. Luck plays by itself, and so do seats that play at random.

    Each game has its own random numbers: what happens in it does not depend on the others.
    """

    def __init__(
        self,
        setup: Setup,
        features: Features,
        rngs: list[Random],
        seat: Seat,
        random_others: bool,
        max_decisions: int,
    ) -> None:
        self.setup: Final = setup
        self.features: Final = features
        self.rngs: Final = rngs
        self.seat: Final = seat
        """The caller's seat, EVERY_SEAT or ANY_SEAT."""
        self.random_others: Final = random_others
        """Whether the other seats play at random; if not, the caller decides for them too."""
        self.max_decisions: Final = max_decisions
        """Decisions after which a game is stopped; 0 for never."""
        self.games: Final = len(rngs)
        self.moves: Final = len(setup.game.moves)
        self.rows = bytearray()
        """What the seats that decide know, one stretch for each game; `observe` makes it anew.
        It is the caller's, who may write into it."""
        self.masks = b""
        """1 for each legal move, one stretch for each game."""
        self.states: Final[list[State]] = [setup.game.begin(setup) for _ in rngs]
        self.seats: Final = [EVERY_SEAT] * self.games
        """The caller's seat in each game."""
        self.actors: Final = [Seat(0)] * self.games
        """The seat that decides in each game."""
        self.legal: Final[list[list[MoveId]]] = [[] for _ in rngs]
        self.counts: Final = [0] * self.games
        """Decisions so far in each game."""
        self.finished: Final[list[Finished]] = []
        """The games that ended since the last `step` began."""
        self._caches: Final = [features.cache() for _ in rngs]
        self._rows: Final = [b""] * self.games
        """The same, game by game."""
        self._mask_bytes: Final = BytesWriter()
        self._mask_bytes.write(bytes(self.games * self.moves))
        self._legal_marked: Final[list[list[MoveId]]] = [[] for _ in rngs]
        """The moves of each game that are 1 in `_mask_bytes`."""
        for at in range(self.games):
            self._choose_seat(at)
            self._advance(at)

    def step(self, moves: list[MoveId]) -> None:
        """A move in every game, by the seat that decides there; if one is illegal, none is made."""
        self._check(moves)
        for at in range(self.games):
            self.play(at, moves[at])

    def step_and_observe(self, moves: list[MoveId]) -> None:
        """`step` and `observe` in one pass over the games, which is faster."""
        self._check(moves)
        for at in range(self.games):
            self.play(at, moves[at])
            self._write(at)
        self._written()

    def _check(self, moves: list[MoveId]) -> None:
        for at in range(self.games):
            if not self._is_legal(at, moves[at]):
                problem = self.states[at].why_not(self.actors[at], moves[at])
                assert problem is not None
                raise IllegalMove(problem)
        self.finished.clear()

    def _is_legal(self, at: int, move: MoveId) -> bool:
        legal = self.legal[at]
        if self._legal_marked[at] is legal:  # what `observe` wrote is quicker to ask
            return 0 <= move < self.moves and self._mask_bytes[at * self.moves + move] == 1
        return move in legal

    def play(self, at: int, move: MoveId) -> None:
        """A legal move in one game, and everything up to the next decision."""
        self.states[at].apply(self.actors[at], move)
        self.counts[at] += 1
        self._advance(at)

    def random_moves(self, rng: Random) -> list[MoveId]:
        """A legal move for each game, each as likely as any other."""
        moves: list[MoveId] = []
        for legal in self.legal:
            moves.append(legal[below(rng, len(legal))])
        return moves

    def observe(self) -> None:
        """Makes `rows` and `masks`, for the seat that decides in each game."""
        for at in range(self.games):
            self._write(at)
        self._written()

    def _write(self, at: int) -> None:
        self._rows[at] = self._caches[at].row(self.states[at], self.actors[at])
        allowed = self._mask_bytes
        first: i64 = at * self.moves
        for move in self._legal_marked[at]:
            allowed[first + i64(move)] = 0
        legal = self.legal[at]
        for move in legal:
            allowed[first + i64(move)] = 1
        self._legal_marked[at] = legal

    def _written(self) -> None:
        """Rows are put together once, where the caller keeps them: each further copy of them all is
        memory that goes back to the system and is asked for again in every step."""
        self.rows = bytearray().join(self._rows)
        self.masks = self._mask_bytes.getvalue()

    def _advance(self, at: int) -> None:
        """Luck, seats that play at random and new games, up to a decision of the caller."""
        rng = self.rngs[at]
        while True:
            state = self.states[at]
            late = self.max_decisions > 0 and self.counts[at] >= self.max_decisions
            if late or not state.agenda:
                self.finished.append(Finished(at, state, self.seats[at], len(state.agenda) > 0))
                self.states[at] = self.setup.game.begin(self.setup)
                self.counts[at] = 0
                self._choose_seat(at)
                continue
            decision = state.decision()
            actor = decision.actor(state)
            if actor == CHANCE:
                state.apply(CHANCE, decision.draw(state, rng))
                continue
            legal = decision.legal(state, actor)
            mine = self.seat == EVERY_SEAT or actor == self.seats[at]
            if mine or not self.random_others:
                self.actors[at] = actor
                self.legal[at] = legal
                return
            state.apply(actor, legal[below(rng, len(legal))])
            self.counts[at] += 1

    def _choose_seat(self, at: int) -> None:
        if self.seat == ANY_SEAT:
            self.seats[at] = Seat(below(self.rngs[at], self.setup.players))
        else:
            self.seats[at] = self.seat
