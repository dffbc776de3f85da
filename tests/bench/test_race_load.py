"""Real people's pace at real sockets: tables of four race for tiles in a server of their own."""

from typing import Any

import pytest

from bench.race_load import PERIOD, SEATS, race

SOON = 150  # milliseconds until the others have seen a claim
QUIET = 10  # milliseconds that this process itself may be late on a machine that has time for the measurement
CORE = 1000 * PERIOD / (15 * SEATS)  # milliseconds of one core for each claim and its placing, if 15 tables share it


def check(result: dict[str, Any]) -> None:
    """Every claim was seen by everybody else, went to one person, and lies where it was placed."""
    assert result["claims"] > result["sockets"]
    assert (result["unseen"], result["twice"], result["lost"]) == (0, 0, 0)


async def test_two_tables_race_and_no_tile_is_lost() -> None:
    """[FW-A35]"""
    check(await race(2, 4))


@pytest.mark.thorough
async def test_fifteen_tables_race_in_one_process() -> None:
    """[FW-A35] Whole games; how soon claims are seen counts where the machine isn't busy with other things."""
    result = await race(15, 40)

    check(result)
    assert result["claims"] > 15 * SEATS * 20
    assert result["server_processor_ms_per_claim"] < CORE
    assert result["p99_ms"] < SOON or result["own_lag_p99_ms"] > QUIET, result
