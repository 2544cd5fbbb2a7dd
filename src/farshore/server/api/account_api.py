"""The REST interface for accounts: signing in, devices, access tokens, all that is kept here."""

from __future__ import annotations

from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Request, Response

from farshore.server.accounts.accounts import Accounts, access_token_json, checked_label
from farshore.server.accounts.guests import COOKIE
from farshore.server.accounts.passkeys import Site, key_id
from farshore.server.accounts.sign_in import Browser, SignedIn, device_name
from farshore.server.api.calls_api import channel_json
from farshore.server.api.endpoints import (
    ERRORS,
    AGuest,
    AsciiJsonResponse,
    GuestUntilNow,
    PerhapsGuest,
    State,
    clear_cookie,
    me_json,
    not_too_many,
    set_cookie,
    state_of,
)
from farshore.server.errors import Refused
from farshore.server.messages import account_models as am
from farshore.server.middleware.proxies import FORWARDED_HOST
from farshore.server.middleware.security import address_of
from farshore.server.storage.rows import GuestRow

DOWNLOADS_A_SECOND: Final = 1 / 60
DOWNLOADS_AT_ONCE: Final = 3.0

api = APIRouter(prefix="/api", responses=ERRORS)
SLOWLY = [Depends(not_too_many)]

Id = Annotated[str, Path(min_length=1, max_length=2000)]


def accounts_of(request: Request) -> Accounts:
    return state_of(request).accounts


def browser_of(request: Request, guest: GuestUntilNow) -> Browser:
    device = device_name(request.headers.get("user-agent", ""))
    return Browser(guest, request.cookies.get(COOKIE), device)


def site_of(request: Request) -> Site:
    """The site as the browser names it; that it is ours has been checked (`security.py`)."""
    origin = request.headers.get("origin")
    if origin is None:
        host = request.scope.get(FORWARDED_HOST) or request.headers.get("host", "")
        origin = f"{request.url.scheme}://{host}"
    if not urlsplit(origin).hostname:
        raise Refused(400, "bad-passkey")
    return Site(origin)


AllAccounts = Annotated[Accounts, Depends(accounts_of)]
ABrowser = Annotated[Browser, Depends(browser_of)]
ASite = Annotated[Site, Depends(site_of)]


async def signed_in_json(
    request: Request, response: Response, signed_in: SignedIn
) -> am.SignedInJson:
    set_cookie(request, response, signed_in.token)
    me = await me_json(state_of(request), signed_in.guest)
    joined = signed_in.joined
    channels = [channel_json(channel) for channel in joined.channels]
    return am.SignedInJson(me=me, joined=joined.name, left=joined.left, channels=channels)


# --- signing in


@api.get("/sign-in")
async def get_ways(accounts: AllAccounts) -> am.WaysToSignIn:
    """How people can sign in here, besides passkeys."""
    return accounts.ways()


@api.post("/sign-in/passkey/options", dependencies=SLOWLY)
async def post_sign_in_options(accounts: AllAccounts, site: ASite) -> am.PasskeyOptions:
    """What to ask the browser for, to sign in with a passkey."""
    return am.PasskeyOptions(options=await accounts.passkeys.options_for_signing_in(site))


@api.post("/sign-in/passkey", dependencies=SLOWLY)
async def post_sign_in(
    request: Request,
    response: Response,
    accounts: AllAccounts,
    browser: ABrowser,
    site: ASite,
    asked: am.PasskeySignIn,
) -> am.SignedInJson:
    """Signs in with a passkey."""
    guest = await accounts.passkeys.owner(site, asked.credential)
    signed_in = await accounts.sign_in.sign_in(guest, browser, asked.join)
    return await signed_in_json(request, response, signed_in)


@api.post("/sign-in/mail", status_code=202)
async def post_mail(
    request: Request, accounts: AllAccounts, guest: PerhapsGuest, asked: am.MailSignInRequest
) -> None:
    """Sends a link by mail. The answer is the same whether anybody has the address or not."""
    caller = address_of(request.scope)
    await accounts.mail.send_link(asked.address, guest, asked.language, caller)


@api.post("/sign-in/mail/look", dependencies=SLOWLY)
async def post_mail_look(
    accounts: AllAccounts, guest: PerhapsGuest, asked: am.MailLinkLook
) -> am.MailLinkJson:
    """What a link by mail would do; it stays good."""
    link = await accounts.mail.look(asked.token)
    here = guest is not None and guest.id == link.guest.id
    return am.MailLinkJson(address=link.address, name=link.guest.name, adds=link.adds, here=here)


@api.post("/sign-in/mail/use", dependencies=SLOWLY)
async def post_mail_use(
    request: Request,
    response: Response,
    accounts: AllAccounts,
    browser: ABrowser,
    asked: am.MailLinkUse,
) -> am.MailLinkUsed:
    """Uses a link by mail."""
    link = await accounts.mail.use(asked.token)
    before = browser.guest
    if link.adds and before is not None and before.id != link.guest.id:
        # Who asked sits at another device. Nothing here may go to them: they only named an address.
        return am.MailLinkUsed(signed_in=None, name=link.guest.name)
    signed_in = await accounts.sign_in.sign_in(link.guest, browser, asked.join)
    answer = await signed_in_json(request, response, signed_in)
    return am.MailLinkUsed(signed_in=answer, name=link.guest.name)


