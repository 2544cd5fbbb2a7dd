"""The board of Council of Shadows: galaxies by parsec, open cards, markers, and your own."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from farshore.core.state import State
from farshore.core.types import MoveId, Seat
from farshore.games.council.components import CouncilEdition
from farshore.games.council.moves import GALAXY_IDS, GEM_IDS, TILE_IDS
from farshore.localization.messages import GameWords
from farshore.terminal.board import Drawing, TextBoard, View, width_of
from farshore.terminal.council_cards import CardWords
from farshore.terminal.screen import Screen

TYPE_SIGNS: Final = "tdv"
"""Earth-like (terran), desert, volcanic."""
GEM_SIGNS: Final = "agt"
DOING: Final = ("buy_card", "plan", "take_card", "choose_tech", "choose_commander")
COLUMNS: Final = [
    ("energy", 8),
    ("consumption", 13),
    ("gap", 13),
    ("level", 7),
    ("gems", 12),
    ("supply", 7),
    ("cards", 6),
]
HERE: Final = "bold"
FAINT: Final = "dim"


class CouncilBoard(TextBoard):
    """The race of two markers."""

    quiet: frozenset[str] = frozenset(
        {
            "purchase_ended",
            "action_turn",
            "turn_ended",
            "game_ended",
            "gems_paid",
            "card_acts",
            "yield_taken",
            "exploring",
            "compensated",
        }
    )

    def draw(self, view: View, words: GameWords, screen: Screen) -> list[Text]:
        drawing = CouncilDrawing(view, words, screen)
        return [
            *drawing.galaxies(),
            Text(),
            *drawing.market(),
            Text(),
            *drawing.markers(),
            *drawing.seats(),
            *drawing.own(),
        ]

    def hint(self, state: State, seat: Seat, move: MoveId, words: GameWords) -> str:
        """What a card, a commander or a Dark Tech card does."""
        value = state.game.moves.value(move)
        if value.kind not in DOING:
            return ""
        component = str(next(iter(value.args.values())))
        return CardWords(words, state.setup.rulings).about(value.kind, component)


class CouncilDrawing(Drawing):
    """One view, drawn."""

    def __init__(self, view: View, words: GameWords, screen: Screen) -> None:
        super().__init__(view, words, screen)
        edition = words.edition
        assert isinstance(edition, CouncilEdition)
        self.edition: Final = edition
        self.columns: Final = [
            (name, max(width, len(self.say(name)) + 2)) for name, width in COLUMNS
        ]
        """The columns of the markers, wide enough for their titles."""

    # --- galaxies

    def galaxies(self) -> list[Text]:
        lines: list[Text] = []
        for parsec in (1, 2, 3):
            head = f"{self.say('parsec', number=parsec)}: {self._to_come(parsec)}"
            lines.append(Text(head, style=FAINT))
            for at, galaxy in enumerate(GALAXY_IDS):
                part = self.view["galaxies"][galaxy]
                if part["slots"] and self.edition.galaxies[at].parsec == parsec:
                    lines += self._galaxy(at, part)
        return lines

    def _to_come(self, parsec: int) -> str:
        """How many systems and planets of a parsec are not on the map yet."""
        placed = {
            system["tile"]
            for galaxy in self.view["galaxies"].values()
            for system in galaxy["systems"]
        }
        tiles = [
            (id_, tile)
            for id_, tile in zip(TILE_IDS, self.edition.tiles, strict=True)
            if tile.parsec == parsec
        ]
        types = [kind for id_, tile in tiles if id_ not in placed for kind in tile.types]
        return self.say(
            "to-come",
            number=sum(id_ not in placed for id_, _ in tiles),
            all=len(tiles),
            planets=" ".join(f"{types.count(kind)}{sign}" for kind, sign in enumerate(TYPE_SIGNS)),
        )

    def _galaxy(self, at: int, part: View) -> list[Text]:
        data = self.edition.galaxies[at]
        head = Text("  ")
        head.append(
            self.words.name("galaxy", GALAXY_IDS[at]).ljust(width_of(self.words, "galaxy", 18))
        )
        reward = self.say("reward", majority=data.energy[1], minority=data.energy[0])
        head.append((reward + ("+★" if data.light[1] else "")).ljust(8), style=FAINT)
        line = Text()
        for system in part["systems"]:
            line.append_text(self._system(system))
            line.append("  ")
        free = part["slots"] - len(part["systems"])
        if free:
            line.append(self.say("free", number=free), style=FAINT)
        if part["station"]:
            station = self.words.name("station", part["station"]["station"])
            seat = self.words.seat(part["station"]["seat"])
            line.append("  " + self.say("station", station=station, seat=seat), style=HERE)
        rows: list[Text] = []
        for row in self.screen.wrapped(line, self.screen.width - len(head)):
            rows.append(head + row)
            head = Text(" " * len(head))
        return rows

    def _system(self, system: View) -> Text:
        """A tile: each planet by the letter of its type and the cubes on it, then the yield."""
        tile = self.edition.tiles[TILE_IDS.index(system["tile"])]
        text = Text(system["tile"].removeprefix("p").replace("_", "-") + ":")
        for kind, cubes in zip(tile.types, system["planets"], strict=True):
            text.append(TYPE_SIGNS[kind])
            for owner, number in enumerate(cubes):
                for _ in range(number):
                    text.append_text(self.screen.mark(Seat(owner)))
        gems = "".join(GEM_SIGNS[kind] * number for kind, number in enumerate(tile.gems))
        energy = str(tile.energy) if tile.energy else ""
        text.append(f"={gems}{energy}", style=FAINT)
        return text

    # --- cards

    def market(self) -> list[Text]:
        line = Text(self.say("market") + ": ", style=FAINT)
        cards = [self._card(card) for card in self.view["market"] if card is not None]
        line.append(", ".join(cards))
        stacks = self.say(
            "stacks",
            first=self.view["stacks"]["1"],
            second=self.view["stacks"]["2"],
            third=self.view["stacks"]["3"],
            cards=self.view["ai_deck"],
            light=self.view["light_deck"],
        )
        return [*self.screen.wrapped(line, self.screen.width), Text(stacks, style=FAINT)]

    def _card(self, card: str) -> str:
        """An open card with its cost in letters."""
        gems = self.edition.details("card", card)["cost_gem"]
        assert isinstance(gems, list)
        return f"{self.words.name('card', card)} ({''.join(self._letter(gem) for gem in gems)})"

    def _letter(self, gem: str) -> str:
        return GEM_SIGNS[GEM_IDS.index(gem)]

    # --- markers

    def markers(self) -> list[Text]:
        lines = [Text(self.say("round", number=self.view["round"]), style=HERE)]
        order = ", ".join(self.words.seat(owner) for owner in self.view["order"])
        lines.append(Text(self.say("order", order=order), style=FAINT))
        if self.view.get("automa", {}).get("card"):
            card = self.words.name("automa_card", self.view["automa"]["card"])
            lines.append(Text(self.say("automa", card=card)))
        title = "".join(self.say(name).ljust(width) for name, width in self.columns)
        lines.append(Text(" " * 14 + title, style=FAINT))
        for owner, part in enumerate(self.view["markers"]):
            lines.append(self._marker(owner, part))
        return lines

    def _marker(self, owner: int, part: View) -> Text:
        line = self.screen.mark(Seat(owner)) + Text(" ")
        own = part["owner"] == self.you.get("seat")
        line.append(self.words.seat(part["owner"]).ljust(12), style=HERE if own else "")
        gems = ""
        if owner < self.view["players"]:
            held = self.view["seats"][owner]["gems"]
            gems = "/".join(str(held[gem]) for gem in GEM_IDS)
        cells = [
            str(part["energy"]),
            f"{part['consumption']} ({part['round_consumption']:+d})",
            self._gap(part["consumption"] - part["energy"]),
            str(part["level"]),
            gems,
            "–" if part["supply"] is None else str(part["supply"]),
            f"{part['light_cards']}+{part['dark_cards']}",
        ]
        for cell, (_, width) in zip(cells, self.columns, strict=True):
            line.append(cell.ljust(width))
        line.rstrip()
        return line

    def _gap(self, energy: int) -> str:
        """The energy to the next level, or that it is reached and waits for the turn's end."""
        return str(energy) if energy > 0 else self.say("due", number=-energy)

    # --- seats

    def seats(self) -> list[Text]:
        lines: list[Text] = []
        for seat, part in enumerate(self.view["seats"]):
            head = self.screen.mark(Seat(seat)) + Text(" ")
            line = Text(self.say("fields", fields=self._fields(part["fields"])) + "; ")
            hand = ", ".join(self.words.name("card", card) for card in part["hand"])
            line.append(self.say("hand", cards=hand or self.say("empty")))
            things = [self.words.name("upgrade", name) for name in part["upgrades"]]
            things += [self.words.name("tech", name) for name in part["dark_tech"]]
            if part["commander"]:
                things.insert(0, self.words.name("commander", part["commander"]))
            if things:
                line.append("; " + self.say("has", things=", ".join(things)))
            for row in self.screen.wrapped(line, self.screen.width - len(head)):
                lines.append(head + row)
                head = Text("  ")
        return lines

    def _fields(self, fields: list[View]) -> str:
        shown: list[str] = []
        for field in fields:
            cards = [self.words.name("card", card) for card in field["cards"]]
            top = cards[-1] if cards else self.say("empty")
            more = f" +{len(cards) - 1}" if len(cards) > 1 else ""
            shown.append(f"[{field['range']}] {top}{more}")
        return ", ".join(shown)

    def own(self) -> list[Text]:
        """What only the viewer sees, and who has committed."""
        lines: list[Text] = []
        if self.you.get("bonus"):
            cards = ", ".join(self.words.name("bonus", card) for card in self.you["bonus"])
            lines.append(Text(self.say("bonus", cards=cards)))
        if self.you.get("plan"):
            plan = [
                self.say("empty") if card is None else self.words.name("card", card)
                for card in self.you["plan"]
            ]
            lines.append(Text(self.say("plan", cards=", ".join(plan))))
        if self.view["committed"]:
            seats = ", ".join(self.words.seat(seat) for seat in self.view["committed"])
            lines.append(Text(self.say("committed", seats=seats)))
        return lines

    def say(self, key: str, **params: str | int) -> str:
        return self.words.words.say(f"council-board-{key}", **params)


BOARD: Final = CouncilBoard()
