"""What a position of Aquatica can never break (section 10 of the catalogue)."""

from farshore.core.state import CHANCE, State
from farshore.core.types import Seat
from farshore.games.aquatica.acquiring import RevealCharacter
from farshore.games.aquatica.components import (
    FIRST_KING,
    KINGS,
    LOCATIONS,
    MANTAS,
    OCEAN,
    SPACES,
    STARTING,
    TRACK_SPACES,
    TRACKS,
    TRAINED,
    UPPER,
)
from farshore.games.aquatica.effects import BetweenEffects, Resolve
from farshore.games.aquatica.scoring import goal_points, scores
from farshore.games.aquatica.state import (
    EMPTY_SPACE,
    ICHTHYANDER,
    NO_CARD,
    NO_KING,
    AquaticaState,
)


def in_pile(cards: int, character: int) -> int:
    return cards >> 2 * character & 3


def in_shoal(mantas: int, manta: int) -> int:
    return mantas >> 4 * manta & 15


def check(state: State) -> None:
    assert isinstance(state, AquaticaState)
    check_locations(state)
    check_characters(state)
    check_mantas(state)
    check_tracks(state)
    check_rows(state)
    check_turn(state)


def check_locations(state: AquaticaState) -> None:
    depths = state.ruleset.edition.depth_counts
    for location in range(LOCATIONS):
        places = state.locations.counts[location] + state.slots.count(location)
        places += state.board.count(location) + (state.discarded >> location & 1)
        places += sum(scored >> location & 1 for scored in state.scored)
        assert places == 1, "AQU-I01"
    for seat in range(state.players):
        for space in range(SPACES):
            at = seat * SPACES + space
            there = state.board[at] != NO_CARD
            assert state.occupied[seat] >> space & 1 == there, "AQU-I08"
            full = there and state.covered[at] == depths[state.board[at]]
            assert state.raised[seat] >> space & 1 == full, "AQU-I08"
            assert not there or 0 <= state.covered[at] <= depths[state.board[at]], "AQU-I08"
        assert state.scored_number[seat] == state.scored[seat].bit_count(), "AQU-I10"


def check_characters(state: AquaticaState) -> None:
    total = 0
    for ocean in range(OCEAN):
        character = STARTING + ocean
        number = state.characters.counts[ocean] + state.row.count(character)
        number += sum(in_pile(hand, character) for hand in state.hands)
        number += sum(in_pile(discard, character) for discard in state.discards)
        number += [state.in_play, state.replayed].count(character)
        number += in_pile(state.removed, character)
        assert number == (1 if state.players == 1 else 2), "AQU-I02"
        total += number
    assert total == (9 if state.players == 1 else 18), "AQU-I02"
    for seat in range(state.players):
        playing = [state.in_play, state.replayed] if seat == state.active else []
        for character in range(STARTING):
            number = in_pile(state.hands[seat], character)
            number += in_pile(state.discards[seat], character)
            number += playing.count(character) if character != 0 else 0
            assert number == 1, "AQU-I03"
        assert in_pile(state.hands[seat], 0) == 1, "AQU-I03: the Matron"
        check_king(state, seat, playing)
        size = sum(in_pile(state.hands[seat], character) for character in range(23))
        assert state.hand_sizes[seat] == size
        size = sum(in_pile(state.discards[seat], character) for character in range(23))
        assert state.discard_sizes[seat] == size


def check_king(state: AquaticaState, seat: int, playing: list[int]) -> None:
    for king in range(KINGS):
        character = FIRST_KING + king
        number = in_pile(state.hands[seat], character) + in_pile(state.discards[seat], character)
        number += playing.count(character)
        if king != state.kings[seat] or state.drafting:
            assert number == 0, "AQU-I04"
        elif not state.ruleset.edition.characters[character].once:
            assert number == 1, "AQU-I04"
    if state.kings[seat] != NO_KING:
        assert state.kings.count(state.kings[seat]) == 1, "AQU-I04"
        assert not state.offer >> state.kings[seat] & 1, "AQU-I04"


