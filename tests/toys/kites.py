"""Kites: a die with unequal faces, cards that others may answer out of turn, alliances, and a tie-break.

In each of three rounds everybody has a turn: the wind blows (calm 1, breeze 2, gust 4 points, at odds of 3, 2, 1), and
the player flies the kite for those points, or plays the snatch card to take that many from another player, or courts
another player, who accepts or declines. Before a snatch takes effect, each player with a cancel card is asked, in turn
order from the active player, whether to cancel it; a cancel card can be cancelled in the same way, and everybody is
asked again. Allies win together. More unused cancel cards break a tie.
"""

from __future__ import annotations

from typing import Any

from lampion.kernel.fields import FieldVisitor
from lampion.kernel.game import Event
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.conformance.hooks import REGISTRY, Hooks
from tests.toys.toy import WIDTH, Toy, event

ROUNDS = 3
POINTS = (1, 2, 4)  # calm, breeze, gust
ODDS = (3, 2, 1)
BLOW, ACT, WINDOW, ANSWER, OVER = range(5)
VERBS = ("wind", "fly", "snatch", "court", "cancel", "let", "accept", "decline")
WIND, FLY, SNATCH, COURT, CANCEL, LET, ACCEPT, DECLINE = (place * WIDTH for place in range(len(VERBS)))
NOBODY = 9


