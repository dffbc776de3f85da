"""Retakes the screenshots of the README, `docs/images/*.png`, from a real server in a real browser.

usage: python tools/take_screenshots.py [NAME ...]

`WORD` fixes all chance: look at the pictures, and choose another word if another moment would be better.
"""

import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGTERM

from playwright.sync_api import Browser, Locator, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # for the helpers of the browser tests

from tests.browser.browsers import DESKTOP, PHONE, Language, Person, chromium, find_chromium  # noqa: E402
from tests.browser.fireworks import Stargazer  # noqa: E402
from tests.browser.lanterns import Lamplighter  # noqa: E402
from tests.browser.players import SF, Player, start_against_bots  # noqa: E402
from tests.browser.scenes import play_out, sit_down  # noqa: E402
from tests.browser.words import count  # noqa: E402
from tests.server.servers import ServerProcess  # noqa: E402

IMAGES = ROOT / "docs" / "images"
WORD = "pictures"  # fixes all chance, so the screenshots change only with the page
LIVELY = 7  # tiles in the sky
CHAIN = 3  # tiles that explode at once
LATE = 4  # the panda's decisions before the end of a game
LARGEST = 300_000  # bytes of a picture
PNG = b"\x89PNG\r\n\x1a\n"


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, ServerProcess]]:
    """A browser and a new server."""
    path = find_chromium()
    if path is None:
        raise SystemExit("There is no Chromium on this machine.")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright, chromium(playwright, path) as browser:
        server = ServerProcess(Path(data), "--log-level", "warning", turns=True)
        try:
            yield browser, server
        finally:
            server.end(SIGTERM)


def rename(person: Person, name: str) -> None:
    """Give a person a name before they sit down."""
    person.context.request.post(f"{person.address}/api/me", data={"name": name})


def play_to_a_lively_moment(player: Player) -> None:
    """Play as a bot would until it advises a long chain, and leave that on display."""
    while player.kind() != "over":
        if player.kind() != "fire":
            player.decide()
            continue
        choice = find_hinted(player)
        player.point_at(choice)
        explodes = count(player.language, f"{SF}-preview-explodes", choice.get_attribute("aria-label") or "")
        if player.tiles() >= LIVELY and explodes >= CHAIN:
            return show_again(player, choice)
        player.confirm(choice)
    raise SystemExit("No moment of this game was lively enough: choose another word.")


def show_again(player: Player, choice: Locator) -> None:
    """Show the same choice as it looks without a hint."""
    name = (choice.get_attribute("aria-label") or "").removesuffix(player.say("web-hinted")).strip()
    player.page.reload()
    player.kind()
    player.point_at(player.choices.nth(player.names().index(name)))


def find_hinted(player: Player) -> Locator:
    """The choice that a bot would make."""
    player.press("web-hint")
    hinted = player.page.locator(".choice.hint")
    hinted.wait_for()
    return hinted


def take(player: Player, name: str) -> None:
    """Take a screenshot."""
    path = IMAGES / f"{name}.png"
    path.write_bytes(squeeze(player.page.screenshot()))
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size // 1000} kB{', too large' if size > LARGEST else ''}")


# Screenshots are PNGs with eight bits a channel. For a README fewer are enough, and halve the size.


