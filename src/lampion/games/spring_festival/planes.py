"""What the places of an observation of Spring Festival mean."""

from lampion.games.spring_festival.constants import cards, cells, planes, tiles
from lampion.kernel.planes import Plane

SEATS = 4
TILE = "the number of a tile (1 to 48 for T01 to T48, 49 to 64 for S1-1 to S4-4, 0 for none)"
FEATURES = "colour (1 blue, 2 green, 3 red, 4 yellow) and explosions"

PLANES = (
    Plane(
        "store",
        planes.STORE,
        (4, planes.STORE_ROW),
        f"by orientation of the store: the tile that it would bring, as {TILE}, its {FEATURES}",
        ("tile", "colour", "explosions"),
    ),
    Plane(
        "supplies",
        planes.TABLE,
        (planes.TABLE_SIZE,),
        "the sign (1 goat to 12 horse in the order of the rules), the store's orientation, tiles and cards left, "
        "and for a card being drawn: the seat that gets it, and its slot from 1",
        ("sign", "orientation", "tiles left", "colour cards left", "pattern cards left", "drawer", "slot"),
    ),
    Plane("unseen tiles", planes.UNSEEN, (tiles.STORE,), "by tile of the store: has nobody seen it?"),
    Plane(
        "cards",
        planes.CARDS,
        (cards.COUNT - 1,),
        "by card (C01 to C36, P01 to P36): -1 in its deck, 0 out of play, 1 to 4 completed by, 5 to 8 open in front of "
        "the seat that sits 0 to 3 places clockwise",
    ),
    Plane(
        "seats",
        planes.SEATS,
        (SEATS, planes.SEATS_ROW),
        f"by seat: starting set, its tiles still to be placed, the held tile, its {FEATURES}, applause, whether the "
        "finale was fired, whether it goes on after the card being drawn, "
        "the four open cards by number (1 to 36 colour, 37 to 72 pattern, 0 none)",
        ("set", "first", "second", "third", "fourth", "held", "colour", "explosions", "applause", "fired", "goes on")
        + ("card 1", "card 2", "card 3", "card 4"),
    ),
    Plane(
        "panoramas",
        planes.PANORAMAS,
        (SEATS, cells.TILES, planes.PANORAMAS_ROW),
        f"by seat, tile by tile in the order in which cells were filled: {TILE}, its cell from the first tile, whether "
        f"it has exploded, its {FEATURES}, its half sparks (a bit each: 1 north, 2 east, 4 south, 8 west)",
        ("tile", "x", "y", "exploded", "colour", "explosions", "sparks"),
    ),
)
