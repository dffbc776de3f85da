"""Writes the reference of the server's interface: REST from its OpenAPI description, sockets from their messages."""

import asyncio
import inspect
import re
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from lampion.server.app import create_app
from lampion.server.config import Config
from lampion.server.live import commands, messages, text_boards
from lampion.storage.store import Store
from lampion.tables import views

Schema = Mapping[str, Any]

DECLARING = (messages, views, text_boards)  # modules whose shapes have comments beside their fields
SHAPES = "shapes.md"
NAMES = {"string": "text", "integer": "whole number", "number": "number", "boolean": "yes or no", "null": "nothing"}
COMMENT = re.compile(r"^    (\w+): [^#\n]+#\s*(.+)$", re.MULTILINE)
REF = "#/components/schemas/{model}"

REST_HEAD = """# Requests

Everything is JSON under `/api`. The same description, for programs, is at `/api/openapi.json`. Errors look alike
everywhere: see [Problem](shapes.md#problem). [Tables](../tables.md) says how tables behave.
"""
SOCKET_HEAD = """# The socket of a table

`/api/tables/ID/socket` carries JSON both ways. Every command has a `type`, and may have an `id` that its answer
repeats. The same commands can be sent to `POST /api/tables/ID/commands`, all but `look`.
[Tables](../tables.md#the-interface) tells how a client uses them.
"""
SHAPES_HEAD = """# Shapes

What requests, answers and messages are made of.
"""


async def describe_server() -> dict[str, Any]:
    """The server's own OpenAPI description."""
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(None, Path(folder)) as store:
            return create_app(Config(data=Path(folder)), store).openapi()


def describe_messages() -> tuple[dict[str, Any], dict[str, Any]]:
    """The messages of both sides: their names in order with their schemas, commands first, and all shapes they use."""
    sent = commands.MESSAGES.json_schema(ref_template=REF)
    received = TypeAdapter[Any](messages.ServerMessage).json_schema(ref_template=REF)
    shapes = {**received["$defs"], **sent["$defs"]}
    return {"commands": names_of(sent), "answers": names_of(received)}, shapes


def names_of(union: Schema) -> list[str]:
    """The names of a union's members."""
    return [last_word(member["$ref"]) for member in union.get("oneOf") or union["anyOf"]]


def last_word(reference: str) -> str:
    """The name at the end of a reference."""
    return reference.rpartition("/")[2]


def comments_of(name: str) -> dict[str, str]:
    """What the source says beside the fields of a message, or of a shape in one."""
    found = (getattr(module, name, None) for module in DECLARING)
    shape = next((shape for shape in found if inspect.isclass(shape)), None)
    return dict(COMMENT.findall(inspect.getsource(shape))) if shape else {}


def say_type(schema: Schema) -> str:
    """A type in words, with links to the shapes that it names."""
    if "$ref" in schema:
        name = last_word(schema["$ref"])
        return f"[{name}]({SHAPES}#{name.lower()})"
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if members := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(dict.fromkeys(say_type(member) for member in members))
    kind = schema.get("type")
    if kind == "array":
        return f"list of {say_type(schema['items'])}" if "items" in schema else "list"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"object of {say_type(inner)}" if isinstance(inner, Mapping) else "object"
    return NAMES.get(str(kind), "anything")


def say_limits(schema: Schema) -> list[str]:
    """Bounds of a value, and what it is unless given."""
    words = []
    if "minimum" in schema and "maximum" in schema:
        words.append(f"{schema['minimum']} to {schema['maximum']}")
    if "maxLength" in schema:
        words.append(f"at most {schema['maxLength']} characters")
    if "maxItems" in schema:
        words.append(f"at most {schema['maxItems']} entries")
    if schema.get("default") not in (None, ""):
        words.append(f"unless given: `{schema['default']}`")
    return words


def fields(schema: Schema, notes: Mapping[str, str]) -> list[str]:
    """A table of an object's fields."""
    rows = []
    for name, field in schema.get("properties", {}).items():
        about = [field.get("description") or notes.get(name, ""), *say_limits(field)]
        must = "" if name in schema.get("required", ()) else "may be left out"
        said = "; ".join(word for word in [must, *about] if word)
        rows.append(f"| `{name}` | {escape(say_type(field))} | {escape(said)} |")
    return ["| field | type | |", "| --- | --- | --- |", *rows, ""] if rows else []


def escape(words: str) -> str:
    """Words that can stand in a table."""
    return words.replace("|", "\\|").replace("\n", " ")


def paragraph(words: str | None) -> list[str]:
    """A docstring as a paragraph."""
    return [inspect.cleandoc(words), ""] if words else []


def write_requests(api: Schema) -> Iterator[str]:
    """A section for each address and method."""
    yield REST_HEAD
    for path, methods in api["paths"].items():
        for method, call in methods.items():
            yield f"## {method.upper()} {path}\n"
            yield from paragraph(call.get("description") or call.get("summary"))
            rows = [
                f"| `{one['name']}` | in the {one['in']} | {say_type(one['schema'])} "
                f"| {escape('; '.join(filter(None, [one.get('description', ''), *say_limits(one['schema'])])))} |"
                for one in call.get("parameters", ())
            ]
            if rows:
                yield "\n".join(["| parameter | where | type | |", "| --- | --- | --- | --- |", *rows, ""])
            if body := call.get("requestBody"):
                yield f"Takes {say_type(schema_of(body))}.\n"
            for code, answer in call["responses"].items():
                if code.startswith("2") and (schema := schema_of(answer)):
                    yield f"Answers {say_type(schema)}.\n"


def schema_of(part: Schema) -> Schema:
    """The schema of a body or an answer in JSON."""
    schema: Schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    return schema


def write_messages(names: Mapping[str, list[str]], shapes: Schema) -> Iterator[str]:
    """A section for each message."""
    yield SOCKET_HEAD
    for side, title in (("commands", "From a client"), ("answers", "From the server")):
        yield f"## {title}\n"
        for name in names[side]:
            kind = shapes[name]["properties"]["type"]["const"]
            yield f"### {kind}\n"
            yield from paragraph(shapes[name].get("description"))
            yield "\n".join(fields(shapes[name], comments_of(name)))


def write_shapes(shapes: Schema) -> Iterator[str]:
    """A section for each shape, by name."""
    yield SHAPES_HEAD
    for name, shape in sorted(shapes.items()):
        yield f"## {name}\n"
        yield from paragraph(shape.get("description"))
        if "properties" in shape:
            yield "\n".join(fields(shape, comments_of(name)))
        else:
            yield f"{say_type(shape)[:1].upper()}{say_type(shape)[1:]}.\n"


def write(folder: Path) -> None:
    """Write the three pages."""
    api = asyncio.run(describe_server())
    names, shapes = describe_messages()
    folder.mkdir(parents=True, exist_ok=True)
    pages = {
        "requests.md": write_requests(api),
        "socket.md": write_messages(names, shapes),
        SHAPES: write_shapes({**shapes, **api["components"]["schemas"]}),
    }
    for name, parts in pages.items():
        (folder / name).write_text("\n".join(parts), "utf-8")
