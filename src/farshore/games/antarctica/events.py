"""What can happen in Antarctica, and what the numbers of each event mean.

Each event has one function, named after it, which is the only one to emit it. Arguments are
numbers as the rules use them; the function turns them into places in the domains of `EVENTS`.
Nothing is built while nobody listens: `State.emit` looks first, and these functions only pass
numbers on.
"""

from typing import Final

from farshore.core.move import Domain
from farshore.core.state import CHANCE, State
from farshore.core.types import Seat
from farshore.games.antarctica.components import EFFECT
from farshore.games.antarctica.moves import AREA, AREA_IDS, BUILDING, CARD, DECK, KIND, TRACK

FROM: Final = Domain("from", AREA_IDS)
TO: Final = Domain("to", AREA_IDS)
NUMBER: Final = Domain("number", list(range(100)))
SPACE: Final = Domain("space", list(range(100)))

EVENTS: Final[dict[str, list[Domain]]] = {
    # setup
    "start_player": [],
    "building_dealt": [BUILDING, AREA],
    "card_revealed": [DECK, CARD],
    "ship_placed": [AREA],
    # the stop and the turn
    "sun_moved": [AREA],
    "turn_begins": [AREA],
    "ship_sailed": [FROM, TO],
    "turn_ended": [],
    "game_ended": [],
    # building
    "built": [BUILDING, AREA, CARD],
    "basic_card_played": [BUILDING],
    "know_how_played": [BUILDING],
    "scientists_placed": [AREA, NUMBER],
    "last_scientist": [],
    "stacks_empty": [],
    # ships and shipyard cards
    "ship_under_construction": [],
    "ship_joined": [AREA],
    "shipyard_removed": [],
    "shipyard_offered": [],
    "shipyard_card_taken": [KIND],
    "card_drawn": [KIND],
    "card_played": [KIND],
    "icebreaker_laid": [AREA],
    "icebreaker_used": [AREA],
    "second_turn_declined": [AREA],
    "icebreakers_left": [AREA],
    # recruiting and giving back
    "scientists_recruited": [NUMBER],
    "cube_returned": [],
    "unused_ship_returned": [],
    "ship_returned": [AREA],
    # research
    "cube_moved": [TRACK, SPACE],
    "research_lost": [NUMBER],
    "symbol_triggered": [EFFECT],
    "ship_relocated": [FROM, TO],
    "know_how_taken": [],
    "basic_card_back": [],
}


# --- setup ------------------------------------------------------------------------------------


def start_player(state: State, seat: Seat) -> None:
    state.emit("start_player", seat)


def building_dealt(state: State, building: int, area: int) -> None:
    state.emit("building_dealt", CHANCE, building, area)


def card_revealed(state: State, deck: int, card: int) -> None:
    state.emit("card_revealed", CHANCE, deck, card)


def ship_placed(state: State, seat: Seat, area: int) -> None:
    state.emit("ship_placed", seat, area)


# --- the stop and the turn --------------------------------------------------------------------


def sun_moved(state: State, area: int) -> None:
    state.emit("sun_moved", CHANCE, area)


def turn_begins(state: State, seat: Seat, area: int) -> None:
    state.emit("turn_begins", seat, area)


def ship_sailed(state: State, seat: Seat, origin: int, to: int) -> None:
    state.emit("ship_sailed", seat, origin, to)


def turn_ended(state: State, seat: Seat) -> None:
    state.emit("turn_ended", seat)


def game_ended(state: State) -> None:
    state.emit("game_ended", CHANCE)


# --- building ---------------------------------------------------------------------------------


def built(state: State, seat: Seat, building: int, area: int, card: int) -> None:
    state.emit("built", seat, building, area, card)


def basic_card_played(state: State, seat: Seat, building: int) -> None:
    """The Basic card stands for a missing building."""
    state.emit("basic_card_played", seat, building)


def know_how_played(state: State, seat: Seat, building: int) -> None:
    """A Know-How card stands for a missing building."""
    state.emit("know_how_played", seat, building)


def scientists_placed(state: State, seat: Seat, area: int, number: int) -> None:
    state.emit("scientists_placed", seat, area, number)


def last_scientist(state: State, seat: Seat) -> None:
    state.emit("last_scientist", seat)


def stacks_empty(state: State) -> None:
    state.emit("stacks_empty", CHANCE)


# --- ships and shipyard cards -----------------------------------------------------------------


def ship_under_construction(state: State, seat: Seat) -> None:
    state.emit("ship_under_construction", seat)


def ship_joined(state: State, seat: Seat, area: int) -> None:
    state.emit("ship_joined", seat, area)


def shipyard_removed(state: State) -> None:
    state.emit("shipyard_removed", CHANCE)


def shipyard_offered(state: State) -> None:
    """The others choose shipyard cards because a ship was taken."""
    state.emit("shipyard_offered", CHANCE)


def shipyard_card_taken(state: State, seat: Seat, shipyard_card: int) -> None:
    """Only the seat learns which card it is."""
    state.emit_private(1 << seat, "shipyard_card_taken", seat, shipyard_card)


def card_drawn(state: State, seat: Seat, shipyard_card: int) -> None:
    """Only the seat that triggered the draft sees the card."""
    state.emit_private(1 << seat, "card_drawn", seat, shipyard_card)


def card_played(state: State, seat: Seat, shipyard_card: int) -> None:
    state.emit("card_played", seat, shipyard_card)


def icebreaker_laid(state: State, seat: Seat, area: int) -> None:
    state.emit("icebreaker_laid", seat, area)


def icebreaker_used(state: State, seat: Seat, area: int) -> None:
    state.emit("icebreaker_used", seat, area)


def second_turn_declined(state: State, seat: Seat, area: int) -> None:
    state.emit("second_turn_declined", seat, area)


def icebreakers_left(state: State, area: int) -> None:
    state.emit("icebreakers_left", CHANCE, area)


# --- recruiting and giving back ---------------------------------------------------------------


def scientists_recruited(state: State, seat: Seat, number: int) -> None:
    state.emit("scientists_recruited", seat, number)


def cube_returned(state: State, seat: Seat) -> None:
    state.emit("cube_returned", seat)


def unused_ship_returned(state: State, seat: Seat) -> None:
    state.emit("unused_ship_returned", seat)


def ship_returned(state: State, seat: Seat, area: int) -> None:
    state.emit("ship_returned", seat, area)


# --- research ---------------------------------------------------------------------------------


def cube_moved(state: State, seat: Seat, track: int, space: int) -> None:
    state.emit("cube_moved", seat, track, space)


def research_lost(state: State, seat: Seat, number: int) -> None:
    state.emit("research_lost", seat, number)


def symbol_triggered(state: State, seat: Seat, effect: int) -> None:
    state.emit("symbol_triggered", seat, effect)


def ship_relocated(state: State, seat: Seat, origin: int, to: int) -> None:
    state.emit("ship_relocated", seat, origin, to)


def know_how_taken(state: State, seat: Seat) -> None:
    state.emit("know_how_taken", seat)


def basic_card_back(state: State, seat: Seat) -> None:
    state.emit("basic_card_back", seat)
