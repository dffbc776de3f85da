"""Moves as text: an unreadable one is refused with a reason and with what would work."""

import pytest

from lampion import i18n
from lampion.games.takenoko.game import GAME
from lampion.kernel.errors import UnreadableMove
from tests.games.takenoko.tables import Seat, Table, table

UNREADABLE = ["fly", "panda x", "panda", "claim nothing", "lay 1,0 3,0", "swap 1,0 1,0", "under pink"]


def refusal(game: Table, text: str, seat: int = 0) -> UnreadableMove:
    """The error with which a text is refused."""
    with pytest.raises(UnreadableMove) as refused:
        GAME.read_move(game.position, seat, text)
    return refused.value


def test_an_unknown_verb_is_answered_with_the_verbs_of_the_moment() -> None:
    """[TK-3] In the words of this game."""
    game = table(Seat(hand="panda-green", eaten="green green"), Seat(), land="green:1 1,0")

    error = refusal(game, "fly 1,1")

    assert error.data["verbs"] == ["claim", "plots", "channel", "gardener", "panda", "objective"]
    assert str(error) == (
        "“fly 1,1” is no move here: it must begin with a word like claim, plots, channel, gardener, panda, objective."
    )


def test_an_unknown_verb_out_of_turn_is_answered_with_the_actions() -> None:
    """[TK-3] A seat that has no moves now still learns what moves look like."""
    assert refusal(table(), "fly 1,1", seat=1).data["verbs"] == ["plots", "channel", "gardener", "panda", "objective"]


@pytest.mark.parametrize(("language", "words"), [("en", "two cells that touch"), ("fr", "deux cases qui se touchent")])
def test_cells_that_do_not_touch_have_no_edge(language: str, words: str) -> None:
    """[TK-6] A channel lies between two cells."""
    error = refusal(table(), "lay 1,0 3,0")

    assert error.data["problem"] == "edge"
    assert words in error.say(language)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("text", UNREADABLE)
def test_every_refusal_is_put_into_words(text: str, language: str) -> None:
    """[TK-3] Not just by the name of the problem."""
    error = refusal(table(), text)

    assert f": {error.data['problem']}." not in error.say(language)
