"""Points, places and tie-breaks (ANT-163 to ANT-181)."""

import pytest

from farshore.core.result import Results
from farshore.games.antarctica.scoring import scores
from farshore.games.antarctica.state import AntarcticaState
from tests.antarctica.positions import AREAS, GAME, TRACKS, Board, Document

CARDS_OF_TOP = [
    "basic_03",
    "basic_05",
    "basic_07",
    "basic_09",
    "basic_12",
    "basic_14",
    "double_05",
]
"""Seven cards of different types with one scientist each and no star."""
STARRED = ["double_01", "double_02", "double_03", "double_04", "double_09", "double_10"]


def scored(document: Document) -> Results:
    """The result if the game ended in this position."""
    return GAME.results(GAME.from_position(document))


def test_points_alone_are_those_of_the_result() -> None:
    state = settled(bare(), "top", 3, 1, 0, 0).load()
    assert isinstance(state, AntarcticaState)
    assert scores(state) == GAME.results(state).scores
    assert scores(state)[0] > scores(state)[1] > 0


def bare(players: int = 4) -> Board:
    """A game that has just begun, without the extra cube: nothing that scores."""
    return Board(players).cubes("track_a", *[0] * players)


def settled(board: Board, area: str, *scientists: int, start: str = "crane") -> Board:
    """An area with as many buildings as scientists there, and the starting building besides."""
    board.starts(**{start: area})
    owners = [number for number, count in enumerate(scientists) for _ in range(count)]
    for card, owner in zip(CARDS_OF_TOP, owners, strict=False):
        board.built(card, area, owner)
    return board


# --- the four categories ------------------------------------------------------------------------


@pytest.mark.rule("ANT-163", "ANT-164", "ANT-051")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_without_anything_is_worth_nothing(players: int) -> None:
    result = scored(bare(players).document())
    assert result.scores == [0] * players
    assert result.parts == {
        category: [0] * players for category in ("areas", "tracks", "stars", "returned")
    }


@pytest.mark.rule("ANT-163", "ANT-178")
def test_the_score_is_the_sum_of_the_four_categories() -> None:
    board = settled(bare(), "top", 2, 1).cubes("track_b", 4, 3, 0, 0).gave_back_cubes(2, 1)
    result = scored(board.built("double_01", "left", 1).document())
    assert result.parts == {
        "areas": [8, 2 + 4, 0, 0],  # top: 4 buildings, 3 scientists; left: 2 buildings, 1
        "tracks": [4, 2, 0, 0],
        "stars": [0, 1, 0, 0],
        "returned": [0, 0, 1, 0],
    }
    assert result.scores == [12, 9, 1, 0]


@pytest.mark.rule("ANT-E10", "ANT-164", "ANT-165", "ANT-166", "ANT-167")
def test_the_worked_example_of_an_area() -> None:
    """8 buildings; 3, 3, 1 and 0 scientists."""
    result = scored(settled(bare(), "top", 3, 3, 1, 0).document())
    assert result.parts["areas"] == [16, 16, 3, 0]


@pytest.mark.rule("ANT-164", "ANT-165", "ANT-166", "ANT-167", "ANT-I23")
@pytest.mark.parametrize(
    ("scientists", "points"),
    [
        ([1, 0, 0, 0], [4, 0, 0, 0]),  # 2 buildings + 1 scientist + 1
        ([2, 1, 0, 0], [8, 2, 0, 0]),
        ([4, 2, 1, 0], [16, 4, 2, 0]),
        ([3, 2, 1, 1], [16, 3, 2, 2]),  # the last two share the third rank
        ([3, 2, 2, 0], [16, 3, 3, 0]),
        ([2, 2, 2, 1], [16, 16, 16, 2]),  # the next rank after three first ones
        ([1, 1, 0, 0], [6, 6, 0, 0]),
    ],
)
def test_areas_are_ranked_by_scientists(scientists: list[int], points: list[int]) -> None:
    result = scored(settled(bare(), "top", *scientists).document())
    assert result.parts["areas"] == points


@pytest.mark.rule("ANT-166", "ANT-168")
def test_starting_buildings_count_and_ships_do_not() -> None:
    """One scientist stands where nothing but the starting building is."""
    board = bare().starts(camp="top").built("basic_03", "left", standing="top")
    for fleet in ([], [1, 1, 2]):
        board.ships(right=[0], top=[*fleet]).menu(0, target="right", sun="bottom_left")
        assert scored(board.document()).parts["areas"] == [3, 0, 0, 0]


