"""Heuristics for Spring Festival: how promising a panorama is, and where a rocket is well placed.

Nothing here is a rule. The weights are in `weights.toml`; `lampion tune spring-festival` looks for better ones.
"""

import cython

from lampion.games.spring_festival import chain_reaction, lookups
from lampion.games.spring_festival.constants import cells, features, phases, tiles, verbs
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.heuristics import Heuristics, Weights, check_weights, load_weights
from lampion.kernel.rng import Rng

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

HABITS = ("spark", "new", "rocket", "exploded", "taken", "careless")
SPARK, NEW, ROCKET, EXPLODED, TAKEN, CARELESS = range(6)
VALUES = ("reach", "whole", "tiles", "lit", "sparks", "ready", "one off", "two off", "three off")
REACH, WHOLE, TILES, LIT, OPEN_SPARKS, READY = range(6)
KINDS = len(VALUES)
WEIGHTS = load_weights(__package__, VALUES, HABITS)


class SpringFestivalHeuristics(Heuristics):
    """Looks at one game of Spring Festival."""

    def __init__(self, position: SpringFestival, weights: Weights | None = None) -> None:
        super().__init__(position, check_weights(weights or WEIGHTS, VALUES, HABITS))
        self.at = position
        if not cython.compiled:
            self.seen = [0] * cells.SPOTS
        self.tick = 0
        self.longest = 0  # the longest chain that `best_finale` found

    # What a panorama promises

    def count_up(self, seat: int) -> None:
        """Count the finale's chain, tiles, explosions, open sparks, and points of cards by how many tiles they lack."""
        for i in range(KINDS):
            self.counts[i] = 0.0
        if not self.at.fired >> seat & 1:
            self.counts[REACH] = self.reach(seat)
            if self.counts[REACH] == self.at.tile_count[seat]:
                self.counts[WHOLE] = 1.0
            if self.at.turn < ROUNDS:
                self.counts[TILES] = self.at.tile_count[seat]
                self.counts[LIT] = chain_reaction.count_explosions(self.at, seat)
                self.counts[OPEN_SPARKS] = self.open_sparks(seat)
                for slot in range(4):
                    card = self.at.open_cards[seat * 4 + slot]
                    missing = self.missing(seat, card) if card else 4
                    if missing < 4:
                        self.counts[READY + missing] += CARD_POINTS[card]

    def reach(self, seat: int) -> int:
        """How many tiles the best chain of a finale would explode if it were fired now."""
        self.best_finale(seat)
        return self.longest

    def best_finale(self, seat: int) -> int:
        """The index of the tile with the longest chain, whose length is then in `longest`.

        A chain that reaches a tile also reaches everything beyond it, so tiles in an earlier chain are skipped.
        """
        self.tick += 1
        walked = self.tick
        self.longest = 0
        chosen = 0
        for i in range(self.at.tile_count[seat]):
            spot = self.at.spots[seat * cells.TILES + i]
            if self.seen[spot] < walked:
                self.tick += 1
                size = self.walk(spot)
                if size > self.longest:
                    self.longest = size
                    chosen = i
        return chosen

    def walk(self, spot: int) -> int:
        """Follow the arrows from a tile; how many tiles they lead to, itself included."""
        self.seen[spot] = self.tick
        count = 1
        for step in ARROWS[self.at.grid[spot]][:4]:
            if step and FEATURES[self.at.grid[spot + step]] and self.seen[spot + step] != self.tick:
                count += self.walk(spot + step)
        return count

    def open_sparks(self, seat: int) -> int:
        """Half sparks that face a free cell, where a tile could complete them."""
        count = 0
        for i in range(seat * cells.EDGES, seat * cells.EDGES + self.at.edge_count[seat]):
            spot = self.at.edge_spots[i]
            if SPARKS[self.at.grid[spot - cells.WIDTH]] & features.SOUTH:
                count += 1
            if SPARKS[self.at.grid[spot + 1]] & features.WEST:
                count += 1
            if SPARKS[self.at.grid[spot + cells.WIDTH]] & features.NORTH:
                count += 1
            if SPARKS[self.at.grid[spot - 1]] & features.EAST:
                count += 1
        return count

    def missing(self, seat: int, card: int) -> int:
        """How many exploded tiles a card still lacks where it is closest to being completed."""
        best = 4
        for i in range(seat * cells.TILES, seat * cells.TILES + self.at.tile_count[seat]):
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
        """Rate rockets by sparks and arrows, and cards by their points; other choices all look alike."""
        if self.at.phase != phases.FIRE:
            return False
        for i in range(count):
            self.likings[i] = self.liking(seat, self.at.found[i])
        return True

    def liking(self, seat: int, move: int) -> float:
        """How good a move looks in the firing phase."""
        verb = move // verbs.SIZE
        if verb == verbs.PLACE:
            return self.placing(self.at.held[seat], seat * cells.COUNT + move % verbs.SIZE)
        if verb == verbs.PASS:
            return 0.0
        return 100.0 + CARD_POINTS[self.at.open_cards[seat * 4 + verb - verbs.COMPLETE]]

    def placing(self, tile: int, spot: int) -> float:
        """How good a place looks for a tile: complete sparks, a free cell, and the tiles that its arrows hit."""
        value = self.habits[SPARK] * self.sparks(tile, spot)
        if self.at.grid[spot] == tiles.FREE:
            value += self.habits[NEW]
        elif self.at.glow[spot]:
            value += self.habits[TAKEN]
        for step in ARROWS[tile][:4]:
            if step and FEATURES[self.at.grid[spot + step]]:
                value += self.habits[EXPLODED] if self.at.glow[spot + step] else self.habits[ROCKET]
        return value

    def sparks(self, tile: int, spot: int) -> int:
        """The complete sparks that a tile would have here."""
        lit = SPARKS[tile]
        count = 0
        if lit & features.NORTH and SPARKS[self.at.grid[spot - cells.WIDTH]] & features.SOUTH:
            count += 1
        if lit & features.EAST and SPARKS[self.at.grid[spot + 1]] & features.WEST:
            count += 1
        if lit & features.SOUTH and SPARKS[self.at.grid[spot + cells.WIDTH]] & features.NORTH:
            count += 1
        if lit & features.WEST and SPARKS[self.at.grid[spot - 1]] & features.EAST:
            count += 1
        return count

    def pick(self, seat: int, count: int, rng: Rng) -> int:
        """The best-looking place, now and then a random one; cards whenever possible; the best finale."""
        if self.at.phase == phases.FINALE:
            return self.best_finale(seat)  # moves list the tiles in the same order
        if self.at.phase != phases.FIRE or rng.below(1000) < 1000 * self.habits[CARELESS]:
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
