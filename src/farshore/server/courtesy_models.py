"""Requests and answers about getting along: muting, blocking, bookmarks, the operator's page."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StrictInt, StrictStr

from farshore.server.models import Request

RelationKind = Literal["mute", "block"]
SanctionKind = Literal["ban", "silence"]


# --- requests


class NewRelation(Request):
    kind: RelationKind


class PutBookmark(Request):
    after: Annotated[StrictInt, Field(ge=0, le=1_000_000)]


class OperatorSignIn(Request):
    token: Annotated[StrictStr, Field(min_length=1, max_length=500)]


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
    seat: int
    kind: RelationKind


class SeatRelations(BaseModel):
    relations: list[SeatRelation]


class Bookmark(BaseModel):
    after: int | None
    """After how many entries of the log it lies; None: there is none."""


class ReportChat(BaseModel):
    seat: int
    at: str
    text: str


class PersonJson(BaseModel):
    """Somebody as the operator sees them."""

    guest: int
    name: str


class ReportJson(BaseModel):
    id: str
    table: str
    at: str
    by: PersonJson
    about: PersonJson
    seat: int
    reason: str
    closed: bool
    chat: list[ReportChat]
    record: dict[str, Any] | None


class SanctionJson(BaseModel):
    guest: int
    name: str
    kind: SanctionKind
    reason: str
    created_at: str
    until: str | None


class LimitJson(BaseModel):
    name: str
    rate: float
    """So many a minute in the long run."""
    burst: int
    """So many at once."""


class OperatorPage(BaseModel):
    reports: list[ReportJson]
    sanctions: list[SanctionJson]
    limits: list[LimitJson]
    limited: bool
    """Whether callers are held to the limits (the setting `limits`)."""
    refused: dict[str, int]
    """How often this server has refused something since it was started, by the reason."""
