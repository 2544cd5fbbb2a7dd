"""Refusals: a message key, its parameters, and the status that fits."""

from __future__ import annotations

from farshore.core.errors import (
    BadOption,
    FarshoreError,
    FaultyDocument,
    IllegalMove,
    Param,
    Reason,
)


class Refused(Exception):
    """Something that cannot be done. Nothing has changed."""

    def __init__(self, status: int, key: str, **params: Param) -> None:
        super().__init__(key)
        self.status = status
        self.reason = Reason(key, params)


def reason_json(reason: Reason) -> dict[str, object]:
    return {"key": reason.key, "params": dict(reason.params), "game": reason.game}


def status_of(error: FarshoreError | Refused) -> int:
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, IllegalMove):
        return 409
    if error.key == "unknown-game" and not isinstance(error, BadOption):
        return 404
    return 422


def error_json(error: FarshoreError | Refused) -> dict[str, object]:
    """What a caller is told."""
    document = reason_json(error.reason)
    if isinstance(error, FaultyDocument):
        document["faults"] = [reason_json(fault) for fault in error.faults]
    return document
