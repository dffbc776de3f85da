"""A slow, obvious second implementation of Spring Festival: what each seat may do when, and the score."""

from copy import deepcopy
from dataclasses import dataclass, field

from .spring_festival_panorama import (
    CARDS,
    COLOUR_CARDS,
    PATTERN_CARDS,
    STARTING_SETS,
    STORE_TILES,
    TILES,
    Cell,
    Panorama,
    Placed,
    explode,
    frontier,
    matches,
    sparks_at,
)
from .spring_festival_signs import SIGNS, sign_points

CHANCE = "~"
ROUNDS = 12
STACKS = 4
SIDES = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}
COLOUR_SLOTS = (0, 1)
PATTERN_SLOTS = (2, 3)

# The first value of every option is the default.
OPTIONS = {
    "cards": ["24", "36"],
    "sign": ["none", "drawn", *SIGNS],
    "sign_known": ["after", "before"],
    "sets": ["seat", "chosen"],
    "first": ["drawn", "0", "1", "2", "3"],
    "finale": ["free", "best"],
    "lone_tiger": ["0", "1"],
}


@dataclass(frozen=True)
class Draw:
    """A chance event to come: a "top" for a stack, a "card" for a slot of a hand, the "sign" or the "first" player."""

    what: str
    stack: int = 0
    seat: int = 0
    slot: int = 0


@dataclass
class Player:
    """What lies in front of one seat."""

    starting_set: int | None = None
    starting_tiles: set[str] = field(default_factory=set)
    panorama: Panorama = field(default_factory=dict)
    hand: list[str | None] = field(default_factory=lambda: [None, None, None, None])
    completed: list[str] = field(default_factory=list)
    applause: int = 0
    tile_to_fire: str | None = None
    may_complete: bool = False
    has_fired_finale: bool = False


def write_cell(cell: Cell) -> str:
    """A cell as a move writes it."""
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    """The cell a move names."""
    x, y = text.split(",")
    return int(x), int(y)


def count_exploded(panorama: Panorama) -> int:
    """The number of tiles that show their explosion. [SF-10]"""
    return sum(1 for placed in panorama.values() if placed.exploded)


def count_chain(panorama: Panorama, start: Cell) -> int:
    """The number of tiles that would show their explosion if this one were fired. [SF-10]"""
    trial = deepcopy(panorama)
    explode(trial, start)
    return count_exploded(trial)


