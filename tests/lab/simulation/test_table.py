"""The rows of a simulation: the games of a batch or an arena, with where the points come from."""

import io
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import lampion
from lampion.kernel.record import read
from lampion.lab.arena import Arena
from lampion.lab.simulation.specification import Specification
from lampion.lab.simulation.table import compute, find_leaves, make_schema, read_scores
from lampion.lab.workers import play_all
from tests.lab.simulation.specifications import plan

Rows = list[dict[str, Any]]


def rows_of(specification: Specification) -> Rows:
    """All rows of a simulation."""
    return [row for shard in range(specification.shards) for row in read_rows(compute(specification, shard))]


def scores_of(row: dict[str, Any]) -> list[int]:
    """The points of each seat."""
    return [sum(points) for points in zip(*row["sources"].values(), strict=True)]


def read_rows(content: bytes) -> Rows:
    """The rows in a file."""
    rows: Rows = pq.read_table(io.BytesIO(content)).to_pylist()
    return rows


@pytest.mark.parametrize("name", lampion.GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_random_games_are_those_of_a_batch(name: str, seats: int) -> None:
    batch = lampion.game(name).batch(25, seats, seed=9)
    rows = rows_of(plan(game=name, seats=seats, games=25, shard=10, seed=9))

    assert [row["number"] for row in rows] == list(range(25))
    assert [scores_of(row) for row in rows] == batch.scores.tolist()
    assert [row["winners"] for row in rows] == [[s for s in range(seats) if won[s]] for won in batch.won.tolist()]
    assert [row["decisions"] for row in rows] == batch.decisions.tolist()
    assert all(row["finished"] for row in rows)


@pytest.mark.parametrize("name", lampion.GAMES)
def test_told_games_are_the_same_games(name: str) -> None:
    """The quick loop and the one that looks at every move."""
    quick, told = (rows_of(plan(game=name, seats=3, games=12, records=told)) for told in (False, True))

    assert quick == [{column: value for column, value in row.items() if column != "record"} for row in told]


def test_scores_are_read_from_a_whole_table() -> None:
    batch = lampion.game("fireworks").batch(20, 3, seed=2)
    table = pq.read_table(io.BytesIO(compute(plan(game="fireworks", seats=3, games=20, seed=2), 0)))

    assert read_scores(table).tolist() == batch.scores.tolist()


def test_a_record_tells_the_game_of_its_row() -> None:
    game = lampion.game("takenoko")
    for row in rows_of(plan("greedy", "random", game="takenoko", games=2, records=True)):
        match = game.replay(read(row["record"]))
        assert match.score() == scores_of(row)
        assert sum(seat < 8 for seat, _ in match.log) == row["decisions"]


def test_other_bots_play_the_games_of_an_arena() -> None:
    """With the same seats and the same chance."""
    specification = plan("greedy", "random", games=6, seed=4)
    played = list(play_all(specification.contest, Arena(specification.contest, 6).missing(), 1))
    rows = rows_of(specification)

    assert [row["bots"] for row in rows] == [["greedy", "random"], ["random", "greedy"]] * 3
    assert [scores_of(row) for row in rows] == [game.scores for game in played]
    assert [row["winners"] for row in rows] == [game.winners for game in played]


def test_events_name_the_pieces_of_the_box() -> None:
    for row in rows_of(plan("greedy", games=3, events=True)):
        completed = [one for one in row["events"] if one["event"] == "card-completed"]
        points = [sum(one["points"] for one in completed if one["seat"] == seat) for seat in range(2)]
        taken = {one["piece"] for one in row["events"] if one["event"] == "tile-taken"}

        assert completed
        assert {one["sort"] for one in completed} == {"card"}
        assert points == row["sources"]["compositions"]
        assert len(taken) == 24


def test_settings_stand_in_every_row() -> None:
    row = rows_of(plan(games=1, seed=2**40, options={"cards": "36"}))[0]

    assert (row["game"], row["seats"], row["seed"], row["bots"]) == ("spring-festival", 2, 2**40, ["random", "random"])
    assert row["options"].startswith("cards=36 sign=none")


def test_games_that_never_end_are_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lampion.lab.simulation.table.LONGEST", 5)
    monkeypatch.setattr("lampion.lab.simulation.playing.LONGEST", 5)
    for records in (False, True):
        rows = rows_of(plan(games=3, records=records))
        assert [(row["finished"], row["decisions"]) for row in rows] == [(False, 5)] * 3


def test_the_schema_of_the_files_is_the_one_declared() -> None:
    specification = plan(events=True, records=True, games=2)
    file = pq.ParquetFile(io.BytesIO(compute(specification, 0)))

    assert pq.read_table(io.BytesIO(compute(specification, 0))).schema.equals(make_schema(specification))
    assert [column.path for column in map(file.schema.column, range(len(file.schema.names)))] == list(
        find_leaves(make_schema(specification))
    )
    assert make_schema(specification).field("events").type.value_type.field("piece").type == pa.string()


def test_a_file_is_the_same_bytes_each_time() -> None:
    for specification in (plan(games=300), plan("greedy", games=4, events=True, records=True)):
        assert compute(specification, 0) == compute(specification, 0)


@pytest.mark.parametrize(
    ("name", "games"), [("lanterns-dice", 20_000), ("spring-festival", 20_000), ("takenoko", 12_000)]
)
def test_a_game_takes_ten_bytes_at_most(name: str, games: int) -> None:
    assert len(compute(plan(game=name, seats=4, games=games), 0)) <= 10 * games
