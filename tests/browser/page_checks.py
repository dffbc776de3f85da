"""Checks of a page: what doesn't fit, what overlaps, and what is in the wrong language."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.browsers import PHONE
from tests.browser.words import is_foreign

WIDTHS = ((320, 640), (390, 844), (768, 1024), (1440, 900), (1920, 1080))
# Where boards are looked at; 720 by 450 is a page at twice its size.
WIDE = ((844, 390), (1024, 768), (720, 450), (1440, 900), (2560, 1440))
SIZES = (PHONE, *WIDE)

# If a dialog is open, only its contents count. Text that scrolls or is only for screen readers may be anywhere.
SEEN = """
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const root = dialog ?? document.body
    const isShown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !node.closest('.unseen, [aria-hidden=true], .skip, [popover]:not(:popover-open)')
        && getComputedStyle(node).clipPath !== 'inset(50%)' // only for screen readers at this size
    const scroller = (node) => {
        for (let one = node; one && one !== document.documentElement; one = one.parentElement)
            if (/auto|scroll/.test(getComputedStyle(one).overflow)) return one
        return null
    }
    const short = (text) => text.trim().replace(/\\s+/g, ' ').slice(0, 60)
    const texts = () => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const found = []
        while (walker.nextNode()) {
            const node = walker.currentNode
            if (node.data.trim() && isShown(node.parentElement)) found.push(node)
        }
        return found
    }
"""

MISFITS = f"""() => {{
    {SEEN}
    const found = []
    const page = document.documentElement
    if (page.scrollWidth > page.clientWidth) found.push(`scrolls sideways by ${{page.scrollWidth - page.clientWidth}}`)
    const empty = page.scrollHeight - Math.max(innerHeight, document.body.getBoundingClientRect().bottom + scrollY)
    if (empty > 1) found.push(`scrolls ${{Math.round(empty)}} into emptiness`)
    for (const node of texts()) {{
        const holder = node.parentElement
        if (getComputedStyle(holder).textOverflow === 'ellipsis' || holder.closest('pre, svg')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = holder.closest('button, a, td, th, label, [role=tab], li, section, dialog, header, main, body')
        const scrolls = scroller(holder)
        const around = (box.contains(scrolls) && box !== scrolls ? scrolls : box).getBoundingClientRect()
        for (const text of range.getClientRects()) {{
            if (text.width < 1) continue
            const aside = Math.max(around.left - text.left, text.right - around.right)
            const name = `“${{short(node.data)}}”`
            if (aside > 1.5) found.push(`${{name}} leaves its ${{box.tagName.toLowerCase()}} by ${{Math.round(aside)}}`)
            const below = box.matches("button, [role=tab], td, th") ? text.bottom - around.bottom : 0
            if (below > 2) found.push(`${{name}} leaves its ${{box.tagName.toLowerCase()}} downwards`)
            if (!scrolls && (text.left < -1 || text.right > innerWidth + 1)) found.push(`${{name}} leaves the page`)
            const isCut = /hidden|clip/.test(getComputedStyle(holder).overflowX)
            if (isCut && holder.scrollWidth > holder.clientWidth + 1) found.push(`${{name}} is cut`)
        }}
    }}
    return [...new Set(found)]
}}"""

# Pieces of a group lie side by side: tiles of a sky or the store, cards of a seat, buttons of a row.
OVERLAPS = f"""() => {{
    {SEEN}
    const found = []
    const groups = '[role=group], [role=toolbar], [role=radiogroup], nav, form, header'
    for (const group of root.querySelectorAll(groups)) {{
        const pieces = [...group.querySelectorAll('[role=img], button, a[href], input, select')]
            .filter((one) => isShown(one) && one.closest(groups) === group)
            .filter((one) => !/radio|checkbox/.test(one.type ?? ''))
            .filter((one) => getComputedStyle(one.parentElement).clipPath === 'none') // hexes and edges share corners
            .filter((one) => !one.matches('button') || getComputedStyle(one).pointerEvents !== 'none') // for keys only
        const rects = pieces.map((one) => one.getBoundingClientRect())
        for (let one = 0; one < pieces.length; one += 1)
            for (let other = one + 1; other < pieces.length; other += 1) {{
                if (pieces[one].contains(pieces[other]) || pieces[other].contains(pieces[one])) continue
                const [a, b] = [rects[one], rects[other]]
                const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
                const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
                const name = (node) => short(node.getAttribute('aria-label') ?? node.innerText ?? '')
                if (wide > 1.5 && high > 1.5) found.push(`“${{name(pieces[one])}}” lies on “${{name(pieces[other])}}”`)
            }}
    }}
    return found
}}"""

FINGER = 44  # pixels
# Targets that are smaller than a fingertip, with their sizes.
SMALL = """(all, least) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).flatMap((one) => {
    const { width, height } = one.getBoundingClientRect()
    const name = (one.getAttribute('aria-label') ?? one.innerText).replace(/\\s+/g, ' ').slice(0, 50)
    return Math.min(width, height) < least - 0.5 ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`] : []
})"""

# Are the upper and the lower edge of each in view, with nothing on them?
SHOWN = """(all) => all.map((one) => {
    const box = one.getBoundingClientRect()
    const isSeen = (y) => one.contains(document.elementFromPoint(box.x + box.width / 2, y))
    return isSeen(box.top + 3) && isSeen(box.bottom - 3)
})"""

# Everything that is read or spoken: text nodes, and names in attributes. People's names are in no language.
READ = f"""() => {{
    {SEEN}
    const others = '[lang]:not(html), [translate=no]'
    const found = texts().filter((node) => !node.parentElement.closest(others)).map((node) => node.data)
    for (const node of root.querySelectorAll('.unseen, [role=log] *'))
        for (const child of node.childNodes) if (child.nodeType === 3) found.push(child.data)
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
        for (const node of root.querySelectorAll(`[${{name}}]`))
            if (node.checkVisibility() && !node.closest('[translate=no]')) found.push(node.getAttribute(name))
    found.push(document.title)
    return [...new Set(found.map((text) => text.trim().replace(/\\s+/g, ' ')).filter(Boolean))]
}}"""


def find_misfits(page: Page, sizes: tuple[tuple[int, int], ...] = WIDTHS, parts: Sequence[Locator] = ()) -> list[str]:
    """What doesn't fit at these sizes, and which parts can't be seen whole on a wide screen; restores the size."""
    before = page.viewport_size
    found: list[str] = []
    for size in sizes:
        resize(page, *size)
        problems: list[Any] = [*page.evaluate(MISFITS), *page.evaluate(OVERLAPS)]
        problems += find_out_of_view(parts, size) if size in WIDE else []
        found += [f"{size[0]}: {problem}" for problem in problems]
    if before:
        page.set_viewport_size(before)
    return found


def find_out_of_view(parts: Sequence[Locator], size: tuple[int, int]) -> list[str]:
    """Which of these can't be seen whole without scrolling."""
    found = []
    for number, part in enumerate(parts):
        box = part.bounding_box()
        assert box
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        if box["y"] < -1 or bottom > size[1] + 1 or right > size[0] + 1:
            found.append(f"part {number} is not in view: {box}")
    return found


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and let it settle."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def find_foreign(page: Page) -> list[str]:
    """English texts on a French page."""
    return [text for text in page.evaluate(READ) if is_foreign(text)]
