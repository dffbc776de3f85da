"""`bench/history.svg`: an SVG that says what its axes and lines are."""

from xml.etree import ElementTree as ET

import pytest

from bench.chart import SHOWN, chart, relative, tidy_step
from bench.history import key
from bench.measures import MEASURES
from tests.bench.fakes import make_run

SETUPS = ("spring-festival 2", "takenoko 2", "takenoko 4")


def parts(drawing: str, tag: str) -> list[ET.Element]:
    return list(ET.fromstring(drawing).iter(f"{{http://www.w3.org/2000/svg}}{tag}"))


def words(drawing: str) -> list[str | None]:
    return [part.text for part in parts(drawing, "text")]


def test_each_measure_has_a_panel_and_each_setup_a_line() -> None:
    drawing = chart([make_run(setups=SETUPS), make_run(90.0, setups=SETUPS)])

    assert {measure.name.replace("_", " ") for measure in MEASURES} <= set(words(drawing))
    assert len(parts(drawing, "polyline")) == len(SETUPS) * (len(MEASURES) + 1)  # the legend shows each once more


def test_axes_and_legend_are_labelled() -> None:
    shown = words(chart([make_run(setups=SETUPS), make_run(90.0, commit="fedcba987654", setups=SETUPS)]))

    assert shown.count("relative speed") == shown.count("run: commit and day") == len(MEASURES)
    assert {*SETUPS, "lines: game and seats", "markers: machine", "fedcba9", "01-02", "0.90", "1.00"} <= set(shown)
    assert "Abacus 3000, Linux x86_64, CPython 3.11.2, gcc 12.2.0, compiled" in shown


def test_setups_differ_by_more_than_colour() -> None:
    """Spring Festival and Takenoko at two seats share a colour and differ by their dashes."""
    lines = parts(chart([make_run(setups=SETUPS)]), "polyline")[: len(SETUPS)]
    looks = [(line.get("stroke"), line.get("stroke-dasharray")) for line in lines]

    assert looks[0][0] == looks[1][0]
    assert len(set(looks)) == len(SETUPS)


def test_each_machine_starts_at_one() -> None:
    slow, fast = make_run(cpu="Abacus 1000"), make_run(400.0)
    runs = [make_run(50.0, cpu="Abacus 1000"), make_run(200.0), slow, fast]

    assert relative(runs, "takenoko 4", "copy_ns") == {
        key(slow): [(0, 1.0), (2, 2.0)],
        key(fast): [(1, 1.0), (3, 2.0)],
    }
    assert len(parts(chart(runs), "polyline")) == 2 * len(MEASURES) + 1


def test_only_the_latest_runs_are_drawn() -> None:
    drawing = chart([make_run(commit=f"{number:012}") for number in range(SHOWN + 1)])

    assert len(parts(drawing, "circle")) == SHOWN * len(MEASURES) + 1


def test_names_are_escaped() -> None:
    assert "a<b&c 2" in words(chart([make_run(setups=("a<b&c 2",))]))


@pytest.mark.parametrize(("least", "step"), [(0.001, 0.01), (0.02, 0.02), (0.021, 0.05), (0.06, 0.1), (0.3, 0.5)])
def test_steps_of_an_axis_are_round(least: float, step: float) -> None:
    assert tidy_step(least) == pytest.approx(step)
