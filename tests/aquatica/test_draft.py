"""The king draft: what it does, and who sees what when (AQU-032 to AQU-035, 13.3)."""

from random import Random

import pytest

from farshore.core.record import Record
from farshore.core.state import CHANCE, SPECTATOR
from farshore.core.types import Seat
from farshore.games.aquatica import GAME
from farshore.games.aquatica.state import AquaticaState
from tests.aquatica.scenes import legal, play, refused, seats, set_up, view

OFFERED = ["king_warlord", "king_host", "king_navigator", "king_usurper"]


def drafting(players: int = 3, first_player: int = 0) -> AquaticaState:
    """A draft whose offer is complete; with three players seats 2, 1, 0 choose."""
    state = set_up(players, kings="draft", first_player=first_player)
    for king in OFFERED[: players + 1]:
        play(state, f"* offer {king}")
    return state


@pytest.mark.rule("AQU-032")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_king_more_than_players_is_drawn_for_the_last_in_turn_order(players: int) -> None:
    state = set_up(players, kings="draft", first_player=1)
    drawn = 0
    while state.waiting() == (CHANCE,):
        outcomes = state.chances()
        assert len(outcomes) == 8 - drawn and {weight for _, weight in outcomes} == {1}
        state.play(CHANCE, outcomes[0][0])
        drawn += 1
    assert drawn == players + 1
    assert state.waiting() == (0,)  # just before the first player, who is seat 1
    assert len(legal(state)) == players + 1


@pytest.mark.rule("AQU-033", "AQU-034")
def test_the_rest_goes_counter_clockwise_until_the_first_player_chose_from_two() -> None:
    state = drafting()
    assert state.waiting() == (2,) and len(legal(state)) == 4
    play(state, "2 choose_king king_host")
    assert state.waiting() == (1,)
    assert legal(state) == {
        "1 choose_king king_warlord",
        "1 choose_king king_navigator",
        "1 choose_king king_usurper",
    }
    assert refused(state, "1 choose_king king_host") == "aquatica-not-on-offer"
    assert refused(state, "1 play matron") == "aquatica-king-first"
    play(state, "1 choose_king king_usurper")
    assert len(legal(state)) == 2
    play(state, "0 choose_king king_warlord")
    assert view(state)["kings_left_over"] == ["king_navigator"]
    assert [part["king"] for part in seats(state)] == ["king_warlord", "king_usurper", "king_host"]
    for part in seats(state):
        assert part["king"] in part["hand"] and len(part["hand"]) == 7
    assert state.waiting() == (0,) and "0 play king_warlord" in legal(state)


@pytest.mark.rule("AQU-035", "AQU-049")
def test_an_offer_is_seen_only_by_who_holds_or_held_it() -> None:
    state = drafting()
    assert view(state, 2)["you"]["offer"] == OFFERED
    for viewer in (0, 1):
        assert "offer" not in view(state, viewer)["you"]
    play(state, "2 choose_king king_host")
    assert view(state, 2)["you"]["king"] == "king_host"
    assert view(state, 2)["you"]["offer"] == OFFERED
    assert view(state, 1)["you"]["offer"] == ["king_warlord", "king_navigator", "king_usurper"]
    assert "offer" not in view(state, 0)["you"]
    for viewer in (0, 1, SPECTATOR):
        assert "king_host" not in str(view(state, viewer))
    play(state, "1 choose_king king_usurper")
    assert view(state, 0)["you"]["offer"] == ["king_warlord", "king_navigator"]
    play(state, "0 choose_king king_warlord")
    for viewer in (0, 1, 2, SPECTATOR):
        assert "king_host" in str(view(state, viewer))
        assert view(state, viewer)["kings_left_over"] == ["king_navigator"]


