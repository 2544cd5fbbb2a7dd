"""The part of the REST interface for planning ahead: the analysis board, and orders."""

from __future__ import annotations

from fastapi import APIRouter, Response

from farshore.server.api.endpoints import ERRORS, AGuest, ATable, State
from farshore.server.messages import models as m
from farshore.server.messages import planning_models as pm
from farshore.server.visibility.message import Message
from farshore.server.visibility.table import why_json

api = APIRouter(prefix="/api/tables/{table_id}", responses=ERRORS)


def answer(message: Message | None) -> Response:
    text = "null" if message is None else message.text
    return Response(text, media_type="application/json")


@api.get("/variation", response_model=pm.VariationJson | None)
async def get_variation(state: State, table: ATable, guest: AGuest) -> Response:
    """Your analysis board of a running game, where you left it; null: you have none."""
    return answer(await state.variations.show(table, guest.id))


@api.post("/variation", response_model=pm.VariationJson)
async def post_variation(
    state: State, table: ATable, guest: AGuest, asked: pm.NewVariation
) -> Response:
    """A new analysis board of the game as you know it now; what you cannot know is drawn."""
    return answer(await state.variations.start(table, guest.id, asked.others))


@api.post("/variation/move", response_model=pm.VariationJson)
async def post_variation_move(
    state: State, table: ATable, guest: AGuest, asked: pm.VariationMove
) -> Response:
    """Makes a move on it, and what follows until you have to enter the next one."""
    return answer(await state.variations.move(table, guest.id, asked))


@api.post("/variation/undo", response_model=pm.VariationJson)
async def post_variation_undo(
    state: State, table: ATable, guest: AGuest, asked: pm.VariationUndo
) -> Response:
    """Takes the last move on it back."""
    return answer(await state.variations.undo(table, guest.id, asked))


@api.post("/variation/why")
async def post_variation_why(
    state: State, table: ATable, guest: AGuest, asked: pm.VariationWhy
) -> m.Why:
    """Why a move is not possible on it."""
    reason = await state.variations.why_not(table, guest.id, asked.move)
    return m.Why.model_validate(why_json("", reason))


@api.get("/order")
async def get_order(state: State, table: ATable, guest: AGuest) -> pm.OrderJson:
    """What is to be done for you when you are asked; nobody else is shown it."""
    return await state.orders.show(table, guest.id)


@api.put("/order")
async def put_order(
    state: State, table: ATable, guest: AGuest, asked: pm.NewOrder | pm.NewPass
) -> pm.OrderJson:
    """Orders the moves of your analysis board, or that you pass; replaces an earlier order."""
    if isinstance(asked, pm.NewPass):
        return await state.orders.save_pass(table, guest.id, asked.until)
    return await state.orders.save(table, guest.id, asked)


@api.delete("/order", status_code=204)
async def delete_order(state: State, table: ATable, guest: AGuest) -> None:
    """Cancels your order."""
    await state.orders.drop(table, guest.id)
