"""Text that people enter: one line of visible characters, for names, chat and reasons."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_JOINER: Final = "\u200d"  # joins emoji; harmless, unlike other invisible characters
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing."""
_MARKS: Final = (
    "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\u200d]"
)
_PILED_MARKS: Final = re.compile(f"({_MARKS}{{3}}){_MARKS}+")
"""Marks upon marks, which would grow over the lines above and below."""


def plain_text(text: str, longest: int) -> str:
    """Text on one line, without characters that steer a terminal or the direction of writing."""
    kept = [
        " " if char in "\t\n\r\u2028\u2029" else char
        for char in unicodedata.normalize("NFC", text)
        if char in "\t\n\r\u2028\u2029" + _JOINER or not unicodedata.category(char).startswith("C")
    ]
    text = " ".join(_PILED_MARKS.sub(r"\1", "".join(kept)).split())[:longest].strip()
    return text if any(is_visible(char) for char in text) else ""


def is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in _BLANK
