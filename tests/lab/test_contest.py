"""Who plays whom, in which seats, with which chance."""

from collections import Counter

import pytest

import lampion
from lampion.kernel.errors import BadOption, BadSeats, UnknownBot
from lampion.lab.contest import Contest, TooFewBots, sit_alone, sit_together
from tests.lab.contests import plan


def test_as_many_bots_as_seats_are_a_line_up() -> None:
    assert sit_together("ABC", 3) == [("A", "B", "C")]
    assert sit_together("ABBB", 4) == [("A", "B", "B", "B")]


def test_fewer_bots_than_seats_are_repeated_in_order() -> None:
    assert sit_together("AB", 4) == [("A", "B", "A", "B")]
    assert sit_together("AB", 3) == [("A", "B", "A")]


def test_of_more_bots_than_seats_every_group_that_fits_plays() -> None:
    assert sit_together("ABC", 2) == [("A", "B"), ("A", "C"), ("B", "C")]
    assert len(sit_together("ABCDEFGH", 2)) == 28


def test_a_bot_that_is_named_twice_may_meet_itself() -> None:
    assert sit_together("ABA", 2) == [("A", "A"), ("A", "B")]


def test_the_first_bot_can_sit_alone_against_each_other_one() -> None:
    assert sit_alone("ABC", 4) == [("A", "B", "B", "B"), ("A", "C", "C", "C")]


@pytest.mark.parametrize(
    ("bots", "seats", "alone", "games"),
    [
        (("greedy", "random"), 2, False, 2),
        (("greedy", "random"), 4, False, 6),
        (("greedy", "random"), 4, True, 4),
        (("greedy", "random", "random"), 3, False, 3),
        (("greedy",), 2, False, 1),
    ],
)
def test_a_round_is_every_seating_once(bots: tuple[str, ...], seats: int, alone: bool, games: int) -> None:
    seatings = plan(*bots, seats=seats, alone=alone).seatings

    assert len(seatings) == len(set(seatings)) == games


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    seatings = plan("greedy", "random", seats=4).seatings
    places = Counter((name, seat) for seating in seatings for seat, name in enumerate(seating))

    assert set(places.values()) == {3}


def test_games_are_rounded_up_to_whole_rounds() -> None:
    contest = plan("greedy", "random", seats=4)

    assert [contest.rounds(games) for games in (1, 6, 7, 600)] == [1, 1, 2, 100]


def test_all_games_of_a_round_have_the_same_chance_and_other_rounds_another() -> None:
    contest = plan("greedy", "random")
    seeds = [contest.chance_seed(number) for number in range(6)]

    assert seeds[0] == seeds[1] != seeds[2] == seeds[3] != seeds[4]
    assert len(set(seeds)) == 3


def test_bots_have_a_different_seed_in_every_game_and_seat() -> None:
    contest = plan("greedy", "random")

    assert len({contest.bot_seed(number, seat) for number in range(50) for seat in (0, 1)}) == 100


def test_another_seed_gives_other_games() -> None:
    assert plan("random", seed=1).chance_seed(0) != plan("random", seed=2).chance_seed(0)


def test_wrong_settings_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        plan("greedy", "clever")
    with pytest.raises(BadSeats):
        plan("greedy", seats=9)
    with pytest.raises(BadOption):
        Contest.plan(lampion.game("spring-festival"), ["random"], 2, {"sign": "unicorn"})
    with pytest.raises(TooFewBots):
        plan()
    with pytest.raises(TooFewBots):
        plan("greedy", "greedy", alone=True)
