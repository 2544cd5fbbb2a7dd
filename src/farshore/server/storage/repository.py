"""The interface between the server and whatever keeps its data.

A method returns when its change will survive a crash. Nothing here says how that is done, and no
caller may know: there is SQLite (`sqlite.py`) for one server, and PostgreSQL (`postgres.py`), which
several share.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from farshore.core.types import Seat
from farshore.server.errors import Refused
from farshore.server.storage.accounts import AccountStore
from farshore.server.storage.bookmarks import BookmarkStore
from farshore.server.storage.calls import CallStore
from farshore.server.storage.identities import IdentityStore
from farshore.server.storage.leftovers import LeftoverStore
from farshore.server.storage.orders import OrderStore
from farshore.server.storage.rate_limits import RateLimitStore
from farshore.server.storage.relations import RelationStore
from farshore.server.storage.reports import ReportStore
from farshore.server.storage.rows import (
    AnalysisDocument,
    Append,
    ChatRow,
    GuestRow,
    Head,
    MoveRow,
    NewMoves,
    OwnEdition,
    SeatInfo,
    Status,
    TableInfo,
)
from farshore.server.storage.sanctions import SanctionStore
from farshore.server.storage.sharing import Sharing


class NotStored(Refused):
    """The change could not be made safe; nothing has changed. Whoever asked for it is told."""

    def __init__(self) -> None:
        super().__init__(503, "not-stored")


class StorageUnreachable(Refused):
    """The database does not answer now. It is tried again with the next request."""

    def __init__(self) -> None:
        super().__init__(503, "storage-unreachable")


class StorageClosed(Refused):
    """The server is being stopped."""

    def __init__(self) -> None:
        super().__init__(503, "shutting-down")


class StaleAppend(Exception):
    """Somebody else has written at this position, or changed the table, first.

    Read what is there, then decide anew.
    """


class StorageInUse(Exception):
    """Another server uses this storage, and it cannot be shared."""


class UnusableStorage(Exception):
    """It cannot be opened, is no storage of ours, or was written by a newer Farshore."""


class Repository(ABC):
    """Guests, tables, moves, chat, analyses and editions."""

    sharing: Sharing | None = None
    """How servers that share this storage work together; None: there is only one server."""
    reports: ReportStore
    """What people have reported to the operator."""
    relations: RelationStore
    """Whom people have muted and blocked."""
    sanctions: SanctionStore
    """Whom the operator has banned or silenced."""
    bookmarks: BookmarkStore
    """Where people have put a bookmark in a log."""
    orders: OrderStore
    """What people plan ahead."""
    calls: CallStore
    """Whom to call, and how."""
    accounts: AccountStore
    """How people sign in, and from which devices."""
    identities: IdentityStore
    """Who people are at an OpenID provider."""
    rate_limits: RateLimitStore
    """How often somebody has asked, at any server."""
    leftovers: LeftoverStore
    """What nobody has come back for."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what waits to be written."""

    # --- guests and their tokens (only hashes are stored)

    @abstractmethod
    async def create_guest(self, name: str, token: bytes, created_at: int) -> GuestRow: ...

    @abstractmethod
    async def rename_guest(self, guest: int, name: str) -> None: ...

    @abstractmethod
    async def find_guest(self, token: bytes) -> GuestRow | None:
        """Whose cookie this is."""

    @abstractmethod
    async def add_link(self, guest: int, token: bytes, expires_at: int) -> None:
        """A personal link, good for one use until it expires."""

    @abstractmethod
    async def use_link(self, link: bytes, token: bytes, now: int) -> GuestRow | None:
        """Uses up a link and gives its guest another cookie; None if the link is not good."""

    @abstractmethod
    async def renew_cookie(self, token: bytes, now: int) -> None:
        """The cookie is good for its whole time again."""

    @abstractmethod
    async def delete_token(self, token: bytes) -> None:
        """Signs a browser out; the personal links of its guest are good no more."""

    @abstractmethod
    async def delete_tokens(self, guest: int) -> None:
        """Signs a guest out everywhere."""

    @abstractmethod
    async def good_tokens(self, tokens: list[bytes]) -> set[bytes]:
        """Those of the cookies that are still good."""

    @abstractmethod
    async def every_guest(self, after: int, limit: int) -> list[GuestRow]:
        """Guests in the order of their ids, those after an id."""

    # --- tables

    @abstractmethod
    async def create_table(
        self, table: TableInfo, beginning: Append | None, edition: str | None = None
    ) -> None:
        """A new table with its seats, and its first moves if the game begins at once.

        `edition` is the component data whose digest the table names. It is needed unless another
        table has brought the same.
        """

    @abstractmethod
    async def delete_table(self, table_id: str, revision: int | None = None) -> None:
        """Removes a table, and its component data if no other table names it.

        With a revision: raises `StaleAppend` if the table has another one by now.
        """

    @abstractmethod
    async def find_edition(self, digest: str) -> str | None:
        """The component data that tables name by its digest."""

    @abstractmethod
    async def find_table(self, table_id: str) -> TableInfo | None: ...

    @abstractmethod
    async def read_heads(self, table_ids: Sequence[str]) -> dict[str, Head]:
        """How far tables have come; those that are gone are left out."""

    @abstractmethod
    async def list_tables(
        self, status: Status, game: str | None, guest: int | None, offset: int, limit: int
    ) -> list[TableInfo]:
        """Tables that everybody may find, the newest first.

        Open tables are left out where `guest` was removed by the host, or is kept apart from
        somebody by a block.
        """

    @abstractmethod
    async def tables_of(self, guest: int, limit: int) -> list[TableInfo]:
        """Those where the guest is asked first, then running, open and finished ones."""

    @abstractmethod
    async def count_turns(self, guest: int) -> int:
        """At how many tables the guest is asked."""

    @abstractmethod
    async def count_unfinished(self, host: int) -> int: ...

    @abstractmethod
    async def count_without_people(self, host: int) -> int:
        """How many running tables of a host have only bots at them."""

    @abstractmethod
    async def every_table(self, after: str, limit: int) -> list[TableInfo]:
        """Tables in the order of their ids, those after an id."""

    @abstractmethod
    async def tables_waiting_for_bots(self) -> list[str]: ...

    @abstractmethod
    async def set_rematch(self, table_id: str, before: str | None, rematch: str) -> None:
        """Raises `StaleAppend` if the table's rematch is no longer `before`."""

    @abstractmethod
    async def leave_lesson(self, table_id: str, revision: int) -> None:
        """A table is no lesson any more.

        Raises `StaleAppend` if the table has another revision by now.
        """

    @abstractmethod
    async def change_seat(
        self,
        table_id: str,
        revision: int,
        seat: Seat,
        holder: SeatInfo,
        start: Append | None,
        removed: int | None = None,
    ) -> None:
        """Gives a seat to somebody; `start`: the first moves, if the game begins by that.

        `removed`: the guest whom the host has removed from the seat.

        Raises `StaleAppend` if the table has another revision by now.
        """

    # --- the game

    @abstractmethod
    async def append_moves(self, table_id: str, append: Append) -> None:
        """Adds to a record. Raises `StaleAppend` if there is a move at that position already."""

    @abstractmethod
    async def read_moves(self, table_id: str, from_position: int = 0) -> list[MoveRow]: ...

    async def read_new_moves(self, positions: dict[str, int]) -> dict[str, NewMoves]:
        """The lines of several records, each from a position on."""
        return {
            table_id: NewMoves(position, await self.read_moves(table_id, position))
            for table_id, position in positions.items()
        }

    @abstractmethod
    async def read_analysis(self, table_id: str) -> AnalysisDocument | None: ...

    @abstractmethod
    async def save_analysis(self, table_id: str, found: AnalysisDocument) -> None: ...

    # --- private notes

    @abstractmethod
    async def read_private_notes(self, table_id: str, guest: int) -> str:
        """What who sits there has written down."""

    @abstractmethod
    async def save_private_notes(self, table_id: str, guest: int, text: str) -> None: ...

    # --- clocks (moments are milliseconds since 1970)

    @abstractmethod
    async def read_clocks(self, table_ids: Sequence[str]) -> dict[str, str]:
        """The clocks of tables as they were appended last; tables without any are left out."""

    @abstractmethod
    async def next_deadline(self) -> int | None:
        """The first moment at which a table has to be looked at."""

    @abstractmethod
    async def claim_deadlines(self, now: int, limit: int) -> list[str]:
        """Tables whose moment has come. Nobody else gets them for the time of a lease."""

    @abstractmethod
    async def move_deadline(self, table_id: str, now: int, due_at: int | None) -> None:
        """A table that was claimed at `now` has to be looked at later (None: never)."""

    @abstractmethod
    async def beat(self, now: int, silence: int) -> None:
        """A server is up. If none has said so for longer than `silence`, that was an outage."""

    @abstractmethod
    async def read_outages(self) -> list[tuple[int, int]]:
        """From when until when no server was up, in order."""

    # --- editions that guests enter: each belongs to one guest and is found by its id

    @abstractmethod
    async def create_own_edition(self, edition: OwnEdition, document: str) -> None: ...

    @abstractmethod
    async def own_editions(self, guest: int, game: str | None, limit: int) -> list[OwnEdition]:
        """The last changed first, without their documents."""

    @abstractmethod
    async def count_own_editions(self, guest: int) -> int: ...

    @abstractmethod
    async def find_own_edition(self, edition_id: str) -> OwnEdition | None: ...

    @abstractmethod
    async def find_shared_edition(self, share: str) -> OwnEdition | None: ...

    @abstractmethod
    async def read_own_edition(self, edition_id: str) -> str | None:
        """The document."""

    @abstractmethod
    async def save_own_edition(self, edition: OwnEdition, document: str) -> None:
        """Replaces the document and everything that was found out about it.

        `edition.revision` is the new one; raises `StaleAppend` unless the stored one is the one
        before it.
        """

    @abstractmethod
    async def change_own_edition(self, edition_id: str, name: str, share: str | None) -> None:
        """Renames and shares; the document stays as it is."""

    @abstractmethod
    async def delete_own_edition(self, edition_id: str) -> None: ...

    # --- chat

    @abstractmethod
    async def append_chat(self, table_id: str, line: ChatRow) -> None:
        """Raises `StaleAppend` if there is a line of this number already."""

    @abstractmethod
    async def read_chat(self, table_id: str, before: int | None, limit: int) -> list[ChatRow]:
        """The last lines before a number (None: the end), oldest first."""
