"""Playing and watching in a terminal.

screen.py     colours, seat symbols, and what to do where they cannot be shown
board.py      what a board is, and one that draws any game's view
story.py      the log in words, and the end of a game
session.py    a game against bots
<game>.py     the board of a game: `BOARD`, a `TextBoard`; found by its name
"""
