"""Whole games of Lanterns Dice, told by the page in both languages: no sentence has a coordinate, an id or a gap."""

from pathlib import Path

from lampion.games.lanterns_dice.game import GAME
from tests.web.sentences import check_sentences

OFTEN = ("tray", "die", "bonus", "emperor", "launch")
GAMES: list[tuple[int, dict[str, str], int]] = [
    (2, {}, 1),
    (3, {"shapes": "chosen", "card_1": "B", "card_2": "B", "card_3": "B", "lakes": "four"}, 2),
    (4, {"shapes": "drawn", "card_1": "drawn", "sheets": "drawn"}, 3),
]


def test_no_sentence_about_whole_games_has_a_coordinate_or_an_id(tmp_path: Path) -> None:
    check_sentences(GAME, GAMES, OFTEN, tmp_path)
