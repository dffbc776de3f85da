"""Draws that nobody can foresee: each takes the next link of a chain from every browser."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from lampion.games import GAMES, game
from lampion.kernel.chance import Pledge, commit, leads_to
from lampion.kernel.errors import BrokenPledge, LinksMissing, UnfairRecord
from lampion.kernel.limits import CHANCE
from lampion.kernel.record import Record
from lampion.kernel.record import read as read_record
from lampion.kernel.rng import Rng
from lampion.tables import Settings, Table, actions, chain, revealing, seating
from lampion.tables.budget import MOST_LOST
from lampion.tables.errors import CannotUndo, NotSeated, WrongNonce
from lampion.tables.records import record_of
from lampion.tables.views import lines_since, table_state
from tests.tables.helpers import GUESTS, INVITE, add, chances, new_table, reload, snapshot, step

GAME = "takenoko"
LENGTH = 600


def links_of(guest: str) -> list[str]:
    """The chain of a person: its first link is the nonce, and each is the hash of the next."""
    found = [f"the-seed-of-{guest}"]
    for _ in range(LENGTH):
        found.append(commit(found[-1]))
    return found[::-1]


CHAINS = {guest: links_of(guest) for guest in (*GUESTS, "eve")}


def begun(name: str = GAME, people: int = 2, seats: int = 3, **options: object) -> Table:
    """A chained game that has begun: people with chains, then bots."""
    table = new_table(name, seats, Settings(chained=True), **options)
    for guest in GUESTS[:people]:
        add(table, seating.sit(table, guest, None, commit(CHAINS[guest][0]), INVITE))
    for seat in range(people, seats):
        add(table, seating.seat_bot(table, "ann", seat, "random"))
    add(table, seating.start(table, "ann"))
    for guest in GUESTS[:people]:
        add(table, revealing.reveal(table, guest, CHAINS[guest][0]))
    return table


def give(table: Table, *guests: str) -> None:
    """People give the link that is wanted."""
    number = table.drawings + 1
    for guest in guests:
        add(table, chain.give(table, guest, number, CHAINS[guest][number]))


def play_to_a_draw(table: Table, rng: Rng) -> Table:
    """Random play until chance waits, or to the end."""
    while table.phase == "playing" and table.drawing is None:
        step(table, rng)
    return table


def play_out(table: Table, rng: Rng, *guests: str) -> Table:
    """Random play to the end, in which these people give their links and others are waited for in vain."""
    while play_to_a_draw(table, rng).phase == "playing":
        give(table, *guests)
        add(table, chain.stop_waiting(table))
    return table


# In the right order


def test_a_draw_after_a_decision_waits_for_everybodys_link() -> None:
    table = play_to_a_draw(begun(), Rng(1))
    before = len(chances(table))
    assert table.waiting() == []
    wanted = table_state(table, None, 0)["drawing"]
    assert wanted is not None
    assert (wanted["number"], wanted["missing"]) == (1, [0, 1])
    assert wanted["after"] == len(record_so_far(table))

    give(table, "ben")
    assert chances(table) == chances(table)[:before]
    assert chain.state(table) == {**wanted, "missing": [0]}
    give(table, "ann")

    assert len(chances(table)) > before
    assert (table.drawing, table.drawings, chain.state(table)) == (None, 1, None)
    assert snapshot(reload(table)) == snapshot(table)


def record_so_far(table: Table) -> list[str]:
    """All moves and draws so far."""
    return [entry.text for entry in table.entries if entry.kind == "move"]


def test_bots_and_people_without_a_nonce_give_no_links() -> None:
    table = new_table(GAME, 2, Settings(chained=True))
    add(table, seating.sit(table, "ann", None, "", INVITE))
    add(table, seating.seat_bot(table, "ann", 1, "random"))
    add(table, seating.start(table, "ann"))

    rng = Rng(1)
    while table.phase == "playing":
        step(table, rng)
        assert table.drawing is None

    drawn = [json.loads(entry.text) for entry in table.entries if entry.kind == "draw"]
    assert drawn
    assert all(one == {"links": ["", ""], "missing": []} for one in drawn)
    game(GAME).verify(record_of(table))


def test_only_the_next_link_of_a_chain_is_taken_from_its_person() -> None:
    table = play_to_a_draw(begun(), Rng(1))
    for link in (CHAINS["ann"][0], CHAINS["ann"][2], CHAINS["ben"][1], "", "nonsense"):
        with pytest.raises(WrongNonce):
            chain.give(table, "ann", 1, link)
    with pytest.raises(NotSeated):
        chain.give(table, "eve", 1, CHAINS["eve"][1])
    assert chain.give(table, "ann", 2, CHAINS["ann"][2]) == []
    give(table, "ann")
    assert chain.give(table, "ann", 1, CHAINS["ann"][1]) == []
    give(table, "ben")
    assert chain.give(table, "ben", 1, CHAINS["ben"][1]) == []


def test_nothing_is_taken_back() -> None:
    table = begun()
    seat = table.waiting()[0]
    step(table, Rng(1))
    assert not table.allows_undo()
    with pytest.raises(CannotUndo) as refused:
        actions.undo(table, seat)
    assert refused.value.data == {"reason": "chained"}


# Missing


def test_whoever_is_gone_is_waited_for_once_and_everybody_is_told() -> None:
    table = play_to_a_draw(begun(), Rng(1))
    add(table, [], at=1000)
    give(table, "ann")
    assert chain.deadline(table) == table.entries[-2].at + chain.TIME_TO_GIVE

    add(table, chain.stop_waiting(table))

    (line,) = [line for line in lines_since(table, 0, None) if line["kind"] == "draw"]
    assert line["missing"] == [1]
    rng = Rng(2)
    play_to_a_draw(table, rng)
    state = chain.state(table)
    assert state is not None
    assert state["missing"] == [0]
    give(table, "ann")

    assert [draft.kind for draft in chain.be_here(table, "ben")] == ["chained"]
    add(table, chain.be_here(table, "ben"))
    assert chain.be_here(table, "ben") == []
    play_to_a_draw(table, rng)
    give(table, "ben", "ann")
    assert table.drawings == 3
    play_out(table, rng, "ann", "ben")
    game(GAME).verify(record_of(table))


def test_nobody_is_waited_for_again_and_again() -> None:
    """Five seconds each time would add up."""
    table, rng = begun(), Rng(1)
    for _ in range(MOST_LOST):
        play_to_a_draw(table, rng)
        give(table, "ann")
        assert table.drawing
        add(table, chain.stop_waiting(table))
        assert chain.may_come_back(table, 1)
        add(table, chain.be_here(table, "ben"))
    play_to_a_draw(table, rng)
    give(table, "ann")
    add(table, chain.stop_waiting(table))

    assert not chain.may_come_back(table, 1)
    assert chain.be_here(table, "ben") == []
    assert table.drawing is None


@pytest.mark.parametrize("what", ["resign", "close", "return"])
def test_while_chance_waits_a_game_can_end_and_people_come_back(what: str) -> None:
    table = play_to_a_draw(begun(), Rng(1))
    if what == "return":
        add(table, actions.call_bot(table, 1, 120))
        add(table, actions.come_back(table, 1))
        assert chain.state(table)
        give(table, "ann", "ben")
        assert table.drawing is None
    elif what == "close":
        add(table, seating.close(table, "ann"))
        assert (table.drawing, chain.stop_waiting(table)) == (None, [])
        game(GAME).verify(record_of(table))
    else:
        add(table, actions.resign(table, 1))
        give(table, "ann")  # nobody waits for whoever has left
        assert table.drawing is None


# The record


@pytest.mark.parametrize("name", GAMES)
def test_a_chained_game_is_played_to_its_end_and_its_record_holds(name: str) -> None:
    table = play_out(begun(name), Rng(3), "ann", "ben")
    record = read_record(record_of(table).write())

    assert record == record_of(table)
    assert len(record.links) == table.drawings
    game(name).verify(record)
    assert bool(record.links) == has_draws_after_decisions(record)
    if record.links:
        with pytest.raises(UnfairRecord):
            game(name).verify(replace(record, links=()))


@pytest.mark.parametrize("givers", [("ann", "ben"), ("ann",), ()])
def test_automatic_passes_and_draws_follow_one_another(givers: tuple[str, ...]) -> None:
    """In Hikari a card may be drawn after people have passed by themselves: a draw of its own."""
    for seed in range(4):
        table = begun(hikari="on")
        for seat in (0, 1):
            add(table, actions.mark_windows(table, seat, []))
        play_out(table, Rng(seed), *givers)
        assert table.outcome
        assert table.outcome["reason"] == "played"
        game(GAME).verify(record_of(table))


def has_draws_after_decisions(record: Record) -> bool:
    """Is anything drawn after the first decision?"""
    return any(later.seat == CHANCE != entry.seat for entry, later in pairwise(record.entries))


def test_a_record_with_other_links_or_places_is_refused() -> None:
    record = record_of(play_out(begun(), Rng(3), "ann", "ben"))
    first, second = record.links[:2]
    swapped = replace(first, links=second.links), replace(second, links=first.links)
    with pytest.raises(BrokenPledge):
        game(GAME).verify(replace(record, links=(*swapped, *record.links[2:])))
    with pytest.raises(BrokenPledge):
        game(GAME).verify(replace(record, pledges=(Pledge(), *record.pledges[1:])))
    for links in (record.links[1:], (first, *record.links), (replace(first, after=first.after - 1), *record.links[1:])):
        with pytest.raises((LinksMissing, BrokenPledge)):
            game(GAME).verify(replace(record, links=links))
    withheld = replace(first, links=("", *first.links[1:]))
    with pytest.raises(UnfairRecord):
        game(GAME).verify(replace(record, links=(withheld, *record.links[1:])))


# Who knows everything else


class Cheat:
    """An operator who plays as ben: with the secret, all nonces and links so far, and ben's whole chain."""

    def foresee(self, table: Table) -> str:
        """What is drawn next, as far as can be computed: with the links that are known, and none for the others."""
        known = {seat: CHAINS[place.guest][table.drawings + 1] for seat, place in enumerate(table.seats)
                 if place.guest == "ben"}  # fmt: skip
        stream = table.fair.copy()
        if table.drawing is not None:
            stream.advance([known.get(seat, table.given.get(seat, "")) for seat in range(table.terms.seats)])
        position = table.require_match().position
        return table.game.write_move(position, CHANCE, stream.choose(position))


