"""What is impossible in a position of Aquatica: the invariants of section 10."""

from __future__ import annotations

from farshore.core.errors import Param
from farshore.core.position import Checker
from farshore.core.types import Seat, seats
from farshore.games.aquatica.acquiring import RevealCharacter
from farshore.games.aquatica.components import (
    CHARACTER_SLOT_COUNT,
    FIRST_KING,
    LOCATIONS,
    MANTAS,
    NO_MANTA,
    SPACES,
    STARTING,
    TRACKS,
    TRAINED,
    Effect,
)
from farshore.games.aquatica.decisions import TurnMenu
from farshore.games.aquatica.effects import BetweenEffects, Resolve
from farshore.games.aquatica.moves import CHARACTER_IDS, GOAL_IDS, KING_IDS, MANTA_IDS
from farshore.games.aquatica.setup import FirstTurn, LayGoal
from farshore.games.aquatica.state import (
    NO_CARD,
    NO_GOAL,
    NO_KING,
    NOT_LAST,
    NOT_TRIGGERED,
    PILE_BITS,
    PILE_MASK,
    SHOAL_BITS,
    SHOAL_MASK,
    TRAINED_SHOAL,
    AquaticaState,
)


def in_pile(cards: int, character: int) -> int:
    return cards >> character * PILE_BITS & PILE_MASK


def in_shoal(mantas: int, manta: int) -> int:
    return mantas >> manta * SHOAL_BITS & SHOAL_MASK


