"""Requests and answers, as OpenAPI describes them and as sockets bring them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from farshore.core.types import Seat
from farshore.formats import lessons
from farshore.server.messages import worker_messages

MoveJson = dict[str, StrictStr | StrictInt] | Annotated[StrictStr, Field(max_length=200)]
MessageId = Annotated[StrictStr, Field(pattern="^[A-Za-z0-9_-]{1,64}$")]
Version = Annotated[StrictStr, Field(max_length=64)]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=9)]
EditionId = Annotated[StrictStr, Field(max_length=64)]
BotName = Annotated[StrictStr, Field(max_length=100)]


class Request(BaseModel):
    """What a caller sends: unknown keys are a mistake."""

    model_config = ConfigDict(extra="forbid")


# --- requests


class Name(Request):
    name: Annotated[StrictStr, Field(min_length=1, max_length=200)]


class Token(Request):
    token: Annotated[StrictStr, Field(min_length=1, max_length=200)]
    join: StrictBool = False
    """Whether the tables of the guest that this browser is now come along."""


class NewSeat(Request):
    kind: Literal["me", "bot", "open"]
    bot: BotName | None = None


Timeout = Literal["move", "seat", "others"]
"""What follows when time is up: a bot makes this one decision; a bot plays until the owner takes
the seat back; the others decide."""


class LiveClock(Request):
    """A bank for each player, and so much more for each decision; what is not used is kept."""

    kind: Literal["live"]
    bank_minutes: Annotated[StrictInt, Field(ge=0, le=180)]
    seconds: Annotated[StrictInt, Field(ge=5, le=600)]
    timeout: Timeout


class DaysClock(Request):
    """So much for each decision; nothing is saved up."""

    kind: Literal["days"]
    hours: Annotated[StrictInt, Field(ge=1, le=336)]
    timeout: Timeout
    weekends_off: StrictBool = False
    zone: Annotated[StrictStr, Field(min_length=1, max_length=64)] = "UTC"
    """The time zone whose weekends count (IANA)."""
    vacation: Annotated[StrictInt, Field(ge=0, le=60)] = 7
    """Days that each player may be away."""


class NewTable(Request):
    game: Annotated[StrictStr, Field(max_length=100)]
    players: Annotated[StrictInt, Field(ge=1, le=9)] | None = None
    preset: Annotated[StrictStr, Field(max_length=100)] | None = None
    options: Annotated[dict[str, StrictStr | StrictInt], Field(max_length=100)] = {}
    seats: Annotated[list[NewSeat], Field(max_length=9)] | None = None
    pace: Literal["live", "days"] = "live"
    clock: Annotated[LiveClock | DaysClock, Field(discriminator="kind")] | None = None
    """Left out: no clock. With a clock, its kind is the pace."""
    join: Literal["everybody", "link"] = "link"
    watch: Literal["everybody", "link", "nobody"] = "link"
    hints: StrictBool | None = None
    """Whether who sits there may ask for hints; left out: only if one person plays alone."""
    edition: dict[str, Any] | None = None
    """An edition file of one's own."""
    own_edition: EditionId | None = None
    """An edition that is kept here."""


class Join(Request):
    seat: SeatNumber | None = None


class SeatChange(Request):
    to: Literal["bot", "person", "open"]
    bot: BotName = "greedy"


class ChooseEmblem(Request):
    emblem: Annotated[StrictStr, Field(max_length=100)]


class EndGame(Request):
    agree: StrictBool


class Report(Request):
    reason: Annotated[StrictStr, Field(max_length=500)] = ""


class WriteNotes(Request):
    text: Annotated[StrictStr, Field(max_length=4000)]


class GiveTime(Request):
    seat: SeatNumber


class Vacation(Request):
    days: Annotated[StrictInt, Field(ge=0, le=60)]


class BotForLate(Request):
    seat: SeatNumber
    until: Literal["decision", "return"]
    """For this decision, or until the owner takes the seat back."""


