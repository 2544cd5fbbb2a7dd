"""A table that is a lesson: playing on as it is written, and leaving it."""

from __future__ import annotations

from typing import Final

from farshore.core.state import State
from farshore.core.types import MoveId, Seat
from farshore.formats.lessons import Lesson, lesson_of
from farshore.server.errors import Refused
from farshore.server.game.live_game import LiveGame
from farshore.server.storage.rows import SeatInfo, TableInfo
from farshore.server.tables.new_tables import empty_table
from farshore.server.tables.table_model import TableModel


def known_lesson(game: str) -> Lesson:
    lesson = lesson_of(game)
    if lesson is None:
        raise Refused(404, "no-lesson", given=game)
    return lesson


def lesson_table(guest: int, name: str, lesson: Lesson) -> tuple[TableInfo, LiveGame]:
    """A table where somebody learns; the lesson's bot plays on if the lesson is left."""
    setup = lesson.record.setup
    info = empty_table(guest, setup)
    info.hints = info.lesson = True
    info.watching = "nobody"
    info.seats = [SeatInfo(bot=lesson.bot) for _ in range(setup.players)]
    info.seats[lesson.seat] = SeatInfo(guest, name)
    game = LiveGame(setup)
    game.lesson = lesson
    return info, game


class LessonTable:
    """The lesson of a table. Its lock must be held by whoever calls these methods."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model

    async def go_on(self, seat: Seat) -> None:
        """Where a lesson says so, plays for all seats up to its next step."""
        model = self._model
        lesson, at = model.game.lesson, model.game.lesson_position()
        to = None if lesson is None or at is None else lesson.leap(at)
        if lesson is None or to is None or seat != lesson.seat:
            raise Refused(409, "lesson-waits")
        before = model.game.moves()
        moves = written_moves(lesson, model.game.state.clone(), before, to)
        async with model.services.slow.turn() as work:
            later = await LiveGame.gradually(model.game.setup, [*before, *moves], work)
        lines = later.lines(later.entries[len(before) :])
        await model.append(later.state, lines, None, set())
        model.replace_game(later)

    async def leave(self, seat: Seat) -> None:
        """The game goes on as any other."""
        info = self._model.info
        if not info.lesson or seat != known_lesson(info.game).seat:
            raise Refused(409, "no-lesson-here")
        await self._model.services.repository.leave_lesson(info.id, info.revision)
        info.lesson = False
        info.revision += 1
        self._model.game.lesson = None


def written_moves(
    lesson: Lesson, state: State, before: list[tuple[Seat, MoveId]], to: int
) -> list[tuple[Seat, MoveId]]:
    """The moves from a position of the lesson until it is the learner's turn at another one."""
    moves = [*before]
    while lesson.position(moves) != to or lesson.seat not in state.waiting():
        actor, move = next(
            (actor, move)
            for actor in state.waiting()
            if (move := lesson.next_move(moves, actor)) is not None
        )
        state.apply(actor, move)
        moves.append((actor, move))
    return moves[len(before) :]
