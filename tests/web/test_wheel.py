"""A wheel, installed in an empty environment, plays and shows its page."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lampion
from tools.check_release import GAME, check_command, check_page, check_wheel, fresh_environment, install, serving

ROOT = Path(__file__).parent.parent.parent
NEEDED = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")
LEFT_OUT = shutil.ignore_patterns(
    "__pycache__", "*.so", "*.pyd", "compiled.digest", "node_modules", "*.egg-info", "dist"
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout with its client, built anew only if it is old; the rules are left as plain Python."""
    if not (ROOT / "web/node_modules/vite").exists():
        pytest.skip("the packages of the client are not installed")
    folder = tmp_path_factory.mktemp("checkout")
    for name in NEEDED:
        shutil.copy(ROOT / name, folder)
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    words = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "."]
    made = subprocess.run(
        [sys.executable, *words], cwd=folder, capture_output=True, encoding="utf-8", check=False,
        env=fresh_environment(Path.home(), LAMPION_BUILD="plain"),
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    [found] = folder.glob(f"lampion-{lampion.__version__}-*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of the wheel in an environment that had nothing in it."""
    return install(wheel, tmp_path_factory.mktemp("environment"))


def test_a_wheel_contains_the_client_and_all_declarations(wheel: Path) -> None:
    check_wheel(wheel, is_compiled=False)


def test_an_installed_wheel_opens_its_page(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path) as address:
        check_page(address)


def test_an_installed_wheel_plays(installed: Path, tmp_path: Path) -> None:
    check_command(installed, tmp_path, is_compiled=False)


def test_an_installed_wheel_prints_no_warnings(installed: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [installed, *GAME], cwd=tmp_path, capture_output=True, encoding="utf-8", check=False,
        env=fresh_environment(tmp_path),
    )  # fmt: skip

    assert (done.returncode, done.stderr) == (0, "")
