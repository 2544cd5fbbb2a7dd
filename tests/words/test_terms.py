"""The words of the rulebooks: one thing has one name, the publisher's where there is one.

Each entry names words that a text of a game must not use, and the term that stands for them.
"""

import re
from pathlib import Path

import pytest

import farshore.localization

LOCALES = Path(farshore.localization.__file__).parent / "locales"

Term = tuple[str, str]
"""What may not be said (a regular expression), and what is said instead."""

TERMS: dict[tuple[str, str], list[Term]] = {
    ("it", "antarctica"): [
        (r"[Rr]ompighiaccio", "Icebreaker"),
        (r"Know-How", "Competenza Risorse"),
        (r"\b[Rr]estitui\w+", "scartare una Risorsa"),
        (r"\briserva (comune|personale)\b", "Riserva Comune, Riserva Personale"),
        (r"\balla fila\b|\buna fila lunga\b", "tracciato delle Navi"),
        (r"\b[Ii]n parità\b", "in caso di pareggio"),
        (r"\bquesto segno\b", "icona"),
        (r"\b[Mm]ett\w+ (uno Scienziato|un Icebreaker|il cubetto)", "piazzare"),
    ],
    ("it", "aquatica"): [
        (r"\d\}? Potere\b|Unità Potere", "… di Potere"),
        (r"quella in cima", "quella più in alto"),
        (r"\bgettoni\b", "segnalini"),
        (r"(negli|dagli) scarti", "Pila degli Scarti"),
        (r"\b[Rr]ivendic\w+|prend\w+ (presto )?(un|gli|l[’'])\s?Obiettiv", "piazzare una Manta"),
        (r"\b[Gg]uadagni \{", "ricevere"),
        (r"Punti Vittoria", "Punti Prosperità"),
    ],
    ("it", "council"): [
        (r"\b[Cc]ubett\w+", "cubi"),
        (r"\b[Pp]unteggio finale", "valutazione finale"),
        (r"\b[Ii]n testa\b", "maggioranza"),
        (r"\bcampo vuoto\b", "campo libero"),
        (r"\b(l|L|dell|all)['’]Automa\b", "l'IA"),
        (r"\bindicator\w+", "segnalini"),
        (r"\d energia\b", "… di energia"),
        (r"\b[Cc]art[ae] Dark Tech", "abilità Dark Tech"),
        (r"\bEsplor\w+ Parsec\b", "esplorare in Parsec"),
    ],
    ("it", "edition-fields"): [
        (r"\b[Ss]ettor[ei]\b", "area"),
        (r"\b[Ll]uog(o|hi)\b", "Territorio"),
        (r"\bselvatich\w+", "Selvagge"),
        (r"\b[Rr]endiment\w+", "rendita"),
        (r"\b[Pp]ortat[ae]\b", "raggio di azione"),
        (r"\b[Cc]olonizza\b", "insediarsi"),
        (r"mazzo punteggio", "Pila del Punteggio"),
        (r"oscure$|ordine di turno|\bl'Automa|all'Automa", "Dark Tech, gettone di rotazione, IA"),
        (r"carte cantiere$|carte risorsa$", "Cantiere Navale, Risorsa"),
    ],
    ("de", "antarctica"): [
        (r"\b[Ss]eg(el|le)\w*", "fahren"),
        (r"\b(aufs|dem) Brett|Spielbrett", "Spielplan"),
        (r"\b[Ss]topps?\b", "Halt"),
        (r"freigegebene[r]? Stein", "Spielstein"),
        (r"\bPunktemarker|\bPunkteleiste", "Siegpunktmarker, Siegpunktleiste"),
        (r"Werftstapel", "Werftkartenstapel"),
    ],
    ("de", "aquatica"): [(r"Effekt", "Wirkung")],
    ("de", "council"): [
        (r"\b(der Automa siedelt|dem Automa|Der Automa)\b", "die Automa"),
        (r"Dark-Tech-Karte", "Dark-Tech-Fähigkeit"),
        (r"\bfreie Kolonie", "kostenlose Kolonie"),
    ],
    ("de", "edition-fields"): [
        (r"\bOrte?n?\b", "Gebiet"),
        (r"[Cc]harakter", "Figur"),
        (r"\bZahme\b", "trainierte Mantas"),
        (r"[Tt]ableau", "Spielertafel"),
        (r"Kommandant", "Anführer"),
        (r"[Ss]chürf", "abbauen"),
        (r"[Aa]uswert", "werten"),
        (r"Rohstoffkarte|Gebäudekarte", "Ressourcenkarte, Baukarte"),
        (r"Zugreihenfolge", "Reihenfolgeplättchen"),
        (r"\b[Aa]n(zu)?heben|\beinen Manta\b", "heben, eine Manta"),
        (r"Effekt", "Wirkung"),
    ],
    ("pl", "antarctica"): [
        (r"\b[Ww]erb\w+|\bzwerb\w+|\b[Rr]ekrut\w+", "zatrudnić"),
        (r"\b[Zz]buduj (Wież|Hodowl)", "postawić"),
        (r"Antarctica\b(?! )", "Antarktyda"),
        (r"Kart\w* Budowy \(", "Podstawowa, Podwójna, Zaawansowana Karta Budowy"),
        (r"\b[Ww]e (dwoje|troje|czworo)\b", "przy dwóch graczach"),
    ],
    ("pl", "aquatica"): [
        (r"\b[Dd]źwig(a|n)\w+", "wydźwignięcie"),
        (r"\b[Mm]ęczy(sz)?$|\b[Zz]męcz ", "odwrócić na stronę zmęczoną"),
    ],
    ("pl", "council"): [
        (r"\b[Kk]art\w* Dark Tech", "zdolność Dark Tech"),
        (r"\b[Ww]e (dwoje|troje|czworo)\b", "przy dwóch graczach"),
    ],
    ("pl", "edition-fields"): [
        (r"\b[Ll]okacj\w+", "terytorium"),
        (r"\b[Zz]atrudni\w+", "rekrutacja"),
        (r"\b[Oo]swojon\w+", "wytresowane manty"),
        (r"\b[Ss]urowc\w+", "Karty Zasobów"),
        (r"\b[Uu]zysk\w*", "urobek"),
        (r"\b[Oo]ce(na|ny|ń|nia)\b", "punktowanie"),
        (r"[Mm]roczn", "Dark Tech"),
        (r"[Kk]art\w* (budynków|stoczni)", "Karta Budowy, Stoczni"),
    ],
    ("en", "aquatica"): [(r"\bdiscards\b|\bdiscarded pile\b", "discard pile")],
}


