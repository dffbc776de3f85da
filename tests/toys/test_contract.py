"""Both toys keep the same contract as registered games."""

import pytest
from hypothesis import HealthCheck, given, settings

from lampion.kernel.game import Game
from tests.conformance.checks import CHECKS, Check
from tests.conformance.walks import Case, cases
from tests.toys.auction import AuctionGame
from tests.toys.kites import KitesGame

TOYS: list[Game] = [AuctionGame(), KitesGame()]
TABLES = [pytest.param(toy, seats, id=f"{toy.id}-{seats}") for toy in TOYS for seats in toy.players]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("toy", "seats"), TABLES)
def test_the_contract_is_kept(toy: Game, seats: int, check: Check) -> None:
    @settings(
        max_examples=max(2, settings().max_examples * CHECKS[check] // 100), suppress_health_check=list(HealthCheck)
    )
    @given(cases(toy, seats))
    def run(case: Case) -> None:
        check(toy, case)

    run()
