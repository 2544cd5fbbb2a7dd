"""What MkDocs is told besides mkdocs.yml: texts that have their source elsewhere.

- `<!-- about GAME -->`, `<!-- how-to GAME -->` and `<!-- options GAME -->` become what the browser
  shows: a sentence about the game, its how-to-play, and tables of presets, options and rulings.
- The icon is that of the pages.
- Numbered statements in the rules get an anchor: `rules/antarctica/#ANT-061`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

import farshore
from farshore.core.options import Option
from farshore.localization.messages import words

ROOT = Path(__file__).resolve().parent.parent
ICON = ROOT / "web" / "public" / "icon.svg"
FROM_ELSEWHERE = re.compile(r"<!-- (about|how-to|options) (\w+) -->")
STATEMENT = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]?\d+)\*\*", re.M)


def about(game: str) -> str:
    """The game in a sentence."""
    return words("en").say(f"{game}-about")


def how_to(game: str) -> str:
    """The sections of the how-to-play."""
    say = words("en").say
    sections = say(f"{game}-howto-sections").split()
    return "\n\n".join(
        f"### {say(f'{game}-howto-{section}.title')}\n\n{_paragraphs(game, section)}"
        for section in sections
    )


def _paragraphs(game: str, section: str) -> str:
    """What everybody reads of a section, then what one looks up."""
    said, key = words("en"), f"{game}-howto-{section}"
    more = f"\n\n{said.say(f'{key}.more')}" if said.has(f"{key}.more") else ""
    return said.say(key) + more


def options(game: str) -> str:
    """Presets, options and rulings as tables."""
    say = words("en").say
    info = farshore.load(game).info
    presets = [f"| `{name}` | {say(f'{game}-preset-{name}')} |" for name in info.presets]
    choices = [
        f"| `{option.name}` | {say(f'{game}-option-{option.name}')} | {_values(game, option)} |"
        for option in info.choices()
    ]
    ways = ["| preset | how it is played |", "|---|---|", *presets]
    decided = [
        "| option | what it decides | values, default first |",
        "|---|---|---|",
        *choices,
    ]
    return "\n".join([*ways, "", *decided])


def _values(game: str, option: Option) -> str:
    values = sorted(option.choices, key=lambda value: value != option.default)
    parts = [
        f"`{value}`: {words('en').say(f'{game}-option-{option.name}.{value}')}" for value in values
    ]
    if option.numbers:
        parts.append(f"a number from {option.numbers[0]} to {option.numbers[1]}")
    return "; ".join(parts)


WRITERS = {"about": about, "how-to": how_to, "options": options}


def on_files(files: Any, config: Any) -> None:
    files.append(File.generated(config, "pictures/icon.svg", abs_src_path=str(ICON)))


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    if page.file.src_uri.startswith("rules/"):
        return STATEMENT.sub(r"- **\1**{ #\1 }", markdown)
    return FROM_ELSEWHERE.sub(lambda found: WRITERS[found[1]](found[2]), markdown)
