"""Choosing bots by name, and playing a game with them."""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.bots.bot import Bot, Sight
from farshore.bots.evaluate import judge_of
from farshore.bots.greedy import GreedyBot
from farshore.bots.random_bot import RandomBot
from farshore.core.errors import BadOption, Reason, UnknownName
from farshore.core.game import Game
from farshore.core.state import CHANCE, State

GREEDY: Final = "greedy"
RANDOM: Final = "random"


def bot_names() -> list[str]:
    """The names of all bots."""
    return [RANDOM, GREEDY]


def make(spec: str, game: Game, players: int) -> list[Bot]:
    """The bots of a SPEC, one for each seat: a name for all seats, or a name per seat by comma."""
    return [_bot(name, game) for name in seat_names(spec, players)]


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


def _bot(name: str, game: Game) -> Bot:
    if name == RANDOM:
        return RandomBot()
    if name == GREEDY:
        return GreedyBot(judge_of(game.info.name))
    raise UnknownName(Reason("unknown-bot", {"given": name, "allowed": bot_names()}))


def choose(state: State, actor: int, bots: list[Bot], rng: Random) -> int:
    """The next move: drawn if chance is to move, the only one if forced, else the bot's choice."""
    if actor == CHANCE:
        return state.draw(rng)
    legal = state.decision().legal(state, actor)
    if len(legal) == 1:
        return legal[0]
    return bots[actor].choose(Sight(state, actor, legal), rng)


def play(state: State, bots: list[Bot], rng: Random) -> list[tuple[int, int]]:
    """Plays to the end; gives (actor, move number) for each move, as a record holds them."""
    moves: list[tuple[int, int]] = []
    while state.agenda:
        actor = state.actor()
        move = choose(state, actor, bots, rng)
        state.apply(move, actor)
        moves.append((actor, move))
    return moves
