"""The rows of a shard as an Arrow table, and the table as the bytes of a Parquet file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lampion.kernel.playouts import Playouts
from lampion.lab.simulation.playing import LONGEST, Course, play_contest, play_random, tell_mentions, write_record
from lampion.lab.simulation.specification import Specification

if TYPE_CHECKING:
    import pyarrow as pa
    from numpy.typing import NDArray

CHUNK = 5_000  # random games between two chances to stop
NUMBER = {"number": "DELTA_BINARY_PACKED"}
LEVEL = 1  # of compression: higher ones take longer and save next to nothing
MARK = "lampion"  # where a file names its specification


def compute(specification: Specification, shard: int) -> bytes:
    """The file of a shard."""
    numbers = specification.numbers(shard)
    if specification.is_random and not specification.events and not specification.records:
        columns = play_quickly(specification, numbers)
    else:
        columns = tabulate(specification, list(play_slowly(specification, numbers)))
    return write_file(specification, numbers, columns)


def list_sources(specification: Specification) -> list[str]:
    """Where points come from, with the total as the last."""
    return list(specification.game.breakdown(start_of(specification), 0))


def start_of(specification: Specification) -> Any:
    """The position in which every game starts."""
    contest = specification.contest
    return specification.game.position(contest.seats, contest.options)


def make_schema(specification: Specification) -> pa.Schema:
    """The columns, the same for every file of a simulation."""
    import pyarrow as pa

    word = pa.dictionary(pa.int8(), pa.string())
    points = pa.list_(pa.int32())
    fields = [
        ("game", word), ("options", word), ("seed", pa.uint64()), ("number", pa.uint64()), ("seats", pa.uint8()),
        ("bots", pa.list_(word)), ("finished", pa.bool_()),
        ("sources", pa.struct([(name, points) for name in list_sources(specification)[:-1]])),
        ("winners", pa.list_(pa.uint8())), ("decisions", pa.uint32()), ("turns", pa.uint32()),
    ]  # fmt: skip
    if specification.events:
        mention = [("event", pa.string()), ("seat", pa.int8()), ("sort", pa.string()), ("piece", pa.string())]
        fields.append(("events", pa.list_(pa.struct([*mention, ("points", pa.int32())]))))
    if specification.records:
        fields.append(("record", pa.string()))
    return pa.schema(fields)


class Columns:
    """What is known of each game: points by game, seat and source, winners as masks, lengths, and what is told."""

    def __init__(self, points: NDArray[Any], facts: NDArray[Any], lengths: NDArray[Any]) -> None:
        self.points, self.winners, self.left = points, facts[:, 0], facts[:, 1]
        self.decisions, self.turns = lengths[:, 0], lengths[:, 1]
        self.events: list[list[dict[str, Any]]] = []
        self.records: list[str] = []


def play_quickly(specification: Specification, numbers: range) -> Columns:
    """Random games, in compiled code."""
    sources = len(list_sources(specification))
    seats, count = specification.contest.seats, len(numbers)
    points = np.zeros(count * seats * sources, np.int32)
    facts, lengths = np.zeros(2 * count, np.int32), np.zeros(2 * count, np.int32)
    playouts = Playouts(start_of(specification))
    for first in range(0, count, CHUNK):
        end = min(count, first + CHUNK)
        playouts.itemise(
            specification.contest.seed, numbers[first], LONGEST, sources - 1,
            points[first * seats * sources : end * seats * sources], facts[2 * first : 2 * end],
            lengths[2 * first : 2 * end],
        )  # fmt: skip
    return Columns(points.reshape(count, seats, sources), facts.reshape(count, 2), lengths.reshape(count, 2))


def play_slowly(specification: Specification, numbers: Iterable[int]) -> Iterator[Course]:
    """The same move by move, and games of other bots."""
    contest, game, start = specification.contest, specification.game, start_of(specification)
    for number in numbers:
        if specification.is_random:
            yield play_random(start, contest.seed, number)
        else:
            yield play_contest(contest, game, start, number)


def tabulate(specification: Specification, courses: Sequence[Course]) -> Columns:
    """Games that were played move by move."""
    game, seats = specification.game, specification.contest.seats
    points = [[list(game.breakdown(one.end, seat).values()) for seat in range(seats)] for one in courses]
    facts = [[sum(1 << seat for seat in one.end.leaders()), one.end.waiting] for one in courses]
    lengths = [[one.decisions, one.end.turn] for one in courses]
    columns = Columns(np.array(points, np.int32), np.array(facts, np.int32), np.array(lengths, np.int32))
    for one in courses:
        if specification.events:
            columns.events.append([vars(mention) for mention in tell_mentions(game, one)])
        if specification.records:
            columns.records.append(write_record(game, one, seats, specification.contest.options))
    return columns


def make_arrays(specification: Specification, numbers: range, columns: Columns) -> Iterator[pa.Array]:
    """The columns of the table, in their order."""
    import pyarrow as pa

    contest, count = specification.contest, len(numbers)
    options = " ".join(f"{name}={value}" for name, value in contest.options.items())
    yield repeat(contest.game, count)
    yield repeat(options, count)
    yield pa.array(np.full(count, contest.seed, np.uint64))
    yield pa.array(np.arange(numbers.start, numbers.stop, dtype=np.uint64))
    yield pa.array(np.full(count, contest.seats, np.uint8))
    yield list_bots(specification, numbers)
    yield pa.array(columns.left == 0)
    names = list_sources(specification)[:-1]
    yield pa.StructArray.from_arrays([list_by_seat(columns.points[:, :, i]) for i in range(len(names))], names)
    won = columns.winners[:, None] >> np.arange(contest.seats) & 1
    starts = np.concatenate(([0], np.cumsum(won.sum(axis=1)))).astype(np.int32)
    yield pa.ListArray.from_arrays(starts, np.nonzero(won)[1].astype(np.uint8))
    yield pa.array(columns.decisions.astype(np.uint32))
    yield pa.array(columns.turns.astype(np.uint32))
    schema = make_schema(specification)
    if specification.events:
        yield pa.array(columns.events, schema.field("events").type)
    if specification.records:
        yield pa.array(columns.records, pa.string())


def repeat(word: str, count: int) -> pa.Array:
    """The same word in every row."""
    import pyarrow as pa

    return pa.DictionaryArray.from_arrays(np.zeros(count, np.int8), [word])


def list_by_seat(values: NDArray[Any]) -> pa.Array:
    """A list of numbers for each game, one a seat."""
    import pyarrow as pa

    games, seats = values.shape
    return pa.ListArray.from_arrays(np.arange(0, games * seats + 1, seats, dtype=np.int32), values.ravel())


def list_bots(specification: Specification, numbers: range) -> pa.Array:
    """The bots of each game, seat by seat."""
    import pyarrow as pa

    contest = specification.contest
    places = [[contest.names.index(name) for name in seating] for seating in contest.seatings]
    rows = np.array(places, np.int8)[np.arange(numbers.start, numbers.stop) % len(places)]
    starts = np.arange(0, rows.size + 1, contest.seats, dtype=np.int32)
    return pa.ListArray.from_arrays(starts, pa.DictionaryArray.from_arrays(rows.ravel(), list(contest.names)))


def read_scores(table: pa.Table) -> NDArray[Any]:
    """The points of each seat: a row a game, a column a seat. They are the sums over all sources."""
    import pyarrow.compute as pc

    seats = int(table["seats"][0].as_py())
    sources = table["sources"].combine_chunks()
    parts = [pc.list_flatten(sources.field(i)).to_numpy() for i in range(sources.type.num_fields)]
    scores: NDArray[Any] = np.sum(parts, axis=0).reshape(-1, seats)
    return scores


def write_file(specification: Specification, numbers: range, columns: Columns) -> bytes:
    """The bytes of a Parquet file; its metadata name the specification."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = make_schema(specification)
    table = pa.Table.from_arrays(list(make_arrays(specification, numbers, columns)), schema=schema)
    sink = pa.BufferOutputStream()
    leaves = list(find_leaves(schema))
    split = [leaf for leaf in leaves if leaf.startswith("sources.") or leaf in ("decisions", "turns")]
    encoding = NUMBER | dict.fromkeys(split, "BYTE_STREAM_SPLIT")  # smaller than dictionaries of small numbers
    pq.write_table(
        table.replace_schema_metadata({MARK: specification.digest}), sink, compression="zstd",
        compression_level=LEVEL, row_group_size=len(numbers), column_encoding=encoding,
        use_dictionary=[leaf for leaf in leaves if leaf not in encoding], write_statistics=list(NUMBER),
    )  # fmt: skip
    return bytes(sink.getvalue())


def find_leaves(fields: Iterable[pa.Field], path: str = "") -> Iterator[str]:
    """The columns as Parquet names them, inside lists and structures too."""
    import pyarrow as pa

    for field in fields:
        kind, name = field.type, f"{path}{field.name}"
        while pa.types.is_list(kind):
            kind, name = kind.value_type, f"{name}.list.element"
        if pa.types.is_struct(kind):
            yield from find_leaves(kind, f"{name}.")
        else:
            yield name
