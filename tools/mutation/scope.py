"""What belongs to a game: the modules of its rules, and the tests that may catch a change in them."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
OWN_PACKAGE = ("test_new_game.py",)  # of the shared tests: those that copy the package for a game of their own
TESTS = ["tests/golden", "tests/perft"]  # every game's; the conformance suite takes too long


def folder_of(name: str) -> Path:
    """Where a registered game lives, below `src`."""
    from lampion.games import GAMES

    if name not in GAMES:
        sys.exit(f"There is no game called {name}; there are {', '.join(GAMES)}.")
    return Path(*GAMES[name].split(".")[:-1])


def rules_of(name: str) -> list[str]:
    """The files of a game's rules: the module of its position, and what compiled modules import from the same folder.

    Heuristics, views and notation build on the rules, and aren't part of them.
    """
    from lampion.games import game

    play = game(name)
    position = play.position(play.players[0], play.settle(play.players[0], {}))
    folder = SRC / folder_of(name)
    ahead = [type(position).__module__.rpartition(".")[2] + ".py"]
    found: set[str] = set()
    while ahead:
        file = ahead.pop()
        if file not in found:
            found.add(file)
            if (folder / file).with_suffix(".pxd").exists():
                ahead += imported(folder / file)
    return sorted(found)


def imported(path: Path) -> list[str]:
    """The files of the same folder that a file imports."""
    package = ".".join(path.parent.relative_to(SRC).parts)
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
            names.add(str(node.module).rpartition(".")[2])
    return [f"{name}.py" for name in sorted(names) if (path.parent / f"{name}.py").exists()]


def tests_of(name: str) -> list[str]:
    """Where the tests of a game are: its own folder, and what runs over every game."""
    files = [path for path in sorted((ROOT / "tests" / "games").glob("test_*.py")) if path.name not in OWN_PACKAGE]
    shared = [path.relative_to(ROOT).as_posix() for path in files]
    return [path for path in [f"tests/games/{folder_of(name).name}", *shared, *TESTS] if (ROOT / path).exists()]


def others_than(name: str) -> list[str]:
    """How tests name the other games; a test that names one of them, but not this game, isn't about this game."""
    from lampion.games import GAMES

    return [spelling for other in GAMES if other != name for spelling in spellings(other)]


def spellings(name: str) -> list[str]:
    """A game's name as in the registry, and as in the names of files."""
    return [name, name.replace("-", "_")]
