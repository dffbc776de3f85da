"""Workers whose speed is known, and runs made of them."""

from contextlib import contextmanager

from bench import yardstick
from bench.measures import MEASURES, Timing

GAMES = {"spring-festival": [2, 3, 4], "takenoko": [2, 3, 4]}
DECISIONS = 50  # of every work
TABLE = {"game": "takenoko", "seats": 4, "options": {}}


class FakeWorker:
    """Does a unit of any work in a microsecond, a yardstick in ten milliseconds, both times `slowness`."""

    def __init__(self, name="worker", slowness=1.0, decisions=DECISIONS, asked=None):
        self.name, self.slowness, self.decisions = name, slowness, decisions
        self.asked = [] if asked is None else asked

    def ask(self, request, **arguments):
        return {"describe": {"games": GAMES}, "calibrate": {"count": 800}}[request]

    def hold(self):
        return 0.01 * self.slowness

    def measure(self, work, table, count, seed):
        self.asked.append((self.name, work, count, seed))
        return Timing(1e-6 * count * self.slowness, count, self.decisions * count)


def opening(*workers):
    """Opens these workers one after the other, as a run opens fresh processes."""
    waiting = iter(workers)

    @contextmanager
    def open_worker():
        yield next(waiting), GAMES

    return open_worker


def make_run(ratio=100.0, spread=0.5, commit="0123456789ab", tables=("takenoko 4",), **machine):
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
        "tables": dict.fromkeys(tables, column),
    }
