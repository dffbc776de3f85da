"""The report on a run: how many mutants of each kind and file were caught, and every survivor as a diff."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tools.mutation.explanations import Explanation
from tools.mutation.mutants import Mutant
from tools.mutation.worker import CAUGHT, SURVIVED, TIMED_OUT

CONTEXT = 3  # lines around a change


@dataclass(frozen=True)
class Result:
    """The outcome of a mutant."""

    mutant: Mutant
    outcome: str
    by: str


@dataclass
class Report:
    """A run over a game, or over a sample."""

    game: str
    sources: dict[str, bytes]
    possible: int  # mutants of the files
    results: list[Result]
    explained: dict[tuple[str, str, str, str], Explanation]
    stale: list[tuple[Explanation, str]] = field(default_factory=list)

    @property
    def survivors(self) -> list[Result]:
        """Survivors without an explanation."""
        return [r for r in self.results if r.outcome == SURVIVED and r.mutant.key not in self.explained]

    @property
    def excused(self) -> list[Result]:
        """Survivors with an explanation."""
        return [r for r in self.results if r.outcome == SURVIVED and r.mutant.key in self.explained]

    def summary(self) -> str:
        """A few lines for the terminal."""
        count = Counter(result.outcome for result in self.results)
        lines = [
            f"{self.game}: {len(self.results)} of {self.possible} mutants tried.",
            f"{count[CAUGHT]} caught, {count[TIMED_OUT]} timed out, {count[SURVIVED]} survived.",
            f"Of the survivors {len(self.excused)} are explained, {len(self.survivors)} are not.",
        ]
        lines += [f"{r.mutant.module}:{r.mutant.line}: {r.mutant.before}  ->  {r.mutant.after}" for r in self.survivors]
        lines += [f"Stale explanation, {why}: {e.module} {e.function}: {e.line}" for e, why in self.stale]
        return "\n".join(lines)

    def markdown(self) -> str:
        """The whole report."""
        parts = [f"# Mutants of {self.game}", "```\n" + self.summary() + "\n```"]
        parts += ["## By kind", self.table(result.mutant.kind for result in self.results)]
        parts += ["## By file", self.table(result.mutant.module for result in self.results)]
        parts += ["## Unexplained survivors", *(self.show(result) for result in self.survivors)]
        parts += ["## Explained survivors"]
        parts += [f"{self.show(r)}\n\n{self.explained[r.mutant.key].why}" for r in self.excused]
        return "\n\n".join(parts) + "\n"

    def table(self, names: Iterable[str]) -> str:
        """Outcomes by name, in the order of the results."""
        counts: dict[str, Counter[str]] = {}
        for name, result in zip(names, self.results, strict=True):
            counts.setdefault(name, Counter())[result.outcome] += 1
        rows = [f"| | {CAUGHT} | {TIMED_OUT} | {SURVIVED} |", "| --- | ---: | ---: | ---: |"]
        for name, count in sorted(counts.items()):
            rows.append(f"| {name} | {count[CAUGHT]} | {count[TIMED_OUT]} | {count[SURVIVED]} |")
        return "\n".join(rows)

    def show(self, result: Result) -> str:
        """A survivor: where it is, and a diff of the lines that change."""
        mutant = result.mutant
        place = f"### {mutant.module}:{mutant.line} {mutant.function}\n\n{mutant.kind}"
        note = f", {result.by}" if result.by else ""
        return f"{place}{note}\n\n```diff\n{diff(self.sources[mutant.module], mutant)}\n```"


def diff(source: bytes, mutant: Mutant) -> str:
    """The change with a few lines around it."""
    old, new = source.decode().splitlines(), mutant.apply(source).decode().splitlines()
    top = mutant.line - 1
    tail = len(source[mutant.end :].decode().splitlines()) - 1  # untouched lines below
    rows = [f" {line}" for line in old[max(0, top - CONTEXT) : top]]
    rows += [f"-{line}" for line in old[top : len(old) - tail]]
    rows += [f"+{line}" for line in new[top : len(new) - tail]]
    return "\n".join([*rows, *(f" {line}" for line in old[len(old) - tail :][:CONTEXT])])
