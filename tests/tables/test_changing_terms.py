"""The host changes seats, options and settings before the game."""

import pytest

from lampion.kernel.errors import BadOption, BadSeats
from lampion.tables import Pace, Settings, Table, seating
from lampion.tables.errors import AlreadyStarted, NotHost, NotReady, SeatTaken
from lampion.tables.records import unfinished_record_of
from lampion.tables.views import lines_since
from tests.tables.helpers import add, begin, fill, new_table, reload, sit, snapshot

GAME = "spring-festival"
SLOW = Settings(Pace("days", days=1), listed=False)


def change(table: Table, seats: int, settings: Settings = SLOW, **options: str) -> None:
    """The host wants other terms."""
    add(table, seating.change_terms(table, "ann", seats, options, settings))


def test_the_game_starts_under_the_new_terms() -> None:
    table = new_table(GAME)
    sit(table, "ann")

    change(table, 4, sign="drawn", first="3")
    fill(table, 1)
    add(table, seating.start(table, "ann"))

    assert table.require_match().position.seats == 4
    assert (table.terms.options["sign"], table.terms.options["first"]) == ("drawn", "3")
    assert (table.settings, table.clock.pace.kind) == (SLOW, "days")
    assert (unfinished_record_of(table).seats, unfinished_record_of(table).options["first"]) == (4, "3")


def test_people_keep_their_seats_and_bots_at_the_end_leave() -> None:
    table = new_table(GAME, 4)
    sit(table, "ann")
    sit(table, "ben")
    add(table, seating.seat_bot(table, "ann", 3, "random"))

    change(table, 2)

    assert [seat.guest for seat in table.seats] == ["ann", "ben"]


def test_others_play_only_under_terms_for_which_they_got_ready() -> None:
    """Otherwise a host could give everybody ten seconds at the last moment, and win by the clock."""
    table = new_table(GAME)
    sit(table, "ann", pledged=True)
    sit(table, "ben", pledged=True)
    change(table, 2, Settings(Pace("live", bank=10), at_zero="forfeit"))

    with pytest.raises(NotReady) as refusal:
        seating.start(table, "ann")
    assert refusal.value.data == {"seats": [1]}
    assert table.waits_for_people() == {"ann": False, "ben": True}

    sit(table, "ben", pledged=True)
    assert seating.start(table, "ann")


def test_listing_a_table_leaves_everybody_ready() -> None:
    table = new_table(GAME)
    sit(table, "ann")
    sit(table, "ben")

    change(table, 2, Settings(listed=False))

    assert all(seat.is_ready for seat in table.seats)


def test_a_seat_with_a_person_is_not_taken_away() -> None:
    table = new_table(GAME, 4)
    sit(table, "ben", 3)

    with pytest.raises(SeatTaken) as refusal:
        change(table, 3)

    assert refusal.value.data == {"seat": 3}


def test_terms_that_the_game_does_not_know_are_refused() -> None:
    table = new_table(GAME)

    with pytest.raises(BadSeats):
        change(table, 5)
    with pytest.raises(BadOption):
        change(table, 2, first="2")


def test_only_the_host_changes_terms_and_only_before_the_game() -> None:
    table = new_table(GAME)

    with pytest.raises(NotHost):
        seating.change_terms(table, "ben", 2, {}, SLOW)
    with pytest.raises(AlreadyStarted):
        seating.change_terms(begin(GAME), "ann", 2, {}, SLOW)


def test_the_same_terms_leave_no_entry() -> None:
    table = new_table(GAME)
    change(table, 3)

    assert seating.change_terms(table, "ann", 3, {}, SLOW) == []


@pytest.mark.parametrize("seats", [(4, 2), (2, 4), (3, 2, 4)])
def test_the_log_restores_a_table_whose_terms_changed(seats: tuple[int, ...]) -> None:
    """With the first terms and with the latest, which is what the database has."""
    table = new_table(GAME, seats[0])
    sit(table, "ann")
    add(table, seating.seat_bot(table, "ann", seats[0] - 1, "random"))
    for count in seats[1:]:
        change(table, count)
    fill(table, 1)
    add(table, seating.start(table, "ann"))

    assert snapshot(reload(table)) == snapshot(table)
    assert snapshot(Table.load(table.opening, table.game, table.entries)) == snapshot(table)
    assert "terms" in [line["kind"] for line in lines_since(table, 0, None)]
