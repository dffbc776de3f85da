"""Structured logs: one line an event, JSON for programs, words and values for a terminal; never what people said."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

LEVELS = ("debug", "info", "warning", "error")
LOGGER = "lampion"
REFUSED = "ASGI callable returned without completing handshake."  # uvicorn on a socket that got an answer instead
SOURCES = 12  # the innermost places of a traceback that are told

logger = logging.getLogger(LOGGER)


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Send the events of Lampion and of the libraries below it to standard error, or to a stream.

    Uvicorn and websockets tell addresses with their queries, headers and messages when they are asked for details:
    they only get to say what went wrong.
    """
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Words() if stream.isatty() else Lines())
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


def note(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log an event with its particulars."""
    logger.log(level, event, extra={"fields": fields})


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What an event tells besides its name: its particulars, and where an error came from.

    The message of an error is left out: it may repeat what somebody typed.
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
    """The kind of an error, and of the errors that it came from."""
    names: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(names) < SOURCES:
        names.append(f"{type(cause).__module__}.{type(cause).__qualname__}".removeprefix("builtins."))
        cause = cause.__cause__ or cause.__context__
    return names


class Lines(logging.Formatter):
    """An event as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level and name of the event first."""
        head = {"time": time_of(record).isoformat(timespec="milliseconds"), "level": record.levelname.lower()}
        return json.dumps({**head, "event": record.getMessage().strip(), **fields_of(record)}, default=str)


class Words(logging.Formatter):
    """An event as a line for a person; the places of an error on lines below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The time of day, the level unless all is well, the event and its particulars."""
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
    """A value as text that cannot play with the terminal."""
    return "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in str(value))
