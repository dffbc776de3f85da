"""Bags: what may still be in a face-down pile, as a sorted array, so that equal bags are equal arrays."""


def index_of(bag: bytearray, count: int, item: int) -> int:
    """Where an item stands in a bag; `count` when it is not there."""
    place = 0
    while place < count and bag[place] != item:
        place += 1
    return place


def remove_at(bag: bytearray, count: int, place: int) -> int:
    """Take out the item at a place, keep the order, and return the item."""
    item = bag[place]
    for i in range(place, count - 1):
        bag[i] = bag[i + 1]
    return item
