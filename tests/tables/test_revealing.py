"""The luck of a table: pledged, revealed, replaced; and nobody who chooses late chooses knowing more."""

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import pytest

from lampion.games import GAMES, game
from lampion.kernel.chance import Fair, Pledge, commit, cover
from lampion.kernel.errors import BrokenPledge, UnfairRecord
from lampion.kernel.record import read as read_record
from lampion.kernel.rng import Rng
from lampion.tables import Table, log, revealing, seating
from lampion.tables.errors import AlreadyStarted, NotSeated, NotStarted, WrongNonce
from lampion.tables.follow_up import FollowUp
from lampion.tables.records import record_of
from lampion.tables.views import lines_since, table_state
from tests.tables.helpers import (
    GUESTS,
    SECRET,
    add,
    chances,
    new_table,
    nonce_of,
    play_out,
    reload,
    reveal_all,
    sit,
    snapshot,
    step,
)

GAME = "spring-festival"


def waiting_room(name: str = GAME, seats: int = 3, people: int = 2) -> Table:
    """People who have pledged their nonces, and bots in the last seats."""
    table = new_table(name, seats)
    for guest in GUESTS[:people]:
        sit(table, guest, pledged=True)
    for seat in range(people, seats):
        add(table, seating.seat_bot(table, "ann", seat, "random"))
    return table


def begun(name: str = GAME, seats: int = 3, people: int = 2) -> Table:
    """The host has started, and nobody has revealed a nonce."""
    table = waiting_room(name, seats, people)
    add(table, seating.start(table, "ann"), at=1000)
    return table


def played(name: str = GAME, late: bool = False) -> Table:
    """A whole game; with `late` one person didn't reveal their nonce."""
    table = begun(name)
    if late:
        add(table, revealing.reveal(table, "ann", nonce_of("ann")))
        add(table, revealing.stop_waiting(table))
    else:
        reveal_all(table)
    return play_out(table, Rng(5))


# In the right order


def test_a_start_waits_for_every_pledged_nonce_and_the_last_one_starts_the_game() -> None:
    table = begun()
    assert (table.phase, bool(table.begun), table.entries[-1].kind) == ("open", True, "begin")

    add(table, revealing.reveal(table, "ben", nonce_of("ben")))
    assert (table.phase, chances(table)) == ("open", [])
    add(table, revealing.reveal(table, "ann", nonce_of("ann")))

    assert (table.phase, table.begun) == ("playing", None)
    pledges = [Pledge(commit(nonce_of(guest)), nonce_of(guest)) for guest in ("ann", "ben")]
    assert table.fair.pledges == (*pledges, Pledge())
    assert chances(table)
    assert snapshot(reload(table)) == snapshot(table)


def test_whoever_pledges_nothing_is_not_waited_for() -> None:
    table = new_table(GAME, 2)
    sit(table, "ann")
    sit(table, "ben")

    add(table, seating.start(table, "ann"))

    assert table.phase == "playing"
    assert table.fair.pledges == (Pledge(), Pledge())


@pytest.mark.parametrize("nonce", ["another-nonce-of-ben", "", commit(nonce_of("ben")), nonce_of("ann")])
def test_nobody_reveals_another_nonce_than_the_one_they_pledged(nonce: str) -> None:
    table = begun()

    with pytest.raises(WrongNonce):
        revealing.reveal(table, "ben", nonce)


def test_a_nonce_is_revealed_once_by_its_person_and_in_time() -> None:
    table = waiting_room()
    with pytest.raises(NotStarted):
        revealing.reveal(table, "ben", nonce_of("ben"))
    add(table, seating.start(table, "ann"))
    with pytest.raises(NotSeated):
        revealing.reveal(table, "eve", nonce_of("ben"))
    add(table, revealing.reveal(table, "ben", nonce_of("ben")))
    assert revealing.reveal(table, "ben", nonce_of("ben")) == []

    add(table, revealing.stop_waiting(table))

    with pytest.raises(AlreadyStarted):
        revealing.reveal(table, "ann", nonce_of("ann"))


def test_nobody_changes_seats_terms_or_pledges_once_nonces_are_being_revealed() -> None:
    """Otherwise whoever saw the others' nonces could choose a new one of their own."""
    table = begun()
    add(table, revealing.reveal(table, "ben", nonce_of("ben")))
    changes: list[Callable[[], object]] = [
        lambda: seating.stand(table, "ann"),
        lambda: seating.sit(table, "cat", None, commit("chosen knowing the others")),
        lambda: seating.remove(table, "ann", "ben"),
        lambda: seating.seat_bot(table, "ann", 2, "greedy"),
        lambda: seating.open_seat(table, "ann", 2),
        lambda: seating.change_terms(table, "ann", 2, {}, table.settings),
        lambda: seating.start(table, "ann"),
    ]
    for change in changes:
        with pytest.raises(AlreadyStarted):
            change()


def test_a_pledge_cannot_be_exchanged_for_another() -> None:
    table = waiting_room()

    assert seating.sit(table, "ben", None, commit("a second thought of ben")) == []
    assert table.seats[1].pledge == commit(nonce_of("ben"))


def test_the_host_can_close_a_table_that_waits_for_nonces() -> None:
    table = begun()

    add(table, seating.close(table, "ann"))

    assert (table.phase, table.begun) == ("over", None)
    assert revealing.stop_waiting(table) == []


