"""The position as a seat or a spectator sees it (ANT-025, ANT-I22).

`open_part` names everything that is public; `view` adds what the viewer alone may see. Nothing is
taken from the whole position by leaving things out.
"""

from __future__ import annotations

from farshore.core.state import SPECTATOR
from farshore.games.antarctica.components import AREAS, KINDS, PLACES, TRACKS
from farshore.games.antarctica.knowledge import packet, sees_packet, sees_stack
from farshore.games.antarctica.moves import (
    AREA_IDS,
    BUILDING_IDS,
    CARD_IDS,
    DECK_IDS,
    TRACK_IDS,
    counted,
)
from farshore.games.antarctica.scoring import end_reason, scores
from farshore.games.antarctica.state import NO_CARD, NOBODY, NOWHERE, AntarcticaState


def view(state: AntarcticaState, viewer: int) -> dict[str, object]:
    """What `viewer` may know now."""
    document = open_part(state)
    document["waiting"] = [actor for actor in state.waiting() if actor >= 0]
    document["decision"] = state.decision().NAME if state.agenda else ""
    document["if_it_ended_now"] = scores(state)  # ANT-051: no points before the end
    if viewer == SPECTATOR:
        return document
    moves = state.game.moves
    own: dict[str, object] = {
        "seat": viewer,
        "hand": counted(state.hands[viewer * KINDS : (viewer + 1) * KINDS]),
        "legal": [moves.text(move) for move in state.legal(viewer)],
    }
    if sees_stack(state, viewer):
        own["shipyard_stack"] = counted(state.shipyard.counts)  # ANT-090
    if sees_packet(state, viewer):
        own["packet"] = counted(packet(state).counts)  # ANT-141
    document["you"] = own
    return document


def open_part(state: AntarcticaState) -> dict[str, object]:
    """Everything that all players see on the table."""
    return {
        "game": "antarctica",
        "rules": state.game.info.rules,
        "data": state.setup.edition.name,
        "players": state.players,
        "options": dict(state.setup.options),
        "start_seat": state.start_seat,
        "sun": AREA_IDS[state.sun],
        "areas": {AREA_IDS[area]: area_part(state, area) for area in range(AREAS)},
        "tracks": {TRACK_IDS[track]: track_part(state, track) for track in range(TRACKS)},
        "stacks": {deck: stack_part(state, number) for number, deck in enumerate(DECK_IDS)},
        "shipyard_left": state.shipyard.size,
        "know_how_left": state.know_how_stack,
        "seats": [seat_part(state, seat) for seat in range(state.players)],
        "stop": stop_part(state),
        "end": end_reason(state.ending),
    }


def area_part(state: AntarcticaState, area: int) -> dict[str, object]:
    berths = state.berths[area * PLACES : (area + 1) * PLACES]
    return {
        "open": area in state.table.open_areas,
        "ships": [None if seat == NOBODY else seat for seat in berths],
        "buildings": named(state.buildings[area], BUILDING_IDS),
        "scientists": [state.scientists[seat * AREAS + area] for seat in range(state.players)],
        "icebreakers": [
            seat for seat in range(state.players) if state.icebreakers[area] >> seat & 1
        ],
    }


def track_part(state: AntarcticaState, track: int) -> dict[str, object]:
    return {
        "open": track in state.table.open_tracks,
        "cubes": [state.cubes[seat * TRACKS + track] for seat in range(state.players)],
    }


def stack_part(state: AntarcticaState, deck: int) -> dict[str, object]:
    top = state.tops[deck]
    return {
        "top": None if top == NO_CARD else CARD_IDS[top],
        "below": state.decks[deck].size,
    }


def seat_part(state: AntarcticaState, seat: int) -> dict[str, object]:
    return {
        "supply": state.supply[seat],
        "reserve": state.reserve[seat],
        "unused_ships": state.unused_ships[seat],
        "unused_cubes": state.unused_cubes[seat],
        "returned_ships": state.returned_ships[seat],
        "returned_cubes": state.returned_cubes[seat],
        "cards": named(state.cards_taken[seat], CARD_IDS),
        "basic_card": state.basic_card[seat] == 1,
        "know_how": state.know_how[seat],
        "shipyard_cards": sum(state.hands[seat * KINDS : (seat + 1) * KINDS]),
    }


def stop_part(state: AntarcticaState) -> dict[str, object]:
    """Where the sun stop and the turn stand."""
    return {
        "second_turn": state.second_turn,
        "active_place": None if state.active_place == NOWHERE else state.active_place + 1,
        "second_place": None if state.second_place == NOWHERE else state.second_place + 1,
        "target": None if state.target == NOWHERE else AREA_IDS[state.target],
        "main_used": state.main_used,
        "gave_back": state.gave_back,
        "card_played": [seat for seat in range(state.players) if state.carded >> seat & 1],
        "under_construction": [*state.construction],
        "progress": state.progress,
        "idle_turns": state.idle_turns,
    }


def named(mask: int, ids: list[str]) -> list[str]:
    """The ids of the bits that are set."""
    return [id_ for bit, id_ in enumerate(ids) if mask >> bit & 1]
