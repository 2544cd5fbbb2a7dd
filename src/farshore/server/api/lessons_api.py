"""The REST interface for lessons: what a coach says, and the tables where somebody learns."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from farshore.server.api.endpoints import ERRORS, AGuest, State, not_too_many, unchanging
from farshore.server.messages import models as m
from farshore.server.pages import static_content

api = APIRouter(prefix="/api", responses=ERRORS)

GameName = Annotated[str, Path(max_length=100)]


@api.get("/lessons/{game}", response_model=m.LessonJson)
async def get_lesson(request: Request, game: GameName) -> Response:
    """What the coach of a game says, step by step."""
    return unchanging(request, static_content.lesson_text(game), "application/json")


@api.post("/lessons/{game}", dependencies=[Depends(not_too_many)])
async def post_lesson(state: State, guest: AGuest, game: GameName) -> m.TableJson:
    """A table to learn a game at: the one where you have begun, or a new one."""
    table = await state.tables.lesson(guest.id, guest.name, game)
    return m.TableJson.model_validate(table.to_json(guest.id))


@api.post("/tables/{table_id}/lesson")
async def post_lesson_step(
    state: State,
    guest: AGuest,
    table_id: Annotated[str, Path(max_length=64, min_length=1)],
    asked: m.LessonRequest,
) -> m.TableJson:
    """Plays on to the next step of a lesson where it says so, or leaves the lesson."""
    table = await state.tables.look_at(table_id, guest.id)
    await table.change_lesson(guest.id, asked.to)
    return m.TableJson.model_validate(table.to_json(guest.id))
