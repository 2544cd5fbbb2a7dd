"""Write the browser's types from the Python definitions.

    python tools/web_types.py [--check] [PACKAGE ...]

Views come from the games' `view.py`, moves and events from their tables, component data from the
built-in editions (`component_types.py`), messages from the server's models,
languages from `localization/languages.py`. PACKAGE names a game that lies elsewhere
(`tests.lanterns`). Only types that the browser's sources name, and those
that these are made of, are written: a new one appears as soon as it is imported somewhere.
`--check` writes nothing and fails if a file is not as it would be written, so also if a type in it
is no longer used.
"""

from __future__ import annotations

import json
import re
import sys
import types
import typing
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from component_types import ComponentTypes
from pydantic import BaseModel

from farshore.core.game import Game
from farshore.core.move import Id
from farshore.core.registry import game_names, load, register
from farshore.localization.languages import LANGUAGES
from farshore.server.messages import (
    account_models,
    call_models,
    courtesy_models,
    edition_models,
    models,
    planning_models,
    puzzle_models,
)

WEB = Path(__file__).resolve().parent.parent / "web"
TARGET = WEB / "src" / "generated"
MESSAGES = (
    models,
    edition_models,
    puzzle_models,
    call_models,
    account_models,
    courtesy_models,
    planning_models,
)
"""The modules whose models become types."""

HEAD = "// Written by tools/web_types.py from the Python definitions (`make types`): not by hand.\n"
IMPORTED = re.compile(r'import type \{([^}]*)\} from "[^"]*/generated/types"')
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def type_of(hint: Any, prefix: str = "") -> str:
    """A Python type as TypeScript writes it; our own classes by name, with the game before it."""
    if hint is Any or hint is object:
        return "unknown"
    if isinstance(hint, typing.NewType):
        return type_of(hint.__supertype__, prefix)
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is typing.Annotated or origin is NotRequired:
        return type_of(args[0], prefix)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(type_of(arg, prefix) for arg in args))
    if origin is list:
        inner = type_of(args[0], prefix)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {type_of(args[1], prefix)}>"
    if isinstance(hint, type):
        return prefix + hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def typed_dict(cls: Any, prefix: str) -> str:
    """An interface with all keys of a TypedDict."""
    lines = [f"export interface {prefix}{cls.__name__} {{"]
    for name, hint in get_type_hints(cls, include_extras=True).items():
        mark = "?" if get_origin(hint) is NotRequired or not cls.__total__ else ""
        lines.append(f"  {name}{mark}: {type_of(hint, prefix)};")
    return "\n".join([*lines, "}"])


def add_views(hint: Any, views: dict[str, Any]) -> None:
    """A TypedDict and those that it holds, wherever they are defined."""
    for part in get_args(hint):
        add_views(part, views)
    if not typing.is_typeddict(hint) or hint.__name__ in views:
        return
    views[hint.__name__] = hint
    for part in get_type_hints(hint, include_extras=True).values():
        add_views(part, views)


def model(cls: type[BaseModel]) -> str:
    """An interface with the fields of a message."""
    sent = issubclass(cls, models.Request)  # what has a default need not be sent
    lines = [f"export interface {cls.__name__} {{"]
    for name, field in cls.model_fields.items():
        mark = "?" if sent and not field.is_required() else ""
        lines.append(f"  {field.alias or name}{mark}: {type_of(field.annotation)};")
    return "\n".join([*lines, "}"])


def domain_type(values: list[Id]) -> str:
    if all(isinstance(value, int) for value in values):
        return "number"
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def game_types(game: Game) -> list[str]:
    """A game's views, moves, events and component data."""
    prefix = game.info.name.capitalize()
    package = type(game).__module__.rpartition(".")[0]
    module = import_module(f"{package}.view")
    views: dict[str, Any] = {}
    for cls in vars(module).values():
        if typing.is_typeddict(cls) and cls.__module__.startswith(("farshore.", package)):
            add_views(cls, views)
    parts = [typed_dict(cls, prefix) for cls in views.values()]
    domains: dict[str, list[Id]] = {}  # those of one name together
    for arguments in [*(kind.domains for kind in game.moves.kinds.values()), *game.events.values()]:
        for domain in arguments:
            known = domains.setdefault(domain.name, [])
            known += [value for value in domain.values if value not in known]
    named = {
        name: f"{prefix}{''.join(word.capitalize() for word in name.split('_'))}Id"
        for name in domains
    }
    parts += [
        f"export type {named[name]} = {domain_type(domains[name])};" for name in sorted(domains)
    ]
    moves = [
        "".join(
            [
                f'  | {{ kind: "{kind.name}"',
                *(f"; {d.name}: {named[d.name]}" for d in kind.domains),
                " }",
            ]
        )
        for kind in game.moves.kinds.values()
    ]
    parts.append("\n".join([f"export type {prefix}Move =", *moves]) + ";")
    events = [
        "".join(
            [
                f'  | {{ event: "{name}"; seat?: number',
                *(f'; {d.name}: {named[d.name]} | "?"' for d in arguments),
                " }",
            ]
        )
        for name, arguments in game.events.items()
    ]
    parts.append("\n".join([f"export type {prefix}Event =", *events]) + ";")
    return parts + ComponentTypes(game).parts()


def used(parts: list[str]) -> list[str]:
    """The types that the browser's sources name, and those that these are made of."""
    named = {part.split(maxsplit=3)[2]: part for part in parts}
    sources = [file for file in WEB.glob("[st]*/**/*") if file.suffix in (".ts", ".svelte")]
    waiting = [names for file in sources for names in IMPORTED.findall(file.read_text("utf-8"))]
    found: set[str] = set()
    while waiting:
        for word in set(re.findall(r"\w+", waiting.pop())) - found:
            if word in named:
                found.add(word)
                waiting.append(named[word])
    return [part for name, part in named.items() if name in found]


def text() -> str:
    found: dict[str, object] = {}
    for module in MESSAGES:
        found |= vars(module)
    parts = [
        model(cls)
        for cls in found.values()
        if isinstance(cls, type) and issubclass(cls, BaseModel) and cls is not BaseModel
    ]
    for name in game_names():
        parts += game_types(load(name))
    return "\n".join([HEAD, "\n\n".join(used(parts)), ""])


def languages_text() -> str:
    """The list of languages with their own names, and what the browser needs of their grammar."""
    names = "".join(f'  {code}: "{language.name}",\n' for code, language in LANGUAGES.items())
    capital = [code for code, language in LANGUAGES.items() if language.capital_nouns]
    return "\n".join(
        [
            HEAD,
            f"export const LANGUAGES = {{\n{names}}} as const;",
            "export type Language = keyof typeof LANGUAGES;",
            f"export const LANGUAGE_CODES: readonly Language[] = {json.dumps([*LANGUAGES])};",
            f"export const CAPITAL_NOUNS: readonly Language[] = {json.dumps(capital)};",
            "",
        ]
    )


def main() -> int:
    for package in [word for word in sys.argv[1:] if not word.startswith("-")]:
        register(import_module(package).GAME)
    stale = False
    for name, wanted in {"types.ts": text(), "languages.ts": languages_text()}.items():
        file = TARGET / name
        if file.is_file() and file.read_text("utf-8") == wanted:
            continue
        stale = True
        if "--check" not in sys.argv:
            TARGET.mkdir(parents=True, exist_ok=True)
            file.write_text(wanted, "utf-8")
    if stale and "--check" in sys.argv:
        print("the browser's types are stale: run `make types`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
