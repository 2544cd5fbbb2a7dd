"""What each seat has seen so far: the information state, with perfect recall."""

from __future__ import annotations

import hashlib
import json

from farshore.core.move import MoveTable
from farshore.core.record import actor_text
from farshore.core.state import MASKED, MASKED_UNTIL_OPENED, OPEN, OPENED, SEALED, State
from farshore.core.types import MoveId, Seat, seats

UNKNOWN = MoveId(-1)
"""A sealed move in a sample: it is not known before it is opened."""


class InformationStates:
    """For each seat the moves as it saw them, in order, and what it was shown in between.

    A sealed move appears when it is opened. A decision may show its seat something hidden, such as
    a hand of cards to choose from; then a digest of the seat's view is added.
    """

    def __init__(self, moves: MoveTable, players: int) -> None:
        self.moves = moves
        self.lines: list[list[str]] = [[] for _ in range(players)]
        self.sealed: list[tuple[Seat, MoveId, list[Seat]]] = []
        """Moves that wait to be opened: actor, move, and the seats that do not know them."""

    def clone(self) -> InformationStates:
        other = InformationStates(self.moves, 0)
        other.lines = [lines[:] for lines in self.lines]
        other.sealed = self.sealed[:]
        return other

    def text(self, seat: Seat) -> str:
        return "; ".join(self.lines[seat])

    def play(self, state: State, actor: Seat, move: MoveId) -> None:
        """Makes a move in the position, and adds it to what the seats have seen."""
        decision = state.decision()
        open_text = f"{actor_text(actor)} {self.moves.text(move)}"
        unknowing: list[Seat] = []
        for seat, lines in zip(seats(len(self.lines)), self.lines, strict=True):
            shown = decision.visibility(state, actor, move, seat)
            if shown == OPEN:
                lines.append(open_text)
                continue
            if shown in (MASKED, MASKED_UNTIL_OPENED):
                lines.append(f"{actor_text(actor)} {self.moves.masked(move)}")
            if shown in (SEALED, MASKED_UNTIL_OPENED):
                unknowing.append(seat)
        if unknowing:
            self.sealed.append((actor, move, unknowing))
        if self.sealed:
            events = state.apply_with_events(actor, move)
            if any(event.kind == OPENED for event in events):
                self._open(state)
        else:
            state.apply(actor, move)
        self._look(state)

    def look(self, state: State, seat: Seat) -> None:
        """What the seat has seen is what it sees now: for a position without a history."""
        self.lines[seat] = [_view_digest(state, seat)]

    def resample(self, state: State, seat: Seat) -> None:
        """Adapts the information states to `state`, a sample of what `seat` knows.

        What the others have seen in the real game may be hidden from `seat`, so it is replaced by
        a digest of their views in the sample. Sealed moves become unknown for the same reason.
        """
        for other in seats(len(self.lines)):
            if other != seat:
                self.look(state, other)
        self.sealed = [(actor, UNKNOWN, unknowing) for actor, _, unknowing in self.sealed]

    def _open(self, state: State) -> None:
        """Everybody learns what was sealed, in the order of the seats."""
        for actor, move, unknowing in sorted(self.sealed, key=lambda entry: entry[0]):
            for seat in unknowing:
                if move == UNKNOWN:
                    self.lines[seat].append(_view_digest(state, seat))
                else:
                    self.lines[seat].append(f"{actor_text(actor)} {self.moves.text(move)}")
        self.sealed = []

    def _look(self, state: State) -> None:
        if state.agenda:
            decision = state.decision()
            if decision.reveals(state):
                for seat in decision.waiting(state):
                    if seat >= 0:
                        self.lines[seat].append(_view_digest(state, seat))


def _view_digest(state: State, seat: Seat) -> str:
    """A digest of what the seat sees now."""
    view = json.dumps(state.view(seat), sort_keys=True)
    return f"{seat} sees {hashlib.sha256(view.encode()).hexdigest()[:16]}"
