"""A message about tables, in somebody's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from farshore.core.registry import load
from farshore.localization.messages import Words, words
from farshore.server.calling.events import OFF, TURN
from farshore.server.game.clock import SECOND
from farshore.server.storage.calls import MAIL, CallPreferences, Channel
from farshore.server.storage.rows import TableInfo


@dataclass(frozen=True)
class News:
    """One thing to tell about a table."""

    kind: str
    table: TableInfo
    guest: int
    """Whom it is about."""
    until: int | None = None
    """When their time is up, in milliseconds since 1970; None: no clock runs for them."""


@dataclass(frozen=True)
class NewsLine:
    """A piece of news in words, and where it leads."""

    kind: str
    game: str
    table_id: str
    text: str
    path: str
    until: int | None = None


@dataclass(frozen=True)
class CallMessage:
    """What somebody is told at once."""

    title: str
    lines: Sequence[NewsLine]
    waiting: int
    """How many tables wait for who is called."""
    language: str

    @property
    def path(self) -> str:
        """Where to go: to the table, or to the list if it is about several."""
        tables = {line.table_id for line in self.lines}
        return self.lines[0].path if len(tables) == 1 else "/"

    @property
    def body(self) -> str:
        return "\n".join(line.text for line in self.lines)


def game_title(say: Words, game: str) -> str:
    key = f"web-game-{game}"
    return say.say(key) if say.has(key) else load(game).info.title


def name_of(info: TableInfo, guest: int) -> str:
    seat = info.seat_of(guest)
    return "" if seat is None else info.seats[seat].name


def others(info: TableInfo, guest: int) -> list[str]:
    """The people at a table besides somebody."""
    return [seat.name for seat in info.seats if seat.guest not in (None, guest) and seat.name]


def moment(say: Words, at: int, zone: str) -> str:
    """A moment as the clock on somebody's wall shows it."""
    local = datetime.fromtimestamp(at / SECOND, ZoneInfo(zone))
    return say.say(
        "call-moment",
        weekday=local.isoweekday(),
        day=local.day,
        month=local.month,
        time=f"{local:%H:%M}",
        zone=zone.replace("_", " "),
    )


def line(say: Words, news: News, zone: str, *, personal: bool) -> NewsLine:
    """`personal`: it is told to the one it is about, not to all of a table."""
    info = news.table
    key = f"call-{news.kind}" if personal else f"call-table-{news.kind}"
    text = say.say(
        key,
        game=game_title(say, info.game),
        name=name_of(info, news.guest),
        others=others(info, news.guest),
        people=len(others(info, news.guest)),
    )
    if news.until is not None:
        text += " " + say.say("call-until", moment=moment(say, news.until, zone))
    return NewsLine(news.kind, info.game, info.id, text, f"/t/{info.id}", news.until)


def compose(
    preferences: CallPreferences, news: Sequence[News], waiting: int, *, personal: bool
) -> CallMessage:
    say = words(preferences.language)
    lines = [line(say, one, preferences.time_zone, personal=personal) for one in news]
    if len(lines) == 1:
        title = say.say(f"call-title-{lines[0].kind}", game=game_title(say, lines[0].game))
    else:
        several = "turns" if {one.kind for one in lines} == {TURN} else "several"
        title = say.say(f"call-title-{several}", tables=len({one.table_id for one in lines}))
    return CallMessage(title, lines, waiting, preferences.language)


def compose_off(language: str, channel: Channel, waiting: int) -> CallMessage:
    """A way to be called was switched off."""
    say = words(language)
    text = say.say("call-off", target=shown_target(channel))
    path = "/me/calls" if channel.table_id is None else f"/t/{channel.table_id}"
    line = NewsLine(OFF, "", channel.table_id or "", text, path)
    return CallMessage(say.say("call-title-off"), [line], waiting, language)


def shown_target(channel: Channel) -> str:
    """Who knows the whole address of a webhook can write there, so only its host is shown."""
    return channel.target if channel.kind == MAIL else urlsplit(channel.target).hostname or ""
