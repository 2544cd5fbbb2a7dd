"""The contract that every game fulfils, and the parts that games share. It does no input or output.

types.py       Seat and MoveId: the two numbers that everything passes around
game.py        Game, GameInfo, Edition, Setup: what a game is, before it is played;
               GameHooks: the functions that know a game's rules
options.py     Option and Ruling: what is chosen before a game, and readings of its rulebook
state.py       State, and the agenda: Step, Decision, SeatDecision, ChanceDecision; events
move.py        Domain, Kind, MoveTable: number <-> value <-> text
chance.py      Bag (a deck without an order), Pile (with a tail), drawing
record.py      a game as a document: replay, log, undo
result.py      scores, places, tie-breaks
view.py        the parts that all views have
fixed_part.py  parts of views that never change, made once and shared
position.py    positions as documents: reading table, agenda and checks
document.py    reading JSON that people write, with every fault named
schema.py      declaring what component data looks like
schema_check.py   holding documents against what is declared
edition.py     reading component data
errors.py      one family of errors; each carries a key and parameters, no words
playout.py     random play and perft: loops that must be fast
batch.py       many games at once, for learners
features.py    what a seat knows as numbers
registry.py    games by name
clock.py       the clock that limits in seconds use; the program sets it
"""