def squeeze(png: bytes) -> bytes:
    """The same picture within the size limit, with colours rounded as little as possible."""
    chunks = list(read_chunks(png))
    header = dict(chunks)[b"IHDR"]
    width, _, _, kind = struct.unpack(">IIBB", header[:10])
    step = {2: 3, 6: 4}[kind]
    packed = b"".join(data for name, data in chunks if name == b"IDAT")
    rows = list(read_rows(zlib.decompress(packed), width * step, step))
    for round_to in range(1, 9):
        coarse = bytes(min(255, (value + round_to // 2) // round_to * round_to) for value in range(256))
        rounded = [row.translate(coarse) for row in rows]
        best = min((zlib.compress(filtered(rounded, step, way), 9) for way in (0, 1, 2)), key=len)
        if len(best) < LARGEST - 100:
            break
    return PNG + b"".join(chunk(name, data) for name, data in ((b"IHDR", header), (b"IDAT", best), (b"IEND", b"")))


def read_chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG: (name, data)."""
    at = len(PNG)
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += 12 + size


def read_rows(data: bytes, width: int, step: int) -> Iterator[bytearray]:
    """The rows of pixels, decoded by their filters."""
    above = bytearray(width)
    for at in range(0, len(data), width + 1):
        way, row = data[at], bytearray(data[at + 1 : at + 1 + width])
        for place in range(width):
            left = row[place - step] if place >= step else 0
            corner = above[place - step] if place >= step else 0
            row[place] = (row[place] + predict(way, left, above[place], corner)) & 255
        yield row
        above = row


def predict(way: int, left: int, up: int, corner: int) -> int:
    """The value that a PNG filter predicts at a place."""
    if way == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda value: abs(guess - value))
    return (0, left, up, (left + up) // 2)[way]


def filtered(rows: list[bytearray], step: int, way: int) -> bytes:
    """All rows under one filter: none, the left neighbour, or the one above."""
    nothing = bytes(len(rows[0]))
    predictions: dict[int, Callable[[int], bytes | bytearray]] = {
        0: lambda _: nothing,
        1: lambda at: bytes(step) + rows[at][:-step],
        2: lambda at: rows[at - 1] if at else nothing,
    }
    lines = (
        bytes((own - other) & 255 for own, other in zip(row, predictions[way](at), strict=True))
        for at, row in enumerate(rows)
    )
    return b"".join(bytes([way]) + line for line in lines)


def chunk(name: bytes, data: bytes) -> bytes:
    """A chunk of a PNG."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def photograph_table(browser: Browser, server: ServerProcess, name: str, language: Language, phone: bool) -> None:
    """A table in mid-game."""
    size = PHONE if phone else DESKTOP
    person = Person(browser, server.address, language=language, word=WORD, size=size)
    rename(person, "Ada" if language == "en" else "Zoé")
    player = start_against_bots(Player(person, language, "touch" if phone else "mouse"), seats=4 if not phone else 3)
    play_to_a_lively_moment(player)
    if phone:
        player.board.evaluate("() => scrollTo(0, 60)")
    take(player, name)
    person.context.close()


def photograph_garden(browser: Browser, server: ServerProcess, name: str, language: Language, phone: bool) -> None:
    """Takenoko late in a game: where the panda may go, and what it would eat."""
    seats = 3 if phone else 4
    person = Person(browser, server.address, language=language, word=WORD, size=PHONE if phone else DESKTOP)
    rename(person, "Ada" if language == "en" else "Zoé")
    position = [text for text, kinds in play_out("takenoko", seats, ()) if "panda" in kinds][-LATE]
    player = sit_down(Player(person, language, "touch" if phone else "mouse"), position, "takenoko", seats)
    player.page.locator(".dock [data-choice=panda]").click()
    places = player.page.locator(".frame .choice").all()
    player.point_at(max(places, key=lambda place: len(place.get_attribute("aria-label") or "")))  # the most to tell
    take(player, name)
    person.context.close()


def photograph_lake(browser: Browser, server: ServerProcess, name: str, language: Language, phone: bool) -> None:
    """Lanterns Dice late in a game: an area is about to be lit."""
    seats = 3 if phone else 4
    person = Person(browser, server.address, language=language, word=WORD, size=PHONE if phone else DESKTOP)
    rename(person, "Ada" if language == "en" else "Zoé")
    position = [text for text, kinds in play_out("lanterns-dice", seats, ()) if "light" in kinds][-1]
    player = Lamplighter(person, language, "touch" if phone else "mouse")
    sit_down(player, position, "lanterns-dice", seats)
    player.lit.first.wait_for()
    player.point_at(
        max(player.lit.all(), key=lambda area: len(area.get_attribute("aria-label") or ""))
    )  # the most to tell
    take(player, name)
    person.context.close()


def photograph_sky(browser: Browser, server: ServerProcess, name: str, language: Language, phone: bool) -> None:
    """Fireworks: aiming at the box on a large screen; on a phone, placing a tile late in a game."""
    seats = 3 if phone else 4
    person = Person(browser, server.address, language=language, word=WORD, size=PHONE if phone else DESKTOP)
    rename(person, "Ada" if language == "en" else "Zoé")
    wanted = "place" if phone else "aim"
    moments = [text for text, kinds in play_out("fireworks", seats, ()) if wanted in kinds]
    player = Stargazer(person, language, "touch" if phone else "mouse")
    sit_down(player, moments[-3 if phone else len(moments) // 2], "fireworks", seats)
    player.kind()
    if phone:
        player.point_at(player.cells.nth(player.best_of(player.cells)))
    take(player, name)
    person.context.close()


def photograph_home(browser: Browser, server: ServerProcess) -> None:
    """The first page."""
    player = Player(Person(browser, server.address, word=WORD))
    page = player.person.visit()
    page.get_by_role("heading", level=3).first.wait_for()
    page.wait_for_load_state("networkidle")
    take(player, "home")
    player.person.context.close()


def main() -> None:
    """Take all screenshots."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    boards = {
        "table": photograph_table,
        "garden": photograph_garden,
        "lake": photograph_lake,
        "sky": photograph_sky,
    }
    wanted = sys.argv[1:]
    with browser_and_server() as (browser, server):
        if not wanted or "home" in wanted:
            photograph_home(browser, server)
        for board, photograph in boards.items():
            phone = "phone" if board == "table" else f"{board}-phone"
            if not wanted or board in wanted:
                photograph(browser, server, board, "en", phone=False)
            if not wanted or phone in wanted:
                photograph(browser, server, phone, "fr", phone=True)


if __name__ == "__main__":
    main()
