"""Requests and answers about editions: built-in ones, and those that guests enter."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field, StrictBool, StrictInt, StrictStr

from farshore.server.messages.models import ReasonJson, Request

# --- requests


class EditionFile(Request):
    document: Any


class CopyEdition(Request):
    """A new edition of one's own: a copy of a built-in or a shared one, or a file."""

    game: Annotated[StrictStr, Field(max_length=100)]
    name: Annotated[StrictStr, Field(min_length=1, max_length=200)]
    builtin: Annotated[StrictStr, Field(max_length=100)] | None = None
    share: Annotated[StrictStr, Field(max_length=100)] | None = None
    document: Any = None


class OwnEditionChange(Request):
    """What has been entered, and the revision that it was entered into."""

    revision: Annotated[StrictInt, Field(ge=1, le=1_000_000_000)]
    document: Any


class EditionChange(Request):
    name: Annotated[StrictStr, Field(min_length=1, max_length=200)] | None = None
    shared: StrictBool | None = None


# --- answers


class EditionName(BaseModel):
    edition: str


class OwnEditionJson(BaseModel):
    """An edition that a guest enters; `faults`: how many there are."""

    id: str
    game: str
    name: str
    revision: int
    faults: int
    size: int
    created_at: str
    changed_at: str
    share: str | None


class OwnEditions(BaseModel):
    editions: list[OwnEditionJson]
    most: int


class SavedEdition(BaseModel):
    edition: OwnEditionJson
    faults: list[ReasonJson]


class OwnEditionDocument(SavedEdition):
    document: Any


class SharedEdition(BaseModel):
    """An edition that somebody shares by its link."""

    game: str
    name: str
    faults: int
    document: Any


class EditionJson(BaseModel):
    edition: str
    names: dict[str, dict[str, dict[str, str]]]
    details: dict[str, dict[str, dict[str, Any]]]
    components: Any
