"""The floors of coverage: known packages, and a number below its floor fails."""

from tools.measure_coverage import ROOT, compare, floors


def test_the_packages_with_a_floor_are_there() -> None:
    assert set(floors()) == {"kernel", "games", "tables", "bots"}
    assert all((ROOT / "src" / "lampion" / package / "__init__.py").exists() for package in floors())


def test_a_package_below_its_floor_is_too_low() -> None:
    lines, kept = compare({"kernel": 97.999, "games": 95.0}, {"kernel": 98, "games": 95})

    assert lines == ["kernel    97.99%  floor 98%  too low", "games     95.00%  floor 95%"]
    assert not kept
    assert compare({"kernel": 98.0}, {"kernel": 98}) == (["kernel    98.00%  floor 98%"], True)
