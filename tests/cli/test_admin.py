"""`lampion admin`: listing, exporting, deleting, backing up and restoring what a server keeps."""

import asyncio
import gzip
import json
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

import lampion
from lampion.kernel.chance import Fair
from lampion.kernel.record import Record
from lampion.storage import Device, EntryRow, Guest, Store, TableRow
from lampion.tables import Settings
from tests.cli.commands import Outcome, Run

SECRET, NONCES = "5ec7e7" * 10, ("nonce-of-ada", "nonce-of-bob")
COMMANDS = ["tables", "table x", "export x", "delete x", "guests", "backup", "expire"]


def play() -> Record:
    """A whole game from a secret."""
    match = lampion.game("spring-festival").start(seats=2, source=Fair(SECRET, NONCES))
    bot = lampion.bot("random", 1)
    while not match.over:
        match.play(bot.choose(match.game, match.position, match.to_move))
    return match.record()


RECORD = play()
assert RECORD.result
OUTCOME = {"reason": "played", "scores": list(RECORD.result.scores), "winners": list(RECORD.result.winners)}
ROW = TableRow(
    id="over-table-00001", game=RECORD.game, rules=RECORD.rules, components=RECORD.components, seats=2,
    options=RECORD.options, settings=Settings().write(), host="guest-of-ada", invite="invitation", secret=SECRET,
    created=1_700_000_000_000, touched=1_700_000_000_000, phase="over", listed=False, open_seats=0, number=0,
    position="", outcome=OUTCOME, people={"guest-of-ada": False, "guest-of-bob": False},
)  # fmt: skip


def log(moves: int | None = None, undone: bool = False) -> list[EntryRow]:
    """The log of the game, or of its first moves, the last of which may be taken back."""
    steps: list[tuple[str, int | None, str]] = []
    steps += [("sit", 0, "guest-of-ada"), ("sit", 1, "guest-of-bob"), ("ready", 0, NONCES[0]), ("ready", 1, NONCES[1])]
    steps.append(("start", None, json.dumps(NONCES)))
    steps += [("move", entry.seat, entry.move) for entry in RECORD.entries[:moves]]
    if undone:
        steps.append(("undo", steps[-1][1], str(len(steps) - 1)))
    if moves is None:
        steps.append(("finish", None, json.dumps(OUTCOME)))
    return [EntryRow(n, kind, seat, text, "person", 1_700_000_000_000) for n, (kind, seat, text) in enumerate(steps)]


DECISION = next(n for n, entry in enumerate(RECORD.entries) if n > 20 and entry.seat < 2)  # not a draw


async def fill(data: Path) -> None:
    """Store a finished table, one in play, and one that hasn't started."""
    async with await Store.open(None, data) as store:
        for name in ("Ada", "Bob"):
            guest = f"guest-of-{name.lower()}"
            await store.add_guest(Guest(guest, name, "en", 1, 1_700_000_000_000), Device(f"d{name}", guest, "", 1, 1))
        await store.add_table(ROW, log())
        going = replace(ROW, id="play-table-00001", phase="playing", outcome=None, touched=1_700_000_060_000)
        await store.add_table(going, log(DECISION + 1, undone=True))
        opened = replace(going, id="open-table-00001", game="takenoko", phase="open", people={"guest-of-bob": True})
        await store.add_table(opened, [])


@pytest.fixture
def admin(run: Run, tmp_path: Path) -> Run:
    """Runs a command of `lampion admin` on a data folder with three tables."""
    asyncio.run(fill(tmp_path / "data"))

    def command(*words: str | Path, typed: Iterable[str] = ()) -> Outcome:
        return run("admin", *words, "--data", tmp_path / "data", typed=typed)

    return command


def ids(outcome: Outcome) -> list[str]:
    return re.findall(r"\w+-table-\d+", outcome.out)


# Lists


def test_tables_are_listed_with_the_latest_first(admin: Run) -> None:
    shown = admin("tables")

    assert shown.code == 0
    assert ids(shown) == ["open-table-00001", "play-table-00001", "over-table-00001"]
    assert re.search(r"over-table-00001 +spring-festival +over +2023-11-1\d \d\d:\d\d +Ada, Bob", shown.out)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("--game takenoko", ["open-table-00001"]),
        ("--phase over", ["over-table-00001"]),
        ("--guest ADA", ["play-table-00001", "over-table-00001"]),
        ("--limit 1", ["open-table-00001"]),
        ("--game takenoko --phase over", []),
    ],
)
def test_lists_of_tables_can_be_narrowed(admin: Run, words: str, found: list[str]) -> None:
    assert ids(admin("tables", *words.split())) == found


