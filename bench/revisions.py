"""Trees of the project: this one and older revisions, built the same way."""

from __future__ import annotations

import io
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from bench.errors import BenchError
from bench.processes import ROOT, clean_environment, last_lines, started

HISTORY = ("bench/history.jsonl", "bench/history.svg")  # files that a run itself changes
PAUSE = 0.2  # seconds between two looks at a build


def git(*arguments: str) -> bytes:
    """The output of a git command."""
    try:
        return subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=True).stdout
    except FileNotFoundError:
        raise BenchError("git isn't installed.") from None
    except subprocess.CalledProcessError as error:
        raise BenchError(f"git {arguments[0]}: {error.stderr.decode(errors='replace').strip()}") from None


def find_commit(revision: str) -> str:
    """The full name of the commit that a revision stands for."""
    try:
        return git("rev-parse", "--verify", "--end-of-options", f"{revision}^{{commit}}").decode().strip()
    except BenchError as error:
        raise BenchError(f"There is no revision {revision!r} here ({error})") from None


def is_dirty() -> bool:
    """Does a tracked file differ from the commit? The history itself doesn't count."""
    return bool(git("status", "--porcelain", "--untracked-files=no", "--", ".", *(f":!{name}" for name in HISTORY)))


@contextmanager
def unpacked(commit: str) -> Iterator[Path]:
    """The files of a commit in a temporary folder, which is always removed afterwards."""
    with TemporaryDirectory(prefix="lampion-bench-") as folder:
        with tarfile.open(fileobj=io.BytesIO(git("archive", "--format=tar", commit))) as files:
            files.extractall(folder, filter="data")
        yield Path(folder)


def wants_plain() -> bool:
    """Does the environment ask for plain Python?"""
    return os.environ.get("LAMPION_PURE", "") not in ("", "0")


def is_built(tree: Path) -> bool:
    """Do the libraries of a tree fit its sources?"""
    command = [sys.executable, "-P", "src/lampion/build.py"]
    return not subprocess.run(command, cwd=tree, env=clean_environment(), capture_output=True, check=False).returncode


def find_compiler() -> str:
    """The C compiler that builds extensions for this Python."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        raise BenchError(
            f"There is no C compiler ({command[0]}). Install one, or set LAMPION_PURE=1 to measure plain Python."
        )
    return command[0]


def count_files(tree: Path) -> int:
    """How many files the translator and the compiler have written."""
    return sum(1 for folder in ("build", "src") for kind in ("*.c", "*.o") for _ in (tree / folder).rglob(kind))


def build(tree: Path, name: str, report: Callable[[float], None]) -> None:
    """Compile a tree in place, as `make` does, and report the progress from 0 to 1."""
    find_compiler()
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    environment = clean_environment(LAMPION_BUILD="required", LAMPION_WEB="skip")
    steps = 2 * len(list((tree / "src").rglob("*.pxd"))) or 1  # each is translated, then compiled
    with (
        TemporaryFile("w+", encoding="utf-8") as output,
        started(command, tree, environment, stdout=output, stderr=subprocess.STDOUT) as process,
    ):
        while process.poll() is None:
            time.sleep(PAUSE)
            report(min(1.0, count_files(tree) / steps))
        if process.returncode or not is_built(tree):
            raise BenchError(f"{name} cannot be built; its last lines were:\n{last_lines(output)}")
