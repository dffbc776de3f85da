"""Who sits where at a table, who decides about it, and how its game starts."""

import json
from collections.abc import Callable

import pytest

from lampion.games import game
from lampion.kernel.chance import commit
from lampion.kernel.errors import UnknownSeat
from lampion.kernel.rng import Rng
from lampion.tables import Settings, Table, actions, seating
from lampion.tables.errors import (
    AlreadySeated,
    AlreadyStarted,
    NeedsInvitation,
    NotHost,
    NotReady,
    NotSeated,
    NotStarted,
    Removed,
    SeatTaken,
    TableFull,
    TableLocked,
)
from tests.tables.helpers import (
    INVITE,
    LIVE,
    add,
    begin,
    fill,
    new_table,
    play_until,
    reload,
    sit,
    snapshot,
)

GAME = "spring-festival"
PLEDGE = commit("luck")


def guests(table: Table) -> list[str]:
    """Who sits where; bots in brackets."""
    return [seat.guest or (f"({seat.bot})" if seat.bot else "") for seat in table.seats]


# Sitting down


def test_a_person_takes_the_first_open_seat_and_is_ready() -> None:
    table = new_table(GAME, 3)
    add(table, seating.seat_bot(table, "ann", 0, "random"))

    add(table, seating.sit(table, "ben", None, PLEDGE))

    assert guests(table) == ["(random)", "ben", ""]
    assert (table.seats[1].is_ready, table.seats[1].pledge) == (True, PLEDGE)


def test_a_person_may_name_a_seat() -> None:
    table = new_table(GAME, 3)

    add(table, seating.sit(table, "ben", 2, PLEDGE))

    assert guests(table) == ["", "", "ben"]


@pytest.mark.parametrize("seat", [-1, 3, 8])
def test_a_seat_that_is_not_there_cannot_be_taken(seat: int) -> None:
    with pytest.raises(UnknownSeat):
        seating.sit(new_table(GAME, 3), "ben", seat, PLEDGE)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_of_somebody_else_cannot_be_taken(seat: int) -> None:
    table = new_table(GAME, 3)
    sit(table, "ann", 0)
    add(table, seating.seat_bot(table, "ann", 1, "random"))

    with pytest.raises(SeatTaken) as refused:
        seating.sit(table, "ben", seat, PLEDGE)

    assert refused.value.data == {"seat": seat}


def test_sitting_down_twice_changes_nothing() -> None:
    table = new_table(GAME)
    sit(table, "ben", 1)

    assert seating.sit(table, "ben", 1, "other luck") == []
    assert seating.sit(table, "ben", None, "other luck") == []
    with pytest.raises(AlreadySeated) as refused:
        seating.sit(table, "ben", 0, PLEDGE)
    assert refused.value.data == {"seat": 1}


def test_a_full_table_has_no_seat() -> None:
    table = fill(new_table(GAME), people=1)

    with pytest.raises(TableFull):
        seating.sit(table, "ben", None, PLEDGE)


def test_a_table_for_invited_people_asks_for_the_invitation() -> None:
    table = new_table(GAME, 3, Settings(listed=False))

    for wrong in ("", "come", INVITE + " "):
        with pytest.raises(NeedsInvitation):
            seating.sit(table, "ben", None, PLEDGE, wrong)
    add(table, seating.sit(table, "ben", None, PLEDGE, INVITE))
    add(table, seating.sit(table, "ann", None, PLEDGE))

    assert guests(table) == ["ben", "ann", ""]


def test_a_listed_table_asks_for_no_invitation() -> None:
    assert seating.sit(new_table(GAME), "ben", None, PLEDGE)


def test_a_locked_table_lets_nobody_new_in() -> None:
    table = new_table(GAME, 4)
    sit(table, "ben")
    add(table, seating.lock(table, "ann", True))

    with pytest.raises(TableLocked):
        seating.sit(table, "cat", None, PLEDGE, INVITE)
    assert seating.sit(table, "ben", None, PLEDGE) == []
    assert seating.sit(table, "ann", None, PLEDGE)
    add(table, seating.lock(table, "ann", False))
    assert seating.sit(table, "cat", None, PLEDGE, INVITE)


