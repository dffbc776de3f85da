"""A walk through every sight: every page, every phase of a game, every dialog."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx
from playwright.sync_api import expect

import lampion
from lampion.games.lanterns_dice.constants import phases
from tests.bots.games import PUZZLED
from tests.browser import lanterns
from tests.browser.browsers import Person
from tests.browser.players import SF, Player
from tests.browser.scenes import find_decision, play_on, sit_down, sit_down_near_the_end
from tests.browser.takenoko import Gardener, sit_down_at
from tests.browser.test_generic import without_its_board
from tests.games.lanterns_dice.lakes import lakes
from tests.games.takenoko.tables import Seat, hikari_table, rolled, table

PAGES = (
    "",
    "lobby",
    "lobby?new=takenoko",
    "learn",
    "learn/takenoko",
    "learn/spring-festival",
    "about",
    "challenge",
    "me",
    "club",
    "link",
    "nothing-here",
)
HAND = "plot-line-green gardener-pink-3x2 panda-trio"
LAND = "green:2 1,0 / pink:1 0,1 / yellow:1 -1,1 / yellow- 1,1 / green-enclosure:1 0,-1"
LIT = "0,0 / 1,0 / 0,1 / 1,1 / 4,4 / 5,4 / 5,5 / 5,1 white / 6,1 white"
GAME, SEATS = "spring-festival", 4
CHOSEN = ("sets", "sign")  # options that change the page
LATER = ("turn", "complete", "finale")


def tour(person: Person, language: str) -> Iterator[str]:
    """Go from sight to sight; each is fully shown when its name is yielded."""
    player = Player(person, language)  # type: ignore[arg-type]
    yield from pages(player)
    yield from puzzles(player)
    yield from waiting_room(player)
    table = player.page.url.partition("/table/")[2]
    yield from game(player)
    yield from later(player)
    yield from replay(player, table)
    yield from clubs(player)
    yield from takenoko(Gardener(person, language))  # type: ignore[arg-type]
    yield from lanterns_dice(lanterns.Lamplighter(person, language))  # type: ignore[arg-type]
    yield from generic(player)


def pages(player: Player) -> Iterator[str]:
    """The pages that need no game."""
    player.person.forgive("404")
    for path in PAGES:
        page = player.person.visit(path)
        page.get_by_role("heading", level=1).first.wait_for()
        page.wait_for_load_state("networkidle")
        if "new" in path:
            page.locator("summary").first.click()
        if path == "about":
            for summary in page.locator("summary").all():
                summary.click()
        yield f"/{path}"
    player.person.visit()
    player.press("web-play-now")
    yield "play now"
    player.person.visit()
    player.press("web-invite-friends")
    yield "invite friends"


def clubs(player: Player) -> Iterator[str]:
    """A club, and its tournament before the first round and in it."""
    page, call = player.page, partial(ask, player.person)
    club = call("clubs", name="Lantern club")
    cup = call(f"clubs/{club['id']}/tournaments", name="Lantern cup", game=GAME)["id"]
    call(f"tournaments/{cup}/entrants")
    for _ in range(2):
        with httpx.Client(
            base_url=f"{player.person.address}/api/", headers={"Accept-Language": player.language}
        ) as other:
            other.post("me", json={})
            other.post(f"clubs/{club['id']}/members", json={"invite": club["invite"]})
            other.post(f"tournaments/{cup}/entrants")
    player.person.visit(f"club/{club['id']}")
    player.press("tournaments-plan")
    page.get_by_role("radio", name=player.words("people-pace-calm")).wait_for()
    page.wait_for_load_state("networkidle")
    yield "club"
    page = player.person.visit(f"tournament/{cup}")
    page.get_by_role("heading", name="Lantern cup").wait_for()
    yield "tournament, open"
    call(f"tournaments/{cup}/rounds")
    page.reload()
    page.get_by_role("heading", name=player.say("tournaments-round", round=1)).wait_for()
    yield "tournament"


def ask(person: Person, path: str, **body: object) -> Any:
    """Do something without the page."""
    answer = person.context.request.post(f"{person.address}/api/{path}", data=body or None)
    assert answer.ok, answer.text()
    return answer.json()


def puzzles(player: Player) -> Iterator[str]:
    """A puzzle of each game, before and after."""
    for game in PUZZLED:
        player.person.visit(f"puzzle/{game}?number=1")
        player.button("puzzle-show").wait_for()
        player.page.wait_for_load_state("networkidle")
        yield f"puzzle, {game}"
        player.press("puzzle-show")
        player.button("puzzle-again").wait_for()
        yield f"puzzle, {game}, solved"


def waiting_room(player: Player) -> Iterator[str]:
    """Before the game, at a table with a clock and every option that changes the page."""
    page = player.person.visit("lobby?new=spring-festival")
    page.get_by_text(player.words("web-house-rules")).click()
    sets = page.get_by_role("combobox", name=player.words("spring-festival-option-sets", whole=False))
    sets.select_option(index=1)
    sign = page.get_by_role("combobox", name=player.words("spring-festival-option-sign", whole=False))
    sign.select_option(index=1)
    page.get_by_role("group", name=player.words("web-seats")).get_by_role("radio", name=str(SEATS)).check(force=True)
    page.get_by_role("radio", name=player.words("web-pace-live")).check(force=True)
    for seat in (2, 3, 4):
        page.get_by_label(player.say("web-seat-number", seat=seat), exact=True).select_option("greedy")
    player.press("web-make-table")
    expect(player.button("web-start")).to_be_enabled()
    yield "waiting room"
    page.get_by_text(player.words("web-house-rules")).click()
    yield "waiting room, house rules"
    player.press("web-start")


def game(player: Player) -> Iterator[str]:
    """The beginning of that game: each phase when it first comes up, and once, what can be opened around the board."""
    seen: set[str] = set()
    while "fire" not in seen:
        kind = player.kind()
        if kind not in seen:
            seen.add(kind)
            yield f"table, {kind}"
        if kind != "fire":
            player.decide()
    yield from around_the_board(player)


def later(player: Player) -> Iterator[str]:
    """What comes up late in such games, and how they end."""
    options = {option.name: option.choices[1] for option in lampion.game(GAME).options if option.name in CHOSEN}
    for kind in LATER:
        sit_down(player, find_decision(GAME, SEATS, kind, **options), GAME, SEATS, **options)
        assert player.kind() == kind
        yield f"table, {kind}"
    sit_down_near_the_end(player, GAME, SEATS, 1, **options).play_to_the_end()
    player.page.mouse.move(0, 0)
    yield "end"


def around_the_board(player: Player) -> Iterator[str]:
    """The panels, dialogs and explanations around the board."""
    page = player.page
    for key in ("web-chat", "web-scores", "web-log"):
        page.get_by_role("tab", name=player.words(key, whole=False)).click()
        yield f"table, {key}"
    for button, dialog in (("web-menu", "web-menu"), ("web-help", "web-help")):
        player.press(button)
        with closing(player, dialog):
            yield f"table, {dialog}"
    player.choices.last.hover()
    yield "table, preview"
    page.get_by_role("img", name=player.words("spring-festival-web-card-pattern.about")).first.hover()
    page.get_by_role("status").filter(has_text=player.words(f"{SF}-about-card", whole=False)).wait_for()
    yield "table, explained"
    page.mouse.move(0, 0)
    explanation = player.board.get_by_text(player.words("spring-festival-prompt-place.help"))
    for shows in (True, False):
        if explanation.is_visible() is not shows:
            player.press("web-status-help")
        if shows:
            yield "table, what does that mean"
    player.log.get_by_role("button").last.click()
    page.get_by_text(player.words("web-past")).wait_for()
    yield "table, earlier"
    player.press("web-past-now")


@contextmanager
def closing(player: Player, dialog: str) -> Iterator[None]:
    """Wait for a dialog, and close it afterwards."""
    player.dialog(dialog).wait_for()
    yield
    player.page.keyboard.press("Escape")
    player.dialog(dialog).wait_for(state="hidden")


def replay(player: Player, table: str) -> Iterator[str]:
    """The replay of a game, and its dialogs."""
    play_on(player.person, table)
    player.person.visit(f"replay/{table}")
    slider = player.page.get_by_role("slider", name=player.words("web-replay-slider"))
    slider.wait_for()
    player.page.wait_for_load_state("networkidle")
    slider.fill("30")
    yield "replay"
    for key in ("web-share", "web-play-on"):
        player.press(key)
        with closing(player, key):
            yield f"replay, {key}"


def takenoko(player: Gardener) -> Iterator[str]:
    """Phases of Takenoko, with and without Hikari: what is chosen, placed, asked out of turn and taken."""
    seat = Seat(hand=HAND, channels=1, chips="enclosure", special="disease")
    seat_in_base = Seat(hand=HAND, channels=1)
    sit_down_at(player, hikari_table(seat, Seat(ally=2), Seat(ally=1), land=LAND))
    player.actions.first.wait_for()
    yield "takenoko, hikari"
    player.cards.click()
    player.lit.first.hover()
    yield "takenoko, special"
    card = hikari_table(Seat(special="cancellation"), Seat(special="disease"), active=1, land=LAND)
    card.play(1, "disease 1,0")
    sit_down_at(player, card)
    player.question.wait_for()
    yield "takenoko, question"
    sit_down_at(player, table(seat_in_base, Seat(), land=LAND, face="sun"))
    player.actions.first.wait_for()
    yield "takenoko"
    player.action("gardener").click()
    player.lit.first.hover()
    yield "takenoko, gardener"
    player.free.click()
    player.lit.first.hover()
    yield "takenoko, channel"
    sit_down_at(
        player, table(seat_in_base, Seat(), land=LAND, phase="keep", drawn="green yellow pink", state="progress=1")
    )
    player.drawn.first.wait_for()
    yield "takenoko, plots"
    sit_down_at(player, rolled("clouds", seat_in_base, Seat(), land=LAND))
    player.pictured.first.wait_for()
    yield "takenoko, weather"


def lanterns_dice(player: lanterns.Lamplighter) -> Iterator[str]:
    """Phases of Lanterns Dice: the tray, lights and a platform, the Emperor's cards, fireworks."""
    dice = "red blue green white"
    lanterns.sit_down_at(player, lakes(LIT, phase=phases.TRAY, seats=4, turn=17, dice=dice))
    player.ways.nth(1).hover()
    yield "lanterns-dice, tray"
    lanterns.sit_down_at(player, lakes(LIT, seats=4, turn=17, dice=dice))
    first = player.lake.get_by_role("button", name=player.words("lanterns-dice-web-preview-onward", whole=False)).first
    first.hover()
    yield "lanterns-dice, die"
    first.click()
    player.lit.nth(1).hover()
    yield "lanterns-dice, platform"
    lanterns.sit_down_at(player, lakes(LIT, step="emperor", turn=17, dice=dice))
    player.cards.first.hover()
    yield "lanterns-dice, emperor"
    lanterns.sit_down_at(player, lakes(LIT, step="launch", turn=17, dice=dice))
    player.lit.first.hover()
    yield "lanterns-dice, launch"


def generic(player: Player) -> Iterator[str]:
    """A game on the generic board."""
    without_its_board(player)
    made = player.person.context.request.post(
        f"{player.person.address}/api/play", data={"game": "takenoko", "seats": 3, "bot": "greedy"}
    )
    player.person.visit(f"table/{made.json()['id']}")
    moves = player.page.get_by_role("region", name=player.words("web-choices")).get_by_role("button", disabled=False)
    moves.first.wait_for()
    yield "generic"
    for _ in range(6):
        moves.first.click()
        moves.first.wait_for()
    yield "generic, later"