class Fork(Request):
    after: Annotated[StrictInt, Field(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: BotName = "greedy"


class MakeMove(Request):
    id: MessageId
    version: Version
    move: MoveJson


class Undo(Request):
    id: MessageId
    version: Version


class AskWhy(Request):
    id: MessageId
    move: MoveJson


class Looking(Request):
    """A page is shown to somebody, or hidden: who looks at a table is not called."""

    id: MessageId
    looking: StrictBool


class LessonRequest(Request):
    """`next`: play on to the next step, where the lesson says so; `leave`: go on without it."""

    to: Literal["next", "leave"]


class SayChat(Request):
    id: MessageId
    text: Annotated[StrictStr, Field(max_length=4000)]


# --- answers


class ReasonJson(BaseModel):
    key: str
    params: dict[str, str | int | list[str]]
    game: str


class ErrorJson(ReasonJson):
    faults: list[ReasonJson] = []


class ErrorAnswer(BaseModel):
    error: ErrorJson


class Guest(BaseModel):
    name: str


class Me(BaseModel):
    guest: Guest | None
    turns: int
    calls_off: int
    """Ways to be called that were switched off and wait for a decision of yours."""
    zone: str | None
    """The time zone that follows your account; null: that of the device."""


class Link(BaseModel):
    path: str
    token: str
    expires_at: str


class OptionJson(BaseModel):
    model_config = ConfigDict(extra="allow")
    name: str
    values: list[str]
    default: str | int


class GameInfoJson(BaseModel):
    model_config = ConfigDict(extra="allow")
    name: str
    title: str
    rules: int
    players: list[int]
    default_players: int
    options: list[OptionJson]
    rulings: list[OptionJson]
    """The readings of the rulebook that a table may choose."""
    presets: dict[str, dict[str, str | int]]
    ends: list[str]
    editions: list[str]


class GameJson(GameInfoJson):
    readings: list[dict[str, str]]
    """How each doubtful rule is read in version 1, 2, … of the rules, unless a table chooses."""
    moves: dict[str, list[str]]
    domains: dict[str, list[str | int]]
    events: dict[str, list[str]]


class LevelJson(BaseModel):
    name: str
    seconds: float
    ratings: dict[str, int]
    """For each game, on one scale with the other bots."""


class Games(BaseModel):
    games: list[GameInfoJson]
    lessons: list[str]
    """The games that can be learnt by playing a lesson."""
    documentation: bool
    """Whether there is a documentation site, at /docs."""
    bots: list[str]
    levels: list[LevelJson]
    languages: list[str]


class SeatJson(BaseModel):
    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    connected: bool
    waits: bool
    ends: bool | None
    """Whether who sits here wants to end the game as it stands; null: has not said."""
    emblem: str | None
    """What the seat goes by, chosen or given; null: the game has no such choice."""
    host: bool


class You(BaseModel):
    seat: Seat | None
    host: bool
    may_watch: bool
    removed: bool
    """Whether the host has removed you from the open table; you cannot sit down there again."""


class PrivateNotes(BaseModel):
    text: str


class PaceJson(BaseModel):
    """The clock that was agreed; times are in milliseconds."""

    kind: Literal["live", "days"]
    bank: int
    step: int
    """What each decision brings."""
    gift: int
    """What "give time" gives."""
    timeout: Timeout
    weekends_off: bool
    zone: str
    vacation: int


class SeatClockJson(BaseModel):
    """The time of a seat at the moment `now`; moments are milliseconds since 1970."""

    left: int
    running: bool
    """Whether the seat is waited for."""
    paused: bool
    """Waited for, but its time stands still: a weekend or a vacation."""
    deadline: int | None
    out: bool
    """Whether its time is up."""
    vacation: int
    """Days that are left."""
    away_until: int | None


class ClocksJson(BaseModel):
    now: int
    seats: list[SeatClockJson]


class TableJson(BaseModel):
    id: str
    game: str
    rules: int
    """The version of the rules that it plays by."""
    title: str
    status: Literal["open", "running", "finished"]
    players: int
    options: dict[str, str | int]
    data: str
    own_edition: bool
    pace: Literal["live", "days"]
    clock: PaceJson | None
    clocks: ClocksJson | None
    """The time of every seat; null before the game, or without a clock."""
    join: Literal["everybody", "link"]
    watch: Literal["everybody", "link", "nobody"]
    hints: bool
    lesson: bool
    """Whether it goes as a lesson is written, and a coach speaks."""
    created_at: str
    finished_at: str | None
    seats: list[SeatJson]
    you: You
    rematch: str | None
    forked_from: str | None
    winners: list[int | str] | None
    emblems: list[str]
    """What a seat may choose to go by, without effect on play."""


class TableList(BaseModel):
    tables: list[TableJson]


class TablePage(TableList):
    more: bool


class LegalMove(BaseModel):
    move: dict[str, str | int]
    text: str
    number: int
    facts: dict[str, str | int | list[str]]
    final: bool


class LogEntryJson(BaseModel):
    seat: Seat | None
    move: dict[str, str | int]
    text: str
    events: list[dict[str, str | int]]
    forced: bool = False


class LogPart(BaseModel):
    model_config = ConfigDict(populate_by_name=True)
    from_: Annotated[int, Field(alias="from")]
    entries: list[LogEntryJson]
    mark: str


class ResultJson(BaseModel):
    sides: list[int | str]
    scores: list[int]
    places: list[int]
    winners: list[int | str]
    end: str
    decided_by: list[str]
    parts: dict[str, list[int]]
    detail: dict[str, Any] | None


class ChartPoint(BaseModel):
    after: int
    scores: list[int]


class ResultWithChart(ResultJson):
    chart: list[ChartPoint]


class ClockNoteJson(BaseModel):
    """Something that happened to the time of a seat, after so many lines of the log."""

    after: int
    kind: Literal["timeout", "give", "bot-asked", "away", "back", "handover", "return"]
    seat: Seat
    by: Seat
    amount: int
    """Milliseconds that were given, or days of vacation."""
    at: int


class StateJson(BaseModel):
    type: Literal["state"]
    seat: Seat | None
    version: str
    status: Literal["running", "finished"]
    view: dict[str, Any]
    waiting: list[int]
    decision: str
    asks: dict[str, str | int | list[str]]
    legal: list[LegalMove]
    undo: int
    notes: list[ClockNoteJson]
    lesson: int | None
    """How far the lesson is, as its steps count (`at`); null: there is none, or it was left."""
    log: LogPart
    result: ResultJson | None


class PositionJson(BaseModel):
    position: dict[str, Any]
    """As `State.position` writes it and `Game.from_position` reads it."""


LessonStep = lessons.LessonStep


class LessonJson(BaseModel):
    seat: Seat
    """Who learns."""
    steps: list[LessonStep]


ExpectedMove = worker_messages.ExpectedMove
HintChoice = worker_messages.HintChoice
JudgedChoices = worker_messages.JudgedChoices


class HintJson(worker_messages.HintAnswer):
    version: str


class JudgedJson(worker_messages.JudgedMove):
    after: int


class AnalysisJson(BaseModel):
    status: Literal["working", "ready", "failed"]
    done: int
    of: int
    decisions: list[JudgedJson]
    costly: list[int]


class Frame(BaseModel):
    after: int
    view: dict[str, Any]
    waiting: list[int]
    decision: str


class Replay(BaseModel):
    entries: int
    frames: list[Frame]


class ReplayLog(BaseModel):
    entries: list[LogEntryJson]


class ChatLine(BaseModel):
    n: int
    seat: Seat
    name: str
    text: str
    at: str


class Chat(BaseModel):
    messages: list[ChatLine]


class Ack(BaseModel):
    id: str
    version: str
    repeated: bool


class Why(BaseModel):
    id: str
    reason: ReasonJson | None


class RecordJson(BaseModel):
    """A record (`farshore-record/1`); of a running game with `seen_by` and what is seen."""

    model_config = ConfigDict(extra="allow")
    format: str
    game: str
    rules: int
    data: str
    players: int
    options: dict[str, str | int]
    moves: list[str]
