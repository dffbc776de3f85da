"""What the server offers a page without a board: the box of a game, and the terminal's drawing of a table."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from websockets.sync.client import ClientConnection, connect

import lampion
from lampion.server.live.text_boards import to_parts
from tests.server.site_thread import SiteThread, site_thread

LINE = list[tuple[str, str | None, str | None]]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteThread]:
    with site_thread(tmp_path_factory.mktemp("data")) as site:
        yield site


@pytest.fixture
def guest(site: SiteThread) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{site.address}/api") as client:
        yield client


@pytest.fixture
def table(guest: httpx.Client) -> str:
    """A game of Takenoko against a bot."""
    name: str = guest.post("/play", json={"game": "takenoko"}).json()["id"]
    return name


def words_of(text: list[LINE]) -> str:
    return "\n".join("".join(part[0] for part in line) for line in text)


@pytest.mark.parametrize("game", list(lampion.GAMES))
def test_every_game_names_its_makers_and_the_status_of_its_box(guest: httpx.Client, game: str) -> None:
    answer = guest.get(f"/games/{game}").json()

    assert answer["id"] == game
    assert all(credit["designers"] for credit in answer["pieces"]["credits"])
    assert set(answer["pieces"]["status"].values()) <= {"known", "inferred", "reconstructed"}


def test_the_box_of_spring_festival_is_complete(guest: httpx.Client) -> None:
    """[SF-2]"""
    box = guest.get("/games/spring-festival").json()["pieces"]

    assert (len(box["tiles"]), len(box["cards"]), len(box["signs"])) == (64, 72, 12)
    assert box["tiles"][48] == {
        "id": "S1-1", "colour": "red", "explosions": 1, "arrows": ["E"], "sparks": ["N", "S", "W"], "set": 1,
        "symbol": "一",
    }  # fmt: skip
    assert all(
        sorted(card) == ["grid", "id", "kind", "points", "set", "shape"] and card["grid"] for card in box["cards"]
    )


def test_an_unknown_game_has_no_box(guest: httpx.Client) -> None:
    refused = guest.get("/games/chess")

    assert (refused.status_code, refused.json()["error"]["code"]) == (404, "unknown-game")


def test_a_table_is_drawn_on_request(guest: httpx.Client, table: str) -> None:
    plain, drawn = (guest.get(f"/tables/{table}?{query}").json() for query in ("", "text=1&width=80"))

    assert "text" not in plain
    assert "Takenoko" in words_of(drawn["text"])
    assert max(len(line) for line in words_of(drawn["text"]).splitlines()) <= 80


def test_it_is_drawn_in_the_reader_s_language(guest: httpx.Client, table: str) -> None:
    drawn = guest.get(f"/tables/{table}?text=1&lang=fr").json()

    assert "tour" in words_of(drawn["text"])


def test_parts_have_colours_that_a_page_can_show(guest: httpx.Client, table: str) -> None:
    drawn = guest.get(f"/tables/{table}?text=1").json()["text"]

    colours = {colour for line in drawn for part in line for colour in part[1:]}
    assert colours - {None}
    assert all(colour is None or (colour[0] == "#" and len(colour) == 7) for colour in colours)


@pytest.mark.parametrize("query", ["text=2", "text=1&width=10", "text=1&width=9000"])
def test_bad_parameters_are_refused(guest: httpx.Client, table: str, query: str) -> None:
    refused = guest.get(f"/tables/{table}?{query}")

    assert refused.json()["error"]["code"] == "bad-request"


def test_only_sockets_that_asked_get_a_drawing(site: SiteThread, guest: httpx.Client, table: str) -> None:
    """One socket with a drawing and one without, at the same table."""
    address = f"{site.address.replace('http', 'ws')}/api/tables/{table}/socket"
    cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in guest.cookies.items())}
    with (
        connect(f"{address}?text=1&width=60", additional_headers=cookie) as drawn,
        connect(address, additional_headers=cookie) as plain,
    ):
        assert "text" in next_of(drawn, "table")
        assert "text" not in next_of(plain, "table")
        drawn.send(json.dumps({"type": "resign"}))

        news = next_of(drawn, "news")
        assert max(len(line) for line in words_of(news["text"]).splitlines()) <= 60
        assert "text" not in next_of(plain, "news")


def next_of(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    message: dict[str, Any] = {}
    while message.get("type") != kind:
        message = json.loads(socket.recv(20))
    return message


def test_a_replay_is_drawn_moment_by_moment(guest: httpx.Client, table: str) -> None:
    guest.post(f"/tables/{table}/commands", json={"type": "resign"})

    replay = guest.get(f"/tables/{table}/replay?text=1&eyes=all&count=200").json()

    drawn = [moment for moment in replay["moments"] if moment["view"] is not None]
    assert drawn
    assert all("Takenoko" in words_of(moment["text"]) for moment in drawn)
    assert len(replay["moments"]) <= 25


def test_neighbours_of_the_same_style_are_merged() -> None:
    red, behind = Style(color=Color.parse("#ff0000")), Style(bgcolor=Color.parse("#0000ff"), bold=True)

    parts = to_parts([Segment("a"), Segment("b", red), Segment("c", red + Style(bold=True)), Segment("d", behind)])

    assert parts == [("a", None, None), ("bc", "#ff0000", None), ("d", None, "#0000ff")]


def test_reversed_text_has_its_colours_swapped() -> None:
    parts = to_parts([Segment("a", Style(color="#ff0000", bgcolor="#0000ff", reverse=True))])

    assert parts == [("a", "#0000ff", "#ff0000")]
