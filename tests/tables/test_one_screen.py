"""Several people at one screen: a guest with several seats, each with its own rights."""

import json

import pytest

from lampion.games import GAMES, game
from lampion.kernel.chance import commit
from lampion.tables import Settings, Table, actions, rematch, revealing, seating
from lampion.tables.errors import AlreadySeated, NotReady, NotSeated, SeatTaken, WhichSeat, WrongNonce
from tests.conformance import hooks
from tests.tables.helpers import INVITE, add, move, moves_of, new_table, nonce_of, reload, sit, snapshot, undo

OPEN, SECRET = "spring-festival", "takenoko"


def sit_beside(table: Table, guest: str, seat: int | None = None, pledge: str = "") -> None:
    """Somebody sits down at a guest's screen."""
    add(table, seating.sit(table, guest, seat, pledge, INVITE, beside=True))


def share(name: str, seats: int = 2, settings: Settings | None = None, **options: object) -> Table:
    """A game that has begun: ann and somebody beside her in the first two seats, then ben, then bots."""
    table = new_table(name, seats, settings, **options)
    sit(table, "ann", 0)
    sit_beside(table, "ann", 1)
    if seats > 2:
        sit(table, "ben", 2)
    for seat in range(3, seats):
        add(table, seating.seat_bot(table, "ann", seat, "random"))
    add(table, seating.start(table, "ann"))
    return table


# Which games need a curtain


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_whether_something_can_be_hidden_in_it(name: str) -> None:
    """The conformance suite checks where something is hidden, and that then the game says so."""
    play = game(name)

    assert play.has_secrets == (hooks.of(play).hides is not hooks.nothing_hidden)


# Sitting down


def test_somebody_beside_a_guest_takes_another_seat_of_theirs() -> None:
    table = new_table(OPEN, 3)
    sit(table, "ann", 1)

    sit_beside(table, "ann")
    sit_beside(table, "ann", 2)

    assert [seat.guest for seat in table.seats] == ["ann", "ann", "ann"]
    assert (table.find_seats("ann"), table.people()) == ([0, 1, 2], ["ann"])
    assert all(seat.is_ready for seat in table.seats)


def test_nobody_sits_beside_a_guest_who_is_not_there_or_on_somebody_elses_seat() -> None:
    table = new_table(OPEN, 2)
    with pytest.raises(NotSeated):
        sit_beside(table, "ann")
    sit(table, "ann")
    sit(table, "ben")

    with pytest.raises(SeatTaken):
        sit_beside(table, "ann", 1)


def test_without_saying_so_a_guest_takes_no_second_seat() -> None:
    """Two clicks, or a second device, are not two people."""
    table = new_table(OPEN, 2)
    sit(table, "ann")

    with pytest.raises(AlreadySeated):
        sit(table, "ann", 1)
    assert seating.sit(table, "ann", None) == []


def test_others_agree_to_a_shared_screen_by_getting_ready_again() -> None:
    """Whoever is ready before a guest takes a second seat hasn't agreed that one screen will see two hands."""
    table = new_table(SECRET, 4)
    sit(table, "ben", pledged=True)
    sit(table, "ann")

    sit_beside(table, "ann")

    assert [seat.is_ready for seat in table.seats] == [False, True, True, False]
    assert table.seats[0].pledge == ""
    add(table, seating.seat_bot(table, "ann", 3, "random"))
    with pytest.raises(NotReady) as refused:
        seating.start(table, "ann")
    assert refused.value.data == {"seats": [0]}
    sit(table, "ben")
    assert table.seats[0].is_ready


def test_the_host_agrees_by_starting() -> None:
    table = new_table(SECRET, 3)
    sit(table, "ann")
    sit(table, "ben")

    sit_beside(table, "ben")

    assert [seat.is_ready for seat in table.seats] == [True, True, True]


def test_a_log_with_shared_seats_is_read_again_as_it_was() -> None:
    table = share(SECRET, 4)
    move(table, table.waiting()[0])

    assert snapshot(reload(table)) == snapshot(table)


# Each seat has its own rights


def test_whoever_has_several_seats_says_for_which_something_is() -> None:
    table = share(OPEN, 3)

    assert table.seat_of("ann", 1) == 1
    for wrong in (None, 2, 7):
        with pytest.raises(WhichSeat) as refused:
            table.seat_of("ann", wrong)
        assert refused.value.data == {"seats": [0, 1]}
    assert table.seat_of("ben") == 2
    with pytest.raises(WhichSeat):
        table.seat_of("ben", 0)


