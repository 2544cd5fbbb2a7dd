"""What the parts of a table share: who sits there, the game, and how both are stored.

A table changes only under its lock, and in this order: tried on a copy, stored, made real, shown.
Between the last two nothing waits, so a viewer never sees half a change.
"""

from __future__ import annotations

import asyncio
import logging
import time
from random import Random
from typing import Final

from farshore.core.errors import FarshoreError
from farshore.core.game import Setup
from farshore.core.registry import load
from farshore.core.state import CHANCE, SPECTATOR, State
from farshore.core.types import Seat, seats
from farshore.formats.editions import ParsedEdition, stored_edition
from farshore.formats.lessons import Lesson, lesson_of
from farshore.server.calling.events import calls_after_moves, people
from farshore.server.calling.time_calls import time_calls
from farshore.server.errors import Refused
from farshore.server.game.clock import (
    SECOND,
    Clocks,
    after_moves,
    new_clocks,
    next_deadline,
    read_clocks,
    read_pace,
    write_clocks,
)
from farshore.server.game.live_game import LiveGame, read_lines
from farshore.server.messages.worker_messages import GameRecord
from farshore.server.slow_work import TimeSlice
from farshore.server.storage.repository import StaleAppend
from farshore.server.storage.rows import (
    AGREE,
    CLOCK,
    DECLINE,
    EMBLEM,
    END,
    FINISHED,
    NOTES,
    RUNNING,
    Append,
    ClockNote,
    ClockRow,
    MoveRow,
    NewCall,
    NewMoves,
    TableChanges,
    TableInfo,
)
from farshore.server.tables.services import Services
from farshore.server.visibility.log import ViewerLog

log = logging.getLogger("farshore.server")


