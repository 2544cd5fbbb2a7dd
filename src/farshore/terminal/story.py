"""What happened, in words: log lines as a viewer may know them, and the end of a game."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from farshore.core.move import Id
from farshore.core.record import LogEntry, Record
from farshore.core.result import Results
from farshore.core.state import CHANCE
from farshore.core.types import Seat
from farshore.localization.messages import GameWords, Words
from farshore.terminal.board import TextBoard
from farshore.terminal.screen import Screen

SEATS_NAMED: Final = 4
"""Seats that are called by a colour; further ones by their number."""


def seat_names(words: Words, players: int) -> list[str]:
    """What the seats are called at this screen."""
    return [
        words.say(f"seat-name-{seat}") if seat < SEATS_NAMED else words.actor(seat)
        for seat in range(players)
    ]


class Line:
    """A line of the log: the step it belongs to, whose it is (or CHANCE), and the words."""

    def __init__(self, step: int, actor: Seat, text: str) -> None:
        self.step: Final = step
        self.actor: Final = actor
        self.text: Final = text

    def shown(self, screen: Screen) -> Text:
        mark = Text(" ") if self.actor == CHANCE else screen.mark(self.actor)
        return mark + Text(f" {self.text}")


def story(
    record: Record, viewer: Seat, words: GameWords, board: TextBoard, to: int | None = None
) -> list[Line]:
    """The log after the first `to` moves, as `viewer` may know it."""
    lines: list[Line] = []
    for entry in record.log(viewer, to):
        if entry.visible():
            lines += _lines(record, entry, viewer, words, board)
    return lines


def _lines(
    record: Record, entry: LogEntry, viewer: Seat, words: GameWords, board: TextBoard
) -> list[Line]:
    """One move: what followed from it; if nothing that can be told did, the move itself."""
    game = record.game
    lines: list[Line] = []
    for event in entry.events:
        if event.kind in game.events and event.kind not in board.quiet:
            actor = event.seat if event.seat >= 0 else CHANCE
            lines.append(Line(entry.step, actor, words.event(game.event_json(event, viewer))))
    if not lines and entry.actor != CHANCE:
        text = words.done(entry.actor, entry.number)
        if text:
            lines.append(Line(entry.step, entry.actor, text))
    if entry.forced:
        text = words.words.say("log-forced", move=game.moves.text(entry.number))
        lines.insert(0, Line(entry.step, entry.actor, text))
    return lines


def ending(results: Results, words: GameWords, screen: Screen) -> None:
    """The end of a game: why, places, points by source, and what decided between equals."""
    say = words.words.say
    screen.show(say("end-why", why=words.about("end", results.end)))
    screen.show()
    sources = [(words.about("part", part), points) for part, points in results.parts.items()]
    head = [say("end-place"), say("end-player"), say("end-points"), *(name for name, _ in sources)]
    widths = [len(head[0]) + 2, 12, *(len(name) + 2 for name in head[2:])]
    line = "".join(name.ljust(width) for name, width in zip(head, widths, strict=True))
    screen.show(Text(line.rstrip(), style="dim"))
    sides = results.participants
    for at in sorted(range(len(sides)), key=lambda at: (results.places[at], at)):
        cells = [str(results.scores[at]), *(str(points[at]) for _, points in sources)]
        row = Text(str(results.places[at]).ljust(widths[0]))
        row.append_text(_marked(sides[at], screen))
        row.append(f" {words.seat(sides[at])}".ljust(widths[1] - 1))
        for cell, width in zip(cells, widths[2:], strict=True):
            row.append(cell.ljust(width))
        row.rstrip()
        screen.show(row)
    screen.show()
    for line in _decided(results, words):
        screen.show(line)


def _marked(side: Id, screen: Screen) -> Text:
    return screen.mark(Seat(side)) if isinstance(side, int) else Text(" ")


def _decided(results: Results, words: GameWords) -> list[str]:
    """Who won, and what told equals apart."""
    say = words.words.say
    if len(results.scores) == 1:
        lines = [say("end-alone", points=results.scores[0])]
        rating = (results.detail or {}).get("rating")
        if isinstance(rating, str):
            lines.append(say("end-rating", rating=words.name("rating", rating)))
        return lines
    names = words.words.listing([words.seat(side) for side in results.winners])
    shared = len(results.winners) > 1
    lines = [say("end-shared", winners=names) if shared else say("end-winner", winner=names)]
    ties = [words.about("tie", criterion) for criterion in results.decided_by]
    if len(ties) > 1:
        lines.append(say("end-tie-break", first=ties[0], then=words.words.listing(ties[1:])))
    return lines
