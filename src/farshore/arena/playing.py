"""One game of the arena, and what is recorded about it."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Final, NotRequired, TypedDict

from farshore import external
from farshore.arena.luck import Luck
from farshore.arena.plan import ArenaPlan, Key
from farshore.arena.uses import Uses, first_seat, offered, uses
from farshore.bots import Bot, Observation
from farshore.bots.evaluation import lead
from farshore.core.errors import BadOption, Reason
from farshore.core.record import Record
from farshore.core.state import CHANCE
from farshore.core.types import MoveId, Seat, seats

POINTS: Final = 20
"""The lead is recorded at the start and at so many evenly spaced moments up to the end."""
LONGEST: Final = 20_000
"""The longest game, in moves: some options allow games without an end."""


class Endless(BadOption):
    """A game does not end."""

    def __init__(self) -> None:
        super().__init__(Reason("arena-endless", {"moves": LONGEST}))


class PlayedGame(TypedDict):
    """A game as it is stored; lists are by seat."""

    match: int
    game: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    """After forfeits (see `ArenaPlan.forfeits_lose`)."""
    end: str
    moves: int
    record: list[str]
    """The moves as in a record, those of chance included."""
    decisions: list[int]
    """Choices between at least two moves."""
    seconds: list[float]
    forfeits: list[int]
    """Decisions that a program left to `greedy`."""
    leads: list[list[float]]
    """Points ahead of the mean of the others, at `POINTS` + 1 moments."""
    first: NotRequired[int]
    """The seat that began; if the game is observed."""
    uses: NotRequired[Uses]
    """Who used what; if the game is observed."""
    offered: NotRequired[dict[str, list[str]]]
    """By domain: what could be used; if the game is observed."""


class GamePlayer:
    """Plays games of a plan. Bots are kept between games, so that programs start only once."""

    def __init__(self, plan: ArenaPlan, clock: Callable[[], float] = time.perf_counter) -> None:
        """`clock`: what measures how long the bots think, in seconds."""
        self.plan: Final = plan
        self._clock: Final = clock
        self._bots: Final[dict[tuple[str, Seat], Bot]] = {}

    def play(self, keys: list[Key]) -> list[PlayedGame]:
        """The games with these keys."""
        return [self._play(match, number) for match, number in keys]

    def _play(self, match: int, number: int) -> PlayedGame:
        plan = self.plan
        setup = plan.setup
        names = plan.seatings(match)[number]
        bots = [self._bot(name, Seat(seat)) for seat, name in enumerate(names)]
        external.begin(bots, f"{plan.seed}/{match}/{number}")
        forfeits = [external.forfeits(bot) for bot in bots]
        luck = Luck(f"{plan.seed}/{match}")
        rngs = [Random(f"{plan.seed}/{match}/{number}/{seat}") for seat in range(len(names))]
        decisions = [0] * len(names)
        seconds = [0.0] * len(names)
        moves: list[tuple[Seat, MoveId]] = []
        state = setup.game.begin(setup)
        while not state.is_over():
            # where several decide at once, take turns in being asked last: it may favour a bot
            waiting = state.waiting()
            actor = waiting[len(moves) % len(waiting)]
            if actor == CHANCE:
                move = luck.draw(state)
            else:
                legal = state.legal(actor)
                move = legal[0]
                if len(legal) > 1:
                    start = self._clock()
                    move = bots[actor].choose(Observation(state, actor, legal), rngs[actor])
                    seconds[actor] += self._clock() - start
                    decisions[actor] += 1
            state.apply(actor, move)
            moves.append((actor, move))
            if len(moves) > LONGEST:
                raise Endless
        results = setup.game.results(state)
        external.finish(bots, results)
        record = Record(setup, moves)
        forfeited = [
            external.forfeits(bot) - before for bot, before in zip(bots, forfeits, strict=True)
        ]
        places = results.places[: len(names)]
        played = PlayedGame(
            match=match,
            game=number,
            bots=[*names],
            scores=results.scores[: len(names)],
            places=places_after_forfeits(places, forfeited) if plan.forfeits_lose else places,
            end=results.end,
            moves=len(moves),
            record=record.lines(),
            decisions=decisions,
            seconds=[round(spent, 4) for spent in seconds],
            forfeits=forfeited,
            leads=leads(record),
        )
        if plan.observed:
            played["first"] = first_seat(record)
            played["uses"] = uses(record)
            played["offered"] = offered(record)
        return played

    def _bot(self, name: str, seat: Seat) -> Bot:
        if (name, seat) not in self._bots:
            self._bots[name, seat] = external.make_one(name, self.plan.setup, self.plan.bot_seconds)
        return self._bots[name, seat]

    def close(self) -> None:
        """Ends the programs among the bots."""
        external.close([*self._bots.values()])


def places_after_forfeits(places: list[int], forfeits: list[int]) -> list[int]:
    """Who forfeited a decision comes after all who did not; equals stay equal."""
    ranks = [(number > 0, place) for number, place in zip(forfeits, places, strict=True)]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def leads(record: Record) -> list[list[float]]:
    """By seat: the lead at evenly spaced moments of the game."""
    game = record.game
    players = record.setup.players
    length = len(record.moves)
    moments = [round(length * point / POINTS) for point in range(POINTS + 1)]
    found: list[list[float]] = [[] for _ in range(players)]
    state = game.begin(record.setup)
    done = 0
    for moment in moments:
        for actor, move in record.moves[done:moment]:
            state.apply(actor, move)
        done = moment
        scores = game.results(state).scores[:players]
        for seat in seats(players):
            found[seat].append(round(lead(scores, seat), 2))
    return found
