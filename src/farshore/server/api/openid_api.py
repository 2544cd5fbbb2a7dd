"""The part of the REST interface for signing in with an OpenID provider."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated, Final

from fastapi import APIRouter, Cookie, Request, Response

from farshore.server.accounts.openid import ASKED_SECONDS
from farshore.server.api.account_api import (
    SLOWLY,
    ABrowser,
    AllAccounts,
    Id,
    signed_in_json,
)
from farshore.server.api.endpoints import ERRORS, AGuest, cookie_path
from farshore.server.errors import Refused
from farshore.server.messages import account_models as am

OPENID_COOKIE: Final = "farshore_openid"

api = APIRouter(prefix="/api", responses=ERRORS)

Asked = Annotated[str | None, Cookie(alias=OPENID_COOKIE, include_in_schema=False)]


@api.post("/sign-in/openid", dependencies=SLOWLY)
async def post_openid(
    request: Request,
    response: Response,
    accounts: AllAccounts,
    browser: ABrowser,
    asked: am.OpenIdSignIn,
) -> am.OpenIdQuestion:
    """Where to go to sign in with the provider; it sends the browser back to /sign-in/openid."""
    question = await accounts.openid.ask(browser.guest, asked.join)
    response.set_cookie(
        OPENID_COOKIE,
        question.cookie,
        max_age=ASKED_SECONDS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        path=cookie_path(request),
    )
    return am.OpenIdQuestion(address=question.address)


@api.post("/sign-in/openid/answer", dependencies=SLOWLY)
async def post_openid_answer(
    request: Request,
    response: Response,
    accounts: AllAccounts,
    browser: ABrowser,
    asked: am.OpenIdAnswer,
    cookie: Asked = None,
) -> am.SignedInJson:
    """Signs in with what the provider has sent back."""
    found = await accounts.openid.answer(
        browser.guest, cookie, asked.state, asked.code, asked.issuer
    )
    signed_in = await accounts.sign_in.sign_in(found.guest, browser, found.join)
    response.delete_cookie(
        OPENID_COOKIE, httponly=True, samesite="strict", path=cookie_path(request)
    )
    return await signed_in_json(request, response, signed_in)


@api.delete("/account/identities/{identity}", status_code=204)
async def delete_identity(accounts: AllAccounts, guest: AGuest, identity: Id) -> None:
    """One can no longer sign in with it."""
    try:
        packed = identity + "=" * (-len(identity) % 4)
        issuer, subject = base64.urlsafe_b64decode(packed).decode().split("\n")
    except (ValueError, binascii.Error) as error:
        raise Refused(404, "unknown-identity") from error
    if not await accounts.identities.delete(guest.id, issuer, subject):
        raise Refused(404, "unknown-identity")
