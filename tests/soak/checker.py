"""Compares what is stored with what was acknowledged. It knows the tables of the database and the
rules of the games, and no code of the server."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg

from farshore.core.errors import FarshoreError
from farshore.core.game import Game as Rules
from farshore.core.registry import load
from farshore.core.state import CHANCE
from farshore.core.types import Seat
from tests.lanterns import GAME as LANTERNS
from tests.soak.players import Game, Sent
from tests.support.loops import run_in_own_loop

NOTES = ("agree", "decline", "end", "emblem", "clock")
"""Lines between the moves that are no part of the game."""

TABLES = "SELECT id, game, rules, players, options, data, status FROM tables"
MOVES = "SELECT table_id, at, line, message FROM moves ORDER BY table_id, at"
BOTS = "SELECT table_id, seat FROM seats WHERE bot IS NOT NULL"


@dataclass
class Line:
    """A stored line of a table."""

    at: int
    text: str
    message: str | None


@dataclass
class Stored:
    """A table as the database has it."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    data: str
    status: str
    lines: list[Line] = field(default_factory=list)
    bots: set[int] = field(default_factory=set)


@dataclass
class Findings:
    """What is wrong; nothing, if all lists are empty."""

    acknowledged: int = 0
    moves: int = 0
    tables: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    """What nobody sent, what stands in another order or reads otherwise, and games that do not
    replay."""

    def all(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.wrong]


# --- reading


def read_tables(db: Path | str) -> dict[str, Stored]:
    if isinstance(db, Path):
        with sqlite3.connect(f"file:{db}?mode=ro", uri=True) as file:
            rows = [file.execute(query).fetchall() for query in (TABLES, MOVES, BOTS)]
        file.close()
    else:
        rows = run_in_own_loop(read_postgres(db))
    return put_together(*rows)


async def read_postgres(address: str) -> list[list[Any]]:
    db = await asyncpg.connect(address)
    try:
        return [await db.fetch(query) for query in (TABLES, MOVES, BOTS)]
    finally:
        await db.close()


def put_together(tables: list[Any], moves: list[Any], bots: list[Any]) -> dict[str, Stored]:
    found = {
        id_: Stored(id_, game, rules, players, json.loads(options), data, status)
        for id_, game, rules, players, options, data, status in tables
    }
    for table, at, text, message in moves:
        found[table].lines.append(Line(at, text, message))
    for table, seat in bots:
        found[table].bots.add(seat)
    return found


# --- comparing


def check(tables: dict[str, Stored], games: list[Game]) -> Findings:
    findings = Findings(tables=len(tables))
    sent_to = {game.table: game.sent for game in games}
    for stored in tables.values():
        findings.moves += len(stored.lines)
        compare(stored, sent_to.pop(stored.id, []), findings)
        try:
            replay(stored)
        except (FarshoreError, Unexplained, IndexError, ValueError) as error:
            findings.wrong.append(f"table {stored.id} does not replay: {error}")
    for table, sent in sent_to.items():
        missing = [each.id for each in sent if each.acknowledged_at is not None]
        findings.acknowledged += len(missing)
        findings.lost += [f"table {table}, with {id_}" for id_ in missing]
    return findings


def compare(stored: Stored, sent: list[Sent], findings: Findings) -> None:
    """Every acknowledged message once, in order, and nothing that nobody sent."""
    name = f"table {stored.id}"
    known = {f"{each.seat} {each.id}": each for each in sent}
    kept = [line for line in stored.lines if line.message is not None]
    seen: set[str] = set()
    newest = 0.0
    for line in kept:
        assert line.message is not None
        message = known.get(line.message)
        if line.message in seen:
            findings.doubled.append(f"{name}: {line.message} again at {line.at}")
        elif message is None or message.refused is not None:
            findings.wrong.append(f"{name}: {line.message} at {line.at} was refused or never sent")
        else:
            newest = compare_line(name, line, message, newest, findings)
        seen.add(line.message)
    if [line.at for line in stored.lines] != [*range(len(stored.lines))]:
        findings.wrong.append(f"{name}: positions are missing")
    for id_, message in known.items():
        if message.acknowledged_at is not None:
            findings.acknowledged += 1
            if id_ not in seen:
                findings.lost.append(f"{name}: {id_}")


def compare_line(name: str, line: Line, message: Sent, newest: float, findings: Findings) -> float:
    """Whether a line says what was sent. When the newest message so far was sent."""
    wanted = f"{message.seat} {message.move}"
    if line.text != wanted if message.move else not line.text.startswith("undo "):
        findings.wrong.append(f"{name}: {line.text!r} at {line.at} instead of {wanted!r}")
    if message.acknowledged_at is not None and message.acknowledged_at < newest:
        findings.wrong.append(f"{name}: {line.message} stands after what was sent later")
    return max(newest, message.sent_at)


# --- replaying


class Unexplained(Exception):
    """A move of a person that no person made."""


def rules_of(name: str) -> Rules:
    return LANTERNS if name == LANTERNS.info.name else load(name)


def replay(stored: Stored) -> None:
    """Plays the lines by the rules; what a person decided must have come from that person."""
    game = rules_of(stored.game)
    setup = game.setup(
        stored.players, stored.options, game.edition(stored.data), rules=stored.rules
    )
    made: list[tuple[Seat, str]] = []
    state = game.begin(setup)
    for line in stored.lines:
        who, _, text = line.text.partition(" ")
        if who in NOTES:
            continue
        if who == "undo":
            del made[int(text)]
            state = game.begin(setup)
            for seat, move in made:
                state.play(seat, game.moves.number(move))
            continue
        actor = CHANCE if who == "*" else Seat(int(who))
        by_itself = actor == CHANCE or actor in stored.bots or state.is_forced(actor)
        if line.message is None and not by_itself:
            raise Unexplained(f"{line.text!r} at {line.at} was made by nobody")
        state.play(actor, game.moves.number(text))
        made.append((actor, text))
    if stored.lines and state.is_over() != (stored.status == "finished"):
        raise Unexplained(f"it is {stored.status}, but its game is not")
