"""A new game needs one folder, one line in the registry and its words: everything else finds it.

A copy of the package gets the game of docs/tutorials/own-game.md, and plays it as plain Python.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lampion

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/own_game"
NAME = "sparks"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the package that has the new game."""
    home = tmp_path_factory.mktemp("new-game")
    package = home / "lampion"
    unwanted = shutil.ignore_patterns("*.so", "*.digest", "__pycache__", "client")
    shutil.copytree(Path(lampion.__file__).parent, package, ignore=unwanted)
    shutil.copytree(EXAMPLE / NAME, package / "games" / NAME)
    registry = package / "games/__init__.py"
    line = f'    "{NAME}": "lampion.games.{NAME}.game",\n'
    registry.write_text(registry.read_text("utf-8").replace("GAMES = {\n", "GAMES = {\n" + line), "utf-8")
    for language in ("en", "fr"):
        shutil.copy(EXAMPLE / f"i18n/{language}/{NAME}.ftl", package / f"i18n/{language}")
    return home


def run(home: Path, *words: str) -> str:
    """Run Python with the copy of the package; returns what it prints."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=os.environ | {"LAMPION_PURE": "1", "LAMPION_LANGUAGE": "en", "PYTHONPATH": f"{home}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_copy_runs_and_has_the_game(home: Path) -> None:
    script = f"import lampion; print(lampion.__file__, lampion.game({NAME!r}).start(seed=1).view(None)['goal'])"

    assert run(home, "-c", script).split() == [str(home / "lampion/__init__.py"), "40"]


def test_the_terminal_lists_it(home: Path) -> None:
    assert "sparks  Sparks, 2 to 4 players" in run(home, "-m", "lampion", "games")


def test_the_terminal_plays_it_to_the_end(home: Path) -> None:
    text = run(home, "-m", "lampion", "play", NAME, "--you", "none", "--bot", "greedy", "--seed", "1")

    assert "keeps" in text
    assert "Total" in text


def test_perft_counts_its_lines(home: Path) -> None:
    assert run(home, "-m", "lampion", "perft", NAME, "--depth", "2").strip()


def test_the_menu_of_the_server_offers_it(home: Path) -> None:
    script = f"""
from lampion.games import GAMES, game
from lampion.server.api.games import describe_game
menu = [describe_game(game(name), language) for name in GAMES for language in ("en", "fr")]
print([entry.name for entry in menu if entry.id == {NAME!r}])
"""

    assert run(home, "-c", script).strip() == "['Sparks', 'Étincelles']"


def test_the_types_of_the_client_include_its_view(home: Path) -> None:
    script = "from tools.write_types import write; print('export interface SparksView {' in write())"

    assert run(home, "-c", script).strip() == "True"


def test_the_conformance_suite_tests_it(home: Path) -> None:
    script = f"""
import sys, pytest
from tests.conformance import hooks
hooks.REGISTRY[{NAME!r}] = hooks.Hooks(census=lambda position: dict(die=1))
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-k", {NAME!r}, "tests/conformance/test_registered_games.py"]))
"""

    assert " passed" in run(home, "-c", script)
