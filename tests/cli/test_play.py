"""`lampion play` from piped input: whole games, commands, refusals, leaving and resuming."""

from pathlib import Path

import pytest

from lampion.cli.files import read_record
from lampion.kernel.chance import commit
from lampion.kernel.limits import CHANCE
from tests.cli.commands import Run

FIRST_MOVES = ["1"] * 60  # more than a game with two seats needs


@pytest.mark.parametrize(("language", "won", "total"), [("en", " with ", "Total"), ("fr", " avec ", "Total")])
def test_a_whole_game_is_played_from_piped_input(run: Run, language: str, won: str, total: str) -> None:
    played = run("play", "--seed", "1", "--language", language, typed=FIRST_MOVES)

    assert played.code == 0
    assert played.err == ""
    assert won in played.out.splitlines()[-1]
    assert total in played.out


@pytest.mark.parametrize("seats", ["3", "4"])
def test_larger_tables_play_too(run: Run, seats: str) -> None:
    played = run("play", "--seats", seats, "--seed", "1", "--option", "sign=drawn", typed=FIRST_MOVES)

    assert played.code == 0
    assert "ahead." in played.out.splitlines()[-1]


def test_a_newcomer_is_told_how_to_play_before_the_first_board(run: Run) -> None:
    lines = run("play", "--seed", "1").out.splitlines()

    assert lines[0] == "Spring Festival"
    assert any(line.startswith("Type the number of a move") for line in lines[1:6])


def test_every_question_shows_board_moves_and_what_the_game_waits_for(run: Run) -> None:
    out = run("play", "--seed", "1").out

    assert "You (player 1)" in out
    assert "  1 S1-1 0,0     2 S1-2 0,0     3 S1-3 0,0     4 S1-4 0,0" in out
    assert "Lay out your starting tiles, one after the other." in out


def test_a_move_can_be_typed_by_number_by_text_or_by_a_part_of_it(run: Run, tmp_path: Path) -> None:
    answers = {"number": "1", "text": "place S1-1 0,0", "part": "S1-1", "capitals": "PLACE s1-1 0,0"}
    records = []
    for name, answer in answers.items():
        run("play", "--seed", "1", "--record", tmp_path / name, typed=[answer])
        records.append((tmp_path / name).read_text())

    assert "0 place S1-1 0,0" in records[0]
    assert len(set(records)) == 1


def test_a_cell_alone_is_enough_where_it_means_one_move(run: Run) -> None:
    out = run("play", "--seed", "1", typed=["S1-1", "S1-2 1,0", "S1-3 0,1", "S1-4 2,0", "1,1"]).out

    assert "You lay S1-4 on 2,0." in out


def test_an_answer_that_could_be_several_moves_is_asked_again(run: Run) -> None:
    out = run("play", "--seed", "1", typed=["place", "1"]).out

    assert "That could be several moves: place S1-1 0,0 / place S1-2 0,0" in out
    assert "You lay S1-1 on 0,0." in out


def test_previews_stand_next_to_the_moves(run: Run) -> None:
    out = run("play", "--seed", "5", typed=["1"] * 4).out

    assert "✸" in out
    assert "✦1 +1 pt" in out
    assert "✸ tiles that explode" in out


def test_bots_moves_are_told_in_words(run: Run) -> None:
    out = run("play", "--seed", "5", typed=["1"] * 4).out

    assert "Player 2 lays S2-" in out
    assert "\nRound 1: " in out


@pytest.mark.parametrize(
    ("nonsense", "answer"),
    [
        ("dance", "“dance” is no move here"),
        ("place T99 0,0", "names a piece that the box does not have"),
        ("place S1-1 5,5", "“place S1-1 5,5” is not legal here"),
        ("place S1-1", "You lay S1-1"),
        ("place S1-1 here", "Cells are written x,y"),
        ("99", "There is no move 99: the list ends at 4."),
        ("0", "There is no move 0"),
        ("-1", "is no move here"),
        ("٣", "There is no move ٣"),
        ("\x1b[31mred\x07", "“?[31mred?” is no move here"),
        ("x" * 5000, "is no move here"),
        ("", "> \n"),
    ],
)
def test_nonsense_is_answered_with_a_reason_and_the_game_goes_on(run: Run, nonsense: str, answer: str) -> None:
    played = run("play", "--seed", "1", typed=[nonsense, "quit"])

    assert played.code == 0
    assert answer in played.out.replace("\n", " ").replace("  ", " ") or answer in played.out
    assert "Goodbye." in played.out


