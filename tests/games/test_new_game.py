"""A new game needs one folder, one line in the registry and its words: everything else finds it.

A copy of the package gets a third game, one of the toys, and plays it as plain Python.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lampion

ROOT = Path(__file__).parents[2]
NAME = "paper-kites"
GAME = '''
"""Paper kites, a game that no other code names."""

from typing import Any, TypedDict

from tests.toys.kites import KitesGame


class View(TypedDict):
    """The table of paper kites."""

    game: str
    you: int | None
    fields: dict[str, Any]


class PaperKites(KitesGame):
    """The toy under another name."""

    id = "paper-kites"

    def view(self, position: Any, seat: int | None) -> View:
        """Everything is public."""
        return {"game": self.id, "you": seat, "fields": position.fields()}


GAME = PaperKites()
'''
CONFORMANCE = (
    f"test_the_contract_is_kept[{NAME}-2-walks_end]",
    f"test_the_contract_is_kept[{NAME}-2-pieces_are_conserved]",
    f"test_every_game_has_a_census[{NAME}]",
    f"test_every_option_can_be_chosen[{NAME}-2]",
    f"test_every_prompt_has_words[{NAME}-2-en]",
    f"test_every_prompt_has_words[{NAME}-2-fr]",
)
EVENTS = ("wind", "fly", "snatch", "court", "cancel", "let", "accept", "decline", "settled")
WORDS = """
paper-kites-name = Paper kites
paper-kites-about = Fly them.
paper-kites-score-points = Points
paper-kites-score-total = Total
paper-kites-prompt = Your turn.
    .help = Fly.
""" + "".join(f"paper-kites-event-{event} = {event}\n" for event in EVENTS)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the package that has the new game."""
    home = tmp_path_factory.mktemp("new-game")
    package = home / "lampion"
    unwanted = shutil.ignore_patterns("*.so", "*.digest", "__pycache__", "client")
    shutil.copytree(Path(lampion.__file__).parent, package, ignore=unwanted)
    folder = package / "games/paper_kites"
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "game.py").write_text(GAME, "utf-8")
    registry = package / "games/__init__.py"
    line = f'    "{NAME}": "lampion.games.paper_kites.game",\n'
    registry.write_text(registry.read_text("utf-8").replace("GAMES = {\n", "GAMES = {\n" + line), "utf-8")
    for language in ("en", "fr"):
        (package / f"i18n/{language}/{NAME}.ftl").write_text(WORDS, "utf-8")
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
    script = f"import lampion; print(lampion.__file__, lampion.game({NAME!r}).start(seed=1).view(None)['game'])"

    assert run(home, "-c", script).split() == [str(home / "lampion/__init__.py"), NAME]


def test_the_terminal_lists_it(home: Path) -> None:
    assert f"{NAME}  Paper kites, 2 to 4 players" in run(home, "-m", "lampion", "games")


def test_the_terminal_plays_it_to_the_end(home: Path) -> None:
    text = run(home, "-m", "lampion", "play", NAME, "--you", "none", "--bot", "greedy", "--seed", "1")

    assert "fly" in text
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

    assert run(home, "-c", script).strip() == "['Paper kites', 'Paper kites']"


def test_the_types_of_the_client_include_its_view(home: Path) -> None:
    script = "from tools.write_types import write; print('export interface PaperKitesView {' in write())"

    assert run(home, "-c", script).strip() == "True"


def test_the_conformance_suite_tests_it(home: Path) -> None:
    script = f"""
import sys, pytest
from tests.conformance import hooks
from tests.toys import kites
hooks.REGISTRY[{NAME!r}] = hooks.REGISTRY["toy-kites"]
tests = [f"tests/conformance/test_registered_games.py::{{name}}" for name in {CONFORMANCE!r}]
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", *tests]))
"""

    assert f"{len(CONFORMANCE)} passed" in run(home, "-c", script)
