"""People at a table with a browser: they use the page by roles and names, and nothing else."""

import re
from time import monotonic
from typing import Literal

from playwright.sync_api import Locator, expect

from lampion.i18n import say
from tests.browser.browsers import PATIENCE, Language, Person, wait_in_page
from tests.browser.words import count, words

LONG = 3 * PATIENCE  # milliseconds; bots think, and the machine may be busy
GAME = 400  # seconds that a whole game may take
MANY = 60  # key presses; no page needs more to reach anything
IS_FOCUSED = "all => all.includes(document.activeElement)"
# A key of the catalogue instead of its text, or a hole in a text.
RAW = re.compile(r"(?:spring-festival|takenoko|lanterns-dice|fireworks|web)-[a-z]+-[a-z-]+|\{ ?\$|\[object")
KINDS = ("set", "place", "replace", "turn", "complete", "finale")
SF = "spring-festival-web"
TILE = "[^\\W\\d]+ \\d[\\s\\S]*?"  # `red 3`, or `Red 3: arrows …`
expect.set_options(timeout=PATIENCE)
By = Literal["mouse", "touch", "keyboard"]


class Reader:
    """A person reading the page in a language."""

    def __init__(self, person: Person, language: Language = "en") -> None:
        self.person = person
        self.page = person.page
        self.language: Language = language

    def say(self, key: str, **data: object) -> str:
        """The words for a key."""
        return say(self.language, key, **data)

    def words(self, *keys: str, whole: bool = True) -> re.Pattern[str]:
        """A pattern that matches these texts."""
        return words(self.language, *keys, whole=whole)

    def button(self, *keys: str) -> Locator:
        """Buttons with one of these names."""
        return self.page.get_by_role("button", name=self.words(*keys))

    def press(self, *keys: str) -> None:
        """Press the button with this name."""
        self.button(*keys).first.click()

    def link(self, *keys: str) -> Locator:
        """Links with one of these names."""
        return self.page.get_by_role("link", name=self.words(*keys))

    def dialog(self, key: str) -> Locator:
        """The dialog with this name."""
        return self.page.get_by_role("dialog", name=self.words(key))

    def tab_to(self, wanted: Locator) -> None:
        """Press Tab until the focus is there."""
        expect(wanted).to_be_visible()
        for _ in range(MANY):
            if wanted.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    def speak(self, language: Language) -> None:
        """Switch the language, at the top of the page."""
        names = {"en": "English", "fr": "Français"}
        self.page.get_by_role("radio", name=names[language]).first.check(force=True)
        self.language = language
        expect(self.page.locator("html")).to_have_attribute("lang", language)


