"""Tests that need plain Python: toy games, and parts of the kernel that Python code cannot call once compiled.

A run in plain Python collects them itself; a compiled run starts them here, in a separate process.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lampion

ROOT = Path(__file__).parents[2]
TESTS = ["tests/toys", "tests/kernel/test_bags.py", "tests/kernel/test_fields.py"]
THOROUGH = ["-m", "thorough or not thorough", "--hypothesis-profile=thorough"]

if lampion.compiled:

    @pytest.mark.parametrize(
        "choice",
        [pytest.param([], id="default"), pytest.param(THOROUGH, id="thorough", marks=pytest.mark.thorough)],
    )
    def test_toys_and_inner_parts_pass_in_plain_python(choice: list[str]) -> None:
        paths = [str(Path(lampion.__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *choice, *TESTS],
            cwd=ROOT,
            env=os.environ | {"LAMPION_PURE": "1", "PYTHONPATH": os.pathsep.join(paths)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert " passed" in done.stdout

else:

    def test_toys_and_inner_parts_are_part_of_this_plain_run() -> None:
        assert all((ROOT / path).exists() for path in TESTS)
