"""A report as plain data: what was studied, the figures of all groups, and what the plots show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import lampion
from lampion.lab.balance.differences import compare
from lampion.lab.balance.figures import Figure, judge
from lampion.lab.balance.gathering import Gathered
from lampion.lab.balance.groups.course import find_choice, find_interaction, find_length, find_table
from lampion.lab.balance.groups.outcomes import find_scores, find_seats
from lampion.lab.balance.groups.pieces import find_pieces_of
from lampion.lab.balance.groups.strength import find_dominance, find_skill
from lampion.lab.balance.groups.tension import find_drama, find_luck

FORMAT = "lampion balance 1"
BARS = 24  # in a histogram, at most
FINDERS: tuple[Callable[[Gathered], Iterator[Figure]], ...] = (
    find_seats, find_scores, find_length, find_choice, find_skill, find_luck, find_drama, find_pieces_of,
    find_dominance, find_interaction, find_table,
)  # fmt: skip


def find_figures(found: Gathered) -> list[Figure]:
    """All figures of a study, tested."""
    return judge([figure for find in FINDERS for figure in find(found)])


def make_report(found: Gathered, other: Gathered | None = None) -> dict[str, Any]:
    """The report on a study; with another one, both side by side and how they differ."""
    sides = [describe(one) for one in (found, other) if one is not None]
    report: dict[str, Any] = {"format": FORMAT, "lampion": lampion.__version__, "sides": sides}
    if other is not None:
        report["differences"] = [one.write() for one in compare(find_figures(found), find_figures(other))]
    rounded: dict[str, Any] = shorten(report)
    return rounded


def shorten(data: Any) -> Any:
    """The same data with six significant digits: no figure is surer than that."""
    if isinstance(data, float):
        return float(f"{data:.6g}")
    if isinstance(data, dict):
        return {name: shorten(value) for name, value in data.items()}
    return [shorten(value) for value in data] if isinstance(data, (list, tuple)) else data


def describe(found: Gathered) -> dict[str, Any]:
    """One study: its settings, figures and histograms."""
    scores = Counter(points for game in found.games for points in game.scores)
    lengths = Counter(sum(game.decisions) for game in found.games)
    cut = {"cut_short": True} if found.problem else {}
    return {
        "study": found.study.describe() | {"components": found.components} | cut,
        "figures": [figure.write() for figure in find_figures(found)],
        "plots": {"scores": draw_bars(scores), "length": draw_bars(lengths)},
    }


def draw_bars(counts: Counter[int]) -> list[list[int]]:
    """A histogram: where each bar begins, how wide it is, and how often its values came up."""
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // BARS))
    bars = []
    for start in range(low, high + 1, width):
        bars.append([start, width, sum(counts[value] for value in range(start, start + width))])
    return bars
