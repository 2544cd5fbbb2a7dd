"""Showing a table to the pages that are open: everybody gets what changed for them."""

from __future__ import annotations

import time
from typing import Any, Final, Protocol

from farshore.core.state import SPECTATOR
from farshore.core.types import Seat
from farshore.server.game.clock import Clocks
from farshore.server.storage.rows import OPEN, ChatRow
from farshore.server.tables.table_model import TableModel
from farshore.server.visibility.clock import clocks_json, notes_json
from farshore.server.visibility.log import ViewerLog
from farshore.server.visibility.message import Message
from farshore.server.visibility.position import (
    PositionPart,
    SharedPosition,
    open_part,
    position_part,
    state_message,
)
from farshore.server.visibility.table import chat_message, table_message


class Connection(Protocol):
    """An open page, as a table sees it."""

    guest: int | None
    looking: bool
    """Whether somebody sees the page: it may be hidden behind others."""

    def send(self, message: Message) -> None: ...

    def close(self) -> None: ...


class Publisher:
    """The open pages of a table, and what each viewer has been shown."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model
        self._connections: Final[set[Connection]] = set()
        self._open_part: SharedPosition | None = None
        self._positions: Final[dict[Seat, PositionPart]] = {}
        """The position for each viewer who has looked at it."""
        self._sent: Final[dict[Seat, tuple[PositionPart, list[bytes], int]]] = {}
        """What the pages of each viewer show: the position, and so many of the log's marks."""
        self._elsewhere: set[int] = set()
        """Guests who have the table open at other servers."""
        self._appearing: Final[set[int]] = set()
        """Guests who are shown as present because a move that they ordered is due."""
        self._shown_clocks: Clocks = model.clocks
        """The clocks that the pages were told of last."""
        self.last_used = time.monotonic()

    # --- pages

    def connected(self) -> set[Seat]:
        guests = {page.guest for page in self._connections} | self._elsewhere | self._appearing
        seats = {self._model.info.seat_of(guest) for guest in guests}
        return {seat for seat in seats if seat is not None}

    async def look_elsewhere(self) -> None:
        """Finds out who has the table open at other servers."""
        table_id = self._model.info.id
        found = await self._model.services.cluster.present_elsewhere([table_id])
        before = self.connected()
        self._elsewhere = found.get(table_id, set())
        if self.connected() != before:
            self.publish_table()

    def has_connections(self) -> bool:
        return bool(self._connections or self._appearing)

    def connect(self, page: Connection, count: int, mark: str, chat: list[ChatRow]) -> None:
        """Shows everything to a page that already holds `count` entries of the log.

        `chat`: the lines that its viewer reads.
        """
        info = self._model.info
        if info.status != OPEN:
            self._model.viewer(page.guest)  # before the game there are only the seats to see
        before = self.connected()
        self._connections.add(page)
        if page.looking:
            self._note_looking(page, True)
        self._model.services.cluster.page_opened(info.id, page.guest)
        self._model.open_pages = len(self._connections)
        self.last_used = time.monotonic()
        if self.connected() != before:
            self.publish_table()
        else:
            page.send(table_message(info, page.guest, before, self.clocks()))
        page.send(chat_message(chat if info.may_watch(page.guest) else []))
        if self._model.has_game():
            viewer = self._model.viewer(page.guest)
            log = self._model.log(viewer)
            position = self._position(viewer, log)
            page.send(state_message(position, log.part(log.held(count, mark))))
            self._sent[viewer] = (position, log.marks, len(log.marks))

    def disconnect(self, page: Connection) -> None:
        before = self.connected()
        self._remove(page)
        self.last_used = time.monotonic()
        if self.connected() != before:
            self.publish_table()

    def _remove(self, page: Connection) -> None:
        if page in self._connections:
            self._connections.remove(page)
            if page.looking:
                self._note_looking(page, False)
            self._model.open_pages = len(self._connections)
            self._model.services.cluster.page_closed(self._model.info.id, page.guest)

    def appear(self, guest: int) -> None:
        """Shows a guest as present without a page: who makes a move is there to make it."""
        if guest not in self._appearing:
            before = self.connected()
            self._appearing.add(guest)
            self._model.services.cluster.page_opened(self._model.info.id, guest)
            if self.connected() != before:
                self.publish_table()

    def disappear(self, guest: int) -> None:
        if guest in self._appearing:
            before = self.connected()
            self._appearing.remove(guest)
            self._model.services.cluster.page_closed(self._model.info.id, guest)
            if self.connected() != before:
                self.publish_table()

    def look(self, page: Connection, looking: bool) -> None:
        """A page is shown or hidden."""
        if page in self._connections and page.looking != looking:
            page.looking = looking
            self._note_looking(page, looking)

    def _note_looking(self, page: Connection, looking: bool) -> None:
        guest, info = page.guest, self._model.info
        if guest is None:
            return
        pages = (one for one in self._connections if one.looking)
        self._model.looking = {one.guest for one in pages if one.guest is not None}
        if looking:
            self._model.services.sightings.begin(guest, info.id)
        else:
            self._model.services.sightings.end(guest, info.id)

    def close(self) -> None:
        for page in [*self._connections]:
            page.close()

    # --- what is shown

    def publish(self) -> None:
        """Sends the position to all whose view of it has changed."""
        self._open_part = None
        self._positions.clear()
        if not self._model.has_game():
            return
        if self._model.clocks != self._shown_clocks:
            self.publish_table()
        pages: dict[Seat, list[Connection]] = {}
        for page in self._connections:
            seat = self._model.info.seat_of(page.guest)
            pages.setdefault(SPECTATOR if seat is None else seat, []).append(page)
        for viewer, connections in pages.items():
            message = self._update(viewer)
            if message is not None:
                for page in connections:
                    page.send(message)

    def publish_table(self) -> None:
        connected, clocks = self.connected(), self.clocks()
        self._shown_clocks = self._model.clocks
        for page in self._connections:
            page.send(table_message(self._model.info, page.guest, connected, clocks))

    def clocks(self) -> dict[str, Any] | None:
        """The time of the seats now; None: there is no clock, or the game has not begun."""
        model = self._model
        if model.pace is None or not model.clocks:
            return None
        services = model.services
        return clocks_json(model.pace, model.clocks, services.uptime.outages, services.time.now())

    def publish_seats(self) -> None:
        """After a change of seats: whose page it is may have changed, too."""
        self._sent.clear()
        self._close_strangers()
        self.publish_table()
        self.publish()

    def publish_chat(self, line: ChatRow, not_hearing: frozenset[int]) -> None:
        """`not_hearing`: those who do not read what its author says."""
        message = chat_message([line])
        for page in self._connections:
            if page.guest not in not_hearing and self._model.info.may_watch(page.guest):
                page.send(message)

    def state_message(self, viewer: Seat) -> Message:
        """The `state` message with the whole log."""
        log = self._model.log(viewer)
        return state_message(self._position(viewer, log), log.part(0))

    def _update(self, viewer: Seat) -> Message | None:
        """The `state` message since the last one; None if nothing changed for this viewer."""
        log = self._model.log(viewer)
        position = self._position(viewer, log)
        sent = self._sent.get(viewer)
        start = 0
        if sent is not None:
            before, marks, count = sent
            start = log.since(marks, count)
            if start == len(log.marks) == count and position.is_same(before):
                return None
        self._sent[viewer] = (position, log.marks, len(log.marks))
        return state_message(position, log.part(start))

    def _position(self, viewer: Seat, log: ViewerLog) -> PositionPart:
        """The position as a viewer may know it, worked out once."""
        found = self._positions.get(viewer)
        if found is None:
            found = self._positions[viewer] = self._write_position(viewer, log)
        return found

    def _write_position(self, viewer: Seat, log: ViewerLog) -> PositionPart:
        game = self._model.game
        if self._open_part is None:
            self._open_part = open_part(game)
        spectator = viewer == SPECTATOR
        table: dict[str, object] = {
            "type": "state",
            "seat": None if spectator else viewer,
            "version": log.version(),
            "status": self._model.info.status,
            "undo": 0 if spectator else len(game.undo(viewer)),
            "notes": notes_json(self._model.clock_notes, log.sources),
            "lesson": None if spectator else game.lesson_position(),
        }
        return position_part(game, viewer, self._open_part, table)

    def _close_strangers(self) -> None:
        """Closes the pages of those who may not watch (any more)."""
        info = self._model.info
        if info.status != OPEN:
            for page in [*self._connections]:
                if not info.may_watch(page.guest):
                    page.close()
                    self._remove(page)