def test_a_removed_person_cannot_come_back() -> None:
    table = new_table(GAME, 3)
    sit(table, "ben")

    add(table, seating.remove(table, "ann", "ben"))

    assert guests(table) == ["", "", ""]
    with pytest.raises(Removed):
        seating.sit(table, "ben", None, PLEDGE, INVITE)


def test_after_a_removal_the_old_invitation_is_worth_nothing() -> None:
    """Otherwise whoever was removed would return as a new guest."""
    table = new_table(GAME, 3, Settings(listed=False))
    sit(table, "ben")

    add(table, seating.remove(table, "ann", "ben"))

    with pytest.raises(NeedsInvitation):
        seating.sit(table, "ben again", None, PLEDGE, INVITE)
    assert seating.sit(table, "cat", None, PLEDGE, table.invite)
    assert reload(table).invite == table.invite != INVITE


def test_a_person_who_never_sat_can_be_kept_away() -> None:
    table = new_table(GAME)

    add(table, seating.remove(table, "ann", "dan"))

    with pytest.raises(Removed):
        seating.sit(table, "dan", None, PLEDGE)


def test_nobody_sits_down_when_the_game_has_begun() -> None:
    with pytest.raises(AlreadyStarted):
        seating.sit(begin(GAME), "cat", None, PLEDGE, INVITE)


def test_a_seat_that_somebody_left_is_open_and_keeps_nothing_of_theirs() -> None:
    table = new_table("takenoko", hikari="on")
    add(table, seating.sit(table, "ben", 0, PLEDGE, INVITE))
    add(table, actions.mark_windows(table, 0, []))

    add(table, seating.stand(table, "ben"))
    add(table, seating.sit(table, "cat", 0))

    assert guests(table) == ["cat", ""]
    assert (table.seats[0].is_ready, table.seats[0].pledge) == (True, "")
    assert table.seats[0].windows == set(game("takenoko").marked_windows)


def test_only_a_seated_person_can_stand_up() -> None:
    with pytest.raises(NotSeated):
        seating.stand(new_table(GAME), "ben")


# Bots


def test_bots_come_and_go_before_the_game() -> None:
    table = new_table(GAME)

    add(table, seating.seat_bot(table, "ann", 0, "random"))
    add(table, seating.seat_bot(table, "ann", 0, "greedy"))
    assert guests(table) == ["(greedy)", ""]
    add(table, seating.open_seat(table, "ann", 0))

    assert guests(table) == ["", ""]
    assert seating.open_seat(table, "ann", 0) == []


def test_a_bot_takes_nobodys_seat() -> None:
    table = new_table(GAME)
    sit(table, "ben", 1)

    with pytest.raises(SeatTaken):
        seating.seat_bot(table, "ann", 1, "random")
    with pytest.raises(SeatTaken):
        seating.open_seat(table, "ann", 1)


def test_during_a_game_with_others_the_host_leaves_bots_as_they_are() -> None:
    """A weaker bot in the right seat would help the host to win."""
    table = begin(GAME, 3, people=2)

    with pytest.raises(AlreadyStarted):
        seating.seat_bot(table, "ann", 2, "greedy")


def test_during_the_game_a_bot_is_exchanged_for_another_and_a_person_never() -> None:
    table = begin(GAME, people=1)

    add(table, seating.seat_bot(table, "ann", 1, "greedy"))

    assert guests(table) == ["ann", "(greedy)"]
    with pytest.raises(SeatTaken):
        seating.seat_bot(table, "ann", 0, "greedy")
    with pytest.raises(AlreadyStarted):
        seating.open_seat(table, "ann", 1)


# The host


@pytest.mark.parametrize("who", ["ben", "eve", ""])
def test_only_the_host_decides_about_the_table(who: str) -> None:
    table = new_table(GAME)
    sit(table, "ben", 0)
    before = table.number
    refused: list[Callable[[], object]] = [
        lambda: seating.start(table, who),
        lambda: seating.seat_bot(table, who, 1, "random"),
        lambda: seating.open_seat(table, who, 1),
        lambda: seating.remove(table, who, "ann"),
        lambda: seating.mute(table, who, "ann", True),
        lambda: seating.lock(table, who, True),
        lambda: seating.close(table, who),
    ]

    for act in refused:
        with pytest.raises(NotHost):
            act()
    assert table.number == before


