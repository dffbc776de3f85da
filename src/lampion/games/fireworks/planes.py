"""What the places of an observation of Fireworks mean."""

from lampion.games.fireworks.constants import kinds, launches, planes, skies
from lampion.kernel.planes import Plane

SEATS = 4
PLACE = "row and column in the box, 1 to 9 (0 and 10 are the rim)"
KIND = (
    "its kind (1 to 4 kiku and 5 to 8 bodan: red, gold, green, blue; 9 to 16 special tiles; 17 gale, 18 rain, "
    "19 symbol; 0 not seen yet)"
)
LAID = "the kind of tile (1 to 16 as in the box, 17 to 24 start tiles, 0 none), how it is turned"

PLANES = (
    Plane(
        "launch",
        planes.LAUNCH,
        (planes.LAUNCH_SIZE,),
        "who began the round, whether it rains, whether a board is full, whether waiting function tiles are due, "
        f"whether this is a second try, whether tiles were piled up, the action card, the height, {PLACE} of the aim, "
        "of the hit and of the bounce, the quality of the hit, the die (0 to 2 one to three, 3 the symbol, 4 none), "
        "the tile being drawn + 1, the function tile that works, tiles still to be taken, and to be turned by the "
        "gale, the last one it turned + 1, whether another launch follows",
        ("first", "rain", "ending", "opening", "second try", "piled", "card", "height", "aim row", "aim column")
        + ("hit row", "hit column", "bounce row", "bounce column", "quality", "die", "drawn", "working", "to take")
        + ("to turn", "turned last", "again"),
    ),
    Plane(
        "functions",
        planes.FUNCTIONS,
        (kinds.FUNCTIONS, planes.FUNCTIONS_ROW),
        "gale, rain, symbol: tiles that this launch has turned up, that wait, that are out of the game",
        ("new", "waiting", "used"),
    ),
    Plane("unseen", planes.BAG, (kinds.COUNT - 1,), "by kind: tiles that nobody has seen; in advanced 2, on the table"),
    Plane("deck", planes.DECK, (launches.CARDS - 1,), "by action card: copies in the deck"),
    Plane(
        "box",
        planes.TILES,
        (kinds.TILES, planes.TILES_ROW),
        f"by tile: {PLACE}, tiles that lie higher, {KIND}, whether it lies face up, outside, and has turned in this "
        "launch; all zeros once it was taken",
        ("row", "column", "above", "kind", "up", "outside", "turned"),
    ),
    Plane(
        "seats",
        planes.SEATS,
        (SEATS, planes.SEATS_ROW),
        "by seat: free cells, tiles to place, the next two start tiles (1 to 8: kiku, then bodan), the character, what "
        f"it has taken up to move ({LAID}, the cell where it lay + 1), whether it launches, has taken, takes no more, "
        "has placed a tile in this launch, is to take the next one",
        ("free", "to place", "start 1", "start 2", "character", "lifted", "lifted turn", "lifted from", "launches")
        + ("took", "stopped", "placed", "taker"),
    ),
    Plane("hands", planes.HANDS, (SEATS, skies.HAND), "by seat: the kinds of the tiles to place, in this order"),
    Plane(
        "skies",
        planes.SKIES,
        (SEATS, skies.CELLS, planes.SKIES_ROW),
        f"by seat and cell: {LAID}, whether it was moved since its owner took tiles",
        ("kind", "turn", "moved"),
    ),
)
