"""Numbers that are written twice, for Python and for C, are the same."""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

import lampion
from tests.docs.pages import ROOT

ENUM = re.compile(r"^cdef enum:[^\n]*\n((?:^    [^\n]+\n|^\n)+)", re.MULTILINE)
ARRAY = re.compile(r"^cdef [a-z ]+?((?:\[[\w.]+\])+) ([A-Z_, ]+)$", re.MULTILINE)
GAMES = {name: module.rpartition(".")[0] for name, module in lampion.GAMES.items()}


def numbers_in(pxd: Path) -> dict[str, int]:
    """The constants of a `.pxd` file: `NAME = 3`, or names that count from 0."""
    numbers: dict[str, int] = {}
    for body in ENUM.findall(pxd.read_text("utf-8")):
        count = 0
        for item in re.sub(r"#[^\n]*", "", body).replace("\n", ",").split(","):
            name, _, value = item.partition("=")
            if name.strip():
                count = int(value) if value else count
                numbers[name.strip()] = count
                count += 1
    return numbers


def arrays_in(pxd: Path, package: str) -> dict[str, tuple[int, ...]]:
    """The arrays of a `.pxd` file with their lengths."""
    return {
        name: tuple(to_number(length, package) for length in re.findall(r"[\w.]+", lengths))
        for lengths, names in ARRAY.findall(pxd.read_text("utf-8"))
        for name in names.split(", ")
    }


def to_number(length: str, package: str) -> int:
    """A length is a number, or a name from a plain module of the game: `tiles.COUNT`."""
    module, _, constant = length.rpartition(".")
    if not module:
        return int(length)
    homes = (package, f"{package}.constants")
    home = next(home for home in homes if find_spec(home) and find_spec(f"{home}.{module}"))
    return int(getattr(import_module(f"{home}.{module}"), constant))


def pxds_of(name: str) -> list[Path]:
    """The `.pxd` files of a game."""
    return sorted((ROOT / "src" / Path(*GAMES[name].split("."))).glob("*.pxd"))


def lookups_of(name: str) -> ModuleType:
    """The lookups of a game as Python has them."""
    return import_module(f"{GAMES[name]}.lookups")


@pytest.mark.parametrize("name", GAMES)
def test_the_constants_of_a_game_are_the_same_in_c(name: str) -> None:
    """`lookups.py` and the `.pxd` files that still spell out numbers."""
    numbers = {constant: number for pxd in pxds_of(name) for constant, number in numbers_in(pxd).items()}

    assert numbers == {constant: getattr(lookups_of(name), constant) for constant in numbers}


@pytest.mark.parametrize(("name", "pxd"), [(name, pxd) for name in GAMES for pxd in pxds_of(name)])
def test_the_arrays_of_a_game_have_the_same_lengths_in_c(name: str, pxd: Path) -> None:
    """`lookups.py` and the `.pxd` files: C would read past the end of an array that is too short."""
    lookups = lookups_of(name)

    for array, lengths in arrays_in(pxd, GAMES[name]).items():
        rows = getattr(lookups, array)
        assert len(rows) == lengths[0], array
        assert all(len(row) == lengths[1] for row in rows) if len(lengths) == 2 else True, array
