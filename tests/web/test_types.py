"""The client's types are those that Python declares."""

from types import ModuleType

import pytest

import lampion
from tests.toys.auction import AuctionGame
from tests.web.tools import load_tool


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return load_tool("write_types")


def test_the_committed_types_are_current(tool: ModuleType) -> None:
    """`make types` rewrites them."""
    assert tool.FILE.read_text("utf-8") == tool.write()
    assert tool.MEANINGS.read_text("utf-8") == tool.write_meanings()


def test_optional_fields_unions_and_nested_shapes_are_written(tool: ModuleType) -> None:
    written = tool.write()

    assert "  table?: TableInfo\n" in written
    assert "  kind: 'open' | 'person' | 'bot'\n" in written
    assert "  cards: (string | null)[]\n" in written
    assert "export type TextPart = [string, string | null, string | null]\n" in written


def test_a_type_without_a_counterpart_is_refused(tool: ModuleType) -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        tool.Writer().write(set[int])


def test_every_game_brings_its_view_its_box_its_offers_and_its_events(tool: ModuleType) -> None:
    """Their names start with the game's, so that games don't clash."""
    written = tool.write()

    for name in lampion.GAMES:
        prefix = "".join(part.capitalize() for part in name.split("-"))
        assert f"export interface {prefix}View {{" in written
        assert f"export interface {prefix}Box {{" in written
        assert f"export type {prefix}Offer =\n  | {{ move: string; kind: '" in written
        assert f"export type {prefix}Event =\n  | {{ seat: number | null; kind: '" in written


def test_kinds_with_the_same_data_share_a_part_of_the_union(tool: ModuleType) -> None:
    assert "kind: 'place' | 'finale'; data: SpringFestivalTileLaid; preview" in tool.write()
    assert "kind: 'pass'; data: Record<string, never>; preview" in tool.write()


def test_a_game_that_declares_nothing_gets_types_for_any_data(tool: ModuleType) -> None:
    writer = tool.Writer()

    writer.game("Auction", AuctionGame())

    assert writer.declared == {
        "AuctionView": "export type AuctionView = Record<string, unknown>\n",
        "AuctionBox": "export type AuctionBox = Record<string, unknown>\n",
        "AuctionOffer": "export type AuctionOffer = Offer\n",
        "AuctionEvent": "export type AuctionEvent = Event\n",
    }


def test_the_client_knows_how_each_game_says_its_values(tool: ModuleType) -> None:
    written = tool.write_meanings()

    assert "    taken: { how: 'by-seat', piece: 'tile' },\n" in written
    assert written.count("    winners: { how: 'seats' },\n") == len(lampion.GAMES)