def test_undo_takes_back_my_decision_and_everything_after_it(run: Run, tmp_path: Path) -> None:
    once, twice = tmp_path / "once", tmp_path / "twice"
    run("play", "--seed", "5", "--bot", "random", "--record", once, typed=["1"] * 5)
    run("play", "--seed", "5", "--bot", "random", "--record", twice, typed=[*["1"] * 5, "2", "undo", "u", "1"])

    assert read_record(str(twice)).entries[:22] == read_record(str(once)).entries[:22]


def test_undo_at_the_start_says_that_there_is_nothing_to_take_back(run: Run) -> None:
    assert "There is nothing to take back." in run("play", "--seed", "1", typed=["undo"]).out


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("word", ["help", "?", "aide", "AIDE"])
def test_help_explains_the_moment_and_lists_what_can_be_typed(run: Run, language: str, word: str) -> None:
    out = run("play", "--seed", "1", "--language", language, typed=[word]).out

    assert {"en": "The first lies in the middle", "fr": "La première va au milieu"}[language] in out
    assert {"en": "take back your latest decision", "fr": "reprendre votre dernière décision"}[language] in out


def test_help_describes_pieces_and_rules(run: Run) -> None:
    out = run("play", "--seed", "1", typed=["help T17", "help c12", "help goat", "help rules", "help dragonfly"]).out

    assert "T17: yellow, 3 explosions, arrows right, down right, down; half spark up." in out
    assert "C12: colour card, 5 points. Square, row by row: red, any / any, red." in out
    assert "Sign Goat: 3 points for each column" in out
    assert "The game lasts twelve rounds." in out
    assert "There is no piece called “dragonfly” here." in out


def test_a_hint_is_a_legal_move(run: Run) -> None:
    out = run("play", "--seed", "1", typed=["1", "hint"]).out
    hint = next(line for line in out.splitlines() if line.startswith("A bot would play: "))
    move = hint.partition(": ")[2]

    assert "You lay " in run("play", "--seed", "1", typed=["1", move]).out.rpartition("You lay S1-1")[2]


def test_score_log_board_and_moves_can_be_asked_for_at_any_time(run: Run) -> None:
    out = run("play", "--seed", "5", typed=[*["1"] * 5, "score", "log", "board", "moves", "log all"]).out
    score, _, rest = out.partition("> score")[2].partition("> log")
    log, _, rest = rest.partition("> board")
    board, _, rest = rest.partition("> moves")

    assert "More applause than others" in score
    assert "Round 1: " in log
    assert "You (player 1)" in board
    assert "Turn the store so that you get" in rest
    assert "You lay S1-1 on 0,0." in rest


def test_leaving_in_the_middle_keeps_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = run("play", "--seed", "1", "--record", file, typed=["1", "quit"])

    assert played.code == 0
    assert "Goodbye." in played.out
    assert played.out.replace("\n", "").endswith(f"The game is saved in {file}.")
    assert read_record(str(file)).entries[-1].move == "place S1-1 0,0"


def test_a_closed_input_ends_politely_and_keeps_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = run("play", "--seed", "1", "--record", file, typed=["1"])

    assert played.code == 0
    assert "Goodbye." in played.out
    assert file.exists()


