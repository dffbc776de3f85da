"""The shape of every error: `{"error": {"code", "message", "data"}}`, in the language of the request."""

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
from lampion.kernel.errors import LampionError, MoveRefused, count_from_one
from lampion.server.logs import note
from lampion.server.people.language import language_of
from lampion.storage.errors import StorageClosed, StorageFailed

LONGEST = 200  # characters of a text or entries of a list that an error repeats
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Refusal(LampionError):
    """A request that the server refuses, with its HTTP status. No data."""

    code = "refused"
    status: ClassVar[int] = 409


class BadRequest(Refusal):
    """A malformed request. Data: where, problem."""

    code = "bad-request"
    status = 422


class NotFound(Refusal):
    """Nothing has this address. No data."""

    code = "not-found"
    status = 404


class MethodNotAllowed(Refusal):
    """The address exists, but not for this method. Data: allowed."""

    code = "method-not-allowed"
    status = 405


class OtherRefusal(Refusal):
    """A refusal by the web framework. Data: status."""

    code = "http-error"


class ServerError(Refusal):
    """A bug; the log has more under this id. Data: id."""

    code = "server-error"
    status = 500


class Unavailable(Refusal):
    """The server cannot work right now. No data."""

    code = "unavailable"
    status = 503


class Detail(BaseModel):
    """What went wrong."""

    code: str = Field(description="the kind of error, for programs", examples=["not-your-turn"])
    message: str = Field(description="the error in words, in the language of the request")
    data: dict[str, Any] = Field(description="the details")


class Problem(BaseModel):
    """The answer to a request that is refused or fails."""

    error: Detail


# The error statuses of any route, for `responses=` of the routers.
PROBLEMS: dict[int | str, dict[str, Any]] = {
    401: {"model": Problem, "description": "nobody is signed in"},
    403: {"model": Problem, "description": "not allowed for this guest, or a request from another site"},
    404: {"model": Problem, "description": "not found, or hidden from this guest"},
    405: {"model": Problem, "description": "wrong method; `Allow` lists the right ones"},
    408: {"model": Problem, "description": "the body took too long to arrive"},
    409: {"model": Problem, "description": "not possible in the current state"},
    413: {"model": Problem, "description": "the body is too large"},
    415: {"model": Problem, "description": "the body is not JSON"},
    421: {"model": Problem, "description": "the request names another host"},
    422: {"model": Problem, "description": "the request is malformed"},
    429: {"model": Problem, "description": "too many; `Retry-After` says when to try again"},
    500: {"model": Problem, "description": "a bug; the log has more under the id"},
    503: {"model": Problem, "description": "the server cannot work right now"},
}

# Errors of the layers below. Others by the start of their code: unknown-* is 404, bad-* is 422, the rest 409.
STATUS: dict[str, int] = {
    "table-gone": 404,
    "unknown-option": 422,
    "unknown-bot": 422,
    "unreadable-move": 422,
}

# Pydantic's error types, and the words that the catalogue has for them.
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


def displayed(error: LampionError) -> LampionError:
    """The error that a client sees: details of a failing database are for the log only."""
    return Unavailable() if isinstance(error, (StorageFailed, StorageClosed)) else error


def status_of(error: LampionError) -> int:
    """The HTTP status of an error."""
    error = displayed(error)
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
    """An error for an answer, or for a message on a socket."""
    error = displayed(error)
    data = {name: plain(value, language) for name, value in error.data.items()}
    said = count_from_one(data)
    words = {name: cut(", ".join(map(str, v)), LONGEST) if isinstance(v, list) else v for name, v in said.items()}
    return {"error": {"code": error.code, "message": i18n.say(language, f"error-{error.code}", **words), "data": data}}


def cut(text: str, most: int) -> str:
    """A text, shortened if it is too long."""
    return text if len(text) <= most else text[: most - 1] + "…"


def plain(value: Any, language: str) -> Any:
    """A value for JSON, shortened to what a person would read."""
    if isinstance(value, LampionError):
        return value.say(language)
    if isinstance(value, str):
        return cut(value, LONGEST)
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(entry, language) for entry in list(value)[:LONGEST]]
    return value if value is None or isinstance(value, (bool, int, float)) else plain(str(value), language)


def answer(error: LampionError, language: str) -> JSONResponse:
    """An error as the answer to a request, or to a socket that is refused."""
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
    """Let every refusal leave the app in this shape. `AccessLog` answers unexpected errors."""
    for kind in (LampionError, RequestValidationError, WebSocketRequestValidationError, HTTPException):
        app.add_exception_handler(kind, cast("ExceptionHandler", handle))


async def handle(connection: HTTPConnection, error: Exception) -> Response | None:
    """Answer an error that a route raised; a socket that was already accepted is closed."""
    problem = translate(connection, error)
    if displayed(problem) is not problem:
        note("database failed", logging.ERROR, code=problem.code, **problem.data)
    if isinstance(connection, WebSocket) and connection.application_state is WebSocketState.CONNECTED:
        await connection.send_json({"type": "error", "id": None, **describe(problem, language_of(connection))})
        await connection.close(1008, problem.code)
        return None
    return answer(problem, language_of(connection))


def translate(connection: HTTPConnection, error: Exception) -> LampionError:
    """Our error for an error of the framework."""
    if isinstance(error, LampionError):
        return error
    if isinstance(error, (RequestValidationError, WebSocketRequestValidationError)):
        return complain(list(error.errors()))
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return NotFound()
    if error.status_code == 405:
        return MethodNotAllowed(allowed=find_methods(connection))
    if error.status_code == 400:  # FastAPI's status for a body that it cannot read
        return BadRequest(where="body", problem="json")
    return OtherRefusal(status=error.status_code)


def complain(errors: list[Any]) -> BadRequest:
    """The first validation error of a request: where, and of which kind; never the input itself."""
    first = errors[0] if errors else {"loc": (), "type": ""}
    kind = str(first["type"])
    parts = first["loc"][:1] if kind == "json_invalid" else first["loc"]
    where = ".".join(str(part) for part in parts)
    if kind not in KINDS and kind.endswith(("_type", "_parsing", "_unicode")):
        return BadRequest(where=where, problem="type")
    return BadRequest(where=where, problem=KINDS.get(kind, "value"))


def find_methods(connection: HTTPConnection) -> list[str]:
    """The methods that the address of a request allows."""
    scope = {key: value for key, value in connection.scope.items() if key != "path_params"}
    routes = connection.app.router.routes
    return [
        method
        for method in METHODS
        if any(route.matches({**scope, "method": method})[0] is Match.FULL for route in routes)
    ]