class ReferenceGame:
    """One game in progress.

    The stages are "sets", "starting tiles", then "turn" and "fire" twelve times, "finale" and "over". Chance goes
    first: while a draw is pending nobody else moves.
    """

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        """Set up the table. [SF-3]"""
        self.options = {name: values[0] for name, values in OPTIONS.items()} | options
        if seats not in SIDES or self.options.keys() != OPTIONS.keys():
            raise ValueError(f"no such game: {seats} seats, {options}")
        for name, value in self.options.items():
            if value not in OPTIONS[name] or (name == "first" and value != "drawn" and int(value) >= seats):
                raise ValueError(f"no such option: {name}={value} with {seats} seats")

        self.seats = seats
        self.players = [Player() for _ in range(seats)]
        self.stage = "sets"
        self.round = 1
        self.active = 0 if self.options["first"] == "drawn" else int(self.options["first"])
        self.sign = self.options["sign"] if self.options["sign"] in SIGNS else None
        self.draws: list[Draw] = []
        self.unseen_tiles = set(STORE_TILES)
        self.tops: dict[int, str] = {}
        card_sets = {"24": {"core"}, "36": {"core", "extra"}}[self.options["cards"]]
        self.colour_deck = {card.id for card in COLOUR_CARDS.values() if card.set in card_sets}
        self.pattern_deck = {card.id for card in PATTERN_CARDS.values() if card.set in card_sets}
        if self.options["sets"] == "seat":
            for seat in range(seats):
                self._take_set(seat, seat + 1)
        self._go_on()

    # Who may do what

    def waiting(self) -> set[int | str]:
        """The seats that may move now, or chance alone; nobody when the game is over. [SF-4]"""
        if self.draws:
            return {CHANCE}
        return {seat for seat in range(self.seats) if self._is_asked(seat)}

    def _is_asked(self, seat: int) -> bool:
        player = self.players[seat]
        if self.stage == "sets":
            return seat == sum(1 for other in self.players if other.starting_set is not None)
        if self.stage == "starting tiles":
            return bool(player.starting_tiles)
        if self.stage == "turn":
            return seat == self.active
        if self.stage == "fire":
            return player.tile_to_fire is not None or player.may_complete
        if self.stage == "finale":
            return not player.has_fired_finale
        return False

    def legal(self, seat: int) -> set[str]:
        """Every move the seat may make now. [SF-4]"""
        if seat not in self.waiting():
            return set()
        player = self.players[seat]
        if self.stage == "sets":
            taken = {other.starting_set for other in self.players}
            return {f"set {number}" for number in (1, 2, 3, 4) if number not in taken}
        if self.stage == "starting tiles":
            cells = frontier(player.panorama) or {(0, 0)}
            return {f"place {tile} {write_cell(cell)}" for tile in player.starting_tiles for cell in cells}
        if self.stage == "turn":
            return {f"turn {tile}" for tile in self.tops.values()}
        if self.stage == "finale":
            return {f"finale {write_cell(cell)}" for cell in player.panorama}
        if player.tile_to_fire is not None:
            places = {f"place {player.tile_to_fire} {write_cell(cell)}" for cell in frontier(player.panorama)}
            return places | {f"replace {player.tile_to_fire} {write_cell(cell)}" for cell in player.panorama}
        return self._completions(seat) | {"pass"}

    def _completions(self, seat: int) -> set[str]:
        """One move for each open card and each set of tiles that completes it. [SF-9]"""
        player = self.players[seat]
        moves = set()
        for card in player.hand:
            if card is not None:
                for match in matches(player.panorama, CARDS[card]):
                    cells = sorted(match, key=lambda cell: (cell[1], cell[0]))
                    moves.add(" ".join(["complete", card, *map(write_cell, cells)]))
        return moves

    def chances(self) -> dict[str, int]:
        """The possible outcomes of chance, all equally likely."""
        if not self.draws:
            return {}
        draw = self.draws[0]
        if draw.what == "top":
            outcomes = self.unseen_tiles
        elif draw.what == "card":
            outcomes = self._deck(draw.slot)
        elif draw.what == "sign":
            outcomes = set(SIGNS)
        else:
            outcomes = {f"seat {seat}" for seat in range(self.seats)}
        return {f"{CHANCE} {outcome}": 1 for outcome in outcomes}

    def _deck(self, slot: int) -> set[str]:
        return self.colour_deck if slot in COLOUR_SLOTS else self.pattern_deck

    # Playing

    def play(self, seat: int | str, text: str) -> None:
        """Play a move of a seat, or an outcome of chance."""
        if isinstance(seat, str):
            if seat != CHANCE or text not in self.chances():
                raise ValueError(f"{text!r} is not a possible outcome here")
            self._draw(text.removeprefix(f"{CHANCE} "))
        else:
            if text not in self.legal(seat):
                raise ValueError(f"{text!r} is not a legal move of seat {seat} here")
            self._move(seat, *text.split())
        self._go_on()

    def _draw(self, outcome: str) -> None:
        draw = self.draws.pop(0)
        if draw.what == "top":
            self.unseen_tiles.remove(outcome)
            self.tops[draw.stack] = outcome
        elif draw.what == "card":
            self._deck(draw.slot).remove(outcome)
            self.players[draw.seat].hand[draw.slot] = outcome
            if self.stage == "fire":
                self._ask_for_compositions(draw.seat)
        elif draw.what == "sign":
            self.sign = outcome
        else:
            self.active = int(outcome.removeprefix("seat "))

    def _move(self, seat: int, verb: str, *words: str) -> None:
        if verb == "set":
            self._take_set(seat, int(words[0]))
        elif verb == "turn":
            self._turn_store(words[0])
        elif self.stage == "starting tiles":
            self._place_starting_tile(seat, words[0], read_cell(words[1]))
        elif verb in ("place", "replace"):
            self._fire(seat, words[0], read_cell(words[1]))
        elif verb == "complete":
            self._complete(seat, words[0], {read_cell(word) for word in words[1:]})
        elif verb == "pass":
            self.players[seat].may_complete = False
        elif verb == "finale":
            self._fire_finale(seat, read_cell(words[0]))

    def _take_set(self, seat: int, number: int) -> None:
        """Give a seat the four tiles of a starting set. [SF-3]"""
        self.players[seat].starting_set = number
        self.players[seat].starting_tiles = {tile for tile in STARTING_SETS if STARTING_SETS[tile] == number}

    def _place_starting_tile(self, seat: int, tile: str, cell: Cell) -> None:
        """Place a starting tile as a rocket, without applause and without firing. [SF-3]"""
        player = self.players[seat]
        player.starting_tiles.remove(tile)
        player.panorama[cell] = Placed(TILES[tile], exploded=False)

    def _turn_store(self, tile: str) -> None:
        """Turn the store until this tile faces the active seat; all seats take theirs, the rest is discarded. [SF-5]"""
        sides = SIDES[self.seats]
        for orientation in range(STACKS):
            if self.tops[(sides[self.active] + orientation) % STACKS] == tile:
                for seat, side in enumerate(sides):
                    self.players[seat].tile_to_fire = self.tops[(side + orientation) % STACKS]
        self.tops = {}
        if self.round < ROUNDS:
            self.draws += [Draw("top", stack=stack) for stack in range(STACKS)]
        self.stage = "fire"

    def _fire(self, seat: int, tile: str, cell: Cell) -> None:
        """Lay the tile on the cell, replacing any tile there, collect applause, and explode. [SF-6] [SF-8]"""
        player = self.players[seat]
        player.tile_to_fire = None
        player.panorama[cell] = Placed(TILES[tile], exploded=False)
        player.applause += sparks_at(player.panorama, cell)
        explode(player.panorama, cell)
        self._ask_for_compositions(seat)

    def _ask_for_compositions(self, seat: int) -> None:
        self.players[seat].may_complete = bool(self._completions(seat))

    def _complete(self, seat: int, card: str, cells: set[Cell]) -> None:
        """Turn the tiles back to rockets, keep the card and draw one of its kind, if there is one. [SF-9] [SF-A8]"""
        player = self.players[seat]
        for cell in cells:
            player.panorama[cell].exploded = False
        slot = player.hand.index(card)
        player.hand[slot] = None
        player.completed.append(card)
        if self._deck(slot):
            self.draws.append(Draw("card", seat=seat, slot=slot))
        self._ask_for_compositions(seat)

    def _fire_finale(self, seat: int, start: Cell) -> None:
        """Fire one rocket; if that leaves no rocket, add three applause. [SF-10]"""
        player = self.players[seat]
        explode(player.panorama, start)
        if count_exploded(player.panorama) == len(player.panorama):
            player.applause += 3
        player.has_fired_finale = True

    def _go_on(self) -> None:
        """Enter the next stage when chance and every seat are done with this one. [SF-3] [SF-4] [SF-10]"""
        if self.waiting():
            return
        if self.stage == "sets":
            self.stage = "starting tiles"
            self.draws += [Draw("top", stack=stack) for stack in range(STACKS)]
            for slots in (PATTERN_SLOTS, COLOUR_SLOTS):
                self.draws += [Draw("card", seat=seat, slot=slot) for seat in range(self.seats) for slot in slots]
            if self.options["sign"] == "drawn" and self.options["sign_known"] == "before":
                self.draws.append(Draw("sign"))
        elif self.stage == "starting tiles":
            self.stage = "turn"
            if self.options["sign"] == "drawn" and self.options["sign_known"] == "after":
                self.draws.append(Draw("sign"))
            if self.options["first"] == "drawn":
                self.draws.append(Draw("first"))
        elif self.stage == "fire" and self.round < ROUNDS:
            self.stage = "turn"
            self.round += 1
            self.active = (self.active + 1) % self.seats
        elif self.stage == "fire":
            self._begin_finale()
        elif self.stage == "finale":
            self.stage = "over"

    def _begin_finale(self) -> None:
        """Turn all tiles to rockets; with an option, fire the best one for everybody. [SF-10] [SF-A10]"""
        self.stage = "finale"
        for seat, player in enumerate(self.players):
            for placed in player.panorama.values():
                placed.exploded = False
            if self.options["finale"] == "best":
                in_reading_order = sorted(player.panorama, key=lambda cell: (cell[1], cell[0]))
                self._fire_finale(seat, max(in_reading_order, key=lambda start: count_chain(player.panorama, start)))
        self._go_on()

    # Looking at the table

    def panorama(self, seat: int) -> dict[Cell, tuple[str, bool]]:
        """The tiles of a seat and whether they show their explosion. [SF-1]"""
        return {cell: (placed.tile.id, placed.exploded) for cell, placed in self.players[seat].panorama.items()}

    def hand(self, seat: int) -> list[str | None]:
        """The open cards: colour, colour, pattern, pattern. [SF-3]"""
        return list(self.players[seat].hand)

    def completed(self, seat: int) -> list[str]:
        """The cards a seat has completed, in that order. [SF-9]"""
        return list(self.players[seat].completed)

    def applause(self, seat: int) -> int:
        """The applause tokens of a seat. [SF-8]"""
        return self.players[seat].applause

    # Scoring

    def breakdown(self, seat: int) -> dict[str, int]:
        """The current points of a seat, by source. [SF-11]"""
        player = self.players[seat]
        opponents = [other for other in self.players if other is not player]
        points = {
            "finale": count_exploded(player.panorama) if player.has_fired_finale else 0,
            "applause": player.applause,
            "majority": sum(3 for opponent in opponents if opponent.applause < player.applause),
            "compositions": sum(CARDS[card].points for card in player.completed),
            "sign": 0,
        }
        if self.sign is not None:
            lone_tiger = self.options["lone_tiger"] == "1"
            points["sign"] = sign_points(self.sign, player.panorama, lone_tiger=lone_tiger)
        points["total"] = sum(points.values())
        return points

    def winners(self) -> set[int]:
        """Most points, then most applause, then shared; before the end, the seats that would win. [SF-11]"""
        standing = {seat: (self.breakdown(seat)["total"], self.applause(seat)) for seat in range(self.seats)}
        return {seat for seat in standing if standing[seat] == max(standing.values())}