class Player(Reader):
    """A person at a table, mostly of Spring Festival."""

    walks_by: tuple[tuple[str, int], ...] = (("Tab", MANY), ("Shift+Tab", MANY))  # keys that lead to a choice

    def __init__(self, person: Person, language: Language = "en", by: By = "mouse") -> None:
        super().__init__(person, language)
        self.by: By = by

    # What the page shows

    @property
    def choices(self) -> Locator:
        """Everything that can be played now, including passing."""
        keys = (*(f"{SF}-choice-{kind}" for kind in KINDS), f"{SF}-pass")
        return self.page.get_by_role("button", name=words(self.language, *keys, tile=TILE))

    @property
    def result(self) -> Locator:
        """How the game ended, beside the board."""
        return self.page.get_by_role("region", name=self.words("web-end"))

    @property
    def log(self) -> Locator:
        """The log; on a phone it must be opened first."""
        return self.page.get_by_role("list", name=self.words("web-log"))

    @property
    def board(self) -> Locator:
        """The part of the page with the board."""
        return self.page.get_by_role("region", name=self.words("web-board"))

    def tiles(self) -> int:
        """How many tiles my panorama has, according to its accessible name."""
        name = self.page.get_by_role("group", name=self.panorama("web-you")).first.get_attribute("aria-label") or ""
        return count(self.language, f"{SF}-panorama", name)

    def panorama(self, key: str) -> re.Pattern[str]:
        """The accessible name of a person's panorama."""
        if key == "web-you":
            return re.compile("^(?:Your|Votre) panorama,")
        return re.compile(rf"^Panorama (?:of |de |d’){re.escape(self.say(key))},")

    def kind(self) -> str:
        """Wait for a decision or the end of the game; returns the kind of decision, or `over`."""
        expect(self.choices.or_(self.result).first).to_be_visible(timeout=LONG)
        if self.result.is_visible():
            return "over"
        kinds = {self.kind_of(name) for name in self.names()}
        if kinds & {"place", "replace"}:
            return "fire" if "replace" in kinds else "lay"
        return "complete" if "complete" in kinds else kinds.pop()

    def kind_of(self, name: str) -> str:
        """What a choice is, by its name."""
        for kind in KINDS:
            if self.words(f"{SF}-choice-{kind}").match(name):
                return kind
        return "pass"

    def names(self) -> list[str]:
        """The names of all choices."""
        found: list[str] = self.choices.evaluate_all(
            "all => all.map((one) => one.getAttribute('aria-label') ?? one.innerText)"
        )
        return found

    # Playing

    def best(self, *kinds: str) -> int:
        """The choice whose name promises the most; only of these kinds, if given."""
        names = self.names()
        fitting = [place for place, name in enumerate(names) if not kinds or self.kind_of(name) in kinds]

        def worth(place: int) -> tuple[int, int]:
            explodes = count(self.language, f"{SF}-preview-explodes", names[place])
            return 100 * (self.kind_of(names[place]) == "complete") + explodes, -place

        return max(fitting, key=worth)

    def decide(self) -> str:
        """Make one decision, if there is one; returns its kind."""
        kind = self.kind()
        if kind != "over":
            {"mouse": self.click, "touch": self.tap, "keyboard": self.type}[self.by](kind)
        return kind

    def click(self, kind: str) -> None:
        """Decide with the mouse."""
        self.confirm(self.choices.nth(self.best()), is_card=kind == "complete")

    def tap(self, kind: str) -> None:
        """Decide by touch: the first tap shows a preview, a button plays it."""
        choice = self.choices.nth(self.best())
        self.point_at(choice)
        if kind not in ("set", "pass"):
            self.confirm(choice)

    def point_at(self, choice: Locator) -> None:
        """Show the preview of a choice."""
        choice.tap() if self.by == "touch" else choice.hover()

    def confirm(self, choice: Locator, is_card: bool = False) -> None:
        """Play a choice; by touch, or for a card with several matches, through the button."""
        go = self.button(*(f"{SF}-go-{kind}" for kind in KINDS if kind != "set"))
        if self.by == "touch":
            go.tap()
            return
        choice.click()
        if is_card and go.is_visible():
            go.click()

    def type(self, kind: str) -> None:
        """Decide by keyboard: arrows move between choices, Enter plays one."""
        keyboard = self.page.keyboard
        if not self.is_on_choice():
            keyboard.press("ArrowRight")
            wait_in_page(self.page, "document.activeElement?.tagName === 'BUTTON'")
        for _ in range(2 if kind == "complete" else 1):
            if self.is_on_choice():
                keyboard.press("Enter")

    def is_on_choice(self) -> bool:
        """Is the focus on something that can be played?"""
        name = self.page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''")
        return self.kind_of(name) != "pass" or self.button(f"{SF}-pass").evaluate_all(IS_FOCUSED)

    def lay(self, tiles: int) -> None:
        """Lay out starting tiles until there are this many."""
        for number in range(self.tiles() + 1, tiles + 1):
            if self.kind() == "set":
                self.decide()
            self.decide()
            self.expect_tiles(number)

    def expect_tiles(self, number: int) -> None:
        """Wait until my panorama has this many tiles."""
        name = self.say(f"{SF}-panorama", who=self.say("web-you"), you="yes", count=number)
        expect(self.page.get_by_role("group", name=name, exact=True)).to_be_visible()

    def play_until(self, *kinds: str) -> str:
        """Play until a decision of these kinds comes up, or the game is over."""
        while (kind := self.kind()) not in (*kinds, "over"):
            self.decide()
        return kind

    def play_to_the_end(self) -> None:
        """Play the game to its end."""
        deadline = monotonic() + GAME
        while self.decide() != "over":
            assert monotonic() < deadline, "the game does not end"

    def reach(self, among: Locator) -> None:
        """Move the focus to one of these with the keys: arrows lead to the choices, Tab from part to part."""
        keyboard = self.page.keyboard
        if among.evaluate_all(IS_FOCUSED):
            return
        if self.page.evaluate("document.activeElement === document.body"):
            keyboard.press("ArrowRight")
        for key, times in self.walks_by:
            for _ in range(times):
                if among.evaluate_all(IS_FOCUSED):
                    return
                keyboard.press(key)
        raise AssertionError(f"the keys do not lead to {among}")

    def check_words(self) -> None:
        """Whatever the board says is said in words."""
        raw = RAW.search(self.board.inner_text())
        assert not raw, f"a key instead of its text: {raw and raw[0]}"


def play_together(*players: Player, watched_by: Player | None = None) -> int:
    """Play a game to its end with several people; returns how often a spectator was asked for a decision."""
    asked = 0
    deadline = monotonic() + GAME
    while not players[0].result.is_visible():
        assert monotonic() < deadline, "the game does not end"
        for player in players:
            if player.choices.first.is_visible():
                player.decide()
        asked += watched_by.choices.count() if watched_by else 0
    return asked


def start_against_bots(player: Player, seats: int = 2, game: str = "spring-festival") -> Player:
    """Start against bots without the home page, which has its own tests."""
    made = player.person.context.request.post(
        f"{player.person.address}/api/play", data={"game": game, "seats": seats, "bot": "greedy"}
    )
    player.person.visit(f"table/{made.json()['id']}")
    return player
