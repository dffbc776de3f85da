"""How a search goes about a game: a handful of numbers that were tuned by play."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """What suits most games; a game says otherwise where that was measured to be better."""

    horizon: int = 1000  # turns that a simulation goes on beyond the tree before the position is appraised
    explore: float = 1.0  # how much a move that looks good and was tried seldom is worth another try
    breadth: float = 1.0  # how many times more curious it is about the moves at hand than about those to come
    heat: float = 2.0  # of two moves, the one that is liked more by this looks good e times as much
    even: float = 0.3  # of how good moves look, the part in which all are alike
    fan: int = 0  # chance with at most this many outcomes gets nodes of its own; the rest is averaged
    spread: float = 8.0  # a lead of this many points at the horizon wins 73 % of games
    bold: float = 0.5  # how much of the worth is victory; the rest is the lead in points
    comfort: float = (
        1000.0  # a seat that usually leads by this many points looks more at its own score than at the others'
    )
