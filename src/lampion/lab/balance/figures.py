"""The figures of a report, each with its interval, and what they are compared with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from math import hypot
from typing import Any, Literal

from lampion.lab.balance.estimates import ALPHA, Estimate, benjamini_hochberg, holm, p_value

Unit = Literal["share", "change", "points", "lead", "count", "minutes"]
Correction = Literal["holm", "bh"]

GROUPS = (
    "seats", "scores", "length", "choice", "skill", "luck", "drama", "components", "dominance", "interaction",
    "options", "table",
)  # fmt: skip


@dataclass(frozen=True)
class Figure:
    """A figure: what it is (`name` and `about`, whom or what), its estimate, and the sentence's further data.

    A figure with a `null` is tested against it together with the others of its group; `verdict` is what came out.
    """

    group: str
    name: str
    estimate: Estimate
    unit: Unit
    about: tuple[str, ...] = ()  # what it is about: a sort and an id, such as ("seat", "2")
    null: float | None = None
    null_error: float = 0.0  # the standard error of the null, where it is itself an estimate
    correction: Correction = "holm"
    data: dict[str, Any] = field(default_factory=dict)
    verdict: str = "none"  # `more`, `less`, `even`, or `none` without a test
    p: float | None = None  # after correction

    @property
    def key(self) -> tuple[str, ...]:
        """What it has in common with the same figure of another study."""
        return self.group, self.name, *self.about

    def test(self) -> float:
        """The probability of being at least as far from the null by chance alone, before correction."""
        one = self.estimate
        return p_value(one.value - (self.null or 0.0), hypot(one.error, self.null_error), one.freedom)

    def write(self) -> dict[str, Any]:
        """The figure as plain data, without what it says by default."""
        usual = {one.name: one.default for one in fields(self)} | {"data": {}}
        return {name: value for name, value in asdict(self).items() if value != usual[name]}


def judge(figures: Sequence[Figure]) -> list[Figure]:
    """Test the figures that have a null, group by group, each with its correction for many tests."""
    judged = list(figures)
    families: dict[str, list[int]] = {}
    for place, figure in enumerate(figures):
        if figure.null is not None and figure.estimate.games:
            families.setdefault(figure.group, []).append(place)
    for places in families.values():
        raw = [figures[place].test() for place in places]
        correct = benjamini_hochberg if figures[places[0]].correction == "bh" else holm
        for place, chance in zip(places, correct(raw), strict=True):
            figure = figures[place]
            above = figure.estimate.value > (figure.null or 0.0)
            verdict = "even" if chance >= ALPHA else "more" if above else "less"
            judged[place] = replace(figure, verdict=verdict, p=chance)
    return judged


def read_figure(data: dict[str, Any]) -> Figure:
    """A figure from what `write` returned."""
    return Figure(**data | {"about": tuple(data.get("about", ())), "estimate": Estimate(**data["estimate"])})
