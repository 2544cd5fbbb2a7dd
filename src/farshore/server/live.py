"""A game in progress: its record and position, with log and undo kept up move by move.

`Record.log` and `Record.undoable` work by replaying; a table needs their answers after every
move. `Live` gathers while playing what they would find, and tests hold it against them.
"""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.core.game import Setup
from farshore.core.record import Record, actor_text
from farshore.core.state import (
    CHANCE,
    MASKED_UNTIL_OPENED,
    OPEN,
    OPENED,
    SEALED,
    SPECTATOR,
    Event,
    State,
)
from farshore.core.types import Seat


class Entry:
    """One move: who, what, how each viewer sees it, and what followed."""

    def __init__(
        self,
        actor: Seat,
        number: int,
        shown: list[int],
        forced: bool,
        simultaneous: bool,
        events: list[Event],
        settled: bool,
    ) -> None:
        self.actor: Final = actor
        self.number: Final = number
        self.shown: Final = shown
        """By seat, the spectator last. Opening sealed moves changes it."""
        self.forced: Final = forced
        self.simultaneous: Final = simultaneous
        """Whether it was made while seats decided at the same time."""
        self.events: Final = events
        self.opens: Final = any(event.kind == OPENED for event in events)
        self.settled: Final = settled or self.opens
        """Final, or followed by a look at something hidden: it cannot be taken back."""

    def shown_to(self, viewer: Seat) -> int:
        return self.shown[-1] if viewer == SPECTATOR else self.shown[viewer]


class Live:
    """Setup, moves and position of a game that is being played."""

    def __init__(self, setup: Setup, moves: list[tuple[int, int]] | None = None) -> None:
        self.setup: Final = setup
        self.state = setup.game.begin(setup)
        self.entries: Final[list[Entry]] = []
        for actor, number in moves or []:
            self.accept(self.state, [make(self.state, actor, number)])

    def record(self) -> Record:
        return Record(self.setup, [(entry.actor, entry.number) for entry in self.entries])

    def lines(self, entries: list[Entry]) -> list[str]:
        """Moves as they stand in a record."""
        text = self.setup.game.moves.text
        return [f"{actor_text(entry.actor)} {text(entry.number)}" for entry in entries]

    # --- moving on

    def attempt(self, seat: Seat, number: int, rng: Random) -> tuple[State, list[Entry]]:
        """A legal move and all that follows by itself, tried on a copy."""
        state = self.state.clone()
        entries = [make(state, seat, number)]
        self._carry_on(state, entries, rng)
        return state, entries

    def attempt_nothing(self, rng: Random) -> tuple[State, list[Entry]]:
        """What follows by itself from here: at the start, or after an interruption."""
        state = self.state.clone()
        entries: list[Entry] = []
        self._carry_on(state, entries, rng)
        return state, entries

    def _carry_on(self, state: State, entries: list[Entry], rng: Random) -> None:
        """Draws what luck decides and plays what is forced, until somebody has a choice."""
        while True:
            waiting = state.waiting()
            if not waiting:
                return
            if waiting == (CHANCE,):
                entries.append(make(state, CHANCE, state.decision().draw(state, rng)))
                continue
            seat = self._forced_seat(state, entries)
            if seat is None:
                return
            entries.append(make(state, seat, state.legal(seat)[0]))

    def _forced_seat(self, state: State, entries: list[Entry]) -> int | None:
        """A seat whose only move may play itself now.

        Where seats decide at the same time, a move that shows that its seat is ready waits until
        all others have decided or have no choice either: from haste nobody shall learn about a
        hand. And it does not play itself if the seat has chosen before and may still go back.
        """
        waiting = state.waiting()
        forced = [seat for seat in waiting if state.is_forced(seat)]
        if not forced or not state.decision().simultaneous():
            return forced[0] if forced else None
        chosen = choosers([*self.entries, *entries])
        if len(forced) == len(waiting) and chosen.isdisjoint(forced):
            return forced[0]
        for seat in forced:
            after = state.clone()
            after.apply(seat, after.legal(seat)[0])
            if seat in after.waiting():
                return seat
        return None

    def accept(self, state: State, entries: list[Entry]) -> None:
        """Makes an attempt real."""
        self.state = state
        for entry in entries:
            self.entries.append(entry)
            if entry.opens:
                for earlier in self.entries:
                    open_up(earlier)

    # --- undo

    def together(self) -> bool:
        """Whether seats decide at the same time now."""
        return not self.state.is_over() and self.state.decision().simultaneous()

    def undoable(self, seat: Seat) -> list[int]:
        """As `Record.undoable`."""
        together = self.together()
        if together and seat not in self.state.waiting():
            return []
        back: list[int] = []
        for at in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[at]
            if together and not entry.simultaneous:
                break
            if entry.actor == seat and not entry.settled:
                back.append(at)
            elif not together:
                break
        return back

    def undo(self, seat: Seat) -> list[int]:
        """Which moves an undo of `seat` takes back, latest first; [] if it is not possible.

        The last choice and the forced moves after it, and only while the seat is asked: nobody
        takes something back while another thinks about it.
        """
        if seat not in self.state.waiting():
            return []
        taken: list[int] = []
        for at in self.undoable(seat):
            taken.append(at)
            if not self.entries[at].forced:
                return taken
        return []

    def without(self, taken: list[int]) -> Live:
        """The game without these moves."""
        return Live(
            self.setup,
            [
                (entry.actor, entry.number)
                for at, entry in enumerate(self.entries)
                if at not in taken
            ],
        )


def make(state: State, actor: Seat, number: int) -> Entry:
    """Makes a move in `state`, refused if illegal, and tells all about it."""
    legal = state.legal(actor)
    if number not in legal:
        state.play(actor, number)  # refuses it with the reason
    decision = state.decision()
    forced = actor != CHANCE and len(legal) == 1 and not decision.final(number)
    viewers = [*range(state.players), SPECTATOR]
    shown = [decision.visibility(state, actor, number, viewer) for viewer in viewers]
    events = state.apply_with_events(actor, number)
    settled = decision.final(number)
    settled = settled or (not state.is_over() and state.decision().reveals(state))
    return Entry(actor, number, shown, forced, decision.simultaneous(), events, settled)


def open_up(entry: Entry) -> None:
    for at, shown in enumerate(entry.shown):
        if shown in (SEALED, MASKED_UNTIL_OPENED):
            entry.shown[at] = OPEN


def choosers(entries: list[Entry]) -> set[int]:
    """Who has made a choice since seats began to decide at the same time."""
    found: set[int] = set()
    for entry in reversed(entries):
        if not entry.simultaneous or entry.opens:
            break
        if not entry.forced:
            found.add(entry.actor)
    return found


def read_lines(setup: Setup, lines: list[str]) -> list[tuple[int, int]]:
    """The record that appended lines come to (see `store`)."""
    moves: list[tuple[int, int]] = []
    for line in lines:
        who, _, text = line.partition(" ")
        if who == "undo":
            del moves[int(text)]
        else:
            actor = CHANCE if who == "*" else int(who)
            moves.append((actor, setup.game.moves.number(text)))
    return moves
