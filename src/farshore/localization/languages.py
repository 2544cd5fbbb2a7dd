"""The languages that Farshore speaks. This is the only list of them.

Every language has a folder `locales/<code>` with the same messages. The browser's list,
`web/src/generated/languages.ts`, is written from this one (`make types`).
"""

from __future__ import annotations

from typing import Final


class Language:
    """A language, and what its grammar asks of the messages."""

    def __init__(self, name: str, plurals: tuple[str, ...], capital_nouns: bool = False) -> None:
        self.name: Final = name
        """What the language calls itself."""
        self.plurals: Final = plurals
        """Its plural categories of whole numbers (CLDR) besides `other`."""
        self.capital_nouns: Final = capital_nouns
        """Whether nouns begin with a capital letter within a sentence, too."""


ENGLISH: Final = "en"
"""What another language lacks is said in English."""

LANGUAGES: Final = {
    ENGLISH: Language("English", ("one",)),
    "it": Language("Italiano", ("one",)),
    "de": Language("Deutsch", ("one",), capital_nouns=True),
    "pl": Language("Polski", ("one", "few", "many")),
}
"""By code, in the order in which the browser offers them."""
