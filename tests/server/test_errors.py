"""Every error has the same shape, a fitting status, and a message in the language of the request."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import pytest
from fastapi import FastAPI, Query, WebSocket
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import Request

from lampion.kernel.errors import GameOver, IllegalMove, LampionError, NotYourTurn, StaleMove, UnknownGame
from lampion.server.errors import PROBLEMS, describe, status_of
from lampion.server.limits import TooMany
from lampion.server.people.identity import NoIdentity
from lampion.server.people.language import accepted
from lampion.storage.errors import StorageFailed, TableGone, TableMoved
from lampion.tables.errors import NotReady
from tests.server.sites import Site, code_of, site

SECRET = "what somebody typed"


class Sample(BaseModel):
    """A body."""

    seats: int


def add_routes(app: FastAPI) -> None:
    """Routes that fail in every way."""
    raised: dict[str, Exception] = {
        "over": GameOver(seat=0),
        "unknown": UnknownGame(name="x" * 100_000, known=["a", "b"]),
        "database": StorageFailed(problem=SECRET),
        "bug": RuntimeError(SECRET),
        "teapot": HTTPException(418),
        "forbidden": HTTPException(403),
    }

    @app.get("/api/raise/{name}")
    async def fail(name: str) -> None:
        raise raised[name]

    @app.post("/api/sample")
    async def take(sample: Sample, level: Annotated[int, Query(ge=1)] = 1) -> int:
        return sample.seats + level

    @app.get("/api/many")
    @app.put("/api/many")
    async def many(request: Request) -> str:
        return request.method

    @app.websocket("/api/socket/{name}")
    async def talk(socket: WebSocket, name: str) -> None:
        if name.startswith("late-"):
            await socket.accept()
        raise raised[name.removeprefix("late-")]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    """A site with the routes above."""
    with site(tmp_path, add_routes) as opened:
        yield opened


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (NoIdentity(), 401),
        (UnknownGame(name="x", known=[]), 404),
        (TableGone(table="x"), 404),
        (IllegalMove(move="x", seat=0), 409),
        (NotYourTurn(seat=0, waiting=[1]), 409),
        (GameOver(seat=0), 409),
        (StaleMove(seat=0, number=1, expected=2), 409),
        (TableMoved(table="x", number=3), 409),
        (TooMany(kind="chat", seconds=3), 429),
        (StorageFailed(problem="x"), 503),
    ],
    ids=lambda value: value.code if isinstance(value, LampionError) else str(value),
)
def test_the_status_says_what_kind_of_refusal_it_is(error: LampionError, status: int) -> None:
    assert status_of(error) == status
    assert status in PROBLEMS


def test_a_game_error_is_reported_with_its_data(here: Site) -> None:
    assert here.browser().get("/api/raise/over").json() == {
        "error": {"code": "game-over", "message": "The game is over; nobody can move.", "data": {"seat": 0}}
    }


@pytest.mark.parametrize(
    ("path", "header", "words"),
    [
        ("/api/nothing", "", "There is nothing here."),
        ("/api/nothing", "fr-BE,fr;q=0.9,en;q=0.8", "Il n’y a rien ici."),
        ("/api/nothing?lang=fr", "en", "Il n’y a rien ici."),
        ("/api/nothing?lang=xx", "fr", "Il n’y a rien ici."),
        ("/api/nothing?lang=fr&lang=en", "", "There is nothing here."),
    ],
)
def test_an_error_is_in_the_language_of_the_request(here: Site, path: str, header: str, words: str) -> None:
    assert here.browser(accept_language=header).get(path).json()["error"]["message"] == words


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"), ("fr", "fr"), ("FR-ca", "fr"), ("de, fr;q=0.5", "fr"), ("en;q=0.4, fr;q=0.5", "fr"),
        ("fr;q=0", "en"), ("fr;q=x", "en"), ("fr;q=٣", "en"), (";;;,,,", "en"), ("fr," * 10_000, "fr"), ("*", "en"),
    ],
)  # fmt: skip
def test_the_browsers_languages_are_read_with_care(header: str, language: str) -> None:
    assert accepted(header) == language


def test_an_unknown_address_is_not_found(here: Site) -> None:
    assert code_of(here.browser().get("/nothing")) == (404, "not-found")


def test_a_wrong_method_is_answered_with_the_allowed_ones(here: Site) -> None:
    refused = here.browser().ask("DELETE", "/api/many")

    assert code_of(refused) == (405, "method-not-allowed")
    assert refused.headers["allow"] == "GET, PUT"
    assert refused.json()["error"]["data"] == {"allowed": ["GET", "PUT"]}


@pytest.mark.parametrize(("name", "status"), [("teapot", 418), ("forbidden", 403)])
def test_a_refusal_of_the_framework_has_the_shape_too(here: Site, name: str, status: int) -> None:
    assert code_of(here.browser().get(f"/api/raise/{name}")) == (status, "http-error")


@pytest.mark.parametrize(
    ("body", "where", "problem"),
    [
        (b"{}", "body.seats", "missing"),
        (b'{"seats": "many"}', "body.seats", "type"),
        (b'{"seats": [1]}', "body.seats", "type"),
        (b"[]", "body", "type"),
        (b"{", "body", "json"),
        (b"\xff", "body", "json"),
        (b"[" * 60_000, "body", "json"),
        (b"1" * 10_000, "body", "json"),
        (b"", "body", "missing"),
    ],
)  # fmt: skip
def test_a_bad_body_is_refused_with_the_place_and_the_kind(here: Site, body: bytes, where: str, problem: str) -> None:
    refused = here.browser().ask("POST", "/api/sample", content=body, headers={"content-type": "application/json"})

    assert code_of(refused) == (422, "bad-request")
    assert refused.json()["error"]["data"] == {"where": where, "problem": problem}


def test_a_bad_parameter_is_refused_with_its_name(here: Site) -> None:
    refused = here.browser().post("/api/sample?level=0", {"seats": 2})

    assert refused.json()["error"]["data"] == {"where": "query.level", "problem": "small"}


def test_an_error_does_not_repeat_the_input(here: Site) -> None:
    refused = here.browser().post("/api/sample", {"seats": "x" * 50_000})

    assert len(refused.content) < 1000


def test_long_data_is_cut(here: Site) -> None:
    refused = here.browser().get("/api/raise/unknown")

    assert code_of(refused) == (404, "unknown-game")
    assert len(refused.content) < 3000


def test_too_many_says_when_to_try_again(tmp_path: Path) -> None:
    def add_route(app: FastAPI) -> None:
        @app.get("/api/busy")
        async def busy() -> None:
            raise TooMany(kind="chat", seconds=7)

    with site(tmp_path, add_route) as there:
        refused = there.browser().get("/api/busy")

    assert code_of(refused) == (429, "too-many")
    assert refused.headers["retry-after"] == "7"


def test_a_bug_is_answered_with_an_id_that_is_in_the_log(here: Site, caplog: pytest.LogCaptureFixture) -> None:
    failed = here.browser().get("/api/raise/bug")

    assert code_of(failed) == (500, "server-error")
    assert SECRET not in failed.text
    assert failed.headers["content-security-policy"]
    (record,) = (record for record in caplog.records if record.message == "unexpected error")
    assert vars(record)["fields"]["request"] == failed.json()["error"]["data"]["id"] == failed.headers["x-request-id"]


def test_details_of_a_failing_database_are_for_the_log_only(here: Site, caplog: pytest.LogCaptureFixture) -> None:
    failed = here.browser().get("/api/raise/database")

    assert code_of(failed) == (503, "unavailable")
    assert SECRET not in failed.text
    assert "retry-after" in failed.headers
    assert [vars(record)["fields"]["problem"] for record in caplog.records if record.message == "database failed"] == [
        SECRET
    ]


@pytest.mark.parametrize(
    ("name", "status", "code"),
    [("over", 409, "game-over"), ("bug", 500, "server-error"), ("database", 503, "unavailable")],
)
def test_a_refused_socket_is_told_why(here: Site, name: str, status: int, code: str) -> None:
    start, body = here.open_socket(f"/api/socket/{name}")

    assert (start["type"], start["status"]) == ("websocket.http.response.start", status)
    assert json.loads(body["body"])["error"]["code"] == code
    assert b"content-security-policy" in dict(start["headers"])


def test_a_socket_to_an_unknown_address_is_not_found(here: Site) -> None:
    start, body = here.open_socket("/api/nowhere?lang=fr")

    assert start["status"] == 404
    assert json.loads(body["body"])["error"]["message"] == "Il n’y a rien ici."


def test_an_accepted_socket_hears_of_a_refusal_before_it_is_closed(here: Site) -> None:
    accepted, refused, closed = here.open_socket("/api/socket/late-over")

    assert accepted["type"] == "websocket.accept"
    assert json.loads(refused["text"])["error"]["code"] == "game-over"
    assert (closed["type"], closed["code"]) == ("websocket.close", 1008)


def test_a_bug_closes_an_accepted_socket(here: Site) -> None:
    _, closed = here.open_socket("/api/socket/late-bug")

    assert (closed["type"], closed["code"]) == ("websocket.close", 1011)


def test_a_refusal_counts_seats_from_one_in_words_and_from_zero_in_data() -> None:
    told = describe(NotReady(seats=[0, 2]), "en")["error"]

    assert told["message"].endswith("Missing: 1, 3.")
    assert told["data"] == {"seats": [0, 2]}


def test_an_error_for_a_socket_has_the_same_shape() -> None:
    assert describe(GameOver(seat=0), "fr") == {
        "error": {
            "code": "game-over",
            "message": "La partie est finie ; plus personne ne peut jouer.",
            "data": {"seat": 0},
        }
    }


def test_the_schema_documents_the_one_shape_for_every_refusal(here: Site) -> None:
    schema = here.browser().get("/api/openapi.json").json()

    for path, operations in schema["paths"].items():
        for operation in operations.values() if path.startswith("/api/me") else ():
            for status in PROBLEMS:
                content = operation["responses"][str(status)]["content"]
                assert content["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