def test_tables_as_json_reveal_no_secret(admin: Run) -> None:
    shown = admin("tables", "--json")
    last = json.loads(shown.out)[-1]

    assert last["id"] == "over-table-00001"
    assert last["names"] == {"guest-of-ada": "Ada", "guest-of-bob": "Bob"}
    assert SECRET not in shown.out
    assert "invitation" not in shown.out


def test_lists_are_in_french_too(admin: Run) -> None:
    assert "en cours" in admin("tables", "--language", "fr").out
    assert admin("tables", "--phase", "over", "--game", "go", "--language", "fr").out == "Aucun résultat.\n"


def test_guests_are_listed(admin: Run) -> None:
    assert re.search(r"guest-of-ada +Ada +en", admin("guests").out)
    assert [guest["name"] for guest in json.loads(admin("guests", "--name", "bo", "--json").out)] == ["Bob"]


async def test_a_name_does_nothing_to_the_terminal(admin: Run, tmp_path: Path) -> None:
    async with await Store.open(None, tmp_path / "data") as store:
        await store.rename_guest("guest-of-bob", "\x1b[31mBob\u202e[bold]", "en")

    shown = await asyncio.to_thread(admin, "guests")

    assert "?[31mBob?[bold]" in shown.out


# One table


def test_a_table_is_shown_with_its_log(admin: Run) -> None:
    shown = admin("table", "over-table-00001")

    assert shown.code == 0
    assert re.search(r"^   0 \d{4}-\d\d-\d\d \d\d:\d\d 1 sit Ada \(person\)$", shown.out, re.MULTILINE)
    assert f"move {RECORD.entries[-1].move}" in shown.out
    assert SECRET not in shown.out


def test_the_moves_of_a_game_that_is_going_on_are_shown_only_on_request(admin: Run) -> None:
    move = RECORD.entries[DECISION].move

    assert move not in admin("table", "play-table-00001").out
    assert move in admin("table", "play-table-00001", "--unfinished").out


def test_a_finished_game_is_exported_with_its_secret_and_holds(admin: Run, run: Run, tmp_path: Path) -> None:
    exported = admin("export", "over-table-00001", tmp_path / "record.txt")

    assert exported.code == 0
    assert (tmp_path / "record.txt").read_text("utf-8") == RECORD.publish(SECRET).write()
    assert run("verify", tmp_path / "record.txt").code == 0


def test_a_record_is_printed_when_no_file_is_named(admin: Run) -> None:
    exported = admin("export", "over-table-00001")

    assert exported.out == RECORD.publish(SECRET).write()
    assert exported.err == ""


def test_an_unfinished_game_is_not_exported_by_mistake(admin: Run) -> None:
    refused = admin("export", "play-table-00001")

    assert refused.code == 2
    assert refused.out == ""
    assert "--unfinished" in refused.err


def test_an_unfinished_game_is_exported_without_its_secret_and_what_was_taken_back(admin: Run) -> None:
    exported = admin("export", "play-table-00001", "--unfinished")

    assert exported.code == 0
    assert exported.out == replace(RECORD, entries=RECORD.entries[:DECISION], result=None).write()
    assert "no secret" in exported.err


