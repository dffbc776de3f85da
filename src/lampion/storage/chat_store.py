"""Chat: the lines that people write at tables."""

from dataclasses import fields

from sqlalchemy import Connection, delete, insert, select, update

from lampion.storage.database import Database, change, find
from lampion.storage.errors import TableGone
from lampion.storage.rows import ChatLine
from lampion.storage.schema import chat, tables


class ChatStore:
    """The chat part of the store."""

    database: Database

    async def add_chat(
        self, table_id: str, guest: str, seat: int | None, text: str, now: int, keep: int = 500
    ) -> ChatLine:
        """Store a line, and drop all but the table's latest `keep` lines."""

        def add(connection: Connection) -> int:
            count = update(tables).where(tables.c.id == table_id).values(chatted=tables.c.chatted + 1)
            lines: int | None = connection.execute(count.returning(tables.c.chatted)).scalar_one_or_none()
            if lines is None:
                raise TableGone(table=table_id)
            line = {"number": lines - 1, "guest": guest, "text": text, "at": now, "seat": seat}
            connection.execute(insert(chat), {"table_id": table_id, **line})
            connection.execute(delete(chat).where(chat.c.table_id == table_id, chat.c.number < lines - keep))
            return lines - 1

        return ChatLine(await self.database.write(add), guest, text, now, seat)

    async def chat(self, table_id: str, start: int = 0) -> list[ChatLine]:
        """The lines of a table from number `start` on, in order."""
        columns = [chat.c[field.name] for field in fields(ChatLine)]
        query = select(*columns).where(chat.c.table_id == table_id, chat.c.number >= start)
        return [ChatLine(*row) for row in await find(self.database, query.order_by(chat.c.number))]

    async def latest_chat(self, table_id: str, most: int) -> list[ChatLine]:
        """The latest lines of a table, in order."""
        columns = [chat.c[field.name] for field in fields(ChatLine)]
        query = select(*columns).where(chat.c.table_id == table_id).order_by(chat.c.number.desc()).limit(most)
        return [ChatLine(*row) for row in reversed(await find(self.database, query))]

    async def delete_chat(self, guest_id: str) -> int:
        """Delete everything a guest ever wrote; returns the number of lines."""
        return await change(self.database, delete(chat).where(chat.c.guest == guest_id))
