"""Games of Lanterns Dice in the browser: with mouse, fingers and keys alone, in both languages, and their replays."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import DESKTOP, PHONE, Language, Person
from tests.browser.conftest import NewPerson
from tests.browser.lanterns import LD, Lamplighter
from tests.browser.page_checks import FINGER, SMALL
from tests.browser.players import By
from tests.browser.scenes import sit_down_near_the_end
from tests.browser.test_games import check_the_result
from tests.browser.test_replay import last, open_replay, slider

GAMES: list[tuple[Language, int, tuple[int, int], By]] = [
    ("en", 2, DESKTOP, "mouse"),
    ("fr", 4, DESKTOP, "mouse"),
    ("fr", 3, DESKTOP, "keyboard"),
    ("en", 2, DESKTOP, "keyboard"),
    ("fr", 2, PHONE, "touch"),
    ("en", 4, PHONE, "touch"),
]


SPREAD = 9  # pixels, 1.5 mm: how far a finger lands from what it aims at, both across and down
FEW = 0.05  # of all touches
LANDS = """(target, [x, y]) => {
    const hit = document.elementFromPoint(x, y)?.closest('button, a')
    return hit === target ? 'on it' : hit?.closest('.buttons') ? 'on what decides' : 'beside'
}"""


class RealFingers(Lamplighter):
    """Somebody who measures everything before touching it, and whose fingers land beside the middle all the same."""

    def __init__(self, person: Person, language: Language = "en", by: By = "touch") -> None:
        super().__init__(person, language, by)
        self.hand = Random(1)
        self.touches = self.missed = 0

    def play(self, among: Locator, place: int | None = None) -> None:
        """Touch one of these until the finger hits it, then confirm it."""
        self.touch(among.nth(self.best_of(among) if place is None else place))
        if self.go.count():
            self.touch(self.go.first)

    def touch(self, target: Locator) -> None:
        """Put a finger on something; missing it may show something else, but must never play it."""
        target.scroll_into_view_if_needed()
        landed = ""
        while landed != "on it":
            box = target.bounding_box()
            assert box
            x = box["x"] + box["width"] / 2 + self.hand.gauss(0, SPREAD)
            y = box["y"] + box["height"] / 2 + self.hand.gauss(0, SPREAD)
            landed = target.evaluate(LANDS, [x, y])
            assert landed != "on what decides"
            self.touches += 1
            self.missed += landed != "on it"
            self.page.touchscreen.tap(x, y)

    def decide(self) -> str:
        """Make one decision, among targets that a finger hits."""
        kind = self.kind()
        if kind != "over":
            found = self.board.locator(".board").last.get_by_role("button").evaluate_all(SMALL, FINGER)
            assert found == []
        return super().decide()


def start_from_home(player: Lamplighter) -> None:
    """Choose the game on the home page, and start it as suggested."""
    player.person.visit()
    player.press("web-play-now")
    dialog = player.dialog("web-play-now")
    dialog.locator("label").filter(has_text=player.say("lanterns-dice-name")).click()
    expect(dialog.get_by_role("group", name=player.words("lanterns-dice-option-shapes"))).to_be_visible()
    dialog.get_by_role("button", name=player.words("web-start")).click()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_newcomer_plays_a_turn_from_the_home_page(new_person: NewPerson, language: Language) -> None:
    player = Lamplighter(new_person(language=language), language)
    start_from_home(player)
    corner = re.compile("^(?:The corner|L’angle)")  # one of the shapes of a first game
    expect(player.board.get_by_role("img", name=corner)).to_be_visible()

    while player.decisions < 5:
        assert player.decide() != "over"

    player.log_has("lanterns-dice-event-tray-turned")
    player.log_has(f"{LD}-event-area-lit")


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_newcomer_plays_from_the_home_page_to_the_score_sheet(new_person: NewPerson, language: Language) -> None:
    player = Lamplighter(new_person(language=language), language)
    start_from_home(player)

    player.play_to_the_end()

    check_the_result(player)
    expect(player.result.get_by_role("table")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("language", "seats", "size", "by"), GAMES, ids=[f"{game[0]}-{game[1]}-{game[3]}" for game in GAMES]
)
def test_a_whole_game(new_person: NewPerson, language: Language, seats: int, size: tuple[int, int], by: By) -> None:
    person = new_person(size=size, language=language)
    player = (RealFingers if by == "touch" else Lamplighter)(person, language, by)
    game = {"game": "lanterns-dice", "seats": seats, "bot": "greedy"}
    made = person.context.request.post(f"{person.address}/api/play", data=game)
    person.visit(f"table/{made.json()['id']}")

    player.play_to_the_end()

    assert player.decisions > 30
    check_the_result(player)
    if isinstance(player, RealFingers):
        assert player.touches > player.decisions
        assert player.missed <= FEW * player.touches, f"{player.missed} of {player.touches} touches missed"


def test_the_end_of_a_game_on_a_phone_by_touch(new_person: NewPerson) -> None:
    player = RealFingers(new_person(size=PHONE, language="fr"), "fr")
    sit_down_near_the_end(player, "lanterns-dice", 2, 4)

    player.play_to_the_end()

    check_the_result(player)
    expect(player.result.get_by_role("table")).to_be_visible()


def test_a_game_is_replayed_on_the_same_board(new_person: NewPerson) -> None:
    player = Lamplighter(new_person(), by="keyboard")
    sit_down_near_the_end(player, "lanterns-dice", 2, 2)
    player.play_to_the_end()
    check_the_result(player)

    open_replay(player)
    slider(player).fill(str(last(player)))

    expect(player.lake).to_be_visible()
    expect(player.tray).to_be_visible()
    expect(player.lit).to_have_count(0)
