"""What is written on a table besides its game, and how tables, moves and chat are stored."""

from __future__ import annotations

import json
import sqlite3
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from farshore.core.errors import FarshoreError
from farshore.core.game import Setup
from farshore.core.move import Id
from farshore.core.registry import load
from farshore.core.state import State
from farshore.server.guests import new_table_id


@dataclass
class Seat:
    guest: int | None = None
    name: str = ""
    bot: str | None = None
    waits: bool = False

    @property
    def kind(self) -> str:
        if self.guest is not None:
            return "person"
        return "open" if self.bot is None else "bot"


@dataclass
class Card:
    """What is written on a table besides its game."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str | int]
    data: str
    edition: str | None
    status: str
    host: int
    pace: str
    joining: str
    watching: str
    created_at: int
    finished_at: int | None = None
    winners: list[Id] | None = None
    rematch: str | None = None
    forked_from: str | None = None
    hints: bool = False
    """Whether who sits here may ask what a bot would do."""
    seats: list[Seat] = field(default_factory=list)

    def seat_of(self, guest: int | None) -> int | None:
        for number, seat in enumerate(self.seats):
            if guest is not None and seat.guest == guest:
                return number
        return None

    def may_watch(self, guest: int | None) -> bool:
        if self.watching != "nobody" or self.seat_of(guest) is not None:
            return True
        return guest is not None and guest == self.host

    def to_json(self, guest: int | None, connected: set[int]) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game,
            "title": title_of(self.game),
            "status": self.status,
            "players": self.players,
            "options": self.options,
            "data": self.data,
            "own_edition": self.edition is not None,
            "pace": self.pace,
            "join": self.joining,
            "watch": self.watching,
            "hints": self.hints,
            "created_at": when(self.created_at),
            "finished_at": None if self.finished_at is None else when(self.finished_at),
            "seats": [
                {
                    "seat": number,
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "connected": seat.kind == "bot" or number in connected,
                    "waits": seat.waits,
                    "host": seat.guest == self.host,
                }
                for number, seat in enumerate(self.seats)
            ],
            "you": {
                "seat": self.seat_of(guest),
                "host": guest is not None and guest == self.host,
                "may_watch": self.may_watch(guest),
            },
            "rematch": self.rematch,
            "forked_from": self.forked_from,
            "winners": self.winners,
        }


class Progress:
    """Moves to be written, and what they change on the card."""

    def __init__(
        self, card: Card, state: State, at: int, lines: list[str], message_id: str | None
    ) -> None:
        self._table: Final = card.id
        waiting = state.waiting()
        self._waits: Final = [seat in waiting for seat in range(card.players)]
        self._moved: Final = [
            (waits, card.id, seat)
            for seat, waits in enumerate(self._waits)
            if waits != card.seats[seat].waits
        ]
        self._rows: Final = [
            (card.id, at + n, line, None if n else message_id) for n, line in enumerate(lines)
        ]
        results = state.results()
        self._winners: Final = None if results is None else results.winners
        self._status: Final = "running" if results is None else "finished"
        self._begins: Final = card.status == "open"
        self._at: Final = now()

    def write(self, db: sqlite3.Connection) -> None:
        db.executemany("INSERT INTO moves VALUES (?, ?, ?, ?)", self._rows)
        db.executemany("UPDATE seats SET waits = ? WHERE table_id = ? AND seat = ?", self._moved)
        if self._winners is not None:
            db.execute(
                "UPDATE tables SET status = 'finished', finished_at = ?, winners = ? WHERE id = ?",
                (self._at, json.dumps(self._winners), self._table),
            )
        elif self._begins:
            db.execute("UPDATE tables SET status = 'running' WHERE id = ?", (self._table,))

    def note(self, card: Card) -> None:
        for seat, waits in zip(card.seats, self._waits, strict=True):
            seat.waits = waits
        card.status = self._status
        if self._winners is not None:
            card.winners = self._winners
            card.finished_at = self._at


# --- rows -----------------------------------------------------------------------------------------


def now() -> int:
    return int(time.time())


def when(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def title_of(game: str) -> str:
    try:
        return load(game).info.title
    except FarshoreError:
        return game


def new_card(host: int, setup: Setup) -> Card:
    return Card(
        id=new_table_id(),
        game=setup.game.info.name,
        rules=setup.game.info.rules,
        players=setup.players,
        options=dict(setup.options),
        data=setup.edition.name,
        edition=None,
        status="open",
        host=host,
        pace="live",
        joining="link",
        watching="link",
        created_at=now(),
    )


COLUMNS: Final = (
    "id, game, rules, players, options, data, edition, status, host, pace, joining, watching, "
    "created_at, finished_at, winners, rematch, forked_from, hints"
)


def write_card(db: sqlite3.Connection, card: Card) -> None:
    db.execute(
        f"INSERT INTO tables ({COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        (
            card.id,
            card.game,
            card.rules,
            card.players,
            json.dumps(card.options),
            card.data,
            card.edition,
            card.status,
            card.host,
            card.pace,
            card.joining,
            card.watching,
            card.created_at,
            None,
            None,
            card.rematch,
            card.forked_from,
            card.hints,
        ),
    )
    db.executemany(
        "INSERT INTO seats (table_id, seat, guest, bot) VALUES (?, ?, ?, ?)",
        [(card.id, number, seat.guest, seat.bot) for number, seat in enumerate(card.seats)],
    )


def read_cards(db: sqlite3.Connection, where: str, params: list[Any]) -> list[Card]:
    columns = ", ".join(f"t.{column}" for column in COLUMNS.split(", "))
    cards: list[Card] = []
    for row in db.execute(f"SELECT {columns} FROM tables t WHERE {where}", params).fetchall():
        values = dict(row)
        values["options"] = json.loads(values["options"])
        values["winners"] = None if values["winners"] is None else json.loads(values["winners"])
        values["hints"] = bool(values["hints"])
        card = Card(**values)
        for seat in db.execute(
            "SELECT s.guest, coalesce(g.name, '') AS name, s.bot, s.waits FROM seats s "
            "LEFT JOIN guests g ON g.id = s.guest WHERE s.table_id = ? ORDER BY s.seat",
            (card.id,),
        ):
            card.seats.append(Seat(seat["guest"], seat["name"], seat["bot"], bool(seat["waits"])))
        cards.append(card)
    return cards


def read_analysis(db: sqlite3.Connection, table_id: str) -> list[dict[str, Any]] | None:
    row = db.execute("SELECT document FROM analyses WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else json.loads(row["document"])


def write_analysis(db: sqlite3.Connection, table_id: str, found: list[dict[str, Any]]) -> None:
    db.execute("INSERT OR REPLACE INTO analyses VALUES (?, ?)", (table_id, json.dumps(found)))


def read_moves(db: sqlite3.Connection, table_id: str) -> list[sqlite3.Row]:
    return db.execute(
        "SELECT line, message FROM moves WHERE table_id = ? ORDER BY at", (table_id,)
    ).fetchall()


def read_chat(db: sqlite3.Connection, table_id: str) -> list[dict[str, Any]]:
    rows = db.execute(
        "SELECT n, seat, name, text, at, message FROM chat WHERE table_id = ? ORDER BY n",
        (table_id,),
    )
    return [dict(row) for row in rows]


def write_chat(db: sqlite3.Connection, table_id: str, line: dict[str, Any]) -> None:
    db.execute(
        "INSERT INTO chat VALUES (:table_id, :n, :seat, :name, :text, :at, :message)",
        {**line, "table_id": table_id},
    )