def test_the_host_cannot_send_away_or_silence_themselves() -> None:
    table = new_table(GAME)

    with pytest.raises(NotHost):
        seating.remove(table, "ann", "ann")
    with pytest.raises(NotHost):
        seating.mute(table, "ann", "ann", True)


def test_a_person_is_muted_once_and_may_write_again() -> None:
    table = new_table(GAME)

    add(table, seating.mute(table, "ann", "ben", True))
    assert table.muted == {"ben"}
    assert seating.mute(table, "ann", "ben", True) == []
    add(table, seating.mute(table, "ann", "ben", False))

    assert table.muted == set()
    assert seating.mute(table, "ann", "ben", False) == []


# Starting


def test_a_game_starts_when_every_seat_is_taken_and_everybody_ready() -> None:
    table = new_table(GAME, 3)
    sit(table, "ann", 0)
    with pytest.raises(NotReady) as refused:
        seating.start(table, "ann")
    assert refused.value.data == {"seats": [1, 2]}
    add(table, seating.seat_bot(table, "ann", 1, "random"))
    sit(table, "ben", 2)

    add(table, seating.start(table, "ann"))

    assert table.phase == "playing"
    assert table.waiting()
    with pytest.raises(AlreadyStarted):
        seating.start(table, "ann")


def test_nothing_can_be_played_before_the_start() -> None:
    table = fill(new_table(GAME))
    refused: list[Callable[[], object]] = [
        lambda: actions.move(table, 0, "pass"),
        lambda: actions.undo(table, 0),
        lambda: actions.resign(table, 0),
        lambda: actions.want_end(table, 0, True),
        lambda: actions.come_back(table, 0),
        lambda: actions.call_bot(table, 0, 1000),
    ]

    for act in refused:
        with pytest.raises(NotStarted):
            act()


def test_the_table_waits_for_people_before_the_game_and_during_it() -> None:
    table = new_table(GAME)
    add(table, [draft for draft in seating.sit(table, "ann", 0, PLEDGE) if draft.kind == "sit"])
    assert table.waits_for_people() == {"ann": True}
    sit(table, "ann")
    sit(table, "ben")
    assert table.waits_for_people() == {"ann": False, "ben": False}

    add(table, seating.start(table, "ann"))

    assert [guest for guest, waits in table.waits_for_people().items() if waits] == [
        table.seats[seat].guest for seat in table.waiting()
    ]


# Hints, and the log


@pytest.mark.parametrize(
    ("people", "hints", "allowed"), [(1, False, True), (2, False, False), (2, True, True), (3, False, False)]
)
def test_hints_are_on_against_bots_alone_and_otherwise_as_the_table_says(
    people: int, hints: bool, allowed: bool
) -> None:
    assert begin(GAME, 3, people, Settings(hints=hints)).allows_hints() == allowed


def test_a_person_left_alone_with_bots_gets_hints_again() -> None:
    table = begin(GAME, 3, 2)
    assert not table.allows_hints()
    add(table, actions.resign(table, 1))
    assert table.allows_hints()


def test_settings_read_back() -> None:
    settings = Settings(LIVE, "forfeit", "random", True, False)

    assert Settings.read(json.loads(json.dumps(settings.write()))) == settings
    assert Settings.read({}) == Settings()


def test_the_log_restores_the_whole_table() -> None:
    table = new_table("takenoko", 4, hikari="on")
    sit(table, "dan", 3)
    add(table, seating.mute(table, "ann", "eve", True))
    add(table, seating.stand(table, "dan"))
    fill(table, 3)
    add(table, seating.lock(table, "ann", True))
    add(table, seating.start(table, "ann"))
    play_until(table, Rng(8), lambda table: table.number > 60)
    add(table, actions.call_bot(table, 1, 500))
    add(table, seating.remove(table, "ann", "cat"))
    add(table, actions.want_end(table, 0, True))

    assert snapshot(reload(table)) == snapshot(table)


def test_an_entry_out_of_order_is_refused() -> None:
    table = begin(GAME)

    with pytest.raises(ValueError, match="does not follow"):
        table.apply(table.entries[3])
