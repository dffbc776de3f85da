"""Games that end early, and what follows: resigning, agreeing to end, closing, being away."""

import pytest

from lampion.games import GAMES
from lampion.kernel.rng import Rng
from lampion.tables import Settings, Table, actions, seating
from lampion.tables.errors import (
    NotAway,
    NotSeated,
    TableError,
    TableOver,
)
from lampion.tables.giving_up import give_up
from lampion.tables.records import record_of
from tests.tables.helpers import (
    LIVE,
    add,
    begin,
    move,
    new_table,
    play_out,
    sit,
    step,
)

GAME = "spring-festival"


def guests(table: Table) -> list[str]:
    """Who sits where; bots in brackets."""
    return [seat.guest or (f"({seat.bot})" if seat.bot else "") for seat in table.seats]


# Resigning


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("leave", ["resign", "stand"])
def test_with_two_seats_the_other_one_wins_at_once(name: str, leave: str) -> None:
    table = begin(name)
    for _ in range(9):
        step(table, Rng(4))
    drafts = {
        "resign": lambda: actions.resign(table, 1),
        "stand": lambda: seating.stand(table, "ben"),
    }[leave]()

    add(table, drafts)

    assert table.phase == "over"
    assert table.outcome is not None
    assert (table.outcome["reason"], table.outcome["winners"]) == ("resigned", [0])
    with pytest.raises(TableOver):
        actions.move(table, 0, "pass")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_a_bot_plays_on_and_the_seat_cannot_win(name: str, seats: int) -> None:
    outcomes: list[bool] = []
    for seed in range(40):
        if seed > 5 and any(outcomes):
            break
        table = begin(name, seats)
        add(table, actions.resign(table, 0))
        assert table.phase == "playing"
        assert (table.seats[0].out, table.seats[0].bot) == ("resigned", table.settings.substitute)
        play_out(table, Rng(seed))
        assert table.outcome is not None
        assert table.outcome["reason"] == "played"
        assert table.outcome["winners"]
        assert 0 not in table.outcome["winners"]
        scores = table.outcome["scores"]
        leaders = table.live_match.position.leaders() if table.live_match else []
        outcomes.append(leaders == [0])
        if leaders == [0]:  # then those with the most points among the others win
            best = max(scores[1:])
            assert table.outcome["winners"] == [seat for seat in range(1, seats) if scores[seat] == best]
        else:
            assert table.outcome["winners"] == [seat for seat in leaders if seat]
    assert any(outcomes), "the seat that resigned was never best"


def test_a_seat_that_resigned_can_neither_return_nor_resign_again() -> None:
    table = begin(GAME, 3)
    add(table, actions.resign(table, 1))

    with pytest.raises(NotSeated):
        actions.come_back(table, 1)
    with pytest.raises(NotSeated):
        actions.resign(table, 1)
    assert seating.stand(table, "ben") == []


def test_when_only_one_seat_is_left_it_wins() -> None:
    table = begin(GAME, 3)
    add(table, actions.resign(table, 0))

    add(table, actions.resign(table, 2))

    assert table.outcome is not None
    assert (table.outcome["reason"], table.outcome["winners"]) == ("resigned", [1])


def test_when_no_person_is_left_the_game_is_over_and_a_bot_wins() -> None:
    table = begin(GAME, 4, people=2)
    add(table, actions.resign(table, 0))

    add(table, actions.resign(table, 1))

    assert table.phase == "over"
    assert table.outcome is not None
    assert set(table.outcome["winners"]) <= {2, 3}
    assert table.outcome["winners"]


# Removing somebody


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bots", [0, 1])
def test_a_host_who_removes_the_last_opponent_does_not_win(name: str, bots: int) -> None:
    table = begin(name, 2 + bots, people=2)

    add(table, seating.remove(table, "ann", "ben"))

    assert table.outcome is not None
    assert (table.outcome["reason"], table.outcome["winners"]) == ("removed", [])
    assert table.seats[1].out == "removed"
    assert record_of(table).stopped == "removed"


def test_after_the_host_has_removed_one_of_several_nobody_wins_what_follows() -> None:
    """The others play on with a bot in that seat."""
    table = begin(GAME, 4, people=3)

    add(table, seating.remove(table, "ann", "ben"))

    assert (table.phase, table.seats[1].out, table.seats[1].bot) == ("playing", "removed", "greedy")
    play_out(table, Rng(1))
    assert table.outcome is not None
    assert (table.outcome["reason"], table.outcome["winners"]) == ("played", [])


