"""Link previews of challenges and puzzles: what the page is about, and a picture that belongs to it."""

import pytest

import lampion
from lampion.bots.puzzles import puzzles_of
from lampion.i18n import say
from lampion.server.clock import DAY
from lampion.tables import challenge
from tests.server.client import guests_at
from tests.server.servers import Local
from tests.server.test_previews import fetch, look, page, read_png

__all__ = ["page"]


@pytest.mark.parametrize(("language", "word"), [("en", "puzzle 3"), ("fr", "énigme 3")])
async def test_a_puzzle_shows_its_number_and_its_position(local: Local, language: str, word: str) -> None:
    tags = await look(local, "puzzle/takenoko?number=3", language)
    assert tags["og:title"].startswith("Takenoko")
    assert tags["og:title"].endswith(word)
    assert tags["og:url"] == f"{local.address}/puzzle/takenoko?number=3"
    picture = await fetch(tags["og:image"])
    assert read_png(picture).shape == (630, 1200, 3)
    assert picture != await fetch(f"{local.address}/preview.png")
    assert picture != await fetch(f"{local.address}/puzzle/takenoko/preview.png?number=4")


async def test_without_a_number_it_is_todays(local: Local) -> None:
    count = len(puzzles_of(lampion.game("spring-festival")))
    today = local.time() // DAY % count + 1
    tags = await look(local, "puzzle/spring-festival")
    assert tags["og:image"].endswith(f"/puzzle/spring-festival/preview.png?number={today}")
    assert await fetch(tags["og:image"]) == await fetch(f"{local.address}/puzzle/spring-festival/preview.png")


async def test_a_challenge_says_which_game_is_played_also_afterwards(local: Local) -> None:
    before = local.time.ahead
    day = challenge.day_of(local.time())
    game = challenge.plan_of(day).game
    async with guests_at(local.address, "Ada") as (ada,):
        await ada.call("GET", "/api/challenges/today")  # from now on it is known what was played
    today = await look(local, "challenge")
    local.time.ahead += 2 * DAY
    tags = await look(local, f"challenge/{day.isoformat()}", "fr")
    local.time.ahead = before
    assert say("en", f"{game}-name") in today["og:title"]
    assert day.isoformat() in today["og:title"]
    assert say("fr", f"{game}-name") in tags["og:title"]
    assert "défi" in tags["og:title"]
    assert tags["og:image"].startswith(f"{local.address}/puzzle/{game}/")


@pytest.mark.parametrize(
    "path", ["challenge/1999-12-31", "challenge/soon", "puzzle/chess", "puzzle/takenoko?number=99999"]
)
async def test_what_there_is_not_shows_the_site(local: Local, path: str) -> None:
    tags = await look(local, path)
    assert (tags["og:title"], tags["og:image"]) == ("Lampion", f"{local.address}/preview.png")


async def test_a_picture_of_no_puzzle_is_the_night(local: Local) -> None:
    night = await fetch(f"{local.address}/preview.png")
    for path in ("puzzle/chess", "puzzle/takenoko"):
        assert await fetch(f"{local.address}/{path}/preview.png?number=99999") == night
