"""Coverage: its floors belong to packages that exist, a number below its floor fails, and excluded tests exist."""

from tools.measure_coverage import COMPILED, LEFT_OUT, NEVER_COMPILED, ROOT, SLOW_IN_PLAIN_PYTHON, compare, floors


def test_the_packages_with_a_floor_are_there() -> None:
    assert set(floors()) == {"kernel", "games", "tables", "bots"}
    assert all((ROOT / "src" / "lampion" / package / "__init__.py").exists() for package in floors())


def test_a_package_below_its_floor_is_too_low() -> None:
    lines, kept = compare({"kernel": 97.999, "games": 95.0}, {"kernel": 98, "games": 95})

    assert lines == ["kernel    97.99%  floor 98%  too low", "games     95.00%  floor 95%"]
    assert not kept
    assert compare({"kernel": 98.0}, {"kernel": 98}) == (["kernel    98.00%  floor 98%"], True)


def test_the_tests_that_are_named_exist() -> None:
    """A renamed test would silently be run again, or never."""
    assert all((ROOT / path).exists() for path in [*LEFT_OUT, *COMPILED])
    assert [*ROOT.glob(NEVER_COMPILED)]
    for test in SLOW_IN_PLAIN_PYTHON:
        file, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / file).read_text("utf-8")
