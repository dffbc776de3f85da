"""Narration: the events of a move, in the order in which people at a table would see them."""

from lampion.kernel.game import Event
from tests.games.spring_festival.tables import Table, about_to_draw, about_to_finish, beside, panorama, table
from tests.games.spring_festival.writing import Seat
from tests.games.table import event


def kinds(events: list[Event]) -> list[str]:
    """The kinds of some events."""
    return [item["kind"] for item in events]


# Setting up


def test_a_tile_that_turns_up_tells_its_stack() -> None:
    """[SF-3] [SF-5]"""
    game = Table.new(2)
    game.chance("T17")

    assert game.chance("T03") == [event("tile-revealed", None, tile="T03", stack=1)]


def test_a_dealt_card_tells_its_seat_and_slot() -> None:
    """[SF-3] Pattern cards into slots 2 and 3, then colour cards into slots 0 and 1."""
    game = Table.new(2)
    game.chance("T01", "T02", "T03", "T04")

    events = [game.chance(card)[0] for card in ("P01", "P02", "P03", "P04", "C01", "C02", "C03", "C04")]

    assert events == [
        event("card-drawn", 0, card="P01", slot=2),
        event("card-drawn", 0, card="P02", slot=3),
        event("card-drawn", 1, card="P03", slot=2),
        event("card-drawn", 1, card="P04", slot=3),
        event("card-drawn", 0, card="C01", slot=0),
        event("card-drawn", 0, card="C02", slot=1),
        event("card-drawn", 1, card="C03", slot=0),
        event("card-drawn", 1, card="C04", slot=1),
    ]


def test_a_chosen_set_is_told() -> None:
    """[SF-3]"""
    assert Table.new(2, sets="chosen").play(0, "set 4") == [event("set-chosen", 0, set=4)]


def test_a_starting_tile_is_told_without_chain_or_sparks() -> None:
    """[SF-3] S1-1 closes a spark with S1-2."""
    game = Table.new(2)
    game.any_moves(until="start")
    game.play(0, "place S1-2 0,0")

    assert game.play(0, "place S1-1 1,0") == [
        event("start-placed", 0, tile="S1-1", cell=[1, 0], beside=beside(W="S1-2"))
    ]


def test_the_sign_and_the_first_player_are_told() -> None:
    """[SF-3] With the first player the first round begins."""
    game = Table.new(2, sign="drawn")
    game.any_moves(until="start")
    for seat in (0, 1):
        for index in range(4):
            game.play(seat, f"place S{seat + 1}-{index + 1} {index},0")

    assert game.chance("rat") == [event("sign-drawn", None, sign="rat")]
    assert game.chance("seat 1") == [event("first-found", 1), event("round-began", 1, round=1)]


# A round


def test_turning_the_store_tells_who_takes_what_and_what_is_discarded() -> None:
    """[SF-5]"""
    game = table(Seat(), Seat(), phase="store", active=1, store="T01 T02 T03 T04")

    assert game.play(1, "turn T02") == [
        event("store-turned", 1, orientation=3),
        event("tile-taken", 0, tile="T04", stack=3),
        event("tile-taken", 1, tile="T02", stack=1),
        event("tile-discarded", None, tile="T01", stack=0),
        event("tile-discarded", None, tile="T03", stack=2),
    ]


def test_a_placement_tells_the_chain_in_waves() -> None:
    """[SF-6] [SF-7] The first example: T38, then T19, then T13 and T31 at the same time."""
    events = panorama("T31 0,0 / T13 1,0 / T19 1,1").place("T38", at="0,1")

    assert events[:3] == [
        event("tile-placed", 0, tile="T38", cell=[0, 1], beside=beside(N="T31", E="T19"), replaced=False),
        event("chain-wave", 0, wave=0, cells=[[0, 1]], tiles=["T38"], size=1),
        event("chain-wave", 0, wave=1, cells=[[1, 1]], tiles=["T19"], size=1),
    ]
    last = events[3]["data"]
    assert (kinds(events[3:]), last["wave"]) == (["chain-wave"], 2)
    assert sorted(zip(last["tiles"], last["cells"], strict=True)) == [("T13", [1, 0]), ("T31", [0, 0])]


def test_a_tile_that_is_reached_twice_explodes_in_the_earlier_wave() -> None:
    """[SF-7] T20 reaches T36 at once; T41 would reach it a wave later."""
    events = panorama("T41 1,0 / T36 1,1 / T45 0,1").place("T20", at="0,0")

    waves = [sorted(wave["data"]["tiles"]) for wave in events if wave["kind"] == "chain-wave"]
    assert waves == [["T20"], ["T36", "T41", "T45"]]


def test_an_exploded_tile_is_in_no_wave() -> None:
    """[SF-7] The second example."""
    events = panorama("T13* 1,0 / T31 2,0").place("T38", at="0,0")

    assert kinds(events) == ["tile-placed", "chain-wave"]


def test_sparks_are_told_before_their_applause_and_before_the_chain() -> None:
    """[SF-8] One event for each spark, with its two cells."""
    events = panorama("T02 -1,-1 / T48 0,-1 / T46 -1,0 / T05 -1,1 / T47 0,1").place("T38", at="0,0")

    cell = next(event["data"]["cell"] for event in events if event["kind"] == "tile-placed")
    assert kinds(events) == ["tile-placed", *["spark-completed"] * 3, "applause", "chain-wave"]
    assert all(spark["data"]["cells"][0] == cell for spark in events[1:4])
    assert sorted(spark["data"]["cells"][1] for spark in events[1:4]) == sorted(
        [[cell[0], cell[1] - 1], [cell[0] - 1, cell[1]], [cell[0], cell[1] + 1]]
    )
    assert events[4] == event("applause", 0, count=3)


