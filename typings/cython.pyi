"""The few names of Cython that rules written in plain Python use."""

from typing import Final, TypeVar

T = TypeVar("T")

class _WithoutTheLock:
    def __enter__(self) -> None: ...
    def __exit__(self, *error: object) -> None: ...

compiled: Final[bool]
nogil: Final[_WithoutTheLock]

def cast(kind: type[T], value: object, /) -> T: ...
