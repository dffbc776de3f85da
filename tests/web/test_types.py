"""The types that the client is written with are those that Python declares."""

from types import ModuleType

import pytest

from tests.web.tools import load_tool


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return load_tool("write_types")


def test_the_committed_types_are_current(tool: ModuleType) -> None:
    """`make types` writes them anew."""
    assert tool.FILE.read_text("utf-8") == tool.write()


def test_optional_fields_unions_and_nested_shapes_are_written(tool: ModuleType) -> None:
    written = tool.write()

    assert "  table?: TableInfo\n" in written
    assert "  kind: 'open' | 'person' | 'bot'\n" in written
    assert "  cards: (string | null)[]\n" in written
    assert "export type TextPart = [string, string | null, string | null]\n" in written


def test_what_has_no_counterpart_is_refused(tool: ModuleType) -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        tool.Writer().write(set[int])
