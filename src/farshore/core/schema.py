"""What component data looks like: the declarations from which everything else is made.

Each game declares its data once (`games/<game>/edition_schema.py`). The declaration is what files
are checked against (`check`, and `Document.number` for the ranges), what is published as JSON
Schema (`formats/json_schema.py`), and what the browser's types and its editor are made from.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farshore.core.move import Domain

LONGEST_TEXT: Final = 200
LONGEST_PROSE: Final = 9000
MOST_ITEMS: Final = 100
"""How much an edition can hold at most: nobody can fill a server with one that is right."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Schema:
    """What may stand at a place of the data."""


class Whole(Schema):
    """A whole number from `low` to `high`, or a word that stands for one (`all`)."""

    def __init__(self, low: int, high: int, word: str = "") -> None:
        self.low: Final = low
        self.high: Final = high
        self.word: Final = word


class Flag(Schema):
    """True or false."""


class Text(Schema):
    """Words of people."""

    def __init__(self, longest: int = LONGEST_TEXT) -> None:
        self.longest: Final = longest


class Fixed(Schema):
    """A value that the rules need to be as it is."""

    def __init__(self, value: str | int, fault: str = "fixed-value") -> None:
        self.value: Final = value
        self.fault: Final = fault


class OneOf(Schema):
    """An id or a number of a list."""

    def __init__(self, domain: Domain) -> None:
        self.domain: Final = domain


class Maybe(Schema):
    """Something, or null."""

    def __init__(self, node: Schema) -> None:
        self.node: Final = node


class Items(Schema):
    """A list; `length` if it is fixed, else at most `most`."""

    def __init__(self, item: Schema, length: int | None = None, most: int = MOST_ITEMS) -> None:
        self.item: Final = item
        self.length: Final = length
        self.most: Final = most if length is None else length


class Listed(Schema):
    """A list of things whose ids and order are fixed."""

    def __init__(self, ids: list[str], item: Schema) -> None:
        self.ids: Final = ids
        self.item: Final = item


class Fields(Schema):
    """An object with these members. `name` is what programs call such a thing, if it has one."""

    def __init__(
        self, members: dict[str, Schema], optional: dict[str, Schema] | None = None, name: str = ""
    ) -> None:
        self.required: Final = [*members]
        self.members: Final[dict[str, Schema]] = {**members, **(optional or {})}
        self.name: Final = name


class Cases(Schema):
    """An object of one of several forms.

    The member `tag` says which; without a tag it is the one whose name is among the keys.
    """

    def __init__(self, tag: str, cases: dict[str, Fields], name: str = "") -> None:
        self.tag: Final = tag
        self.cases: Final = cases
        self.name: Final = name

    def case_of(self, value: object) -> Fields | None:
        if not isinstance(value, dict):
            return None
        if self.tag:
            return self.cases.get(str(value.get(self.tag)))
        found = [name for name in self.cases if name in value]
        return self.cases[found[0]] if len(found) == 1 else None


class Ref(Schema):
    """A part that is declared elsewhere, for parts that hold parts of their own kind."""

    def __init__(self, parts: dict[str, Schema], name: str) -> None:
        self.parts: Final = parts
        self.name: Final = name


class NamesByLanguage(Schema):
    """What people call a thing, by language."""


class Prose(Schema):
    """Remarks for readers, in any form: sources, notes. No rule reads them."""


NAMES: Final = NamesByLanguage()
PROSE: Final = Prose()
REMARKS: Final[dict[str, Schema]] = {"source": PROSE, "notes": PROSE, "note": PROSE}
"""What every part of the data may say about itself."""


def part(
    members: dict[str, Schema], optional: dict[str, Schema] | None = None, name: str = ""
) -> Fields:
    """A part of the data that may say where its values come from."""
    return Fields(members, {**(optional or {}), **REMARKS}, name)


def component(
    members: dict[str, Schema], optional: dict[str, Schema] | None = None, name: str = ""
) -> Fields:
    """A card, tile or other thing with an id, and perhaps with names."""
    return part({"id": Text(), **members}, {"names": NAMES, **(optional or {})}, name)


def whole_edition(game: str, members: dict[str, Schema], remarks: list[str]) -> Fields:
    """A whole edition of a game; `remarks` are further keys that only readers need."""
    head: dict[str, Schema] = {"game": Fixed(game, "wrong-game"), "edition": Text()}
    keys = [*remarks, "source_tags", "notice", "data_version"]
    about: dict[str, Schema] = dict.fromkeys(keys, PROSE)
    return Fields({**head, **members}, {**about, **REMARKS}, "Components")


def resolved(node: Schema | None) -> Schema | None:
    """The declaration itself, where another name or null stands for it."""
    while True:
        if isinstance(node, Ref):
            node = node.parts[node.name]
        elif isinstance(node, Maybe):
            node = node.node
        else:
            return node


def member_of(node: Schema | None, value: object, key: str) -> Schema | None:
    """What may stand under a key of an object; None if that is not known."""
    found = resolved(node)
    if isinstance(found, Cases):
        found = found.case_of(value)
    return found.members.get(key) if isinstance(found, Fields) else None


def item_of(node: Schema | None) -> Schema | None:
    """What may stand in a list; None if that is not known."""
    found = resolved(node)
    return found.item if isinstance(found, Items | Listed) else None
