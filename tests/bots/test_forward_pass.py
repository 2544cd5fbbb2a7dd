"""The forward pass computes only what changed, and nobody can tell."""

from random import Random

from farshore.networks import ForwardPass, Network

FEATURES = 45
UNITS = 16
PLAYERS = 3


def network(rng: Random) -> Network:
    def numbers(count: int) -> list[float]:
        return [rng.gauss(0.0, 0.3) for _ in range(count)]

    inner, biases = numbers(FEATURES * UNITS), numbers(UNITS)
    outer, outer_biases = numbers(UNITS * PLAYERS), numbers(PLAYERS)
    return Network("g", 1, "e", PLAYERS, FEATURES, inner, biases, outer, outer_biases, [], [])


def test_logits_do_not_depend_on_what_was_evaluated_before() -> None:
    """To the last bit, whichever seat looks and however far its last row was from this one."""
    rng = Random("rows")
    net = network(rng)
    used = ForwardPass(net)
    row = bytearray(FEATURES)
    for _ in range(300):
        for _ in range(1 + int(rng.random() * 30)):
            row[int(rng.random() * FEATURES)] = int(rng.random() * 256)
        fresh = ForwardPass(net).logits(bytes(row))
        assert used.logits(bytes(row), int(rng.random() * PLAYERS)) == fresh
