"""What giving up would do is told beforehand, and is what then happens."""

import pytest

from lampion.games import GAMES
from lampion.kernel.rng import Rng
from lampion.tables import Settings, Table, actions
from lampion.tables.giving_up import give_up
from lampion.tables.views import table_state
from tests.tables.helpers import add, begin, new_table, sit, step


def random_moment(name: str, seats: int, people: int, steps: int = 25) -> Table:
    """A table somewhere in a game."""
    table, rng = begin(name, seats, people), Rng(seats, 60)
    for _ in range(steps):
        step(table, rng)
    return table


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("people", [1, 2, 3])
def test_what_is_told_is_what_happens(name: str, seats: int, people: int) -> None:
    table = random_moment(name, seats, min(people, seats))
    told = table_state(table, 0, 0)["resign"]
    assert told is not None

    add(table, actions.resign(table, 0))

    assert told["ends"] == (table.phase == "over") == (seats == 2 or people == 1)
    assert told["bot"] == (table.seats[0].bot or None)
    assert told["others"] == list(range(1, seats))
    assert told["winners"] == (table.outcome["winners"] if table.outcome else None)


def test_a_person_behind_a_substitute_keeps_the_game_going() -> None:
    table = begin("spring-festival", 3, 2, settings=Settings(substitute="random"))
    add(table, actions.call_bot(table, 1, 300))

    assert give_up(table, 0) == {"ends": False, "winners": None, "bot": "random", "others": [1, 2]}


def test_those_who_gave_up_are_no_longer_in_the_game() -> None:
    table = begin("spring-festival", 4, 3)
    add(table, actions.resign(table, 1))

    told = give_up(table, 0)

    assert told is not None
    assert told["others"] == [2, 3]
    assert give_up(table, 1) is None


def test_spectators_bots_and_people_who_wait_for_the_start_have_nothing_to_give_up() -> None:
    table = begin("spring-festival", 2, 1)
    waiting = new_table("spring-festival")
    sit(waiting, "ann")

    assert table_state(table, None, 0)["resign"] is None
    assert give_up(table, 1) is None
    assert table_state(waiting, 0, 0)["resign"] is None


def test_what_decides_in_secret_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the winners depend on what this seat cannot know, only that the game ends is told."""
    table = random_moment("takenoko", 3, 1)
    worlds = iter(range(100))

    def outcome(*_: object) -> dict[str, list[int]]:
        return {"winners": [1 + next(worlds) % 2]}

    monkeypatch.setattr("lampion.tables.giving_up.outcome", outcome)

    assert give_up(table, 0) == {"ends": True, "winners": None, "bot": None, "others": [1, 2]}
