"""The position of an Aquatica game, and the smallest things that pieces do in it."""

from __future__ import annotations

from typing import Final

from farshore.core.chance import Bag
from farshore.core.game import Setup
from farshore.core.state import Item, State
from farshore.core.types import Seat
from farshore.games.aquatica import events
from farshore.games.aquatica.components import (
    CHARACTER_SLOT_COUNT,
    COPIES,
    DEPTH_LIMIT,
    FIRST_KING,
    LOCATIONS,
    MANTAS,
    NO_MANTA,
    OCEAN,
    PRINTED_GOALS,
    RESOURCES,
    SLOTS,
    SPACES,
    STARTING,
    TRACK_SPACES,
    TRACKS,
    TRAINED,
    TYPES,
    AquaticaEdition,
    Effect,
)

NOBODY: Final = -1
NO_CARD: Final = -1
NO_GOAL: Final = -1
NO_KING: Final = -1

EMPTY_SPACE: Final = -1
ICHTHYANDER: Final = 16
"""Who stands on a space of a track: `seat * TRAINED + manta`, or one of these."""

PILE_BITS: Final = 2
"""A pile of characters is one number: two bits for each character count its copies."""
PILE_MASK: Final = 3
SHOAL_BITS: Final = 4
"""A shoal of mantas is one number: four bits for each kind count its mantas."""
SHOAL_MASK: Final = 15
TRAINED_SHOAL: Final = 0xFFFF
"""The bits of the trained mantas in a shoal."""

STARTING_PILE: Final = 0b01_01_01_01_01_01  # AQU-026, AQU-027
TRAINED_SHOAL_FULL: Final = 0x1111  # AQU-028

NOT_TRIGGERED: Final = 0
BY_GOALS: Final = 1
BY_LOCATIONS: Final = 2
BY_CHARACTERS: Final = 3
BY_ICHTHYANDERS: Final = 4
"""What triggered the end (AQU-161 to AQU-163, AQU-176)."""
CLEARED_WITH: Final = 2
"""The number of players with which the Matron may clear the row (AQU-181)."""
NOT_LAST: Final = -1
"""The value of `last_turns` until the turn in which the end was triggered is over."""


class Ruleset:
    """What never changes during a game: edition and options as the rules use them."""

    def __init__(self, setup: Setup) -> None:
        edition = setup.edition
        assert isinstance(edition, AquaticaEdition)
        options = setup.options
        self.edition: Final = edition
        self.solo: Final = setup.players == 1
        first = options["first_player"]
        self.first_player: Final = first if isinstance(first, int) else NOBODY
        """The seat that begins; NOBODY if it is drawn."""
        self.numbered_kings: Final = options["kings"] == "numbered" and not self.solo
        self.king_offer: Final = _king_offer(setup, edition)
        """How many kings are offered; 0 without a draft."""
        self.token_goals: Final = options["goals"] == "tokens"
        self.strict: Final = setup.rulings["strict_effects"] == "on"
        self.won_mantas_pay: Final = setup.rulings["won_mantas"] == "pay"
        """Whether what can be paid counts the mantas that paying wins (AQU-078)."""
        self.leftover_is_lost: Final = setup.rulings["leftover_power"] == "lost"
        """Whether a conquest leaves no power for the next one (AQU-076)."""
        self.matron_clears: Final = (
            setup.rulings["matron_clears"] == "on" and setup.players == CLEARED_WITH
        )
        """Whether the Matron takes a character out of the row (AQU-181)."""
        self.any_end: Final = not self.solo or setup.rulings["solo_end"] == "any"
        """Whether goals and decks can end the game (AQU-161 to AQU-163, AQU-177)."""
        self.claims_first: Final = setup.rulings["solo_claims"] == "before"
        """Whether goals may be claimed before an Ichthyander manta lands (AQU-158)."""
        limit = options["round_limit"]
        self.turn_limit: Final = limit * setup.players if isinstance(limit, int) else 0
        """Turns after which the game ends; 0 for never (AQU-180)."""


def _king_offer(setup: Setup, edition: AquaticaEdition) -> int:
    if setup.players == 1:
        return edition.solo.king_offer  # AQU-039
    return setup.players + 1 if setup.options["kings"] == "draft" else 0  # AQU-032


