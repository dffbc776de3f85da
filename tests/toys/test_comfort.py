"""What a search plays for: the distance to the others, or, where it leads in comfort, rather points of its own."""

import pytest

from lampion.bots.tree import Tree
from lampion.kernel.heuristics import Heuristics, Weights
from lampion.kernel.position import Position
from lampion.kernel.style import Style

LIGHT, BLOW_OUT = range(2)


class LastLantern(Position):
    """The last decision of a game: seat 0 lights 3 lanterns of its own, or blows out 5 of seat 1."""

    def __init__(self, lead: int) -> None:
        super().__init__(2)
        self.lanterns = [100 + lead, 100]
        self.waiting = 1

    def find_moves(self, seat: int) -> int:
        """Both are possible."""
        self.found[:2] = [LIGHT, BLOW_OUT]
        return 2

    def step(self, seat: int, move: int) -> None:
        """Then it is over."""
        self.lanterns[move] += (3, -5)[move]
        self.waiting = 0

    def score(self, seat: int) -> int:
        """A point for a lantern."""
        return self.lanterns[seat]


@pytest.mark.parametrize(
    ("lead", "comfort", "chosen"),
    [(50, 15.0, LIGHT), (5, 15.0, BLOW_OUT), (-50, 15.0, BLOW_OUT), (50, 1000.0, BLOW_OUT)],
)
def test_who_leads_in_comfort_prefers_points_of_its_own(lead: int, comfort: float, chosen: int) -> None:
    """Three of its own are more than half of five of another, and less than all five."""
    tree = Tree(Heuristics(LastLantern(lead), Weights()), 0, 1, 300, Style(comfort=comfort))
    tree.grow(300)
    worth = {move: total / visits for move, visits, total, *_ in tree.tried()}
    visits = {move: count for move, count, *_ in tree.tried()}
    assert worth[chosen] > worth[1 - chosen]
    assert visits[chosen] > visits[1 - chosen]
