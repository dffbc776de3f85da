"""Changes the rules of a game in many small ways, one at a time in a copy of the tree, and expects its tests to fail.

usage: python tools/mutate.py GAME [--sample N] [--seed N] [--file rules.py ...] [--jobs N] [--resume]

Fails if a mutant survives that `tests/mutations/<game>.toml` does not explain. See docs/testing.md.
"""

import argparse
import json
import os
import random
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.mutation import explanations, scope  # noqa: E402
from tools.mutation.mutants import Mutant, find_mutants  # noqa: E402
from tools.mutation.report import Report, Result  # noqa: E402
from tools.mutation.trials import Bench, Reach, Unusable, digest  # noqa: E402
from tools.mutation.worker import SURVIVED  # noqa: E402

MADE = ROOT / "build" / "mutations"


class Run:
    """One run of the tool: what to try, and the files that record it."""

    def __init__(self, game: str, files: list[str], longest: float) -> None:
        self.game, self.longest = game, longest
        self.tests = digest(*scope.tests_of(game), "tests/conftest.py", "src/lampion/kernel", "src/lampion/games")
        folder = scope.SRC / scope.folder_of(game)
        self.sources = {file: (folder / file).read_bytes() for file in files}
        self.hashes = {file: sha256(source).hexdigest()[:16] for file, source in self.sources.items()}
        self.mutants = [mutant for file, source in self.sources.items() for mutant in find_mutants(file, source)]
        self.log = MADE / f"{game}.jsonl"

    def past_results(self) -> dict[Mutant, Result]:
        """Results of earlier runs that are still valid: for the same module, and for survivors, the same tests."""
        known: dict[Mutant, Result] = {}
        for line in self.log.read_text("utf-8").splitlines() if self.log.exists() else []:
            entry = json.loads(line)
            mutant = Mutant(**entry["mutant"])
            same = entry["source"] == self.hashes.get(mutant.module)
            known.pop(mutant, None)
            if same and (entry["outcome"] != SURVIVED or entry["tests"] == self.tests):
                known[mutant] = Result(mutant, entry["outcome"], entry["by"])
        return known

    def remember(self, result: Result) -> None:
        """Add a result to the log."""
        mutant = result.mutant
        entry = {"outcome": result.outcome, "by": result.by, "source": self.hashes[mutant.module], "tests": self.tests}
        with self.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry | {"mutant": asdict(mutant)}) + "\n")

    def map_tests(self, benches: list[Bench], progress: Progress) -> Reach:
        """Which tests execute which lines; the saved map if nothing has changed since."""
        file = MADE / f"{self.game}.map.json"
        saved: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        if (saved.get("tests"), saved.get("longest")) != (self.tests, self.longest):
            task = progress.add_task("mapping the tests", total=None)
            made = Reach({}, {})

            def advance(total: int) -> None:
                progress.update(task, advance=1, total=total * len(benches))

            with ThreadPoolExecutor(len(benches)) as pool:
                shares = [pool.submit(bench.map, n, len(benches), advance) for n, bench in enumerate(benches)]
                for share in shares:
                    made.merge(share.result())
            saved = {"tests": self.tests, "longest": self.longest, **made.save()}
            file.write_text(json.dumps(saved), "utf-8")
        return Reach.load(saved)

    def try_all(self, mutants: list[Mutant], jobs: int, progress: Progress) -> Iterator[Result]:
        """Try mutants, several at once, and yield the results; those that need a new process come last."""
        benches = [Bench(self.game, MADE / f"{self.game}-{job}", self.longest) for job in range(jobs)]
        free: SimpleQueue[Bench] = SimpleQueue()
        for bench in benches:
            free.put(bench)
        tests = self.map_tests(benches, progress)

        def try_one(mutant: Mutant) -> Result:
            bench = free.get()
            try:
                chosen = [(test, tests.limit(test)) for test in tests.tests_for(mutant)]
                answer = bench.try_mutant(mutant, chosen, tests.is_imported(mutant))
            finally:
                free.put(bench)
            return Result(mutant, answer["outcome"], answer["by"])

        task = progress.add_task("trying mutants", total=len(mutants))
        survived = 0
        try:
            with ThreadPoolExecutor(jobs) as pool:
                futures: list[Future[Result]] = [
                    pool.submit(try_one, m) for m in sorted(mutants, key=tests.is_imported)
                ]
                try:
                    for future in as_completed(futures):
                        survived += future.result().outcome == SURVIVED
                        progress.update(task, advance=1, description=f"trying mutants, {survived} survived")
                        yield future.result()
                except BaseException:
                    pool.shutdown(wait=False, cancel_futures=True)
                    raise
        finally:
            for bench in benches:
                bench.close()


def read_arguments() -> argparse.Namespace:
    """The command's arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME", help="a registered game")
    parser.add_argument("--sample", type=int, metavar="N", help="try N random mutants; default: all")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which sample")
    parser.add_argument("--file", action="append", metavar="FILE", help="only this file of the game; can be repeated")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    parser.add_argument("--longest", type=float, default=2, metavar="SECONDS", help="leave out tests that take longer")
    parser.add_argument("--resume", action="store_true", help="keep results of earlier runs that are still valid")
    return parser.parse_args()


def main() -> None:
    """Try, report, and fail on unexplained survivors."""
    wanted = read_arguments()
    MADE.mkdir(parents=True, exist_ok=True)
    folder = scope.SRC / scope.folder_of(wanted.game)
    files = wanted.file or scope.rules_of(wanted.game)
    for file in files:
        if not (folder / file).is_file():
            sys.exit(f"{wanted.game} has no {file}.")
    run = Run(wanted.game, files, wanted.longest)
    chosen = run.mutants
    if wanted.sample is not None:
        chosen = random.Random(wanted.seed).sample(run.mutants, min(wanted.sample, len(run.mutants)))
    if not wanted.resume:
        run.log.unlink(missing_ok=True)
    known = run.past_results()
    results = {mutant: known[mutant] for mutant in chosen if mutant in known}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for result in run.try_all([mutant for mutant in chosen if mutant not in known], wanted.jobs, progress):
            run.remember(result)
            results[result.mutant] = result
    report = make_report(run, [results[mutant] for mutant in run.mutants if mutant in results])
    page = MADE / f"{wanted.game}.md"
    page.write_text(report.markdown(), "utf-8")
    print(report.summary())
    print(f"The diffs are in {page.relative_to(ROOT)}.")
    sys.exit(1 if report.survivors else 0)


def make_report(run: Run, results: list[Result]) -> Report:
    """The results with their explanations."""
    explained = explanations.read(explanations.file_of(run.game))
    caught = {result.mutant.key for result in results if result.outcome != SURVIVED}
    ours = {key: explanation for key, explanation in explained.items() if explanation.module in run.sources}
    old = explanations.stale(ours, run.mutants, caught)
    return Report(run.game, run.sources, len(run.mutants), results, explained, old)


if __name__ == "__main__":
    try:
        main()
    except Unusable as error:
        sys.exit(str(error))
