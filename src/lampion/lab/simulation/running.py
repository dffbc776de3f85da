"""Computing the shards that a folder still lacks, in worker processes of this machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from importlib.util import find_spec

from lampion.kernel.errors import LampionError
from lampion.lab.simulation.folder import Folder
from lampion.lab.simulation.specification import NoParquet, Specification
from lampion.lab.simulation.table import compute
from lampion.lab.workers import work_all


class ShardLost(LampionError):
    """A worker process died while it computed a shard. Data: shard."""

    code = "shard-lost"


def check_library() -> None:
    """Refuse right away what couldn't be written."""
    if find_spec("pyarrow") is None:
        raise NoParquet


def run_missing(folder: Folder, missing: Sequence[int], jobs: int) -> Iterator[int]:
    """Compute the missing shards and save each; yields the number of its games."""
    work = partial(compute_numbered, folder.specification)
    for shard, content in work_all(work, missing, min(jobs, len(missing)), lambda shard: ShardLost(shard=shard)):
        folder.save(shard, content)
        yield len(folder.specification.numbers(shard))


def compute_numbered(specification: Specification, shard: int) -> tuple[int, bytes]:
    """A shard with its number: they are done in any order."""
    return shard, compute(specification, shard)
