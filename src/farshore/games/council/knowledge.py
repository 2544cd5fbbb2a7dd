"""What a seat can know of hidden things, and positions it cannot tell from the real one.

Hidden are
- the dark bonus cards that others were dealt (COS-028);
- the light bonus cards that others hold, and which one they put under the deck (COS-117);
- the order of tile stacks, but for tiles that the seat saw going under them (COS-095, COS-101);
- the cards left in a Dark Tech deck, until the seat has looked through it (COS-R30);
- the others' plans until all have committed (COS-070).

`sample` deals all of this anew so that everything the seat has seen stays true.
"""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.core.chance import Pile, below
from farshore.core.state import SPECTATOR
from farshore.core.types import MoveId, Seat, seats
from farshore.games.council.automa import HUMAN, AutomaDraw, AutomaKeep, action_of
from farshore.games.council.components import LIGHT_CARDS, PARSECS
from farshore.games.council.conditions import add_plans
from farshore.games.council.decisions import Planning
from farshore.games.council.exploring import NONE_DRAWN, Drawn, DrawTile, KeepTile
from farshore.games.council.move_numbers import COMMIT, LEAVE, PLAN
from farshore.games.council.state import (
    DRAWN,
    LEAVE_FIELD,
    NOTHING,
    CouncilState,
    changed,
    story_entry,
)

UNKNOWN: Final = -1
ATTEMPTS: Final = 20


def sample(state: CouncilState, viewer: Seat, rng: Random) -> CouncilState:
    """A position with everything dealt anew that `viewer`, a seat or SPECTATOR, cannot know."""
    assert viewer == SPECTATOR or 0 <= viewer < state.players
    other = state.clone()
    for parsec in range(PARSECS):
        deal_tiles(other, viewer, parsec, rng)
    for deck in range(2):
        if viewer == SPECTATOR or not state.looked[deck] >> viewer & 1:
            deal_techs(other, deck, rng)
    if not state.ending:  # the final scoring has shown all bonus cards
        deal_dark_cards(other, viewer, rng)
        LightDeal(other, viewer, rng).deal()
    if state.agenda and state.ruleset.screens and isinstance(state.agenda[-1], Planning):
        for seat in seats(state.players):
            if seat != viewer:
                make_plan(other, seat, rng)
    return other


def shuffle(items: list[int], rng: Random) -> None:
    for at in range(len(items) - 1, 0, -1):
        swap = below(rng, at + 1)
        items[at], items[swap] = items[swap], items[at]


# --- tiles ------------------------------------------------------------------------------------


def deal_tiles(state: CouncilState, viewer: Seat, parsec: int, rng: Random) -> None:
    """Deals the tiles of a stack that the viewer has not seen over the places they may be in."""
    pile = state.piles[parsec]
    drawn = drawn_in_secret(state, viewer, parsec)
    tiles = pile.tail + drawn.tiles
    known_to = pile.seen + drawn.seen
    hidden = [tile for tile in range(pile.bag.bit_length()) if pile.bag >> tile & 1]
    in_bag = len(hidden)
    for tile, seen in zip(tiles, known_to, strict=True):
        if not knows(seen, viewer):
            hidden.append(tile)
    dealt = deal_alike(state, viewer, hidden, rng)
    bag = 0
    for tile in dealt[:in_bag]:
        bag |= 1 << tile
    at = in_bag
    places: list[int] = []
    for tile, seen in zip(tiles, known_to, strict=True):
        if knows(seen, viewer):
            places.append(tile)
        else:
            places.append(dealt[at])
            at += 1
    state.piles[parsec] = Pile(bag, tuple(places[: len(pile.tail)]), pile.seen)
    if drawn.tiles:
        replace_drawn(state, Drawn(tuple(places[len(pile.tail) :]), drawn.seen))


