"""One process of the benchmark: plays games of one library whenever `run.py` asks it to.

    python bench/worker.py farshore|catanatron|open_spiel

Speaks JSON, a line each way. It begins by naming its contenders; then each request
`{"do": "play" | "copy", "contender": NAME, "seconds": S, "seed": N}` gets one answer.

All contenders do the same for a decision: list the legal moves, choose one with one call of
`random()`, play it. Starting a game and asking who won belong to the measured time.
"""

import importlib
import json
import random as global_random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SURVEYED = 40
"""Games that are looked at, untimed, for the figures that describe a contender."""


class Contender:
    """A game of a library, and how it is played."""

    def __init__(self, name: str, game: str, players: int, how: str) -> None:
        self.name = name
        self.game = game
        self.players = players
        self.how = how
        self.headline = False

    def play(self, rng: Random) -> int:
        """A whole game; gives the number of seats' decisions."""
        raise NotImplementedError

    def walk(self, rng: Random, until: int) -> tuple[Any, int, int, int]:
        """Plays up to `until` events. (position, decisions, events, moves listed), untimed."""
        raise NotImplementedError

    def copier(self, position: Any) -> Callable[[], object]:
        raise NotImplementedError

    def halfway(self) -> Any:
        """The position in the middle of a game of median length."""
        lengths = {seed: self.walk(Random(seed), sys.maxsize)[2] for seed in range(SURVEYED)}
        seed = sorted(lengths, key=lambda seed: lengths[seed])[SURVEYED // 2]
        return self.walk(Random(seed), lengths[seed] // 2)[0]

    def survey(self) -> dict[str, object]:
        decisions = events = listed = 0
        for seed in range(SURVEYED):
            _, own, all_, moves = self.walk(Random(seed), sys.maxsize)
            decisions += own
            events += all_
            listed += moves
        return {
            "name": self.name,
            "game": self.game,
            "players": self.players,
            "how": self.how,
            "headline": self.headline,
            "decisions_per_game": decisions / SURVEYED,
            "events_per_decision": events / decisions,
            "moves_per_decision": listed / decisions,
        }


# --- farshore -----------------------------------------------------------------------------------


class Farshore(Contender):
    """The library's own loop: `farshore.core.playout.play_randomly`."""

    def __init__(self, game: Any, players: int, how: str = "library's loop") -> None:
        title = game.info.name
        super().__init__(f"farshore {title} {players} ({how})", title, players, how)
        self.setup = game.setup(players, _simulator_options(game))
        self.begin = game.begin
        self.play_randomly = importlib.import_module("farshore.core.playout").play_randomly

    def play(self, rng: Random) -> int:
        state = self.begin(self.setup)
        decisions: int = self.play_randomly(state, rng)
        state.results()
        return decisions

    def walk(self, rng: Random, until: int) -> tuple[Any, int, int, int]:
        state = self.begin(self.setup)
        decisions = events = listed = 0
        while not state.is_over() and events < until:
            actor = state.actor()
            if actor < 0:
                move = state.draw(rng)
            else:
                legal = state.legal(actor)
                move = legal[int(rng.random() * len(legal))]
                decisions += 1
                listed += len(legal)
            state.apply(actor, move)
            events += 1
        return state, decisions, events, listed

    def copier(self, position: Any) -> Callable[[], object]:
        clone: Callable[[], object] = position.clone
        return clone


class FarshoreFromPython(Farshore):
    """The loop written in Python, as for OpenSpiel: every call crosses into the library."""

    def __init__(self, game: Any, players: int) -> None:
        super().__init__(game, players, "loop in Python")

    def play(self, rng: Random) -> int:
        state = self.begin(self.setup)
        random = rng.random
        decisions = 0
        while not state.is_over():
            actor = state.actor()
            if actor < 0:
                state.apply(actor, state.draw(rng))
            else:
                legal = state.legal(actor)
                state.apply(actor, legal[int(random() * len(legal))])
                decisions += 1
        state.results()
        return decisions


class FarshoreReplay(Farshore):
    """Games of players with character, recorded beforehand: longer, fuller positions.

    Every decision lists its moves and draws a number, but the move that is played is the
    recorded one. The loop is written in Python.
    """

    def __init__(self, game: Any, players: int) -> None:
        super().__init__(game, players, "full games, loop in Python")
        playing = importlib.import_module("tests.support.playing")
        cases = importlib.import_module("tests.support.cases")
        options = tuple(_simulator_options(game).items())
        case = cases.Case(self.game, players, options, self.name)
        self.records = [playing.random_record(case, seed)[0].moves for seed in range(SURVEYED)]
        self.at = 0

    def play(self, rng: Random) -> int:
        moves = self.records[self.at % SURVEYED]
        self.at += 1
        state = self.begin(self.setup)
        random = rng.random
        decisions = 0
        for actor, move in moves:
            if actor >= 0:
                legal = state.legal(actor)
                legal[int(random() * len(legal))]
                decisions += 1
            state.apply(actor, move)
        state.results()
        return decisions

    def walk(self, rng: Random, until: int) -> tuple[Any, int, int, int]:
        moves = self.records[int(rng.random() * SURVEYED)]
        state = self.begin(self.setup)
        decisions = listed = 0
        for actor, move in moves[:until]:
            if actor >= 0:
                decisions += 1
                listed += len(state.legal(actor))
            state.apply(actor, move)
        return state, decisions, min(until, len(moves)), listed


def _simulator_options(game: Any) -> dict[str, object]:
    return {option.name: option.simulator_default for option in game.info.options}


def farshore() -> tuple[str, list[Contender]]:
    library = importlib.import_module("farshore")
    games = [library.load(name) for name in library.game_names()]
    contenders: list[Contender] = []
    for game in games:
        usual = 4 if 4 in game.info.players else game.info.default_players
        for players in game.info.players:
            contenders.append(Farshore(game, players))
            contenders[-1].headline = players == usual
        contenders.append(FarshoreFromPython(game, usual))
        contenders.append(FarshoreReplay(game, usual))
    kernel = importlib.import_module("farshore.core.state").__file__ or ""
    build = "interpreted" if kernel.endswith(".py") else "compiled"
    return f"{version('farshore')} {build}", contenders


# --- catanatron ---------------------------------------------------------------------------------


class Catanatron(Contender):
    """Its `Game.play`, without the two copies that it makes for observers, and with
    `validate_action=False`: its fastest way. Dice and cards are drawn inside a move.
    """

    def __init__(self) -> None:
        super().__init__("catanatron 4", "catan", 4, "loop in Python")
        library = importlib.import_module("catanatron")
        self.new_game = library.Game
        self.seats = [library.RandomPlayer(color) for color in library.Color]
        self.limit = importlib.import_module("catanatron.game").TURNS_LIMIT

    def start(self, rng: Random) -> Any:
        return self.new_game(self.seats, seed=1 + int(rng.random() * sys.maxsize))

    def play(self, rng: Random) -> int:
        game = self.start(rng)
        state = game.state
        random = global_random.random
        decisions = 0
        while game.winning_color() is None and state.num_turns < self.limit:
            legal = state.playable_actions
            game.execute(legal[int(random() * len(legal))], validate_action=False)
            decisions += 1
        return decisions

    def walk(self, rng: Random, until: int) -> tuple[Any, int, int, int]:
        game = self.start(rng)
        state = game.state
        decisions = listed = 0
        while game.winning_color() is None and state.num_turns < self.limit and decisions < until:
            legal = state.playable_actions
            game.execute(legal[int(global_random.random() * len(legal))], validate_action=False)
            decisions += 1
            listed += len(legal)
        return game, decisions, decisions, listed

    def copier(self, position: Any) -> Callable[[], object]:
        copy: Callable[[], object] = position.copy
        return copy


def catanatron() -> tuple[str, list[Contender]]:
    return version("catanatron"), [Catanatron()]


# --- OpenSpiel ----------------------------------------------------------------------------------


class OpenSpiel(Contender):
    """C++ rules through the library's Python module. Chance is drawn by walking along its list of
    outcomes, which is many times faster than the `numpy.random.choice` of its examples.
    """

    def __init__(self, name: str) -> None:
        self.library_game = importlib.import_module("pyspiel").load_game(name)
        players = self.library_game.num_players()
        super().__init__(f"open_spiel {name} {players}", name, players, "loop in Python")

    def play(self, rng: Random) -> int:
        state = self.library_game.new_initial_state()
        random = rng.random
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_outcome(state, random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        state.returns()
        return decisions

    def walk(self, rng: Random, until: int) -> tuple[Any, int, int, int]:
        state = self.library_game.new_initial_state()
        decisions = events = listed = 0
        while not state.is_terminal() and events < until:
            if state.is_chance_node():
                state.apply_action(_outcome(state, rng.random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
                listed += len(legal)
            events += 1
        return state, decisions, events, listed

    def copier(self, position: Any) -> Callable[[], object]:
        clone: Callable[[], object] = position.clone
        return clone


def _outcome(state: Any, ticket: float) -> int:
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:
        ticket -= probability
        if ticket < 0:
            return int(action)
    return int(outcomes[-1][0])


def open_spiel() -> tuple[str, list[Contender]]:
    games = ("hearts", "backgammon", "gin_rummy")
    return version("open_spiel"), [OpenSpiel(name) for name in games]


# --- measuring ----------------------------------------------------------------------------------


def measure_play(contender: Contender, seconds: float, seed: int) -> dict[str, float]:
    """Whole games until the processor time is used up."""
    rng = Random(seed)
    play = contender.play
    games = decisions = 0
    clock = time.process_time
    start = clock()
    spent = 0.0
    while spent < seconds:
        decisions += play(rng)
        games += 1
        spent = clock() - start
    return {"seconds": spent, "games": games, "decisions": decisions}


def measure_copy(copy: Callable[[], object], seconds: float) -> dict[str, float]:
    copies = 0
    clock = time.process_time
    start = clock()
    spent = 0.0
    while spent < seconds:
        for _ in range(200):
            copy()
        copies += 200
        spent = clock() - start
    return {"seconds": spent, "copies": copies}


def main() -> None:
    sys.path.insert(0, str(ROOT))
    sides = {"farshore": farshore, "catanatron": catanatron, "open_spiel": open_spiel}
    label, found = sides[sys.argv[1]]()
    contenders = {contender.name: contender for contender in found}
    copiers = {contender.name: contender.copier(contender.halfway()) for contender in found}
    surveys = [contender.survey() for contender in found]
    print(json.dumps({"version": label, "contenders": surveys}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        name = request["contender"]
        if request["do"] == "play":
            answer = measure_play(contenders[name], request["seconds"], request["seed"])
        else:
            answer = measure_copy(copiers[name], request["seconds"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
