"""`sample`: what a seat knows of the shipyard cards stays true, and the rest is dealt anew.

The stories say what happened to shipyard cards, in the words of a position document. `worlds`
works out, by trying everything, which kinds the cards can have had as far as a viewer knows.
"""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

import farshore
from farshore import SPECTATOR, State
from farshore.core.types import Seat
from tests.antarctica.positions import KINDS, Board, decision, legal, look, play

COPIES = dict(zip(KINDS, [6, 3, 2, 2], strict=True))
SAMPLES = 200
LOOKED = " looked"
"""How the story tells of a look through the stack without taking a card."""


def told(players: int, *story: str) -> Board:
    """A position in which all this has happened to shipyard cards; seat 0 is at its menu."""
    board = Board(players).ships(right=[0], left=[1]).menu(0, target="right", sun="bottom_left")
    for entry in story:
        board.doc["shipyard"]["story"].append(entry)
        if entry.endswith(LOOKED):
            continue
        seat, how, kind = entry.split(" ")
        if how == "played":
            standing = board.doc["areas"]["left"]["scientists"]
            standing[int(seat)] += kind == "place_scientist"
        else:
            board.doc["shipyard"]["stack"][kind] -= 1
    return board


def drawn(board: Board, seat: int, *kinds: str, item: str = "draft_pick") -> Board:
    """Seat `seat` holds the packet of a running draft."""
    for kind in kinds:
        board.doc["shipyard"]["stack"][kind] -= 1
    return board.push(item, seat=seat, packet={kind: kinds.count(kind) for kind in KINDS})


def story_of(state: State) -> tuple[str, ...]:
    """What happened to the shipyard cards, those of a running draft last."""
    document: Any = state.position()
    packet = document["agenda"][-1].get("packet", {})
    left = [f"* drawn {kind}" for kind in KINDS for _ in range(packet.get(kind, 0))]
    return (*document["shipyard"]["story"], *left)


def sampled(state: State, viewer: int) -> Counter[tuple[str, ...]]:
    """The stories of many samples."""
    rng = Random(viewer)
    return Counter(story_of(state.sample(Seat(viewer), rng)) for _ in range(SAMPLES))


def hands(state: State, viewer: int, seat: int) -> set[tuple[int, ...]]:
    """The hands of a seat (cards of each kind) that occur in samples for the viewer."""
    found = set()
    for story in sampled(state, viewer):
        held = Counter[str]()
        for entry in story:
            if entry.endswith(LOOKED):
                continue
            owner, how, kind = entry.split(" ")
            if owner == str(seat):
                held[kind] += -1 if how == "played" else 1
        found.add(tuple(held[kind] for kind in KINDS))
    return found


# --- by trying everything -----------------------------------------------------------------------


def observed(story: tuple[str, ...], players: int, viewer: int, looking: str) -> list[object]:
    """All that a viewer ever saw of this story. `looking`: at the stack or the packet, now."""
    seen: list[object] = []
    taken = Counter[str]()
    draft: list[str] = []
    drafts = [entry.split(" ")[2] for entry in story if entry.split(" ")[1] in ("drafted", "drawn")]
    for entry in story:
        seat, how, kind = entry.split(" ")
        mine = seat == str(viewer)
        if how == "played" or mine:
            seen.append(entry)
        if how == "picked" and mine:
            seen.append(sorted(taken.items()))
        if how in ("drafted", "drawn"):
            at = len(draft)
            rest = drafts[at : at - at % players + players]
            draft.append(kind)
            if how == "drafted" and mine:
                seen.append(sorted(rest))
        if how != "played":
            taken[kind] += 1
    if looking:
        packet = [entry.split(" ")[2] for entry in story if " drawn " in entry]
        seen.append(sorted(taken.elements() if looking == "stack" else packet))
    return seen


def possible(story: tuple[str, ...]) -> bool:
    """No more cards of a kind than there are, and nobody plays what they do not have."""
    taken = Counter[str]()
    held = Counter[tuple[str, str]]()
    for entry in story:
        seat, how, kind = entry.split(" ")
        taken[kind] += how != "played"
        held[seat, kind] += -1 if how == "played" else 1
        if taken[kind] > COPIES[kind] or held[seat, kind] < 0:
            return False
    return True


def worlds(state: State, viewer: int, looking: str = "") -> set[tuple[str, ...]]:
    """Every story that the viewer cannot tell from the real one."""
    real = story_of(state)
    choices = [[entry] if " played " in entry else [] for entry in real]
    for at, entry in enumerate(real):
        if not choices[at]:
            head = entry.rsplit(" ", 1)[0]
            choices[at] = [f"{head} {kind}" for kind in KINDS]
    expected = observed(real, state.players, viewer, looking)
    found = set()
    for story in product(*choices):
        if possible(story) and observed(story, state.players, viewer, looking) == expected:
            done = [entry for entry in story if " drawn " not in entry]
            left = sorted(
                set(story) - set(done), key=lambda entry: KINDS.index(entry.split(" ")[2])
            )
            packet = [entry for entry in left for _ in range(story.count(entry))]
            found.add((*done, *packet))
    return found


