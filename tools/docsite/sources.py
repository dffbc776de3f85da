"""Copies the pages of the repository to where the site is built, in the same folders, so that links stay true."""

import os
import re
import shutil
from pathlib import Path

LANGUAGES = {"en": "English", "fr": "French"}
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
LINK = re.compile(r"\[([^\]\n]+)\]\((?!\w+:)([^)#\s]+)(#[^)\s]*)?\)")


def mirror(root: Path, source: Path) -> None:
    """Copy all pages, and the files that they link to."""
    shutil.copytree(root / "docs", source / "docs")
    for name in PAGES:
        shutil.copy(root / name, source / name)
    for page in sorted(source.rglob("*.md")):
        text = page.read_text("utf-8")
        for _, target, _ in LINK.findall(text):
            copy_linked((root / page.relative_to(source).parent / target).resolve(), root, source)
        page.write_text(cross_languages(text, page.relative_to(source)), "utf-8")


def cross_languages(text: str, page: Path) -> str:
    """Links between languages lead to another build, so they are written as HTML.

    The English site keeps the folders of the repository; the French one is `fr` beside them.
    """

    def cross(link: re.Match[str]) -> str:
        target = Path(os.path.normpath(page.parent / link[2]))
        if target.suffix != ".md" or is_french(target) == is_french(page):
            return link[0]
        address = os.path.relpath(place_of(target), place_of(page).parent)
        return f'<a href="{Path(address).as_posix()}{link[3] or ""}">{link[1]}</a>'

    return LINK.sub(cross, text)


def is_french(page: Path) -> bool:
    """Is this a page of the French site?"""
    return page.is_relative_to("docs/fr")


def place_of(page: Path) -> Path:
    """Where a page is in the site."""
    return (page.relative_to("docs") if is_french(page) else page).with_suffix(".html")


def copy_linked(file: Path, root: Path, source: Path) -> None:
    """Copy a file that a page links to, such as an example, unless it is there already."""
    place = source / file.relative_to(root)
    if file.is_file() and not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)
