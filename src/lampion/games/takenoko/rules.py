"""The rules of Takenoko, with Hikari as an option: the turn, and what follows what.

Each chapter of the rulebook is a separate module: `setting_up`, `weather`, `plots`, `channels`, `panda_and_gardener`,
`growth`, `objectives`, `scoring`, `windows`, `special_cards`, `rearrangement`. They change the garden; only this file
decides who moves next.
"""

from lampion.games.takenoko import (
    channels,
    fields,
    growth,
    lookups,
    moves,
    objectives,
    panda_and_gardener,
    plots,
    redeal,
    scoring,
    setting_up,
    special_cards,
    tallies,
    weather,
    windows,
)
from lampion.games.takenoko.constants import actions, moments, options, phases, sizes, then, verbs
from lampion.games.takenoko.garden import Garden
from lampion.kernel import limits
from lampion.kernel.fields import FieldVisitor
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

CATEGORY_OF = lookups.CATEGORY_OF


class Takenoko(Garden):
    """A game of Takenoko in progress."""

    def __init__(self, seats: int = 0, settings: bytes = bytes(16)) -> None:
        super().__init__(seats)
        for i in range(sizes.OPTIONS):
            self.options[i] = settings[i]
        if seats:
            setting_up.fill_supplies(self)
            self.wait_for_chance(phases.DEALING)

    # Playing

    def find_moves(self, seat: int) -> int:
        """List the legal moves of a seat, or the outcomes of chance with their odds."""
        return moves.find_outcomes(self) if seat == limits.CHANCE else moves.find_moves(self, seat)

    def step(self, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        verb = move // verbs.SIZE
        argument = move % verbs.SIZE
        if seat == limits.CHANCE:
            self.happen(verb, argument)
        elif self.phase == phases.IDLE or self.phase == phases.ACT:
            self.act(seat, verb, argument)
        elif self.phase == phases.WINDOW or self.phase == phases.ANSWER:
            self.respond(seat, verb, argument)
        elif phases.CHOOSING <= self.phase <= phases.CLOUDY:
            self.use_weather(seat, verb, argument)
        else:
            self.decide(verb, argument)

    def roll(self, rng: Rng) -> int:
        """Play a chance move at its odds; plots and cards are drawn without listing what could come."""
        if self.phase == phases.DRAWING_PLOTS:
            move = moves.code_of(verbs.KIND, plots.unseen_kind(self, rng.below(self.bag_count)))
        elif self.phase == phases.DRAWING_CARD:
            place = rng.below(self.unseen_cards[self.category])
            move = moves.code_of(verbs.CARD, objectives.unseen_card(self, self.category, place))
        else:
            return Position.roll(self, rng)
        self.step(limits.CHANCE, move)
        return move

    def happen(self, verb: int, argument: int) -> None:
        """Let chance bring this outcome."""
        if self.turn == 0:
            if setting_up.bring(self, verb, argument):
                self.begin_turn(self.first)
        elif verb == verbs.KIND:
            plots.draw_unseen(self, argument)
            self.go_on_drawing()
        elif verb == verbs.FACE:
            self.bring_weather(argument)
        elif verb == verbs.CARD:
            tallies.draw_card(self, argument)
            self.category = 0
            self.receive(argument)
        else:
            self.refill(argument)

    def act(self, seat: int, verb: int, argument: int) -> None:
        """An action, a free step, a special card, or the end of the turn. [TK-3]"""
        if verb == verbs.GARDENER:
            panda_and_gardener.move_gardener(self, argument)
            self.let_grow(seat, then.GARDENER)
        elif verb == verbs.PANDA:
            panda_and_gardener.move_panda(self, argument, seat)
            self.finish_action(actions.PANDA)
        elif verb == verbs.PLOTS:
            self.progress = 1
            self.go_on_drawing()
        elif verb == verbs.CHANNEL:
            channels.take(self)
            self.finish_action(actions.CHANNEL)
        elif verb == verbs.OBJECTIVE:
            self.draw_objective(argument)
        elif verb == verbs.CLAIM:
            objectives.claim(self, seat, argument)
            self.wait_for_active(phases.IDLE)
        elif verbs.LAY <= verb < verbs.LAY + 3:
            channels.lay(self, seat, argument * 3 + verb - verbs.LAY)
            self.let_grow(seat, then.IDLE)
        elif verbs.IMPROVE <= verb < verbs.IMPROVE + sizes.CHIPS:
            plots.improve(self, seat, verb - verbs.IMPROVE, self.tile_at(argument))
            self.let_grow(seat, then.IDLE)
        elif verb == verbs.READY:
            self.open_window(moments.BEFORE_ACTION)
        elif verb == verbs.END:
            self.open_window(moments.TURN_END)
        else:
            self.announce(seat, verb, argument)

    def respond(self, seat: int, verb: int, argument: int) -> None:
        """Play a special card when asked, cancel one, or let the moment pass. [HK-3] [HK-4]"""
        if verb == verbs.CANCEL:
            windows.cancel(self, seat)
            self.ask_answers()
        elif verb != verbs.PASS:
            self.announce(seat, verb, argument)
        elif self.phase == phases.WINDOW:
            self.passed |= 1 << seat
            self.ask_window()
        else:
            self.answered |= 1 << seat
            self.ask_answers()

    def use_weather(self, seat: int, verb: int, argument: int) -> None:
        """Choose a weather, or take or decline what it offers. [TK-4]"""
        if verb == verbs.CHOOSE:
            self.bring_weather(argument)
        elif verb == verbs.RAIN:
            self.pending = 1 << self.tile_at(argument)
            self.let_grow(seat, then.ACTIONS)
        else:
            if verb == verbs.STORM:
                panda_and_gardener.move_panda(self, argument, seat)
            elif verb == verbs.CLOUDS:
                weather.take_chip(self, seat, argument)
            elif self.phase == phases.CHOOSING:
                self.face = 0
            self.open_actions()

    def decide(self, verb: int, argument: int) -> None:
        """Resolve a choice within an action or at the end of the turn: plans, plots, growth, a special card."""
        if verb == verbs.PLAN:
            self.plan(argument)
        elif verb == verbs.DONE:
            self.wait_for_active(phases.IDLE)
        elif verb == verbs.WITH or verb == verbs.BARE:
            self.place_kept(argument)
        elif verb == verbs.UNDER:
            plots.bury(self, argument)
            self.put_under()
        elif verb == verbs.GROW:
            self.choose_growth(self.tile_at(argument))
        elif verb == verbs.TAKE:
            self.take_special(argument)
        elif verb == verbs.SKIP:
            self.next_turn()
        else:
            self.keep(verb - verbs.KEEP, argument)

    # The turn [TK-3]

    def begin_turn(self, seat: int) -> None:
        """A figure comes back from holidays, special cards may be played, then comes the weather. [TK-3] [HK-10]"""
        self.active = seat
        self.turn += 1
        self.face = self.replaced = self.used = self.made = 0
        panda_and_gardener.return_from_holidays(self)
        self.open_window(moments.TURN_START)

    def find_weather(self) -> None:
        """From a player's second turn on the die is rolled, unless a card replaced it. [TK-4] [HK-5]"""
        if not self.options[options.WEATHER] or self.turn <= self.seats:
            self.open_actions()
        elif self.replaced:
            self.bring_weather(self.face)
        else:
            self.wait_for_chance(phases.ROLLING)

    def bring_weather(self, face: int) -> None:
        """Ask about the weather, if it offers anything. [TK-4]"""
        self.face = face
        question = weather.question_of(self, face)
        if question == phases.IDLE:
            self.open_actions()
        else:
            self.wait_for_active(question)

    def open_actions(self) -> None:
        """After the weather the player acts, or plans first. [TK-3] [TK-13]"""
        if self.options[options.COMMITTED]:
            for action in range(sizes.ACTIONS):
                self.plans[action] = 0
            self.wait_for_active(phases.PLANNING)
        else:
            self.wait_for_active(phases.IDLE)

    def plan(self, action: int) -> None:
        """Put an action chip down. [TK-13]"""
        self.plans[action] += 1
        if moves.count_plans(self) == moves.most_actions(self):
            self.wait_for_active(phases.IDLE)

    def finish_action(self, action: int) -> None:
        """Record a finished action. [TK-3]"""
        self.used |= 1 << action
        self.made += 1
        if self.options[options.COMMITTED]:
            self.plans[action] -= 1
        self.wait_for_active(phases.IDLE)

    def finish_turn(self) -> None:
        """Hikari: a special card may be taken from the display; then the next turn. [HK-2]"""
        if special_cards.can_take(self):
            self.wait_for_active(phases.TAKING)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """The next seat, unless the game ends here. [TK-12] [TK-A20]"""
        following = self.seat_after(self.active)
        if following == self.first:
            scoring.count_round(self)
        if scoring.ends_before(self, following):
            self.wait(phases.OVER, 0)
        else:
            self.begin_turn(following)

    # Plots [TK-5]

    def go_on_drawing(self) -> None:
        """Draw until three plots are in hand or none is left: unseen ones by chance, then those under the pile."""
        plots.draw_from_pile(self)
        if self.drawn_count < sizes.DRAWN and self.bag_count > 0:
            self.wait_for_chance(phases.DRAWING_PLOTS)
        else:
            self.wait_for_active(phases.KEEPING)

    def keep(self, kind: int, cell: int) -> None:
        """Choose a plot and its place; a stored chip may go on it first. [TK-5] [TK-10]"""
        plots.keep(self, kind, cell)
        if plots.may_have_chip(self):
            self.wait_for_active(phases.CHIPPING)
        else:
            self.place_kept(0)

    def place_kept(self, improvement: int) -> None:
        """Place the plot; bamboo grows on it if it is irrigated; then the others go under the pile. [TK-5] [TK-6]"""
        plots.place_kept(self, improvement)
        self.let_grow(self.active, then.UNDER)

    def put_under(self) -> None:
        """The plots that were not kept go under the pile, in the order the player chooses. [TK-5]

        Two plots are always asked about, equal ones too: nobody else may learn whether they are equal. [TK-A12]
        """
        if self.drawn_count == 2:
            self.wait_for_active(phases.UNDERING)
        else:
            while self.drawn_count:
                plots.bury(self, 0)
            self.finish_action(actions.PLOTS)

    # Growth [TK-7] [TK-A19]

    def let_grow(self, mover: int, after: int) -> None:
        """Bamboo grows; if the supply is too small, the mover chooses where. Then the game goes on. [TK-A19]"""
        growth.grow_pending(self)
        if self.pending:
            self.wait(phases.GROWING, 1 << mover)
            self.mover = mover
            self.after = after
        else:
            self.go_on(after)

    def choose_growth(self, plot: int) -> None:
        """One plot grows with what is left; once none is pending, the game goes on. [TK-A19]"""
        growth.grow(self, plot)
        growth.drop_idle(self)
        if not self.pending:
            after = self.after
            self.mover = self.after = 0
            self.go_on(after)

    def go_on(self, after: int) -> None:
        """Continue after a growth or a refill of the display."""
        if after == then.ACTIONS:
            self.open_actions()
        elif after == then.IDLE:
            self.wait_for_active(phases.IDLE)
        elif after == then.UNDER:
            self.put_under()
        elif after == then.SPECIAL:
            self.finish_special()
        elif after == then.NEXT_TURN:
            self.next_turn()
        else:
            self.finish_action(actions.GARDENER)

    # Objectives [TK-9]

    def draw_objective(self, category: int) -> None:
        """Draw from a deck; cards that experts rejected lie under it. [TK-9] [TK-13]"""
        if self.tries == self.deck_size(category):
            self.tries = 0
            self.finish_action(actions.OBJECTIVE)
        elif self.unseen_cards[category]:
            self.wait_for_chance(phases.DRAWING_CARD)
            self.category = category
        else:
            self.receive(objectives.take_rejected(self, category))

    def receive(self, card: int) -> None:
        """Keep the card; experts draw again if it is too easy. [TK-9] [TK-13] [TK-A21]"""
        if objectives.is_too_easy(self, card):
            objectives.reject(self, card)
            self.draw_objective(CATEGORY_OF[card])
        else:
            tallies.add_card(self, self.active, card)
            self.progress = 1
            self.tries = 0
            self.finish_action(actions.OBJECTIVE)

    # Windows and special cards [HK-2] [HK-3] [HK-4]

    def open_window(self, moment: int) -> None:
        """Ask every seat that could play a special card now. [HK-3] [HK-A5]"""
        if self.options[options.HIKARI]:
            windows.open_window(self, moment)
            self.ask_window()
        else:
            self.close_window(moment)

    def ask_window(self) -> None:
        """Ask the next seat; when nobody plays a card, the game goes on. [HK-3]"""
        seat = windows.next_asked(self)
        if seat != windows.NOBODY:
            self.wait(phases.WINDOW, 1 << seat)
            return
        moment = self.window
        self.window = self.passed = 0
        self.close_window(moment)

    def close_window(self, moment: int) -> None:
        """Go on when nobody wants to play a special card, or any more. [HK-3]"""
        if moment == moments.TURN_START:
            self.find_weather()
        elif moment == moments.BEFORE_ACTION:
            self.wait_for_active(phases.ACT)
        else:
            self.finish_turn()

    def announce(self, seat: int, verb: int, argument: int) -> None:
        """Play a special card with its targets. [HK-3]"""
        windows.announce(self, seat, moves.code_of(verb, argument))
        self.ask_answers()

    def ask_answers(self) -> None:
        """Ask every seat that holds a cancellation; when all let the card pass, it resolves. [HK-4]"""
        seat = windows.next_to_answer(self)
        if seat == windows.NOBODY:
            self.resolve()
        else:
            self.wait(phases.ANSWER, 1 << seat)

    def resolve(self) -> None:
        """The card works if its cancellations are even in number; only a new alliance isn't discarded. [HK-4]"""
        verb = moves.verb_of(self.announced)
        argument = moves.argument_of(self.announced)
        seat, card, cancels = self.announcer, self.announced_card, self.cancels
        self.announced = self.announcer = self.announced_card = 0
        self.cancels = self.cancellers = self.answered = 0
        if cancels % 2 == 0:
            special_cards.take_effect(self, seat, card, verb, argument)
        if cancels % 2 or verb != verbs.ALLY:
            self.special_discard[card] += 1
        self.let_grow(seat, then.SPECIAL)

    def finish_special(self) -> None:
        """Refill the display; then everybody is asked again, or the active player goes on. [HK-2] [HK-3] [HK-A7]"""
        if special_cards.needs_card(self):
            self.wait_for_chance(phases.REFILLING)
            self.after = then.SPECIAL
        elif self.window == moments.TURN_START:
            self.open_window(moments.TURN_START)
        else:
            self.window = self.passed = 0
            self.wait_for_active(phases.IDLE)

    def take_special(self, card: int) -> None:
        """Take a card from the display; the gap is filled at once. [HK-2]"""
        special_cards.take_from_display(self, card)
        if special_cards.needs_card(self):
            self.wait_for_chance(phases.REFILLING)
            self.after = then.NEXT_TURN
        else:
            self.next_turn()

    def refill(self, card: int) -> None:
        """A card fills a gap of the display; then the game goes on. [HK-2]"""
        special_cards.fill_gap(self, card)
        if not special_cards.needs_card(self):
            after = self.after
            self.after = 0
            self.go_on(after)

    # The score [TK-12] [HK-12]

    def score(self, seat: int) -> int:
        """The points of a seat as they stand. [TK-12]"""
        return scoring.total(self, seat)

    def points_from(self, seat: int, source: int) -> int:
        """The points of a seat from one source. [TK-12] [HK-12]"""
        return scoring.points_from(self, seat, source)

    def tie_break(self, seat: int) -> int:
        """What decides between equal scores. [TK-12] [HK-12]"""
        return scoring.tie_break(self, seat)

    def partners(self, seat: int) -> int:
        """The ally of a seat, which wins if the seat does, as a bit mask. [HK-11]"""
        return 1 << self.allies[seat] - 1 if self.allies[seat] else 0

    def winners(self) -> int:
        """Best score, tie-break, shared; then the allies of winners win too. [TK-12] [HK-11] [HK-A21]"""
        best = Position.winners(self)
        for seat in range(self.seats):
            if best >> seat & 1:
                best |= self.partners(seat)
        return best

    # What a seat cannot know, and the fields of a position

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal again what others know and this seat doesn't: objectives in hands, plots drawn or under the pile."""
        redeal.redeal_plots(self, seat, rng)
        for category in range(3):
            redeal.redeal_cards(self, seat, category, rng)

    def visit_fields(self, visitor: FieldVisitor) -> None:
        """Visit every field."""
        fields.visit_fields(self, visitor)