class AquaticaState(State):
    """Lists by seat, slot or track hold whole numbers; `seat * SPACES + space` where both count.

    Bags and agenda items never change, so clones share them.
    """

    def __init__(
        self,
        setup: Setup,
        ruleset: Ruleset,
        agenda: list[Item[AquaticaState]],
        row: list[int],
        slots: list[int],
        characters: Bag,
        locations: Bag,
        discarded: int,
        supply: int,
        goals: list[int],
        spaces: list[int],
        taken: list[int],
        ichthyanders: int,
        removed: int,
        board: list[int],
        covered: list[int],
        occupied: list[int],
        raised: list[int],
        scored: list[int],
        scored_number: list[int],
        scored_points: list[int],
        scored_types: list[int],
        hands: list[int],
        hand_sizes: list[int],
        discards: list[int],
        discard_sizes: list[int],
        ready: list[int],
        tired: list[int],
        wild: list[int],
        claimed: list[int],
        kings: list[int],
        offer: int,
        drafting: bool,
        first_player: Seat,
        active: Seat,
        turns: int,
        main_used: bool,
        in_play: int,
        replayed: int,
        pool: list[int],
        given: int,
        carried_out: bool,
        recruited: int,
        trigger: int,
        last_turns: int,
        stopped: bool,
    ) -> None:
        super().__init__(setup, agenda)
        self.ruleset: Final = ruleset
        # --- the ocean board
        self.row = row
        """The character row, without gaps; NO_CARD where it has ended."""
        self.slots = slots
        """The upper row and then the lower row; NO_CARD where a slot is empty."""
        self.characters = characters
        """What may still come of the character deck."""
        self.locations = locations
        """What may still come of the location deck."""
        self.discarded = discarded
        """Bit mask of the locations that Explore put out of the game."""
        self.supply = supply
        """Shoal of the wild mantas that nobody owns."""
        self.goals = goals
        """The goal of each track."""
        self.spaces = spaces
        """Who stands at `track * TRACK_SPACES + space`."""
        self.taken = taken
        """How many spaces of each track are occupied."""
        self.ichthyanders = ichthyanders
        """Bit mask of the tracks with an Ichthyander manta."""
        self.removed = removed
        """The characters that the Matron took out of the game, as a pile (AQU-181)."""
        # --- in front of the seats
        self.board = board
        """The location on each space of each seat, or NO_CARD."""
        self.covered = covered
        """How many of its depths are covered."""
        self.occupied = occupied
        """Bit mask of each seat's spaces with a location."""
        self.raised = raised
        """Bit mask of each seat's spaces with a fully raised location."""
        self.scored = scored
        """Bit mask of the locations in each score pile."""
        self.scored_number = scored_number
        self.scored_points = scored_points
        self.scored_types = scored_types
        """Locations of each type in each score pile, `seat * TYPES + type`."""
        self.hands = hands
        """Pile of characters in each hand."""
        self.hand_sizes = hand_sizes
        self.discards = discards
        self.discard_sizes = discard_sizes
        self.ready = ready
        """Shoal of each seat's ready mantas in the reserve."""
        self.tired = tired
        self.wild = wild
        """How many wild mantas each seat owns."""
        self.claimed = claimed
        """Bit mask of the tracks that each seat has a manta on."""
        # --- kings
        self.kings = kings
        """Each seat's king, or NO_KING."""
        self.offer = offer
        """Bit mask of the kings on offer; after the draft of those left over."""
        self.drafting = drafting
        """Whether kings are still to be chosen; until then nobody knows the others' kings."""
        # --- the turn
        self.first_player = first_player
        self.active = active
        self.turns = turns
        """How many turns have begun."""
        self.main_used = main_used
        self.in_play = in_play
        """The character being resolved, or NO_CARD."""
        self.replayed = replayed
        """The discarded character that it plays, or NO_CARD (AQU-183)."""
        self.pool = pool
        self.given = given
        """Bit mask of the active seat's spaces that gave a resource in this main action."""
        self.carried_out = carried_out
        """Whether the effect of the played card that is being resolved has done something."""
        self.recruited = recruited
        """Bit mask of the slot prices recruited from in this turn."""
        self.trigger = trigger
        self.last_turns = last_turns
        """Turns left after the trigger."""
        self.stopped = stopped
        """Whether the round limit ended the game."""

    def clone(self) -> AquaticaState:
        return AquaticaState(
            self.setup,
            self.ruleset,
            self.agenda[:],
            self.row[:],
            self.slots[:],
            self.characters,
            self.locations,
            self.discarded,
            self.supply,
            self.goals[:],
            self.spaces[:],
            self.taken[:],
            self.ichthyanders,
            self.removed,
            self.board[:],
            self.covered[:],
            self.occupied[:],
            self.raised[:],
            self.scored[:],
            self.scored_number[:],
            self.scored_points[:],
            self.scored_types[:],
            self.hands[:],
            self.hand_sizes[:],
            self.discards[:],
            self.discard_sizes[:],
            self.ready[:],
            self.tired[:],
            self.wild[:],
            self.claimed[:],
            self.kings[:],
            self.offer,
            self.drafting,
            self.first_player,
            self.active,
            self.turns,
            self.main_used,
            self.in_play,
            self.replayed,
            self.pool[:],
            self.given,
            self.carried_out,
            self.recruited,
            self.trigger,
            self.last_turns,
            self.stopped,
        )

    # --- characters

    def take_in_hand(self, seat: Seat, character: int) -> None:
        self.hands[seat] += 1 << character * PILE_BITS
        self.hand_sizes[seat] += 1

    def put_in_play(self, seat: Seat, character: int) -> None:
        """AQU-050; a card that stays in hand is in play as well (AQU-060)."""
        self.in_play = character
        if not self.ruleset.edition.characters[character].stays:
            self.hands[seat] -= 1 << character * PILE_BITS
            self.hand_sizes[seat] -= 1

    def lay_down(self, seat: Seat) -> None:
        """The played card goes to the discard pile, or where else it belongs (AQU-059 to 061)."""
        character = self.in_play
        card = self.ruleset.edition.characters[character]
        self.in_play = NO_CARD
        if card.once:
            events.king_left(self, seat, character - FIRST_KING)
        elif not card.stays:
            self.put_on_discards(seat, character)
        if self.replayed != NO_CARD:
            self.put_on_discards(seat, self.replayed)
            self.replayed = NO_CARD

    def put_on_discards(self, seat: Seat, character: int) -> None:
        self.discards[seat] += 1 << character * PILE_BITS
        self.discard_sizes[seat] += 1

    def take_off_discards(self, seat: Seat, character: int) -> None:
        self.discards[seat] -= 1 << character * PILE_BITS
        self.discard_sizes[seat] -= 1

    def play_again(self, seat: Seat, character: int) -> None:
        """AQU-183: a discarded character is in play beside the one that plays it."""
        self.take_off_discards(seat, character)
        self.replayed = character
        events.character_replayed(self, seat, character)

    def take_back(self, seat: Seat, character: int) -> None:
        """AQU-117: from the discard pile into the hand."""
        self.take_off_discards(seat, character)
        self.take_in_hand(seat, character)
        events.character_returned(self, seat, character)

    def take_all_back(self, seat: Seat) -> None:
        """AQU-119"""
        self.hands[seat] += self.discards[seat]
        self.hand_sizes[seat] += self.discard_sizes[seat]
        events.all_returned(self, seat, self.discard_sizes[seat])
        self.discards[seat] = 0
        self.discard_sizes[seat] = 0

    # --- mantas

    def tire(self, seat: Seat, manta: int) -> None:
        one = 1 << manta * SHOAL_BITS
        self.ready[seat] -= one
        self.tired[seat] += one

    def make_ready(self, seat: Seat, manta: int) -> None:
        """AQU-118"""
        one = 1 << manta * SHOAL_BITS
        self.tired[seat] -= one
        self.ready[seat] += one
        events.manta_ready(self, seat, manta)

    def make_all_ready(self, seat: Seat) -> None:
        """AQU-119"""
        self.ready[seat] += self.tired[seat]
        self.tired[seat] = 0
        events.all_ready(self, seat)

    def win_manta(self, seat: Seat, manta: int) -> None:
        """AQU-110 to AQU-112: from the supply, ready; none if the kind has run out."""
        if self.supply >> manta * SHOAL_BITS & SHOAL_MASK:
            one = 1 << manta * SHOAL_BITS
            self.supply -= one
            self.ready[seat] += one
            self.wild[seat] += 1
            events.manta_won(self, seat, manta)

    # --- locations

    def top(self, seat: Seat, space: int) -> Effect:
        """The topmost uncovered depth of a location that is not fully raised (AQU-071)."""
        at = seat * SPACES + space
        return self.ruleset.edition.depths[self.board[at] * DEPTH_LIMIT + self.covered[at]]

    def place(self, seat: Seat, location: int) -> None:
        """AQU-099, AQU-100: on the first empty space, its first depth uncovered."""
        at = seat * SPACES
        space = 0
        while self.board[at + space] != NO_CARD:
            space += 1
        self.board[at + space] = location
        self.covered[at + space] = 0
        self.occupied[seat] |= 1 << space
        if self.ruleset.edition.depth_counts[location] == 0:
            self.complete(seat, space)

    def slide(self, seat: Seat, space: int) -> None:
        """A location slides up by one depth."""
        at = seat * SPACES + space
        covered = self.covered[at] + 1
        self.covered[at] = covered
        if covered == self.ruleset.edition.depth_counts[self.board[at]]:
            self.complete(seat, space)

    def slide_fully(self, seat: Seat, space: int) -> None:
        """AQU-108"""
        at = seat * SPACES + space
        self.covered[at] = self.ruleset.edition.depth_counts[self.board[at]]
        self.complete(seat, space)

    def complete(self, seat: Seat, space: int) -> None:
        """A location is fully raised: its manta comes before anything else (AQU-109, AQU-110)."""
        self.raised[seat] |= 1 << space
        location = self.board[seat * SPACES + space]
        events.fully_raised(self, seat, location)
        manta = self.ruleset.edition.locations[location].manta
        if manta != NO_MANTA:
            self.win_manta(seat, manta)

    def score(self, seat: Seat, space: int) -> None:
        """AQU-113: from the board to the score pile."""
        at = seat * SPACES + space
        location = self.board[at]
        bit = 1 << space
        self.board[at] = NO_CARD
        self.covered[at] = 0
        self.occupied[seat] &= ~bit
        self.raised[seat] &= ~bit
        if seat == self.active:
            self.given &= ~bit  # a location that comes there later has given nothing yet (AQU-072)
        self.add_to_score_pile(seat, location)
        events.location_scored(self, seat, location)

    def add_to_score_pile(self, seat: Seat, location: int) -> None:
        edition = self.ruleset.edition
        self.scored[seat] |= 1 << location
        self.scored_number[seat] += 1
        self.scored_points[seat] += edition.locations[location].points
        self.scored_types[seat * TYPES + edition.types[location]] += 1

    # --- goals and the end

    def claim(self, seat: Seat, track: int, manta: int) -> None:
        """AQU-131, AQU-134, AQU-135; the fourth one triggers the end (AQU-161)."""
        one = 1 << manta * SHOAL_BITS
        if self.ready[seat] & one:
            self.ready[seat] -= one
        else:
            self.tired[seat] -= one
        self.occupy(track, seat * TRAINED + manta)
        self.claimed[seat] |= 1 << track
        events.goal_claimed(self, seat, self.goals[track], manta)
        if self.claimed[seat] == (1 << TRACKS) - 1:
            self.trigger_end(BY_GOALS)

    def occupy(self, track: int, who: int) -> None:
        """The first free space of a track."""
        self.spaces[track * TRACK_SPACES + self.taken[track]] = who
        self.taken[track] += 1

    def trigger_end(self, by: int) -> None:
        """The first trigger counts (AQU-166); solo has one of its own (AQU-176, AQU-177)."""
        if self.trigger != NOT_TRIGGERED or not (self.ruleset.any_end or by == BY_ICHTHYANDERS):
            return
        self.trigger = by
        events.end_triggered(self, self.active, by)

    def done(self) -> None:
        """Notes that an effect did something: goals may be claimed before the next (AQU-136)."""
        if self.in_play != NO_CARD:
            self.carried_out = True