def drawn_in_secret(state: CouncilState, viewer: Seat, parsec: int) -> Drawn:
    """The tiles of this stack in the hand of another explorer."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, DrawTile | KeepTile):
        if top.parsec == parsec + 1 and top.seat != viewer:
            return top.drawn
    elif isinstance(top, AutomaDraw | AutomaKeep):
        action = action_of(state, top.number, top.side)
        if action.parsec == parsec + 1 and viewer != HUMAN:
            return top.drawn
    return NONE_DRAWN


def knows(seen: int, viewer: Seat) -> bool:
    return viewer >= 0 and seen >> viewer & 1 == 1


def deal_alike(state: CouncilState, viewer: Seat, hidden: list[int], rng: Random) -> list[int]:
    """The tiles in a new order.

    A spectator of the Automa sees whether drawn tiles fit its card (COS-185), so for it only
    tiles with the same planet types change places.
    """
    tiles = state.ruleset.edition.tiles
    dealt = hidden[:]
    for types in range(8):
        if viewer == SPECTATOR and state.ruleset.solo:
            places = [at for at, tile in enumerate(hidden) if tiles[tile].type_mask == types]
        else:
            places = [*range(len(hidden))] if types == 0 else []
        order = [hidden[at] for at in places]
        shuffle(order, rng)
        for at, tile in zip(places, order, strict=True):
            dealt[at] = tile
    return dealt


def replace_drawn(state: CouncilState, drawn: Drawn) -> None:
    top = state.agenda[-1]
    if isinstance(top, DrawTile):
        state.agenda[-1] = DrawTile(top.seat, top.parsec, drawn, top.offer)
    elif isinstance(top, KeepTile):
        state.agenda[-1] = KeepTile(top.seat, top.parsec, drawn, top.offer)
    elif isinstance(top, AutomaDraw):
        state.agenda[-1] = AutomaDraw(top.number, top.side, drawn)
    elif isinstance(top, AutomaKeep):
        state.agenda[-1] = AutomaKeep(top.number, top.side, drawn)


# --- Dark Tech, dark bonus cards, plans -------------------------------------------------------


def deal_techs(state: CouncilState, deck: int, rng: Random) -> None:
    """Draws anew which cards the deck lost, if that has been decided, from all not taken."""
    lost = state.tech_lost[deck].bit_count()
    both = state.tech_left[deck] | state.tech_lost[deck]
    cards = [card for card in range(both.bit_length()) if both >> card & 1]
    shuffle(cards, rng)
    mask = 0
    for card in cards[:lost]:
        mask |= 1 << card
    state.tech_lost = changed(state.tech_lost, deck, mask)
    state.tech_left = changed(state.tech_left, deck, both & ~mask)


def deal_dark_cards(state: CouncilState, viewer: Seat, rng: Random) -> None:
    """Draws the others' dark cards, held or given up, from all that the viewer was not dealt."""
    own = NOTHING if viewer == SPECTATOR else state.dark[viewer]
    cards = [
        card
        for card in range(state.ruleset.dark_cards.bit_length())
        if state.ruleset.dark_cards >> card & 1 and card != own
    ]
    shuffle(cards, rng)
    for seat in range(state.players):
        before = state.dark[seat]
        if seat == viewer or before == NOTHING:
            continue
        card = cards.pop()
        state.dark = changed(state.dark, seat, card)
        if state.bonus[seat] >> (LIGHT_CARDS + before) & 1:
            state.bonus[seat] &= ~(1 << (LIGHT_CARDS + before))
            state.bonus[seat] |= 1 << (LIGHT_CARDS + card)


def make_plan(state: CouncilState, seat: Seat, rng: Random) -> None:
    """Any legal plan for a seat that has committed; an empty one while it is still planning."""
    state.plans[seat] = ()
    if not state.committed >> seat & 1:
        return
    while True:
        moves: list[MoveId] = []
        add_plans(state, seat, moves)
        move = moves[below(rng, len(moves))]
        if move == COMMIT:
            return
        card = LEAVE_FIELD if move == LEAVE else move - PLAN
        state.plans[seat] = (*state.plans[seat], card)


