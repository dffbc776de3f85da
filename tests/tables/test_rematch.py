"""The rematch of a finished game: who asks is ready, who refuses is shown, and nobody else is seated."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from lampion.kernel.rng import Rng
from lampion.tables import Table, actions, rematch, seating
from lampion.tables.budget import MOST
from lampion.tables.errors import NotReady, NotSeated, NotStarted, TooMuch
from tests.tables.helpers import GUESTS, INVITE, LIVE, add, begin, fill, new_table, play_out, sit
from tests.tables.test_leaving import guests

GAME = "spring-festival"


def rematch_of(table: Table, *askers: str) -> Table:
    """The table of a rematch, for which these people have asked."""
    twin = new_table(table.terms.game, table.terms.seats)
    add(twin, rematch.seat_bots(table))
    for guest in askers:
        seats = rematch.check(table, guest)
        add(twin, rematch.join(table, twin, guest, seats))
        add(table, rematch.ask(table, seats, twin.terms.id))
    return twin


def test_in_a_rematch_everyone_moves_one_seat_on_and_is_ready() -> None:
    table = play_out(begin(GAME, 4, people=3), Rng(2))

    twin = rematch_of(table, *GUESTS[:3])

    assert guests(twin) == ["(random)", *GUESTS[:3]]
    assert twin.waits_for_people() == dict.fromkeys(GUESTS[:3], False)
    add(twin, rematch.begin(table, twin))
    assert twin.phase == "playing"
    assert rematch.begin(table, twin) == []


def test_asking_for_a_rematch_seats_nobody_else() -> None:
    """Nobody finds themselves at a table that they never asked for, and nothing starts without them."""
    table = play_out(begin(GAME, 3), Rng(2))

    twin = rematch_of(table, "ben", "ben")

    assert guests(twin) == ["", "", "ben"]
    assert rematch.begin(table, twin) == []
    assert rematch.state(table) == {"table": twin.terms.id, "asked": [1], "declined": [], "missing": [0, 2]}


def test_it_is_agreed_when_the_last_one_accepts() -> None:
    table = play_out(begin(GAME, 3), Rng(2))
    rematch_of(table, "ann", "ben")
    assert rematch.is_agreed(table, [2])
    assert not rematch.is_agreed(table, [1])
    add(table, rematch.decline(table, [2]))
    assert not rematch.is_agreed(table, [0])

    rematch_of(table, "cat")

    answers = rematch.state(table)
    assert answers is not None
    assert (answers["asked"], answers["declined"], answers["missing"]) == ([0, 1, 2], [], [])


def test_refusing_needs_a_question_and_counts_once() -> None:
    table = play_out(begin(GAME, 2), Rng(2))
    assert rematch.decline(table, [1]) == []
    rematch_of(table, "ann")
    add(table, rematch.decline(table, [1]))
    assert rematch.decline(table, [1]) == []
    assert table.entries[-1].kind == "decline"


def test_changing_ones_mind_does_not_fill_the_log() -> None:
    table = play_out(begin(GAME, 2), Rng(2))
    rematch_of(table, "ann")
    for _ in range(MOST):
        add(table, rematch.decline(table, [0]))
        add(table, rematch.ask(table, [0], "next"))

    with pytest.raises(TooMuch):
        rematch.decline(table, [0])


def test_whoever_stops_asking_leaves_the_seat() -> None:
    table = play_out(begin(GAME, 2), Rng(2))
    twin = rematch_of(table, "ann")

    add(twin, rematch.leave(twin, "ann"))

    assert guests(twin) == ["", ""]
    assert rematch.leave(twin, "ann") == []


def test_a_game_that_was_never_played_has_no_rematch() -> None:
    """Otherwise one game would lead to any number of tables with the same people."""
    table = fill(new_table(GAME))
    add(table, seating.close(table, "ann"))

    with pytest.raises(NotStarted):
        rematch.check(table, "ann")


def test_people_who_were_away_play_the_rematch_and_removed_people_do_not() -> None:
    table = begin(GAME, 4)
    add(table, actions.call_bot(table, 2, 120))
    add(table, seating.remove(table, "ann", "ben"))
    add(table, seating.close(table, "ann"))

    assert guests(rematch_of(table, "ann", "cat")) == ["", "ann", "", "cat"]
    assert rematch.find_missing(table) == [3]
    with pytest.raises(NotSeated):
        rematch.check(table, "ben")


def test_everybody_at_a_screen_pledges_a_nonce_of_their_own() -> None:
    """Whoever pledges none has one that the commitment covers."""
    table = new_table(GAME, 3)
    for seat in range(2):
        add(table, seating.sit(table, "ann", seat, invite=INVITE, beside=seat > 0))
    for pledges in (["a" * 64, "b" * 64], ["a" * 64], []):
        twin = new_table(GAME, 3)
        add(twin, rematch.join(table, twin, "ann", [0, 1], pledges))
        assert [seat.pledge for seat in twin.seats] == ["", *pledges, *[""] * (2 - len(pledges))]
        assert [seat.is_ready for seat in twin.seats] == [False, True, True]


# Whoever asks agrees to the same game, and to nothing else


def hurry(twin: Table) -> None:
    """The host wants everybody to think in ten seconds, or lose."""
    settings = replace(twin.settings, pace=replace(LIVE, bank=10), at_zero="forfeit")
    add(twin, seating.change_terms(twin, "ann", twin.terms.seats, {}, settings))


def exchange_a_bot(twin: Table) -> None:
    """The host lets another bot play."""
    seat = next(number for number, place in enumerate(twin.seats) if place.bot)
    add(twin, seating.seat_bot(twin, "ann", seat, "greedy"))


def bring_a_friend(twin: Table) -> None:
    """Somebody who wasn't there takes the bot's seat."""
    seat = next(number for number, place in enumerate(twin.seats) if place.bot)
    add(twin, seating.open_seat(twin, "ann", seat))
    sit(twin, "eve", seat)


def take_two_seats(twin: Table) -> None:
    """The host sees another hand."""
    free = next(number for number, place in enumerate(twin.seats) if place.is_open)
    add(twin, seating.sit(twin, "ann", free, invite=INVITE, beside=True))


@pytest.mark.parametrize("change", [hurry, exchange_a_bot, bring_a_friend, take_two_seats])
def test_whoever_accepts_a_rematch_under_other_terms_sees_them_first(change: Callable[[Table], None]) -> None:
    """Otherwise the last one to accept would find themselves in a game that they never agreed to."""
    table = play_out(begin(GAME, 4, people=3), Rng(2))
    twin = rematch_of(table, "ann")
    change(twin)

    for guest in ("ben", "cat"):
        seats = rematch.check(table, guest)
        add(twin, rematch.join(table, twin, guest, seats, ["a" * 64]))
        add(twin, rematch.join(table, twin, guest, seats, ["a" * 64]))
        add(table, rematch.ask(table, seats, twin.terms.id))

    assert rematch.is_agreed(table, [])
    others = [place for place in twin.seats if place.guest in ("ben", "cat")]
    assert others
    assert not any(place.is_ready or place.pledge for place in others)
    assert rematch.begin(table, twin) == []
    with pytest.raises(NotReady):
        seating.start(twin, "ann")


def test_a_rematch_that_is_changed_after_all_have_accepted_does_not_begin_by_itself() -> None:
    table = play_out(begin(GAME, 4, people=3), Rng(2))
    twin = rematch_of(table, *GUESTS[:3])
    exchange_a_bot(twin)

    assert rematch.begin(table, twin) == []


def test_a_rematch_may_be_listed() -> None:
    table = play_out(begin(GAME, 2), Rng(2))
    twin = rematch_of(table, "ann")
    add(twin, seating.change_terms(twin, "ann", 2, {}, replace(twin.settings, listed=not twin.settings.listed)))

    add(twin, rematch.join(table, twin, "ben", [1]))

    assert rematch.begin(table, twin)
