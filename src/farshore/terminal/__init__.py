"""Playing and watching in a terminal.

session.py    a game against bots
lines.py      lines of plain text, for every terminal
screen.py     colours and seat symbols
board.py      TextBoard: what a board draws, and one that draws any game's view
<game>.py     the board of a game: `BOARD`, found by its name
council_cards.py  what cards of Council of Shadows do, by edition and readings
story.py      the log in sentences, and the end of a game
advice.py     hints and analyses in sentences
progress.py   a progress bar for long work
"""
