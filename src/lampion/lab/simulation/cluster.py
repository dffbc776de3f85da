"""The same shards on a Ray cluster: one task each, a few at a time, and only by workers that are like us.

Ray runs whatever code reaches it, so this is for a cluster of one's own, with a token (docs/simulations.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.lab.simulation.folder import Folder
from lampion.lab.simulation.specification import Specification, check_build, describe_build
from lampion.lab.simulation.table import compute

RETRIES = 5  # of a shard whose machine was lost
PENDING = 2  # shards for each processor of the cluster, computed or waiting
LOST = 30.0  # seconds without a processor, after which a cluster counts as gone


class NoCluster(LampionError):
    """The cluster can't be reached, or it is lost. Data: address, problem."""

    code = "no-cluster"


class NoRay(LampionError):
    """The library for clusters is not installed. No data."""

    code = "no-ray"


def run_on_cluster(folder: Folder, missing: Sequence[int], address: str) -> Iterator[int]:
    """Compute the missing shards on a cluster and save each here; yields the number of its games."""
    ray = import_ray()
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise NoCluster(address=address, problem=first_line(error)) from None
    try:
        yield from follow(ray, folder, missing, address)
    finally:
        ray.shutdown()


def import_ray() -> Any:
    """The library, or an error that says how to get it."""
    try:
        import ray
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise NoRay from None
    return ray


def follow(ray: Any, folder: Folder, missing: Sequence[int], address: str) -> Iterator[int]:
    """Keep a few shards for each processor in progress; a lost machine's are computed again, other errors are not."""
    specification = folder.specification
    ours = describe_build(specification.game)
    task = ray.remote(num_cpus=1, max_retries=RETRIES, retry_exceptions=False)(compute_elsewhere)
    shards = iter(missing)
    pending: dict[Any, int] = {}
    while True:
        room = PENDING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(pending) < room and (shard := next(shards, None)) is not None:
            pending[task.remote(specification, ours, shard)] = shard
        if not pending:
            return
        ready, _ = ray.wait(list(pending), num_returns=1, timeout=LOST)
        if not ready and not ray.cluster_resources().get("CPU"):
            raise NoCluster(address=address, problem="CPU 0")
        for reference in ready:
            shard = pending.pop(reference)
            folder.save(shard, fetch(ray, reference, address))
            yield len(specification.numbers(shard))


def fetch(ray: Any, reference: Any, address: str) -> bytes:
    """The file of a shard, or the reason why there is none."""
    try:
        done: bytes | LampionError = ray.get(reference)
    except ray.exceptions.RayError as error:
        raise NoCluster(address=address, problem=first_line(error)) from None
    if isinstance(done, LampionError):
        raise done
    return done


def compute_elsewhere(specification: Specification, ours: dict[str, str], shard: int) -> bytes | LampionError:
    """What a worker does. Errors are results, so that they arrive as they are."""
    try:
        check_build(ours, describe_build(find_game(specification.contest.game)))
        return compute(specification, shard)
    except LampionError as error:
        return error


def first_line(error: BaseException) -> str:
    """What a library's long message begins with."""
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)
