"""Who came where in a finished game."""

from lampion.tables.outcome import NOBODY_WINS
from lampion.tables.table import Table


def find_places(table: Table) -> list[int] | None:
    """The place of each seat: 1 for winners, then by points; None if the game was only broken off.

    Whoever gave up or ran out of time comes after all others, the earlier the worse. Equal places are a draw.
    """
    end = table.outcome
    if end is None or end["reason"] in NOBODY_WINS or any(place.out == "removed" for place in table.seats):
        return None
    left = {entry.seat: entry.number for entry in table.entries if entry.kind in ("resign", "forfeit")}

    def worth(seat: int) -> tuple[int, ...]:
        if table.seats[seat].out:
            return (0, left[seat])
        return (2,) if seat in end["winners"] else (1, end["scores"][seat])

    worths = [worth(seat) for seat in range(table.terms.seats)]
    return [1 + sum(other > own for other in worths) for own in worths]


def find_players(table: Table) -> list[tuple[str, str]]:
    """The guest and the bot of each seat; a guest's further seats are those of people beside them: nobody's."""
    seen: set[str] = set()
    players = []
    for place in table.seats:
        guest = "" if place.guest in seen else place.guest
        seen.add(place.guest)
        players.append((guest, "" if place.guest else place.bot))
    return players
