"""Rated tables: the same terms for everybody, no help, no way out; and who came where."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from lampion.kernel.levels import UNMEASURED
from lampion.kernel.rng import Rng
from lampion.tables import Draft, Pace, Settings, Table, actions, retries, seating
from lampion.tables.errors import BadRatedTerms, RatedTable
from lampion.tables.places import find_places, find_players
from lampion.tables.rated import check_terms
from tests.tables.helpers import GUESTS, LIVE, add, begin, fill, move, new_table, play_out, reload, sit

SF = "spring-festival"
RATED = Settings(pace=LIVE, at_zero="forfeit", rated=True)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"pace": Pace()}, "clock"),
        ({"at_zero": "bot"}, "forfeit"),
        ({"hints": True}, "hints"),
    ],
)
def test_terms_that_help_somebody_are_refused(change: dict[str, Any], problem: str) -> None:
    table = fill(new_table(SF))
    with pytest.raises(BadRatedTerms) as refused:
        seating.change_terms(table, "ann", 2, {}, replace(RATED, **change))
    assert refused.value.data == {"problem": problem}


def test_rated_games_have_the_usual_options() -> None:
    table = fill(new_table(SF))
    with pytest.raises(BadRatedTerms) as refused:
        seating.change_terms(table, "ann", 2, {"sign": "drawn"}, RATED)
    assert refused.value.data == {"problem": "options"}
    assert [draft.kind for draft in seating.change_terms(table, "ann", 2, {}, RATED)] == ["terms"]


def test_only_measured_bots_may_sit_at_a_rated_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(SF, settings=RATED)
    sit(table, "ann")
    assert seating.seat_bot(table, "ann", 1, "level:3") == [Draft("bot", 1, "level:3")]
    for bot in ("greedy", "random", "search:100"):
        with pytest.raises(BadRatedTerms):
            seating.seat_bot(table, "ann", 1, bot)
    monkeypatch.setattr(type(new_table("fireworks").game), "levels", UNMEASURED)
    with pytest.raises(BadRatedTerms):
        check_terms(new_table("fireworks").game, 2, new_table("fireworks").terms.options, RATED, ["level:3"])


def test_a_table_with_a_bot_that_was_not_measured_does_not_become_rated() -> None:
    table = fill(new_table(SF), people=1)
    with pytest.raises(BadRatedTerms):
        seating.change_terms(table, "ann", 2, {}, RATED)


def test_nobody_shares_a_screen_at_a_rated_table() -> None:
    table = new_table(SF, 3, RATED)
    sit(table, "ann")
    with pytest.raises(RatedTable):
        seating.sit(table, "ann", None, beside=True)
    shared = new_table(SF, 3)
    sit(shared, "ann")
    add(shared, seating.sit(shared, "ann", None, beside=True))
    with pytest.raises(BadRatedTerms):
        seating.change_terms(shared, "ann", 3, {}, RATED)


FORBIDDEN: dict[str, Callable[[Table], Any]] = {
    "undo": lambda table: actions.undo(table, 0),
    "end by agreement": lambda table: actions.want_end(table, 0, True),
    "removal": lambda table: seating.remove(table, "ann", "ben"),
    "closing": lambda table: seating.close(table, "ann"),
    "exchange of a bot": lambda table: seating.seat_bot(table, "ann", 2, "level:1"),
    "trying again": lambda table: retries.check_retry(table, 0, 0),
}


@pytest.mark.parametrize("forbidden", FORBIDDEN)
def test_during_a_rated_game_nothing_helps_and_nobody_escapes(forbidden: str) -> None:
    table = new_table(SF, 3, RATED)
    for guest in GUESTS[:2]:
        sit(table, guest)
    add(table, seating.seat_bot(table, "ann", 2, "level:3"))
    add(table, seating.start(table, "ann"))
    move(table, 0)
    number = table.number

    with pytest.raises(RatedTable):
        FORBIDDEN[forbidden](table)

    assert table.number == number
    assert not table.allows_hints()
    assert not table.allows_undo()


def test_a_person_alone_with_bots_gets_no_help_either() -> None:
    table = new_table(SF, settings=RATED)
    sit(table, "ann")
    add(table, seating.seat_bot(table, "ann", 1, "level:3"))
    add(table, seating.start(table, "ann"))

    assert not table.allows_hints()
    with pytest.raises(RatedTable):
        actions.want_end(table, 0, True)


def test_before_the_game_a_host_may_remove_people_and_close_the_table() -> None:
    table = fill(new_table(SF, settings=RATED))
    assert seating.close(table, "ann")
    assert seating.remove(table, "ann", "ben")


# Who came where


def test_winners_come_first_and_others_by_their_points() -> None:
    table = play_out(begin(SF, 4), Rng(3))
    assert table.outcome is not None
    places, scores = find_places(table), table.outcome["scores"]

    assert places is not None
    assert {seat for seat in range(4) if places[seat] == 1} == set(table.outcome["winners"])
    losers = [seat for seat in range(4) if places[seat] > 1]
    for one in losers:
        for other in losers:
            assert (places[one] < places[other]) is (scores[one] > scores[other])
    assert find_places(reload(table)) == places


def test_whoever_leaves_comes_last_the_earlier_the_worse() -> None:
    table = begin(SF, 4, settings=RATED)
    add(table, actions.resign(table, 2))
    add(table, actions.time_out(table, 0))
    add(table, actions.resign(table, 1))

    assert table.phase == "over"
    assert find_places(table) == [3, 2, 4, 1]


def test_a_game_that_was_broken_off_has_no_places() -> None:
    table = begin(SF, 3)
    assert find_places(table) is None
    add(table, seating.close(table, "ann"))
    assert find_places(table) is None


def test_somebody_beside_a_guest_is_nobody_on_the_ladder() -> None:
    table = new_table(SF, 3)
    sit(table, "ann")
    add(table, seating.sit(table, "ann", None, beside=True))
    add(table, seating.seat_bot(table, "ann", 2, "level:3"))

    assert find_players(table) == [("ann", ""), ("", ""), ("", "level:3")]
