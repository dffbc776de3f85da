"""Where chance outcomes come from: a seeded generator, a secret that can be checked, or a person with the real box."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol, Self

from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng


class Source(Protocol):
    """Decides for chance."""

    def draw(self, position: Position) -> int:
        """Choose an outcome at its odds, play it and return it."""

    def restart(self) -> Self:
        """The same source as it was before the first draw: a game replayed from it draws the same again."""


class Seeded:
    """A fast generator from a seed: for simulations, tests and practice."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Rng(seed)

    def draw(self, position: Position) -> int:
        """Draw from the generator."""
        return position.draw(self.rng)

    def restart(self) -> Self:
        """The generator from its seed on."""
        return type(self)(self.seed)


@dataclass(frozen=True, slots=True)
class Pledge:
    """What a seat adds to the chance of a table: the hash of a nonce, given first, and the nonce itself, later.

    A seat without a nonce, such as a bot's, or a person's who did not reveal theirs in time, has one that follows from
    the secret.
    """

    digest: str = ""
    nonce: str = ""


class Fair:
    """A stream that nobody can predict or influence: fixed by a secret and a nonce from each seat.

    Before anybody sits down the table shows `commitment`, the hash of the secret. Every person pledges a nonce by its
    hash, and reveals it when the game starts. When the game is over the secret is published, and anyone can compute
    every outcome again: draw number k is a number below the sum of the odds, taken without bias from
    HMAC-SHA256(key, "k/attempt"), where the key is the SHA-256 of "lampion 2", the secret and a nonce for each seat,
    a line each. Without pledges (older tables, scripts) it is that of "lampion", the secret and the given nonces.

    Where people give links of a chain as well, `advance` changes the key before every draw: then nobody, not even who
    knows the secret, can foresee a draw before the last link has come.
    """

    def __init__(self, secret: str, nonces: Sequence[str] = (), pledges: Sequence[Pledge] = ()) -> None:
        if any("\n" in word for word in (secret, *nonces, *(pledge.nonce for pledge in pledges))):
            raise ValueError("secret and nonces are a line each")
        self.secret = secret
        self.nonces = tuple(nonces)
        self.pledges = tuple(pledges)
        words = ["lampion", secret, *nonces]
        if pledges:
            words = ["lampion 2", secret, *(one.nonce or cover(secret, seat) for seat, one in enumerate(pledges))]
        self.key = sha256("\n".join(words).encode()).digest()
        self.draws = 0

    @property
    def commitment(self) -> str:
        """What is shown at the start: it fixes the secret without revealing it."""
        return commit(self.secret)

    def below(self, total: int) -> int:
        """The next number from 0 to total - 1."""
        attempt = 0
        while True:
            block = hmac.digest(self.key, f"{self.draws}/{attempt}".encode(), "sha256")
            number = int.from_bytes(block[:8], "big")
            if number < (1 << 64) - (1 << 64) % total:
                self.draws += 1
                return number % total
            attempt += 1

    def advance(self, links: Sequence[str]) -> None:
        """From here on, draw by these links too, one for each seat, or "-" for none."""
        self.key = sha256("\n".join(["lampion 3", self.key.hex(), *(link or "-" for link in links)]).encode()).digest()

    def choose(self, position: Position) -> int:
        """The outcome that the stream gives next; the position is not changed."""
        outcomes = position.chances()
        left = self.below(sum(weight for _, weight in outcomes))
        for move, weight in outcomes:
            if left < weight:
                return move
            left -= weight
        raise AssertionError("the odds do not add up")

    def draw(self, position: Position) -> int:
        """Play the outcome that the stream gives next."""
        move = self.choose(position)
        position.play(CHANCE, move)
        return move

    def restart(self) -> Self:
        """The stream from its first draw on."""
        return type(self)(self.secret, self.nonces, self.pledges)

    def copy(self) -> Self:
        """The stream from its next draw on."""
        twin = self.restart()
        twin.key, twin.draws = self.key, self.draws
        return twin


class Continued:
    """Chance in a game taken up again: what the record tells as long as it fits, and then something new."""

    def __init__(self, told: Sequence[int], then: Source) -> None:
        self.told = told
        self.then = then
        self.draws = 0

    def draw(self, position: Position) -> int:
        """The next outcome of the record; a new one after its end, or when people take back and decide otherwise."""
        if self.draws == len(self.told) or self.told[self.draws] not in position.moves(CHANCE):
            return self.then.draw(position)
        move = self.told[self.draws]
        position.play(CHANCE, move)
        self.draws += 1
        return move

    def restart(self) -> Self:
        """From the beginning of the record on."""
        return type(self)(self.told, self.then.restart())


def commit(word: str) -> str:
    """The hash of a secret or a nonce, which is shown before the game and checked after it."""
    return sha256(word.encode()).hexdigest()


def leads_to(link: str, known: str, steps: int) -> bool:
    """Is this the link of a chain that comes so many steps after a known one? Each link is the hash of the next."""
    for _ in range(steps):
        link = commit(link)
    return link == known


def cover(secret: str, seat: int) -> str:
    """The nonce of a seat that has revealed none: it follows from the secret, so the commitment covers it too."""
    return sha256(f"lampion nonce {seat} {secret}".encode()).hexdigest()
