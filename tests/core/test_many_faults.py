"""A document full of faults is refused in linear time, with a bounded number of faults."""

import pytest

import farshore
from farshore.core.document import MOST_FAULTS
from farshore.core.errors import BadEdition
from farshore.formats.editions import builtin_components


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council"])
def test_a_hostile_edition_names_a_bounded_number_of_faults(game: str) -> None:
    """Comparing each fault with all earlier ones took 40 s for such an edition."""
    document = builtin_components(f"farshore.games.{game}")[0]
    assert isinstance(document, dict)
    for key, value in document.items():
        if isinstance(value, list):
            document[key] = [{}] * 4_000
    with pytest.raises(BadEdition) as error:
        farshore.load(game).read_edition(document)
    assert 0 < len(error.value.faults) <= MOST_FAULTS
