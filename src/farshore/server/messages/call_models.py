"""Requests and answers about being called: what about, when, and on which channels."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictInt, StrictStr

from farshore.server.messages.models import Me, Request, SeatNumber

CallKind = Literal["turn", "begun", "over", "invited", "time"]
Minute = Annotated[StrictInt, Field(ge=0, lt=24 * 60)]
Label = Annotated[StrictStr, Field(max_length=200)]
Target = Annotated[StrictStr, Field(min_length=1, max_length=2000)]


class CallChoices(Request):
    """What somebody wants to hear of; quiet hours are minutes after midnight in the time zone."""

    kinds: Annotated[list[CallKind], Field(max_length=10)]
    language: Annotated[StrictStr, Field(max_length=20)]
    time_zone: Annotated[StrictStr, Field(max_length=100)]
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None


class PushSubscriptionKeys(Request):
    p256dh: Annotated[StrictStr, Field(max_length=200)]
    auth: Annotated[StrictStr, Field(max_length=100)]


class PushSubscription(Request):
    endpoint: Target
    keys: PushSubscriptionKeys
    label: Label = ""
    renews: Annotated[StrictStr, Field(max_length=64)] | None = None
    """The channel of this device, whose subscription the browser has replaced."""


class NewWebhook(Request):
    form: Literal["json", "discord", "matrix", "ntfy"]
    target: Target
    label: Label = ""


class NewMailChannel(Request):
    address: Annotated[StrictStr, Field(min_length=3, max_length=300)]
    language: Annotated[StrictStr, Field(max_length=20)] = "en"


class Invite(Request):
    """Who sat on this seat of a table where both have played."""

    table: Annotated[StrictStr, Field(min_length=1, max_length=64)]
    seat: SeatNumber


class PushKey(BaseModel):
    key: str


class ChannelJson(BaseModel):
    id: str
    kind: Literal["push", "webhook", "mail"]
    form: str
    target: str
    label: str
    table: str | None
    created_at: str
    sent_at: str | None
    off: bool
    why: str


class Claimed(Me):
    """Who somebody is by a personal link."""

    channels: list[ChannelJson]
    """How the guest that this browser was before was called; you are once you say so."""


class TableWebhook(ChannelJson):
    mine: bool


class TableWebhooks(BaseModel):
    webhooks: list[TableWebhook]


class Calls(BaseModel):
    preferences: CallChoices | None
    defaults: CallChoices
    channels: list[ChannelJson]
    mail: bool


class AppVersion(BaseModel):
    pages: str
