"""Damaged copies of the games' component files, and the errors from loading them."""

import re
import tomllib
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import pytest

from lampion.games import GAMES
from lampion.kernel.errors import BadComponents


class AnyBox(Protocol):
    """What the boxes of all games have in common."""

    @property
    def file(self) -> str: ...

    @property
    def digest(self) -> str: ...


Box = TypeVar("Box", bound=AnyBox)


def package_of(game: str) -> str:
    """The package of a game."""
    return GAMES[game].rpartition(".")[0]


def loader_of(game: str) -> Callable[..., AnyBox]:
    """The function that loads the box of a game."""
    load: Callable[..., AnyBox] = import_module(f"{package_of(game)}.components").load
    return load


class Shipped:
    """The component file that comes with a game, and copies of it with one change."""

    def __init__(self, game: str) -> None:
        self.text = (files(package_of(game)) / "components.toml").read_text("utf-8")
        headers = set(re.findall(r"^\[+(\w+)\]", self.text, re.MULTILINE))
        self.tables: dict[str, Any] = {
            name: value for name, value in tomllib.loads(self.text).items() if name in headers
        }

    def rows(self, table: str) -> list[dict[str, Any]]:
        """The rows of a table, if it has any."""
        found = self.tables[table]
        rows: list[dict[str, Any]] = found if isinstance(found, list) else found.get("rows", [])
        return rows

    def row(self, row: str, text: str | None = None) -> str:
        """The text of the first row with this id."""
        lines = rf' *\{{ id = "{row}".*\n|^id = "{row}"\n(?:.+\n)*'
        found = re.search(lines, self.text if text is None else text, re.MULTILINE)
        assert found is not None
        return found[0]

    def edited(self, row: str, old: str, new: str, text: str | None = None, table: str = "") -> str:
        """The file with one change inside the row of this id; `table` if another table has such a row too."""
        head, rest = split(self.text if text is None else text, table)
        found = self.row(row, rest)
        assert old in found
        return head + rest.replace(found, found.replace(old, new), 1)

    def without(self, row: str, table: str) -> str:
        """The file without this row of a table."""
        head, rest = split(self.text, table)
        header = f"[[{table}]]\n" if isinstance(self.tables[table], list) else ""
        found = header + self.row(row, rest)
        assert found in rest
        return head + rest.replace(found, "", 1)

    def swapped(self, table: str) -> str:
        """The file with the first two rows of a table in the other order."""
        head, rest = split(self.text, table)
        first, second = (self.row(row["id"], rest) for row in self.rows(table)[:2])
        return head + rest.replace(first, "\0", 1).replace(second, first, 1).replace("\0", second)

    def changed(self, old: str, new: str) -> str:
        """The file with one change outside the rows."""
        assert self.text.count(old) == 1
        return self.text.replace(old, new)


def split(text: str, table: str) -> tuple[str, str]:
    """The text before this table, and the text from there on; without a table, nothing and the whole text."""
    start = re.search(rf"^\[+{table}\]", text, re.MULTILINE) if table else None
    at = start.start() if start else 0
    return text[:at], text[at:]


class Loading(Generic[Box]):
    """Loads a text as a component file."""

    def __init__(self, load: Callable[[Path], Box], folder: Path) -> None:
        self.load = load
        self.path = folder / "box.toml"

    def box(self, text: str) -> Box:
        self.path.write_text(text, "utf-8")
        return self.load(self.path)

    def refusal(self, text: str) -> tuple[str, str]:
        """The row and the problem that the error names."""
        with pytest.raises(BadComponents) as refused:
            self.box(text)
        assert refused.value.data["file"] == str(self.path)
        assert all(str(part) in str(refused.value) for part in refused.value.data.values())
        return refused.value.data["row"], refused.value.data["problem"]
