"""Keys: made once, and readable by their owner only."""

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from lampion.storage import read_key
from lampion.storage.errors import BadKey


def test_a_key_is_made_once_and_stays(tmp_path: Path) -> None:
    key = read_key(tmp_path / "data", "cookie.key")

    assert len(key) == 32
    assert read_key(tmp_path / "data", "cookie.key") == key
    assert read_key(tmp_path / "data", "other.key") != key


def test_only_its_owner_can_read_a_key(tmp_path: Path) -> None:
    read_key(tmp_path / "data", "cookie.key")

    assert (tmp_path / "data" / "cookie.key").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["cookie.key"]


def test_a_key_that_others_could_read_is_locked_away_with_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    key = read_key(tmp_path, "cookie.key")
    (tmp_path / "cookie.key").chmod(0o644)
    with caplog.at_level(logging.WARNING):
        assert read_key(tmp_path, "cookie.key") == key

    assert (tmp_path / "cookie.key").stat().st_mode & 0o777 == 0o600
    assert "cookie.key" in caplog.text


@pytest.mark.parametrize("content", [b"", b"short", b"x" * 33])
def test_a_file_that_holds_no_key_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "cookie.key").write_bytes(content)
    (tmp_path / "cookie.key").chmod(0o600)

    with pytest.raises(BadKey):
        read_key(tmp_path, "cookie.key")


def test_processes_that_start_together_get_the_same_key(tmp_path: Path) -> None:
    script = "import sys; from pathlib import Path; from lampion.storage.keys import read_key\n"
    script += "print(flush=True); sys.stdin.readline(); print(read_key(Path(sys.argv[1]), 'cookie.key').hex())"
    pipe = subprocess.PIPE
    processes = [
        subprocess.Popen([sys.executable, "-c", script, tmp_path / "data"], stdin=pipe, stdout=pipe, text=True)
        for _ in range(4)
    ]
    for process in processes:
        assert process.stdout
        process.stdout.readline()
    for process in processes:
        assert process.stdin
        process.stdin.write("\n")
        process.stdin.flush()
    keys = [process.communicate()[0] for process in processes]

    assert len(set(keys)) == 1
    assert len(keys[0].strip()) == 64
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["cookie.key"]
