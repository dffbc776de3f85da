"""A wheel, installed in an empty environment, plays and shows its page."""

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from lampion.build import PACKAGE

ROOT = Path(__file__).parent.parent.parent
NEEDED = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.digest", "client", "node_modules", "*.egg-info", "dist")


def surroundings(**more: str) -> dict[str, str]:
    """The environment of a stranger."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LAMPION_", "PYTHON"))}
    return kept | {"LAMPION_QUIET": "1", "LAMPION_LANGUAGE": "en"} | more


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, with a client that was built for it; the rules are left as plain Python."""
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
        [sys.executable, *words], cwd=folder, capture_output=True, text=True, check=False,
        env=surroundings(LAMPION_BUILD="plain"),
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    [found] = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of the wheel in an environment that had nothing in it."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    words = ["-m", "pip", "--python", str(folder), "install", "--quiet", "--no-compile", "--disable-pip-version-check"]
    command = [sys.executable, *words, "-c", str(ROOT / "constraints.txt"), str(wheel)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=surroundings())
    assert done.returncode == 0, done.stderr
    return folder / "bin/lampion"


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Where the installed server listens."""
    words = ["serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        [installed, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=surroundings(),
        cwd=tmp_path,
    ) as process:  # fmt: skip
        assert process.stdout
        try:
            lines = iter(process.stdout)
            yield next(found[0].rstrip("/") for line in lines if (found := re.search(r"http\S+", line)))
        finally:
            process.terminate()


def test_a_wheel_contains_the_client_and_all_declarations(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())

    assert "lampion/server/client/index.html" in names
    assert any(re.fullmatch(r"lampion/server/client/assets/index-\S+\.js\.gz", name) for name in names)
    declarations = {f"lampion/{file.relative_to(PACKAGE).as_posix()}" for file in PACKAGE.rglob("*.pxd")}
    assert declarations <= names
    assert {"lampion/i18n/fr/web.ftl", "lampion/py.typed", "lampion/games/takenoko/components.toml"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith("web/")]


def test_an_installed_wheel_opens_its_page(address: str) -> None:
    page = httpx.get(f"{address}/")
    [script] = re.findall(r'<script type="module"[^>]* src="\./(assets/[^"]+)"', page.text)
    code = httpx.get(f"{address}/{script}")

    assert '<base href="/"' in page.text
    assert (code.status_code, code.headers["content-encoding"]) == (200, "gzip")
    assert len(code.text) > 1000
    assert httpx.get(f"{address}/api/games").json()["games"]


def test_an_installed_wheel_plays(installed: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [installed, "play", "spring-festival", "--you", "none", "--bot", "random"],
        cwd=tmp_path, capture_output=True, text=True, check=False, env=surroundings(),
    )  # fmt: skip

    assert (done.returncode, done.stderr) == (0, "")
