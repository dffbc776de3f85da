"""The file format of backups, the same for every database: gzipped JSON lines with a header, all rows and an end.

{"lampion": "backup 1", "revision": "0001"}
{"table": "guests", "columns": ["id", "name", "language", "created", "seen"]}
["GkU0cL2mP8x1QzWn", "Ada", "en", 1767225600000, 1767225600000]
{"end": 1}
"""

import gzip
import json
import os
import re
import secrets
import zlib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from time import time
from typing import IO, Any

from sqlalchemy import JSON, Connection, MetaData, Table, insert, literal, select, tuple_

from lampion.storage.errors import BadBackup
from lampion.storage.schema import metadata

FORMAT = "backup 1"
FOLDER = "backups"
CHUNK = 1000  # rows at a time
DRAFT = re.compile(r".+\.jsonl\.gz\.[0-9a-f]{16}")
DAY = 86_400  # seconds


def name_backup(data: Path, what: str = "lampion") -> Path:
    """A file name in the data folder for a backup made now."""
    return data / FOLDER / f"{what}-{datetime.now(UTC):%Y%m%d-%H%M%S}.jsonl.gz"


def dump(connection: Connection, revision: str, file: Path) -> int:
    """Write all rows to a new file, which appears only once it is complete; returns their number."""
    if file.exists():
        raise BadBackup(file=str(file), problem="exists")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        clear_drafts(file.parent)
        draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
        descriptor = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        try:
            with os.fdopen(descriptor, "wb") as raw:
                with gzip.open(raw, "wt", encoding="utf-8", newline="\n") as lines:
                    rows = write_rows(connection, revision, lines)
                raw.flush()
                os.fsync(raw.fileno())
            draft.replace(file)
        finally:
            draft.unlink(missing_ok=True)
    except OSError:
        raise BadBackup(file=str(file), problem="write") from None
    return rows


def clear_drafts(folder: Path) -> None:
    """Delete what backups left behind that were killed, yesterday or before."""
    for left in folder.iterdir():
        if DRAFT.fullmatch(left.name) and time() - left.stat().st_mtime > DAY:
            left.unlink(missing_ok=True)


def write_rows(connection: Connection, revision: str, lines: IO[str]) -> int:
    """Write the header, the rows and the end; returns the number of rows."""
    write_line(lines, {"lampion": FORMAT, "revision": revision})
    count = 0
    for table in reflect(connection).sorted_tables:
        write_line(lines, {"table": table.name, "columns": [column.name for column in table.columns]})
        for row in read_rows(connection, table):
            write_line(lines, list(row))
            count += 1
    write_line(lines, {"end": count})
    return count


def read_rows(connection: Connection, table: Table) -> Iterator[Sequence[Any]]:
    """All rows in key order, a chunk at a time: a PostgreSQL cursor would lock the table against schema changes."""
    keys = list(table.primary_key.columns)
    query = select(table).order_by(*keys).limit(CHUNK)
    rows = connection.execute(query).all()
    while rows:
        yield from rows
        last = [literal(rows[-1]._mapping[key], key.type) for key in keys]
        rows = connection.execute(query.where(tuple_(*keys) > tuple_(*last))).all()


def write_line(lines: IO[str], value: Any) -> None:
    """Write one line of a backup."""
    lines.write(json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n")


def reflect(connection: Connection) -> MetaData:
    """Our tables as this database has them: it may be older than the package."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return found


def read_revision(file: Path) -> str:
    """The revision of the database that was backed up."""
    head = next(read_lines(file), None)
    if not isinstance(head, dict) or head.get("lampion") != FORMAT or not isinstance(head.get("revision"), str):
        raise BadBackup(file=str(file), problem="form")
    return str(head["revision"])


def load(connection: Connection, file: Path) -> int:
    """Replace all rows by those of a backup of the same revision; returns their number."""
    target = reflect(connection)
    for table in reversed(target.sorted_tables):
        connection.execute(table.delete())
    count = 0
    for name, columns, rows in read_chunks(file):
        if name not in target.tables or set(columns) != set(target.tables[name].columns.keys()):
            raise BadBackup(file=str(file), problem="form")
        connection.execute(insert(target.tables[name]), [dict(zip(columns, row, strict=True)) for row in rows])
        count += len(rows)
    return count


def read_chunks(file: Path) -> Iterator[tuple[str, list[str], list[list[Any]]]]:
    """The rows of a backup, a chunk at a time: table, columns, rows."""
    name, columns, rows, count, ended = "", [""], [], 0, False
    for line in islice(read_lines(file), 1, None):
        if isinstance(line, list) and len(line) == len(columns) and not ended:
            rows.append(line)
            count += 1
        elif isinstance(line, dict) and line.keys() == {"table", "columns"} and not ended:
            if rows:
                yield name, columns, rows
            name, columns, rows = line["table"], line["columns"], []
        elif line == {"end": count} and not ended:
            ended = True
        else:
            raise BadBackup(file=str(file), problem="form")
        if rows and (ended or len(rows) == CHUNK):
            yield name, columns, rows
            rows = []
    if not ended:
        raise BadBackup(file=str(file), problem="cut")


def read_lines(file: Path) -> Iterator[Any]:
    """The lines of a backup, or the error that says what is wrong with the file."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)
    except EOFError:
        raise BadBackup(file=str(file), problem="cut") from None
    except (gzip.BadGzipFile, zlib.error, ValueError):
        raise BadBackup(file=str(file), problem="form") from None
    except OSError:
        raise BadBackup(file=str(file), problem="file") from None
