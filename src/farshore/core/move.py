"""A move has three faces: a number, a typed value (and its JSON), and a short text.

A game's table of moves is fixed for a rules version. It lists the kinds of moves in the order of
the rules catalogue; the last argument of a kind runs fastest.
"""

from typing import Final

from farshore.core.errors import Reason, UnknownName
from farshore.core.fixed_part import FixedPart
from farshore.core.types import MoveId

Id = str | int
"""An argument as people see it: an id of the catalogue, or a number."""


class Domain:
    """A named, ordered set of values that an argument can take."""

    def __init__(self, name: str, values: list[str] | list[int]) -> None:
        self.name: Final = name
        self.values: Final[list[Id]] = [*values]
        self._index: Final = {str(value): at for at, value in enumerate(self.values)}

    def __len__(self) -> int:
        return len(self.values)

    def index(self, value: object) -> int:
        """Where `value` stands in the domain; -1 if it is not in it."""
        if not isinstance(value, str | int) or isinstance(value, bool):
            return -1
        return self._index.get(str(value), -1)

    def find(self, value: object) -> int:
        """Where `value` stands in the domain; an error that names the values if it is not in it."""
        at = self.index(value)
        if at < 0:
            raise UnknownName(
                Reason(
                    "unknown-value",
                    {
                        "domain": self.name,
                        "value": str(value),
                        "allowed": [str(allowed) for allowed in self.values],
                    },
                )
            )
        return at


class Kind:
    """One kind of move: its name, the arguments, and every combination they can take."""

    def __init__(
        self, name: str, *domains: Domain, only: list[tuple[int, ...]] | None = None
    ) -> None:
        """`only` lists the combinations (by index) when not all of the product exist."""
        assert all(domain.name != "kind" for domain in domains), "JSON says the kind under this key"
        self.name: Final = name
        self.domains: Final = domains
        self.combinations: Final = _product(domains) if only is None else only


def _product(domains: tuple[Domain, ...]) -> list[tuple[int, ...]]:
    combinations: list[tuple[int, ...]] = [()]
    for domain in domains:
        combinations = [(*head, at) for head in combinations for at in range(len(domain))]
    return combinations


class Move:
    """A move as a typed value."""

    def __init__(self, kind: str, args: dict[str, Id]) -> None:
        self.kind: Final = kind
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.kind == other.kind and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.args.items())))

    def __repr__(self) -> str:
        return f"Move({self.kind!r}, {self.args!r})"


class MoveTable:
    """All moves of a game: number <-> value <-> text."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds: Final = {kind.name: kind for kind in kinds}
        self.first: Final[dict[str, MoveId]] = {}
        """The number of the first move of each kind."""
        self._kind_of: Final[list[Kind]] = []
        self._texts: Final[list[str]] = []
        self._args: Final[list[tuple[int, ...]]] = []
        self._documents: Final[dict[int, FixedPart]] = {}
        for kind in kinds:
            self.first[kind.name] = MoveId(len(self._texts))
            for combination in kind.combinations:
                words = [kind.name]
                for domain, at in zip(kind.domains, combination, strict=True):
                    words.append(str(domain.values[at]))
                self._kind_of.append(kind)
                self._args.append(combination)
                self._texts.append(" ".join(words))
        self._numbers: Final = {text: MoveId(number) for number, text in enumerate(self._texts)}

    def __len__(self) -> int:
        return len(self._texts)

    def numbers(self) -> list[MoveId]:
        """The numbers of all moves, in order."""
        return [MoveId(number) for number in range(len(self._texts))]

    def text(self, number: MoveId) -> str:
        """The notation of a move, as in a record."""
        self.check(number)
        return self._texts[number]

    def number(self, text: str) -> MoveId:
        """The number of a move written in the notation."""
        number = self._numbers.get(text)
        if number is None:
            raise UnknownName(self._why_unknown(text))
        return number

    def kind(self, number: MoveId) -> str:
        self.check(number)
        return self._kind_of[number].name

    def args(self, number: MoveId) -> tuple[int, ...]:
        """The arguments as indexes into their domains."""
        self.check(number)
        return self._args[number]

    def masked(self, number: MoveId) -> str:
        """The notation with every argument hidden."""
        self.check(number)
        kind = self._kind_of[number]
        return " ".join([kind.name, *("?" for _ in kind.domains)])

    def value(self, number: MoveId) -> Move:
        """The move as a typed value."""
        self.check(number)
        kind = self._kind_of[number]
        args: dict[str, Id] = {}
        for place, at in enumerate(self._args[number]):
            domain = kind.domains[place]
            args[domain.name] = domain.values[at]
        return Move(kind.name, args)

    def number_of(self, move: Move) -> MoveId:
        """The number of a typed value."""
        return self._find(move.kind, {**move.args})

    def to_json(self, number: MoveId) -> dict[str, Id]:
        """The move as a document, the same one every time."""
        self.check(number)
        found = self._documents.get(number)
        if found is None:
            move = self.value(number)
            found = self._documents[number] = FixedPart({"kind": move.kind, **move.args})
        return found

    def from_json(self, document: object) -> MoveId:
        if not isinstance(document, dict) or not isinstance(document.get("kind"), str):
            raise UnknownName(Reason("move-not-an-object"))
        args: dict[str, object] = {
            str(name): value for name, value in document.items() if name != "kind"
        }
        return self._find(document["kind"], args)

    def _find(self, name: str, args: dict[str, object]) -> MoveId:
        """The number of the move with these arguments, which may be anything."""
        kind = self._kind(name)
        names = [domain.name for domain in kind.domains]
        if sorted(args) != sorted(names):
            raise UnknownName(
                Reason(
                    "wrong-arguments", {"kind": kind.name, "given": sorted(args), "needed": names}
                )
            )
        words = [kind.name]
        for domain in kind.domains:
            words.append(str(domain.values[domain.find(args[domain.name])]))
        return self.number(" ".join(words))

    def check(self, number: object) -> None:
        """Refuses what is not the number of a move."""
        if not isinstance(number, int) or isinstance(number, bool):
            raise UnknownName(Reason("move-number-type", {"given": repr(number)}))
        if not 0 <= number < len(self._texts):
            raise UnknownName(
                Reason("move-number-range", {"given": number, "last": len(self._texts) - 1})
            )

    def _kind(self, name: str) -> Kind:
        kind = self.kinds.get(name)
        if kind is None:
            raise UnknownName(
                Reason("unknown-kind", {"kind": name, "allowed": [*self.kinds]}),
            )
        return kind

    def _why_unknown(self, text: str) -> Reason:
        """What is wrong with a text that is no move."""
        words = text.split(" ")
        kind = self.kinds.get(words[0])
        if kind is None:
            return Reason("unknown-kind", {"kind": words[0], "allowed": [*self.kinds]})
        names = [domain.name for domain in kind.domains]
        if len(words) - 1 != len(names):
            return Reason(
                "wrong-arguments", {"kind": kind.name, "given": words[1:], "needed": names}
            )
        for domain, word in zip(kind.domains, words[1:], strict=True):
            if domain.index(word) < 0:
                allowed = [str(value) for value in domain.values]
                return Reason(
                    "unknown-value", {"domain": domain.name, "value": word, "allowed": allowed}
                )
        return Reason("no-such-combination", {"text": text})
