"""Pairing as properties: who sits down together, whatever people are looking for."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from lampion.ladder.pairing import Seeker, find_groups

NOW = 1_000_000


@st.composite
def crowds(draw: st.DrawFn) -> list[Seeker]:
    """People with different wishes, ratings and patience, who have waited for up to five minutes."""
    count = draw(st.integers(0, 14))
    return [
        Seeker(
            guest=f"guest {number}",
            wish=draw(st.sampled_from(["quick", "calm"])),
            seats=draw(st.integers(2, 4)),
            rating=draw(st.floats(0, 2000)),
            since=NOW - draw(st.integers(0, 300_000)),
            patience=draw(st.none() | st.integers(5_000, 600_000)),
        )
        for number in range(count)
    ]


@given(crowds())
def test_nobody_sits_at_two_tables_and_tables_are_full(crowd: list[Seeker]) -> None:
    groups = find_groups(crowd, NOW)
    seated = [one.guest for group in groups for one in group.people]

    assert len(seated) == len(set(seated))
    for group in groups:
        assert len(group.people) + group.bots == group.people[0].seats
        assert len({(one.wish, one.seats) for one in group.people}) == 1


@given(crowds())
def test_everybody_at_a_table_accepts_everybody_else(crowd: list[Seeker]) -> None:
    for group in find_groups(crowd, NOW):
        for one in group.people:
            assert all(one.accepts(other.rating, NOW) for other in group.people)


@given(crowds())
def test_bots_come_only_to_those_who_said_so_and_never_too_late(crowd: list[Seeker]) -> None:
    groups = find_groups(crowd, NOW)
    seated = {one.guest for group in groups for one in group.people}

    for group in groups:
        assert not group.bots or group.people[0].is_out_of_patience(NOW)
    assert not [one for one in crowd if one.is_out_of_patience(NOW) and one.guest not in seated]


@given(crowds())
def test_two_who_fit_never_both_go_on_waiting(crowd: list[Seeker]) -> None:
    seated = {one.guest for group in find_groups(crowd, NOW) for one in group.people}
    waiting = [one for one in crowd if one.guest not in seated and one.seats == 2]

    for one in waiting:
        for other in waiting:
            fits = one.wish == other.wish and one.accepts(other.rating, NOW) and other.accepts(one.rating, NOW)
            assert one is other or not fits


@given(crowds(), st.randoms())
def test_the_order_in_which_people_are_listed_changes_nothing(crowd: list[Seeker], random: Random) -> None:
    shuffled = list(crowd)
    random.shuffle(shuffled)

    assert find_groups(shuffled, NOW) == find_groups(crowd, NOW)


@given(st.floats(0, 2000), st.floats(0, 2000))
def test_in_the_end_everybody_plays_with_everybody(one: float, other: float) -> None:
    pair = [Seeker("a", "w", 2, one, NOW - 150_000, None), Seeker("b", "w", 2, other, NOW - 150_000, None)]

    assert len(find_groups(pair, NOW)) == 1


def test_the_nearest_in_rating_is_chosen_by_whoever_waited_longest() -> None:
    crowd = [Seeker(str(rating), "w", 2, rating, NOW - rating, None) for rating in (1130, 1040, 1000, 930)]

    found = [{one.guest for one in group.people} for group in find_groups(crowd, NOW)]

    assert found == [{"1130", "1040"}, {"1000", "930"}]
