"""What the search thinks of a position or of a whole game.

    hints.py     the best moves of a seat, and the line that is expected after each
    reasons.py   the points that a move brings now, and those that it prepares
    review.py    every decision of a finished game, looked at again: the lead over time, mistakes

Everything is computed from what the deciding seat could know. A chance is between 0 (lost) and
1 (won); for a player alone it tells how good the score will be.
"""

from farshore.analysis.hints import (
    HINT_MOVES,
    Hint,
    LineMove,
    describe_line,
    hint,
    percent,
    replay_line,
    search_bot,
)
from farshore.analysis.reasons import Points, points_expected, points_now
from farshore.analysis.review import DecisionReview, analyse, costliest, decisions

__all__ = [
    "HINT_MOVES",
    "DecisionReview",
    "Hint",
    "LineMove",
    "Points",
    "analyse",
    "costliest",
    "decisions",
    "describe_line",
    "hint",
    "percent",
    "points_expected",
    "points_now",
    "replay_line",
    "search_bot",
]
