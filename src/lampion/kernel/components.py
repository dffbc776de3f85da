"""The box of a game as a data file: finding it, reading it, and asking for fields so that mistakes name their place."""

import hashlib
import json
import os
import tomllib
from collections.abc import Collection, Iterable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from lampion.kernel.errors import BadComponents

FOLDER_VARIABLE = "LAMPION_COMPONENTS"
WHOLE_FILE = "whole file"
STATUSES = ("known", "inferred", "reconstructed")


def read(package: str, game_id: str) -> tuple[dict[str, Any], str]:
    """The parsed box of a game and the name of the file it came from.

    `<game_id>.toml` in the folder that LAMPION_COMPONENTS names comes before the packaged `components.toml`, so that
    owners of a box can put the printed values in.
    """
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder:
        if not Path(folder).is_dir():
            problem = f"{FOLDER_VARIABLE} names this folder, but it does not exist"
            raise BadComponents(file=folder, row=WHOLE_FILE, problem=problem)
        own = Path(folder) / f"{game_id}.toml"
        if own.exists():
            return read_file(own)
    packaged = resources.files(package) / "components.toml"
    file = f"{package}/components.toml"
    return _parse(packaged.read_bytes(), file), file


def read_file(path: Path) -> tuple[dict[str, Any], str]:
    """The parsed box in this file, and the file's name."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadComponents(file=str(path), row=WHOLE_FILE, problem=f"cannot be read: {error.strerror}") from error
    return _parse(content, str(path)), str(path)


def digest(data: Mapping[str, Any]) -> str:
    """A short fingerprint of the parsed box; comments, spacing and the order of fields do not change it."""
    canonical = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=str)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _parse(content: bytes, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError as error:
        raise BadComponents(file=file, row=WHOLE_FILE, problem="is not text in UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(file=file, row=WHOLE_FILE, problem=f"is not valid TOML: {error}") from error


class Row:
    """One table of a component file. Whatever is missing, of the wrong kind or unknown is refused with its place."""

    def __init__(self, file: str, name: str, values: Mapping[str, Any]) -> None:
        self.file = file
        self.name = name
        self._values = values
        self._asked: set[str] = set()

    def bad(self, problem: str, about: str = "") -> BadComponents:
        """The error to raise for a problem of this row, or of the row `about` inside it."""
        return BadComponents(file=self.file, row=about or self.name, problem=problem)

    def has(self, field: str) -> bool:
        """Whether an optional field is there."""
        return field in self._values

    def text(self, field: str, among: Collection[str] = ()) -> str:
        """A text that is not empty; with `among`, one of these."""
        value = self._value(field)
        if not isinstance(value, str) or not value:
            raise self.bad(f"{field}: {_show(value)} is not a text")
        return self._one_of(field, value, among)

    def texts(self, field: str, among: Collection[str] = ()) -> tuple[str, ...]:
        """A list of texts; with `among`, of these only."""
        values = self._list(field)
        if not all(isinstance(value, str) for value in values):
            raise self.bad(f"{field}: {_show(values)} is not a list of texts")
        return tuple(self._one_of(field, value, among) for value in values)

    def number(self, field: str, low: int = 0, high: int | None = None) -> int:
        """A whole number between two bounds, both included."""
        return self._whole(field, self._value(field), low, high)

    def numbers(self, field: str, low: int = 0, high: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers between two bounds, both included."""
        return tuple(self._whole(field, value, low, high) for value in self._list(field))

    def table(self, field: str) -> "Row":
        """A table inside this one."""
        value = self._value(field)
        if not isinstance(value, dict):
            raise self.bad(f"{field}: {_show(value)} is not a table")
        return Row(self.file, self._inside(field), value)

    def rows(self, field: str) -> list["Row"]:
        """A list of tables, each named by its `id`; no id comes twice."""
        found: dict[str, Row] = {}
        for position, values in enumerate(self._list(field), start=1):
            row = Row(self.file, f"{self._inside(field)} no. {position}", values if isinstance(values, dict) else {})
            row.name = row.text("id")
            if row.name in found:
                raise row.bad(f"id: {row.name} comes twice")
            found[row.name] = row
        return list(found.values())

    def finish(self) -> None:
        """Refuse fields that were not asked for: most often a typo."""
        unknown = sorted(set(self._values) - self._asked)
        if unknown:
            raise self.bad(f"{unknown[0]}: unknown field")

    def _inside(self, field: str) -> str:
        return field if self.name == WHOLE_FILE else f"{self.name}.{field}"

    def _value(self, field: str) -> Any:
        self._asked.add(field)
        if field not in self._values:
            raise self.bad(f"{field}: missing")
        return self._values[field]

    def _list(self, field: str) -> list[Any]:
        value = self._value(field)
        if not isinstance(value, list):
            raise self.bad(f"{field}: {_show(value)} is not a list")
        return value

    def _one_of(self, field: str, value: str, among: Collection[str]) -> str:
        if among and value not in among:
            raise self.bad(f"{field}: {_show(value)} is not one of {', '.join(among)}")
        return value

    def _whole(self, field: str, value: Any, low: int, high: int | None) -> int:
        # TOML's true and false are ints in Python.
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(f"{field}: {_show(value)} is not a whole number")
        if value < low or (high is not None and value > high):
            allowed = f"at least {low}" if high is None else f"{low} to {high}"
            raise self.bad(f"{field}: {value} is out of range ({allowed})")
        return value


def _show(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def read_status(tables: Iterable[Row], doubtful: Mapping[str, str], rows: Mapping[str, str]) -> dict[str, str]:
    """How sure we are: of every table, of the doubtful field in it, of every row that says so itself."""
    status = dict(rows)
    for table in tables:
        status[table.name] = table.text("status", STATUSES)
        if table.name in doubtful:
            field = doubtful[table.name]
            status[f"{table.name}.{field}"] = table.text(f"{field}_status", STATUSES)
    return status


def check_ids(table: Row, things: Iterable[Any], expected: Iterable[str]) -> None:
    """Check that the ids are exactly these, in this order: the rules number them that way."""
    ids, wanted = [thing.id for thing in things], list(expected)
    for name in wanted:
        if name not in ids:
            raise table.bad(f"{table.name}: this row is missing", about=name)
    for name in ids:
        if name not in wanted:
            raise table.bad(f"id: no such row belongs to {table.name}", about=name)
    if ids != wanted:
        raise table.bad("rows: must stand in the usual order")
