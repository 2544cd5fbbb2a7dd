"""What servers that share a storage need besides the data: wake-ups, presence and jobs.

A wake-up says that a table has come further, never what happened; who hears it reads the rows. One
that is lost delays and loses nothing, because every server looks for itself from time to time.

A job is claimed with a lease. A server that thinks longer renews it; when a server dies its leases
run out and somebody else takes the job.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from farshore.server.storage.rows import AnalysisProgress, Head, Turn

LEASE: Final = 10.0
"""Seconds after which a server that is not heard of counts as dead, and its jobs are free."""

BATCH: Final = 0.02
"""Seconds between two wake-ups that a server sends, and between two looks at what it missed: what
comes meanwhile goes together, so that a busy server does not pay for each move of each table."""


@dataclass(frozen=True)
class WakeUp:
    """A table has come at least this far."""

    table_id: str
    head: Head
    presence: bool = False
    """Whether somebody has come or gone."""


def furthest(one: Head, other: Head) -> Head:
    return Head(
        max(one.moves, other.moves),
        max(one.chat, other.chat),
        max(one.revision, other.revision),
    )


@dataclass(frozen=True)
class OpenQuestion:
    """A question about a game that a server has claimed."""

    id: int
    document: str
    """As `farshore.server.messages.worker_messages.Question` writes it."""


class Listener(ABC):
    """Who wants to hear of the others."""

    def follows(self, table_id: str) -> bool:
        """Whether it wants to hear of a table: most tables are open at one server only."""
        return True

    @abstractmethod
    def woken(self, wake_up: WakeUp) -> None: ...

    @abstractmethod
    def jobs_wait(self) -> None:
        """There is something to think about."""

    @abstractmethod
    def answered(self, question: int) -> None: ...

    @abstractmethod
    def missed_some(self) -> None:
        """The connection was lost: there may have been wake-ups that nobody heard."""


class Sharing(ABC):
    """One server among several on a storage."""

    @abstractmethod
    async def join(self, listener: Listener, bots: Sequence[str]) -> None:
        """Makes this server known. `bots`: the programs that only some servers can run."""

    @abstractmethod
    async def leave(self) -> None:
        """Gives back everything that this server holds."""

    @abstractmethod
    async def keep_alive(self) -> None:
        """Says that this server lives, and forgets those that do not."""

    @abstractmethod
    def announce_jobs(self) -> None:
        """Tells the others that there is something to think about."""

    # --- presence

    @abstractmethod
    async def set_present(self, pages: dict[tuple[str, int], bool]) -> None:
        """(table, guest) -> whether the guest has a page of the table open at this server."""

    @abstractmethod
    async def present_elsewhere(self, table_ids: Sequence[str]) -> dict[str, set[int]]:
        """The guests who have pages of these tables open at other servers."""

    @abstractmethod
    async def jobs_waiting(self) -> tuple[int, int]:
        """How many turns of bots and how many questions no server thinks about."""

    # --- jobs: the turns of bots

    @abstractmethod
    async def claim_turn(self, bots: Sequence[str] | None) -> Turn | None:
        """A bot's turn that nobody thinks about: where somebody watches first, then hosts in turn,
        then the oldest.

        `bots`: only these; None: all that need no program of a certain server.
        """

    @abstractmethod
    async def renew(self, turns: Sequence[Turn], questions: Sequence[int]) -> None:
        """Leases for longer: this server is still thinking."""

    @abstractmethod
    async def give_back(self, turn: Turn, *, failed: bool) -> None:
        """Somebody else may take it; after a failure a little later each time."""

    # --- jobs: questions about games

    @abstractmethod
    async def ask(self, document: str) -> int:
        """Puts a question to whoever has time."""

    @abstractmethod
    async def read_answer(self, question: int) -> tuple[bool, str | None]:
        """Whether it has been answered, and the answer (None: nobody could)."""

    @abstractmethod
    async def withdraw(self, question: int) -> None: ...

    @abstractmethod
    async def claim_question(self) -> OpenQuestion | None: ...

    @abstractmethod
    async def answer(self, question: int, document: str | None) -> None: ...

    # --- jobs: analyses

    @abstractmethod
    async def claim_analysis(self, table_id: str) -> AnalysisProgress | None:
        """What there is to go on from; None: another server is at it."""

    @abstractmethod
    async def save_progress(self, table_id: str, progress: AnalysisProgress) -> bool:
        """Renews the lease, too. False: another server has taken over."""

    @abstractmethod
    async def read_progress(self, table_id: str) -> AnalysisProgress | None: ...

    @abstractmethod
    async def drop_progress(self, table_id: str) -> None: ...
