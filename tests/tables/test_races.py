"""Tables where people race for pieces: who came too late is told so, and nothing is taken back."""

import pytest

from lampion.kernel.errors import IllegalMove, MoveRefused, NotYourTurn, StaleMove, TooLate, UnreadableMove
from lampion.kernel.position import Position
from lampion.tables import Table, actions, too_late
from lampion.tables.actions import was_done
from lampion.tables.errors import CannotUndo
from lampion.tables.live_match import LiveMatch
from lampion.tables.views import table_state
from tests.tables.helpers import add, begin, move, reload, snapshot, texts


def race(people: int | None = None) -> Table:
    """Advanced 2 for two, in which the race has begun."""
    return begin_claiming("advanced-2", people)


def begin_claiming(mode: str, people: int | None = None) -> Table:
    """A game for two in which all start tiles lie, and seat 0 begins if somebody does."""
    table = begin("fireworks", 2, people, mode=mode, first="0")
    for seat in (0, 1):
        for cell in ("1,1", "3,3"):
            move(table, seat, f"start {cell}")
    return table


def take_both_cats(table: Table) -> None:
    """Seat 0 takes both tiles of a kind, one after the other."""
    for cell in ("0,0", "0,1"):
        move(table, 0, "claim cat")
        move(table, 0, f"place {cell}")


def refuse(table: Table, seat: int, text: str | int) -> MoveRefused:
    """The refusal of a move, which changes nothing."""
    before = snapshot(table)
    with pytest.raises(MoveRefused) as refused:
        actions.move(table, seat, text)
    assert snapshot(table) == before
    return refused.value


def test_a_claim_for_a_tile_that_somebody_else_got_came_too_late() -> None:
    """[FW-A35] It has an error of its own, and costs nothing."""
    table = race()
    take_both_cats(table)

    refusal = refuse(table, 1, "claim cat")

    assert isinstance(refusal, TooLate)
    assert refusal.data == {"move": "claim cat", "seat": 1}
    assert len(table.seats[1].decisions) == 2
    move(table, 1, "claim bee")


def test_a_bot_too_comes_too_late() -> None:
    """[FW-A35] Its moves are codes."""
    table = race(people=1)
    position = table.require_match().position
    code = table.game.read_move(position, 1, "claim cat")
    take_both_cats(table)

    assert isinstance(refuse(table, 1, code), TooLate)


def test_it_is_too_late_also_when_the_table_was_read_from_its_log() -> None:
    """[FW-A35]"""
    table = race()
    take_both_cats(table)

    assert isinstance(refuse(reload(table), 1, "claim cat"), TooLate)


def test_a_tile_that_was_gone_before_one_s_own_decision_is_not_too_late() -> None:
    """[FW-A35] Nobody was quicker: it was never on offer for this decision."""
    table = race()
    take_both_cats(table)
    move(table, 1, texts(table, 1)[0])
    move(table, 1, texts(table, 1)[0])

    assert type(refuse(table, 1, "claim cat")) is IllegalMove


@pytest.mark.parametrize(
    ("text", "kind"), [("place 0,0", UnreadableMove), ("claim gale", IllegalMove), ("nonsense", UnreadableMove)]
)
def test_what_was_never_on_offer_is_refused_as_ever(text: str, kind: type[MoveRefused]) -> None:
    table = race()
    take_both_cats(table)

    assert type(refuse(table, 1, text)) is kind


def test_out_of_turn_nobody_was_quicker() -> None:
    table = begin_claiming("advanced-2-turns")

    assert type(refuse(table, 1, "claim cat")) is NotYourTurn


def test_moves_of_others_make_no_decision_stale() -> None:
    """[FW-A35] Each seat counts its own decisions."""
    table = race()
    number = len(table.seats[1].decisions)
    take_both_cats(table)

    assert not was_done(table, 1, number, "move", "claim bee")
    assert table_state(table, 1, 0)["decision"] == number


def test_a_placing_that_was_prepared_for_a_refused_claim_came_too_late_as_well() -> None:
    """Whoever is in a hurry sends claim and placing together."""
    table = race()
    take_both_cats(table)
    number = len(table.seats[1].decisions)
    refuse(table, 1, "claim cat")

    with pytest.raises(TooLate):
        was_done(table, 1, number + 1, "move", "place 0,0")


def test_in_calm_games_a_number_ahead_is_a_mistake() -> None:
    table = begin("fireworks", 2, mode="advanced-2-turns", first="0")

    with pytest.raises(StaleMove):
        was_done(table, 1, 1, "move", "start 1,1")


@pytest.mark.parametrize("people", [1, 2])
def test_in_a_race_nothing_is_taken_back_or_tried_again(people: int) -> None:
    """[FW-A35] Neither alone with a bot, and the state says so."""
    table = race(people)
    move(table, 0, "claim cat")

    state = table_state(table, 0, 0)

    assert (state["undo"], state["retry"]) == (False, None)
    with pytest.raises(CannotUndo) as refused:
        add(table, actions.undo(table, 0))
    assert refused.value.data == {"reason": "race"}


def test_in_turns_a_placing_is_taken_back() -> None:
    """[FW-18] Without hurry there is time to think again."""
    table = begin_claiming("advanced-2-turns", people=1)
    move(table, 0, "claim cat")

    state = table_state(table, 0, 0)

    assert state["undo"] is True
    assert state["retry"] is not None


def test_only_the_latest_moves_of_others_are_looked_back_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that never moves could ask sixty times a second for a look through the whole game."""
    table = race()
    take_both_cats(table)
    looks: list[int] = []
    look = too_late.is_legal

    def note(play: LiveMatch, position: Position, seat: int, text: str | int) -> bool:
        looks.append(seat)
        return look(play, position, seat, text)

    monkeypatch.setattr(too_late, "is_legal", note)
    monkeypatch.setattr(too_late, "FAR", 2)

    assert type(refuse(table, 1, "claim cat")) is IllegalMove
    assert looks == [1, 1]
