"""`lampion admin`: for whoever runs a server. Lists, exports and deletes tables, backs up and restores."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from lampion.cli import listing
from lampion.cli.arguments import Arguments, Say
from lampion.cli.files import write_record
from lampion.cli.screen import Screen
from lampion.kernel.errors import LampionError
from lampion.kernel.record import Record

if TYPE_CHECKING:
    from lampion.storage import EntryRow, Store, TableRow

DAY = 24 * 60 * 60 * 1000
PHASES = ("open", "playing", "over")
AGES = {
    "--open-tables": "terminal-admin-age-open-tables",
    "--unfinished": "terminal-admin-age-unfinished",
    "--finished": "terminal-admin-age-finished",
    "--guests": "terminal-admin-age-guests",
}
DECLINED = 1  # exit code when the question was not answered with yes

Action = Callable[[argparse.Namespace, Screen], Awaitable[int]]


class UnfinishedGame(LampionError):
    """The record of a game in progress is exported only with --unfinished. Data: table."""

    code = "unfinished-game"


def add_arguments(arguments: Arguments) -> None:
    """The subcommands and their arguments."""
    say = arguments.say
    commands = arguments.parser.add_subparsers(
        title=say("terminal-commands"), metavar=say("terminal-metavar-command"), required=True
    )

    def command(name: str, about: str, action: Action) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = commands.add_parser(
            name, help=say(about), description=say(about), allow_abbrev=False
        )
        parser.set_defaults(action=action)
        return parser

    parser = command("tables", "terminal-admin-tables", list_tables)
    parser.add_argument("--game", metavar=say("terminal-metavar-game"), help=say("terminal-admin-game"))
    parser.add_argument("--phase", choices=PHASES, help=say("terminal-admin-phase"))
    parser.add_argument("--guest", metavar=say("terminal-metavar-name"), help=say("terminal-admin-guest"))
    add_list(parser, arguments)
    parser = command("table", "terminal-admin-table", show_table)
    parser.add_argument("id", metavar="ID", help=say("terminal-admin-id"))
    parser.add_argument("--unfinished", action="store_true", help=say("terminal-admin-unfinished-log"))
    parser = command("export", "terminal-admin-export", export)
    parser.add_argument("id", metavar="ID", help=say("terminal-admin-id"))
    parser.add_argument("file", nargs="?", metavar=say("terminal-metavar-file"), help=say("terminal-admin-export-file"))
    parser.add_argument("--unfinished", action="store_true", help=say("terminal-admin-unfinished"))
    parser = command("delete", "terminal-admin-delete", delete)
    parser.add_argument("id", nargs="+", metavar="ID", help=say("terminal-admin-ids"))
    parser.add_argument("--yes", action="store_true", help=say("terminal-admin-yes"))
    add_site(parser, say)
    parser = command("guests", "terminal-admin-guests", list_guests)
    parser.add_argument("--name", metavar=say("terminal-metavar-name"), help=say("terminal-admin-name"))
    add_list(parser, arguments)
    parser = command("backup", "terminal-admin-backup", make_backup)
    parser.add_argument(
        "file", nargs="?", type=Path, metavar=say("terminal-metavar-file"), help=say("terminal-admin-backup-file")
    )
    parser = command("restore", "terminal-admin-restore", restore_backup)
    parser.add_argument(
        "file", type=Path, metavar=say("terminal-metavar-file"), help=say("terminal-admin-restore-file")
    )
    parser = command("expire", "terminal-admin-expire", expire)
    for name, about in AGES.items():
        parser.add_argument(name, type=arguments.number(0), metavar=say("terminal-metavar-days"), help=say(about))
    parser.add_argument("--yes", action="store_true", help=say("terminal-admin-yes"))
    add_site(parser, say)
    for parser in commands.choices.values():
        add_place(parser, say)


def add_list(parser: argparse.ArgumentParser, arguments: Arguments) -> None:
    """The arguments of every list."""
    parser.add_argument(
        "--limit", type=arguments.number(1), default=50, metavar="N", help=arguments.say("terminal-admin-limit")
    )
    parser.add_argument("--json", action="store_true", help=arguments.say("terminal-shared-json"))


def add_site(parser: argparse.ArgumentParser, say: Say) -> None:
    """The site to tell that something was deleted."""
    parser.add_argument("--redis", metavar=say("terminal-metavar-url"), help=say("terminal-admin-redis"))


def add_place(parser: argparse.ArgumentParser, say: Say) -> None:
    """Which database to use, and the arguments of every command of Lampion."""
    from lampion.cli.main import add_common

    parser.add_argument("--data", type=Path, metavar=say("terminal-metavar-folder"), help=say("terminal-admin-data"))
    parser.add_argument("--database", metavar=say("terminal-metavar-url"), help=say("terminal-admin-database"))
    add_common(parser, say("terminal-language"), say("terminal-no-colour"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Run a subcommand; the server's libraries are imported only now."""
    from lampion.server.config import default_data

    arguments.data = arguments.data or default_data()
    code: int = asyncio.run(arguments.action(arguments, screen))
    return code


