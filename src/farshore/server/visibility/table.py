"""A table as a guest may know it: seats and chat, and answers to what the guest asked."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from farshore.core.errors import FarshoreError, Reason
from farshore.core.registry import load
from farshore.core.types import Seat
from farshore.server.errors import reason_json
from farshore.server.game.clock import read_pace
from farshore.server.storage.rows import ChatRow, TableInfo
from farshore.server.visibility.clock import pace_json
from farshore.server.visibility.message import Message


def when(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def title_of(game: str) -> str:
    try:
        return load(game).info.title
    except FarshoreError:
        return game


def emblems_for(info: TableInfo) -> list[str]:
    """What the seats of a table may choose to go by."""
    try:
        return load(info.game).info.emblems_for(info.players)
    except FarshoreError:
        return []


def emblems_of(info: TableInfo) -> list[str | None]:
    """What each seat goes by: its choice, or else the first one that nobody chose."""
    chosen = [seat.emblem for seat in info.seats]
    free = [emblem for emblem in emblems_for(info) if emblem not in chosen]
    return [emblem or (free.pop(0) if free else None) for emblem in chosen]


def table_json(
    info: TableInfo,
    guest: int | None,
    connected: set[Seat],
    clocks: dict[str, Any] | None,
) -> dict[str, Any]:
    """Settings and seats, as `guest` may know them."""
    emblems = emblems_of(info)
    return {
        "id": info.id,
        "game": info.game,
        "rules": info.rules,
        "title": title_of(info.game),
        "status": info.status,
        "players": info.players,
        "options": info.options,
        "data": info.data,
        "own_edition": info.edition is not None,
        "pace": info.pace,
        "clock": None if info.clock is None else pace_json(read_pace(info.clock)),
        "clocks": clocks,
        "join": info.joining,
        "watch": info.watching,
        "hints": info.hints,
        "lesson": info.lesson,
        "created_at": when(info.created_at),
        "finished_at": None if info.finished_at is None else when(info.finished_at),
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "connected": seat.kind == "bot" or number in connected,
                "waits": seat.waits,
                "ends": seat.ends,
                "emblem": emblems[number],
                "host": seat.guest == info.host,
            }
            for number, seat in enumerate(info.seats)
        ],
        "you": {
            "seat": info.seat_of(guest),
            "host": guest is not None and guest == info.host,
            "may_watch": info.may_watch(guest),
            "removed": info.is_removed(guest),
        },
        "rematch": info.rematch,
        "forked_from": info.forked_from,
        "winners": info.winners,
        "emblems": emblems_for(info),
    }


def table_message(
    info: TableInfo,
    guest: int | None,
    connected: set[Seat],
    clocks: dict[str, Any] | None,
) -> Message:
    return Message({"type": "table", "table": table_json(info, guest, connected, clocks)})


def tables_message(tables: list[dict[str, Any]], **more: bool) -> Message:
    """A list of tables (`table_json`); a long one would take a model too long."""
    return Message({"tables": tables, **more})


def chat_json(lines: Iterable[ChatRow]) -> list[dict[str, Any]]:
    return [
        {
            "n": line.n,
            "seat": line.seat,
            "name": line.name,
            "text": line.text,
            "at": when(line.at),
        }
        for line in lines
    ]


def chat_message(lines: Iterable[ChatRow]) -> Message:
    return Message({"type": "chat", "messages": chat_json(lines)})


def why_json(id_: str, reason: Reason | None) -> dict[str, Any]:
    """Why a move is not possible; the reason was found with what its seat may know."""
    return {"id": id_, "reason": None if reason is None else reason_json(reason)}


def answer_message(kind: str, answer: dict[str, Any]) -> Message:
    """The answer to a message, for its sender only: `ack`, `why`, `refused` or `error`."""
    return Message({"type": kind, **answer})
