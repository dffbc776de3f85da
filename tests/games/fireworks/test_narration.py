"""What is told of a move: the events of a launch in their order, taking, placing, function tiles, turns and the end."""

import pytest

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import faces, kinds, phases, skies
from lampion.kernel.game import Event
from lampion.kernel.limits import CHANCE
from tests.games.fireworks.nights import Table, place_number, read_sky, table
from tests.games.fireworks.test_sky_shapes import ring
from tests.games.table import event

STARTS = "1,1 (kiku-red) / 3,3 (bodan-blue)"
BOX = "#1 - down 4,3 / #2 - down 4,5 / #3 kiku-red up 3,4 / #4 cat down 5,4 / #5 - down 8,8"
FULL = " / ".join(f"{row},{column} bee" for row in range(5) for column in range(5))


def launched(tiles: str = BOX, **given: object) -> Table:
    """Seat 0 has launched at 4,4 from 50 cm, and the die has hit there."""
    game = table(STARTS, STARTS, tiles=tiles, phase=phases.PREPARE, opening=1, **given)
    game.play(0, "aim 4,4", "height 50", "~ hit 4,4")
    return game


def kinds_of(events: list[Event]) -> list[str]:
    """The kinds of events."""
    return [one["kind"] for one in events]


# Before the first turn


def test_setting_up_is_told_by_seat() -> None:
    """[FW-3]"""
    game = Table.new(2)

    assert game.chance("layout 1") == [event("layout-found", None, tiles=111)]
    assert game.chance("start kiku-red") == [event("start-dealt", 0, start="kiku-red")]
    game.any_chance()
    assert game.play(0, "start 1,1") == [event("start-placed", 0, start="kiku-red", cell=[1, 1])]


def test_characters_are_told_to_all() -> None:
    """[FW-15] [FW-A43]"""
    game = Table.new(2, mode="advanced-2")
    while game.phase == "deal-start":
        game.chance(next(iter(game.outcomes())))

    assert game.chance("manka", viewer=1) == [event("character-dealt", 0, character="manka")]


def test_the_first_turn_begins_when_the_first_player_is_found() -> None:
    """[FW-A44]"""
    game = table(STARTS, STARTS, tiles=BOX, phase=phases.DRAW_FIRST, waiting=1 << CHANCE, turn=0)

    assert game.chance("seat 1") == [event("first-found", 1), event("turn-began", 1, turn=1, claims=False)]


def test_in_advanced_2_everybody_begins() -> None:
    """[FW-18]"""
    game = table(
        "1,1 (kiku-red)",
        STARTS,
        options={"mode": "advanced-2"},
        phase=phases.START,
        turn=0,
        starts=[box.START_NUMBERS["bodan-blue"], 0, 0, 0, 0, 0, 0, 0],
    )

    assert kinds_of(game.play(0, "start 3,3")) == ["start-placed", "race-began"]


# The launch


def test_aiming_and_launching_are_told() -> None:
    """[FW-5]"""
    game = table(STARTS, STARTS, tiles=BOX)

    assert game.play(0, "aim 4,4") == [event("aimed", 0, place=[4, 4])]
    assert game.play(0, "height 70") == [event("launch", 0, place=[4, 4], height=70)]


def test_with_a_card_the_aim_launches() -> None:
    """[FW-16]"""
    card = box.CARD_NUMBERS["kneel"]
    given = {"options": {"mode": "advanced-1"}, "card": card, "level": box.CARD_LEVELS[card]}

    assert table(STARTS, STARTS, tiles=BOX, **given).play(0, "aim 4,4") == [event("launch", 0, place=[4, 4], height=30)]


def test_a_pile_tells_which_tiles_moved() -> None:
    """[FW-A36] Only face-down tiles move, each from where it lay to where it lies."""
    game = table(STARTS, STARTS, tiles="#1 - down 0,0 / #2 kiku-red up 0,1")
    (piled,) = game.play(0, "pile 4,4")

    assert (piled["kind"], piled["data"]["place"]) == ("piled", [4, 4])
    assert [move["tile"] for move in piled["data"]["moves"]] == [1]
    assert piled["data"]["moves"][0]["origin"] == [0, 0]


