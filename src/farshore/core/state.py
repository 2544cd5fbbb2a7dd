"""A position, and the agenda of what is still to be decided in it.

The agenda is a stack. Its top item is either a `Step`, which carries itself out, or a `Decision`,
which waits for a move of a seat or of chance. Carrying out or deciding may put further items on
top. An empty agenda means that the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from farshore.core.chance import Bag, draw
from farshore.core.errors import IllegalMove, Param, Reason, UnknownName
from farshore.core.types import MoveId, Seat, seats

if TYPE_CHECKING:
    from farshore.core.game import Game, Setup
    from farshore.core.result import Results

CHANCE: Final[Seat] = -1  # type: ignore[assignment]
"""The actor that turns up cards."""

SPECTATOR: Final[Seat] = -2  # type: ignore[assignment]
"""A viewer without a seat."""

OPPONENT: Final[Seat] = -3  # type: ignore[assignment]
"""Whose an event is: an opponent without a seat, played by the rules of its game."""

OPEN: Final = 0
"""How a viewer sees a move: all of it."""
MASKED: Final = 1
"""The kind of the move, its arguments never."""
MASKED_UNTIL_OPENED: Final = 2
"""The kind of the move; its arguments from the next `State.open_sealed` on."""
SEALED: Final = 3
"""Nothing before the next `State.open_sealed`."""

ALL: Final = -1
"""Viewers of an event: everybody."""

S = TypeVar("S", bound="State")


class Event:
    """Something that happened: a key, whose it is, and numbers that the game gives names to."""

    def __init__(self, kind: str, seat: Seat, args: list[int], viewers: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.args: Final = args
        self.viewers: Final = viewers
        """Bit mask of the seats that may know the arguments; ALL for everybody."""

    def seen_by(self, viewer: Seat) -> bool:
        if self.viewers == ALL:
            return True
        return viewer >= 0 and (self.viewers >> viewer) & 1 == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Item(Generic[S]):
    """Something on the agenda. Items never change, so that cloned positions can share them."""

    NAME: ClassVar[str] = ""
    """The name of the item in a position document."""

    def asks(self, state: S) -> bool:
        """Whether somebody has to decide now. If not, the item is taken off and carried out."""
        return False

    def run(self, state: S) -> None:
        """Carries out what needs no decision (for a decision: that there is nothing to decide)."""

    def fields(self) -> dict[str, object]:
        """What distinguishes this item from others of its name, for a position document."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Item[S]):
    """An item that carries itself out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Item[S]):
    """An item that somebody decides: who, which moves are legal, and what each does."""

    def asks(self, state: S) -> bool:
        return True

    def actor(self, state: S) -> Seat:
        """The first of those who may decide now."""
        raise NotImplementedError

    def waiting(self, state: S) -> list[Seat]:
        """Everybody who may decide now, in any order."""
        return [self.actor(state)]

    def legal(self, state: S, seat: Seat) -> list[MoveId]:
        """The legal moves of a seat that is waited for."""
        raise NotImplementedError

    def chances(self, state: S) -> list[tuple[MoveId, int]]:
        """What luck may bring: (move number, weight); nothing where a seat decides."""
        return []

    def draw(self, state: S, rng: Random) -> MoveId:
        """One of the chances, drawn by its weight."""
        return draw(rng, self.chances(state))

    def play(self, state: S, seat: Seat, move: MoveId) -> None:
        """Carries out a legal move. The decision has been taken off the agenda before."""
        raise NotImplementedError

    def why_not(self, state: S, seat: Seat, move: MoveId) -> Reason:
        """Why a move that is not legal is not."""
        return Reason("not-now", {"decision": self.NAME})

    def visibility(self, state: S, seat: Seat, move: MoveId, viewer: Seat) -> int:
        """How `viewer` sees a move of this decision."""
        return OPEN

    def reveals(self, state: S) -> bool:
        """Whether being asked shows the decider something hidden (so undo stops here)."""
        return False

    def final(self, move: MoveId) -> bool:
        """Whether the rules forbid to take this move back, even if nothing has followed it."""
        return False

    def simultaneous(self) -> bool:
        """Whether seats decide without waiting for each other, so that each may undo alone."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDecision(Decision[S]):
    """A decision of one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def actor(self, state: S) -> Seat:
        return self.seat

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat}


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceDecision(Decision[S]):
    """Something that luck decides."""

    def actor(self, state: S) -> Seat:
        return CHANCE

    def chances(self, state: S) -> list[tuple[MoveId, int]]:
        """(move number, weight) for each possible outcome."""
        raise NotImplementedError

    def legal(self, state: S, seat: Seat) -> list[MoveId]:
        return [outcome[0] for outcome in self.chances(state)]


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawDecision(ChanceDecision[S]):
    """Luck takes one item out of a bag; an empty bag asks nothing."""

    def bag(self, state: S) -> Bag:
        """What may come."""
        raise NotImplementedError

    def outcome(self, state: S, item: int) -> MoveId:
        """The move that says that this item came; rises with the item."""
        raise NotImplementedError

    def asks(self, state: S) -> bool:
        return self.bag(state).size > 0

    def chances(self, state: S) -> list[tuple[MoveId, int]]:
        bag = self.bag(state)
        return [(self.outcome(state, item), bag.counts[item]) for item in bag.items()]

    def draw(self, state: S, rng: Random) -> MoveId:
        return self.outcome(state, self.bag(state).draw(rng))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Its game adds the pieces; the agenda is common to all games."""

    def __init__(self, setup: Setup, agenda: list[Item]) -> None:  # type: ignore[type-arg]
        self.setup: Final = setup
        self.players: Final = setup.players
        self.agenda = agenda
        self.journal: list[Event] | None = None
        """Events since somebody began to listen; None while nobody does (as in search)."""
        self.watcher: object | None = None
        self.touched = 0
        """What has changed since `watcher` looked, as bits; only some games tell, each its own."""

    # --- whose decision, which moves

    @property
    def game(self) -> Game:
        return self.setup.game

    def seats(self) -> list[Seat]:
        """All seats at the table, in order."""
        return seats(self.players)

    def is_over(self) -> bool:
        return len(self.agenda) == 0

    def decision(self) -> Decision:  # type: ignore[type-arg]
        """The decision to be taken now."""
        if not self.agenda:
            raise IllegalMove(Reason("game-over"))
        return cast("Decision[State]", self.agenda[-1])  # `settle` stops only at decisions

    def actor(self) -> Seat:
        """The first of `waiting()`: a seat, or CHANCE."""
        return self.decision().actor(self)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may act now; (CHANCE,) for chance; () when the game is over."""
        if not self.agenda:
            return ()
        return tuple(self.decision().waiting(self))

    def legal(self, seat: Seat) -> list[MoveId]:
        """The numbers of the moves that `seat` may make now."""
        if not self.agenda:
            return []
        decision = self.decision()
        if seat not in decision.waiting(self):
            return []
        return decision.legal(self, seat)

    def is_forced(self, seat: Seat) -> bool:
        """Whether `seat` has only one move, which may play itself: nothing final does."""
        legal = self.legal(seat)
        return len(legal) == 1 and not self.decision().final(legal[0])

    def chances(self) -> list[tuple[MoveId, int]]:
        """What luck may bring now: (move number, weight); [] if it is not luck's turn."""
        if not self.agenda:
            return []
        return self.decision().chances(self)

    def draw(self, rng: Random) -> MoveId:
        """One of `chances()`, drawn by its weight."""
        return self.decision().draw(self, rng)

    # --- moving on

    def play(self, seat: Seat, move: MoveId) -> None:
        """Makes a move, or refuses it with the reason and changes nothing."""
        problem = self.why_not(seat, move)
        if problem is not None:
            raise IllegalMove(problem)
        self.apply(seat, move)

    def apply(self, seat: Seat, move: MoveId) -> None:
        """Makes a move that the caller knows to be legal (it came from `legal` or `chances`)."""
        decision = cast("Decision[State]", self.agenda.pop())
        decision.play(self, seat, move)
        self.settle()

    def apply_with_events(self, seat: Seat, move: MoveId) -> list[Event]:
        """Makes a legal move, as `apply`, and gives the events that followed."""
        events: list[Event] = []
        self.journal = events
        self.apply(seat, move)
        self.journal = None
        return events

    def preview(self, seat: Seat, move: MoveId) -> Preview:
        """What a legal move of `seat` would do, up to the next decision, as the seat can know it.

        It is tried on a position that the seat cannot tell from this one, so that neither the
        events nor the position afterwards give away what is hidden from the seat.
        """
        return self.sample(seat, Random(0)).try_move(seat, move)

    def try_move(self, seat: Seat, move: MoveId) -> Preview:
        """What a legal move does, tried on a copy.

        In a real position that includes hidden things: `preview` is for those who play.
        """
        after = self.clone()
        return Preview(after, after.apply_with_events(seat, move))

    def settle(self) -> None:
        """Carries out everything that needs no decision."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if top.asks(self):
                return
            agenda.pop()
            top.run(self)

    def why_not(self, seat: Seat, move: MoveId) -> Reason | None:
        """Why `seat` may not make this move now; None if it may."""
        game = self.game
        game.moves.check(move)
        text = game.moves.text(move)
        if not self.agenda:
            return Reason("game-over", {"move": text})
        decision = self.decision()
        waiting = decision.waiting(self)
        if seat not in waiting:
            names = ["*" if actor == CHANCE else str(actor) for actor in waiting]
            who: Param = "*" if seat == CHANCE else str(seat)
            return Reason("not-your-turn", {"move": text, "seat": who, "waiting": names})
        if move in decision.legal(self, seat):
            return None
        if isinstance(decision, ChanceDecision):
            return Reason("not-an-outcome", {"move": text})
        why = decision.why_not(self, seat, move)
        params: dict[str, Param] = {"move": text, **why.params}
        return Reason(why.key, params, game.info.name)

    def clone(self: S) -> S:
        """An independent copy. Nobody listens to its events."""
        raise NotImplementedError

    # --- telling what happens

    def emit(self, kind: str, seat: Seat, a: int = -1, b: int = -1, c: int = -1) -> None:
        """An event that everybody sees. Arguments of -1 are not there."""
        if self.journal is not None:
            self._note(ALL, kind, seat, a, b, c)

    def emit_private(self, viewers: int, kind: str, seat: Seat, a: int = -1, b: int = -1) -> None:
        """An event whose arguments only the seats of the bit mask `viewers` may know."""
        if self.journal is not None:
            self._note(viewers, kind, seat, a, b, -1)

    def _note(self, viewers: int, kind: str, seat: Seat, a: int, b: int, c: int) -> None:
        """Writes an event down. On its own, so that nothing is prepared while nobody listens."""
        assert self.journal is not None
        self.journal.append(Event(kind, self.event_seat(seat), _given(a, b, c), viewers))

    def event_seat(self, seat: Seat) -> Seat:
        """Whose an event is told to be: OPPONENT for a number that is no seat."""
        return seat

    def open_sealed(self) -> None:
        """From now on everybody may see the moves that were sealed until now."""
        self.emit(OPENED, CHANCE)

    # --- what can be asked of a position; the game answers

    def view(self, viewer: Seat) -> Mapping[str, object]:
        """What `viewer` (a seat or SPECTATOR) may know, as a document.

        A seat's is a spectator's with one more entry, `you`: see `own_part`.
        """
        self._check_viewer(viewer)
        if viewer == SPECTATOR:
            return self.game.view(self)
        return {**self.game.view(self), "you": self.own_part(viewer)}

    def own_part(self, seat: Seat) -> Mapping[str, object]:
        """What `seat` alone may know."""
        self._check_viewer(seat)
        return self.game.own_part(self, seat)

    def position(self) -> dict[str, object]:
        """The whole position as a document; `Game.from_position` reads it."""
        return self.game.position(self)

    def results(self) -> Results | None:
        """How the game ended; None while it goes on."""
        if self.agenda:
            return None
        return self.game.results(self)

    def sample(self, seat: Seat, rng: Random) -> State:
        """A position that `seat` cannot tell from this one; what it cannot know is drawn."""
        self._check_viewer(seat)
        return self.game.sample(self, seat, rng)

    def _check_viewer(self, viewer: Seat) -> None:
        if viewer != SPECTATOR and not 0 <= viewer < self.players:
            allowed = [str(seat) for seat in self.seats()]
            raise UnknownName(Reason("unknown-seat", {"given": viewer, "allowed": allowed}))


class Preview:
    """A move that was tried: its events and the position after it."""

    def __init__(self, after: State, events: list[Event]) -> None:
        self.after: Final = after
        self.events: Final = events

    def facts(self, viewer: Seat) -> dict[str, Param]:
        """What happened, as `viewer` sees it, as parameters of a message (`Game.facts`)."""
        return self.after.game.facts(self.events, viewer)


OPENED: Final = "opened"
"""The event after which sealed moves are open."""


def _given(a: int, b: int, c: int) -> list[int]:
    return [arg for arg in (a, b, c) if arg != -1]
