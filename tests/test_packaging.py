"""What goes with the code: one version, one list of linters, and a workflow that calls the Makefile only."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import lampion
from tools.check_release import read_version

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
OFFICIAL = ("actions/checkout@", "actions/setup-python@", "actions/setup-node@", "actions/upload-artifact@")


def test_a_plain_import_needs_the_standard_library_only() -> None:
    """No extra, no array library, no web framework: those are imported by what uses them."""
    code = "import sys; before = set(sys.modules); import lampion; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    imported = {name.partition(".")[0] for name in done.stdout.split()}

    assert imported - sys.stdlib_module_names == {"lampion"}


def test_no_extra_is_needed_to_run() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {re.split(r"[\[<>=;]", line)[0].strip() for line in project["dependencies"]}
    extras = {
        re.split(r"[\[<>=;]", line)[0].strip() for lines in project["optional-dependencies"].values() for line in lines
    }

    assert names & extras == set()


def read_yaml(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return content


def test_the_version_is_written_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    sources = [
        *(ROOT / "src").rglob("*.py"),
        ROOT / "setup.py",
        ROOT / "web/build.py",
        *(ROOT / "web/src").rglob("*.ts"),
    ]
    holders = [file for file in sources if f'"{lampion.__version__}"' in file.read_text("utf-8")]

    assert "version" not in project["project"] | package
    assert "version" not in lock.keys() | lock["packages"][""].keys()
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "lampion.__version__"}
    assert holders == [ROOT / "src/lampion/__init__.py"]
    assert read_version() == lampion.__version__


def test_a_commit_is_checked_by_the_linters_of_the_makefile() -> None:
    [repository] = read_yaml(ROOT / ".pre-commit-config.yaml")["repos"]
    [hook] = repository["hooks"]

    assert (repository["repo"], hook["language"], hook["entry"]) == ("local", "system", "make lint")
    assert hook["always_run"]
    assert not hook["pass_filenames"]


def commands(job: dict[str, Any]) -> Iterator[str]:
    """The commands of a job, for all values of its matrix."""
    axes = {name: values for name, values in job["strategy"]["matrix"].items() if name not in ("include", "exclude")}
    for values in product(*axes.values()):
        for step in job["steps"]:
            if "run" in step:
                text = step["run"]
                for name, value in zip(axes, values, strict=True):
                    text = text.replace(f"${{{{ matrix.{name} }}}}", value)
                yield text


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_targets_of_the_makefile_only(path: Path) -> None:
    for job in read_yaml(path)["jobs"].values():
        lines = {line for command in commands(job) for line in command.splitlines()}
        assert lines
        for line in lines:
            make, *targets = line.split()
            assert make == "make"
            assert targets
            assert set(targets) <= TARGETS
        assert all(step["uses"].startswith(OFFICIAL) for step in job["steps"] if "uses" in step)
        assert all(("uses" in step) != ("run" in step) for step in job["steps"])


def test_every_system_and_python_is_tested_and_gets_a_wheel() -> None:
    jobs = read_yaml(ROOT / ".github/workflows/test.yml")["jobs"]

    for name in ("test", "packages"):
        matrix = jobs[name]["strategy"]["matrix"]
        assert {system.split("-")[0] for system in matrix["os"]} == {"ubuntu", "macos", "windows"}
        assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    tested = jobs["test"]["strategy"]["matrix"]
    left_out = {(one["os"], one["target"]) for one in tested["exclude"]}
    assert {system for system, target in set(product(tested["os"], tested["target"])) - left_out} == set(tested["os"])


def test_all_targets_are_phony_or_files_and_listed_by_help() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    phony = " ".join(re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE))

    assert set(phony.split()) == TARGETS
    assert TARGETS - set(re.findall(r"^([a-z-]+):.*## ", text, re.MULTILINE)) == {
        "compiled",
        "client",
        "cluster",
        "learning",
        "debian",
    }


@pytest.mark.parametrize("target", ["cluster", "learning"])
def test_what_only_thorough_tests_need_is_installed_in_pinned_versions(target: str) -> None:
    told = subprocess.run(
        ["make", "--dry-run", "--old-file", ".venv/installed", target],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    [packages] = re.findall(r"-c constraints\.txt ([^\n]+)$", told.rstrip(), re.MULTILINE)
    pinned = set(re.findall(r"^([\w-]+)==", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE))
    names = {re.split("[<>=]", name.strip("'"))[0] for name in packages.split()}

    assert names == {"cluster": {"ray"}, "learning": {"torch", "sb3-contrib"}}[target]
    assert names <= pinned