# --- one's own account


@api.get("/account")
async def get_account(
    state: State, accounts: AllAccounts, browser: ABrowser, guest: AGuest
) -> am.AccountJson:
    """How I can sign in, and where I am signed in."""
    return await accounts.json(browser, guest, await state.operators.is_named(guest))


@api.put("/account/profile", status_code=204)
async def put_profile(accounts: AllAccounts, guest: AGuest, asked: am.ProfileChange) -> None:
    """The language and the time zone that follow me from device to device."""
    await accounts.save_profile(guest, asked)


@api.post("/account/passkeys/options", dependencies=SLOWLY)
async def post_passkey_options(
    accounts: AllAccounts, guest: AGuest, site: ASite
) -> am.PasskeyOptions:
    """What to ask the browser for, to add a passkey."""
    return am.PasskeyOptions(options=await accounts.passkeys.options_for_adding(guest, site))


@api.post("/account/passkeys", status_code=201)
async def post_passkey(
    request: Request,
    response: Response,
    accounts: AllAccounts,
    browser: ABrowser,
    guest: AGuest,
    site: ASite,
    asked: am.NewPasskey,
) -> am.SignedInJson:
    """Adds a passkey."""
    await accounts.passkeys.add(guest, site, asked.credential, asked.name or browser.device)
    return await renewed(request, response, accounts, browser, guest)


async def renewed(
    request: Request, response: Response, accounts: Accounts, browser: Browser, guest: GuestRow
) -> am.SignedInJson:
    """The browser goes on with a new cookie: another way in has been added."""
    signed_in = await accounts.sign_in.sign_in(guest, browser, join=False)
    return await signed_in_json(request, response, signed_in)


@api.patch("/account/passkeys/{key}", status_code=204)
async def patch_passkey(accounts: AllAccounts, guest: AGuest, key: Id, asked: am.Rename) -> None:
    """Renames a passkey."""
    name = checked_label(asked.name)
    if not await accounts.stored.rename_passkey(guest.id, key_id(key), name):
        raise Refused(404, "unknown-passkey")


@api.delete("/account/passkeys/{key}", status_code=204)
async def delete_passkey(accounts: AllAccounts, guest: AGuest, key: Id) -> None:
    """Removes a passkey."""
    if not await accounts.stored.delete_passkey(guest.id, key_id(key)):
        raise Refused(404, "unknown-passkey")


@api.delete("/account/addresses/{address}", status_code=204)
async def delete_address(accounts: AllAccounts, guest: AGuest, address: Id) -> None:
    """Removes a mail address."""
    if not address.isprintable() or not await accounts.stored.delete_address(guest.id, address):
        raise Refused(404, "unknown-address")


@api.patch("/account/devices/{device}", status_code=204)
async def patch_device(accounts: AllAccounts, guest: AGuest, device: Id, asked: am.Rename) -> None:
    """Renames a device."""
    await accounts.rename_device(guest, device, asked.name)


@api.delete("/account/devices/{device}", status_code=204)
async def delete_device(accounts: AllAccounts, guest: AGuest, device: Id) -> None:
    """Signs a device out."""
    await accounts.sign_out_device(guest, device)


@api.post("/account/access-tokens", status_code=201)
async def post_access_token(
    accounts: AllAccounts, guest: AGuest, asked: am.NewAccessToken
) -> am.NewAccessTokenJson:
    """A token for a program. Its secret is shown this once."""
    token, secret = await accounts.tokens.create(guest, asked.name, asked.scope)
    return am.NewAccessTokenJson(**access_token_json(token).model_dump(), secret=secret)


@api.delete("/account/access-tokens/{token_id}", status_code=204)
async def delete_access_token(accounts: AllAccounts, guest: AGuest, token_id: Id) -> None:
    """Revokes a token."""
    if not token_id.isprintable():
        raise Refused(404, "unknown-access-token")
    await accounts.tokens.revoke(guest, token_id)


@api.get("/account/everything")
async def get_everything(
    request: Request, state: State, accounts: AllAccounts, browser: ABrowser, guest: AGuest
) -> Response:
    """All that is kept here about me, for download."""
    caller = address_of(request.scope)
    state.limits.check(caller, "downloads", DOWNLOADS_A_SECOND, DOWNLOADS_AT_ONCE)
    document = await accounts.everything(browser, guest)
    headers = {"content-disposition": 'attachment; filename="farshore.json"'}
    return AsciiJsonResponse(document, headers=headers)


@api.delete("/account", status_code=204)
async def delete_account(
    request: Request, response: Response, accounts: AllAccounts, guest: AGuest
) -> None:
    """Forgets me: nobody can sign in as me any more, and my name is gone from all tables."""
    await accounts.delete(guest)
    clear_cookie(request, response)