def test_a_host_who_plays_under_another_name_cannot_remove_the_opponent_and_win() -> None:
    """Ann hosts the table without a seat, and the seat of dan is hers as well."""
    table = new_table(GAME, 2)
    sit(table, "dan")
    sit(table, "ben")
    add(table, seating.start(table, "ann"))

    add(table, seating.remove(table, "ann", "ben"))

    told = give_up(table, 0)
    assert told is not None
    assert told["winners"] == []
    play_out(table, Rng(1))
    assert table.outcome is not None
    assert table.outcome["winners"] == []


def test_a_person_who_was_removed_has_no_seat_any_more() -> None:
    """They see what a stranger sees, not the hand that was theirs."""
    table = begin("takenoko", 3)
    add(table, seating.remove(table, "ann", "ben"))

    assert table.find_seat("ben") is None
    assert seating.remove(table, "ann", "ben") == []
    with pytest.raises(NotSeated):
        table.seat_of("ben")


# An end that all agree to


def test_an_agreed_end_needs_all_people() -> None:
    table = begin(GAME, 4, people=3)

    add(table, actions.want_end(table, 0, True))
    add(table, actions.want_end(table, 2, True))
    assert table.phase == "playing"
    add(table, actions.want_end(table, 1, True))

    assert table.phase == "over"
    assert table.outcome is not None
    assert (table.outcome["reason"], table.outcome["winners"], len(table.outcome["scores"])) == ("agreed", [], 4)


def test_a_person_who_changes_their_mind_prevents_the_agreed_end() -> None:
    table = begin(GAME, 3)
    add(table, actions.want_end(table, 0, True))
    add(table, actions.want_end(table, 1, True))

    add(table, actions.want_end(table, 0, False))
    add(table, actions.want_end(table, 2, True))

    assert table.phase == "playing"
    add(table, actions.want_end(table, 0, True))
    assert table.phase == "over"


# Closing


def test_the_host_closes_a_game_without_a_winner() -> None:
    table = begin(GAME)
    move(table, table.waiting()[0])

    add(table, seating.close(table, "ann"))

    assert table.outcome is not None
    assert (table.outcome["reason"], table.outcome["winners"], len(table.outcome["scores"])) == ("closed", [], 2)
    with pytest.raises(TableOver):
        seating.close(table, "ann")


def test_the_host_closes_a_table_at_which_nothing_was_played() -> None:
    table = new_table(GAME)

    add(table, seating.close(table, "ann"))

    assert (table.phase, table.outcome) == ("over", {"reason": "closed", "scores": [], "winners": []})
    with pytest.raises(TableError):
        seating.sit(table, "ben", None)


def test_a_game_played_to_its_end_names_the_winners_of_the_rules() -> None:
    table = play_out(begin(GAME, 3), Rng(3))

    assert table.live_match is not None
    assert table.outcome == {
        "reason": "played",
        "scores": table.live_match.match.score(),
        "winners": table.live_match.position.leaders(),
    }
    with pytest.raises(TableOver):
        actions.undo(table, 0)


# People who are away, at a table without clocks


def test_after_two_minutes_of_absence_others_may_call_a_bot() -> None:
    table = begin(GAME)
    with pytest.raises(NotAway) as refused:
        actions.call_bot(table, 1, 119)
    assert refused.value.data == {"seat": 1, "seconds": 1}

    add(table, actions.call_bot(table, 1, 120))

    assert (table.seats[1].guest, table.seats[1].bot) == ("ben", "greedy")
    add(table, actions.come_back(table, 1))
    assert table.seats[1].is_played_by_person
    assert actions.come_back(table, 1) == []


def test_no_bot_is_called_for_a_person_who_is_here_or_at_a_table_with_clocks_or_for_a_bot() -> None:
    with pytest.raises(NotAway):
        actions.call_bot(begin(GAME), 1, None)
    with pytest.raises(NotAway):
        actions.call_bot(begin(GAME, settings=Settings(LIVE)), 1, 1000)
    with pytest.raises(NotAway):
        actions.call_bot(begin(GAME, people=1), 1, 1000)
