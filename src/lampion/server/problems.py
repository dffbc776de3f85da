"""The one shape of every error: `{"error": {"code", "message", "data"}}`, in the asker's language."""

import logging
from typing import Any, ClassVar, cast

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.routing import Match
from starlette.types import ExceptionHandler
from starlette.websockets import WebSocket, WebSocketState

from lampion import i18n
from lampion.kernel.errors import LampionError, MoveRefused
from lampion.server.language import language_of
from lampion.server.logs import note
from lampion.storage.errors import StorageClosed, StorageFailed

LONGEST = 200  # letters of a text, entries of a list that an error repeats
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Refusal(LampionError):
    """What the server refuses, with the status that says so over HTTP. No data."""

    code = "refused"
    status: ClassVar[int] = 409


class BadRequest(Refusal):
    """A request that does not say what is expected. Data: where, problem."""

    code = "bad-request"
    status = 422


class NotFound(Refusal):
    """There is nothing under this address. No data."""

    code = "not-found"
    status = 404


class MethodNotAllowed(Refusal):
    """The address exists, but this cannot be done there. Data: allowed."""

    code = "method-not-allowed"
    status = 405


class OtherRefusal(Refusal):
    """A refusal of the web server itself. Data: status."""

    code = "http-error"


class ServerError(Refusal):
    """Something that should not happen; the log has more under this id. Data: id."""

    code = "server-error"
    status = 500


class Unavailable(Refusal):
    """The server cannot do its work just now. No data."""

    code = "unavailable"
    status = 503


class Detail(BaseModel):
    """What is wrong."""

    code: str = Field(description="names the kind of problem, for programs", examples=["not-your-turn"])
    message: str = Field(description="says it in the asker's language")
    data: dict[str, Any] = Field(description="the particulars")


class Problem(BaseModel):
    """The answer to whatever is refused or fails."""

    error: Detail


# The statuses that any route can answer with, for `responses=` of the routers.
PROBLEMS: dict[int | str, dict[str, Any]] = {
    401: {"model": Problem, "description": "nobody is signed in"},
    403: {"model": Problem, "description": "not allowed to this guest, or a request from another site"},
    404: {"model": Problem, "description": "there is no such thing, or not for this guest"},
    405: {"model": Problem, "description": "this cannot be done there; `Allow` says what can"},
    408: {"model": Problem, "description": "the body took too long to arrive"},
    409: {"model": Problem, "description": "not possible as things stand"},
    413: {"model": Problem, "description": "the body is too large"},
    415: {"model": Problem, "description": "the body is not JSON"},
    421: {"model": Problem, "description": "the request names another host"},
    422: {"model": Problem, "description": "the request does not say what is expected"},
    429: {"model": Problem, "description": "too many; `Retry-After` says when to try again"},
    500: {"model": Problem, "description": "a mistake of the server; its log has more under the id"},
    503: {"model": Problem, "description": "the server cannot do its work just now"},
}

# The errors of the layers below. Others by how their code begins: unknown-* is 404, bad-* is 422; else 409.
STATUS: dict[str, int] = {
    "table-gone": 404,
    "unknown-option": 422,
    "unknown-bot": 422,
    "unreadable-move": 422,
}

# What Pydantic calls its complaints, by the few words that the catalogue has for them.
KINDS = {
    "missing": "missing",
    "json_invalid": "json",
    "extra_forbidden": "extra",
    "literal_error": "choice",
    "enum": "choice",
    "string_too_long": "long",
    "too_long": "long",
    "string_too_short": "short",
    "too_short": "short",
    "greater_than": "small",
    "greater_than_equal": "small",
    "less_than": "large",
    "less_than_equal": "large",
}


def shown(error: LampionError) -> LampionError:
    """The error that an asker gets to see: what ails the database is for the log only."""
    return Unavailable() if isinstance(error, (StorageFailed, StorageClosed)) else error


def status_of(error: LampionError) -> int:
    """The HTTP status that goes with an error."""
    error = shown(error)
    if isinstance(error, OtherRefusal):
        return int(error.data["status"])
    if isinstance(error, Refusal):
        return error.status
    if error.code in STATUS:
        return STATUS[error.code]
    if error.code.startswith("unknown-"):
        return 404
    return 422 if error.code.startswith("bad-") and not isinstance(error, MoveRefused) else 409


