"""How a game at a table ended: the reason, the scores and the winners."""

from typing import Any

from lampion.kernel.position import Position
from lampion.tables.table import Table

NOBODY_WINS = ("absent", "agreed", "closed", "endless", "removed")


def outcome(table: Table, position: Position, reason: str, out: int | None = None) -> dict[str, Any]:
    """The end of a game as plain data. Seats that resigned or ran out of time can't win; `out` is doing so now.

    If the host has removed somebody in the middle of it, nobody can: who plays under which name is the host's secret.
    Reasons: played, resigned, forfeit, and those for which nobody wins: absent (from a tournament), agreed, closed,
    endless, removed.
    """
    scores = [position.points(seat) for seat in range(position.seats)]
    eligible = [seat for seat, place in enumerate(table.seats) if not place.out and seat != out]
    if any(place.out == "removed" for place in table.seats):
        eligible = []
    return {"reason": reason, "scores": scores, "winners": find_winners(position, eligible, reason)}


def find_winners(position: Position, eligible: list[int], reason: str) -> list[int]:
    """The winners by the rules, if any of them is eligible; otherwise the eligible seats with the most points."""
    if reason in NOBODY_WINS or not eligible:
        return []
    most = max(position.points(seat) for seat in eligible)
    by_points = [seat for seat in eligible if position.points(seat) == most]
    return [seat for seat in position.leaders() if seat in eligible] or by_points