def check_mantas(state: AquaticaState) -> None:
    edition = state.ruleset.edition
    for manta in range(TRAINED, MANTAS):
        owned = [
            in_shoal(state.ready[seat], manta) + in_shoal(state.tired[seat], manta)
            for seat in range(state.players)
        ]
        left = in_shoal(state.supply, manta)
        assert left + sum(owned) == edition.wild_counts[manta - TRAINED], "AQU-I05"
        for seat in range(state.players):
            won = brought_by_king(state, seat, manta)
            for location in range(LOCATIONS):
                if edition.locations[location].manta == manta and finished(state, seat, location):
                    won += 1
            assert owned[seat] == won or (left == 0 and owned[seat] < won), "AQU-I09"
    assert sum(edition.wild_counts) == 23, "AQU-I05"
    for seat in range(state.players):
        for manta in range(TRAINED):
            places = in_shoal(state.ready[seat], manta) + in_shoal(state.tired[seat], manta)
            places += state.spaces.count(seat * TRAINED + manta)
            assert places == 1, "AQU-I06"
        wild = sum(
            in_shoal(state.ready[seat], manta) + in_shoal(state.tired[seat], manta)
            for manta in range(TRAINED, MANTAS)
        )
        assert state.wild[seat] == wild


def brought_by_king(state: AquaticaState, seat: int, manta: int) -> int:
    """How many mantas of a kind the king of a seat brought when it was taken (AQU-182)."""
    king = state.kings[seat]
    if king == NO_KING or state.drafting:
        return 0
    card = state.ruleset.edition.characters[FIRST_KING + king]
    return sum(card.starts and effect.resource == manta for effect in card.effects)


def finished(state: AquaticaState, seat: int, location: int) -> bool:
    """Fully raised or scored."""
    if state.scored[seat] >> location & 1:
        return True
    for space in range(SPACES):
        if state.board[seat * SPACES + space] == location:
            return state.raised[seat] >> space & 1 == 1
    return False


def check_tracks(state: AquaticaState) -> None:
    for track in range(TRACKS):
        spaces = state.spaces[track * TRACK_SPACES : (track + 1) * TRACK_SPACES]
        taken = [who for who in spaces if who != EMPTY_SPACE]
        assert spaces[: len(taken)] == taken, "AQU-I07: gapless"
        assert len(taken) == state.taken[track], "AQU-I07"
        assert len(taken) <= (2 if state.players == 1 else 4), "AQU-I07"
        owners = [who // TRAINED for who in taken if who != ICHTHYANDER]
        assert len(set(owners)) == len(owners), "AQU-I22: each goal once"
        assert taken.count(ICHTHYANDER) == (state.ichthyanders >> track & 1), "AQU-I24"
        for seat in range(state.players):
            assert (state.claimed[seat] >> track & 1) == (seat in owners), "AQU-I06"


def check_rows(state: AquaticaState) -> None:
    assert len(state.slots[:UPPER]) == 4 and len(state.slots[UPPER:]) == 6, "AQU-I11"
    cards = [character for character in state.row if character != NO_CARD]
    assert len(state.row) == 6 and state.row[: len(cards)] == cards, "AQU-I11: no gap"
    due = any(isinstance(item, RevealCharacter) for item in state.agenda)
    assert len(cards) == 6 or state.characters.size == 0 or due, "AQU-I12"


def check_turn(state: AquaticaState) -> None:
    resolving = any(isinstance(item, Resolve | BetweenEffects) for item in state.agenda)
    assert resolving == (state.in_play != NO_CARD), "AQU-I13"
    assert resolving or not any(state.pool), "AQU-I13"
    assert min(state.pool) >= 0, "AQU-I14"
    if state.is_over():
        for seat, total in enumerate(scores(state)):
            points = sum(
                state.ruleset.edition.locations[location].points
                for location in range(LOCATIONS)
                if state.scored[seat] >> location & 1
            )
            hand = sum(in_pile(state.hands[seat], character) for character in range(23))
            assert total == hand + goal_points(state, Seat(seat)) + points, "AQU-I23"
    elif state.actor() != CHANCE:
        assert state.legal(state.actor()), "AQU-I17"
