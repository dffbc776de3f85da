"""The build, on a package of two small classes: all modules are compiled or none, and a stale library never runs."""

import importlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

import lampion
from lampion import build

ROOT = Path(__file__).parent.parent
SAMPLE = {
    "__init__.py": """
from lampion import build
__version__ = "1.2.3"
compiled = build.choose()
""",
    "kernel/__init__.py": "",
    "kernel/lamp.py": """
import cython
class Lamp:
    def __init__(self, oil):
        self.oil = oil
    def burn(self, hours):
        raise NotImplementedError
    def left(self, hours):
        with cython.nogil:
            rest = self.burn(hours)
        return rest
""",
    "kernel/lamp.pxd": """
cdef class Lamp:
    cdef readonly int oil
    cdef int burn(self, int hours) noexcept nogil
    cpdef int left(self, int hours)
""",
    "games/__init__.py": "",
    "games/wicks.py": """
NARROW, WIDE = range(1, 3)
""",
    "games/paper.py": """
import cython
from lampion.games import wicks
from lampion.kernel.lamp import Lamp
is_compiled = cython.compiled
class Paper(Lamp):
    def burn(self, hours):
        return self.oil - wicks.WIDE * hours
""",
    "games/paper.pxd": """
cimport cython
from lampion.games cimport wicks
from lampion.kernel.lamp cimport Lamp
@cython.final
cdef class Paper(Lamp):
    cpdef int burn(self, int hours) noexcept nogil
""",
}
PLAY = """
import importlib, lampion
from lampion.games import paper
importlib.reload(lampion)
assert lampion.compiled == paper.is_compiled
print("compiled" if lampion.compiled else "plain", paper.Paper(10).left(hours=3))
"""


