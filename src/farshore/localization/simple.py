"""Messages that need no grammar: text, with parameters in it.

Most of what a command says is of this kind, and importing Fluent takes longer than all the rest of
such a command. A segment is the value of a message, or one of its attributes, as it is written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

LARGEST: Final = 999
"""Larger numbers are grouped (1,000), which is different in each language."""
_ATTRIBUTE: Final = re.compile(r"\s+\.([a-zA-Z][\w-]*) *=")
_PLACEABLE: Final = re.compile(r'\{ *(?:\$([a-zA-Z][\w-]*)|"([^"\\]*)") *\}')

Simple = list[tuple[str, str]]
"""Parameters, each with the text behind it; the first one has no name, and is nothing."""


def segments(source: str) -> dict[str, str]:
    """The value (under "") and the attributes of a message, without those that are empty."""
    found: dict[str, str] = {}
    name, text = "", source.partition("=")[2]
    for line in text.splitlines():
        if line and not line[0].isspace() and found:
            break  # a comment on what follows
        start = _ATTRIBUTE.match(line)
        if start is not None:
            name = start[1]
            found[name] = line[start.end() :]
        else:
            found[name] = f"{found[name]}\n{line}" if name in found else line
    return {name: text.strip() for name, text in found.items() if text.strip()}


def simple(segment: str) -> Simple | None:
    """A segment as a simple message; None if it needs grammar, or stands on several lines."""
    parts = _PLACEABLE.split(segment)
    if "\n" in segment or any(sign in text for text in parts[::3] for sign in "{}"):
        return None
    found = [("", parts[0])]
    for name, literal, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        if name is None:
            before = found.pop()
            found.append((before[0], before[1] + literal + text))
        else:
            found.append((name, text))
    return found


def filled(message: Simple, params: Mapping[str, str | int]) -> str | None:
    """A simple message with its parameters; None if one is missing, or a number to be grouped."""
    shown = message[0][1]
    for name, text in message[1:]:
        value = params.get(name)
        if value is None or (isinstance(value, int) and not 0 <= value <= LARGEST):
            return None
        shown += f"{value}{text}"
    return shown
