"""Outside bots: a program plays a seat over standard input and output, and nothing it does stops the game."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any, Protocol

import pytest

import lampion
from lampion.bots import BOTS, bot, register
from lampion.bots.base import Bot
from lampion.bots.outside import OutsideBot, share
from lampion.bots.programs import FAILURES, SECONDS, BadProgram, Fault, Programs
from lampion.kernel.errors import UnknownBot
from lampion.kernel.match import Match
from lampion.kernel.rng import Rng
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = f"{sys.executable} -I -S {ROOT / 'examples' / 'outside_bot.py'}"

START = """
import json, os, signal, sys
def say(answer):
    print(json.dumps(answer), flush=True)
sys.stdin.readline()
say({"protocol": 1})
"""


class Write(Protocol):
    """Writes a program that says hello and then runs the body; returns its command."""

    def __call__(self, body: str, start: str = START) -> str: ...


class Seat(Protocol):
    """Makes a bot of a command."""

    def __call__(self, command: str, seconds: float = SECONDS) -> OutsideBot: ...


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write programs into the folder of the test."""

    def program(body: str, start: str = START) -> str:
        file = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        file.write_text(start + body)
        return f"{sys.executable} -I -S {file}"

    return program


@pytest.fixture
def seat() -> Iterator[Seat]:
    """Outside bots that are closed after the test."""
    made: list[OutsideBot] = []

    def take(command: str, seconds: float = SECONDS) -> OutsideBot:
        made.append(OutsideBot(command, 1, seconds))
        return made[-1]

    yield take
    for taken in made:
        taken.close()


def opening(game: str = "spring-festival") -> Match:
    """A match in which seat 0 has to decide."""
    return lampion.game(game).start(seats=2, seed=1, first="0")


def choose(player: Bot, match: Match) -> int:
    """The move that a bot chooses now."""
    return player.choose(match.game, match.position, match.to_move)


def is_gone(pid: int) -> bool:
    """Has a process ended?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


# Questions and answers


@pytest.mark.parametrize("game", ["spring-festival", "takenoko"])
def test_the_example_plays_a_whole_game(seat: Seat, game: str) -> None:
    match, example = opening(game), seat(EXAMPLE)
    bots = [example, bot("random", 1)]
    while not match.over:
        match.play(choose(bots[match.to_move], match))

    assert match.result() is not None
    assert example.faults == {}


def test_it_gets_its_view_its_offers_and_its_time_and_nothing_else(seat: Seat, write: Write, tmp_path: Path) -> None:
    command = write(f"""
question = sys.stdin.readline()
open({str(tmp_path / "asked")!r}, "w").write(question)
say({{"move": json.loads(question)["offers"][0]["move"]}})
""")
    match = opening("takenoko")
    move = choose(seat(command, seconds=5), match)
    asked = json.loads((tmp_path / "asked").read_text())

    assert asked == {
        "type": "decide",
        "game": "takenoko",
        "rules": match.game.rules,
        "seats": 2,
        "seat": match.to_move,
        "view": match.view(match.to_move),
        "offers": match.offers(match.to_move),
        "seconds": 5,
    }
    assert match.game.write_move(match.position, match.to_move, move) == asked["offers"][0]["move"]


def test_a_program_that_wants_them_gets_the_numbers_that_learning_programs_see(
    seat: Seat, write: Write, tmp_path: Path
) -> None:
    body = f"""
