"""Draws the icons of the installed page from the drawings beside them, with Chromium: run it after changing a drawing.

usage: python tools/draw_icons.py
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests know how to find a browser

from tests.browser.browsers import chromium, find_chromium

FOLDER = Path(__file__).parent.parent / "web/public"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-192.png": ("icon-maskable.svg", 192),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),
}


def main() -> None:
    """Draw them all."""
    path = find_chromium()
    if path is None:
        sys.exit("there is no Chromium")
    with sync_playwright() as playwright, chromium(playwright, path) as browser:
        for name, (drawing, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (FOLDER / drawing).read_text("utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
            page.screenshot(path=FOLDER / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
