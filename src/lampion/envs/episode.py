"""A game played by programs that learn: moves as actions, chance from a seed, observations, and what a result is worth.

Chance and random moves take their numbers from the seed and a count, so an episode is fully described by its position,
its seed and that count.
"""

from collections.abc import Mapping
from typing import Any

from lampion.games import game as find_game
from lampion.kernel import limits
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng


class Episode:
    """One game in progress; `begin` starts the next."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.options = dict(options)
        self.start: Position = game.position(seats, options)
        self.position = self.start.copy()
        self.observer = game.observer(self.position)
        self.actions = game.numbering.actions
        self.rng = Rng()
        self.seed = 0
        self.draws = 0  # how often chance, or a program that plays at random, has taken numbers from the seed

    def __reduce__(self) -> tuple[Any, ...]:
        facts = (self.game.id, self.start.seats, self.options, self.position, self.seed, self.draws)
        return revive, facts

    def restore(self, position: Position, seed: int, draws: int) -> None:
        """Go on from here."""
        if type(position) is not type(self.position):
            raise TypeError("a position of another game")
        self.position.copy_from(position)
        self.seed = seed
        self.draws = draws

    def begin(self, seed: int) -> None:
        """Start a new game, whose chance follows from this seed, up to its first decision."""
        self.start_over(seed)

    def start_over(self, seed: int) -> None:
        """The same, for compiled callers."""
        self.position.copy_from(self.start)
        self.seed = seed
        self.draws = 0
        self.run_chance()

    # Moving

    def draw(self) -> None:
        """Set the generator for the next random choice."""
        self.rng.reset(self.seed, self.draws)
        self.draws += 1

    def run_chance(self) -> None:
        """Let chance move as long as the game waits for it."""
        while self.position.waiting >> limits.CHANCE & 1:
            self.draw()
            self.position.roll(self.rng)

    def play(self, seat: int, move: int) -> bool:
        """Play a move if it is legal, and then chance; was it?"""
        if not self.position.is_waiting(seat) or not self.position.has_move(seat, move):
            return False
        self.position.step(seat, move)
        self.run_chance()
        return True

    def play_at_random(self, seat: int) -> None:
        """Play a random move for a seat that the game waits for, and then chance."""
        self.draw()
        count = self.position.find_moves(seat)
        self.position.step(seat, self.position.found[self.rng.below(count)])
        self.run_chance()

    def pass_by(self, seats: int) -> int:
        """Play at random for these seats, given as a bit mask, until another one is next; returns it, or -1."""
        while self.position.waiting:
            seat = self.position.next_seat()
            if not seats >> seat & 1:
                return seat
            self.play_at_random(seat)
        return -1

    # Knowing

    def observe(self, seat: int) -> bytes:
        """What this seat may know, as signed bytes."""
        return self.observer.read(seat)

    def mark_legal(self, seat: int, mask: Any) -> int:
        """Set the places of this seat's legal actions in a mask of signed bytes to 1; returns how many there are."""
        if not self.position.is_waiting(seat):
            return 0
        count = self.position.find_moves(seat)
        for i in range(count):
            mask[self.actions[self.position.found[i]]] = 1
        return count

    # What a result is worth

    def sides_that_won(self) -> int:
        """How many sides share the victory; allies are one side."""
        won = self.position.winners()
        count = 0
        for seat in range(self.position.seats):
            if won >> seat & 1 and not self.position.partners(seat) & won & (1 << seat) - 1:
                count += 1
        return count

    def victory(self, seat: int) -> float:
        """From 1 for the only side that won to -1 for those that lost; a victory shared by two sides is worth 0."""
        if not self.position.winners() >> seat & 1:
            return -1.0
        return 2.0 / self.sides_that_won() - 1.0

    def rank(self, seat: int) -> float:
        """From 1 for whoever is before all others to -1 for the last; allies stand where the best of them does."""
        rivals = 0
        balance = 0.0
        for other in range(self.position.seats):
            if other != seat and not self.position.partners(seat) >> other & 1:
                rivals += 1
                balance += self.compare(seat, other)
        return balance / rivals if rivals else 0.0

    def compare(self, seat: int, other: int) -> int:
        """1 if the side of a seat stands before that of another, -1 if behind it, 0 if they are equal."""
        mine, theirs = self.best_of(seat), self.best_of(other)
        lead = self.position.score(mine) - self.position.score(theirs)
        if lead == 0:
            lead = self.position.tie_break(mine) - self.position.tie_break(theirs)
        return 1 if lead > 0 else -1 if lead < 0 else 0

    def best_of(self, seat: int) -> int:
        """Of the seats that win together with this one, and this one, that with the best score."""
        best = seat
        for other in range(self.position.seats):
            if self.position.partners(seat) >> other & 1:
                lead = self.position.score(other) - self.position.score(best)
                if lead > 0 or (lead == 0 and self.position.tie_break(other) > self.position.tie_break(best)):
                    best = other
        return best


def revive(name: str, seats: int, options: Mapping[str, str], position: Position, seed: int, draws: int) -> Episode:
    """The episode that a pickle describes."""
    episode = Episode(find_game(name), seats, options)
    episode.restore(position, seed, draws)
    return episode
