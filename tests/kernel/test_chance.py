"""Where outcomes come from: a seed, a secret that can be checked, or a record."""

import hmac
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from lampion.games import game
from lampion.kernel import record as records
from lampion.kernel.chance import Continued, Fair, Seeded, commit
from lampion.kernel.errors import LampionError, UnfairRecord, WrongSecret
from lampion.kernel.limits import CHANCE
from lampion.kernel.record import Record

GAME = game("spring-festival")
SECRET, NONCES = "a secret that nobody knows", ("first", "second")


def fair_record(**chosen: Any) -> Record:
    """A finished game with fair chance, and its secret published."""
    source = Fair(SECRET, NONCES)
    match = GAME.start(2, source=source, **chosen)
    while not match.over:
        match.play(match.moves()[0])
    return replace(match.record(), commitment=source.commitment, nonces=source.nonces).publish(SECRET)


def recompute(secret: str, nonces: list[str], draw: int, total: int) -> int:
    """Draw number k below a total, from the description of the stream alone."""
    key = sha256("\n".join(["lampion", secret, *nonces]).encode()).digest()
    for attempt in range(1000):
        block = hmac.new(key, f"{draw}/{attempt}".encode(), "sha256").digest()
        number = int.from_bytes(block[:8], "big")
        if number < 2**64 // total * total:
            return number % total
    raise AssertionError("a thousand numbers in a row were rejected")


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Fair(SECRET).commitment == commit(SECRET) == sha256(SECRET.encode()).hexdigest()


@pytest.mark.parametrize("total", [1, 2, 6, 48, 2**32, 2**63 + 1, 3 * 2**62])
def test_anyone_can_compute_the_numbers_again(total: int) -> None:
    """The last two totals reject many numbers, so a draw takes several attempts."""
    fair = Fair(SECRET, NONCES)

    assert [fair.below(total) for _ in range(50)] == [recompute(SECRET, list(NONCES), k, total) for k in range(50)]


def test_every_nonce_counts() -> None:
    numbers = {Fair(SECRET, nonces).below(2**60) for nonces in ((), ("a",), ("b",), ("a", "b"), ("b", "a"))}

    assert len(numbers) == 5


def test_fair_numbers_come_equally_often() -> None:
    fair, draws = Fair(SECRET), 6000

    counts = Counter(fair.below(6) for _ in range(draws))

    assert all(abs(counts[face] - draws / 6) < 5 * (draws * 5 / 36) ** 0.5 for face in range(6))


@pytest.mark.parametrize("source", [Seeded(5), Fair(SECRET, NONCES)], ids=["seeded", "fair"])
def test_a_source_starts_again_from_its_first_outcome(source: Seeded | Fair) -> None:
    position = GAME.position(2, GAME.settle(2, {}))
    first = [source.draw(position) for _ in range(5)]
    position = GAME.position(2, GAME.settle(2, {}))
    again = source.restart()

    assert [again.draw(position) for _ in range(5)] == first


def test_choosing_changes_neither_position_nor_order() -> None:
    position = GAME.position(2, GAME.settle(2, {}))
    before = position.copy()

    chosen = Fair(SECRET).choose(position)

    assert position == before
    assert Fair(SECRET).draw(position) == chosen


def test_a_resumed_game_draws_the_recorded_outcomes_and_then_new_ones() -> None:
    position = GAME.position(2, GAME.settle(2, {}))
    outcomes = [position.moves(CHANCE)[7], position.moves(CHANCE)[3]]
    source = Continued(outcomes, Seeded(5))

    assert [source.draw(position), source.draw(position)] == outcomes
    assert source.draw(position) not in outcomes


def test_an_outcome_that_no_longer_fits_gives_way_to_a_new_one() -> None:
    position = GAME.position(2, GAME.settle(2, {}))
    outcome = position.moves(CHANCE)[0]
    source = Continued([outcome, outcome], Seeded(5))
    source.draw(position)

    assert source.draw(position) != outcome
    assert source.restart().told == [outcome, outcome]


def test_a_resumed_game_restarts_with_its_recorded_outcomes() -> None:
    position = GAME.position(2, GAME.settle(2, {}))
    source = Continued([position.moves(CHANCE)[7]], Seeded(5))
    first = [source.draw(position) for _ in range(4)]
    position = GAME.position(2, GAME.settle(2, {}))
    again = source.restart()

    assert [again.draw(position) for _ in range(4)] == first


def test_a_fair_game_is_verified_to_its_result() -> None:
    record = fair_record()

    assert GAME.verify(records.read(record.write())).result() == record.result


def test_a_fair_record_verifies_when_it_names_only_the_options_that_were_chosen() -> None:
    record = replace(fair_record(cards="36"), options={"cards": "36"})

    assert GAME.verify(record).result() == record.result


def test_a_changed_outcome_is_found_with_its_line() -> None:
    """Two tiles of the store change places: every move stays legal, but the secret gives other outcomes."""
    record = fair_record()
    swapped = {record.entries[0].move: record.entries[1].move, record.entries[1].move: record.entries[0].move}
    entries = (
        replace(record.entries[0], move=record.entries[1].move),
        replace(record.entries[1], move=record.entries[0].move),
    )
    forged = records.read(replace(record, entries=entries + record.entries[2:4], result=None).write())

    with pytest.raises(UnfairRecord) as unfair:
        GAME.verify(forged)

    first = record.entries[0].move
    assert unfair.value.data == {"line": forged.entries[0].line, "outcome": swapped[first], "expected": first}


@pytest.mark.parametrize(
    "changes", [{"secret": "another"}, {"commitment": commit("another")}], ids=["secret", "commitment"]
)
def test_a_secret_that_was_not_committed_to_is_found(changes: dict[str, Any]) -> None:
    forged = replace(fair_record(), **changes)

    with pytest.raises(WrongSecret) as wrong:
        GAME.verify(forged)

    assert wrong.value.data == {"commitment": forged.commitment}


@pytest.mark.parametrize("nonces", [(), ("first",), ("second", "first"), ("first", "second", "third")])
def test_a_changed_nonce_is_found(nonces: tuple[str, ...]) -> None:
    with pytest.raises(UnfairRecord):
        GAME.verify(replace(fair_record(), nonces=nonces))


def test_another_secret_with_its_own_commitment_is_found_by_the_outcomes() -> None:
    forged = replace(fair_record(), secret="another", commitment=commit("another"))

    with pytest.raises(UnfairRecord) as unfair:
        GAME.verify(forged)

    assert unfair.value.data["line"] == forged.entries[0].line


def test_a_move_of_a_fair_game_that_is_not_legal_is_found() -> None:
    record = fair_record()
    place = next(i for i, entry in enumerate(record.entries) if entry.seat != CHANCE)
    entries = list(record.entries)
    entries[place] = replace(entries[place], move="finale 0,0")

    with pytest.raises(LampionError) as refusal:
        GAME.verify(records.read(replace(record, entries=tuple(entries)).write()))

    assert refusal.value.code == "bad-record"