def empty_state(setup: Setup) -> AquaticaState:
    """The table before anything is drawn (AQU-021 to AQU-028), with an empty agenda."""
    ruleset = Ruleset(setup)
    edition = ruleset.edition
    players = setup.players
    copies = edition.solo.ocean_copies if ruleset.solo else COPIES  # AQU-038
    supply = 0
    for manta in range(TRAINED, MANTAS):  # AQU-023
        supply |= edition.wild_counts[manta - TRAINED] << manta * SHOAL_BITS
    printed = range(PRINTED_GOALS)
    return AquaticaState(
        setup=setup,
        ruleset=ruleset,
        agenda=[],
        row=[NO_CARD] * CHARACTER_SLOT_COUNT,
        slots=[NO_CARD] * SLOTS,
        characters=Bag([copies] * OCEAN),
        locations=Bag([1] * LOCATIONS),
        discarded=0,
        supply=supply,
        goals=[NO_GOAL if ruleset.token_goals else goal for goal in printed],  # AQU-024
        spaces=[EMPTY_SPACE] * (TRACKS * TRACK_SPACES),
        taken=[0] * TRACKS,
        ichthyanders=0,
        removed=0,
        board=[NO_CARD] * (players * SPACES),  # AQU-025
        covered=[0] * (players * SPACES),
        occupied=[0] * players,
        raised=[0] * players,
        scored=[0] * players,
        scored_number=[0] * players,
        scored_points=[0] * players,
        scored_types=[0] * (players * TYPES),
        hands=[STARTING_PILE] * players,
        hand_sizes=[STARTING] * players,
        discards=[0] * players,
        discard_sizes=[0] * players,
        ready=[TRAINED_SHOAL_FULL] * players,
        tired=[0] * players,
        wild=[0] * players,
        claimed=[0] * players,
        kings=[NO_KING] * players,
        offer=0,
        drafting=ruleset.king_offer > 0,
        first_player=Seat(0),
        active=Seat(NOBODY),
        turns=0,
        main_used=False,
        in_play=NO_CARD,
        replayed=NO_CARD,
        pool=[0] * RESOURCES,
        given=0,
        carried_out=False,
        recruited=0,
        trigger=NOT_TRIGGERED,
        last_turns=NOT_LAST,
        stopped=False,
    )
