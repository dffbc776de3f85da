"""The rules of Spring Festival: a position, its legal moves and what they do.

The numbers for cells, tiles, cards, moves and phases are explained in `lookups.py`.
"""

import cython

from lampion.games.spring_festival import lookups, signs
from lampion.kernel import bags
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.kernel.tape import Tape

if not cython.compiled:
    from lampion.games.spring_festival.lookups import (
        CARD,
        CELLS,
        CHOOSE,
        COMPLETE,
        DEAL,
        DRAW_CARD,
        DRAW_FIRST,
        DRAW_SIGN,
        DRAWN,
        EDGES,
        FINALE,
        FIRE,
        FIRE_FINALE,
        FIRST,
        FREE,
        NO_TILE,
        ORIGIN,
        OVER,
        PASS,
        PATTERNS_FROM,
        PLACE,
        REVEAL,
        SETS,
        SIGN,
        SIZE,
        START,
        STORE,
        TILE,
        TURN,
        WIDTH,
    )
    from lampion.kernel.limits import CHANCE

FEATURES = lookups.FEATURES
ARROWS = lookups.ARROWS
CARD_POINTS = lookups.CARD_POINTS
CARD_SIZE = lookups.CARD_SIZE
FORMS_FROM = lookups.FORMS_FROM
FIRST_NEED = lookups.FIRST_NEED
SECOND_NEED = lookups.SECOND_NEED
SECOND = lookups.SECOND
THIRD = lookups.THIRD
FOURTH = lookups.FOURTH
CORNER = lookups.CORNER
COVERS = lookups.COVERS
FOOTPRINTS = lookups.FOOTPRINTS
IS_CORE = lookups.IS_CORE
SIDES = lookups.SIDES
ROUNDS = lookups.ROUNDS
PERFECT = lookups.PERFECT
PER_EXPLOSION = lookups.PER_EXPLOSION
PER_APPLAUSE = lookups.PER_APPLAUSE
PER_RIVAL = lookups.PER_RIVAL


