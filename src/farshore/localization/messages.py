"""All words that a person reads: messages in the languages of `locales/`, and names of components.

`Words` says a message. `GameWords` says what belongs to one game: its reasons, events, moves,
decisions, options and results. It knows the game's components by name: a parameter that is called
after a domain of the game (`area`), or whose name ends with one (`missing_building`), holds ids of
that domain, and the message gets their names.

Message keys: a reason's key as it is; for the game `g`: `g-about`, `g-move-KIND`, `g-event-KIND`
(`.hidden` if the viewer may not know the arguments), `g-ask-DECISION`, `g-option-NAME` (values as
attributes), `g-end-REASON`, `g-part-SOURCE`, `g-tie-CRITERION`, `g-opponent-NAME`, and `g-DOMAIN`
for components that have details but no name. A game of another package brings its messages in
`locales/<language>/*.ftl` of that package.

A name within a sentence needs its grammar. `LOWER($gem)` writes it with a small letter, and
`FORM($gem, "object", $number)` asks `g-forms-DOMAIN.object`, which gets `$id`, `$name`, `$within`
and `$number`. Where the forms have `.counted`, a list says "2 golden gems" and names none twice.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from farshore.core.errors import FarshoreError, FaultyDocument, Param, Reason, params_of
from farshore.core.move import Domain, Id
from farshore.core.registry import game_names, load
from farshore.core.types import MoveId, Seat
from farshore.localization.languages import ENGLISH, LANGUAGES
from farshore.localization.simple import Simple, filled, segments, simple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from farshore.core.game import Edition, Game
    from farshore.core.state import State

OWN_PACKAGE: Final = "farshore.localization"
"""Where the messages are that Farshore itself brings."""
CHANCE_MARK: Final = "*"
SEAT: Final = "seat"
OWNER: Final = "owner"
"""The domain of all who own pieces: seats, and opponents without a seat."""
COUNTED: Final = "counted"
"""The form of a component that says how many there are."""
WAITING: Final = "waiting"
"""The parameter that lists actors: seats, or `*` for chance."""
CHOICES: Final = "allowed"
"""The parameter that lists what could be chosen instead: "a, b or c"."""
_JOINED: Final = {"standard": "list-and", "or": "list-or"}
"""How the last thing of a list is joined."""
MOST_LISTED: Final = 24
"""Longer lists are cut."""
FAULTS_SHOWN: Final = 3


def any_file(name: str) -> bool:
    """Accepts every file of messages."""
    return True


def written(
    language: str, package: str = OWN_PACKAGE, wanted: Callable[[str], bool] = any_file
) -> str:
    """The messages in `locales/<language>` of a package as they are written, as one Fluent file;
    "" if it brings none. `wanted`: whether a file with this name is taken."""
    folder = files(package).joinpath("locales", language)
    if not folder.is_dir():
        return ""
    parts = sorted(
        (one for one in folder.iterdir() if one.name.endswith(".ftl") and wanted(one.name)),
        key=lambda f: f.name,
    )
    return "\n".join(part.read_text("utf-8") for part in parts)


def all_written(language: str, wanted: Callable[[str], bool] = any_file) -> str:
    """The same with the messages that games of other packages bring."""
    packages = [OWN_PACKAGE, *(package_of(load(name)) for name in game_names())]
    return "\n".join(written(language, package, wanted) for package in packages if package)


def package_of(game: Game) -> str:
    """The package that a game is written in; "" if it is none (a notebook)."""
    return type(game).__module__.rpartition(".")[0]


def preferred(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if there are messages in it; else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = re.split(r"[_.@:]", environment.get(variable, ""))[0]
        if wanted in LANGUAGES:
            return wanted
    return ENGLISH


@cache
def words(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


_spoken: Final = [ENGLISH]


def speak(language: str) -> None:
    """From now on errors are put into words of this language."""
    _spoken[0] = language


def spoken() -> str:
    """The language that errors are put into words of."""
    return _spoken[0]


class Words:
    """The messages of one language; what it lacks is said in English."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language: Final = language
        self._bundles: Final = [Bundle(language)]
        if language != ENGLISH:
            self._bundles.append(Bundle(ENGLISH))

    def add_messages_of(self, game: Game) -> None:
        """Adds the messages that the game's own package brings, the first time it is asked to."""
        for bundle in self._bundles:
            bundle.add_package(package_of(game))

    def has(self, key: str) -> bool:
        """Whether there is such a message (`key`) or attribute (`key.attribute`)."""
        return self._pattern(key) is not None

    def say(self, key: str, /, **params: Param) -> str:
        """The message in words. An unknown key is shown with its parameters, never an error."""
        return self.fill(key, {name: self.plain(name, value) for name, value in params.items()})

    def fill(self, key: str, params: Mapping[str, str | int]) -> str:
        """The message with parameters that are ready to be shown."""
        found = self._pattern(key)
        if found is None:
            return " ".join([key, *(f"{name}={value}" for name, value in params.items())])
        bundle, pattern = found
        text, _ = bundle.format(pattern, params)
        return text

    def plain(self, name: str, value: Param) -> str | int:
        """A parameter as it is shown when it holds no ids of a game."""
        if isinstance(value, list):
            items = [self.actor(item) for item in value] if name == WAITING else value
            return self.listing(items, "or" if name == CHOICES else "standard")
        return value

    def actor(self, actor: Id) -> str:
        """A seat by its number, or `*` for chance."""
        if str(actor) == CHANCE_MARK:
            return self.fill("actor-chance", {})
        return self.fill("actor-seat", {"seat": str(actor)})

    def listing(self, items: list[str], style: str = "standard") -> str:
        """Several things in a row, the last joined by "and" (or, with the style "or", by "or")."""
        if not items:
            return self.fill("list-empty", {})
        if len(items) > MOST_LISTED:
            return self.fill("list-cut", {"items": ", ".join(items[:MOST_LISTED])})
        if len(items) == 1:
            return items[0]
        key = _JOINED[style] if len(items) == 2 else f"{_JOINED[style]}.many"
        return self.fill(key, {"before": ", ".join(items[:-1]), "last": items[-1]})

    def within(self, name: str) -> str:
        """A name as it is written inside a sentence."""
        if self.language in LANGUAGES and LANGUAGES[self.language].capital_nouns:
            return name
        return name[:1].lower() + name[1:]

    def _pattern(self, key: str) -> tuple[Bundle, Pattern] | None:
        message, _, attribute = key.partition(".")
        for bundle in self._bundles:
            pattern = bundle.pattern(message, attribute)
            if pattern is not None:
                return bundle, pattern
        return None


