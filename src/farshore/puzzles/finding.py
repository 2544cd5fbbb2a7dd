"""Finds puzzles: bots play, and the search looks for decisions where one move stands out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from farshore.analysis import search_bot
from farshore.bots import Choice, Observation, Simulations, make, play
from farshore.core.game import Game
from farshore.core.record import Record
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat
from farshore.puzzles.puzzle import EASY, HARD, MEDIUM, Puzzle, PuzzleChoice

PLAYERS: Final = "gentle"
"""The bots whose games are searched: they play sensibly and leave something to find."""
MIN_MOVES: Final = 4
"""With fewer moves worth a thought a puzzle is none."""
FIRST_STEP: Final = 20
"""Positions right after setup look like each other."""
LAST_STEP: Final = 320
"""Keeps the records short."""
LOOKED_AT: Final = 60
"""Decisions of a game that are looked at; drawn, so that all parts of a game have puzzles."""
PER_GAME: Final = 2
QUICK_SIMULATIONS: Final = 80
SIMULATIONS: Final = 1200
MIN_GAP: Final = 0.07
"""How far ahead the best move must be ..."""
QUICK_GAP: Final = 0.05
"""... and at the first, short look."""
SAME: Final = 0.012
"""Moves this close to the best solve the puzzle, too."""
MOST_BEST: Final = 2
RIVALS: Final = 5
"""The moves that are searched thoroughly, and told with what is expected after them ..."""
RIVAL_SHARE: Final = 0.12
"""... each with at least this share of the simulations, so that its value is fair."""
SHORT_SEARCH: Final = 30
"""Simulations that find a puzzle of medium difficulty."""
MOST_TOLD: Final = 16
MOST_OF_A_KIND: Final = 0.65
"""The share of the puzzles that may ask the same decision."""
MOST_EASY: Final = 0.65
GAMES_A_PUZZLE: Final = 40
"""Games that are played for each puzzle at most."""

Tick = Callable[[int], None]


def find_puzzles(
    game: Game, count: int, seed: str | int = 0, tick: Tick | None = None
) -> Iterator[Puzzle]:
    """So many puzzles from games between bots, fewer if they are hard to find.

    The same seed gives the same.
    """
    taken = Taken(count)
    numbers = [players for players in game.info.players if players > 1] or game.info.players
    for number in range(count * GAMES_A_PUZZLE):
        rng = Random(f"{game.info.name}/{seed}/{number}")
        record = played_game(Record(game.setup(numbers[number % len(numbers)])), rng)
        for puzzle in puzzles_in(record, rng, taken):
            yield puzzle
            if tick is not None:
                tick(1)
            if taken.total == count:
                return


class Taken:
    """What has been found: a collection with all kinds of decisions, and not only easy ones."""

    def __init__(self, count: int) -> None:
        self._count: Final = count
        self._kinds: Final[Counter[str]] = Counter()
        self._easy = 0
        self.total = 0

    def wants(self, kind: str) -> bool:
        return self._kinds[kind] < MOST_OF_A_KIND * self._count

    def take(self, kind: str, puzzle: Puzzle) -> bool:
        """Adds a puzzle; False if there are enough of its difficulty."""
        easy = puzzle.difficulty == EASY
        if easy and self._easy >= MOST_EASY * self._count:
            return False
        self._easy += easy
        self._kinds[kind] += 1
        self.total += 1
        return True


def played_game(record: Record, rng: Random) -> Record:
    """A game between bots, as far as puzzles are looked for."""
    state = record.game.begin(record.setup)
    bots = make(PLAYERS, record.game, record.setup.players)
    return Record(record.setup, play(state, bots, rng, LAST_STEP))


def puzzles_in(record: Record, rng: Random, taken: Taken) -> Iterator[Puzzle]:
    """A few puzzles of a game, each of another kind of decision."""
    asked: set[str] = set()
    for step in chosen_steps(record, rng):
        kind = record.replay(step).decision().NAME
        if kind in asked or not taken.wants(kind):
            continue
        puzzle = puzzle_at(Record(record.setup, record.moves[:step]), record.moves[step][0], rng)
        if puzzle is not None and taken.take(kind, puzzle):
            asked.add(kind)
            yield puzzle
        if len(asked) == PER_GAME:
            return


def chosen_steps(record: Record, rng: Random) -> list[int]:
    """Some of the decisions of a game, in any order."""
    steps = [
        step
        for step, state, actor, _ in record.steps()
        if step >= FIRST_STEP and actor != CHANCE and len(state.legal(actor)) >= MIN_MOVES
    ]
    return rng.sample(steps, min(LOOKED_AT, len(steps)))


def puzzle_at(record: Record, seat: Seat, rng: Random) -> Puzzle | None:
    """The position after a record as a puzzle; None if no move stands out."""
    state = record.replay()
    quick = evaluated(state, seat, QUICK_SIMULATIONS, rng)
    if len(quick) < MIN_MOVES or lead(quick, 1) < QUICK_GAP:
        return None
    choices = evaluated(state, seat, SIMULATIONS, rng)
    best = best_moves(choices)
    if any(is_passive(state, move) for move in best):
        return None
    again = evaluated(state, seat, SIMULATIONS, rng)
    if not stands_out(choices, best) or not stands_out(again, best):
        return None
    told = [
        PuzzleChoice(choice.move, choice.value, choice.line if at < RIVALS else [])
        for at, choice in enumerate(choices[:MOST_TOLD])
    ]
    return Puzzle(record, seat, best, difficulty_of(state, seat, best, rng), told)


def evaluated(state: State, seat: Seat, simulations: int, rng: Random) -> list[Choice]:
    """What the search thinks of the moves of a seat, the best first."""
    legal = state.legal(seat)
    search = search_bot(state, Simulations(simulations)).search(
        Observation(state, seat, legal), rng
    )
    for rival in search.choices()[:RIVALS]:
        search.visit_move(rival.move, int(simulations * RIVAL_SHARE))
    return sorted(search.choices(), key=lambda choice: -choice.value)


def is_passive(state: State, move: MoveId) -> bool:
    """Whether a move names nothing: passing, leaving, ending a turn. There is little to find."""
    return len(state.game.moves.to_json(move)) == 1


def lead(choices: list[Choice], best: int) -> float:
    """How far the first moves are ahead of the next; 0 if there is none."""
    return choices[0].value - choices[best].value if len(choices) > best else 0.0


def best_moves(choices: list[Choice]) -> list[MoveId]:
    """The best move, and those as good as it."""
    most = choices[0].value
    return [choice.move for choice in choices if most - choice.value <= SAME]


def stands_out(choices: list[Choice], best: list[MoveId]) -> bool:
    """Whether these moves are clearly better than all others."""
    leading = {choice.move for choice in choices[: len(best)]}
    enough = lead(choices, len(best)) >= MIN_GAP
    return enough and len(best) <= MOST_BEST and leading == {*best}


def difficulty_of(state: State, seat: Seat, best: list[MoveId], rng: Random) -> int:
    legal = state.legal(seat)
    [greedy] = make("greedy", state.game, 1)
    if greedy.choose(Observation(state, seat, legal), rng) in best:
        return EASY
    short = search_bot(state, Simulations(SHORT_SEARCH))
    return MEDIUM if short.choose(Observation(state, seat, legal), rng) in best else HARD
