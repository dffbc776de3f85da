"""People at a table of Lanterns Dice: they read what is lit on the page, and play it with mouse, fingers or keys."""

import re

from playwright.sync_api import Locator, expect

from tests.browser import scenes
from tests.browser.browsers import Language, Person
from tests.browser.players import IS_FOCUSED, LONG, By, Player
from tests.browser.scenes import sit_down
from tests.games.lanterns_dice.lakes import Lakes

LD = "lanterns-dice-web"
PASSES = ("die", "bonus", "platform", "emperor", "second", "launch")
GOES = ("light", "turn", "emperor", "launch", "launch-brief", "choose")
GOOD = ("completed", "gifts", "onward", "surrounded", "firework", "chain")


class Lamplighter(Player):
    """A person at a table of Lanterns Dice."""

    def __init__(self, person: Person, language: Language = "en", by: By = "mouse") -> None:
        super().__init__(person, language, by)
        self.decisions = 0

    # What the page shows

    @property
    def lake(self) -> Locator:
        """The large lake."""
        return self.board.get_by_role("group", name=self.words(f"{LD}-lake"))

    @property
    def lit(self) -> Locator:
        """What can be touched on the lake."""
        return self.lake.get_by_role("button")

    @property
    def ways(self) -> Locator:
        """The four ways to turn the tray."""
        return self.board.get_by_role("group", name=self.words(f"{LD}-ways")).get_by_role("button")

    @property
    def tray(self) -> Locator:
        """The tray with its dice."""
        return self.board.get_by_role("img", name=self.words(f"{LD}-tray"))

    @property
    def cards(self) -> Locator:
        """The emperor cards that can be paid for."""
        return self.board.get_by_role("group", name=self.words(f"{LD}-emperor")).get_by_role("button")

    @property
    def stacks(self) -> Locator:
        """The fireworks that can be launched."""
        return self.board.get_by_role("group", name=self.words(f"{LD}-stacks")).get_by_role("button")

    @property
    def plain(self) -> Locator:
        """Leaving something out."""
        return self.board.get_by_role(
            "button", name=self.words(f"{LD}-go-pass-brief", *(f"{LD}-go-pass-{what}" for what in PASSES))
        )

    @property
    def go(self) -> Locator:
        """The button that confirms what was touched."""
        return self.board.get_by_role("button", name=self.words(*(f"{LD}-go-{kind}" for kind in GOES)))

    @property
    def said(self) -> Locator:
        """The line that says what to do now, or what would happen."""
        return self.board.locator(".said")

    def pool(self, *parts: str) -> Locator:
        """A pool by parts of its name."""
        return self.lake.get_by_role("img", name=re.compile(".*".join(map(re.escape, parts)), re.I))

    def area(self, colour: str, *parts: str) -> Locator:
        """An area that can be lit, by its colour and by parts of its place."""
        name = self.say(f"{LD}-choice-light", colour=self.say(f"lanterns-dice-colour-{colour}"), place="…", preview="")
        start = re.escape(name.split("…")[0])
        return self.lake.get_by_role("button", name=re.compile(start + ".*" + ".*".join(map(re.escape, parts)), re.I))

    def kind(self) -> str:
        """Wait for a decision or the end of the game; returns what is asked, or `over`."""
        asked = {"over": self.result, "turn": self.ways, "emperor": self.cards, "lake": self.lit, "plain": self.plain}
        anything = self.result
        for one in asked.values():
            anything = anything.or_(one)
        expect(anything.first).to_be_visible(timeout=LONG)
        return next(kind for kind, one in asked.items() if one.first.is_visible())

    # Playing

    def decide(self) -> str:
        """Make one decision; returns its kind."""
        kind = self.kind()
        if kind == "over":
            return kind
        self.decisions += 1
        self.check_words()
        self.play({"turn": self.ways, "emperor": self.cards, "lake": self.lit, "plain": self.plain}[kind])
        return kind

    def play(self, among: Locator, place: int | None = None) -> None:
        """Choose one of these: the most promising, or the given one; with the keyboard, the first that it reaches."""
        if self.by == "keyboard":
            self.reach(among)
            self.page.keyboard.press("Enter")
            if self.go.count() and among.evaluate_all(IS_FOCUSED):  # a place for several fireworks shows one first
                self.page.keyboard.press("Enter")
            return
        chosen = among.nth(self.best_of(among) if place is None else place)
        if self.by == "touch":
            chosen.tap()
            if self.go.count():
                self.go.first.tap()
            return
        chosen.click()
        if self.go.count() and self.go.first.is_visible():
            self.go.first.click()

    def best_of(self, among: Locator) -> int:
        """The choice whose name promises the most."""
        names: list[str] = among.evaluate_all(
            "all => all.map((one) => one.getAttribute('aria-label') ?? one.innerText)"
        )

        def worth(place: int) -> tuple[int, int]:
            good = sum(bool(self.words(f"{LD}-preview-{kind}", whole=False).search(names[place])) for kind in GOOD)
            lost = bool(self.words(f"{LD}-preview-lost", whole=False).search(names[place]))
            return good - 3 * lost, -((place + self.decisions) % len(names))

        return max(range(len(names)), key=worth)

    def log_has(self, key: str) -> None:
        """Wait for a line of the log."""
        expect(self.log).to_contain_text(self.words(key, whole=False))


def options_of(table: Lakes) -> tuple[int, dict[str, str]]:
    """The seats and options of a prepared table."""
    head = table.text().splitlines()[0].split()
    return int(head[1]), dict(word.split("=") for word in head[2:])


def sit_down_at(player: Lamplighter, table: Lakes) -> Lamplighter:
    """Take the first seat of a prepared table."""
    seats, options = options_of(table)
    sit_down(player, table.text(), "lanterns-dice", seats, **options)
    return player


def sit_down_together(host: Lamplighter, guest: Lamplighter, table: Lakes) -> None:
    """Two people take the first seats of a prepared table."""
    seats, options = options_of(table)
    scenes.sit_down_together(host, guest, table.text(), "lanterns-dice", seats, **options)
