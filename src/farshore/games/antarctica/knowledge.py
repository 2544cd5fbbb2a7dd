"""What a seat can know of the shipyard cards, and positions it cannot tell from the real one.

Everything else in Antarctica is open (ANT-025). Of the shipyard cards a seat knows
- its own, those played by anybody, and how many everybody holds;
- what it saw when it looked through the stack, whether it took a card or not: since all 13 are
  known, so is what had left the stack by then, taken together (ANT-090);
- what it saw of a draft: the cards that were left when the packet came to it (ANT-141).

`AntarcticaState.shipyard_story` holds every card taken or played, in order, so all of this can be
read from it. `sample` deals the unknown cards anew so that every one of these facts stays true.
"""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.core.chance import Bag, below
from farshore.core.types import Seat
from farshore.games.antarctica.components import KINDS
from farshore.games.antarctica.effects import DraftCard, DrawForDraft, PickShipyardCard
from farshore.games.antarctica.state import (
    DRAFTED,
    LOOKED,
    NOBODY,
    PICKED,
    PLAYED,
    AntarcticaState,
    story_entry,
)

IN_PACKET: Final = 4
"""A card of a draft that nobody has taken yet, at the end of the story."""

UNKNOWN: Final = -1


class CardTrace:
    """One entry of the story: what happened, whose card it is, its kind."""

    def __init__(self, how: int, seat: Seat, kind: int) -> None:
        self.how: Final = how
        self.seat: Final = seat
        self.kind: Final = kind

    def left_stack(self) -> bool:
        """Whether this is a card that left the stack, and not what became of one."""
        return self.how not in (PLAYED, LOOKED)


def read_story(state: AntarcticaState) -> list[CardTrace]:
    """The story of the shipyard cards, those of a running draft last."""
    story: list[CardTrace] = []
    for entry in state.shipyard_story:
        how_and_seat, kind = divmod(entry, KINDS)
        how, seat = divmod(how_and_seat, 4)
        story.append(CardTrace(how, Seat(seat), kind))
    for kind, count in enumerate(packet(state).counts):
        for _ in range(count):
            story.append(CardTrace(IN_PACKET, Seat(NOBODY), kind))
    return story


def packet(state: AntarcticaState) -> Bag:
    """The cards of a running draft that nobody has taken yet."""
    if state.agenda:
        top = state.agenda[-1]
        if isinstance(top, (DraftCard, DrawForDraft)):  # quicker than a union, compiled
            return top.packet
    return Bag([0] * KINDS)


def sees_packet(state: AntarcticaState, viewer: Seat) -> bool:
    """Whether the viewer is looking at the packet of a running draft now."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, (DraftCard, DrawForDraft)) and top.seat == viewer


def sees_stack(state: AntarcticaState, viewer: Seat) -> bool:
    """Whether the viewer is looking through the shipyard stack now (ANT-090)."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, PickShipyardCard) and top.seat == viewer


class CardGroup:
    """Cards of the story whose kinds a seat knows when taken together.

    `left` counts the kinds that are still to be given out among the `open` cards. Only the group
    of cards that left the stack since the last look has kinds to spare: those still in the stack.
    """

    def __init__(self, left: list[int], open_: int) -> None:
        self.left: Final = left
        self.open = open_

    def take(self, kind: int) -> None:
        self.left[kind] -= 1
        self.open -= 1

    def put_back(self, kind: int) -> None:
        self.left[kind] += 1
        self.open += 1


