"""Plots as SVG, drawn by us: dots with their intervals, and histograms. Colours come from the page's style."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, isinf, log10

WIDTH, LEFT, RIGHT, ROW, FOOT = 720, 250, 24, 26, 30
TALL, BASE = 150, 26  # of a histogram, and the room below it
LONGEST = 33  # letters of a label


@dataclass(frozen=True)
class Dot:
    """A row of a plot: a value with its interval, and whether it stands out."""

    label: str
    value: float
    low: float
    high: float
    text: str
    verdict: str = "none"


def draw_dots(dots: Sequence[Dot], write: Callable[[float], str], null: float | None, about: str) -> str:
    """A row for each dot: where it is, how far it may be off, and a line where nothing would be the matter."""
    ends = [end for dot in dots for end in (dot.low, dot.value, dot.high) if not isinf(end)]
    ends += [] if null is None else [null]
    low, high = min(ends), max(ends)
    low, high = (low, high) if high > low else (low - 1, high + 1)
    room = WIDTH - LEFT - RIGHT

    def place(value: float) -> float:
        return LEFT + room * (min(high, max(low, value)) - low) / (high - low)

    height = ROW * len(dots) + FOOT
    lines = []
    for mark in ticks(low, high):
        lines.append(f'<line class="grid" x1="{place(mark):.1f}" x2="{place(mark):.1f}" y1="0" y2="{height - FOOT}"/>')
        lines.append(f'<text class="mark" x="{place(mark):.1f}" y="{height - 10}">{escape(write(mark))}</text>')
    if null is not None:
        lines.append(f'<line class="null" x1="{place(null):.1f}" x2="{place(null):.1f}" y1="0" y2="{height - FOOT}"/>')
    for number, dot in enumerate(dots):
        y = ROW * number + ROW / 2
        lines.append(f'<g class="{dot.verdict}"><title>{escape(dot.label)}: {escape(dot.text)}</title>')
        lines.append(f'<text class="name" x="{LEFT - 12}" y="{y + 4:.1f}">{escape(shorten(dot.label))}</text>')
        lines.append(
            f'<line class="reach" x1="{place(dot.low):.1f}" x2="{place(dot.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        )
        lines.append(f'<circle cx="{place(dot.value):.1f}" cy="{y:.1f}" r="4.5"/></g>')
    return frame(height, lines, about)


def draw_histogram(bars: Sequence[Sequence[int]], write: Callable[[int, int, int], str], about: str) -> str:
    """A bar for each range of values."""
    most = max(count for _, _, count in bars)
    step = (WIDTH - 2 * RIGHT) / len(bars)
    lines = [f'<line class="grid" x1="{RIGHT}" x2="{WIDTH - RIGHT}" y1="{TALL}" y2="{TALL}"/>']
    every = max(1, len(bars) // 8)
    for number, (start, width, count) in enumerate(bars):
        x, tall = RIGHT + step * number, (TALL - 12) * count / most
        words = escape(write(start, start + width - 1, count))
        lines.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{TALL - tall:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'height="{tall:.1f}" rx="2"><title>{words}</title></rect>'
        )
        if number % every == 0:
            lines.append(f'<text class="mark" x="{x + step / 2:.1f}" y="{TALL + 18}">{start}</text>')
    return frame(TALL + BASE, lines, about)


def frame(height: float, lines: Sequence[str], about: str) -> str:
    """A picture of this height, with what it shows in words."""
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(about)}">'
    return "".join([head, *lines, "</svg>"])


def ticks(low: float, high: float) -> list[float]:
    """Some four round numbers between two ends."""
    size = 10 ** floor(log10((high - low) / 4))
    step = next(size * factor for factor in (1, 2, 5, 10) if (high - low) / (size * factor) <= 5)
    first = -(-low // step)
    return [step * (first + number) for number in range(int((high - step * first) / step + 1e-9) + 1)]


def shorten(label: str) -> str:
    """A label that fits beside its row."""
    return label if len(label) <= LONGEST else label[: LONGEST - 1].rstrip(" ,:") + "…"
