"""Writes the pages of the Python reference: which modules are public. Their docstrings say the rest."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Chapter:
    """A page of the reference: what it is about, and its modules."""

    file: str
    title: str
    about: str
    modules: tuple[str, ...]


CHAPTERS = (
    Chapter(
        "playing",
        "Games and matches",
        "Find a game, play a match, keep and replay its record.",
        ("lampion", "lampion.kernel.game", "lampion.kernel.match", "lampion.kernel.record", "lampion.kernel.options"),
    ),
    Chapter(
        "positions",
        "Positions and chance",
        "The rules in motion: what is legal, what follows, what chance may bring.",
        (
            *("lampion.kernel.position", "lampion.kernel.chance", "lampion.kernel.rng", "lampion.kernel.batch"),
            *("lampion.kernel.numbering", "lampion.kernel.planes", "lampion.kernel.errors"),
        ),
    ),
    Chapter(
        "bots",
        "Bots and analysis",
        "Bots by name, bots of your own, and what a search thinks of a move.",
        (
            *("lampion.bots", "lampion.bots.base", "lampion.bots.greedy", "lampion.bots.search"),
            *("lampion.bots.outside", "lampion.bots.analysis", "lampion.kernel.heuristics", "lampion.kernel.levels"),
        ),
    ),
    Chapter(
        "arena",
        "The arena",
        "Contests between bots, and their statistics.",
        (
            *("lampion.lab.contest", "lampion.lab.arena", "lampion.lab.workers"),
            *("lampion.lab.report", "lampion.lab.ratings"),
        ),
    ),
    Chapter(
        "environments",
        "Environments",
        "The games in the conventions of Gymnasium and PettingZoo.",
        ("lampion.envs", "lampion.envs.solo", "lampion.envs.aec", "lampion.envs.parallel", "lampion.envs.settings"),
    ),
)
HEAD = "# {title}\n\n{about}\n"
MODULE = """
## {module}

```{{eval-rst}}
.. automodule:: {module}
   :members:
   :show-inheritance:
```
"""


def write(folder: Path) -> None:
    """Write a page for each chapter."""
    folder.mkdir(parents=True, exist_ok=True)
    for chapter in CHAPTERS:
        text = HEAD.format(title=chapter.title, about=chapter.about)
        text += "".join(MODULE.format(module=module) for module in chapter.modules)
        (folder / f"{chapter.file}.md").write_text(text, "utf-8")
