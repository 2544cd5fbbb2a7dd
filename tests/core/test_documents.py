"""Reading documents: every fault is named with its place, and reading goes on."""

from farshore.core.document import Document
from farshore.core.move import Domain


def test_every_fault_is_named() -> None:
    root = Document({"a": 1, "list": [1, "x"], "flag": 3, "odd": None})
    assert root.get("a").integer(0, 5) == 1
    assert root.get("a").integer(2, 5) == 2
    assert root.get("b").integer(0, 5) == 0
    assert [item.integer(0, 9) for item in root.get("list").items(3)] == [1, 0, 0]
    assert root.get("flag").flag() is False
    assert root.get("odd").text() == ""
    assert root.get("a").get("deeper").value is None
    assert root.get("a").items() == []
    assert root.get("list").items(1)[0].one_of(Domain("size", [1])) == 0
    assert root.get("flag").one_of(Domain("size", [1])) == 0
    found = [(fault.key, fault.params["path"]) for fault in root.faults]
    assert found == [
        ("not-in-range", "a"),
        ("missing-key", "."),
        ("wrong-length", "list"),
        ("not-in-range", "list[1]"),
        ("not-true-or-false", "flag"),
        ("not-a-text", "odd"),
        ("not-an-object", "a"),
        ("not-a-list", "a"),
        ("wrong-length", "list"),
        ("unknown-id", "flag"),
    ]
