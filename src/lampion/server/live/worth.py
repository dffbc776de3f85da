"""Which games are worth watching, or replaying: those between people, that count, that were close."""

from typing import Any

from lampion.storage import TableRow

CLOSE = 0.1  # of the winner's points: a closer game was exciting


def is_worth_replaying(row: TableRow) -> bool:
    """Did the game come to its own end, between people?"""
    return len(row.people) > 1 and (row.outcome or {}).get("reason") == "played"


def worth(row: TableRow) -> tuple[Any, ...]:
    """What to show first: rated games, more people, closer ends, the latest."""
    return bool(row.settings.get("rated")), is_close(row.outcome), len(row.people), row.touched


def is_close(outcome: dict[str, Any] | None) -> bool:
    """Was it close between the first two?"""
    scores = sorted((outcome or {}).get("scores") or [], reverse=True)
    return len(scores) > 1 and scores[0] - scores[1] <= CLOSE * max(1, abs(scores[0]))
