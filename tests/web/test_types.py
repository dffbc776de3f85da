"""The client's types are those that Python declares."""

from types import ModuleType

import pytest

import lampion
from lampion.kernel.game import Game
from tests.web.tools import load_tool


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return load_tool("write_types")


def test_the_committed_types_are_current(tool: ModuleType) -> None:
    """`make types` rewrites them."""
    assert tool.FILE.read_text("utf-8") == tool.write()


def test_optional_fields_unions_and_nested_shapes_are_written(tool: ModuleType) -> None:
    written = tool.write()

    assert "  table?: TableInfo\n" in written
    assert "  kind: 'open' | 'person' | 'bot'\n" in written
    assert "  cards: (string | null)[]\n" in written
    assert "export type TextPart = [string, string | null, string | null]\n" in written


def test_a_type_without_a_counterpart_is_refused(tool: ModuleType) -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        tool.Writer().write(set[int])


def test_every_game_brings_its_view_and_its_pieces(tool: ModuleType) -> None:
    """Their names start with the game's, so that games don't clash."""
    written = tool.write()

    for name in lampion.GAMES:
        prefix = "".join(part.capitalize() for part in name.split("-"))
        assert f"export interface {prefix}View {{" in written
        assert f"export interface {prefix}Pieces {{" in written


def test_a_game_that_declares_no_shapes_is_left_out(tool: ModuleType) -> None:
    """A game may describe its view as plain data only; the client then has no types for it."""
    assert list(tool.game_shapes(Game)) == []
