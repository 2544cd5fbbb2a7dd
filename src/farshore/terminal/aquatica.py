"""The board of Aquatica: characters, locations, goals, and what lies before each seat."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from farshore.core.state import State
from farshore.core.types import MoveId, Seat
from farshore.games.aquatica.components import (
    CHOOSE,
    COINS,
    CONDITION_IDS,
    DO_CONQUER,
    DO_EXPLORE,
    DO_IDS,
    DO_RAISE,
    EACH_OPPONENT,
    EMPTY,
    EVERYTHING,
    FIRST_TYPED,
    GAIN,
    NO_MANTA,
    TAKE_MANTA,
    AquaticaEdition,
    Effect,
)
from farshore.games.aquatica.moves import (
    CHARACTER_IDS,
    GOAL_IDS,
    LOCATION_IDS,
    MANTA_IDS,
    TYPE_IDS,
)
from farshore.localization.messages import GameWords
from farshore.terminal.board import Drawing, TextBoard, View, width_of
from farshore.terminal.screen import Screen

COUNTED_IDS: Final = ["raise", "raise_fully", "score", "return", "ready", "tire", "replay"]
"""The verbs from DO_RAISE on."""
ALL_OF: Final = {"return": "return_all", "ready": "ready_all"}
FAINT: Final = "dim"
HERE: Final = "bold"
TYPE_SIGNS: Final = ["B", "S", "V", "F"]
"""The letters of the catalogue's codes for the types of locations."""
TYPE_STYLES: Final = ["cyan", "yellow", "red", "green"]


class AquaticaBoard(TextBoard):
    """The ocean."""

    quiet: frozenset[str] = frozenset(
        {"turn_begins", "turn_ended", "game_ended", "recruited", "location_taken", "king_chosen"}
    )

    def draw(self, view: View, words: GameWords, screen: Screen) -> list[Text]:
        drawing = AquaticaDrawing(view, words, screen)
        return [
            *drawing.characters(),
            Text(),
            *drawing.locations(),
            Text(),
            *drawing.goals(),
            *drawing.seats(),
            *drawing.own(),
        ]

    def hint(self, state: State, seat: Seat, move: MoveId, words: GameWords) -> str:
        """What a card does that would be played, taken or chosen."""
        edition = words.edition
        assert isinstance(edition, AquaticaEdition)
        value = state.game.moves.value(move)
        view: View = {**state.view(seat)}
        if value.kind in ("play", "choose_king", "return", "replay"):
            card = str(next(iter(value.args.values())))
            return effects_text(edition.characters[CHARACTER_IDS.index(card)].effects, words)
        if value.kind == "option":
            option = int(value.args["option"]) - 1
            turn = view["turn"]
            card = turn["replayed"] or turn["in_play"]
            playing = edition.characters[CHARACTER_IDS.index(card)]
            for effect in playing.effects:
                if effect.verb == CHOOSE:
                    return effects_text(effect.lists[option], words)
        if value.kind in ("recruit", "buy", "conquer", "seize", "drop"):
            row, _, number = str(value.args["slot"]).rpartition("_")
            card = view["row" if row == "character" else row][int(number) - 1]
            if row == "character":
                return effects_text(edition.characters[CHARACTER_IDS.index(card)].effects, words)
            return location_text(edition, LOCATION_IDS.index(card), 0, words)
        return ""


def effects_text(effects: tuple[Effect, ...], words: GameWords) -> str:
    """Effects in few words, in their order."""
    return ", ".join(effect_text(effect, words) for effect in effects)


