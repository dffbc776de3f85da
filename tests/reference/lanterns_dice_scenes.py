"""Games of the Lanterns Dice reference, at the point that a test is about."""

import random

from .lanterns_dice import ReferenceGame, Step
from .lanterns_dice_lake import Pool

RING = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


def roll(game: ReferenceGame, *faces: str) -> None:
    """Let all four dice fall."""
    for face in faces:
        game.play("~", f"~ {face}")


def turn(game: ReferenceGame, rotation: int) -> None:
    """Let the active player turn the tray."""
    game.play(game.active(), f"turn {game.facing(game.active(), rotation)} {rotation}")


def about_to_act(seats: int, *faces: str, **options: str) -> ReferenceGame:
    """A game in which the tray has been turned for the first time, so that side 0 faces the first die."""
    game = ReferenceGame(seats, options)
    roll(game, *faces)
    turn(game, 0)
    return game


def around(pool: Pool) -> set[Pool]:
    """The eight pools around one that is not at the rim."""
    return {(pool[0] + row, pool[1] + column) for row, column in RING}


def complete(game: ReferenceGame, seat: int, *pools: Pool) -> None:
    """Light both areas of these pools, without what that would bring."""
    game.players[seat].sheet.lit |= {(row, column, half) for row, column in pools for half in (0, 1)}


def about_to_launch(*pools: Pool, launches: int = 1, **options: str) -> ReferenceGame:
    """A three-player game in which seat 0 has completed these pools and may launch."""
    game = about_to_act(3, "red", "red", "red", "red", **options)
    complete(game, 0, *pools)
    game.players[0].steps = [Step("launch")] * launches
    return game


def about_to_end(seats: int) -> ReferenceGame:
    """A game in its last turn, of which only the launch of the active seat is left; nothing is lit."""
    game = ReferenceGame(seats, {})
    while game.turns < {2: 20, 3: 24, 4: 24}[seats]:
        play_quietly(game)
    roll(game, "red", "red", "red", "red")
    turn(game, 0)
    for player in game.players:
        player.steps = []
    game.players[game.active()].steps = [Step("launch")]
    return game


def play_quietly(game: ReferenceGame) -> None:
    """Play a turn in which everybody passes."""
    number = game.turns
    while game.turns == number and game.waiting():
        seat = next(iter(game.waiting()))
        if isinstance(seat, str):
            game.play(seat, min(game.chances()))
        elif game.stage == "tray":
            turn(game, 0)
        else:
            game.play(seat, "pass")


def play_at_random(game: ReferenceGame, rng: random.Random) -> None:
    """Play to the end; seats that wait together move in random order."""
    while game.waiting():
        seat = rng.choice(sorted(game.waiting(), key=str))
        moves = game.chances() if isinstance(seat, str) else game.legal(seat)
        game.play(seat, rng.choice(sorted(moves)))
