"""A game of Fireworks, slow and obvious: the course of a turn in all modes."""

from collections.abc import Callable

from .box import FUNCTION, Cell
from .moves import (
    claim_moves,
    function_moves,
    gale_moves,
    height_moves,
    helper_moves,
    helpers_needed,
    place_moves,
    possible_helpers,
    prepare_moves,
    start_tile_moves,
    take_moves,
)
from .sky import Laid
from .state import CHANCE, Attempt, Draw, GameState, Launch, Move

GALE = 5


class ReferenceGame(GameState):
    """One game in progress.

    A stage either asks somebody or leads on to another one by itself. Chance goes first: while a draw is pending
    nobody else moves.
    """

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        """Set up the table, and deal."""
        super().__init__(seats, options)
        self.draws += [Draw("start tile", seat) for seat in range(seats) for _ in range(2)]
        if self.mode != "game-1":
            self.draws += [Draw("character", seat) for seat in range(seats)]

    # Who may do what

    def waiting(self) -> set[int | str]:
        """The seats that may move now, or chance alone; nobody when the game is over."""
        if self.draws:
            return {CHANCE}
        return {seat for seat in range(self.seats) if self._is_asked(seat)}

    def _is_asked(self, seat: int) -> bool:
        player = self.players[seat]
        if self.stage == "start tiles":
            return bool(player.start_tiles)
        if self.stage == "place":
            return bool(player.held)
        if self.stage == "claim":
            return not player.sky.is_full() and (self.mode == "advanced-2" or seat == self.active)
        if self.stage == "take":
            return seat == self._taker()
        if self.stage == "gale" and not self.attempt.gale_left:
            return False
        return self.stage in ("helpers", "prepare", "height", "function", "gale") and seat == self.active

    def legal(self, seat: int) -> set[Move]:
        """Every move the seat may make now."""
        if seat not in self.waiting():
            return set()
        if self.stage == "claim":
            return place_moves(self, seat) if self.players[seat].held else claim_moves(self)
        moves: dict[str, Callable[[], set[Move]]] = {
            "start tiles": lambda: start_tile_moves(self.players[seat]),
            "helpers": lambda: helper_moves(self),
            "prepare": lambda: prepare_moves(self),
            "height": height_moves,
            "function": lambda: function_moves(self),
            "take": lambda: take_moves(self, seat),
            "place": lambda: place_moves(self, seat),
            "gale": lambda: gale_moves(self),
        }
        return moves[self.stage]()

    # Playing

    def play(self, seat: int, move: Move) -> None:
        """Play a move of a seat."""
        if move not in self.legal(seat):
            raise ValueError(f"{move!r} is not a legal move of seat {seat} here")
        verb, *words = move
        moves: dict[str, Callable[..., None]] = {
            "start": self._place_start_tile,
            "helpers": self._choose_helpers,
            "pile": self._pile,
            "aim": self._aim,
            "height": self._let_go,
            "function": self._choose_function,
            "take": self._claim if self.stage == "claim" else self._take,
            "stop": self._stop,
            "place": self._place,
            "move": self._rearrange,
            "gale": self._turn_down,
        }
        moves[str(verb)](seat, *words)
        self._go_on()

    def draw(self, outcome: Move) -> None:
        """Give chance its outcome, except that of a launch."""
        if outcome not in self.chances():
            raise ValueError(f"{outcome!r} is not a possible outcome here")
        draw, value = self.draws.pop(0), outcome[1]
        player = self.players[draw.seat]
        if draw.what == "start tile":
            player.start_tiles.append(str(value))
        elif draw.what == "character":
            player.character = str(value)
        elif draw.what == "first":
            self.first = self.active = int(value)
        elif draw.what == "card":
            self._draw_card(str(value))
        elif draw.what == "unseen tile":
            self._take_unseen(int(value))
        else:
            self.unseen[str(value)] -= 1
            self._receive_unseen(draw.tile, str(value))
        self._go_on()

    def launch(self, result: Launch) -> None:
        """Give a launch its outcome: tiles turn, function tiles go beside the box. [FW-A17] [FW-A22] [FW-A23]"""
        self._check(result)
        self.draws.pop(0)
        for number, kind in result.up.items():
            if self.box[number].kind is None:
                self.unseen[kind] -= 1
            self.box[number].kind = kind
            self.box[number].up = True
        for number in result.back:
            self._turn_face_down(number)
        for number in result.outside:
            self.box[number].outside = True
        for number, kind in result.up.items():
            if kind in FUNCTION:
                del self.box[number]
                self.attempt.functions.append(kind)
        self.attempt.die = result.die
        self.attempt.failed = not result.up
        self.stage = "launched"
        self._go_on()

    def _check(self, result: Launch) -> None:
        """Refuse a launch that this box can't bring."""
        if not self.draws or self.draws[0].what != "launch":
            raise ValueError("nobody launches now")
        if not set(result.up) <= set(self.face_down()) or not result.back <= set(self.takeable()):
            raise ValueError(f"these tiles can't turn: {result}")
        if not result.outside <= set(self.face_down()) | set(self.takeable()):
            raise ValueError(f"these tiles can't leave the box: {result}")
        fresh = [kind for number, kind in result.up.items() if self.box[number].kind is None]
        if any(fresh.count(kind) > self.unseen[kind] for kind in fresh):
            raise ValueError(f"there are not so many tiles of a kind: {result}")
        if any(self.box[number].kind not in (None, kind) for number, kind in result.up.items()):
            raise ValueError(f"a tile that has been seen is another one: {result}")

    def _go_on(self) -> None:
        """Lead from stage to stage until somebody is asked or the game is over."""
        stages: dict[str, Callable[[], None]] = {
            "deal": self._begin_start_tiles,
            "start tiles": self._begin_game,
            "begin turn": self._begin_turn,
            "begin launch": self._begin_launch,
            "card drawn": self._form_team,
            "ready": self._begin_preparing,
            "launched": self._check_for_failure,
            "due": self._resolve_function,
            "share": self._share_out,
            "take": self._finish_taking,
            "taken unseen": self._begin_placing,
            "place": self._finish_placing,
            "effects": self._blow,
            "gale": self._end_launch,
            "end turn": self._end_turn,
            "claim": self._end_of_claims,
        }
        while self.stage != "over" and not self.waiting():
            stages[self.stage]()

    # Setting up

    def _begin_start_tiles(self) -> None:
        self.stage = "start tiles"

    def _place_start_tile(self, seat: int, row: int, column: int) -> None:
        player = self.players[seat]
        player.sky.tiles[row, column] = Laid(player.start_tiles.pop(0))

    def _begin_game(self) -> None:
        """When nobody has to wait for others, nobody is first. [FW-A44]"""
        self.stage = "begin turn" if self.has_box else "claim"
        if self.options["first"] == "drawn" and self.mode != "advanced-2":
            self.draws.append(Draw("first"))

    # A turn: card, helpers, aim

    def _begin_turn(self) -> None:
        """Function tiles that waited for this player are due in the first launch of this turn. [FW-A37]"""
        self.due, self.waiting_functions = self.waiting_functions, []
        self.is_first_launch = True
        self.stage = "begin launch"

    def _begin_launch(self) -> None:
        """Begin a turn, or another one after a symbol; an empty box ends the game. [FW-A16] [FW-A22] [FW-A34]"""
        self._put_back()
        for player in self.players:
            player.may_rearrange = self.options["rearranging"] == "on"
            player.rearranged = set()
        self.attempt = Attempt(participants=[self.active])
        if not self.box:
            self.stage = "over"
        elif self.mode == "advanced-1":
            self._ask_for_card()
        else:
            self.stage = "ready"

    def _ask_for_card(self) -> None:
        """Draw an action card; when there is none to draw, shuffle the discard pile first."""
        if not self._cards_to_draw().total():
            self.deck += self.discard
            self.discard.clear()
        self.draws.append(Draw("card", self.active))
        self.stage = "card drawn"

    def _draw_card(self, card: str) -> None:
        self.deck[card] -= 1
        self.discard[card] += 1
        self.attempt.card = card

    def _form_team(self) -> None:
        """Let the active player choose helpers, unless all who can help are needed. [FW-A25] [FW-A26]"""
        candidates = possible_helpers(self)
        if len(candidates) > helpers_needed(self) > 0:
            self.stage = "helpers"
        else:
            self._choose_helpers(self.active, *(candidates if helpers_needed(self) else []))

    def _choose_helpers(self, seat: int, *helpers: int) -> None:
        self.attempt.participants = [seat] + [other for other in possible_helpers(self) if other in helpers]
        self.stage = "ready"

    def _begin_preparing(self) -> None:
        """Somebody with the real box aims there."""
        if self.is_real:
            self.draws.append(Draw("launch", self.active))
        else:
            self.stage = "prepare"

    def _pile(self, seat: int, row: int, column: int) -> None:
        """Push face-down tiles together; no face changes. [FW-A36]"""
        self.attempt.has_piled = True

    def _aim(self, seat: int, row: int, column: int) -> None:
        """Aim; a card says from which height to launch."""
        self.attempt.aim = ("aim", row, column)
        if self.attempt.card is None:
            self.stage = "height"
        else:
            self.draws.append(Draw("launch", seat))

    def _let_go(self, seat: int, height: float) -> None:
        self.draws.append(Draw("launch", seat))

    # A turn: success or failure, function tiles

    def _check_for_failure(self) -> None:
        """If no tile turned up, try again with the option, once; function tiles are due then. [FW-A6] [FW-A46]"""
        tries_again = self.options["second_try"] == "on" and not self.attempt.is_second_try
        if self.attempt.failed and tries_again:
            self.attempt = Attempt(participants=[self.active], is_second_try=True)
            self._ask_for_card()
            return
        if self.is_first_launch:
            self.attempt.functions += self.due
            self.due = []
        self.stage = "due"

    def _resolve_function(self) -> None:
        """Exactly one function tile is resolved, if any is due. [FW-A13] [FW-A37] [FW-A38]"""
        kinds = set(self.attempt.functions)
        if len(kinds) > 1:
            self.stage = "function"
        elif kinds:
            self._choose_function(self.active, kinds.pop())
        else:
            self.stage = "share"

    def _choose_function(self, seat: int, kind: str) -> None:
        """Use one, which leaves the game; the others wait for the next player. [FW-A19] [FW-A37]"""
        self.attempt.function = kind
        self.attempt.functions.remove(kind)
        self.used_functions.append(kind)
        self.waiting_functions += self.attempt.functions
        self.attempt.functions = []
        if kind == "rain":
            self.rain = True
        self.stage = "share"

    # A turn: taking

    def _share_out(self) -> None:
        """Work out how many tiles may be taken. [FW-A7] [FW-A20] [FW-A24] [FW-A28] [FW-A40] [FW-A41]"""
        number = 1 if self.attempt.die == "symbol" else int(self.attempt.die)
        if self.attempt.failed or not self.takeable() or (self.rain and number == 1):
            self._draw_unseen()
            return
        self.attempt.quota = number * len(self.attempt.participants)
        if self.rain:
            self.attempt.quota -= 1
        self.stage = "take"

    def _draw_unseen(self) -> None:
        """Ask chance for a tile; if all lie outside, they go back first. A real tile has no number. [FW-A8]"""
        self.stage = "taken unseen"
        if not self.face_down() and not self.takeable():
            self._put_back()
        if self.is_real and self.face_down():
            self.draws.append(Draw("kind", self.active, self.face_down()[0]))
        elif self.box:
            self.draws.append(Draw("unseen tile", self.active))

    def _taker(self) -> int | None:
        """Who takes the next tile: round the participants, without full boards. [FW-A12] [FW-A24] [FW-A26]"""
        attempt = self.attempt
        if not attempt.quota or not self.takeable():
            return None
        people = len(attempt.participants)
        for place in range(people):
            seat = attempt.participants[(attempt.next_taker + place) % people]
            if self.players[seat].room() and seat not in attempt.stopped:
                return seat
        return None

    def _take(self, seat: int, number: int) -> None:
        """Take a face-up tile; alone, a player places each tile before taking the next one. [FW-A42]"""
        attempt = self.attempt
        kind = self.box.pop(number).kind
        assert kind is not None
        self.players[seat].held.append(kind)
        attempt.taken[seat] += 1
        attempt.quota -= 1
        attempt.next_taker = attempt.participants.index(seat) + 1
        if len(attempt.participants) == 1:
            self._begin_placing()

    def _stop(self, seat: int) -> None:
        self.attempt.stopped.add(seat)

    def _finish_taking(self) -> None:
        if any(player.held for player in self.players):
            self._begin_placing()
        else:
            self.stage = "effects"

    def _take_unseen(self, number: int) -> None:
        """Take a random tile; chance tells its kind, unless somebody has seen it. [FW-A8]"""
        kind = self.box[number].kind
        if kind is None:
            self.draws.append(Draw("kind", self.active, number))
        else:
            self._receive_unseen(number, kind)

    def _receive_unseen(self, number: int, kind: str) -> None:
        """A function tile taken unseen goes to the next player. [FW-A18] [FW-A39]"""
        del self.box[number]
        if kind in FUNCTION:
            self.waiting_functions.append(kind)
        else:
            self.players[self.active].held.append(kind)

    # A turn: placing

    def _begin_placing(self) -> None:
        """Everybody who has taken tiles places them. [FW-A42]"""
        self.stage = "place"

    def _place(self, seat: int, row: int, column: int, turn: int) -> None:
        player = self.players[seat]
        player.sky.tiles[row, column] = Laid(player.held.pop(0), turn)
        player.may_rearrange = False
        if self.mode == "advanced-2-turns":
            self.active = (self.active + 1) % self.seats

    def _rearrange(self, seat: int, row: int, column: int, new_row: int, new_column: int, turn: int) -> None:
        """Move or turn a tile, each once. [FW-A45]"""
        player = self.players[seat]
        kind = player.sky.tiles.pop((row, column)).kind
        cell: Cell = (new_row, new_column)
        player.sky.tiles[cell] = Laid(kind, turn)
        player.rearranged.add(cell)

    def _finish_placing(self) -> None:
        self.stage = "take" if self._taker() is not None else "effects"

    # A turn: gale, relaunch, the next player

    def _blow(self) -> None:
        """After the taking, a gale turns five face-up tiles down, or all if there are fewer. [FW-A21]"""
        self.stage = "gale"
        if self.attempt.function == "gale":
            up = self.takeable()
            if len(up) > GALE:
                self.attempt.gale_left = GALE
            else:
                for number in up:
                    self._turn_face_down(number)

    def _turn_face_down(self, number: int) -> None:
        """Everybody remembers what it is, except in the real box, where nobody can follow it. [FW-A23]"""
        tile = self.box[number]
        tile.up = False
        if self.is_real and tile.kind is not None:
            self.unseen[tile.kind] += 1
            tile.kind = None

    def _turn_down(self, seat: int, number: int) -> None:
        self._turn_face_down(number)
        self.attempt.gale_left -= 1
        self.attempt.gale_from = number + 1

    def _end_launch(self) -> None:
        """After a symbol the same player has another turn, with room on the board. [FW-A14] [FW-A15] [FW-A16]"""
        if self.attempt.relaunches and self.players[self.active].room():
            self.is_first_launch = False
            self.stage = "begin launch"
        else:
            self.stage = "end turn"

    def _put_back(self) -> None:
        """Tiles outside go back into the box as they lie. [FW-A22]"""
        for tile in self.box.values():
            tile.outside = False

    def _end_turn(self) -> None:
        """The next player who has room; a round with a full board is the last one. [FW-A19] [FW-A27] [FW-A33]"""
        self._put_back()
        self.stage = "begin turn"
        self.turns_in_round += 1
        while self.turns_in_round < self.seats:
            self.active = (self.first + self.turns_in_round) % self.seats
            if self.players[self.active].room():
                return
            self.turns_in_round += 1
        self.turns_in_round = 0
        self.active = self.first
        self.rain = False
        if any(player.sky.is_full() for player in self.players):
            self.stage = "over"

    # Advanced game 2

    def _claim(self, seat: int, kind: str) -> None:
        """Take a tile from the table; it is placed before the next one. [FW-A35]"""
        self.supply[kind] -= 1
        player = self.players[seat]
        player.held.append(kind)
        player.may_rearrange = self.options["rearranging"] == "on"
        player.rearranged = set()

    def _end_of_claims(self) -> None:
        """All boards are full."""
        self.stage = "over"
