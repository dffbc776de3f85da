"""The log: one line per event, without anything that people wrote or keep secret."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, WebSocket

from lampion.server import logs
from tests.server.sites import site


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """Yes."""
        return True


@pytest.fixture(autouse=True)
def _restore() -> Iterator[None]:
    names = ("lampion", "asyncio", "uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access")
    loggers = [logging.getLogger(name) for name in names]
    before = [(source.handlers, source.level, source.propagate) for source in loggers]
    yield
    for source, (handlers, level, propagate) in zip(loggers, before, strict=True):
        source.handlers, source.propagate = handlers, propagate
        source.setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    """The logged events."""
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_line_of_json() -> None:
    stream = io.StringIO()
    logs.set_up("info", stream)

    logs.note("table\nopened", game="spring-festival", seats=4)

    (line,) = lines(stream)
    assert list(line) == ["time", "level", "event", "game", "seats"]
    assert (line["level"], line["event"], line["seats"]) == ("info", "table\nopened", 4)


def test_a_terminal_gets_plain_text_without_control_characters() -> None:
    stream = Terminal()
    logs.set_up("info", stream)

    logs.note("table opened", game="\x1b[31mred\n")

    assert stream.getvalue()[9:] == "table opened game=\\x1b[31mred\\x0a\n"


def test_the_log_level_is_respected() -> None:
    stream = io.StringIO()
    logs.set_up("warning", stream)

    logs.note("small")
    logs.note("large", logging.ERROR)

    assert [line["event"] for line in lines(stream)] == ["large"]


@pytest.mark.parametrize("level", logs.LEVELS)
def test_libraries_never_log_details(level: str) -> None:
    """At their finer levels they print addresses with queries, headers and every message."""
    stream = io.StringIO()
    logs.set_up(level, stream)

    for name in ("uvicorn.error", "uvicorn.access", "uvicorn.asgi", "uvicorn"):
        logging.getLogger(name).info("secret")
        logging.getLogger(name).debug("secret")

    assert stream.getvalue() == ""


def test_an_error_is_logged_by_type_and_place_without_its_message() -> None:
    stream = io.StringIO()
    logs.set_up("info", stream)

    try:
        try:
            int("secret")
        except ValueError as error:
            raise RuntimeError("secret") from error
    except RuntimeError:
        logs.logger.exception("unexpected error")

    (line,) = lines(stream)
    assert line["error"] == "RuntimeError from ValueError"
    assert "test_logs.py" in line["trace"][0]
    assert "secret" not in stream.getvalue()


def add_routes(app: FastAPI) -> None:
    """Routes with secrets in their paths."""

    @app.get("/api/join/{invite}")
    async def join(invite: str) -> str:
        return invite

    @app.get("/api/fail/{token}")
    async def fail(token: str) -> None:
        raise ValueError(token)

    @app.websocket("/api/socket")
    async def talk(socket: WebSocket) -> None:
        await socket.accept()
        await socket.receive()


def test_a_request_is_logged_without_query_cookies_names_and_secrets(tmp_path: Path) -> None:
    stream = io.StringIO()
    logs.set_up("debug", stream)
    with site(tmp_path, add_routes) as there:
        ada = there.browser().sign_up("Grace-Hopper")
        ada.get("/api/me?lang=fr&name=Grace-Hopper")
        ada.get("/api/join/invitation-secret")
        ada.get("/api/fail/token-secret")
        ada.get("/table/page-secret")
        made = ada.post("/api/me/links").json()
        there.browser().post("/api/links", {"token": made["token"]})
        there.open_socket("/api/socket?name=Grace-Hopper")

    logged = stream.getvalue()
    for secret in ("Grace", "secret", "lang=", made["token"], ada.jar["lampion"], ada.jar["lampion"].split(".")[0]):
        assert secret not in logged
    asked = [(line["path"], line.get("status")) for line in lines(stream) if line["event"] == "request"]
    assert asked == [
        ("/api/me", 201), ("/api/me", 200), ("/api/join/…", 200), ("/api/fail/…", 500), ("/table/…", 404),
        ("/api/me/links", 201), ("/api/links", 200),
    ]  # fmt: skip
    ended = [(line["path"], line["code"]) for line in lines(stream) if line["event"] == "socket"]
    assert ended == [("/api/socket", 1000)]


def test_every_request_has_an_id_that_its_answer_names(tmp_path: Path) -> None:
    stream = io.StringIO()
    logs.set_up("info", stream)
    with site(tmp_path) as there:
        answer = there.browser().get("/api/me")

    (line,) = lines(stream)
    assert line["request"] == answer.headers["x-request-id"]
    assert line["method"] == "GET"
    assert line["ms"] >= 0
