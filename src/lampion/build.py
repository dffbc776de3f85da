"""Which form of the rules runs: the compiled libraries, or the same files as plain Python.

Every `.py` with a `.pxd` beside it is compiled to a library in the same folder, which Python prefers to the source. The
build leaves a digest of the sources; the libraries run only while it fits. This module itself is never compiled and
needs the standard library only, because `setup.py` uses it too.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
DIGEST = "compiled.digest"
LIBRARY = EXTENSION_SUFFIXES[0]
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


def digest(package: Path = PACKAGE) -> str:
    """The Python that the libraries are for, then a line for each file that they are made from."""
    files = sorted([*package.rglob("*.pxd"), *find_modules(package)])
    lines = [f"{sha256(file.read_bytes()).hexdigest()} {file.relative_to(package).as_posix()}" for file in files]
    return "\n".join([LIBRARY, *lines, ""])


def find_fault(package: Path = PACKAGE) -> str:
    """Why the libraries cannot stand in for the sources; nothing when they can."""
    if not (package / DIGEST).exists():
        return "there is no compiled build"
    built, now = (package / DIGEST).read_text("utf-8").splitlines(), digest(package).splitlines()
    if built[:1] != now[:1]:
        return "the compiled build is for another Python"
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