def effect_text(effect: Effect, words: GameWords) -> str:
    verb = effect.verb
    number = effect.number
    if verb == EMPTY:
        return words.say("aquatica-effect-empty")
    if verb == GAIN:
        if effect.resource == COINS:
            return words.say("aquatica-effect-gain_coins", number=number)
        if effect.resource < FIRST_TYPED:
            return words.say("aquatica-effect-gain_power", number=number)
        type_: str = TYPE_IDS[effect.resource - FIRST_TYPED]
        return words.say("aquatica-effect-typed_power", number=number, type=type_)
    if verb == CHOOSE:
        first, second = (effects_text(option, words) for option in effect.lists)
        return words.say("aquatica-effect-choose", first=first, second=second)
    if verb == EACH_OPPONENT:
        forced = effects_text(effect.lists[0], words)
        return words.say("aquatica-effect-each_opponent", effects=forced)
    if verb == TAKE_MANTA:
        return words.say("aquatica-effect-take_manta", manta=MANTA_IDS[effect.resource])
    if verb <= DO_EXPLORE:
        return words.say(f"aquatica-effect-{DO_IDS[verb - DO_CONQUER]}")
    counted = COUNTED_IDS[verb - DO_RAISE]
    key = ALL_OF[counted] if number == EVERYTHING else counted
    return words.say(f"aquatica-effect-{key}", number=number)


def location_text(edition: AquaticaEdition, location: int, covered: int, words: GameWords) -> str:
    """Points, the depths that are not covered, and the manta at the bottom."""
    card = edition.locations[location]
    depths = [effect_text(depth, words) for depth in card.depths[covered:]]
    parts = [words.say("aquatica-board-points", number=card.points), *depths]
    if card.manta != NO_MANTA:
        parts.append(words.name("manta", MANTA_IDS[card.manta]))
    return " · ".join(parts)


