"""A position as views, previews, words and hints read it: sets of pools, groups, and where fireworks would fit."""

from lampion.games.lanterns_dice import emperor, fireworks, lighting, queries, tray
from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice.constants import cards, colours, phases, pools, steps, tiles
from lampion.games.lanterns_dice.places import fit_of
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.games.lanterns_dice.shapes import Fit, Why


class Reading:
    """Questions about a position that take more than one number of it to answer."""

    def __init__(self, position: LanternsDice) -> None:
        self.position = position

    # Lakes

    def lake(self, seat: int) -> int:
        """Which lake is printed on a seat's sheet."""
        return queries.lake_of(self.position, seat)

    def lit(self, seat: int, half: int) -> int:
        """The pools whose area is lit."""
        return queries.lit(self.position, seat, half)

    def begun(self, seat: int) -> int:
        """The pools in which something is lit."""
        return self.lit(seat, 0) | self.lit(seat, 1)

    def free(self, seat: int) -> int:
        """The complete pools without a firework. [LD-11] [LD-A15]"""
        return queries.complete(self.position, seat) & ~queries.covered(self.position, seat)

    def dark_areas(self, seat: int, colour: int) -> list[int]:
        """The dark areas of a colour. [LD-5]"""
        found = []
        for half in (0, 1):
            dark = box.AREAS[(2 * self.lake(seat) + half) * colours.COUNT + colour] & ~self.lit(seat, half)
            found += [half * pools.HALF + pool for pool in queries.list_pools(dark)]
        return found

    def lost_boats(self, seat: int) -> int:
        """The boats in pools with something lit. [LD-8]"""
        return box.BOATS[self.lake(seat)] & self.begun(seat)

    # Fireworks

    def stacks(self) -> list[tuple[int, list[int]]]:
        """The shapes in play, and the values that are left of each, the top one first. [LD-2] [LD-A14]"""
        in_play = [shape for shape in range(tiles.COUNT) if self.position.shapes >> shape & 1]
        return [(shape, [*box.BOX.shapes[shape].values[queries.taken(self.position, shape) :]]) for shape in in_play]

    def fits(self, free: int, over: int = 0) -> list[Fit]:
        """Where fireworks would fit on these pools, and cover all those of `over`. [LD-11] [LD-A17]"""
        found = []
        for shape, values in self.stacks():
            for form in range(box.FORMS_FROM[shape], box.FORMS_FROM[shape + 1]) if values else ():
                for first in queries.list_pools(fireworks.places_of(free, form)):
                    if box.SQUARES[form] << first & over == over:
                        found.append(fit_of(form, first, values[0]))
        return found

    # The turn

    def step(self, seat: int) -> int:
        """What a seat does while everybody goes through their steps; otherwise it is done. [LD-3]"""
        return queries.step(self.position, seat) if self.position.phase == phases.STEPS else steps.DONE

    def round(self) -> int:
        """How many turns the active seat has begun, this one included; 0 in the setup. [LD-3]"""
        return -(-self.position.turn // self.position.seats)

    def turns_begun(self, seat: int) -> int:
        """How many turns a seat has begun. [LD-3]"""
        after = (seat - self.position.first) % self.position.seats
        return max(0, (self.position.turn - 1 - after) // self.position.seats + 1)

    def is_active(self, seat: int) -> bool:
        """Is it this seat's turn?"""
        return seat == self.position.active and self.position.phase in (phases.ROLL, phases.TRAY, phases.STEPS)

    def turns_left(self, seat: int) -> int:
        """How many turns a seat still has, the present one included. [LD-2]"""
        return box.TURNS[self.position.seats] - self.turns_begun(seat) + self.is_active(seat)

    def die_colour(self, seat: int) -> int:
        """The colour of the die that a seat faces once the tray is turned. [LD-4]"""
        return tray.colour_of(self.position, seat) if self.position.phase == phases.STEPS else colours.NONE

    def bonus_colour(self, seat: int) -> int:
        """The colour of the active seat's turn bonus. [LD-9]"""
        return lighting.bonus_of(self.position, seat)

    # Why there is nothing to do

    def why_no_colour(self, seat: int, colour: int) -> Why | None:
        """Is no area of a colour left? [LD-A5]"""
        return None if self.dark_areas(seat, colour) else "colour"

    def why_no_card(self, seat: int, card: int) -> Why | None:
        """Why a card can't be paid for; what it could light is only known when the dice lie. [LD-10] [LD-A25]"""
        if self.step(seat) in (steps.AREA, steps.LAUNCH):
            return "used"
        if queries.gifts(self.position, seat) < box.COSTS[card]:
            return "gifts"
        in_steps = self.position.phase == phases.STEPS
        return "target" if in_steps and not emperor.has_target(self.position, seat, card) else None

    def why_no_action(self, seat: int) -> Why | None:
        """Why no card can be paid for. [LD-10]"""
        found = [self.why_no_card(seat, card) for card in range(cards.COUNT)]
        return None if None in found else "target" if "target" in found else found[0]

    def why_no_firework(self, seat: int) -> Why | None:
        """Why nothing can be launched. [LD-11] [LD-A14]"""
        if not any(values for _, values in self.stacks()):
            return "stacks"
        return None if self.fits(self.free(seat)) else "shape"
