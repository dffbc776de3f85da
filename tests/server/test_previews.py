"""Link previews: tags and a picture of what strangers may see, and of nothing else."""

import html
import re
import struct
import zlib
from pathlib import Path

import httpx
import numpy as np
import pytest

import lampion
from lampion.games import GAMES
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng
from lampion.server import painting
from lampion.server.pages import Client
from tests.server.client import begin, guests_at
from tests.server.people import SF
from tests.server.servers import Local

PAGE = '<!doctype html><html><head><base href="__BASE__"><title>Lampion</title></head><body></body></html>'


@pytest.fixture(autouse=True, scope="module")
def page(local: Local, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A client of one line."""
    folder: Path = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text(PAGE)
    local.app.state.client = Client(folder)


async def look(local: Local, path: str, language: str = "en") -> dict[str, str]:
    """The tags of a page, as a stranger gets them."""
    async with httpx.AsyncClient(base_url=local.address) as client:
        shown = await client.get(f"/{path}", headers={"Accept-Language": language})
    assert shown.status_code == 200
    tags = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', shown.text)
    return {name: html.unescape(value) for name, value in tags}


async def fetch(address: str) -> bytes:
    """A picture of a preview."""
    async with httpx.AsyncClient() as client:
        shown = await client.get(address)
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")
    return shown.content


def read_png(data: bytes) -> np.ndarray:
    """The pixels of a PNG file that this server wrote."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    at, body = 8, b""
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, part = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length : at + 12 + length]) == (zlib.crc32(kind + part),)
        body += part if kind == b"IDAT" else b""
        at += 12 + length
    rows = np.frombuffer(zlib.decompress(body), np.uint8).reshape(height, width * 3 + 1)
    assert set(rows[:, 0]) == {1}
    return np.cumsum(rows[:, 1:].reshape(height, width, 3), axis=1, dtype=np.uint8)


async def test_a_finished_game_shows_its_result(local: Local) -> None:
    async with guests_at(local.address, "Ada & <b>", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings={"listed": False})
        await bea.command(table, "resign")

    for path in (f"table/{table}", f"replay/{table}?at=3"):
        tags = await look(local, path)
        assert tags["og:title"] == "Spring Festival: Ada & <b> wins"
        assert "Bea" in tags["og:description"]
        assert tags["description"] == tags["og:description"]
        assert tags["twitter:card"] == "summary_large_image"
        assert tags["og:image"].startswith(f"{local.address}/table/{table}/")
    assert (await look(local, f"replay/{table}", "fr"))["og:title"] == "Spring Festival : Ada & <b> gagne"
    assert read_png(await fetch(tags["og:image"])).shape == (630, 1200, 3)


async def test_a_table_by_invitation_shows_no_names_and_no_position(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings={"listed": False})
        tags = await look(local, f"table/{table}")
        assert "Ada" not in "".join(tags.values())
        assert tags["og:title"] == "Spring Festival: a game is on"
        assert await fetch(tags["og:image"]) == await fetch(f"{local.address}/preview.png")


async def test_a_listed_table_shows_who_plays_and_what_lies_open(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        made = await ada.make_table(game=SF, seats=2, seat=0)
        assert "One seat is free" in (await look(local, f"table/{made['id']}"))["og:description"]
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        tags = await look(local, f"table/{table}")
        assert "Ada, Bea" in tags["og:description"]
        assert read_png(await fetch(tags["og:image"])).shape == (630, 1200, 3)


@pytest.mark.parametrize("kind", ["locked", "unknown"])
async def test_what_strangers_may_not_read_looks_like_nothing(local: Local, kind: str) -> None:
    """A locked table can't be told from one that doesn't exist, also when its game is over."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        await ada.command(table, "lock")
        await bea.command(table, "resign")
        path = table if kind == "locked" else "x" * len(table)
        tags = await look(local, f"table/{path}")
        assert (tags["og:title"], tags["og:image"]) == ("Lampion", f"{local.address}/preview.png")
        shown = await fetch(f"{local.address}/table/{path}/preview.png")
        assert shown == await fetch(f"{local.address}/preview.png")


@pytest.mark.parametrize("name", GAMES)
def test_a_poster_is_made_of_what_a_spectator_sees(name: str) -> None:
    """From the first decision to the last; and with everything revealed, it shows nothing else."""
    game = lampion.game(name)
    match, rng = game.start(2, seed=5), Rng(5)
    shown = []
    for number in range(4000):
        if match.over:
            break
        if number % 20 == 0:
            shown.append(game.poster(game.view(match.position, None)))
            assert shown[-1] == game.poster(game.view(match.position, CHANCE))
        seat = match.to_move
        moves = match.moves(seat)
        match.play(moves[rng.below(len(moves))], seat)

    shown.append(game.poster(game.view(match.position, None)))
    posters = [group for poster in shown for group in poster]
    assert max(len(group) for group in posters) > 10
    assert len(shown[-1]) <= 2
    assert {spot.shape for group in posters for spot in group} <= {"square", "hexagon", "disc"}
    pixels = read_png(painting.paint(shown[-1], 3)).astype(int)
    night = read_png(painting.paint([], 3)).astype(int)
    assert (abs(pixels - night).sum(axis=2) > 24).mean() > 0.05  # it fills a good part of the night
    assert pixels.std() > night.std()
