"""Games of Fireworks in the browser: each mode, with mouse, fingers and keys alone, in both languages, and together."""

import pytest
from playwright.sync_api import expect

import lampion
from tests.browser.browsers import DESKTOP, PHONE, Language
from tests.browser.conftest import NewPerson
from tests.browser.fireworks import CarefulFingers, Racer, Stargazer, start
from tests.browser.players import By, play_together
from tests.browser.scenes import sit_down_near_the_end, sit_down_together
from tests.browser.test_games import check_the_result

GAMES: list[tuple[Language, str, int, tuple[int, int], By]] = [
    ("en", "game-1", 2, DESKTOP, "mouse"),
    ("fr", "game-1", 3, PHONE, "touch"),
    ("en", "game-1", 2, DESKTOP, "keyboard"),
    ("fr", "advanced-1", 4, DESKTOP, "mouse"),
    ("en", "advanced-2-turns", 2, PHONE, "touch"),
    ("fr", "advanced-2-turns", 3, DESKTOP, "keyboard"),
]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("language", "mode", "seats", "size", "by"), GAMES, ids=[f"{game[0]}-{game[1]}-{game[4]}" for game in GAMES]
)
def test_a_whole_game(
    new_person: NewPerson, language: Language, mode: str, seats: int, size: tuple[int, int], by: By
) -> None:
    player = (CarefulFingers if by == "touch" else Stargazer)(new_person(size=size, language=language), language, by)
    start(player, seats, mode=mode)

    player.play_to_the_end()

    assert player.decisions > 30
    check_the_result(player)


@pytest.mark.thorough
@pytest.mark.parametrize(("language", "by"), [("en", "keyboard"), ("fr", "mouse")])
def test_a_whole_race(new_person: NewPerson, language: Language, by: By) -> None:
    player = Racer(new_person(language=language), language, by)
    start(player, 3, mode="advanced-2")

    player.play_to_the_end()

    assert player.decisions >= 2 + 2 * 23  # two start tiles, and 23 tiles to claim and place
    check_the_result(player)


@pytest.mark.thorough
def test_two_people_and_two_bots_launch_together(new_person: NewPerson) -> None:
    """A whole game with action cards: whoever holds the tube chooses helpers, who take and place as well."""
    host = Stargazer(new_person())
    guest = CarefulFingers(new_person(size=PHONE, language="fr"), "fr", "touch")
    match = lampion.game("fireworks").start(4, seed=1, mode="advanced-1")
    sit_down_together(host, guest, match.game.write(match.position), "fireworks", 4, mode="advanced-1")

    play_together(host, guest)

    for player in (host, guest):
        assert player.decisions > 30
        check_the_result(player)


def test_the_end_of_a_game_on_a_phone_by_touch(new_person: NewPerson) -> None:
    player = CarefulFingers(new_person(size=PHONE, language="fr"), "fr", "touch")
    sit_down_near_the_end(player, "fireworks", 2, 4)

    player.play_to_the_end()

    assert player.decisions >= 2
    check_the_result(player)


@pytest.mark.thorough
def test_the_end_of_a_game_with_action_cards_by_keyboard(new_person: NewPerson) -> None:
    player = Stargazer(new_person(language="fr"), "fr", "keyboard")
    sit_down_near_the_end(player, "fireworks", 3, 6, mode="advanced-1")

    player.play_to_the_end()

    check_the_result(player)
    expect(player.result.get_by_role("table")).to_be_visible()
