"""Chance in tests: the running test fixes what a server draws, and a failing test says how to repeat it.

Everything a test draws follows from its word, a hash of its id and the value of `--chance`. A browser carries the word
in a cookie, because tests share servers; the server of `tests/server/rigged.py` derives secrets, nonces and names from
it, in the order in which they are requested.
"""

import asyncio
import re
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from hashlib import sha256
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

from lampion.cli.admin import record_of
from lampion.storage import Store

COOKIE = "lampion-chance"
WORD = "LAMPION_TEST_WORD"  # the environment variable with the word of requests without a cookie
TURNS = "LAMPION_TEST_TURNS"  # the environment variable that makes bots move one by one, after people
MOST = 100  # draws of a test that are searched for the secrets of its tables
ROOT = Path(__file__).parent.parent
FAILURES = ROOT / "build/failures"
MODULES = (
    "api.clubs", "api.guests", "api.new_tables", "api.tournaments", "people.identity", "people.names",
    "live.challenges", "live.new_tables", "live.tournaments",
)  # fmt: skip

spoken: ContextVar[str] = ContextVar("spoken", default="")  # the word of the current request


class Luck:
    """Stands in for the module `secrets` in a server; its draws follow from a word."""

    def __init__(self, word: Callable[[], str]) -> None:
        self.word = word
        self.drawn: Counter[str] = Counter()

    def next(self) -> str:
        """The next draw of the current word."""
        word = self.word()
        self.drawn[word] += 1
        return draw(word, self.drawn[word])

    def token_hex(self, size: int) -> str:
        """A secret or a nonce."""
        return self.next()[: 2 * size]

    def token_urlsafe(self, size: int) -> str:
        """An id."""
        return urlsafe_b64encode(bytes.fromhex(self.token_hex(size))).rstrip(b"=").decode()

    def randbelow(self, end: int) -> int:
        """A number."""
        return int(self.next(), 16) % end


def stand_in(luck: object, modules: Sequence[str] = MODULES) -> None:
    """Replace `secrets` in these modules of the server."""
    for name in modules:
        vars(import_module(f"lampion.server.{name}"))["secrets"] = luck


def draw(word: str, number: int) -> str:
    """One of the draws that follow from a word."""
    return sha256(f"{word} {number}".encode()).hexdigest()


def word_of(test: pytest.Item | pytest.Collector) -> str:
    """The word of a test, or of all tests of a file."""
    return sha256(f"{test.nodeid} {test.config.getoption('chance')}".encode()).hexdigest()[:16]


def describe(item: pytest.Item, folders: list[Path]) -> str:
    """How to repeat the games of a failed test, and what was played, for its report."""
    lines = [f"play it again: python -m pytest '{item.nodeid}' --chance {item.config.getoption('chance')} -m ''"]
    file = item.getparent(pytest.Module)
    words = [word_of(item), *([word_of(file)] if file else [])]
    for word, folder in product(words, folders):
        with ThreadPoolExecutor(1) as outside:  # a browser test already has a running event loop
            lines += outside.submit(asyncio.run, describe_tables(word, folder, item.name)).result()
    return "\n".join(lines)


async def describe_tables(word: str, folder: Path, name: str) -> list[str]:
    """The tables that a word led to on a server, with what fixed their chance; writes their records to files."""
    secret = {draw(word, number) for number in range(1, MOST)}
    lines = []
    async with await Store.open(None, folder) as store:
        rows = [row for row in await store.search_tables(limit=1000) if row.secret in secret]
        for place, row in enumerate(sorted(rows, key=lambda row: row.created)):
            record = record_of(row, await store.entries(row.id))
            file = FAILURES / f"{re.sub(r'[^a-zA-Z0-9-]+', '-', name).strip('-')}-{place}.lampion"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(record.write(), "utf-8")
            lines.append(f"{row.game}, {row.seats} seats, {len(record.entries)} moves: {file.relative_to(ROOT)}")
            nonces = [pledge.nonce for pledge in record.pledges if pledge.nonce]
            lines.append(f"    secret {row.secret}, nonces {', '.join(nonces) or 'none'}")
    return lines