ICE, PLACE, TWO, FAST = KINDS

STORIES = {
    "nothing yet": told(3),
    "one pick": told(3, f"1 picked {FAST}"),
    "two picks": told(3, f"1 picked {FAST}", f"2 picked {ICE}"),
    "a look between": told(3, f"1 picked {FAST}", f"2 picked {ICE}", f"0 picked {TWO}"),
    "two looks": told(
        3,
        f"1 picked {FAST}",
        f"0 picked {ICE}",
        f"2 picked {TWO}",
        f"1 picked {TWO}",
        f"0 picked {ICE}",
    ),
    "played at once": told(3, f"1 picked {PLACE}", f"1 played {PLACE}", f"2 picked {FAST}"),
    "played later": told(3, f"1 picked {PLACE}", f"1 picked {FAST}", f"1 played {FAST}"),
    "a draft": told(3, f"1 drafted {TWO}", f"2 drafted {ICE}", f"0 drafted {FAST}"),
    "a draft after a look": told(
        3,
        f"1 picked {FAST}",
        f"0 picked {ICE}",
        f"0 drafted {TWO}",
        f"1 drafted {ICE}",
        f"2 drafted {TWO}",
    ),
    "a draft before a look": told(
        3,
        f"0 drafted {TWO}",
        f"1 drafted {ICE}",
        f"2 drafted {TWO}",
        f"2 picked {FAST}",
        f"1 picked {ICE}",
    ),
    "two drafts": told(
        2, f"0 drafted {TWO}", f"1 drafted {ICE}", f"1 drafted {FAST}", f"0 drafted {FAST}"
    ),
    "a draft with a play": told(
        3, f"1 drafted {TWO}", f"2 drafted {FAST}", f"0 drafted {FAST}", f"2 played {FAST}"
    ),
    "a draft begins": drawn(told(3, f"2 picked {FAST}"), 1, TWO, ICE, TWO),
    "a draft goes on": drawn(told(3, f"2 picked {FAST}", f"1 drafted {TWO}"), 2, ICE, TWO),
    "a draft ends": drawn(told(3, f"1 drafted {TWO}", f"2 drafted {FAST}"), 0, ICE),
    "cards are drawn": drawn(told(3, f"2 picked {FAST}"), 1, TWO, ICE, item="draw_for_draft"),
    "the stack is gone": told(
        3, f"1 picked {FAST}", f"2 picked {ICE}", f"0 picked {ICE}"
    ).stack_gone(),
    "somebody looks now": told(3, f"1 picked {FAST}", f"0 picked {ICE}", f"2 picked {TWO}").push(
        "shipyard_pick", seat=1
    ),
}


@pytest.mark.rule("ANT-025", "ANT-I22", "ANT-090", "ANT-141")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("name", STORIES)
def test_samples_are_just_the_worlds_that_the_viewer_cannot_tell_apart(
    name: str, viewer: int
) -> None:
    state = STORIES[name].load()
    if viewer >= state.players:
        viewer = SPECTATOR
    own = state.view(Seat(viewer)).get("you", {})
    assert isinstance(own, dict)
    looking = "stack" if "shipyard_stack" in own else "packet" if "packet" in own else ""
    expected = worlds(state, viewer, looking)
    found = set(sampled(state, viewer))
    assert found <= expected
    if len(expected) <= 10:
        assert found == expected
    else:
        assert len(found) > 10


# --- what can be worked out exactly -------------------------------------------------------------


@pytest.mark.rule("ANT-090", "ANT-092")
def test_one_card_gone_between_two_looks_is_known_for_certain() -> None:
    state = told(2, f"1 picked {PLACE}", f"0 picked {ICE}").load()
    assert hands(state, 0, 1) == {(0, 1, 0, 0)}
    assert len(hands(state, 1, 0)) > 1  # seat 1 looked before seat 0 took its card


@pytest.mark.rule("ANT-090", "ANT-092", "ANT-R12")
def test_who_declines_a_card_has_looked_through_the_stack_all_the_same() -> None:
    state = told(2, f"1 picked {PLACE}").load()
    assert len(hands(state, 0, 1)) > 1
    state = told(2, f"1 picked {PLACE}", "0 looked").load()
    assert hands(state, 0, 1) == {(0, 1, 0, 0)}
    assert hands(state, 1, 0) == {(0, 0, 0, 0)}
    sample = look(state.sample(Seat(SPECTATOR), Random(3)))
    assert sample["shipyard"]["story"][1] == "0 looked"
    assert sum(sample["shipyard"]["stack"].values()) == 12


