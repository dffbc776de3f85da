"""Workers whose speed is known, and runs made of them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from bench import yardstick
from bench.full_run import Known
from bench.history import Run
from bench.measures import MEASURES, Timing

GAMES: Known = {"spring-festival": [2, 3, 4], "takenoko": [2, 3, 4]}
Asked = list[tuple[str, str, int, int]]  # worker, work, count, seed

DECISIONS = 50  # per unit of work
SETUP: dict[str, Any] = {"game": "takenoko", "seats": 4, "options": {}}


class FakeWorker:
    """Takes a microsecond a unit of work and ten milliseconds a yardstick, both multiplied by `slowness`."""

    def __init__(
        self, name: str = "worker", slowness: float = 1.0, decisions: int = DECISIONS, asked: Asked | None = None
    ) -> None:
        self.name, self.slowness, self.decisions = name, slowness, decisions
        self.asked: Asked = [] if asked is None else asked

    def ask(self, request: str, **arguments: Any) -> dict[str, Any]:
        answers: dict[str, dict[str, Any]] = {"describe": {"games": GAMES}, "calibrate": {"count": 800}}
        return answers[request]

    def time_yardstick(self) -> float:
        return 0.01 * self.slowness

    def measure(self, work: str, setup: dict[str, Any], count: int, seed: int) -> Timing:
        self.asked.append((self.name, work, count, seed))
        return Timing(1e-6 * count * self.slowness, count, self.decisions * count)


def opening(*workers: FakeWorker) -> Callable[[], AbstractContextManager[tuple[FakeWorker, Known]]]:
    """A function that opens these workers one by one, as a run opens fresh processes."""
    remaining = iter(workers)

    @contextmanager
    def open_worker() -> Iterator[tuple[FakeWorker, Known]]:
        yield next(remaining), GAMES

    return open_worker


def make_run(
    ratio: float = 100.0,
    spread: float = 0.5,
    commit: str = "0123456789ab",
    setups: Sequence[str] = ("takenoko 4",),
    **machine: str,
) -> Run:
    """A run in which every figure has this ratio to the yardstick."""
    count = len(MEASURES)
    column = {"raw": [1000.0] * count, "ratio": [ratio] * count, "spread": [spread] * count}
    return {
        "date": "2026-01-02T03:04Z",
        "commit": commit,
        "dirty": False,
        "machine": {
            "cpu": "Abacus 3000",
            "cores": 2,
            "system": "Linux x86_64",
            "python": "CPython 3.11.2",
            "compiler": "gcc 12.2.0",
            "form": "compiled",
        }
        | machine,
        "load": 0.1,
        "yardstick": {"version": yardstick.VERSION, "milliseconds": 26.8},
        "measures": [measure.name for measure in MEASURES],
        "tables": dict.fromkeys(setups, column),
    }
