"""Writes `web/src/generated/`: the shapes of everything that server and client exchange, and how games say values.

usage: python tools/write_types.py [--check]
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from inspect import cleandoc, isclass
from pathlib import Path
from types import NoneType, SimpleNamespace, UnionType
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

import lampion
from lampion.games import GAMES
from lampion.kernel.game import Event, Game, Offer
from lampion.kernel.shapes import Cell, Edge, How
from lampion.server import errors
from lampion.server.app import BASIC_ROUTES, TABLE_ROUTES
from lampion.server.live import analyses, commands, messages, text_boards

FOLDER = Path(__file__).parent.parent / "web/src/generated"
FILE = FOLDER / "types.ts"
MEANINGS = FOLDER / "meanings.ts"
HEAD = "// Written by tools/write_types.py from the declarations in Python: `make types` rewrites it. Do not edit.\n"

api = SimpleNamespace(**{module.__name__.rpartition(".")[2]: module for module in (*BASIC_ROUTES, *TABLE_ROUTES)})

# What the page uses; everything these refer to comes along, and so does what every game declares.
ROOTS: list[Any] = [
    messages.Welcome, messages.News, messages.People, messages.Chat, messages.Answer, messages.Mistake,
    Event, Offer,
    api.games.Menu, api.games.GameBox, api.new_tables.NewTable, api.new_tables.QuickTable, api.new_tables.Continuation,
    api.new_tables.TableMade, api.lobby.TableList, api.replays.Replay, analyses.Analysis,
    api.puzzles.PuzzleInfo, api.puzzles.Verdict,
    api.challenges.ChallengeInfo, api.challenges.PastChallenges, api.challenges.ChallengeMade,
    api.guests.Wish, api.guests.Token, api.guests.Me, api.guests.Devices, api.guests.Link, api.guests.Removed,
    api.mates.Mates, api.mates.InvitationList, api.mates.WantedMate,
    api.pairings.Search, api.pairings.SearchWish, api.passkeys.Asked, api.passkeys.Passkeys,
    api.ladders.Ladder, api.ladders.TableStrengths, api.profiles.Profile, api.profiles.ProfileChoice,
    api.clubs.ClubWish, api.clubs.ClubList, api.clubs.Club, api.clubs.Door, api.clubs.Invited,
    api.clubs.RoleChoice, api.clubs.ClubTables,
    api.tournaments.TournamentWish, api.tournaments.TournamentList, api.tournaments.Tournament,
    api.lan.Lan, api.lan.LanWish, api.monitoring.Health, errors.Problem,
]  # fmt: skip
ALIASES: dict[str, Any] = {
    "TextPart": text_boards.TextPart,
    "TextLine": text_boards.TextLine,
    "ServerMessage": messages.ServerMessage,
    "Command": commands.AnyMessage,
}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
FIXED: dict[Any, str] = {Cell: "[number, number]", Edge: "[[number, number], [number, number]]"}
SUFFIXES = {"lampion.server.live.commands": "Command"}  # for names that another module uses too


class Writer:
    """Collects declarations, each once, in the order in which they are reached."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.known: dict[str, Any] = {}
        self.roles: dict[Any, str] = {}  # names of shapes that are called by what they are for

    def name(self, shape: Any) -> str:
        """The name of a declaration; the first time, it is written too."""
        own = game_prefix(shape.__module__) + shape.__name__ + SUFFIXES.get(shape.__module__, "")
        name: str = self.roles.get(shape, own)
        if self.known.setdefault(name, shape) is not shape:
            raise ValueError(f"two declarations would be called {name}")
        if name not in self.declared:
            self.declared[name] = ""  # keeps its place and stops recursion
            self.declared[name] = self.declare(name, shape)
        return name

    def declare(self, name: str, shape: Any) -> str:
        """An interface."""
        fields = fields_of_model(shape) if isclass(shape) and issubclass(shape, BaseModel) else fields_of_dict(shape)
        lines = [f"  {field}{'?' if optional else ''}: {self.write(kind)}" for field, kind, optional in fields]
        return "\n".join([*comment(shape), f"export interface {name} {{", *lines, "}\n"])

    def game(self, prefix: str, game: Game) -> None:
        """What a game declares: its view, its box, its offers and its events."""
        for role, method in (("View", game.view), ("Box", game.pieces)):
            shape = get_type_hints(method)["return"]
            if is_typeddict(shape):
                self.roles[shape] = prefix + role
                self.name(shape)
            else:
                self.alias(prefix + role, "Record<string, unknown>")
        offers: dict[str, list[str]] = {}
        for kind, offer in game.offer_shapes.items():
            fields = f"data: {self.write(offer.data)}; preview: {self.write(offer.preview)}"
            offers.setdefault(fields, []).append(kind)
        events: dict[str, list[str]] = {}
        for kind, data in game.event_shapes.items():
            events.setdefault(f"data: {self.write(data)}", []).append(kind)
        self.alias(prefix + "Offer", union("move: string", offers) or "Offer")
        self.alias(prefix + "Event", union("seat: number | null", events) or "Event")

    def alias(self, name: str, meaning: str) -> None:
        """Another name for a type."""
        self.declared[name] = f"export type {name} ={'' if meaning.startswith(chr(10)) else ' '}{meaning}\n"

    def write(self, kind: Any) -> str:
        """A type as TypeScript writes it."""
        for alias, meaning in ALIASES.items():
            if kind == meaning:
                return alias
        return PLAIN.get(kind) or FIXED.get(kind) or self.spell(kind)

    def spell(self, kind: Any) -> str:
        """A compound type."""
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
        if is_typeddict(kind) and not get_type_hints(kind):
            return "Record<string, never>"
        if is_typeddict(kind) or (isclass(kind) and issubclass(kind, BaseModel)):
            return self.name(kind)
        raise TypeError(f"no TypeScript for {kind!r}")


