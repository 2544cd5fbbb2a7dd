"""Records in files: JSON, one record a line, or a single one over several lines."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TextIO

from farshore.core.document import place_of_damage
from farshore.core.errors import BadRecord, FarshoreError, Reason
from farshore.core.game import Edition
from farshore.core.record import Record


def save_record(record: Record, path: str | Path) -> None:
    """Writes a record to a file of its own."""
    Path(path).write_text(record.to_line() + "\n", encoding="utf-8")


def load_record(path: str | Path, edition: Edition | None = None) -> Record:
    """Reads and verifies the only record of a file."""
    records = load_records(path, edition)
    if len(records) != 1:
        raise BadRecord(Reason("record-not-one", {"path": str(path), "found": len(records)}))
    return records[0]


def load_records(path: str | Path, edition: Edition | None = None) -> list[Record]:
    """Reads and verifies all records of a file."""
    return [record for _, record in read_records(path, edition)]


def read_records(path: str | Path, edition: Edition | None = None) -> Iterator[tuple[int, Record]]:
    """(line number, record) for each record of a file; raises the error of the first faulty one."""
    for line, record in check_records(path, edition):
        if isinstance(record, BadRecord):
            raise record
        yield line, record


def check_records(
    path: str | Path, edition: Edition | None = None
) -> Generator[tuple[int, Record | BadRecord], None, None]:
    """(line number, record or what is wrong with it) for each record of a file, one at a time."""
    name = str(path)
    empty = True
    try:
        with Path(path).open(encoding="utf-8") as file:
            for line, text in _documents(file):
                empty = False
                yield line, _read_line(name, line, text, edition)
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(Reason("record-unreadable", {"path": name, "why": str(error)})) from error
    if empty:
        raise BadRecord(Reason("record-empty", {"path": name}))


def _documents(file: TextIO) -> Iterator[tuple[int, str]]:
    """The texts of a file's documents with the lines they begin on.

    If the first line is no document by itself, the whole file is one.
    """
    first = True
    for number, text in enumerate(file, start=1):
        if not text.strip():
            continue
        if first and not _is_json(text):
            yield number, text + file.read()
            return
        first = False
        yield number, text


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _read_line(path: str, line: int, text: str, edition: Edition | None) -> Record | BadRecord:
    try:
        return Record.from_json(json.loads(text), edition)
    except FarshoreError as error:
        return BadRecord(_in_line(path, line, str(error)))
    except (ValueError, RecursionError) as error:
        why = Reason("record-not-json", place_of_damage(error))
        return BadRecord(_in_line(path, line, str(why)))


def _in_line(path: str, line: int, why: str) -> Reason:
    return Reason("record-faulty", {"path": path, "line": line, "why": why})
