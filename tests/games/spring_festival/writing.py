"""Boards and whole positions as text, with defaults for everything that a test doesn't care about."""

from dataclasses import dataclass

Cell = tuple[int, int]

STORE_TILES = [f"T{number:02}" for number in range(1, 49)]
EMPTY_HAND = "- - - -"
LAST_ROUND = 12


@dataclass
class Seat:
    """What lies in front of a seat; without a board, its own starting set in a row."""

    board: str = ""
    holds: str = "-"
    hand: str = EMPTY_HAND
    done: str = ""
    applause: int = 0


def write_position(
    *given: Seat,
    phase: str = "fire",
    turn: int | None = None,
    active: int = 0,
    waiting: str | None = None,
    store: str | None = None,
    draws: tuple[int, int] | None = None,
    sign: str | None = None,
    **options: object,
) -> str:
    """A position with these seats, in the earliest round that allows their tiles; spare tiles fill the store."""
    seats = [fill(seat, number) for number, seat in enumerate(given)]
    used = [word.rstrip("*") for seat in seats for word in (*seat.board.split(), seat.holds) if word.startswith("T")]
    if turn is None:
        turn = LAST_ROUND if phase in ("finale", "over") else least_round(seats) + (phase == "store")
    taken = turn - (phase == "store")
    spare = [tile for tile in STORE_TILES if tile not in used and tile not in (store or "").split()]
    if store is None:
        store = "- - - -" if taken == LAST_ROUND else " ".join(spare.pop() for _ in range(4))
    out = [spare.pop() for _ in range(4 * taken - len(used))]
    if waiting is None:
        waiting = default_waiting(phase, seats, active, draws)
    chosen = {"sign": sign or "none", **options}
    lines = [
        " ".join(["spring-festival", str(len(seats)), *(f"{name}={value}" for name, value in chosen.items())]),
        f"{phase} round {turn} active {active} turned 0 waiting {'~' if phase == 'draw' else waiting}".rstrip(),
        *([f"draws {draws[0]} slot {draws[1]} then {waiting}"] if draws else []),
        *([f"sign {sign}"] if sign else []),
        f"store {store}",
        " ".join(["out", *sorted(out)]),
        *(write_seat(seat, number) for number, seat in enumerate(seats)),
    ]
    return "\n".join(lines) + "\n"


def default_waiting(phase: str, seats: list[Seat], active: int, draws: tuple[int, int] | None) -> str:
    """The seats that hold a tile and the one that draws; the active seat at the store; everybody in the finale."""
    if phase == "store":
        return str(active)
    if phase == "finale":
        return " ".join(str(number) for number in range(len(seats)))
    drawer = draws[0] if draws else None
    return " ".join(str(number) for number, seat in enumerate(seats) if seat.holds != "-" or number == drawer)


def fill(seat: Seat, number: int) -> Seat:
    """A seat with a board, by default its starting set in a row."""
    row = " / ".join(f"S{number + 1}-{index + 1} {index},0" for index in range(4))
    return Seat(seat.board or row, seat.holds, seat.hand, seat.done, seat.applause)


def least_round(seats: list[Seat]) -> int:
    """The earliest round in which these seats can have taken their tiles, one a round."""
    return max(1, *((f" / {seat.board}".count(" / T")) + (seat.holds != "-") for seat in seats))


def write_seat(seat: Seat, number: int) -> str:
    """A seat as a line of a position's text, with the tiles in an order in which they can have been laid."""
    laid = " ".join(f"{tile}{'*' * exploded}:{x},{y}" for (x, y), (tile, exploded) in in_building_order(seat.board))
    words = [f"{number} set {number + 1} tiles {laid} holds {seat.holds} cards {seat.hand} done", *seat.done.split()]
    return " ".join([*words, f"applause {seat.applause}"])


def in_building_order(board: str) -> list[tuple[Cell, tuple[str, bool]]]:
    """The tiles of a board from 0,0 on, each next to an earlier one."""
    tiles = read_board(board)
    order: list[Cell] = []
    reached = [(0, 0)]
    while reached:
        x, y = reached.pop(0)
        if (x, y) in tiles and (x, y) not in order:
            order.append((x, y))
            reached += [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    assert len(order) == len(tiles), f"the tiles are not connected: {board}"
    return [(cell, tiles[cell]) for cell in order]


def read_board(text: str) -> dict[Cell, tuple[str, bool]]:
    """The tiles of a board by cell, each with its face."""
    tiles = {}
    for item in text.split(" / "):
        tile, cell = item.split(" ")
        x, y = cell.split(",")
        tiles[int(x), int(y)] = (tile.removesuffix("*"), tile.endswith("*"))
    return tiles


def write_board(tiles: dict[Cell, tuple[str, bool]]) -> str:
    """A board as text, in reading order."""
    cells = sorted(tiles, key=lambda cell: (cell[1], cell[0]))
    return " / ".join(f"{tiles[x, y][0]}{'*' * tiles[x, y][1]} {x},{y}" for x, y in cells)
