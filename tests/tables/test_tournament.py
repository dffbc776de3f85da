"""Tables of a tournament: nobody has a say, the game begins by itself, and is called off if somebody is missing."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from lampion.tables import Draft, Table, seating
from lampion.tables.errors import TournamentTable
from lampion.tables.places import find_places
from lampion.tables.tournament import call_off
from tests.tables.helpers import LIVE, add, new_table
from tests.tables.test_rated import RATED, SF

TOURNAMENT = replace(RATED, tournament="cup", listed=False)
PLEDGE = "0" * 64


def reserved(*people: str) -> Table:
    """A table that waits for these people."""
    table = new_table(SF, seats=len(people), settings=TOURNAMENT)
    add(table, [Draft("sit", seat, person) for seat, person in enumerate(people)])
    return table


@pytest.mark.parametrize(
    "ask",
    [
        lambda table: seating.stand(table, "ann"),
        lambda table: seating.change_terms(table, "ann", 2, {}, replace(RATED, pace=LIVE)),
        lambda table: seating.remove(table, "ann", "ben"),
        lambda table: seating.lock(table, "ann", True),
        lambda table: seating.close(table, "ann"),
    ],
    ids=["stand", "terms", "remove", "lock", "close"],
)
def test_neither_host_nor_guests_change_who_plays_what(ask: Callable[[Table], list[Draft]]) -> None:
    with pytest.raises(TournamentTable):
        ask(reserved("ann", "ben"))


def test_the_game_begins_when_the_last_person_turns_up() -> None:
    table = reserved("ann", "ben")
    add(table, seating.sit(table, "ben", None))
    assert table.phase == "open"
    add(table, seating.sit(table, "ann", None))
    assert table.phase == "playing"


def test_whoever_has_pledged_a_nonce_reveals_it_before() -> None:
    table = reserved("ann", "ben")
    add(table, seating.sit(table, "ben", 1, PLEDGE))
    add(table, seating.sit(table, "ann", 0))
    assert table.begun is not None


def test_at_other_tables_the_host_starts() -> None:
    table = new_table(SF, settings=RATED)
    add(table, [Draft("sit", 0, "ann"), Draft("sit", 1, "ben")])
    for person in ("ann", "ben"):
        add(table, seating.sit(table, person, None))
    assert table.phase == "open"
    assert not table.begun


def test_who_was_there_is_written_down_when_a_game_is_called_off() -> None:
    table = reserved("ann", "ben", "cat")
    for person in ("ann", "cat"):
        add(table, seating.sit(table, person, None))
    (draft,) = call_off(table)
    assert json.loads(draft.text) == {"reason": "absent", "scores": [], "winners": [], "present": [0, 2]}
    add(table, [draft])
    assert table.phase == "over"
    assert find_places(table) is None
    assert call_off(table) == []


def test_a_game_that_has_begun_is_not_called_off() -> None:
    table = reserved("ann", "ben")
    for person in ("ann", "ben"):
        add(table, seating.sit(table, person, None, PLEDGE))
    assert call_off(table) == []
