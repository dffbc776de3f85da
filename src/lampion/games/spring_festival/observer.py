"""What a seat sees of Spring Festival, as numbers: everything is open but the order of the tiles and cards to come."""

from lampion.games.spring_festival import lookups, store
from lampion.games.spring_festival.constants import cards, cells, phases, planes
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel import blocks
from lampion.kernel.observer import Observer

COLOURS = lookups.COLOURS
EXPLOSIONS = lookups.EXPLOSIONS
SPARKS = lookups.SPARKS


class SpringFestivalObserver(Observer):
    """Writes what `planes.py` lists."""

    def __init__(self, position: SpringFestival) -> None:
        super().__init__(position, planes.SIZE)
        self.at = position

    def observe_planes(self, seat: int) -> None:
        """The store, the table and the supplies, then each seat clockwise from this one."""
        self.observe_table(seat)
        self.observe_completed(seat)
        self.observe_supplies()
        other = seat
        for i in range(self.at.seats):
            self.observe_seat(other, i)
            self.observe_panorama(other, i)
            other = self.at.seat_after(other)

    def observe_table(self, seat: int) -> None:
        """What each orientation of the store would bring, the sign, what is left."""
        for orientation in range(4):
            tile = self.at.tops[store.stack_of(self.at, seat, orientation)]
            place = planes.STORE + planes.STORE_ROW * orientation
            self.row[place] = tile
            self.row[place + 1] = COLOURS[tile]
            self.row[place + 2] = EXPLOSIONS[tile]
        self.row[planes.TABLE] = self.at.sign
        self.row[planes.TABLE + 1] = self.at.orientation
        self.row[planes.TABLE + 2] = self.at.bag_count
        self.row[planes.TABLE + 3] = self.at.colour_count
        self.row[planes.TABLE + 4] = self.at.pattern_count
        if self.at.phase == phases.DRAW_CARD:
            self.row[planes.TABLE + 5] = self.from_seat(seat, self.at.drawer // 4)
            self.row[planes.TABLE + 6] = self.at.drawer % 4 + 1

    def observe_supplies(self) -> None:
        """The tiles and cards that nobody has seen."""
        row = self.row
        for i in range(self.at.bag_count):
            row[planes.UNSEEN + self.at.bag[i] - 1] = 1
        for i in range(self.at.colour_count):
            row[planes.CARDS + self.at.colour_deck[i] - 1] = planes.HIDDEN
        for i in range(self.at.pattern_count):
            row[planes.CARDS + self.at.pattern_deck[i] - 1] = planes.HIDDEN

    def observe_completed(self, seat: int) -> None:
        """The cards that have been completed, and by whom."""
        blocks.put_seats(self.row, planes.CARDS, self.at.owners, 1, cards.COUNT - 1, seat, self.at.seats)

    def observe_seat(self, seat: int, number: int) -> None:
        """What lies in front of a seat, the `number`th from the observer, but for its panorama."""
        place = planes.SEATS + planes.SEATS_ROW * number
        held = self.at.held[seat]
        self.row[place] = self.at.sets[seat]
        for i in range(4):
            self.row[place + 1 + i] = self.at.rest[seat] >> i & 1
        self.row[place + 5] = held
        self.row[place + 6] = COLOURS[held]
        self.row[place + 7] = EXPLOSIONS[held]
        self.row[place + 8] = self.clip(self.at.applause[seat])
        self.row[place + 9] = self.at.fired >> seat & 1
        self.row[place + 10] = self.at.busy >> seat & 1 if self.at.phase == phases.DRAW_CARD else 0
        for slot in range(4):
            card = self.at.open_cards[4 * seat + slot]
            self.row[place + 11 + slot] = card
            if card:
                self.row[planes.CARDS + card - 1] = planes.OPEN + number

    def observe_panorama(self, seat: int, number: int) -> None:
        """The tiles of a panorama, in the order in which its cells were filled."""
        row = self.row
        place = planes.PANORAMAS + planes.PANORAMAS_ROW * cells.TILES * number
        for i in range(seat * cells.TILES, seat * cells.TILES + self.at.tile_count[seat]):
            spot = self.at.spots[i]
            cell = spot - seat * cells.COUNT
            tile = self.at.grid[spot]
            row[place] = tile
            row[place + 1] = cell % cells.WIDTH - cells.ORIGIN % cells.WIDTH
            row[place + 2] = cell // cells.WIDTH - cells.ORIGIN // cells.WIDTH
            row[place + 3] = 1 if self.at.glow[spot] else 0
            row[place + 4] = COLOURS[tile]
            row[place + 5] = EXPLOSIONS[tile]
            row[place + 6] = SPARKS[tile]
            place += planes.PANORAMAS_ROW
