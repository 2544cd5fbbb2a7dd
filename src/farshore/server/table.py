"""A table in use: seats, moves, bots, chat, and who is connected.

It changes only under its lock, and in this order: tried on a copy, written to the disk, made
real, shown. Between the last two nothing waits, so a viewer never sees half a change.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from typing import TYPE_CHECKING, Any, Final, Protocol

from farshore.core.errors import FarshoreError, IllegalMove, Reason
from farshore.core.game import Setup
from farshore.core.registry import load
from farshore.core.state import OPEN, SPECTATOR, State
from farshore.core.types import Seat
from farshore.formats.editions import parse_edition
from farshore.server import gate
from farshore.server.advice import Advice
from farshore.server.cards import Card, Progress, Seat, now, read_chat, read_moves, when, write_chat
from farshore.server.errors import Refused, reason_json
from farshore.server.gate import Scroll
from farshore.server.guests import LONGEST_CHAT, plain_text
from farshore.server.live import Entry, Live, read_lines
from farshore.server.models import MakeMove, SayChat, SeatChange, Undo

if TYPE_CHECKING:
    from farshore.server.tables import Tables

log = logging.getLogger("farshore.server")

CHAT_ON_JOINING: Final = 50
STAND_IN: Final = "greedy"
"""The bot that takes over for somebody who left."""


class Connection(Protocol):
    """An open page, as a table sees it."""

    guest: int | None

    def send(self, text: str) -> None: ...

    def close(self) -> None: ...


class Table:
    """A table that somebody uses."""

    def __init__(self, keeper: Tables, card: Card) -> None:
        self.keeper: Final = keeper
        self.card: Final = card
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        self.touched = time.monotonic()
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self._live: Live | None = None
        self._scrolls: dict[int, Scroll] = {}
        self._sent: dict[int, tuple[str, list[bytes]]] = {}
        """What the pages of each viewer show: the position, and the marks of the log."""
        self._lines = 0
        """How many lines of moves are stored."""
        self._done: set[str] = set()
        """Messages that have been carried out."""
        self._chat: list[dict[str, Any]] = []
        self.advice: Final = Advice(self)

    # --- loading

    def setup(self) -> Setup:
        card = self.card
        game = load(card.game)
        if game.info.rules != card.rules:
            raise Refused(409, "table-unreadable", given=card.rules, allowed=game.info.rules)
        edition = (
            None if card.edition is None else parse_edition(game, json.loads(card.edition)).edition
        )
        return game.setup(card.players, card.options, edition or game.edition(card.data))

    async def wake(self) -> None:
        """Brings back the game as it was left; what was about to happen by itself happens."""
        self._chat = await self.keeper.store.read(lambda db: read_chat(db, self.card.id))
        self._done = {line["message"] for line in self._chat}
        if self.card.status == "open":
            return
        rows = await self.keeper.store.read(lambda db: read_moves(db, self.card.id))
        try:
            setup = self.setup()
            self._live = Live(setup, read_lines(setup, [row["line"] for row in rows]))
        except FarshoreError as error:
            log.error("table %s cannot be read: %s", self.card.id, error)
            raise Refused(409, "table-unreadable", given=self.card.rules, allowed=0) from error
        self._lines = len(rows)
        self._done.update(row["message"] for row in rows if row["message"] is not None)
        state, entries = self._live.attempt_nothing(self.keeper.rng)
        if entries:
            await self._store(state, self._live.lines(entries), None)
            self._live.accept(state, entries)
        self.drive()

    @property
    def live(self) -> Live:
        if self._live is None:
            raise Refused(409, "table-not-running")
        return self._live

    def idle(self) -> bool:
        busy = self.thinking or self.lock.locked() or self.advice.busy()
        return not self.connections and not busy

    # --- what viewers see

    def connected(self) -> set[int]:
        seats = {self.card.seat_of(connection.guest) for connection in self.connections}
        return {seat for seat in seats if seat is not None}

    def to_json(self, guest: int | None) -> dict[str, Any]:
        return self.card.to_json(guest, self.connected())

    def viewer(self, guest: int | None) -> int:
        """Whose eyes a guest has here: its seat's, or a spectator's if these are allowed."""
        seat = self.card.seat_of(guest)
        if seat is not None:
            return seat
        if not self.card.may_watch(guest):
            raise Refused(403, "watching-not-allowed")
        return SPECTATOR

    def player(self, guest: int | None) -> int:
        """The seat of a guest who wants to do something."""
        if guest is None:
            raise Refused(401, "no-guest")
        seat = self.card.seat_of(guest)
        if seat is None:
            raise Refused(403, "not-seated")
        return seat

    def scroll(self, viewer: Seat) -> Scroll:
        found = self._scrolls.get(viewer)
        if found is None:
            found = self._scrolls[viewer] = Scroll(self.live, viewer)
        return found.catch_up()

    def _body(self, viewer: Seat, scroll: Scroll, open_part: str) -> str:
        live = self.live
        more: dict[str, object] = {
            "type": "state",
            "seat": None if viewer == SPECTATOR else viewer,
            "version": scroll.version(),
            "status": self.card.status,
            "undo": 0 if viewer == SPECTATOR else len(live.undo(viewer)),
        }
        return gate.state_text(live.state, viewer, open_part, more)

    def state_text(self, viewer: Seat) -> str:
        """The `state` message with the whole log."""
        scroll = self.scroll(viewer)
        body = self._body(viewer, scroll, gate.open_text(self.live.state))
        return message(body, scroll.text(0))

    def _update(self, viewer: Seat, open_part: str) -> str | None:
        """The `state` message since the last one; None if nothing changed for this viewer."""
        scroll = self.scroll(viewer)
        body = self._body(viewer, scroll, open_part)
        before, marks = self._sent.get(viewer, ("", []))
        start = scroll.since(marks)
        if body == before and start == len(scroll.marks) == len(marks):
            return None
        self._sent[viewer] = (body, scroll.marks[:])
        return message(body, scroll.text(start))

    def publish(self) -> None:
        """Sends the position to all whose view of it has changed."""
        if self._live is None:
            return
        pages: dict[int, list[Connection]] = {}
        for connection in self.connections:
            seat = self.card.seat_of(connection.guest)
            pages.setdefault(SPECTATOR if seat is None else seat, []).append(connection)
        open_part = gate.open_text(self._live.state) if pages else ""
        for viewer, connections in pages.items():
            text = self._update(viewer, open_part)
            if text is not None:
                for connection in connections:
                    connection.send(text)

    def publish_table(self) -> None:
        for connection in self.connections:
            connection.send(
                gate.to_text({"type": "table", "table": self.to_json(connection.guest)})
            )

    # --- pages

    def connect(self, connection: Connection, count: int, mark: str) -> None:
        if self.card.status != "open":
            self.viewer(connection.guest)  # before the game there is nothing to see but the seats
        before = self.connected()
        self.connections.add(connection)
        self.touched = time.monotonic()
        if self.connected() != before:
            self.publish_table()
        else:
            connection.send(
                gate.to_text({"type": "table", "table": self.to_json(connection.guest)})
            )
        connection.send(gate.to_text({"type": "chat", "messages": self.chat_json(None)}))
        if self._live is not None:
            viewer = self.viewer(connection.guest)
            scroll = self.scroll(viewer)
            body = self._body(viewer, scroll, gate.open_text(self._live.state))
            connection.send(message(body, scroll.text(scroll.held(count, mark))))
            self._sent[viewer] = (body, scroll.marks[:])
            self.drive()

    def disconnect(self, connection: Connection) -> None:
        before = self.connected()
        self.connections.discard(connection)
        self.touched = time.monotonic()
        if self.connected() != before:
            self.publish_table()

    # --- moves

    async def move(self, guest: int | None, asked: MakeMove) -> dict[str, Any]:
        seat = self.player(guest)
        return await self.keeper.integer(self._move(seat, asked))

    async def _move(self, seat: Seat, asked: MakeMove) -> dict[str, Any]:
        async with self.lock:
            if f"{seat} {asked.id}" in self._done:
                return self._ack(seat, asked.id, repeated=True)
            live = self.live
            number = self.number(asked.move)
            self._check_hands(seat)
            if not live.state.is_over() and asked.version != self.scroll(seat).version():
                raise Refused(409, "stale-move")
            reason = gate.why_not(live.state, seat, number)
            if reason is not None:
                raise IllegalMove(reason)
            await self._play(seat, number, f"{seat} {asked.id}")
            return self._ack(seat, asked.id, repeated=False)

    async def undo(self, guest: int | None, asked: Undo) -> dict[str, Any]:
        seat = self.player(guest)
        return await self.keeper.integer(self._undo(seat, asked))

    async def _undo(self, seat: Seat, asked: Undo) -> dict[str, Any]:
        async with self.lock:
            if f"{seat} {asked.id}" in self._done:
                return self._ack(seat, asked.id, repeated=True)
            live = self.live
            self._check_hands(seat)
            if asked.version != self.scroll(seat).version():
                raise Refused(409, "stale-move")
            taken = live.undo(seat)
            if not taken and seat not in live.state.waiting():
                raise Refused(409, "undo-not-now")
            if not taken:
                raise IllegalMove(Reason("nothing-to-undo", {"seat": str(seat)}))
            shorter = live.without(taken)
            lines = [f"undo {at}" for at in taken]
            await self._store(shorter.state, lines, f"{seat} {asked.id}")
            self._live = shorter
            self._scrolls = {}
            self._changed()
            return self._ack(seat, asked.id, repeated=False)

    def why(self, guest: int | None, id_: str, move: Any) -> dict[str, Any]:
        seat = self.player(guest)
        reason = gate.why_not(self.live.state, seat, self.number(move))
        return {"id": id_, "reason": None if reason is None else reason_json(reason)}

    def number(self, move: Any) -> int:
        moves = self.live.setup.game.moves
        return moves.number(move) if isinstance(move, str) else moves.from_json(move)

    def _check_hands(self, seat: Seat) -> None:
        if self.card.seats[seat].bot is not None:
            raise Refused(409, "seat-with-bot")

    def _ack(self, seat: Seat, id_: str, repeated: bool) -> dict[str, Any]:
        return {"id": id_, "version": self.scroll(seat).version(), "repeated": repeated}

    async def _play(self, seat: Seat, number: int, message_id: str | None) -> None:
        live = self.live
        state, entries = live.attempt(seat, number, self.keeper.rng)
        await self._store(state, live.lines(entries), message_id)
        live.accept(state, entries)
        self._changed()

    async def _store(self, state: State, lines: list[str], message_id: str | None) -> None:
        """Writes moves, and what they change in the lists of tables."""
        progress = Progress(self.card, state, self._lines, lines, message_id)
        await self.keeper.store.write(progress.write)
        self._lines += len(lines)
        if message_id is not None:
            self._done.add(message_id)
        progress.note(self.card)

    def _changed(self) -> None:
        self.publish()
        if self.card.status == "finished":
            self.publish_table()
        self.drive()

    # --- bots

    def drive(self) -> None:
        """Lets the bots think that are asked now."""
        if self._live is None:
            return
        for seat in self._live.state.waiting():
            if self.card.seats[seat].bot is not None and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: Seat) -> None:
        try:
            number, version = await self._ask_bot(seat)
            await self.keeper.integer(self._play_for_bot(seat, number, version))
        except Exception:  # the table waits; the next page that opens lets the bot try again
            log.exception("table %s: the bot's move was not made", self.card.id)
            del self.thinking[seat]
            return
        except asyncio.CancelledError:
            del self.thinking[seat]
            raise
        del self.thinking[seat]
        self.drive()

    async def _play_for_bot(self, seat: Seat, number: int, version: str) -> None:
        """Makes the move, unless something has changed while the bot was thinking."""
        async with self.lock:
            state = self.live.state
            if (
                self.card.seats[seat].bot is not None
                and seat in state.waiting()
                and self.scroll(seat).version() == version
            ):
                await self._play(seat, number, None)

    async def _ask_bot(self, seat: Seat) -> tuple[int, str]:
        live = self.live
        card = self.card
        question = {**self.question(), "seat": seat, "bot": card.seats[seat].bot}
        version = self.scroll(seat).version()
        return await self.keeper.bots.choose(question, live.state.legal(seat)), version

    def question(self) -> dict[str, Any]:
        """The game as it stands, for a process that thinks about it."""
        card = self.card
        return {
            "table": card.id,
            "game": card.game,
            "players": card.players,
            "options": card.options,
            "data": card.data,
            "edition": None if card.edition is None else json.loads(card.edition),
            "moves": [[entry.actor, entry.number] for entry in self.live.entries],
        }

    # --- seats

    async def join(self, guest: int, name: str, wanted: int | None) -> None:
        await self.keeper.integer(self._join(guest, name, wanted))

    async def _join(self, guest: int, name: str, wanted: int | None) -> None:
        async with self.lock:
            card = self.card
            if card.seat_of(guest) is not None:
                raise Refused(409, "already-seated")
            if card.status != "open":
                raise Refused(409, "table-not-open")
            free = [at for at, seat in enumerate(card.seats) if seat.kind == "open"]
            if wanted is not None and wanted >= card.players:
                raise Refused(422, "no-such-seat", given=wanted, last=card.players - 1)
            if wanted is not None and wanted not in free:
                raise Refused(409, "seat-taken")
            if not free:
                raise Refused(409, "no-open-seat")
            at = free[0] if wanted is None else wanted
            await self._sit(at, Seat(guest, name, None))

    async def leave(self, guest: int | None) -> None:
        await self.keeper.integer(self._leave(self.player(guest)))

    async def _leave(self, number: int) -> None:
        async with self.lock:
            if self.card.status == "finished":
                raise Refused(409, "table-not-running")
            bot = None if self.card.status == "open" else STAND_IN
            await self._sit(number, Seat(None, "", bot))

    async def change_seat(self, guest: int, number: int, change: SeatChange) -> None:
        await self.keeper.integer(self._change_seat(guest, number, change))

    async def _change_seat(self, guest: int, number: int, change: SeatChange) -> None:
        async with self.lock:
            card = self.card
            if number >= card.players:
                raise Refused(422, "no-such-seat", given=number, last=card.players - 1)
            seat = card.seats[number]
            if change.to == "bot":
                self.keeper.bots.check(change.bot)
                self._check_hand_over(guest, number)
                await self._sit(number, Seat(seat.guest, seat.name, change.bot))
            elif change.to == "person":
                if seat.guest != guest:
                    raise Refused(403, "wrong-seat")
                if seat.bot is None:
                    raise Refused(409, "not-with-bot")
                await self._sit(number, Seat(seat.guest, seat.name, None))
            else:
                if guest != card.host:
                    raise Refused(403, "not-host")
                if card.status != "open":
                    raise Refused(409, "table-not-open")
                if seat.kind == "person":
                    raise Refused(409, "seat-taken")
                await self._sit(number, Seat())

    def _check_hand_over(self, guest: int, number: int) -> None:
        """Who may give which seat to a bot, and when."""
        card = self.card
        seat = card.seats[number]
        if guest not in (seat.guest, card.host):
            raise Refused(403, "not-host" if seat.kind == "open" else "wrong-seat")
        if seat.kind == "person":
            if card.status != "running":
                raise Refused(409, "table-not-running")
            if guest != seat.guest and number in self.connected():
                raise Refused(409, "seat-present")
        elif card.status != "open":
            raise Refused(409, "not-a-person")

    async def _sit(self, number: int, seat: Seat) -> None:
        """Changes a seat; when none is open any more, the game begins."""
        card = self.card
        seats = [*card.seats]
        seats[number] = Seat(seat.guest, seat.name, seat.bot, card.seats[number].waits)
        begins = card.status == "open" and all(other.kind != "open" for other in seats)
        progress: Progress | None = None
        live: Live | None = None
        if begins:
            live = Live(self.setup())
            state, entries = live.attempt_nothing(self.keeper.rng)
            live.accept(state, entries)
            progress = Progress(card, state, 0, live.lines(entries), None)

        def write(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE seats SET guest = ?, bot = ? WHERE table_id = ? AND seat = ?",
                (seat.guest, seat.bot, card.id, number),
            )
            if progress is not None:
                progress.write(db)

        await self.keeper.store.write(write)
        card.seats = seats
        if live is not None and progress is not None:
            self._live = live
            self._lines = len(live.entries)
            progress.note(card)
        self._sent = {}
        self._show_out()
        self.publish_table()
        self.publish()
        self.drive()

    def _show_out(self) -> None:
        """Closes the pages of those who may not watch (any more)."""
        if self.card.status != "open":
            for connection in [*self.connections]:
                if not self.card.may_watch(connection.guest):
                    connection.close()
                    self.connections.discard(connection)

    def rename(self, guest: int, name: str) -> None:
        seat = self.card.seat_of(guest)
        if seat is not None and self.card.seats[seat].name != name:
            self.card.seats[seat].name = name
            self.publish_table()

    # --- chat

    def chat_json(self, before: int | None, limit: int = CHAT_ON_JOINING) -> list[dict[str, Any]]:
        lines = [line for line in self._chat if before is None or line["n"] < before]
        return [
            {"n": line["n"], "seat": line["seat"], "name": line["name"]}
            | {"text": line["text"], "at": when(line["at"])}
            for line in lines[-limit:]
        ]

    async def chat(self, guest: int | None, asked: SayChat) -> dict[str, Any]:
        return await self.keeper.integer(self._say(self.player(guest), asked))

    async def _say(self, seat: Seat, asked: SayChat) -> dict[str, Any]:
        text = plain_text(asked.text, LONGEST_CHAT)
        if not text:
            raise Refused(422, "empty-chat")
        async with self.lock:
            message_id = f"{seat} {asked.id}"
            repeated = message_id in self._done
            if not repeated:
                line = {
                    "n": len(self._chat),
                    "seat": seat,
                    "name": self.card.seats[seat].name,
                    "text": text,
                    "at": now(),
                    "message": message_id,
                }
                await self.keeper.store.write(lambda db: write_chat(db, self.card.id, line))
                self._chat.append(line)
                self._done.add(message_id)
                shown = gate.to_text({"type": "chat", "messages": self.chat_json(None, 1)})
                for connection in self.connections:
                    connection.send(shown)
            version = "" if self._live is None else self.scroll(seat).version()
            return {"id": asked.id, "version": version, "repeated": repeated}

    # --- afterwards

    def result_json(self, viewer: Seat) -> dict[str, Any]:
        live = self.live
        results = live.state.results()
        if results is None:
            raise Refused(409, "table-not-finished")
        return {**gate.results_json(results), "chart": self._chart(viewer)}

    def _chart(self, viewer: Seat) -> list[dict[str, Any]]:
        """The score wherever it changed; all may be known now that the game is over."""
        live = self.live
        sources = set(self.scroll(viewer).sources)
        points: list[dict[str, Any]] = []
        state = live.setup.game.begin(live.setup)
        after = 0
        for step, entry in enumerate(live.entries):
            state.apply(entry.actor, entry.number)
            after += step in sources
            scores = list(live.setup.game.results(state).scores)
            if step in sources and (not points or points[-1]["scores"] != scores):
                points.append({"after": after, "scores": scores})
        return points

    def seen_as(self, guest: int | None, seat: Seat | None) -> int:
        """The viewpoint that a guest may look back from."""
        own = self.viewer(guest)
        if seat is None or seat == own:
            return own
        if seat == -1:
            return SPECTATOR
        if seat >= self.card.players:
            raise Refused(422, "no-such-seat", given=seat, last=self.card.players - 1)
        if not self.live.state.is_over():
            raise Refused(403, "wrong-seat")
        return seat

    def replay_json(self, viewer: Seat, start: int, count: int) -> dict[str, Any]:
        live = self.live
        scroll = self.scroll(viewer)
        steps = [0, *(source + 1 for source in scroll.sources)]
        wanted = {steps[after]: after for after in range(start, min(start + count, len(steps)))}
        state = live.setup.game.begin(live.setup)
        frames: list[dict[str, Any]] = []
        for step in range(max(wanted, default=-1) + 1):
            if step in wanted:
                frames.append({"after": wanted[step], **gate.frame_json(state, viewer)})
            if step < len(live.entries):
                state.apply(live.entries[step].actor, live.entries[step].number)
        return {"entries": len(scroll.lines), "frames": frames}

    def moves_up_to(self, guest: int | None, after: int) -> list[tuple[int, int]]:
        """The moves of the first `after` log entries, if they may be played on from."""
        live = self.live
        scroll = self.scroll(self.viewer(guest))
        if after > len(scroll.lines):
            raise Refused(422, "no-such-step", given=after, last=len(scroll.lines))
        step = scroll.sources[after - 1] + 1 if after else 0
        entries = live.entries[:step]
        if not live.state.is_over() and any(not everybody_saw(entry) for entry in entries):
            raise Refused(409, "fork-hidden")
        return [(entry.actor, entry.number) for entry in entries]


def everybody_saw(entry: Entry) -> bool:
    return entry.shown_to(SPECTATOR) == OPEN


def message(body: str, log_text: str) -> str:
    return f'{body[:-1]},"log":{log_text}}}'
