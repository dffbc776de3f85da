"""A step in which a person could only pass passes by itself, and goes with the decision before it."""

import pytest

from lampion.tables import Table
from lampion.tables.errors import CannotUndo
from tests.tables.helpers import begin, move, moves_of, reload, snapshot, texts, undo


def lake(people: int = 2) -> Table:
    """A game of Lanterns Dice in which seat 0 has turned the tray."""
    table = begin("lanterns-dice", 2, people)
    move(table, 0, texts(table, 0)[0])
    return table


def light(table: Table, seat: int) -> str:
    """The first area that brings nothing else, so that no gift comes in."""
    position = table.require_match().position
    offers = table.game.offers(position, seat)
    plain = {"points": 0, "provisional": 0}
    return next(offer["move"] for offer in offers if offer["kind"] == "light" and offer["preview"] == plain)


def finish(table: Table, seat: int) -> None:
    """Light an area for every step, and use the gift."""
    move(table, seat, light(table, seat))
    if seat == 0:
        move(table, seat, light(table, seat))


def test_nobody_is_asked_for_a_firework_that_nothing_fits() -> None:
    """[LD-A5] [LD-11] The pass is a recorded move like any other."""
    table = lake()
    finish(table, 0)
    assert texts(table, 0)[-1] == "pass"
    move(table, 0, "pass")

    assert moves_of(table, 0)[-2:] == ["pass", "pass"]
    assert table.entries[-1].by == "pass"
    assert table.waiting() == [1]
    assert snapshot(reload(table)) == snapshot(table)


def test_what_passed_by_itself_goes_with_the_decision_before_it() -> None:
    """[LD-A5] The other player hasn't finished, so nothing depends on it."""
    table = lake()
    finish(table, 0)
    before = table.require_match().position.copy()
    move(table, 0, "pass")
    undo(table, 0)

    assert table.require_match().position == before
    assert snapshot(reload(table)) == snapshot(table)


def test_moves_that_others_have_made_since_then_stay() -> None:
    """[LD-A13] Nobody's steps depend on those of others."""
    table = lake()
    finish(table, 0)
    move(table, 0, "pass")
    move(table, 1, light(table, 1))
    undo(table, 0)

    assert moves_of(table, 1) == [table.entries[-3].text]
    assert "pass" in texts(table, 0)


def test_a_turn_that_is_over_stays_over() -> None:
    """[LD-3] The dice of the next turn have been rolled."""
    table = lake()
    finish(table, 0)
    move(table, 0, "pass")
    move(table, 1, light(table, 1))
    move(table, 1, "pass")

    assert table.require_match().position.active == 1
    with pytest.raises(CannotUndo):
        undo(table, 0)