class TableModel:
    """A table in memory."""

    def __init__(self, services: Services, info: TableInfo) -> None:
        self.services: Final = services
        self.info = info
        self.lock: Final = asyncio.Lock()
        self.done: Final[set[str]] = set()
        """Messages about moves that have been carried out."""
        self._edition: str | None = None
        """The component data that somebody brought; None: a built-in edition."""
        self.looking: set[int] = set()
        """The guests who look at the table just now, at this server."""
        self.open_pages = 0
        """How many pages show the table just now."""
        self._game: LiveGame | None = None
        self._logs: dict[Seat, ViewerLog] = {}
        self.stored = 0
        """How many lines of moves are stored."""
        self.pace: Final = None if info.clock is None else read_pace(info.clock)
        self.clocks: Clocks = ()
        """The time of the seats once the game has begun, if there is a clock."""
        self.clock_notes: Final[list[tuple[int, ClockNote]]] = []
        """What happened to it, and how many moves there were before."""

    # --- the game

    @property
    def game(self) -> LiveGame:
        if self._game is None:
            raise Refused(409, "table-not-running")
        return self._game

    def has_game(self) -> bool:
        return self._game is not None

    def replace_game(self, game: LiveGame) -> None:
        """After an undo, and when the game begins."""
        game.lesson = self.lesson()
        self._game = game
        self._logs = {}

    def lesson(self) -> Lesson | None:
        """What the game follows, if it is a lesson."""
        return lesson_of(self.info.game) if self.info.lesson else None

    def log(self, viewer: Seat) -> ViewerLog:
        """The log as a viewer sees it, up to date."""
        found = self._logs.get(viewer)
        if found is None:
            found = self._logs[viewer] = ViewerLog(self.game, viewer)
        return found.catch_up()

    async def log_gradually(self, viewer: Seat, work: TimeSlice) -> ViewerLog:
        """The same; others come in between if it has to be written first."""
        found = self._logs.get(viewer)
        if found is None:
            found = self._logs[viewer] = ViewerLog(self.game, viewer)
        return await found.catch_up_gradually(work)

    def game_record(self) -> GameRecord:
        """The game as it stands, for a worker process."""
        info = self.info
        return GameRecord(
            table=info.id,
            game=info.game,
            rules=info.rules,
            players=info.players,
            options=info.options,
            data=info.data,
            edition=self._edition,
            moves=self.game.moves(),
        )

    def setup(self) -> Setup:
        """As the table was made: a game goes on by the rules that it began with."""
        return self._setup(self.info.rules)

    def newest_setup(self) -> Setup:
        """The same choices by the newest rules, for a rematch."""
        return self._setup(None)

    def _setup(self, rules: int | None) -> Setup:
        return table_setup(self.info, self._edition, rules)

    def is_watched(self) -> bool:
        return self.open_pages > 0

    def own_edition(self) -> ParsedEdition | None:
        """The edition that somebody brought; None: a built-in one."""
        if self._edition is None:
            return None
        return stored_edition(load(self.info.game), self._edition)

    # --- who is who

    def viewer(self, guest: int | None) -> Seat:
        """Whose eyes a guest has here: its seat's, or a spectator's if these are allowed."""
        seat = self.info.seat_of(guest)
        if seat is not None:
            return seat
        if not self.info.may_watch(guest):
            raise Refused(403, "watching-not-allowed")
        return SPECTATOR

    def player(self, guest: int | None) -> Seat:
        """The seat of a guest who wants to do something."""
        if guest is None:
            raise Refused(401, "no-guest")
        seat = self.info.seat_of(guest)
        if seat is None:
            raise Refused(403, "not-seated")
        return seat

    # --- storing

    async def load_edition(self) -> None:
        if self.info.edition is not None:
            self._edition = await self.services.repository.find_edition(self.info.edition)
            if self._edition is None:
                log.error("table %s: its edition is not stored", self.info.id)
                raise Refused(409, "table-damaged")

    async def load_game(self) -> None:
        """Brings back the game as it is stored; what should happen by itself happens."""
        rows = await self.services.repository.read_moves(self.info.id)
        try:
            setup = self.setup()
            moves = read_lines(setup, [row.line for row in rows])
            async with self.services.slow.turn() as work:
                game = await LiveGame.gradually(setup, moves, work)
        except FarshoreError as error:
            log.error("table %s cannot be read: %s", self.info.id, error)
            raise Refused(409, "table-damaged") from error
        self.clock_notes.clear()
        self._take_notes([row.line for row in rows], 0)
        await self._load_clocks()
        if any(row.line == END for row in rows):
            game.end()
        self.stored = len(rows)
        self.done.update(row.message for row in rows if row.message is not None)
        if game.ended:
            note_changes(self.info, end_changes(self.info))
            self.replace_game(game)
            return
        game.lesson = self.lesson()
        attempt = game.attempt_nothing(self.services.rng)
        if attempt.entries:
            try:
                lines = game.lines(attempt.entries)
                anew, deciders = game.asked_anew(attempt), game.deciders(attempt)
                await self.append(attempt.state, lines, None, anew, deciders)
            except StaleAppend:  # another server was quicker: its moves count
                await self.load_game()
                return
            game.accept(attempt)
        else:
            note_changes(self.info, changes_of(self.info, game.state))
        self.replace_game(game)

    async def catch_up(self, known: NewMoves | None = None) -> bool:
        """Takes over the moves that somebody else has stored. Whether there were any.

        `known`: those that have been read already.
        """
        if self._game is None:
            await self.load_game()
            return True
        if known is None:
            rows = await self.services.repository.read_moves(self.info.id, self.stored)
        else:
            rows = known.rows[self.stored - known.position :]
        if not rows:
            return False
        game, lines = self._game, [row.line for row in rows]
        shorter: LiveGame | None = None
        if any(line.startswith("undo ") for line in lines):
            moves = read_lines(game.setup, lines, game.moves())
            async with self.services.slow.turn() as work:
                shorter = await LiveGame.gradually(game.setup, moves, work)
        if known is None or known.clocks is None:
            await self._load_clocks()
        else:
            self.clocks = read_clocks(known.clocks)
        self._take_notes(lines, len(game.entries))
        if shorter is None:
            game.accept(game.followed(read_lines(game.setup, lines)))
        else:
            self.replace_game(shorter)
        if END in lines:
            self.game.end()
        self.stored += len(rows)
        self.done.update(row.message for row in rows if row.message is not None)
        self.align()
        return True

    def follow_moves(self, known: NewMoves) -> bool:
        """As `catch_up`, where nothing but moves of a game that goes on has been stored.

        False: there is more to do, and nothing has been done.
        """
        game, rows = self._game, known.rows[self.stored - known.position :]
        lines = [row.line for row in rows]
        if game is None or game.ended or self.pace is not None or not all(map(is_move, lines)):
            return False
        attempt = game.followed(read_lines(game.setup, lines))
        if attempt.state.is_over():
            return False
        game.accept(attempt)
        self.stored += len(rows)
        self.done.update(row.message for row in rows if row.message is not None)
        take_notes(self.info, lines)
        self.align()
        return True

    def replace_info(self, info: TableInfo) -> None:
        """Somebody else has changed seats or settings."""
        if self._game is not None:
            for seat, before in zip(info.seats, self.info.seats, strict=True):
                seat.ends, seat.emblem = before.ends, before.emblem  # known from the moves
        self.info = info
        if self._game is not None:
            self._game.lesson = self.lesson()
            self.align()

    def align(self) -> None:
        """Seats and status as the game in memory has them: what was read may be newer."""
        ended = self.game.ended
        changes = end_changes(self.info) if ended else changes_of(self.info, self.game.state)
        note_changes(self.info, changes)

    async def append(
        self,
        state: State,
        lines: list[str],
        message: str | None,
        anew: set[Seat],
        deciders: list[Seat] | None = None,
    ) -> None:
        """Stores moves that lead to `state`, and what they change in the lists of tables.

        `anew`: who decides on something new although asked before, too. `deciders`: who has
        decided what led there; None: nobody is to be called.
        """
        rows = [MoveRow(line, None if n else message) for n, line in enumerate(lines)]
        changes = changes_of(self.info, state)
        clocks = self._clocks_after(state, anew)
        calls = [] if deciders is None else self._calls(changes, deciders, clocks)
        clock = self.clock_row(clocks)
        await self._append(Append(self.stored, rows, changes, clock, calls), message)
        take_notes(self.info, lines)

    def _calls(self, changes: TableChanges, deciders: list[Seat], clocks: Clocks) -> list[NewCall]:
        services, info = self.services, self.info
        if self.pace is None and self.looking.issuperset(people(info.seats)):
            return []  # as at most moves of a live game
        now, after = services.time.now(), services.settings.call_after
        calls = calls_after_moves(info, changes, deciders, self.looking, after, now / SECOND)
        outages = services.uptime.outages
        return calls + time_calls(info, self.pace, clocks, outages, deciders, before=self.clocks)

    async def append_note(self, line: str, clocks: Clocks | None = None) -> None:
        """Stores something about the table (`NOTES`) that changes nothing in the game."""
        await self._append(self.note(line, clocks), None)
        self._take_notes([line], len(self.game.entries))

    async def append_clock_note(self, note: ClockNote, clocks: Clocks) -> None:
        """Stores what happens to the time of a seat."""
        await self.append_note(note.line(), clocks)

    def note(self, line: str, clocks: Clocks | None = None) -> Append:
        changes = changes_of(self.info, self.game.state)
        clock = None if clocks is None else self.clock_row(clocks)
        return Append(self.stored, [MoveRow(line)], changes, clock)

    async def append_end(self) -> None:
        """Ends the game as it stands."""
        clock = self.clock_row(self._clocks_after(None, set()))
        changes = end_changes(self.info)
        calls = self._calls(changes, [], ())
        await self._append(Append(self.stored, [MoveRow(END)], changes, clock, calls), None)
        self.game.end()

    # --- clocks

    def _clocks_after(self, state: State | None, anew: set[Seat]) -> Clocks:
        """The clocks once a game has reached `state`; None: once it was ended."""
        if self.pace is None:
            return ()
        services = self.services
        now, outages = services.time.now(), services.uptime.outages
        asked: set[int] = set() if state is None else {*asked_people(self.info, state)}
        return after_moves(self.pace, self.clocks, outages, now, asked, {*anew})

    def clock_row(self, clocks: Clocks) -> ClockRow | None:
        """Clocks as they are stored, with the moment when they have to be looked at."""
        if self.pace is None:
            return None
        services = self.services
        outages, now = services.uptime.outages, services.time.now()
        return ClockRow(write_clocks(clocks), next_deadline(self.pace, clocks, outages, now))

    async def _load_clocks(self) -> None:
        if self.pace is not None:
            found = await self.services.repository.read_clocks([self.info.id])
            self.clocks = read_clocks(found[self.info.id])

    def _take_notes(self, lines: list[str], moves: int) -> None:
        """Notes between the moves. `moves`: how many there were before."""
        take_notes(self.info, lines)
        for line in lines:
            kind = line.partition(" ")[0]
            if kind == CLOCK:
                self.clock_notes.append((moves, ClockNote.read(line)))
            elif kind == "undo":
                moves -= 1
            elif kind not in NOTES:
                moves += 1

    def seat_changed(self, note: Append) -> None:
        """Somebody or a bot has taken a seat, and what that does to its time is stored."""
        self._appended(note)
        self._take_notes([row.line for row in note.moves], len(self.game.entries))

    async def _append(self, append: Append, message: str | None) -> None:
        began = time.perf_counter()
        await self.services.repository.append_moves(self.info.id, append)
        seconds = time.perf_counter() - began
        self.services.metrics.stored(len(append.moves), message is not None, seconds)
        if message is not None:
            self.done.add(message)
        self._appended(append)

    def _appended(self, append: Append) -> None:
        self.stored += len(append.moves)
        note_changes(self.info, append.changes)
        if append.clock is not None:
            self.clocks = read_clocks(append.clock.clocks)

    def started(self, game: LiveGame, beginning: Append) -> None:
        """The game has begun, and its beginning is stored."""
        self._appended(beginning)
        self.replace_game(game)


