"""Positions as documents: what the readers of all games have in common.

A game writes the open part of its view, what is hidden, and the agenda, bottom first. To read it
back there are three walks: a `TableReader` fills an empty table, an `AgendaReader` adds the items
of the agenda, and a `Checker` names what cannot be true together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from farshore.core.document import Document
from farshore.core.errors import BadPosition, FarshoreError
from farshore.core.game import Edition, Game, Setup
from farshore.core.move import Domain
from farshore.core.state import Item, State
from farshore.core.types import Seat

S = TypeVar("S", bound=State)


def agenda_part(state: State) -> list[dict[str, object]]:
    """The agenda as `AgendaReader` reads it."""
    return [{"item": item.NAME, **item.fields()} for item in state.agenda]


def read_position(
    game: Game,
    document: object,
    edition: Edition | None,
    empty: Callable[[Setup], S],
    reader: Callable[[Document, S], TableReader[S]],
    checker: Callable[[Document, S], Checker[S]],
) -> S:
    """The position of a document; refuses an impossible one with every fault."""
    root = Document(document)
    state = empty(game.setup_from_document(root, edition))
    reader(root, state).read()
    if not root.faults:
        checker(root, state).check()
    if root.faults:
        raise BadPosition.of(root.faults)
    return state


class Reader(Generic[S]):
    """A walk through a document and the position that it describes."""

    def __init__(self, root: Document, state: S) -> None:
        self.root: Final = root
        self.state: Final = state
        self.seats: Final = Domain("seat", list(range(state.players)))

    def _seat(self, part: Document) -> Seat:
        return Seat(part.one_of(self.seats))

    def _mask(self, part: Document, domain: Domain) -> int:
        """Bit mask of a list of ids, each of which may stand there once."""
        mask = 0
        for entry in part.items():
            bit = 1 << entry.one_of(domain)
            if mask & bit:
                entry.fault("named-twice", {"found": str(entry.value)})
            mask |= bit
        return mask


class TableReader(Reader[S]):
    """Fills an empty table from a document."""

    def read(self) -> None:
        raise NotImplementedError


class AgendaReader(Reader[S]):
    """Reads the items of the agenda. Every public method of a game's reader reads one item, and
    bears its name."""

    def read_agenda(self) -> None:
        names = [name for name in vars(type(self)) if not name.startswith("_")]
        items = Domain("item", names)
        for part in self.root.get("agenda").items():
            reader = getattr(self, names[part.get("item").one_of(items)])
            item: Item[S] = reader(part)
            self.state.agenda.append(item)


class Checker(Reader[S]):
    """The invariants that a single position can break."""

    def check(self) -> None:
        raise NotImplementedError

    def _has(self, *kinds: type[Item[S]]) -> bool:
        """Whether an item of these classes is on the agenda."""
        return any(isinstance(item, kinds) for item in self.state.agenda)

    def _something_to_decide(self) -> bool:
        """Whether the top of the agenda asks, and somebody has a move."""
        state = self.state
        try:
            return state.agenda[-1].asks(state) and any(map(state.legal, state.waiting()))
        except (FarshoreError, IndexError, AssertionError):
            return False
