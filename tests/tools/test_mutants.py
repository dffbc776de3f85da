"""Mutants: every kind of change, at its exact place, in the text as it stands."""

import ast
import random

import pytest

from lampion.games import GAMES
from tools.mutation import scope
from tools.mutation.mutants import KINDS, Mutant, find_mutants

BODY = "def f(a, b):\n    {}\n"


def changes(statement: str, kind: str) -> list[str]:
    """What one kind of mutation makes of a statement in a function."""
    mutants = find_mutants("rules.py", BODY.format(statement).encode())
    return [mutant.after for mutant in mutants if mutant.kind == kind]


@pytest.mark.parametrize(
    ("statement", "kind", "expected"),
    [
        ("return a < b", "comparison", ["return a <= b"]),
        ("return a >= b", "comparison", ["return a > b"]),
        ("return a  ==  b", "comparison", ["return a != b"]),
        ("return a not in b", "comparison", ["return a in b"]),
        ("return f <= a < b", "comparison", ["return f < a < b", "return f <= a <= b"]),
        ("if a: f()", "condition", ["if not (a): f()"]),
        ("if not a: f()", "condition", ["if a: f()"]),
        ("while a or b: f()", "condition", ["while not (a or b): f()"]),
        ("return a if b else f", "condition", ["return a if not (b) else f"]),
        ("return [c for c in a if c]", "condition", ["return [c for c in a if not (c)]"]),
        ("return a and (b)", "boolean", ["return a or (b)"]),
        ("return a and b and f", "boolean", ["return a or b and f", "return a and b or f"]),
        ("return (a) + b", "arithmetic", ["return (a) - b"]),
        ("return a << b", "arithmetic", ["return a >> b"]),
        ("a |= b", "arithmetic", ["a &= b"]),
        ("return 5", "constant", ["return 6", "return 4"]),
        ("return 0", "constant", ["return 1", "return -1"]),
        ("return True", "constant", ["return False"]),
        ('return "five"', "constant", []),
        ("f(a)", "deletion", ["pass"]),
        ("a = b", "deletion", ["pass"]),
        ("return", "deletion", ["pass"]),
        ("f(a, b)", "arguments", ["f(b, a)"]),
        ("f(a, a)", "arguments", []),
        ("f(a, *b)", "arguments", []),
        ("f(a, b, 1)", "arguments", ["f(b, a, 1)", "f(a, 1, b)"]),
    ],
)
def test_a_statement_is_mutated(statement: str, kind: str, expected: list[str]) -> None:
    assert sorted(changes(statement, kind)) == sorted(expected)


@pytest.mark.parametrize(
    "statement",
    ['"""A docstring with 1 < 2."""', "import a", "from a import b", 'f"{1 + 1}"', "if not cython.compiled: a = 1"],
)
def test_code_that_is_not_a_rule_is_left_alone(statement: str) -> None:
    """So are annotations: the two of this function have no mutants."""
    source = f"def f(a: 'int' = b) -> c[0]:\n    {statement}\n"

    assert find_mutants("rules.py", source.encode()) == []


def test_a_mutant_changes_its_own_bytes_and_nothing_else() -> None:
    """Positions count bytes, and some letters take several."""
    source = 'NAME = "été"  # à 1\n\n\ndef f(a):\n    return "é", a < 1  # < 2\n'.encode()
    [mutant] = [mutant for mutant in find_mutants("rules.py", source) if mutant.kind == "comparison"]

    assert mutant.apply(source).decode() == source.decode().replace("a < 1", "a <= 1")
    assert (mutant.line, mutant.function, mutant.before) == (5, "f", 'return "é", a < 1 # < 2')


def test_a_mutant_knows_its_outermost_function_and_its_statement() -> None:
    """So that one function can be swapped, and the tests of all lines of the statement are run."""
    source = b"class A:\n    size = 3\n\n    def f(self):\n        def g():\n            return (\n    1\n    )\n"
    mutants = find_mutants("rules.py", source)

    assert {(m.function, m.line, m.first, m.last) for m in mutants if m.kind == "constant"} == {
        ("", 2, 2, 2),
        ("A.f", 7, 6, 8),
    }


def test_equal_lines_of_a_function_have_separate_mutants() -> None:
    """They share a key, as an explanation covers both, but are two mutants."""
    mutants = [m for m in find_mutants("rules.py", b"def f(a):\n    a(1)\n    a(1)\n") if m.kind == "deletion"]

    assert [mutant.copy for mutant in mutants] == [0, 1]
    assert len({mutant.key for mutant in mutants}) == 1


@pytest.mark.parametrize("name", GAMES)
def test_mutants_of_the_rules_are_other_programs(name: str) -> None:
    """There are mutants of every kind, and all are valid Python."""
    folder = scope.SRC / scope.folder_of(name)
    sources = {file: (folder / file).read_bytes() for file in scope.rules_of(name)}
    mutants: list[Mutant] = [mutant for file, source in sources.items() for mutant in find_mutants(file, source)]

    assert {mutant.kind for mutant in mutants} == set(KINDS)
    for mutant in random.Random(1).sample(mutants, 50):
        source = sources[mutant.module]
        assert ast.dump(ast.parse(mutant.apply(source))) != ast.dump(ast.parse(source)), mutant


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_what_the_position_is_made_of(name: str) -> None:
    """With their lookups, but without the code that builds on them."""
    files = scope.rules_of(name)

    assert {"rules.py", "lookups.py"} <= set(files)
    assert not {"heuristics.py", "view.py", "notation.py", "game.py"} & set(files)
