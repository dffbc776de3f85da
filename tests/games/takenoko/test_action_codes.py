"""The actions of Takenoko: where plots, figures and channels can come with what is in the box."""

import pytest

from lampion.games.takenoko import action_codes, lookups
from lampion.games.takenoko.constants import sizes, verbs
from lampion.games.takenoko.game import GAME
from lampion.games.takenoko.notation import to_cell
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.position import revive

Cell = tuple[int, int]
POND = (0, 0)
PLOTS = 27


def beside(cell: Cell) -> list[Cell]:
    """The six neighbours of a cell."""
    q, r = cell
    return [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]


def may_lie(land: list[Cell], cell: Cell) -> bool:
    """[TK-5] A plot lies beside the pond, or beside two others."""
    around = beside(cell)
    return cell != POND and cell not in land and (POND in around or sum(other in land for other in around) >= 2)


def way_to(target: Cell) -> list[Cell]:
    """The shortest row of plots that ends on a cell: always the place that is nearest to it."""

    def away(cell: Cell) -> tuple[int, Cell]:
        q, r = cell[0] - target[0], cell[1] - target[1]
        return q * q + r * r + q * r, cell

    land: list[Cell] = []
    while target not in land:
        places = {other for cell in (POND, *land) for other in beside(cell) if may_lie(land, other)}
        land.append(min(places, key=away))
    return land


def to_qr(cell: int) -> Cell:
    """The coordinates of a cell."""
    return cell % sizes.WIDTH - 15, cell // sizes.WIDTH - 15


def test_plots_lie_where_27_can_reach() -> None:
    """[TK-5] A way leads to each cell, and each cell beside the listed ones takes more plots than there are."""
    cells = {to_qr(cell) for cell in action_codes.cells_in_reach()}
    outside = {other for cell in cells for other in beside(cell)} - cells - {POND}

    assert len(cells) == 624
    assert max(len(way_to(cell)) for cell in sorted(cells)[::7]) == PLOTS
    assert {len(way_to(cell)) for cell in sorted(outside)[::3]} == {28, 29}


@pytest.mark.parametrize("target", [(14, -7), (7, 7), (-1, 14), (-13, -1), (1, -14), (13, 0), (0, -13)])
def test_the_last_plot_can_be_kept_on_a_far_cell(target: Cell) -> None:
    """[TK-5] The rules offer the place at the end of the way."""
    match = GAME.start(2, seed=3)
    while match.view(None)["phase"] != "keep":
        match.play(match.moves()[0])
    numbers = match.position.fields()
    land = [(to_cell(*cell), 1, 0, 0, 1) for cell in way_to(target)[:-1]]
    numbers["land"] = land
    position = revive(Takenoko, numbers)
    kind = position.moves(position.active)[0] // verbs.SIZE

    assert kind * verbs.SIZE + to_cell(*target) in position.moves(position.active)
    assert kind * verbs.SIZE + to_cell(*target) in GAME.numbering.codes


def test_channels_leave_the_corners_of_the_pond() -> None:
    """[TK-6] The first one lies on one of six edges; each further channel goes on from an end of another."""
    first = {edge for corner in action_codes.corners_of(495) for edge in action_codes.edges_at(corner)}
    leaving = {edge for edge in first if 495 not in action_codes.cells_of(edge)}
    reached = action_codes.edges_in_reach()

    assert len(leaving) == 6
    assert leaving < reached
    assert all(495 not in action_codes.cells_of(edge) for edge in reached)
    assert {cell for edge in reached for cell in action_codes.cells_of(edge)} <= set(action_codes.cells_in_reach())


def test_twenty_channels_in_a_row_can_be_laid() -> None:
    """[TK-6] Along a zigzag between two rows of plots; the last edge is as far out as any listed one."""
    path = longest_path()
    match = GAME.start(2, seed=3)
    while match.view(None)["phase"] != "idle":
        match.play(match.moves()[0])
    numbers = match.position.fields()
    plots = list(dict.fromkeys(cell for edge in path for cell in action_codes.cells_of(edge)))
    numbers["land"] = [(cell, 1, 0, 0, 1) for cell in plots]
    numbers["laid"] = path[:-1]
    seat = numbers["active"]
    numbers["channels_stored"] = [int(other == seat) for other in range(4)]
    position = revive(Takenoko, numbers)
    move = (verbs.LAY + path[-1] % 3) * verbs.SIZE + path[-1] // 3

    assert len(plots) <= PLOTS
    assert move in position.moves(seat)
    assert move in GAME.numbering.codes


def longest_path() -> list[int]:
    """A shortest way of 20 edges from a corner of the pond."""
    paths = [[edge] for corner in action_codes.corners_of(495) for edge in action_codes.edges_at(corner)]
    paths = [path for path in paths if 495 not in action_codes.cells_of(path[0])][:1]
    seen = {paths[0][0]}
    while len(paths[-1]) < lookups.CHANNELS:
        path = paths.pop(0)
        for corner in action_codes.ends_of(path[-1]):
            for edge in action_codes.edges_at(corner):
                if edge not in seen and 495 not in action_codes.cells_of(edge):
                    seen.add(edge)
                    paths.append([*path, edge])
    return paths[-1]
