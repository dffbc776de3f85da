"""The rules of Fireworks: the course of a game, its legal moves, and what follows from each of them.

The chapters of the rulebook change the position: `setting_up.py`, `stacks.py`, `launch.py`, `functions.py`,
`taking.py`, `placing.py`, `helping.py`, `scoring.py`, `real_box.py`. Only this module decides what comes next.
"""

from lampion.games.fireworks import (
    fields,
    functions,
    helping,
    launch,
    lookups,
    outcomes,
    placing,
    real_box,
    scoring,
    setting_up,
    stacks,
    taking,
)
from lampion.games.fireworks.constants import faces, kinds, launches, modes, phases, places, skies, verbs
from lampion.games.fireworks.night import Night
from lampion.kernel import limits
from lampion.kernel.fields import FieldVisitor
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

GALE_TILES = lookups.GALE_TILES
HEIGHT_LEVELS = lookups.HEIGHT_LEVELS
PLACES = lookups.PLACES


class Fireworks(Night):
    """A game of Fireworks in progress."""

    def __init__(
        self,
        seats: int = 0,
        mode: int = modes.GAME_1,
        rearranging: int = 0,
        second_try: int = 0,
        up_to: int = 0,
        puppy_replaces: int = 0,
        first: int = modes.DRAWN,
        real_box: int = 0,
    ) -> None:
        super().__init__(seats)
        self.mode, self.rearranging, self.second_try, self.up_to = mode, rearranging, second_try, up_to
        self.puppy_replaces, self.first_option, self.real_box = puppy_replaces, first, real_box
        self.die = faces.NONE
        if seats:
            self.set_up()

    # Setting up [FW-3]

    def set_up(self) -> None:
        """Fill the box, and let chance begin. [FW-3]"""
        setting_up.fill_box(self)
        setting_up.shuffle_cards(self)
        if self.mode >= modes.ADVANCED_2 or self.real_box:
            self.wait_for_chance(phases.DEAL_START)
        else:
            self.wait_for_chance(phases.LAYOUT)

    def deal_start(self, tile: int) -> None:
        """Deal a start tile; after two each, the advanced games deal characters. [FW-3] [FW-15]"""
        self.starts[self.dealt] = tile
        self.dealt += 1
        if self.dealt == 2 * self.seats:
            if self.mode == modes.GAME_1:
                self.wait(phases.START, self.everybody())
            else:
                self.wait_for_chance(phases.DEAL_CHARACTER)

    def deal_character(self, character: int) -> None:
        """Deal a character, open to all; then everybody places the start tiles. [FW-15] [FW-A43]"""
        self.characters[self.dealt] = character
        self.dealt += 1
        if self.dealt == self.seats:
            self.wait(phases.START, self.everybody())

    def place_start(self, seat: int, cell: int) -> None:
        """Place a start tile; when all are placed, one player begins. [FW-3] [FW-A44]"""
        if setting_up.place_start(self, seat, cell):
            self.waiting ^= 1 << seat
            if not self.waiting:
                if self.mode == modes.ADVANCED_2:
                    self.begin(0 if self.first_option == modes.DRAWN else self.first_option)
                elif self.first_option == modes.DRAWN:
                    self.wait_for_chance(phases.DRAW_FIRST)
                else:
                    self.begin(self.first_option)

    def begin(self, seat: int) -> None:
        """The first turn begins; in advanced 2, everybody begins. [FW-3] [FW-18]"""
        self.first = self.active = seat
        if self.mode == modes.ADVANCED_2:
            self.turn = 1
            self.wait(phases.CLAIM, self.everybody())
        else:
            self.begin_turn()

    # The turn [FW-4]

    def begin_turn(self) -> None:
        """A turn: what waits for this player is due in its first launch. [FW-4] [FW-A37]"""
        self.turn += 1
        if self.mode == modes.ADVANCED_2_TURNS:
            self.wait(phases.CLAIM, 1 << self.active)
        else:
            self.opening = 1
            self.begin_launch()

    def begin_launch(self) -> None:
        """Draw a card in advanced 1, then prepare the launch; an empty box ends the game. [FW-16] [FW-A34]"""
        if stacks.is_empty(self):
            self.finish()
        elif self.mode == modes.ADVANCED_1:
            self.wait_for_card()
        else:
            self.team = 1 << self.active
            self.prepare()

    def wait_for_card(self) -> None:
        """An action card is drawn. [FW-16]"""
        helping.prepare_deck(self)
        self.wait_for_chance(phases.CARD)

    def draw_card(self, card: int) -> None:
        """A card turns up; the active player chooses helpers if there is a choice. [FW-16] [FW-17]"""
        helping.draw(self, card)
        if helping.has_choice(self):
            self.wait(phases.HELP, 1 << self.active)
        else:
            self.prepare()

    def choose_helpers(self, mask: int) -> None:
        """These seats help. [FW-17]"""
        self.team = 1 << self.active | mask
        self.prepare()

    def prepare(self) -> None:
        """The active player piles up tiles and aims, or launches the real die. [FW-5] [FW-21]"""
        self.wait(phases.LAUNCH if self.real_box else phases.PREPARE, 1 << self.active)

    def pile(self, place: int) -> None:
        """Push tiles together, once before a launch. [FW-5] [FW-A36]"""
        stacks.pile(self, place)
        self.piled = 1

    def choose_aim(self, place: int) -> None:
        """Aim; a card says how high to launch, otherwise the player does. [FW-5] [FW-16]"""
        self.aim = place
        if self.card:
            self.wait_for_chance(phases.HIT)
        else:
            self.wait(phases.HEIGHT, 1 << self.active)

    def choose_height(self, number: int) -> None:
        """Launch from this height. [FW-5]"""
        self.level = HEIGHT_LEVELS[number]
        self.wait_for_chance(phases.HIT)

    def come_to_rest(self) -> None:
        """Nothing turns any more: a success or a failure, which may get a second try. [FW-5] [FW-A6] [FW-A46]"""
        self.failed = 0 if self.new else 1
        self.aim = self.level = self.hit = self.bounced = self.quality = self.at = self.new = 0
        if self.failed and self.second_try and not self.tried:
            self.tried = 1
            self.piled = self.failed = self.card = self.team = 0
            self.die = faces.NONE
            self.wait_for_card()
        else:
            kind = functions.only(self)
            if kind < 0:
                self.wait(phases.FUNCTION, 1 << self.active)
            else:
                self.use_function(kind)

    def use_function(self, kind: int) -> None:
        """One function tile works, if there is any; then tiles are taken. [FW-9] [FW-A13]"""
        functions.use(self, kind)
        self.again = 1 if taking.follows_another(self) else 0
        self.quota = taking.count_quota(self)
        if self.quota:
            self.let_take(self.active)
        else:
            self.draw_unseen()

    # Taking and placing [FW-7] [FW-8]

    def draw_unseen(self) -> None:
        """The active player takes a tile at random; if all lie outside, they go back first. [FW-6] [FW-A7] [FW-A28]"""
        if stacks.is_empty(self):
            stacks.return_outside(self)
        if stacks.is_empty(self):
            self.finish_launch(False)
        elif self.real_box and stacks.count_down(self):
            self.wait_for_chance(phases.DRAW_KIND)
        else:
            self.wait_for_chance(phases.DRAW)

    def draw_tile(self, tile: int) -> None:
        """This tile was taken at random; if nobody has seen it, chance says what it is. [FW-A8]"""
        if self.tile[tile] & kinds.KIND:
            self.keep(stacks.remove(self, tile))
        else:
            self.drawn = tile + 1
            self.wait_for_chance(phases.DRAW_KIND)

    def draw_kind(self, kind: int) -> None:
        """The tile taken at random is of this kind. [FW-20]"""
        tile = self.drawn - 1
        if tile < 0:
            tile = stacks.nth_of(self.inside[0] & ~self.up[0], self.inside[1] & ~self.up[1], 0)
        self.drawn = 0
        self.bag[kind] -= 1
        stacks.remove(self, tile)
        self.keep(kind)

    def keep(self, kind: int) -> None:
        """A tile taken at random is placed, but a function tile waits for the next player. [FW-A18] [FW-A39]"""
        if kind >= kinds.GALE:
            functions.pass_on(self, kind)
            self.finish_launch(False)
        else:
            placing.hold(self, self.active, kind)
            self.let_place(1 << self.active)

    def let_take(self, seat: int) -> None:
        """This seat takes a tile. [FW-7]"""
        self.taker = seat
        self.wait(phases.TAKE, 1 << seat)

    def let_place(self, seats: int) -> None:
        """These seats place what they hold, all at the same time. [FW-8] [FW-A42]"""
        self.taker = self.stopped = 0
        self.wait(phases.PLACE, seats)

    def take(self, seat: int, tile: int) -> None:
        """Take a tile: alone one places it at once, together all take first. [FW-7] [FW-17] [FW-A42]"""
        taking.take(self, seat, tile)
        if self.team == 1 << self.active:
            self.let_place(self.team)
        else:
            self.pass_taking()

    def stop_taking(self, seat: int) -> None:
        """Enough is enough. [FW-A47]"""
        if self.team == 1 << self.active:
            self.finish_launch(True)
        else:
            self.stopped |= 1 << seat
            self.pass_taking()

    def pass_taking(self) -> None:
        """The next one takes a tile; after the last, everybody places. [FW-17] [FW-A42]"""
        seat = taking.next_taker(self)
        if seat >= 0:
            self.let_take(seat)
        else:
            self.quota = 0
            mask = 0
            for other in range(self.seats):
                if self.hand_count[other]:
                    mask |= 1 << other
            self.let_place(mask)

    def place_tile(self, seat: int, cell: int, turn: int) -> None:
        """Place a tile; whoever has placed all is done. [FW-8]"""
        placing.place(self, seat, cell, turn)
        if self.phase == phases.CLAIM:
            self.finish_claim(seat)
        elif not self.hand_count[seat]:
            self.waiting ^= 1 << seat
            if not self.waiting:
                if taking.can_take(self, self.active):
                    self.let_take(self.active)
                else:
                    self.finish_launch(True)

    # The end of a launch and of a turn

    def finish_launch(self, decided: bool) -> None:
        """All tiles are placed; a gale blows, then another launch or the end of the turn follows. [FW-10] [FW-A13]"""
        self.quota = self.taker = self.took = self.stopped = self.fixed = 0
        if self.effect == kinds.GALE:
            self.effect = 0
            if stacks.count_up(self) > GALE_TILES:
                self.blown = GALE_TILES
                self.wait(phases.GALE, 1 << self.active)
                return
            for tile in range(kinds.TILES):
                if self.up[tile >> 6] >> (tile & 63) & 1:
                    stacks.turn_down(self, tile)
        self.go_on(decided)

    def blow(self, tile: int) -> None:
        """The gale turns a tile face down. [FW-10]"""
        stacks.turn_down(self, tile)
        self.gale_after = 0 if self.real_box else tile + 1
        self.blown -= 1
        if not self.blown:
            self.gale_after = 0
            self.go_on(True)

    def go_on(self, decided: bool) -> None:
        """Launch again, or end the turn: after a decision the player says so, as it could be taken back. [FW-12]"""
        if self.again and self.room[self.active]:
            self.clear_launch()
            self.begin_launch()
        elif decided:
            self.wait(phases.DONE, 1 << self.active)
        else:
            self.end_turn()

    def clear_launch(self) -> None:
        """Tiles outside go back, and nothing is left of the launch. [FW-A22]"""
        stacks.return_outside(self)
        self.tried = self.piled = self.card = self.team = self.failed = self.effect = self.again = 0
        self.die = faces.NONE

    def end_turn(self) -> None:
        """The next seat with a free cell is on; the game ends with the round in which a board is full. [FW-13]"""
        self.clear_launch()
        seat = self.active
        while True:
            seat = self.seat_after(seat)
            if seat == self.first:
                self.rain = 0
                if self.ending and self.mode != modes.ADVANCED_2_TURNS:
                    self.finish()
                    return
            if self.room[seat]:
                self.active = seat
                self.begin_turn()
                return
            if seat == self.active:
                self.finish()
                return

    def finish(self) -> None:
        """The game is over. [FW-13]"""
        self.opening = 0
        self.wait(phases.OVER, 0)

    # Advanced 2 [FW-18]

    def claim(self, seat: int, kind: int) -> None:
        """Take a tile of this kind; it has to be placed before the next one. [FW-18] [FW-A35]"""
        self.bag[kind] -= 1
        placing.hold(self, seat, kind)

    def finish_claim(self, seat: int) -> None:
        """Everybody goes on until the board is full; in turns, one says `done`. [FW-18]"""
        self.fixed &= ~(1 << seat)
        if self.mode == modes.ADVANCED_2_TURNS:
            self.wait(phases.DONE, 1 << seat)
            return
        self.turn += 1
        self.active = self.seat_after(seat)
        if not self.room[seat]:
            self.waiting ^= 1 << seat
            if not self.waiting:
                self.finish()

    def score(self, seat: int) -> int:
        """The points of a seat as they stand. [FW-14]"""
        return scoring.score(self, seat)

    def points_from(self, seat: int, source: int) -> int:
        """The points of a seat from one source. [FW-14]"""
        return scoring.points_from(self, seat, source)

    # Moves

    def find_moves(self, seat: int) -> int:
        """List the legal moves of a seat, or the outcomes of chance with their odds."""
        if seat == limits.CHANCE:
            return outcomes.find(self)
        if self.phase == phases.PLACE:
            return placing.find(self, seat)
        if self.phase == phases.TAKE:
            return taking.find(self, seat)
        if self.phase == phases.PREPARE:
            return self.find_preparations()
        if self.phase == phases.CLAIM:
            return placing.find(self, seat) if self.hand_count[seat] else self.find_claims()
        if self.phase == phases.START:
            return setting_up.find_starts(self, seat)
        return self.find_choices()

    def find_choices(self) -> int:
        """List what the active player may do in phases that are not taking, placing or aiming."""
        if self.phase == phases.HEIGHT:
            for number in range(launches.HEIGHTS):
                self.found[number] = verbs.HEIGHT * verbs.SIZE + number
            return launches.HEIGHTS
        if self.phase == phases.GALE:
            return taking.find_gales(self)
        if self.phase == phases.FUNCTION:
            return functions.find(self)
        if self.phase == phases.HELP:
            return helping.find_helpers(self)
        self.found[0] = (verbs.DONE if self.phase == phases.DONE else verbs.LAUNCH) * verbs.SIZE
        return 1

    def find_preparations(self) -> int:
        """Aim at any place, or first pile up tiles around one. [FW-5]"""
        for i in range(places.INSIDE):
            self.found[i] = verbs.AIM * verbs.SIZE + PLACES[i]
        if self.piled:
            return places.INSIDE
        for i in range(places.INSIDE):
            self.found[places.INSIDE + i] = verbs.PILE * verbs.SIZE + PLACES[i]
        return 2 * places.INSIDE

    def find_claims(self) -> int:
        """Any kind of which a tile is left on the table. [FW-18]"""
        count = 0
        for kind in range(1, kinds.GALE):
            if self.bag[kind]:
                count = self.add(count, verbs.CLAIM * verbs.SIZE + kind)
        return count

    def step(self, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        verb = move // verbs.SIZE
        argument = move % verbs.SIZE
        if seat == limits.CHANCE:
            self.happen(verb, argument)
        elif verb == verbs.PLACE:
            self.place_tile(seat, argument // skies.TURNS, argument % skies.TURNS)
        elif verb == verbs.TAKE:
            self.take(seat, argument)
        elif verb == verbs.AIM:
            self.choose_aim(argument)
        elif verb == verbs.HEIGHT:
            self.choose_height(argument)
        elif verb == verbs.PILE:
            self.pile(argument)
        elif verb == verbs.DONE:
            self.end_turn()
        elif verb == verbs.CLAIM:
            self.claim(seat, argument)
        else:
            self.decide(seat, verb, argument)

    def decide(self, seat: int, verb: int, argument: int) -> None:
        """Play one of the rarer moves."""
        if verb == verbs.START:
            self.place_start(seat, argument)
        elif verb == verbs.GALE:
            self.blow(argument)
        elif verb == verbs.FUNCTION:
            self.use_function(argument)
        elif verb == verbs.HELP:
            self.choose_helpers(argument)
        elif verb == verbs.ENOUGH:
            self.stop_taking(seat)
        elif verb == verbs.LIFT:
            placing.lift(self, seat, argument)
        elif verb == verbs.PUT:
            placing.put(self, seat, argument // skies.TURNS, argument % skies.TURNS)
        else:
            self.wait_for_chance(phases.REAL_TURNING)

    # Chance

    def happen(self, verb: int, number: int) -> None:
        """Let chance bring this outcome."""
        if verb == verbs.TURN or verb == verbs.TURN_OUT:
            self.turn_tile(number, 1 if verb == verbs.TURN_OUT else 0)
        elif verb == verbs.KIND:
            self.reveal(number)
        elif verb == verbs.STILL:
            self.settle()
        elif verb == verbs.HIT:
            self.hit = number
            self.wait_for_chance(phases.BOUNCE)
        elif verb == verbs.BOUNCE:
            self.bounce(number)
        elif verb == verbs.DRAW:
            self.draw_tile(number)
        elif verb == verbs.CARD:
            self.draw_card(number)
        elif verb >= verbs.REAL_UP:
            self.happen_really(verb, number)
        else:
            self.deal(verb, number)

    def deal(self, verb: int, number: int) -> None:
        """Chance sets up the game. [FW-3]"""
        if verb == verbs.LAYOUT:
            stacks.lay_out(self, number // launches.SYMMETRIES, number % launches.SYMMETRIES)
            self.wait_for_chance(phases.DEAL_START)
        elif verb == verbs.DEAL_START:
            self.deal_start(number + 1)
        elif verb == verbs.CHARACTER:
            self.deal_character(number)
        else:
            self.begin(number)

    def happen_really(self, verb: int, number: int) -> None:
        """Something happened in the real box. [FW-21]"""
        if verb == verbs.REAL_UP or verb == verbs.REAL_UP_OUT:
            real_box.turn_up(self, number, 1 if verb == verbs.REAL_UP_OUT else 0)
        elif verb == verbs.REAL_DOWN:
            real_box.knock_back(self, number)
        elif verb == verbs.REAL_OUT:
            real_box.fly_out(self, number)
        else:
            self.die = number
            self.come_to_rest()

    def bounce(self, number: int) -> None:
        """The die bounces and shows a face; then tiles turn. [FW-20]"""
        launch.bounce_to(self, number // 36 - 1, number // 12 % 3 - 1)
        self.quality = number // 4 % 3
        self.die = number % 4
        launch.strike(self)
        self.wait_for_chance(phases.TURNING)

    def turn_tile(self, tile: int, outside: int) -> None:
        """A tile turns; if it shows a face that nobody has seen, chance says what it is. [FW-20]"""
        launch.turn_over(self, tile, outside)
        if not self.tile[tile] & kinds.KIND:
            self.drawn = tile + 1
            self.phase = phases.KIND

    def reveal(self, kind: int) -> None:
        """The tile that turned up, or that was taken at random, is of this kind. [FW-20]"""
        if self.phase == phases.DRAW_KIND:
            self.draw_kind(kind)
        else:
            self.tile[self.drawn - 1] |= kind
            self.bag[kind] -= 1
            self.drawn = 0
            self.phase = phases.TURNING

    def settle(self) -> None:
        """Nothing turns any more; with the real box, what does the die show? [FW-20] [FW-21]"""
        if self.real_box:
            for tile in range(kinds.TILES):
                if self.tile[tile] & kinds.TURNED:
                    launch.settle_tile(self, tile)
            self.wait_for_chance(phases.REAL_DIE)
        else:
            launch.settle(self)
            self.come_to_rest()

    def roll(self, rng: Rng) -> int:
        """Play a random outcome at its odds; in a launch, without listing all of them first."""
        if self.phase == phases.TURNING:
            move = launch.roll_turning(self, rng)
        elif self.phase == phases.KIND or self.phase == phases.DRAW_KIND:
            move = outcomes.roll_kind(self, rng)
        elif self.phase == phases.HIT:
            move = outcomes.roll_hit(self, rng)
        elif self.phase == phases.BOUNCE:
            move = outcomes.roll_bounce(rng)
        else:
            return Position.roll(self, rng)
        self.step(limits.CHANCE, move)
        return move

    def visit_fields(self, visitor: FieldVisitor) -> None:
        """Visit every field."""
        fields.visit_fields(self, visitor)
