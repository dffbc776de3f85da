"""Heuristics for Lanterns Dice: how promising a lake is, and which areas are well lit.

Nothing here is a rule. The weights are in `weights.toml`; `lampion tune lanterns-dice` looks for better ones.
"""

from lampion.games.lanterns_dice import fireworks, lighting, lookups, tray
from lampion.games.lanterns_dice.constants import cards, colours, phases, pools, tiles, verbs
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.kernel import bits
from lampion.kernel.heuristics import Heuristics, Weights, check_weights, load_weights
from lampion.kernel.rng import Rng

AREAS = lookups.AREAS
PAVILIONS = lookups.PAVILIONS
PLATFORMS = lookups.PLATFORMS
BOATS = lookups.BOATS
COSTS = lookups.COSTS
CARD_AREAS = lookups.CARD_AREAS
FORM_SHAPES = lookups.FORM_SHAPES
FORMS_FROM = lookups.FORMS_FROM
SIZE_OF = lookups.SIZE_OF
TILE_VALUES = lookups.VALUES
TURNS = lookups.TURNS

HABITS = ("complete", "join", "begin", "near", "guard", "platform", "gift", "boat", "card", "cost", "size", "careless")
COMPLETE, JOIN, BEGIN, NEAR, GUARD, PLATFORM, GIFT, BOAT, CARD, COST, SIZE, CARELESS = range(12)
VALUES = ("ready", "pools", "largest", "halves", "near", "gifts", "platforms", "three sides", "two sides", "one side")
READY, POOLS, LARGEST, HALVES, BESIDE, GIFTS, HALF_PLATFORMS, THREE_SIDES = range(8)
KINDS = len(VALUES)
WEIGHTS = load_weights(__package__, VALUES, HABITS)


class LanternsDiceHeuristics(Heuristics):
    """Looks at one game of Lanterns Dice."""

    def __init__(self, position: LanternsDice, weights: Weights | None = None) -> None:
        super().__init__(position, check_weights(weights or WEIGHTS, VALUES, HABITS))
        self.at = position
        # what `look` has found about the lake of a seat
        self.near = 0  # pools beside a complete one
        self.boats = 0  # dark pools with a boat
        self.guards = 0  # pools beside one of these

    # What a lake promises

    def count_up(self, seat: int) -> None:
        """Count what may still become points, by how much of the game is left."""
        for i in range(KINDS):
            self.counts[i] = 0.0
        if self.at.phase == phases.OVER:
            return
        self.look(seat)
        complete = self.at.lit[2 * seat] & self.at.lit[2 * seat + 1]
        half = self.at.lit[2 * seat] ^ self.at.lit[2 * seat + 1]
        left = 1.0 - (self.at.turn - 1.0) / (TURNS[self.at.seats] * self.at.seats)
        self.counts[READY] = self.best_firework(seat, complete & ~self.at.covered[seat])
        self.counts[POOLS] = left * bits.count(complete & ~self.at.covered[seat])
        self.counts[LARGEST] = left * bits.count(complete)
        self.counts[HALVES] = left * bits.count(half)
        self.counts[BESIDE] = left * bits.count(half & self.near)
        self.counts[GIFTS] = left * self.at.gifts[seat]
        self.counts[HALF_PLATFORMS] = left * bits.count(half & PLATFORMS[self.at.lakes[seat]])
        boats = self.boats
        while boats:
            sides = bits.count(lighting.spread(boats & ~(boats - 1)) & complete)
            boats &= boats - 1
            if 0 < sides < 4:
                self.counts[THREE_SIDES + 3 - sides] += left

    def look(self, seat: int) -> None:
        """Note what the lake of a seat looks like."""
        lit = self.at.lit[2 * seat] | self.at.lit[2 * seat + 1]
        self.near = lighting.spread(self.at.lit[2 * seat] & self.at.lit[2 * seat + 1])
        self.boats = BOATS[self.at.lakes[seat]] & ~lit
        self.guards = lighting.spread(self.boats)

    def best_firework(self, seat: int, free: int) -> int:
        """The value of the best firework that would fit now."""
        best = 0
        if bits.count(free) < fireworks.SMALLEST:
            return 0
        for shape in range(tiles.COUNT):
            if self.at.shapes >> shape & 1 and self.at.taken[shape] < tiles.TILES:
                value = TILE_VALUES[shape * tiles.TILES + self.at.taken[shape]]
                if value > best:
                    for form in range(FORMS_FROM[shape], FORMS_FROM[shape + 1]):
                        if fireworks.places_of(free, form):
                            best = value
        return best

    # Which moves look good

    def compare(self, seat: int, count: int) -> bool:
        """Rate areas by what they complete, orientations by the best area, fireworks by their value."""
        if self.at.phase < phases.TRAY:
            return False
        self.look(seat)
        for i in range(count):
            self.likings[i] = self.liking(seat, self.at.found[i])
        return True

    def liking(self, seat: int, move: int) -> float:
        """How good a move looks."""
        verb = move // verbs.SIZE
        argument = move % verbs.SIZE
        if verb == verbs.LIGHT:
            return self.rate_area(seat, argument)
        if verb == verbs.TURN:
            return self.best_of_colour(seat, self.at.dice[tray.die_of(self.at, seat, argument)])
        if verb == verbs.EMPEROR:
            areas = CARD_AREAS[argument * cards.SIDES + self.at.card_sides[argument]]
            return self.habits[CARD] * areas - self.habits[COST] * COSTS[argument]
        if verb == verbs.LAUNCH:
            shape = FORM_SHAPES[argument // tiles.PLACES]
            value = TILE_VALUES[shape * tiles.TILES + self.at.taken[shape]]
            return 10.0 + value - self.habits[SIZE] * SIZE_OF[shape]
        return 0.0 if verb == verbs.PASS else -1.0

    def rate_area(self, seat: int, area: int) -> float:
        """How good an area looks, on the lake that `look` has seen."""
        half = area // pools.HALF
        pool = bits.bit(area % pools.HALF)
        if self.at.lit[2 * seat + 1 - half] & pool:
            value = self.habits[COMPLETE]
            if self.near & pool:
                value += self.habits[JOIN]
            if PLATFORMS[self.at.lakes[seat]] & pool:
                value += self.habits[PLATFORM]
        else:
            value = self.habits[BEGIN]
            if self.near & pool:
                value += self.habits[NEAR]
        if self.guards & pool:
            value += self.habits[GUARD]
        if PAVILIONS[2 * self.at.lakes[seat] + half] & pool:
            value += self.habits[GIFT]
        if self.boats & pool:
            value -= self.habits[BOAT]
        return value

    def best_of_colour(self, seat: int, colour: int) -> float:
        """How good the best dark area of a colour looks."""
        best = 0.0
        for half in range(2):
            dark = AREAS[(2 * self.at.lakes[seat] + half) * colours.COUNT + colour] & ~self.at.lit[2 * seat + half]
            while dark:
                value = self.rate_area(seat, half * pools.HALF + bits.lowest(dark))
                dark &= dark - 1
                if value > best:
                    best = value
        return best

    def pick(self, seat: int, count: int, rng: Rng) -> int:
        """The move that looks best, now and then a random one; a step without a choice is passed."""
        if count == 1:
            return 0
        if self.at.phase < phases.TRAY or rng.below(1000) < 1000 * self.habits[CARELESS]:
            return rng.below(count)
        self.look(seat)
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
