"""What experience says about Spring Festival: what a panorama promises, and where a rocket is well placed.

Nothing here is a rule. The weights were found by `lampion tune spring-festival`.
"""

from collections.abc import Sequence

import cython

from lampion.games.spring_festival import lookups
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.heuristics import Heuristics
from lampion.kernel.rng import Rng

if not cython.compiled:
    from lampion.games.spring_festival.lookups import CELLS, COMPLETE, FINALE, FIRE, FREE, PASS, PLACE, SIZE

FEATURES = lookups.FEATURES
ARROWS = lookups.ARROWS
SPARKS = lookups.SPARKS
CARD_POINTS = lookups.CARD_POINTS
FORMS_FROM = lookups.FORMS_FROM
FIRST_NEED = lookups.FIRST_NEED
SECOND_NEED = lookups.SECOND_NEED
SECOND = lookups.SECOND
THIRD = lookups.THIRD
FOURTH = lookups.FOURTH
ROUNDS = lookups.ROUNDS
DOWN = lookups.WIDTH

# Weights: of a placed tile in quick play, then of a panorama.
SPARK, NEW, ROCKET, EXPLODED, TAKEN, CARELESS = range(6)
REACH, WHOLE, ONE_OFF, TWO_OFF = range(6, 10)
WEIGHTS = (3.0, 2.0, 1.0, 0.5, 0.0, 0.15, 0.6, 3.0, 0.5, 0.2)


class SpringFestivalHeuristics(Heuristics):
    """Looks at one game of Spring Festival."""

    def __init__(self, position: SpringFestival, weights: Sequence[float] = ()) -> None:
        super().__init__(position, weights or WEIGHTS)
        self.at = position
        if not cython.compiled:
            self.seen = [0] * (4 * CELLS)
        self.tick = 0

    # What a panorama promises

    def appraise(self, seat: int) -> float:
        """The score as it stands, and what the panorama promises for the rounds that are left and for the finale."""
        value = 0.0 + self.at.score(seat)
        if self.at.fired >> seat & 1:
            return value
        reach = self.reach(seat)
        value += self.weights[REACH] * reach
        if reach == self.at.tiles[seat]:
            value += self.weights[WHOLE]
        left = ROUNDS - self.at.turn
        if left > 0:
            value += self.card_prospects(seat) * (left if left < 4 else 4) / 4
        return value

    def reach(self, seat: int) -> int:
        """How many tiles the best chain of a finale would explode if it were fired now.

        What a tile reaches, whatever leads to that tile reaches too: only tiles that no earlier one led to are tried.
        """
        self.tick += 1
        walked = self.tick
        best = 0
        for i in range(seat * SIZE, seat * SIZE + self.at.tiles[seat]):
            if self.seen[self.at.spots[i]] < walked:
                self.tick += 1
                size = self.walk(self.at.spots[i])
                if size > best:
                    best = size
        return best

    def walk(self, spot: int) -> int:
        """Follow the arrows from a tile; how many tiles they lead to, itself included."""
        self.seen[spot] = self.tick
        count = 1
        for step in ARROWS[self.at.grid[spot]][:4]:
            if step and FEATURES[self.at.grid[spot + step]] and self.seen[spot + step] != self.tick:
                count += self.walk(spot + step)
        return count

    def card_prospects(self, seat: int) -> float:
        """Points of the open cards, the less the more tiles they miss."""
        value = 0.0
        for slot in range(4):
            card = self.at.cards[seat * 4 + slot]
            if card:
                missing = self.missing(seat, card)
                if missing == 1:
                    value += self.weights[ONE_OFF] * CARD_POINTS[card]
                elif missing == 2:
                    value += self.weights[TWO_OFF] * CARD_POINTS[card]
        return value

    def missing(self, seat: int, card: int) -> int:
        """How many exploded tiles a card still misses where it is closest to being completed."""
        best = 4
        for i in range(seat * SIZE, seat * SIZE + self.at.tiles[seat]):
            spot = self.at.spots[i]
            first = 0 if self.at.glow[spot] & FIRST_NEED[card] else 1
            for form in range(FORMS_FROM[card], FORMS_FROM[card + 1]):
                count = first
                if not self.at.glow[spot + SECOND[form]] & SECOND_NEED[card]:
                    count += 1
                if not self.at.glow[spot + THIRD[form]]:
                    count += 1
                if FOURTH[form] and not self.at.glow[spot + FOURTH[form]]:
                    count += 1
                if count < best:
                    best = count
        return best

    # Which moves look good

    def compare(self, seat: int, count: int) -> bool:
        """Rockets by sparks and arrows, cards by their points; other choices are alike."""
        if self.at.phase != FIRE:
            return False
        for i in range(count):
            self.likings[i] = self.liking(seat, self.at.found[i])
        return True

    def liking(self, seat: int, move: int) -> float:
        """How good a move looks in the phase of firing."""
        if move < COMPLETE:
            return self.placing(self.at.held[seat], seat * CELLS + move - PLACE)
        if move < PASS:
            return 100.0 + CARD_POINTS[self.at.cards[seat * 4 + (move - COMPLETE) // (4 * CELLS)]]
        return 0.0

    def placing(self, tile: int, spot: int) -> float:
        """How good a place looks for a tile: complete sparks, rockets that it sets off, arrows that it gets."""
        value = self.weights[SPARK] * self.sparks(tile, spot)
        if self.at.grid[spot] == FREE:
            value += self.weights[NEW]
        elif self.at.glow[spot]:
            value += self.weights[TAKEN]
        for step in ARROWS[tile][:4]:
            if step and FEATURES[self.at.grid[spot + step]]:
                value += self.weights[EXPLODED] if self.at.glow[spot + step] else self.weights[ROCKET]
        return value

    def sparks(self, tile: int, spot: int) -> int:
        """The complete sparks that a tile would have here."""
        lit = SPARKS[tile]
        count = 0
        if lit & 1 and SPARKS[self.at.grid[spot - DOWN]] & 4:
            count += 1
        if lit & 2 and SPARKS[self.at.grid[spot + 1]] & 8:
            count += 1
        if lit & 4 and SPARKS[self.at.grid[spot + DOWN]] & 1:
            count += 1
        if lit & 8 and SPARKS[self.at.grid[spot - 1]] & 2:
            count += 1
        return count

    def pick(self, seat: int, count: int, rng: Rng) -> int:
        """The best looking place now and then any other; cards whenever possible; the best finale."""
        if self.at.phase == FINALE:
            return self.best_finale(seat)
        if self.at.phase != FIRE or rng.below(1000) < 1000 * self.weights[CARELESS]:
            return rng.below(count)
        best = -1000.0
        chosen = 0
        equal = 0
        for i in range(count):
            value = self.liking(seat, self.at.found[i])
            if value > best:
                best = value
                equal = 0
            if value == best:
                equal += 1
                if rng.below(equal) == 0:
                    chosen = i
        return chosen

    def best_finale(self, seat: int) -> int:
        """The place in the list of the tile with the longest chain: tiles are listed as they lie."""
        self.tick += 1
        walked = self.tick
        best = 0
        chosen = 0
        for i in range(self.at.tiles[seat]):
            spot = self.at.spots[seat * SIZE + i]
            if self.seen[spot] < walked:
                self.tick += 1
                size = self.walk(spot)
                if size > best:
                    best = size
                    chosen = i
        return chosen
