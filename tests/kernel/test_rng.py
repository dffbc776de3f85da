"""The generator: PCG32 to the letter, the same numbers compiled and plain, and no bias in `below`."""

import pytest

from lampion.kernel.rng import Rng

WORD = 2**64
MULTIPLIER, INCREMENT = 6364136223846793005, 1442695040888963407  # PCG's own
GOLDEN = 0x9E3779B97F4A7C15  # 2^64 divided by the golden ratio


class Pcg32:
    """PCG-XSH-RR 64/32 as its author defines it."""

    def __init__(self, state: int, increment: int) -> None:
        self.state, self.increment = state, increment

    def bits(self) -> int:
        old = self.state
        self.state = (old * MULTIPLIER + self.increment) % WORD
        shifted = ((old >> 18) ^ old) >> 27 & 0xFFFFFFFF
        turn = old >> 59
        return (shifted >> turn | shifted << 32 - turn) & 0xFFFFFFFF

    def below(self, count: int) -> int:
        """Lemire's method in its plainest form: reject the products whose low half is below 2^32 mod count."""
        while True:
            product = self.bits() * count
            if product % 2**32 >= 2**32 % count:
                return product // 2**32


def seeded(seed: int, stream: int) -> Pcg32:
    """A reference generator, started as `Rng` documents it."""
    twin = Pcg32((seed * GOLDEN % WORD) ^ ((stream * MULTIPLIER + INCREMENT) % WORD), INCREMENT)
    twin.bits()
    twin.state = (twin.state + seed) % WORD
    twin.bits()
    twin.bits()
    return twin


def test_the_reference_gives_the_published_numbers() -> None:
    """The output that O'Neill's demo prints for the seed 42 and the stream 54."""
    reference = Pcg32(0, 54 << 1 | 1)
    reference.bits()
    reference.state = (reference.state + 42) % WORD
    reference.bits()

    numbers = [reference.bits() for _ in range(6)]

    assert numbers == [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (1, 0), (0, 1), (5, 17), (2**63, 3), (2**64 - 1, 2**64 - 1)])
def test_the_numbers_are_those_of_the_reference(seed: int, stream: int) -> None:
    rng, reference = Rng(seed, stream), seeded(seed, stream)

    assert [rng.bits() for _ in range(1000)] == [reference.bits() for _ in range(1000)]


def test_the_numbers_of_a_seed_never_change() -> None:
    """Batches, goldens and saved seeds rest on these."""
    assert [Rng(0).bits(), Rng(1).bits(), Rng(5, 17).bits()] == [2315086854, 612009415, 2997000966]
    rng = Rng(7)
    assert [rng.below(6) + 1 for _ in range(12)] == [3, 3, 2, 1, 3, 6, 5, 6, 5, 2, 1, 2]


def test_seeds_are_taken_modulo_two_to_the_sixty_fourth() -> None:
    assert Rng(-1).bits() == Rng(2**64 - 1).bits()
    assert Rng(2**64 + 3, -5).bits() == Rng(3, 2**64 - 5).bits()


def test_a_reset_starts_again() -> None:
    rng = Rng(5, 17)
    first = [rng.bits() for _ in range(5)]

    rng.reset(5, 17)

    assert [rng.bits() for _ in range(5)] == first


def test_neighbouring_seeds_and_streams_have_nothing_in_common() -> None:
    firsts = {Rng(seed, stream).bits() for seed in range(40) for stream in range(40)}

    assert len(firsts) == 1600


@pytest.mark.parametrize("count", [1, 2, 3, 6, 48, 65_535, 2**31 - 1, 2**31, 2**31 + 1, 3 * 2**30, 2**32 - 1, 2**32])
def test_below_is_lemires_method(count: int) -> None:
    rng, reference = Rng(9, count), seeded(9, count)

    assert [rng.below(count) for _ in range(500)] == [reference.below(count) for _ in range(500)]


def test_below_one_is_always_zero() -> None:
    rng = Rng(1)

    assert {rng.below(1) for _ in range(100)} == {0}


def test_below_has_no_bias_where_a_remainder_would_have_a_large_one() -> None:
    """Of 3 * 2^30 numbers a plain remainder would take the first third twice as often as the others."""
    rng, draws = Rng(2), 30_000

    thirds = [rng.below(3 * 2**30) // 2**30 for _ in range(draws)]

    assert all(abs(thirds.count(third) - draws / 3) < 5 * (draws * 2 / 9) ** 0.5 for third in range(3))


@pytest.mark.parametrize("count", [2, 3, 5, 48])
def test_all_numbers_below_come_equally_often(count: int) -> None:
    rng, draws = Rng(3), 20_000
    share = 1 / count

    numbers = [rng.below(count) for _ in range(draws)]

    spread = 5 * (draws * share * (1 - share)) ** 0.5
    assert all(abs(numbers.count(number) - draws * share) < spread for number in range(count))
