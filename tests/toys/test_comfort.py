"""A search plays for its lead over the best rival, and, once that is comfortable, more for its own points."""

import pytest

from lampion.bots.tree import Tree
from lampion.kernel.heuristics import Heuristics, Weights
from lampion.kernel.position import Position
from lampion.kernel.style import Style

LIGHT, BLOW_OUT = range(2)


class LastLantern(Position):
    """The last decision of a game: seat 0 lights 3 of its lanterns, or blows out 5 of seat 1's."""

    def __init__(self, lead: int) -> None:
        super().__init__(2)
        self.lanterns = [100 + lead, 100]
        self.waiting = 1

    def find_moves(self, seat: int) -> int:
        """Both moves, always."""
        self.found[:2] = [LIGHT, BLOW_OUT]
        return 2

    def step(self, seat: int, move: int) -> None:
        """Play a move, which ends the game."""
        self.lanterns[move] += (3, -5)[move]
        self.waiting = 0

    def score(self, seat: int) -> int:
        """One point per lantern."""
        return self.lanterns[seat]


@pytest.mark.parametrize(
    ("lead", "comfort", "chosen"),
    [(50, 15.0, LIGHT), (5, 15.0, BLOW_OUT), (-50, 15.0, BLOW_OUT), (50, 1000.0, BLOW_OUT)],
)
def test_a_seat_in_a_comfortable_lead_prefers_its_own_points(lead: int, comfort: float, chosen: int) -> None:
    """Three points gained beat half of the rival's loss of five, but not all of it."""
    tree = Tree(Heuristics(LastLantern(lead), Weights()), 0, 1, 300, Style(comfort=comfort))
    tree.grow(300)
    worth = {move: total / visits for move, visits, total, *_ in tree.tried()}
    visits = {move: count for move, count, *_ in tree.tried()}
    assert worth[chosen] > worth[1 - chosen]
    assert visits[chosen] > visits[1 - chosen]
