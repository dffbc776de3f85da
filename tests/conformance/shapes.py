"""Does a value have the shape that a declaration gives it? Strict: no field too many, no number for a boolean."""

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from lampion.kernel.shapes import Cell, Edge


def misfits(value: Any, shape: Any, where: str = "") -> list[str]:
    """The places where a value differs from its declaration."""
    if shape is Any:
        return []
    if shape in (Cell, Edge) and (not isinstance(value, list) or len(value) != 2):
        return [f"{where}: {value!r} is not two"]
    if is_typeddict(shape):
        return misfits_of_dict(value, shape, where)
    origin, inner = get_origin(shape), get_args(shape)
    if origin in (Annotated, NotRequired, Required):
        return misfits(value, inner[0], where)
    if origin in (Union, UnionType):
        return [] if any(not misfits(value, part) for part in inner) else [f"{where}: {value!r} is none of {inner}"]
    if origin is Literal:
        return [] if value in inner else [f"{where}: {value!r} is not in {inner}"]
    if origin is list and isinstance(value, list):
        return [fault for place, item in enumerate(value) for fault in misfits(item, inner[0], f"{where}[{place}]")]
    if origin is dict and isinstance(value, dict):
        keys = [fault for key in value for fault in misfits(key, inner[0], f"{where}, a key")]
        return keys + [fault for key, item in value.items() for fault in misfits(item, inner[1], f"{where}.{key}")]
    if shape in (int, str, bool, float, NoneType):
        return [] if type(value) is shape else [f"{where}: {value!r} is not {shape.__name__}"]
    return [f"{where}: {value!r} is not {shape}"]


@cache
def hints_of(shape: Any) -> dict[str, Any]:
    """The declared fields of a dictionary; to work them out takes longer than to compare with them."""
    return get_type_hints(shape, include_extras=True)


def misfits_of_dict(value: Any, shape: Any, where: str) -> list[str]:
    """The same for a dictionary with declared fields."""
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is not {shape.__name__}"]
    hints = hints_of(shape)
    found = [f"{where}: {name} is missing" for name in sorted(shape.__required_keys__ - value.keys())]
    found += [f"{where}: {name} is not declared" for name in sorted(value.keys() - hints.keys())]
    for name in hints.keys() & value.keys():
        found += misfits(value[name], hints[name], f"{where}.{name}")
    return found