@pytest.mark.rule("ANT-090")
def test_two_cards_gone_between_two_looks_are_known_together() -> None:
    state = told(3, f"1 picked {PLACE}", f"2 picked {FAST}", f"0 picked {ICE}").load()
    assert hands(state, 0, 1) == hands(state, 0, 2) == {(0, 1, 0, 0), (0, 0, 0, 1)}
    assert hands(state, 2, 1) == {(0, 1, 0, 0)}


@pytest.mark.rule("ANT-090", "ANT-025")
def test_a_play_tells_which_of_two_known_cards_was_whose() -> None:
    state = told(
        3, f"1 picked {PLACE}", f"2 picked {FAST}", f"0 picked {ICE}", f"2 played {FAST}"
    ).load()
    assert hands(state, 0, 1) == {(0, 1, 0, 0)}
    assert hands(state, 0, 2) == {(0, 0, 0, 0)}


@pytest.mark.rule("ANT-141")
def test_the_last_but_one_of_a_draft_knows_the_last_card() -> None:
    state = told(3, f"1 drafted {TWO}", f"2 drafted {ICE}", f"0 drafted {FAST}").load()
    assert hands(state, 2, 0) == {(0, 0, 0, 1)}
    assert hands(state, 1, 0) == hands(state, 1, 2) == {(1, 0, 0, 0), (0, 0, 0, 1)}
    assert len(hands(state, 0, 1)) == 4


@pytest.mark.rule("ANT-090")
def test_who_picks_now_knows_what_has_left_the_stack() -> None:
    state = told(2, f"1 picked {TWO}").push("shipyard_pick", seat=0).load()
    assert hands(state, 0, 1) == {(0, 0, 1, 0)}
    for _ in range(20):
        assert legal(state.sample(Seat(0), Random(1))) == legal(state)


@pytest.mark.rule("ANT-090", "ANT-015")
def test_with_all_cards_of_a_kind_in_sight_nobody_else_can_hold_one() -> None:
    state = told(3, f"0 picked {FAST}", f"0 picked {FAST}", f"1 picked {ICE}").load()
    assert hands(state, 0, 1) == {(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)}


@pytest.mark.rule("ANT-093")
def test_what_left_the_game_with_the_stack_may_be_anything_unseen() -> None:
    """Nobody looked, so the hands may hold what was in the stack, and the stack stays empty."""
    state = told(3, f"1 picked {FAST}", f"2 picked {FAST}").stack_gone().load()
    assert len(hands(state, 0, 1)) == 4
    for seed in range(20):
        other = state.sample(Seat(0), Random(seed))
        assert look(other)["shipyard"]["stack"] == dict.fromkeys(KINDS, 0)


@pytest.mark.rule("ANT-093", "ANT-090")
def test_the_stack_that_left_the_game_stays_known_to_who_had_seen_it() -> None:
    state = told(2, f"0 picked {FAST}", f"1 picked {FAST}", f"0 picked {ICE}").stack_gone().load()
    assert hands(state, 0, 1) == {(0, 0, 0, 1)}


# --- what a sample keeps ------------------------------------------------------------------------


@pytest.mark.rule("ANT-I08", "ANT-I22")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("name", STORIES)
def test_a_sample_keeps_the_view_the_legal_moves_and_all_counts(name: str, viewer: int) -> None:
    state = STORIES[name].load()
    if viewer >= state.players:
        viewer = SPECTATOR
    before = look(state)
    for seed in range(5):
        other = state.sample(Seat(viewer), Random(seed))
        assert other.view(Seat(viewer)) == state.view(Seat(viewer))
        assert other.legal(Seat(viewer)) == state.legal(Seat(viewer))
        assert decision(other) == decision(state)
        document = look(other)
        assert sum(document["shipyard"]["stack"].values()) == sum(
            before["shipyard"]["stack"].values()
        )
        copies = Counter(entry.split(" ")[2] for entry in story_of(other) if "played" not in entry)
        copies.update(document["shipyard"]["stack"])
        if name != "the stack is gone":
            assert copies == COPIES
        assert state.game.from_position(document).position() == document
    assert look(state) == before


@pytest.mark.rule("ANT-I22")
def test_a_sample_is_independent_of_the_real_position() -> None:
    state = drawn(told(3), 0, TWO, ICE, FAST).load()
    before = look(state)
    other = state.sample(Seat(1), Random(3))
    play(other, f"0 {legal(other)[0]}")
    assert look(state) == before


@pytest.mark.rule("ANT-I22")
def test_the_same_luck_gives_the_same_sample() -> None:
    state = STORIES["two looks"].load()
    assert look(state.sample(Seat(2), Random(5))) == look(state.sample(Seat(2), Random(5)))


@pytest.mark.rule("ANT-I22")
@pytest.mark.parametrize("viewer", [3, -1])
def test_nobody_without_a_seat_gets_a_sample(viewer: int) -> None:
    with pytest.raises(farshore.UnknownName) as caught:
        told(3).load().sample(Seat(viewer), Random(1))
    assert caught.value.key == "unknown-seat"
