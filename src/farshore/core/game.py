"""What a game is, readable without playing it: players, options, moves, data, and how to start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from farshore.core.document import MOST_FAULTS, Document
from farshore.core.edition import BASED_ON, edition_name, merge_components
from farshore.core.errors import BadEdition, BadOption, BadPosition, Param, Reason
from farshore.core.fixed_part import FixedPart
from farshore.core.move import Domain, Id, MoveTable
from farshore.core.options import Option, OptionValue, Ruling
from farshore.core.schema import Fields
from farshore.core.schema_check import find_unknown_keys
from farshore.core.state import OPENED, Event
from farshore.core.types import Seat

if TYPE_CHECKING:
    from farshore.core.features import Features
    from farshore.core.result import Results
    from farshore.core.state import State

S = TypeVar("S", bound="State")

DATA_SET: Final = "data_set"
"""The option that names the edition; in a record it is the key `data`."""

PRESET: Final = "preset"
"""The option that stands for several others, and perhaps for the number of players."""


_component_source: list[Callable[[str], list[object]]] = []


def read_components_with(source: Callable[[str], list[object]]) -> None:
    """From now on `source` gives the component data of a package: the kernel reads no files."""
    _component_source.append(source)


class GameInfo:
    """The facts about a game that need no position."""

    def __init__(
        self,
        name: str,
        title: str,
        rules: int,
        players: list[int],
        default_players: int,
        options: list[Option],
        presets: dict[str, dict[str, OptionValue]],
        ends: list[str],
        rulings: list[Ruling] | None = None,
        usual_editions: list[str] | None = None,
        emblems: list[str] | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.rules: Final = rules
        """The version of the rules that new games are played by; a record holds its own."""
        self.players: Final = players
        self.default_players: Final = default_players
        self.options: Final = options
        self.presets: Final = presets
        self.ends: Final = ends
        """The ids of all reasons for which a game can end."""
        self.rulings: Final[list[Ruling]] = [] if rulings is None else rulings
        """The readings of the rulebook that make up the versions of the rules."""
        self.usual_editions: Final[list[str]] = [] if usual_editions is None else usual_editions
        """The built-in edition of new games, for each version; the first one if none is named."""
        self.emblems: Final[list[str]] = [] if emblems is None else emblems
        """What seats may go by without any effect on play: peoples, nations."""

    def emblems_for(self, players: int) -> list[str]:
        """Those that a seat may choose; against an opponent without a seat the last is taken."""
        return self.emblems[:-1] if players == 1 else self.emblems

    def choices(self) -> list[Option]:
        """All that can be chosen for a new game: options, and readings of the rulebook."""
        rulings = self.choosable_rulings(self.rules)
        return [*self.options, *(ruling.option(self.rules) for ruling in rulings)]

    def choosable_rulings(self, rules: int) -> list[Ruling]:
        """The rulings in which games of a version of the rules may differ."""
        return [ruling for ruling in self.rulings if ruling.choosable(rules)]

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "title": self.title,
            "rules": self.rules,
            "players": self.players,
            "default_players": self.default_players,
            "options": [option.to_json() for option in self.options],
            "rulings": [
                ruling.option(self.rules).to_json() for ruling in self.choosable_rulings(self.rules)
            ],
            "presets": self.presets,
            "ends": self.ends,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """A set of component data. Its game extends it with the tables that the rules use."""

    def __init__(self, name: str, names: dict[str, dict[str, dict[str, str]]]) -> None:
        self.name: Final = name
        """As a record names it."""
        self.names: Final = names
        """domain -> id -> language -> what people call it"""

    def details(self, domain: str, id_: str) -> dict[str, Param]:
        """What words may tell of a component, above all of one without a name; {} for nothing.

        A key that is, or ends with `_` and, the name of a domain holds ids of that domain.
        """
        return {}


class Setup:
    """How a game was set up: with the moves, all there is to know about it."""

    def __init__(
        self,
        game: Game,
        rules: int,
        players: int,
        options: dict[str, OptionValue],
        rulings: dict[str, str],
        edition: Edition,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        """The version of the rules."""
        self.players: Final = players
        self.options: Final = options
        self.rulings: Final = rulings
        """How each doubtful rule is read."""
        self.edition: Final = edition
        self._fixed: list[FixedPart] = []

    def fixed_parts(self) -> list[FixedPart]:
        """Options and chosen readings as every view of the game has them."""
        if not self._fixed:
            self._fixed = [FixedPart(self.options), FixedPart(self.chosen_rulings())]
        return self._fixed

    def choices(self) -> dict[str, OptionValue]:
        """Options and readings that were chosen: with players and edition, what `Game.setup`
        needs to make this setup anew."""
        return {**self.options, **self.chosen_rulings()}

    def chosen_rulings(self) -> dict[str, str]:
        """The readings that could be chosen; the others follow from the version."""
        rulings = self.game.info.choosable_rulings(self.rules)
        return {ruling.name: self.rulings[ruling.name] for ruling in rulings}


class GameHooks(Generic[S]):
    """The functions that a game provides: one for each question that needs its rules."""

    def __init__(
        self,
        edition: Callable[[object, bool], Edition],
        view: Callable[[S], Mapping[str, object]],
        own_part: Callable[[S, Seat], Mapping[str, object]],
        position: Callable[[S], dict[str, object]],
        from_position: Callable[[Game, object, Edition | None], S],
        results: Callable[[S], Results],
        sample: Callable[[S, Seat, Random], S],
        features: Callable[[Setup], Features] | None = None,
        edition_schema: Fields | None = None,
    ) -> None:
        self.edition: Final = edition
        """Checked component data; the flag says whether it is the built-in one."""
        self.edition_schema: Final = edition_schema
        """What component data looks like; None if the game has not declared it."""
        self.view: Final = view
        """What everybody may know."""
        self.own_part: Final = own_part
        """What a seat alone may know beside it."""
        self.position: Final = position
        self.from_position: Final = from_position
        self.results: Final = results
        self.sample: Final = sample
        self.features: Final = features
        """Numbers for learners; None if the game offers none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its facts, its moves and events, and the functions that know its rules."""

    def __init__(
        self,
        info: GameInfo,
        moves: MoveTable,
        events: dict[str, list[Domain]],
        hooks: GameHooks[Any],
    ) -> None:
        self.info: Final = info
        self.moves: Final = moves
        self.events: Final = events
        """The kinds of events and what their arguments are."""
        self.hooks: Final = hooks
        self._editions: Final[dict[str, Edition]] = {}
        self._components: Final[dict[str, object]] = {}
        self._packages: Final[list[str]] = []
        """Packages whose component data is still to be read."""

    # --- starting

    def setup(
        self,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        simulating: bool = False,
        rules: int | None = None,
    ) -> Setup:
        """Checks the choices for a game and refuses an unknown option or value.

        `options` may also name readings of the rulebook. What is not said is as the preset, if
        one is named, or by default; `simulating` as simulators need it, so that every game ends.
        `rules` is the version of the rules, the newest if none is given.
        """
        version = self.info.rules if rules is None else self.version(rules)
        given = dict(options or {})
        preset = self._preset(given.pop(PRESET, None))
        usual = preset.pop("players", None)
        number = players if players is not None else usual or self.info.default_players
        if usual is not None and number != usual:
            raise BadOption(Reason("preset-players", {"given": str(players), "allowed": usual}))
        if isinstance(players, bool) or number not in self.info.players:
            raise BadOption(
                Reason(
                    "bad-player-count",
                    {
                        "game": self.info.title,
                        "given": str(players),
                        "allowed": [str(count) for count in self.info.players],
                    },
                )
            )
        assert isinstance(number, int)
        data = given.pop(DATA_SET, None)
        if edition is None:
            edition = self.edition(data, version)
        elif data is not None and data != edition.name:
            raise BadOption(Reason("two-editions", {"given": str(data), "edition": edition.name}))
        chosen: dict[str, OptionValue] = {}
        for option in self.info.options:
            default = option.simulator_default if simulating else option.default
            value = given.pop(option.name, preset.get(option.name, default))
            chosen[option.name] = option.read(value, self.info.title)
        rulings: dict[str, str] = {}
        for ruling in self.info.rulings:
            reading = given.pop(ruling.name, preset.get(ruling.name, ruling.default(version)))
            rulings[ruling.name] = ruling.read(reading, version, self.info.title)
        if given:
            raise BadOption(
                Reason(
                    "unknown-option",
                    {
                        "game": self.info.title,
                        "given": sorted(str(name) for name in given),
                        "allowed": [
                            *(option.name for option in self.info.options),
                            *(ruling.name for ruling in self.info.choosable_rulings(version)),
                            PRESET,
                            DATA_SET,
                        ],
                    },
                )
            )
        setup = Setup(self, version, number, chosen, rulings, edition)
        self.check_setup(setup)
        return setup

    def version(self, rules: object) -> int:
        """A version of the rules that this program knows; others are refused."""
        if isinstance(rules, int) and not isinstance(rules, bool) and 1 <= rules <= self.info.rules:
            return rules
        raise BadOption(
            Reason(
                "unknown-rules",
                {"game": self.info.title, "given": str(rules), "allowed": self.info.rules},
            )
        )

    def _preset(self, name: object) -> dict[str, OptionValue]:
        """What the preset of this name stands for; nothing for None."""
        if name is None:
            return {}
        preset = self.info.presets.get(name) if isinstance(name, str) else None
        if preset is None:
            raise BadOption(
                Reason("unknown-preset", {"given": str(name), "allowed": [*self.info.presets]})
            )
        return dict(preset)

    def setup_from_document(self, root: Document, edition: Edition | None) -> Setup:
        """The setup that a position document names; a wrong one ends the reading."""
        if root.get("game").value != self.info.name:
            root.get("game").fault("wrong-game", {"needed": self.info.name})
        rules = root.get("rules").integer(1, self.info.rules)
        players = root.get("players").integer(min(self.info.players), max(self.info.players))
        choices: dict[str, object] = {}
        for key in ("options", "rulings"):
            if key == "rulings" and rules == 1 and not root.has(key):
                continue  # readings stood among the options
            part = root.get(key)
            if isinstance(part.value, dict):
                choices.update(part.value)
            else:
                part.fault("not-an-object")
        name = root.get("data").text()
        if root.faults:
            raise BadPosition.of(root.faults)
        if edition is None or edition.name != name:
            edition = self.edition(name)
        return self.setup(players, choices, edition, rules=rules)

    def edition(self, name: object = None, rules: int | None = None) -> Edition:
        """The edition of this name; if no name is given, the usual one of a version of the rules
        (the newest if none is given)."""
        known = self._usual_edition(rules) if name is None else self._known_edition(name)
        found = self._editions.get(known)
        if found is None:
            found = self.hooks.edition(self.components[known], True)
            self._editions[known] = found
        return found

    def _usual_edition(self, rules: int | None = None) -> str:
        if not self.info.usual_editions:
            return next(iter(self.components))
        version = self.info.rules if rules is None else rules
        return self.info.usual_editions[version - 1]

    def _known_edition(self, name: object) -> str:
        """The name, if it is that of a built-in edition."""
        if isinstance(name, str) and name in self.components:
            return name
        raise BadOption(
            Reason("unknown-edition", {"given": str(name), "allowed": [*self.components]})
        )

    def start(
        self,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        rules: int | None = None,
    ) -> State:
        """A new game, at its first decision (which may be chance's)."""
        return self.begin(self.setup(players, options, edition, rules=rules))

    # --- what each game adds

    def check_setup(self, setup: Setup) -> None:
        """Refuses options that do not go together."""

    def begin(self, setup: Setup) -> State:
        """The position before anything has happened, settled."""
        raise NotImplementedError

    # --- editions

    def add_builtin(self, package: str) -> None:
        """Offers the editions in `components*.json` of a package to all records.

        The files are read when one is first needed, and each is checked when it is asked for.
        """
        self._packages.append(package)

    @property
    def editions(self) -> dict[str, Edition]:
        """The built-in editions by name: those that any record may name."""
        return {name: self.edition(name) for name in self.components}

    def edition_names(self) -> list[str]:
        """The built-in editions: the usual one first, the others in the order of their files."""
        usual = self._usual_edition()
        return [usual, *(name for name in self.components if name != usual)]

    @property
    def components(self) -> dict[str, object]:
        """The component data of each built-in edition, as in its file."""
        self._read_packages()
        return self._components

    def _read_packages(self) -> None:
        while self._packages:
            for document in _component_source[-1](self._packages.pop(0)):
                components = self.complete_components(document)
                self._components[edition_name(Document(components), True)] = components

    def read_edition(self, document: object) -> Edition:
        """Component data that somebody brings; every fault is named, unknown keys too."""
        components = self.complete_components(document)
        unknown = self.unknown_keys(components)
        try:
            edition = self.hooks.edition(components, False)
        except BadEdition as error:
            raise BadEdition.of([*unknown, *error.faults][:MOST_FAULTS]) from error
        if unknown:
            raise BadEdition.of(unknown)
        return edition

    def read_stored_edition(self, document: object) -> Edition:
        """Component data that was brought before; it may hold keys that nobody reads."""
        return self.hooks.edition(self.complete_components(document), False)

    def unknown_keys(self, components: object) -> list[Reason]:
        """A fault for every key of component data that is not declared."""
        if self.hooks.edition_schema is None:
            return []  # pragma: no cover - no game here is without one
        root = Document(components, schema=self.hooks.edition_schema)
        find_unknown_keys(root)
        return root.faults

    def complete_components(self, document: object) -> object:
        """Component data, completed by that of the built-in edition it is based on, if any."""
        if not isinstance(document, dict) or BASED_ON not in document:
            return document
        base = self.components[self._known_edition(document[BASED_ON])]
        changes = {key: value for key, value in document.items() if key != BASED_ON}
        return merge_components(base, changes)

    # --- questions that need the rules

    def view(self, state: State) -> Mapping[str, object]:
        """What everybody may know."""
        return self.hooks.view(state)

    def own_part(self, state: State, seat: Seat) -> Mapping[str, object]:
        """What `seat` alone may know beside it."""
        return self.hooks.own_part(state, seat)

    def position(self, state: State) -> dict[str, object]:
        return self.hooks.position(state)

    def from_position(self, document: object, edition: Edition | None = None) -> State:
        """The position of a document; every fault of an impossible one is named."""
        state: State = self.hooks.from_position(self, document, edition)
        return state

    def results(self, state: State) -> Results:
        """The results of a position, as if the game ended now."""
        return self.hooks.results(state)

    def sample(self, state: State, seat: Seat, rng: Random) -> State:
        sampled: State = self.hooks.sample(state, seat, rng)
        return sampled

    def features(self, setup: Setup) -> Features | None:
        """Numbers for learners; None if the game offers none."""
        return self.hooks.features(setup) if self.hooks.features is not None else None

    # --- events as documents

    def event_json(self, event: Event, viewer: Seat) -> dict[str, object]:
        """An event as `viewer` may see it."""
        document: dict[str, object] = {"event": event.kind}
        if event.kind == OPENED:
            return document
        if event.seat >= 0:
            document["seat"] = event.seat
        open_ = event.seen_by(viewer)
        domains = self._domains(event)
        for place, at in enumerate(event.args):
            document[domains[place].name] = domains[place].values[at] if open_ else "?"
        return document

    def _domains(self, event: Event) -> list[Domain]:
        """What the numbers of an event mean."""
        domains = self.events[event.kind]
        assert len(domains) == len(event.args), event.kind
        return domains

    def facts(self, events: list[Event], viewer: Seat) -> dict[str, Param]:
        """What events tell a viewer, as parameters of a message.

        For each kind of event how often (`recruited_count`), and each of its arguments
        (`recruited_number`); a list if it happened several times.
        """
        counts: dict[str, int] = {}
        found: dict[str, list[Id]] = {}
        for event in events:
            kind = event.kind
            if kind not in self.events:
                continue
            counts[kind] = counts.get(kind, 0) + 1
            open_ = event.seen_by(viewer)
            domains = self._domains(event)
            for place, at in enumerate(event.args):
                domain = domains[place]
                if domain.name != "seat":
                    value: Id = domain.values[at] if open_ else "?"
                    found.setdefault(f"{kind}_{domain.name}", []).append(value)
        facts: dict[str, Param] = {f"{kind}_count": count for kind, count in counts.items()}
        for name, values in found.items():
            facts[name] = values[0] if len(values) == 1 else [str(value) for value in values]
        return facts
