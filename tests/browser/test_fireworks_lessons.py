"""The lesson of Fireworks: every step is done on the board, by mouse, touch and keyboard, in both languages."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsers import DESKTOP, PHONE, Language
from tests.browser.conftest import NewPerson
from tests.browser.fireworks import Stargazer
from tests.browser.lessons import act, expect_step, read_lesson
from tests.browser.players import By

SCENES = read_lesson("fireworks/tutorial.json")["scenes"]
MOST = 15  # steps
TURNS = 6
RUNGS = 6


class Learner(Stargazer):
    """Somebody on the page of the lesson."""

    @property
    def board(self) -> Locator:
        """The part of the page with the board: the coach has buttons of its own."""
        return self.page.locator(".lesson > .stage")

    def do(self, wanted: str) -> None:
        """Make the move that the lesson waits for: press what is lit, and confirm it where that is asked."""
        kind = wanted.split(maxsplit=1)[0]
        if kind == "place":
            self.turn_it()
        lit = self.lit(kind)
        expect(lit.first).to_be_visible()
        if kind == "done":
            act(self, self.go.first)
        elif self.by == "keyboard":
            self.walk_to(kind, lit)
            if kind == "height":
                act(self, self.go.first)
            else:
                self.page.keyboard.press("Enter")  # the focus has aimed already, and anything else is played by it
            return
        elif kind == "aim":
            self.point_at(lit.first)  # the box takes it
        else:
            act(self, lit.first)
        if kind in ("aim", "height") or (self.by == "touch" and kind != "done"):
            act(self, self.go.first)

    def lit(self, kind: str) -> Locator:
        """What is lit for this kind of move."""
        if kind == "height":
            return self.board.locator(".rung.hint")
        if kind == "done":
            return self.board.locator(".buttons .hint")
        return self.board.locator(".strip .hint" if kind == "take" and self.by == "touch" else ".choice.hint")

    def walk_to(self, kind: str, lit: Locator) -> None:
        """Move the focus to what is lit; on the ladder, arrows climb."""
        if kind != "height":
            self.reach(lit)
            return
        self.reach(self.board.locator(".rung[aria-checked=true]"))
        for _ in range(RUNGS):
            if lit.first.get_attribute("aria-checked") == "true":
                return
            self.page.keyboard.press("ArrowUp")
        raise AssertionError("the arrows never climb to what is lit")

    def turn_it(self) -> None:
        """Turn the tile in hand with the lit arrow until it fits."""
        arrow = self.board.locator(".round.hint")
        expect(arrow.or_(self.lit("place")).first).to_be_visible()
        for _ in range(TURNS):
            if not arrow.count():
                return
            act(self, arrow)
        raise AssertionError("the arrows never turn the tile as wanted")

    def point_at(self, place: Locator) -> None:
        """Press the middle of something."""
        found = place.bounding_box()
        assert found
        x, y = found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
        self.page.touchscreen.tap(x, y) if self.by == "touch" else self.page.mouse.click(x, y)


@pytest.mark.parametrize(
    ("language", "size", "by"),
    [
        ("en", DESKTOP, "mouse"),
        ("fr", PHONE, "touch"),
        pytest.param("fr", DESKTOP, "keyboard", marks=pytest.mark.thorough),
    ],
    ids=["mouse", "touch", "keyboard"],
)
def test_a_learner_does_every_step(new_person: NewPerson, language: Language, size: tuple[int, int], by: By) -> None:
    assert len(SCENES) <= MOST
    player = Learner(new_person(language=language, size=size), language, by)
    player.person.visit("learn/fireworks")

    for number, scene in enumerate(SCENES[:-1], 1):
        expect_step(player, number, len(SCENES))
        if scene["wanted"]:
            player.do(scene["wanted"])
        else:
            act(player, player.button("web-lesson-next"))

    expect_step(player, len(SCENES), len(SCENES))
    expect(player.button("web-lesson-done")).to_be_visible()