@pytest.mark.rule("AQU-035")
def test_the_log_hides_offers_and_choices_until_everyone_has_chosen() -> None:
    entries = [f"* offer {king}" for king in OFFERED]
    entries += [
        "2 choose_king king_host",
        "1 choose_king king_usurper",
        "0 choose_king king_warlord",
    ]
    state = set_up(3, kings="draft")
    record = Record(state.setup)
    for slot, card in enumerate(view(state)["row"]):
        record.moves.append((CHANCE, GAME.moves.number(f"reveal character_{slot + 1} {card}")))
    for slot, card in enumerate(view(state)["lower"]):
        record.moves.append((CHANCE, GAME.moves.number(f"reveal lower_{slot + 1} {card}")))
    for entry in entries[:-1]:
        actor, _, text = entry.partition(" ")
        record.moves.append((CHANCE if actor == "*" else Seat(int(actor)), GAME.moves.number(text)))
    masked = ["2 choose_king ?", "1 choose_king ?"]
    assert record.seen_moves(SPECTATOR)[12:] == masked
    assert record.seen_moves(Seat(0))[12:] == masked
    assert record.seen_moves(Seat(1))[12:] == ["2 choose_king ?", "1 choose_king king_usurper"]
    assert record.seen_moves(Seat(2))[12:] == [*entries[:5], "1 choose_king ?"]
    for viewer in (0, 1, 2, SPECTATOR):
        told = [
            GAME.event_json(event, Seat(viewer))
            for entry in record.log(Seat(viewer))[12:]
            if entry.visible()
            for event in entry.events
        ]
        hidden = {"king_host", "king_usurper"} - {
            1: {"king_usurper"},
            2: {"king_host", "king_usurper"},  # seat 2 saw the whole offer
        }.get(viewer, set())
        assert not any(king in str(told) for king in hidden)
    record.moves.append((Seat(0), GAME.moves.number("choose_king king_warlord")))
    for viewer in (0, 1, 2, SPECTATOR):
        assert record.seen_moves(Seat(viewer))[12:] == entries


@pytest.mark.rule("AQU-035")
def test_a_sample_keeps_what_the_seat_saw_and_deals_the_rest_anew() -> None:
    state = drafting()
    play(state, "2 choose_king king_host", "1 choose_king king_usurper")
    seen: dict[int, set[tuple[int, ...]]] = {0: set(), 1: set(), 2: set(), SPECTATOR: set()}
    rng = Random(7)
    for viewer, found in seen.items():
        for _ in range(200):
            other = state.sample(Seat(viewer), rng)
            assert isinstance(other, AquaticaState)
            found.add((*other.kings, other.offer))
            assert other.view(Seat(viewer)) == state.view(Seat(viewer))
    offer = state.offer
    warlord, host, navigator, usurper = 0, 3, 5, 7
    # seat 0 holds two kings; the others took two of the six that it does not see
    assert {kings[3] for kings in seen[0]} == {offer}
    assert len({kings[:3] for kings in seen[0]}) == 6 * 5
    # seat 1 saw three: what is left now is known, what seat 2 took is one of five
    assert {kings[1] for kings in seen[1]} == {usurper}
    assert {kings[3] for kings in seen[1]} == {offer}
    assert {kings[2] for kings in seen[1]} == {1, 2, host, 4, 6}
    # seat 2 saw all four and knows only its own: seat 1 took one of the other three
    assert {kings[2] for kings in seen[2]} == {host}
    assert {kings[1] for kings in seen[2]} == {warlord, navigator, usurper}
    for kings in seen[2]:
        left = {warlord, navigator, usurper} - {kings[1]}
        assert kings[3] == sum(1 << king for king in left)
    # a spectator knows nothing: two of eight are taken, two are left
    assert {king for kings in seen[SPECTATOR] for king in kings[1:3]} == set(range(8))
    assert len(seen[SPECTATOR]) > 150


def test_a_sample_while_the_offer_is_drawn_keeps_it_for_its_holder_only() -> None:
    state = set_up(3, kings="draft", first_player=0)
    play(state, "* offer king_host", "* offer king_trader")
    rng = Random(1)
    assert view(state, 2)["you"]["offer"] == ["king_trader", "king_host"]
    kept = {str(state.sample(Seat(2), rng).position()["draft"]) for _ in range(20)}
    assert len(kept) == 1
    dealt = {str(state.sample(Seat(0), rng).position()["draft"]) for _ in range(60)}
    assert len(dealt) > 10


def test_in_solo_nothing_is_hidden() -> None:
    state = set_up(1)
    record = Record(state.setup)
    for slot, card in enumerate(view(state)["row"]):
        record.moves.append((CHANCE, GAME.moves.number(f"reveal character_{slot + 1} {card}")))
    for slot, card in enumerate(view(state)["lower"]):
        record.moves.append((CHANCE, GAME.moves.number(f"reveal lower_{slot + 1} {card}")))
    for text in ("offer king_host", "offer king_trader", "offer king_usurper"):
        record.moves.append((CHANCE, GAME.moves.number(text)))
    assert record.seen_moves(SPECTATOR)[12:] == [
        "* offer king_host",
        "* offer king_trader",
        "* offer king_usurper",
    ]
    play(state, "* offer king_host", "* offer king_trader", "* offer king_usurper")
    assert state.sample(Seat(0), Random(1)).position() == state.position()
