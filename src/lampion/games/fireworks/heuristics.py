"""Heuristics for Fireworks: what a sky promises, where a tile fits, where to aim, what to take.

Nothing here is a rule. The weights are in `weights.toml`; `lampion tune fireworks` looks for better ones.
"""

import cython

from lampion.games.fireworks import lookups, scoring, stacks
from lampion.games.fireworks.constants import characters, kinds, launches, phases, places, skies, verbs
from lampion.games.fireworks.forecast import Forecast
from lampion.games.fireworks.rules import Fireworks
from lampion.kernel import bits
from lampion.kernel.heuristics import Heuristics, Weights, check_weights, load_weights
from lampion.kernel.rng import Rng

NEIGHBOURS = lookups.NEIGHBOURS
ARC = lookups.ARC
HALF = lookups.HALF
FLOWER = lookups.FLOWER
LOOKS = lookups.LOOKS
ROW = lookups.ROW
COLUMN = lookups.COLUMN
SPECIAL_POINTS = lookups.SPECIAL_POINTS
HEIGHT_LEVELS = lookups.HEIGHT_LEVELS

VALUES = ("arcs", "arcs squared", "style", "colour", "open ring", "half", "flower", "special", "free")
ARCS, ARCS_SQUARED, STYLE, COLOUR, OPEN_RING, OPEN_HALF, OPEN_FLOWER, SPECIAL, FREE_CELLS = range(9)
KINDS = len(VALUES)
HABITS = ("arc", "style", "colour", "spoil", "pair", "half", "flower", "special", "failure", "pile", "careless")
ARC_IN, SAME_STYLE, SAME_COLOUR, SPOIL, PAIR, HALF_OUT, FLOWER_MET, NEW_SPECIAL, FAILURE, PILE, CARELESS = range(11)
CROWDED = 0.4  # for each face-down tile on a place and beside it, where there is no forecast
PILED, PILED_MORE = 3.6, 0.014  # what a launch at a pile is worth, and more for each face-down tile in the box
WALL, BESIDE_WALL = 2, 0.5  # this many places from a wall, a pile is worth less by this
WEIGHTS = load_weights(__package__, VALUES, HABITS)


