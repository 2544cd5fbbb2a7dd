"""Who used which component in a game, found in its record without knowing the game.

A use is an event of a seat that names a component (`king_chosen` names a king, `card_bought` a
card), or, where no event of the game names such a component, a move that does. Components are the
things that the game's data names or describes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farshore.core.game import Edition, Game
from farshore.core.move import Domain
from farshore.core.record import Record
from farshore.core.state import CHANCE
from farshore.core.types import MoveId, Seat

Uses = dict[str, list[dict[str, int]]]
"""`event.domain` -> by seat: component -> how often."""

Args = Sequence[int]

SEAT: Final = "seat"


def is_component(domain: Domain, edition: Edition) -> bool:
    """Whether a domain holds components, and not places, numbers or seats."""
    if not all(isinstance(value, str) for value in domain.values):
        return False
    if domain.name in edition.names:
        return True
    return any(edition.details(domain.name, str(value)) for value in domain.values)


def event_groups(game: Game, edition: Edition) -> dict[str, Domain]:
    """The uses that events show: `event.domain` -> the components."""
    return {
        f"{kind}.{domain.name}": domain
        for kind, domains in game.events.items()
        for domain in domains
        if is_component(domain, edition)
    }


def move_groups(game: Game, edition: Edition) -> dict[str, Domain]:
    """The uses that only moves show: `kind.domain` -> the components."""
    told = {domain.name for domain in event_groups(game, edition).values()}
    return {
        f"{kind.name}.{domain.name}": domain
        for kind in game.moves.kinds.values()
        for domain in kind.domains
        if domain.name not in told and is_component(domain, edition)
    }


class Notes:
    """Counts uses."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.found: Final[Uses] = {}

    def note(
        self, known: dict[str, Domain], what: str, seat: Seat, domains: Sequence[Domain], args: Args
    ) -> None:
        """Counts a use of these components by a seat."""
        if not 0 <= seat < self.players:
            return
        for domain, at in zip(domains, args, strict=False):
            group = f"{what}.{domain.name}"
            if group in known:
                by_seat = self.found.setdefault(group, [{} for _ in range(self.players)])
                component = str(domain.values[at])
                by_seat[seat][component] = by_seat[seat].get(component, 0) + 1


def uses(record: Record) -> Uses:
    """The uses of a game."""
    game = record.game
    in_events = event_groups(game, record.setup.edition)
    in_moves = move_groups(game, record.setup.edition)
    notes = Notes(record.setup.players)
    state = game.begin(record.setup)
    for actor, number in record.moves:
        kind = game.moves.kinds[game.moves.kind(number)]
        notes.note(in_moves, kind.name, actor, kind.domains, game.moves.args(number))
        for event in state.apply_with_events(actor, number):
            told = game.events.get(event.kind, [])
            notes.note(in_events, event.kind, event.seat, told, event.args)
    return notes.found


def offered(record: Record) -> dict[str, list[str]]:
    """By domain: the components that anybody could choose, or that chance could bring, in a game.

    Options and the number of players leave components out; nobody can be blamed for not using them.
    """
    game = record.game
    groups = [event_groups(game, record.setup.edition), move_groups(game, record.setup.edition)]
    known = {domain.name for group in groups for domain in group.values()}
    moves = game.moves
    seen: set[MoveId] = set()
    found: dict[str, set[str]] = {}
    state = game.begin(record.setup)
    for actor, made in record.moves:
        could = [move for move, _ in state.chances()] if actor == CHANCE else state.legal(actor)
        for number in could:
            if number in seen:
                continue
            seen.add(number)
            domains = moves.kinds[moves.kind(number)].domains
            for domain, at in zip(domains, moves.args(number), strict=True):
                if domain.name in known:
                    found.setdefault(domain.name, set()).add(str(domain.values[at]))
        for event in state.apply_with_events(actor, made):
            for domain, at in zip(game.events.get(event.kind, []), event.args, strict=False):
                if domain.name in known:
                    found.setdefault(domain.name, set()).add(str(domain.values[at]))
    return {name: sorted(ids) for name, ids in sorted(found.items())}


def first_seat(record: Record) -> int:
    """The seat that chance chose to begin; 0 where it chooses none."""
    moves = record.game.moves
    for actor, number in record.moves:
        for name, value in moves.value(number).args.items():
            if actor == CHANCE and name == SEAT:
                return int(value)
    return 0
