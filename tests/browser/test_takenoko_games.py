"""Games of Takenoko in the browser: with mouse, fingers and keys alone, in both languages, with and without Hikari."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import DESKTOP, PHONE, Language
from tests.browser.conftest import NewPerson
from tests.browser.players import By
from tests.browser.scenes import sit_down_near_the_end
from tests.browser.takenoko import Gardener
from tests.browser.test_games import check_the_result

GAMES: list[tuple[Language, str, int, tuple[int, int], By]] = [
    ("en", "off", 2, DESKTOP, "mouse"),
    ("fr", "on", 2, DESKTOP, "mouse"),
    ("fr", "off", 3, PHONE, "touch"),
    ("en", "on", 4, PHONE, "touch"),
    ("fr", "off", 4, DESKTOP, "keyboard"),
    ("en", "on", 3, DESKTOP, "keyboard"),
]


def start(player: Gardener, seats: int, hikari: str) -> None:
    """Start against bots."""
    game = {"game": "takenoko", "seats": seats, "bot": "greedy", "options": {"hikari": hikari}}
    made = player.person.context.request.post(f"{player.person.address}/api/play", data=game)
    player.person.visit(f"table/{made.json()['id']}")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("language", "hikari", "seats", "size", "by"),
    GAMES,
    ids=[f"{game[0]}-hikari-{game[1]}-{game[2]}-{game[4]}" for game in GAMES],
)
def test_a_whole_game(
    new_person: NewPerson, language: Language, hikari: str, seats: int, size: tuple[int, int], by: By
) -> None:
    player = Gardener(new_person(size=size, language=language), language, by)
    start(player, seats, hikari)

    player.play_to_the_end()

    assert player.decisions > 30
    check_the_result(player)


def test_the_end_of_a_game_on_a_phone_by_touch(new_person: NewPerson) -> None:
    player = Gardener(new_person(size=PHONE, language="fr"), "fr", by="touch")
    sit_down_near_the_end(player, "takenoko", 2, 5)

    player.play_to_the_end()

    assert player.decisions > 2
    check_the_result(player)
    expect(player.result.get_by_role("table")).to_be_visible()
