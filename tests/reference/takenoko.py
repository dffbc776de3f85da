"""A slow, obvious second implementation of Takenoko with Hikari: who may do what when, and the score."""

from collections import Counter
from collections.abc import Callable

from .takenoko_board import printed_improvement, read_cell
from .takenoko_hikari import uses
from .takenoko_moves import (
    Turn,
    chips_in_supply,
    free_steps,
    keeps,
    orders_under_the_pile,
    plans,
    possible_actions,
    stored_chips,
    weather_choices,
    with_cells,
)
from .takenoko_state import CHANCE, DISPLAY_SIZE, Announced, Draw, GameState

PLOTS_DRAWN = 3
STALLED_ROUNDS = 20


class ReferenceGame(GameState):
    """One game in progress.

    A stage either asks somebody or leads on to another one by itself. Chance goes first: while a draw is pending
    nobody else moves. Growth that is short of bamboo goes next.
    """

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        """Set up the table, and start the game. [TK-2] [HK-1]"""
        super().__init__(seats, options)
        self._go_on()

    # Chance

    def _draw(self, outcome: str) -> None:
        draw = self.draws.pop(0)
        if draw.what == "objective":
            self.table.decks[draw.category].unseen[outcome] -= 1
            self._receive_objective(draw.seat, outcome)
        elif draw.what == "supreme":
            self.table.supreme.append(outcome)
        elif draw.what == "special":
            self.table.special_pile[outcome] -= 1
            self.table.shown.append(outcome)
            self._refill_display()
        elif draw.what == "first":
            self.first = self.active = int(outcome.removeprefix("seat "))
        elif draw.what == "weather":
            self.turn.face = outcome
        else:
            self.table.unseen_plots[outcome] -= 1
            self.turn.drawn.append(outcome)

    # Who may do what

    def legal(self, seat: int) -> set[str]:
        """Every move the seat may make now. [TK-3]"""
        if seat not in self.waiting():
            return set()
        if self.table.growing:
            return with_cells("grow", set(self.table.growing))
        table, turn = self.table, self.turn
        moves: dict[str, Callable[[], set[str]]] = {
            "window": lambda: self._card_uses(seat) | {"pass"},
            "answers": lambda: {"cancel", "pass"},
            "choose": lambda: weather_choices(table),
            "rain": lambda: with_cells("rain", table.garden.rain_cells()) | {"decline"},
            "storm": lambda: with_cells("storm", table.garden.flights("panda")) | {"decline"},
            "clouds": lambda: chips_in_supply(table),
            "plan": lambda: plans(turn),
            "idle": self._idle_moves,
            "act": lambda: possible_actions(table, turn, seat),
            "keep": lambda: keeps(table, turn),
            "chip": lambda: stored_chips(table, seat),
            "under": lambda: orders_under_the_pile(turn),
            "take": lambda: {f"take {card}" for card in table.shown} | {"skip"},
        }
        return moves[self.stage]()

    def _idle_moves(self) -> set[str]:
        """Actions, or `ready` if others may play before one; free steps; the end. [TK-3] [HK-3]"""
        actions = possible_actions(self.table, self.turn, self.active)
        moves = free_steps(self.table, self.active) | self._card_uses(self.active)
        if actions:
            moves |= {"ready"} if self._others_with_uses() else actions
        if len(self.turn.done) >= 2 or not actions:
            moves.add("end")
        return moves

    # Hikari: windows

    def _in_turn_order(self) -> list[int]:
        return [(self.active + place) % self.seats for place in range(self.seats)]

    def _card_uses(self, seat: int) -> set[str]:
        """The uses of a seat's special card now, if it has one; none after the end was triggered. [HK-3]"""
        card = self.table.players[seat].special
        if card is None or self.table.emperor_card is not None:
            return set()
        if card.startswith("weather"):
            return {"weather"} if self._is_time_for_weather_card() else set()
        return uses(card, self.table.garden, seat, self.seats, self.table.allied)

    def _is_time_for_weather_card(self) -> bool:
        """Before the die, where there is a die to replace. [HK-5]"""
        return (
            self.stage in ("open window", "window")
            and self.window == "before weather"
            and self.table.players[self.active].turns > 0
            and self.turn.weather_card is None
        )

    def _others_with_uses(self) -> list[int]:
        return [seat for seat in self._in_turn_order()[1:] if self._card_uses(seat)]

    def _open(self, window: str) -> None:
        """Open one of the windows "before weather", "before action" and "turn end". [HK-3]"""
        self.window = window
        self.stage = "open window"

    # Playing

    def play(self, seat: int | str, text: str) -> None:
        """Play a move of a seat, or an outcome of chance."""
        if isinstance(seat, str):
            if seat != CHANCE or text not in self.chances():
                raise ValueError(f"{text!r} is not a possible outcome here")
        elif text not in self.legal(seat):
            raise ValueError(f"{text!r} is not a legal move of seat {seat} here")
        self.follow(seat, text)

    def follow(self, seat: int | str, text: str) -> None:
        """Play a move that is known to be legal, without checking it again."""
        if isinstance(seat, str):
            self._draw(text.removeprefix(f"{CHANCE} "))
        else:
            self._move(seat, *text.split())
        self._go_on()

    def _move(self, seat: int, verb: str, *words: str) -> None:
        moves: dict[str, Callable[..., None]] = {
            "grow": self._grow_chosen,
            "rain": self._rain,
            "storm": self._storm,
            "clouds": self._take_chip,
            "choose": self._choose_weather,
            "decline": self._decline,
            "plan": self._plan,
            "done": self._finish_plan,
            "plots": self._draw_plots,
            "channel": self._take_channel,
            "gardener": self._walk_gardener,
            "panda": self._walk_panda,
            "objective": self._draw_objective,
            "lay": self._lay,
            "improve": self._improve,
            "claim": self._claim,
            "ready": lambda: self._open("before action"),
            "end": lambda: self._open("turn end"),
            "pass": self._pass,
            "cancel": self._cancel,
            "take": self._take_special,
            "skip": self._skip_display,
            "keep": self._keep,
            "with": self._place_plot,
            "bare": self._place_plot,
            "under": self._put_under,
        }
        if verb in moves:
            moves[verb](*words)
        else:
            self._announce(seat, [verb, *words])

    def _go_on(self) -> None:
        """Lead from stage to stage until somebody is asked or the game is over."""
        stages: dict[str, Callable[[], None]] = {
            "set up": self._begin_game,
            "open window": self._ask_in_window,
            "window": self._close_window,
            "open answers": self._ask_for_answers,
            "answers": self._resolve,
            "weather": self._roll,
            "effect": self._begin_effect,
            "begin actions": self._begin_actions,
            "draw plots": self._draw_next_plot,
            "put back": self._put_back,
            "draw objective": self._draw_next_objective,
            "display": self._offer_display,
            "next": self._end_turn,
        }
        while self.stage != "over" and not self.waiting():
            stages[self.stage]()

    # A turn: its start, the windows and the weather

    def _begin_game(self) -> None:
        """Begin the first turn; the cards dealt before it don't count as progress. [TK-2] [TK-12]"""
        self.table.has_progress = False
        self._begin_turn()

    def _begin_turn(self) -> None:
        """Bring back figures that this seat sent on holiday, then let everybody play before the weather. [HK-10]"""
        self.turn = Turn()
        self.table.bring_back(self.active)
        self._open("before weather")

    def _ask_in_window(self) -> None:
        """Ask the seats with something to play; before an action and at the end, not the active seat. [HK-3]"""
        seats = self._in_turn_order() if self.window == "before weather" else self._in_turn_order()[1:]
        self.to_ask = [seat for seat in seats if self._card_uses(seat)]
        self.stage = "window"

    def _close_window(self) -> None:
        self.stage = {"before weather": "weather", "before action": "act", "turn end": "display"}[self.window]

    def _roll(self) -> None:
        """Roll the die, unless the seat has its first turn or a weather card replaces it. [TK-4] [HK-5]"""
        if self.options["weather"] == "off" or self.table.players[self.active].turns == 0:
            self.stage = "begin actions"
            return
        self.stage = "effect"
        if self.turn.weather_card is None:
            self.draws.append(Draw("weather"))
        else:
            self.turn.face = self.turn.weather_card

    def _begin_effect(self) -> None:
        """Ask the active seat to use the weather, if there is anything to choose. [TK-4]"""
        face = self.turn.face
        if face == "question" or (face == "clouds" and not self.table.has_chips()):
            self.stage = "choose"
        elif face == "clouds":
            self.stage = "clouds"
        elif face == "rain" and self.table.garden.rain_cells():
            self.stage = "rain"
        elif face == "storm" and self.table.garden.flights("panda"):
            self.stage = "storm"
        else:
            self.stage = "begin actions"

    def _choose_weather(self, face: str) -> None:
        self.turn.face = face
        self.stage = "effect"

    def _decline(self) -> None:
        self.turn.face = None
        self.stage = "begin actions"

    def _rain(self, cell: str) -> None:
        """Let an irrigated plot grow once. [TK-4]"""
        self.stage = "begin actions"
        self.table.grow(self.active, {read_cell(cell)})

    def _storm(self, cell: str) -> None:
        """Let the panda fly off and eat. [TK-4]"""
        self.stage = "begin actions"
        self.table.move_panda(self.active, read_cell(cell))

    def _take_chip(self, chip: str) -> None:
        """Move a chip from the supply to storage. [TK-4]"""
        self.stage = "begin actions"
        self.table.take_chip(self.active, chip)

    # A turn: actions

    def _begin_actions(self) -> None:
        self.stage = "plan" if self.options["actions"] == "committed" else "idle"

    def _plan(self, action: str) -> None:
        self.turn.planned.append(action)
        if len(self.turn.planned) == self.turn.number_of_actions():
            self._finish_plan()

    def _finish_plan(self) -> None:
        self.stage = "idle"

    def _act(self, action: str) -> None:
        """Note the action; after it the active seat may claim, lay and improve. [TK-3]"""
        self.turn.done.append(action)
        self.stage = "idle"

    def _take_channel(self) -> None:
        """Move a channel from the supply to storage. [TK-6]"""
        self._act("channel")
        self.table.take_channel(self.active)

    def _walk_gardener(self, cell: str) -> None:
        self._act("gardener")
        self.table.move_gardener(self.active, read_cell(cell))

    def _walk_panda(self, cell: str) -> None:
        self._act("panda")
        self.table.move_panda(self.active, read_cell(cell))

    def _draw_objective(self, category: str) -> None:
        """Draw from a deck, each card of it at most once. [TK-9]"""
        self._act("objective")
        self.stage = "draw objective"
        self.turn.category = category
        self.turn.cards_to_draw = self.table.decks[category].size()

    def _draw_next_objective(self) -> None:
        deck = self.table.decks[self.turn.category]
        if self.turn.cards_to_draw == 0:
            self.stage = "idle"
        elif deck.unseen.total():
            self.draws.append(Draw("objective", self.turn.category, self.active))
        else:
            self._receive_objective(self.active, deck.under.pop(0))

    def _receive_objective(self, seat: int, card: str) -> None:
        """Put a card in the hand, or, for experts, under the deck if it is already fulfilled. [TK-9] [TK-13]"""
        category = self.table.objectives[card].category
        is_rejected = self.options["expert"] == "on" and category != "panda" and self.table.can_claim(seat, card)
        if is_rejected:
            self.table.decks[category].under.append(card)
            self.turn.cards_to_draw -= 1
        else:
            self.table.players[seat].hand.append(card)
            self.turn.cards_to_draw = 0
            self.table.has_progress = True

    # A turn: plots

    def _draw_plots(self) -> None:
        """Draw three, or what is left. [TK-5]"""
        self._act("plots")
        self.stage = "draw plots"
        self.turn.drawn = []
        self.table.has_progress = True

    def _draw_next_plot(self) -> None:
        """Draw plots that nobody has seen first, then those put under the pile, in order. [TK-5]"""
        if len(self.turn.drawn) == PLOTS_DRAWN or not self.table.has_plots():
            self.stage = "keep"
        elif self.table.unseen_plots.total():
            self.draws.append(Draw("plot"))
        else:
            kind, _ = self.table.plots_under.pop(0)
            self.turn.drawn.append(kind)

    def _keep(self, kind: str, cell: str) -> None:
        self.turn.drawn.remove(kind)
        self.turn.kept, self.turn.kept_cell = kind, read_cell(cell)
        if printed_improvement(kind) is None and any(self.table.players[self.active].chips.values()):
            self.stage = "chip"
        else:
            self._place_plot()

    def _place_plot(self, chip: str | None = None) -> None:
        self.stage = "put back"
        self.table.place_plot(self.active, self.turn.kept, chip, self.turn.kept_cell)

    def _put_back(self) -> None:
        """Put the plots not kept under the pile; ask for the order of two, even if they are equal. [TK-5] [TK-A12]"""
        if len(self.turn.drawn) == 2:
            self.stage = "under"
        else:
            self._put_under(*self.turn.drawn)

    def _put_under(self, *kinds: str) -> None:
        self.table.plots_under += [(kind, self.active) for kind in kinds]
        self.turn.drawn = []
        self.stage = "idle"

    # Free steps, and growth that is short of bamboo

    def _lay(self, one: str, other: str) -> None:
        self.table.lay(self.active, read_cell(one), read_cell(other))

    def _improve(self, chip: str, cell: str) -> None:
        self.table.improve(self.active, chip, read_cell(cell))

    def _claim(self, card: str) -> None:
        self.table.claim(self.active, card)

    def _grow_chosen(self, cell: str) -> None:
        self.table.grow_chosen(read_cell(cell))

    def _pass(self) -> None:
        self.to_ask.pop(0)

    # Hikari: special cards

    def _announce(self, seat: int, words: list[str]) -> None:
        """Play a special card with its targets; everybody may answer. [HK-3]"""
        card = self.table.players[seat].special
        assert card is not None
        self.table.players[seat].special = None
        in_first_window = self.stage == "window" and self.window == "before weather"
        self.announced = Announced(seat, card, words, "open window" if in_first_window else "idle")
        self.stage = "open answers"

    def _ask_for_answers(self) -> None:
        """Ask the seats with a cancellation, in turn order from the active seat. [HK-4]"""
        self.to_ask = [seat for seat in self._in_turn_order() if self.table.players[seat].special == "cancellation"]
        self.stage = "answers"

    def _cancel(self) -> None:
        """Answer the card on top with a cancellation; everybody is asked again. [HK-4]"""
        assert self.announced is not None
        self.table.players[self.to_ask[0]].special = None
        self.announced.cancellations += 1
        self.stage = "open answers"

    def _resolve(self) -> None:
        """Let the card work unless it has an odd number of cancellations, and discard used cards. [HK-4]"""
        announced = self.announced
        assert announced is not None
        self.announced = None
        self.stage = announced.then
        self.table.special_discard += Counter({"cancellation": announced.cancellations})
        is_void = announced.cancellations % 2 == 1
        if is_void or announced.words[0] != "ally":
            self.table.special_discard[announced.card] += 1
        if not is_void:
            self._take_effect(announced.seat, announced.card, *announced.words)
        self._refill_display()

    def _take_effect(self, seat: int, card: str, verb: str, *words: str) -> None:
        table = self.table
        effects: dict[str, Callable[[], None]] = {
            "weather": lambda: self._replace_die(card),
            "jump": lambda: table.jump(seat, words[0], read_cell(words[1])),
            "swap": lambda: table.exchange(seat, read_cell(words[0]), read_cell(words[1])),
            "disease": lambda: table.spread_disease(read_cell(words[0])),
            "emperor": lambda: self._move_emperor(words[0]),
            "holiday": lambda: table.send_away(seat, words[0]),
            "ally": lambda: table.ally(seat, int(words[0])),
            "break": lambda: table.break_alliance(int(words[0]), int(words[1])),
        }
        effects[verb]()

    def _replace_die(self, card: str) -> None:
        """Set the weather that is in force once the windows are closed. [HK-5]"""
        self.turn.weather_card = card.removeprefix("weather-")

    def _move_emperor(self, word: str) -> None:
        """Let the Emperor come, move or leave. [HK-9]"""
        self.table.garden.figures["emperor"] = None if word == "leaves" else read_cell(word)

    # The end of a turn and of the game

    def _offer_display(self) -> None:
        """Let a seat without a special card, and with room, take one, unless the end is triggered. [HK-2]"""
        may_take = (
            self.table.hikari
            and self.table.emperor_card is None
            and self.table.players[self.active].special is None
            and self.table.has_room(self.active)
            and bool(self.table.shown)
        )
        self.stage = "take" if may_take else "next"

    def _take_special(self, card: str) -> None:
        self.table.shown.remove(card)
        self.table.players[self.active].special = card
        self.stage = "next"
        self._refill_display()

    def _refill_display(self) -> None:
        """Fill a gap from the pile, or from the discard when the pile is empty. [HK-2]"""
        if not self.table.hikari or len(self.table.shown) == DISPLAY_SIZE or Draw("special") in self.draws:
            return
        if not self.table.special_pile.total():
            self.table.special_pile, self.table.special_discard = self.table.special_discard, Counter()
        if self.table.special_pile.total():
            self.draws.append(Draw("special"))

    def _skip_display(self) -> None:
        self.stage = "next"

    def _end_turn(self) -> None:
        """Pass the turn; the game ends when the owner of the Emperor card would be next, or when it stalls. [TK-12]"""
        self.table.players[self.active].turns += 1
        self.active = (self.active + 1) % self.seats
        if self.active == self.first:
            self._end_round()
        if self.active == self.table.emperor_card or self.rounds_stalled == STALLED_ROUNDS:
            self.stage = "over"
        else:
            self._begin_turn()

    def _end_round(self) -> None:
        """Count the rounds in which no objective was drawn or claimed and nothing left a supply. [TK-12]"""
        if self.table.has_progress or self.options["stall"] == "off":
            self.rounds_stalled = 0
        else:
            self.rounds_stalled += 1
        self.table.has_progress = False