@pytest.mark.rule("ANT-166", "ANT-022")
def test_scientists_score_where_they_stand_whoever_built_there() -> None:
    board = bare().starts(camp="top", crane="left").built("basic_03", "left", 1, standing="top")
    assert scored(board.built("basic_05", "left", 0).document()).parts["areas"] == [5, 3, 0, 0]


@pytest.mark.rule("ANT-169")
def test_the_order_of_the_areas_does_not_change_the_totals() -> None:
    board = settled(bare(), "top", 3, 2, 1)
    board.built("double_01", "left", 1).built("double_03", "top_left", 2)
    for area, card in (("bottom", "double_07"), ("bottom_right", "double_09")):
        board.built(card, area, 3)
    expected = scored(board.document())
    assert min(expected.parts["areas"]) > 0
    for sun in AREAS:
        board.menu(0, target="right" if sun != "right" else "left", sun=sun)
        assert scored(board.document()).to_json() == expected.to_json()


@pytest.mark.rule("ANT-E11", "ANT-164", "ANT-170", "ANT-171", "ANT-172", "ANT-R36")
def test_the_worked_example_of_a_track() -> None:
    """Values 7, 5 and 2, one player without a cube."""
    result = scored(bare().cubes("track_d", 9, 7, 3, 0).document())
    assert result.parts["tracks"] == [14, 7, 5, 0]


@pytest.mark.rule("ANT-170", "ANT-171", "ANT-172")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ([1, 0, 0, 0], [1, 0, 0, 0]),
        ([1, 2, 0, 0], [1, 2, 0, 0]),  # equal values, but one is ahead
        ([4, 3, 0, 0], [4, 2, 0, 0]),
        ([10, 9, 8, 7], [26, 8, 7, 6]),
        ([0, 5, 0, 6], [0, 4, 0, 7]),
    ],
)
def test_tracks_are_ranked_by_the_position_of_the_cubes(
    spaces: list[int], points: list[int]
) -> None:
    assert scored(bare().cubes("track_c", *spaces).document()).parts["tracks"] == points


@pytest.mark.rule("ANT-163", "ANT-171")
def test_every_track_is_a_scoring_of_its_own() -> None:
    board = bare().cubes("track_a", 3, 0, 0, 0).cubes("track_e", 2, 4, 0, 0)
    assert scored(board.document()).parts["tracks"] == [2 + 2, 3, 0, 0]


@pytest.mark.rule("ANT-173", "ANT-174", "ANT-164", "ANT-165", "ANT-014")
@pytest.mark.parametrize(
    ("stars", "points"),
    [
        ([1, 0, 0, 0], [1, 0, 0, 0]),
        ([2, 1, 0, 0], [3, 2, 0, 0]),
        ([3, 2, 1, 0], [6, 3, 2, 0]),
        ([2, 2, 1, 1], [6, 6, 2, 2]),
        ([0, 1, 1, 1], [0, 3, 3, 3]),
    ],
)
def test_starred_cards_are_ranked_by_number(stars: list[int], points: list[int]) -> None:
    board = bare()
    free = [*STARRED]
    for number, count in enumerate(stars):
        for _ in range(count):
            card = free.pop(0)
            board.built(card, AREAS[len(free)], number)
    assert scored(board.document()).parts["stars"] == points


@pytest.mark.rule("ANT-173", "ANT-014")
def test_cards_without_a_star_do_not_count_as_starred() -> None:
    assert scored(settled(bare(), "top", 4, 3).document()).parts["stars"] == [0, 0, 0, 0]


@pytest.mark.rule("ANT-175", "ANT-176", "ANT-121", "ANT-164", "ANT-165")
@pytest.mark.parametrize(
    ("ships", "returned_cubes", "points"),
    [
        ([0, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]),
        ([2, 0, 0, 0], [0, 1, 0, 0], [3, 2, 0, 0]),
        ([1, 0, 1, 0], [1, 1, 0, 0], [4, 2, 2, 0]),
        ([0, 2, 0, 1], [2, 0, 1, 0], [6, 6, 2, 2]),
    ],
)
def test_returned_pieces_are_ranked_by_number(
    ships: list[int], returned_cubes: list[int], points: list[int]
) -> None:
    """Ships and cubes count alike."""
    board = bare()
    for number in range(4):
        board.unused(number, 2 - ships[number]).gave_back_cubes(number, returned_cubes[number])
    assert scored(board.document()).parts["returned"] == points