def game_prefix(module: str) -> str:
    """What the names of a game's declarations start with: `GoFish` for `go-fish`."""
    for name, home in GAMES.items():
        if module.startswith(home.rpartition(".")[0] + "."):
            return type_name(name)
    return ""


def type_name(game: str) -> str:
    """A game's name as types write it."""
    return "".join(part.capitalize() for part in game.split("-"))


def union(common: str, kinds: dict[str, list[str]]) -> str:
    """One object type for each set of fields, told apart by `kind`."""
    parts = []
    for fields, names in kinds.items():
        kind = " | ".join(f"'{name}'" for name in names)
        parts.append(f"\n  | {{ {common}; kind: {kind}; {fields} }}")
    return "".join(parts)


def fields_of_dict(shape: Any) -> Iterator[tuple[str, Any, bool]]:
    """Name, type and whether it may be missing."""
    for field, kind in get_type_hints(shape, include_extras=True).items():
        yield field, kind, field in shape.__optional_keys__


def fields_of_model(shape: type[BaseModel]) -> Iterator[tuple[str, Any, bool]]:
    """The same; a field with a default is optional in what the client sends, and always set in what it receives."""
    is_request = shape.model_config.get("extra") == "forbid"
    hints = get_type_hints(shape, include_extras=True)
    for field, about in shape.model_fields.items():
        yield field, hints[field], is_request and not about.is_required()


def comment(shape: Any) -> list[str]:
    """The docstring as a comment."""
    lines = cleandoc(shape.__doc__ or "").splitlines()
    return [f"/** {lines[0]} */"] if len(lines) == 1 else ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def write() -> str:
    """The whole file."""
    writer = Writer()
    for root in ROOTS:
        writer.name(root)
    for name in GAMES:
        writer.game(type_name(name), lampion.game(name))
    aliases = [f"export type {name} = {writer.spell(meaning)}\n" for name, meaning in ALIASES.items()]
    return "\n".join([HEAD, *aliases, *writer.declared.values()])


def write_meanings() -> str:
    """How the fields of offers and events are said, game by game."""
    lines = [HEAD, f"export interface Meaning {{\n  how: {Writer().write(How)}\n  piece?: string\n}}\n"]
    lines.append("export const MEANINGS: Record<string, Record<string, Meaning>> = {")
    for name in GAMES:
        lines.append(f"  '{name}': {{")
        for field, meaning in lampion.game(name).meanings.items():
            piece = f", piece: '{meaning.piece}'" if meaning.piece else ""
            lines.append(f"    {field}: {{ how: '{meaning.how}'{piece} }},")
        lines.append("  },")
    return "\n".join([*lines, "}\n"])


def main() -> str | None:
    """Write the files; with --check, complain if one is out of date."""
    for file, text in ((FILE, write()), (MEANINGS, write_meanings())):
        if "--check" not in sys.argv:
            FOLDER.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        elif not file.exists() or file.read_text("utf-8") != text:
            return f"{file.name} is out of date: run `make types`"
    return None


if __name__ == "__main__":
    sys.exit(main())