class AquaticaDrawing(Drawing):
    """One view, drawn."""

    def __init__(self, view: View, words: GameWords, screen: Screen) -> None:
        super().__init__(view, words, screen)
        edition = words.edition
        assert isinstance(edition, AquaticaEdition)
        self.edition: Final = edition
        self.width: Final = width_of(words, "card", 21)
        """The width of a column with names."""

    def say(self, key: str, **params: str | int) -> str:
        return self.words.say(f"aquatica-board-{key}", **params)

    def head(self, key: str, **params: str | int) -> Text:
        return Text(self.say(key, **params), style=FAINT)

    # --- the ocean board

    def characters(self) -> list[Text]:
        lines = [self.head("row", left=self.view["characters_left"])]
        for price, card in zip(self.edition.board.prices, self.view["row"], strict=True):
            line = Text(f"  {price}c  ", style=FAINT)
            if card is not None:
                line.append(self.words.name("character", card).ljust(self.width), style=HERE)
                line.append(" " + self.effects_of(card))
            lines.append(line)
        return lines

    def effects_of(self, card: str) -> str:
        character = self.edition.characters[CHARACTER_IDS.index(card)]
        return effects_text(character.effects, self.words)

    def locations(self) -> list[Text]:
        lines = [self.head("rows", left=self.view["locations_left"])]
        for row in ("upper", "lower"):
            for at, card in enumerate(self.view[row]):
                if card is not None:
                    where = self.say(row, number=at + 1)
                    lines += self.location(card, where, row == "upper")
        return lines

    def location(self, card: str, where: str, cheaper: bool) -> list[Text]:
        number = LOCATION_IDS.index(card)
        entry = self.edition.locations[number]
        power = max(0, entry.power - self.edition.board.discount) if cheaper else entry.power
        head = Text(f"  {where.ljust(6)}", style=FAINT)
        head.append_text(self.name(number))
        head.append(self.say("prices", power=power, coins=entry.coins).ljust(6))
        return self.hung(head, location_text(self.edition, number, 0, self.words))

    def name(self, location: int) -> Text:
        """A location with the letter of its type."""
        type_ = self.edition.types[location]
        text = Text(f"{TYPE_SIGNS[type_]} ", style=TYPE_STYLES[type_])
        name = self.words.name("location", LOCATION_IDS[location])
        text.append(f"{name.ljust(self.width)} ", style=HERE)
        return text

    def hung(self, head: Text, line: str) -> list[Text]:
        """A line behind a head; what does not fit goes on below."""
        lines: list[Text] = []
        for row in self.screen.wrapped(Text(line), self.screen.width - len(head)):
            lines.append(head + row)
            head = Text(" " * len(head))
        return lines

    def goals(self) -> list[Text]:
        lines = [self.head("goals")]
        for track in self.view["tracks"]:
            goal = track["goal"]
            name = "" if goal is None else self.words.name("goal", goal)
            line = Text(f"  {name.ljust(self.width)} ")
            for points, space in zip(self.edition.board.track_points, track["spaces"], strict=True):
                if space is not None:
                    owner = space["owner"]
                    line.append_text(
                        self.screen.mark(Seat(owner)) if isinstance(owner, int) else Text("×")
                    )
                line.append(f"{points}  ", style=FAINT if space is None else "")
            if goal is not None:
                line.append(self.condition(goal), style=FAINT)
            lines.append(line)
        last = self.view["end"]["last_turns"]
        if last is not None:
            lines.append(Text(self.say("last-turns", number=last), style=HERE))
        return lines

    def condition(self, goal: str) -> str:
        """What a goal asks for."""
        asked = self.edition.goals[GOAL_IDS.index(goal)]
        key = f"aquatica-condition-{CONDITION_IDS[asked.condition]}"
        return self.words.say(key, number=asked.number)

    # --- the seats

    def seats(self) -> list[Text]:
        lines: list[Text] = []
        for seat, part in enumerate(self.view["seats"]):
            lines += [Text(), *self.seat(Seat(seat), part)]
        return lines

    def seat(self, seat: Seat, part: View) -> list[Text]:
        head = self.screen.mark(seat) + Text(" ")
        head.append(
            f"{self.words.seat(seat).ljust(7)} ",
            style=HERE if seat == self.you.get("seat") else "",
        )
        numbers = self.say(
            "seat",
            points=self.view["if_it_ended_now"][seat],
            hand=len(part["hand"]),
            discard=len(part["discard"]),
            scored=len(part["scored"]),
        )
        facts = [numbers]
        if part["king"] is not None:
            facts.append(self.say("king", king=part["king"]))
        if seat == self.view["active"]:
            facts.append(self.say("turn"))
        lines = self.hung(head, "; ".join(facts))
        for space, entry in enumerate(part["board"]):
            if entry is not None:
                lines += self.on_board(space, entry)
        mantas = [self.words.name("manta", manta) for manta in part["ready"]]
        mantas += [
            self.say("tired", manta=self.words.name("manta", manta)) for manta in part["tired"]
        ]
        return [*lines, *self.hung(Text("     "), ", ".join(mantas))]

    def on_board(self, space: int, entry: View) -> list[Text]:
        location = LOCATION_IDS.index(entry["location"])
        head = Text(f"  {space + 1}  ", style=FAINT) + self.name(location)
        text = location_text(self.edition, location, entry["covered"], self.words)
        if entry["covered"] == len(self.edition.locations[location].depths):
            points = self.say("points", number=self.edition.locations[location].points)
            text = f"{points} · {self.say('raised')}"
        return self.hung(head, text)

    # --- what concerns the viewer now

    def own(self) -> list[Text]:
        lines: list[Text] = []
        turn = self.view["turn"]
        if turn["in_play"] is not None:
            card = self.words.name("character", turn["in_play"])
            pool = self.say("pool", card=card, coins=turn["coins"], power=turn["power"])
            for type_, number in turn["typed_power"].items():
                if number:
                    pool += self.say("typed", number=number, type=type_)
            lines += [Text(), Text(pool)]
        if "offer" in self.you:
            names = [self.words.name("king", king) for king in self.you["offer"]]
            lines += [Text(), *self.hung(Text(), self.say("offer", cards=", ".join(names)))]
        if "seat" in self.you:
            part = self.view["seats"][self.you["seat"]]
            lines.append(Text())
            for key in ("hand", "discard"):
                if part[key]:
                    lines += self.hung(Text(), self.say(key, cards=self.cards(part[key])))
        return lines

    def cards(self, ids: list[str]) -> str:
        """Characters by name, copies counted."""
        names = []
        for id_, number in Counter(ids).items():
            name = self.words.name("character", id_)
            names.append(name if number == 1 else f"{number} × {name}")
        return ", ".join(names)


BOARD: Final = AquaticaBoard()