class Pattern(NamedTuple):
    """The text of a message or of one of its attributes."""

    key: str
    attribute: str
    simple: Simple | None
    """What it is, if it needs no Fluent."""


class Bundle:
    """All messages of a language. Each is parsed when it is first asked for: to parse all of them
    takes most of a second, and a command says a few."""

    def __init__(self, language: str) -> None:
        self._language: Final = language
        self._written: Final[dict[str, str]] = {}
        self._patterns: Final[dict[str, dict[str, Pattern]]] = {}
        self._parsed: Final[set[str]] = set()
        """What Fluent knows."""
        self._packages: Final = {""}
        self.add_package(OWN_PACKAGE)

    def add_package(self, package: str) -> None:
        """Adds the messages that a package brings, unless they are here already."""
        if package not in self._packages and self._language in LANGUAGES:
            self._packages.add(package)
            self._written.update(entries(written(self._language, package)))

    def pattern(self, key: str, attribute: str) -> Pattern | None:
        """The text of a message or of one of its attributes; None if there is none."""
        if key not in self._patterns:
            if key not in self._written:
                return None  # and not kept: a game may still bring it
            texts = segments(self._written[key])
            found = {name: Pattern(key, name, simple(text)) for name, text in texts.items()}
            self._patterns[key] = found
        return self._patterns[key].get(attribute)

    def format(
        self, pattern: Pattern, params: Mapping[str, str | int]
    ) -> tuple[str, list[Exception]]:
        """The text, and what was wrong with it."""
        text = None if pattern.simple is None else filled(pattern.simple, params)
        return (text, []) if text is not None else self.format_with_fluent(pattern, params)

    def format_with_fluent(
        self, pattern: Pattern, params: Mapping[str, str | int]
    ) -> tuple[str, list[Exception]]:
        """The same for every kind of message."""
        self._parse(pattern.key)
        message = self._fluent.get_message(pattern.key)
        found = message.attributes[pattern.attribute] if pattern.attribute else message.value
        assert found is not None  # there is a pattern of it
        shown, faults = self._fluent.format_pattern(found, dict(params))
        return str(shown), faults

    @cached_property
    def _fluent(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # it takes long to import

        functions: Any = {"LOWER": _lower, "FORM": _form}
        return FluentBundle([self._language], functions, use_isolating=False)

    def _parse(self, key: str) -> None:
        from fluent.runtime import FluentResource

        source = self._written.get(key)
        if source is not None and key not in self._parsed:
            self._parsed.add(key)
            self._fluent.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._parse(other)


_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
_REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""Every message or term that a message may use; what is none is not found, and does no harm."""


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent file as they are written, by their ids."""
    starts = [*_ENTRY.finditer(text)]
    ends = [*(start.start() for start in starts), len(text)][1:]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


class Names(str):
    """One or more names of components, ready to be shown; `within`: inside a sentence."""

    within: str
    form: Callable[[str, int], str]
    """The names in a grammatical form, of so many."""


def _names(shown: str, within: str, form: Callable[[str, int], str] | None = None) -> Names:
    names = Names(shown)
    names.within = within
    names.form = (lambda _form, _number: within) if form is None else form
    return names


def _lower(text: Any) -> str:
    """LOWER($name): names as they are written within a sentence."""
    return text.within if isinstance(text, Names) else str(text)


def _form(text: Any, form: Any, number: Any = 1) -> str:
    """FORM($name, "form", $number): names as the grammar of a sentence needs them."""
    if not isinstance(text, Names):
        return str(text)
    return text.form(str(form), int(number) if str(number).isdigit() else 1)


def readable(id_: Id) -> str:
    """An id that has no name, as well as it can be shown."""
    return str(id_).replace("_", " ")


class GameWords:
    """What one game says, with the names of its components and of those who play it."""

    def __init__(
        self,
        said_in: Words,
        game: Game,
        edition: Edition | None = None,
        seats: list[str] | None = None,
        you: int | None = None,
    ) -> None:
        """`seats`: what the players are called; `you`: the seat that the messages speak to."""
        said_in.add_messages_of(game)
        self.words: Final = said_in
        self.game: Final = game
        self.seats: Final = seats
        self.you: Final = you
        self._edition: Final = edition

    @cached_property
    def edition(self) -> Edition:
        """Whose components are named; not read for messages that name none."""
        return self.game.edition() if self._edition is None else self._edition

    @cached_property
    def _named_as(self) -> dict[str, str]:
        return _named_as(self.game, self.edition)

    # --- names

    def name(self, domain: str, id_: Id) -> str:
        """What people call a component."""
        named = self.edition.names.get(self._named_as.get(domain, domain), {}).get(str(id_), {})
        for language in (self.words.language, ENGLISH):
            if language in named:
                return named[language]
        key = f"{self.game.info.name}-{domain}"
        if self.words.has(key):
            details = self.edition.details(domain, str(id_))
            if details:
                return self.say(key, **details)
        return readable(id_)

    def seat(self, actor: Id) -> str:
        """What an actor is called: a seat, or `*` for chance."""
        if str(actor) == str(self.you):
            return self.words.fill("actor-you", {})
        if str(actor) != CHANCE_MARK and not str(actor).isdigit():
            return self._opponent(actor)
        if self.seats is not None and str(actor).isdigit() and int(actor) < len(self.seats):
            return self.seats[int(actor)]
        return self.words.actor(actor)

    def _opponent(self, owner: Id) -> Names:
        """An opponent without a seat; unlike a person it may have an article."""
        key = f"{self.game.info.name}-{OWNER}"
        details = self.edition.details(OWNER, str(owner))
        name = self.name(OWNER, owner)
        within = f"{key}.within"
        return _names(name, self.say(within, **details) if self.words.has(within) else name)

    # --- messages

    def say(self, key: str, /, **params: Param) -> str:
        """A message whose parameters may be ids of this game."""
        return self.words.fill(key, self._shown(params))

    def reason(self, reason: Reason) -> str:
        """Why something is not possible."""
        if reason.game == self.game.info.name:
            return self.say(reason.key, **reason.params)
        shown = {name: self.words.plain(name, value) for name, value in reason.params.items()}
        waiting = reason.params.get(WAITING)
        if isinstance(waiting, list):
            shown[WAITING] = self.words.listing([self.seat(actor) for actor in waiting])
        return self.words.fill(reason.key, shown)

    def event(self, document: Mapping[str, object]) -> str:
        """A line of the log for an event as `Game.event_json` gives it."""
        key = f"{self.game.info.name}-event-{document['event']}"
        if "?" in document.values() and self.words.has(f"{key}.hidden"):
            key = f"{key}.hidden"
        params = params_of(document)
        if self.words.has(key):
            return self.say(key, **params)
        shown = self._shown(params)
        what = readable(str(shown.pop("event")))
        who = [str(shown.pop("seat"))] if "seat" in shown else []
        return " ".join([*who, what, *(str(shown[name]) for name in params if name in shown)])

    def move(self, state: State, seat: Seat, move: MoveId) -> str:
        """A legal move as a choice of `seat`: what it is, and what follows from it at once."""
        value = self.game.moves.value(move)
        key = f"{self.game.info.name}-move-{value.kind}"
        if not self.words.has(key):
            names = [self._one(domain, arg) for domain, arg in value.args.items()]
            return " ".join([readable(value.kind), *(str(name) for name in names)])
        return self.say(key, **{**consequences(state, seat, move), **value.args})

    def done(self, seat: Seat, move: MoveId) -> str:
        """A log line for a move that no event tells of; "" if it needs none."""
        value = self.game.moves.value(move)
        key = f"{self.game.info.name}-move-{value.kind}.done"
        return self.say(key, **{**value.args, "seat": seat}) if self.words.has(key) else ""

    def ask(self, state: State) -> str:
        """The decision to be taken now, as a question to the one who takes it."""
        decision = state.decision()
        key = f"{self.game.info.name}-ask-{decision.NAME}"
        if not self.words.has(key):
            return readable(decision.NAME)
        return self.say(key, **params_of(decision.fields()))

    def option(self, name: str, value: Id | None = None) -> str:
        """What an option decides, or what one of its values means."""
        key = f"{self.game.info.name}-option-{name}"
        return self._known(key if value is None else f"{key}.{value}", name, value)

    def about(self, what: str, id_: str) -> str:
        """An end reason (`end`), source of points (`part`), tie-break (`tie`) or `opponent`."""
        return self._known(f"{self.game.info.name}-{what}-{id_}", id_)

    def _known(self, key: str, *otherwise: Id | None) -> str:
        """A message without parameters; if there is none, the last of the ids."""
        if self.words.has(key):
            return self.words.fill(key, {})
        return readable([id_ for id_ in otherwise if id_ is not None][-1])

    # --- parameters

    def _shown(self, params: Mapping[str, Param]) -> dict[str, str | int]:
        shown: dict[str, str | int] = {}
        for name, value in params.items():
            domain = self._domain(name)
            if isinstance(value, list):
                shown[f"{name}_count"] = len(value)
                shown[name] = self._several(name, domain, value)
            else:
                shown[name] = self._one(domain, value)
                if domain:
                    for field, detail in self._details(domain, value).items():
                        shown.setdefault(f"{name}_{field}", detail)
            if domain in (SEAT, OWNER) and not isinstance(value, list):
                shown[f"{name}_you"] = "yes" if str(value) == str(self.you) else "no"
        return shown

    def _several(self, param: str, domain: str, ids: list[str]) -> Names:
        if self.words.has(self._forms(domain, COUNTED)):
            counts = Counter(ids)
            listed = [self._inflected(domain, id_, COUNTED, counts[id_]) for id_ in counts]
            return _names(text := str(self.words.plain(param, listed)), text)
        items = [self._one(domain, id_) for id_ in ids]

        def form(form: str, number: int) -> str:
            return str(self.words.plain(param, [_form(item, form, number) for item in items]))

        return _names(
            str(self.words.plain(param, [str(item) for item in items])),
            str(self.words.plain(param, [_lower(item) for item in items])),
            form,
        )

    def _one(self, domain: str, value: Id) -> str | int:
        if domain in (SEAT, OWNER):
            return self.seat(value)
        if not domain or value in ("", "?"):
            return value
        if isinstance(value, int) and domain not in self.edition.names:
            return value  # a number, whose plural the message chooses
        name = self.name(domain, value)

        def form(form: str, number: int) -> str:
            return self._inflected(domain, value, form, number)

        return _names(name, self.words.within(name), form)

    def _forms(self, domain: str, form: str) -> str:
        return f"{self.game.info.name}-forms-{self._named_as.get(domain, domain)}.{form}"

    def _inflected(self, domain: str, id_: Id, form: str, number: int) -> str:
        """A component in a form of its language's grammar, if there is such a form."""
        name = self.name(domain, id_)
        within = self.words.within(name)
        key = self._forms(domain, form)
        if not self.words.has(key):
            return within
        text = {"id": str(id_), "name": name, "within": within}
        return self.words.fill(key, {**text, "number": number})

    def _details(self, domain: str, value: Id) -> dict[str, str | int]:
        details = {} if value in ("", "?") else self.edition.details(domain, str(value))
        return self._shown(details)

    def _domain(self, param: str) -> str:
        """The domain that a parameter is named after; "" if none."""
        if param in (SEAT, WAITING):
            return SEAT
        name = param
        while name:
            if name in self._named_as:
                return name
            _, _, name = name.partition("_")
        return ""


def _named_as(game: Game, edition: Edition) -> dict[str, str]:
    """Every domain of the game, and the one whose names it uses.

    A domain without names of its own (`from`) borrows those of the one that holds all its ids.
    """
    domains: dict[str, Domain] = {}
    for kind in game.moves.kinds.values():
        for domain in kind.domains:
            domains.setdefault(domain.name, domain)
    for event in game.events.values():
        for domain in event:
            domains.setdefault(domain.name, domain)
    named_as = {name: name for name in edition.names}
    for name, domain in domains.items():
        named_as.setdefault(name, name)
        if name not in edition.names:
            for other, names in edition.names.items():
                if all(str(value) in names for value in domain.values):
                    named_as[name] = other
    return named_as


def consequences(state: State, seat: Seat, move: MoveId) -> dict[str, Param]:
    """What happens before the next decision if `seat` makes this legal move, as parameters.

    As the facts of `State.preview`, with 0 and "" for what does not happen.
    """
    game = state.game
    facts: dict[str, Param] = {}
    for kind, domains in game.events.items():
        facts[f"{kind}_count"] = 0
        facts.update((f"{kind}_{domain.name}", "") for domain in domains)
    return {**facts, **state.preview(seat, move).facts(seat)}


# --- errors ---------------------------------------------------------------------------------------


def render(reason: Reason) -> str:
    """A reason as a sentence; ids of its game are shown by name."""
    said = words(spoken())
    if reason.game:
        return GameWords(said, load(reason.game)).reason(reason)
    return said.say(reason.key, **reason.params)


def one_line(error: FarshoreError) -> str:
    """An error on one line, with the first few faults of a faulty document."""
    text = render(error.reason)
    if isinstance(error, FaultyDocument):
        faults = list(dict.fromkeys(render(fault) for fault in error.faults))
        shown = faults[:FAULTS_SHOWN]
        more = len(faults) - len(shown)
        key = "faults-and-more" if more else "faults"
        text = words(spoken()).say(key, text=text, faults=" ".join(shown), more=more)
    return " ".join(text.split())
