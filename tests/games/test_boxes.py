"""The box of every game: it can be replaced and corrected, and damage that any file can have is refused with its row.

The contents of a box, and damage that only its game can recognise, are tested with the game.
"""

import re
from pathlib import Path

import pytest

from lampion.games import GAMES
from lampion.kernel.errors import BadComponents
from tests.games.boxes import AnyBox, Loading, Shipped, loader_of

BOXES = {name: Shipped(name) for name in GAMES}
TABLES = [(name, table) for name, box in BOXES.items() for table in box.tables]
ROWS = [(name, table) for name, table in TABLES if BOXES[name].rows(table)]


@pytest.fixture
def shipped(name: str) -> Shipped:
    return BOXES[name]


@pytest.fixture
def loading(name: str, tmp_path: Path) -> Loading[AnyBox]:
    return Loading(loader_of(name), tmp_path)


@pytest.fixture
def box(name: str, monkeypatch: pytest.MonkeyPatch) -> AnyBox:
    """The packaged box, whatever the environment says."""
    monkeypatch.delenv("LAMPION_COMPONENTS", raising=False)
    return loader_of(name)()


# The packaged file and the owner's file


@pytest.mark.parametrize("name", GAMES)
def test_comments_and_spacing_do_not_change_the_digest(shipped: Shipped, loading: Loading[AnyBox], box: AnyBox) -> None:
    text = "# mine\n" + re.sub(" +", " ", shipped.text)

    assert loading.box(text).digest == box.digest


@pytest.mark.parametrize("name", GAMES)
def test_the_digest_is_sixteen_hexadecimal_digits(box: AnyBox) -> None:
    assert re.fullmatch("[0-9a-f]{16}", box.digest)


@pytest.mark.parametrize("name", GAMES)
def test_the_file_of_an_owner_replaces_the_packaged_one(
    name: str, shipped: Shipped, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"{name}.toml"
    path.write_text(shipped.text, "utf-8")
    monkeypatch.setenv("LAMPION_COMPONENTS", str(tmp_path))
    assert loader_of(name)().file == str(path)

    path.write_text(shipped.text + "[fans]\n", "utf-8")
    with pytest.raises(BadComponents) as refused:
        loader_of(name)()
    assert refused.value.data["file"] == str(path)


@pytest.mark.parametrize("name", GAMES)
def test_a_folder_without_a_file_for_this_game_changes_nothing(
    name: str, box: AnyBox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LAMPION_COMPONENTS", str(tmp_path))

    assert loader_of(name)() == box


@pytest.mark.parametrize("name", GAMES)
def test_a_folder_that_does_not_exist_is_refused(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPION_COMPONENTS", str(tmp_path / "nowhere"))

    with pytest.raises(BadComponents) as refused:
        loader_of(name)()

    assert refused.value.data == {
        "file": str(tmp_path / "nowhere"),
        "row": "whole file",
        "problem": "LAMPION_COMPONENTS names this folder, but it does not exist",
    }


# Files that aren't a box of this game


@pytest.mark.parametrize("name", GAMES)
def test_a_file_that_is_not_there_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as refused:
        loader_of(name)(tmp_path / "nothing.toml")

    assert refused.value.data["problem"] == "cannot be read: No such file or directory"


@pytest.mark.parametrize("name", GAMES)
def test_a_file_that_is_not_toml_is_refused(loading: Loading[AnyBox]) -> None:
    row, problem = loading.refusal("tiles = [")

    assert row == "whole file"
    assert problem.startswith("is not valid TOML")


@pytest.mark.parametrize("name", GAMES)
def test_a_file_that_is_not_utf_8_is_refused(name: str, shipped: Shipped, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(shipped.text.encode("utf-16"))

    with pytest.raises(BadComponents) as refused:
        loader_of(name)(path)

    assert refused.value.data["problem"] == "is not text in UTF-8"


@pytest.mark.parametrize("name", GAMES)
def test_the_box_of_another_game_is_refused(name: str, shipped: Shipped, loading: Loading[AnyBox]) -> None:
    text = shipped.changed(f'game = "{name}"', 'game = "chess"')

    assert loading.refusal(text) == ("whole file", f'game: "chess" is not one of {name}')


# Tables


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_a_missing_table_is_refused(shipped: Shipped, loading: Loading[AnyBox], table: str) -> None:
    text = re.sub(rf"^(\[+){table}(?=\])", r"\1other", shipped.text, flags=re.MULTILINE)

    assert loading.refusal(text) == ("whole file", f"{table}: missing")


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_table_is_refused(shipped: Shipped, loading: Loading[AnyBox]) -> None:
    assert loading.refusal(shipped.text + "[fans]\n") == ("whole file", "fans: unknown field")


@pytest.mark.parametrize(("name", "table"), [(name, table) for name, table in TABLES if (name, table) not in ROWS])
def test_an_unknown_field_of_a_table_is_refused(shipped: Shipped, loading: Loading[AnyBox], table: str) -> None:
    text = shipped.changed(f"[{table}]\n", f"[{table}]\nvalue = 4\n")

    assert loading.refusal(text) == (table, "value: unknown field")


# Rows


@pytest.mark.parametrize(("name", "table"), ROWS)
def test_an_unknown_field_is_refused_in_every_kind_of_row(
    shipped: Shipped, loading: Loading[AnyBox], table: str
) -> None:
    row = shipped.rows(table)[1]["id"]
    separator = ", " if f'{{ id = "{row}"' in shipped.text else "\n"
    text = shipped.edited(row, f'id = "{row}"', f'id = "{row}"{separator}value = 4', table=table)

    assert loading.refusal(text) == (row, "value: unknown field")


@pytest.mark.parametrize(("name", "table"), ROWS)
def test_a_row_without_id_is_named_by_its_place(shipped: Shipped, loading: Loading[AnyBox], table: str) -> None:
    row = shipped.rows(table)[1]["id"]
    text = re.sub(r"\{ ,", "{", shipped.edited(row, f'id = "{row}"', "", table=table))
    place = table if isinstance(shipped.tables[table], list) else f"{table}.rows"

    assert loading.refusal(text) == (f"{place} no. 2", "id: missing")


@pytest.mark.parametrize(("name", "table"), ROWS)
def test_an_id_that_comes_twice_is_refused(shipped: Shipped, loading: Loading[AnyBox], table: str) -> None:
    before, row = (row["id"] for row in shipped.rows(table)[:2])
    text = shipped.edited(row, f'id = "{row}"', f'id = "{before}"', table=table)

    assert loading.refusal(text) == (before, f"id: {before} comes twice")


@pytest.mark.parametrize(("name", "table"), ROWS)
def test_a_missing_row_is_refused(shipped: Shipped, loading: Loading[AnyBox], table: str) -> None:
    row = shipped.rows(table)[-1]["id"]

    assert loading.refusal(shipped.without(row, table)) == (row, f"{table}: this row is missing")


@pytest.mark.parametrize(("name", "table"), ROWS)
def test_rows_out_of_order_are_refused(shipped: Shipped, loading: Loading[AnyBox], table: str) -> None:
    assert loading.refusal(shipped.swapped(table)) == (table, "rows: must stand in the usual order")
