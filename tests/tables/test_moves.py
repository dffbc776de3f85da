"""Moves: numbers count a seat's own decisions, the log gives the game back, and the record can be verified."""

from dataclasses import replace

import pytest

import lampion
from lampion.games import GAMES, game
from lampion.kernel.errors import (
    BadRecord,
    IllegalMove,
    LampionError,
    MoveRefused,
    NotYourTurn,
    OtherRules,
    StaleMove,
    UnfairRecord,
    WrongSecret,
)
from lampion.kernel.limits import CHANCE
from lampion.kernel.record import RecordedMove
from lampion.kernel.record import read as read_record
from lampion.kernel.rng import Rng
from lampion.tables import Table, actions, seating
from lampion.tables.errors import NotOver
from lampion.tables.records import record_of, unfinished_record_of
from tests.tables.helpers import (
    add,
    begin,
    fill,
    move,
    new_table,
    play_out,
    play_until,
    reload,
    sample_options,
    snapshot,
    step,
    texts,
    undo,
)

GAMES_EACH = 6 if lampion.compiled else 2
SIZES = [(name, seats) for name in GAMES for seats in game(name).players]


def everybody_places(seed: int = 0, seats: int = 3) -> Table:
    """Spring Festival in a phase in which every seat is to move. [SF-3]"""
    table = begin("spring-festival", seats)
    return play_until(table, Rng(seed), lambda table: len(table.waiting()) == seats)


# Numbers


def test_a_number_counts_the_decisions_of_its_own_seat() -> None:
    table = everybody_places()
    numbers = [len(place.decisions) for place in table.seats]

    move(table, 1)
    move(table, 2)

    assert [len(place.decisions) for place in table.seats] == [numbers[0], numbers[1] + 1, numbers[2] + 1]


def test_another_seats_move_in_the_same_phase_never_makes_a_number_stale() -> None:
    table = everybody_places()
    number, text = len(table.seats[0].decisions), texts(table, 0)[0]

    move(table, 2)
    move(table, 1)

    assert actions.was_done(table, 0, number, "move", text) is False
    move(table, 0, text)
    assert actions.was_done(table, 0, number, "move", text) is True


def test_the_same_move_sent_twice_is_played_once() -> None:
    table = everybody_places()
    number, text = len(table.seats[0].decisions), texts(table, 0)[0]
    move(table, 0, text)
    move(table, 1)

    assert actions.was_done(table, 0, number, "move", f"  {text.replace(' ', '  ')}")


def test_another_move_under_the_same_number_is_stale() -> None:
    table = everybody_places()
    number, (one, other, *_) = len(table.seats[0].decisions), texts(table, 0)
    move(table, 0, one)

    with pytest.raises(StaleMove) as refused:
        actions.was_done(table, 0, number, "move", other)

    assert refused.value.data == {"seat": 0, "number": number, "expected": number + 1}
    with pytest.raises(StaleMove):
        actions.was_done(table, 0, number, "undo")


@pytest.mark.parametrize("number", [-1, 1, 7, 10**9])
def test_a_number_that_is_not_the_next_one_is_stale(number: int) -> None:
    with pytest.raises(StaleMove):
        actions.was_done(begin("spring-festival", first="0"), 0, number, "move", "pass")


def test_an_undo_sent_twice_is_one() -> None:
    table = everybody_places()
    number = len(table.seats[0].decisions)
    move(table, 0)
    assert actions.was_done(table, 0, number + 1, "undo") is False

    undo(table, 0)

    assert actions.was_done(table, 0, number + 1, "undo") is True
    with pytest.raises(StaleMove):
        actions.was_done(table, 0, number, "undo")


def test_a_move_taken_back_and_sent_late_once_more_was_done() -> None:
    table = everybody_places()
    number, text = len(table.seats[0].decisions), texts(table, 0)[0]
    move(table, 0, text)
    undo(table, 0)

    assert actions.was_done(table, 0, number, "move", text) is True
    assert len(table.seats[0].decisions) == number + 2


# Refusals


def test_a_refused_move_changes_nothing() -> None:
    table = everybody_places()
    before = snapshot(table)

    with pytest.raises(IllegalMove):
        actions.move(table, 0, "pass")
    with pytest.raises(LampionError):
        actions.move(table, 0, "hop")
    with pytest.raises(LampionError):
        actions.move(table, 0, 70_000)

    assert snapshot(table) == before


def test_a_seat_moves_when_the_game_waits_for_it() -> None:
    table = begin("takenoko", first="1")
    assert table.waiting() == [1]

    with pytest.raises(NotYourTurn):
        actions.move(table, 0, "channel")
    with pytest.raises(NotYourTurn):
        actions.check_asked(table, 0)
    actions.check_asked(table, 1)


def test_asking_changes_nothing_until_the_entries_are_taken() -> None:
    table = everybody_places()
    before = snapshot(table)

    first = actions.move(table, 0, texts(table, 0)[0])
    second = actions.move(table, 0, texts(table, 0)[0])

    assert first == second
    assert snapshot(table) == before


def test_the_text_in_the_log_is_the_one_that_the_game_writes() -> None:
    """[TK-6] An edge may be named from either side."""
    table = begin("takenoko", first="0", weather="off")
    rng = Rng(1)
    play_until(table, rng, lambda table: any(text.startswith("lay") for text in texts(table, table.waiting()[0])))
    seat = table.waiting()[0]
    _, one, other = text = next(text for text in texts(table, seat) if text.startswith("lay")).split()

    move(table, seat, f"lay {other} {one}")

    assert next(entry.text for entry in reversed(table.entries) if entry.seat == seat) == " ".join(text)