class Kites(Position):
    """A game of kites in progress."""

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        self.round = 0
        self.wind_points = 0
        self.target = NOBODY  # the seat that is snatched from or courted
        self.stack = 0  # how many cancel cards lie on the snatch
        self.last = NOBODY  # the seat that played the card on top
        self.silent = 0  # bit mask of the seats that let the card on top pass
        self.points_of = [0] * 4
        self.snatches = bytearray(4)
        self.cancels = bytearray(4)
        self.discards = bytearray(2)  # snatch and cancel cards
        self.partner = bytearray(4)  # by seat: seat + 1 of the ally
        for seat in range(seats):
            self.snatches[seat] = self.cancels[seat] = 1
        if seats:
            self.wait_for_chance(BLOW)

    def find_moves(self, seat: int) -> int:
        """The moves of this seat in this phase."""
        if seat == CHANCE:
            for face in range(3):
                self.found[face], self.odds[face] = WIND + face, ODDS[face]
            return 3
        if self.phase == WINDOW:
            moves = [CANCEL, LET]
        elif self.phase == ANSWER:
            moves = [ACCEPT, DECLINE]
        else:
            moves = self.find_acts(seat)
        for i, move in enumerate(moves):
            self.found[i] = move
        return len(moves)

    def find_acts(self, seat: int) -> list[int]:
        """Fly, snatch from a player with points, or, with more than two players, court one without a partner."""
        others = [other for other in range(self.seats) if other != seat]
        moves = [FLY]
        if self.snatches[seat]:
            moves += [SNATCH + other for other in others if self.points_of[other]]
        if self.seats > 2 and not self.partner[seat]:
            moves += [COURT + other for other in others if not self.partner[other]]
        return moves

    def step(self, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        verb, number = move // WIDTH * WIDTH, move % WIDTH
        if verb == WIND:
            self.wind_points = POINTS[number]
            self.wait(ACT, 1 << self.active)
        elif verb == FLY:
            self.points_of[seat] += self.wind_points
            self.finish_turn()
        elif verb == SNATCH:
            self.snatches[seat] -= 1
            self.discards[0] += 1
            self.target, self.last = number, seat
            self.ask()
        elif verb == COURT:
            self.target = number
            self.wait(ANSWER, 1 << number)
        elif verb in (CANCEL, LET):
            self.react(seat, verb == CANCEL)
        else:
            if verb == ACCEPT:
                self.partner[seat], self.partner[self.active] = self.active + 1, seat + 1
            self.finish_turn()

    def react(self, seat: int, cancels: bool) -> None:
        """Cancel the card on top, after which everybody is asked again, or let it pass."""
        self.silent |= 1 << seat
        if cancels:
            self.cancels[seat] -= 1
            self.discards[1] += 1
            self.stack += 1
            self.last, self.silent = seat, 0
        self.ask()

    def ask(self) -> None:
        """Ask the next seat in turn order that could cancel the card on top; if there is no such seat, settle it."""
        for place in range(self.seats):
            seat = (self.active + place) % self.seats
            if self.cancels[seat] and seat != self.last and not self.silent >> seat & 1:
                self.wait(WINDOW, 1 << seat)
                return
        self.settle()

    def settle(self) -> None:
        """Carry out the snatch, unless an odd number of cancel cards lies on it."""
        if self.stack % 2 == 0:
            taken = min(self.wind_points, self.points_of[self.target])
            self.points_of[self.target] -= taken
            self.points_of[self.active] += taken
        self.finish_turn()

    def finish_turn(self) -> None:
        """Pass the turn clockwise; after three rounds the game is over."""
        self.target = self.last = NOBODY
        self.stack = self.silent = self.wind_points = 0
        self.active = self.seat_after(self.active)
        self.turn += 1
        if self.active == 0:
            self.round += 1
        if self.round == ROUNDS:
            self.wait(OVER, 0)
        else:
            self.wait_for_chance(BLOW)

    def roll(self, rng: Rng) -> int:
        """Roll a die with three faces on its six sides."""
        move = WIND + (0, 0, 0, 1, 1, 2)[rng.below(6)]
        self.step(CHANCE, move)
        return move

    def score(self, seat: int) -> int:
        """The points."""
        return self.points_of[seat]

    def tie_break(self, seat: int) -> int:
        """Unused cancel cards."""
        return self.cancels[seat]

    def winners(self) -> int:
        """Allies win together."""
        best = super().winners()
        for seat in range(self.seats):
            if best >> seat & 1 and self.partner[seat]:
                best |= 1 << self.partner[seat] - 1
        return best

    def visit_fields(self, visitor: FieldVisitor) -> None:
        """Pass all numbers through a visitor."""
        self.round = visitor.number("round", self.round)
        self.wind_points = visitor.number("wind_points", self.wind_points)
        self.target = visitor.number("target", self.target)
        self.stack = visitor.number("stack", self.stack)
        self.last = visitor.number("last", self.last)
        self.silent = visitor.number("silent", self.silent)
        visitor.wide("points_of", self.points_of, 4)
        visitor.small("snatches", self.snatches, 4)
        visitor.small("cancels", self.cancels, 4)
        visitor.small("discards", self.discards, 2)
        visitor.small("partner", self.partner, 4)


class KitesGame(Toy):
    """Kites as a game."""

    id = "toy-kites"
    players = (2, 3, 4)
    kind = Kites
    verbs = VERBS
    chance_verbs = frozenset(["wind"])

    def view(self, position: Any, seat: int | None) -> dict[str, Any]:
        """Everything is public."""
        return {"you": seat, **position.fields()}

    def narrate(self, before: Any, seat: int, move: int, after: Any, viewer: int | None = None) -> list[Event]:
        """The move itself, and the outcome of a snatch."""
        verb, number = divmod(move, WIDTH)
        events = [event(VERBS[verb], None if seat == CHANCE else seat, number=number)]
        if before.phase in (ACT, WINDOW) and before.target != after.target and before.target != NOBODY:
            events.append(event("settled", before.active, points=list(after.points_of)))
        return events


def census(position: Kites) -> dict[str, int]:
    """The number of cards of both kinds, in hand and used."""
    return {
        "snatch": sum(position.snatches) + position.discards[0],
        "cancel": sum(position.cancels) + position.discards[1],
    }


def allies(position: Kites, seat: int) -> int:
    """Bit mask of the seat that wins together with this one."""
    return 1 << position.partner[seat] - 1 if position.partner[seat] else 0


REGISTRY["toy-kites"] = Hooks(census=census, allies=allies)
