"""Why processes cannot meet."""

from collections.abc import Iterator
from contextlib import contextmanager

from lampion.kernel.errors import LampionError


class BadRedis(LampionError):
    """No address of Redis, or its Python package is missing. Data: problem."""

    code = "bad-redis"


@contextmanager
def needing_driver() -> Iterator[None]:
    """Import what needs the Python package of Redis, or say that it is missing."""
    try:
        yield
    except ModuleNotFoundError:
        raise BadRedis(problem="driver") from None
