"""The pages of the project: every Markdown file, its blocks, links and headings."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IGNORED = ("build", "dist", "node_modules")

FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```[ ]*$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+?) *$", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[[^\]\n]*\]\(([^)\s]+)\)|!\[[^\]\n]*\]\(([^)\s]+)\)")
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, its line in the page, and what the page says directly after it."""

    language: str
    text: str
    line: int
    output: str | None = None


@dataclass(frozen=True)
class Page:
    """A Markdown file."""

    path: Path

    @property
    def name(self) -> str:
        """The path in the project."""
        return self.path.relative_to(ROOT).as_posix()

    @property
    def text(self) -> str:
        """The whole text."""
        return self.path.read_text("utf-8")

    @property
    def prose(self) -> str:
        """The page without its fenced blocks, line for line."""
        return FENCE.sub(lambda block: "\n" * block[0].count("\n"), self.text)

    def blocks(self) -> list[Block]:
        """The fenced blocks in order; a `text` block that follows directly is the output of the one before it."""
        text = self.text
        blocks = []
        for fence in FENCE.finditer(text):
            after = FENCE.match(text[fence.end() :].lstrip("\n"))
            output = after[2] if after and after[1] == "text" else None
            blocks.append(Block(fence[1], fence[2], text.count("\n", 0, fence.start()) + 2, output))
        return blocks

    def links(self) -> list[str]:
        """The targets of all links and pictures."""
        return [one or two for one, two in LINK.findall(INLINE.sub("", self.prose))]

    def inline_code(self) -> list[str]:
        """The text between backticks, outside fenced blocks."""
        return INLINE.findall(self.prose)

    def anchors(self) -> set[str]:
        """The anchors of its headings, which links can name."""
        return {to_anchor(heading) for heading in HEADING.findall(self.prose)}


def to_anchor(heading: str) -> str:
    """A heading as an anchor: lower case, hyphens for spaces, no punctuation."""
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


def all_pages() -> list[Page]:
    """Every Markdown file of the project."""
    found = []
    for path in sorted(ROOT.rglob("*.md")):
        folders = path.relative_to(ROOT).parts[:-1]
        if not any(folder.startswith(".") or folder in IGNORED for folder in folders):
            found.append(Page(path))
    return found


PAGES = all_pages()
NAMES = [page.name for page in PAGES]
