"""Records: a small readable text that reads back to itself, and in which every change is noticed."""

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampion.games import game
from lampion.kernel.errors import BadRecord, LampionError, OtherRules
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.record import LONGEST, STRIDE, Record, RecordedMove, Result, read

GAME = game("spring-festival")
SMALL = Record(
    game="toy",
    rules=3,
    components="5e2f",
    seats=2,
    options={"cards": "24"},
    entries=(RecordedMove(CHANCE, "T17"), RecordedMove(0, "place S1-1 0,0"), RecordedMove(1, "pass")),
    result=Result((51, -4), (0,)),
    commitment="9f86",
    nonces=("3b1c", "77"),
    secret="2c17",
)
TEXT = """\
lampion 1
game toy
rules 3
components 5e2f
seats 2
options cards=24
commitment 9f86
nonce 3b1c
nonce 77
moves
~ T17
0 place S1-1 0,0
1 pass
end 51 -4 winners 0
secret 2c17
"""


def play(seed: int, moves: int = 10_000) -> Match:
    """A game in which everybody takes the first legal move, to its end or in part."""
    match = GAME.start(2, seed=seed)
    for _ in range(moves):
        if not match.over:
            match.play(match.moves()[0])
    return match


def test_a_record_is_written_line_by_line() -> None:
    assert SMALL.write() == f"{TEXT}check {SMALL.write()[-17:-1]}\n"


def test_a_record_reads_back_to_itself() -> None:
    assert read(SMALL.write()) == SMALL


def test_entries_know_their_line() -> None:
    assert [entry.line for entry in read(SMALL.write()).entries] == [11, 12, 13]


def test_a_record_written_by_hand_needs_no_checksums() -> None:
    record = read(TEXT)

    assert record == SMALL
    assert (record.sealed, read(SMALL.write()).sealed) == (False, True)


def test_a_long_record_written_by_hand_needs_no_checksums() -> None:
    record = play(1).record()
    by_hand = "".join(line for line in record.write().splitlines(True) if not line.startswith(("#", "check")))

    assert read(by_hand) == record
    assert GAME.replay(read(by_hand)).result() == record.result


def test_a_checksum_follows_every_twenty_moves() -> None:
    lines = play(1).record().write().splitlines()
    moves = [line for line in lines[lines.index("moves") + 1 :] if line[0] in "~01#"]

    assert [i % (STRIDE + 1) == STRIDE for i in range(len(moves))] == [line.startswith("#") for line in moves]


@pytest.mark.parametrize("letter", ["0", "a", " ", "\n", "é", None], ids=["0", "a", "space", "newline", "é", "removed"])
def test_every_changed_byte_is_noticed_with_its_line(letter: str | None) -> None:
    """Within a game the line is at most a checksum away from the change."""
    text = play(2).record().write()
    for place in range(len(text)):
        changed = text[:place] + (letter or "") + text[place + 1 :]
        if changed != text:
            with pytest.raises(BadRecord) as problem:
                read(changed)
            line = text.count("\n", 0, place) + 1
            assert line <= problem.value.data["line"] + 1
            assert problem.value.data["line"] <= line + 2 * STRIDE + 4


def test_a_missing_doubled_or_moved_line_is_noticed() -> None:
    lines = play(3).record().write().splitlines(True)
    for place in range(len(lines) - 1):
        for changed in (
            lines[:place] + lines[place + 1 :],
            lines[:place] + [lines[place]] + lines[place:],
            lines[:place] + [lines[place + 1], lines[place]] + lines[place + 2 :],
        ):
            if changed != lines:
                with pytest.raises(BadRecord):
                    read("".join(changed))


def test_a_record_that_is_cut_off_is_refused_or_unsealed() -> None:
    text = play(4).record().write()
    for length in range(0, len(text), 7):
        try:
            record = read(text[:length])
        except BadRecord:
            continue
        assert not record.sealed


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("lampion 1", "lampion 2", 1),
        ("game toy", "game", 2),
        ("game toy", "game  toy", 2),
        ("rules 3", "rules three", 3),
        ("rules 3", "rules 03", 3),
        ("rules 3", "rules ٣", 3),
        ("rules 3", "rules 12345678", 3),
        ("components 5e2f\n", "", 4),
        ("seats 2", "seats 0", 5),
        ("seats 2", "seats 9", 5),
        ("options cards=24", "options cards", 6),
        ("options cards=24", "options cards=24 cards=36", 6),
        ("options cards=24", "option cards=24", 6),
        ("nonce 77\n", "nonce 77\nnumber 8\n", 10),
        ("moves\n", "", 10),
        ("~ T17", "2 T17", 11),
        ("~ T17", "x T17", 11),
        ("~ T17", "~", 11),
        ("1 pass", "1  pass", 13),
        ("1 pass", "1 pa\x07ss", 13),
        ("1 pass", "1 pass\r", 13),
        ("1 pass\n", "1 pass\n\n", 14),
        ("end 51 -4 winners 0", "end 51 winners 0", 14),
        ("end 51 -4 winners 0", "end 51 -4 winners", 14),
        ("end 51 -4 winners 0", "end 51 -4 winners 0 x", 14),
        ("secret 2c17", "secret", 15),
        ("secret 2c17\n", "secret 2c17\ncheck 0123456789abcdef\n", 16),
        ("1 pass\n", "1 pass\n# 3 01234567\n", 14),
    ],
)
def test_a_mistake_is_refused_with_its_line(old: str, new: str, line: int) -> None:
    assert TEXT.count(old) == 1

    with pytest.raises(BadRecord) as problem:
        read(TEXT.replace(old, new))

    assert problem.value.data["line"] == line


