"""The board of Antarctica: the ring in sun order, the tracks, the visible cards, the seats."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from farshore.core.state import State
from farshore.core.types import MoveId, Seat, seats
from farshore.games.antarctica.components import (
    EFFECT_IDS,
    LAST_BLUE,
    NO_EFFECT,
    AntarcticaEdition,
    Track,
)
from farshore.games.antarctica.moves import AREA_IDS, DECK_IDS, TRACK_IDS
from farshore.localization.messages import GameWords, consequences
from farshore.terminal.board import Drawing, TextBoard, View, width_of
from farshore.terminal.screen import Screen

SIGNS: Final = ["M", "D", "R", "s", "n", "k", "b"]
"""A letter for each effect; capitals for the blue ones, which work once for all."""
MAIN_ACTIONS: Final = ("build", "new_ship", "recruit", "research")
QUEUE: Final = 7
SEAT_COLUMNS: Final = [
    ("points", 7),
    ("supply", 7),
    ("reserve", 8),
    ("ships", 6),
    ("cubes", 6),
    ("cards", 9),
    ("resource", 16),
    ("yard", 5),
    ("returned", 4),
]
HERE: Final = "bold"
FAINT: Final = "dim"


class AntarcticaBoard(TextBoard):
    """The ice."""

    quiet: frozenset[str] = frozenset({"turn_begins", "turn_ended", "game_ended"})

    def draw(self, view: View, words: GameWords, screen: Screen) -> list[Text]:
        drawing = AntarcticaDrawing(view, words, screen)
        return [
            *drawing.areas(),
            Text(),
            *drawing.tracks(),
            Text(),
            *drawing.cards(),
            Text(),
            *drawing.seats(),
        ]

    def order(self, state: State, moves: list[MoveId], seat: Seat) -> list[MoveId]:
        """Destinations as the sun will come to them; giving back a piece last."""
        table = state.game.moves
        view: View = state.view(seat)
        sun = AREA_IDS.index(view["sun"])

        def place(move: MoveId) -> tuple[int, int]:
            kind = table.kind(move)
            if kind.startswith("give_back"):
                return 1, move
            return 0, (table.args(move)[0] - sun) % len(AREA_IDS) if kind == "sail" else move

        return sorted(moves, key=place)

    def hint(self, state: State, seat: Seat, move: MoveId, words: GameWords) -> str:
        """Where a ship may sail: its place in the queue, and what it could do there."""
        moves = state.game.moves
        if moves.kind(move) != "sail":
            return ""
        after = state.preview(seat, move).after
        view: View = after.view(seat)
        queue = view["areas"][view["stop"]["target"]]["ships"]
        place = sum(1 for ship in queue if ship is not None)
        hints = [words.say("antarctica-hint-place", place=place)]
        builds: list[str] = []
        for further in after.legal(seat):
            kind = moves.kind(further)
            facts = consequences(after, seat, further) if kind in MAIN_ACTIONS else {}
            if kind == "build":
                card = words.edition.details("card", str(facts["built_card"]))
                star = " ★" if card["star"] == "yes" else ""
                builds.append(short(words, str(card["building"])) + star)
            elif facts:
                hints.append(words.say(f"antarctica-hint-{kind}", **facts))
        if builds:
            either = words.words.listing(builds, "or")
            hints.insert(1, words.words.say("antarctica-hint-build", builds=either))
        return " · ".join(dict.fromkeys(hints))


def short(words: GameWords, building: str) -> str:
    """A building's name where room is scarce."""
    return words.words.say(f"antarctica-short-{building}")


