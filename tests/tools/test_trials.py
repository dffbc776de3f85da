"""Trials of mutants: each in a copy of the tree, against the tests that execute it, with a limit on time."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tools.mutation import scope
from tools.mutation.mutants import Mutant, find_mutants
from tools.mutation.trials import Bench, Reach, copy_tree

NAME = "takenoko"
FILE = "tests/games/takenoko/test_plots.py"
PLOTS = scope.SRC / scope.folder_of(NAME) / "plots.py"
MUTANTS = find_mutants("plots.py", PLOTS.read_bytes())


def mutant(function: str, before: str, after: str) -> Mutant:
    """The mutant of plots.py with this change."""
    return next(m for m in MUTANTS if (m.function, m.before, m.after) == (function, before, after))


BOUNDARY = mutant("is_open", "return beside >= 2", "return beside > 2")
CONSTANT = mutant("", "STEPS = lookups.STEPS", "pass")


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    """A bench with the tests of one file, in a copy of the tree."""
    made = Bench(NAME, tmp_path_factory.mktemp("mutations") / "tree", longest=5)
    made.setup["paths"] = [FILE]
    yield made
    made.close()


@pytest.fixture(scope="module")
def tests(bench: Bench) -> Reach:
    """Which tests execute which lines."""
    made = bench.map(0, 2)
    made.merge(bench.map(1, 2))
    return made


def try_it(bench: Bench, tests: Reach, mutant: Mutant, limit: float = 60) -> dict[str, str]:
    """Try a mutant on the bench."""
    chosen = [(test, limit) for test in tests.tests_for(mutant)]
    return bench.try_mutant(mutant, chosen, tests.is_imported(mutant))


def test_the_copy_has_the_scripts_that_tests_of_rules_run(tmp_path: Path) -> None:
    copy = copy_tree(tmp_path / "tree")

    assert "tools/write_fireworks_tables.py" in (copy / "tests/games/fireworks/test_launch_model.py").read_text("utf-8")
    assert (copy / "tools/write_fireworks_tables.py").exists()


def test_the_map_knows_which_tests_execute_a_line(tests: Reach) -> None:
    """Quickest first; a line that runs on import concerns all tests."""
    found = tests.tests_for(BOUNDARY)

    assert found
    assert all(test.startswith(FILE) for test in found)
    assert [tests.seconds[test] for test in found] == sorted(tests.seconds[test] for test in found)
    assert not tests.is_imported(BOUNDARY)
    assert tests.is_imported(CONSTANT)
    assert len(tests.tests_for(CONSTANT)) == len(tests.seconds)


def test_a_mutant_in_a_function_is_caught_by_a_test(bench: Bench, tests: Reach) -> None:
    answer = try_it(bench, tests, BOUNDARY)

    assert answer["outcome"] == "caught"
    assert answer["by"] in tests.tests_for(BOUNDARY)


def test_a_mutant_that_must_be_imported_is_caught(bench: Bench, tests: Reach) -> None:
    """It is written into the copy, which is restored afterwards."""
    assert try_it(bench, tests, CONSTANT)["outcome"] == "caught"
    assert (bench.tree / "src" / bench.folder / "plots.py").read_bytes() == PLOTS.read_bytes()


@pytest.mark.parametrize("imported", [False, True])
def test_a_mutant_that_changes_nothing_survives(imported: bool, bench: Bench, tests: Reach) -> None:
    """In a function that is swapped, and in a file that is imported."""
    same = replace(BOUNDARY, text=">=")
    chosen = [(test, 60.0) for test in tests.tests_for(same)]

    assert bench.try_mutant(same, chosen, imported) == {"outcome": "survived", "by": ""}


def test_a_mutant_that_hangs_is_stopped(bench: Bench, tests: Reach) -> None:
    """By its CPU time."""
    endless = replace(BOUNDARY, text="in iter(int, 1) and beside >=")  # zeros forever

    assert try_it(bench, tests, endless, limit=1)["outcome"] == "timed out"


def test_a_mutant_that_no_test_executes_survives(bench: Bench) -> None:
    answer = bench.try_mutant(BOUNDARY, [], imported=False)

    assert answer == {"outcome": "survived", "by": "no test executes it"}


def test_the_working_tree_is_left_alone(bench: Bench) -> None:
    assert Path(bench.tree).resolve() not in [scope.ROOT, *scope.ROOT.parents]
    assert not list(bench.tree.rglob("*.so"))
