"""A picture of a position, made in the page: it looks like the board."""

from base64 import b64encode
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import DESKTOP, PHONE, Language, Scheme, wait_in_page
from tests.browser.conftest import NewPerson
from tests.browser.players import LONG, Player
from tests.browser.scenes import play_on
from tests.browser.test_finale import LAST, before_the_end

ACROSS, DOWN = 12, 9  # regions that are compared
FAR = 14  # of 255, by which the mean colour of a region may differ: edges of letters and of curves

# The mean colour of each region of the board, in a picture; what lies below it is left out.
REGIONS = """async ([url, width, height, across, down]) => {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = across * 8
    canvas.height = down * 8
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    pen.imageSmoothingQuality = 'high'
    const scale = image.width / width
    pen.drawImage(image, 0, 0, image.width, height * scale, 0, 0, canvas.width, canvas.height)
    const found = []
    for (let y = 0; y < down; y += 1)
        for (let x = 0; x < across; x += 1) {
            const { data } = pen.getImageData(x * 8, y * 8, 8, 8)
            const sum = [0, 0, 0]
            for (let at = 0; at < data.length; at += 4) for (const c of [0, 1, 2]) sum[c] += data[at + c]
            found.push(sum.map((one) => one / 64))
        }
    return found
}"""

# What lies over the board and isn't part of it.
HIDE = """(how) => [...document.querySelectorAll('.top, .below, header')].filter((one) => !one.closest('.board'))
    .forEach((one) => (one.style.visibility = how))"""


@pytest.mark.parametrize(
    ("game", "language", "size", "scheme"),
    [
        *(
            pytest.param(game, *look, marks=pytest.mark.thorough)
            for game in LAST
            for look in (("fr", DESKTOP, "light"), ("fr", PHONE, "dark"), ("en", PHONE, "light"))
        ),
        *(pytest.param(game, "en", DESKTOP, "dark", marks=pytest.mark.thorough) for game in LAST),
    ],
)
def test_a_picture_of_a_position_looks_like_the_board(
    new_person: NewPerson, game: str, language: Language, size: tuple[int, int], scheme: Scheme
) -> None:
    player = Player(new_person(language=language, size=size, scheme=scheme), language)
    table = before_the_end(player, game)
    play_on(player.person, table)
    expect(player.result).to_be_visible(timeout=LONG)
    page = player.person.visit(f"replay/{table}")
    board = page.locator(".frame .board").first
    expect(page.get_by_text(player.words("web-end-won", "web-end-tie", "web-end-shared")).first).to_be_visible()
    wait_in_page(page, "document.getAnimations().every((one) => one.playState !== 'running')")
    page.evaluate(HIDE, "hidden")  # Playwright's own way is a style element, which our content policy forbids
    shot = board.screenshot(type="png")
    page.evaluate(HIDE, "")
    box: dict[str, Any] = board.evaluate("one => ({ width: one.clientWidth, height: one.clientHeight })")

    player.press("web-share")
    picture = player.dialog("web-share").get_by_role("img", name=player.words("web-share-picture"))
    expect(picture).to_be_visible(timeout=LONG)
    made: str = picture.get_attribute("src") or ""

    seen = "data:image/png;base64," + b64encode(shot).decode()
    args = [box["width"], box["height"], ACROSS, DOWN]
    expected = page.evaluate(REGIONS, [seen, *args])
    found = page.evaluate(REGIONS, [made, *args])
    apart = [
        max(abs(a - b) for a, b in zip(one, other, strict=True)) for one, other in zip(expected, found, strict=True)
    ]
    assert max(apart) < FAR, [(n % ACROSS, n // ACROSS, round(far)) for n, far in enumerate(apart) if far >= FAR]
    assert len({tuple(round(part / 24) for part in one) for one in found}) > 6  # it isn't one colour all over

    with page.expect_download() as download:
        player.press("web-share-download")
    assert download.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
