"""What Windows, macOS and a browser's Python lack or do differently, simulated on the machine that runs the tests."""

import ast
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from lampion.bots import programs
from lampion.lab import locking
from lampion.lab.results import ResultsInUse
from lampion.server import process
from lampion.server.live import bot_pool
from lampion.storage import keys

ROOT = Path(__file__).parent.parent

# Pyodide starts no threads and no processes, has no clock per thread, and may have no NumPy.
BROWSER = """
import sys, time, _thread
def refuse(*_args, **_more):
    raise RuntimeError("can't start new thread")
_thread.start_new_thread = refuse
if hasattr(_thread, "start_joinable_thread"):
    _thread.start_joinable_thread = refuse
time.__dict__.pop("thread_time", None)
for absent in ("numpy", "fcntl", "_posixsubprocess", "_multiprocessing", "msvcrt", "readline", "termios"):
    sys.modules[absent] = None
import lampion
assert not lampion.compiled
for name, bots in (("spring-festival", ("random", "greedy", "search:5", "search:1ms")), ("takenoko", ("random",) * 2)):
    match = lampion.game(name).start(seats=len(bots), seed=1)
    players = [lampion.bot(bot, seed) for seed, bot in enumerate(bots)]
    while not match.over:
        seat = match.waiting[0]
        match.play(players[seat].choose(match.game, match.position, seat), seat)
    assert lampion.game(name).replay(lampion.read_record(match.record().write())).result() == match.result()
    print(name, len(match.result().scores))
"""


def test_whole_games_are_played_without_threads_processes_and_numpy() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BROWSER], capture_output=True, text=True, encoding="utf-8", check=False,
        env={**os.environ, "LAMPION_PURE": "1"},
    )  # fmt: skip

    assert (done.stdout.split(), done.stderr) == (["spring-festival", "4", "takenoko", "2"], "")


def names_its_encoding(call: ast.Call) -> bool:
    """Does a call that handles text name its encoding? Windows has another default."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    modes = [str(word.value) for word in call.args if isinstance(word, ast.Constant)]
    is_text = (
        (name == "read_text" and not call.args)
        or (name == "write_text" and len(call.args) < 2)
        or (name in ("open", "fdopen") and any(re.fullmatch("[rwax]t?[+]?", mode) for mode in modes))
        or ast.unparse(given.get("text", ast.Constant(None))) == "True"
    )  # fmt: skip
    return not is_text or "encoding" in given


def test_every_text_file_is_opened_with_an_encoding() -> None:
    silent = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file in (
            *(ROOT / "src").rglob("*.py"),
            *(ROOT / "tools").glob("*.py"),
            ROOT / "setup.py",
            ROOT / "web/build.py",
        )
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call) and not names_its_encoding(call)
    ]

    assert silent == []


def test_on_windows_a_command_may_hold_backslashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "ESCAPE", "")

    assert programs.read_command(r'"C:\my bots\bot.exe" --level 3') == [r"C:\my bots\bot.exe", "--level", "3"]


def test_on_windows_an_outside_program_answers_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    for absent in ("killpg", "set_blocking"):
        monkeypatch.delattr(os, absent, raising=False)
    talk = "import sys, json\nfor _ in sys.stdin: print(json.dumps({'protocol': 1}), flush=True)"
    program = programs.Program([sys.executable, "-c", talk])

    program.greet()
    program.end()

    assert program.process.returncode is not None


def test_on_windows_results_are_locked_beyond_their_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locked: list[int] = []

    def lock_byte(descriptor: int, _mode: int, size: int) -> None:
        locked.append(os.lseek(descriptor, 0, os.SEEK_CUR))
        if len(locked) > size:
            raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(locking, "msvcrt", SimpleNamespace(locking=lock_byte, LK_NBLCK=2), raising=False)
    path = tmp_path / "results"
    with path.open("ab+", buffering=0) as file:
        locking.lock(file, ResultsInUse(file=str(path)))
        with pytest.raises(ResultsInUse):
            locking.lock(file, ResultsInUse(file=str(path)))

    assert locked == [locking.FAR, locking.FAR]
    assert path.stat().st_size == 0


def test_on_windows_a_port_is_taken_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """There SO_REUSEADDR would let another program listen on the same port."""
    asked: list[int] = []

    class Socket(socket.socket):
        def setsockopt(self, level: int, option: int, value: int) -> None:  # type: ignore[override]
            asked.append(option)

    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    monkeypatch.setattr(socket, "socket", Socket)
    process.listen("127.0.0.1", 0).close()

    assert -5 in asked
    assert socket.SO_REUSEADDR not in asked


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_elsewhere_threads_keep_their_priority(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """macOS has priorities only for processes, Windows not even those."""
    changed: list[tuple[int, ...]] = []
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.delattr(os, "uname", raising=False)
    monkeypatch.setattr(os, "getpriority", lambda *_whose: 0, raising=False)
    monkeypatch.setattr(os, "setpriority", lambda *how: changed.append(how), raising=False)

    bot_pool.lower_priority(10)

    assert changed == []


def test_a_key_is_made_on_a_drive_without_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_paths: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    key = keys.read_key(tmp_path, "key")

    assert (len(key), [file.name for file in tmp_path.iterdir()]) == (keys.LENGTH, ["key"])
    assert keys.read_key(tmp_path, "key") == key


@pytest.mark.thorough
@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_the_types_hold_on_other_systems(system: str, tmp_path: Path) -> None:
    """Nothing that the standard library lacks there is used without checking `sys.platform`."""
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--platform", system, "--cache-dir", str(tmp_path), "src"],
        cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stdout
