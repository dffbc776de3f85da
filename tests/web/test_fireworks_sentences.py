"""Whole games of Fireworks, told by the page in both languages: no sentence has a coordinate, an id or a gap."""

from pathlib import Path

from lampion.games.fireworks.game import GAME
from tests.web.sentences import check_sentences

OFTEN = ("prepare", "height", "take", "place", "done", "claim", "lift", "put")
GAMES: list[tuple[int, dict[str, str], int]] = [
    (2, {}, 1),
    (3, {"rearranging": "on", "up_to": "on", "second_try": "on"}, 2),
    (4, {"mode": "advanced-1"}, 3),
    (3, {"mode": "advanced-2"}, 4),
    (2, {"mode": "advanced-2-turns", "puppy": "replace"}, 5),
    (2, {"box": "real"}, 6),
]


def test_no_sentence_about_whole_games_has_a_coordinate_or_an_id(tmp_path: Path) -> None:
    check_sentences(GAME, GAMES, OFTEN, tmp_path)
