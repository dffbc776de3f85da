"""What a simulation plays: checked settings, shards that don't depend on the machine, and who may take part."""

import pytest

import lampion
from lampion.kernel.errors import BadOption, BadSeats, UnknownBot
from lampion.lab.simulation.specification import ClockedBot, OtherBuild, check_build, describe_build
from tests.lab.simulation.specifications import plan


def test_every_game_is_in_exactly_one_shard() -> None:
    specification = plan(games=1_001, shard=100)
    numbers = [number for shard in range(specification.shards) for number in specification.numbers(shard)]

    assert specification.shards == 11
    assert numbers == list(range(1_001))


def test_games_are_whole_rounds_and_so_are_the_files_that_we_choose() -> None:
    """A round is every seating once."""
    specification = plan("greedy", "random", "random", seats=3, games=10)

    assert specification.games == 12
    assert specification.shard % 3 == 0


def test_slower_bots_get_smaller_files() -> None:
    sizes = [plan(bot).shard for bot in ("random", "greedy", "greedy:40%", "search:20", "level:1")]

    assert sizes == [200_000, 500, 500, 100, 200_000]
    assert plan(events=True).shard == 2_000


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (plan(), plan(seed=1)),
        (plan(), plan(games=61)),
        (plan(), plan(shard=7)),
        (plan(), plan(events=True)),
        (plan(), plan(records=True)),
        (plan(), plan(seats=3)),
        (plan(), plan(options={"cards": "36"})),
        (plan(), plan("greedy")),
    ],
)
def test_whatever_changes_the_files_changes_the_digest(one: object, other: object) -> None:
    assert getattr(one, "digest") != getattr(other, "digest")  # noqa: B009
    assert plan().digest == plan().digest


@pytest.mark.parametrize("bot", ["search:50ms", "search:1sx2", "level:8", "outside:cat"])
def test_a_bot_whose_choices_could_differ_is_refused_and_named(bot: str) -> None:
    with pytest.raises(ClockedBot, match=bot):
        plan("random", bot)


def test_impossible_settings_are_refused() -> None:
    with pytest.raises(BadSeats):
        plan(seats=7)
    with pytest.raises(BadOption):
        plan(options={"cards": "30"})
    with pytest.raises(UnknownBot):
        plan("nobody")


@pytest.mark.parametrize("what", ["lampion", "rules", "components", "build", "pyarrow", "numpy"])
def test_a_worker_that_differs_is_refused_by_what_differs(what: str) -> None:
    ours = describe_build(lampion.game("takenoko"))
    check_build(ours, dict(ours))
    with pytest.raises(OtherBuild) as refused:
        check_build(ours, ours | {what: "another"})

    assert refused.value.data == {"what": what, "theirs": "another", "ours": ours[what]}
    for language in ("en", "fr"):
        assert "another" in refused.value.say(language)
