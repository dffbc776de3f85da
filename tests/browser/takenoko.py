"""People at a table of Takenoko: they read what is lit on the page, and play it with mouse, fingers or keys."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.browser import scenes
from tests.browser.browsers import Language, Person
from tests.browser.players import LONG, MANY, By, Player
from tests.browser.scenes import sit_down
from tests.games.takenoko.tables import Table

TK = "takenoko-web"
FEW = 12  # key presses back from an action to everything above it
PLAIN = ("end", "decline", "skip", "pass", "bare", "done", "under", "emperor-leaves")  # offers that are only buttons
CANCEL, LEAVE = ("go-cancel-card", "go-restore"), ("go-happen", "go-void")  # the answers to a card
GOES = (
    "gardener", "panda", "plots", "channel", "objective", "lay", "improve", "claim", "rain", "storm", "clouds", "plan",
    "keep", "with", "grow", "take", "choose", "weather", "jump", "swap", "disease", "emperor", "holiday", "ally",
    "break",
)  # fmt: skip  # what a touch asks to confirm
GOOD = ("ready", "points", "counts", "helped", "eats-green", "eats-yellow", "eats-pink", "grows", "waters")
BAD = ("spoiled", "hurt", "shrinks", "dries", "cuts")


class Gardener(Player):
    """A person at a table of Takenoko."""

    walks_by = (("Shift+Tab", FEW), ("Tab", MANY))

    def __init__(self, person: Person, language: Language = "en", by: By = "mouse") -> None:
        super().__init__(person, language, by)
        self.decisions = 0

    # What the page shows

    @property
    def question(self) -> Locator:
        """The question whether to play a special card."""
        return self.page.get_by_role("region", name=self.words(f"{TK}-question"))

    @property
    def garden(self) -> Locator:
        """The land."""
        return self.board.get_by_role("group", name=self.words(f"{TK}-garden"))

    @property
    def lit(self) -> Locator:
        """What can be touched on the land."""
        return self.garden.get_by_role("button")

    @property
    def dock(self) -> Locator:
        """The five actions."""
        return self.board.get_by_role("group", name=self.words(f"{TK}-actions"))

    @property
    def actions(self) -> Locator:
        """The actions that are open."""
        return self.dock.get_by_role("button", disabled=False)

    def action(self, action: str) -> Locator:
        """One of the five actions, open or closed."""
        return self.dock.get_by_role("button", name=re.compile(f"^{self.say(f'takenoko-action-{action}')}", re.I))

    @property
    def pictured(self) -> Locator:
        """What can be chosen by its picture: chips, faces of the die, decks, cards."""
        return self.board.get_by_role("group", name=self.words("web-choices")).get_by_role("button")

    @property
    def drawn(self) -> Locator:
        """The plots to choose from."""
        return self.board.get_by_role("radiogroup", name=self.words(f"{TK}-drawn")).get_by_role("radio")

    @property
    def hand(self) -> Locator:
        """My objectives and my special card."""
        return self.board.get_by_role("group", name=self.words(f"{TK}-hand"))

    @property
    def claims(self) -> Locator:
        """Objectives that can be claimed."""
        return self.hand.get_by_role("button", name=self.words(f"{TK}-choice-claim", whole=False))

    @property
    def free(self) -> Locator:
        """What I can lay or place from my reserve."""
        return self.board.get_by_role(
            "button", name=re.compile(rf":\s(?:{self.say(f'{TK}-lay')}|{self.say(f'{TK}-place')})$")
        )

    @property
    def cards(self) -> Locator:
        """My special card, if it can be played now."""
        return self.hand.locator("[aria-pressed]").and_(
            self.hand.get_by_role(
                "button", name=re.compile("|".join(rf"^{re.escape(name)}\s?:\s" for name in self.specials()))
            )
        )

    def specials(self) -> list[str]:
        """The names of the special cards."""
        found = ("cancellation", "alliance", "jump", "emperor-visit", "rearrangement", "disease", "holidays")
        weather = (f"weather-{face}" for face in ("sun", "rain", "wind", "storm", "clouds"))
        return [self.say(f"takenoko-special-{card}") for card in (*found, *weather)]

    @property
    def figures(self) -> Locator:
        """Panda or gardener, for a jump."""
        return self.board.get_by_role("button", name=self.words("takenoko-figures-panda", "takenoko-figures-gardener"))

    @property
    def plain(self) -> Locator:
        """Offers that are only buttons."""
        return self.board.get_by_role("button", name=self.words(*(f"{TK}-go-{kind}" for kind in PLAIN)))

    @property
    def go(self) -> Locator:
        """The button that confirms what was touched."""
        return self.board.get_by_role("button", name=self.words(*(f"{TK}-go-{kind}" for kind in GOES)))

    @property
    def said(self) -> Locator:
        """The line that says what to do now, what would happen, or why not."""
        return self.board.locator(".said")

    def kind(self) -> str:
        """Wait for a decision or the end of the game; returns what is asked, or `over`."""
        asked = {
            "over": self.result,
            "question": self.question,
            "claim": self.claims,
            "pictured": self.pictured,
            "figures": self.figures,
            "land": self.lit,
            "free": self.free,
            "act": self.actions,
            "plain": self.plain,
        }
        anything = self.result
        for one in asked.values():
            anything = anything.or_(one)
        expect(anything.first).to_be_visible(timeout=LONG)
        return next(kind for kind, one in asked.items() if one.first.is_visible())

    # Playing

    def decide(self) -> str:
        """Make one decision, or take one step towards it; returns its kind."""
        kind = self.kind()
        if kind == "over":
            return kind
        self.decisions += 1
        self.check_words()
        if kind == "question":
            self.answer()
        elif kind == "act":
            self.act()
        else:
            self.play(getattr(self, {"claim": "claims", "land": "lit"}.get(kind, kind)))
        return kind

    def answer(self) -> None:
        """Cancel, play a card, or let it pass."""
        go = self.asked(*CANCEL, "play-card")
        self.play(go if go.count() else self.asked(*LEAVE, "go-pass"))

    def asked(self, *keys: str) -> Locator:
        """A button of the question."""
        return self.question.get_by_role("button", name=self.words(*(f"{TK}-{key}" for key in keys)))

    def act(self) -> None:
        """Choose an action, another one each time; now and then a special card, or the end of an optional turn."""
        if self.cards.count() and self.decisions % 2:
            self.play(self.cards)
        elif self.plain.count() and self.decisions % 3 == 0:
            self.play(self.plain)
        else:
            self.play(self.actions, self.decisions % self.actions.count())

    def play(self, among: Locator, place: int | None = None) -> None:
        """Choose one of these: the most promising, or the given one; with the keyboard, the first that it reaches."""
        if self.by == "keyboard":
            self.reach(among)
            self.page.keyboard.press("Enter")
            return
        chosen = among.nth(self.best_of(among) if place is None else place)
        if self.by == "mouse":
            chosen.click()
            return
        chosen.tap()
        if self.go.count() and not self.question.count():
            self.go.tap()

    def best_of(self, among: Locator) -> int:
        """The choice whose name promises the most."""
        names: list[str] = among.evaluate_all(
            "all => all.map((one) => one.getAttribute('aria-label') ?? one.innerText)"
        )

        def worth(place: int) -> tuple[int, int]:
            good = sum(bool(self.words(f"{TK}-preview-{kind}", whole=False).search(names[place])) for kind in GOOD)
            bad = sum(bool(self.words(f"{TK}-preview-{kind}", whole=False).search(names[place])) for kind in BAD)
            return good - 2 * bad, -((place + self.decisions) % len(names))

        return max(range(len(names)), key=worth)


def options_of(table: Table) -> tuple[int, dict[str, str]]:
    """The seats and options of a prepared table."""
    head = table.text().splitlines()[0].split()
    return int(head[1]), dict(word.split("=") for word in head[2:])


def sit_down_at(player: Gardener, table: Table, windows: Sequence[str] | None = None) -> Gardener:
    """Take the first seat of a prepared table."""
    seats, options = options_of(table)
    sit_down(player, table.text(), "takenoko", seats, windows=windows, **options)
    return player


def sit_down_together(host: Gardener, guest: Gardener, table: Table, *, minutes: int, windows: Sequence[str]) -> None:
    """Two people take the first seats of a prepared table with a clock."""
    seats, options = options_of(table)
    scenes.sit_down_together(
        host, guest, table.text(), "takenoko", seats, minutes=minutes, windows=list(windows), **options
    )


def name_plot(player: Gardener, colour: str, direction: str) -> str:
    """A plot beside the pond, as the page names it."""
    towards = player.say(f"{TK}-direction-{direction}")
    place = player.say(f"{TK}-place-near", steps=1, direction=towards, **{"from": "pond"})
    return player.say(f"{TK}-plot-{colour}", place=place)
