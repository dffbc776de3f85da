"""What a seat may know of Takenoko, as numbers: not the cards in other hands, nor the plots that others put away."""

from lampion.games.takenoko import lookups
from lampion.games.takenoko.constants import (
    categories,
    figures,
    options,
    phases,
    planes,
    sizes,
    tiles,
    verbs,
)
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.observer import Observer

CATEGORY_OF = lookups.CATEGORY_OF
CARD_BITS = lookups.CARD_BITS


class TakenokoObserver(Observer):
    """Writes what `planes.py` lists."""

    def __init__(self, position: Takenoko) -> None:
        super().__init__(position, planes.SIZE)
        self.at = position

    def observe_planes(self, seat: int) -> None:
        """The table, the land, the pile, the own hand, then each seat clockwise from this one."""
        self.observe_turn(seat)
        self.observe_figures()
        self.observe_supply()
        self.observe_plots()
        self.observe_channels()
        self.observe_pile(seat)
        self.observe_hand(seat)
        other = seat
        for i in range(self.at.seats):
            self.observe_seat(other, i)
            other = self.at.seat_after(other)
        if self.at.options[options.HIKARI]:
            self.observe_hikari(seat)

    def observe_turn(self, seat: int) -> None:
        """The weather, the actions of the turn, the plot that is being placed, the course of the game."""
        self.row[planes.TURN] = self.at.face
        self.row[planes.TURN + 1] = self.at.replaced
        self.row[planes.TURN + 2] = self.at.made
        self.row[planes.TURN + 3] = self.at.used
        self.row[planes.TURN + 4] = self.from_seat(seat, self.at.first)
        self.row[planes.TURN + 5] = self.at.keeping
        if self.at.keeping:
            self.observe_cell(planes.TURN + 6, self.at.keeping_cell)
        if self.at.phase == phases.DRAWING_CARD:
            self.row[planes.TURN + 8] = self.at.category + 1
            self.row[planes.TURN + 9] = self.at.tries
        self.row[planes.TURN + 10] = self.from_seat(seat, self.at.emperor - 1) + 1 if self.at.emperor else 0
        self.row[planes.TURN + 11] = self.at.progress
        self.row[planes.TURN + 12] = self.clip(self.at.stalled)
        for action in range(sizes.ACTIONS):
            self.row[planes.PLANS + action] = self.at.plans[action]

    def observe_cell(self, place: int, cell: int) -> None:
        """Write where a cell lies, from the pond."""
        self.row[place] = cell % sizes.WIDTH - tiles.POND_CELL % sizes.WIDTH
        self.row[place + 1] = cell // sizes.WIDTH - tiles.POND_CELL // sizes.WIDTH

    def observe_figures(self) -> None:
        """Panda, gardener and Emperor."""
        for figure in range(3):
            plot = self.at.figures[figure]
            if plot != figures.AWAY:
                place = planes.FIGURES + planes.FIGURES_ROW * figure
                self.row[place] = 1
                self.observe_cell(place + 1, self.at.cells[plot])

    def observe_supply(self) -> None:
        """What is left beside the land."""
        self.row[planes.SUPPLY] = self.at.bag_count
        self.row[planes.SUPPLY + 1] = self.at.pile_count
        self.row[planes.SUPPLY + 2] = self.at.drawn_count
        self.row[planes.SUPPLY + 3] = self.at.channel_supply
        for i in range(3):
            self.row[planes.SUPPLY + 4 + i] = self.at.chip_supply[i]
            self.row[planes.SUPPLY + 7 + i] = self.at.deck_size(i)
            if self.at.options[options.LIMITED_BAMBOO]:
                self.row[planes.SUPPLY + 10 + i] = self.at.bamboo_supply[i]

    def observe_plots(self) -> None:
        """The land, in the order in which it was laid."""
        place = planes.PLOTS
        for plot in range(1, self.at.plots):
            self.row[place] = self.at.kinds[plot]
            self.observe_cell(place + 1, self.at.cells[plot])
            self.row[place + 3] = self.at.colours[plot] + 1
            self.row[place + 4] = self.at.improved[plot]
            self.row[place + 5] = self.at.chips[plot]
            self.row[place + 6] = self.at.heights[plot]
            self.row[place + 7] = self.at.wet[plot]
            self.row[place + 8] = self.at.grown[plot]
            self.row[place + 9] = self.at.pending >> plot & 1
            place += planes.PLOTS_ROW

    def observe_channels(self) -> None:
        """The channels, in the order in which they were laid."""
        place = planes.CHANNELS
        for i in range(self.at.channels):
            cell = self.at.laid[i] // 3
            direction = self.at.laid[i] % 3
            self.row[place] = direction + 1
            self.observe_cell(place + 1, cell)
            self.row[place + 3] = self.at.live[cell] >> direction & 1
            place += planes.CHANNELS_ROW

    def observe_pile(self, seat: int) -> None:
        """The plots under the pile as far as this seat knows them, and those in its hand. [TK-5] [TK-A12]"""
        for i in range(self.at.pile_count):
            if self.at.pile_seats[i] == seat:
                self.row[planes.PILE + i] = self.at.pile[i]
            else:
                self.row[planes.PILE + i] = planes.MIXED if self.at.mixed[i] >> seat & 1 else planes.UNKNOWN
        if seat == self.at.active:
            for i in range(self.at.drawn_count):
                self.row[planes.DRAWN + i] = self.at.drawn[i]
        for kind in range(1, tiles.POND):
            self.row[planes.REMEMBERED + kind - 1] = self.at.remembered[seat * sizes.KINDS + kind]
        self.row[planes.REMEMBERED + tiles.POND - 1] = self.at.drawn_mixed >> seat & 1
        for category in range(categories.PANDA):
            for i in range(self.at.rejected_count[category]):
                place = sizes.REJECTED * category + i
                self.row[planes.REJECTED + place] = self.at.rejected[place]

    def observe_hand(self, seat: int) -> None:
        """The own objectives, and which of them could be claimed. [TK-11]"""
        for card in range(1, sizes.OBJECTIVES):
            if self.at.hands[seat * sizes.OBJECTIVES + card]:
                place = planes.HAND + planes.HAND_ROW * (card - 1)
                self.row[place] = self.at.hands[seat * sizes.OBJECTIVES + card]
                self.row[place + 1] = 1 if (self.at.fulfilled | self.at.fed[seat]) & CARD_BITS[card] else 0

    def observe_seat(self, seat: int, number: int) -> None:
        """What everybody knows of the `number`th seat from the observer."""
        place = planes.SEATS + planes.SEATS_ROW * number
        self.row[place] = self.at.channels_stored[seat]
        for i in range(3):
            self.row[place + 1 + i] = self.at.chips_stored[seat * sizes.CHIPS + i]
            self.row[place + 4 + i] = self.at.eaten[seat * sizes.COLOURS + i]
        for card in range(1, sizes.OBJECTIVES):
            held = self.at.hands[seat * sizes.OBJECTIVES + card]
            if held:
                self.row[place + 7 + CATEGORY_OF[card]] += held
            claimed = self.at.claimed[seat * sizes.OBJECTIVES + card]
            if claimed:
                self.row[planes.CLAIMED + (sizes.OBJECTIVES - 1) * number + card - 1] = claimed
        self.row[place + 10] = self.at.specials[seat]
        self.row[place + 11] = self.from_seat(seat, self.at.allies[seat] - 1) if self.at.allies[seat] else 0
        self.row[place + 12] = self.at.passed >> seat & 1
        self.row[place + 13] = self.at.answered >> seat & 1
        self.row[place + 14] = 1 if self.at.mover == seat else 0

    def observe_hikari(self, seat: int) -> None:
        """Supreme objectives, special cards, and the card that is being played. [HK-2] [HK-4]"""
        place = planes.HIKARI
        for i in range(sizes.SUPREME):
            self.row[place + i] = self.at.supreme >> i & 1
        for i in range(sizes.DISPLAY):
            self.row[place + 5 + i] = self.at.display[i]
        for card in range(1, sizes.SPECIALS):
            self.row[place + 8] += self.at.special_pile[card]
            self.row[planes.DISCARD + card - 1] = self.at.special_discard[card]
        for figure in range(2):
            by = self.at.holiday_by[figure]
            self.row[place + 9 + figure] = self.from_seat(seat, by - 1) + 1 if by else 0
        self.row[place + 11] = self.at.window
        if self.at.announced_card:
            self.row[place + 12] = self.at.announced_card
            self.row[place + 13] = self.from_seat(seat, self.at.announcer)
            self.row[place + 14] = self.at.announced // verbs.SIZE
            self.row[place + 15] = self.at.announced % verbs.SIZE // sizes.WIDTH
            self.row[place + 16] = self.at.announced % sizes.WIDTH
            self.row[place + 17] = self.at.cancels
        cancellers = self.at.cancellers
        for i in range(planes.STACK_SIZE):
            self.row[planes.STACK + i] = self.from_seat(seat, cancellers % 8 - 1) + 1 if cancellers % 8 else 0
            cancellers //= 8