def test_a_replacement_tells_the_tile_that_leaves_first() -> None:
    """[SF-6] [SF-A6]"""
    events = panorama("T47 0,0 / T42* 1,0").replace("T38", at="1,0")

    assert events == [
        event("tile-removed", 0, tile="T42", cell=[1, 0]),
        event("tile-placed", 0, tile="T38", cell=[1, 0], beside=beside(W="T47"), replaced=True),
        event("spark-completed", 0, cells=[[1, 0], [0, 0]]),
        event("applause", 0, count=1),
        event("chain-wave", 0, wave=0, cells=[[1, 0]], tiles=["T38"], size=1),
    ]


def test_a_completed_card_tells_its_tiles_and_points() -> None:
    """[SF-9]"""
    game = about_to_draw("T47* 0,0 / T38* 1,0 / T31* 0,1 / T19* 1,1")
    game.chance("C12")

    assert game.play(0, "complete C12 0,0 1,0 0,1 1,1") == [
        event("card-completed", 0, card="C12", cells=[[0, 0], [1, 0], [0, 1], [1, 1]], points=5)
    ]


def test_a_card_that_is_drawn_tells_its_slot() -> None:
    """[SF-9]"""
    game = about_to_draw("T47 0,0", slot=3)

    assert game.chance("P09") == [event("card-drawn", 0, card="P09", slot=3)]


def test_a_pass_is_told() -> None:
    """[SF-9]"""
    game = about_to_draw("T47* 0,0 / T38* 1,0 / T31* 0,1 / T19* 1,1")
    game.chance("C12")

    assert game.play(0, "pass") == [event("turn-passed", 0)]


def test_the_last_move_of_a_round_tells_the_next_one() -> None:
    """[SF-4] After what the move itself did."""
    game = table(Seat("T36 0,0", holds="T47"), Seat(), turn=3, active=0)

    events = game.play(0, "place T47 0,1")

    assert kinds(events) == ["tile-placed", "chain-wave", "round-began"]
    assert events[-1] == event("round-began", 1, round=4)


# The finale


def test_the_last_move_of_round_twelve_tells_the_finale() -> None:
    """[SF-4] [SF-10]"""
    game = table(Seat("T36 0,0", holds="T47"), Seat(), turn=12)

    events = game.play(0, "place T47 0,1")

    assert kinds(events) == ["tile-placed", "chain-wave", "finale-began"]


def test_a_finale_tells_its_chain_and_its_count() -> None:
    """[SF-10]"""
    game = about_to_finish(Seat("T38 0,0 / T13 1,0 / T31 2,0"), Seat())

    assert game.play(0, "finale 1,0") == [
        event("finale-fired", 0, tile="T13", cell=[1, 0], beside=beside(E="T31", W="T38")),
        event("chain-wave", 0, wave=0, cells=[[1, 0]], tiles=["T13"], size=1),
        event("chain-wave", 0, wave=1, cells=[[2, 0]], tiles=["T31"], size=1),
        event("finale-counted", 0, tiles=2, of=3),
    ]


def test_a_perfect_finale_and_the_end_are_told() -> None:
    """[SF-10] [SF-11] Seat 1 reaches 3 points for its tiles, 3 applause and 3 for having more of it."""
    game = about_to_finish(Seat("T46 0,0 / T47 1,0"), Seat("T38 0,0 / T13 1,0 / T31 2,0"))
    game.play(0, "finale 0,0")

    events = game.play(1, "finale 0,0")

    assert kinds(events) == ["finale-fired", *["chain-wave"] * 3, "finale-counted", "finale-perfect", "game-over"]
    assert events[-2:] == [event("finale-perfect", 1, count=3), event("game-over", None, winners=[1], scores=[1, 9])]


def test_the_best_finale_is_told_for_everybody() -> None:
    """[SF-A10] As if every seat had fired it; then the end."""
    game = table(Seat("T13 0,0 / T31 1,0", holds="T38"), Seat("T46 0,0 / T47 1,0"), turn=12, finale="best")

    events = game.play(0, "place T38 -1,0")

    assert events[kinds(events).index("finale-began") :] == [
        event("finale-began", None),
        event("finale-fired", 0, tile="T38", cell=[-1, 0], beside=beside(E="T13")),
        event("chain-wave", 0, wave=0, cells=[[-1, 0]], tiles=["T38"], size=1),
        event("chain-wave", 0, wave=1, cells=[[0, 0]], tiles=["T13"], size=1),
        event("chain-wave", 0, wave=2, cells=[[1, 0]], tiles=["T31"], size=1),
        event("finale-counted", 0, tiles=3, of=3),
        event("finale-perfect", 0, count=3),
        event("finale-fired", 1, tile="T46", cell=[0, 0], beside=beside(E="T47")),
        event("chain-wave", 1, wave=0, cells=[[0, 0]], tiles=["T46"], size=1),
        event("finale-counted", 1, tiles=1, of=2),
        event("game-over", None, winners=[0], scores=[9, 1]),
    ]
