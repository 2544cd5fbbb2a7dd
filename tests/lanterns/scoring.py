"""LAN-006"""

from farshore.core.result import Results, rank
from tests.lanterns.state import LanternState


def results(state: LanternState) -> Results:
    criteria = [("score", state.points)]
    if state.setup.options["ties"] == "late":
        criteria.append(("seat", list(range(state.players))))
    places, decided_by = rank(criteria)
    return Results(state.points, places, "burnt_out", {"lanterns": state.points}, decided_by)
