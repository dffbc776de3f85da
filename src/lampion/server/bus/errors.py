"""Why processes cannot meet."""

from lampion.kernel.errors import LampionError


class BadRedis(LampionError):
    """No address of Redis, or its Python package is missing. Data: problem."""

    code = "bad-redis"