# --- light bonus cards ------------------------------------------------------------------------


class LightDeal:
    """A fresh deal of the light cards that the viewer cannot know.

    It replays what happened to the cards. A card that somebody else draws from the bag stays
    unnamed; if they put one under the deck, any of those they hold may be the one. What the viewer
    draws gets its real name. If a card has that name already, this replay contradicts what the
    viewer saw, and another is tried. The real one is always possible.
    """

    def __init__(self, state: CouncilState, viewer: Seat, rng: Random) -> None:
        self.state: Final = state
        self.viewer: Final = viewer
        self.rng: Final = rng
        self.names: list[int] = []
        """The name of each card that left the bag, or UNKNOWN."""
        self.true_names: list[int] = []
        """Their real names, used only by the last replay, which follows what really happened."""
        self.hands: list[list[int]] = []
        self.tail: list[int] = []
        self.replayed: list[int] = []
        """The card of each entry of the story."""

    def deal(self) -> None:
        for _ in range(ATTEMPTS):
            if self._replay(True):
                break
        else:  # pragma: no cover - too rare for short tests
            done = self._replay(False)
            assert done, "what really happened is always possible"
        self._name_the_rest()
        self._write()

    def _replay(self, freely: bool) -> bool:
        """Whether it went through; `freely` draws what the viewer cannot know."""
        self.names = []
        self.true_names = []
        self.hands = [[] for _ in range(self.state.ruleset.owners)]
        self.tail = []
        self.replayed = []
        for entry in self.state.light_story:
            how_and_owner, name = divmod(entry, LIGHT_CARDS)
            how, owner = divmod(how_and_owner, 4)
            if how != DRAWN:
                self._return(Seat(owner), name, freely)
            elif not self._draw(Seat(owner), name):
                return False  # pragma: no cover - as rare
        return True

    def _draw(self, owner: Seat, name: int) -> bool:
        if len(self.names) < LIGHT_CARDS:
            card = len(self.names)
            self.names.append(UNKNOWN)
            self.true_names.append(name)
        else:
            card = self.tail.pop(0)
        if owner == self.viewer and self.names[card] != name:
            if self.names[card] != UNKNOWN or name in self.names:
                return False  # pragma: no cover - as rare
            self.names[card] = name
        self.hands[owner].append(card)
        self.replayed.append(card)
        return True

    def _return(self, owner: Seat, name: int, freely: bool) -> None:
        hand = self.hands[owner]
        if owner == self.viewer:
            card = self.names.index(name)
        elif freely:
            card = hand[below(self.rng, len(hand))]
        else:
            card = self.true_names.index(name)
        hand.remove(card)
        self.tail.append(card)
        self.replayed.append(card)

    def _name_the_rest(self) -> None:
        left = [name for name in range(LIGHT_CARDS) if name not in self.names]
        shuffle(left, self.rng)
        for card, name in enumerate(self.names):
            if name == UNKNOWN:
                self.names[card] = left.pop()

    def _write(self) -> None:
        state = self.state
        names = self.names
        bag = (1 << LIGHT_CARDS) - 1
        for name in names:
            bag &= ~(1 << name)
        state.light = Pile(bag, tuple(names[card] for card in self.tail), state.light.seen)
        dark = ~((1 << LIGHT_CARDS) - 1)
        for owner in range(state.ruleset.owners):
            cards = state.bonus[owner] & dark
            for card in self.hands[owner]:
                cards |= 1 << names[card]
            state.bonus[owner] = cards
        story: list[int] = []
        for entry, card in zip(state.light_story, self.replayed, strict=True):
            how, owner = divmod(entry // LIGHT_CARDS, 4)
            story.append(story_entry(how, Seat(owner), names[card]))
        state.light_story = tuple(story)
