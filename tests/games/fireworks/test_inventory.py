"""The box as plain data for boards: tiles, cards, characters, the board and the points."""

from typing import Any

from lampion.games.fireworks.game import GAME

BOX: Any = GAME.pieces()


def by_id(pieces: list[Any]) -> dict[str, Any]:
    """Pieces by their ids."""
    return {piece["id"]: piece for piece in pieces}


def test_tiles_are_counted_by_type() -> None:
    """[FW-1] [FW-A3] [FW-A4]"""
    counts: dict[str, int] = {}
    for tile in BOX["tiles"]:
        counts[tile["type"]] = counts.get(tile["type"], 0) + tile["copies"]

    assert counts == {"start": 8, "base": 88, "special": 16, "function": 7}


def test_a_tile_says_what_it_looks_like() -> None:
    """[FW-2]"""
    tiles = by_id([tile for tile in BOX["tiles"] if tile["type"] != "start"])

    assert (tiles["bodan-gold"]["style"], tiles["bodan-gold"]["colour"]) == ("bodan", "gold")
    assert (tiles["cat"]["group"], tiles["cat"]["style"]) == ("kada", None)


def test_pieces_lie_on_every_other_edge_of_a_base_tile() -> None:
    """[FW-A2]"""
    assert BOX["motifs"] == {"arc": 0, "half": 2, "flower": 4}


def test_the_board_has_25_cells() -> None:
    """[FW-2] [FW-A1] [FW-A49]"""
    assert len(BOX["board"]["cells"]) == 25
    assert BOX["board"]["shifts"] == [0, 1, 0, 1, 0]


def test_the_die_and_the_tube() -> None:
    """[FW-A5] [FW-5]"""
    assert BOX["faces"] == ["1", "1", "2", "2", "3", "symbol"]
    assert BOX["heights"] == [50, 60, 70, 80, 90, 100]


def test_there_are_50_action_cards_for_one_to_four() -> None:
    """[FW-16]"""
    by_people: dict[int, int] = {}
    for card in BOX["cards"]:
        by_people[card["people"]] = by_people.get(card["people"], 0) + card["copies"]

    assert by_people == {1: 24, 2: 14, 3: 6, 4: 6}
    assert by_id(BOX["cards"])["hammer"] == {
        "id": "hammer",
        "people": 2,
        "copies": 2,
        "height": 20,
        "spread": 80,
        "force": 400,
        "status": "known",
    }


def test_seven_characters_with_their_bonus() -> None:
    """[FW-15]"""
    characters = by_id(BOX["characters"])

    assert len(characters) == 7
    assert (characters["manka"]["needs"], characters["manka"]["bonus"]) == (2, 3)
    assert characters["puppy"]["bonuses"] == [1, 3, 5, 7, 13]


def test_the_score_aid_has_its_points() -> None:
    """[FW-14]"""
    assert BOX["points"]["big_same_colour"] == 10
    assert (BOX["points"]["saturn_same_colour"], BOX["points"]["saturn_mixed"]) == (3, 2)
    assert (BOX["points"]["kaleidoscope_same_colour"], BOX["points"]["kaleidoscope_mixed"]) == (2, 3)
    assert BOX["specials"] == [1, 2, 3, 4, 10]


def test_what_had_to_be_reconstructed_is_marked() -> None:
    """[FW-1] The board, the pieces on tiles, copies, and most cards."""
    assert BOX["status"]["motifs"] == "reconstructed"
    assert BOX["status"]["board.layout"] == "reconstructed"
    assert BOX["status"]["scoring"] == "known"
