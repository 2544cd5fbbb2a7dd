"""A table in use. Its parts do the work; the table holds its lock and shows what has changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Literal, TypeVar

from farshore.core.errors import FarshoreError, Reason
from farshore.core.state import OPEN as OPEN_TO_ALL
from farshore.core.state import SPECTATOR
from farshore.core.types import MoveId, Seat
from farshore.server.errors import Refused, status_of
from farshore.server.messages.models import Ack, MakeMove, SayChat, SeatChange, Undo
from farshore.server.storage.repository import StaleAppend
from farshore.server.storage.rows import FINISHED, OPEN, ChatRow, Head, NewMoves, TableInfo
from farshore.server.tables.advice import Advice
from farshore.server.tables.bot_turns import BotTurns
from farshore.server.tables.chat import TableChat
from farshore.server.tables.ending import Ending
from farshore.server.tables.lessons import LessonTable
from farshore.server.tables.moves import Moves
from farshore.server.tables.publishing import Connection, Publisher
from farshore.server.tables.seating import Seating
from farshore.server.tables.services import Services
from farshore.server.tables.table_model import TableModel
from farshore.server.tables.timekeeping import Timekeeping
from farshore.server.visibility.table import table_json

T = TypeVar("T")

Work = Callable[[], Coroutine[Any, Any, T]]
"""What is done under the lock of a table, perhaps more than once."""
MOST_ATTEMPTS: Final = 10
"""So often somebody else may be quicker."""


class Table:
    """A table that somebody uses.

    The parts know the model and not the table, so that a table nobody uses any more is gone as
    soon as it is dropped, without waiting for the garbage collector.
    """

    def __init__(self, services: Services, info: TableInfo) -> None:
        self.model: Final = TableModel(services, info)
        self.publisher: Final = Publisher(self.model)
        self.advice: Final = Advice(self.model)
        self._moves: Final = Moves(self.model)
        self._seating: Final = Seating(self.model)
        self._time: Final = Timekeeping(self.model, self._seating)
        self._ending: Final = Ending(self.model)
        self._chat: Final = TableChat(self.model)
        self._lesson: Final = LessonTable(self.model)
        self._bot_turns: Final = BotTurns(self.model)
        self.gone = False
        """Whether somebody has deleted it."""

    @property
    def info(self) -> TableInfo:
        return self.model.info

    async def load(self) -> None:
        """Brings back what is stored, and lets the bots go on."""
        await self.model.load_edition()
        await self._chat.load()
        await self.publisher.look_elsewhere()
        if self.info.status != OPEN:
            await self.model.load_game()
            await self._settle()
            self._bot_turns.start(self._play_for_bot)

    async def _settle(self) -> None:
        """Ends the game if all agreed to that and the server stopped before it was stored."""
        try:
            await self._ending.settle()
        except StaleAppend:  # another server was quicker
            await self.model.load_game()

    def to_json(self, guest: int | None) -> dict[str, Any]:
        return table_json(self.info, guest, self.publisher.connected(), self.publisher.clocks())

    # --- staying in memory

    def touch(self, seconds: float = 0.0) -> None:
        """Notes that the table was used, so many seconds from now."""
        self.publisher.last_used = time.monotonic() + seconds

    def unused_since(self, moment: float) -> bool:
        busy = self._bot_turns.busy() or self.model.lock.locked() or self.advice.busy()
        used = self.publisher.has_connections() or self.publisher.last_used >= moment
        return not busy and not used

    def stop(self) -> list[asyncio.Task[None]]:
        """Ends everything; gives the jobs that are to be waited for."""
        self.advice.stop()
        self.publisher.close()
        return self._bot_turns.stop()

    # --- pages

    async def connect(self, page: Connection, count: int, mark: str) -> None:
        chat = await self.heard_by(page.guest, self._chat.on_joining())
        self.publisher.connect(page, count, mark, chat)
        self._bot_turns.start(self._play_for_bot)

    # --- what people do

    # A socket finishes what it has begun, so moves and chat are not shielded once more; others use
    # `Services.shielded`.

    async def move(self, guest: int | None, asked: MakeMove) -> Ack:
        return await self._locked(lambda: self._move(guest, asked))

    async def _move(self, guest: int | None, asked: MakeMove) -> Ack:
        ack = await self._moves.make(self.model.player(guest), asked)
        self._moved(ack)
        return ack

    async def undo(self, guest: int | None, asked: Undo) -> Ack:
        return await self._locked(lambda: self._undo(guest, asked))

    async def _undo(self, guest: int | None, asked: Undo) -> Ack:
        ack = await self._moves.undo(self.model.player(guest), asked)
        self._moved(ack)
        return ack

    def why_not(self, guest: int | None, move: str | dict[str, str | int]) -> Reason | None:
        return self._moves.why_not(self.model.player(guest), move)

    async def join(self, guest: int, name: str, wanted: int | None) -> None:
        await self._change_seats(lambda: self._seating.join(guest, name, wanted))

    async def leave(self, guest: int | None) -> None:
        await self._change_seats(lambda: self._seating.leave(self.model.player(guest)))

    async def change_seat(self, guest: int, number: int, change: SeatChange) -> None:
        await self._change_seats(
            lambda: self._seating.change(guest, number, change, self.publisher.connected())
        )

    async def choose_emblem(self, guest: int, emblem: str) -> None:
        await self.change(lambda: self._choose_emblem(guest, emblem))

    async def _choose_emblem(self, guest: int, emblem: str) -> None:
        await self._seating.choose_emblem(self.model.player(guest), emblem)
        self.publisher.publish_table()

    def rename(self, guest: int, name: str) -> None:
        if self._seating.rename(guest, name):
            self.publisher.publish_table()

    async def answer_end(self, guest: int, agrees: bool) -> None:
        """Whether somebody wants the game to end as it stands; the first to agree offers it."""
        await self.change(lambda: self._answer_end(guest, agrees))

    async def _answer_end(self, guest: int, agrees: bool) -> None:
        await self._ending.answer(self.model.player(guest), agrees)
        self.publisher.publish()
        self.publisher.publish_table()

    # --- clocks

    async def give_time(self, guest: int, seat: int) -> None:
        await self._change_time(lambda: self._time.give(self.model.player(guest), seat))

    async def go_away(self, guest: int, days: int) -> None:
        await self._change_time(lambda: self._time.go_away(self.model.player(guest), days))

    async def choose_bot(self, guest: int, seat: int, whole_seat: bool) -> None:
        """What the others decide when somebody's time is up."""
        await self._change_time(
            lambda: self._time.choose_bot(self.model.player(guest), seat, whole_seat)
        )

    async def _change_time(self, work: Work[None]) -> None:
        await self.change(lambda: self._time_changed(work))

    async def _time_changed(self, work: Work[None]) -> None:
        revision = self.info.revision
        await work()
        if self.info.revision != revision:
            self.publisher.publish_seats()
        self._changed()

    async def time_is_up(self, now: int) -> None:
        """A clock has to be looked at: does what follows, or finds that it is too early."""
        await self.change(self._look_at_clocks)
        waiting = self._time.wants_bot()
        for seat in waiting:
            await self._time.decide_for(seat, self._play_for_late)
        if not waiting:
            await self.change(lambda: self._time.postpone(now))

    async def _look_at_clocks(self) -> None:
        revision = self.info.revision
        if await self._time.look():
            if self.info.revision != revision:
                self.publisher.publish_seats()
            self._changed()

    async def _play_for_late(self, seat: Seat, move: MoveId, version: str) -> None:
        await self.change(lambda: self._late_move(seat, move, version))

    async def _late_move(self, seat: Seat, move: MoveId, version: str) -> None:
        """Makes the move, unless somebody has decided or given time meanwhile."""
        if seat in self._time.wants_bot() and self.model.log(seat).version() == version:
            await self._moves.play(seat, move, None)
            self._changed()

    # --- orders

    async def play_ordered(self, seat: Seat, move: MoveId, message: str) -> None:
        """Makes a move that somebody has ordered; its lock must be held."""
        await self._moves.play(seat, move, message)
        self._changed()

    # --- lessons

    async def change_lesson(self, guest: int, to: Literal["next", "leave"]) -> None:
        """Plays on to the next step of a lesson, or goes on without it."""
        await self.change(lambda: self._change_lesson(guest, to))

    async def _change_lesson(self, guest: int, to: Literal["next", "leave"]) -> None:
        seat = self.model.player(guest)
        await (self._lesson.go_on(seat) if to == "next" else self._lesson.leave(seat))
        self._changed()
        self.publisher.publish_table()

    async def say(self, guest: int | None, asked: SayChat) -> Ack:
        return await self._locked(lambda: self._say(guest, asked))

    async def _say(self, guest: int | None, asked: SayChat) -> Ack:
        seat = self.model.player(guest)
        assert guest is not None
        line = await self._chat.say(guest, seat, asked)
        if line is not None:
            await self._publish_chat(line)
        version = self.model.log(seat).version() if self.model.has_game() else ""
        return Ack(id=asked.id, version=version, repeated=line is None)

    async def chat_before(self, guest: int | None, number: int | None, limit: int) -> list[ChatRow]:
        self.model.viewer(guest)
        return await self._chat.before(number, limit)

    async def heard_by(self, guest: int | None, lines: list[ChatRow]) -> list[ChatRow]:
        """The lines without those of people whom the guest has muted, or who are kept apart."""
        if guest is None or not lines:
            return lines
        unheard = await self.model.services.repository.relations.not_heard_by(guest)
        return [line for line in lines if self._author(line) not in unheard]

    async def _publish_chat(self, line: ChatRow) -> None:
        author = self._author(line)
        deaf: frozenset[int] = frozenset()
        if author is not None:
            deaf = await self.model.services.repository.relations.not_hearing(author)
        self.publisher.publish_chat(line, deaf)

    def _author(self, line: ChatRow) -> int | None:
        """Who said something; of old lines only the seat is known."""
        return self.info.seats[line.seat].guest if line.guest is None else line.guest

    # --- changing

    async def change(self, work: Work[T]) -> T:
        """Does something under the lock, to the end even if the one who asked goes away."""
        return await self.model.services.shielded(self._locked(work))

    async def _locked(self, work: Work[T]) -> T:
        """If somebody else was quicker, decides anew on what is stored by now.

        So a move is refused only where it is stale for its seat: that others have planned in
        secret meanwhile is not felt. And nothing is refused because this server is behind.
        """
        async with self.model.lock:
            for _ in range(MOST_ATTEMPTS):
                try:
                    return await work()
                except StaleAppend:
                    await self._catch_up()
                except (Refused, FarshoreError) as error:
                    shared = self.model.services.cluster.shared
                    if not shared or status_of(error) >= 500 or not await self._catch_up():
                        raise
        raise Refused(409, "stale-move")

    async def _change_seats(self, work: Work[None]) -> None:
        await self.change(lambda: self._seats_changed(work))
        if self._ending.is_offered():  # who was still asked may have left
            await self.change(self._ending.settle)
            self._changed()

    async def _seats_changed(self, work: Work[None]) -> None:
        await work()
        self.publisher.publish_seats()
        self._bot_turns.start(self._play_for_bot)

    def _moved(self, ack: Ack) -> None:
        if not ack.repeated:
            self._changed()

    def _changed(self) -> None:
        self.publisher.publish()
        if self.info.status == FINISHED:
            self.publisher.publish_table()
        self._bot_turns.start(self._play_for_bot)

    async def _play_for_bot(self, seat: Seat, move: MoveId, version: str) -> None:
        await self.change(lambda: self._bot_move(seat, move, version))

    async def _bot_move(self, seat: Seat, move: MoveId, version: str) -> None:
        """Makes the move, unless something has changed while the bot was thinking."""
        if self._bot_turns.is_turn(seat) and self.model.log(seat).version() == version:
            await self._moves.play(seat, move, None)
            self._changed()

    async def take_bot_turn(self, seat: Seat) -> None:
        """Makes a move for a bot whose turn this server has claimed."""
        await self._bot_turns.take(seat, self._play_for_bot)

    # --- what others have changed

    def is_behind(self, head: Head) -> bool:
        """Whether others have stored what this server has not followed."""
        return head.moves > self.model.stored or self._more_than_moves(head)

    def _more_than_moves(self, head: Head) -> bool:
        """Whether others have changed the chat, seats or settings."""
        return head.chat > self._chat.count() or head.revision > self.info.revision

    async def refresh(self) -> None:
        """Takes over and shows what other servers have stored."""
        heads = await self.model.services.repository.read_heads([self.info.id])
        await self.follow(heads.get(self.info.id))

    async def follow(self, head: Head | None, known: NewMoves | None = None) -> None:
        """As `refresh`, if it is known how far the table is.

        None: it was not found. That is looked at again, for it may have been made meanwhile.
        `known`: new moves that have been read already.
        """
        if head is None or self.is_behind(head):
            async with self.model.lock:
                await (self._catch_up() if head is None else self._take_over(head, known))

    def follow_at_once(self, head: Head, known: NewMoves) -> bool:
        """As `follow`, without waiting. False: something has to be waited for; nothing is done."""
        model = self.model
        if model.lock.locked() or self._more_than_moves(head):
            return False
        notes = self._notes()
        if not model.follow_moves(known):
            return False
        self.publisher.publish()
        if self._notes() != notes:
            self.publisher.publish_table()
        return True

    async def _catch_up(self) -> bool:
        """Whether there was anything that others have stored."""
        heads = await self.model.services.repository.read_heads([self.info.id])
        if self.info.id not in heads:
            raise self._gone()
        return await self._take_over(heads[self.info.id])

    async def _take_over(self, head: Head, known: NewMoves | None = None) -> bool:
        """Each part is shown as soon as it is taken over. Whether there was anything."""
        behind = self.is_behind(head)
        for line in await self._chat.catch_up(head.chat):
            await self._publish_chat(line)
        if head.revision > self.info.revision:
            await self._catch_up_info()
        notes = self._notes()
        if head.moves > self.model.stored and await self.model.catch_up(known):
            self.publisher.publish()
            if self._notes() != notes:
                self.publisher.publish_table()
            if self.model.game.is_over():
                await self._catch_up_info()
        return behind

    async def _catch_up_info(self) -> None:
        fresh = await self.model.services.repository.find_table(self.info.id)
        if fresh is None:
            raise self._gone()
        self.model.replace_info(fresh)
        await self._chat.load()  # somebody may have been forgotten
        self.publisher.publish_seats()

    def _notes(self) -> list[tuple[bool | None, str | None]]:
        """What is noted between the moves: who wants to end the game, and emblems."""
        return [(seat.ends, seat.emblem) for seat in self.info.seats]

    def _gone(self) -> Refused:
        """Somebody has deleted the table."""
        self.gone = True
        self.publisher.close()
        return Refused(404, "unknown-table")

    # --- looking back

    def seen_as(self, guest: int | None, seat: int | None) -> Seat:
        """The viewpoint that a guest may look back from."""
        own = self.model.viewer(guest)
        if seat is None or seat == own:
            return own
        if seat == -1:
            return SPECTATOR
        if seat >= self.info.players:
            raise Refused(422, "no-such-seat", given=seat, last=self.info.players - 1)
        if not self.model.game.is_over():
            raise Refused(403, "wrong-seat")
        return Seat(seat)

    def moves_up_to(self, guest: int | None, after: int) -> list[tuple[Seat, MoveId]]:
        """The moves of the first `after` log entries, if they may be played on from."""
        game = self.model.game
        log = self.model.log(self.model.viewer(guest))
        if after > len(log.lines):
            raise Refused(422, "no-such-step", given=after, last=len(log.lines))
        entries = game.entries[: log.sources[after - 1] + 1 if after else 0]
        hidden = any(entry.shown_to(SPECTATOR) != OPEN_TO_ALL for entry in entries)
        if hidden and not game.is_over():
            raise Refused(409, "fork-hidden")
        return [(entry.actor, entry.move) for entry in entries]
