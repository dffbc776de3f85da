"""Pools as plain data, and as people find them: by colours, by what lies in and beside them, and roughly where."""

from functools import cache

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice.constants import pools
from lampion.games.lanterns_dice.pieces import Pool, PrintedLake
from lampion.games.lanterns_dice.queries import list_pools
from lampion.games.lanterns_dice.shapes import Area, Fit, Installation, Landmark, Side, Spot
from lampion.kernel.shapes import Cell, Cells

STEPS: dict[Side, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def xy(pool: int) -> Cell:
    """A pool as plain data: its column and its row."""
    return [pool % pools.WIDTH, pool // pools.WIDTH]


def cells_of(mask: int) -> Cells:
    """A set of pools as plain data."""
    return [xy(pool) for pool in list_pools(mask)]


def area_of(lake: int, area: int) -> Area:
    """An area as plain data."""
    half, pool = divmod(area, pools.HALF)
    x, y = xy(pool)
    return {"cell": [x, y], "half": half, "colour": box.BOX.lakes[lake].pools[y][x].colours[half]}


def installation_of(pool: Pool) -> Installation | None:
    """What lies in a pool."""
    if pool.boat:
        return "boat"
    if pool.platform:
        return "platform"
    return "pavilion" if any(pool.pavilions) else None


@cache
def spot(lake: int, pool: int) -> Spot:
    """Where a pool of one of the lakes is, as people would say it."""
    return spot_in(box.BOX.lakes[lake], *xy(pool))


def spot_in(lake: PrintedLake, x: int, y: int) -> Spot:
    """Where a pool is, as people would say it."""
    landmarks: list[Landmark] = []
    for side, (right, down) in STEPS.items():
        if 0 <= x + right < pools.COLUMNS and 0 <= y + down < pools.ROWS:
            installation = installation_of(lake.pools[y + down][x + right])
            if installation:
                landmarks.append({"side": side, "installation": installation})
    return {
        "colours": [*lake.pools[y][x].colours],
        "installation": installation_of(lake.pools[y][x]),
        "landmarks": landmarks,
        "across": x * 3 // pools.COLUMNS,
        "down": y * 3 // pools.ROWS,
    }


def fit_of(form: int, first: int, value: int) -> Fit:
    """A firework where it lies: a form is counted among those of its shape."""
    shape = box.SHAPE_OF[form]
    return {
        "shape": box.BOX.shapes[shape].id,
        "form": form - box.FORMS_FROM[shape],
        "cells": [xy(first + step) for step in box.FOOTPRINTS[form]],
        "value": value,
    }