question = sys.stdin.readline()
open({str(tmp_path / "asked")!r}, "w").write(question)
say({{"move": json.loads(question)["offers"][-1]["move"]}})
"""
    match = opening("takenoko")
    command = write(body, START.replace('{"protocol": 1}', '{"protocol": 1, "wants": ["observation", "luck"]}'))
    move = choose(seat(command), match)
    asked = json.loads((tmp_path / "asked").read_text())

    assert asked["observation"] == match.game.observe(match.position, match.to_move)
    assert [match.game.numbering.decode(action) for action in asked["actions"]] == match.moves()
    assert move == match.game.numbering.decode(asked["actions"][-1])
    assert "luck" not in asked


def test_what_it_wants_is_a_list(seat: Seat, write: Write) -> None:
    match = opening()
    outside = seat(write("", START.replace('{"protocol": 1}', '{"protocol": 1, "wants": 7}')))

    assert choose(outside, match) in match.moves()
    assert outside.faults == {"garbage": 1}


def test_worlds_that_its_seat_cannot_tell_apart_give_it_the_same_question(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def ask(_programs: Programs, question: object, _asker: object, _read: object, extras: Any) -> str:
        asked.append([question, *(extra() for extra in extras.values())])
        raise Fault("absent", "")

    monkeypatch.setattr(Programs, "ask", ask)
    match = opening("takenoko")
    me = match.to_move
    for stream in range(5):
        seat(EXAMPLE).choose(match.game, match.position.redealt(me, Rng(9, stream)), me)

    assert len(asked) == 5
    assert all(question == asked[0] for question in asked)


# Failures

HANG = "signal.pause()"  # without reading a line
CRASH = "sys.exit(3)"
GARBAGE = "print('I think ...', flush=True); sys.stdin.readline()"
LIST = "say([1, 2]); sys.stdin.readline()"
ENDLESS = "sys.stdout.write('9' * 200_000); sys.stdout.flush(); sys.stdin.read()"
NESTED = "sys.stdin.readline(); print('[' * 50_000, flush=True); sys.stdin.readline()"
ILLEGAL = "sys.stdin.readline(); say({'move': 'dance'}); sys.stdin.readline()"
NOTHING = "sys.stdin.readline(); say({}); sys.stdin.readline()"


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (HANG, "late"),
        (CRASH, "crash"),
        (GARBAGE, "garbage"),
        (LIST, "garbage"),
        (ENDLESS, "garbage"),
        (NESTED, "garbage"),
        (ILLEGAL, "illegal"),
        (NOTHING, "illegal"),
    ],
)
def test_without_a_usable_answer_a_random_legal_move_is_played_and_counted(
    seat: Seat, write: Write, body: str, kind: str
) -> None:
    outside, match = seat(write(body), seconds=0.3 if kind == "late" else 30), opening()

    assert choose(outside, match) in match.moves()
    assert outside.faults == {kind: 1}
    assert outside.trouble


def test_a_program_that_says_too_much_is_not_taken_at_its_last_word(seat: Seat, write: Write) -> None:
    """Otherwise its surplus lines would count as answers to the next questions."""
    body = """
for line in sys.stdin:
    move = json.loads(line)["offers"][0]["move"]
    print(json.dumps({"move": move}), json.dumps({"move": "something else"}), sep="\\n", flush=True)  # at once
"""
    outside, match = seat(write(body), seconds=30), opening()
    for _ in range(6):
        match.play(choose(outside, match))

    assert outside.faults == {"garbage": 3}
    assert "too many" in outside.trouble


def test_a_line_too_many_that_comes_late_does_not_leave_it_one_answer_behind(
    seat: Seat, write: Write, tmp_path: Path
) -> None:
    """It comes after the next question, so it looks like the answer to that."""
    mark = tmp_path / "said"
    body = f"""
asked = []
for number, line in enumerate(sys.stdin):
    asked.append(json.loads(line))
    if number == 2 and not os.path.exists({str(mark)!r}):
        open({str(mark)!r}, "w")
        say({{"move": "something else"}})
    else:
        say({{"move": asked.pop(0)["offers"][0]["move"]}})
"""
    outside, match = seat(write(body), seconds=30), opening()
    own = []
    for _ in range(6):
        first = match.offers(match.to_move)[0]["move"]
        move = choose(outside, match)
        own.append(match.game.write_move(match.position, match.to_move, move) == first)
        match.play(move)

    assert outside.faults == {"illegal": 1}
    assert own[:2] + own[3:] == [True] * 5


def test_a_program_that_never_chooses_a_legal_move_is_not_restarted_forever(
    seat: Seat, write: Write, tmp_path: Path
) -> None:
    body = "for line in sys.stdin: say({'move': 'dance'})"
    outside, match = seat(write(f"open({str(tmp_path / 'starts')!r}, 'a').write('x')\n{body}")), opening()
    for _ in range(FAILURES + 5):
        choose(outside, match)

    assert outside.faults == {"illegal": FAILURES, "absent": 5}
    assert (tmp_path / "starts").read_text() == "x" * FAILURES


def test_an_answer_without_a_move_is_shown(seat: Seat, write: Write) -> None:
    outside = seat(write("sys.stdin.readline(); say({'best': 'pass'}); sys.stdin.readline()"), seconds=30)
    choose(outside, opening())

    assert outside.trouble == "no move in {'best': 'pass'}"


def test_a_program_that_does_not_even_read_holds_nobody_up(
    seat: Seat, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question is larger than the buffer of a pipe."""
    match = opening()
    large = {"type": "decide", "filling": "x" * 1_000_000}
    outside = seat(write(HANG), seconds=0.3)
    monkeypatch.setattr(outside, "ask", lambda *_: outside.programs.ask(large, outside, str))

    assert choose(outside, match) in match.moves()
    assert outside.faults == {"late": 1}


def test_after_a_crash_it_is_started_again(seat: Seat, write: Write) -> None:
    outside, match = (
        seat(write("q = json.loads(sys.stdin.readline()); say({'move': q['offers'][0]['move']})")),
        opening(),
    )
    choose(outside, match)
    choose(outside, match)
    assert outside.faults == {"crash": 1}

    choose(outside, match)
    assert outside.faults == {"crash": 1}


