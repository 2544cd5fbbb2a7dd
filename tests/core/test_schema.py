"""What is declared about component data is what is checked and what is published."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

import farshore
from farshore.core.document import MOST_FAULTS, Document
from farshore.core.errors import BadEdition
from farshore.core.move import Domain
from farshore.core.schema import (
    NAMES,
    PROSE,
    Cases,
    Fields,
    Fixed,
    Flag,
    Items,
    Listed,
    Maybe,
    OneOf,
    Schema,
    Text,
    Whole,
)
from farshore.core.schema_check import check, find_unknown_keys
from farshore.formats.json_schema import edition_schema

GAMES = farshore.game_names()


def faults(value: object, schema: Schema) -> list[str]:
    root = Document(value, schema=schema)
    check(root)
    find_unknown_keys(root)
    return [f"{fault.key} {fault.params['path']}" for fault in root.faults]


EFFECT = Cases("", {"gain": Fields({"gain": Whole(1, 3)}), "rest": Fields({"rest": Flag()})})
THING = Fields(
    {"id": Text(5), "colour": OneOf(Domain("colour", ["red", "blue"]))},
    {"names": NAMES, "source": PROSE, "effect": EFFECT, "next": Maybe(Whole(0, 9))},
)


@pytest.mark.parametrize(
    ("value", "schema", "found"),
    [
        (3, Whole(1, 3), []),
        (4, Whole(1, 3), ["not-in-range ."]),
        ("all", Whole(1, 3, "all"), []),
        (True, Whole(0, 1), ["not-in-range ."]),
        (1, Flag(), ["not-true-or-false ."]),
        ("x" * 9, Text(5), ["too-long ."]),
        (4, Fixed(5), ["fixed-value ."]),
        ([1, 2], Items(Whole(0, 9), 3), ["wrong-length ."]),
        ([1] * 4, Items(Whole(0, 9), most=3), ["too-many-items ."]),
        ([None], Items(Whole(0, 9)), ["not-in-range [0]"]),
        (None, Maybe(Whole(0, 9)), []),
        ({"id": "a", "colour": "red"}, THING, []),
        ({"id": "a"}, THING, ["missing-key ."]),
        ({"id": "a", "colour": "red", "color": 1}, THING, ["unknown-key ."]),
        ({"id": "a", "colour": "red", "names": {"en": ""}}, THING, ["not-a-text names.en"]),
        ({"id": "a", "colour": "red", "names": []}, THING, ["not-an-object names"]),
        ({"id": "a", "colour": "red", "names": {"English": "A"}}, THING, ["unknown-key names"]),
        ({"id": "a", "colour": "red", "source": ["x" * 9999]}, THING, ["too-long source"]),
        ({"id": "a", "colour": "red", "next": None}, THING, []),
        ({"id": "a", "colour": "red", "effect": {"gain": 9}}, THING, ["not-in-range effect.gain"]),
        (
            {"id": "a", "colour": "red", "effect": {"gain": 1, "rst": 2}},
            THING,
            ["unknown-key effect"],
        ),
        ([{"id": "b", "colour": "red"}], Listed(["a"], THING), ["wrong-id [0]"]),
    ],
)
def test_a_value_is_held_against_its_declaration(
    value: object, schema: Schema, found: list[str]
) -> None:
    assert faults(value, schema) == found


def test_remarks_cannot_be_endlessly_deep() -> None:
    deep: object = "end"
    for _ in range(900):
        deep = [deep]
    assert faults({"id": "a", "colour": "red", "source": deep}, THING) == ["too-long source"]


@pytest.mark.parametrize("name", GAMES)
def test_built_in_editions_hold_only_what_is_declared(name: str) -> None:
    game = farshore.load(name)
    for components in game.components.values():
        assert game.unknown_keys(components) == []


REMARKS = ("source", "source_tags", "tags", "names", "vocabulary", "options", "player_colours")


def objects(value: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object of a document that is not a remark."""
    if isinstance(value, dict):
        yield path, value
        for key, inner in value.items():
            if key not in REMARKS:
                yield from objects(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from objects(inner, f"{path}[{at}]")


@pytest.mark.parametrize("name", GAMES)
def test_a_misspelt_key_is_refused_with_its_place(name: str) -> None:
    game = farshore.load(name)
    document = copy.deepcopy(game.components[game.edition().name])
    sections = [at for at, _ in objects(document) if at][::40]
    for at in sections:
        damaged = copy.deepcopy(document)
        dict(objects(damaged))[at]["pionts"] = 3
        with pytest.raises(BadEdition) as caught:
            game.read_edition(damaged)
        places = [
            (fault.key, fault.params["path"], fault.params.get("key"))
            for fault in caught.value.faults
        ]
        assert ("unknown-key", at, "pionts") in places
    assert sections


def test_an_edition_that_was_stored_may_hold_keys_that_nobody_reads() -> None:
    game = farshore.load("aquatica")
    document = copy.deepcopy(game.components["reconstructed_1"])
    assert isinstance(document, dict)
    document["locations"][0]["artist"] = "me"
    assert game.read_stored_edition(document).name.startswith("reconstructed_1#")
    with pytest.raises(BadEdition):
        game.read_edition(document)


def test_a_hostile_document_has_few_faults_and_takes_little_time() -> None:
    game = farshore.load("antarctica")
    document = {"game": "antarctica", "edition": "x", "resource_cards": [{}] * 40_000}
    with pytest.raises(BadEdition) as caught:
        game.read_edition(document)
    assert len(caught.value.faults) <= MOST_FAULTS
    assert len(json.dumps([str(fault) for fault in caught.value.faults])) < 200_000


# --- JSON Schema


def accepts(schema: Any, value: Any, root: Any) -> bool:
    """A validator for the few words of JSON Schema that are used."""
    if "$ref" in schema:
        return accepts(root["$defs"][schema["$ref"].rpartition("/")[2]], value, root)
    if "const" in schema:
        return bool(value == schema["const"])
    if "enum" in schema:
        return value in schema["enum"]
    for word, count in (("oneOf", (1,)), ("anyOf", range(1, 99))):
        if word in schema:
            return sum(accepts(each, value, root) for each in schema[word]) in count
    kind = schema.get("type")
    if kind == "object":
        members = schema["properties"]
        closed = schema.get("additionalProperties", True) is False
        return (
            isinstance(value, dict)
            and all(key in value for key in schema.get("required", []))
            and all(accepts(members[key], value[key], root) for key in value if key in members)
            and not (closed and set(value) - set(members))
        )
    if kind == "array":
        return (
            isinstance(value, list)
            and schema.get("minItems", 0) <= len(value) <= schema["maxItems"]
            and all(accepts(schema["items"], each, root) for each in value)
        )
    if kind == "integer":
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole and schema["minimum"] <= value <= schema["maximum"]
    kinds = {"string": str, "boolean": bool, "null": type(None)}
    return kind is None or isinstance(value, kinds[kind])


@pytest.mark.parametrize("name", GAMES)
def test_the_published_schema_accepts_the_built_in_editions_and_nothing_misspelt(
    name: str,
) -> None:
    game = farshore.load(name)
    schema = edition_schema(name)
    for components in game.components.values():
        assert accepts(schema, components, schema)
        assert isinstance(components, dict)
        assert not accepts(schema, {**components, "pionts": 3}, schema)


def test_the_published_schema_knows_ranges_and_ids() -> None:
    schema = edition_schema("aquatica")
    location = schema["properties"]["locations"]["items"]["properties"]
    assert location["power_price"] == {"type": "integer", "minimum": 0, "maximum": 30}
    assert "shark_bay" in location["type"]["enum"]
    assert schema["properties"]["board"]["properties"]["lower_row_slots"] == {"const": 6}
