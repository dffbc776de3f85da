"""Measure every game, print a table, compare with the last saved run and save this one."""

import json
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import lampion
from lampion.bots.bench import measure_search
from lampion.kernel.bench import measure

LAST = Path(__file__).parent / "results" / "last.json"
MEASURES = (
    "games_per_s",
    "decisions_per_s",
    "copy_ns",
    "python_decisions_per_s",
    "match_decisions_per_s",
    "simulations_per_s",
)

Results = dict[str, dict[str, float | int | bool | str]]


def run() -> Results:
    """All games at all numbers of players."""
    tables = [(name, seats) for name in lampion.GAMES for seats in lampion.game(name).players]
    results: Results = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=len(tables))
        for name, seats in tables:
            game = lampion.game(name)
            results[f"{name} {seats}"] = measure(game, seats, {}) | measure_search(game, seats, {})
            progress.advance(task)
    return results


def show(results: Results, last: Results) -> Table:
    """A row a table, each number with its ratio to the last run."""
    table = Table(title=f"median of five, CPU time, {'compiled' if lampion.compiled else 'plain Python'}")
    table.add_column("game, seats")
    for name in MEASURES:
        table.add_column(name.replace("_", " "), justify="right")
    for row, result in results.items():
        before = last.get(row, {})
        comparable = before.get("compiled") == result["compiled"]
        table.add_row(row, *(cell(result[name], before.get(name) if comparable else None) for name in MEASURES))
    return table


def cell(now: float | str, before: float | str | None) -> str:
    """A number, and how it compares."""
    ratio = f" (×{float(now) / float(before):.2f})" if before else ""
    return f"{float(now):,.0f}{ratio}"


def main() -> None:
    """Measure, show, save."""
    last: Results = json.loads(LAST.read_text("utf-8")) if LAST.exists() else {}
    results = run()
    Console().print(show(results, last))
    LAST.parent.mkdir(exist_ok=True)
    LAST.write_text(json.dumps(results, indent=1), "utf-8")


if __name__ == "__main__":
    main()
