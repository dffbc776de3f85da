"""The store: guests, tables, chat and names behind one name."""

from pathlib import Path
from types import TracebackType
from typing import Self

from lampion.storage import upgrade
from lampion.storage.challenge_store import ChallengeStore
from lampion.storage.chat_store import ChatStore
from lampion.storage.club_store import ClubStore
from lampion.storage.database import Database, find_url, open_database
from lampion.storage.guest_store import GuestStore
from lampion.storage.invitation_store import InvitationStore
from lampion.storage.log_reader import LogReader
from lampion.storage.log_writer import LogWriter
from lampion.storage.passkey_store import PasskeyStore
from lampion.storage.result_store import ResultStore
from lampion.storage.retention import Retention
from lampion.storage.seat_names import SeatNameStore
from lampion.storage.seeker_store import SeekerStore
from lampion.storage.table_store import TableStore
from lampion.storage.tournament_store import TournamentStore


class Store(
    GuestStore,
    TableStore,
    ChatStore,
    SeatNameStore,
    ChallengeStore,
    ResultStore,
    PasskeyStore,
    SeekerStore,
    InvitationStore,
    ClubStore,
    TournamentStore,
    Retention,
):
    """Everything that outlives a restart. Each change is durable when its method returns."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = LogWriter(database)
        self.reader = LogReader(database)

    @classmethod
    async def open(cls, url: str | None, data: Path, *, upgrading: bool = True) -> Self:
        """Open a database, by default SQLite in the data folder.

        A missing database is created, and an older one upgraded after a backup; without `upgrading`, both are refused.
        """
        address = find_url(url, data)
        if upgrading:
            await upgrade.bring_up_to_date(address, data)
        database = open_database(address)
        try:
            await upgrade.check_up_to_date(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Write what is pending and close all connections."""
        await self.writer.close()
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
