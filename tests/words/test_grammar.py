"""Every line of the log, told to the one who acts and to the others, obeys the language's grammar.

Nobody has to play for it: the lines are made from the lists of events and moves, with every value
that an argument can have.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

import farshore
from farshore.core.errors import Param, params_of
from farshore.core.move import Domain, Id
from farshore.localization.languages import ENGLISH, LANGUAGES
from farshore.localization.messages import GameWords, words
from tests.words.test_messages import WORDED, Uses, messages

YOU, OTHER = 0, 1
NAMES = ["Ada", "Bo", "Cy", "Di"]
OPPONENTS: dict[str, list[Id]] = {"council": ["automa"]}
"""Who acts without a seat."""
COUNTS = {1, 2, 3, 5, 12, 22}
"""Numbers that ask for every plural of the four languages."""

Line = tuple[str, str]
"""The key of a message, and what it says."""


def said_in(language: str, game: str) -> GameWords:
    return GameWords(words(language), farshore.load(game), seats=NAMES, you=YOU)


def values(domain: Domain) -> list[Id]:
    """What an argument can be; of numbers those that matter to the grammar."""
    if isinstance(domain.values[-1], int):
        return [value for value in domain.values if value in COUNTS]
    return [value for value in domain.values if value != ""]


def arguments(domains: Sequence[Domain]) -> Iterator[dict[str, Id]]:
    """Every value of every argument, beside the first values of the others."""
    first = {domain.name: values(domain)[0] for domain in domains}
    yield first
    for domain in domains:
        for value in values(domain)[1:]:
            yield {**first, domain.name: value}


def events_told(said: GameWords, seat: Id) -> Iterator[Line]:
    """The lines of all events, open and hidden, if `seat` acts."""
    name = said.game.info.name
    for kind, domains in said.game.events.items():
        key = f"{name}-event-{kind}"
        for args in arguments(domains):
            yield key, said.event({"event": kind, "seat": seat, **args})
        if said.words.has(f"{key}.hidden"):
            hidden = {domain.name: "?" for domain in domains}
            yield f"{key}.hidden", said.event({"event": kind, "seat": seat, **hidden})


def moves_told(said: GameWords, seat: int) -> Iterator[Line]:
    """The lines of moves that no event tells of."""
    for kind in said.game.moves.kinds.values():
        key = f"{said.game.info.name}-move-{kind.name}.done"
        if said.words.has(key):
            for args in arguments(kind.domains):
                yield key, said.say(key, **{**args, "seat": seat})


@cache
def log(language: str, game: str, seat: Id) -> tuple[Line, ...]:
    said = said_in(language, game)
    moves = moves_told(said, seat) if isinstance(seat, int) else iter(())
    return (*events_told(said, seat), *moves)


@cache
def facts(game: str, number: int) -> dict[str, Param]:
    """Everything that can follow from a move, each once and with this number."""
    found: dict[str, Param] = {}
    for kind, domains in farshore.load(game).events.items():
        found[f"{kind}_count"] = 1
        for domain in domains:
            options = values(domain)
            found[f"{kind}_{domain.name}"] = number if number in options else options[0]
    return found


@cache
def choices(language: str, game: str) -> tuple[Line, ...]:
    """All moves as choices, with everything that can follow from them."""
    said = said_in(language, game)
    lines: list[Line] = []
    for kind in said.game.moves.kinds.values():
        key = f"{game}-move-{kind.name}"
        every = list(arguments(kind.domains))
        lines += [(key, said.say(key, **facts(game, 2), **args)) for args in every]
        lines += [(key, said.say(key, **facts(game, number), **every[0])) for number in COUNTS]
    return tuple(lines)


def speaks_of_seat(language: str, key: str) -> bool:
    return "seat" in Uses(messages(language)[key.partition(".")[0]]).variables


# --- what no line may look like, by language ------------------------------------------------------

EVERYWHERE = [
    r"[{}$]|\?\?\?",  # a placeholder that nothing fills
    r"\b\w+_\w+",  # an id
    r"\b(seat|Platz|posto|miejsce) \d",
    r"  | [.,;:)]|\( |\.\.| × ",
    r"\bNone\b",
]
ENGLISH_WORDS = r"\b(the|of|your|you|and|with|from|turn|card|gem|took|got)\b"
ALL = {
    "en": [
        *EVERYWHERE,
        r"\ba (?!uni|one\b|use)[aeiouAEIOU]",
        r"\ban [^aeiouAEIOU]",
        r"\b1 (\w+ )?(gems|cubes|coins|cards|scientists|points|turns|planets)\b",
        r"\b([02-9]|\d\d) (\w+ )?(gem|cube|coin|card|scientist|research point|turn)\b",
        r"\b(in|to|from|at) (Top|Bottom|Left|Right)\b",
        r"(?<!row: )(?<!\bthe )(?<!^The )\b(Matron|Legionary|Wave Reader)\b",
    ],
    "de": [
        *EVERYWHERE,
        ENGLISH_WORDS,
        r"\b1 ([\w-]+ )?(Edelsteine|Karten|Münzen|Punkte|Forschungspunkte)\b",
        r"\b([02-9]|\d\d) ([\w-]+ )?(Edelstein|Karte|Münze|Punkt|Forschungspunkt)\b",
        r"\bein(en)? \w+er Edelstein",
        r"(?<!die )(?<!Die )(?<!der )\bAutoma\b(?! \d)",
    ],
    "it": [
        *EVERYWHERE,
        ENGLISH_WORDS,
        r"\b[aA] [aA]\w|\be e\w",  # ad, ed
        r"\b(la|lo|una|della|dalla|alla|nella) [aeiouAEIOU](?!\w?\b)",  # l', un', dell'
        r"\b1 (gemme|cubi|cubetti|Monete|carte|Scienziati|Punti)\b",
        r"\b([02-9]|\d\d) (gemma|cubo|cubetto|Moneta|carta|Scienziato|Punto)\b",
        r"\d Potere\b",
        r"(?<![lL]')(?<!cart[ae] )\bIA [a-z]",
        r"\bal I\w|\bdel I\w|\bun I\w+a\b",
        r"(?<!«)(?<!: )\b(Matrona|Secca dei Gattucci)",  # names of cards are quoted
    ],
    "pl": [
        *EVERYWHERE,
        ENGLISH_WORDS,
        r"\b1 (monety|monet|karty|kart|kostki|kostek|naukowców|jednostki|jednostek)\b",
        r"\b([2-4]|22) (monet|kart|kostek|jednostek|Punktów)\b",
        r"\b(5|12) (monety|karty|kostki|jednostki|Punkty)\b",
        r"(?<!wraz )z tą (turą|rundą)\b",
    ],
}
TO_YOU = {
    "en": [
        r"\bYou (\w+s)\b",
        r"\band (holds|has|is|was|takes|keeps|gets|rules)\b",
        r"\b(their|theirs|them)\b",
    ],
    "de": [r"\bDu (?!\w*(?:st|zt|ßt)\b)\w+", r"\b(sein|seine|ihr|ihre)\b"],
    "it": [r"\b(tu|suo|sua|suoi|sue)\b"],
    "pl": [r"\b(swój|jego|jej)\b"],
}
OF_OTHERS = {
    "en": [
        r"\bBo (are|were|have|do)\b",
        r"\band (hold|have|are|were|take|keep|get|rule)\b",
        r"\b([Yy]ou|[Yy]ours?)\b",
    ],
    "de": [r"\bBo (?!ist\b|löst\b)\w+st\b", r"\b([Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich)\b"],
    "it": [r"\b([Tt]u|[Tt]uo|[Tt]ua|[Tt]uoi|[Tt]ue|[Tt]i|[Tt]e)\b"],
    "pl": [r"\b[^\W„]\w+sz\b(?<!Patrycjusz)", r"\b([Tt]y|[Tt]w[oó]\w*|[Cc]i|[Cc]iebie)\b"],
}
SPOKEN_TO = {
    "en": r"\b[Yy]ou(r|rs)?\b",
    "de": r"\b([Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich)\b",
    "it": r"^(Non )?\w+i\b|\b([Tt]u[oaei]*|[Tt]e|[Hh]ai|[Ss]ei)\b",
    "pl": r"\b\w+sz\b|\b[Tt]w[oó]\w*",
}
"""How a line shows that it speaks to the reader."""


def faults(lines: tuple[Line, ...], patterns: list[str]) -> list[str]:
    found = {f"{key}: {text}" for key, text in lines for p in patterns if re.search(p, text)}
    return sorted(found)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("game", WORDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_log_lines_are_sentences(language: str, game: str) -> None:
    for seat in [YOU, OTHER, *OPPONENTS.get(game, [])]:
        lines = log(language, game, seat)
        assert not faults(lines, ALL[language])
        assert not faults(lines, [r"^[^\wA-Z„“«\"]", r"^[^\W\d_A-ZÀ-Ż]", r"[^.…]$"]), "a sentence"


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("game", WORDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_put_into_words(language: str, game: str) -> None:
    lines = choices(language, game)
    assert not faults(lines, ALL[language])
    assert not faults(lines, [r"^[a-zß-ż]", r"\.$"]), "a choice begins large and has no full stop"


@pytest.mark.parametrize("game", WORDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_one_form_for_you_and_one_for_others(language: str, game: str) -> None:
    lines = list(zip(log(language, game, YOU), log(language, game, OTHER), strict=True))
    spoken = [pair for pair in lines if speaks_of_seat(language, pair[0][0])]
    mine, theirs = tuple(pair[0] for pair in spoken), tuple(pair[1] for pair in spoken)
    assert not faults(mine, [r"\bBo\b", r"\bAda\b", *TO_YOU[language]])
    assert not [line for line in mine if not re.search(SPOKEN_TO[language], line[1])]
    assert not faults(theirs, [r"\bAda\b", *OF_OTHERS[language]])
    assert not [line for line in theirs if "Bo" not in line[1]]
    assert not [pair for pair in spoken if pair[0][1].replace("You", "Bo") == pair[1][1]] or (
        language == ENGLISH  # whose past tense is the same for all
    )


@pytest.mark.parametrize("game", WORDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_what_others_wait_for(language: str, game: str) -> None:
    """A decision is asked of one in a whole sentence; the others read half of one."""
    asked = {key: said for key, said in messages(language).items() if f"{game}-ask-" in key}
    params = params_of({"points": 3, "left": 2, "steps": 2, "names": ["Bo"], "names_count": 1})
    said = said_in(language, game)
    for key in asked:
        question = said.say(key, **params, **first_values(game))
        assert re.search(r"[?.]$", question), key
        waiting = said.say(f"{key}.waiting", names=["Bo"])
        assert "Bo" in waiting and not waiting.endswith("."), key
        assert not faults(((key, waiting),), OF_OTHERS[language])


def first_values(game: str) -> dict[str, Id]:
    kinds = farshore.load(game).moves.kinds.values()
    return {domain.name: values(domain)[0] for kind in kinds for domain in kind.domains}
