"""Whole games of Takenoko, told by the page in both languages: no sentence has a coordinate, an id or a gap."""

from pathlib import Path

from lampion.games.takenoko.game import GAME
from tests.web.sentences import check_sentences

OFTEN = ("idle", "act", "keep")
GAMES: list[tuple[int, dict[str, str], int]] = [
    (2, {}, 1),
    (4, {"actions": "committed", "bamboo": "28-26-24"}, 2),
    (2, {"hikari": "on"}, 3),
    (3, {"hikari": "on"}, 4),
    (4, {"hikari": "on"}, 5),
]


def test_no_sentence_about_whole_games_has_a_coordinate_or_an_id(tmp_path: Path) -> None:
    check_sentences(GAME, GAMES, OFTEN, tmp_path)
