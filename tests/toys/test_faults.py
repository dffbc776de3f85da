"""Each check of the conformance suite fails on the fault that it is meant to find."""

import pytest

from lampion.bots.base import Bot
from lampion.kernel.errors import LampionError
from lampion.kernel.game import Game
from lampion.kernel.match import Match
from lampion.kernel.rng import Rng
from tests.conformance.checks import CHECKS, Check, moves, worlds
from tests.conformance.walks import Case
from tests.toys.auction import AuctionGame
from tests.toys.faults import FAULTS
from tests.toys.kites import KitesGame

FAILURES = (AssertionError, LampionError, pytest.fail.Exception)


def run(check: Check, game: Game) -> None:
    """Run a check at many points of many games."""
    for seats in game.players:
        for seed in range(20):
            check(game, Case(seats, {}, seed, percent=seed * 5, scattered=seed % 2 == 1))


@pytest.mark.parametrize(("check", "game"), [pytest.param(*fault, id=type(fault[1]).__name__) for fault in FAULTS])
def test_the_check_finds_the_fault(check: Check, game: Game) -> None:
    with pytest.raises(FAILURES):
        run(check, game)


def test_the_check_of_stale_numbers_finds_miscounted_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "decisions", lambda match, _seat: len(match.log))

    with pytest.raises(FAILURES):
        run(moves.stale_numbers_are_refused, KitesGame())


def test_the_check_of_worlds_finds_a_bot_that_looks_at_the_true_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bot, "choose", lambda bot, game, position, seat: bot.think(game, position, seat, Rng(1)))

    with pytest.raises(FAILURES):
        run(worlds.redealt_worlds_look_the_same, AuctionGame())


def test_every_check_has_a_fault_that_it_finds() -> None:
    assert set(CHECKS) - {check for check, _ in FAULTS} == {moves.stale_numbers_are_refused}
