"""`lampion` alone: serves this machine, and opens the browser where there is a screen for it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from lampion.cli import browser
from lampion.server import pages

PATIENCE = 60


@contextmanager
def lampion(folder: Path, *arguments: str, **variables: str) -> Iterator[subprocess.Popen[str]]:
    kept = {name: value for name, value in os.environ.items() if name not in browser.SCREENS}
    environment = (
        kept | {"LAMPION_QUIET": "1", "LAMPION_LANGUAGE": "en", "LAMPION_DATA": str(folder / "data")} | variables
    )
    with subprocess.Popen(
        [sys.executable, "-m", "lampion", *arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True,
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            process.send_signal(signal.SIGTERM)


def find_address(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    for line in process.stdout:
        if "http://" in line and "busy" not in line:
            return line[line.index("http://") :].split()[0]
    raise AssertionError(process.stderr and process.stderr.read())


@pytest.fixture(autouse=True)
def built() -> None:
    if not pages.FOLDER.exists():
        pytest.skip("the client is not built")


def test_without_a_screen_it_prints_the_address_and_serves(tmp_path: Path) -> None:
    with lampion(tmp_path) as process:
        address = find_address(process)

        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(address).status_code == 200


def test_with_a_screen_it_opens_the_browser(tmp_path: Path) -> None:
    """`BROWSER` names a script that only writes down the address."""
    shown = tmp_path / "shown"
    os.mkfifo(shown)
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {shown}\n')
    script.chmod(0o755)
    with lampion(tmp_path, BROWSER=str(script)) as process:
        address = find_address(process)

        assert shown.read_text().strip() == address


def test_it_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    with lampion(tmp_path, "--language", "fr") as process:
        assert process.stdout
        lines = iter(process.stdout)

        assert any(line.startswith("Lampion est ouvert : http://") for line in lines)


def test_it_says_when_there_is_no_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from lampion.cli import main
    from lampion.server import process

    monkeypatch.setattr(pages.Client.__init__, "__defaults__", (tmp_path / "nothing",))
    monkeypatch.setattr(process, "run", lambda _config, _level, _bound, listening: listening("http://here/", 1))
    monkeypatch.setattr(browser, "show", lambda address: pytest.fail(f"{address} was opened"))
    monkeypatch.setenv("LAMPION_LANGUAGE", "en")

    assert main.main([]) == 0

    assert "The web page is missing" in capsys.readouterr().out


@pytest.mark.parametrize("name", browser.SCREENS)
def test_a_screen_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for other in browser.SCREENS:
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not browser.has_screen()

    monkeypatch.setenv(name, "something")

    assert browser.has_screen()
