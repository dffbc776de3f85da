"""Bags: sorted arrays of what may still be in a pile."""

from lampion.kernel.bags import index_of, remove_at


def test_an_item_is_found_where_it_stands() -> None:
    assert [index_of(bytearray([2, 5, 9]), 3, item) for item in (2, 5, 9)] == [0, 1, 2]


def test_a_missing_item_stands_behind_the_last() -> None:
    assert index_of(bytearray([2, 5, 9]), 3, 7) == 3


def test_what_lies_behind_the_count_is_not_in_the_bag() -> None:
    assert index_of(bytearray([2, 5, 9]), 2, 9) == 2


def test_nothing_is_in_an_empty_bag() -> None:
    assert index_of(bytearray(3), 0, 0) == 0


def test_removing_returns_the_item_and_keeps_the_order() -> None:
    bag = bytearray([2, 5, 9, 11])

    assert remove_at(bag, 4, 1) == 5
    assert list(bag[:3]) == [2, 9, 11]


def test_the_last_item_can_be_removed() -> None:
    bag = bytearray([2, 5])

    assert (remove_at(bag, 2, 1), remove_at(bag, 1, 0)) == (5, 2)
