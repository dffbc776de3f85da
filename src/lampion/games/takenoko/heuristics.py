"""Heuristics for Takenoko: how promising a hand is on this land, and which actions look good.

Nothing here is a rule. The weights are in `weights.toml`; `lampion tune takenoko` looks for better ones.
"""

import cython

from lampion.games.takenoko import lookups
from lampion.games.takenoko.constants import categories, improvements, options, phases, sizes, verbs
from lampion.games.takenoko.garden import Garden
from lampion.kernel import bits
from lampion.kernel.heuristics import Heuristics, Weights, check_weights, load_weights
from lampion.kernel.rng import Rng

STEPS = lookups.STEPS
POINTS = lookups.POINTS
CATEGORY_OF = lookups.CATEGORY_OF
BAMBOOS = lookups.BAMBOOS
HEIGHT = lookups.HEIGHT
BAMBOO_COLOUR = lookups.BAMBOO_COLOUR
ASKED_IMPROVEMENT = lookups.ASKED_IMPROVEMENT
SECTIONS = lookups.SECTIONS
PATTERN_RULES = lookups.PATTERN_RULES
PATTERN_CELLS = lookups.PATTERN_CELLS
PATTERN_COLOURS = lookups.PATTERN_COLOURS
PATTERN_SIZE = lookups.PATTERN_SIZE
FORMS_FROM = lookups.FORMS_FROM
TRIGGER = lookups.TRIGGER
CATEGORY_CARDS = lookups.CATEGORY_CARDS
HIGHEST = lookups.HIGHEST
FAR = 12  # an objective this many steps from being fulfilled counts as out of reach

HABITS = (
    ("eat", "eat what is wanted", "grow", "grow what is wanted", "plots", "channel", "objective")
    + ("lay", "improve", "other", "careless")
)  # fmt: skip
EAT, EAT_WANTED, GROW, GROW_WANTED, DRAW_PLOTS, DRAW_CHANNEL, DRAW_CARD, LAY_ONE, IMPROVE_ONE, OTHER, CARELESS = range(
    11
)
NEAR = 6  # step counts that are told apart; larger ones count as the last
VALUES = (
    *(f"{category} {steps}" for category in ("plot", "gardener", "panda") for steps in range(NEAR)),
    *("cards", "sections", "channels", "chips", "special", "claims", "leisure"),
)
CARDS, EATEN, STORED, CHIPS, SPECIAL_CARD, CLAIMS, LEISURE = range(3 * NEAR, 3 * NEAR + 7)
KINDS = len(VALUES)
WEIGHTS = load_weights(__package__, VALUES, HABITS)