def test_ctrl_c_ends_politely_and_keeps_the_record(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    played = run("play", "--seed", "1", "--record", tmp_path / "game.txt")

    assert played.code == 130
    assert played.err == "Goodbye.\n"
    assert (tmp_path / "game.txt").exists()


def test_a_game_can_be_saved_and_taken_up_again(run: Run, tmp_path: Path) -> None:
    file, rest = tmp_path / "game.txt", tmp_path / "rest.txt"
    saved = run("play", "--seed", "1", typed=[*["1"] * 9, f"save {file}"])
    played = run("play", "--resume", file, "--seed", "2", "--record", rest, typed=FIRST_MOVES)
    before, after = read_record(str(file)), read_record(str(rest))

    assert "The game is saved in" in saved.out
    assert played.code == 0
    assert after.entries[: len(before.entries)] == before.entries
    assert after.result is not None
    assert run("verify", rest).code == 0


def test_undo_reaches_back_into_a_game_that_was_taken_up_again(run: Run, tmp_path: Path) -> None:
    file, rest = tmp_path / "game.txt", tmp_path / "rest.txt"
    run("play", "--seed", "1", "--bot", "random", "--record", file, typed=["1"] * 15)
    typed = [*["undo"] * 9, *["2"] * 5, *FIRST_MOVES]
    played = run("play", "--resume", file, "--bot", "random", "--record", rest, typed=typed)

    assert played.code == 0
    assert run("verify", rest).code == 0


def test_a_game_taken_up_again_cannot_be_another_game(run: Run, seeded: Path) -> None:
    refused = run("play", "spring-festival", "--resume", seeded)

    assert refused.code == 2
    assert refused.err.startswith("The record says which game it is")


def test_bots_alone_play_while_one_watches(run: Run) -> None:
    played = run("play", "--you", "none", "--seats", "4", "--seed", "1")

    assert played.code == 0
    assert "Player 1, Player 2, Player 3 and Player 4 are bots (greedy)." in played.out
    assert "★" in played.out


def test_several_people_share_a_keyboard(run: Run) -> None:
    out = run("play", "--you", "1,2", "--seed", "1", typed=["1"] * 8).out

    assert "Player 1 and Player 2 play here" in out
    assert "Player 1: Lay out your starting tiles" in out
    assert "Player 2: Lay out your starting tiles" in out
    assert "You (player 2)" in out


def test_the_owner_of_the_box_types_what_was_drawn(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    draws = ["T17", "T03 T44", "T20", "P01 P02 P03 P04", "C01 C02 C03", "C04"]
    out = run("play", "--by-hand", "--record", file, typed=[*draws, "1", "1", "1", "1", "seat 1"]).out
    drawn = [entry.move for entry in read_record(str(file)).entries if entry.seat == CHANCE]

    assert "Which tile lies on top of stack 0?" in out
    assert "Which pattern card do you get?" in out
    assert " ".join(drawn) == "T17 T03 T44 T20 P01 P02 P03 P04 C01 C02 C03 C04 seat 1"
    assert "Round 1: Player 2 turns the store" in out


def test_a_slip_in_what_was_drawn_can_be_taken_back(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--by-hand", "--record", file, typed=["T17", "undo", "T18", "T18", "T99", "hint"])

    assert [entry.move for entry in read_record(str(file)).entries] == ["T18"]


def test_pieces_to_be_drawn_are_shown_as_they_look(run: Run) -> None:
    out = run("play", "--by-hand").out

    assert "T01     T02     T03" in out
    assert "← G4  →" in out


def test_a_real_die_is_launched_into_a_real_box(run: Run) -> None:
    """[FW-21] People say what turned over, tile by tile, and what the die shows."""
    starts = ["start kiku-red", "start bodan-blue", "start kiku-gold", "start bodan-green", "1,1", "3,3"]
    launch = ["launch", "up kiku-red", "up bee outside", "still", "die 2", "take kiku-red", "place 2,1 0", "done"]

    out = run(
        "play", "fireworks", "--by-hand", "--option", "box=real", "--option", "first=0", typed=starts + launch
    ).out

    assert "What turned over? `up kiku-red` for a tile that turned face up" in " ".join(out.split())
    assert "What does the die show?" in out
    assert "Outside: bee" in out
    assert "You place the red Kiku on 2,1." in out


LAKE = ("play", "lanterns-dice", "--by-hand", "--you", "1,2")
FIRST_STEPS = ["red blue green white", "turn red 0", "light 0,1 red", "light 0,2 red"]


def test_the_owner_of_the_box_types_what_the_dice_show(run: Run) -> None:
    """[LD-A26] One after the other, or all in a line; the turn that begins with them isn't asked for."""
    out = run(*LAKE, typed=FIRST_STEPS).out

    assert "What does die 0 show?" in out
    assert "Turn 1 of 10: Player 1 rolls the dice" in out
    assert "Player 1 turns the tray: Player 1 red, Player 2 green." in out


def test_a_step_with_nothing_to_do_passes_by_itself(run: Run, tmp_path: Path) -> None:
    """[LD-A5] No firework fits, so nobody is asked for one."""
    file = tmp_path / "game.txt"
    out = run(*LAKE, "--record", file, typed=[*FIRST_STEPS, "pass"]).out

    assert "Player 1 has no firework to launch: nothing fits on the complete pools." in out
    assert [entry.move for entry in read_record(str(file)).entries][-2:] == ["pass", "pass"]


def test_what_passed_by_itself_is_taken_back_with_the_decision_before_it(run: Run, tmp_path: Path) -> None:
    """[LD-A5] Otherwise it would only pass again."""
    file = tmp_path / "game.txt"
    run(*LAKE, "--record", file, typed=[*FIRST_STEPS, "pass", "undo"])

    assert read_record(str(file)).entries[-1].move == "light 0,2 red"


def test_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        run("play", "--seed", "3", "--record", tmp_path / name, typed=FIRST_MOVES)
        texts.append((tmp_path / name).read_text())

    assert texts[0] == texts[1]


def test_without_a_seed_the_draws_are_fair_and_the_secret_is_published_at_the_end_only(
    run: Run, fair: Path, tmp_path: Path
) -> None:
    early = tmp_path / "early.txt"
    out = run("play", "--record", early, typed=["1"]).out
    finished, begun = read_record(str(fair)), read_record(str(early))

    assert commit(finished.secret) == finished.commitment
    assert begun.commitment in out.replace("\n", "")
    assert begun.secret == ""


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["play", "chess"], "There is no game called “chess”", "Il n’y a pas de jeu « chess »"),
        (["play", "--seats", "9"], "9 players can't play", "On ne peut pas jouer à 9"),
        (["play", "--you", "0"], "There is no seat 0", "Il n’y a pas de place 0"),
        (["play", "--you", "5"], "There is no seat 5", "Il n’y a pas de place 5"),
        (["play", "--bot", "deep"], "There is no bot called “deep”", "Il n’y a pas de robot « deep »"),
        (["play", "--option", "rain=1"], "There is no option “rain”", "Il n’y a pas d’option « rain »"),
        (["play", "--option", "cards=25"], "“25” isn't a value", "« 25 » n’est pas une valeur"),
        (["play", "--option", "first=3"], "“3” isn't a value", "« 3 » n’est pas une valeur"),
        (["play", "--resume", "nowhere.txt"], "there is no such file", "ce fichier ou dossier n’existe pas"),
        (["play", "--resume", "."], "that is a folder", "c’est un dossier"),
        (["play", "--resume", "a\0b"], "this isn't a valid file name", "aucun fichier ne peut porter ce nom"),
        (["play", "--record", "no/such/folder/x"], "no such file or folder", "ce fichier ou dossier n’existe pas"),
    ],
)
def test_bad_arguments_are_refused_before_the_game_begins(
    run: Run, arguments: list[str], english: str, french: str
) -> None:
    for language, words in (("en", english), ("fr", french)):
        refused = run(*arguments, "--language", language)

        assert refused.code == 2
        assert refused.out == ""
        assert words in refused.err.replace("\n", " ")


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["play", "--seats", "two"], "“two” isn't a whole number", "« two » n’est pas un nombre entier"),
        (["play", "--seats", "0"], "0 is too small", "0 est trop petit"),
        (["play", "--you", "me"], "“me” is neither a list of seats", "« me » n’est ni une liste de places"),
        (["play", "--option", "sign"], "“sign” doesn't look like", "« sign » n’est pas de la forme"),
        (["play", "--seed"], "a value is missing", "il manque une valeur"),
        (["play", "--loud"], "unknown arguments: --loud", "arguments inconnus : --loud"),
    ],
)
def test_arguments_that_cannot_be_read_are_refused_with_the_usage(
    run: Run, arguments: list[str], english: str, french: str
) -> None:
    for language, words in (("en", english), ("fr", french)):
        refused = run("--language", language, *arguments)

        assert refused.code == 2
        assert words in refused.err
        assert refused.err.startswith({"en": "usage: ", "fr": "utilisation : "}[language])


def test_a_file_that_is_not_a_record_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Mei")
    refused = run("play", "--record", file)
    saved = run("play", "--seed", "1", typed=[f"save {file}", "save"])

    assert refused.code == 2
    assert "isn't a Lampion record" in refused.err.replace("\n", " ")
    assert "isn't a Lampion record" in saved.out.replace("\n", " ")
    assert "Where to?" in saved.out
    assert file.read_text() == "Dear Mei"