def test_a_file_that_is_not_a_record_is_not_overwritten(admin: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")

    assert admin("export", "over-table-00001", tmp_path / "letter.txt").code == 2
    assert (tmp_path / "letter.txt").read_text() == "Dear Ada"


@pytest.mark.parametrize("command", ["table", "export", "delete"])
def test_an_unknown_table_is_said_to_be_gone(admin: Run, command: str) -> None:
    refused = admin(command, "nowhere")

    assert refused.code == 2
    assert refused.err == "This table no longer exists.\n"


# Deleting


def test_a_table_is_deleted_after_a_yes(admin: Run) -> None:
    deleted = admin("delete", "over-table-00001", "open-table-00001", typed=["Yes"])

    assert deleted.code == 0
    assert "Delete these 2 tables for good? (yes/no)" in deleted.out
    assert ids(admin("tables")) == ["play-table-00001"]


@pytest.mark.parametrize("typed", [["no"], [""], []])
def test_without_a_yes_nothing_is_deleted(admin: Run, typed: list[str]) -> None:
    kept = admin("delete", "over-table-00001", typed=typed)

    assert kept.code == 1
    assert "Nothing was deleted." in kept.out
    assert len(ids(admin("tables"))) == 3


def test_with_yes_there_is_no_question(admin: Run) -> None:
    assert admin("delete", "over-table-00001", "--yes").out == "One table was deleted.\n"


def test_a_yes_in_french_is_a_yes(admin: Run) -> None:
    assert admin("delete", "over-table-00001", "--language", "fr", typed=["oui"]).code == 0


def test_if_one_table_is_unknown_nothing_is_deleted(admin: Run) -> None:
    assert admin("delete", "over-table-00001", "nowhere", "--yes").code == 2
    assert len(ids(admin("tables"))) == 3


@pytest.mark.parametrize("words", [["delete", "over-table-00001"], ["expire"]])
def test_a_site_that_cannot_be_told_will_notice_by_itself(admin: Run, words: list[str]) -> None:
    done = admin(*words, "--yes", "--redis", "redis://127.0.0.1:9/0")

    assert done.code == 0
    assert "notice within a minute" in done.err
    assert len(ids(admin("tables"))) < 3


def test_with_a_wrong_address_of_the_site_nothing_is_deleted(admin: Run) -> None:
    assert admin("delete", "over-table-00001", "--yes", "--redis", "nowhere").code == 2
    assert len(ids(admin("tables"))) == 3


def test_old_tables_and_guests_expire(admin: Run) -> None:
    expired = admin("expire", "--yes")

    assert expired.out == "Deleted: 2 tables, 2 guests.\n"
    assert ids(admin("tables")) == ["over-table-00001"]


def test_the_age_limit_can_be_given(admin: Run) -> None:
    assert admin("expire", "--finished", "99999", "--unfinished", "99999", typed=["y"]).code == 0
    assert len(ids(admin("tables"))) == 2


# Backups


def test_a_backup_restores_in_another_place(admin: Run, run: Run, tmp_path: Path) -> None:
    made = admin("backup", tmp_path / "all.jsonl.gz")
    restored = run("admin", "restore", tmp_path / "all.jsonl.gz", "--data", tmp_path / "other")

    assert (made.code, restored.code) == (0, 0)
    assert str(tmp_path / "all.jsonl.gz") in made.out
    tables = [
        json.loads(one.out)
        for one in (admin("tables", "--json"), run("admin", "tables", "--json", "--data", tmp_path / "other"))
    ]
    assert tables[0] == tables[1]


def test_a_backup_without_a_name_goes_into_the_data_folder(admin: Run, tmp_path: Path) -> None:
    assert admin("backup").code == 0
    (file,) = (tmp_path / "data" / "backups").iterdir()
    assert gzip.decompress(file.read_bytes()).startswith(b'{"lampion":"backup 1"')


def test_a_backup_is_not_restored_over_other_tables(admin: Run, tmp_path: Path) -> None:
    admin("backup", tmp_path / "all.jsonl.gz")
    refused = admin("restore", tmp_path / "all.jsonl.gz")

    assert refused.code == 2
    assert "isn't empty" in " ".join(refused.err.split())


# Data folder and database


@pytest.mark.parametrize("command", COMMANDS)
def test_without_a_database_all_commands_say_so_and_create_none(run: Run, tmp_path: Path, command: str) -> None:
    refused = run("admin", *command.split(), "--data", tmp_path / "none")

    assert refused.code == 2
    assert refused.err.startswith("There is no database yet:")
    assert not (tmp_path / "none").exists()


def test_the_data_folder_is_that_of_the_server(
    admin: Run, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LAMPION_DATA", str(tmp_path / "data"))

    assert len(ids(run("admin", "tables"))) == 3


def test_a_database_can_be_named(admin: Run, run: Run, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/data/lampion.db"

    assert len(ids(run("admin", "tables", "--database", address, "--data", tmp_path / "none"))) == 3


def test_an_unsupported_database_is_refused(run: Run) -> None:
    refused = run("admin", "tables", "--database", "mysql://ada:word@host/name")

    assert refused.code == 2
    assert "word" not in refused.err


async def test_a_server_may_have_the_database_open(admin: Run, tmp_path: Path) -> None:
    async with await Store.open(None, tmp_path / "data") as store:
        rows = await store.search_tables(limit=9)
        deleted = await asyncio.to_thread(admin, "delete", "open-table-00001", "--yes")

        assert deleted.code == 0
        assert len(await store.search_tables(limit=9)) == len(rows) - 1


def test_a_command_must_be_named(run: Run) -> None:
    assert run("admin").code == 2


@pytest.mark.parametrize("command", [*COMMANDS, "restore"])
def test_help_in_french_has_no_english_left(run: Run, command: str) -> None:
    shown = run("admin", command.split(maxsplit=1)[0], "--help", "--language", "fr")

    assert shown.code == 0
    assert shown.out.startswith("utilisation : lampion admin")
    assert not [word for word in ("usage:", "positional", "show this", "default") if word in shown.out]