def test_one_of_them_leaves_and_the_other_stays() -> None:
    table = new_table(OPEN, 2)
    sit(table, "ann", 0)
    sit_beside(table, "ann", 1)

    add(table, seating.stand(table, "ann", 0))

    assert (table.find_seats("ann"), table.seat_of("ann")) == ([1], 1)


def test_one_of_them_gives_up_and_the_others_play_on() -> None:
    table = share(OPEN, 3)

    add(table, actions.resign(table, 0))

    assert (table.phase, table.seats[0].out, table.seats[1].out) == ("playing", "resigned", "")
    assert [seat.is_played_by_person for seat in table.seats] == [False, True, True]


def test_ending_together_takes_every_seat() -> None:
    table = share(OPEN, 2)

    add(table, actions.want_end(table, 0, wanted=True, here=[0, 1]))
    assert table.phase == "playing"
    add(table, actions.want_end(table, 1, wanted=True, here=[0, 1]))

    assert (table.outcome or {})["reason"] == "agreed"


def test_an_undo_takes_back_only_what_that_seat_did() -> None:
    """[SF-3] Both lay their starting tiles at once; what one takes back leaves the other's decisions alone."""
    table = share(OPEN, 2)
    for seat in (0, 1, 0, 1):
        move(table, seat)
    other = moves_of(table, 1)

    undo(table, 0)

    assert (len(moves_of(table, 0)), moves_of(table, 1)) == (1, other)


def test_two_people_at_one_screen_are_not_alone_with_bots() -> None:
    """Nobody takes back what the other has built on, nor tries again with the other's hand dealt anew."""
    table = new_table(OPEN, 3)
    sit(table, "ann", 0)
    sit_beside(table, "ann", 1)
    add(table, seating.seat_bot(table, "ann", 2, "random"))
    add(table, seating.start(table, "ann"))

    assert not table.is_alone_with_bots(0)
    assert not table.is_alone_with_bots(1)


@pytest.mark.parametrize(("seats", "expected"), [(2, True), (3, False)])
def test_people_at_one_screen_may_ask_for_hints_unless_others_play_elsewhere(seats: int, expected: bool) -> None:
    assert share(OPEN, seats).allows_hints() is expected


def test_the_table_waits_for_a_guest_if_it_waits_for_one_of_their_seats() -> None:
    table = share(SECRET, 3, first="1")

    assert table.waits_for_people() == {"ann": True, "ben": False}


def test_removing_a_guest_removes_everybody_at_their_screen() -> None:
    table = new_table(OPEN, 3)
    sit(table, "ann", 0)
    sit(table, "ben", 1)
    sit_beside(table, "ben", 2)

    add(table, seating.remove(table, "ann", "ben"))

    assert [seat.guest for seat in table.seats] == ["ann", "", ""]


def test_removing_them_from_a_game_lets_bots_play_on_in_all_their_seats() -> None:
    table = new_table(OPEN, 4)
    sit(table, "ann", 0)
    sit(table, "ben", 1)
    sit(table, "cat", 3)
    sit_beside(table, "ben", 2)
    sit(table, "cat")
    add(table, seating.start(table, "ann"))

    add(table, seating.remove(table, "ann", "ben"))

    assert [seat.out for seat in table.seats] == ["", "removed", "removed", ""]
    assert [seat.bot for seat in table.seats] == ["", "greedy", "greedy", ""]
    assert (table.find_seats("ben"), table.phase) == ([], "playing")


# Luck


def test_each_seat_pledges_and_reveals_its_own_nonce() -> None:
    table = new_table(OPEN, 2)
    add(table, seating.sit(table, "ann", 0, commit(nonce_of("ann")), INVITE))
    sit_beside(table, "ann", 1, commit(nonce_of("mia")))
    add(table, seating.start(table, "ann"))

    add(table, revealing.reveal(table, "ann", nonce_of("mia")))
    assert [seat.nonce for seat in table.seats] == ["", nonce_of("mia")]
    with pytest.raises(WrongNonce):
        revealing.reveal(table, "ann", nonce_of("ben"))
    add(table, revealing.reveal(table, "ann", nonce_of("ann")))

    assert table.phase == "playing"
    assert [pledge.nonce for pledge in table.fair.pledges] == [nonce_of("ann"), nonce_of("mia")]