def test_a_launch_is_told_in_the_order_in_which_it_happens() -> None:
    """[FW-20] Launch, hit, bounce, each tile, rest."""
    game = table(STARTS, STARTS, tiles=BOX)
    told = [*game.play(0, "aim 4,4"), *game.play(0, "height 50")]
    for outcome in ("hit 4,5", "bounce 2,0 corner 2", "turn #1", "kiku-gold", "turn #3", "still"):
        told += game.chance(outcome)

    assert kinds_of(told) == ["aimed", "launch", "hit", "bounce", "turn", "turn", "rest"]
    assert told[2]["data"] == {"place": [4, 5]}
    assert told[3]["data"] == {"place": [6, 5], "quality": "corner"}
    assert told[4]["data"] == {"tile": 1, "kind": "kiku-gold", "up": True, "over": True, "outside": False}
    assert told[5]["data"] == {"tile": 3, "kind": "kiku-red", "up": False, "over": True, "outside": False}
    assert (told[6]["data"]["die"], told[6]["data"]["new"], told[6]["data"]["back"]) == ("2", 1, 1)


def test_the_die_is_told_at_rest_only() -> None:
    """[FW-20] Nobody knows what it shows while it bounces."""
    (bounce,) = launched().chance("bounce 0,0 edge 3")

    assert "die" not in bounce["data"]


def test_a_tile_is_told_once_it_is_known() -> None:
    """[FW-20] Only a replay has an event before that."""
    game = launched()
    game.chance("bounce 0,0 edge 3")
    replay = game.copy()

    assert game.chance("turn #1") == []
    assert replay.chance("turn #1", viewer=CHANCE) == [event("hop", 0, tile=1, outside=False)]


def test_a_tile_that_was_seen_before_is_told_at_once() -> None:
    """[FW-20] Everybody knows what it is."""
    game = launched()
    game.chance("bounce 0,0 edge 3")

    assert game.chance("turn #4") == [event("turn", 0, tile=4, kind="cat", up=True, over=True, outside=False)]


def test_a_face_up_tile_may_fly_out_as_it_is() -> None:
    """[FW-A22]"""
    game = launched("#1 - down 4,4 / #3 kiku-red up 0,4 / #4 kiku-red up 1,4", level=0)
    game.chance("bounce -2,0 corner 3")
    outside = [text for text in game.outcomes() if text.endswith("outside")]

    for text in outside:
        (told,) = game.copy().chance(text, viewer=CHANCE)
        if told["kind"] == "turn":
            assert (told["data"]["up"], told["data"]["over"], told["data"]["outside"]) == (True, False, True)


def test_a_failure_is_told_after_the_rest() -> None:
    """[FW-6]"""
    game = launched()
    game.chance("bounce 0,0 edge symbol")

    told = game.chance("still")

    assert kinds_of(told) == ["rest", "failure"]
    assert told[0]["data"]["die"] == "symbol"


def test_the_rest_tells_which_tiles_slid() -> None:
    """[FW-20] From where to where; what the view shows afterwards is where they came to lie."""
    game = launched()
    game.chance("bounce 0,0 corner 1", "turn #1", "kiku-gold", "turn #2", "bee")

    told = game.chance("still")[0]["data"]["moves"]

    places = {one["tile"]: one["place"] for one in game.view()["box"]["tiles"]}
    assert told
    assert all(places[move["tile"]] == move["place"] != move["origin"] for move in told)


# Function tiles


def test_a_function_tile_works_after_the_rest() -> None:
    """[FW-9]"""
    game = launched()
    game.chance("bounce 0,0 edge 1", "turn #1", "rain")

    assert kinds_of(game.chance("still")) == ["rest", "function"]


def test_a_choice_of_function_tiles_tells_the_one_that_works_and_those_that_wait() -> None:
    """[FW-9] [FW-A37]"""
    game = launched()
    game.chance("bounce 0,0 edge 1", "turn #1", "rain", "turn #2", "gale", "still")

    assert game.play(0, "function gale") == [
        event("function", 0, effect="gale"),
        event("function-waits", 1, functions=["rain"]),
    ]


def test_a_function_tile_that_is_taken_unseen_waits_for_the_next_player() -> None:
    """[FW-A18]"""
    game = table(STARTS, STARTS, tiles=BOX, phase=phases.DRAW, waiting=1 << CHANCE, die=faces.ONE, failed=1)

    assert game.chance("draw #1") == [event("unseen-taken", 0, tile=1)]
    told = game.chance("symbol")
    assert told[:2] == [event("unseen-known", 0, kind="symbol"), event("function-waits", 1, functions=["symbol"])]
    assert kinds_of(told)[2:] == ["turn-began"]


def test_a_tile_at_random_that_was_seen_is_known_at_once() -> None:
    """[FW-A8]"""
    game = table(STARTS, STARTS, tiles=BOX, phase=phases.DRAW, waiting=1 << CHANCE, die=faces.ONE, failed=1)

    assert game.chance("draw #4") == [event("unseen-taken", 0, tile=4), event("unseen-known", 0, kind="cat")]