# Whole games


def random_game(name: str, seats: int, seed: int) -> Table:
    """A random game under random options, with a random number of people."""
    rng = Rng(seed, 31)
    options = sample_options(game(name), seats, rng)
    return play_out(begin(name, seats, 1 + rng.below(seats), **options), rng)


@pytest.mark.parametrize(("name", "seats"), SIZES)
@pytest.mark.parametrize("games", [GAMES_EACH, pytest.param(100, marks=pytest.mark.thorough)])
def test_games_end_and_log_and_record_give_them_back(name: str, seats: int, games: int) -> None:
    for seed in range(games):
        table = random_game(name, seats, seed)
        assert table.outcome is not None
        assert table.outcome["reason"] == "played"
        assert snapshot(reload(table)) == snapshot(table)
        record = record_of(table)
        assert read_record(record.write()) == record
        match = table.game.verify(read_record(record.write()))
        assert table.live_match is not None
        assert match.position == table.live_match.position
        assert match.score() == table.outcome["scores"]


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_the_log_gives_the_same_table(name: str) -> None:
    table, rng = begin(name, 3), Rng(6)
    while table.phase == "playing":
        step(table, rng)
        if rng.below(5) == 0:
            assert snapshot(reload(table)) == snapshot(table)


@pytest.mark.parametrize("name", GAMES)
def test_the_record_stays_at_the_table_until_the_game_is_over(name: str) -> None:
    table = begin(name)
    step(table, Rng(0))

    with pytest.raises(NotOver):
        record_of(table)
    record = unfinished_record_of(table)
    assert (record.secret, record.result) == ("", None)
    assert table.terms.secret not in record.write()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("end", ["resigned", "agreed", "closed"])
def test_the_record_of_a_game_that_was_not_played_out_can_be_verified(name: str, end: str) -> None:
    table, rng = begin(name), Rng(9)
    for _ in range(25):
        step(table, rng)
    if end == "resigned":
        add(table, actions.resign(table, 1))
    elif end == "agreed":
        add(table, actions.want_end(table, 0, True) + actions.want_end(table, 1, True)[:1])
        add(table, actions.want_end(table, 1, True))
    else:
        add(table, seating.close(table, "ann"))

    record = read_record(record_of(table).write())

    assert record.result is None
    assert table.live_match is not None
    assert table.game.verify(record).position == table.live_match.position


# Fairness


@pytest.mark.parametrize("name", GAMES)
def test_the_commitment_is_known_beforehand_and_the_secret_in_the_end(name: str) -> None:
    table = random_game(name, 3, 1)
    record = record_of(table)

    assert record.commitment == table.fair.commitment
    assert record.secret == table.terms.secret


@pytest.mark.parametrize("name", GAMES)
def test_another_secret_is_found_out(name: str) -> None:
    with pytest.raises(WrongSecret):
        game(name).verify(replace(record_of(random_game(name, 2, 2)), secret="another"))


@pytest.mark.parametrize("name", GAMES)
def test_another_outcome_is_found_out(name: str) -> None:
    """One outcome of chance is exchanged for another that was possible."""
    table = random_game(name, 2, 4)
    record, play = record_of(table), table.game
    position = play.position(2, table.terms.options)
    found = 0
    for place, entry in enumerate(record.entries):
        if entry.seat == CHANCE and found < 12:
            for other in position.moves(CHANCE)[:3]:
                text = play.write_move(position, CHANCE, other)
                if text != entry.move:
                    entries = (*record.entries[:place], RecordedMove(CHANCE, text), *record.entries[place + 1 :])
                    with pytest.raises((UnfairRecord, BadRecord)):
                        play.verify(replace(record, entries=entries))
                    unfinished = replace(record, entries=entries[: place + 1], result=None)
                    with pytest.raises(UnfairRecord):
                        play.verify(unfinished)
                    found += 1
        position.play(entry.seat, play.read_move(position, entry.seat, entry.move))
    assert found


# From a position


@pytest.mark.parametrize("name", GAMES)
def test_a_table_can_go_on_from_a_position_and_its_record_says_so(name: str) -> None:
    """Play on from a position of another game: chance starts over, so the record can only be read."""
    source = begin(name, 3)
    rng = Rng(12)
    for _ in range(40):
        step(source, rng)
    position = source.game.write(source.require_match().position)
    table = fill(new_table(name, 3), people=1)

    add(table, seating.start(table, "ann", position))
    assert table.game.write(table.require_match().position) == position
    play_out(table, rng)

    assert snapshot(reload(table)) == snapshot(table)
    record = read_record(record_of(table).write())
    assert [one.after for one in record.resumptions] == [0]
    with pytest.raises(OtherRules):
        table.game.replay(record)


def test_at_a_table_nobody_types_what_the_real_box_did() -> None:
    """[FW-21] Whoever did could make every launch a good one; so it is drawn like all chance, and can be verified."""
    table, rng = begin("fireworks", box="real"), Rng(5)
    for _ in range(60):
        if table.phase == "over":
            break
        step(table, rng)

    launches = [entry for entry in table.entries if entry.seat == CHANCE and entry.kind == "move"]
    assert len(launches) > 10
    assert {entry.by for entry in launches} == {"chance"}
    for text in ("up kiku-red", "~ up kiku-red", "die 2"):
        for seat in (0, 1):
            with pytest.raises(MoveRefused):
                actions.move(table, seat, text)
