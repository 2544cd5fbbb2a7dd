"""The lanterns of an edition."""

from typing import Final

from farshore.core.edition import EditionReader
from farshore.core.game import Edition
from farshore.core.schema import Fields, Whole, whole_edition
from tests.lanterns.moves import VALUES

COUNTS: Final = Fields({str(value): Whole(0, 9) for value in VALUES})
SCHEMA: Final = whole_edition("lanterns", {"lanterns": COUNTS}, [])


class LanternEdition(Edition):
    def __init__(self, name: str, lanterns: list[int]) -> None:
        super().__init__(name, {})
        self.lanterns: Final = lanterns
        """How many lanterns of each value there are."""


def read_edition(document: object, builtin: bool = False) -> LanternEdition:
    reader = EditionReader(document, SCHEMA, builtin)
    part = reader.root.get("lanterns")
    lanterns = [part.get(str(value)).number() for value in VALUES]
    if sum(lanterns) < len(VALUES):  # LAN-002: one for each round
        part.fault("too-few-lanterns", {"found": sum(lanterns)})
    reader.refuse_faults()
    return LanternEdition(reader.name, lanterns)
