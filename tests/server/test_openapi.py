"""The OpenAPI description is right: Schemathesis generates requests from it and finds no contradiction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi import checks as rules

import lampion
from lampion.server.api import (
    analysis,
    challenges,
    clubs,
    games,
    guests,
    ladders,
    lobby,
    mates,
    monitoring,
    new_tables,
    pairings,
    passkeys,
    profiles,
    puzzles,
    replays,
    tournaments,
)
from lampion.server.api import tables as routes_of_tables
from tests.server.servers import GENEROUS
from tests.server.site_thread import SiteThread, site_thread

CHECKS = [
    not_a_server_error,
    rules.status_code_conformance,
    rules.content_type_conformance,
    rules.response_headers_conformance,
    rules.response_schema_conformance,
    rules.negative_data_rejection,
    rules.unsupported_method,
    rules.use_after_free,
]
EXAMPLES = 8 if lampion.compiled else 4  # valid ones, and as many invalid ones

BRIEFLY = settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
AT_LENGTH = settings(BRIEFLY, max_examples=250)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteThread]:
    """A server for everything that Schemathesis generates."""
    with site_thread(tmp_path_factory.mktemp("site"), rates=GENEROUS) as opened:
        yield opened


@pytest.fixture(scope="module")
def tables(site: SiteThread) -> list[str]:
    """Existing tables: before, during and after a game."""
    with httpx.Client(base_url=site.address) as host:
        host.post("/api/me", json={})
        made = [host.post("/api/play", json={"game": game}).json()["id"] for game in ("spring-festival", "takenoko")]
        host.post(f"/api/tables/{made[1]}/commands", json={"type": "resign"})
        return [*made, host.post("/api/tables", json={"game": "takenoko"}).json()["id"]]


@pytest.fixture(scope="module")
def descriptions(site: SiteThread) -> dict[settings, Any]:
    """The description for each length; the brief one omits long patterns, which take half a minute to satisfy."""
    whole = httpx.get(f"{site.address}/api/openapi.json").json()
    made = {AT_LENGTH: schemathesis.openapi.from_dict(whole), BRIEFLY: schemathesis.openapi.from_dict(shorten(whole))}
    for schema in made.values():
        schema.config.update(base_url=site.address)
    return made


def shorten(part: Any) -> Any:
    """A description without long patterns."""
    if isinstance(part, list):
        return [shorten(entry) for entry in part]
    if not isinstance(part, dict):
        return part
    return {key: shorten(value) for key, value in part.items() if key != "pattern" or len(str(value)) < 100}


@pytest.fixture(scope="module")
def nobody() -> Iterator[requests.Session]:
    """A client that neither has nor accepts a cookie."""
    with requests.Session() as session:
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # a jar that stays empty
        yield session


@pytest.fixture(scope="module")
def guest_session(site: SiteThread) -> Iterator[requests.Session]:
    """A client with a cookie."""
    with requests.Session() as session:
        yield session


def operations() -> list[str]:
    """Every operation of the API."""
    parts = (
        monitoring, guests, passkeys, profiles, mates, ladders, pairings, games, new_tables, lobby, routes_of_tables,
        replays, analysis, puzzles, challenges, clubs,
        tournaments,
    )  # fmt: skip
    routes = [route for part in parts for route in part.router.routes]
    return [
        f"{method} {route.path}"
        for route in routes
        if isinstance(route, APIRoute) and route.include_in_schema
        for method in sorted(route.methods or ())
    ]


@pytest.fixture
def try_out(
    descriptions: dict[settings, Any], tables: list[str]
) -> Callable[[str, settings, Callable[[Any], None]], None]:
    """Generates valid and invalid requests for an operation, half of them for existing tables."""

    def run(operation: str, how: settings, send: Callable[[Any], None]) -> None:
        method, path = operation.split()

        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

            @how
            @given(descriptions[how][path][method].as_strategy(generation_mode=mode))
            def fit_and_send(case: Any) -> None:
                place = len(str(case.path_parameters.get("table", ""))) if case.path_parameters else 0
                if place % 2 and not case.meta.is_negative_at(ParameterLocation.PATH):
                    case.path_parameters["table"] = tables[place // 2 % len(tables)]
                send(case)

            try:
                fit_and_send()
            except Unsatisfiable:
                assert mode is GenerationMode.NEGATIVE  # a request without parameters can't be invalid

    return run


LENGTHS = [pytest.param(BRIEFLY, id="briefly"), pytest.param(AT_LENGTH, id="at-length", marks=pytest.mark.thorough)]


@pytest.mark.parametrize("how", LENGTHS)
@pytest.mark.parametrize("operation", operations())
def test_strangers_are_answered_as_described(
    operation: str, how: settings, nobody: requests.Session, try_out: Any
) -> None:
    """Whatever a program without a cookie sends."""

    def send(case: Any) -> None:
        case.call_and_validate(session=nobody, checks=CHECKS)

    try_out(operation, how, send)


@pytest.mark.parametrize("how", LENGTHS)
@pytest.mark.parametrize("operation", operations())
def test_guests_are_answered_as_described(
    operation: str, how: settings, site: SiteThread, guest_session: requests.Session, try_out: Any
) -> None:
    """Whatever a guest's program sends, even if it signs itself out."""

    def send(case: Any) -> None:
        sign_in(site, guest_session)
        case.call_and_validate(session=guest_session, checks=CHECKS)

    try_out(operation, how, send)


def sign_in(site: SiteThread, session: requests.Session) -> None:
    """Become a guest, unless the session already is one."""
    if "lampion" not in session.cookies:
        assert session.post(f"{site.address}/api/me", json={}, timeout=20).status_code == 201


def test_every_route_is_described(site: SiteThread) -> None:
    """All routes of the API are in the description, with a summary and the statuses of refusals."""
    description = httpx.get(f"{site.address}/api/openapi.json").json()

    found = {f"{method.upper()} {path}" for path, ways in description["paths"].items() for method in ways}
    assert found == set(operations())
    for path, ways in description["paths"].items():
        for method, operation in ways.items():
            assert {"401", "404", "409", "422", "429"} <= set(operation["responses"]), (method, path)
            assert operation["summary"]
