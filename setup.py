"""Compiles every `.py` that has a `.pxd` beside it: all of them, or none and the package runs as plain Python. Then has
the client built, see `web/build.py`; without it there is no page in the browser, and everything else works.

`LAMPION_BUILD=required` turns a failure into an error, for published builds; `LAMPION_BUILD=plain` compiles
nothing; `LAMPION_WEB=skip` builds no client.
"""

import os
import runpy
import shutil
import sys
from collections.abc import Collection
from pathlib import Path
from textwrap import shorten

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/lampion")
GENERATED = Path("build/c")
DECLARATIONS = Path("build/pxd")
BUILD = runpy.run_path(str(PACKAGE / "build.py"))
WEB = Path("web/build.py")
MODE = os.environ.get("LAMPION_BUILD", "")
FLAGS = [] if sys.platform == "win32" else ["-O3", "-g0", "-ffp-contract=off"]  # as exact as Python, on every machine
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
}


class AllOrNothing(build_ext):
    """Compiled and plain parts of one package do not fit together, so a failure leaves no library at all."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if MODE == "plain":
            return
        folders = [Path(self.build_lib, "lampion"), *([PACKAGE] if self.inplace else [])]
        inplace = self.inplace
        digest = BUILD["digest"](PACKAGE)  # now: an edit while the compiler runs must not pass for compiled
        for folder in folders:
            (folder / BUILD["DIGEST"]).unlink(missing_ok=True)
        try:
            self.translate(digest)
            super().run()
        except Exception as error:
            remove_libraries(folders)
            if MODE == "required":
                raise
            self.inplace = inplace  # the command switches it off while it runs
            print(f"lampion: not compiled, plain Python will run instead ({shorten(str(error), 99)})", file=sys.stderr)
        else:
            remove_libraries(folders, keep={self.get_ext_filename(extension.name) for extension in self.extensions})
            (folders[-1] / BUILD["DIGEST"]).write_text(digest, "utf-8")

    def translate(self, digest: str) -> None:
        """Let Cython write the C files that are out of date."""
        from Cython.Build import cythonize

        touch_changed_sources(digest)
        write_declarations()
        translated = cythonize(
            self.extensions,
            nthreads=os.cpu_count() or 1,
            include_path=[str(DECLARATIONS), "src"],
            build_dir=str(GENERATED),
            compiler_directives=DIRECTIVES,
        )
        (GENERATED / BUILD["DIGEST"]).write_text(digest, "utf-8")
        sources = {extension.name: extension.sources for extension in translated}
        for extension in self.extensions:
            extension.sources = sources[extension.name]


class WithClient(build_py):
    """Before the files of the package are collected, the client is put among them."""

    def run(self) -> None:
        if WEB.exists():
            runpy.run_path(str(WEB))["build_if_possible"](required=MODE == "required")
        super().run()


def touch_changed_sources(digest: str) -> None:
    """Make everything look new that has changed, or that cimports what has changed, directly or not.

    Cython goes by the clock: it would take an old file put back in place for one that it has seen. Nor does it follow
    every cimport, and a library made for other declarations would read the wrong memory.
    """
    last = GENERATED / BUILD["DIGEST"]
    seen = last.read_text("utf-8").splitlines() if last.exists() else []
    cimports = BUILD["find_cimports"](PACKAGE)
    changed = [PACKAGE / line.split()[1] for line in digest.splitlines()[1:] if line not in seen]
    touched = set(changed)
    while changed:
        file = changed.pop()
        file.touch()
        changed += [other for other in cimports.get(file, []) if other not in touched]
        touched.update(changed)


def write_declarations() -> None:
    """Write the C declarations of plain modules of numbers, in folders like those of the package."""
    shutil.rmtree(DECLARATIONS, ignore_errors=True)
    for source in BUILD["find_numbers"](PACKAGE):
        path = DECLARATIONS / source.relative_to("src").with_suffix(".pxd")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(BUILD["declare"](source), "utf-8")


def remove_libraries(folders: list[Path], keep: Collection[str] = ()) -> None:
    """A library left from a module that is no longer compiled would hide its source."""
    for folder in folders:
        for library in folder.rglob("*" + BUILD["LIBRARY"]):
            if str(library.relative_to(folder.parent)) not in keep:
                library.unlink()


def to_extension(source: Path) -> Extension:
    name = ".".join(source.relative_to("src").with_suffix("").parts)
    return Extension(name, [str(source)], extra_compile_args=FLAGS)


if __name__ == "__main__":
    modules = BUILD["find_modules"](PACKAGE)
    commands = {"build_ext": AllOrNothing, "build_py": WithClient}
    setup(ext_modules=[to_extension(source) for source in modules], cmdclass=commands)
