"""Why a survivor doesn't matter: written once in `tests/mutations/<game>.toml`, and found by the text of its line."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.mutation.mutants import Mutant
from tools.mutation.scope import ROOT

FOLDER = ROOT / "tests" / "mutations"
FIELDS = {"module", "function", "line", "becomes", "why"}


@dataclass(frozen=True)
class Explanation:
    """A line of a function, what it becomes, and why no test can or should fail."""

    module: str
    function: str
    line: str
    becomes: str
    why: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """The key of the mutants it explains."""
        return self.module, self.function, self.line, self.becomes


def file_of(game: str) -> Path:
    """The file that explains a game's survivors."""
    return FOLDER / f"{game.replace('-', '_')}.toml"


def read(path: Path) -> dict[tuple[str, str, str, str], Explanation]:
    """The explanations in a file, by key; none if there is no file."""
    if not path.exists():
        return {}
    found = {}
    for entry in tomllib.loads(path.read_text("utf-8")).get("survivor", []):
        if set(entry) != FIELDS or not all(isinstance(value, str) for value in entry.values()) or not entry["why"]:
            raise ValueError(f"{path.name}: a survivor needs {', '.join(sorted(FIELDS))}: {entry}")
        explanation = Explanation(**entry)
        if explanation.key in found:
            raise ValueError(f"{path.name}: explained twice: {explanation.line} -> {explanation.becomes}")
        found[explanation.key] = explanation
    return found


def stale(
    explained: dict[tuple[str, str, str, str], Explanation],
    mutants: list[Mutant],
    caught: set[tuple[str, str, str, str]],
) -> list[tuple[Explanation, str]]:
    """Explanations of mutants that no longer exist, or that a test catches."""
    possible = {mutant.key for mutant in mutants}
    gone = [(explanation, "no such line") for key, explanation in explained.items() if key not in possible]
    return gone + [(explanation, "caught by a test") for key, explanation in explained.items() if key in caught]
