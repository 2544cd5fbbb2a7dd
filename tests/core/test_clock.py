"""The kernel asks no clock of its own: it uses the one that was lent last."""

from farshore.core.clock import lent_clock, measure_with


def test_bots_think_by_the_clock_that_was_lent_last() -> None:
    usual = lent_clock()
    assert usual() <= usual()
    measure_with(lambda: 7.0)
    try:
        assert lent_clock()() == 7.0
    finally:
        measure_with(usual)
    assert lent_clock() is usual
