"""The rules of Spring Festival: the course of a game, its legal moves, and what follows from each of them.

The chapters of the rulebook change the position: `setting_up.py`, `store.py`, `panorama.py`, `chain_reaction.py`,
`compositions.py`, `finale.py`, `signs.py`. Only this module decides what comes next.
"""

from lampion.games.spring_festival import (
    chain_reaction,
    compositions,
    fields,
    finale,
    lookups,
    outcomes,
    panorama,
    setting_up,
    store,
)
from lampion.games.spring_festival.constants import cards, cells, choices, phases, verbs
from lampion.games.spring_festival.festival import Festival
from lampion.kernel import bags, limits
from lampion.kernel.fields import FieldVisitor
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

ROUNDS = lookups.ROUNDS


class SpringFestival(Festival):
    """A game of Spring Festival in progress."""

    def __init__(
        self,
        seats: int = 0,
        cards: int = 24,
        sign: int = 0,
        sign_before: int = 0,
        choose_sets: int = 0,
        first: int = choices.DRAWN,
        best_finale: int = 0,
        smallest_group: int = 2,
    ) -> None:
        super().__init__(seats)
        self.deck_option, self.sign_option, self.sign_before = cards, sign, sign_before
        self.first_option, self.best_finale, self.smallest_group = first, best_finale, smallest_group
        self.choose_sets = choose_sets
        if seats:
            self.set_up()

    # Setting up [SF-3]

    def set_up(self) -> None:
        """Fill the supplies, give out the starting sets and let chance begin. [SF-3]"""
        setting_up.fill_supplies(self)
        setting_up.begin_panoramas(self)
        if self.sign_option != choices.DRAWN:
            self.sign = self.sign_option
        if self.choose_sets:
            self.wait(phases.SETS, 1)
        else:
            self.wait_for_chance(phases.REVEAL)

    def choose_set(self, seat: int, number: int) -> None:
        """A player takes one of the starting sets that are left; then the next one does. [SF-3]"""
        self.sets[seat] = number
        if seat + 1 < self.seats:
            self.waiting = 2 << seat
        else:
            self.wait_for_chance(phases.REVEAL)

    def open_start(self) -> None:
        """Everybody places the starting tiles. [SF-3]"""
        self.wait(phases.START, self.everybody())

    def place_start(self, seat: int, index: int, cell: int) -> None:
        """Place a starting tile; after the last one comes the sign, if it is still to be drawn. [SF-3] [SF-A4]"""
        setting_up.place_start(self, seat, index, cell)
        if not self.rest[seat]:
            self.waiting ^= 1 << seat
            if not self.waiting:
                if self.sign_option == choices.DRAWN and not self.sign_before:
                    self.wait_for_chance(phases.DRAW_SIGN)
                else:
                    self.find_first()

    def find_first(self) -> None:
        """The first player is given, or left to chance. [SF-3]"""
        if self.first_option == choices.DRAWN:
            self.wait_for_chance(phases.DRAW_FIRST)
        else:
            self.begin(self.first_option)

    def begin(self, seat: int) -> None:
        """Begin the first round with this seat as the active one. [SF-3]"""
        self.active = seat
        self.open_round()

    # The round [SF-4]

    def open_round(self) -> None:
        """The active player turns the store; after twelve rounds comes the finale instead. [SF-4]

        To the kernel, a round is a turn: `turn` is 0 in the setup, then 1 to 12.
        """
        if self.turn == ROUNDS:
            self.open_finale()
        else:
            self.turn += 1
            self.wait(phases.STORE, 1 << self.active)

    def turn_store(self, orientation: int) -> None:
        """Tiles are taken, the next ones turn up if there are any, then everybody fires. [SF-4] [SF-5]"""
        store.turn(self, orientation)
        if self.turn < ROUNDS:
            self.wait_for_chance(phases.REVEAL)
        else:
            self.wait(phases.FIRE, self.everybody())

    def fire(self, seat: int, cell: int) -> None:
        """Place the tile and set off its chain; then cards may be completed. [SF-6] [SF-9]"""
        panorama.launch(self, seat, cell)
        self.go_on(seat)

    def complete(self, seat: int, slot: int, footprint: int, corner: int) -> None:
        """Complete a card; another one of its kind is drawn, if there is one. [SF-9]"""
        compositions.complete(self, seat, slot, footprint, corner)
        if compositions.has_deck(self, slot):
            self.busy = self.waiting
            self.drawer = seat * 4 + slot
            self.wait_for_chance(phases.DRAW_CARD)
        else:
            self.go_on(seat)

    def go_on(self, seat: int) -> None:
        """After firing, never before, and after each card: ask while one can be completed. [SF-9] [SF-A9]"""
        if not compositions.search(self, seat):
            self.finish_turn(seat)

    def finish_turn(self, seat: int) -> None:
        """This seat is done; when all are, in whatever order, the next one clockwise becomes active. [SF-4] [SF-A5]"""
        self.waiting ^= 1 << seat
        if not self.waiting:
            self.active = self.seat_after(self.active)
            self.open_round()

    # The grande finale [SF-10]

    def open_finale(self) -> None:
        """All tiles show their rocket again, and everybody chooses the one to fire. [SF-10] [SF-A10]"""
        for seat in range(self.seats):
            chain_reaction.turn_back(self, seat)
        self.wait(phases.FINALE, self.everybody())
        if self.best_finale:
            for seat in range(self.seats):
                self.fire_finale(seat, finale.best_spot(self, seat))

    def fire_finale(self, seat: int, spot: int) -> None:
        """Fire a seat's finale; the game is over once everybody has fired. [SF-10]"""
        finale.fire(self, seat, spot)
        self.waiting ^= 1 << seat
        if not self.waiting:
            self.phase = phases.OVER

    def score(self, seat: int) -> int:
        """The points of a seat as they stand. [SF-11]"""
        return finale.score(self, seat)

    def points_from(self, seat: int, source: int) -> int:
        """The points of a seat from one source. [SF-11]"""
        return finale.points_from(self, seat, source)

    def tie_break(self, seat: int) -> int:
        """Equal scores: more applause wins, then the victory is shared. [SF-11]"""
        return self.applause[seat]

    # Moves

    def find_moves(self, seat: int) -> int:
        """List the legal moves of a seat, or the outcomes of chance with their odds."""
        if seat == limits.CHANCE:
            return outcomes.find(self)
        if self.phase == phases.FIRE:
            return self.find_shots(seat)
        if self.phase == phases.START:
            return setting_up.find_starts(self, seat)
        if self.phase == phases.STORE:
            return self.find_turns()
        if self.phase == phases.FINALE:
            return panorama.find_tiles(self, seat, verbs.FINALE * verbs.SIZE, 0)
        return setting_up.find_sets(self)

    def find_shots(self, seat: int) -> int:
        """The held tile goes on every tile and every free cell; without one, cards. [SF-6] [SF-9] [SF-A16]"""
        if self.held[seat]:
            return panorama.find_places(self, seat)
        return self.add(compositions.find(self, seat), verbs.PASS * verbs.SIZE)

    def find_turns(self) -> int:
        """Every orientation of the store. [SF-5]"""
        for orientation in range(4):
            self.found[orientation] = verbs.TURN * verbs.SIZE + orientation
        return 4

    def step(self, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        verb = move // verbs.SIZE
        argument = move % verbs.SIZE
        if seat == limits.CHANCE:
            self.happen(verb, argument)
        elif verb == verbs.PLACE:
            self.fire(seat, argument)
        elif verb == verbs.START:
            self.place_start(seat, argument // cells.COUNT, argument % cells.COUNT)
        elif verb == verbs.TURN:
            self.turn_store(argument)
        elif verb == verbs.CHOOSE:
            self.choose_set(seat, argument + 1)
        elif verb == verbs.FINALE:
            self.fire_finale(seat, seat * cells.COUNT + argument)
        elif verb == verbs.PASS:
            self.finish_turn(seat)
        else:
            self.complete(seat, verb - verbs.COMPLETE, argument // cells.COUNT, argument % cells.COUNT)

    # Chance

    def happen(self, verb: int, number: int) -> None:
        """Let chance bring this outcome."""
        if verb == verbs.TILE:
            self.reveal(bags.index_of(self.bag, self.bag_count, number))
        elif verb == verbs.SIGN:
            self.draw_sign(number)
        elif verb == verbs.FIRST:
            self.begin(number)
        else:
            slot = outcomes.next_slot(self)
            self.draw_card(slot, compositions.place_of(self, slot, number))

    def roll(self, rng: Rng) -> int:
        """Play a random outcome at its odds; tiles and cards are drawn from their bag without listing it first."""
        if self.phase == phases.REVEAL:
            place = rng.below(self.bag_count)
            move = verbs.TILE * verbs.SIZE + self.bag[place]
            self.reveal(place)
        elif self.phase != phases.DEAL and self.phase != phases.DRAW_CARD:
            move = Position.roll(self, rng)
        else:
            slot = outcomes.next_slot(self)
            if slot % 4 >= cards.PATTERN_SLOT:
                place = rng.below(self.pattern_count)
                move = verbs.CARD * verbs.SIZE + self.pattern_deck[place]
            else:
                place = rng.below(self.colour_count)
                move = verbs.CARD * verbs.SIZE + self.colour_deck[place]
            self.draw_card(slot, place)
        return move

    def reveal(self, place: int) -> None:
        """Reveal a top; after four, the first cards are dealt or, in a round, everybody fires. [SF-3] [SF-5]"""
        store.reveal(self, place)
        if self.dealt == 4:
            if self.turn == 0:
                self.wait_for_chance(phases.DEAL)
            else:
                self.wait(phases.FIRE, self.everybody())

    def draw_card(self, slot: int, place: int) -> None:
        """Draw a card; then its player goes on or, after the deal, the sign or starting tiles follow. [SF-3] [SF-9]"""
        compositions.draw(self, slot, place)
        if self.phase == phases.DRAW_CARD:
            self.wait(phases.FIRE, self.busy)
            self.drawer = self.busy = 0
            self.go_on(slot // 4)
        else:
            self.dealt += 1
            if self.dealt == 4 * self.seats:
                if self.sign_option == choices.DRAWN and self.sign_before:
                    self.wait_for_chance(phases.DRAW_SIGN)
                else:
                    self.open_start()

    def draw_sign(self, sign: int) -> None:
        """The sign of this game turns up for everybody. [SF-3] [SF-A4]"""
        self.sign = sign
        if self.sign_before:
            self.open_start()
        else:
            self.find_first()

    def visit_fields(self, visitor: FieldVisitor) -> None:
        """Visit every field."""
        fields.visit_fields(self, visitor)
