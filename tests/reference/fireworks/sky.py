"""A personal board of Fireworks, "my sky": where tiles lie, the shapes they form, and their points."""

from dataclasses import dataclass, field

from .box import CELLS, DIRECTIONS, SPECIAL, Cell, colour_of, is_base, is_start, neighbour, type_of

# The motifs of a base tile, as edges counted counter-clockwise from the big arc
BIG_ARC = 0
MEDIUM_HALF = 2
FLOWER_HALF = 4

BIG_SAME_TYPE_AND_COLOUR = 10
BIG_SAME_TYPE = 7
BIG_OTHER = 6
START_TILE_ALONE = 1
SATURN = {"same colour": 3, "different colours": 2}
KALEIDOSCOPE = {"same colour": 2, "different colours": 3}
SMALL_FLOWER = 1
SPECIAL_POINTS = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 10}  # 5 and more
PUPPY_POINTS = {0: 0, 1: 1, 2: 3, 3: 5, 4: 7, 5: 13}  # 5 and more
CHARACTER_BONUS = 3


@dataclass(frozen=True)
class Laid:
    """A tile on a cell; its big arc points in the direction of its turn."""

    kind: str
    turn: int = 0


@dataclass
class Sky:
    """What lies on one board."""

    tiles: dict[Cell, Laid] = field(default_factory=dict)

    def free(self) -> list[Cell]:
        """The cells without a tile."""
        return [cell for cell in CELLS if cell not in self.tiles]

    def is_full(self) -> bool:
        """Has every cell its tile?"""
        return not self.free()

    # Shapes

    def _points_at(self, cell: Cell | None, motif: int, direction: int) -> bool:
        """Lies a base tile here whose motif is on the edge in this direction?"""
        if cell is None or cell not in self.tiles:
            return False
        laid = self.tiles[cell]
        return is_base(laid.kind) and (laid.turn + motif) % 6 == direction

    def _pairs(self, motif: int) -> list[tuple[str, str]]:
        """The kinds of all neighbouring base tiles on which this motif meets its like, each pair once."""
        pairs = []
        for cell in self.tiles:
            for direction in (0, 1, 2):  # the other three directions see the same pairs from the other side
                beside = neighbour(cell, direction)
                if self._points_at(cell, motif, direction) and self._points_at(beside, motif, direction + 3):
                    assert beside is not None
                    pairs.append((self.tiles[cell].kind, self.tiles[beside].kind))
        return pairs

    def big_fireworks(self) -> list[list[str]]:
        """The seven kinds of each start tile that has six base tiles around it, with their big arcs towards it."""
        found = []
        for cell, laid in self.tiles.items():
            if is_start(laid.kind):
                ring = [neighbour(cell, direction) for direction in DIRECTIONS]
                if all(self._points_at(ring[direction], BIG_ARC, (direction + 3) % 6) for direction in DIRECTIONS):
                    found.append([laid.kind] + [self.tiles[beside].kind for beside in ring if beside is not None])
        return found

    def saturns(self) -> list[tuple[str, str]]:
        """Two medium halves of bodan tiles that meet."""
        return [pair for pair in self._pairs(MEDIUM_HALF) if all(type_of(kind) == "bodan" for kind in pair)]

    def kaleidoscopes(self) -> list[tuple[str, str]]:
        """Two medium halves of kiku tiles that meet."""
        return [pair for pair in self._pairs(MEDIUM_HALF) if all(type_of(kind) == "kiku" for kind in pair)]

    def small_flowers(self) -> list[tuple[str, str]]:
        """Two flower halves that meet, of whatever types and colours."""
        return self._pairs(FLOWER_HALF)

    def different_specials(self) -> int:
        """The number of kinds of special tiles; doubles don't count."""
        return len({laid.kind for laid in self.tiles.values() if laid.kind in SPECIAL})

    # Points

    def points(self, character: str | None = None, puppy: str = "add") -> dict[str, int]:
        """The points of this board, by source."""
        bigs = self.big_fireworks()
        starts = sum(1 for laid in self.tiles.values() if is_start(laid.kind))
        specials = self.different_specials()
        points = {
            "big fireworks": sum(points_of_big_firework(kinds) for kinds in bigs),
            "start tiles": START_TILE_ALONE * (starts - len(bigs)),
            "saturns": sum(SATURN[compare_colours(pair)] for pair in self.saturns()),
            "kaleidoscopes": sum(KALEIDOSCOPE[compare_colours(pair)] for pair in self.kaleidoscopes()),
            "small flowers": SMALL_FLOWER * len(self.small_flowers()),
            "special tiles": SPECIAL_POINTS[min(5, specials)],
            "character": self._bonus(character),
        }
        if character == "puppy" and puppy == "replace":
            points["character"] -= points["special tiles"]
        points["total"] = sum(points.values())
        return points

    def _bonus(self, character: str | None) -> int:
        """The bonus points for a character card."""
        if character == "kohana":
            return len(self.small_flowers())
        if character == "puppy":
            return PUPPY_POINTS[min(5, self.different_specials())]
        is_met = {
            None: False,
            "maicho": self.different_specials() >= 4,
            "manka": len(self.kaleidoscopes()) >= 2,
            "tosei": len(self.saturns()) >= 2,
            "kagiya": bool(self.saturns() and self.kaleidoscopes() and self.small_flowers()),
            "tamaya": len(self.big_fireworks()) >= 2,
        }
        return CHARACTER_BONUS if is_met[character] else 0


def points_of_big_firework(kinds: list[str]) -> int:
    """10 for one type and colour, 7 for one type, 6 otherwise; the start tile counts like the others."""
    types = {type_of(kind) for kind in kinds}
    colours = {colour_of(kind) for kind in kinds}
    if len(types) == 1 and len(colours) == 1:
        return BIG_SAME_TYPE_AND_COLOUR
    return BIG_SAME_TYPE if len(types) == 1 else BIG_OTHER


def compare_colours(pair: tuple[str, str]) -> str:
    """The column of a pair in the score aid."""
    one, other = pair
    return "same colour" if colour_of(one) == colour_of(other) else "different colours"
