"""Everything on the table of a game of Fireworks, and what chance is asked for."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache

from .box import CARD_COPIES, CARDS, CHARACTERS, FUNCTION, START_TILES, TILE_NUMBERS, TILES, Card, Cell, colour_of
from .sky import Sky

CHANCE = "~"

Move = tuple[str | int | float, ...]

# The first value of every option is the default.
OPTIONS = {
    "mode": ["game-1", "advanced-1", "advanced-2", "advanced-2-turns"],
    "rearranging": ["off", "on"],
    "second_try": ["off", "on"],
    "up_to": ["off", "on"],
    "puppy": ["add", "replace"],
    "first": ["drawn", "0", "1", "2", "3"],
    "box": ["simulated", "real"],
}


@dataclass
class BoxTile:
    """A tile in the starry sky: its kind if anybody has seen it, and where and how it lies."""

    kind: str | None = None
    up: bool = False
    outside: bool = False


@dataclass
class Launch:
    """What a launch did: tiles that turned up with their kinds, knocked back, out of the box, and the die."""

    up: dict[int, str] = field(default_factory=dict)
    back: set[int] = field(default_factory=set)
    outside: set[int] = field(default_factory=set)
    die: str = "1"


@dataclass
class Draw:
    """A chance event to come: "start tile", "character", "first", "card", "launch", "unseen tile" or "kind"."""

    what: str
    seat: int = 0
    tile: int = 0  # whose kind is drawn


@dataclass
class Player:
    """What lies in front of one seat; `held` tiles are taken but not placed yet."""

    sky: Sky = field(default_factory=Sky)
    start_tiles: list[str] = field(default_factory=list)
    character: str | None = None
    held: list[str] = field(default_factory=list)
    rearranged: set[Cell] = field(default_factory=set)
    may_rearrange: bool = False

    def room(self) -> int:
        """The number of tiles that still fit on the board."""
        return len(self.sky.free()) - len(self.held)


@dataclass
class Attempt:
    """One launch with everything around it. A relaunch is another one, a second try belongs to the same."""

    card: str | None = None
    participants: list[int] = field(default_factory=list)
    is_second_try: bool = False
    has_piled: bool = False
    aim: Move | None = None
    failed: bool = False
    functions: list[str] = field(default_factory=list)  # those to choose from
    function: str | None = None  # the one that is resolved
    die: str = "1"
    quota: int = 0
    next_taker: int = 0  # an index of participants
    taken: Counter[int] = field(default_factory=Counter)  # by seat
    stopped: set[int] = field(default_factory=set)
    gale_left: int = 0
    gale_from: int = 0

    @property
    def relaunches(self) -> bool:
        """Does a symbol, on the die or on a function tile, allow another launch after this one?"""
        return not self.failed and (self.die == "symbol" or self.function == "symbol")


class GameState:
    """The players, the box, the action cards, and whose turn it is."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        """Put everything in its place, with nothing dealt yet."""
        self.options = {name: values[0] for name, values in OPTIONS.items()} | options
        if seats not in (2, 3, 4) or self.options.keys() != OPTIONS.keys():
            raise ValueError(f"no such game: {seats} seats, {options}")
        for name, value in self.options.items():
            if value not in OPTIONS[name] or (name == "first" and value != "drawn" and int(value) >= seats):
                raise ValueError(f"no such option: {name}={value} with {seats} seats")

        self.seats = seats
        self.mode = self.options["mode"]
        self.has_box = self.mode in ("game-1", "advanced-1")
        self.is_real = self.options["box"] == "real"
        self.players = [Player() for _ in range(seats)]
        self.box = {number: BoxTile() for number in TILE_NUMBERS} if self.has_box else {}
        self.unseen = Counter(TILES) if self.has_box else Counter()
        self.supply = Counter({kind: copies for kind, copies in TILES.items() if kind not in FUNCTION})
        self.deck = Counter(dict.fromkeys(CARDS, CARD_COPIES))
        self.discard: Counter[str] = Counter()
        self.used_functions: list[str] = []

        self.draws: list[Draw] = []
        self.stage = "deal"
        self.first = 0 if self.options["first"] == "drawn" else int(self.options["first"])
        self.active = self.first
        self.turns_in_round = 0
        self.rain = False
        self.due: list[str] = []  # function tiles that wait for the first launch of this turn
        self.waiting_functions: list[str] = []  # function tiles that wait for the next player
        self.attempt = Attempt()
        self.is_first_launch = True

    # The box

    def takeable(self) -> list[int]:
        """The face-up tiles in the box; a tile outside can't be taken this turn."""
        return [number for number, tile in self.box.items() if tile.up and not tile.outside]

    def face_down(self) -> list[int]:
        """The face-down tiles in the box."""
        return [number for number, tile in self.box.items() if not tile.up and not tile.outside]

    def card(self) -> Card | None:
        """The action card of this launch."""
        return None if self.attempt.card is None else CARDS[self.attempt.card]

    # Chance

    def chances(self) -> dict[Move, int]:
        """The outcomes of chance with their odds; a launch has too many, and is given from outside."""
        if not self.draws or self.draws[0].what == "launch":
            return {}
        draw = self.draws[0]
        if draw.what == "start tile":
            return self._start_tile_odds(draw.seat)
        if draw.what == "character":
            dealt = [player.character for player in self.players]
            return {("character", character): 1 for character in CHARACTERS if character not in dealt}
        if draw.what == "first":
            return {("first", seat): 1 for seat in range(self.seats)}
        if draw.what == "card":
            return {("card", card): copies for card, copies in self._cards_to_draw().items() if copies}
        if draw.what == "unseen tile":
            return {("tile", number): 1 for number in self.face_down() or self.takeable()}
        return {("kind", kind): copies for kind, copies in self.unseen.items() if copies}

    def _start_tile_odds(self, seat: int) -> dict[Move, int]:
        """Two start tiles each, in different colours; all such deals are equally likely."""
        odds: dict[Move, int] = {}
        for tile in START_TILES:
            hands = [list(player.start_tiles) for player in self.players]
            if not any(tile in hand for hand in hands):
                hands[seat].append(tile)
                odds["start tile", tile] = count_deals(tuple(tuple(hand) for hand in hands))
        return {tile: ways for tile, ways in odds.items() if ways}

    def _cards_to_draw(self) -> Counter[str]:
        """The cards in the deck; a second try wants one for several people."""
        if not self.attempt.is_second_try:
            return self.deck
        return Counter({card: copies for card, copies in self.deck.items() if CARDS[card].people > 1})

    # Scores

    def breakdown(self, seat: int) -> dict[str, int]:
        """The current points of a seat, by source."""
        player = self.players[seat]
        return player.sky.points(player.character, self.options["puppy"])

    def winners(self) -> set[int]:
        """Most points; a tie is a shared victory."""
        totals = [self.breakdown(seat)["total"] for seat in range(self.seats)]
        return {seat for seat in range(self.seats) if totals[seat] == max(totals)}


@cache
def count_deals(hands: tuple[tuple[str, ...], ...]) -> int:
    """In how many ways can the rest be dealt so that nobody holds two start tiles of one colour?"""
    for seat, hand in enumerate(hands):
        if len({colour_of(tile) for tile in hand}) < len(hand):
            return 0
        if len(hand) < 2:
            left = [tile for tile in START_TILES if not any(tile in other for other in hands)]
            return sum(count_deals((*hands[:seat], (*hand, tile), *hands[seat + 1 :])) for tile in left)
    return 1
