"""Skills change as the library says, in the unit of the levels; bots stay where they were measured."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import BradleyTerryFull

from lampion.ladder.skill import BETA, ENOUGH, NEWCOMER, SPREAD, START, TAU, Skill, anchor, chance, rate

SKILLS = st.builds(Skill, st.floats(-200, 2500), st.floats(40, 250), st.integers(0, 100))


@given(st.lists(SKILLS, min_size=2, max_size=4), st.data())
def test_a_game_changes_skills_as_the_library_says(skills: list[Skill], data: st.DataObject) -> None:
    places = data.draw(st.lists(st.integers(1, 4), min_size=len(skills), max_size=len(skills)))
    library = BradleyTerryFull(mu=START, sigma=SPREAD, beta=BETA, tau=TAU)
    teams = [[library.rating(mu=skill.mean, sigma=skill.spread)] for skill in skills]
    expected = [(one[0].mu, one[0].sigma) for one in library.rate(teams, ranks=[float(place) for place in places])]

    found = rate(skills, places)

    assert [(skill.mean, skill.spread) for skill in found] == [pytest.approx(one) for one in expected]
    assert [skill.games for skill in found] == [skill.games + 1 for skill in skills]


def test_between_two_who_are_well_known_400_points_are_ten_to_one() -> None:
    """The strongest of two wins as expected in ten of eleven games: then, on average, nothing changes."""
    strong, weak = Skill(1100, 1, 100), Skill(700, 1, 100)
    won, lost = rate([strong, weak], [1, 2])[0].mean, rate([strong, weak], [2, 1])[0].mean

    assert 10 / 11 * (won - 1100) + 1 / 11 * (lost - 1100) == pytest.approx(0, abs=1e-3)
    assert chance(1100, 700) == pytest.approx(10 / 11)


def test_a_bot_stays_where_it_was_measured() -> None:
    bot = anchor(1067, 960, 1213)

    after = rate([bot, NEWCOMER], [2, 1])

    assert after[0] == bot
    assert bot.spread == pytest.approx((1213 - 960) / 3.92)
    assert after[1].mean > START


def test_the_same_place_is_a_draw() -> None:
    strong, weak = rate([Skill(1000, 100), Skill(700, 100)], [1, 1])

    assert strong.mean < 1000
    assert weak.mean > 700


@pytest.mark.parametrize("share", [0.0, 0.25, 1.0])
def test_a_share_of_a_game_changes_a_share(share: float) -> None:
    whole, _ = rate([NEWCOMER, NEWCOMER], [1, 2])
    part, _ = rate([NEWCOMER, NEWCOMER], [1, 2], [share, 1.0])

    assert part.mean - START == pytest.approx(share * (whole.mean - START))
    assert whole.spread <= part.spread <= SPREAD
    assert part.games == math.ceil(share)


@given(st.floats(1, 400), st.floats(1, 400))
def test_an_interval_grows_with_its_deviation(one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert Skill(spread=low).give <= Skill(spread=high).give


def test_the_interval_of_a_bot_is_the_measured_one() -> None:
    assert anchor(1067, 960, 1213).give == pytest.approx((1213 - 960) / 2)
    assert NEWCOMER.give == pytest.approx(520)


def test_a_rating_is_provisional_until_enough_games() -> None:
    assert Skill(games=ENOUGH - 1).is_provisional
    assert not Skill(games=ENOUGH).is_provisional
    assert not anchor(0, 0, 0).is_provisional
