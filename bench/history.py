"""Earlier measurements: one JSON line a run in `history.jsonl`, and how a run compares with similar ones.

A figure is kept as measured (`raw`), as the work done in the time of the yardstick (`ratio`, higher is better) and with
the spread of that ratio between the processes of the run (`spread`, in per cent). The lists follow `measures`. Fields
that this version doesn't know are left alone.
"""

from __future__ import annotations

import json
import math
import os
import platform
import statistics
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench import revisions, yardstick
from bench.errors import BenchError
from bench.processes import ROOT

HISTORY, CHART = (ROOT / name for name in revisions.HISTORY)
MACHINE = ("cpu", "cores", "system", "python", "compiler", "form")
SPREADS = 3.0  # a drop is clear beyond this many spreads
LEAST = 0.03  # a smaller drop isn't worth a look, however steady the machine was
RECENT = 7  # earlier runs to compare with: older ones may be of slower code
ENOUGH = 4  # of them are needed to tell how much runs differ

Run = dict[str, Any]


@dataclass(frozen=True)
class Verdict:
    """A figure relative to the median of comparable earlier runs, and the limit below which it is a drop."""

    change: float
    limit: float

    @property
    def is_drop(self) -> bool:
        return self.change < self.limit


def read(file: Path) -> list[Run]:
    """All runs, oldest first."""
    runs = []
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    for number, line in enumerate(lines, 1):
        try:
            run = json.loads(line)
            key(run), run["date"], run["commit"], run["measures"], run["tables"]
        except (ValueError, KeyError, TypeError, AttributeError):
            raise BenchError(f"{file.name}, line {number}, isn't a run: {line[:60]}") from None
        runs.append(run)
    return runs


def append(file: Path, run: Run) -> None:
    """Add a run at the end."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(run, ensure_ascii=False, separators=(",", ":")) + "\n")


def new_run(dirty: bool, load: float) -> Run:
    """The date, commit and machine of a run, still without figures."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%dT%H:%MZ"),
        "commit": revisions.find_commit("HEAD")[:12],
        "dirty": dirty,
        "machine": machine(),
        "load": round(load, 1),
        "yardstick": {"version": yardstick.VERSION},
    }


def machine() -> dict[str, str | int]:
    """What the figures depend on besides the code; nothing that identifies the owner of the machine."""
    plain = revisions.wants_plain()
    return {
        "cpu": find_cpu(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": "" if plain else name_compiler(),
        "form": "plain" if plain else "compiled",
    }


def find_cpu() -> str:
    """The model of the processor."""
    information = Path("/proc/cpuinfo")
    lines = information.read_text("utf-8").splitlines() if information.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


def name_compiler() -> str:
    """The C compiler and its version; empty if there is none."""
    try:
        command = revisions.find_compiler()
    except BenchError:
        return ""
    version = subprocess.run([command, "-dumpfullversion", "-dumpversion"], capture_output=True, text=True, check=False)
    return f"{Path(command).name} {version.stdout.strip()}".strip()


def key(run: Run) -> tuple[Any, ...]:
    """Runs with the same key can be compared."""
    return (*(run["machine"].get(name) for name in MACHINE), run["yardstick"]["version"])


def comparable(runs: Sequence[Run], run: Run) -> list[Run]:
    """The runs of the same machine and form, with the same yardstick."""
    return [other for other in runs if key(other) == key(run)]


def value(run: Run, setup: str, measure: str, kind: str = "ratio") -> float | None:
    """One number of a run, if the run has it."""
    if measure not in run["measures"] or setup not in run["tables"]:
        return None
    values = run["tables"][setup].get(kind, ())
    place = run["measures"].index(measure)
    return values[place] if place < len(values) else None


def values(runs: Sequence[Run], setup: str, measure: str, kind: str = "ratio") -> list[float]:
    """The same number of several runs, where they have it."""
    found = (value(run, setup, measure, kind) for run in runs)
    return [number for number in found if number is not None]


def rows(run: Run) -> Iterator[tuple[str, str]]:
    """The setups and measures of a run."""
    for setup in run["tables"]:
        for measure in run["measures"]:
            yield setup, measure


def judge(earlier: Sequence[Run], run: Run, setup: str, measure: str) -> Verdict | None:
    """Compare a figure with the median of recent similar runs; the limit follows from their spread."""
    now, before = value(run, setup, measure), values(earlier, setup, measure)[-RECENT:]
    if not before or now is None:
        return None
    within = statistics.median(values([*earlier, run], setup, measure, "spread")[-RECENT:] or [0.0]) / 100
    spread = max(within, between(before))
    return Verdict(now / statistics.median(before), min(1 - LEAST, math.exp(-SPREADS * spread)))


def between(ratios: Sequence[float]) -> float:
    """The standard deviation between runs, estimated from consecutive ones: a single faster commit isn't noise."""
    if len(ratios) < ENOUGH:
        return 0.0
    steps = [abs(math.log(after / before)) for before, after in pairwise(ratios)]
    return statistics.median(steps) / (math.sqrt(2) * statistics.NormalDist().inv_cdf(0.75))