class FireworksHeuristics(Heuristics):
    """Looks at one game of Fireworks."""

    def __init__(self, position: Fireworks, weights: Weights | None = None) -> None:
        super().__init__(position, check_weights(weights or WEIGHTS, VALUES, HABITS))
        self.at = position
        self.forecast = Forecast()
        if not cython.compiled:
            self.likes = [0.0] * kinds.COUNT  # by kind: how much a seat would like a tile
        self.done = 0  # arcs that face the start tile that `look_at_ring` looked at
        self.style = 0  # are they all of one style?
        self.colour = 0  # and of one colour?

    # What a sky promises

    def count_up(self, seat: int) -> None:
        """Count arcs of rings that can still be closed, halves that may still meet, kinds of special tiles."""
        for i in range(KINDS):
            self.counts[i] = 0.0
        sky = seat * skies.SIZE
        for cell in range(skies.CELLS):
            look = self.at.sky[sky + cell]
            if look == skies.FREE:
                self.counts[FREE_CELLS] += 1.0
            elif look >= skies.START:
                self.count_ring(seat, cell)
            elif look < skies.SPECIAL:
                self.counts[OPEN_HALF] += self.is_open(sky, NEIGHBOURS[cell][HALF[look]])
                self.counts[OPEN_FLOWER] += self.is_open(sky, NEIGHBOURS[cell][FLOWER[look]])
        self.counts[SPECIAL] = scoring.count_specials(self.at, seat)

    def is_open(self, sky: int, cell: int) -> float:
        """1 if a tile could be placed on this cell, 0 otherwise."""
        return 1.0 if cell != skies.CELLS and self.at.sky[sky + cell] == skies.FREE else 0.0

    def count_ring(self, seat: int, cell: int) -> None:
        """Count what is done of a big firework that can still be finished."""
        if self.look_at_ring(seat, cell) and self.done < 6:
            self.counts[OPEN_RING] += 1.0
            self.counts[ARCS] += self.done
            self.counts[ARCS_SQUARED] += self.done * self.done
            if self.style:
                self.counts[STYLE] += self.done
            if self.colour:
                self.counts[COLOUR] += self.done

    def look_at_ring(self, seat: int, cell: int) -> bool:
        """Can the big firework around a start tile still be finished, or is it? Notes how far it is."""
        sky = seat * skies.SIZE
        centre = LOOKS[self.at.sky[sky + cell]]
        self.done = 0
        self.style = self.colour = 1
        for side in range(6):
            if NEIGHBOURS[cell][side] == skies.CELLS:
                return False
            look = self.at.sky[sky + NEIGHBOURS[cell][side]]
            if look != skies.FREE:
                if ARC[look] != (side + 3) % 6:
                    return False
                self.done += 1
                if LOOKS[look] != centre:
                    self.colour = 0
                if (LOOKS[look] < kinds.BODAN) != (centre < kinds.BODAN):
                    self.style = 0
        return True

    # Which moves look good

    def compare(self, seat: int, count: int) -> bool:
        """Rate placings, tiles to take, aims and heights; other choices all look alike."""
        phase = self.at.phase
        if phase == phases.PREPARE:
            self.compare_aims(count)
        elif phase == phases.HEIGHT:
            self.compare_heights(count)
        elif phase == phases.TAKE or phase == phases.PLACE or phase == phases.CLAIM:
            self.compare_tiles(seat, count)
        elif phase == phases.START:
            for i in range(count):
                self.likings[i] = self.starting(seat, self.at.found[i] % verbs.SIZE)
        else:
            return False
        return True

    def compare_aims(self, count: int) -> None:
        """Aims by what they turn up and how often they fail, piles by what is usual."""
        level = self.at.level if self.at.card else HEIGHT_LEVELS[0]
        is_known = self.look_at_box(level)
        for i in range(count):
            place = self.at.found[i] % verbs.SIZE
            if self.at.found[i] // verbs.SIZE != verbs.AIM:
                self.likings[i] = self.habits[PILE] * self.pile_worth(place) if is_known else 0.0
            elif is_known:
                aim = level * places.COUNT + place
                worth = (3.0 * (1000 - self.forecast.failures[aim]) + self.forecast.means[aim]) / 1000.0
                self.likings[i] = self.habits[FAILURE] * worth
            else:
                self.likings[i] = self.habits[FAILURE] * CROWDED * self.crowd(2 * place)

    def pile_worth(self, place: int) -> float:
        """What a launch at a pile promises, as forecasts count: hardly less when few tiles are left."""
        worth = PILED + PILED_MORE * stacks.count_down(self.at)
        row, column = ROW[place], COLUMN[place]
        nearest = min(row, column, places.INNER + 1 - row, places.INNER + 1 - column)
        return worth if nearest > WALL else worth - BESIDE_WALL

    def look_at_box(self, level: int) -> bool:
        """Forecast launches of a level for the first box that is looked at; a forecast for each box would take long.

        A search begins with the box on the table. In its tree, boxes after further launches differ with every visit.
        """
        if self.forecast.is_empty:
            self.forecast.survey(self.at)
        if not self.forecast.is_surveyed(self.at):
            return False
        self.forecast.look(self.at, level)
        return True

    def compare_heights(self, count: int) -> None:
        """Heights by the chance not to fail; what else turns up is for the others as well."""
        for i in range(count):
            self.likings[i] = 0.0
        for i in range(count):
            level = HEIGHT_LEVELS[self.at.found[i] % verbs.SIZE]
            if not self.look_at_box(level):
                return
            failure = self.forecast.failures[level * places.COUNT + self.at.aim] / 1000.0
            self.likings[i] = self.habits[FAILURE] * (3.0 * (1.0 - failure) + 0.1 * i)

    def compare_tiles(self, seat: int, count: int) -> None:
        """Tiles by their best placing, placings by what they bring."""
        verb = self.at.found[0] // verbs.SIZE
        for kind in range(kinds.COUNT):
            self.likes[kind] = -1000.0
        for i in range(count):
            move = self.at.found[i]
            if move // verbs.SIZE == verbs.PLACE:
                kind = self.at.hand[seat * skies.HAND]
                spot = move % verbs.SIZE
                self.likings[i] = self.placing(seat, kind, spot // skies.TURNS, spot % skies.TURNS)
            elif move // verbs.SIZE == verbs.TAKE or move // verbs.SIZE == verbs.CLAIM:
                kind = move % verbs.SIZE
                if verb == verbs.TAKE:
                    kind = self.at.tile[kind] & kinds.KIND
                if self.likes[kind] < -999.0:
                    self.likes[kind] = self.best_placing(seat, kind)
                self.likings[i] = self.likes[kind]
            else:
                self.likings[i] = -1.0

    def best_placing(self, seat: int, kind: int) -> float:
        """How good a tile looks where it looks best."""
        best = -1000.0
        turns = skies.TURNS if kind < kinds.SPECIAL else 1
        for cell in range(skies.CELLS):
            if self.at.sky[seat * skies.SIZE + cell] == skies.FREE:
                for turn in range(turns):
                    value = self.placing(seat, kind, cell, turn)
                    if value > best:
                        best = value
        return best

    def placing(self, seat: int, kind: int, cell: int, turn: int) -> float:
        """How good a tile looks on a free cell: arcs that face a start tile, halves that meet, rings it spoils."""
        value = 0.0
        look = skies.SPECIAL + kind - kinds.SPECIAL
        if kind < kinds.SPECIAL:
            look = skies.BASE + (kind - 1) * skies.TURNS + turn
        else:
            value = self.special(seat, look)
        for side in range(6):
            near = NEIGHBOURS[cell][side]
            other = self.at.sky[seat * skies.SIZE + near]
            if other >= skies.START:
                value += self.beside_start(seat, kind, near, ARC[look] == side)
            elif other != skies.FREE:
                value += self.beside(seat, kind, look, other, side)
            elif near != skies.CELLS:
                if HALF[look] == side:
                    value += self.habits[HALF_OUT]
                if FLOWER[look] == side:
                    value += 0.5 * self.habits[HALF_OUT]
        return value

    def beside_start(self, seat: int, kind: int, centre: int, faces: bool) -> float:
        """What a tile does to the big firework around a start tile, if that can still be finished."""
        if not self.look_at_ring(seat, centre):
            return 0.0
        if not faces:
            return -self.habits[SPOIL] * (1.0 + self.done)
        start = LOOKS[self.at.sky[seat * skies.SIZE + centre]]
        value = self.habits[ARC_IN] * (1.0 + self.done)
        if self.style and (kind < kinds.BODAN) == (start < kinds.BODAN):
            value += self.habits[SAME_STYLE]
        if self.colour and kind == start:
            value += self.habits[SAME_COLOUR]
        return value

    def beside(self, seat: int, kind: int, look: int, other: int, side: int) -> float:
        """What halves that meet are worth."""
        value = 0.0
        same_style = (kind < kinds.BODAN) == (LOOKS[other] < kinds.BODAN)
        if HALF[look] == side and HALF[other] == (side + 3) % 6 and same_style:
            better = (kind == LOOKS[other]) == (kind >= kinds.BODAN)
            value += self.habits[PAIR] * (3.0 if better else 2.0)
            if self.wants_pair(seat, kind):
                value += self.habits[PAIR]
        if FLOWER[look] == side and FLOWER[other] == (side + 3) % 6:
            value += self.habits[FLOWER_MET]
            if self.at.characters[seat] == characters.KOHANA:
                value += self.habits[FLOWER_MET]
        return value

    def wants_pair(self, seat: int, kind: int) -> bool:
        """Does a character ask for pairs of this style?"""
        wanted = characters.MANKA if kind < kinds.BODAN else characters.TOSEI
        return self.at.characters[seat] == wanted or self.at.characters[seat] == characters.KAGIYA

    def special(self, seat: int, look: int) -> float:
        """A special tile is good if it is a new kind."""
        for cell in range(skies.CELLS):
            if self.at.sky[seat * skies.SIZE + cell] == look:
                return -self.habits[NEW_SPECIAL]
        if self.at.characters[seat] == characters.PUPPY or self.at.characters[seat] == characters.MAICHO:
            return 2.0 * self.habits[NEW_SPECIAL]
        return self.habits[NEW_SPECIAL]

    def starting(self, seat: int, cell: int) -> float:
        """Start tiles go where two big fireworks fit side by side. [FW-3]"""
        value = 4.0
        for side in range(6):
            near = NEIGHBOURS[cell][side]
            if near == skies.CELLS or self.at.sky[seat * skies.SIZE + near] >= skies.START:
                return 0.0
            for further in range(6):
                if self.at.sky[seat * skies.SIZE + NEIGHBOURS[near][further]] >= skies.START:
                    value = 1.0
        if cell == 6 or cell == 8 or cell == 16 or cell == 18:
            value += 2.0
        return value

    def pick(self, seat: int, count: int, rng: Rng) -> int:
        """The best-looking move, now and then a random one; aims where many tiles lie."""
        phase = self.at.phase
        if rng.below(1000) < 1000 * self.habits[CARELESS]:
            return rng.below(count)
        if phase == phases.PREPARE:
            return self.pick_aim(count, rng)
        if phase == phases.HEIGHT:
            return rng.below(launches.HEIGHTS)
        if phase != phases.TAKE and phase != phases.PLACE and phase != phases.CLAIM and phase != phases.START:
            return rng.below(count)
        self.compare(seat, count)
        best = -100000.0
        chosen = 0
        equal = 0
        for i in range(count):
            if self.likings[i] > best:
                best = self.likings[i]
                equal = 0
            if self.likings[i] == best:
                equal += 1
                if rng.below(equal) == 0:
                    chosen = i
        return chosen

    def pick_aim(self, count: int, rng: Rng) -> int:
        """Of a few random aims, the one with the most face-down tiles around it."""
        chosen = 0
        most = -1
        for _ in range(4):
            i = rng.below(places.INSIDE)
            place = self.at.found[i] % verbs.SIZE
            crowd = self.crowd(2 * place)
            if crowd > most:
                most = crowd
                chosen = i
        return chosen

    def crowd(self, slot: int) -> int:
        """How many face-down tiles lie on a place and beside it."""
        total = 0
        for word in range(2):
            near = self.at.here[slot + word] | self.at.here[slot + word - 2] | self.at.here[slot + word + 2]
            near |= self.at.here[slot + word - 2 * places.WIDTH] | self.at.here[slot + word + 2 * places.WIDTH]
            total += bits.count(near & ~self.at.up[word])
        return total
