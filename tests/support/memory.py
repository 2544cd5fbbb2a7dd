"""Plays many games in a process of its own and prints how much memory it holds on the way.

    python -m tests.support.memory GAME PLAYERS GAMES CHECKPOINTS

One JSON list a line: games played, bytes resident, blocks that Python holds.
"""

import gc
import json
import resource
import sys
from pathlib import Path
from random import Random

import farshore
from farshore.core.playout import play_randomly
from farshore.core.record import Record
from tests.support.cases import few_cases

_STATM = Path("/proc/self/statm")
EVERY_FEW = 50
"""How often a game is also looked at in every way that there is."""
LOOKED_AT = 2
"""So many games are looked at, again and again: parts of their views are kept."""


def resident() -> int:
    """Bytes in memory now; where the system does not tell, the most there ever were."""
    if _STATM.exists():
        return int(_STATM.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def look_at(state: farshore.State, seed: int) -> None:
    """Copies, views, samples and documents of one game half played, and its record."""
    rng = Random(seed)
    record = Record(state.setup)
    halfway = state.game.begin(state.setup)
    for _ in range(40):
        if not halfway.is_over():
            actor = halfway.actor()
            moves = halfway.legal(actor)
            record.moves.append((actor, moves[int(rng.random() * len(moves))]))
            halfway.play(actor, record.moves[-1][1])
    for seat in halfway.seats():
        halfway.view(seat)
        halfway.sample(seat, rng)
    halfway.game.from_position(halfway.position())
    Record.from_json(json.loads(record.to_line(halfway)))
    play_randomly(halfway.clone(), rng)


def main() -> None:
    name = sys.argv[1]
    players, games, checkpoints = (int(word) for word in sys.argv[2:5])
    setup = next(c for c in few_cases() if c.game == name and c.players == players).setup()
    rng = Random("memory")
    for number in range(games):
        state = setup.game.begin(setup)
        play_randomly(state, rng)
        state.results()
        if number % EVERY_FEW == 0:
            look_at(state, number // EVERY_FEW % LOOKED_AT)
        if (number + 1) % (games // checkpoints) == 0:
            gc.collect()
            print(json.dumps([number + 1, resident(), sys.getallocatedblocks()]), flush=True)


if __name__ == "__main__":
    main()
