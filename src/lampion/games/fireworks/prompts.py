"""What a seat is asked to do: a key of the catalogue, and its data."""

from typing import Any

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks import queries
from lampion.games.fireworks.box_view import left_to_take
from lampion.games.fireworks.constants import phases
from lampion.games.fireworks.rules import Fireworks

KEYS = {
    phases.START: "start",
    phases.HELP: "help",
    phases.PREPARE: "prepare",
    phases.HEIGHT: "height",
    phases.FUNCTION: "function",
    phases.TAKE: "take",
    phases.GALE: "gale",
    phases.DONE: "done",
    phases.LAUNCH: "launch",
    phases.CLAIM: "claim",
}


def asked(position: Fireworks, seat: int) -> str:
    """What a seat that the game waits for has to decide."""
    if queries.lifted(position, seat)[0]:
        return "put"
    if queries.hand(position, seat):
        return "lift" if position.rearranging and not position.fixed >> seat & 1 else "place"
    return KEYS[position.phase]


def prompt(position: Fireworks, seat: int) -> tuple[str, dict[str, Any]]:
    """What this seat is asked to do."""
    held = queries.hand(position, seat)
    left = position.blown if position.phase == phases.GALE else left_to_take(position)
    data = {"left": left, "kind": box.KIND_IDS[held[0]] if held else ""}
    return f"fireworks-prompt-{asked(position, seat)}", data
