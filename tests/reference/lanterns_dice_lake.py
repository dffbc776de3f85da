"""The box of Lanterns Dice, and the rules of one lake in slow, obvious code: what is lit, complete, covered, scored.

Nothing here comes from the game under test; the tables are typed in from the facts about the box.

A pool is a row, from the top, and a column, from the left. An area adds 0 (upper left) or 1 (lower right).
"""

from dataclasses import dataclass, field

Pool = tuple[int, int]
Area = tuple[int, int, int]

ROWS = 6
COLUMNS = 9
COLOURS = ["red", "orange", "green", "blue", "purple", "white"]
LETTERS = ["A", "B", "C", "D"]
POINTS_FOR_A_BOAT = 4

# The first letters of both colours, then `#` for a platform, `B` for a boat, `*` and an area for a pavilion on it.
PRINTED_LAKE = """
    wb    bg#   pb*0  rw*0  gb#   ow*0  bg*0  pb    ro
    ro    wp    grB   ob    gr    wr#   wp#   wbB   wr
    rg    op*0  wo#   pb    opB   pg    or    gp*0  go#
    pr    brB   bw    rg*0  ow    wp*0  ob    go*0  pr#
    og    pr#   go#   gb    poB   bo#   rb*1  wgB   bo
    bw    wg*0  op*1  br#   rp    gw    wp#   wr    pg
"""

# The colours of turns 1 to 6, of 7 and 8 with three players, and of 7 to 10 with two.
TURN_BONUSES = {
    "A": ("red orange white green purple blue", "red white", "green blue orange purple"),
    "B": ("blue purple green white orange red", "blue green", "white red purple orange"),
    "C": ("orange green red blue white purple", "orange red", "blue purple green white"),
    "D": ("purple white blue red green orange", "purple blue", "red orange white green"),
}

SHAPES = {
    "I3": ["###"],
    "V3": ["#.", "##"],
    "O4": ["##", "##"],
    "T4": ["###", ".#."],
    "L4": ["#.", "#.", "##"],
    "S4": [".##", "##."],
    "U5": ["#.#", "###"],
    "X5": [".#.", "###", ".#."],
}
SIZES = {"small": ["I3", "V3"], "medium": ["O4", "T4", "L4", "S4"], "large": ["U5", "X5"]}
FIRST_GAME = ["V3", "O4", "T4", "U5"]
VALUES = {"small": [4, 3, 3, 2, 2, 1], "medium": [5, 4, 4, 3, 3, 2], "large": [6, 5, 5, 4, 4, 3]}


@dataclass
class Lake:
    """What is printed on a sheet: the colour of every area, and the installations. [LD-1]"""

    colours: dict[Area, str] = field(default_factory=dict)
    pavilions: set[Area] = field(default_factory=set)
    platforms: set[Pool] = field(default_factory=set)
    boats: set[Pool] = field(default_factory=set)


def print_lake(left_right: bool = False, top_bottom: bool = False, shift: int = 0) -> Lake:
    """The lake, or its mirror image with the colours shifted along their list. [LD-A23]"""
    initials = {colour[0]: colour for colour in COLOURS}
    lake = Lake()
    for y, line in enumerate(PRINTED_LAKE.split("\n")[1:-1]):
        for x, text in enumerate(line.split()):
            row = ROWS - 1 - y if top_bottom else y
            column = COLUMNS - 1 - x if left_right else x
            for half in (0, 1):
                number = COLOURS.index(initials[text[half]])
                lake.colours[row, column, half] = COLOURS[(number + shift) % len(COLOURS)]
            if "*" in text:
                lake.pavilions.add((row, column, int(text[-1])))
            if "#" in text:
                lake.platforms.add((row, column))
            if "B" in text:
                lake.boats.add((row, column))
    return lake


LAKES = {
    "A": print_lake(),
    "B": print_lake(left_right=True, shift=1),
    "C": print_lake(top_bottom=True, shift=2),
    "D": print_lake(left_right=True, top_bottom=True, shift=3),
}