def test_nothing_may_follow_the_checksum() -> None:
    with pytest.raises(BadRecord) as problem:
        read(SMALL.write() + "0 pass\n")

    assert problem.value.data["line"] == 17


@pytest.mark.parametrize("text", ["", "\n", "lampion 1", "lampion 1\n", "{}", "\0" * 50, "x" * (LONGEST + 1)])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text)


@given(st.text())
def test_any_text_is_refused_as_a_record(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text)


@given(st.lists(st.sampled_from([*TEXT.splitlines(), "# 1 00000000", "check 0", "", "end", "2 pass"]), max_size=20))
def test_lines_in_any_order_are_read_or_refused(lines: list[str]) -> None:
    with suppress(BadRecord):
        read("\n".join(lines) + "\n")


def test_a_move_that_is_not_legal_is_found_with_its_line() -> None:
    record = play(5).record()
    text = replace(record, entries=(*record.entries[:30], RecordedMove(0, "finale 0,0")), result=None).write()
    forged = read(text)

    with pytest.raises(BadRecord) as problem:
        GAME.replay(forged)

    line = problem.value.data["line"]
    assert text.splitlines()[line - 1] == "0 finale 0,0"


def test_a_wrong_result_is_found_with_its_line() -> None:
    record = play(5).record()
    text = replace(record, result=Result((99, 0), (0,))).write()

    with pytest.raises(BadRecord) as problem:
        GAME.replay(read(text))

    assert text.splitlines()[problem.value.data["line"] - 1].startswith("end 99 0")


def test_a_missing_result_is_found() -> None:
    with pytest.raises(BadRecord):
        GAME.replay(replace(play(5).record(), result=None))


def test_a_result_before_the_end_is_found() -> None:
    record = replace(play(5, 10).record(), result=Result((0, 0), (0, 1)))

    with pytest.raises(BadRecord):
        GAME.replay(read(record.write()))


def test_an_unfinished_record_replays_and_can_be_played_on() -> None:
    match, whole = play(6, 20), play(6)

    replayed = GAME.replay(read(match.record().write()))
    assert (replayed.position, replayed.result()) == (match.position, None)
    for seat, move in whole.log[len(match.log) :]:
        replayed.play(move, seat)

    assert (replayed.position, replayed.result()) == (whole.position, whole.result())


def test_the_first_entries_of_a_record_can_be_replayed() -> None:
    match = play(6)

    assert GAME.replay(match.record(), 40).log == match.log[:40]


@pytest.mark.parametrize("changes", [{"game": "chess"}, {"rules": 99}, {"components": "0000"}], ids=str)
def test_a_record_of_other_rules_is_named_as_such(changes: dict[str, object]) -> None:
    [what] = changes

    with pytest.raises(OtherRules) as other:
        GAME.replay(replace(play(7).record(), **changes))  # type: ignore[arg-type]

    assert other.value.data["what"] == what


@pytest.mark.parametrize("changes", [{"seats": 7}, {"options": {"cards": "30"}}, {"options": {"no": "such"}}], ids=str)
def test_a_record_with_impossible_settings_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(LampionError):
        GAME.replay(replace(play(7).record(), **changes))  # type: ignore[arg-type]


def test_a_record_says_why_a_game_ended_early() -> None:
    """Written and read back; a game that was played to its end has a result instead."""
    record = Record("spring-festival", 1, "abc", 2, {}, (RecordedMove(0, "pass"),), stopped="removed")

    text = record.write()

    assert "\nstopped removed\n" in text
    assert read(text) == record
    with pytest.raises(BadRecord):
        read("lampion 1\ngame g\nrules 1\ncomponents a\nseats 2\noptions\nmoves\nend 1 2 winners 1\nstopped closed\n")
