"""Undo stops at luck, at another seat's decision and at what was revealed (section 11)."""

from farshore.core.record import Record
from farshore.core.state import CHANCE
from farshore.core.types import Seat
from farshore.games.aquatica import GAME
from tests.aquatica.scenes import LOWER, ROW, legal


def record_of(options: dict[str, object], *entries: str) -> Record:
    """A game after the fixed setup and these entries."""
    record = Record(GAME.setup(2, {"first_player": 0, **options}))
    setup = [f"* reveal character_{slot + 1} {card}" for slot, card in enumerate(ROW)]
    setup += [f"* reveal lower_{slot + 1} {card}" for slot, card in enumerate(LOWER)]
    for entry in [*setup, *entries]:
        actor, _, text = entry.partition(" ")
        record.moves.append((CHANCE if actor == "*" else Seat(int(actor)), GAME.moves.number(text)))
    record.replay()
    return record


def test_a_turn_without_luck_can_be_taken_back_to_its_beginning() -> None:
    record = record_of({"kings": "none"}, "0 play legionary", "0 conquer lower_1", "0 pay")
    assert record.undoable(Seat(0)) == [14, 13, 12]
    assert record.undoable(Seat(1)) == []
    for _ in range(3):
        record = record.undo(Seat(0))
    assert "0 play legionary" in legal(record.replay())


def test_a_revealed_character_cannot_be_unseen() -> None:
    entries = ["0 play azure_agent", "0 recruit character_1", "0 pay"]
    record = record_of({"kings": "none"}, *entries)
    assert len(record.undoable(Seat(0))) == 3
    record.moves.append((CHANCE, GAME.moves.number("reveal character_6 grabber")))
    assert record.undoable(Seat(0)) == []
    record.moves.append((Seat(0), GAME.moves.number("end_turn")))
    assert record.undoable(Seat(0)) == [16]


def test_explored_locations_cannot_be_unseen_but_the_drop_before_can() -> None:
    entries = ["0 play seahorse", "0 explore", "0 drop lower_1", "0 drop lower_2"]
    record = record_of({"kings": "none"}, *entries)
    assert len(record.undoable(Seat(0))) == 4
    record.moves.append((CHANCE, GAME.moves.number("reveal lower_1 ring_of_blood")))
    assert record.undoable(Seat(0)) == []


def test_a_king_is_final_once_the_next_player_has_seen_the_rest() -> None:
    draft = ["* offer king_host", "* offer king_trader", "* offer king_usurper"]
    record = record_of({"kings": "draft"}, *draft, "1 choose_king king_host")
    assert record.undoable(Seat(1)) == []
    record.moves.append((Seat(0), GAME.moves.number("choose_king king_trader")))
    assert record.undoable(Seat(0)) == []  # all kings are open now


def test_in_solo_a_king_can_be_taken_back() -> None:
    record = Record(GAME.setup(1))
    setup = [f"reveal character_{slot + 1} {card}" for slot, card in enumerate(ROW)]
    setup += [f"reveal lower_{slot + 1} {card}" for slot, card in enumerate(LOWER)]
    setup += ["offer king_host", "offer king_trader", "offer king_usurper"]
    record.moves.extend((CHANCE, GAME.moves.number(text)) for text in setup)
    record.moves.append((Seat(0), GAME.moves.number("choose_king king_trader")))
    record.moves.append((Seat(0), GAME.moves.number("play king_trader")))
    assert record.undoable(Seat(0)) == [16, 15]