async def open_store(arguments: argparse.Namespace) -> Store:
    """The existing, up-to-date database; a server may be using it."""
    from lampion.storage import Store

    return await Store.open(arguments.database, arguments.data, upgrading=False)


async def list_tables(arguments: argparse.Namespace, screen: Screen) -> int:
    """List the tables, the most recent first."""
    async with await open_store(arguments) as store:
        rows = await store.search_tables(
            game=arguments.game, phase=arguments.phase, guest=arguments.guest, limit=arguments.limit
        )
        people = await store.guests({guest for row in rows for guest in row.people})
    if arguments.json:
        listing.print_json([listing.describe_table(row, people) for row in rows])
    else:
        listing.print_tables(screen, rows, people)
    return 0


async def show_table(arguments: argparse.Namespace, screen: Screen) -> int:
    """Show one table with its log; the moves of a game in progress only when asked for."""
    async with await open_store(arguments) as store:
        row = await find_table(store, arguments.id)
        entries = await store.entries(row.id)
        people = await store.guests({row.host, *row.people, *(entry.text for entry in entries)})
    listing.print_table(screen, row, people)
    listing.print_log(screen, entries, people, hidden=row.phase != "over" and not arguments.unfinished)
    return 0


async def export(arguments: argparse.Namespace, screen: Screen) -> int:
    """Export the record of a table, with its secret only once the game is over."""
    async with await open_store(arguments) as store:
        row = await find_table(store, arguments.id)
        entries = await store.entries(row.id)
    if row.phase != "over" and not arguments.unfinished:
        raise UnfinishedGame(table=row.id)
    record = record_of(row, entries)
    if arguments.file is None:
        screen.out.file.write(record.write())
    else:
        write_record(arguments.file, record)
        print_line(screen, "terminal-saved", file=arguments.file)
    if row.phase != "over":
        screen.err.print(screen.words("terminal-admin-without-secret"))
    return 0


def record_of(row: TableRow, entries: list[EntryRow]) -> Record:
    """The record of a stored table, without its secret while the game is in progress."""
    from lampion import tables
    from lampion.games import game as find_game
    from lampion.tables import records

    terms = tables.Terms(
        row.id, row.game, row.rules, row.components, row.seats, row.options, tables.Settings.read(row.settings),
        row.host, row.invite, row.secret,
    )  # fmt: skip
    log = [tables.Entry(one.number, one.kind, one.seat, one.text, one.by, one.at) for one in entries]
    table = tables.Table.load(terms, find_game(row.game), log)
    return records.record_of(table) if table.phase == "over" else records.unfinished_record_of(table)


