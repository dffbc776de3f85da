"""Games of the Fireworks reference, at the point that a test is about."""

import random

from .box import CELLS, DIE
from .game import ReferenceGame
from .sky import Laid, Sky
from .state import Launch, Move


def read_sky(text: str) -> Sky:
    """A board from its tiles: the kind, `@` and the direction of its big arc, and the cell, between slashes."""
    sky = Sky()
    for item in filter(None, (part.strip() for part in text.split("/"))):
        tile, cell = item.split()
        kind, _, turn = tile.partition("@")
        row, column = cell.split(",")
        sky.tiles[int(row), int(column)] = Laid(kind, int(turn or 0))
    return sky


def filled_sky(free: int) -> Sky:
    """A board with two start tiles and otherwise special tiles of one kind, except on its last cells."""
    sky = read_sky("start-kiku-red 0,0 / start-bodan-gold 0,1")
    for cell in CELLS[2 : 25 - free]:
        sky.tiles[cell] = Laid("bee")
    return sky


def scene(
    seats: int = 2,
    up: tuple[str, ...] = (),
    skies: dict[int, Sky] | None = None,
    cards: tuple[str, ...] = (),
    **options: str,
) -> ReferenceGame:
    """A game before its first launch by seat 0: these tiles are face up in the box, numbered from 0.

    Cards are those on top of the deck; tests without characters play game 1.
    """
    game = ReferenceGame(seats, {"first": "0"} | options)
    deal(game)
    for seat in range(seats):
        for row, column in ((0, 0), (0, 1)):
            game.play(seat, ("start", row, column))
    for number, kind in enumerate(up):
        game.box[number].kind = kind
        game.box[number].up = True
        game.unseen[kind] -= 1
    for seat, sky in (skies or {}).items():
        game.players[seat].sky = sky
    for card in cards:
        game.draw(("card", card))
    return game


def deal(game: ReferenceGame) -> None:
    """Give chance the first of its outcomes while it sets up."""
    while game.stage == "deal" and game.draws:
        game.draw(min(game.chances()))


def throw(
    game: ReferenceGame,
    die: str,
    *kinds: str,
    back: tuple[int, ...] = (),
    outside: tuple[int, ...] = (),
) -> list[int]:
    """Aim at the centre from the least height; tiles of these kinds turn up. Tells their numbers."""
    seat = game.active
    if game.stage == "prepare":
        game.play(seat, ("aim", 4, 4))
    if game.stage == "height":
        game.play(seat, ("height", 0.5))
    fresh = [number for number in game.face_down() if game.box[number].kind is None]
    numbers = fresh[: len(kinds)]
    game.launch(Launch(dict(zip(numbers, kinds, strict=True)), set(back), set(outside), die))
    return numbers


def take_unseen(game: ReferenceGame, kind: str) -> None:
    """Draw the first of the face-down tiles, which is of this kind."""
    game.draw(min(game.chances()))
    if game.draws:
        game.draw(("kind", kind))


def random_launch(game: ReferenceGame, rng: random.Random) -> Launch:
    """Something that a launch might do to this box."""
    result = Launch(die=rng.choice(DIE))
    unseen = list(game.unseen.elements())
    rng.shuffle(unseen)
    down = game.face_down()
    for number in rng.sample(down, min(len(down), rng.choice((0, 0, 1, 1, 2, 3, 5, 8)))):
        result.up[number] = game.box[number].kind or unseen.pop()
    result.back = {number for number in game.takeable() if rng.random() < 0.05}
    result.outside = {number for number in [*result.up, *game.takeable()] if rng.random() < 0.05}
    return result


def place(game: ReferenceGame, seat: int, times: int = 1) -> None:
    """Place tiles on the first free cells."""
    for _ in range(times):
        game.play(seat, min((move for move in game.legal(seat) if move[0] == "place"), key=str))


def take(game: ReferenceGame, *numbers: int) -> list[int]:
    """Take tiles in turns, each placed at once by somebody alone; tells who took."""
    takers = []
    for number in numbers:
        [seat] = game.waiting()
        assert isinstance(seat, int)
        game.play(seat, ("take", number))
        takers.append(seat)
        if game.stage == "place" and len(game.attempt.participants) == 1:
            place(game, seat, len(game.players[seat].held))
    return takers


def take_all(game: ReferenceGame) -> list[int]:
    """Take the tiles with the lowest numbers while there is anything to take; tells who took."""
    takers = []
    while game.stage == "take":
        takers += take(game, min(game.takeable()))
    return takers


def verbs(game: ReferenceGame, seat: int) -> set[str]:
    """The kinds of moves a seat may make."""
    return {str(move[0]) for move in game.legal(seat)}


def numbers_of(moves: set[Move], verb: str) -> set[int]:
    """The tiles that moves of this verb name."""
    return {int(move[1]) for move in moves if move[0] == verb}
