"""Games of the Spring Festival reference, at the point that a test is about."""

import random

from .spring_festival import ReferenceGame
from .spring_festival_panorama import read_panorama

Record = list[tuple[int | str, str]]


def faces(game: ReferenceGame, seat: int = 0) -> str:
    """The board of a seat as `read_panorama` reads it, in reading order."""
    cells = sorted(game.panorama(seat).items(), key=lambda item: (item[0][1], item[0][0]))
    return " / ".join(f"{tile}{'*' if exploded else ''} {x},{y}" for (x, y), (tile, exploded) in cells)


def play_until(game: ReferenceGame, stage: str, rng: random.Random, chance: tuple[str, ...] = ()) -> Record:
    """Play at random, with these outcomes first, until a stage waits for a decision."""
    record: Record = []
    outcomes = list(chance)
    while game.waiting() and (game.stage != stage or "~" in game.waiting()):
        seat = rng.choice(sorted(game.waiting(), key=str))
        if isinstance(seat, str):
            text = f"~ {outcomes.pop(0)}" if outcomes else rng.choice(sorted(game.chances()))
        else:
            text = rng.choice(sorted(game.legal(seat)))
        game.play(seat, text)
        record.append((seat, text))
    return record


def about_to_turn(seats: int, first: str = "0") -> ReferenceGame:
    """A game before its first turn of the store, with T01 to T04 on top of the stacks."""
    game = ReferenceGame(seats, {"first": first})
    play_until(game, "turn", random.Random(1), ("T01", "T02", "T03", "T04"))
    return game


def about_to_fire(board: str, tile: str, hand: tuple[str | None, ...] = (None, None, None, None)) -> ReferenceGame:
    """A two-player game in which seat 0 has this board and these cards, and a tile to fire."""
    game = about_to_turn(2)
    game.play(0, "turn T01")
    play_until(game, "fire", random.Random(1))
    game.players[0].panorama = read_panorama(board)
    game.players[0].hand = list(hand)
    game.players[0].tile_to_fire = tile
    return game


def about_to_finish(boards: list[str]) -> ReferenceGame:
    """A game in its grande finale with these boards."""
    game = ReferenceGame(len(boards), {})
    play_until(game, "finale", random.Random(1))
    for player, board in zip(game.players, boards, strict=True):
        player.panorama = read_panorama(board)
        player.applause = 0
        player.completed = []
    return game
