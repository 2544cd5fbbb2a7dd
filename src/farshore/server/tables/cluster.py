"""This server among others: who thinks about what, who is present where, and who is behind.

`Alone` is a server that keeps its storage to itself: nothing has to be told to anybody, and jobs
stay in the process. `Cluster` is one of several on a shared storage.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from pydantic import TypeAdapter, ValidationError

from farshore.server.errors import Refused
from farshore.server.fair_queue import Owner
from farshore.server.messages.worker_messages import GameQuestion
from farshore.server.slow_work import TimeSlice
from farshore.server.storage.rows import AnalysisProgress, Head, NewMoves, Turn
from farshore.server.storage.sharing import BATCH, Listener, Sharing, WakeUp, furthest
from farshore.server.tables.job_runner import JobRunner
from farshore.server.waiting import Spacing, wait_for_event
from farshore.server.workers.bot_pool import MOST_ADVICE, BotPool

if TYPE_CHECKING:
    from farshore.server.tables.registry import TableRegistry
    from farshore.server.tables.table import Table

log = logging.getLogger("farshore.server")

T = TypeVar("T")

HEARTBEAT: Final = 3.0
"""Seconds between two signs of life."""
SWEEP: Final = 5.0
"""Seconds after which a lost wake-up has no more effect: the server looks for itself."""
LONGEST_ADVICE: Final = 90.0
LOOK_AGAIN: Final = 1.0
"""Seconds after which an answer is looked for although nobody has announced it."""


class Servers(ABC):
    """What tables want from the servers together."""

    shared: bool
    """Whether other servers may change the same tables."""

    @abstractmethod
    def bot_waits(self) -> bool:
        """A bot is to move: whether some server takes that turn. If not, the table does."""

    @abstractmethod
    def waiting(self) -> dict[str, int]:
        """How many questions wait for a worker process, by what they are about."""

    @abstractmethod
    async def advise(self, question: GameQuestion, answer: TypeAdapter[T], owner: Owner) -> T:
        """The answer to a question about a game. `owner`: who asks."""

    @abstractmethod
    async def claim_analysis(self, table_id: str) -> AnalysisProgress | None:
        """What there is to go on from; None: another server is at it."""

    @abstractmethod
    async def save_progress(self, table_id: str, progress: AnalysisProgress) -> bool:
        """False: another server has taken over."""

    @abstractmethod
    async def read_progress(self, table_id: str) -> AnalysisProgress | None: ...

    @abstractmethod
    async def drop_progress(self, table_id: str) -> None: ...

    @abstractmethod
    def page_opened(self, table_id: str, guest: int | None) -> None: ...

    @abstractmethod
    def page_closed(self, table_id: str, guest: int | None) -> None: ...

    @abstractmethod
    async def present_elsewhere(self, table_ids: Sequence[str]) -> dict[str, set[int]]:
        """The guests who have tables open at other servers."""


class Alone(Servers):
    """The only server of its storage."""

    shared = False

    def __init__(self, bots: BotPool) -> None:
        self._bots: Final = bots

    def bot_waits(self) -> bool:
        return False

    def waiting(self) -> dict[str, int]:
        return self._bots.waiting()

    async def advise(self, question: GameQuestion, answer: TypeAdapter[T], owner: Owner) -> T:
        return await self._bots.advise(question, answer, owner)

    async def claim_analysis(self, table_id: str) -> AnalysisProgress | None:
        return AnalysisProgress(0, [])

    async def save_progress(self, table_id: str, progress: AnalysisProgress) -> bool:
        return True

    async def read_progress(self, table_id: str) -> AnalysisProgress | None:
        return None

    async def drop_progress(self, table_id: str) -> None:
        pass

    def page_opened(self, table_id: str, guest: int | None) -> None:
        pass

    def page_closed(self, table_id: str, guest: int | None) -> None:
        pass

    async def present_elsewhere(self, table_ids: Sequence[str]) -> dict[str, set[int]]:
        return {}


class Cluster(Servers, Listener):
    """One of several servers on a shared storage."""

    shared = True

    def __init__(self, sharing: Sharing, bots: BotPool) -> None:
        self._sharing: Final = sharing
        self._runner: Final = JobRunner(sharing, bots, self._take_turn)
        self._bots: Final = bots
        self._registry: TableRegistry | None = None
        self._jobs_waiting = (0, 0)
        self._answers: Final[dict[int, asyncio.Event]] = {}
        self._asking: Counter[Owner] = Counter()
        """How many answers each guest waits for."""
        self._pages: Final[dict[tuple[str, int], int]] = {}
        self._changed_pages: set[tuple[str, int]] = set()
        self._behind: Final[dict[str, Head]] = {}
        """How far tables are that this server has not followed so far."""
        self._following: Final[set[str]] = set()
        """Tables that are taking over what has been read for them."""
        self._look_now: Final = asyncio.Event()
        self._sweep_now: Final = asyncio.Event()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    # --- coming and going

    async def open(self, registry: TableRegistry) -> None:
        self._registry = registry
        await self._sharing.join(self, self._bots.programs())
        for work in (self._keep_alive(), self._follow(), self._sweep(), self._runner.run()):
            self._spawn(work)

    async def close(self) -> None:
        """The others may have what this server was thinking about."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._runner.give_back_all()
        await self._sharing.leave()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_alive(self) -> None:
        while True:
            with contextlib.suppress(Refused):  # the database is away: there is nobody to tell
                await self._sharing.keep_alive()
                await self._runner.renew()
                self._jobs_waiting = await self._sharing.jobs_waiting()
            await asyncio.sleep(HEARTBEAT)

    # --- who is behind

    def follows(self, table_id: str) -> bool:
        return self._registry is not None and self._registry.in_memory(table_id) is not None

    def woken(self, wake_up: WakeUp) -> None:
        assert self._registry is not None
        table_id = wake_up.table_id
        table = self._registry.in_memory(table_id)
        if table is None:
            return
        if wake_up.presence:
            self._spawn(self._tolerated(table_id, table.publisher.look_elsewhere()))
        if table.is_behind(wake_up.head):
            before = self._behind.get(table_id)
            self._behind[table_id] = furthest(before, wake_up.head) if before else wake_up.head
            self._look_now.set()

    async def _follow(self) -> None:
        """Catches up with what others announce, with one question for all tables."""
        spacing = Spacing(BATCH)
        while True:
            await self._look_now.wait()
            await spacing.wait()
            self._look_now.clear()
            heads = {at: head for at, head in self._behind.items() if at not in self._following}
            await self._tolerated("-", self._follow_all(heads))

    async def _follow_all(self, heads: dict[str, Head]) -> None:
        assert self._registry is not None
        for table_id in heads:
            del self._behind[table_id]  # from here on there may be more to catch up with
        new = await self._registry.new_moves(heads)
        work = TimeSlice()
        work.begin()
        for table_id, head in heads.items():
            table = self._registry.in_memory(table_id)
            known = new.get(table_id)
            if table is not None and not self._followed_at_once(table, head, known):
                self._following.add(table_id)
                self._spawn(self._take_over(table, head, known))
            await work.pause()

    def _followed_at_once(self, table: Table, head: Head, known: NewMoves | None) -> bool:
        """Whether the table needs no task of its own: most moves are only played and shown."""
        try:
            if not table.is_behind(head):
                return True
            return known is not None and table.follow_at_once(head, known)
        except Exception:
            log.exception("table %s: not caught up", table.info.id)
            return True

    async def _take_over(self, table: Table, head: Head, known: NewMoves | None) -> None:
        """Each table for itself: one that is busy keeps no other one waiting."""
        table_id = table.info.id
        await self._tolerated(table_id, table.follow(head, known))
        self._following.discard(table_id)
        if table_id in self._behind:
            self._look_now.set()

    async def _tolerated(self, table_id: str, work: Coroutine[Any, Any, None]) -> None:
        """What fails is done by the next sweep."""
        try:
            await work
        except Refused as error:
            log.info("table %s: not caught up: %s", table_id, error)
        except Exception:
            log.exception("table %s: not caught up", table_id)

    def missed_some(self) -> None:
        self._sweep_now.set()
        self._runner.wake()

    async def _sweep(self) -> None:
        """Catches up with everything, again and again: no wake-up is ever needed."""
        assert self._registry is not None
        while True:
            await wait_for_event(self._sweep_now, SWEEP)
            self._sweep_now.clear()
            try:
                await self._registry.catch_up()
            except Refused:
                await asyncio.sleep(HEARTBEAT)  # the database is away
            except Exception:
                log.exception("the sweep failed")

    # --- presence

    def page_opened(self, table_id: str, guest: int | None) -> None:
        self._count_page(table_id, guest, 1)

    def page_closed(self, table_id: str, guest: int | None) -> None:
        self._count_page(table_id, guest, -1)

    def _count_page(self, table_id: str, guest: int | None, more: int) -> None:
        if guest is None:
            return
        page = (table_id, guest)
        before = self._pages.get(page, 0)
        if before + more:
            self._pages[page] = before + more
        else:
            del self._pages[page]
        if not before or not before + more:
            if not self._changed_pages:
                self._spawn(self._tell_presence())
            self._changed_pages.add(page)

    async def _tell_presence(self) -> None:
        """In one go for all that changed meanwhile."""
        await asyncio.sleep(0)
        pages = {page: page in self._pages for page in self._changed_pages}
        self._changed_pages = set()
        with contextlib.suppress(Refused):
            await self._sharing.set_present(pages)

    async def present_elsewhere(self, table_ids: Sequence[str]) -> dict[str, set[int]]:
        return await self._sharing.present_elsewhere(table_ids) if table_ids else {}

    # --- jobs

    def bot_waits(self) -> bool:
        if not self._runner.wake():
            self._sharing.announce_jobs()
        return True

    def waiting(self) -> dict[str, int]:
        """At all servers together: any of them may take a job."""
        moves, advice = self._jobs_waiting
        return {"moves": moves, "advice": advice}

    def jobs_wait(self) -> None:
        self._runner.wake()

    async def _take_turn(self, turn: Turn) -> None:
        assert self._registry is not None
        table = await self._registry.get(turn.table_id)
        await table.take_bot_turn(turn.seat)

    def answered(self, question: int) -> None:
        if question in self._answers:
            self._answers[question].set()

    async def advise(self, question: GameQuestion, answer: TypeAdapter[T], owner: Owner) -> T:
        if self._asking[owner] >= MOST_ADVICE:
            raise Refused(429, "too-much-waiting", most=MOST_ADVICE)
        self._asking[owner] += 1
        try:
            return answer.validate_json(await self._ask(question))
        except (TimeoutError, ValidationError) as error:
            raise Refused(503, "no-advice") from error
        finally:
            self._asking[owner] -= 1
            self._asking += Counter()  # forgets whom nothing waits for

    async def _ask(self, question: GameQuestion) -> str:
        asked = await self._sharing.ask(question.model_dump_json())
        self._answers[asked] = asyncio.Event()
        if not self._runner.wake_adviser():
            self._sharing.announce_jobs()
        try:
            async with asyncio.timeout(LONGEST_ADVICE):
                return await self._answer(asked)
        finally:
            del self._answers[asked]
            self._spawn(self._withdraw(asked))

    async def _answer(self, question: int) -> str:
        while True:
            await wait_for_event(self._answers[question], LOOK_AGAIN)
            self._answers[question].clear()
            done, answer = await self._sharing.read_answer(question)
            if done and answer is None:
                raise Refused(503, "no-advice")
            if answer is not None:
                return answer

    async def _withdraw(self, question: int) -> None:
        with contextlib.suppress(Refused):
            await self._sharing.withdraw(question)

    async def claim_analysis(self, table_id: str) -> AnalysisProgress | None:
        return await self._sharing.claim_analysis(table_id)

    async def save_progress(self, table_id: str, progress: AnalysisProgress) -> bool:
        return await self._sharing.save_progress(table_id, progress)

    async def read_progress(self, table_id: str) -> AnalysisProgress | None:
        return await self._sharing.read_progress(table_id)

    async def drop_progress(self, table_id: str) -> None:
        await self._sharing.drop_progress(table_id)
