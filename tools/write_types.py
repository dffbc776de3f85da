"""Writes `web/src/generated/types.ts`: what the server sends and takes, from the declarations in Python.

usage: python tools/write_types.py [--check]
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from inspect import cleandoc, isclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

from lampion.games.spring_festival import inventory as spring_festival_box
from lampion.games.spring_festival import view as spring_festival
from lampion.games.takenoko import inventory as takenoko_box
from lampion.games.takenoko import view as takenoko
from lampion.kernel.game import Event, Offer
from lampion.server import analysing, commands, guests, lan, messages, metrics, pictures, problems, tables

FILE = Path(__file__).parent.parent / "web/src/generated/types.ts"
HEAD = "// Written by tools/write_types.py from the declarations in Python: `make types` writes it anew. Do not edit.\n"

# What the page speaks of; all that these mention comes along.
ROOTS: list[Any] = [
    messages.Welcome, messages.News, messages.People, messages.Chat, messages.Answer, messages.Mistake,
    Event, Offer,
    tables.Menu, tables.GameBox, tables.NewTable, tables.QuickTable, tables.Continuation, tables.TableMade,
    tables.TableList, tables.Replay, analysing.Analysis,
    guests.Wish, guests.Token, guests.Me, guests.Devices, guests.Link, guests.Removed,
    lan.Lan, lan.LanWish, metrics.Health, problems.Problem,
    spring_festival.View, spring_festival_box.Pieces, takenoko.View, takenoko_box.Pieces,
]  # fmt: skip
ALIASES: dict[str, Any] = {
    "TextPart": pictures.TextPart,
    "TextLine": pictures.TextLine,
    "ServerMessage": messages.ServerMessage,
    "Command": commands.AnyMessage,
}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "any"}
# Names that several modules use: what is put before them, or behind.
BEFORE = {"lampion.games.spring_festival.": "SpringFestival", "lampion.games.takenoko.": "Takenoko"}
BEHIND = {"lampion.server.commands": "Command"}


class Writer:
    """Collects declarations, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.known: dict[str, Any] = {}

    def name(self, shape: Any) -> str:
        """The name of a declaration; it is written when it is met first."""
        before = next((word for module, word in BEFORE.items() if shape.__module__.startswith(module)), "")
        name: str = before + shape.__name__ + BEHIND.get(shape.__module__, "")
        if self.known.setdefault(name, shape) is not shape:
            raise ValueError(f"two declarations would be called {name}")
        if name not in self.declared:
            self.declared[name] = ""  # keeps its place, and ends circles
            self.declared[name] = self.declare(name, shape)
        return name

    def declare(self, name: str, shape: Any) -> str:
        """An interface."""
        fields = fields_of_model(shape) if isclass(shape) and issubclass(shape, BaseModel) else fields_of_dict(shape)
        lines = [f"  {field}{'?' if optional else ''}: {self.write(kind)}" for field, kind, optional in fields]
        return "\n".join([*comment(shape), f"export interface {name} {{", *lines, "}\n"])

    def write(self, kind: Any) -> str:
        """A type as TypeScript writes it."""
        for alias, meaning in ALIASES.items():
            if kind == meaning:
                return alias
        return PLAIN.get(kind) or self.spell(kind)

    def spell(self, kind: Any) -> str:
        """A type that is made of others."""
        origin, inner = get_origin(kind), get_args(kind)
        if origin in (Annotated, NotRequired, Required):
            return self.write(inner[0])
        if origin is Literal:
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value).lower() for value in inner)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.write(part) for part in inner))
        if origin is tuple and inner[1:] != (...,):
            return f"[{', '.join(self.write(part) for part in inner)}]"
        if origin in (list, tuple, Sequence):
            element = self.write(inner[0])
            return f"({element})[]" if " | " in element else f"{element}[]"
        if origin in (dict, Mapping):
            return f"Record<{self.write(inner[0])}, {self.write(inner[1])}>"
        if is_typeddict(kind) or (isclass(kind) and issubclass(kind, BaseModel)):
            return self.name(kind)
        raise TypeError(f"no TypeScript for {kind!r}")


def fields_of_dict(shape: Any) -> Iterator[tuple[str, Any, bool]]:
    """Name, type and whether it may be missing."""
    for field, kind in get_type_hints(shape, include_extras=True).items():
        yield field, kind, field in shape.__optional_keys__


def fields_of_model(shape: type[BaseModel]) -> Iterator[tuple[str, Any, bool]]:
    """The same; whoever sends something may leave out what has a default, whoever gets something gets all."""
    is_sent = shape.model_config.get("extra") == "forbid"
    hints = get_type_hints(shape, include_extras=True)
    for field, about in shape.model_fields.items():
        yield field, hints[field], is_sent and not about.is_required()


def comment(shape: Any) -> list[str]:
    """The docstring."""
    lines = cleandoc(shape.__doc__ or "").splitlines()
    return [f"/** {lines[0]} */"] if len(lines) == 1 else ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def write() -> str:
    """The whole file."""
    writer = Writer()
    for root in ROOTS:
        writer.name(root)
    aliases = [f"export type {name} = {writer.spell(meaning)}\n" for name, meaning in ALIASES.items()]
    return "\n".join([HEAD, *aliases, *writer.declared.values()])


def main() -> str | None:
    """Write the file, or with --check complain if it is not what would be written."""
    text = write()
    if "--check" in sys.argv:
        is_current = FILE.exists() and FILE.read_text("utf-8") == text
        return None if is_current else f"{FILE.name} is out of date: `make types` writes it anew"
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, "utf-8")
    return None


if __name__ == "__main__":
    sys.exit(main())
