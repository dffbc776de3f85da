"""What a seat sees of Fireworks, as numbers: nothing is secret but what nobody has seen yet."""

from lampion.games.fireworks import lookups
from lampion.games.fireworks.constants import kinds, launches, phases, planes, skies
from lampion.games.fireworks.rules import Fireworks
from lampion.kernel import bits
from lampion.kernel.observer import Observer

ROW = lookups.ROW
COLUMN = lookups.COLUMN
BITS = lookups.BITS


class FireworksObserver(Observer):
    """Writes what `planes.py` lists."""

    def __init__(self, position: Fireworks) -> None:
        super().__init__(position, planes.SIZE)
        self.at = position

    def observe_planes(self, seat: int) -> None:
        """The launch and the box, then each seat clockwise from this one."""
        self.observe_launch(seat)
        self.observe_supplies()
        self.observe_box()
        other = seat
        for i in range(self.at.seats):
            self.observe_seat(other, i)
            self.observe_sky(other, i)
            other = self.at.seat_after(other)

    def observe_launch(self, seat: int) -> None:
        """How far the round, the launch and the taking have come."""
        self.row[planes.LAUNCH] = self.from_seat(seat, self.at.first)
        self.row[planes.LAUNCH + 1] = self.at.rain
        self.row[planes.LAUNCH + 2] = self.at.ending
        self.row[planes.LAUNCH + 3] = self.at.opening
        self.row[planes.LAUNCH + 4] = self.at.tried
        self.row[planes.LAUNCH + 5] = self.at.piled
        self.row[planes.LAUNCH + 6] = self.at.card
        self.row[planes.LAUNCH + 7] = self.at.level
        self.observe_place(planes.LAUNCH + 8, self.at.aim)
        self.observe_place(planes.LAUNCH + 10, self.at.hit)
        self.observe_place(planes.LAUNCH + 12, self.at.bounced)
        self.row[planes.LAUNCH + 14] = self.at.quality
        self.row[planes.LAUNCH + 15] = self.at.die
        self.row[planes.LAUNCH + 16] = self.at.drawn
        self.row[planes.LAUNCH + 17] = self.at.effect
        self.row[planes.LAUNCH + 18] = self.at.quota
        self.row[planes.LAUNCH + 19] = self.at.blown
        self.row[planes.LAUNCH + 20] = self.at.gale_after
        self.row[planes.LAUNCH + 21] = self.at.again

    def observe_place(self, start: int, place: int) -> None:
        """Write the row and the column of a place."""
        self.row[start] = ROW[place]
        self.row[start + 1] = COLUMN[place]

    def observe_supplies(self) -> None:
        """Function tiles, what nobody has seen, the action cards."""
        for i in range(kinds.FUNCTIONS):
            place = planes.FUNCTIONS + planes.FUNCTIONS_ROW * i
            self.row[place] = self.at.fresh[i]
            self.row[place + 1] = self.at.pool[i]
            self.row[place + 2] = self.at.used[i]
        for kind in range(1, kinds.COUNT):
            self.row[planes.BAG + kind - 1] = self.at.bag[kind]
        for card in range(1, launches.CARDS):
            self.row[planes.DECK + card - 1] = self.at.deck[card]

    def observe_box(self) -> None:
        """The tiles in and outside the box: where they lie, and under how many others."""
        low = high = 0
        for tile in range(kinds.TILES):
            if self.at.place[tile]:
                if tile < 64:
                    low |= BITS[tile]
                else:
                    high |= BITS[tile - 64]
        for tile in range(kinds.TILES):
            if self.at.place[tile]:
                self.observe_tile(tile, low, high)

    def observe_tile(self, tile: int, low: int, high: int) -> None:
        """A tile among those of these two sets."""
        place = planes.TILES + planes.TILES_ROW * tile
        marks = self.at.tile[tile]
        self.observe_place(place, self.at.place[tile])
        above = bits.count(self.at.higher[2 * tile] & low) + bits.count(self.at.higher[2 * tile + 1] & high)
        self.row[place + 2] = above
        self.row[place + 3] = marks & kinds.KIND
        self.row[place + 4] = 1 if marks & kinds.UP else 0
        self.row[place + 5] = 1 if marks & kinds.OUT else 0
        self.row[place + 6] = 1 if marks & kinds.TURNED else 0

    def observe_seat(self, seat: int, number: int) -> None:
        """What the `number`th seat from the observer has and does."""
        place = planes.SEATS + planes.SEATS_ROW * number
        self.row[place] = self.at.room[seat]
        self.row[place + 1] = self.at.hand_count[seat]
        self.row[place + 2] = self.at.starts[2 * seat]
        self.row[place + 3] = self.at.starts[2 * seat + 1]
        self.row[place + 4] = self.at.characters[seat]
        self.observe_laid(place + 5, self.at.lifted[seat])
        self.row[place + 7] = self.at.lifted_from[seat]
        self.row[place + 8] = self.at.team >> seat & 1
        self.row[place + 9] = self.at.took >> seat & 1
        self.row[place + 10] = self.at.stopped >> seat & 1
        self.row[place + 11] = self.at.fixed >> seat & 1
        self.row[place + 12] = 1 if self.at.phase == phases.TAKE and self.at.taker == seat else 0
        for i in range(skies.HAND):
            self.row[planes.HANDS + skies.HAND * number + i] = self.at.hand[skies.HAND * seat + i]

    def observe_sky(self, seat: int, number: int) -> None:
        """The sky of a seat."""
        place = planes.SKIES + planes.SKIES_ROW * skies.CELLS * number
        for cell in range(skies.CELLS):
            spot = seat * skies.SIZE + cell
            self.observe_laid(place, self.at.sky[spot])
            self.row[place + 2] = self.at.moved[spot]
            place += planes.SKIES_ROW

    def observe_laid(self, place: int, laid: int) -> None:
        """What lies on a cell: its kind, and how it is turned; start tiles count on after the last kind."""
        if skies.BASE <= laid < skies.SPECIAL:
            self.row[place] = (laid - skies.BASE) // skies.TURNS + 1
            self.row[place + 1] = (laid - skies.BASE) % skies.TURNS
        elif laid >= skies.SPECIAL:
            self.row[place] = kinds.SPECIAL + laid - skies.SPECIAL