class AntarcticaDrawing(Drawing):
    """One view, drawn."""

    def __init__(self, view: View, words: GameWords, screen: Screen) -> None:
        super().__init__(view, words, screen)
        edition = words.edition
        assert isinstance(edition, AntarcticaEdition)
        self.edition: Final = edition
        self.players: Final = seats(view["players"])
        self.crowd: Final = max(11, 3 * len(self.players) + 1)
        """The width of the column with the scientists."""
        self.seat_columns: Final = [
            (name, max(width, len(self.say(name)) + 1)) for name, width in SEAT_COLUMNS
        ]
        """The columns of the seats, wide enough for their titles."""
        self.stop_width: Final = max(5, *(len(self.say(key)) + 1 for key in ("stop", "now")))
        self.area_width: Final = width_of(words, "area", 13)
        self.seat_width: Final = max(9, *(len(words.seat(seat)) + 1 for seat in self.players))
        at = AREA_IDS.index(view["sun"])
        self.ring: Final = [
            area for area in AREA_IDS[at:] + AREA_IDS[:at] if view["areas"][area]["open"]
        ]
        """The open areas in the order in which the sun comes to them."""

    # --- areas

    def areas(self) -> list[Text]:
        title = self._cells(
            [
                ("", 2),
                (self.say("stop"), self.stop_width),
                (self.say("area"), self.area_width),
                (self.say("queue"), QUEUE + 2),
                (self.say("scientists"), self.crowd),
                (self.say("worth"), 6),
                (self.say("buildings"), 9),
            ]
        )
        lines = [title]
        stops = 0
        for area in self.ring:
            part = self.view["areas"][area]
            sun = area == self.view["sun"]
            if sun or any(ship is not None for ship in part["ships"]):
                when = self.say("now") if sun else str(stops)
                stops += 1
            else:
                when = ""
            lines += self._area(area, part, when, sun)
        return lines

    def _area(self, area: str, part: View, when: str, sun: bool) -> list[Text]:
        head = Text.assemble(("☼ " if sun else "  ", "bold yellow"), when.ljust(self.stop_width))
        here = area == self.view["stop"]["target"]
        name = self.words.name("area", area).ljust(self.area_width)
        head.append(name, style=HERE if here else "")
        head.append_text(self._queue(part["ships"], sun))
        head.append_text(self._scientists(part["scientists"]))
        head.append(self._worth(part).rjust(4) + "  ")
        rows: list[Text] = []
        buildings = self._buildings(part)
        for row in self.screen.wrapped(buildings, self.screen.width - len(head)):
            rows.append(head + row)
            head = Text(" " * len(head))
        return rows

    def _queue(self, ships: list[Seat | None], sun: bool) -> Text:
        """The ships in order; the one that is to move in brackets."""
        active = self.view["stop"]["active_place"] if sun else None
        queue = Text()
        for place, ship in enumerate(ships):
            mark = Text("·", style=FAINT) if ship is None else self.screen.mark(ship)
            queue.append_text(Text("[") + mark + "]" if place + 1 == active else mark)
            queue.append(" ")
        queue.pad_right(QUEUE + 2 - len(queue))
        return queue

    def _scientists(self, numbers: list[int]) -> Text:
        counts = Text()
        for seat, number in zip(self.players, numbers, strict=True):
            if number:
                counts.append_text(self.screen.mark(seat))
                counts.append(f"{number} ")
        counts.pad_right(self.crowd - len(counts))
        return counts

    def _worth(self, part: View) -> str:
        """What the first rank scores here (ANT-166)."""
        scientists = sum(part["scientists"])
        if scientists == 0:
            return ""
        return str(len(part["buildings"]) + scientists + self.edition.first_rank_bonus)

    def _buildings(self, part: View) -> Text:
        line = Text(", ".join(short(self.words, building) for building in part["buildings"]))
        for seat in part["icebreakers"]:
            line.append(", " if line.plain else "")
            line.append(self.say("icebreaker"), style=HERE)
            line.append_text(self.screen.mark(seat))
        return line

    # --- tracks

    def tracks(self) -> list[Text]:
        lines: list[Text] = []
        signs: list[int] = []
        for track in TRACK_IDS:
            part = self.view["tracks"][track]
            if part["open"]:
                board = self.edition.tracks[TRACK_IDS.index(track)]
                line = Text(
                    self.words.name("track", track).ljust(width_of(self.words, "track", 22))
                )
                line.append_text(self._spaces(board, part["cubes"]))
                lines.append(line)
                signs += [effect for effect in board.symbols if effect != NO_EFFECT]
        return [*lines, *self._legend(sorted(set(signs)))]

    def _spaces(self, board: Track, cubes: list[int]) -> Text:
        line = Text()
        reached = max(cubes)
        for space in range(1, board.length + 1):
            if space in cubes:
                line.append_text(self.screen.mark(Seat(cubes.index(space))))
            else:
                line.append(" ")
            effect = board.symbols[space]
            line.append(str(board.points[space]), style=FAINT)
            if effect == NO_EFFECT or (effect <= LAST_BLUE and space <= reached):
                line.append("   ")  # a blue symbol is used up by the first cube (ANT-135)
            else:
                line.append(f"{SIGNS[effect]}  ", style="blue" if effect <= LAST_BLUE else "red")
        line.rstrip()
        return line

    def _legend(self, effects: list[int]) -> list[Text]:
        own = [self._sign(effect) for effect in effects if effect > LAST_BLUE]
        once = [self._sign(effect) for effect in effects if effect <= LAST_BLUE]
        parts = [", ".join(own), self.say("once", effects=", ".join(once)) if once else ""]
        text = Text("; ".join(part for part in parts if part), style=FAINT)
        return [Text("  ") + row for row in self.screen.wrapped(text, self.screen.width - 2)]

    def _sign(self, effect: int) -> str:
        return f"{SIGNS[effect]} {self.words.name('effect', EFFECT_IDS[effect])}"

    # --- cards

    def cards(self) -> list[Text]:
        lines: list[Text] = []
        access = self._access()
        width = width_of(self.words, "deck", 9)
        for deck in DECK_IDS:
            stack = self.view["stacks"][deck]
            line = Text(self.words.name("deck", deck).ljust(width))
            line.append(self.say("below", number=stack["below"]).ljust(5), style=FAINT)
            if stack["top"] is None:
                line.append(self.say("empty"), style=FAINT)
            else:
                self._card(line, self.edition.details("card", stack["top"]), access)
            lines.append(line)
        return lines

    def _card(self, line: Text, card: dict[str, Any], access: set[str]) -> None:
        name = self.words.name("building", card["building"])
        width = width_of(self.words, "building", 18) + 2
        line.append((name + (" ★" if card["star"] == "yes" else "")).ljust(width), style=HERE)
        scientists = self.say("card", scientists=card["scientists"], points=card["points"])
        line.append(scientists.ljust(max(14, len(scientists) + 2)))
        for at, need in enumerate(card["needed_building"]):
            line.append(", " if at else self.say("needs") + " ")
            line.append(short(self.words, need))
            if self.you:
                has = need in access
                line.append(" ✓" if has else " ✗", style="green" if has else "red")

    def _access(self) -> set[str]:
        """The buildings that the viewer's ships give access to (ANT-075)."""
        seat = self.you.get("seat")
        found: set[str] = set()
        for part in self.view["areas"].values():
            if seat is not None and seat in part["ships"]:
                found.update(part["buildings"])
        return found

    # --- seats

    def seats(self) -> list[Text]:
        title = Text(" " * (self.seat_width + 2))
        cells = [(self.say(name), width) for name, width in self.seat_columns]
        title.append_text(self._cells(cells))
        lines = [title]
        for seat in self.players:
            part = self.view["seats"][seat]
            line = self.screen.mark(seat) + Text(" ")
            name = self.words.seat(seat)
            own = seat == self.you.get("seat")
            line.append(name.ljust(self.seat_width), style=HERE if own else "")
            numbers = [
                str(self.view["if_it_ended_now"][seat]),
                str(part["supply"]),
                str(part["reserve"]),
                f"{self._ships(seat)}+{part['unused_ships']}",
                f"{self._cubes(seat)}+{part['unused_cubes']}",
                self._taken(part["cards"]),
                self._resources(part),
                str(part["shipyard_cards"]),
                str(part["returned_ships"] + part["returned_cubes"]),
            ]
            for cell, (_, width) in zip(numbers, self.seat_columns, strict=True):
                line.append(cell.ljust(width))
            line.rstrip()
            lines.append(line)
        return [*lines, *self._hand()]

    def _ships(self, seat: Seat) -> int:
        return sum(part["ships"].count(seat) for part in self.view["areas"].values())

    def _cubes(self, seat: Seat) -> int:
        return sum(1 for part in self.view["tracks"].values() if part["cubes"][seat])

    def _taken(self, cards: list[str]) -> str:
        stars = sum(1 for card in cards if self.edition.details("card", card)["star"] == "yes")
        return f"{len(cards)} ({stars}★)"

    def _resources(self, part: View) -> str:
        held = [self.say("basic")] if part["basic_card"] else []
        if part["know_how"]:
            held.append(self.say("know-how", number=part["know_how"]))
        return ", ".join(held) or "–"

    def _hand(self) -> list[Text]:
        """What only the viewer sees: own shipyard cards, or those to choose from."""
        lines: list[Text] = []
        for key in ("hand", "packet", "shipyard_stack"):
            cards = [
                f"{number} × {self.words.name('shipyard_card', kind)}"
                for kind, number in self.you.get(key, {}).items()
                if number
            ]
            if cards:
                lines.append(Text(self.say(key, cards=", ".join(cards))))
        return lines

    # --- words

    def say(self, key: str, **params: str | int) -> str:
        return self.words.words.say(f"antarctica-board-{key}", **params)

    def _cells(self, cells: list[tuple[str, int]]) -> Text:
        """The head of a table."""
        return Text("".join(text.ljust(width) for text, width in cells).rstrip(), style=FAINT)


BOARD: Final = AntarcticaBoard()