def table_setup(info: TableInfo, own_edition: str | None, rules: int | None) -> Setup:
    """The setup of a table by a version of the rules; None: the newest.

    `own_edition` is the component data that somebody brought, if the table names such.
    """
    game = load(info.game)
    if info.rules > game.info.rules:
        raise Refused(409, "table-unreadable", given=info.rules, allowed=game.info.rules)
    if own_edition is None:
        edition = game.edition(info.data)
    else:
        edition = stored_edition(game, own_edition).edition
    return game.setup(info.players, info.options, edition, rules=rules)


def begin_game(info: TableInfo, game: LiveGame, rng: Random, now: int) -> tuple[LiveGame, Append]:
    """A game that begins as it stands, and what has to be stored of it."""
    game.accept(game.attempt_nothing(rng))
    rows = [MoveRow(line) for line in game.lines(game.entries)]
    return game, Append(0, rows, changes_of(info, game.state), first_clocks(info, game.state, now))


def first_clocks(info: TableInfo, state: State, now: int) -> ClockRow | None:
    """The clocks of a game that begins."""
    if info.clock is None:
        return None
    pace = read_pace(info.clock)
    asked: set[int] = {*asked_people(info, state)}
    clocks = after_moves(pace, new_clocks(pace, info.players), (), now, asked, set())
    return ClockRow(write_clocks(clocks), next_deadline(pace, clocks, (), now))


