"""The docs are true: links and file names lead somewhere, examples print the output shown, commands exist."""

import contextlib
import io
import re
import shlex

import pytest

from lampion.bots import BOTS
from lampion.cli.main import build_parser
from tests.docs.pages import NAMES, PAGES, ROOT, Page, to_anchor

EXAMPLES = [page for page in PAGES if any(block.language == "python" for block in page.blocks())]
FILE = re.compile(r"(?:src|tests|web|tools|bench|docs)/[\w<>./-]+\.\w+|[\w<>./-]+/[\w.-]+\.(?:py|pxd|ts|svelte)")
FOLDERS = (ROOT, ROOT / "src/lampion", ROOT / "web", ROOT / "web/src")  # from which pages name files
SHELL = ("sh", "bash", "console", "shell")
PLACEHOLDERS = {"FILE": "game.txt", "GAME": "spring-festival", "N": "2", "SEATS": "0,1"}


def test_the_readme_is_among_the_pages() -> None:
    """The tests below don't pass by finding no pages."""
    assert {"README.md", "docs/games/spring-festival.md"} <= set(NAMES)
    assert "README.md" in [page.name for page in EXAMPLES]


# Links


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_relative_link_leads_to_a_file(page: Page) -> None:
    """To a file or a folder of the project."""
    files = [link.partition("#")[0] for link in page.links() if "://" not in link and not link.startswith("mailto:")]

    assert [file for file in files if file and not (page.path.parent / file).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_link_into_a_page_leads_to_a_heading(page: Page) -> None:
    """In the same page or another one."""
    missing = []
    for link in page.links():
        file, _, anchor = link.partition("#")
        target = Page((page.path.parent / file).resolve()) if file else page
        if anchor and "://" not in link and target.path.suffix == ".md" and anchor not in target.anchors():
            missing.append(link)

    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_source_file_that_is_named_exists(page: Page) -> None:
    """With its folder, such as `tables/undo.py`; `<game>` stands for any game."""
    named = [code for code in page.inline_code() if FILE.fullmatch(code)]
    missing = [name for name in named if not any([*folder.glob(name.replace("<game>", "*"))] for folder in FOLDERS)]

    assert missing == []


def test_a_heading_becomes_an_anchor_as_on_the_web() -> None:
    """With the punctuation of our headings."""
    assert to_anchor("SF-A1 How many composition cards?") == "sf-a1-how-many-composition-cards"
    assert to_anchor("Rabbit: overlapping pairs") == "rabbit-overlapping-pairs"


# Examples


@pytest.mark.parametrize("page", EXAMPLES, ids=[page.name for page in EXAMPLES])
def test_the_python_examples_of_a_page_run_and_print_the_output_shown(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after another, as a reader would type them."""
    monkeypatch.setattr("lampion.bots.BOTS", dict(BOTS))  # what a page registers is gone after it
    names: dict[str, object] = {"__name__": "__main__"}
    for block in page.blocks():
        if block.language == "python":
            code = compile("\n" * (block.line - 1) + block.text, page.name, "exec")
            with contextlib.redirect_stdout(io.StringIO()) as printed:
                exec(code, names)
            if block.output is not None:
                assert printed.getvalue() == block.output, f"{page.name}, line {block.line}"


# Commands


def commands_of(page: Page) -> list[str]:
    """Every `lampion ...` of a page: in shell blocks, and in the text between backticks."""
    lines = [line for block in page.blocks() if block.language in SHELL for line in block.text.splitlines()]
    shown = [line.removeprefix("$ ").removeprefix(".venv/bin/").partition(" #")[0].strip() for line in lines]
    return [command for command in [*shown, *page.inline_code()] if command.split(" ")[0] == "lampion"]


COMMANDS = [pytest.param(command, id=f"{page.name}: {command}") for page in PAGES for command in commands_of(page)]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_shown_is_valid(command: str) -> None:
    """A known subcommand with known arguments; words in capitals are placeholders."""
    words = [PLACEHOLDERS.get(word, word) for word in shlex.split(command)[1:]]
    words += ["--help"] if len(words) == 1 else []  # the command is only mentioned

    assert complaint_about(words) == ""


def complaint_about(words: list[str]) -> str:
    """The parser's complaint about these arguments, if any."""
    with contextlib.redirect_stderr(io.StringIO()) as complaint, contextlib.redirect_stdout(io.StringIO()):
        try:
            build_parser("en").parse_args(words)
        except SystemExit as end:
            return complaint.getvalue() if end.code else ""
    return ""


def test_a_wrong_command_would_be_noticed() -> None:
    """An unknown subcommand, an unknown flag."""
    assert "dance" in complaint_about(["dance"])
    assert "--loud" in complaint_about(["play", "spring-festival", "--loud"])


TARGETS = [
    pytest.param(target, id=f"{page.name}: make {target}")
    for page in PAGES
    for target in re.findall(r"^(?:\$ )?make ([a-z-]+)\b|`make ([a-z-]+)`", page.text, re.MULTILINE)
    for target in target
    if target
]


@pytest.mark.parametrize("target", TARGETS)
def test_every_make_target_shown_exists(target: str) -> None:
    """In the Makefile, with a description."""
    assert re.search(rf"^{target}:.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
