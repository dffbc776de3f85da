"""The box of Lanterns Dice: the shipped file is valid, and every kind of damage is refused with its row."""

from pathlib import Path

import pytest

from lampion.games.lanterns_dice.components import Box, load
from lampion.games.lanterns_dice.pieces import Pool, Shape, Sheet
from tests.games.boxes import Loading, Shipped

SHIPPED = Shipped("lanterns-dice")
edited, changed = SHIPPED.edited, SHIPPED.changed


@pytest.fixture
def loading(tmp_path: Path) -> Loading[Box]:
    return Loading(load, tmp_path)


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Box:
    """The packaged box, whatever the environment says."""
    monkeypatch.delenv("LAMPION_COMPONENTS", raising=False)
    return load()


def test_the_shipped_box_has_everything_that_is_counted(box: Box) -> None:
    """[LD-1] 48 fireworks, 3 cards with two sides, 4 sheets, 54 pools, 4 dice."""
    assert sum(len(shape.values) for shape in box.shapes) == 48
    assert [(card.id, card.cost, sorted(card.sides)) for card in box.cards] == [
        ("E1", 1, ["A", "B"]),
        ("E2", 2, ["A", "B"]),
        ("E3", 3, ["A", "B"]),
    ]
    assert [sheet.id for sheet in box.sheets] == list("ABCD")
    assert [len(row) for row in box.lakes[0].pools] == [9] * 6
    assert box.constants.dice == 4
    assert set(box.faces) == {"red", "orange", "green", "blue", "purple", "white"}


def test_shapes_have_three_four_or_five_squares(box: Box) -> None:
    """[LD-1] Two small, four medium and two large ones."""
    sizes = [(shape.size, "".join(shape.grid).count("#")) for shape in box.shapes]

    assert sizes == [("small", 3)] * 2 + [("medium", 4)] * 4 + [("large", 5)] * 2
    assert box.shapes[1] == Shape("V3", "small", ("#.", "##"), (4, 3, 3, 2, 2, 1))


def test_pools_are_read_as_they_are_written(box: Box) -> None:
    """[LD-1] [LD-A7] Two colours, pavilions by area, platforms and boats by pool."""
    rows = box.lakes[0].pools

    assert rows[0][0] == Pool(("white", "blue"))
    assert rows[0][1] == Pool(("blue", "green"), platform=True)
    assert rows[0][2] == Pool(("purple", "blue"), pavilions=(True, False))
    assert rows[4][6] == Pool(("red", "blue"), pavilions=(False, True))
    assert rows[1][2] == Pool(("green", "red"), boat=True)


def test_the_bonuses_of_a_sheet_depend_on_the_number_of_players(box: Box) -> None:
    """[LD-2] [LD-9] Six for all, then those for two or three."""
    sheet: Sheet = box.sheets[0]

    assert sheet.bonuses(4) == ("red", "orange", "white", "green", "purple", "blue")
    assert sheet.bonuses(3)[6:] == ("red", "white")
    assert sheet.bonuses(2)[6:] == ("green", "blue", "orange", "purple")


def test_no_two_sheets_have_the_same_bonus_in_a_turn(box: Box) -> None:
    """[LD-9]"""
    for seats in (2, 3, 4):
        for colours in zip(*(sheet.bonuses(seats) for sheet in box.sheets), strict=True):
            assert len(set(colours)) == 4


def test_pavilions_on_both_areas_can_be_entered(loading: Loading[Box]) -> None:
    """[LD-A7] The other reading needs no code."""
    box = loading.box(edited("0", '"p*b"', '"p*b*"'))

    assert box.lakes[0].pools[0][2].pavilions == (True, True)


