"""Which form of the rules runs: the compiled libraries, or the same files as plain Python.

Every `.py` with a `.pxd` beside it is compiled to a library in the same folder, which Python prefers to the source. The
build leaves a digest of the sources; the libraries run only while it fits. This module itself is never compiled and
needs the standard library only, because `setup.py` uses it too.

Numbers with names, such as `phases.IDLE`, live in plain modules that import nothing. Where a `.pxd` cimports such a
module, the build writes the C declarations from it, so that no number is typed twice.
"""

import os
import re
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
DIGEST = "compiled.digest"
LIBRARY = EXTENSION_SUFFIXES[0]
CIMPORT = re.compile(r"^from (lampion[\w.]*) cimport (\([^)]*\)|.*)", re.MULTILINE)
REMEDY = "With a C compiler, `make setup` or a new installation helps; LAMPION_QUIET=1 hides this."


class PlainPython:
    """Finds the modules of this package as `.py` files, whatever libraries lie beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None) -> ModuleSpec | None:
        for folder in path or () if name.startswith("lampion.") else ():
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def find_modules(package: Path = PACKAGE) -> list[Path]:
    """The files that are compiled."""
    sources = (declarations.with_suffix(".py") for declarations in package.rglob("*.pxd"))
    return sorted(source for source in sources if source.exists())


def find_cimports(package: Path = PACKAGE) -> dict[Path, list[Path]]:
    """What declarations cimport (other declarations, plain modules of numbers), each with the files that cimport it."""
    found: dict[Path, list[Path]] = {}
    for declarations in sorted(package.rglob("*.pxd")):
        for module, names in CIMPORT.findall(declarations.read_text("utf-8")):
            home = package.joinpath(*module.split(".")[1:])
            for path in (home, *(home / name for name in re.findall(r"\w+", names))):
                for file in (path.with_suffix(".pxd"), path.with_suffix(".py")):
                    if file.exists():
                        found.setdefault(file, []).append(declarations)
                        break
    return found


def find_numbers(package: Path = PACKAGE) -> list[Path]:
    """The plain modules whose numbers compiled code uses."""
    return [file for file in find_cimports(package) if file.suffix == ".py"]


def declare(numbers: Path) -> str:
    """The C declarations of a plain module: its numbers that are written in capitals."""
    import runpy

    values = {name: value for name, value in runpy.run_path(str(numbers)).items() if name.isupper()}
    for name, value in values.items():
        if type(value) is not int or not -(1 << 31) <= value < 1 << 31:
            raise ValueError(f"{name} in {numbers.name} is {value!r}, which does not fit a C int")
    lines = [f"    {name} = {value}" for name, value in values.items()]
    return "\n".join([f"# Written by the build from {numbers.name}.", "cdef enum:", *lines, ""])


def digest(package: Path = PACKAGE) -> str:
    """The Python that the libraries are for, then a line for each file that they are made from."""
    files = sorted([*package.rglob("*.pxd"), *find_modules(package), *find_numbers(package)])
    return "\n".join([LIBRARY, *(fingerprint(file, package) for file in files), ""])


def fingerprint(file: Path, package: Path) -> str:
    """The line of a digest for one file."""
    return f"{sha256(file.read_bytes()).hexdigest()} {file.relative_to(package).as_posix()}"


def find_fault(package: Path = PACKAGE) -> str:
    """Why the libraries cannot stand in for the sources; nothing when they can."""
    if not (package / DIGEST).exists():
        return "there is no compiled build"
    python, _, lines = (package / DIGEST).read_text("utf-8").partition("\n")
    built = lines.splitlines()
    if python != LIBRARY:
        return "the compiled build is for another Python"
    # The files that the build named, and new declarations: a start has no time to read who cimports what.
    files = {*package.rglob("*.pxd"), *(package / line[65:] for line in built)}
    now = [fingerprint(file, package) for file in files if file.exists()]
    for line in sorted(set(built) ^ set(now), key=lambda line: line[65:]):
        return f"{line[65:]} has changed since it was compiled"
    for module in find_modules(package):
        if not module.with_suffix(LIBRARY).exists():
            return f"the library of {module.relative_to(package).as_posix()} is missing"
    return ""


def choose() -> bool:
    """Tell whether the libraries run. Where they cannot or must not, let every import take the `.py` file."""
    forced = is_on("LAMPION_PURE")
    fault = "" if forced else find_fault()
    if not forced and not fault:
        return True
    if PlainPython not in sys.meta_path:
        sys.meta_path.insert(0, PlainPython)
        if fault and not is_on("LAMPION_QUIET"):
            print(f"lampion: {fault}; plain Python runs instead, about 100 times slower. {REMEDY}", file=sys.stderr)
    return False


def runs_compiled() -> bool:
    """Which form was chosen; `lampion.compiled` says the same."""
    return PlainPython not in sys.meta_path


def is_on(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


if __name__ == "__main__":
    sys.exit(find_fault() or None)
