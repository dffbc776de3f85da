"""Structured logs: one line an event, as JSON or, in a terminal, as words; never what people wrote."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from functools import partial
from typing import Any, TextIO

LEVELS = ("debug", "info", "warning", "error")
LOGGER = "lampion"
REFUSED = (
    "ASGI callable returned without completing handshake."  # uvicorn, about a socket that was refused with an answer
)
SOURCES = 12  # innermost frames of a traceback to log

logger = logging.getLogger(LOGGER)


def set_up(level: str, stream: TextIO | None = None, process: str = "") -> None:
    """Send the events of Lampion and its libraries to standard error, or to a stream; `process` is one of several.

    At lower levels uvicorn and websockets would log addresses with queries, headers and messages: they may only log
    warnings and errors.
    """
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Words() if stream.isatty() else Lines())
    handler.addFilter(partial(name_process, process))
    chosen = getattr(logging, level.upper())
    for name, least in ((LOGGER, chosen), ("uvicorn", max(chosen, logging.WARNING)), ("asyncio", logging.WARNING)):
        source = logging.getLogger(name)
        source.handlers = [handler]
        source.setLevel(least)
        source.propagate = False
    for name in ("uvicorn.error", "uvicorn.asgi", "uvicorn.access"):
        source = logging.getLogger(name)
        source.handlers = []
        source.setLevel(max(chosen, logging.WARNING))
        source.propagate = name != "uvicorn.access"
    logging.getLogger("uvicorn.error").filters = [lambda record: record.getMessage() != REFUSED]


def name_process(process: str, record: logging.LogRecord) -> bool:
    """Add to an event which process it comes from."""
    if process:
        record.fields = {"process": process, **getattr(record, "fields", {})}
    return True


def note(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log an event with its details."""
    logger.log(level, event, extra={"fields": fields})


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """The details of an event, and where an error came from.

    The message of an error is left out: it may repeat user input.
    """
    fields = dict(getattr(record, "fields", {}))
    if record.name != LOGGER and not record.name.startswith(f"{LOGGER}."):
        fields["source"] = record.name
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        fields["error"] = " from ".join(names_of(error))
        frames = traceback.extract_tb(error.__traceback__)[-SOURCES:]
        fields["trace"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return fields


def names_of(error: BaseException) -> list[str]:
    """The type of an error, and of the errors that caused it."""
    names: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(names) < SOURCES:
        names.append(f"{type(cause).__module__}.{type(cause).__qualname__}".removeprefix("builtins."))
        cause = cause.__cause__ or cause.__context__
    return names


class Lines(logging.Formatter):
    """An event as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level and event first."""
        head = {"time": time_of(record).isoformat(timespec="milliseconds"), "level": record.levelname.lower()}
        return json.dumps({**head, "event": record.getMessage().strip(), **fields_of(record)}, default=str)


class Words(logging.Formatter):
    """An event as a line for a person; the traceback of an error on lines below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The time of day, the level unless it is info, the event and its details."""
        fields = fields_of(record)
        trace = fields.pop("trace", [])
        level = "" if record.levelno == logging.INFO else f" {record.levelname.lower()}"
        told = "".join(f" {name}={printable(value)}" for name, value in fields.items())
        head = f"{time_of(record).astimezone():%H:%M:%S}{level} {printable(record.getMessage().strip())}{told}"
        return "\n    ".join([head, *trace])


def time_of(record: logging.LogRecord) -> datetime:
    """When an event happened."""
    return datetime.fromtimestamp(record.created, UTC)


def printable(value: Any) -> str:
    """A value as text without control characters."""
    return "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in str(value))
