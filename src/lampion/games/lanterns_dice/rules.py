"""The rules of Lanterns Dice: the course of a game, its legal moves, and what follows from each of them.

The chapters of the rulebook change the position: `setting_up.py`, `tray.py`, `lighting.py`, `emperor.py`,
`fireworks.py`, `scoring.py`. Only this module decides what comes next.
"""

from lampion.games.lanterns_dice import (
    emperor,
    fields,
    fireworks,
    lighting,
    lookups,
    outcomes,
    scoring,
    setting_up,
    tray,
)
from lampion.games.lanterns_dice.constants import cards, choices, colours, phases, steps, verbs
from lampion.games.lanterns_dice.lake import Lake
from lampion.kernel import limits
from lampion.kernel.fields import FieldVisitor
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

TURNS = lookups.TURNS
FACES = lookups.FACES


class LanternsDice(Lake):
    """A game of Lanterns Dice in progress."""

    def __init__(
        self,
        seats: int = 0,
        shape_option: int = choices.FIRST,
        first_side: int = cards.A,
        second_side: int = cards.A,
        third_side: int = cards.A,
        draw_sheets: int = 0,
        own_lakes: int = 0,
    ) -> None:
        super().__init__(seats)
        self.shape_option, self.draw_sheets, self.own_lakes = shape_option, draw_sheets, own_lakes
        self.side_options[0], self.side_options[1], self.side_options[2] = first_side, second_side, third_side
        if seats:
            self.set_up()

    # Setting up [LD-2]

    def set_up(self) -> None:
        """Lay everything out that is neither drawn nor chosen. [LD-2]"""
        setting_up.begin_sheets(self)
        setting_up.begin_table(self)
        self.go_on_setting_up()

    def go_on_setting_up(self) -> None:
        """Sheets come first, as they name the start player; then shapes, then emperor cards. [LD-2] [LD-A22]"""
        if setting_up.next_without_sheet(self) < self.seats:
            self.wait_for_chance(phases.SHEETS)
            return
        self.active = self.first
        if not setting_up.has_shapes(self):
            if self.shape_option == choices.CHOSEN:
                self.wait(phases.CHOOSE, 1 << self.first)
            else:
                self.wait_for_chance(phases.SHAPES)
        elif setting_up.next_hidden_card(self) < cards.COUNT:
            self.wait_for_chance(phases.SIDES)
        else:
            self.open_turn()

    def add_shape(self, shape: int) -> None:
        """Another stack is in play. [LD-2] [LD-A21]"""
        self.shapes |= 1 << shape
        self.go_on_setting_up()

    # The turn [LD-3]

    def open_turn(self) -> None:
        """The active player rolls the dice; after everybody's last turn come the last launches. [LD-3] [LD-12]

        `turn` counts the turns of all seats: it is 0 in the setup, then 1 and more.
        """
        if self.turn == TURNS[self.seats] * self.seats:
            self.wait(phases.LAST, 1 << self.active)
        else:
            self.turn += 1
            tray.pick_up(self)
            self.wait_for_chance(phases.ROLL)

    def roll_die(self, colour: int) -> None:
        """A die falls; after the fourth, the active player rolls again or turns the tray. [LD-4]"""
        self.dice[self.dealt] = colour
        self.dealt += 1
        if self.dealt == 4:
            self.wait(phases.TRAY, 1 << self.active)

    def reroll(self) -> None:
        """Pay, and roll all four dice again. [LD-4] [LD-A3]"""
        tray.pay_reroll(self)
        self.wait_for_chance(phases.ROLL)

    def turn_tray(self, orientation: int) -> None:
        """The tray is turned, and everybody begins their own steps. [LD-3] [LD-4]"""
        self.orientation = orientation
        for seat in range(self.seats):
            self.steps[seat] = steps.DIE
        self.wait(phases.STEPS, self.everybody())

    def light(self, seat: int, area: int) -> None:
        """Light an area; a platform that it completes comes before anything else. [LD-5] [LD-7] [LD-A9]"""
        if self.steps[seat] == steps.AREA and not self.platforms[seat]:
            emperor.note_area(self, seat, area)
        lighting.light(self, seat, area)
        if not self.platforms[seat]:
            self.go_on(seat)

    def pass_on(self, seat: int) -> None:
        """Leave out the area of a platform, what is left of a card, or the step. [LD-A4] [LD-A9] [LD-A25]"""
        if self.phase == phases.LAST:
            self.pass_last()
        elif self.platforms[seat]:
            self.platforms[seat] = 0
            self.go_on(seat)
        else:
            self.left[seat] = 0
            self.go_on(seat)

    def buy(self, seat: int, card: int) -> None:
        """Pay for an emperor card; its areas come next. [LD-10]"""
        emperor.pay(self, seat, card)

    def go_on(self, seat: int) -> None:
        """2a for everybody, 2b for the active player, 3 for everybody, 4 for the active player. [LD-3] [LD-A13]"""
        step = self.steps[seat]
        if step == steps.DIE:
            self.steps[seat] = steps.BONUS if seat == self.active else steps.EMPEROR
        elif step == steps.BONUS:
            self.steps[seat] = steps.EMPEROR
        elif step == steps.LAUNCH:
            self.finish(seat)
        elif not self.left[seat]:
            emperor.finish(self, seat)
            if seat == self.active:
                self.steps[seat] = steps.LAUNCH
            else:
                self.finish(seat)

    def launch(self, seat: int, placement: int) -> None:
        """Launch a firework, which ends the turn of a seat. [LD-11] [LD-12]"""
        fireworks.launch(self, seat, placement)
        if self.phase == phases.LAST:
            self.pass_last()
        else:
            self.finish(seat)

    def finish(self, seat: int) -> None:
        """This seat is done; when all are, in whatever order, the next one clockwise is active. [LD-3] [LD-A13]"""
        self.steps[seat] = steps.DONE
        self.touched[seat] = 0
        self.waiting ^= 1 << seat
        if not self.waiting:
            self.active = self.seat_after(self.active)
            self.open_turn()

    # The end [LD-12]

    def pass_last(self) -> None:
        """The next seat may launch a last one, from the start player on; then the game is over. [LD-12] [LD-A18]"""
        self.active = self.seat_after(self.active)
        if self.active == self.first:
            self.wait(phases.OVER, 0)
        else:
            self.waiting = 1 << self.active

    def score(self, seat: int) -> int:
        """The points of a seat as they stand. [LD-16]"""
        return scoring.score(self, seat)

    def points_from(self, seat: int, source: int) -> int:
        """The points of a seat from one source. [LD-16]"""
        return scoring.points_from(self, seat, source)

    def tie_break(self, seat: int) -> int:
        """Equal scores: more points for fireworks win, then the victory is shared. [LD-16]"""
        return self.earned[seat]

    # Moves

    def find_moves(self, seat: int) -> int:
        """List the legal moves of a seat, or the outcomes of chance with their odds."""
        if seat == limits.CHANCE:
            return outcomes.find(self)
        if self.phase == phases.STEPS:
            return self.find_in_steps(seat)
        if self.phase == phases.TRAY:
            return tray.find_turns(self)
        if self.phase == phases.LAST:
            return self.add(fireworks.find_places(self, seat), verbs.PASS * verbs.SIZE)
        return setting_up.find_shapes(self)

    def find_in_steps(self, seat: int) -> int:
        """What a seat can do in its step; all of it may be left out, but for the first area of a card. [LD-A4]"""
        if self.platforms[seat]:
            count = lighting.find_beside(self, seat, self.platforms[seat] - 1)
        elif self.steps[seat] == steps.DIE:
            count = lighting.find_colour(self, seat, tray.colour_of(self, seat))
        elif self.steps[seat] == steps.EMPEROR:
            count = emperor.find_cards(self, seat) if self.gifts[seat] else 0
        elif self.steps[seat] == steps.AREA:
            return emperor.find_areas(self, seat)
        elif self.steps[seat] == steps.BONUS:
            count = lighting.find_colour(self, seat, lighting.bonus_of(self, seat))
        else:
            count = fireworks.find_places(self, seat)
        self.found[count] = verbs.PASS * verbs.SIZE
        return count + 1

    def step(self, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        verb = move // verbs.SIZE
        argument = move % verbs.SIZE
        if verb == verbs.LIGHT:
            self.light(seat, argument)
        elif verb == verbs.PASS:
            self.pass_on(seat)
        elif verb == verbs.TURN:
            self.turn_tray(argument)
        elif verb == verbs.LAUNCH:
            self.launch(seat, argument)
        elif verb == verbs.EMPEROR:
            self.buy(seat, argument)
        elif verb == verbs.REROLL:
            self.reroll()
        elif verb == verbs.CHOOSE:
            self.add_shape(argument)
        else:
            self.happen(verb, argument)

    # Chance

    def happen(self, verb: int, number: int) -> None:
        """Let chance bring this outcome."""
        if verb == verbs.DIE:
            self.roll_die(number)
        elif verb == verbs.SHAPE:
            self.add_shape(number)
        elif verb == verbs.SHEET:
            setting_up.deal_sheet(self, number)
            self.go_on_setting_up()
        else:
            self.card_sides[setting_up.next_hidden_card(self)] = number
            self.go_on_setting_up()

    def roll(self, rng: Rng) -> int:
        """Play a random outcome at its odds; a die falls without listing its faces first."""
        if self.phase != phases.ROLL:
            return Position.roll(self, rng)
        colour = FACES[rng.below(colours.COUNT - 1)]
        self.roll_die(colour)
        return verbs.DIE * verbs.SIZE + colour

    def visit_fields(self, visitor: FieldVisitor) -> None:
        """Visit every field."""
        fields.visit_fields(self, visitor)
