"""The lesson of Lanterns Dice: every step is done on the board, by mouse, touch and keyboard, in both languages."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import DESKTOP, PHONE, Language
from tests.browser.conftest import NewPerson
from tests.browser.lanterns import Lamplighter
from tests.browser.lessons import act, expect_step, read_lesson
from tests.browser.players import By

SCENES = read_lesson("lanterns-dice/tutorial.json")["scenes"]
MOST = 15  # steps
LEARNERS: list[tuple[Language, tuple[int, int], By]] = [
    ("en", DESKTOP, "mouse"),
    ("fr", PHONE, "touch"),
]


# All areas are as large as fingers, and nothing cuts the lake off; the page may scroll.
WHOLE = """lake => {
    const { width, height } = lake.getBoundingClientRect(), sky = lake.closest('.sky')
    return width / 6 >= 44 && height <= sky.clientHeight + 1
}"""


class Learner(Lamplighter):
    """Somebody on the page of the lesson."""

    @property
    def board(self) -> Locator:
        """The part of the page with the board, which is all of it here."""
        return self.page.get_by_role("main")


def do(player: Learner) -> None:
    """Make the move that the lesson waits for: press what is lit, and confirm it where that is asked."""
    lit = player.board.locator(".choice.hint").filter(visible=True)
    expect(lit.first).to_be_visible()
    if player.by == "keyboard":
        player.reach(lit)
        player.page.keyboard.press("Enter")
        if player.go.count():  # one of several places is shown first
            player.page.keyboard.press("Enter")
    elif player.by == "touch":
        lit.first.tap()
        player.go.first.tap()
    else:
        lit.first.click()
        if player.go.count():
            player.go.first.click()


@pytest.mark.parametrize(
    ("language", "size", "by"),
    [*LEARNERS, pytest.param("en", DESKTOP, "keyboard", marks=pytest.mark.thorough)],
    ids=["mouse", "touch", "keyboard"],
)
def test_a_learner_does_every_step(new_person: NewPerson, language: Language, size: tuple[int, int], by: By) -> None:
    assert len(SCENES) <= MOST
    player = Learner(new_person(language=language, size=size), language, by)
    player.person.visit("learn/lanterns-dice")

    for number, scene in enumerate(SCENES[:-1], 1):
        expect_step(player, number, len(SCENES))
        if size == PHONE:
            assert player.lake.evaluate(WHOLE)
        if scene["wanted"]:
            do(player)
        else:
            act(player, player.button("web-lesson-next"))

    expect_step(player, len(SCENES), len(SCENES))
    expect(player.button("web-lesson-done")).to_be_visible()