def test_a_gale_without_a_choice_turns_all_tiles() -> None:
    """[FW-10] [FW-A21]"""
    game = table(
        STARTS, STARTS, tiles=BOX, phase=phases.PLACE, held=("bee", ""), effect=kinds.GALE, die=faces.ONE, took=1
    )

    told = game.play(0, "place 0,0")

    assert event("turned-down", 0, tile=3, kind="kiku-red") in told


def test_a_gale_with_a_choice_tells_each_tile() -> None:
    """[FW-10]"""
    tiles = " / ".join(f"#{number} bee up {number},0" for number in range(1, 8))
    game = table(STARTS, STARTS, tiles=tiles, phase=phases.GALE, blown=5)

    assert game.play(0, "gale #2") == [event("turned-down", 0, tile=2, kind="bee")]


# Taking and placing


def test_taking_and_placing_are_told() -> None:
    """[FW-7] [FW-8]"""
    game = table(STARTS, STARTS, tiles=BOX, phase=phases.TAKE, quota=1, die=faces.ONE)

    assert game.play(0, "take #3") == [event("tile-taken", 0, tile=3, kind="kiku-red")]
    assert game.play(0, "place 0,0 2") == [event("tile-placed", 0, kind="kiku-red", cell=[0, 0], rotation=2)]
    assert kinds_of(game.play(0, "done")) == ["said-done", "turn-began"]


def test_finished_shapes_are_told_after_the_tile() -> None:
    """[FW-14]"""
    game = table(ring(*["kiku-red"] * 5), STARTS, tiles=BOX, phase=phases.PLACE, held=("kiku-red", ""), took=1)

    placed, closed = game.play(0, "place 3,2 2")

    assert placed["kind"] == "tile-placed"
    assert (closed["kind"], closed["data"]["shape"], closed["data"]["points"]) == ("shape-closed", "big", 10)


def test_special_tiles_and_characters_are_told_as_a_bonus() -> None:
    """[FW-14] [FW-15] A first special tile brings 1, and the puppy 1 more."""
    game = table(
        STARTS,
        STARTS,
        tiles=BOX,
        options={"mode": "advanced-1"},
        phase=phases.PLACE,
        held=("bee", ""),
        characters=[7, 1, 0, 0],
        took=1,
    )

    assert game.play(0, "place 0,0")[1:] == [
        event("bonus", 0, source="special", points=1),
        event("bonus", 0, source="character", points=1),
    ]


def test_a_second_special_tile_of_a_kind_brings_nothing() -> None:
    """[FW-14]"""
    game = table(f"{STARTS} / 0,0 bee", STARTS, tiles=BOX, phase=phases.PLACE, held=("bee", ""), took=1)

    assert kinds_of(game.play(0, "place 4,4")) == ["tile-placed"]


def test_rearranging_is_told() -> None:
    """[FW-A45]"""
    game = table(
        f"{STARTS} / 0,0 bee", STARTS, tiles=BOX, phase=phases.PLACE, held=("cat", ""), options={"rearranging": "on"}
    )

    assert game.play(0, "lift 0,0") == [event("tile-lifted", 0, kind="bee", cell=[0, 0])]
    assert game.play(0, "put 4,4")[0] == event("tile-moved", 0, kind="bee", cell=[4, 4], origin=[0, 0])


def test_enough_is_enough() -> None:
    """[FW-A47]"""
    game = table(STARTS, STARTS, tiles=BOX, phase=phases.TAKE, quota=1, took=1, options={"up_to": "on"})

    assert game.play(0, "enough") == [event("said-enough", 0)]


def test_tiles_outside_go_back_at_the_end_of_the_turn() -> None:
    """[FW-A22]"""
    game = table(STARTS, STARTS, tiles=f"{BOX} / #9 bee out 0,4", phase=phases.DONE)

    assert game.play(0, "done")[1] == event("returned", None, tiles=[9], count=1)


# Action cards


def test_a_card_tells_who_helps_if_there_is_no_choice() -> None:
    """[FW-17] [FW-A25] A card for two at a table for two; alone, nobody helps."""
    given = {"tiles": BOX, "options": {"mode": "advanced-1"}, "phase": phases.CARD, "waiting": 1 << CHANCE}

    together = table(STARTS, STARTS, **given).chance("hammer")
    alone = table(STARTS, STARTS, **given).chance("tall")

    assert together == [
        event("card-drawn", 0, card="hammer", people=2),
        event("helpers-chosen", 0, helpers=[1]),
    ]
    assert alone == [event("card-drawn", 0, card="tall", people=1)]


