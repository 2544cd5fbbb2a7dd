"""The REST interface of the operator's page: reports, bans, limits."""

from __future__ import annotations

import json
from typing import Annotated, Final

from fastapi import APIRouter, Cookie, Depends, Path, Request, Response

from farshore.server.accounts import mail_sign_in, operators
from farshore.server.accounts.operators import SESSION_SECONDS, Operators
from farshore.server.api import calls_api
from farshore.server.api.endpoints import ERRORS, GuestUntilNow, State, cookie_path, state_of
from farshore.server.app_state import AppState
from farshore.server.errors import Refused
from farshore.server.messages import courtesy_models as cm
from farshore.server.middleware import security
from farshore.server.middleware.security import address_of
from farshore.server.plain_text import plain_text
from farshore.server.storage.reports import ReportRow
from farshore.server.tables import table_socket
from farshore.server.visibility.table import when

OPERATOR_COOKIE: Final = "farshore_operator"
MOST_REPORTS: Final = 200
"""Shown at once; those that wait come first."""
LIMITS: Final = {
    "requests": (security.REQUESTS_A_SECOND, security.REQUESTS_AT_ONCE),
    "new": (security.NEW_A_SECOND, security.NEW_AT_ONCE),
    "editions": (security.CHECKS_A_SECOND, security.CHECKS_AT_ONCE),
    "messages": (table_socket.MESSAGES_A_SECOND, table_socket.MESSAGES_AT_ONCE),
    "mails": (mail_sign_in.MAILS_A_SECOND, mail_sign_in.MAILS_AT_ONCE),
    "mails-to": (mail_sign_in.MAILS_TO_ONE_A_SECOND, mail_sign_in.MAILS_TO_ONE_AT_ONCE),
    "confirmations": (calls_api.MAILS_A_SECOND, calls_api.MAILS_AT_ONCE),
    "operator": (operators.ATTEMPTS_A_SECOND, operators.ATTEMPTS_AT_ONCE),
}
"""How often each caller may ask: (a second, at once)."""

api = APIRouter(prefix="/api/operator", responses=ERRORS)

Session = Annotated[str | None, Cookie(alias=OPERATOR_COOKIE, include_in_schema=False)]
TableId = Annotated[str, Path(min_length=1, max_length=64)]
GuestNumber = Annotated[int, Path(ge=1, le=2**53)]


async def surely_operator(
    request: Request, guest: GuestUntilNow, session: Session = None
) -> Operators:
    """For everybody else there is nothing here."""
    found = state_of(request).operators
    if await found.has_session(session) or await found.is_named(guest):
        return found
    raise Refused(403, "not-operator")


AnOperator = Annotated[Operators, Depends(surely_operator)]


@api.get("/access")
async def get_access(state: State, guest: GuestUntilNow, session: Session = None) -> cm.Access:
    """Whether this browser may see the operator's page."""
    found = state.operators
    by_session = await found.has_session(session)
    return cm.Access(
        operator=by_session or await found.is_named(guest),
        by_token=found.by_token,
        session=by_session,
    )


@api.post("/sign-in", status_code=204)
async def post_sign_in(
    request: Request, response: Response, state: State, asked: cm.OperatorSignIn
) -> None:
    """Begins a session with the operator's token."""
    cookie = await state.operators.sign_in(asked.token, address_of(request.scope))
    response.set_cookie(
        OPERATOR_COOKIE,
        cookie,
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        path=cookie_path(request),
    )


@api.post("/sign-out", status_code=204)
async def post_sign_out(
    request: Request, response: Response, state: State, session: Session = None
) -> None:
    """Ends the session."""
    await state.operators.sign_out(session)
    response.delete_cookie(
        OPERATOR_COOKIE, httponly=True, samesite="strict", path=cookie_path(request)
    )


@api.get("")
async def get_page(state: State, operator: AnOperator) -> cm.OperatorPage:
    """Reports, decisions about people, and limits."""
    reports = await operator.reports()
    return cm.OperatorPage(
        reports=[await report_json(operator, report) for report in reports[:MOST_REPORTS]],
        sanctions=[
            cm.SanctionJson(
                guest=sanction.guest,
                name=name,
                kind=sanction.kind,
                reason=sanction.reason,
                created_at=when(sanction.created_at),
                until=None if sanction.until is None else when(sanction.until),
            )
            for sanction, name in await operator.sanctions()
        ],
        limits=[
            cm.LimitJson(name=name, an_hour=round(rate * 3600), at_once=round(burst))
            for name, (rate, burst) in LIMITS.items()
        ],
        limited=state.settings.limits,
        refused=refused_json(state),
    )


async def report_json(operator: Operators, report: ReportRow) -> cm.ReportJson:
    return cm.ReportJson(
        table=report.table_id,
        at=when(report.created_at),
        by=cm.PersonJson(guest=report.guest, name=await operator.name_of(report.guest)),
        about=cm.PersonJson(guest=report.about, name=await operator.name_of(report.about)),
        seat=report.seat,
        reason=report.reason,
        closed=report.closed_at is not None,
    )


def refused_json(state: AppState) -> list[cm.RefusedJson]:
    found = sorted(state.metrics.refusals().items(), key=lambda pair: -pair[1])
    return [cm.RefusedJson(key=key, times=times) for key, times in found[:20]]


@api.get("/reports/{table_id}/{by}/{about}")
async def get_report(
    operator: AnOperator, table_id: TableId, by: GuestNumber, about: GuestNumber
) -> cm.ReportLog:
    """What came with a report: chat and record as the reporter saw them."""
    for report in await operator.reports():
        if (report.table_id, report.guest, report.about) == (table_id, by, about):
            return cm.ReportLog.model_validate(json.loads(report.log))
    raise Refused(404, "unknown-report")


@api.put("/reports/{table_id}/{by}/{about}", status_code=204)
async def put_report(
    operator: AnOperator,
    table_id: TableId,
    by: GuestNumber,
    about: GuestNumber,
    asked: cm.ReportChange,
) -> None:
    """Says that a report has been dealt with, or not yet."""
    await operator.close_report(table_id, by, about, asked.closed)


@api.put("/guests/{guest}/sanction", status_code=204)
async def put_sanction(operator: AnOperator, guest: GuestNumber, asked: cm.NewSanction) -> None:
    """Bans somebody, or takes away the chat."""
    reason = plain_text(asked.reason, len(asked.reason))
    await operator.decide(guest, asked.kind, asked.days, reason)


@api.delete("/guests/{guest}/sanction/{kind}", status_code=204)
async def delete_sanction(operator: AnOperator, guest: GuestNumber, kind: cm.SanctionKind) -> None:
    """Lifts it."""
    await operator.lift(guest, kind)
