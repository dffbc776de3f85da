"""The rules of Takenoko, with Hikari as an option: the course of a game, its legal moves and what they do.

The land, the objectives and the special cards have chapters of their own: `land.py`, `objectives.py`, `hikari.py`.
"""

import cython

from lampion.games.takenoko import hikari, land, lookups, moves, numbers, objectives, secrets
from lampion.games.takenoko.table import Table
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.kernel.tape import Tape

if not cython.compiled:
    # fmt: off
    from lampion.games.takenoko.lookups import (  # noqa: I001
        ACT, ALLIANCE, ALLY, ANSWER, AWAY, BARE, BEFORE_ACTION, BREAK, CANCEL, CANCELLATION, CARD, CELLS, CHANNELS,
        CHANNEL_ACTION, CHIP, CHIPPING, CHOOSE, CHOOSING, CLAIM, CLOUDS, CLOUDY, COMMITTED, DEALING, DECLINE,
        DISEASE_AT, DISPLAYING, DONE, DRAWING_CARD, DRAWING_PLOTS, DRAWN, EMPEROR_FIGURE, EMPEROR_LEAVES, EMPEROR_TO,
        ENCLOSURE, END, EXPERT, FACE, FINDING_FIRST, FIRST, FIRST_OPTION, GARDENER, GARDENER_ACTION, GARDENER_FIGURE,
        GARDENER_TO, GREEN_PLOTS, GROWING, GROW_AT, HIKARI, HOLIDAY, IDLE, IMPROVE, JUMP_ARRIVAL, JUMP_GARDENER,
        JUMP_PANDA, KEEP, KEEPING, KIND, LAY, LIMITED_BAMBOO, OBJECTIVE, OBJECTIVES, OBJECTIVE_ACTION, OVER, PANDA,
        PANDA_ACTION, PANDA_FIGURE, PANDA_TO, PASS, PLAN, PLANNING, PLOT, PLOTS_ACTION, POND, QUESTION, RAIN, RAINING,
        RAIN_AT, READY, REFILLING, REVEALING, ROLLING, SKIP, SPECIAL, SPECIALS, STALL, STALL_ROUNDS, STORM, STORMING,
        STORM_TO, SUN, SUPREME, SUPREME_REVEALED, SWAP, TAKE, TAKE_CHANNEL, TAKE_PLOTS, TAKING, THEN_ACTIONS,
        THEN_GARDENER, THEN_IDLE, THEN_NEXT, THEN_SPECIAL, THEN_UNDER, TURN_END, TURN_START, UNDER, UNDERING,
        WEATHER_CARD, WEATHER_OPTION, WEATHER_SUN, WINDOW, WITH,
    )
    # fmt: on
    from lampion.kernel.limits import CHANCE

STEPS = lookups.STEPS
COPIES = lookups.COPIES
CATEGORY_OF = lookups.CATEGORY_OF
KIND_COUNTS = lookups.KIND_COUNTS
SPECIAL_COPIES = lookups.SPECIAL_COPIES
PRINTED_ON = lookups.PRINTED_ON
HAND_LIMIT = lookups.HAND_LIMIT
CHIP_COUNTS = lookups.CHIP_COUNTS
BAMBOO_COUNTS = lookups.BAMBOO_COUNTS


