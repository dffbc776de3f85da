"""The terminal says what the shared cases expect, and the cases leave nothing out."""

import json
from typing import Any

import pytest

from lampion.games import GAMES, game
from tests.conformance.shapes import misfits
from tests.words.cases import FILE, say

CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["cases"]


def test_the_terminal_says_what_the_cases_expect() -> None:
    """`python -m tests.words` writes them again."""
    assert [say(case) for case in CASES] == CASES


def test_the_cases_hold_what_games_declare() -> None:
    """So that no case tells of something that can't happen any more."""
    for case in CASES:
        play = game(case["game"])
        for event in case.get("story", []):
            assert misfits(event["data"], play.event_shapes[event["kind"]]) == []
        for offer in case.get("offers", []):
            assert misfits(offer["data"], play.offer_shapes[offer["kind"]].data) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_offer_and_reason_has_a_case(name: str) -> None:
    own = [case for case in CASES if case["game"] == name]

    assert {event["kind"] for case in own for event in case.get("story", [])} == set(game(name).event_shapes)
    assert {offer["kind"] for case in own for offer in case.get("offers", [])} == set(game(name).offer_shapes)
    assert {case["reason"]["kind"] for case in own if "reason" in case} == set(game(name).reason_shapes)


@pytest.mark.parametrize("name", GAMES)
def test_rows_of_the_same_kind_and_headings_have_cases(name: str) -> None:
    stories = [case for case in CASES if case["game"] == name and "story" in case]

    assert any(len(case["story"]) > 1 and len({event["kind"] for event in case["story"]}) == 1 for case in stories)
    assert any(is_heading for case in stories for told in case["told"] for _, is_heading in told["text"])