def test_a_program_that_keeps_failing_is_not_restarted_for_a_while(seat: Seat, write: Write, tmp_path: Path) -> None:
    outside, match = seat(write(f"open({str(tmp_path / 'starts')!r}, 'a').write('x')")), opening()
    for _ in range(FAILURES + 5):
        choose(outside, match)

    assert outside.faults == {"crash": FAILURES, "absent": 5}
    assert (tmp_path / "starts").read_text() == "x" * FAILURES


def test_its_complaints_are_passed_on(seat: Seat, write: Write, capfd: pytest.CaptureFixture[str]) -> None:
    choose(seat(write("sys.exit('I am lost')")), opening())

    assert "I am lost" in capfd.readouterr().err


# Starting and stopping


@pytest.mark.parametrize(
    ("command", "problem"),
    [("", "empty"), ("python 'x", "quotes"), ("/no/such/program", "crash"), (f"{sys.executable} -c 0", "crash")],
)
def test_a_command_that_cannot_work_is_refused(command: str, problem: str) -> None:
    with pytest.raises(BadProgram) as refused:
        Programs(command).check()

    assert refused.value.data["problem"] == problem


def test_another_protocol_is_refused(write: Write) -> None:
    programs = Programs(write("sys.stdin.read()", START.replace('"protocol": 1', '"protocol": 2')))

    with pytest.raises(BadProgram, match="protocol 2, not 1"):
        programs.check()


def test_it_ends_with_the_match_even_if_it_does_not_want_to(seat: Seat, write: Write, tmp_path: Path) -> None:
    """So do the processes that it has started."""
    command = write(f"""
child = os.fork()
if child:
    open({str(tmp_path / "pids")!r}, "w").write(f"{{os.getpid()}} {{child}}")
    sys.stdin.readline()
    say({{"move": "dance"}})
{HANG}
""")
    outside = seat(command)
    choose(outside, opening())

    outside.close()

    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    wait_until(lambda: all(map(is_gone, pids)))


def test_a_polite_program_sees_the_end_of_its_input(seat: Seat, write: Write, tmp_path: Path) -> None:
    command = write(f"""
for line in sys.stdin:
    say({{"move": json.loads(line)["offers"][0]["move"]}})
open({str(tmp_path / "bye")!r}, "w")
""")
    outside = seat(command)
    choose(outside, opening())

    outside.close()

    assert (tmp_path / "bye").exists()


@pytest.mark.parametrize("shared", [True, False])
def test_closing_ends_a_question_that_is_being_thought_about(write: Write, tmp_path: Path, shared: bool) -> None:
    """A table may be closed while its bot thinks; that doesn't count as a failure."""
    pipe = tmp_path / "asked"
    os.mkfifo(pipe)
    command = write(f"open({str(pipe)!r}, 'w').close(); {HANG}")
    outside, match = OutsideBot(command, 1, 60, Programs(command, 60) if shared else None), opening()
    thinking = Thread(target=choose, args=(outside, match))
    thinking.start()
    pipe.open().close()

    outside.close()
    thinking.join(5)

    assert not thinking.is_alive()
    assert outside.programs.failures == 0


@pytest.mark.parametrize("shared", [True, False])
def test_a_bot_that_was_closed_before_asking_starts_no_program(write: Write, tmp_path: Path, shared: bool) -> None:
    """The table was closed while the bot was still looking at its moves."""
    command = write(f"open({str(tmp_path / 'started')!r}, 'w')")
    outside, match = OutsideBot(command, 1, 60, Programs(command, 60) if shared else None), opening()
    outside.close()

    assert choose(outside, match) in match.moves()
    assert not (tmp_path / "started").exists()
    assert outside.programs.failures == 0


def test_after_closing_no_program_is_started(write: Write) -> None:
    command = write("for line in sys.stdin: say({})")
    programs = Programs(command, 60)
    programs.close()
    outside, match = OutsideBot(command, 1, 60, programs), opening()

    assert choose(outside, match) in match.moves()
    assert outside.faults == {"absent": 1}


# At tables


def test_no_name_that_somebody_could_type_at_a_table_starts_a_program() -> None:
    with pytest.raises(UnknownBot):
        bot(f"outside:{EXAMPLE}")


def test_a_host_can_register_a_program_under_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision gets a new bot, and one program answers for all of them."""
    monkeypatch.setattr("lampion.bots.BOTS", dict(BOTS))
    register("mine", share(EXAMPLE))
    match = opening()
    while not match.over and len(match.log) < 60:
        outside = bot("mine", 5)
        assert isinstance(outside, OutsideBot)
        match.play(choose(outside, match))
        assert outside.faults == {}
        outside.close()
        programs = outside.programs

    assert len(programs.idle) == 1
    programs.close()


def test_a_name_that_is_taken_is_not_given_again() -> None:
    with pytest.raises(ValueError, match="greedy"):
        register("greedy", lambda seed: bot("random", seed))
