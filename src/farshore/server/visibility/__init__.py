"""The only way from a game to a viewer.

Everything that a browser gets to know of a table is made here, from the kernel's answers for that
viewer: `view`, `legal`, `Decision.visibility`, `event_json`. Facts about moves, the parameters of a
question and reasons are worked out on `sample`, a position that the seat cannot tell from the real
one, so they cannot hold what it does not know. Sockets take nothing but a `Message`, and only this
package makes one (`tests/server/test_visibility.py`).

    message.py   what a socket takes
    position.py  a position with what its viewer may do
    preview_luck.py  luck for what its moves would do
    log.py       the log of a game as one viewer sees it
    replay.py    past positions, results and records
    advice.py    hints and analyses, with the lines that are expected
    puzzle.py    puzzles: the position of one seat, and how good its moves are
    variation.py analysis boards: games that only one person looks at
    table.py     seats, chat, and answers to what somebody asked
    clock.py     the time of the seats
"""
