"""Field visitors: what is collected by name is restored into the same places."""

import pytest

from lampion.kernel.fields import FieldVisitor


def test_a_visitor_collects_values_by_name_and_returns_them() -> None:
    visitor = FieldVisitor()

    assert (visitor.number("round", 3), visitor.value("laid", [(1, 2, True)])) == (3, [(1, 2, True)])
    assert (visitor.restoring, visitor.values) == (False, {"round": 3, "laid": [(1, 2, True)]})


def test_a_visitor_with_values_replaces_those_it_meets() -> None:
    visitor = FieldVisitor({"round": 3})

    assert (visitor.restoring, visitor.number("round", 0)) == (True, 3)


def test_a_visitor_with_no_values_still_restores() -> None:
    visitor = FieldVisitor({})

    with pytest.raises(KeyError):
        visitor.number("round", 0)


def test_arrays_are_kept_as_far_as_they_count() -> None:
    visitor = FieldVisitor()

    visitor.small("bag", bytearray([4, 5, 6, 7]), 2)
    visitor.wide("points", [400, 500], 2)

    assert visitor.values == {"bag": [4, 5], "points": [400, 500]}


def test_arrays_are_restored_from_their_first_place_on() -> None:
    bag, points = bytearray(4), [0, 0, 9]
    visitor = FieldVisitor({"bag": [4, 5], "points": [400, 500]})

    visitor.small("bag", bag, 0)
    visitor.wide("points", points, 0)

    assert (list(bag), points) == ([4, 5, 0, 0], [400, 500, 9])


def test_what_is_kept_does_not_change_with_the_array() -> None:
    bag, visitor = bytearray([4, 5]), FieldVisitor()
    visitor.small("bag", bag, 2)

    bag[0] = 9

    assert visitor.values == {"bag": [4, 5]}
