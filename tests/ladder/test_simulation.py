"""Simulated people of known strength: the ladder orders them, newcomers find their place, and cheating hardly pays."""

import pytest

from bench.ladder import GAMES, Report, play_ladder, try_to_cheat

SMALL = 400  # people
CONVERGED = 30  # games


def check(reports: list[Report]) -> None:
    """What docs/people.md promises."""
    after = {one.games: one for one in reports}
    assert after[10].correlation > 0.85
    assert after[CONVERGED].correlation > 0.94
    assert after[60].correlation > 0.97
    assert after[CONVERGED].error < 75
    assert 0.9 < after[CONVERGED].slope < 1.1
    assert all(0.92 < one.within < 0.98 for one in reports)


@pytest.mark.parametrize("bots", [True, False], ids=["with bots", "people alone"])
def test_a_ladder_orders_people_by_their_strength(bots: bool) -> None:
    check(play_ladder(SMALL, 60, 1, bots=bots))


@pytest.mark.thorough
@pytest.mark.parametrize("game", range(GAMES))
def test_four_ladders_order_ten_thousand_people(game: int) -> None:
    reports = play_ladder(10_000, 60, 1 + game, bots=game < GAMES // 2)
    print(*reports, sep="\n")
    check(reports)
    assert all(0.94 < one.within < 0.965 for one in reports)


def test_choosing_opponents_gains_next_to_nothing() -> None:
    """Bots give nothing away, games thrown away stay lost, and a month of help from others isn't worth 100 points."""
    gains = {one.name: one.gain for one in try_to_cheat(12, 1)}
    alone = [gain for name, gain in gains.items() if "level" in name or "throwing" in name]

    assert len(alone) == 4
    assert max(alone) < 25
    assert max(gains.values()) < 130
