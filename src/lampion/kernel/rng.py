"""The small fast generator of playouts: PCG32 by M. E. O'Neill, the same numbers compiled and plain.

Real tables draw from `lampion.kernel.chance.Fair` instead, which can be checked and not foreseen.
"""

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
GOLDEN = 0x9E3779B97F4A7C15
MASK64 = 0xFFFFFFFFFFFFFFFF
MASK32 = 0xFFFFFFFF


class Rng:
    """Random numbers from a seed and a stream: game 17 of seed 5 is `Rng(5, 17)` wherever it is played."""

    def __init__(self, seed: int = 0, stream: int = 0) -> None:
        self.reset(seed & MASK64, stream & MASK64)

    def reset(self, seed: int, stream: int) -> None:
        """Start again; neighbouring seeds and streams give unrelated numbers."""
        self.state = (seed * GOLDEN & MASK64) ^ (stream * MULTIPLIER + INCREMENT & MASK64)
        self.bits()
        self.state = self.state + seed & MASK64
        self.bits()
        self.bits()

    def bits(self) -> int:
        """32 random bits."""
        old = self.state
        self.state = old * MULTIPLIER + INCREMENT & MASK64
        word = (old >> 18 ^ old) >> 27 & MASK32
        turn = old >> 59
        return (word >> turn | word << (32 - turn & 31)) & MASK32

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each with the same odds to the last bit (Lemire's method)."""
        product = self.bits() * count
        rest = product & MASK32
        if rest < count:
            unfair = (MASK32 - count + 1) % count
            while rest < unfair:
                product = self.bits() * count
                rest = product & MASK32
        return product >> 32