@pytest.mark.rule("ANT-177")
def test_scores_have_no_upper_limit() -> None:
    board = bare()
    for track in TRACKS:
        board.cubes(track, 10, 9, 8, 7)
    assert scored(board.document()).scores == [130, 40, 35, 30]


# --- winner and tie-breaks ----------------------------------------------------------------------


@pytest.mark.rule("ANT-178", "ANT-N10")
def test_the_highest_score_wins() -> None:
    result = scored(bare().cubes("track_a", 1, 3, 2, 0).document())
    assert result.scores == [1, 4, 2, 0]
    assert (result.winners, result.places) == ([1], [3, 1, 2, 4])
    assert result.decided_by == ["score"]


@pytest.mark.rule("ANT-179", "ANT-R34")
@pytest.mark.parametrize(
    "board",
    [
        # seat 1 is first on two tracks, seat 0 on one that is worth as much
        bare(2).cubes("track_a", 3, 0).cubes("track_b", 0, 1).cubes("track_c", 0, 2),
        # seat 1 is first on a track and with returned pieces
        bare(2).cubes("track_a", 3, 0).cubes("track_b", 0, 2).gave_back_cubes(1, 1),
        # seat 1 has a starred card and so an area, seat 0 a track that is worth as much
        bare(2).cubes("track_a", 7, 0).built("double_01", "left", 1),
    ],
    ids=["tracks", "returned", "stars"],
)
def test_more_first_ranks_break_a_tie(board: Board) -> None:
    result = scored(board.document())
    assert result.scores[0] == result.scores[1] > 0
    assert (result.winners, result.places) == ([1], [2, 1])
    assert result.decided_by == ["score", "first_ranks"]


@pytest.mark.rule("ANT-179", "ANT-R34")
def test_a_shared_first_rank_counts_for_all_who_share_it() -> None:
    """Seat 1 is first in an area together with seat 2, and on a track; seat 0 on a better track."""
    board = settled(bare(3), "top", 0, 1, 1).cubes("track_a", 9, 0, 0).cubes("track_b", 0, 1, 0)
    result = scored(board.document())
    assert result.scores == [7, 7, 6]
    assert (result.winners, result.places) == ([1], [2, 1, 3])
    assert result.decided_by == ["score", "first_ranks"]


@pytest.mark.rule("ANT-180", "ANT-179")
def test_then_more_building_cards_break_a_tie() -> None:
    """Seat 1 is first in an area worth 4, seat 0 on a track worth 4."""
    result = scored(bare(2).cubes("track_a", 6, 0).built("basic_03", "left", 1).document())
    assert result.scores == [4, 4]
    assert (result.winners, result.places) == ([1], [2, 1])
    assert result.decided_by == ["score", "first_ranks", "building_cards"]


@pytest.mark.rule("ANT-181", "ANT-N10")
@pytest.mark.parametrize(
    ("spaces", "winners", "places"),
    [
        ([0, 0, 0, 0], [0, 1, 2, 3], [1, 1, 1, 1]),
        ([5, 0, 5, 0], [0, 2], [1, 3, 1, 3]),
        ([5, 6, 5, 0], [1], [2, 1, 2, 4]),
    ],
)
def test_still_tied_the_victory_is_shared(
    spaces: list[int], winners: list[int], places: list[int]
) -> None:
    """Each seat is alone on a track of its own, if it has a cube at all."""
    board = bare()
    for number, space in enumerate(spaces):
        board.cube(TRACKS[number], number, space)
    result = scored(board.document())
    assert (result.winners, result.places) == (winners, places)
    assert result.decided_by == ["score", "first_ranks", "building_cards"]


@pytest.mark.rule("ANT-178", "ANT-179")
def test_the_score_comes_before_first_ranks_and_cards() -> None:
    """Seat 0 has a card and three first ranks, but seat 1's only one is worth a point more."""
    board = bare(2).built("double_01", "left", 0).cubes("track_a", 1, 0).cubes("track_b", 0, 9)
    result = scored(board.document())
    assert result.scores == [4 + 1 + 1, 7]
    assert (result.winners, result.decided_by) == ([1], ["score"])
