"""Launches for tests: a box in which the tiles around the middle can turn, and a launch that turns some of them."""

from typing import Any

from lampion.games.fireworks.constants import phases
from tests.games.fireworks.nights import Table, table

STARTS = "1,1 (kiku-red) / 3,3 (bodan-blue)"
OTHER_STARTS = "1,1 (kiku-gold) / 3,3 (bodan-green)"
WALL = "#9 - down 4,8"  # beside a wall: launched from 4,7, it may land outside
# Six unseen tiles one place from the middle, where the blow is strongest.
AROUND = "#1 - down 3,4 / #2 - down 4,3 / #3 - down 4,5 / #4 - down 5,4 / #5 - down 3,3 / #6 - down 5,5"
FULL = "0,0 bee / 0,1 bee / 0,2 bee / 0,3 bee / 0,4 bee / 1,0 bee / 1,2 bee / 1,3 bee / 1,4 bee / 2,0 bee / 2,1 bee / "
FULL += "2,2 bee / 2,3 bee / 2,4 bee / 3,0 bee / 3,1 bee / 3,2 bee / 3,4 bee / 4,0 bee / 4,1 bee / 4,2 bee / 4,3 bee"
NEARLY_FULL = f"{STARTS} / {FULL}"  # one cell is free: 4,4


def ready(*skies: str, tiles: str = AROUND, **given: Any) -> Table:
    """A game in which seat 0 is about to launch in its first turn."""
    skies = skies or (STARTS, OTHER_STARTS)
    return table(*skies, tiles=tiles, **{"opening": 1, **given})


def launch(game: Table, *turned: str, die: str = "1", seat: int = 0, at: str = "4,4") -> None:
    """Launch at a place; these tiles turn, each given as `#1 kiku-red`, or `#1` alone if it was seen before."""
    game.play(seat, f"aim {at}")
    if game.position.phase == phases.HEIGHT:
        game.play(seat, "height 100")
    game.chance(f"hit {at}", f"bounce 0,0 corner {die}")
    for tile in turned:
        number, *kind = tile.split()
        outside = [word for word in kind if word == "outside"]
        game.chance(" ".join(["turn", number, *outside]))
        for name in kind:
            if name != "outside":
                game.chance(name)
    game.chance("still")


def tile_of(game: Table, number: int) -> dict[str, Any]:
    """A tile of the box as everybody sees it."""
    found: dict[str, Any] = next(tile for tile in game.view()["box"]["tiles"] if tile["tile"] == number)
    return found


def numbers_up(game: Table) -> list[int]:
    """The tiles that lie face up in the box."""
    return sorted(tile["tile"] for tile in game.view()["box"]["tiles"] if tile["up"] and not tile["outside"])