def turn_bonuses(letter: str, seats: int) -> list[str]:
    """The colours that are not crossed out at the beginning, one for each turn. [LD-2]"""
    common, under_3, under_2 = TURN_BONUSES[letter]
    extra = {2: under_2.split(), 3: under_3.split(), 4: []}
    return common.split() + extra[seats]


def stack(shape: str) -> list[int]:
    """The values of the six tiles of a shape, the top one first. [LD-2]"""
    return next(list(VALUES[size]) for size in SIZES if shape in SIZES[size])


def neighbours(pool: Pool) -> list[Pool]:
    """The pools that share an edge with this one."""
    row, column = pool
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(y, x) for y, x in around if 0 <= y < ROWS and 0 <= x < COLUMNS]


def placements(shape: str) -> set[frozenset[Pool]]:
    """Every place for a shape in the lake, turned and flipped. [LD-11] [LD-A17]"""
    places = set()
    rows = SHAPES[shape]
    for _ in ("as printed", "flipped"):
        for _ in range(4):
            squares = [(y, x) for y, line in enumerate(rows) for x, mark in enumerate(line) if mark == "#"]
            for top in range(ROWS - len(rows) + 1):
                for left in range(COLUMNS - len(rows[0]) + 1):
                    places.add(frozenset((top + y, left + x) for y, x in squares))
            rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
        rows = [line[::-1] for line in rows]
    return places


PLACEMENTS = {shape: placements(shape) for shape in SHAPES}


@dataclass
class Sheet:
    """One player's sheet: what is lit in the lake, the tiles on it, and the gifts."""

    letter: str
    lake: Lake
    lit: set[Area] = field(default_factory=set)
    covered: set[Pool] = field(default_factory=set)
    tiles: list[int] = field(default_factory=list)
    gifts: int = 1

    def dark_areas(self) -> set[Area]:
        """The areas that are not lit yet."""
        return set(self.lake.colours) - self.lit

    def is_complete(self, pool: Pool) -> bool:
        """Are both areas lit?"""
        return (*pool, 0) in self.lit and (*pool, 1) in self.lit

    def is_untouched(self, pool: Pool) -> bool:
        """Is neither area lit?"""
        return (*pool, 0) not in self.lit and (*pool, 1) not in self.lit

    def complete_pools(self) -> set[Pool]:
        """All pools with both areas lit, covered or not."""
        return {(row, column) for row, column, _ in self.lit if self.is_complete((row, column))}

    def launches(self, shape: str) -> list[frozenset[Pool]]:
        """Where a tile of this shape lies on complete pools that no tile covers. [LD-11] [LD-A15] [LD-A16]"""
        usable = self.complete_pools() - self.covered
        return [place for place in PLACEMENTS[shape] if place <= usable]

    def groups(self) -> list[int]:
        """The sizes of all groups of adjacent complete pools, largest first. [LD-14]"""
        left = self.complete_pools()
        sizes = []
        while left:
            group = {left.pop()}
            while more := {pool for member in group for pool in neighbours(member)} & left:
                group |= more
                left -= more
            sizes.append(len(group))
        return sorted(sizes, reverse=True)

    def surrounded_boats(self) -> int:
        """The number of boats in untouched pools between four complete ones. [LD-15] [LD-A20]"""
        return sum(
            1
            for boat in self.lake.boats
            if self.is_untouched(boat) and sum(self.is_complete(pool) for pool in neighbours(boat)) == 4
        )

    def score(self) -> dict[str, int]:
        """The points of the sheet, by source; gifts are worth nothing. [LD-13] [LD-14] [LD-A28]"""
        groups = self.groups()
        points = {
            "fireworks": sum(self.tiles),
            "group": groups[1] if len(groups) > 1 else 0,
            "boats": POINTS_FOR_A_BOAT * self.surrounded_boats(),
        }
        points["total"] = sum(points.values())
        return points
