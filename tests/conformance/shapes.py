"""Does a value have the shape that a declaration gives it? Strict: no field too many, no number for a boolean."""

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from lampion.kernel.shapes import Cell, Edge

Find = Callable[[Any], list[str]]


def misfits(value: Any, shape: Any) -> list[str]:
    """The places where a value differs from its declaration."""
    return finder(shape)(value)


@cache
def finder(shape: Any) -> Find:
    """What finds the misfits of a shape; a declaration is taken apart only once, which takes longer than comparing."""
    origin, inner = get_origin(shape), get_args(shape)
    if shape is Any:
        return lambda _: []
    if shape in (Cell, Edge):
        return in_pair(finder(inner[0]))
    if is_typeddict(shape):
        return in_fields(shape)
    if origin in (Annotated, NotRequired, Required):
        return finder(inner[0])
    if origin in (Union, UnionType):
        return in_one_of(inner)
    if origin is Literal:
        return lambda value: [] if value in inner else [f": {value!r} is not in {inner}"]
    if origin is list:
        return in_list(shape, finder(inner[0]))
    if origin is dict:
        return in_dict(shape, finder(inner[0]), finder(inner[1]))
    if shape in (int, str, bool, float, NoneType):
        return lambda value: [] if type(value) is shape else [f": {value!r} is not {shape.__name__}"]
    return lambda value: [f": {value!r} is not {shape}"]


def in_pair(find: Find) -> Find:
    """For a list of two."""
    return lambda value: find(value) if isinstance(value, list) and len(value) == 2 else [f": {value!r} is not two"]


def in_one_of(shapes: tuple[Any, ...]) -> Find:
    """For a value of one of these shapes."""
    finders = [finder(shape) for shape in shapes]
    return lambda value: [] if any(not find(value) for find in finders) else [f": {value!r} is none of {shapes}"]


def in_list(shape: Any, find: Find) -> Find:
    """For a list of any length."""

    def look(value: Any) -> list[str]:
        if not isinstance(value, list):
            return [f": {value!r} is not {shape}"]
        return [f"[{place}]{fault}" for place, item in enumerate(value) for fault in find(item)]

    return look


def in_dict(shape: Any, find_in_key: Find, find: Find) -> Find:
    """For a dictionary with any keys."""

    def look(value: Any) -> list[str]:
        if not isinstance(value, dict):
            return [f": {value!r} is not {shape}"]
        keys = [f", a key{fault}" for key in value for fault in find_in_key(key)]
        return keys + [f".{key}{fault}" for key, item in value.items() for fault in find(item)]

    return look


def in_fields(shape: Any) -> Find:
    """For a dictionary with declared fields."""
    finders = {name: finder(hint) for name, hint in get_type_hints(shape, include_extras=True).items()}
    required: frozenset[str] = shape.__required_keys__

    def look(value: Any) -> list[str]:
        if not isinstance(value, dict):
            return [f": {value!r} is not {shape.__name__}"]
        found = [f".{name}{fault}" for name, item in value.items() if name in finders for fault in finders[name](item)]
        if value.keys() != finders.keys():
            found += [f": {name} is missing" for name in sorted(required - value.keys())]
            found += [f": {name} is not declared" for name in sorted(value.keys() - finders.keys())]
        return found

    return look
