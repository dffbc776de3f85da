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
from lampion.kernel import blocks
from lampion.kernel.observer import Observer

CARDS_FROM = lookups.CARDS_FROM


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
        row = self.row
        place = planes.PLOTS
        for plot in range(1, self.at.plots):
            cell = self.at.cells[plot]
            row[place] = self.at.kinds[plot]
            row[place + 1] = cell % sizes.WIDTH - tiles.POND_CELL % sizes.WIDTH
            row[place + 2] = cell // sizes.WIDTH - tiles.POND_CELL // sizes.WIDTH
            row[place + 3] = self.at.colours[plot] + 1
            row[place + 4] = self.at.improved[plot]
            row[place + 5] = self.at.chips[plot]
            row[place + 6] = self.at.heights[plot]
            row[place + 7] = self.at.wet[plot]
            row[place + 8] = self.at.grown[plot]
            row[place + 9] = self.at.pending >> plot & 1
            place += planes.PLOTS_ROW

    def observe_channels(self) -> None:
        """The channels, in the order in which they were laid."""
        row = self.row
        place = planes.CHANNELS
        for i in range(self.at.channels):
            cell = self.at.laid[i] // 3
            direction = self.at.laid[i] % 3
            row[place] = direction + 1
            row[place + 1] = cell % sizes.WIDTH - tiles.POND_CELL % sizes.WIDTH
            row[place + 2] = cell // sizes.WIDTH - tiles.POND_CELL // sizes.WIDTH
            row[place + 3] = self.at.live[cell] >> direction & 1 if self.at.cut_off else 1  # it lies in far memory
            place += planes.CHANNELS_ROW

    def observe_pile(self, seat: int) -> None:
        """The plots under the pile as far as this seat knows them, and those in its hand. [TK-5] [TK-A12]"""
        row = self.row
        for i in range(self.at.pile_count):
            kind = self.at.pile[i]
            hidden = planes.UNKNOWN - (self.at.mixed[i] >> seat & 1)  # or MIXED
            row[planes.PILE + i] = kind if self.at.pile_seats[i] == seat else hidden
        if seat == self.at.active:
            for i in range(self.at.drawn_count):
                row[planes.DRAWN + i] = self.at.drawn[i]
        blocks.put(row, planes.REMEMBERED, self.at.remembered, seat * sizes.KINDS + 1, tiles.POND - 1)
        row[planes.REMEMBERED + tiles.POND - 1] = self.at.drawn_mixed >> seat & 1
        for category in range(categories.PANDA):
            place = sizes.REJECTED * category
            blocks.put(row, planes.REJECTED + place, self.at.rejected, place, self.at.rejected_count[category])

    def observe_hand(self, seat: int) -> None:
        """The own objectives, and which of them could be claimed. [TK-11]"""
        row = self.row
        ready = self.at.fulfilled | self.at.fed[seat]
        for card in range(1, sizes.OBJECTIVES):
            held = self.at.hands[seat * sizes.OBJECTIVES + card]
            row[planes.HAND + planes.HAND_ROW * (card - 1)] = held
            row[planes.HAND + planes.HAND_ROW * (card - 1) + 1] = (held > 0) & ready >> card & 1

    def observe_seat(self, seat: int, number: int) -> None:
        """What everybody knows of the `number`th seat from the observer."""
        row = self.row
        place = planes.SEATS + planes.SEATS_ROW * number
        row[place] = self.at.channels_stored[seat]
        for i in range(3):
            row[place + 1 + i] = self.at.chips_stored[seat * sizes.CHIPS + i]
            row[place + 4 + i] = self.at.eaten[seat * sizes.COLOURS + i]
        first = seat * sizes.OBJECTIVES
        for category in range(3):
            held = 0
            for card in range(first + CARDS_FROM[category], first + CARDS_FROM[category + 1]):
                held += self.at.hands[card]
            row[place + 7 + category] = held
        objectives = sizes.OBJECTIVES - 1
        blocks.put(row, planes.CLAIMED + objectives * number, self.at.claimed, first + 1, objectives)
        row[place + 10] = self.at.specials[seat]
        row[place + 11] = self.from_seat(seat, self.at.allies[seat] - 1) if self.at.allies[seat] else 0
        row[place + 12] = self.at.passed >> seat & 1
        row[place + 13] = self.at.answered >> seat & 1
        row[place + 14] = 1 if self.at.mover == seat else 0

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
