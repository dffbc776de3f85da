"""The balance reports that come with Lampion, as pages of a server."""

from typing import Any

import httpx
import pytest

import lampion
from lampion.lab.balance import shipped
from lampion.lab.balance.report import make_report
from lampion.server.api import games
from tests.lab.balance.studies import study
from tests.server.servers import Local


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A report on Spring Festival, and on no other game."""
    made = make_report(study(games=24))

    def find(name: str) -> dict[str, Any] | None:
        return made if name == "spring-festival" else None

    shipped.render_shipped.cache_clear()
    monkeypatch.setattr(shipped, "find_shipped", find)
    monkeypatch.setattr(games, "find_shipped", find)
    return made


async def get(local: Local, path: str, language: str = "en") -> httpx.Response:
    """What a browser gets."""
    async with httpx.AsyncClient(base_url=local.address) as client:
        return await client.get(path, headers={"Accept-Language": language})


@pytest.mark.parametrize(("language", "words"), [("en", "The balance of"), ("fr", "L’équilibre de")])
async def test_a_report_is_a_page_in_the_readers_language(
    local: Local, report: dict[str, Any], language: str, words: str
) -> None:
    page = await get(local, "/balance/spring-festival", language)

    assert page.status_code == 200
    assert words in page.text
    assert '<link rel="stylesheet" href="/balance/style.css">' in page.text
    assert "<style" not in page.text  # the policy of the server wouldn't let it be
    assert "style-src 'self'" in page.headers["content-security-policy"]


async def test_its_style_is_a_file(local: Local) -> None:
    style = await get(local, "/balance/style.css")

    assert style.headers["content-type"].startswith("text/css")
    assert "--gold" in style.text


@pytest.mark.parametrize("name", ["takenoko", "chess"])
async def test_a_game_without_a_report_has_no_page(local: Local, report: dict[str, Any], name: str) -> None:
    assert (await get(local, f"/balance/{name}")).status_code == 404


async def test_the_about_page_knows_which_games_have_one(local: Local, report: dict[str, Any]) -> None:
    boxes = {name: (await get(local, f"/api/games/{name}")).json() for name in ("spring-festival", "takenoko")}

    assert {name: box["balance"] for name, box in boxes.items()} == {"spring-festival": True, "takenoko": False}


@pytest.mark.parametrize("name", lampion.GAMES)
def test_a_report_of_other_rules_or_another_box_is_not_shown(name: str) -> None:
    game = lampion.game(name)
    ours = {"sides": [{"study": {"rules": game.rules, "components": game.components}}]}
    other = {"sides": [{"study": {"rules": game.rules, "components": "0" * 16}}]}

    assert shipped.fits(ours, game)
    assert not shipped.fits(other, game)