def share_foreseen(honest: bool) -> tuple[float, float]:
    """How many draws after decisions the cheat foresees, and how many chance would have let them guess.

    Without an honest browser, all links are the cheat's own or missing.
    """
    foreseen, expected, count = 0, 0.0, 0
    for seed in range(12):
        table, rng = begun(), Rng(seed)
        while play_to_a_draw(table, rng).phase == "playing":
            position = table.require_match().position
            outcomes = position.chances()
            guess = Cheat().foresee(table)
            odds = {table.game.write_move(position, CHANCE, move): weight for move, weight in outcomes}
            expected += odds[guess] / sum(odds.values())
            before = len(chances(table))
            give(table, *(("ann", "ben") if honest else ("ben",)))
            add(table, chain.stop_waiting(table))
            foreseen += chances(table)[before] == guess
            count += 1
    return foreseen / count, expected / count


def test_an_operator_who_plays_foresees_no_draw() -> None:
    """No better than by chance, to within four standard deviations; without an honest link, every one."""
    foreseen, by_chance = share_foreseen(honest=True)
    assert abs(foreseen - by_chance) < 0.08
    assert share_foreseen(honest=False)[0] == 1.0


def test_links_lead_back_step_by_step() -> None:
    assert leads_to(CHAINS["ann"][7], CHAINS["ann"][3], 4)
    assert not leads_to(CHAINS["ann"][7], CHAINS["ann"][3], 3)
