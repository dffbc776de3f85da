"""Rehearses a release: builds both packages, inspects them, installs each in an empty environment and plays there.

usage: python tools/check_release.py

Everything happens in a temporary folder; the packages stay in `dist/`. Nothing is published.
"""

import gzip
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import venv
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from urllib.request import Request, urlopen
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
DATA = (".ftl", ".py", ".pxd", ".toml", ".typed")  # files that belong in both packages
CLIENT = "lampion/server/client/"
LIBRARY = re.compile(r"\.(so|pyd)$")
GAME = ("play", "spring-festival", "--you", "none", "--bot", "greedy", "--seed", "1")


# Windows finds its compiler whatever CC says, so there the build is told not to look for one.
NO_COMPILER = {"LAMPION_BUILD": "plain"} if os.name == "nt" else {"CC": "false"}


class Unfit(Exception):
    """Why a package can't be released."""


def check(is_fit: object, problem: object) -> None:
    if not is_fit:
        raise Unfit(str(problem))


@contextmanager
def step(words: str) -> Iterator[None]:
    """Print what is being checked, and how long it took."""
    began = monotonic()
    print(f"{words} ... ", end="", flush=True)
    yield
    print(f"{monotonic() - began:.0f} s", flush=True)


def fresh_environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of a user without any settings for Lampion."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LAMPION_", "PYTHON", "XDG_"))}
    homes = {name: str(home) for name in ("HOME", "USERPROFILE", "LOCALAPPDATA")}
    return kept | homes | {"LAMPION_QUIET": "1", "LAMPION_LANGUAGE": "en"} | more


