"""The history as an SVG: a panel for each measure, a line for each setup, relative to the machine's first run."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape

from bench import history
from bench.history import Run

SHOWN = 40  # latest runs
WIDTH, HEIGHT, ACROSS = 460, 230, 2  # of a panel, and panels side by side
LEFT, RIGHT, TOP, BOTTOM = 62, 16, 34, 58  # around the lines in a panel
LEAST = 0.05  # range of the vertical axis above and below 1, at least

# Colour shows seats, dashes games, markers machines; the colours differ even without telling red from green.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#333333")
DASHES = ("", "6 3", "2 3", "9 3 2 3")
MARKERS = ("circle", "square", "diamond", "triangle")
INK, FAINT = "#222222", "#d8d8d8"


def chart(runs: Sequence[Run]) -> str:
    """The SVG of the latest runs."""
    runs = runs[-SHOWN:]
    measures = list(dict.fromkeys(measure for run in runs for measure in run["measures"]))
    setups = list(dict.fromkeys(setup for run in runs for setup in run["tables"]))
    machines = list(dict.fromkeys(history.key(run) for run in runs))
    style = Style(setups, machines)
    rows = math.ceil((len(measures) + 1) / ACROSS)
    width, height = ACROSS * WIDTH, rows * HEIGHT + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        text(16, 25, "Speed by run, relative to the first run of the same machine (higher is faster)", size=15),
    ]
    for place, measure in enumerate([*measures, None]):
        x, y = place % ACROSS * WIDTH, 40 + place // ACROSS * HEIGHT
        inner = legend(style, runs) if measure is None else panel(runs, measure, style)
        parts += [f'<g transform="translate({x} {y})">', *inner, "</g>"]
    return "\n".join([*parts, "</svg>", ""])


class Style:
    """How the lines of a setup and the marks of a machine look."""

    def __init__(self, setups: Sequence[str], machines: Sequence[tuple[object, ...]]) -> None:
        self.setups, self.machines = setups, machines
        self.games = list(dict.fromkeys(split(setup)[0] for setup in setups))
        self.seats = sorted({split(setup)[1] for setup in setups})

    def colour(self, setup: str) -> str:
        return COLOURS[self.seats.index(split(setup)[1]) % len(COLOURS)]

    def dashes(self, setup: str) -> str:
        dashes = DASHES[self.games.index(split(setup)[0]) % len(DASHES)]
        return f' stroke-dasharray="{dashes}"' if dashes else ""

    def line(self, setup: str, points: Sequence[tuple[float, float]]) -> str:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        colour = self.colour(setup)
        return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.6"{self.dashes(setup)}/>'

    def mark(self, machine: tuple[object, ...], x: float, y: float, colour: str) -> str:
        kind = MARKERS[self.machines.index(machine) % len(MARKERS)]
        if kind == "circle":
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.6" fill="{colour}"/>'
        corners = {
            "square": ((-2.5, -2.5), (2.5, -2.5), (2.5, 2.5), (-2.5, 2.5)),
            "diamond": ((0, -3.6), (3.6, 0), (0, 3.6), (-3.6, 0)),
            "triangle": ((0, -3.4), (3.2, 2.6), (-3.2, 2.6)),
        }[kind]
        return f'<polygon points="{" ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)}" fill="{colour}"/>'


def split(setup: str) -> tuple[str, str]:
    """The game of a setup, and the rest of its name."""
    game, _, seats = setup.partition(" ")
    return game, seats


def relative(runs: Sequence[Run], setup: str, measure: str) -> dict[tuple[object, ...], list[tuple[int, float]]]:
    """By machine: the number of each run that has the figure, and the figure relative to the machine's first."""
    lines: dict[tuple[object, ...], list[tuple[int, float]]] = {}
    first: dict[tuple[object, ...], float] = {}
    for number, run in enumerate(runs):
        ratio = history.value(run, setup, measure)
        if ratio is not None:
            start = first.setdefault(history.key(run), ratio)
            lines.setdefault(history.key(run), []).append((number, ratio / start))
    return lines


def panel(runs: Sequence[Run], measure: str, style: Style) -> Iterator[str]:
    """One measure: axes, then a line for each setup and machine."""
    lines = {setup: relative(runs, setup, measure) for setup in style.setups}
    shown = [value for by_machine in lines.values() for line in by_machine.values() for _, value in line]
    low, high = min([1 - LEAST, *shown]), max([1 + LEAST, *shown])
    step = tidy_step((high - low) / 4)
    low, high = math.floor(low / step + 1e-9) * step, math.ceil(high / step - 1e-9) * step
    across, down = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(number: int, value: float) -> tuple[float, float]:
        x = LEFT + across * (number + 0.5) / len(runs)
        return x, TOP + down * (high - value) / (high - low)

    yield text(LEFT, 22, measure.replace("_", " "), size=13)
    for i in range(round((high - low) / step) + 1):
        value = low + i * step
        _, y = place(0, value)
        is_one = abs(value - 1) < step / 2
        yield f'<line x1="{LEFT}" y1="{y:.1f}" x2="{LEFT + across}" y2="{y:.1f}" stroke="{INK if is_one else FAINT}"/>'
        yield text(LEFT - 6, y + 4, f"{value:.2f}", anchor="end")
    yield text(14, TOP + down / 2, "relative speed", anchor="middle", turn=True)
    every = math.ceil(len(runs) / 12)
    for number in range(len(runs) - 1, -1, -every):
        x, _ = place(number, 1)
        yield f'<line x1="{x:.1f}" y1="{TOP + down}" x2="{x:.1f}" y2="{TOP + down + 4}" stroke="{INK}"/>'
        yield text(x, TOP + down + 16, runs[number]["commit"][:7], anchor="middle", size=9 if every == 1 else 8)
        yield text(x, TOP + down + 27, runs[number]["date"][5:10], anchor="middle", size=8)
    yield text(LEFT + across / 2, TOP + down + 44, "run: commit and day", anchor="middle")
    for setup, by_machine in lines.items():
        for machine, line in by_machine.items():
            points = [place(number, value) for number, value in line]
            yield style.line(setup, points)
            yield from (style.mark(machine, x, y, style.colour(setup)) for x, y in points)


def tidy_step(least: float) -> float:
    """The smallest of 0.01, 0.02, 0.05, 0.1 ... that is at least this."""
    power = 0.01
    while True:
        for factor in (1, 2, 5):
            if factor * power >= least - 1e-12:
                return factor * power
        power *= 10


def legend(style: Style, runs: Sequence[Run]) -> Iterator[str]:
    """Which line is which setup, and which marker which machine."""
    y = TOP + 6
    yield text(LEFT, 22, "lines: game and seats", size=13)
    for setup in style.setups:
        yield style.line(setup, [(LEFT, y), (LEFT + 44, y)])
        yield text(LEFT + 54, y + 4, setup)
        y += 17
    y += 14
    yield text(LEFT, y, "markers: machine", size=13)
    for machine in style.machines:
        y += 17
        found = next(run["machine"] for run in runs if history.key(run) == machine)
        words = ", ".join(str(found.get(name)) for name in ("cpu", "system", "python", "compiler", "form"))
        yield style.mark(machine, LEFT + 6, y - 4, INK)
        yield text(LEFT + 18, y, words, size=9)


def text(x: float, y: float, words: str, anchor: str = "start", size: int = 11, turn: bool = False) -> str:
    """Text, horizontal or reading upwards."""
    turned = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turn else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{INK}"{turned}>'
        f"{escape(words)}</text>"
    )
