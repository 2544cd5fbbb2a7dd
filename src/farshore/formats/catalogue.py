"""The rules of a game by number.

They are `docs/rules/<game>.md` in the sources and `rules/<game>.md` in the installed package.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from farshore.core.errors import Reason, UnknownName
from farshore.core.game import Game

_STATEMENT: Final = re.compile(r"- \*\*([A-Z]{3}-[A-Z]?\d+)\*\*\s*(.*)")
_ROW: Final = re.compile(r"\| *([A-Z]{3}-[A-Z]\d+) *\|(.*)\|\s*$")
_HEADING: Final = re.compile(r"#+ (\d+(?:\.\d+)*)\.? +(.*)")
_ASKED: Final = re.compile(r"(?:([A-Z]{3})-)?([A-Z]?)(\d+)")
_SECTION: Final = re.compile(r"(?:S|§|SECTION)\s*(\d+)|(\d+\.\d+(?:\.\d+)*)")
_RULING: Final = re.compile(r"\bR\d\d\b")


class Catalogue:
    """The rules of a game as we state them: numbered statements, rulings, rows and sections."""

    def __init__(self, text: str) -> None:
        self.statements: Final[dict[str, str]] = {}
        """Number -> text in Markdown."""
        self.headings: Final[dict[str, str]] = {}
        """Section number -> title, in the order of the document."""
        self.within: Final[dict[str, str]] = {}
        """Number of a statement -> number of its section."""
        self._sections: Final[dict[str, list[str]]] = {}
        self._read(text.splitlines())
        self.prefix: Final = next(iter(self.statements))[:3]

    def _read(self, lines: list[str]) -> None:
        section = ""
        columns: list[str] = []
        for line in lines:
            heading = _HEADING.match(line)
            if heading:
                section = heading[1]
                self.headings[section] = heading[2]
                self._sections[section] = []
            if section:
                self._sections[section].append(line)
            statement = _STATEMENT.match(line)
            row = _ROW.match(line)
            if statement:
                self._add(statement[1], statement[2], section)
            elif row:
                cells = [cell.strip() for cell in row[2].split("|")]
                parts = [f"*{name}:* {cell}" for name, cell in zip(columns, cells, strict=False)]
                self._add(row[1], " · ".join(parts), section)
            elif line.startswith("|") and not line.startswith("|-"):
                columns = [cell.strip() for cell in line.strip("| ").split("|")][1:]

    def _add(self, number: str, text: str, section: str) -> None:
        self.statements[number] = text
        self.within[number] = section

    def find(self, asked: str) -> str:
        """A rule with the rulings it rests on, or a whole section, in Markdown.

        `ANT-061`, `61`, `R05`, `D03`; sections are `5.3` or `s12`.
        """
        wanted = asked.strip().upper()
        section = _SECTION.fullmatch(wanted)
        if section:
            return self._section(section[1] or section[2], asked)
        number = self.number(wanted)
        if number not in self.statements:
            raise self._unknown(asked)
        text = self.statements[number]
        found = [f"**{number}** {text}"]
        for ruling in dict.fromkeys(_RULING.findall(text)):
            other = f"{self.prefix}-{ruling}"
            if other in self.statements and other != number:
                found.append(f"**{other}** {self.statements[other]}")
        title = self.within[number]
        found.append(f"*Section {title}: {self.headings[title]}*")
        return "\n\n".join(found)

    def number(self, asked: str) -> str:
        """The full number of what may be a short one; "" if it is none."""
        match = _ASKED.fullmatch(asked)
        if match is None:
            return ""
        digits = 2 if match[2] else 3
        return f"{match[1] or self.prefix}-{match[2]}{match[3].lstrip('0').zfill(digits)}"

    def _section(self, wanted: str, asked: str) -> str:
        lines: list[str] = []
        for number, part in self._sections.items():
            if number == wanted or number.startswith(f"{wanted}."):
                lines += part
        if not lines:
            raise self._unknown(asked)
        return "\n".join(lines)

    def ranges(self) -> list[str]:
        """The numbers that there are: `ANT-001 to ANT-182`, `ANT-R01 to ANT-R38`, …"""
        kinds: dict[str, list[str]] = {}
        for number in self.statements:
            kinds.setdefault(number.rstrip("0123456789"), []).append(number)
        return [f"{min(numbers)}–{max(numbers)}" for numbers in kinds.values()]

    def _unknown(self, asked: str) -> UnknownName:
        sections = [*self.headings]
        allowed = [*self.ranges(), f"s{sections[0]}–s{sections[-1].split('.')[0]}"]
        return UnknownName(Reason("unknown-rule", {"given": asked, "allowed": allowed}))


def catalogue_of(game: Game) -> Catalogue:
    """The rules of a game; a game from elsewhere may have none here."""
    file = _folder().joinpath(f"{game.info.name}.md")
    if not file.is_file():
        raise UnknownName(Reason("no-catalogue", {"game": game.info.title}))
    return Catalogue(file.read_text("utf-8"))


def _folder() -> Traversable:
    installed = files("farshore").joinpath("rules")
    if installed.is_dir():
        return installed
    return Path(__file__).parents[3] / "docs" / "rules"
