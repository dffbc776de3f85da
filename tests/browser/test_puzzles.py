"""Puzzles in the browser: today's is found, solved after some wrong tries, and explained, all without a table."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import lampion
from lampion.bots.puzzles import puzzles_of
from lampion.server.api import puzzles
from tests.browser.browsers import DESKTOP, PHONE, Language, find_barriers
from tests.browser.conftest import NewPerson
from tests.browser.page_checks import find_misfits
from tests.browser.players import MANY, SF, By, Player, Reader
from tests.lines import a_line
from tests.server.servers import Local

LOOKS: list[tuple[str, Language, tuple[int, int]]] = [
    ("spring-festival", "fr", PHONE),
    ("takenoko", "en", DESKTOP),
    ("lanterns-dice", "fr", DESKTOP),
]
SHORT = (844, 390)
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def number_with(game: str, kind: str) -> int:
    """The first puzzle of a game whose solution is of this kind."""
    return next(
        n for n, puzzle in enumerate(puzzles_of(lampion.game(game)), 1) if puzzle.steps[0].best.move.split()[0] == kind
    )


class Solver(Player):
    """Somebody at a puzzle."""

    def open(self, game: str, number: int) -> None:
        """Open a puzzle by its number."""
        self.person.visit(f"puzzle/{game}?number={number}")
        expect(self.coach).to_contain_text(self.said_number(game, number))
        expect(self.told).to_have_text(self.words("puzzle-about", "puzzle-about-short"))

    def said_number(self, game: str, number: int) -> str:
        """How the page numbers a puzzle."""
        return self.say("puzzle-number", number=number, count=len(puzzles_of(lampion.game(game))))

    @property
    def coach(self) -> Locator:
        """The part of the page that asks and judges."""
        return self.page.get_by_role("region", name=self.say("puzzle-title"), exact=True)

    @property
    def told(self) -> Locator:
        """What was said last."""
        return self.coach.locator(".told")

    def show(self) -> None:
        """Ask for the solution."""
        self.press("puzzle-show")
        expect(self.told).to_have_text(self.words("puzzle-solution"))


@pytest.mark.parametrize(
    ("language", "size", "by"), [("en", DESKTOP, "mouse"), ("fr", PHONE, "touch"), ("en", DESKTOP, "keyboard")]
)
def test_a_puzzle_is_solved_after_wrong_tries(
    new_person: NewPerson, language: Language, size: tuple[int, int], by: By
) -> None:
    solver = Solver(new_person(language=language, size=size), language, by)
    number = number_with("spring-festival", "turn")
    step = puzzles_of(lampion.game("spring-festival"))[number - 1].steps[0]
    solver.open("spring-festival", number)
    expect(solver.choices).to_have_count(len(step.answers))
    wrong = 0
    for place in range(len(step.answers)):
        choose(solver, place)
        expect(solver.told).not_to_have_text(solver.words("puzzle-about", "puzzle-about-short"))
        if solver.button("puzzle-again").is_visible():
            break
        wrong += 1
        expect(solver.told).to_contain_text(solver.say("puzzle-try-again"))
        expect(solver.choices).to_have_count(len(step.answers))
        solver.person.page.reload()  # so that the next verdict is a new one
        expect(solver.choices).to_have_count(len(step.answers))
    assert 0 <= wrong <= len(step.answers) - step.right
    expect(solver.told).to_have_text(solver.words("puzzle-best"))
    expect(solver.coach).to_contain_text(solver.say("puzzle-done"))
    solver.page.reload()
    expect(solver.coach).to_contain_text(solver.say("puzzle-done"))  # remembered
    expect(solver.choices).to_have_count(len(step.answers))  # and may be tried again


def choose(solver: Solver, place: int) -> None:
    """Play a choice by its place."""
    choice = solver.choices.nth(place)
    if solver.by == "keyboard":
        for turn in range(MANY):
            if choice.evaluate("one => one === document.activeElement"):
                solver.page.keyboard.press("Enter")
                return
            solver.page.keyboard.press(ARROWS[turn % 4])  # the store is round
        raise AssertionError(f"arrows do not lead to {choice}")
    solver.point_at(choice)
    solver.confirm(choice)


@pytest.mark.parametrize(("game", "language", "size"), LOOKS)
def test_the_solution_is_explained_and_the_next_puzzle_is_one_press_away(
    new_person: NewPerson, game: str, language: Language, size: tuple[int, int]
) -> None:
    solver = Solver(new_person(language=language, size=size), language)
    solver.open(game, 1)
    asked = solver.told.inner_text()
    assert find_barriers(solver.page) == []
    assert find_misfits(solver.page, (size, SHORT)) == []
    solver.page.set_viewport_size({"width": size[0], "height": size[1]})
    solver.show()
    assert solver.told.inner_text() != asked
    assert not re.search(r"\{|undefined|puzzle-|\b-?\d+,-?\d+\b", solver.told.inner_text())
    assert find_barriers(solver.page) == []
    solver.press("puzzle-again")
    expect(solver.told).to_have_text(asked)
    solver.show()
    solver.link("puzzle-next").click()
    expect(solver.coach).to_contain_text(solver.said_number(game, 2))
    expect(solver.told).to_have_text(solver.words("puzzle-about", "puzzle-about-short"))
    solver.link("puzzle-today").click()
    expect(solver.page.get_by_role("heading", name=solver.say("puzzle-today"))).to_be_visible()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Local]:
    """A server whose only puzzle of Fireworks asks for a tile, and then where it goes."""
    for cached in (puzzles.lay_out, puzzles.judge):
        cached.cache_clear()
    monkeypatch.setattr(puzzles, "puzzles_of", lambda _game: (a_line(),))
    made = Local(tmp_path)
    yield made
    made.stop()


@pytest.mark.parametrize(("language", "size"), [("fr", DESKTOP), ("en", PHONE)])
def test_a_line_is_solved_step_by_step(
    server: Local, new_person: NewPerson, language: Language, size: tuple[int, int]
) -> None:
    solver = Solver(new_person(server.address, language=language, size=size), language)
    solver.person.visit("puzzle/fireworks?number=1")
    first = a_line().steps[0]

    def expect_done(done: int) -> None:
        name = solver.say("puzzle-steps", done=done, steps=2)
        expect(solver.coach.get_by_role("list")).to_have_accessible_name(name)

    expect_done(0)
    for place in (len(first.answers) - 1, first.right - 1):  # a wrong tile, then a right one
        take = solver.board.locator(f'[data-tile="{first.answers[place].move.partition("#")[2]}"] button')
        take.focus()
        solver.page.keyboard.press("Enter")
        expect(solver.told).to_have_text(
            solver.words("puzzle-on" if place < first.right else "puzzle-try-again", whole=False)
        )
    expect_done(1)
    assert find_barriers(solver.page) == []
    solver.show()
    expect_done(2)
    expect(solver.told).to_contain_text(";")
    solver.press("puzzle-again")
    expect_done(0)


def test_todays_puzzles_are_on_the_home_page_and_among_the_lessons(new_person: NewPerson) -> None:
    reader = Reader(new_person(language="fr"), "fr")
    for path in ("", "learn"):
        reader.person.visit(path)
        for game, _, _ in LOOKS:
            expect(reader.page.locator(f'a[href="/puzzle/{game}"]')).to_be_visible()
    reader.page.locator('a[href="/puzzle/takenoko"]').click()
    expect(reader.page.get_by_role("heading", name=reader.say("puzzle-today"))).to_be_visible()


def test_a_puzzle_that_does_not_exist_is_refused_kindly(new_person: NewPerson) -> None:
    reader = Reader(new_person())
    reader.person.forgive("404")
    reader.person.visit("puzzle/takenoko?number=9999")
    expect(reader.page.get_by_text(reader.say("error-no-puzzle", number=9999))).to_be_visible()
    expect(reader.link("web-nav-learn").last).to_be_visible()


def test_the_link_leads_a_friend_to_the_same_puzzle(new_person: NewPerson) -> None:
    solver = Solver(new_person())
    solver.open("takenoko", 3)
    solver.press("puzzle-share")
    link = solver.dialog("puzzle-link").get_by_role("textbox").input_value()
    friend = Solver(new_person())
    friend.page.goto(link)
    expect(friend.coach).to_contain_text(friend.said_number("takenoko", 3))
    assert friend.told.inner_text() == solver.told.inner_text()
    assert SF not in link
