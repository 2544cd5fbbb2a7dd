"""Parts of documents that never change, shared by all documents that hold them.

Much of a view is in the next view again, and in those of other tables. Such a part is made once;
who writes documents as text keeps the text with it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

MOST_PARTS: Final = 4096
"""Parts that one cache keeps: some megabytes at most."""


@mypyc_attr(native_class=False)
class FixedPart(dict[str, Any]):
    """A dict that nobody changes once it is made."""

    written: Any = None
    """The part as text, for whoever writes documents; None: it was not written so far."""

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        """A copy may be changed, so it is a plain dict without the text."""
        return dict, ({**self},)


class PartCache:
    """Parts that come again and again, by the numbers that they are made from."""

    def __init__(self) -> None:
        self._parts: Final[dict[tuple[int, ...], FixedPart]] = {}

    def get(self, numbers: tuple[int, ...]) -> FixedPart | None:
        return self._parts.get(numbers)

    def keep(self, numbers: tuple[int, ...], part: dict[str, Any]) -> FixedPart:
        if len(self._parts) >= MOST_PARTS:
            self._parts.clear()
        kept = self._parts[numbers] = FixedPart(part)
        return kept
