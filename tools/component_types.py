"""TypeScript types of the games' component data, from the built-in editions.

The readers of editions (`games/<game>/edition.py`) check documents step by step and hold no schema,
so the shape of the data is taken from the data itself: a field that some component lacks is
optional, and a text whose values all belong to a list of ids of the game (`Domain` or `*_IDS`) is
one of those ids.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from farshore.core.game import Game
from farshore.core.move import Domain

ABOUT_DATA = {"source", "source_tags", "notes", "note", "notice", "vocabulary", "names"}
"""Fields that people read; no board draws them."""

MOST_IDS = 12
"""A longer list of ids says less than `string` does."""

DRAWN = {
    "antarctica": ["building_types", "building_cards", "research_tracks"],
    "aquatica": [
        *["board", "goal_tracks", "goals", "starting_characters", "ocean_characters", "kings"],
        *["trained_mantas", "wild_mantas", "locations", "solo"],
    ],
    "council": [
        *["galaxies", "tiles", "starting_cards", "ai_cards", "upgrades", "extra_fields"],
        *["stations", "commanders", "dark_tech", "bonus_cards", "automa_cards"],
    ],
}
"""For each game: the parts of its data that its board draws."""

NAMED = {
    "antarctica": {
        "building_types": "BuildingType",
        "building_cards": "BuildingCard",
        "research_tracks": "ResearchTrack",
        "symbols": "TrackSymbol",
    },
    "aquatica": {
        **dict.fromkeys(["effects", "depths", "choose", "each_opponent"], "Effect"),
        **dict.fromkeys(["starting_characters", "ocean_characters", "kings"], "Character"),
        **dict.fromkeys(["trained_mantas", "wild_mantas"], "Manta"),
        **dict.fromkeys(["printed", "token_goals"], "Goal"),
        "locations": "Location",
        "tiers": "Tier",
    },
    "council": {
        **dict.fromkeys(["do", "of"], "Effect"),
        **dict.fromkeys(["starting_cards", "ai_cards"], "Card"),
        **dict.fromkeys(["cost", "gems"], "Gems"),
        **dict.fromkeys(["left", "right"], "AutomaAction"),
        "effects": "TimedEffects",
        "galaxies": "Galaxy",
        "tiles": "Tile",
        "upgrades": "Upgrade",
        "stations": "Station",
        "commanders": "Commander",
        "dark_tech": "Tech",
        "bonus_cards": "Bonus",
        "formula": "Formula",
        "automa_cards": "AutomaCard",
    },
}
"""For each game: the objects under which key are of one type, and its name."""


class Shape:
    """What has been seen at one place of the data."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.texts: set[str] = set()
        self.refs: set[str] = set()
        self.items: Shape | None = None
        self.fields: dict[str, Shape] = {}
        self.counts: dict[str, int] = {}
        self.objects = 0


class ComponentTypes:
    """The types of one game's component data."""

    def __init__(self, game: Game) -> None:
        self.prefix = game.info.name.capitalize()
        self.names = NAMED.get(game.info.name, {})
        self.vocabularies = _vocabularies(game)
        self.named: dict[str, Shape] = {}
        root = Shape()
        drawn = DRAWN.get(game.info.name, [])
        for document in game.components.values():
            if isinstance(document, dict):
                self._add_fields(root, {part: document[part] for part in drawn})
        self.named["Components"] = root

    def parts(self) -> list[str]:
        """An interface for every named type."""
        return [self._interface(name, self.named[name]) for name in sorted(self.named)]

    def _add(self, shape: Shape, value: object, key: str) -> None:
        if isinstance(value, dict):
            name = self.names.get(key)
            if name is None:
                self._add_fields(shape, value)
            else:
                shape.refs.add(f"{self.prefix}{name}Data")
                self._add_fields(self.named.setdefault(name, Shape()), value)
        elif isinstance(value, list):
            shape.items = shape.items or Shape()
            for item in value:
                self._add(shape.items, item, key)
        elif isinstance(value, str):
            shape.texts.add(value)
        else:
            kinds = {bool: "boolean", int: "number", float: "number", type(None): "null"}
            shape.plain.add(kinds[type(value)])

    def _add_fields(self, shape: Shape, value: dict[str, Any]) -> None:
        shape.objects += 1
        for key, inner in value.items():
            if key not in ABOUT_DATA:
                shape.counts[key] = shape.counts.get(key, 0) + 1
                self._add(shape.fields.setdefault(key, Shape()), inner, key)

    def _interface(self, name: str, shape: Shape) -> str:
        return f"export interface {self.prefix}{name}Data {self._object(shape, '')}"

    def _object(self, shape: Shape, indent: str) -> str:
        lines = []
        for key, inner in shape.fields.items():
            mark = "" if shape.counts[key] == shape.objects else "?"
            lines.append(f"{indent}  {key}{mark}: {self._type(inner, indent + '  ')};")
        return "\n".join(["{", *lines, f"{indent}}}"])

    def _type(self, shape: Shape, indent: str) -> str:
        types = [*sorted(shape.refs), *sorted(shape.plain)]
        if shape.texts:
            types.insert(0, self._text(shape.texts))
        if shape.objects:
            types.append(self._object(shape, indent))
        if shape.items is not None:
            inner = self._type(shape.items, indent)
            types.append(f"({inner})[]" if " | " in inner else f"{inner}[]")
        return " | ".join(types) or "never"

    def _text(self, texts: set[str]) -> str:
        fitting = [ids for ids in self.vocabularies if texts <= set(ids)]
        shortest = min(fitting, key=len, default=[])
        if not 0 < len(shortest) <= MOST_IDS:
            return "string"
        return " | ".join(f'"{value}"' for value in shortest)


def _vocabularies(game: Game) -> list[list[str]]:
    """Every list of ids that the game's modules define."""
    package = type(game).__module__.rpartition(".")[0]
    found: list[list[str]] = []
    for name in ("moves", "components", "edition"):
        if find_spec(f"{package}.{name}") is None:
            continue  # a short edition is read in components.py
        for constant, value in vars(import_module(f"{package}.{name}")).items():
            ids = list(value.values) if isinstance(value, Domain) else value
            named = isinstance(value, Domain) or constant.endswith("_IDS")
            if named and isinstance(ids, list) and all(isinstance(one, str) for one in ids):
                found.append(ids)
    return found
