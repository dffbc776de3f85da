"""The folder of a simulation: its specification as JSON, and Parquet files, each written whole or not at all."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Any

from lampion.kernel.errors import LampionError
from lampion.lab.locking import lock
from lampion.lab.simulation.specification import FORMAT, Specification
from lampion.lab.simulation.table import MARK

SETTINGS = "_simulation.json"  # readers of a folder leave out names that begin like this, or with a dot
DRAFT = ".draft"
SHARD = re.compile(r"games-\d{6}\.parquet")


class OtherSimulation(LampionError):
    """The folder has another simulation, or a file of one. Data: file, setting, theirs, ours."""

    code = "other-simulation"


class NoSimulation(LampionError):
    """The folder has files, but no simulation. Data: file, found."""

    code = "no-simulation"


class SimulationInUse(LampionError):
    """Another process is writing to the folder. Data: file."""

    code = "simulation-in-use"


class Folder:
    """A folder that is ours while it is open."""

    def __init__(self, path: Path, specification: Specification) -> None:
        self.path = path
        self.specification = specification

    def file_of(self, shard: int) -> Path:
        """The file of a shard."""
        return self.path / f"games-{shard:06}.parquet"

    def is_done(self, shard: int) -> bool:
        """Is the file there, and whole? A damaged one is written again; one of another simulation is refused."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        file = self.file_of(shard)
        try:
            found = pq.read_metadata(file)
        except FileNotFoundError:
            return False
        except (OSError, pa.ArrowInvalid):
            return False
        theirs = (found.metadata or {}).get(MARK.encode(), b"").decode()
        if theirs != self.specification.digest:
            raise OtherSimulation(file=str(file), setting="digest", theirs=theirs, ours=self.specification.digest)
        return bool(found.num_rows == len(self.specification.numbers(shard)))

    def missing(self) -> list[int]:
        """The shards that are still to be computed."""
        return [shard for shard in range(self.specification.shards) if not self.is_done(shard)]

    def save(self, shard: int, content: bytes) -> None:
        """Write a shard: under another name, to the disk, then under its own."""
        write_whole(self.file_of(shard), content)

    def size(self) -> int:
        """The bytes of all shards that are there."""
        return sum(file.stat().st_size for file in self.path.iterdir() if SHARD.fullmatch(file.name))


@contextmanager
def open_folder(path: Path, specification: Specification) -> Iterator[Folder]:
    """Make the folder or take it up again, locked for us; drafts that a killed process left behind are removed."""
    path.mkdir(parents=True, exist_ok=True)
    settings = path / SETTINGS
    foreign = sorted(file.name for file in path.iterdir() if file.name != SETTINGS and not file.name.endswith(DRAFT))
    if foreign and not settings.exists():
        raise NoSimulation(file=str(path), found=foreign[0])
    with settings.open("ab+", buffering=0) as file:
        lock(file, SimulationInUse(file=str(path)))
        check_settings(settings, file, specification)
        for draft in path.glob(f".*{DRAFT}"):
            draft.unlink()
        yield Folder(path, specification)


def check_settings(path: Path, file: FileIO, specification: Specification) -> None:
    """Write the specification, or compare it with the one that is there."""
    file.seek(0)
    content, ours = file.read(), specification.describe()
    text = (json.dumps(ours, indent=2, ensure_ascii=False) + "\n").encode()
    if content == text:
        return
    if text.startswith(content):  # new, or cut off when a process was killed
        file.truncate(0)
        file.write(text)
        os.fsync(file.fileno())
        return
    theirs = read_settings(content)
    for setting, wanted in ours.items():
        if theirs.get(setting) != wanted:
            found = json.dumps(theirs.get(setting), ensure_ascii=False)
            raise OtherSimulation(
                file=str(path), setting=setting, theirs=found, ours=json.dumps(wanted, ensure_ascii=False)
            )


def read_settings(content: bytes) -> dict[str, Any]:
    """What a file says of its simulation; nothing if it is no such file."""
    with suppress(ValueError):
        found = json.loads(content)
        if isinstance(found, dict) and found.get("format") == FORMAT:
            return found
    return {}


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all, whatever happens."""
    draft = file.with_name(f".{file.name}{DRAFT}")
    try:
        with draft.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        draft.replace(file)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
