"""The REST interface for being called: preferences, devices, webhooks and mail addresses."""

from __future__ import annotations

from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Request, Response

from farshore.server.api.endpoints import (
    ERRORS,
    AGuest,
    ATable,
    State,
    not_too_many,
    state_of,
)
from farshore.server.app_state import AppState
from farshore.server.calling.call_desk import DEFAULTS
from farshore.server.calling.events import INVITED, calls_for
from farshore.server.calling.texts import shown_target
from farshore.server.errors import Refused
from farshore.server.game.clock import SECOND
from farshore.server.messages import call_models as m
from farshore.server.messages import models
from farshore.server.middleware.security import address_of
from farshore.server.storage.calls import PERSON, CallPreferences, Channel
from farshore.server.storage.rows import OPEN
from farshore.server.visibility.table import when

api = APIRouter(prefix="/api", responses=ERRORS)

MAILS_A_SECOND: Final = 1 / 600
MAILS_AT_ONCE: Final = 5
"""Confirmations that one caller may have sent, and that one address may get."""

Token = Annotated[str, Path(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
ChannelId = Annotated[str, Path(min_length=1, max_length=64)]


async def channel_of(request: Request, guest: AGuest, channel: ChannelId) -> Channel:
    return await state_of(request).channels.owned(guest.id, channel)


AChannel = Annotated[Channel, Depends(channel_of)]


def base_address(request: Request, state: AppState) -> str:
    """Where this browser finds the server."""
    parts = urlsplit(str(request.base_url))
    return f"{parts.scheme}://{parts.netloc}{state.settings.root_path}"


def channel_json(channel: Channel) -> m.ChannelJson:
    """What its owner is shown; the secret parts of an address stay here."""
    return m.ChannelJson.model_validate(
        {
            "id": channel.id,
            "kind": channel.kind,
            "form": channel.form,
            "target": shown_target(channel),
            "label": channel.label,
            "table": channel.table_id,
            "created_at": when(channel.created_at),
            "sent_at": None if channel.sent_at is None else when(channel.sent_at),
            "off": channel.off_at is not None,
            "why": channel.why,
        }
    )


def preferences_json(found: CallPreferences) -> m.CallChoices:
    return m.CallChoices.model_validate({**vars(found), "kinds": [*found.kinds]})


# --- what, when and how


@api.get("/me/calls")
async def get_calls(state: State, guest: AGuest) -> m.Calls:
    """How I am called: preferences and channels."""
    store = state.channels.store
    found = await store.preferences(guest.id)
    return m.Calls(
        preferences=None if found is None else preferences_json(found),
        defaults=preferences_json(DEFAULTS),
        channels=[channel_json(one) for one in await store.channels(guest.id)],
        mail=state.channels.mailer.enabled,
    )


@api.put("/me/calls")
async def put_calls(state: State, guest: AGuest, asked: m.CallChoices) -> m.CallChoices:
    """What I want to hear of, in which language, and my quiet hours."""
    values = asked.model_dump()
    wanted = CallPreferences(**{**values, "kinds": tuple(dict.fromkeys(asked.kinds))})
    await state.channels.save_preferences(guest.id, wanted)
    return preferences_json(wanted)


@api.get("/calls/key")
async def get_push_key(state: State) -> m.PushKey:
    """The public key with which a browser subscribes to push messages."""
    return m.PushKey(key=await state.channels.keys.public())


@api.post("/me/calls/devices", status_code=201, dependencies=[Depends(not_too_many)])
async def post_device(
    request: Request, state: State, guest: AGuest, asked: m.PushSubscription
) -> m.ChannelJson:
    """Calls this device by push messages."""
    return channel_json(
        await state.channels.add_device(guest.id, asked, base_address(request, state))
    )


@api.post("/me/calls/webhooks", status_code=201, dependencies=[Depends(not_too_many)])
async def post_webhook(
    request: Request, state: State, guest: AGuest, asked: m.NewWebhook
) -> m.ChannelJson:
    """Calls me by a webhook."""
    address = base_address(request, state)
    added = await state.channels.add_webhook(
        guest.id, None, asked.form, asked.target, asked.label, address
    )
    return channel_json(added)


@api.post("/me/calls/mails", status_code=201)
async def post_mail(
    request: Request, state: State, guest: AGuest, asked: m.NewMailChannel
) -> m.ChannelJson:
    """Calls me by mail, once the address is confirmed."""
    for who in (address_of(request.scope), f"guest {guest.id}", asked.address.strip().lower()):
        await state.shared_limits.check(who, "confirmations", MAILS_A_SECOND, MAILS_AT_ONCE)
    address = base_address(request, state)
    added = await state.channels.add_mail(guest.id, asked.address, asked.language, address)
    return channel_json(added)


@api.post("/calls/confirm", status_code=204)
async def post_confirm(state: State, asked: models.Token) -> None:
    """Confirms a mail address by the link that was sent to it."""
    await state.channels.confirm(asked.token)


@api.post("/calls/unsubscribe/{token}", status_code=204)
async def post_unsubscribe(state: State, token: Token) -> None:
    """No more mails; needs no signing in. Mail programs ask for it, too (RFC 8058)."""
    await state.channels.unsubscribe(token)


@api.delete("/me/calls/channels/{channel}", status_code=204)
async def delete_channel(state: State, channel: AChannel) -> None:
    """Nothing is sent there any more."""
    await state.channels.store.delete_channel(channel.id)


@api.post("/me/calls/channels/{channel}/on", status_code=204)
async def post_channel_on(state: State, channel: AChannel) -> None:
    """Tries a channel again that was switched off."""
    await state.channels.switch_on(channel)


# --- tables


@api.get("/tables/{table_id}/webhooks")
async def get_table_webhooks(state: State, table: ATable, guest: AGuest) -> m.TableWebhooks:
    """Where this table tells what happens; for who sits there."""
    check_belongs(table, guest.id)
    found = await state.channels.store.table_channels(table.info.id)
    shown = [{**channel_json(one).model_dump(), "mine": one.guest == guest.id} for one in found]
    return m.TableWebhooks.model_validate({"webhooks": shown})


@api.post("/tables/{table_id}/webhooks", status_code=201, dependencies=[Depends(not_too_many)])
async def post_table_webhook(
    request: Request, state: State, table: ATable, guest: AGuest, asked: m.NewWebhook
) -> m.ChannelJson:
    """Tells somewhere what happens at this table."""
    check_belongs(table, guest.id)
    added = await state.channels.add_webhook(
        guest.id,
        table.info.id,
        asked.form,
        asked.target,
        asked.label,
        base_address(request, state),
    )
    return channel_json(added)


def check_belongs(table: Any, guest: int) -> None:
    if table.info.seat_of(guest) is None and table.info.host != guest:
        raise Refused(403, "not-seated")


@api.post("/tables/{table_id}/invite", status_code=204, dependencies=[Depends(not_too_many)])
async def post_invitation(state: State, table: ATable, guest: AGuest, asked: m.Invite) -> None:
    """Invites somebody with whom I have played: who sat on a seat of a table of mine."""
    check_belongs(table, guest.id)
    if table.info.status != OPEN:
        raise Refused(409, "table-not-open")
    other = await state.tables.look_at(asked.table, guest.id)
    if other.info.seat_of(guest.id) is None:
        raise Refused(403, "not-seated")
    if asked.seat >= other.info.players:
        raise Refused(422, "no-such-seat", given=asked.seat, last=other.info.players - 1)
    invited = other.info.seats[asked.seat].guest
    if invited is None:
        raise Refused(409, "not-a-person")
    blocks = await state.tables.relations.blocks(guest.id)
    if invited in blocks.own:
        raise Refused(409, "blocked-by-you")
    if invited in blocks.others:
        return  # nobody learns by inviting who has blocked them
    calls = calls_for([invited], INVITED, 0, now=state.time.now() / SECOND)
    wanted = [one for one in calls if one.audience == PERSON]
    await state.channels.store.add_calls(table.info.id, wanted)


# --- the app


@api.get("/app")
async def get_app(state: State, response: Response) -> m.AppVersion:
    """Which pages this server has: a page that was loaded before asks to be reloaded."""
    pages = state.pages
    return m.AppVersion(pages="" if pages is None else pages.version)
