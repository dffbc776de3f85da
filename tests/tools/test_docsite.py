"""The documentation as a site: every page is in its menu, references are complete, and it builds without a warning."""

import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from lampion.games import GAMES, game
from lampion.server.live import commands
from tests.docs.pages import ROOT
from tools.docsite import __main__ as docsite
from tools.docsite import interface_reference, players, python_reference
from tools.docsite.sources import cross_languages, mirror

DOCS = ROOT / "docs"


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pages on requests and messages."""
    folder = tmp_path_factory.mktemp("reference")
    interface_reference.write(folder)
    return folder


def pages_in_menu(index: Path) -> set[str]:
    """What the menu of a page names."""
    menus = re.findall(r"^```{toctree}\n(.*?)^```", index.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return {line for menu in menus for line in menu.splitlines() if line and not line.startswith(":")}


def test_every_page_is_in_the_menu_of_its_language() -> None:
    own = {page.relative_to(DOCS).with_suffix("").as_posix() for page in DOCS.rglob("*.md")}
    english = {name for name in own if not name.startswith("fr/")} - {"index"}
    french = {name.removeprefix("fr/") for name in own if name.startswith("fr/")} - {"index"}
    made = {f"reference/{chapter.file}" for chapter in python_reference.CHAPTERS}
    made |= {f"reference/{name}" for name in ("requests", "socket", "shapes")}
    outside = {"../README", "../CONTRIBUTING", "../CHANGELOG", "../SECURITY"}

    assert pages_in_menu(DOCS / "index.md") == english | made | outside
    assert pages_in_menu(DOCS / "fr/index.md") == french
    assert {f"{players.FOLDER}/{name}" for name in GAMES} <= french


@pytest.mark.parametrize("module", [module for chapter in python_reference.CHAPTERS for module in chapter.modules])
def test_every_module_of_the_python_reference_exists(module: str) -> None:
    assert import_module(module).__doc__


def test_every_command_has_its_fields(reference: Path) -> None:
    text = (reference / "socket.md").read_text("utf-8")

    for member in (*get_args(get_args(commands.AnyMessage)[0]), commands.Look):
        kind = get_args(member.model_fields["type"].annotation)[0]
        _, heading, section = text.partition(f"\n### {kind}\n")
        assert heading, f"no section for {kind}"
        assert member.__doc__.splitlines()[0] in section
        assert re.search(rf"^\| `type` \| `{kind}` \|", section.partition("\n### ")[0], re.MULTILINE)


def test_requests_and_what_they_answer(reference: Path) -> None:
    text = (reference / "requests.md").read_text("utf-8")

    assert re.search(r"^## POST /api/tables/{\w+}/commands$", text, re.MULTILINE)
    assert "Answers [Health](shapes.md#health)." in text


def test_every_shape_that_is_linked_is_described(reference: Path) -> None:
    shapes = (reference / "shapes.md").read_text("utf-8")
    described = {heading.lower() for heading in re.findall(r"^## (\w+)$", shapes, re.MULTILINE)}
    linked = {
        anchor for page in reference.glob("*.md") for anchor in re.findall(r"shapes\.md#(\w+)", page.read_text("utf-8"))
    }

    assert linked
    assert linked <= described


def test_what_stands_beside_a_field_is_told(reference: Path) -> None:
    assert "the SHA-256 of the secret" in (reference / "shapes.md").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_players_read_rules_options_and_rulings_in_french(name: str, tmp_path: Path) -> None:
    players.write(tmp_path, "fr")
    text = (tmp_path / f"{name}.md").read_text("utf-8")

    *_, house, rulings = re.split("^## ", text, flags=re.MULTILINE)
    assert house.startswith("Règles maison\n")
    assert house.count("\n### ") == len(game(name).options)
    assert rulings.count("\n### ") > 15
    assert "## Les règles en bref" in text


def test_a_mention_of_a_rule_leads_to_its_section() -> None:
    assert players.link_rules("Voir SF-A6 et `SF-7`.\n## SF-8 Étincelles") == (
        "Voir [SF-A6](#sf-a6) et `SF-7`.\n## SF-8 Étincelles"
    )
    assert players.mark_rules("## SF-8 Étincelles") == "(sf-8)=\n## SF-8 Étincelles"


def test_links_between_languages_lead_from_one_build_to_the_other() -> None:
    assert cross_languages("[fr](fr/index.md)", Path("docs/index.md")) == '<a href="../fr/index.html">fr</a>'
    assert (
        cross_languages("[SF-7](../../games/spring-festival.md#sf-7)", Path("docs/fr/games/x.md"))
        == '<a href="../../docs/games/spring-festival.html#sf-7">SF-7</a>'
    )
    assert cross_languages("[bots](bots.md#levels)", Path("docs/index.md")) == "[bots](bots.md#levels)"


def test_files_that_pages_link_to_come_along(tmp_path: Path) -> None:
    mirror(ROOT, tmp_path)

    assert (tmp_path / "examples/own_game/sparks/rules.py").read_text("utf-8")
    assert (tmp_path / "docs/tutorials/own-game.md").exists()


@pytest.mark.thorough
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """In both languages, with a search that finds the chain reaction."""
    assert docsite.build(tmp_path / "source", tmp_path / "site") == 0
    assert "url=docs/index.html" in (tmp_path / "site/index.html").read_text("utf-8")
    assert "chain reaction" in (tmp_path / "site/searchindex.js").read_text("utf-8").lower()
    assert (tmp_path / "site/fr/index.html").exists()
