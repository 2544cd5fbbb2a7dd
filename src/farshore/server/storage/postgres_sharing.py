"""Servers that share a PostgreSQL database: LISTEN/NOTIFY, presence and jobs.

Nothing here must survive a crash of the database, so nothing waits for the disk: these statements
have connections of their own with `synchronous_commit = off`. Wake-ups are sent after the commit
and many at once: a NOTIFY inside the transaction of a move would make all moves of all servers wait
for each other, because PostgreSQL commits notifications one at a time.

All times are the database's.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, Final

import asyncpg

from farshore.core.types import Seat
from farshore.server.errors import Refused
from farshore.server.storage.postgres_pool import FAILURES, PATIENCE, PostgresPool
from farshore.server.storage.rows import AnalysisDocument, AnalysisProgress, Head, Turn
from farshore.server.storage.sharing import (
    BATCH,
    LEASE,
    Listener,
    OpenQuestion,
    Sharing,
    WakeUp,
    furthest,
)
from farshore.server.waiting import Spacing, wait_for_event

if TYPE_CHECKING:
    from farshore.server.storage.postgres_pool import Connection

log = logging.getLogger("farshore.server")

CHANNEL: Final = "farshore"
LONGEST_PAYLOAD: Final = 7000
"""PostgreSQL takes less than 8000 bytes."""
JOBS: Final = "!jobs"
ANSWER: Final = "!answer:"
RECONNECTING: Final = 0.5
MOST_SERVED: Final = 200
"""Hosts that are remembered, so that they come after those who were not served so lately."""
MOST_TRIES: Final = 4
"""So many servers may die over one question."""

FREE_TURNS: Final = """
        FROM seats s JOIN tables t ON t.id = s.table_id
        WHERE s.waits AND s.bot IS NOT NULL AND t.status = 'running'
            AND (s.lease_until IS NULL OR s.lease_until < now())"""
FREE_QUESTIONS: Final = """
        FROM questions
        WHERE NOT answered AND (lease_until IS NULL OR lease_until < now()) AND tries < {most}"""
CLAIM_TURN: Final = f"""
    UPDATE seats SET worker = $1, lease_until = now() + $2 * interval '1 second'
    WHERE (table_id, seat) = (
        SELECT s.table_id, s.seat {FREE_TURNS}
            AND CASE WHEN $3::text[] IS NULL
                THEN NOT EXISTS (SELECT 1 FROM servers v WHERE s.bot = ANY(v.bots))
                ELSE s.bot = ANY($3) END
        ORDER BY EXISTS (SELECT 1 FROM presence p WHERE p.table_id = s.table_id) DESC,
            array_position($4::bigint[], t.host) NULLS FIRST, s.waits_since
        LIMIT 1 FOR UPDATE OF s SKIP LOCKED
    ) RETURNING table_id, seat, (SELECT host FROM tables WHERE id = table_id) AS host"""
"""Hosts take turns ($4: those served, the latest last): sixty tables of one keep nobody waiting."""
CLAIM_QUESTION: Final = f"""
    UPDATE questions SET worker = $1, lease_until = now() + $2 * interval '1 second',
        tries = tries + 1
    WHERE id = (
        SELECT id {FREE_QUESTIONS.format(most="$3")}
        ORDER BY asked_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id, document"""
JOBS_WAITING: Final = f"""
    SELECT (SELECT count(*) {FREE_TURNS}) AS turns,
        (SELECT count(*) {FREE_QUESTIONS.format(most="$1")}) AS questions"""
GIVE_BACK: Final = """
    UPDATE seats SET worker = NULL, tries = tries + $4::int,
        lease_until = CASE WHEN $4::int = 0 THEN NULL
            ELSE now() + least(30, 0.2 * 2 ^ least(tries, 10)) * interval '1 second' END
    WHERE table_id = $2 AND seat = $3 AND worker = $1"""
CLAIM_ANALYSIS: Final = """
    INSERT INTO analyses_begun (table_id, worker, lease_until)
    VALUES ($2, $1, now() + $3 * interval '1 second')
    ON CONFLICT (table_id) DO UPDATE SET worker = $1, lease_until = EXCLUDED.lease_until
    WHERE analyses_begun.lease_until < now()
    RETURNING steps, document"""


class PostgresSharing(Sharing):
    """This server among those of a database."""

    def __init__(self, address: str, pool: PostgresPool) -> None:
        self.server: Final = secrets.token_hex(8)
        self._address: Final = address
        self._pool: Final = pool
        """For what need not survive a crash of the database."""
        self._bots: list[str] = []
        self._present: Final[set[tuple[str, int]]] = set()
        self._listener: Listener | None = None
        self._listening: asyncio.Task[None] | None = None
        self._heads: dict[str, WakeUp] = {}
        self._signs: set[str] = set()
        self._sending: asyncio.Task[None] | None = None
        self._spacing: Final = Spacing(BATCH)
        self._claims: Final = count()
        self._served: Final[dict[int, None]] = {}
        """Hosts of tables whose turns were claimed here, the latest last."""

    # --- coming and going

    async def join(self, listener: Listener, bots: Sequence[str]) -> None:
        self._listener = listener
        self._bots = [*bots]
        await self.keep_alive()
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ready))
        await wait_for_event(ready, PATIENCE)

    async def leave(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._sending is not None:
            await asyncio.gather(self._sending, return_exceptions=True)
        with contextlib.suppress(Refused):
            await self._forget([self.server])
            await self._send_all()

    async def close(self) -> None:
        await self._pool.close()

    async def keep_alive(self) -> None:
        async with self._pool.writing_at_once() as db:
            known = await db.fetchval(
                "INSERT INTO servers VALUES ($1, $2, now()) ON CONFLICT (id) "
                "DO UPDATE SET seen_at = now() RETURNING xmax <> 0",
                self.server,
                self._bots,
            )
            if not known and self._present:  # the database lost it in a crash
                await self._write_presence(db, [*self._present], [])
            dead = await db.fetch(
                "SELECT id FROM servers WHERE seen_at < now() - $1 * interval '1 second'", LEASE
            )
        if dead:
            await self._forget([row["id"] for row in dead])

    async def _forget(self, servers: list[str]) -> None:
        """Removes servers that are gone, with those who were present there."""
        async with self._pool.writing() as db:
            left = await db.fetch(
                "DELETE FROM presence WHERE server = ANY($1::text[]) RETURNING table_id", servers
            )
            await db.execute("DELETE FROM servers WHERE id = ANY($1::text[])", servers)
            await db.execute("DELETE FROM questions WHERE server = ANY($1::text[])", servers)
        for table_id in {row["table_id"] for row in left}:
            wake_up = WakeUp(table_id, Head(), presence=True)
            self.announce(wake_up)
            if self._listener is not None and self.server not in servers:
                self._listener.woken(wake_up)

    # --- wake-ups

    def announce(self, wake_up: WakeUp) -> None:
        """Tells the others, soon and together with whatever else there is to tell."""
        before = self._heads.get(wake_up.table_id)
        self._heads[wake_up.table_id] = wake_up if before is None else merged(before, wake_up)
        self._send_soon()

    def announce_jobs(self) -> None:
        self._sign(JOBS)

    def _sign(self, sign: str) -> None:
        self._signs.add(sign)
        self._send_soon()

    def _send_soon(self) -> None:
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        while self._heads or self._signs:
            await self._spacing.wait()
            items = [*self._signs, *(written(wake_up) for wake_up in self._heads.values())]
            self._heads = {}
            self._signs = set()
            try:
                async with self._pool.writing_at_once() as db:
                    for payload in payloads(self.server, items):
                        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
            except Refused:
                return  # the others find out by themselves

    async def _listen(self, ready: asyncio.Event) -> None:
        """Keeps a connection that hears wake-ups; a lost one is made anew."""
        assert self._listener is not None
        while True:
            with contextlib.suppress(*FAILURES):
                await self._hear(ready)
            self._listener.missed_some()
            await asyncio.sleep(RECONNECTING)

    async def _hear(self, ready: asyncio.Event) -> None:
        """Hears until the connection is lost."""
        assert self._listener is not None
        db = await asyncpg.connect(self._address, timeout=PATIENCE)
        try:
            await db.add_listener(CHANNEL, self._heard)
            lost = asyncio.Event()
            db.add_termination_listener(lambda _: lost.set())
            ready.set()
            self._listener.missed_some()
            while not await wait_for_event(lost, LEASE):
                await db.fetchval("SELECT 1", timeout=PATIENCE)  # a silent network is found out
        finally:
            db.terminate()

    def _heard(self, _db: object, _process: int, _channel: str, payload: object) -> None:
        server, _, items = str(payload).partition(" ")
        if server == self.server or self._listener is None:
            return
        for item in items.split(" "):
            if item == JOBS:
                self._listener.jobs_wait()
            elif item.startswith(ANSWER):
                self._listener.answered(int(item.removeprefix(ANSWER)))
            elif self._listener.follows(item.partition(",")[0]):
                self._listener.woken(read_item(item))

    # --- presence

    async def set_present(self, pages: dict[tuple[str, int], bool]) -> None:
        came = [page for page, present in pages.items() if present]
        went = [page for page, present in pages.items() if not present]
        self._present.update(came)
        self._present.difference_update(went)
        async with self._pool.writing() as db:
            await self._write_presence(db, came, went)
        for table_id in {table_id for table_id, _ in pages}:
            self.announce(WakeUp(table_id, Head(), presence=True))

    async def _write_presence(
        self, db: Connection, came: list[tuple[str, int]], went: list[tuple[str, int]]
    ) -> None:
        if came:
            await db.execute(
                "INSERT INTO presence SELECT t, g, $3 FROM unnest($1::text[], $2::bigint[]) "
                "AS p (t, g) ON CONFLICT DO NOTHING",
                *columns(came),
                self.server,
            )
        if went:
            await db.execute(
                "DELETE FROM presence WHERE server = $3 AND (table_id, guest) IN "
                "(SELECT * FROM unnest($1::text[], $2::bigint[]))",
                *columns(went),
                self.server,
            )

    async def present_elsewhere(self, table_ids: Sequence[str]) -> dict[str, set[int]]:
        async with self._pool.reading() as db:
            rows = await db.fetch(
                "SELECT table_id, guest FROM presence "
                "WHERE table_id = ANY($1::text[]) AND server <> $2",
                table_ids,
                self.server,
            )
        found: dict[str, set[int]] = {table_id: set() for table_id in table_ids}
        for row in rows:
            found[row["table_id"]].add(row["guest"])
        return found

    # --- jobs

    async def jobs_waiting(self) -> tuple[int, int]:
        async with self._pool.reading() as db:
            row = await db.fetchrow(JOBS_WAITING, MOST_TRIES)
        assert row is not None
        return row["turns"], row["questions"]

    # --- the turns of bots

    async def claim_turn(self, bots: Sequence[str] | None) -> Turn | None:
        lease = f"{self.server}-{next(self._claims)}"
        async with self._pool.writing_at_once() as db:
            row = await db.fetchrow(CLAIM_TURN, lease, LEASE, bots, [*self._served])
        if row is None:
            return None
        self._note_served(row["host"])
        return Turn(row["table_id"], Seat(row["seat"]), lease)

    def _note_served(self, host: int) -> None:
        self._served.pop(host, None)
        self._served[host] = None
        if len(self._served) > MOST_SERVED:
            del self._served[next(iter(self._served))]

    async def renew(self, turns: Sequence[Turn], questions: Sequence[int]) -> None:
        async with self._pool.writing_at_once() as db:
            await db.execute(
                "UPDATE seats SET lease_until = now() + $4 * interval '1 second' "
                "WHERE (table_id, seat, worker) IN "
                "(SELECT * FROM unnest($1::text[], $2::int[], $3::text[]))",
                [turn.table_id for turn in turns],
                [turn.seat for turn in turns],
                [turn.lease for turn in turns],
                LEASE,
            )
            await db.execute(
                "UPDATE questions SET lease_until = now() + $3 * interval '1 second' "
                "WHERE worker = $2 AND id = ANY($1::bigint[])",
                questions,
                self.server,
                LEASE,
            )

    async def give_back(self, turn: Turn, *, failed: bool) -> None:
        async with self._pool.writing_at_once() as db:
            await db.execute(GIVE_BACK, turn.lease, turn.table_id, turn.seat, int(failed))

    # --- questions

    async def ask(self, document: str) -> int:
        async with self._pool.writing_at_once() as db:
            question = await db.fetchval(
                "INSERT INTO questions (server, document) VALUES ($1, $2) RETURNING id",
                self.server,
                document,
            )
        return int(question)

    async def read_answer(self, question: int) -> tuple[bool, str | None]:
        async with self._pool.reading() as db:
            row = await db.fetchrow(
                "SELECT answered OR (tries >= $2 AND lease_until < now()) AS done, answer "
                "FROM questions WHERE id = $1",
                question,
                MOST_TRIES,
            )
        return (True, None) if row is None else (row["done"], row["answer"])

    async def withdraw(self, question: int) -> None:
        async with self._pool.writing_at_once() as db:
            await db.execute("DELETE FROM questions WHERE id = $1", question)

    async def claim_question(self) -> OpenQuestion | None:
        async with self._pool.writing_at_once() as db:
            row = await db.fetchrow(CLAIM_QUESTION, self.server, LEASE, MOST_TRIES)
        return None if row is None else OpenQuestion(row["id"], row["document"])

    async def answer(self, question: int, document: str | None) -> None:
        async with self._pool.writing_at_once() as db:
            asker = await db.fetchval(
                "UPDATE questions SET answered = TRUE, answer = $2 "
                "WHERE id = $1 AND NOT answered RETURNING server",
                question,
                document,
            )
        if asker == self.server and self._listener is not None:
            self._listener.answered(question)
        elif asker is not None:
            self._sign(f"{ANSWER}{question}")

    # --- analyses

    async def claim_analysis(self, table_id: str) -> AnalysisProgress | None:
        async with self._pool.writing_at_once() as db:
            return progress_of(await db.fetchrow(CLAIM_ANALYSIS, self.server, table_id, LEASE))

    async def save_progress(self, table_id: str, progress: AnalysisProgress) -> bool:
        async with self._pool.writing_at_once() as db:
            saved = await db.execute(
                "UPDATE analyses_begun SET steps = $3, document = $4, "
                "lease_until = now() + $5 * interval '1 second' "
                "WHERE worker = $1 AND table_id = $2",
                self.server,
                table_id,
                progress.steps,
                json.dumps(progress.found),
                LEASE,
            )
        return saved != "UPDATE 0"

    async def read_progress(self, table_id: str) -> AnalysisProgress | None:
        async with self._pool.reading() as db:
            return progress_of(
                await db.fetchrow(
                    "SELECT steps, document FROM analyses_begun WHERE table_id = $1", table_id
                )
            )

    async def drop_progress(self, table_id: str) -> None:
        async with self._pool.writing_at_once() as db:
            await db.execute("DELETE FROM analyses_begun WHERE table_id = $1", table_id)


def progress_of(row: asyncpg.Record | None) -> AnalysisProgress | None:
    if row is None:
        return None
    found: AnalysisDocument = json.loads(row["document"])
    return AnalysisProgress(row["steps"], found)


def columns(pages: list[tuple[str, int]]) -> tuple[list[str], list[int]]:
    return [table_id for table_id, _ in pages], [guest for _, guest in pages]


def merged(one: WakeUp, other: WakeUp) -> WakeUp:
    head = furthest(one.head, other.head)
    return WakeUp(one.table_id, head, one.presence or other.presence)


def written(wake_up: WakeUp) -> str:
    """A wake-up as it is sent: the table and how far it is, no contents."""
    head = wake_up.head
    return f"{wake_up.table_id},{head.moves},{head.chat},{head.revision},{int(wake_up.presence)}"


def read_item(item: str) -> WakeUp:
    table_id, moves, chat, revision, presence = item.split(",")
    return WakeUp(table_id, Head(int(moves), int(chat), int(revision)), presence == "1")


def payloads(server: str, items: list[str]) -> list[str]:
    """As few notifications as they fit into."""
    found = [server]
    for item in items:
        if len(found[-1]) + len(item) > LONGEST_PAYLOAD:
            found.append(server)
        found[-1] += f" {item}"
    return found