# Replaced


def test_a_nonce_that_comes_too_late_is_replaced_and_the_person_keeps_the_seat() -> None:
    table = begun()
    assert revealing.deadline(table) == 31_000
    add(table, revealing.reveal(table, "ann", nonce_of("ann")))

    add(table, revealing.stop_waiting(table))

    assert table.phase == "playing"
    assert table.seats[1].is_played_by_person
    assert revealing.deadline(table) is None
    assert table.fair.pledges[1] == Pledge(commit(nonce_of("ben")), "")
    start = next(line for line in lines_since(table, 0, None) if line["kind"] == "start")
    assert start["replaced"] == [1]


def test_the_replacement_follows_from_the_secret_alone() -> None:
    """So it was fixed when the table showed its commitment: key and nonces as the documentation describes them."""
    pledges = [Pledge(commit("a" * 16), "a" * 16), Pledge(commit("b" * 16), ""), Pledge()]
    nonces = [sha256(f"lampion nonce {seat} {SECRET}".encode()).hexdigest() for seat in range(3)]
    key = sha256("\n".join(["lampion 2", SECRET, "a" * 16, nonces[1], nonces[2]]).encode()).digest()

    assert Fair(SECRET, pledges=pledges).key == key
    assert cover(SECRET, 2) == nonces[2]


def test_the_nonces_of_the_secret_are_told_to_nobody() -> None:
    table = begun()
    add(table, revealing.stop_waiting(table))

    told = json.dumps([[table_state(table, seat, 0), lines_since(table, 0, seat)] for seat in (None, 0, 1)])

    assert not [seat for seat in range(3) if cover(SECRET, seat) in told]


# Who chooses last


@pytest.mark.parametrize("name", GAMES)
def test_every_person_decides_the_luck_alone(name: str) -> None:
    """Whatever an operator who plays tries with the secret and an own nonce: another nonce of ben's, another deal."""

    def deal(nonce: str) -> list[str]:
        table = new_table(name, 2)
        sit(table, "ann", pledged=True)
        add(table, seating.sit(table, "ben", None, commit(nonce), "come-in"))
        add(table, seating.start(table, "ann"))
        add(table, revealing.reveal(table, "ann", nonce_of("ann")))
        add(table, revealing.reveal(table, "ben", nonce))
        rng = Rng(1)
        while table.phase == "playing" and len(chances(table)) < 8:
            step(table, rng)
        return chances(table)

    assert len({tuple(deal(f"a-nonce-that-only-ben-knows-{number}")) for number in range(8)}) > 6


def test_the_last_to_reveal_chooses_between_two_deals_at_most() -> None:
    """What remains to an operator who plays: to be late with an own nonce, which the table tells everybody."""
    deals = set()
    for tried in ("", *(f"another-nonce-number-{number}" for number in range(20)), nonce_of("ann")):
        table = begun("takenoko", 2, 2)
        add(table, revealing.reveal(table, "ben", nonce_of("ben")))
        try:
            add(table, revealing.reveal(table, "ann", tried))
        except WrongNonce:
            add(table, revealing.stop_waiting(table))
        deals.add(tuple(chances(table)))

    assert len(deals) == 2


# Records


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("late", [False, True])
def test_a_record_holds_pledges_and_nonces_and_can_be_verified(name: str, late: bool) -> None:
    table = played(name, late)

    record = read_record(record_of(table).write())

    assert record.pledges == table.fair.pledges
    assert record.commitment == commit(SECRET)
    assert table.game.verify(record).result() == record.result


def test_a_changed_nonce_pledge_or_number_of_seats_is_found_out() -> None:
    record = record_of(played())
    play, (ann, ben, bot) = game(GAME), record.pledges
    other = Pledge(commit("an-operators-choice"), "an-operators-choice")

    for broken in (
        (replace(ann, nonce=other.nonce), ben, bot),
        (replace(ann, digest=other.digest), ben, bot),
        (ann, ben),
    ):
        with pytest.raises(BrokenPledge):
            play.verify(replace(record, pledges=broken))
    for changed in ((other, ben, bot), (ben, ann, bot), (replace(ann, nonce=""), ben, bot), (ann, ben, other), ()):
        with pytest.raises(UnfairRecord):
            play.verify(replace(record, pledges=changed))


def test_tables_from_before_pledges_can_still_be_read_and_verified() -> None:
    """Their people gave nonces when they sat down; games that had not started take them as no nonce at all."""
    table = new_table(GAME, 2)
    old = [("sit", 0, "ann"), ("ready", 0, "nonce-of-ann"), ("sit", 1, "ben"), ("ready", 1, "nonce-of-ben")]
    add(table, [log.Draft(*one) for one in old])
    unstarted = reload(table)
    add(table, [log.Draft("start", text='["nonce-of-ann", "nonce-of-ben"]')])
    fair = Fair(SECRET, ["nonce-of-ann", "nonce-of-ben"])
    assert table.fair.key == fair.key

    add(table, FollowUp.of(table).complete())
    play_out(table, Rng(1))
    record = read_record(record_of(table).write())
    assert (record.nonces, record.pledges) == (("nonce-of-ann", "nonce-of-ben"), ())
    assert table.game.verify(record).result() == record.result

    add(unstarted, seating.start(unstarted, "ann"))
    assert unstarted.fair.pledges == (Pledge(), Pledge())
