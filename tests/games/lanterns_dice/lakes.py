"""Lakes for the tests of Lanterns Dice's views, previews and words: a position in a line or two, moves as text.

A lake is written as in "0,0 / 1,0 white": both areas of the first pool are lit, and the white one of the second.
"""

from __future__ import annotations

from typing import Any

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice.constants import phases, pools, steps, tiles, verbs
from lampion.games.lanterns_dice.game import GAME
from lampion.games.lanterns_dice.notation import read_launch, squares, to_pool
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.kernel.position import revive
from tests.games.table import GameTable

STEPS = {
    "done": steps.DONE,
    "die": steps.DIE,
    "bonus": steps.BONUS,
    "emperor": steps.EMPEROR,
    "launch": steps.LAUNCH,
}


class Lakes(GameTable[LanternsDice]):
    """A game of Lanterns Dice in progress."""

    game = GAME


def masks(lit: str, lake: int = 0) -> tuple[int, int]:
    """The pools of which each area is lit."""
    found = [0, 0]
    for entry in filter(None, lit.split(" / ")):
        cell, _, colour = entry.partition(" ")
        pool = to_pool(cell)
        printed = box.BOX.lakes[lake].pools[pool // pools.WIDTH][pool % pools.WIDTH]
        for half in (0, 1) if not colour else (printed.colours.index(colour),):
            found[half] |= 1 << pool
    return found[0], found[1]


def lakes(
    lit: str = "",
    other: str = "",
    *,
    step: str = "die",
    other_step: str = "done",
    dice: str = "red blue green white",
    gifts: int = 1,
    turn: int = 1,
    active: int = 0,
    launched: str = "",
    phase: int = phases.STEPS,
    seats: int = 2,
    **options: object,
) -> Lakes:
    """A game for two in which seat 0 faces the first die, and seat 1 the third; seat 0 is active unless told otherwise.

    `launched` are fireworks of seat 0 of different shapes, as in "V3 0,0 0,1 1,1".
    """
    game = Lakes.new(seats, **options)
    fields: dict[str, Any] = game.position.fields()
    launches = [
        read_launch(game.position, 0, text.split(), text) % verbs.SIZE for text in filter(None, launched.split(" / "))
    ]
    covered = sum(1 << pool for launch in launches for pool in squares(launch))
    for seat, text in enumerate((lit, other)):
        fields[f"pools {seat}"] = (*masks(text), covered if seat == 0 else 0, 0)
    for number, launch in enumerate(launches):  # each is the first of its shape
        shape = box.SHAPE_OF[launch // tiles.PLACES]
        value = box.BOX.shapes[shape].values[0]
        fields["launches"][number] = value * tiles.VALUES + launch
        fields["taken"][shape] += 1
        fields["earned"][0] += value
    fields["launch_count"][0] = len(launches)
    fields["dice"] = [box.COLOUR_NUMBERS[colour] for colour in dice.split()]
    fields["gifts"][0] = gifts
    fields |= {"phase": phase, "turn": turn, "active": active, "orientation": 0, "dealt": 0}
    playing = [STEPS[step], STEPS[other_step]] + [steps.DONE] * (seats - 2)
    if phase == phases.STEPS:
        fields["steps"][:seats] = playing
        fields["waiting"] = sum(1 << seat for seat, one in enumerate(playing) if one != steps.DONE)
    else:
        fields["waiting"] = 1
    position: Any = revive(LanternsDice, fields)
    return Lakes(position)