class PositionChecker(Checker[AquaticaState]):
    """The invariants of section 10 that a single position can break."""

    def check(self) -> None:
        for seat in seats(self.state.players):
            self._check_characters(seat)
            self._check_mantas(seat)
        self._check_supply()
        self._check_rows()
        self._check_goals()
        self._check_kings()
        self._check_turn()
        self._check_agenda()

    def _piece(self, piece: str, seat: Seat, found: int, needed: int) -> None:
        params: dict[str, Param] = {"piece": piece, "seat": seat, "found": found, "needed": needed}
        self.root.fault("piece-total", params)

    def _check_characters(self, seat: Seat) -> None:
        """AQU-I03"""
        state = self.state
        for character in range(STARTING):
            found = in_pile(state.hands[seat], character)
            found += in_pile(state.discards[seat], character)
            if state.in_play == character and state.active == seat:
                stays = state.ruleset.edition.characters[character].stays
                found += 0 if stays else 1
            if state.replayed == character and state.active == seat:
                found += 1
            if found != 1:
                self._piece(CHARACTER_IDS[character], seat, found, 1)
            if state.ruleset.edition.characters[character].stays and not in_pile(
                state.hands[seat], character
            ):
                self.root.fault("not-in-hand", {"card": CHARACTER_IDS[character], "seat": seat})

    def _check_mantas(self, seat: Seat) -> None:
        """AQU-I06, AQU-I09"""
        state = self.state
        for manta in range(TRAINED):
            found = in_shoal(state.ready[seat], manta) + in_shoal(state.tired[seat], manta)
            found += state.spaces.count(seat * TRAINED + manta)
            if found != 1:
                self._piece(MANTA_IDS[manta], seat, found, 1)
        shown = [0] * MANTAS
        for location in range(LOCATIONS):
            kind = state.ruleset.edition.locations[location].manta
            if kind != NO_MANTA and self._finished(seat, location):
                shown[kind] += 1
        for effect in self._taken_at_start(seat):
            shown[effect.resource] += 1
        for manta in range(TRAINED, MANTAS):
            found = in_shoal(state.ready[seat], manta) + in_shoal(state.tired[seat], manta)
            ran_out = in_shoal(state.supply, manta) == 0
            if found > shown[manta] or (found < shown[manta] and not ran_out):
                self._piece(MANTA_IDS[manta], seat, found, shown[manta])

    def _taken_at_start(self, seat: Seat) -> tuple[Effect, ...]:
        """What the king of a seat brought when it was taken (AQU-182)."""
        king = self.state.kings[seat]
        if king == NO_KING or self.state.drafting:
            return ()
        card = self.state.ruleset.edition.characters[FIRST_KING + king]
        return card.effects if card.starts else ()

    def _finished(self, seat: Seat, location: int) -> bool:
        """Whether a location is fully raised or scored."""
        state = self.state
        if state.scored[seat] >> location & 1:
            return True
        for space in range(SPACES):
            if state.board[seat * SPACES + space] == location:
                return state.raised[seat] >> space & 1 == 1
        return False

    def _check_supply(self) -> None:
        """AQU-I05"""
        state = self.state
        if state.supply & TRAINED_SHOAL:
            self.root.get("supply").fault("not-wild")
        for manta in range(TRAINED, MANTAS):
            found = in_shoal(state.supply, manta)
            for seat in seats(state.players):
                found += in_shoal(state.ready[seat], manta) + in_shoal(state.tired[seat], manta)
            needed = state.ruleset.edition.wild_counts[manta - TRAINED]
            if found != needed:
                self.root.get("supply").fault(
                    "wrong-manta-number",
                    {"manta": MANTA_IDS[manta], "found": found, "needed": needed},
                )

    def _check_rows(self) -> None:
        """AQU-I11, AQU-I12"""
        state = self.state
        row = self.root.get("row")
        for slot in range(CHARACTER_SLOT_COUNT):
            character = state.row[slot]
            if character != NO_CARD and not STARTING <= character < FIRST_KING:
                row.fault("not-an-ocean-character", {"card": CHARACTER_IDS[character]})
            if slot > 0 and character != NO_CARD and state.row[slot - 1] == NO_CARD:
                row.fault("gap-in-row")
        due = self._has(RevealCharacter)
        if NO_CARD in state.row and state.characters.size > 0 and not due:
            row.fault("row-not-full")

    def _check_goals(self) -> None:
        """AQU-024, AQU-036, AQU-I07"""
        state = self.state
        tracks = self.root.get("tracks")
        laying = self._has(LayGoal)
        for track in range(TRACKS):
            goal = state.goals[track]
            if goal == NO_GOAL:
                if not laying:
                    tracks.fault("no-goal", {"track": track + 1})
            elif state.goals.count(goal) > 1:
                tracks.fault("goal-twice", {"goal": GOAL_IDS[goal]})
            elif state.ruleset.token_goals != (goal >= TRACKS) or self._partner_laid(goal):
                tracks.fault("wrong-goal", {"goal": GOAL_IDS[goal]})
            most = 2 if state.ruleset.solo else state.players
            if state.taken[track] > most:
                tracks.fault("track-overfull", {"track": track + 1})
        if state.ichthyanders and not state.ruleset.solo:
            tracks.fault("no-ichthyanders")

    def _partner_laid(self, goal: int) -> bool:
        """Whether the other side of a goal's token lies on a track too."""
        state = self.state
        return (
            goal >= TRACKS and TRACKS + state.ruleset.edition.partners[goal - TRACKS] in state.goals
        )

    def _check_kings(self) -> None:
        """AQU-I04"""
        state = self.state
        draft = self.root.get("draft")
        for seat in seats(state.players):
            king = state.kings[seat]
            if king != NO_KING and (state.kings.count(king) > 1 or state.offer >> king & 1):
                draft.fault("king-twice", {"king": KING_IDS[king]})
            held = [
                other
                for other in range(len(KING_IDS))
                if in_pile(state.hands[seat], FIRST_KING + other)
                or in_pile(state.discards[seat], FIRST_KING + other)
                or (FIRST_KING + other in (state.in_play, state.replayed) and state.active == seat)
            ]
            starts = len(self._taken_at_start(seat)) > 0
            if len(held) > 1 or (held and (held[0] != king or state.drafting or starts)):
                draft.fault("wrong-king", {"seat": seat})
            gone = king != NO_KING and not held and not state.drafting
            if gone and not state.ruleset.edition.characters[FIRST_KING + king].once:
                draft.fault("king-missing", {"seat": seat})
        setting_up = self._has(FirstTurn)
        if not setting_up:
            needed = state.ruleset.king_offer > 0 or state.ruleset.numbered_kings
            wrong = any((king != NO_KING) != needed for king in state.kings)
            if state.drafting or wrong:
                draft.fault("kings-not-dealt")

    def _check_turn(self) -> None:
        """AQU-I13"""
        state = self.state
        turn = self.root.get("turn")
        resolving = self._has(Resolve, BetweenEffects)
        if resolving != (state.in_play != NO_CARD):
            turn.fault("card-in-play")
        if state.replayed != NO_CARD and state.in_play not in state.ruleset.edition.replayers:
            turn.fault("card-in-play")
        if not resolving and (any(state.pool) or state.given or state.carried_out):
            turn.fault("pool-not-empty")
        if resolving and not state.main_used:
            turn.fault("main-action-not-used")
        end = self.root.get("end")
        if state.last_turns != NOT_LAST and state.trigger == NOT_TRIGGERED:
            end.fault("no-trigger")

    def _check_agenda(self) -> None:
        state = self.state
        agenda = self.root.get("agenda")
        if not state.agenda:
            if state.last_turns != 0 and not state.stopped:
                agenda.fault("no-agenda")
            return
        bottom = state.agenda[0]
        if isinstance(bottom, TurnMenu):
            if bottom.seat != state.active:
                agenda.fault("wrong-active")
        elif not isinstance(bottom, FirstTurn):
            agenda.fault("no-turn")
        if state.last_turns == 0 or state.stopped:
            agenda.fault("ended-before")
        if not self._something_to_decide():
            agenda.fault("nothing-to-decide")
