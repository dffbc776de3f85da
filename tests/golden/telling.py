"""A record narrated in full: every move with its events, then the last position and the scores."""

from typing import Any

import lampion
from lampion.kernel.game import Event
from lampion.kernel.limits import CHANCE
from lampion.kernel.record import Record, write_seat


def tell(record: Record) -> str:
    """The whole game as text."""
    game = lampion.game(record.game)
    position = game.position(record.seats, record.options)
    options = " ".join(f"{name}={value}" for name, value in record.options.items())
    lines = [f"{record.game}, rules {record.rules}, {record.seats} seats", options, ""]
    for entry in record.entries:
        before = position.copy()
        move = game.read_move(position, entry.seat, entry.move)
        position.play(entry.seat, move)
        lines.append(f"{write_seat(entry.seat)} {entry.move}")
        lines += [f"    {write_event(event)}" for event in game.narrate(before, entry.seat, move, position, CHANCE)]
    lines += ["", game.write(position)]
    for seat in range(record.seats):
        points = ", ".join(f"{source} {points}" for source, points in game.breakdown(position, seat).items())
        lines.append(f"seat {seat}: {points}")
    return "\n".join([*lines, f"winners: {write(position.leaders())}", ""])


def write_event(event: Event) -> str:
    """An event in one line: its kind, its seat and its data."""
    seat = [] if event["seat"] is None else [f"seat={event['seat']}"]
    return " ".join([event["kind"], *seat, *(f"{key}={write(value, key)}" for key, value in event["data"].items())])


def write(value: Any, key: str = "") -> str:
    """Plain data in short form: cells as x,y and lists in brackets."""
    if key in ("cell", "start", "place", "origin") and isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return ":".join(map(write, value.values()))
    if isinstance(value, list):
        return f"({' '.join(write(item, 'cell' if key == 'cells' else '') for item in value)})"
    return str(value).lower() if isinstance(value, bool) else str(value)
