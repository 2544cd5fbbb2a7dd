"""One family of errors. Each carries a stable key and its parameters.

The kernel holds no words: `farshore` plugs in a renderer that turns key and parameters into a
sentence (see `farshore.localization`). Without one an error still prints its key and parameters.
"""

from collections.abc import Callable, Mapping
from typing import Final

Param = str | int | list[str]
"""What a message may be given: a word or id, a number, or a list of ids."""


def params_of(document: Mapping[str, object]) -> dict[str, Param]:
    """The entries of a document that a message can use."""
    params: dict[str, Param] = {}
    for name, value in document.items():
        if isinstance(value, str | int):
            params[name] = value
        elif isinstance(value, list) and all(isinstance(item, str) for item in value):
            params[name] = [*value]
    return params


_renderer: list[Callable[["Reason"], str]] = []


class Reason:
    """Why something is not possible: a message key and its parameters."""

    def __init__(self, key: str, params: dict[str, Param] | None = None, game: str = "") -> None:
        self.key: Final = key
        self.params: Final[dict[str, Param]] = {} if params is None else params
        self.game: Final = game
        """The game whose ids the parameters are, or "" for none."""

    def __str__(self) -> str:
        if _renderer:
            return _renderer[-1](self)
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.params.items())])

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "params": dict(self.params)}


def render_with(renderer: Callable[[Reason], str]) -> None:
    """Use `renderer` to put reasons into words from now on."""
    _renderer.append(renderer)


class FarshoreError(Exception):
    """Anything that a caller did wrong. Nothing has changed when it is raised."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Final = reason

    @property
    def key(self) -> str:
        return self.reason.key

    @property
    def params(self) -> dict[str, Param]:
        return self.reason.params

    def __str__(self) -> str:
        return str(self.reason)


class UnknownName(FarshoreError):
    """A game, move, option or component that does not exist."""


class BadOption(FarshoreError):
    """A number of players or an option that the game does not offer."""


class IllegalMove(FarshoreError):
    """A move that the rules do not allow now, or that is not this seat's to make."""


class FaultyDocument(FarshoreError):
    """A document that is wrong in one or more places; `faults` names every one."""

    def __init__(self, reason: Reason, faults: list[Reason]) -> None:
        super().__init__(reason)
        self.faults: Final = faults

    def __str__(self) -> str:
        return "\n".join([str(self.reason), *(f"  - {fault}" for fault in self.faults)])


class BadEdition(FaultyDocument):
    """Component data that does not fit the game."""

    @staticmethod
    def of(faults: list[Reason]) -> "BadEdition":
        return BadEdition(Reason("bad-edition", {"count": len(faults)}), faults)


class BadPosition(FaultyDocument):
    """A position that cannot occur."""

    @staticmethod
    def of(faults: list[Reason]) -> "BadPosition":
        return BadPosition(Reason("bad-position", {"count": len(faults)}), faults)


class BadRecord(FarshoreError):
    """A record that is damaged, or that holds an illegal move."""
