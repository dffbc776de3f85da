"""The reports that come with Lampion: on each game's own rules and box, as figures that are worded on demand."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from lampion.games import game as find_game
from lampion.kernel.game import Game

FILE = "balance.json"


@cache
def find_shipped(game_id: str) -> dict[str, Any] | None:
    """The report that comes with a game; none if there is none, or if the box is another one."""
    game = find_game(game_id)
    try:
        text = files(package_of(game)).joinpath(FILE).read_text("utf-8")
    except FileNotFoundError:
        return None
    report: dict[str, Any] = json.loads(text)
    return report if fits(report, game) else None


def fits(report: dict[str, Any], game: Game) -> bool:
    """Was the report made with these rules and this box?"""
    study = report["sides"][0]["study"]
    return bool((study["rules"], study["components"]) == (game.rules, game.components))


def package_of(game: Game) -> str:
    """The folder of a game, as a package."""
    return type(game).__module__.rpartition(".")[0]


@cache
def render_shipped(game_id: str, language: str, style: str) -> str | None:
    """The page of the report that comes with a game, with its style at this address."""
    from lampion.lab.balance.page import render

    report = find_shipped(game_id)
    return None if report is None else render(report, language, style)