class Checkout:
    """A copy of the sample that can be built, run and edited."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src/lampion"

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("LAMPION_", "PYTHON"))}
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            env=inherited | {"PYTHONPATH": str(self.package.parent)} | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("setup.py", "--quiet", "build_ext", "--inplace", **environment)

    def play(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("-c", PLAY, **environment)

    def edit(self, file: str, old: str, new: str) -> None:
        path = self.package / file
        path.write_text(path.read_text().replace(old, new))

    def libraries(self) -> list[str]:
        return sorted(path.name.partition(".")[0] for path in self.package.rglob("*" + build.LIBRARY))

    def pretend_compiled(self) -> None:
        """Leave the files of a successful build, without a compiler; importing these libraries would fail."""
        for module in build.find_modules(self.package):
            module.with_suffix(build.LIBRARY).write_text("no library")
        (self.package / build.DIGEST).write_text(build.digest(self.package))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """The sample after one build with whatever compiler this machine has."""
    checkout = Checkout(tmp_path_factory.mktemp("built"))
    for file, text in SAMPLE.items():
        path = checkout.package / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for file in ("setup.py", "pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / file, checkout.folder)
    shutil.copy(ROOT / "src/lampion/build.py", checkout.package)
    assert checkout.build().returncode == 0
    return checkout


@pytest.fixture
def checkout(built: Checkout, tmp_path: Path) -> Checkout:
    return Checkout(Path(shutil.copytree(built.folder, tmp_path / "checkout")))


def can_compile(folder: Path) -> bool:
    source = folder / "probe.c"
    source.write_text("#include <Python.h>\n")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = sysconfig.get_path("include")
    try:
        command = [*compiler, "-c", f"-I{headers}", str(source), "-o", str(source.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def test_the_libraries_run_wherever_there_is_a_compiler(checkout: Checkout, tmp_path: Path) -> None:
    played = checkout.play()

    assert played.stdout == ("compiled 4\n" if can_compile(tmp_path) else "plain 4\n")


@pytest.mark.parametrize("compiler", ["false", "/no/such/compiler"])
def test_a_build_without_a_working_compiler_leaves_plain_python(checkout: Checkout, compiler: str) -> None:
    checkout.edit("games/paper.py", "wicks.WIDE * hours", "hours")

    done = checkout.build(CC=compiler)

    assert done.returncode == 0
    assert "lampion: not compiled, plain Python will run instead" in done.stderr
    assert checkout.libraries() == []
    assert checkout.play().stdout == "plain 7\n"


def test_a_compiler_that_fails_on_one_module_leaves_no_library_at_all(checkout: Checkout, tmp_path: Path) -> None:
    checkout.edit("kernel/lamp.pxd", "int left", "long left")
    compiler = tmp_path / "compiler"
    compiler.write_text('#!/bin/sh\ncase "$*" in *paper.c*) exit 1;; *) exec cc "$@";; esac\n')
    compiler.chmod(0o755)

    done = checkout.build(CC=str(compiler))

    assert (done.returncode, checkout.libraries()) == (0, [])
    assert checkout.play().stdout == "plain 4\n"


def test_a_mistake_in_a_declaration_leaves_plain_python(checkout: Checkout) -> None:
    checkout.edit("games/paper.pxd", "int hours", "no_such_type hours")

    done = checkout.build()

    assert (done.returncode, checkout.libraries()) == (0, [])
    assert "no_such_type" in done.stderr
    assert checkout.play().stdout == "plain 4\n"


def test_a_required_build_that_fails_is_an_error(checkout: Checkout) -> None:
    checkout.edit("games/paper.py", "wicks.WIDE * hours", "hours")

    done = checkout.build(CC="false", LAMPION_BUILD="required")

    assert (done.returncode, checkout.libraries()) == (1, [])


def test_a_plain_build_compiles_nothing(checkout: Checkout) -> None:
    shutil.rmtree(checkout.folder / "build")

    done = checkout.build(LAMPION_BUILD="plain")

    assert done.returncode == 0
    assert not (checkout.folder / "build").exists()


def test_an_old_file_put_back_is_compiled_again(checkout: Checkout) -> None:
    """It is older than the C file made from the edit."""
    source = checkout.package / "games/paper.py"
    backup = shutil.copy2(source, checkout.folder / "backup.py")
    checkout.edit("games/paper.py", "wicks.WIDE * hours", "hours")
    checkout.build()
    shutil.copy2(backup, source)

    checkout.build()

    assert checkout.play().stdout.endswith(" 4\n")
    assert "wicks.WIDE * hours" in (checkout.folder / "build/c/src/lampion/games/paper.c").read_text()


def test_a_number_that_changes_is_noticed(checkout: Checkout) -> None:
    checkout.pretend_compiled()
    checkout.edit("games/wicks.py", "range(1, 3)", "range(2, 4)")

    assert checkout.play().stderr.startswith("lampion: games/wicks.py has changed since it was compiled")


def test_a_number_that_changes_is_compiled_again(checkout: Checkout) -> None:
    """The module of numbers itself gets no library."""
    checkout.edit("games/wicks.py", "range(1, 3)", "range(2, 4)")

    checkout.build()

    assert checkout.play().stdout.endswith(" 1\n")
    assert checkout.libraries() in ([], ["lamp", "paper"])
    assert "WIDE = 3" in (checkout.folder / "build/pxd/lampion/games/wicks.pxd").read_text()


def test_what_cimports_changed_declarations_is_translated_again(checkout: Checkout) -> None:
    """Also by way of another module: compiled code relies on the layout of every class that it knows."""
    (checkout.package / "games/shelf.py").write_text("def hold(lamp):\n    return 1\n")
    declarations = "from lampion.games cimport paper\ncdef int hold(paper.Paper lamp) noexcept nogil\n"
    (checkout.package / "games/shelf.pxd").write_text(declarations)
    checkout.build(CC="false")  # Cython alone is enough here
    translated = checkout.folder / "build/c/src/lampion/games/shelf.c"
    before = translated.stat().st_mtime_ns
    checkout.edit("kernel/lamp.pxd", "cdef readonly int oil", "cdef readonly int wax, oil")

    checkout.build(CC="false")

    assert translated.stat().st_mtime_ns > before


@pytest.mark.parametrize("value", ["1 << 31", "2.5", "'two'"])
def test_a_constant_that_is_no_number_for_c_stops_the_build(checkout: Checkout, value: str) -> None:
    checkout.edit("games/wicks.py", "NARROW, WIDE = range(1, 3)", f"WIDE = {value}")

    done = checkout.build(LAMPION_BUILD="required")

    assert done.returncode == 1
    assert "WIDE in wicks.py is" in done.stderr


def test_a_module_that_is_no_longer_compiled_loses_its_library(checkout: Checkout) -> None:
    checkout.pretend_compiled()
    (checkout.package / "games/paper.pxd").unlink()

    checkout.build()

    assert "paper" not in checkout.libraries()


def test_an_edited_source_runs_at_once_and_says_so_once(checkout: Checkout) -> None:
    checkout.pretend_compiled()
    checkout.edit("games/paper.py", "wicks.WIDE * hours", "hours")

    played = checkout.play()

    assert played.stdout == "plain 7\n"
    assert played.stderr.startswith("lampion: games/paper.py has changed since it was compiled; plain Python runs")
    assert played.stderr.count("\n") == 1


def test_a_missing_build_is_noticed(checkout: Checkout) -> None:
    (checkout.package / build.DIGEST).unlink(missing_ok=True)

    played = checkout.play()

    assert played.stdout == "plain 4\n"
    assert played.stderr.startswith("lampion: there is no compiled build; plain Python runs instead")


def test_a_missing_library_is_noticed(checkout: Checkout) -> None:
    checkout.pretend_compiled()
    (checkout.package / "kernel/lamp").with_suffix(build.LIBRARY).unlink()

    played = checkout.play()

    assert played.stdout == "plain 4\n"
    assert played.stderr.startswith("lampion: the library of kernel/lamp.py is missing;")


def test_a_build_for_another_python_is_noticed(checkout: Checkout) -> None:
    checkout.pretend_compiled()
    digest = checkout.package / build.DIGEST
    digest.write_text(digest.read_text().replace(build.LIBRARY, ".cpython-310.so"))

    played = checkout.play()

    assert played.stdout == "plain 4\n"
    assert played.stderr.startswith("lampion: the compiled build is for another Python;")


def test_the_notice_can_be_hidden(checkout: Checkout) -> None:
    (checkout.package / build.DIGEST).unlink(missing_ok=True)

    played = checkout.play(LAMPION_QUIET="1")

    assert (played.stdout, played.stderr) == ("plain 4\n", "")


def test_plain_python_can_be_forced(checkout: Checkout) -> None:
    checkout.pretend_compiled()

    played = checkout.play(LAMPION_PURE="1")

    assert (played.stdout, played.stderr) == ("plain 4\n", "")


def test_a_wheel_built_without_a_compiler_plays(checkout: Checkout) -> None:
    checkout.edit("games/paper.py", "wicks.WIDE * hours", "hours")
    made = checkout.run("-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", ".", CC="false")
    assert made.returncode == 0, made.stderr
    [wheel] = checkout.folder.glob("*.whl")
    ZipFile(wheel).extractall(checkout.folder / "installed")

    played = checkout.play(PYTHONPATH="installed")

    assert played.stdout == "plain 7\n"


@pytest.mark.parametrize("module", [path.relative_to(build.PACKAGE).as_posix() for path in build.find_modules()])
def test_every_module_with_declarations_runs_in_the_form_that_lampion_reports(module: str) -> None:
    found = importlib.import_module("lampion." + module.removesuffix(".py").replace("/", "."))

    assert str(found.__file__).endswith(build.LIBRARY if lampion.compiled else ".py")
