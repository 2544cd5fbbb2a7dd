"""What can happen in Aquatica, and what the numbers of each event mean.

Each event has one function, named after it, which is the only one to emit it. Arguments are
numbers as the rules use them; the function turns them into places in the domains of `EVENTS`.
Nothing is built while nobody listens: `State.emit` looks first, and these functions only pass
numbers on.
"""

from typing import Final

from farshore.core.move import Domain
from farshore.core.state import CHANCE, State
from farshore.core.types import Seat
from farshore.games.aquatica.moves import (
    CHARACTER,
    CHARACTER_SLOT,
    GOAL,
    KING,
    LOCATION,
    LOWER_SLOT,
    MANTA,
    TRACK,
    TRAINED,
)

NUMBER: Final = Domain("number", list(range(100)))
TRIGGER_IDS: Final = ["", "goals", "locations", "characters", "ichthyanders"]
TRIGGER: Final = Domain("end", TRIGGER_IDS)
"""What triggered the end, in the order of the numbers of `AquaticaState.trigger`."""

EVENTS: Final[dict[str, list[Domain]]] = {
    # setup
    "first_player": [],
    "goal_laid": [TRACK, GOAL],
    "king_offered": [KING],
    "king_chosen": [KING],
    "king_taken": [KING],
    # the rows
    "character_revealed": [CHARACTER_SLOT, CHARACTER],
    "location_revealed": [LOWER_SLOT, LOCATION],
    "explored": [],
    "location_discarded": [LOCATION],
    # the turn
    "turn_begins": [],
    "character_played": [CHARACTER],
    "character_replayed": [CHARACTER],
    "king_left": [KING],
    "manta_used": [MANTA],
    "depth_used": [LOCATION],
    "turn_ended": [],
    "end_triggered": [TRIGGER],
    "game_ended": [],
    # paying and taking
    "recruit_begun": [CHARACTER, NUMBER],
    "purchase_begun": [LOCATION, NUMBER],
    "conquest_begun": [LOCATION, NUMBER],
    "manta_drawn": [MANTA],
    "depth_drawn": [LOCATION],
    "recruited": [CHARACTER],
    "character_removed": [CHARACTER],
    "location_taken": [LOCATION],
    # locations and mantas
    "raised": [LOCATION],
    "fully_raised": [LOCATION],
    "manta_won": [MANTA],
    "location_scored": [LOCATION],
    "character_returned": [CHARACTER],
    "all_returned": [NUMBER],
    "manta_ready": [MANTA],
    "all_ready": [],
    "manta_tired": [MANTA],
    # goals
    "goal_claimed": [GOAL, TRAINED],
    "ichthyander_placed": [GOAL],
}


# --- setup ------------------------------------------------------------------------------------


def first_player(state: State, seat: Seat) -> None:
    state.emit("first_player", seat)


def goal_laid(state: State, track: int, goal: int) -> None:
    state.emit("goal_laid", CHANCE, track, goal)


def king_offered(state: State, seat: Seat, king: int) -> None:
    """Only the seat that chooses first sees the offer."""
    state.emit_private(1 << seat, "king_offered", seat, king)


def king_chosen(state: State, seat: Seat, king: int) -> None:
    """Only the seat knows its king until the draft is over."""
    state.emit_private(1 << seat, "king_chosen", seat, king)


def king_taken(state: State, seat: Seat, king: int) -> None:
    state.emit("king_taken", seat, king)


# --- the rows ---------------------------------------------------------------------------------


def character_revealed(state: State, slot: int, character: int) -> None:
    state.emit("character_revealed", CHANCE, slot, character)


def location_revealed(state: State, slot: int, location: int) -> None:
    """`slot` counts within the lower row."""
    state.emit("location_revealed", CHANCE, slot, location)


def explored(state: State, seat: Seat) -> None:
    state.emit("explored", seat)


def location_discarded(state: State, location: int) -> None:
    state.emit("location_discarded", CHANCE, location)


# --- the turn ---------------------------------------------------------------------------------


def turn_begins(state: State, seat: Seat) -> None:
    state.emit("turn_begins", seat)


def character_played(state: State, seat: Seat, character: int) -> None:
    state.emit("character_played", seat, character)


def character_replayed(state: State, seat: Seat, character: int) -> None:
    state.emit("character_replayed", seat, character)


def king_left(state: State, seat: Seat, king: int) -> None:
    state.emit("king_left", seat, king)


def manta_used(state: State, seat: Seat, manta: int) -> None:
    state.emit("manta_used", seat, manta)


def depth_used(state: State, seat: Seat, location: int) -> None:
    state.emit("depth_used", seat, location)


def turn_ended(state: State, seat: Seat) -> None:
    state.emit("turn_ended", seat)


def end_triggered(state: State, seat: Seat, end: int) -> None:
    state.emit("end_triggered", seat, end)


def game_ended(state: State, seat: Seat) -> None:
    state.emit("game_ended", seat)


# --- paying and taking ------------------------------------------------------------------------


def recruit_begun(state: State, seat: Seat, character: int, number: int) -> None:
    """`number` is the price."""
    state.emit("recruit_begun", seat, character, number)


def purchase_begun(state: State, seat: Seat, location: int, number: int) -> None:
    """`number` is the price."""
    state.emit("purchase_begun", seat, location, number)


def conquest_begun(state: State, seat: Seat, location: int, number: int) -> None:
    """`number` is the price."""
    state.emit("conquest_begun", seat, location, number)


def manta_drawn(state: State, seat: Seat, manta: int) -> None:
    state.emit("manta_drawn", seat, manta)


def depth_drawn(state: State, seat: Seat, location: int) -> None:
    state.emit("depth_drawn", seat, location)


def recruited(state: State, seat: Seat, character: int) -> None:
    state.emit("recruited", seat, character)


def character_removed(state: State, character: int) -> None:
    state.emit("character_removed", CHANCE, character)


def location_taken(state: State, seat: Seat, location: int) -> None:
    state.emit("location_taken", seat, location)


# --- locations and mantas ---------------------------------------------------------------------


def raised(state: State, seat: Seat, location: int) -> None:
    state.emit("raised", seat, location)


def fully_raised(state: State, seat: Seat, location: int) -> None:
    state.emit("fully_raised", seat, location)


def manta_won(state: State, seat: Seat, manta: int) -> None:
    state.emit("manta_won", seat, manta)


def location_scored(state: State, seat: Seat, location: int) -> None:
    state.emit("location_scored", seat, location)


def character_returned(state: State, seat: Seat, character: int) -> None:
    state.emit("character_returned", seat, character)


def all_returned(state: State, seat: Seat, number: int) -> None:
    state.emit("all_returned", seat, number)


def manta_ready(state: State, seat: Seat, manta: int) -> None:
    state.emit("manta_ready", seat, manta)


def all_ready(state: State, seat: Seat) -> None:
    state.emit("all_ready", seat)


def manta_tired(state: State, seat: Seat, manta: int) -> None:
    """By a card of another seat; `manta_used` and `manta_drawn` say it of one's own turn."""
    state.emit("manta_tired", seat, manta)


# --- goals ------------------------------------------------------------------------------------


def goal_claimed(state: State, seat: Seat, goal: int, manta: int) -> None:
    state.emit("goal_claimed", seat, goal, manta)


def ichthyander_placed(state: State, goal: int) -> None:
    state.emit("ichthyander_placed", CHANCE, goal)
