"""Fireworks at every size: nothing overlaps or leaves the page, what is asked is in view, nobody meets a barrier."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import DESKTOP, PHONE, Language, Scheme, every_look_and_size, find_barriers
from tests.browser.conftest import NewPerson
from tests.browser.fireworks import CarefulFingers, Stargazer
from tests.browser.page_checks import FINGER, SIZES, SMALL, find_misfits
from tests.browser.scenes import find_decision, sit_down

SCENES = ("aim", "take", "place", "towers")


def sit_down_for(player: Stargazer, name: str) -> Stargazer:
    """A game for four in which the first seat is to do this."""
    kind, options = ("claim", {"mode": "advanced-2-turns"}) if name == "towers" else (name, {})
    sit_down(player, find_decision("fireworks", 4, kind, **options), "fireworks", 4, **options)
    assert player.kind() == ("take" if name == "towers" else name)
    return player


def parts(player: Stargazer, name: str) -> list[Locator]:
    """What a person needs to decide."""
    return [player.cells.first if name == "place" else player.box, player.board.locator(".said")]


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", SCENES)
def test_everything_fits(new_person: NewPerson, name: str, language: Language) -> None:
    """On a wide screen without scrolling: the box or the sky, and the line that says what to do."""
    player = sit_down_for(Stargazer(new_person(language=language), language), name)
    found = find_misfits(player.page, SIZES, parts(player, name))

    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", SCENES)
def test_a_finger_hits_everything(new_person: NewPerson, name: str) -> None:
    """On a phone, all that can be pressed is as large as a fingertip, and the 81 aims are reached through the box."""
    player = sit_down_for(CarefulFingers(new_person(size=PHONE, language="fr"), "fr", "touch"), name)

    for role in ("button", "radio"):
        assert player.board.locator(".board").last.get_by_role(role).evaluate_all(SMALL, FINGER) == []
    assert player.decide() != "over"


@every_look_and_size(("en", "dark", DESKTOP), ("fr", "light", PHONE))
def test_nobody_meets_a_barrier(
    new_person: NewPerson, language: Language, scheme: Scheme, size: tuple[int, int]
) -> None:
    player = Stargazer(new_person(language=language, scheme=scheme, size=size), language)
    found: dict[str, list[str]] = {}
    for name in SCENES:
        sit_down_for(player, name)
        expect(player.board).to_be_visible()
        found[name] = find_barriers(player.page)

    assert {name: barriers for name, barriers in found.items() if barriers} == {}
