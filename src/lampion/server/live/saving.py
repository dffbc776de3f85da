"""A table and its place in the database: entries are saved before anyone is told about them."""

from collections.abc import Callable

from lampion.server.live.services import Services
from lampion.storage import EntryRow, Summary, TableRow
from lampion.storage.errors import TableMoved
from lampion.tables import Draft, Entry, Settings, Table, Terms
from lampion.tables import log as logs
from lampion.tables.live_match import AppliedEntry

Decide = Callable[[Table], list[Draft]]  # which entries would follow


class SavedTable:
    """A table in memory that is the same as in the database, or is given up."""

    def __init__(
        self, services: Services, table: Table, created: int, position: str, give_up: Callable[[], None]
    ) -> None:
        self.services = services
        self.table = table
        self.created = created
        self.position = position  # as stored; kept while the table waits for rules that can read it
        self.give_up = give_up  # called when nobody knows whether something was saved

    async def save(self, drafts: list[Draft]) -> list[AppliedEntry]:
        """Apply entries and save them; raises TableMoved, with the table read again, if another process was first."""
        if not drafts:
            return []
        number = self.table.number
        entries = logs.number(drafts, number, self.services.clock())
        applied = list(self.table.apply_all(entries))
        try:
            await self.services.store.append(self.table.terms.id, number, list(map(to_row, entries)), self.summary())
        except TableMoved:
            await self.reload()
            raise
        except BaseException:  # it may or may not be written: clients reconnect and see
            self.table = Table.load(self.table.opening, self.table.game, self.table.entries[:number])
            self.give_up()
            raise
        self.services.bus.tell("table", self.table.terms.id, self.table.number)
        self.count(entries)
        if any(entry.kind == "finish" for entry in entries):
            self.services.spawn(self.services.results.count(self.table))
        return applied

    def count(self, entries: list[Entry]) -> None:
        """Count saved entries in the metrics."""
        self.services.metrics.appends.inc(len(entries))
        for entry in entries:
            if entry.kind == "move":
                self.services.metrics.moves.labels(entry.by).inc()

    async def reload(self) -> None:
        """Read the table again, without what could not be saved."""
        rows = await self.services.store.entries(self.table.terms.id)
        opening, game, owner = self.table.opening, self.table.game, self.services.homes.owner(self.table.terms.host)
        self.table = await self.services.bot_pool.aside(lambda: Table.load(opening, game, map(to_entry, rows)), owner)

    async def read_new(self) -> list[AppliedEntry]:
        """Apply the entries that another process has written since."""
        rows = await self.services.store.new_entries(self.table.terms.id, self.table.number)
        return list(self.table.apply_all(map(to_entry, rows)))

    def summary(self) -> Summary:
        """What the database knows of a table without reading its log."""
        table = self.table
        if table.live_match:
            self.position = table.game.write(table.live_match.position)
        return Summary(
            seats=table.terms.seats,
            options=table.terms.options,
            settings=table.settings.write(),
            touched=self.services.clock(),
            phase=table.phase,
            listed=table.settings.listed and not table.locked,
            open_seats=table.count_open_seats(),
            position=self.position,
            outcome=table.outcome,
            people=table.waits_for_people(),
        )

    async def add(self) -> None:
        """Save a new table with its first entries."""
        await self.services.store.add_table(self.row(), list(map(to_row, self.table.entries)))

    def row(self) -> TableRow:
        """The table as it is stored."""
        terms, summary = self.table.terms, self.summary()
        return TableRow(
            id=terms.id,
            game=terms.game,
            rules=terms.rules,
            components=terms.components,
            seats=terms.seats,
            options=terms.options,
            settings=terms.settings.write(),
            host=terms.host,
            invite=terms.invite,
            secret=terms.secret,
            created=self.created,
            touched=summary.touched,
            phase=summary.phase,
            listed=summary.listed,
            open_seats=summary.open_seats,
            number=self.table.number,
            position=summary.position,
            outcome=summary.outcome,
            people=summary.people,
        )


def terms_of(row: TableRow) -> Terms:
    """The terms of a stored table."""
    return Terms(
        row.id, row.game, row.rules, row.components, row.seats, row.options, Settings.read(row.settings), row.host,
        row.invite, row.secret,
    )  # fmt: skip


def to_row(entry: Entry) -> EntryRow:
    """An entry as the database keeps it."""
    return EntryRow(entry.number, entry.kind, entry.seat, entry.text, entry.by, entry.at)


def to_entry(row: EntryRow) -> Entry:
    """An entry as the table knows it."""
    return Entry(row.number, row.kind, row.seat, row.text, row.by, row.at)