def test_printed_values_and_effects_can_be_entered(loading: Loading[Box]) -> None:
    """[LD-A24] Reconstructed tables can be replaced."""
    text = edited("V3", "[4, 3, 3, 2, 2, 1]", "[4, 4, 3, 3, 2, 2]")
    text = edited("E1", 'effect = "begun",  areas = 1', 'effect = "any",  areas = 3', text=text)
    box = loading.box(text)

    assert box.shapes[1].values == (4, 4, 3, 3, 2, 2)
    assert (box.cards[0].sides["B"].effect, box.cards[0].sides["B"].areas) == ("any", 3)


@pytest.mark.parametrize(
    ("row", "old", "new", "problem"),
    [
        ("V3", '"small"', '"tiny"', 'size: "tiny" is not one of small, medium, large'),
        ("V3", '["#.", "##"]', '["#.", "#"]', "grid: must be equally long lines of # and ."),
        ("V3", '["#.", "##"]', '["#.", "#x"]', "grid: must be equally long lines of # and ."),
        ("V3", '["#.", "##"]', '["##", "##"]', "grid: a small shape has 3 squares, not 4"),
        ("V3", '["#.", "##"]', '["#.#", "#.."]', "grid: its squares must hang together"),
        ("V3", '["#.", "##"]', '["#..", "##."]', "grid: its squares must hang together"),
        ("V3", '["#.", "##"]', '["#", "#", "#"]', "grid: is I3, or I3 turned or flipped"),
        ("V3", "2, 2, 1]", "2, 2]", "values: there are 6 tiles, not 5"),
        ("V3", "2, 2, 1]", "2, 1, 2]", "values: must fall from the top of the stack down"),
        ("V3", "[4, 3,", "[32, 3,", "values: 32 is out of range (1 to 31)"),
        ("E3", "cost = 3", "cost = 0", "cost: 0 is out of range (1 to 9)"),
        ("2", '"rg"', '"rx"', "pools: rx is not two colours (r o g b p w) with *, # or @"),
        ("2", '"rg"', '"r"', "pools: r is not two colours (r o g b p w) with *, # or @"),
        ("2", '"rg"', '"rr"', "pools: rr has the same colour twice"),
        ("2", '"rg",  ', "", "pools: a row has 9 pools, not 8"),
    ],
)
def test_a_bad_row_is_refused(loading: Loading[Box], row: str, old: str, new: str, problem: str) -> None:
    """[LD-1]"""
    assert loading.refusal(edited(row, old, new)) == (row, problem)


@pytest.mark.parametrize(
    ("old", "new", "row", "problem"),
    [
        ("dice = 4", "dice = 5", "constants", "dice: the rules are written for 4, not 5"),
        ("2 = 10", "2 = 9", "turns", "2: the sheets have 10 turn bonuses for 2 players, not 9"),
        ("2 = [0, 2]", "2 = [0, 1]", "sides", "2: sides 0 and 1 are not opposite each other"),
        ("3 = [0, 1, 2]", "3 = [0, 1, 1]", "sides", "3: [0, 1, 1] must be 3 different sides"),
        ('"purple", "white"]', '"purple", "red"]', "dice", "faces: must be all six colours, each once"),
        ('["V3", "O4", "T4", "U5"]', '["V3", "O4", "T4"]', "shapes", "first_game: must be 4 different shapes"),
        ("small = 1", "small = 2", "shapes.drawn", "large: 4 shapes must be drawn in all"),
        ('"dark",    areas = 2', '"dark",    areas = 3', "E3.A", "areas: a pool has 2 areas, not 3"),
        ('"shown",   areas', '"shiny",   areas', "E1.A", None),
        ('turns = "r o w g p b"', 'turns = "r o w g p"', "A", "turns: must be 6 of r o g b p w"),
        ('two = "g b o p"', 'two = "g b o x"', "A", "two: must be 4 of r o g b p w"),
        ('mirrored = "both", ', 'mirrored = "twice",', "D", None),
    ],
)
def test_other_damage_is_refused(loading: Loading[Box], old: str, new: str, row: str, problem: str | None) -> None:
    """[LD-1] [LD-2]"""
    found = loading.refusal(changed(old, new))

    assert found[0] == row
    assert problem is None or found[1] == problem