def lines(language: str, game: str) -> list[str]:
    """All texts of a game, without comments and keys."""
    found: list[str] = []
    for file in sorted((LOCALES / language).glob(f"*{game}.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                found.append(re.sub(r"^[\w-]+ = ?|^    \.\w+ = ", "", line))
    return found


@pytest.mark.parametrize(("language", "game"), sorted(TERMS))
def test_a_thing_has_the_name_that_the_rulebook_gives_it(language: str, game: str) -> None:
    wrong = [
        f"{text.strip()} (say: {term})"
        for pattern, term in TERMS[language, game]
        for text in lines(language, game)
        if re.search(pattern, text)
    ]
    assert wrong == []


ADDRESSED_AS_A_MAN = r"\b\w+(łeś|łbyś)\b|\b[Jj]esteś (sam|silny|pierwszy|gotowy)\b"


def test_polish_does_not_guess_who_reads() -> None:
    """Past tenses and adjectives would say whether the reader is a man or a woman."""
    for file in sorted((LOCALES / "pl").glob("*.ftl")):
        assert not re.search(ADDRESSED_AS_A_MAN, file.read_text(encoding="utf-8")), file.name


OTHER_APOSTROPHE = {"en": r"[a-z]'[a-z ]", "it": "’"}
"""English has the one that fits its quotation marks, Italian the one of its names of cards."""


@pytest.mark.parametrize("language", sorted(OTHER_APOSTROPHE))
def test_a_language_has_one_apostrophe(language: str) -> None:
    texts = lines(language, "")
    assert [text for text in texts if re.search(OTHER_APOSTROPHE[language], text)] == []
