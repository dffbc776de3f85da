"""The command line itself: help and version in both languages, languages, closed pipes, other encodings."""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import lampion
from lampion.cli.arguments import SENTENCES
from lampion.cli.main import COMMANDS
from tests.cli.commands import Run

ENTRY = re.compile(  # an argument or a command in a help text, with its description on the same line or below
    r"^(?P<indent> {2,4})(?P<name>\S+(?: \S+)*)(?P<description> {2,}\S|\n(?P=indent) +\S)?", re.MULTILINE
)
ENGLISH = ("usage:", "positional", "show this", "optional", "required")


def test_the_help_names_every_command(run: Run) -> None:
    shown = run("--help")

    assert shown.code == 0
    assert all(f"    {command} " in shown.out for command in COMMANDS)


@pytest.mark.parametrize("command", [[], *([command] for command in COMMANDS)])
def test_help_in_french_has_no_english_left(run: Run, command: list[str]) -> None:
    shown = run(*command, "--help", "--language", "fr")

    assert shown.code == 0
    assert shown.out.startswith("utilisation : lampion")
    assert not [word for word in ENGLISH if word in shown.out]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_in_english_describes_every_argument(run: Run, command: str) -> None:
    shown = run(command, "--help")

    assert shown.code == 0
    assert shown.out.startswith("usage: lampion")
    assert list_undescribed(shown.out) == []


def test_help_in_english_describes_every_argument_of_the_commands_for_administrators(run: Run) -> None:
    commands = re.findall(r"^ {4}(\S+)", run("admin", "--help").out, re.MULTILINE)

    undescribed = {command: list_undescribed(run("admin", command, "--help").out) for command in commands}

    assert "tables" in undescribed
    assert not any(undescribed.values()), undescribed


def list_undescribed(text: str) -> list[str]:
    """The arguments and commands that a help text lists without saying what they do."""
    _, _, below_usage = text.partition("\n\n")
    return [entry["name"] for entry in ENTRY.finditer(below_usage) if not entry["description"]]


def test_the_sentences_that_are_translated_are_those_of_argparse() -> None:
    text = Path(argparse.__file__).read_text("utf-8")

    assert [sentence for sentence in SENTENCES if sentence.replace("\n", "\\n").partition("(")[0] not in text] == []


def test_version_tells_whether_the_rules_are_compiled(run: Run) -> None:
    form = "compiled" if lampion.compiled else "plain Python"

    assert run("--version").out == f"lampion {lampion.__version__} ({form})\n"


@pytest.mark.parametrize(
    ("arguments", "begins"),
    [
        (["--language", "fr", "games"], "spring-festival  Spring Festival, de 2 à 4 joueurs"),
        (["games", "--language=fr"], "spring-festival  Spring Festival, de 2 à 4 joueurs"),
        (["games"], "spring-festival  Spring Festival, 2 to 4 players"),
    ],
)
def test_the_language_can_stand_anywhere(run: Run, arguments: list[str], begins: str) -> None:
    assert run(*arguments).out.startswith(begins)


def test_by_default_the_language_is_the_users(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPION_LANGUAGE", "fr_BE.UTF-8")

    assert "de 2 à 4 joueurs" in run("games").out


@pytest.mark.parametrize("arguments", ["--language de games", "--language", "dance", "replay", "perft x"])
def test_arguments_that_make_no_sense_end_with_code_2(run: Run, arguments: str) -> None:
    refused = run(*arguments.split())

    assert refused.code == 2
    assert refused.err.startswith("usage: lampion")


def start(*arguments: str, **variables: str) -> subprocess.Popen[bytes]:
    """The command in a separate process."""
    environment = {**os.environ, "LAMPION_QUIET": "1", "LAMPION_LANGUAGE": "en", **variables}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-m", "lampion", *arguments], stdin=pipe, stdout=pipe, stderr=pipe, env=environment
    )


def test_a_closed_pipe_ends_the_command_without_a_word() -> None:
    process = start("play", "--you", "none", "--seed", "1")
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    with process:
        said = process.stderr.read()

    assert said == b""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a disk that is always full")
def test_a_full_disk_is_said_to_be_full() -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "lampion", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            env={**os.environ, "LAMPION_QUIET": "1"},
            check=False,
        )

    assert ended.returncode == 2
    assert ended.stderr.startswith(b"stdout: ")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_missing_streams_are_no_trouble(closed: str) -> None:
    command = f'exec "{sys.executable}" -m lampion play --seed 1 {closed}'
    ended = subprocess.run(["/bin/sh", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, check=False)

    assert ended.returncode == 0
    assert b"Traceback" not in ended.stderr


def test_a_terminal_that_knows_ascii_only_gets_ascii_only() -> None:
    out, err = start("play", "--seed", "1", "--language", "fr", PYTHONIOENCODING="ascii").communicate(b"1\n1\n\xff\n")

    assert err == b""
    assert b"demi-etincelle" in out
    assert b"+ R1  >" in out
    assert out.isascii()
