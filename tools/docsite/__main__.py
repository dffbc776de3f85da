"""Builds the documentation site into build/docs/site: the guides, the references, and the players' pages in French.

python -m tools.docsite [--open]
"""

import argparse
import shutil
import subprocess
import sys
import webbrowser
from pathlib import Path

from tools.docsite import interface_reference, players, python_reference, sources

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build/docs"
SITE = BUILD / "site"
HERE = Path(__file__).parent


def write_sources(source: Path) -> None:
    """All pages: copies of those in the repository, and the references."""
    shutil.rmtree(source, ignore_errors=True)
    sources.mirror(ROOT, source)
    python_reference.write(source / "docs/reference")
    interface_reference.write(source / "docs/reference")
    players.write(source / "docs/fr" / players.FOLDER, "fr")


def render(source: Path, site: Path, language: str) -> int:
    """Turn the pages of a language into HTML; a warning is a failure. Returns the exit code."""
    print(f"Writing the pages in {sources.LANGUAGES[language]} …", flush=True)
    start = source if language == "en" else source / "docs" / language
    command = [
        *(sys.executable, "-m", "sphinx", "--builder", "html", "--fail-on-warning", "--keep-going", "--quiet"),
        *("--conf-dir", str(HERE), "--doctree-dir", str(BUILD / "doctrees" / language)),
        *("-D", f"language={language}", "-D", f"root_doc={'docs/index' if language == 'en' else 'index'}"),
        *(str(start), str(site if language == "en" else site / language)),
    ]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def build(source: Path, site: Path) -> int:
    """Build the whole site; returns the exit code."""
    write_sources(source)
    for language in sources.LANGUAGES:
        if code := render(source, site, language):
            return code
    shutil.copy(HERE / "start.html", site / "index.html")
    return 0


def main() -> int:
    """Build the site, and open it if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--open", action="store_true", help="show it in the browser")
    arguments = parser.parse_args()
    shutil.rmtree(SITE, ignore_errors=True)
    if code := build(BUILD / "source", SITE):
        return code
    print(f"The site is in {SITE.relative_to(ROOT)}: open index.html there, no server is needed.")
    if arguments.open:
        webbrowser.open((SITE / "index.html").as_uri())
    return 0


if __name__ == "__main__":
    sys.exit(main())
