"""Games that are played as the heuristics would play them quickly."""

from collections.abc import Iterator

from lampion.kernel.heuristics import Heuristics
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng


def play_quickly(looking: Heuristics, rng: Rng) -> Iterator[None]:
    """Play on in the position that these heuristics look at, to its end; stops before each move."""
    position = looking.position
    while not position.is_over():
        yield
        seat = position.to_move()
        if seat == CHANCE:
            position.draw(rng)
        else:
            position.play(seat, looking.choose(seat, rng))
