"""The lanterns of an edition."""

from typing import Final

from farshore.core.document import Document
from farshore.core.errors import BadEdition, Reason
from farshore.core.game import Edition
from tests.lanterns.moves import VALUES


class LanternEdition(Edition):
    def __init__(self, name: str, lanterns: list[int]) -> None:
        super().__init__(name, {})
        self.lanterns: Final = lanterns
        """How many lanterns of each value there are."""


def read_edition(document: object) -> LanternEdition:
    root = Document(document)
    name = root.get("edition").text()
    lanterns = [root.get("lanterns").get(str(value)).whole(0, 9) for value in VALUES]
    if sum(lanterns) < len(VALUES):  # LAN-002: one for each round
        root.get("lanterns").fault("too-few-lanterns", {"found": sum(lanterns)})
    if root.faults:
        raise BadEdition(Reason("bad-edition", {"count": len(root.faults)}), root.faults)
    return LanternEdition(name, lanterns)
