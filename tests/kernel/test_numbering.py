"""The dense numbering of moves."""

import pytest

from lampion.kernel.errors import UnknownAction
from lampion.kernel.numbering import Numbering


def test_actions_follow_the_order_of_codes() -> None:
    numbering = Numbering([700, 3, 65_535, 3])

    assert len(numbering) == 3
    assert [numbering.decode(action) for action in range(3)] == [3, 700, 65_535]
    assert [numbering.encode(code) for code in (3, 700, 65_535)] == [0, 1, 2]


@pytest.mark.parametrize("code", [-1, 0, 4, 65_536, 1 << 40])
def test_other_moves_have_no_action(code: int) -> None:
    with pytest.raises(UnknownAction) as caught:
        Numbering([3, 700]).encode(code)

    assert caught.value.data == {"action": f"#{code}", "actions": 2}


@pytest.mark.parametrize("action", [-1, 2, 1 << 40])
def test_other_actions_have_no_move(action: int) -> None:
    with pytest.raises(UnknownAction, match="this game has 2 actions, numbered from 0"):
        Numbering([3, 700]).decode(action)
