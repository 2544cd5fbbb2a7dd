"""Requests and answers about getting along: muting, blocking, bookmarks, the operator's page."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StrictBool, StrictInt, StrictStr

from farshore.core.types import Seat
from farshore.server.messages.models import Request

RelationKind = Literal["mute", "block"]
SanctionKind = Literal["ban", "silence"]


# --- requests


class NewRelation(Request):
    kind: RelationKind


class PutBookmark(Request):
    after: Annotated[StrictInt, Field(ge=0, le=1_000_000)]


class OperatorSignIn(Request):
    token: Annotated[StrictStr, Field(min_length=1, max_length=500)]


class ReportChange(Request):
    closed: StrictBool


class NewSanction(Request):
    kind: SanctionKind
    days: Annotated[StrictInt, Field(ge=1, le=3650)] | None = None
    """None: until it is lifted."""
    reason: Annotated[StrictStr, Field(max_length=500)] = ""


# --- answers


class RelationJson(BaseModel):
    id: str
    name: str
    kind: RelationKind
    created_at: str


class Relations(BaseModel):
    relations: list[RelationJson]


class SeatRelation(BaseModel):
    id: str
    seat: Seat
    kind: RelationKind


class SeatRelations(BaseModel):
    relations: list[SeatRelation]


class Bookmark(BaseModel):
    after: int | None
    """After how many entries of the log it lies; None: there is none."""


class Access(BaseModel):
    operator: bool
    """Whether this browser may see the operator's page."""
    by_token: bool
    """Whether there is a token to sign in with."""
    session: bool
    """Whether somebody has signed in with it here."""


class ReportChat(BaseModel):
    seat: Seat
    at: str
    text: str


class ReportLog(BaseModel):
    chat: list[ReportChat]
    record: dict[str, Any] | None


class PersonJson(BaseModel):
    """Somebody as the operator sees them."""

    guest: int
    name: str


class ReportJson(BaseModel):
    table: str
    at: str
    by: PersonJson
    about: PersonJson
    seat: Seat
    reason: str
    closed: bool


class SanctionJson(BaseModel):
    guest: int
    name: str
    kind: SanctionKind
    reason: str
    created_at: str
    until: str | None


class LimitJson(BaseModel):
    name: str
    an_hour: int
    at_once: int


class RefusedJson(BaseModel):
    key: str
    times: int


class OperatorPage(BaseModel):
    reports: list[ReportJson]
    sanctions: list[SanctionJson]
    limits: list[LimitJson]
    """What each caller is held to."""
    limited: bool
    """Whether callers are held to it (the setting `limits`)."""
    refused: list[RefusedJson]
    """What this server has refused most often since it was started."""