class SpringFestival(Position):
    """A game of Spring Festival in progress."""

    def __init__(
        self,
        seats: int = 0,
        cards: int = 24,
        sign: int = 0,
        sign_before: int = 0,
        choose_sets: int = 0,
        first: int = 13,
        best_finale: int = 0,
        smallest_group: int = 2,
    ) -> None:
        super().__init__(seats)
        if not cython.compiled:
            self.bag = bytearray(48)  # tiles that nobody has seen yet, sorted
            self.colour_deck = bytearray(36)
            self.pattern_deck = bytearray(36)
            self.tops = bytearray(4)  # the visible tile of each stack of the store
            self.sets = bytearray(4)  # by seat: starting set 1 to 4, 0 while not chosen
            self.rest = bytearray(4)  # by seat: bit mask of the starting tiles still to be placed
            self.held = bytearray(4)  # by seat: the tile taken from the store, to be placed now
            self.cards = bytearray(16)  # by seat: four open cards, colour, colour, pattern, pattern; 0: none
            self.owners = bytearray(73)  # by card: seat + 1 of who completed it
            self.earned = [0] * 4  # by seat: points of completed cards
            self.applause = [0] * 4
            self.tiles = bytearray(4)  # by seat: how many tiles the panorama has
            self.edges = bytearray(4)  # by seat: how many free cells lie beside it
            self.spots = [0] * (4 * SIZE)  # by seat: where its tiles lie, in the order in which the cells were filled
            self.edge_spots = [0] * (4 * EDGES)  # by seat: where another tile may be placed
            self.grid = bytearray(4 * CELLS)  # by spot: tile, FREE or NO_TILE
            self.glow = bytearray(4 * CELLS)  # by spot: the features of an exploded tile, else 0
        self.deck_option, self.sign_option, self.sign_before = cards, sign, sign_before
        self.first_option, self.best_finale, self.smallest_group = first, best_finale, smallest_group
        self.choose_sets = choose_sets
        self.orientation = 0  # the store's: the seat at side d faces stack (d + orientation) mod 4
        self.sign = 0  # the sign that everybody knows; 0: none, or not drawn yet
        self.drawn = 0  # how many outcomes chance has given in this phase
        self.drawer = 0  # seat * 4 + slot that gets the next card
        self.busy = 0  # bit mask of the seats that go on after that card
        self.fired = 0  # bit mask of the seats whose finale was fired
        self.bag_count = self.colour_count = self.pattern_count = 0
        self.phase = 0
        if seats:
            self.set_up()

    # Setting up [SF-3]

    def set_up(self) -> None:
        """Fill the bags, give out the starting sets and let chance begin. [SF-3] [SF-A1]"""
        for tile in range(1, 49):
            self.bag[tile - 1] = tile
        self.bag_count = 48
        for card in range(1, PATTERNS_FROM):
            if self.deck_option == 36 or IS_CORE[card]:
                self.colour_deck[self.colour_count] = card
                self.colour_count += 1
        for card in range(PATTERNS_FROM, 2 * PATTERNS_FROM - 1):
            if self.deck_option == 36 or IS_CORE[card]:
                self.pattern_deck[self.pattern_count] = card
                self.pattern_count += 1
        if self.sign_option != DRAWN:
            self.sign = self.sign_option
        for seat in range(self.seats):
            self.rest[seat] = 15
            self.add_edge(seat, seat * CELLS + ORIGIN)
            if not self.choose_sets:
                self.sets[seat] = seat + 1
        if self.choose_sets:
            self.wait(SETS, 1)
        else:
            self.wait_for_chance(REVEAL)

    def choose_set(self, seat: int, number: int) -> None:
        """A player takes one of the starting sets that are left; then the next one does. [SF-3]"""
        self.sets[seat] = number
        if seat + 1 < self.seats:
            self.waiting = 2 << seat
        else:
            self.wait_for_chance(REVEAL)

    def reveal(self, place: int) -> None:
        """The tile at a place of the bag turns up as the next top of the store. [SF-3] [SF-5]"""
        self.tops[self.drawn] = bags.remove_at(self.bag, self.bag_count, place)
        self.bag_count -= 1
        self.drawn += 1
        if self.drawn == 4:
            if self.turn == 0:
                self.wait_for_chance(DEAL)
            else:
                self.wait(FIRE, self.everybody())

    def deals_pattern(self) -> bool:
        """Is the card that chance gives next a pattern card? Those are dealt first. [SF-3]"""
        if self.phase == DEAL:
            return self.drawn < 2 * self.seats
        return self.drawer % 4 >= 2

    def deal(self, place: int) -> None:
        """The card at a place of its face-down deck goes to the hand that waits for it. [SF-3] [SF-9] [SF-A2]"""
        slot = self.drawer
        if self.phase == DEAL:
            index = self.drawn % (2 * self.seats)
            slot = index // 2 * 4 + index % 2 + (2 if self.deals_pattern() else 0)
        if self.deals_pattern():
            self.cards[slot] = bags.remove_at(self.pattern_deck, self.pattern_count, place)
            self.pattern_count -= 1
        else:
            self.cards[slot] = bags.remove_at(self.colour_deck, self.colour_count, place)
            self.colour_count -= 1
        if self.phase == DRAW_CARD:
            self.wait(FIRE, self.busy)
            self.go_on(slot // 4)
        else:
            self.drawn += 1
            if self.drawn == 4 * self.seats:
                self.finish_dealing()

    def finish_dealing(self) -> None:
        """The cards are out: now, or after the starting tiles, comes the sign. [SF-3] [SF-A4]"""
        if self.sign_option == DRAWN and self.sign_before:
            self.wait_for_chance(DRAW_SIGN)
        else:
            self.wait(START, self.everybody())

    def draw_sign(self, sign: int) -> None:
        """The sign of this game turns up for everybody. [SF-3] [SF-A4]"""
        self.sign = sign
        if self.sign_before:
            self.wait(START, self.everybody())
        else:
            self.find_first()

    def place_start(self, seat: int, index: int, spot: int) -> None:
        """Lay a starting tile, rocket up, without applause or chain. [SF-3] [SF-A3]"""
        self.occupy(seat, spot, 44 + 4 * self.sets[seat] + index + 1)
        self.rest[seat] ^= 1 << index
        if not self.rest[seat]:
            self.waiting ^= 1 << seat
            if not self.waiting:
                if self.sign_option == DRAWN and not self.sign_before:
                    self.wait_for_chance(DRAW_SIGN)
                else:
                    self.find_first()

    def find_first(self) -> None:
        """Who begins is given, or left to chance. [SF-3]"""
        if self.first_option == DRAWN:
            self.wait_for_chance(DRAW_FIRST)
        else:
            self.active = self.first_option
            self.open_round()

    # The turn [SF-4] [SF-5]

    def open_round(self) -> None:
        """The active player turns the store; after twelve rounds comes the finale instead. [SF-4]

        A round is one turn of the kernel's: `turn` is 0 in the setup, then 1 to 12.
        """
        if self.turn == ROUNDS:
            self.open_finale()
        else:
            self.turn += 1
            self.wait(STORE, 1 << self.active)

    def turn_store(self, orientation: int) -> None:
        """Everybody takes the tile in front of them; tops that face nobody leave the game. [SF-5]"""
        self.orientation = orientation
        for seat in range(self.seats):
            self.held[seat] = self.tops[self.stack_of(seat, orientation)]
        for stack in range(4):
            self.tops[stack] = NO_TILE
        if self.turn < ROUNDS:
            self.wait_for_chance(REVEAL)
        else:
            self.wait(FIRE, self.everybody())

    def stack_of(self, seat: int, orientation: int) -> int:
        """The stack that faces a seat. [SF-5]"""
        return (SIDES[self.seats][seat] + orientation) % 4

    def finish_turn(self, seat: int) -> None:
        """This seat is done; when all are, in whatever order, the next one clockwise becomes active. [SF-4] [SF-A5]"""
        self.waiting ^= 1 << seat
        if not self.waiting:
            self.active = self.active + 1 if self.active + 1 < self.seats else 0
            self.open_round()

    # Firing a rocket [SF-6] [SF-7] [SF-8]

    def launch(self, seat: int, cell: int) -> None:
        """Place the tile on a free cell, or on a tile that leaves the game; it explodes at once. [SF-6] [SF-A17]"""
        spot = seat * CELLS + cell
        tile = self.held[seat]
        self.held[seat] = NO_TILE
        if self.grid[spot] == FREE:
            self.occupy(seat, spot, tile)
        else:
            self.grid[spot] = tile
            self.glow[spot] = 0
        self.applause[seat] += signs.sparks_at(self.grid, spot)  # [SF-8] [SF-A6] [SF-A18]
        self.ignite(spot)

    def ignite(self, spot: int) -> None:
        """Explode a rocket, and every rocket that its arrows point to in turn. [SF-7] [SF-A7]"""
        tile = self.grid[spot]
        self.glow[spot] = FEATURES[tile]
        for step in ARROWS[tile][:4]:
            if self.is_rocket(spot + step):
                self.ignite(spot + step)

    def is_rocket(self, spot: int) -> bool:
        """Does a tile lie here that has not exploded?"""
        return self.glow[spot] == 0 and FEATURES[self.grid[spot]] != 0

    def occupy(self, seat: int, spot: int, tile: int) -> None:
        """Lay a tile on a free cell: its free neighbours can be built on from now on. [SF-6]"""
        self.grid[spot] = tile
        self.spots[seat * SIZE + self.tiles[seat]] = spot
        self.tiles[seat] += 1
        self.drop_edge(seat, spot)
        self.add_edge(seat, spot - WIDTH)
        self.add_edge(seat, spot + 1)
        self.add_edge(seat, spot + WIDTH)
        self.add_edge(seat, spot - 1)

    def add_edge(self, seat: int, spot: int) -> None:
        """Note an empty cell beside the panorama."""
        if self.grid[spot] == NO_TILE:
            self.grid[spot] = FREE
            self.edge_spots[seat * EDGES + self.edges[seat]] = spot
            self.edges[seat] += 1

    def drop_edge(self, seat: int, spot: int) -> None:
        """Forget a cell that is now filled; the last one takes its place in the list."""
        place = seat * EDGES
        while self.edge_spots[place] != spot:
            place += 1
        self.edges[seat] -= 1
        self.edge_spots[place] = self.edge_spots[seat * EDGES + self.edges[seat]]

    # Compositions [SF-9]

    def go_on(self, seat: int) -> None:
        """After firing, never before, and after each card: ask while one can be completed. [SF-9] [SF-A9]"""
        if not self.find_completions(seat):
            self.finish_turn(seat)

    def find_completions(self, seat: int) -> int:
        """Every open card in every place where exploded tiles match it, once for each set of tiles. [SF-9]"""
        seen = 0  # features of exploded tiles
        twice = 0  # features that two of them share
        for i in range(seat * SIZE, seat * SIZE + self.tiles[seat]):
            features = self.glow[self.spots[i]]
            twice |= seen & features
            seen |= features
        count = 0
        for slot in range(4):
            card = self.cards[seat * 4 + slot]
            enough = twice if FIRST_NEED[card] == SECOND_NEED[card] else seen
            if enough & FIRST_NEED[card] and enough & SECOND_NEED[card]:
                count = self.find_matches(seat, slot, card, count)
        return count

    def find_matches(self, seat: int, slot: int, card: int, count: int) -> int:
        """Look from every tile that fits the card's first wanted cell, in all rotations, never mirrored. [SF-9]"""
        base = COMPLETE + slot * 4 * CELLS - seat * CELLS
        for i in range(seat * SIZE, seat * SIZE + self.tiles[seat]):
            spot = self.spots[i]
            if self.glow[spot] & FIRST_NEED[card]:
                for form in range(FORMS_FROM[card], FORMS_FROM[card + 1]):
                    if (
                        self.glow[spot + SECOND[form]] & SECOND_NEED[card]
                        and self.glow[spot + THIRD[form]]
                        and self.glow[spot + FOURTH[form]]
                    ):
                        count = self.note(count, base + COVERS[form] * CELLS + spot + CORNER[form])
        return count

    def note(self, count: int, move: int) -> int:
        """Add a move to the list unless it stands there: two rotations may cover the same tiles."""
        for i in range(count):
            if self.found[i] == move:
                return count
        self.found[count] = move
        return count + 1

    def complete(self, seat: int, slot: int, footprint: int, corner: int) -> None:
        """Turn the matching tiles back, keep the card, draw another of its kind if there is one. [SF-9] [SF-A8]"""
        card = self.cards[seat * 4 + slot]
        for i in range(CARD_SIZE[card]):
            self.glow[corner + FOOTPRINTS[card][footprint * 4 + i]] = 0
        self.owners[card] = seat + 1
        self.earned[seat] += CARD_POINTS[card]
        self.cards[seat * 4 + slot] = 0
        if (self.pattern_count if slot >= 2 else self.colour_count) > 0:
            busy = self.waiting
            self.wait_for_chance(DRAW_CARD)
            self.drawer = seat * 4 + slot
            self.busy = busy
        else:
            self.go_on(seat)

    # The grande finale and the score [SF-10] [SF-11]

    def open_finale(self) -> None:
        """All tiles show their rocket again, and everybody chooses the one to fire. [SF-10] [SF-A10]"""
        for seat in range(self.seats):
            self.turn_all_back(seat)
        self.wait(FINALE, self.everybody())
        if self.best_finale:
            for seat in range(self.seats):
                self.fire_finale(seat, self.best_spot(seat))

    def turn_all_back(self, seat: int) -> None:
        """Every tile of a panorama shows its rocket."""
        for i in range(seat * SIZE, seat * SIZE + self.tiles[seat]):
            self.glow[self.spots[i]] = 0

    def fire_finale(self, seat: int, spot: int) -> None:
        """One rocket starts the last chain; if no rocket is left, the crowd applauds. [SF-10]"""
        self.ignite(spot)
        if self.explosions(seat) == self.tiles[seat]:
            self.applause[seat] += PERFECT
        self.fired |= 1 << seat
        self.waiting ^= 1 << seat
        if not self.waiting:
            self.phase = OVER

    def best_spot(self, seat: int) -> int:
        """A tile whose chain explodes the most, the earliest of several; all tiles are rockets before and after."""
        best = 0
        chosen = 0
        for i in range(seat * SIZE, seat * SIZE + self.tiles[seat]):
            self.ignite(self.spots[i])
            size = self.explosions(seat)
            self.turn_all_back(seat)
            if size > best:
                best = size
                chosen = self.spots[i]
        return chosen

    def explosions(self, seat: int) -> int:
        """How many tiles of a panorama show their explosion."""
        count = 0
        for i in range(seat * SIZE, seat * SIZE + self.tiles[seat]):
            if self.glow[self.spots[i]]:
                count += 1
        return count

    def score(self, seat: int) -> int:
        """Finale, applause, compositions and sign, as they stand. [SF-11]"""
        total = self.finale_points(seat) + self.applause_points(seat) + self.majority_points(seat)
        return total + self.earned[seat] + self.sign_points(seat)

    def finale_points(self, seat: int) -> int:
        """A point for each exploded tile, once the finale was fired. [SF-10] [SF-11]"""
        return PER_EXPLOSION * self.explosions(seat) if self.fired >> seat & 1 else 0

    def applause_points(self, seat: int) -> int:
        """A point for each applause. [SF-11]"""
        return PER_APPLAUSE * self.applause[seat]

    def majority_points(self, seat: int) -> int:
        """Three points for each opponent with strictly less applause. [SF-11]"""
        rivals = 0
        for other in range(self.seats):
            if self.applause[other] < self.applause[seat]:
                rivals += 1
        return PER_RIVAL * rivals

    def composition_points(self, seat: int) -> int:
        """The printed values of the completed cards. [SF-11]"""
        return self.earned[seat]

    def sign_points(self, seat: int) -> int:
        """What the sign of this game gives for the panorama. [SF-12]"""
        return signs.points(self.sign, self.grid, self.spots, seat * SIZE, self.tiles[seat], self.smallest_group)

    def tie_break(self, seat: int) -> int:
        """Equal scores: more applause wins, then the victory is shared. [SF-11]"""
        return self.applause[seat]

    # Moves and chance

    def find_moves(self, seat: int) -> int:
        """List the legal moves of a seat, or the outcomes of chance with their odds."""
        if seat == CHANCE:
            return self.find_outcomes()
        if self.phase == FIRE:
            if self.held[seat]:
                return self.find_places(seat, PLACE)
            count = self.find_completions(seat)
            self.found[count] = PASS
            return count + 1
        if self.phase == START:
            return self.find_starts(seat)
        if self.phase == STORE:
            for orientation in range(4):
                self.found[orientation] = TURN + orientation
            return 4
        if self.phase == FINALE:
            return self.find_tiles(seat, FIRE_FINALE)
        return self.find_sets()

    def find_places(self, seat: int, base: int) -> int:
        """Every tile of the panorama and every free cell beside it. [SF-6] [SF-A16]"""
        count = self.find_tiles(seat, base)
        return count + self.find_edges(seat, base, count)

    def find_tiles(self, seat: int, base: int) -> int:
        """Every tile of the panorama."""
        for i in range(self.tiles[seat]):
            self.found[i] = base + self.spots[seat * SIZE + i] - seat * CELLS
        return self.tiles[seat]

    def find_edges(self, seat: int, base: int, count: int) -> int:
        """Every free cell beside the panorama, listed from `count` on."""
        for i in range(self.edges[seat]):
            self.found[count + i] = base + self.edge_spots[seat * EDGES + i] - seat * CELLS
        return self.edges[seat]

    def find_starts(self, seat: int) -> int:
        """Any starting tile that is left, beside the ones that lie. [SF-3] [SF-A3]"""
        count = 0
        for index in range(4):
            if self.rest[seat] >> index & 1:
                count += self.find_edges(seat, PLACE + index * CELLS, count)
        return count

    def find_sets(self) -> int:
        """The starting sets that nobody has. [SF-3]"""
        count = 0
        for number in range(1, 5):
            taken = 0
            for seat in range(self.seats):
                if self.sets[seat] == number:
                    taken = 1
            if not taken:
                self.found[count] = CHOOSE + number - 1
                count += 1
        return count

    def find_outcomes(self) -> int:
        """What chance may bring; all outcomes have the same odds."""
        count = 0
        if self.phase == REVEAL:
            count = self.bag_count
            for i in range(count):
                self.found[i] = TILE + self.bag[i]
        elif self.phase == DRAW_SIGN:
            count = 12
            for i in range(count):
                self.found[i] = SIGN + i + 1
        elif self.phase == DRAW_FIRST:
            count = self.seats
            for i in range(count):
                self.found[i] = FIRST + i
        elif self.deals_pattern():
            count = self.pattern_count
            for i in range(count):
                self.found[i] = CARD + self.pattern_deck[i]
        else:
            count = self.colour_count
            for i in range(count):
                self.found[i] = CARD + self.colour_deck[i]
        for i in range(count):
            self.odds[i] = 1
        return count

    def step(self, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        home = seat * CELLS
        if seat == CHANCE:
            self.happen(move)
        elif self.phase == FIRE:
            if move < COMPLETE:
                self.launch(seat, move - PLACE)
                self.go_on(seat)
            elif move < PASS:
                form = (move - COMPLETE) // CELLS
                self.complete(seat, form // 4, form % 4, home + (move - COMPLETE) % CELLS)
            else:
                self.finish_turn(seat)
        elif self.phase == START:
            self.place_start(seat, (move - PLACE) // CELLS, home + (move - PLACE) % CELLS)
        elif self.phase == STORE:
            self.turn_store(move - TURN)
        elif self.phase == FINALE:
            self.fire_finale(seat, home + move - FIRE_FINALE)
        else:
            self.choose_set(seat, move - CHOOSE + 1)

    def happen(self, outcome: int) -> None:
        """Let chance bring this outcome."""
        if self.phase == REVEAL:
            self.reveal(bags.index_of(self.bag, self.bag_count, outcome - TILE))
        elif self.phase == DRAW_SIGN:
            self.draw_sign(outcome - SIGN)
        elif self.phase == DRAW_FIRST:
            self.active = outcome - FIRST
            self.open_round()
        elif self.deals_pattern():
            self.deal(bags.index_of(self.pattern_deck, self.pattern_count, outcome - CARD))
        else:
            self.deal(bags.index_of(self.colour_deck, self.colour_count, outcome - CARD))

    def roll(self, rng: Rng) -> int:
        """Chance at its odds: tiles and cards are drawn from their bag without listing it first."""
        if self.phase == REVEAL:
            place = rng.below(self.bag_count)
            move = TILE + self.bag[place]
            self.reveal(place)
        elif self.phase != DEAL and self.phase != DRAW_CARD:
            move = Position.roll(self, rng)
        elif self.deals_pattern():
            place = rng.below(self.pattern_count)
            move = CARD + self.pattern_deck[place]
            self.deal(place)
        else:
            place = rng.below(self.colour_count)
            move = CARD + self.colour_deck[place]
            self.deal(place)
        return move

    def everybody(self) -> int:
        """Bit mask of all seats."""
        return (1 << self.seats) - 1

    def wait(self, phase: int, seats: int) -> None:
        """Go to a phase and wait for these seats."""
        self.phase = phase
        self.waiting = seats
        self.drawn = self.drawer = self.busy = 0

    def wait_for_chance(self, phase: int) -> None:
        """Go to a phase in which chance moves."""
        self.wait(phase, 1 << CHANCE)

    def wind(self, tape: Tape) -> None:
        """Pass all numbers through a tape; the free cells around the tiles follow from them."""
        self.deck_option = tape.number("deck_option", self.deck_option)
        self.sign_option = tape.number("sign_option", self.sign_option)
        self.sign_before = tape.number("sign_before", self.sign_before)
        self.first_option = tape.number("first_option", self.first_option)
        self.best_finale = tape.number("best_finale", self.best_finale)
        self.smallest_group = tape.number("smallest_group", self.smallest_group)
        self.choose_sets = tape.number("choose_sets", self.choose_sets)
        self.phase = tape.number("phase", self.phase)
        self.orientation = tape.number("orientation", self.orientation)
        self.sign = tape.number("sign", self.sign)
        self.drawn = tape.number("drawn", self.drawn)
        self.drawer = tape.number("drawer", self.drawer)
        self.busy = tape.number("busy", self.busy)
        self.fired = tape.number("fired", self.fired)
        self.bag_count = tape.number("bag_count", self.bag_count)
        self.colour_count = tape.number("colour_count", self.colour_count)
        self.pattern_count = tape.number("pattern_count", self.pattern_count)
        tape.small("bag", self.bag, self.bag_count)
        tape.small("colour_deck", self.colour_deck, self.colour_count)
        tape.small("pattern_deck", self.pattern_deck, self.pattern_count)
        tape.small("tops", self.tops, 4)
        tape.small("sets", self.sets, 4)
        tape.small("rest", self.rest, 4)
        tape.small("held", self.held, 4)
        tape.small("cards", self.cards, 16)
        tape.small("owners", self.owners, 73)
        tape.wide("earned", self.earned, 4)
        tape.wide("applause", self.applause, 4)
        for seat in range(self.seats):
            self.wind_panorama(tape, seat)

    def wind_panorama(self, tape: Tape, seat: int) -> None:
        """Pass the tiles of a panorama through, in the order in which its cells were filled."""
        laid = tape.value(f"panorama {seat}", self.panorama(seat))
        if tape.playing:
            self.add_edge(seat, seat * CELLS + ORIGIN)
            for cell, tile, exploded in laid:
                self.occupy(seat, seat * CELLS + cell, tile)
                if exploded:
                    self.glow[seat * CELLS + cell] = FEATURES[tile]

    # What views and notation ask for

    def panorama(self, seat: int) -> list[tuple[int, int, bool]]:
        """The tiles of a seat as (cell, tile, exploded), in the order in which the cells were filled."""
        tiles = []
        for i in range(seat * SIZE, seat * SIZE + self.tiles[seat]):
            spot = self.spots[i]
            tiles.append((spot - seat * CELLS, self.grid[spot], self.glow[spot] != 0))
        return tiles

    def tile_on(self, seat: int, cell: int) -> int:
        """The tile that lies on a cell; NO_TILE on any other cell."""
        tile = self.grid[seat * CELLS + cell]
        return NO_TILE if tile == FREE else tile

    def top(self, stack: int) -> int:
        """The visible tile of a stack."""
        return self.tops[stack]

    def tile_held(self, seat: int) -> int:
        """The tile that a seat has taken and must place."""
        return self.held[seat]

    def starting_set(self, seat: int) -> int:
        """The starting set of a seat, 1 to 4; 0 while it has none."""
        return self.sets[seat]

    def starting_tiles(self, seat: int) -> list[int]:
        """The starting tiles that a seat has still to lay."""
        first = 44 + 4 * self.sets[seat] + 1
        return [first + i for i in range(4) if self.sets[seat] and self.rest[seat] >> i & 1]

    def open_cards(self, seat: int) -> list[int]:
        """The four card slots of a seat, 0 for an empty one."""
        return [self.cards[seat * 4 + slot] for slot in range(4)]

    def completed_cards(self, seat: int) -> list[int]:
        """The cards that a seat has completed, by number."""
        return [card for card in range(1, 73) if self.owners[card] == seat + 1]

    def applause_of(self, seat: int) -> int:
        """The applause tokens of a seat."""
        return self.applause[seat]

    def unseen_tiles(self) -> list[int]:
        """The tiles that may still lie in the store under the visible ones."""
        return [self.bag[i] for i in range(self.bag_count)]