async def delete(arguments: argparse.Namespace, screen: Screen) -> int:
    """Delete tables with everything that belongs to them."""
    async with telling_site(arguments, screen), await open_store(arguments) as store:
        rows = [await find_table(store, table_id) for table_id in dict.fromkeys(arguments.id)]
        people = await store.guests({guest for row in rows for guest in row.people})
        if not arguments.yes:
            listing.print_tables(screen, rows, people)
        if not confirm(arguments, screen, "terminal-admin-delete-sure", count=len(rows)):
            return DECLINED
        deleted = sum([await store.delete_table(row.id) for row in rows])
    print_line(screen, "terminal-admin-deleted", count=deleted)
    return 0


@asynccontextmanager
async def telling_site(arguments: argparse.Namespace, screen: Screen) -> AsyncIterator[None]:
    """After something was deleted, let the processes of a site look what is gone; otherwise they look once a minute."""
    if arguments.redis is None:
        yield
        return
    from lampion.server.bus.errors import needing_driver

    with needing_driver():
        from lampion.server.bus.redis_bus import connect, tell_site
    async with connect(arguments.redis) as redis:
        yield
        if not await tell_site(redis, "deleted"):
            screen.err.print(screen.words("terminal-admin-not-told"))


async def list_guests(arguments: argparse.Namespace, screen: Screen) -> int:
    """List the guests, the most recently seen first."""
    async with await open_store(arguments) as store:
        guests = await store.search_guests(name=arguments.name, limit=arguments.limit)
    if arguments.json:
        listing.print_json([listing.describe_guest(guest) for guest in guests])
    else:
        listing.print_guests(screen, guests)
    return 0


async def make_backup(arguments: argparse.Namespace, screen: Screen) -> int:
    """Back up the whole database into one file."""
    from lampion.storage import back_up, name_backup

    file = arguments.file or name_backup(arguments.data)
    rows = await back_up(arguments.database, arguments.data, file)
    print_line(screen, "terminal-admin-backed-up", file=str(file), rows=rows)
    return 0


async def restore_backup(arguments: argparse.Namespace, screen: Screen) -> int:
    """Restore a backup into an empty database."""
    from lampion.storage import restore

    rows = await restore(arguments.file, arguments.database, arguments.data)
    print_line(screen, "terminal-admin-restored", rows=rows)
    return 0


async def expire(arguments: argparse.Namespace, screen: Screen) -> int:
    """Delete what nobody has touched for long, as a server does by itself."""
    from lampion.server.clock import now
    from lampion.server.config import Retention

    kinds = ("open_tables", "unfinished", "finished", "guests")
    given = {kind: getattr(arguments, kind) for kind in kinds}
    ages = {kind: getattr(Retention(), kind) if days is None else days * DAY for kind, days in given.items()}
    async with telling_site(arguments, screen), await open_store(arguments) as store:
        days = {kind: "–" if age is None else str(age // DAY) for kind, age in ages.items()}
        if not confirm(arguments, screen, "terminal-admin-expire-sure", **days):
            return DECLINED
        counts = await store.expire(now(), **ages)
    print_line(screen, "terminal-admin-expired", tables=sum(counts[phase] for phase in PHASES), guests=counts["guests"])
    return 0


async def find_table(store: Store, table_id: str) -> TableRow:
    """A table by id, or the error that there is none."""
    from lampion.storage.errors import TableGone

    row = await store.find_table(table_id)
    if row is None:
        raise TableGone(table=table_id)
    return row


def confirm(arguments: argparse.Namespace, screen: Screen, question: str, **data: Any) -> bool:
    """Ask before deleting, unless the arguments say yes."""
    if arguments.yes:
        return True
    screen.out.print(Text(screen.words(question, **data)), end=" ")
    try:
        answer = input()
    except EOFError:
        answer = ""
    if answer.strip().casefold() in screen.words("terminal-admin-answers").split():
        return True
    screen.say("terminal-admin-nothing")
    return False


def print_line(screen: Screen, key: str, **data: Any) -> None:
    """Print a line without wrapping it, as file names must stay whole."""
    screen.out.print(Text(screen.words(key, **data)), soft_wrap=True)
