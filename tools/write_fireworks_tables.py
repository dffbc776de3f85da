"""Writes the tables of the launch in Fireworks: `python tools/write_fireworks_tables.py`. [FW-20]

The rules only use the whole numbers in the file, never these formulas: another machine might round them differently.
The model: a die falls on 111 tiles. The share of its energy that reaches a tile is zero under the die, largest a ring
away and fades outside; tiles on top hold a tile down, and tiles below give it room. A tile makes a number of half-turns
that follows Poisson's law, so it shows its other face with a chance of at most one half.
"""

import random
import tomllib
from collections.abc import Callable
from itertools import pairwise
from math import cos, erf, exp, hypot, log, pi, sin, sqrt
from pathlib import Path

GAME = Path(__file__).parents[1] / "src/lampion/games/fireworks"
FILE = GAME / "launch_tables.toml"

INNER, WIDTH = 9, 11  # places in a row of the box, and of the frame around it
WALL = 16.5  # millimetres from a wall to the first place's edge: half a tile
PITCH = 187 / 9  # millimetres from place to place
PIVOT = 1.3  # the cover at which averages over a place are exact
TURNING = 0.68  # half-turns: 0.34 times the root of the energy above the threshold, twice
THRESHOLD = 0.15
SPREAD = 24  # millimetres: of a pile, a little wider than the 22 of the reference because of the grid
ORDER = 9  # every ninth place next, so that few tiles are spread as widely as many
TILES, LAYOUTS, SEED = 111, 32, 2017
TESTED = ((30, 100, 100),)  # launches that nobody can make, for comparing with the reference


def turn(energy: float) -> float:
    """The chance that a tile with this energy shows its other face."""
    return (1 - exp(-TURNING * sqrt(max(0.0, energy - THRESHOLD)))) / 2


def back(chance: float) -> float:
    """The energy with which a tile has this chance."""
    return (log(1 - 2 * chance) / TURNING) ** 2 + THRESHOLD


def share(energy: float, distance: float) -> float:
    """The energy that reaches a tile at a distance in millimetres."""
    rings = distance / (20 * sqrt(sqrt(energy)))
    return energy * rings * exp((1 - rings * rings) / 2)


def mean(of: Callable[[float], float], grain: int, rows: int, columns: int) -> float:
    """The mean of a function of the distance between any points of two places."""
    off = [(a - b) / grain for a in range(grain) for b in range(grain)]
    return sum(of(PITCH * hypot(rows + y, columns + x)) for y in off for x in off) / grain**4


def ring(energy: float, rows: int, columns: int) -> int:
    """The blow of the hit on a tile that many rows and columns away, in 256ths."""
    chance = mean(lambda distance: turn(PIVOT * share(energy, distance)), 7, rows, columns)
    return round(256 * back(chance) / PIVOT) if chance >= 2e-4 else 0


def echo(energy: float, rows: int, columns: int) -> int:
    """The blow of the bounce."""
    return round(256 * mean(lambda distance: share(0.15 * energy, distance), 5, rows, columns))


def symmetric(of: Callable[[float, int, int], int], energy: float) -> list[list[int]]:
    """A table by rows and columns away; it ends where nothing is left."""
    half = [[of(energy, y, x) for x in range(y + 1)] for y in range(WIDTH)]
    table = [[half[max(y, x)][min(y, x)] for x in range(WIDTH)] for y in range(WIDTH)]
    reach = max(y for y in range(WIDTH) if any(table[y])) + 1
    return [row[:reach] for row in table[:reach]]


def axis(deviation: float, aim: int) -> list[int]:
    """The odds of each row (or column) of the frame, in 240ths, when the aim is this one."""
    cuts = [-1e9, *(WALL + PITCH * i for i in range(INNER + 1)), 1e9]
    heights = [erf((cut - WALL - PITCH * (aim - 0.5)) / deviation / sqrt(2)) for cut in cuts]
    odds = [round(120 * (high - low)) for low, high in pairwise(heights)]
    odds[aim] += 240 - sum(odds)
    return odds


def leave(power: int, places: int) -> int:
    """Of 256 tiles that turn with this power (in steps of 128), how many cross a wall that many places away."""
    energy = 0.5 * power + 0.25
    low = (PITCH * places + 6) / (16 * sqrt(energy))
    draws = (low + 0.02 * k + 0.01 for k in range(600))
    return round(5.12 * sum(exp(-draw - 55 / (16 * energy * draw)) for draw in draws))


def shift(power: int, scatter: int) -> int:
    """How many places a tile with this power (in steps of 64) slides."""
    way = 16 * sqrt(power / 4 + 0.125) * -log(1 - (scatter + 0.5) / 16)
    return min(3, int(way / PITCH + 0.5))


def offsets(count: int) -> list[list[int]]:
    """Where the tiles of a pile lie, in rows and columns from its middle: evenly over a bell of that spread."""
    places = []
    for k in (i * ORDER % count for i in range(count)):
        distance = SPREAD * sqrt(-2 * log(1 - (k + 0.5) / count)) / PITCH
        angle = k * pi * (3 - sqrt(5))
        places.append([round(distance * sin(angle)), round(distance * cos(angle))])
    return places


def layouts() -> list[list[int]]:
    """How the tiles may lie: each on any of the 81 places, later ones on top."""
    rng = random.Random(SEED)
    return [[rng.randrange(INNER * INNER) for _ in range(TILES)] for _ in range(LAYOUTS)]


def launches() -> list[tuple[int, int, int]]:
    """Height in centimetres, spread and force in percent: by hand from each height, by each card, and for tests."""
    box = tomllib.loads((GAME / "components.toml").read_text("utf-8"))
    by_hand = [(height, 100, 100) for height in box["tube"]["heights"]]
    by_card = [(card["height"], card["spread"], card["force"]) for card in box["cards"]["rows"]]
    return list(dict.fromkeys([*by_hand, *by_card, *TESTED]))


def main() -> None:
    """Write the file."""
    pile = tomllib.loads((GAME / "components.toml").read_text("utf-8"))["constants"]["pile_tiles"]
    covers = [round(64 * 0.5**above * (1 + 0.4 * min(4, below))) for above in range(8) for below in range(8)]
    turns = [min(32767, round(65536 * turn((i + 0.5) / 16))) for i in range(256)]
    lines = [
        "# The tables of the launch. Written by tools/write_fireworks_tables.py; change that instead.",
        f"\ncovers = {covers}",
        f"\nturns = {turns}",
        f"\nleaves = {rows([[leave(i, n) for n in range(INNER + 1)] for i in range(32)])}",
        f"\nshifts = {rows([[shift(i, s) for s in range(16)] for i in range(64)])}",
        f"\npile = {offsets(pile)}",
        f"\nlayouts = {rows(layouts())}",
    ]
    energies: dict[float, str] = {}
    for height, spread, force in launches():
        energy = force / 100 * height / 50
        if energy not in energies:
            blows = f"ring = {rows(symmetric(ring, energy))}\necho = {rows(symmetric(echo, energy))}"
            energies[energy] = blows
        deviation = (10 + 15 * height / 100) * spread / 100
        aims = rows([axis(deviation, aim) for aim in range(1, INNER + 1)])
        named = f"height = {height}\nspread = {spread}\nforce = {force}"
        lines.append(f"\n[[launch]]\n{named}\naim = {aims}\n{energies[energy]}")
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


def rows(table: list[list[int]]) -> str:
    """A table with one row in each line."""
    return "[\n" + "".join(f"    {row},\n" for row in table) + "]"


if __name__ == "__main__":
    main()