class Dealing:
    """A fresh deal of the shipyard cards that a seat cannot know, found by backtracking.

    First every card that somebody played is found among those that they had taken by then, so
    that nobody plays what they do not have. Then every card left gets a kind that all its groups
    still hold, drawn from those not yet seen. The real cards are one solution, so there is one.
    """

    def __init__(self, state: AntarcticaState, viewer: Seat, rng: Random) -> None:
        self.state: Final = state
        self.viewer: Final = viewer
        self.rng: Final = rng
        self.story: Final = read_story(state)
        self.kinds: Final = [UNKNOWN] * len(self.story)
        self.groups: Final[list[list[CardGroup]]] = [[] for _ in self.story]
        """The groups that each card belongs to."""
        self._find_known()
        self._group_by_looks()
        self._group_by_drafts()

    def deal(self) -> list[int]:
        """The kind of each card of the story."""
        done = self._deal_played(0)
        assert done, "the real cards are always one way to deal"
        return self.kinds

    # --- what the seat knows

    def _find_known(self) -> None:
        for at, card in enumerate(self.story):
            mine = card.seat == self.viewer or (
                card.how == IN_PACKET and sees_packet(self.state, self.viewer)
            )
            if mine or not card.left_stack():
                self.kinds[at] = card.kind

    def _group_by_looks(self) -> None:
        """Between two looks through the stack: the cards that left it, taken together."""
        group: list[int] = []
        for at, card in enumerate(self.story):
            if card.how in (PICKED, LOOKED) and card.seat == self.viewer:
                self._add_group(group, False)
                group = []
            if card.left_stack():
                group.append(at)
        self._add_group(group, not sees_stack(self.state, self.viewer))

    def _group_by_drafts(self) -> None:
        """In each draft: the cards that were left when the seat had taken its own."""
        mine = False
        count = 0
        group: list[int] = []
        for at, card in enumerate(self.story):
            if card.how not in (DRAFTED, IN_PACKET):
                continue
            if mine:
                group.append(at)
            mine = mine or (card.how == DRAFTED and card.seat == self.viewer)
            count += 1
            if count == self.state.players:  # a draft has one card for each player
                self._add_group(group, False)
                mine, count, group = False, 0, []
        self._add_group(group, False)

    def _add_group(self, members: list[int], last: bool) -> None:
        """`last`: the cards still in the stack are spare kinds of this group."""
        unknown = [at for at in members if self.kinds[at] == UNKNOWN]
        left = self._not_taken() if last else [0] * KINDS
        for at in unknown:
            left[self.story[at].kind] += 1
        group = CardGroup(left, len(unknown))
        for at in unknown:
            self.groups[at].append(group)

    def _not_taken(self) -> list[int]:
        """The kinds that nobody has taken: in the stack, or gone with it (ANT-093)."""
        counts = self.state.ruleset.edition.shipyard_counts[:]
        for card in self.story:
            if card.left_stack():
                counts[card.kind] -= 1
        return counts

    # --- dealing

    def _deal_played(self, at: int) -> bool:
        """Finds the cards that others played at this point of the story or later, then the rest."""
        while at < len(self.story) and not self._is_foreign_play(at):
            at += 1
        if at == len(self.story):
            return self._deal_rest(0)
        played = self.story[at]
        may_be = [1 if self._may_be(card, played) else 0 for card in range(at)]
        for card in in_random_order(self.rng, may_be):
            self._give(card, played.kind)
            if self._deal_played(at + 1):
                return True
            self._take_back(card)
        return False

    def _is_foreign_play(self, at: int) -> bool:
        return self.story[at].how == PLAYED and self.story[at].seat != self.viewer

    def _may_be(self, at: int, played: CardTrace) -> bool:
        """Whether this can be the card that was played."""
        if self.story[at].seat != played.seat or self.kinds[at] != UNKNOWN:
            return False
        return self._copies(at)[played.kind] > 0

    def _deal_rest(self, at: int) -> bool:
        """Deals every unknown card from this one on."""
        while at < len(self.story) and self.kinds[at] != UNKNOWN:
            at += 1
        if at == len(self.story):
            return True
        for kind in in_random_order(self.rng, self._copies(at)):
            self._give(at, kind)
            if self._deal_rest(at + 1):
                return True
            self._take_back(at)
        return False

    def _copies(self, at: int) -> list[int]:
        """How many of each kind an unknown card can be, as far as all its groups still hold it."""
        smallest = self.groups[at][0]
        for group in self.groups[at]:
            if group.open < smallest.open:
                smallest = group
        copies = smallest.left[:]
        for group in self.groups[at]:
            for kind in range(KINDS):
                if group.left[kind] <= 0:
                    copies[kind] = 0
        return copies

    def _give(self, at: int, kind: int) -> None:
        self.kinds[at] = kind
        for group in self.groups[at]:
            group.take(kind)

    def _take_back(self, at: int) -> None:
        for group in self.groups[at]:
            group.put_back(self.kinds[at])
        self.kinds[at] = UNKNOWN


def in_random_order(rng: Random, weights: list[int]) -> list[int]:
    """The indexes of all weights above 0, drawn one after the other by weight."""
    left = weights[:]
    order: list[int] = []
    while sum(left) > 0:
        ticket = below(rng, sum(left))
        for at in range(len(left)):
            ticket -= left[at]
            if ticket < 0:
                order.append(at)
                left[at] = 0
                break
    return order


def sample(state: AntarcticaState, viewer: Seat, rng: Random) -> AntarcticaState:
    """A position with the hidden cards dealt anew; `viewer` is a seat or SPECTATOR."""
    dealing = Dealing(state, viewer, rng)
    kinds = dealing.deal()
    other = state.clone()
    hands = [0] * (state.players * KINDS)
    stack = state.shipyard.counts[:]
    packet_left = [0] * KINDS
    story: list[int] = []
    for card, kind in zip(dealing.story, kinds, strict=True):
        if state.shipyard.size > 0 and card.left_stack():
            stack[card.kind] += 1
            stack[kind] -= 1
        if card.how == IN_PACKET:
            packet_left[kind] += 1
            continue
        if card.how != LOOKED:
            hands[card.seat * KINDS + kind] += -1 if card.how == PLAYED else 1
        story.append(story_entry(card.how, card.seat, kind))
    other.hands = hands
    other.shipyard = Bag(stack)
    other.shipyard_story = tuple(story)
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, DraftCard):
        other.agenda[-1] = DraftCard(top.seat, Bag(packet_left))
    elif isinstance(top, DrawForDraft):
        other.agenda[-1] = DrawForDraft(top.seat, Bag(packet_left))
    return other
