"""The pictures are the boards of the web: what lies on the table is seen where it lies."""

import re
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

import farshore
from farshore import envs
from farshore.core.state import SPECTATOR
from farshore.envs import rendering, web_boards
from farshore.formats import documents
from tests.envs.support import CASES, walk
from tests.support.cases import Case

DRAWN = [case for case in CASES if case.game != "lanterns"]
SEATS = ["#d1495b", "#1f7fd1", "#c98a00", "#2c8f62"]
SUN = (255, 201, 61)
HEIGHTS = {"antarctica": 900, "aquatica": 925, "council": 960}
"""Every frame of a film has the same size, however much lies on the table."""
HULL = re.compile(r'<path d="M-31-12\.5C[^>]*style="fill:(#\w+)')


def reached(game: str, players: int, decisions: int, seed: int = 3) -> Any:
    """An environment after so many random decisions."""
    env = envs.aec(game, players, render_mode="rgb_array")
    env.reset(seed=seed)
    walk(env, Random(seed), decisions)
    return env


def drawing_of(env: Any) -> str:
    return "".join(web_boards.board(env.position))


def texts(drawing: str) -> str:
    """All that is written in a drawing."""
    return "\n".join(re.findall(r"<text[^>]*>([^<]*)</text>", drawing))


@pytest.mark.parametrize("case", DRAWN, ids=str)
def test_a_picture_is_as_large_as_a_board_and_full_of_things(case: Case) -> None:
    pixels = reached(case.game, case.players, 100).render()
    assert pixels.shape == (HEIGHTS[case.game], 1280, 3)
    board = pixels[:, 264:].astype(np.int32) @ (65536, 256, 1)
    _, counts = np.unique(board, return_counts=True)
    assert len(counts) > 1000
    assert counts.max() < 0.5 * counts.sum()


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council"])
def test_the_same_position_is_the_same_picture_and_another_is_not(game: str) -> None:
    env = reached(game, 2, 30)
    pixels = env.render()
    copy = env.clone()
    assert np.array_equal(copy.render(), pixels)
    walk(copy, Random(1), 4)
    assert not np.array_equal(copy.render(), pixels)
    assert np.array_equal(env.render(), pixels)


@pytest.mark.parametrize("case", DRAWN, ids=str)
def test_a_picture_shows_nothing_that_a_spectator_cannot_know(case: Case) -> None:
    for decisions in (5, 60):
        position = reached(case.game, case.players, decisions).position
        other = position.sample(SPECTATOR, Random(8))
        assert web_boards.board(other) == web_boards.board(position)


def test_nothing_is_left_that_only_a_browser_would_understand() -> None:
    for game in ("antarctica", "aquatica", "council"):
        drawing = drawing_of(reached(game, 2, 50))
        for foreign in ("var(", "color-mix", "calc(", "class=", "<div", "<span", "NaN"):
            assert foreign not in drawing


def test_ships_have_the_colours_of_their_seats() -> None:
    for decisions in (0, 20, 90):
        env = reached("antarctica", 4, decisions)
        areas = env.position.view(SPECTATOR)["areas"].values()
        lying = Counter(SEATS[seat] for area in areas for seat in area["ships"] if seat is not None)
        assert Counter(HULL.findall(drawing_of(env))) == lying
        assert decisions == 0 or lying


def test_the_sun_shines_on_its_area() -> None:
    seen = set()
    env = reached("antarctica", 2, 0)
    for _ in range(8):
        walk(env, Random(1), 13)
        sun = env.position.view(SPECTATOR)["sun"]
        down, across = np.nonzero((env.render()[:, 264:] == SUN).all(axis=2))
        x, y = np.median(across) - 1016 / 2, np.median(down) - 900 / 2
        if "_" in sun:  # the others lie astride an axis
            assert (x < 0) == ("left" in sun)
            assert (y < 0) == ("top" in sun)
            seen.add(sun)
    assert len(seen) >= 2


def test_cards_and_galaxies_are_named() -> None:
    env = reached("antarctica", 3, 40)
    view, names = env.position.view(SPECTATOR), env.config.setup.edition.names
    cards = {card["id"]: card for card in components("antarctica")["building_cards"]}
    for stack in view["stacks"].values():
        building = names["building"][cards[stack["top"]]["builds"]]["en"]
        assert building.split()[0] in texts(drawing_of(env))

    env = reached("aquatica", 3, 40)
    view, names = env.position.view(SPECTATOR), env.config.setup.edition.names
    assert any(view["upper"] + view["lower"])
    for location in filter(None, view["upper"] + view["lower"]):
        assert names["location"][location]["en"][:8] in texts(drawing_of(env))

    env = reached("council", 2, 20)
    view, names = env.position.view(SPECTATOR), env.config.setup.edition.names
    for galaxy, part in view["galaxies"].items():
        shown = names["galaxy"][galaxy]["en"] in texts(drawing_of(env))
        assert shown == (part["slots"] > 0)


def components(game: str) -> Any:
    edition = farshore.load(game).setup().edition.name
    return documents.built_in_edition(game, edition)["components"]


def test_points_and_seats_are_written_beside_the_board() -> None:
    env = reached("council", 4, 150)
    written = texts(drawing_of(env)).split("\n")
    for seat, score in enumerate(env.position.view(SPECTATOR)["if_it_ended_now"]):
        assert written[written.index(f"Seat {seat}") + 1] == str(score)


def test_dark_is_another_design() -> None:
    position = reached("council", 2, 20).position
    dark = "".join(web_boards.board(position, "dark"))
    assert "#e9e0c8" not in dark  # the paper of the star atlas
    assert "#070919" in dark  # the night


def test_a_game_without_a_board_of_its_own_has_a_sheet() -> None:
    env = reached("lanterns", 2, 1)
    assert web_boards.board(env.position) == []
    assert env.render().shape[1] == rendering.WIDTH


def test_what_is_not_built_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_boards, "SCRIPT", "nothing.js")
    with pytest.raises(web_boards.NotBuilt, match=r"pages\.py pictures|make build"):
        web_boards.folder.__wrapped__()
