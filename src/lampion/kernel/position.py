"""The base class of every game's position: what searches, playouts, bots and tables know of a game.

A game subclasses `Position` once, in its `rules.py`, and fills in the methods marked "a game". A position holds
numbers and flat arrays only, so that a copy is one block of memory. The same file runs compiled and plain.
"""

from typing import Any, Self

import cython

from lampion.kernel import limits
from lampion.kernel.errors import GameOver, IllegalMove, NotYourTurn, UnknownSeat
from lampion.kernel.fields import FieldVisitor
from lampion.kernel.rng import Rng

if not cython.compiled:

    def copy_fields(mine: "Position", other: "Position") -> None:
        """Copy every number and array, whatever a game added; the buffers are not part of the position."""
        for name, value in vars(other).items():
            if name != "found" and name != "odds":
                setattr(mine, name, value if type(value) is int else value[:])


def clip(number: int) -> int:
    """The same number, or -1 where a C int cannot hold it: no seat and no move has such a number."""
    try:
        return number
    except OverflowError:
        return -1


class Position:
    """A game in progress, cheap enough to copy a million times."""

    def __init__(self, seats: int = 0) -> None:
        if not cython.compiled:
            self.found: list[int] = [0] * limits.ROOM
            self.odds: list[int] = [0] * limits.OUTCOMES
        elif type(self).__flags__ & 1 << 9:
            raise TypeError("a compiled Position has compiled subclasses only: set LAMPION_PURE=1 to sketch a game")
        self.seats = seats
        self.waiting = 0  # bit mask of the seats that may move now, chance included; 0: the game is over
        self.turn = 0  # how many turns have begun; a search that looks to the end of a turn stops when it rises
        self.active = 0  # the seat whose turn it is; seats that wait together are walked in turn order from here
        self.phase = 0  # what the game waits for, in the game's own numbers
        self.dealt = 0  # how many outcomes of chance the game has counted in this phase

    # What a game fills in. Inside the hot code nothing is checked: the public methods below do that.

    def find_moves(self, seat: int) -> int:
        """A game: write this seat's legal moves to `found` and return how many; for chance with their `odds`."""
        raise NotImplementedError

    def step(self, seat: int, move: int) -> None:
        """A game: play a move that is known to be legal."""
        raise NotImplementedError

    def score(self, seat: int) -> int:
        """A game: the points of a seat as they stand now."""
        raise NotImplementedError

    def points_from(self, seat: int, source: int) -> int:
        """A game: the points of a seat from one source, numbered as in `Game.breakdown`, without the total."""
        return 0 if source else self.score(seat)

    def tie_break(self, seat: int) -> int:
        """A game: what decides between equal scores, more is better."""
        return 0

    def partners(self, seat: int) -> int:
        """A game: bit mask of the seats that win if this one does."""
        return 0

    def winners(self) -> int:
        """Bit mask of the seats that lead now: best score, then best tie-break, then shared."""
        best = 0
        leader = -1
        most = 0
        for seat in range(self.seats):
            points = self.score(seat)
            if leader >= 0:
                lead = points - most
                if lead == 0:
                    lead = self.tie_break(seat) - self.tie_break(leader)
                if lead < 0:
                    continue
                if lead == 0:
                    best |= 1 << seat
                    continue
            leader = seat
            most = points
            best = 1 << seat
        return best

    def roll(self, rng: Rng) -> int:
        """Play a chance move at its odds and return it. A game may know a faster way to the same odds."""
        count = self.find_moves(limits.CHANCE)
        total = 0
        for i in range(count):
            total += self.odds[i]
        left = rng.below(total)
        chosen = 0
        while left >= self.odds[chosen]:
            left -= self.odds[chosen]
            chosen += 1
        move = self.found[chosen]
        self.step(limits.CHANCE, move)
        return move

    def redeal(self, seat: int, rng: Rng) -> None:
        """A game with secrets: deal what this seat cannot know at random, so that it fits everything it has seen."""

    def visit_fields(self, visitor: FieldVisitor) -> None:
        """A game: show every field to the visitor, in a fixed order, after those of the base."""
        raise NotImplementedError

    # What the rules of every game need.

    def wait(self, phase: int, seats: int) -> None:
        """Go to a phase that waits for these seats, given as a bit mask; 0 ends the game."""
        self.phase = phase
        self.waiting = seats
        self.dealt = 0

    def wait_for_chance(self, phase: int) -> None:
        """Go to a phase in which chance moves."""
        self.wait(phase, 1 << limits.CHANCE)

    def everybody(self) -> int:
        """Bit mask of all seats."""
        return (1 << self.seats) - 1

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def add(self, count: int, move: int) -> int:
        """Append a move to the `count` moves found so far; returns the new count."""
        self.found[count] = move
        return count + 1

    def add_outcome(self, count: int, move: int, odds: int) -> int:
        """Append an outcome of chance, unless its odds are 0; returns the new count."""
        if odds:
            self.found[count] = move
            self.odds[count] = odds
            count += 1
        return count

    # What everything else calls.

    def is_waiting(self, seat: int) -> bool:
        """The same as `waits_for`, for compiled callers."""
        return 0 <= seat <= limits.CHANCE and self.waiting >> seat & 1 == 1

    def has_move(self, seat: int, move: int) -> bool:
        """Is this move among the legal ones of a seat that the game waits for?"""
        count = self.find_moves(seat)
        for i in range(count):
            if self.found[i] == move:
                return True
        return False

    def next_seat(self) -> int:
        """The waiting seat that comes first in turn order from the active one; chance before all."""
        if self.waiting >> limits.CHANCE & 1:
            return limits.CHANCE
        seat = self.active
        while not self.waiting >> seat & 1:
            seat = seat + 1 if seat + 1 < self.seats else 0
        return seat

    def to_move(self) -> int:
        """The seat that `next_seat` names, for callers in Python; -1 when the game is over."""
        return self.next_seat() if self.waiting else -1

    def copy_from(self, other: "Position") -> None:
        """Become equal to another position of the same game."""
        copy_fields(self, other)

    def copy(self) -> Self:
        """An independent twin."""
        twin = type(self).__new__(type(self))
        if not cython.compiled:
            twin.found, twin.odds = [0] * limits.ROOM, [0] * limits.OUTCOMES
        twin.copy_from(self)
        return twin

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        return self.copy()

    def moves(self, seat: int) -> list[int]:
        """The codes of this seat's legal moves; none when the game does not wait for it."""
        place = clip(seat)
        if not self.is_waiting(place):
            return []
        count = self.find_moves(place)
        return [self.found[i] for i in range(count)]

    def chances(self) -> list[tuple[int, int]]:
        """The possible chance outcomes, each with its odds: (move, weight)."""
        if not self.waits_for(limits.CHANCE):
            return []
        count = self.find_moves(limits.CHANCE)
        return [(self.found[i], self.odds[i]) for i in range(count)]

    def play(self, seat: int, move: int) -> None:
        """Play a move if it is legal; otherwise say why not and change nothing."""
        place, code = clip(seat), clip(move)
        if self.is_waiting(place) and self.has_move(place, code):
            self.step(place, code)
        else:
            self.refuse(seat, move)

    def draw(self, rng: Rng) -> int:
        """Let chance decide at its odds; returns the move that it made."""
        if rng is None or not self.waits_for(limits.CHANCE):
            self.refuse(limits.CHANCE, 0)
        return self.roll(rng)

    def redealt(self, seat: int, rng: Rng) -> Self:
        """A copy in which everything that this seat cannot know has been dealt again."""
        if rng is None:
            raise TypeError("redealt() needs an Rng")
        twin = self.copy()
        twin.redeal(seat, rng)
        return twin

    def waits_for(self, seat: int) -> bool:
        """May this seat (or chance) move now?"""
        return self.is_waiting(clip(seat))

    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.waiting == 0

    def refuse(self, seat: int, move: int) -> None:
        """Raise the error that explains why this seat cannot make this move."""
        if seat != limits.CHANCE and not 0 <= seat < self.seats:
            raise UnknownSeat(seat=seat, seats=self.seats)
        if self.waiting == 0:
            raise GameOver(seat=seat)
        if not self.waits_for(seat):
            raise NotYourTurn(seat=seat, waiting=[s for s in range(limits.CHANCE + 1) if self.waiting >> s & 1])
        raise IllegalMove(move=move, seat=seat)

    def points(self, seat: int) -> int:
        """The score of a seat as it stands."""
        if not 0 <= seat < self.seats:
            raise UnknownSeat(seat=seat, seats=self.seats)
        return self.score(seat)

    def leaders(self) -> list[int]:
        """The seats that lead as things stand; at the end, the winners."""
        mask = self.winners()
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def lead(self, seat: int) -> int:
        """Points ahead of the best rival; partners count as the best of them."""
        side = 1 << seat | self.partners(seat)
        own = [self.score(one) for one in range(self.seats) if side >> one & 1]
        rivals = [self.score(one) for one in range(self.seats) if not side >> one & 1]
        return max(own) - max(rivals, default=0)

    def visit(self, visitor: FieldVisitor) -> None:
        """Show a visitor every field: those of the base, then those of the game."""
        self.seats = visitor.number("seats", self.seats)
        self.waiting = visitor.number("waiting", self.waiting)
        self.turn = visitor.number("turn", self.turn)
        self.active = visitor.number("active", self.active)
        self.phase = visitor.number("phase", self.phase)
        self.dealt = visitor.number("dealt", self.dealt)
        self.visit_fields(visitor)

    def fields(self) -> dict[str, Any]:
        """Everything that tells this position from another of the same game, by name; the same compiled and plain."""
        visitor = FieldVisitor()
        self.visit(visitor)
        return visitor.values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position) or type(other) is not type(self):
            return NotImplemented
        return self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(str(self.fields()))

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (type(self), self.fields())


def revive(kind: type[Position], fields: dict[str, Any]) -> Position:
    """The position of this kind with these fields: what unpickling and reading call."""
    position = kind()
    position.visit(FieldVisitor(fields))
    return position
