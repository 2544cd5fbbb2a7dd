"""Choosing bots by name, and playing a game with them."""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.bots.bot import Bot, Observation
from farshore.bots.evaluation import HeuristicEvaluation, evaluation_of, heuristic_of
from farshore.bots.greedy import GreedyBot
from farshore.bots.level import LEVELS, MASTER, Level, level_of
from farshore.bots.limit import Both, Limit, Seconds, Simulations
from farshore.bots.network_evaluation import level_evaluation_of
from farshore.bots.random_bot import RandomBot
from farshore.bots.search import SearchBot
from farshore.core.errors import BadOption, Reason, UnknownName
from farshore.core.game import Game
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat

GREEDY: Final = "greedy"
RANDOM: Final = "random"
SEARCH: Final = "search"

MOST_SIMULATIONS: Final = 1_000_000
LONGEST_SECONDS: Final = 60.0


def bot_names() -> list[str]:
    """The names of all bots, from the weakest to the strongest."""
    return [RANDOM, GREEDY, *(level.name for level in LEVELS)]


def make(spec: str, game: Game, players: int, hurry: bool = False) -> list[Bot]:
    """The bots of a SPEC, one per seat. A SPEC is one name for all, or a name per seat with commas.

    `hurry`: levels keep to their time, even if it is too short for all their simulations.
    """
    return [_bot(name, game, hurry) for name in seat_names(spec, players)]


def seat_names(spec: str, players: int) -> list[str]:
    """The names of a SPEC, one for each seat."""
    names = [name.strip() for name in spec.split(",")]
    if len(names) == 1:
        names = names * players
    if len(names) != players:
        raise BadOption(
            Reason("bad-bot-count", {"given": len(names), "players": players}),
        )
    return names


def _bot(name: str, game: Game, hurry: bool) -> Bot:
    """The bot of a name: `greedy`, `master`, `master:1s`, `search:400`, `search:0.5s`."""
    if name == RANDOM:
        return RandomBot()
    heuristic = heuristic_of(game.info.name)
    if name == GREEDY:
        return GreedyBot(heuristic)
    base, colon, budget = name.partition(":")
    level = level_of(base)
    if level is None and base != SEARCH:
        raise UnknownName(
            Reason("unknown-bot", {"given": name, "allowed": [*bot_names(), "search:400"]})
        )
    if level is None:
        level = MASTER
    evaluation = evaluation_of(game.info.name)
    if base != SEARCH:
        evaluation = level_evaluation_of(game.info.name, level)
    if level.is_plain(game.info.name):
        evaluation = HeuristicEvaluation(heuristic)
    if colon:
        return SearchBot(heuristic, evaluation, read_limit(name, budget))
    limit = _level_limit(level, level.simulations(game.info.name), hurry)
    policy_limits: dict[int, Limit] = {}
    for players, simulations in level.learned_simulations(game.info.name).items():
        policy_limits[players] = _level_limit(level, simulations, hurry)
    return SearchBot(heuristic, evaluation, limit, policy_limits)


def _level_limit(level: Level, simulations: int, hurry: bool) -> Limit:
    limit: Limit = Simulations(simulations)
    return Both(limit, Seconds(level.seconds)) if hurry else limit


def read_limit(name: str, budget: str) -> Limit:
    """`400` simulations or `0.5s` seconds."""
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0.0 < seconds <= LONGEST_SECONDS:
                return Seconds(seconds)
        else:
            simulations = int(budget)
            if 0 < simulations <= MOST_SIMULATIONS:
                return Simulations(simulations)
    except ValueError:
        pass
    raise BadOption(
        Reason(
            "bad-bot-budget",
            {"given": name, "simulations": MOST_SIMULATIONS, "seconds": int(LONGEST_SECONDS)},
        )
    )


def choose(state: State, actor: Seat, bots: list[Bot], rng: Random) -> MoveId:
    """The next move: drawn if chance is to move, the only one if forced, else the bot's choice."""
    if actor == CHANCE:
        return state.draw(rng)
    legal = state.decision().legal(state, actor)
    if len(legal) == 1:
        return legal[0]
    return bots[actor].choose(Observation(state, actor, legal), rng)


def play(
    state: State, bots: list[Bot], rng: Random, longest: int | None = None
) -> list[tuple[Seat, MoveId]]:
    """Plays to the end; returns (actor, move) for each move, as in a record.

    `longest`: the number of moves after which the game is broken off.
    """
    moves: list[tuple[Seat, MoveId]] = []
    while state.agenda and (longest is None or len(moves) < longest):
        actor = state.actor()
        move = choose(state, actor, bots, rng)
        state.apply(actor, move)
        moves.append((actor, move))
    return moves