def is_move(line: str) -> bool:
    """Whether a stored line is a move, and neither an undo nor a note."""
    kind = line.partition(" ")[0]
    return kind != "undo" and kind not in NOTES


def asked_people(info: TableInfo, state: State) -> set[Seat]:
    """The people who are waited for."""
    return {
        seat
        for seat in state.waiting()
        if seat != CHANCE and info.seats[seat].guest is not None and info.seats[seat].bot is None
    }


def changes_of(info: TableInfo, state: State) -> TableChanges:
    """What is different in the lists of tables once a game has reached `state`."""
    waiting = state.waiting()
    changed = {
        Seat(number): not seat.waits
        for number, seat in enumerate(info.seats)
        if (number in waiting) != seat.waits
    }
    results = state.results()
    if results is None:
        return TableChanges(changed, RUNNING)
    return TableChanges(changed, FINISHED, results.winners, end_time(info))


def end_changes(info: TableInfo) -> TableChanges:
    """What is different once a game was ended by agreement: nobody is asked, nobody has won."""
    waiting = {seat: False for seat in seats(info.players) if info.seats[seat].waits}
    return TableChanges(waiting, FINISHED, [], end_time(info))


def end_time(info: TableInfo) -> int | None:
    return info.finished_at if info.status == FINISHED else int(time.time())


def take_notes(info: TableInfo, lines: list[str]) -> None:
    """What stored lines say about the seats.

    Who wants to play on ends an offer, and is named until the game goes on or another is made.
    """
    for line in lines:
        kind, _, rest = line.partition(" ")
        if kind == CLOCK:
            continue
        if kind == EMBLEM:
            number, _, emblem = rest.partition(" ")
            info.seats[int(number)].emblem = emblem
            continue
        for other in info.seats:
            if kind == DECLINE or other.ends is False:
                other.ends = None
        if kind in (AGREE, DECLINE):
            info.seats[int(rest)].ends = kind == AGREE


def note_changes(info: TableInfo, changes: TableChanges) -> None:
    for seat, waits in changes.waits.items():
        info.seats[seat].waits = waits
    info.status = changes.status
    if changes.status == FINISHED:
        info.winners = changes.winners
        info.finished_at = changes.finished_at