# Whose eyes


def test_a_guest_with_one_seat_always_sees_with_its_eyes() -> None:
    table = share(SECRET, 3)

    assert [table.find_eyes("ben", wanted) for wanted in (None, 0, 1, 2)] == [2, 2, 2, 2]
    assert table.find_eyes("cat", 0) is None


def test_people_at_one_screen_see_nothing_secret_until_one_of_them_asks_to_look() -> None:
    table = share(SECRET, 3)

    assert [table.find_eyes("ann", wanted) for wanted in (None, 0, 1, 2)] == [None, 0, 1, None]


@pytest.mark.parametrize("name", [name for name in GAMES if not game(name).has_secrets])
def test_games_without_secrets_need_no_curtain(name: str) -> None:
    table = share(name, 2)

    assert [table.find_eyes("ann", wanted) for wanted in (None, 0, 1)] == [0, 0, 1]


def test_before_and_after_a_game_nothing_is_secret() -> None:
    table = new_table(SECRET, 2)
    sit(table, "ann", 0)
    sit_beside(table, "ann", 1)
    assert table.find_eyes("ann") == 0
    add(table, seating.start(table, "ann"))
    assert table.find_eyes("ann") is None

    add(table, seating.close(table, "ann"))

    assert table.find_eyes("ann") == 0


# Again


def test_a_rematch_seats_everybody_at_the_screen_one_seat_on() -> None:
    """What others agreed to before holds: nobody has to get ready again because of it."""
    table, following = share(SECRET, 3), new_table(SECRET, 3)
    add(table, seating.close(table, "ann"))
    sit(following, "ben", 0)

    drafts = rematch.join(table, following, "ann", rematch.check(table, "ann"), ["digest"])
    add(following, drafts)

    assert [seat.guest for seat in following.seats] == ["ben", "ann", "ann"]
    assert [(draft.kind, draft.seat) for draft in drafts] == [("sit", 1), ("pledge", 1), ("sit", 2), ("ready", 2)]
    assert all(seat.is_ready for seat in following.seats)
    assert rematch.join(table, following, "ann", [0, 1]) == []


def test_people_at_one_screen_answer_together() -> None:
    table, following = share(SECRET, 3), new_table(SECRET, 3)
    add(table, seating.close(table, "ann"))
    assert not rematch.is_agreed(table, [0, 1])
    add(table, rematch.ask(table, [2], following.terms.id))
    assert rematch.is_agreed(table, [0, 1])

    add(following, rematch.join(table, following, "ann", [0, 1]))
    add(table, rematch.ask(table, [0, 1], following.terms.id))
    assert table.rematch.asked == {0, 1, 2}
    assert rematch.ask(table, [0, 1], following.terms.id) == []

    add(table, rematch.decline(table, [0, 1]))
    add(following, rematch.leave(following, "ann"))
    assert table.rematch.declined == {0, 1}
    assert [seat.guest for seat in following.seats] == ["", "", ""]


def test_the_record_tells_seats_and_not_screens() -> None:
    """A record holds what a seat did and pledged, and nothing about who sat at which screen."""
    table = share(OPEN, 2)
    entries = [entry for entry in table.entries if entry.kind in ("sit", "start")]

    assert [entry.text for entry in entries[:2]] == ["ann", "ann"]
    assert len(json.loads(entries[-1].text)) == 2


def test_a_nonce_that_two_seats_of_a_screen_have_pledged_is_revealed_for_both() -> None:
    """Nobody waits for the second one."""
    table = new_table(SECRET, 3)
    for guest in ("ann", "ben"):
        sit(table, guest, pledged=True)
    sit_beside(table, "ann", 2, commit(nonce_of("ann")))
    sit(table, "ben", pledged=True)
    add(table, seating.start(table, "ann"))

    drafts = revealing.reveal(table, "ann", nonce_of("ann"))

    assert [(draft.kind, draft.seat) for draft in drafts] == [("reveal", 0), ("reveal", 2)]
    add(table, drafts)
    assert revealing.reveal(table, "ann", nonce_of("ann")) == []
    add(table, revealing.reveal(table, "ben", nonce_of("ben")))
    assert table.phase == "playing"
    assert [pledge.nonce for pledge in table.fair.pledges] == [nonce_of("ann"), nonce_of("ben"), nonce_of("ann")]
