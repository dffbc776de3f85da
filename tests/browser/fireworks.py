"""People at a table of Fireworks: they read what the page says, and play it with mouse, fingers or keys."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

import lampion
from tests.browser.browsers import Language, Person, wait_in_page
from tests.browser.page_checks import FINGER, SMALL
from tests.browser.players import GAME, LONG, By, Player
from tests.browser.scenes import play_out

FW = "fireworks-web"
WORTH = re.compile(r"(\d+)(?: more)? points?|(\d+) points?")


class Stargazer(Player):
    """A person at a table of Fireworks."""

    patience = LONG  # milliseconds

    def __init__(self, person: Person, language: Language = "en", by: By = "mouse") -> None:
        super().__init__(person, language, by)
        self.decisions = 0

    # What the page shows

    @property
    def sky(self) -> Locator:
        """The large sky."""
        return self.board.locator(".sky[role=group]")

    @property
    def cells(self) -> Locator:
        """Where the tile in hand can be placed, and tiles that can be taken up."""
        return self.sky.get_by_role("button")

    @property
    def box(self) -> Locator:
        """The box, or the tiles on the table."""
        return self.board.locator("[role=group][data-anchor=box]")

    @property
    def aims(self) -> Locator:
        """Places in the box where the die can fall, or tiles can be pushed together."""
        return self.box.locator(".aim button")

    @property
    def tiles(self) -> Locator:  # type: ignore[override]
        """Tiles that can be taken, claimed or turned down."""
        return self.board.locator("[data-anchor=box] .tile button, .tower button, .scene .strip button")

    @property
    def functions(self) -> Locator:
        """Function tiles to choose from."""
        return self.board.locator(".options button")

    @property
    def go(self) -> Locator:
        """The button that confirms what was chosen."""
        return self.board.locator(".buttons").get_by_role("button")

    @property
    def choices(self) -> Locator:
        """Everything that can be chosen now."""
        return self.functions.or_(self.cells).or_(self.tiles).or_(self.aims).or_(self.go)

    def kind(self) -> str:
        """Wait for a decision or the end of the game; returns what is asked, or `over`."""
        asked = {
            "over": self.result,
            "function": self.functions,
            "place": self.cells,
            "take": self.tiles,
            "aim": self.aims,
            "plain": self.go,
        }
        anything = self.result
        for one in asked.values():
            anything = anything.or_(one)
        expect(anything.first).to_be_visible(timeout=self.patience)
        return next(kind for kind, one in asked.items() if one.first.is_visible())

    # Playing

    def decide(self) -> str:
        """Make one decision; returns its kind."""
        kind = self.kind()
        if kind == "over":
            return kind
        self.decisions += 1
        self.check_words()
        before = self.state()
        getattr(self, f"decide_{kind}")()
        wait_in_page(self.page, f"({STATE})() !== {before!r}")
        return kind

    def state(self) -> str:
        """What the page says about where the game is."""
        return str(self.page.evaluate(STATE))

    def decide_plain(self) -> None:
        """End the turn, or choose who helps."""
        self.choose(self.go)

    def decide_function(self) -> None:
        """Choose one of the function tiles."""
        self.choose(self.functions)

    def decide_aim(self) -> None:
        """Launch where the sight is, or somewhere else."""
        if self.by != "keyboard" and self.decisions % 3 == 0 and self.aims.count() > 1:
            found = self.box.locator(".surface").bounding_box()
            assert found
            x, y = found["x"] + found["width"] * 0.35, found["y"] + found["height"] * 0.55
            self.page.touchscreen.tap(x, y) if self.by == "touch" else self.page.mouse.click(x, y)
        if self.by == "keyboard":
            self.reach(self.aims)
            self.page.keyboard.press("Enter")
            return
        self.confirm_button()

    def decide_take(self) -> None:
        """Take a tile."""
        kinds = self.board.locator(".strip button")
        self.choose(kinds if self.by == "touch" and kinds.count() else self.tiles)

    def decide_place(self) -> None:
        """Place a tile where its name promises most; sometimes it is turned before."""
        turn = self.board.locator(".round").last
        if self.decisions % 2 and turn.is_visible():
            if self.by == "touch":
                turn.tap()
            else:
                self.page.keyboard.press("r")
        self.choose(self.cells, self.best_of(self.cells))

    def choose(self, among: Locator, place: int = 0) -> None:
        """Choose one of these."""
        if self.by == "keyboard":
            self.reach(among)
            self.page.keyboard.press("Enter")
            return
        one = among.nth(place)
        is_button = one.evaluate("one => !!one.closest('.buttons')")
        if self.by == "touch":
            one.tap()
            if not is_button and self.go.count():
                self.confirm_button()
        else:
            one.click()

    def confirm_button(self) -> None:
        """Press the golden button."""
        gold = self.go.first
        gold.tap() if self.by == "touch" else gold.click()

    def best_of(self, among: Locator) -> int:
        """The choice whose name promises the most points."""
        names: list[str] = among.evaluate_all("all => all.map((one) => one.getAttribute('aria-label') ?? '')")

        def worth(place: int) -> tuple[int, int]:
            points = sum(int(found[0] or found[1]) for found in WORTH.findall(names[place]))
            return points, -((place * 7 + self.decisions) % len(names))

        return max(range(len(names)), key=worth)


class CarefulFingers(Stargazer):
    """Somebody who measures everything before touching it."""

    def decide(self) -> str:
        """Make one decision, among targets that a finger hits; it reaches aims only through the box itself."""
        if self.kind() != "over":
            assert self.board.locator(".board").last.get_by_role("button").evaluate_all(SMALL, FINGER) == []
            assert self.aims.evaluate_all(PRESSABLE) == []
        return super().decide()


class Racer(Stargazer):
    """Somebody who claims tiles while others do, at their own pace: what they do changes what can be claimed."""

    patience = 1000 * GAME

    def state(self) -> str:
        """How many tiles I have, and whether I hold one."""
        return f"{self.sky.get_attribute('aria-label')} {self.cells.count() > 0} {self.result.count()}"

    def decide_take(self) -> None:
        """Claim a tile of a kind of which there are most."""
        left: list[int] = self.tiles.evaluate_all("all => all.map((one) => Number(one.closest('.tower').dataset.left))")
        self.choose(self.tiles, left.index(max(left)))


def view(player: Player) -> dict[str, Any]:
    """What the table tells the player about the game."""
    fetched = player.page.evaluate("fetch(location.href.replace('/table/', '/api/tables/')).then((one) => one.json())")
    found: dict[str, Any] = fetched["state"]["view"]
    return found


def find_rain() -> str:
    """The first position in which the rain goes on after the turn that brought it, and the first seat decides."""
    game = lampion.game("fireworks")
    for seed in range(2, 20):
        for text, _ in play_out("fireworks", 4, (), seed):
            seen = game.view(game.read(text), 0)
            if seen["rain"] and seen["functions"]["working"] != "rain":
                return text
    raise AssertionError("it never rains")


def start(player: Stargazer, seats: int, **options: str) -> None:
    """Start against bots, without the home page."""
    game = {"game": "fireworks", "seats": seats, "bot": "greedy", "options": options}
    made = player.person.context.request.post(f"{player.person.address}/api/play", data=game)
    assert made.ok, made.text()
    player.person.visit(f"table/{made.json()['id']}")


PRESSABLE = "all => all.filter((one) => getComputedStyle(one).pointerEvents !== 'none').map((one) => one.outerHTML)"

# What changes with every decision: the labels of all choices, what is asked, and my sky.
STATE = """() => [...document.querySelectorAll('[data-choice], .buttons button, dialog[open]')]
    .map((one) => one.getAttribute('aria-label') ?? one.innerText).join('|')
    + document.querySelector('.said')?.innerText
    + document.querySelector('.sky[role=group]')?.getAttribute('aria-label')"""
