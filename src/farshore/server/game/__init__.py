"""A game in progress, as a table holds it.

live_game.py       position, legal moves, log and undo, kept up move by move
clock.py           the arithmetic of clocks
"""
