"""Simulations on a cluster: with a stand-in for Ray, and thoroughly on two real nodes, one of which dies."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lampion.lab.simulation import cluster
from lampion.lab.simulation.cluster import LOST, PENDING, RETRIES, NoCluster, NoRay, follow, run_on_cluster
from lampion.lab.simulation.folder import open_folder
from lampion.lab.simulation.running import run_missing
from lampion.lab.simulation.specification import OtherBuild, Specification
from tests.lab.simulation.on_two_nodes import SETTINGS
from tests.lab.simulation.specifications import plan


class RayError(Exception):
    """What Ray raises for a task that it gave up."""


@dataclass(frozen=True, eq=False)
class Task:
    """A task that was given to a cluster."""

    work: Callable[..., Any]
    given: tuple[Any, ...]


class Ray:
    """As much of Ray as is used: tasks run when they are waited for, the latest first."""

    exceptions = SimpleNamespace(RayError=RayError)

    def __init__(self, processors: int = 2) -> None:
        self.processors = processors
        self.options: dict[str, Any] = {}
        self.most = 0
        self.broken: set[int] = set()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.processors)} if self.processors else {}

    def remote(self, **options: Any) -> Callable[[Callable[..., Any]], Any]:
        self.options = options
        return lambda work: SimpleNamespace(remote=lambda *given: Task(work, given))

    def wait(self, pending: Sequence[Any], num_returns: int, timeout: float) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(pending))
        assert (num_returns, timeout) == (1, LOST)
        return ([pending[-1]], list(pending[:-1])) if self.processors else ([], list(pending))

    def get(self, task: Any) -> Any:
        if task.given[-1] in self.broken:
            raise RayError(f"shard {task.given[-1]} is lost\nand more that nobody reads")
        return task.work(*task.given)


@pytest.fixture
def ray() -> Ray:
    """The stand-in."""
    return Ray()


def files_of(folder: Path) -> dict[str, bytes]:
    """Everything in a folder."""
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def compute_here(path: Path, specification: Specification) -> dict[str, bytes]:
    """The files as one process makes them."""
    with open_folder(path, specification) as folder:
        list(run_missing(folder, folder.missing(), 1))
    return files_of(path)


def test_a_cluster_gives_the_same_bytes(tmp_path: Path, ray: Ray) -> None:
    specification = plan(games=110, shard=10)
    with open_folder(tmp_path / "there", specification) as folder:
        games = list(follow(ray, folder, folder.missing(), "here"))

    assert games == [10] * 11
    assert files_of(tmp_path / "there") == compute_here(tmp_path / "here", specification)


def test_only_lost_machines_are_tried_again_and_only_a_few_tasks_wait(tmp_path: Path, ray: Ray) -> None:
    with open_folder(tmp_path, plan(games=110, shard=10)) as folder:
        list(follow(ray, folder, folder.missing(), "here"))

    assert ray.options == {"num_cpus": 1, "max_retries": RETRIES, "retry_exceptions": False}
    assert ray.most == PENDING * ray.processors


def test_a_worker_that_differs_is_refused_by_name(tmp_path: Path, ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    builds = iter([{"rules": "1"}, {"rules": "2"}])
    monkeypatch.setattr(cluster, "describe_build", lambda _game: next(builds))

    with open_folder(tmp_path, plan(games=10)) as folder, pytest.raises(OtherBuild) as refused:
        list(follow(ray, folder, folder.missing(), "here"))

    assert refused.value.data == {"what": "rules", "theirs": "2", "ours": "1"}
    assert list(files_of(tmp_path)) == ["_simulation.json"]


def test_what_is_complete_stays_when_a_task_is_given_up(tmp_path: Path, ray: Ray) -> None:
    ray.broken = {1}
    with open_folder(tmp_path, plan(games=40, shard=10)) as folder:
        with pytest.raises(NoCluster, match="shard 1 is lost"):
            list(follow(ray, folder, folder.missing(), "here"))
        assert folder.missing() == [0, 1]


def test_a_cluster_without_processors_is_lost(tmp_path: Path, ray: Ray) -> None:
    ray.processors = 0
    with open_folder(tmp_path, plan(games=10)) as folder, pytest.raises(NoCluster):
        list(follow(ray, folder, folder.missing(), "here"))


def test_without_ray_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with open_folder(tmp_path, plan(games=10)) as folder, pytest.raises(NoRay, match=r"lampion\[cluster\]"):
        list(run_on_cluster(folder, [0], "auto"))


@pytest.mark.thorough
def test_two_real_nodes_of_which_one_is_killed_give_the_same_bytes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.lab.simulation.on_two_nodes", str(tmp_path / "there")]
    root = Path(__file__).resolve().parents[3]
    patient = {"RAY_raylet_start_wait_time_s": "180", "RAY_USAGE_STATS_ENABLED": "0"}  # a busy machine starts slowly
    environment = os.environ | {"PYTHONPATH": str(root)} | patient
    ended = subprocess.run(command, check=False, cwd=root, env=environment, capture_output=True, text=True, timeout=600)
    assert ended.returncode == 0, ended.stderr[-3000:]
    games = [int(words.split()[1]) for words in ended.stdout.splitlines() if words.startswith("games ")]

    assert sum(games) == SETTINGS["games"]
    assert "nodes 1" in ended.stdout.splitlines()
    assert files_of(tmp_path / "there") == compute_here(tmp_path / "here", plan(**SETTINGS))
