"""What a seat may do at each stage of a game of Fireworks, as plain values."""

from itertools import combinations

from .box import DIRECTIONS, HEIGHTS, PLACES, Cell, is_base, is_start
from .state import GameState, Move, Player


def start_tile_moves(player: Player) -> set[Move]:
    """The next start tile goes on any free cell."""
    return {("start", *cell) for cell in player.sky.free()}


def possible_helpers(game: GameState) -> list[int]:
    """The other seats, clockwise, whose boards have room. [FW-A26]"""
    others = [(game.active + place) % game.seats for place in range(1, game.seats)]
    return [seat for seat in others if game.players[seat].room()]


def helpers_needed(game: GameState) -> int:
    """As many as the card says, or all of a smaller table. [FW-A25]"""
    card = game.card()
    return 0 if card is None else min(card.people, game.seats) - 1


def helper_moves(game: GameState) -> set[Move]:
    """Every team that the active player may choose."""
    teams = combinations(sorted(possible_helpers(game)), helpers_needed(game))
    return {("helpers", *team) for team in teams}


def prepare_moves(game: GameState) -> set[Move]:
    """Aim anywhere; before that, push face-down tiles into a pile, once. [FW-A36]"""
    moves: set[Move] = {("aim", *place) for place in PLACES}
    if not game.attempt.has_piled and game.face_down():
        moves |= {("pile", *place) for place in PLACES}
    return moves


def height_moves() -> set[Move]:
    """From half a metre to an arm's reach."""
    return {("height", height) for height in HEIGHTS}


def function_moves(game: GameState) -> set[Move]:
    """One function tile of those that are due. [FW-A37]"""
    return {("function", kind) for kind in game.attempt.functions}


def take_moves(game: GameState, seat: int) -> set[Move]:
    """A face-up tile in the box; with an option, none after the first. [FW-A9] [FW-A22] [FW-A47]"""
    moves: set[Move] = {("take", number) for number in game.takeable()}
    if game.options["up_to"] == "on" and game.attempt.taken[seat]:
        moves.add(("stop",))
    return moves


def claim_moves(game: GameState) -> set[Move]:
    """A kind of tile that still lies on the table. [FW-A35]"""
    return {("take", kind) for kind, copies in game.supply.items() if copies}


def ways_to_lay(kind: str, cells: list[Cell]) -> set[tuple[Cell, int]]:
    """A base tile may be turned; turning another one changes nothing."""
    turns = DIRECTIONS if is_base(kind) else range(1)
    return {(cell, turn) for cell in cells for turn in turns}


def place_moves(game: GameState, seat: int) -> set[Move]:
    """The first tile that is held, on any free cell; with an option, tiles that lie there move first. [FW-A45]"""
    player = game.players[seat]
    free = player.sky.free()
    moves: set[Move] = {("place", *cell, turn) for cell, turn in ways_to_lay(player.held[0], free)}
    if player.may_rearrange:
        for old, laid in player.sky.tiles.items():
            if old not in player.rearranged and not is_start(laid.kind):
                for cell, turn in ways_to_lay(laid.kind, [old, *free]) - {(old, laid.turn)}:
                    moves.add(("move", *old, *cell, turn))
    return moves


def gale_moves(game: GameState) -> set[Move]:
    """The next of five face-up tiles in the box, in the order of their numbers if they have any. [FW-A21]"""
    if game.is_real:
        return {("gale", number) for number in game.takeable()}
    left = sorted(number for number in game.takeable() if number >= game.attempt.gale_from)
    last = len(left) - game.attempt.gale_left
    return {("gale", number) for number in left[: last + 1]}
