"""What a seat sees of Lanterns Dice, as numbers: all of it is open."""

from lampion.games.lanterns_dice import lighting, lookups, tray
from lampion.games.lanterns_dice.constants import cards, choices, phases, planes, pools, tiles
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.kernel import bits
from lampion.kernel.observer import Observer

VALUES = lookups.VALUES


class LanternsDiceObserver(Observer):
    """Writes what `planes.py` lists."""

    def __init__(self, position: LanternsDice) -> None:
        super().__init__(position, planes.SIZE)
        self.at = position

    def observe_planes(self, seat: int) -> None:
        """Tray, cards and stacks, then each seat clockwise from this one."""
        self.observe_table(seat)
        other = seat
        for i in range(self.at.seats):
            self.observe_seat(other, i)
            self.observe_launches(other, i)
            self.observe_lake(other, i)
            other = self.at.seat_after(other)

    def observe_table(self, seat: int) -> None:
        """The dice, the sides of the cards, the stacks of fireworks."""
        self.row[planes.TABLE] = self.from_seat(seat, self.at.first)
        self.row[planes.TABLE + 1] = self.at.orientation
        for card in range(cards.COUNT):
            self.row[planes.TABLE + 2 + card] = self.at.card_sides[card]
        for die in range(4):
            self.row[planes.DICE + die] = self.at.dice[tray.die_of(self.at, seat, die)]
        for shape in range(tiles.COUNT):
            place = planes.STACKS + planes.STACKS_ROW * shape
            if self.at.shapes >> shape & 1:
                taken = self.at.taken[shape]
                self.row[place] = 1
                self.row[place + 1] = tiles.TILES - taken
                self.row[place + 2] = VALUES[shape * tiles.TILES + taken] if taken < tiles.TILES else 0

    def observe_seat(self, seat: int, number: int) -> None:
        """The sheet of the `number`th seat from the observer, but for its lake, and what the seat does."""
        place = planes.SEATS + planes.SEATS_ROW * number
        self.row[place] = self.at.sheets[seat] + 1 if self.at.sheets[seat] < choices.NO_SHEET else 0
        self.row[place + 1] = self.at.lakes[seat]
        self.row[place + 2] = self.clip(self.at.gifts[seat])
        self.row[place + 3] = self.clip(self.at.earned[seat])
        self.row[place + 4] = self.at.steps[seat]
        self.row[place + 5] = self.at.platforms[seat]
        self.row[place + 6] = self.at.bought[seat]
        self.row[place + 7] = self.at.first_areas[seat]
        self.row[place + 8] = self.at.left[seat]
        if self.at.phase == phases.STEPS:
            self.row[place + 9] = tray.colour_of(self.at, seat)
        if self.at.turn > 0 and seat == self.at.active and self.at.phase < phases.LAST:
            self.row[place + 10] = lighting.bonus_of(self.at, seat)
        self.row[place + 11] = self.at.launch_count[seat]

    def observe_launches(self, seat: int, number: int) -> None:
        """The fireworks of a seat, in the order in which they were launched."""
        place = planes.LAUNCHES + planes.LAUNCHES_ROW * tiles.LAUNCHES * number
        for i in range(seat * tiles.LAUNCHES, seat * tiles.LAUNCHES + self.at.launch_count[seat]):
            placement = self.at.launches[i] % tiles.VALUES
            self.row[place] = placement // tiles.PLACES + 1
            self.row[place + 1] = placement % tiles.PLACES
            self.row[place + 2] = self.at.launches[i] // tiles.VALUES
            place += planes.LAUNCHES_ROW

    def observe_lake(self, seat: int, number: int) -> None:
        """Each pool of a seat: its lit areas, whether it is covered, whether an area was lit this turn."""
        start = planes.LAKES + planes.LAKES_ROW * pools.COLUMNS * pools.ROWS * number
        self.observe_pools(self.at.lit[2 * seat], start)
        self.observe_pools(self.at.lit[2 * seat + 1], start + 1)
        self.observe_pools(self.at.covered[seat], start + 2)
        self.observe_pools(self.at.touched[seat], start + 3)

    def observe_pools(self, found: int, start: int) -> None:
        """Mark a set of pools in a column that begins here."""
        while found:
            pool = bits.lowest(found)
            found &= found - 1
            self.row[start + planes.LAKES_ROW * (pool - pool // pools.WIDTH)] = 1