class Takenoko(Table):
    """A game of Takenoko in progress."""

    def __init__(self, seats: int = 0, options: bytes = bytes(16)) -> None:
        super().__init__(seats)
        for i in range(16):
            self.options[i] = options[i]
        if seats:
            self.set_up()

    # Setting up [TK-2] [HK-1]

    def set_up(self) -> None:
        """The pond, full supplies, and chance deals. [TK-2]"""
        self.clear_land()
        for kind in range(1, POND):
            self.bag[kind] = KIND_COUNTS[self.options[GREEN_PLOTS]][kind]
            self.bag_count += self.bag[kind]
        for card in range(1, OBJECTIVES):
            self.decks[card] = COPIES[card]
        for chip in range(3):
            self.chip_supply[chip] = CHIP_COUNTS[chip]
            self.bamboo_supply[chip] = BAMBOO_COUNTS[self.options[LIMITED_BAMBOO]][chip]
        self.channel_supply = CHANNELS
        land.find_open_cells(self)
        if self.options[HIKARI]:
            for card in range(1, SPECIALS):
                if self.is_in_deck(card):
                    self.special_pile[card] = SPECIAL_COPIES[card]
        self.wait_for_chance(DEALING)

    def is_in_deck(self, card: int) -> bool:
        """Two players leave out alliances, and without a die there is no weather to replace. [HK-1] [HK-A20]"""
        if card == ALLIANCE:
            return self.seats > 2
        return self.options[WEATHER_OPTION] == 1 or not hikari.is_weather(card)

    def deal(self, card: int) -> None:
        """One objective of each category to every seat, plot, gardener, panda. [TK-2]"""
        self.decks[card] -= 1
        self.hands[self.dealt // 3 * OBJECTIVES + card] += 1
        self.dealt += 1
        if self.dealt == 3 * self.seats:
            if self.options[HIKARI]:
                self.wait_for_chance(REVEALING)
            else:
                self.find_first()

    def reveal(self, supreme: int) -> None:
        """Three supreme objectives turn up for everybody. [HK-1]"""
        self.supreme |= 1 << supreme
        self.dealt += 1
        if self.dealt == SUPREME_REVEALED:
            self.wait_for_chance(DISPLAYING)

    def fill_display(self, card: int) -> None:
        """Three special cards are on display. [HK-1]"""
        hikari.fill_gap(self, card)
        if not hikari.needs_card(self):
            self.find_first()

    def find_first(self) -> None:
        """Who begins is given, or left to chance. [TK-2] [TK-A6]"""
        if self.options[FIRST_OPTION] == DRAWN:
            self.wait_for_chance(FINDING_FIRST)
        else:
            self.begin(self.options[FIRST_OPTION])

    def begin(self, seat: int) -> None:
        """The first turn."""
        self.first = self.active = seat
        self.begin_turn()

    # The turn [TK-3]

    def begin_turn(self) -> None:
        """A figure comes back from holidays, special cards may be played, then comes the weather. [TK-3] [HK-10]"""
        self.turn += 1
        self.face = self.replaced = self.used = self.made = 0
        for figure in range(2):
            if self.holiday_by[figure] == self.active + 1:
                self.holiday_by[figure] = 0
                self.figures[figure] = 0
        self.open_window(TURN_START)

    def find_weather(self) -> None:
        """From a player's second turn on the die is rolled, unless a card replaced it. [TK-4] [HK-5]"""
        if not self.options[WEATHER_OPTION] or self.turn <= self.seats:
            self.open_actions()
        elif self.replaced:
            self.bring_weather(self.face)
        else:
            self.wait_for_chance(ROLLING)

    def bring_weather(self, face: int) -> None:
        """What the weather offers; all of it is optional. [TK-4]"""
        self.face = face
        self.wait(IDLE, 1 << self.active)
        if face == QUESTION or (face == CLOUDS and not moves.has_chips(self)):
            self.phase = CHOOSING
        elif face == CLOUDS:
            self.phase = CLOUDY
        elif face == RAIN and moves.find_rain(self):
            self.phase = RAINING
        elif face == STORM and moves.find_storm(self):
            self.phase = STORMING
        else:
            self.open_actions()

    def open_actions(self) -> None:
        """After the weather the player acts, or plans first. [TK-3] [TK-13]"""
        if self.options[COMMITTED]:
            for action in range(5):
                self.plans[action] = 0
            self.wait(PLANNING, 1 << self.active)
        else:
            self.wait(IDLE, 1 << self.active)

    def plan(self, action: int) -> None:
        """Put an action chip down. [TK-13]"""
        self.plans[action] += 1
        if moves.planned(self) == (3 if self.face == SUN else 2):
            self.wait(IDLE, 1 << self.active)

    def finish_action(self, action: int) -> None:
        """An action was made. [TK-3]"""
        self.used |= 1 << action
        self.made += 1
        if self.options[COMMITTED]:
            self.plans[action] -= 1
        self.wait(IDLE, 1 << self.active)

    def finish_turn(self) -> None:
        """Hikari: a special card may be taken from the display; then the next turn. [HK-2]"""
        if self.can_take():
            self.wait(TAKING, 1 << self.active)
        else:
            self.next_turn()

    def can_take(self) -> bool:
        """No special card in hand, room in the hand, the end not in sight. [HK-2]"""
        if not self.options[HIKARI] or self.emperor or self.specials[self.active]:
            return False
        shown = self.display[0] + self.display[1] + self.display[2]
        return shown > 0 and self.hand_size(self.active) < HAND_LIMIT[1]

    def next_turn(self) -> None:
        """The next seat, unless the game ends here. [TK-12] [TK-A20]"""
        following = self.next_to(self.active)
        if following == self.first:
            self.stalled = 0 if self.progress else self.stalled + 1
            self.progress = 0
        if self.emperor == following + 1 or self.is_stuck():
            self.wait(OVER, 0)
        else:
            self.active = following
            self.begin_turn()

    def is_stuck(self) -> bool:
        """Has nothing happened for so long that the game is scored as it stands? [TK-A20]"""
        return self.options[STALL] == 1 and self.stalled == STALL_ROUNDS and not self.emperor

    # Actions [TK-5] to [TK-9]

    def take_plots(self) -> None:
        """Draw up to three plots: first unseen ones, by chance, then those under the pile. [TK-5]"""
        self.progress = 1
        self.go_on_drawing()

    def go_on_drawing(self) -> None:
        """Draw until three are in hand or none is left."""
        while self.drawn_count < 3 and self.bag_count == 0 and self.pile_count > 0:
            secrets.hold(self, self.take_from_pile())
        if self.drawn_count < 3 and self.bag_count > 0:
            self.wait_for_chance(DRAWING_PLOTS)
        else:
            self.wait(KEEPING, 1 << self.active)

    def take_from_pile(self) -> int:
        """The plot that was put under the pile first."""
        kind = self.pile[0]
        self.pile_count -= 1
        for i in range(self.pile_count):
            self.pile[i] = self.pile[i + 1]
            self.pile_seats[i] = self.pile_seats[i + 1]
        return kind

    def drop_drawn(self, place: int) -> int:
        """Take a drawn plot out of the hand."""
        kind = self.drawn[place]
        self.drawn_count -= 1
        for i in range(place, self.drawn_count):
            self.drawn[i] = self.drawn[i + 1]
        self.drawn[self.drawn_count] = 0
        return kind

    def keep(self, kind: int, cell: int) -> None:
        """Choose one of the drawn plots and its place; a stored chip may go on it first. [TK-5] [TK-10]"""
        place = 0
        while self.drawn[place] != kind:
            place += 1
        self.keeping = self.drop_drawn(place)
        self.keeping_cell = cell
        if PRINTED_ON[kind] == 0 and moves.has_stored_chips(self):
            self.wait(CHIPPING, 1 << self.active)
        else:
            self.place_kept(0)

    def place_kept(self, chip: int) -> None:
        """The plot lies, with or without a chip, and grows if water reaches it. [TK-5] [TK-6]"""
        if chip:
            self.chips_stored[self.active * 3 + chip - 1] -= 1
        land.place_plot(self, self.keeping, chip, self.keeping_cell)
        self.keeping = self.keeping_cell = 0
        self.let_grow(self.active, THEN_UNDER)

    def put_under(self) -> None:
        """The plots that were not kept go under the pile, in an order of choice. [TK-5]

        Two plots are always asked about, equal ones too: nobody else may learn whether they are equal. [TK-A12]
        """
        if self.drawn_count == 2:
            self.wait(UNDERING, 1 << self.active)
        else:
            while self.drawn_count:
                self.bury(0)
            self.finish_action(PLOTS_ACTION)

    def bury(self, place: int) -> None:
        """A drawn plot goes to the bottom of the pile; who puts it there will remember. [TK-5]"""
        self.pile[self.pile_count] = self.drop_drawn(place)
        self.pile_seats[self.pile_count] = self.active
        self.pile_count += 1

    def take_channel(self) -> None:
        """A channel from the supply goes to the store; it can be laid at any moment of the own turns. [TK-6]"""
        self.channel_supply -= 1
        self.canals_stored[self.active] += 1
        self.progress = 1
        self.finish_action(CHANNEL_ACTION)

    def move_figure(self, figure: int, cell: int, seat: int) -> None:
        """A figure arrives: the panda eats, the gardener makes bamboo grow. [TK-7] [TK-8]"""
        plot = self.tile_at(cell)
        self.figures[figure] = plot
        if figure == PANDA_FIGURE:
            self.eat(plot, seat)
        elif plot > 0:
            self.tend(plot)

    def eat(self, plot: int, seat: int) -> None:
        """The panda eats a section, unless there is none or an enclosure keeps it out. [TK-8] [TK-10] [TK-A17]"""
        if self.heights[plot] and self.improvement(plot) != ENCLOSURE:
            self.heights[plot] -= 1
            self.eaten[seat * 3 + self.colour(plot)] += 1

    def tend(self, plot: int) -> None:
        """The gardener's plot and its neighbours of the same colour grow, where irrigated. [TK-7]"""
        if self.wet[plot]:
            self.pending |= 1 << plot
        for step in STEPS[:6]:
            other = self.tile_at(self.cells[plot] + step)
            if other > 0 and self.wet[other] and self.colour(other) == self.colour(plot):
                self.pending |= 1 << other

    def let_grow(self, mover: int, after: int) -> None:
        """Bamboo grows; if the supply is too small, the mover chooses where. Then the game goes on. [TK-A19]"""
        land.grow_pending(self)
        if self.pending:
            self.wait(GROWING, 1 << mover)
            self.mover = mover
            self.after = after
        else:
            self.go_on(after)

    def go_on(self, after: int) -> None:
        """What follows a growth or a refill."""
        if after == THEN_ACTIONS:
            self.open_actions()
        elif after == THEN_IDLE:
            self.wait(IDLE, 1 << self.active)
        elif after == THEN_UNDER:
            self.put_under()
        elif after == THEN_SPECIAL:
            self.finish_special()
        elif after == THEN_NEXT:
            self.next_turn()
        else:
            self.finish_action(GARDENER_ACTION)

    def draw_objective(self, category: int) -> None:
        """Draw from a deck; what experts had to reject lies under it. [TK-9] [TK-13]"""
        tries = self.tries
        if tries == self.deck_size(category):
            self.tries = 0
            self.finish_action(OBJECTIVE_ACTION)
        elif secrets.unseen_cards(self, category) > 0:
            self.wait_for_chance(DRAWING_CARD)
            self.category = category
            self.tries = tries
        else:
            self.receive(self.take_rejected(category))

    def take_rejected(self, category: int) -> int:
        """The card that was put under the deck first."""
        card = self.rejected[category * 16]
        self.rejected_count[category] -= 1
        for i in range(self.rejected_count[category]):
            self.rejected[category * 16 + i] = self.rejected[category * 16 + i + 1]
        self.rejected[category * 16 + self.rejected_count[category]] = 0
        return card

    def receive(self, card: int) -> None:
        """Keep the card; experts show it and draw again if the land already fulfils it. [TK-9] [TK-13] [TK-A21]"""
        category = CATEGORY_OF[card]
        if self.options[EXPERT] and category < PANDA and objectives.is_fulfilled(self, self.active, card):
            self.rejected[category * 16 + self.rejected_count[category]] = card
            self.rejected_count[category] += 1
            self.tries += 1
            self.draw_objective(category)
        else:
            self.hands[self.active * OBJECTIVES + card] += 1
            self.progress = 1
            self.tries = 0
            self.finish_action(OBJECTIVE_ACTION)

    # Windows and special cards [HK-3] [HK-4]

    def open_window(self, window: int) -> None:
        """Ask, in turn order, every seat that could play a special card now. [HK-3] [HK-A5]"""
        self.window = window
        self.passed = 0 if window == TURN_START else 1 << self.active
        self.poll()

    def poll(self) -> None:
        """Ask the next seat, or close the window. [HK-3]"""
        seat = self.active
        for _ in range(self.seats):
            if moves.may_play(self, seat, self.window) and not self.passed >> seat & 1:
                self.wait(WINDOW, 1 << seat)
                return
            seat = self.next_to(seat)
        self.close_window()

    def close_window(self) -> None:
        """Nobody plays a card: the game goes on."""
        window = self.window
        self.window = self.passed = 0
        if window == TURN_START:
            self.find_weather()
        elif window == BEFORE_ACTION:
            self.wait(ACT, 1 << self.active)
        else:
            self.finish_turn()

    def announce(self, seat: int, move: int) -> None:
        """A special card is played with its targets; it can be cancelled before it takes effect. [HK-3] [HK-4]"""
        self.announced = move
        self.announcer = seat
        self.announced_card = self.specials[seat]
        self.specials[seat] = 0
        self.cancels = self.answered = 0
        self.ask_answers()

    def ask_answers(self) -> None:
        """Ask, in turn order, every seat that holds a cancellation; when all let it be, the stack resolves. [HK-4]"""
        seat = self.active
        for _ in range(self.seats):
            if self.specials[seat] == CANCELLATION and not self.answered >> seat & 1:
                self.wait(ANSWER, 1 << seat)
                return
            seat = self.next_to(seat)
        self.resolve()

    def cancel(self, seat: int) -> None:
        """A cancellation strikes the card on top, which may be another cancellation. [HK-4] [HK-A8]"""
        self.specials[seat] = 0
        self.special_discard[CANCELLATION] += 1
        self.cancels += 1
        self.answered = 0
        self.ask_answers()

    def resolve(self) -> None:
        """An even number of cancellations lets the card work; used cards are discarded. [HK-4]"""
        move, seat, card = self.announced, self.announcer, self.announced_card
        cancels = self.cancels
        self.announced = self.announcer = self.announced_card = self.cancels = self.answered = 0
        if cancels % 2 == 0:
            self.take_effect(move, seat, card)
        if cancels % 2 or move < ALLY or move >= BREAK:
            self.special_discard[card] += 1
        self.let_grow(seat, THEN_SPECIAL)

    def take_effect(self, move: int, seat: int, card: int) -> None:
        """What a special card does. [HK-5] to [HK-11]"""
        if move == WEATHER_CARD:
            self.replaced = 1
            self.face = card - WEATHER_SUN + SUN
        elif move == EMPEROR_LEAVES:
            self.figures[EMPEROR_FIGURE] = AWAY
        elif move >= BREAK:
            hikari.break_alliance(self, (move - BREAK) // 4, (move - BREAK) % 4)
        elif move >= ALLY:
            hikari.ally(self, seat, move - ALLY)
        elif move >= HOLIDAY:
            self.figures[move - HOLIDAY] = AWAY
            self.holiday_by[move - HOLIDAY] = seat + 1
        elif move >= SWAP:
            hikari.swap_plots(self, (move - SWAP) // 32, (move - SWAP) % 32)
        elif move >= JUMP_GARDENER:
            self.jump(GARDENER_FIGURE, move - JUMP_GARDENER, seat)
        elif move >= JUMP_PANDA:
            self.jump(PANDA_FIGURE, move - JUMP_PANDA, seat)
        elif move >= EMPEROR_TO:
            self.figures[EMPEROR_FIGURE] = self.tile_at(move - EMPEROR_TO)
        else:
            hikari.spread_disease(self, self.tile_at(move - DISEASE_AT))

    def jump(self, figure: int, cell: int, seat: int) -> None:
        """A figure jumps; it eats or tends on arrival, for the player of the card. [HK-6] [HK-A11]"""
        if self.options[JUMP_ARRIVAL]:
            self.move_figure(figure, cell, seat)
        else:
            self.figures[figure] = self.tile_at(cell)

    def finish_special(self) -> None:
        """The card is done: the display is filled, and who was asked before is asked again. [HK-2] [HK-3] [HK-A7]"""
        if hikari.needs_card(self):
            self.wait_for_chance(REFILLING)
            self.after = THEN_SPECIAL
        elif self.window == TURN_START:
            self.open_window(TURN_START)
        else:
            self.window = self.passed = 0
            self.wait(IDLE, 1 << self.active)

    def take_special(self, card: int) -> None:
        """Take a card from the display; the gap is filled at once. [HK-2]"""
        slot = 0
        while self.display[slot] != card:
            slot += 1
        self.display[slot] = 0
        self.specials[self.active] = card
        if hikari.needs_card(self):
            self.wait_for_chance(REFILLING)
            self.after = THEN_NEXT
        else:
            self.next_turn()

    def refill(self, card: int) -> None:
        """A card fills a gap of the display. [HK-2]"""
        after = self.after
        hikari.fill_gap(self, card)
        if not hikari.needs_card(self):
            self.after = 0
            self.go_on(after)

    # The score [TK-12] [HK-12]

    def score(self, seat: int) -> int:
        """Objectives, Emperor card and supreme objectives, as they stand. [TK-12]"""
        total = objectives.emperor_points(self, seat) + self.supreme_points(seat)
        return total + self.points_of(seat, PLOT) + self.points_of(seat, GARDENER) + self.points_of(seat, PANDA)

    def points_of(self, seat: int, category: int) -> int:
        """Points of claimed objectives of a category. [TK-12]"""
        return objectives.points_of(self, seat, category)

    def supreme_points(self, seat: int) -> int:
        """Points of supreme objectives. [HK-12]"""
        return objectives.supreme_points(self, seat) if self.options[HIKARI] else 0

    def tie_break(self, seat: int) -> int:
        """More points from panda objectives; with Hikari, fewer from supreme objectives. [TK-12] [HK-12]"""
        if self.options[HIKARI]:
            return 1000 - self.supreme_points(seat)
        return self.points_of(seat, PANDA)

    def partners(self, seat: int) -> int:
        """The ally wins with a seat. [HK-11]"""
        return 1 << self.allies[seat] - 1 if self.allies[seat] else 0

    def winners(self) -> int:
        """Best score, tie-break, shared; then the allies of winners win too. [TK-12] [HK-11] [HK-A21]"""
        best = Position.winners(self)
        for seat in range(self.seats):
            if best >> seat & 1:
                best |= self.partners(seat)
        return best

    # Moves

    def find_moves(self, seat: int) -> int:
        """List the legal moves of a seat, or the outcomes of chance with their odds."""
        if seat == CHANCE:
            return moves.find_outcomes(self)
        if self.phase == IDLE:
            return moves.find_idle(self, seat)
        if self.phase == ACT:
            return moves.find_actions(self, 0)
        if self.phase == KEEPING:
            return moves.find_keeps(self)
        if self.phase == WINDOW:
            count = hikari.find_uses(self, seat, self.window, 0)
            return self.add(count, PASS)
        if self.phase == ANSWER:
            return self.add(self.add(0, CANCEL), PASS)
        if self.phase == RAINING:
            return self.add(moves.find_rain(self), DECLINE)
        if self.phase == STORMING:
            return self.add(moves.find_storm(self), DECLINE)
        return moves.find_choices(self)

    # Playing

    def step(self, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        if seat == CHANCE:
            self.happen(move)
        elif self.phase == IDLE or self.phase == ACT:
            self.act(seat, move)
        elif self.phase == KEEPING:
            self.keep((move - KEEP) // CELLS, (move - KEEP) % CELLS)
        elif self.phase == WINDOW:
            if move == PASS:
                self.passed |= 1 << seat
                self.poll()
            else:
                self.announce(seat, move)
        elif self.phase == ANSWER:
            if move == PASS:
                self.answered |= 1 << seat
                self.ask_answers()
            else:
                self.cancel(seat)
        else:
            self.decide(seat, move)

    def act(self, seat: int, move: int) -> None:
        """An action, a free step, a special card, or the end of the turn. [TK-3]"""
        if move < PANDA_TO:
            self.move_figure(GARDENER_FIGURE, move - GARDENER_TO, seat)
            self.let_grow(seat, THEN_GARDENER)
        elif move < RAIN_AT:
            self.move_figure(PANDA_FIGURE, move - PANDA_TO, seat)
            self.finish_action(PANDA_ACTION)
        elif IMPROVE <= move < LAY:
            self.improve(seat, (move - IMPROVE) // CELLS, self.tile_at((move - IMPROVE) % CELLS))
        elif LAY <= move < SWAP:
            self.canals_stored[seat] -= 1
            land.lay_channel(self, move - LAY)
            self.let_grow(seat, THEN_IDLE)
        elif move == TAKE_PLOTS:
            self.take_plots()
        elif move == TAKE_CHANNEL:
            self.take_channel()
        elif OBJECTIVE <= move < CLAIM:
            self.tries = 0
            self.draw_objective(move - OBJECTIVE)
        elif CLAIM <= move < END:
            objectives.claim(self, seat, move - CLAIM)
            self.wait(IDLE, 1 << seat)
        elif move == READY:
            self.open_window(BEFORE_ACTION)
        elif move == END:
            self.open_window(TURN_END)
        else:
            self.announce(seat, move)

    def improve(self, seat: int, chip: int, plot: int) -> None:
        """Put a stored chip on a plot without bamboo and improvement. [TK-10]"""
        self.chips_stored[seat * 3 + chip] -= 1
        self.chips[plot] = chip + 1
        land.water(self, plot)
        self.let_grow(seat, THEN_IDLE)

    def decide(self, seat: int, move: int) -> None:
        """Answer a small question."""
        if self.phase == CHOOSING:
            self.bring_weather(move - CHOOSE if move != DECLINE else 0)
        elif self.phase == RAINING or self.phase == STORMING or self.phase == CLOUDY:
            self.use_weather(seat, move)
        elif self.phase == PLANNING:
            if move == DONE:
                self.wait(IDLE, 1 << seat)
            else:
                self.plan(move - PLAN)
        elif self.phase == CHIPPING:
            self.place_kept(move - WITH if move != BARE else 0)
        elif self.phase == UNDERING:
            self.bury(move - UNDER)
            self.put_under()
        elif self.phase == GROWING:
            self.choose_growth(self.tile_at(move - GROW_AT))
        elif move == SKIP:
            self.next_turn()
        else:
            self.take_special(move - TAKE)

    def use_weather(self, seat: int, move: int) -> None:
        """Take or decline what rain, storm or clouds offer. [TK-4]"""
        if move == DECLINE:
            self.open_actions()
        elif self.phase == RAINING:
            self.pending = 1 << self.tile_at(move - RAIN_AT)
            self.let_grow(seat, THEN_ACTIONS)
        elif self.phase == STORMING:
            self.move_figure(PANDA_FIGURE, move - STORM_TO, seat)
            self.open_actions()
        else:
            self.chip_supply[move - CHIP - 1] -= 1
            self.chips_stored[seat * 3 + move - CHIP - 1] += 1
            self.progress = 1
            self.open_actions()

    def choose_growth(self, plot: int) -> None:
        """One plot grows with what is left; when nothing waits any more, the game goes on. [TK-A19]"""
        land.grow(self, plot)
        land.drop_idle_growth(self)
        if not self.pending:
            after = self.after
            self.mover = self.after = 0
            self.go_on(after)

    def happen(self, outcome: int) -> None:
        """Let chance bring this outcome."""
        if self.phase == DRAWING_PLOTS:
            self.bag[outcome - KIND] -= 1
            self.bag_count -= 1
            secrets.hold(self, outcome - KIND)
            self.go_on_drawing()
        elif self.phase == ROLLING:
            self.bring_weather(outcome - FACE)
        elif self.phase == DRAWING_CARD:
            self.decks[outcome - CARD] -= 1
            self.receive(outcome - CARD)
        elif self.phase == DEALING:
            self.deal(outcome - CARD)
        elif self.phase == REVEALING:
            self.reveal(outcome - SUPREME)
        elif self.phase == DISPLAYING:
            self.fill_display(outcome - SPECIAL)
        elif self.phase == FINDING_FIRST:
            self.begin(outcome - FIRST)
        else:
            self.refill(outcome - SPECIAL)

    def wait(self, phase: int, seats: int) -> None:
        """Go to a phase and wait for these seats."""
        self.phase = phase
        self.waiting = seats
        self.dealt = self.category = 0

    def wait_for_chance(self, phase: int) -> None:
        """Go to a phase in which chance moves."""
        self.wait(phase, 1 << CHANCE)

    # What a seat cannot know

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew what others know and this seat does not: objectives in hands, plots drawn or put under the pile."""
        secrets.redeal_plots(self, seat, rng)
        for category in range(3):
            secrets.redeal_cards(self, seat, category, rng)

    # The numbers of a position

    def wind(self, tape: Tape) -> None:
        """Pass all numbers through a tape."""
        numbers.wind(self, tape)

    # What reading a text asks for

    def is_open_cell(self, cell: int) -> bool:
        """May a plot be placed here?"""
        return land.can_take_plot(self, cell)

    def could_announce(self) -> bool:
        """Is what was announced a legal use of the announced card?"""
        held = self.specials[self.announcer]
        self.specials[self.announcer] = self.announced_card
        count = hikari.find_uses(self, self.announcer, self.window, 0)
        self.specials[self.announcer] = held
        for i in range(count):
            if self.found[i] == self.announced:
                return True
        return False
