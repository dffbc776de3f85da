"""What to expect of a launch, from the same tables: how many tiles turn face up on average, and how often none does.

The bounce is taken at its mean, which is a few percent off for single aims. Nothing here is a rule. [FW-20]
"""

import cython

from lampion.games.fireworks import launch, lookups
from lampion.games.fireworks.constants import kinds, launches, places
from lampion.games.fireworks.night import Night
from lampion.kernel import bits

BITS = lookups.BITS
LEVELS = launches.LEVELS
AIM = lookups.AIM
RING = lookups.RING
MEAN_ECHO = lookups.MEAN_ECHO
REACH = lookups.REACH
COVERS = lookups.COVERS
TURNS = lookups.TURNS
QUALITY_POWER = lookups.QUALITY_POWER
QUALITY_ODDS = lookups.QUALITY_ODDS
PLACES = lookups.PLACES


class Forecast:
    """Forecasts for all aims: first `survey` a box, then `look` at one kind of launch after the other.

    What was found is kept: as long as the box `is_surveyed`, a second look costs nothing.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.covers = [0] * kinds.TILES  # by tile: how much others hold it down or let it fly; 0: not in question
            self.hit_means = [0] * places.COUNT  # by place that is hit: tiles that turn up, in 65,536ths
            self.hit_failures = [0] * places.COUNT  # by place that is hit: how often none does, in 32,768ths
            self.column_means = [0] * places.COUNT  # by row that is hit and column aimed at
            self.column_failures = [0] * places.COUNT
            self.means = [0] * LEVELS * places.COUNT  # by level and aim, in thousandths
            self.failures = [0] * LEVELS * places.COUNT
            self.here = [0] * (2 * places.COUNT)  # the box that was surveyed
            self.higher = [0] * (2 * kinds.TILES)
            self.up = [0, 0]
        self.known = 0  # a set of levels
        self.is_empty = True  # was no box surveyed yet?

    def survey(self, night: Night) -> None:
        """Find out how the face-down tiles cover each other."""
        self.here[:] = night.here
        self.higher[:] = night.higher
        self.up[:] = night.up
        self.known = 0
        self.is_empty = False
        for tile in range(kinds.TILES):
            self.covers[tile] = 0
        for i in range(places.INSIDE):
            slot = 2 * PLACES[i]
            low = launch.around(night, slot)
            high = launch.around(night, slot + 1)
            total = bits.count(low) + bits.count(high) - 1
            for word in range(2):
                rest = night.here[slot + word] & ~night.up[word]
                while rest:
                    tile = 64 * word + bits.lowest(rest)
                    rest &= rest - 1
                    above = bits.count(low & night.higher[2 * tile]) + bits.count(high & night.higher[2 * tile + 1])
                    self.covers[tile] = COVERS[launch.cover(above, total - above)]

    def is_surveyed(self, night: Night) -> bool:
        """Is this the box that was surveyed?"""
        differences = (self.up[0] ^ night.up[0]) | (self.up[1] ^ night.up[1])
        for i in range(2 * places.COUNT):
            differences |= self.here[i] ^ night.here[i]
        for i in range(2 * kinds.TILES):
            differences |= self.higher[i] ^ night.higher[i]
        return differences == 0 and not self.is_empty

    def look(self, night: Night, level: int) -> None:
        """Fill `means` and `failures` for launches of this level."""
        if self.known & BITS[level]:
            return
        self.known |= BITS[level]
        for hit in range(places.COUNT):
            self.look_at(night, level, hit)
        for row in range(places.WIDTH):
            for aim in range(1, places.INNER + 1):
                mean = failure = 0
                for column in range(places.WIDTH):
                    odds = AIM[level][aim * places.WIDTH + column]
                    mean += odds * self.hit_means[row * places.WIDTH + column]
                    failure += odds * self.hit_failures[row * places.WIDTH + column]
                self.column_means[row * places.WIDTH + aim] = mean // 240
                self.column_failures[row * places.WIDTH + aim] = failure // 240
        for i in range(places.INSIDE):
            self.add_rows(level, PLACES[i])

    def add_rows(self, level: int, place: int) -> None:
        """The forecast for one aim, over all rows that the die may hit."""
        mean = failure = 0
        for row in range(places.WIDTH):
            odds = AIM[level][place // places.WIDTH * places.WIDTH + row]
            mean += odds * self.column_means[row * places.WIDTH + place % places.WIDTH]
            failure += odds * self.column_failures[row * places.WIDTH + place % places.WIDTH]
        self.means[level * places.COUNT + place] = mean // 240 * 1000 >> 16
        self.failures[level * places.COUNT + place] = failure // 240 * 1000 >> 15

    def look_at(self, night: Night, level: int, hit: int) -> None:
        """What a hit on this place would turn up."""
        reach = REACH[level]
        hit_row, hit_column = hit // places.WIDTH, hit % places.WIDTH
        first_row = hit_row - reach + 1 if hit_row >= reach else 1
        last_row = hit_row + reach if hit_row + reach <= places.INNER + 1 else places.INNER + 1
        first_column = hit_column - reach + 1 if hit_column >= reach else 1
        last_column = hit_column + reach if hit_column + reach <= places.INNER + 1 else places.INNER + 1
        mean = 0
        flat = edge = corner = launches.STILL
        for row in range(first_row, last_row):
            for column in range(first_column, last_column):
                away = (row - hit_row if row > hit_row else hit_row - row) * places.WIDTH
                away += column - hit_column if column > hit_column else hit_column - column
                blow = RING[level][away] + MEAN_ECHO[level][away]
                for word in range(2):
                    rest = night.here[2 * (row * places.WIDTH + column) + word] & ~night.up[word]
                    while rest and blow >= launches.FEEBLE:
                        power = blow * self.covers[64 * word + bits.lowest(rest)]
                        rest &= rest - 1
                        chance = self.chance(power * QUALITY_POWER[0] // 320)
                        mean += QUALITY_ODDS[0] * chance
                        flat -= flat * chance >> 16
                        chance = self.chance(power * QUALITY_POWER[1] // 320)
                        mean += QUALITY_ODDS[1] * chance
                        edge -= edge * chance >> 16
                        chance = self.chance(power * QUALITY_POWER[2] // 320)
                        mean += QUALITY_ODDS[2] * chance
                        corner -= corner * chance >> 16
        self.hit_means[hit] = mean // 20
        self.hit_failures[hit] = (QUALITY_ODDS[0] * flat + QUALITY_ODDS[1] * edge + QUALITY_ODDS[2] * corner) // 20

    def chance(self, power: int) -> int:
        """How often a tile turns that the blow reaches with this power, in 65,536ths."""
        if power < launches.LEAST:
            return 0
        step = power >> 4
        return TURNS[step if step < launches.TURNS else launches.TURNS - 1]

    def find(self, night: Night, level: int) -> tuple[list[int], list[int]]:
        """Means and failures by place, in thousandths, for launches of this level."""
        if not self.is_surveyed(night):
            self.survey(night)
        self.look(night, level)
        means = [self.means[level * places.COUNT + place] for place in range(places.COUNT)]
        return means, [self.failures[level * places.COUNT + place] for place in range(places.COUNT)]
