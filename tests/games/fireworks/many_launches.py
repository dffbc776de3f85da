"""Many launches of the engine into the same kinds of boxes as those of the floating-point model."""

import random
from dataclasses import dataclass

from lampion.games.fireworks import lookups, queries
from lampion.games.fireworks.constants import kinds, launches, phases, places, verbs
from lampion.games.fireworks.rules import Fireworks
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import revive
from lampion.kernel.rng import Rng
from tests.games.fireworks.nights import Table
from tests.reference.fireworks.launch import BOX, INRADIUS, Setup

LAYOUTS = launches.LAYOUTS * launches.SYMMETRIES
PLACE = (BOX - 2 * INRADIUS) / 9  # from one place to the next, in millimetres
FALLING = (phases.HIT, phases.BOUNCE, phases.TURNING, phases.KIND)


@dataclass
class Counts:
    """What many launches did."""

    launches: int = 0
    new: int = 0
    failures: int = 0
    back: int = 0
    exits: int = 0

    @property
    def mean(self) -> float:
        """Tiles newly face up in an average launch."""
        return self.new / self.launches

    @property
    def failure(self) -> float:
        """The share of launches in which no tile turned up."""
        return self.failures / self.launches


def place_of(aim: tuple[float, float]) -> int:
    """The place of the box in which a point lies."""
    row, column = (int((coordinate - INRADIUS) / PLACE) for coordinate in aim)
    return (row + 1) * places.WIDTH + column + 1


def level_of(setup: Setup) -> int:
    """The number of a height with its spread and energy."""
    height, spread, energy = (round(100 * value) for value in (setup.height, setup.spread, setup.energy))
    return lookups.LEVEL_NAMES.index((height, spread, energy))


def about_to_hit(layout: int, setup: Setup, rng: random.Random) -> Fireworks:
    """A die that falls into one of the layouts, of which only some tiles are left."""
    game = Table.new(2, first="0")
    game.chance(f"layout {layout + 1}")
    fields = game.position.fields()
    box = fields["box"]
    assert isinstance(box, list)
    left = set(rng.sample(range(kinds.TILES), setup.tiles))
    up = set(rng.sample(sorted(left), setup.up))
    box = [(tile, place, kinds.UP | 1 if tile in up else 0) for tile, place, _ in box if tile in left]
    position = revive(Fireworks, fields | {"box": box, "phase": phases.PREPARE, "waiting": 1, "turn": 1, "team": 1})
    aim = place_of(setup.aim)
    if setup.pile:
        position.play(0, verbs.PILE * verbs.SIZE + aim)
    falling = {"phase": phases.HIT, "waiting": 1 << CHANCE, "aim": aim, "level": level_of(setup)}
    position = revive(Fireworks, position.fields() | falling)
    assert isinstance(position, Fireworks)
    return position


def launch_often(number: int, setup: Setup) -> Counts:
    """Launch into every layout in turn, always another one of what is left."""
    rng = random.Random(7)
    boxes = [about_to_hit(layout, setup, rng) for layout in range(LAYOUTS)]
    counts = Counts()
    dice = Rng(7)
    for launch in range(number):
        drop(boxes[launch % LAYOUTS].copy(), dice, counts)
    return counts


def drop(position: Fireworks, dice: Rng, counts: Counts) -> None:
    """Let one die fall, and count what it turns."""
    new = exits = 0
    up = {tile for tile in range(kinds.TILES) if queries.is_up(position, tile)}
    while position.phase in FALLING:
        verb, tile = divmod(position.roll(dice), verbs.SIZE)
        if verb in (verbs.TURN, verbs.TURN_OUT):
            exits += verb == verbs.TURN_OUT
            new += tile not in up
            counts.back += tile in up and verb == verbs.TURN
    counts.launches += 1
    counts.new += new
    counts.failures += new == 0
    counts.exits += exits > 0
