"""The end of a game: the sky, the points part by part, the winner last; then the result beside the board."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import DESKTOP, PHONE, Language, find_barriers
from tests.browser.conftest import NewPerson
from tests.browser.page_checks import find_misfits
from tests.browser.players import LONG, Player
from tests.browser.scenes import play_on, sit_down_near_the_end

LAST = {"spring-festival": 1, "takenoko": 1, "lanterns-dice": 3, "fireworks": 1}  # decisions left
SEATS = {"spring-festival": 2, "takenoko": 3, "lanterns-dice": 2, "fireworks": 2}

# Notes whatever the page says, also to screen readers and in its title, until the winner is named.
LISTEN = """() => {
    window.heard = new Set()
    window.standing = new Set()
    const listen = () => {
        window.named ??= document.querySelector('dialog .winner span')?.textContent
        if (window.named) return
        const labels = [...document.querySelectorAll('[aria-label], [title]')]
            .map((one) => `${one.ariaLabel ?? ''} ${one.title}`)
        heard.add([document.title, document.body.textContent, ...labels].join(' | '))
        standing.add([...document.querySelectorAll('.seats .points')].map((one) => one.textContent).join(' '))
    }
    listen()
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true })
}"""
MORE = [
    (game, language, size, motion)
    for game in LAST
    for language, size, motion in (
        ("en", DESKTOP, True),
        ("fr", PHONE, True),
        ("fr", DESKTOP, False),
        ("en", PHONE, False),
    )
]
GAMES = [
    ("spring-festival", "en", DESKTOP, False),
    ("takenoko", "fr", PHONE, False),
    ("lanterns-dice", "fr", DESKTOP, False),
    ("fireworks", "en", PHONE, False),
]


def before_the_end(player: Player, game: str) -> str:
    """A game in which a few decisions are left, on screen; returns the id of its table."""
    sit_down_near_the_end(player, game, SEATS[game], LAST[game])
    expect(player.board.locator("svg").first).to_be_visible()
    return player.page.url.partition("/table/")[2]


def test_a_key_or_a_click_skips_the_finale(new_person: NewPerson) -> None:
    player = Player(new_person(motion=True))
    table = before_the_end(player, "spring-festival")
    play_on(player.person, table)
    finale = player.dialog("web-finale")
    expect(finale).to_be_visible(timeout=LONG)

    player.page.keyboard.press("Escape")

    expect(player.result).to_be_focused()
    expect(finale).to_be_hidden()
    expect(player.result).to_contain_text(player.words("web-end-won", whole=False))


@pytest.mark.parametrize(
    ("game", "language", "size", "motion"),
    [*GAMES, *(pytest.param(*one, marks=pytest.mark.thorough) for one in MORE if one not in GAMES)],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_the_winner_is_named_last(
    new_person: NewPerson, game: str, language: Language, size: tuple[int, int], motion: bool
) -> None:
    player = Player(new_person(language=language, size=size, motion=motion), language)
    table = before_the_end(player, game)
    player.page.evaluate(LISTEN)

    play_on(player.person, table)
    finale = player.dialog("web-finale")
    if motion:
        expect(finale).to_be_visible(timeout=LONG)
        assert find_barriers(player.page) == []
    expect(player.result).to_be_visible(timeout=LONG)

    told = player.words("web-end-won", "web-end-tie", "web-end-shared", whole=False)
    assert told.search(player.page.evaluate("named"))
    heard: list[str] = player.page.evaluate("[...heard]")
    gave_away = player.words("web-end-won", "web-end-tie", "web-end-shared", f"{game}-event-game-over", whole=False)
    assert [gave_away.findall(text) for text in heard if gave_away.search(text)] == []
    assert len(player.page.evaluate("[...standing]")) <= 2  # the points beside the names stand still, then are gone
    parts = player.result.get_by_role("table").locator("tbody tr").count()
    assert len(heard) > parts * SEATS[game]  # each number came by itself
    expect(finale).to_be_hidden()
    expect(player.result).to_contain_text(told)
    expect(player.page.get_by_role("log")).to_contain_text(told)  # for screen readers
    assert find_barriers(player.page) == []
    if game != "fireworks":  # the rectangles around its hexagons share corners
        assert find_misfits(player.page, (size,)) == []


def test_on_a_phone_the_result_can_be_pulled_down(new_person: NewPerson) -> None:
    player = Player(new_person(size=PHONE), by="touch")
    table = before_the_end(player, "spring-festival")
    play_on(player.person, table)
    rematch = player.button("web-rematch")
    expect(rematch).to_be_visible(timeout=LONG)
    handle = player.button("web-end-pull-down")
    box = handle.bounding_box()
    assert box
    mouse = player.page.mouse
    mouse.move(box["x"] + 40, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + 40, box["y"] + 160, steps=4)
    mouse.up()

    expect(rematch).to_be_hidden()
    expect(player.result).to_contain_text(player.words("web-end-won", whole=False))  # it still says who won
    player.button("web-end-pull-up").tap()
    expect(rematch).to_be_visible()