def run(*words: object, folder: Path, environment: dict[str, str]) -> str:
    """The output of a command; its errors if it fails."""
    done = subprocess.run(
        [str(word) for word in words], cwd=folder, env=environment, capture_output=True, encoding="utf-8",
        errors="replace", check=False,
    )  # fmt: skip
    check(done.returncode == 0, f"{' '.join(map(str, words))}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def read_version() -> str:
    found = re.search(r'^__version__ = "(.+)"$', (SOURCES / "lampion/__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


def build(folder: Path) -> tuple[Path, Path]:
    """The source package of this checkout, and the wheel built from that alone."""
    environment = {**os.environ, "LAMPION_BUILD": "required"}
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, folder=ROOT, environment=environment)
    version = read_version()
    [source] = folder.glob(f"lampion-{version}.tar.gz")
    [wheel] = folder.glob(f"lampion-{version}-*.whl")
    return source, wheel


def package_files() -> set[str]:
    """The files that every package must contain, as a wheel names them."""
    files = (file for file in (SOURCES / "lampion").rglob("*") if file.suffix in DATA and "client" not in file.parts)
    return {file.relative_to(SOURCES).as_posix() for file in files}


def check_wheel(wheel: Path, is_compiled: bool = True) -> None:
    """Check that a wheel contains everything that belongs there and nothing else."""
    names = set(ZipFile(wheel).namelist())
    check_package(names)
    modules = {name.removesuffix(".pxd") for name in names if name.endswith(".pxd")} if is_compiled else set()
    libraries = {name.split(".")[0] for name in names if LIBRARY.search(name)}
    sources = {name.removesuffix(".py") for name in names}
    check(libraries == modules & sources, f"libraries: {sorted(libraries ^ (modules & sources))}")
    strays = {name for name in names if not name.startswith(("lampion/", f"lampion-{read_version()}.dist-info/"))}
    check(not strays, f"not ours: {sorted(strays)[:5]}")
    check(any(name.endswith("licenses/LICENSE") for name in names), "there is no licence")


def check_source(source: Path) -> None:
    """Check that a source package contains everything that a build needs and nothing that a build produces."""
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    check_package({name.removeprefix("src/") for name in names if name.startswith("src/")})
    needed = {"LICENSE", "README.md", "pyproject.toml", "setup.py", "web/build.py", "web/package-lock.json"}
    check(needed <= names, f"missing: {sorted(needed - names)}")
    strays = {
        name for name in names if LIBRARY.search(name) or name.startswith(("tests/", "bench/", "build/", ".venv/"))
    }
    check(not strays, f"not needed: {sorted(strays)[:5]}")


def check_package(names: Collection[str]) -> None:
    """Check that all files of the package are there, including the client, and no development files."""
    missing = package_files() - set(names)
    check(not missing, f"missing: {sorted(missing)[:5]}")
    check(f"{CLIENT}index.html" in names, "there is no client")
    check(any(re.fullmatch(rf"{CLIENT}assets/index-\S+\.js\.gz", name) for name in names), "the client has no script")
    strays = [name for name in names if name.endswith((".c", ".pyc")) or "node_modules" in name or "/tests/" in name]
    check(not strays, f"not needed: {sorted(strays)[:5]}")


def install(package: Path, folder: Path, *words: str, **more: str) -> Path:
    """Install a package in an environment, created if needed; returns the command `lampion`."""
    if not (folder / "pyvenv.cfg").exists():
        venv.create(folder)
    pip = [sys.executable, "-m", "pip", "--python", folder, "install", "--quiet", "--no-compile"]
    versions = ["--disable-pip-version-check", "-c", ROOT / "constraints.txt"]
    environment = fresh_environment(Path.home(), **more)  # pip isn't under test, so it may use its own settings
    run(*pip, *versions, *words, package, folder=folder, environment=environment)
    return folder / ("Scripts/lampion.exe" if os.name == "nt" else "bin/lampion")


def check_command(command: Path, folder: Path, is_compiled: bool) -> None:
    """Check that an installed command reports its version and form, and plays a whole game."""
    environment = fresh_environment(folder)
    version = run(command, "--version", folder=folder, environment=environment).strip()
    check(version.startswith(f"lampion {read_version()} ("), version)
    python = command.with_name("python.exe" if os.name == "nt" else "python")
    code = "import lampion; print(lampion.compiled, lampion.__file__)"
    form, _, place = run(python, "-c", code, folder=folder, environment=environment).strip().partition(" ")
    check(form == str(is_compiled), f"compiled: {form}")
    check(not Path(place).is_relative_to(ROOT / "src"), f"runs {place}")
    record = folder / "game.txt"
    run(command, *GAME, "--record", record, folder=folder, environment=environment)
    run(command, "verify", record, folder=folder, environment=environment)
    record.unlink()


@contextmanager
def serving(command: Path, folder: Path) -> Iterator[str]:
    """The address of an installed server that runs during the block."""
    words = [str(command), "serve", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        env=fresh_environment(folder),
        cwd=folder,
    ) as process:
        assert process.stdout
        try:
            found = next((match[0] for line in process.stdout if (match := re.search(r"http\S+", line))), None)
            check(found, "the server doesn't start")
            yield str(found).rstrip("/")
        finally:
            process.terminate()


def check_page(address: str) -> None:
    """Check that a server serves the page with its script, and lists its games."""
    page = fetch(f"{address}/")
    scripts = re.findall(r'<script type="module"[^>]* src="\./(assets/[^"]+)"', page)
    check('<base href="/"' in page and len(scripts) == 1, page[:500])
    check(len(fetch(f"{address}/{scripts[0]}", is_packed=True)) > 1000, "the script is empty")
    check('"spring-festival"' in fetch(f"{address}/api/games"), "there are no games")


def fetch(address: str, is_packed: bool = False) -> str:
    """A page as a browser gets it, compressed if possible."""
    with urlopen(Request(address, headers={"Accept-Encoding": "gzip"}), timeout=60) as answer:
        content, encoding = answer.read(), answer.headers["Content-Encoding"]
    check(not is_packed or encoding == "gzip", f"{address} is not packed")
    return (gzip.decompress(content) if encoding == "gzip" else content).decode()


def rehearse(folder: Path) -> None:
    """All checks, in order."""
    home = folder / "home"
    home.mkdir()
    with step("Building the source package, and the wheel from it"):
        source, wheel = build(ROOT / "dist")
    with step("Checking both for missing and surplus files"):
        check_source(source)
        check_wheel(wheel)
    with step("Installing the wheel in an empty environment"):
        command = install(wheel, folder / "wheel")
    with step("Playing a game there, and checking its record"):
        check_command(command, home, is_compiled=True)
    with step("Serving the page there"), serving(command, home) as address:
        check_page(address)
    with step("Installing the source package in another environment, which compiles it"):
        command = install(source, folder / "source", LAMPION_BUILD="required")
    with step("Playing a game there, and checking its record"):
        check_command(command, home, is_compiled=True)
    with step("Installing it again without a C compiler"):
        install(source, folder / "source", "--force-reinstall", "--no-deps", **NO_COMPILER)
    with step("Playing a game there in plain Python, and checking its record"):
        check_command(command, home, is_compiled=False)
    print(f"Ready: {source.relative_to(ROOT)} and {wheel.relative_to(ROOT)}")


def main() -> None:
    began = monotonic()
    with tempfile.TemporaryDirectory(prefix="lampion-") as folder:
        try:
            rehearse(Path(folder).resolve())
        except Unfit as problem:
            sys.exit(f"failed\n{problem}")
    print(f"Everything took {monotonic() - began:.0f} s.")


if __name__ == "__main__":
    main()