def test_helpers_that_are_chosen_are_told_then() -> None:
    """[FW-17]"""
    given = {"tiles": BOX, "options": {"mode": "advanced-1"}, "phase": phases.CARD, "waiting": 1 << CHANCE}
    game = table(STARTS, STARTS, STARTS, seats=3, **given)

    assert kinds_of(game.chance("hammer")) == ["card-drawn"]
    assert game.play(0, "help 2") == [event("helpers-chosen", 0, helpers=[2])]


def test_a_second_try_is_told() -> None:
    """[FW-A46]"""
    game = launched(options={"second_try": "on"})
    game.chance("bounce 0,0 edge 1")

    assert kinds_of(game.chance("still")) == ["rest", "failure", "second-try"]


# Turns and the end


def test_another_launch_is_told() -> None:
    """[FW-12] [FW-A16]"""
    game = table(STARTS, STARTS, tiles=BOX, phase=phases.PLACE, held=("bee", ""), again=1, die=faces.SYMBOL, took=1)

    assert kinds_of(game.play(0, "place 0,0")) == ["tile-placed", "bonus", "relaunch"]


def test_a_full_sky_says_who_still_has_a_turn() -> None:
    """[FW-13] [FW-A33]"""
    sky = FULL.replace("4,4 bee", "").removesuffix(" / ")
    game = table(sky, STARTS, tiles=BOX, phase=phases.PLACE, held=("bee", ""), took=1)

    assert event("sky-full", 0, turns=[1], count=1) in game.play(0, "place 4,4")


def test_the_end_tells_scores_and_winners() -> None:
    """[FW-13]"""
    game = table(STARTS, FULL, tiles=BOX, active=1, waiting=2, phase=phases.DONE, ending=1)

    told = game.play(1, "done")

    assert told[-1] == event("game-over", None, winners=[0], scores=[2, 1])


def test_claims_in_turns_are_told_as_turns() -> None:
    """[FW-18]"""
    game = table(STARTS, STARTS, options={"mode": "advanced-2-turns"}, phase=phases.CLAIM)

    assert game.play(0, "claim cat") == [event("tile-claimed", 0, kind="cat")]
    game.play(0, "place 0,0")
    assert game.play(0, "done")[1] == event("turn-began", 1, turn=2, claims=True)


# The real box


def test_what_happened_in_a_real_box_is_told() -> None:
    """[FW-21]"""
    game = Table.new(2, box="real", first="0")
    while game.phase != "launch":
        game.any_chance()
        for seat in game.waiting if game.phase == "start" else []:
            game.play(seat, "start 1,1", "start 3,3")

    assert game.play(0, "launch") == [event("said-launch", 0)]
    (turned,) = game.chance("up kiku-red")
    assert (turned["kind"], turned["data"]["kind"], turned["data"]["up"]) == ("turn", "kiku-red", True)
    (turned,) = game.chance("up bee outside")
    assert turned["data"]["outside"]
    assert game.chance("still") == [event("still", 0, new=2, back=0)]
    assert game.chance("die 2")[0] == event("die", 0, die="2")


def test_a_gale_in_a_real_box_tells_what_the_tiles_were() -> None:
    """[FW-A21] [FW-21] Nobody knows them any more once they lie face down."""
    game = Table.new(2, box="real", first="0")
    while game.waiting == [CHANCE]:
        game.any_chance()
    for seat in (0, 1):
        game.play(seat, "start 1,1", "start 3,3")
    game.play(0, "launch")
    game.chance("up kiku-red", "up bee", "up cat", "up gale", "still", "die 1")
    game.play(0, "take kiku-red")

    told = game.play(0, "place 0,0 0")

    down = [one["data"]["kind"] for one in told if one["kind"] == "turned-down"]
    assert sorted(down) == ["bee", "cat"]


def test_a_failure_in_a_real_box_is_told_with_the_die() -> None:
    """[FW-6] [FW-21]"""
    game = table(STARTS, STARTS, tiles=BOX, options={"box": "real"}, phase=phases.REAL_TURNING, waiting=1 << CHANCE)
    game.chance("still")

    assert game.chance("die 3") == [event("die", 0, die="3"), event("failure", 0)]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_is_told_the_same(viewer: int | None) -> None:
    """[FW-20]"""
    game = launched()
    game.chance("bounce 0,0 edge 1", "turn #1")

    assert game.chance("bee", viewer=viewer) == [
        event("turn", 0, tile=1, kind="bee", up=True, over=True, outside=False)
    ]


def test_a_sky_that_tests_write_is_what_it_says() -> None:
    """The helper writes all 25 cells."""
    assert len(read_sky(FULL)) == skies.SIZE
    assert all(read_sky(FULL)[: skies.CELLS])
    assert place_number("-1,-1") == 0