class TakenokoHeuristics(Heuristics):
    """Looks at one game of Takenoko."""

    def __init__(self, position: Garden, weights: Weights | None = None) -> None:
        super().__init__(position, check_weights(weights or WEIGHTS, VALUES, HABITS))
        self.at = position
        if not cython.compiled:
            self.tally = [0] * (FAR + 1)
        self.thirst = 0  # bit mask of the colours that the panda should eat for a seat
        self.growth = 0  # bit mask of the colours that should grow for it

    # What a hand promises

    def count_up(self, seat: int) -> None:
        """Count the points in hand by category and missing steps, and everything in store."""
        for i in range(KINDS):
            self.counts[i] = 0.0
        cards = self.at.hand_cards[seat]
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            copies = self.at.hands[seat * sizes.OBJECTIVES + card]
            steps = self.steps_to(seat, card)
            self.counts[CATEGORY_OF[card] * NEAR + (steps if steps < NEAR else NEAR - 1)] += copies * POINTS[card]
            self.counts[CARDS] += copies
        for colour in range(3):
            self.counts[EATEN] += self.at.eaten[seat * 3 + colour]
            self.counts[CHIPS] += self.at.chips_stored[seat * 3 + colour]
        self.counts[STORED] = self.at.channels_stored[seat]
        if self.at.specials[seat]:
            self.counts[SPECIAL_CARD] = 1.0
        claims = self.at.claims(seat)
        self.counts[CLAIMS] = claims
        self.counts[LEISURE] = self.leisure(seat, claims)

    def leisure(self, seat: int, claims: int) -> float:
        """Objectives left to claim, weighted by the seat's lead: whoever is ahead has time for the valuable ones."""
        most = 0
        for other in range(self.at.seats):
            if other != seat:
                most = max(most, self.at.claims(other))
        if most >= claims or claims >= TRIGGER[self.at.seats]:
            return 0.0
        return (TRIGGER[self.at.seats] - claims) * (claims - most) / (claims + 1.0)

    def steps_to(self, seat: int, card: int) -> int:
        """Roughly how many steps an objective in hand is away from being fulfilled."""
        category = CATEGORY_OF[card]
        if category == categories.PLOT:
            return self.pattern_steps(card)
        if category == categories.GARDENER:
            return self.garden_steps(card)
        steps = 0
        for colour in range(3):
            if self.at.eaten[seat * 3 + colour] < SECTIONS[card][colour]:
                steps += SECTIONS[card][colour] - self.at.eaten[seat * 3 + colour]
        return steps

    def garden_steps(self, card: int) -> int:
        """Sections that must grow, or be eaten, on the plots that are closest to what a gardener objective asks for."""
        for steps in range(FAR + 1):
            self.tally[steps] = 0
        for plot in range(1, self.at.plots):
            if self.at.colours[plot] == BAMBOO_COLOUR[card]:
                self.tally[self.bamboo_steps(card, plot)] += 1
        total = 0
        wanted = BAMBOOS[card]
        for steps in range(FAR):
            taken = self.tally[steps] if self.tally[steps] < wanted else wanted
            total += taken * steps
            wanted -= taken
        return FAR if wanted else total

    def bamboo_steps(self, card: int, plot: int) -> int:
        """The steps from the bamboo of a plot to one that a gardener objective asks for."""
        asked = ASKED_IMPROVEMENT[card]
        if asked == improvements.ANY or asked == self.at.improved[plot]:
            steps = HEIGHT[card] - self.at.heights[plot]
            if steps < 0:
                steps = -2 * steps
            return steps if self.at.wet[plot] or steps == 0 else steps + 2
        is_bare = self.at.improved[plot] == 0 and self.at.heights[plot] == 0
        return HEIGHT[card] + 2 if is_bare else FAR

    def pattern_steps(self, card: int) -> int:
        """Plots that must be laid (two steps) or irrigated (one) where a pattern is closest to complete."""
        best = FAR
        if self.at.fulfilled >> card & 1:
            return 0
        for form in range(FORMS_FROM[card], FORMS_FROM[card + 1]):
            if PATTERN_RULES[form] >> self.at.options[options.PATTERN_RULE] & 1:
                for plot in range(1, self.at.plots):
                    steps = self.form_steps(form, self.at.cells[plot] - PATTERN_CELLS[form][0], best)
                    if steps < best:
                        best = steps
        return best

    def form_steps(self, form: int, corner: int, best: int) -> int:
        """The steps to complete a pattern at one place, capped at the best so far."""
        steps = 0
        for i in range(PATTERN_SIZE[form]):
            cell = corner + PATTERN_CELLS[form][i]
            if cell < 0 or cell >= sizes.CELLS or self.at.at[cell] == 1:
                return best
            if self.at.at[cell] == 0:
                steps += 2
            elif self.at.colours[self.at.at[cell] - 1] != PATTERN_COLOURS[form][i]:
                return best
            elif not self.at.wet[self.at.at[cell] - 1]:
                steps += 1
            if steps >= best:
                return best
        return steps

    # Which moves look good

    def look_at_hand(self, seat: int) -> None:
        """Note which colours the objectives in a hand ask for."""
        self.thirst = self.growth = 0
        cards = self.at.hand_cards[seat] & ~CATEGORY_CARDS[categories.PLOT]
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            if CATEGORY_OF[card] == categories.GARDENER:
                self.growth |= 1 << BAMBOO_COLOUR[card]
            else:
                for colour in range(3):
                    if self.at.eaten[seat * 3 + colour] < SECTIONS[card][colour]:
                        self.thirst |= 1 << colour

    def liking(self, seat: int, move: int) -> float:
        """How good a move looks during a turn."""
        verb = move // verbs.SIZE  # inlined: every move of every simulation comes here
        if verb == verbs.GARDENER:
            return self.like_tending(self.at.at[move % verbs.SIZE] - 1)
        if verb == verbs.PANDA:
            return self.like_eating(self.at.at[move % verbs.SIZE] - 1)
        if verbs.IMPROVE <= verb < verbs.IMPROVE + sizes.CHIPS:
            return self.habits[IMPROVE_ONE]
        if verbs.LAY <= verb < verbs.LAY + 3:
            return self.habits[LAY_ONE]
        if verb == verbs.PLOTS:
            return self.habits[DRAW_PLOTS]
        if verb == verbs.CHANNEL:
            return self.habits[DRAW_CHANNEL]
        if verb == verbs.OBJECTIVE:
            return self.habits[DRAW_CARD]
        if verb == verbs.CLAIM:
            return 100.0
        return self.habits[OTHER]

    def like_eating(self, plot: int) -> float:
        """How good it looks to send the panda to a plot."""
        if plot <= 0 or self.at.heights[plot] == 0 or self.at.improved[plot] == improvements.ENCLOSURE:
            return 0.0
        return self.habits[EAT_WANTED] if self.thirst >> self.at.colours[plot] & 1 else self.habits[EAT]

    def like_tending(self, plot: int) -> float:
        """How good it looks to send the gardener to a plot: by what would grow there."""
        if plot <= 0:
            return 0.0
        colour = self.at.colours[plot]
        count = 1 if self.at.wet[plot] and self.at.heights[plot] < HIGHEST else 0
        for step in STEPS[:6]:
            cell = self.at.cells[plot] + step
            if self.at.irrigated[cell] == colour + 1 and self.at.heights[self.at.at[cell] - 1] < HIGHEST:
                count += 1
        return count * (self.habits[GROW_WANTED] if self.growth >> colour & 1 else self.habits[GROW])

    def compare(self, seat: int, count: int) -> bool:
        """Rate the moves of a turn by what they bring; other choices all look alike."""
        if self.at.phase != phases.IDLE and self.at.phase != phases.ACT:
            return False
        self.look_at_hand(seat)
        for i in range(count):
            self.likings[i] = self.liking(seat, self.at.found[i])
        return True

    def pick(self, seat: int, count: int, rng: Rng) -> int:
        """The move that looks best once each gets a random bonus."""
        if self.at.phase != phases.IDLE and self.at.phase != phases.ACT:
            return rng.below(count)
        self.look_at_hand(seat)
        best = -1000.0
        chosen = 0
        for i in range(count):
            value = self.liking(seat, self.at.found[i]) + self.habits[CARELESS] * rng.below(1024) / 1024.0
            if value > best:
                best = value
                chosen = i
        return chosen
