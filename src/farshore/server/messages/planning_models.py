"""Requests and answers about planning ahead: the analysis board, and orders."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictBool, StrictInt, StrictStr

from farshore.core.types import Seat
from farshore.server.messages.models import MoveJson, ReasonJson, Request, StateJson

VariationId = Annotated[StrictStr, Field(max_length=64)]
Count = Annotated[StrictInt, Field(ge=0, le=1000)]
PassUntil = Literal["choice", "end"]
"""How long somebody passes: until there is a choice, or to the end of the game."""


DecidesForOthers = Literal["bot", "me"]
"""Who decides for the others on an analysis board."""


# --- requests


class NewVariation(Request):
    others: DecidesForOthers = "bot"


class VariationMove(Request):
    """A move on the analysis board, of whoever decides there."""

    id: VariationId
    count: Count
    """How many moves the page shows; another number is refused."""
    move: MoveJson


class VariationUndo(Request):
    id: VariationId
    count: Count


class VariationWhy(Request):
    move: MoveJson


class NewOrder(Request):
    """Your moves on the analysis board, to be made when you are asked."""

    variation: VariationId
    count: Count
    strict: StrictBool
    """Only if the table is exactly as on the board; else: whenever the move is legal."""


class NewPass(Request):
    until: PassUntil


# --- answers


class PlannedMove(BaseModel):
    move: dict[str, str | int]
    text: str
    facts: dict[str, str | int | list[str]]
    """What it would do at once, as on the board."""


class EnteredMove(PlannedMove):
    seat: Seat
    """Who has made it."""


class VariationJson(BaseModel):
    """A private copy of the game as you may know it; what you cannot know is drawn."""

    id: str
    seat: Seat
    """Your own."""
    others: DecidesForOthers
    moves: list[EnteredMove]
    """What was entered, the moves of a bot not counted."""
    own: int
    """How many of them are your own."""
    outdated: bool
    """Whether you have decided something at the real table since it was begun."""
    state: StateJson
    """As the seat that decides sees it."""


class OrderJson(BaseModel):
    status: Literal["none", "waiting", "done", "cancelled"]
    moves: list[PlannedMove] = []
    made: int = 0
    """How many of the moves have been made."""
    strict: bool = False
    until: PassUntil | None = None
    """How long you pass; null: the moves are to be made."""
    why: ReasonJson | None = None
    """Why it was cancelled or is done."""
