"""Sets of small numbers as bit masks: the plain form of what compiled code does in a few instructions."""

import subprocess
import sys

SCRIPT = """
from lampion.kernel import bits
numbers = [0, 1, 5, 31, 32, 62, 63]
whole = sum(1 << number for number in numbers)
print([bits.lowest(whole >> number << number) for number in numbers] == numbers)
print([bits.count(whole >> number << number) for number in numbers] == list(range(len(numbers), 0, -1)))
print(bits.count(0) == 0, bits.count(2**64 - 1) == 64, [bits.bit(number) for number in (0, 40)] == [1, 1 << 40])
"""


def test_sets_are_walked_counted_and_made() -> None:
    """Compiled, these are C functions: the games' tests reach them there."""
    environment = {"LAMPION_PURE": "1", "PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, env=environment)

    assert done.stdout.split() == ["True"] * 5
