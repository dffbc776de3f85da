"""The rules of Sparks: the position, its moves, and what they do.

On your turn you light a sparkler by rolling a die: two to six are sparks, a one burns your fingers. Keep the sparks of
this turn, or roll again and risk them. Whoever first has enough sparks wins.
"""

from lampion.kernel import limits
from lampion.kernel.fields import FieldVisitor
from lampion.kernel.position import Position

ROLL, KEEP, DIE = 0, 1, 2  # codes of moves: two decisions, and from DIE on the six faces
DECIDE, SHAKE, OVER = 0, 1, 2  # phases
BURN = 1  # the face that ends a turn with nothing


class Sparks(Position):
    """A game of Sparks in progress."""

    def __init__(self, seats: int = 0, goal: int = 0) -> None:
        super().__init__(seats)
        self.goal = goal
        self.sparks = 0  # of this turn, not kept yet
        self.kept = [0] * 4
        self.wait(DECIDE, 1 << self.active)

    def find_moves(self, seat: int) -> int:
        """Roll; with sparks to keep, keep them. Chance rolls a fair die."""
        if seat == limits.CHANCE:
            count = 0
            for face in range(1, 7):
                count = self.add_outcome(count, DIE + face - 1, 1)
            return count
        count = self.add(0, ROLL)
        return self.add(count, KEEP) if self.sparks else count

    def step(self, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        if move == ROLL:
            self.wait_for_chance(SHAKE)
        elif move == KEEP:
            self.kept[seat] += self.sparks
            self.pass_on()
        elif move - DIE + 1 == BURN:
            self.pass_on()
        else:
            self.sparks += move - DIE + 1
            self.wait(DECIDE, 1 << self.active)

    def pass_on(self) -> None:
        """End the turn; with enough sparks the game is over."""
        self.sparks = 0
        self.turn += 1
        if self.kept[self.active] >= self.goal:
            self.wait(OVER, 0)
        else:
            self.active = self.seat_after(self.active)
            self.wait(DECIDE, 1 << self.active)

    def score(self, seat: int) -> int:
        """The sparks that this seat has kept."""
        return self.kept[seat]

    def visit_fields(self, visitor: FieldVisitor) -> None:
        """Show every field to the visitor."""
        self.goal = visitor.number("goal", self.goal)
        self.sparks = visitor.number("sparks", self.sparks)
        visitor.wide("kept", self.kept, 4)