def describe(error: LampionError, language: str) -> dict[str, Any]:
    """The one shape, for an answer or for a message on a socket."""
    error = shown(error)
    data = {name: plain(value, language) for name, value in error.data.items()}
    words = {name: cut(", ".join(map(str, v)), LONGEST) if isinstance(v, list) else v for name, v in data.items()}
    return {"error": {"code": error.code, "message": i18n.say(language, f"error-{error.code}", **words), "data": data}}


def cut(text: str, most: int) -> str:
    """A text, or its beginning if it is too long."""
    return text if len(text) <= most else text[: most - 1] + "…"


def plain(value: Any, language: str) -> Any:
    """What JSON can hold, and no more of it than a person would read."""
    if isinstance(value, LampionError):
        return value.say(language)
    if isinstance(value, str):
        return cut(value, LONGEST)
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(entry, language) for entry in list(value)[:LONGEST]]
    return value if value is None or isinstance(value, (bool, int, float)) else plain(str(value), language)


def answer(error: LampionError, language: str) -> JSONResponse:
    """An error as the answer to a request, or to a socket that is not let in."""
    headers = {"Content-Language": language}
    status = status_of(error)
    if status == 401:
        headers["WWW-Authenticate"] = "Cookie"
    if status in (429, 503):
        headers["Retry-After"] = str(error.data.get("seconds", 10))
    if status in (408, 413):
        headers["Connection"] = "close"
    if isinstance(error, MethodNotAllowed):
        headers["Allow"] = ", ".join(error.data["allowed"])
    return JSONResponse(describe(error, language), status, headers)


def install(app: FastAPI) -> None:
    """Let every refusal leave the app in the one shape. Unexpected errors are `watching.Watch`'s."""
    for kind in (LampionError, RequestValidationError, WebSocketRequestValidationError, HTTPException):
        app.add_exception_handler(kind, cast("ExceptionHandler", handle))


async def handle(connection: HTTPConnection, error: Exception) -> Response | None:
    """Answer an error that a route raised; a socket that was let in already is closed."""
    problem = translate(connection, error)
    if shown(problem) is not problem:
        note("database failed", logging.ERROR, code=problem.code, **problem.data)
    if isinstance(connection, WebSocket) and connection.application_state is WebSocketState.CONNECTED:
        await connection.send_json({"type": "error", "id": None, **describe(problem, language_of(connection))})
        await connection.close(1008, problem.code)
        return None
    return answer(problem, language_of(connection))


def translate(connection: HTTPConnection, error: Exception) -> LampionError:
    """The error of ours for one of the libraries'."""
    if isinstance(error, LampionError):
        return error
    if isinstance(error, (RequestValidationError, WebSocketRequestValidationError)):
        return complain(list(error.errors()))
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return NotFound()
    if error.status_code == 405:
        return MethodNotAllowed(allowed=find_methods(connection))
    if error.status_code == 400:  # FastAPI's word for a body that it cannot read
        return BadRequest(where="body", problem="json")
    return OtherRefusal(status=error.status_code)


def complain(errors: list[Any]) -> BadRequest:
    """The first complaint about a request: where, and what kind; never what was sent."""
    first = errors[0] if errors else {"loc": (), "type": ""}
    kind = str(first["type"])
    parts = first["loc"][:1] if kind == "json_invalid" else first["loc"]
    where = ".".join(str(part) for part in parts)
    if kind not in KINDS and kind.endswith(("_type", "_parsing", "_unicode")):
        return BadRequest(where=where, problem="type")
    return BadRequest(where=where, problem=KINDS.get(kind, "value"))


def find_methods(connection: HTTPConnection) -> list[str]:
    """What can be done under the address of a request."""
    scope = {key: value for key, value in connection.scope.items() if key != "path_params"}
    routes = connection.app.router.routes
    return [
        method
        for method in METHODS
        if any(route.matches({**scope, "method": method})[0] is Match.FULL for route in routes)
    ]
