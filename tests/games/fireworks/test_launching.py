"""Launching: aim, height, pile; success and failure; tiles outside; the tile at random."""

from lampion.games.fireworks.constants import kinds, phases
from tests.games.fireworks.launching import AROUND, WALL, launch, numbers_up, ready, tile_of
from tests.games.fireworks.nights import Table


def test_a_launch_has_an_aim_and_one_of_six_heights() -> None:
    """[FW-5] Any of 81 places, with or without a pile before; then 50 cm to 1 m."""
    game = ready()

    moves = game.moves(0)
    assert len([move for move in moves if move.startswith("aim")]) == 81
    assert len([move for move in moves if move.startswith("pile")]) == 81
    game.play(0, "aim 4,4")
    assert game.moves(0) == [f"height {height}" for height in (50, 60, 70, 80, 90, 100)]


def test_a_pile_can_be_made_once_before_each_launch() -> None:
    """[FW-5] [FW-A36] The nearest face-down tiles come to the place; no face changes, face-up tiles stay."""
    game = ready(tiles=f"{AROUND} / #7 cat up 0,0 / #8 bee down 0,1")
    game.play(0, "pile 0,0")

    assert not any(move.startswith("pile") for move in game.moves(0))
    assert tile_of(game, 7)["place"] == [0, 0]
    assert numbers_up(game) == [7]
    assert all(max(tile_of(game, number)["place"]) <= 3 for number in (1, 2, 3, 4, 5, 6, 8))
    assert (tile_of(game, 8)["kind"], tile_of(game, 8)["seen"]) == ("bee", True)


def test_a_pile_takes_25_tiles_on_top_of_the_others() -> None:
    """[FW-A36] Those farther away stay where they are."""
    game = Table.new(2, first="0")
    game.any_chance()
    for seat in (0, 1):
        game.play(seat, "start 1,1", "start 3,3")
    before = game.view()["box"]["tiles"]
    game.play(0, "pile 4,4")
    after = game.view()["box"]["tiles"]

    places = {tile["tile"]: tile["place"] for tile in before}
    piled = {tile["tile"] for tile in after[-25:]}
    assert all(places[tile["tile"]] == tile["place"] for tile in after if tile["tile"] not in piled)
    distances = {tile: (row - 4) ** 2 + (column - 4) ** 2 for tile, (row, column) in places.items()}
    assert max(distances[tile] for tile in piled) <= min(distances[tile] for tile in distances if tile not in piled)


def test_a_tile_that_turns_face_up_is_a_success() -> None:
    """[FW-5] [FW-A6] It can be taken at once."""
    game = ready()
    launch(game, "#3 kiku-red", die="1")

    assert game.moves(0) == ["take #3"]


def test_function_tiles_and_tiles_outside_count_for_success() -> None:
    """[FW-A6] [FW-A7] A tile at random follows if nothing else can be taken, and it is not the end of the turn."""
    for turned in ("#9 gale", "#9 outside kiku-red"):
        game = ready(tiles=f"{AROUND} / {WALL}")
        launch(game, turned, die="1", at="4,7")

        assert game.position.failed == 0
        assert game.position.phase == phases.DRAW


def test_tiles_that_lay_face_up_before_do_not_count() -> None:
    """[FW-A6] [FW-6] Nothing turned up: a failure, although a tile lies face up."""
    game = ready(tiles=f"{AROUND} / #7 cat up 0,0")
    launch(game, die="3")

    assert game.position.failed == 1
    assert set(game.outcomes()) == {f"draw #{number}" for number in range(1, 7)}


def test_after_a_failure_a_tile_at_random_is_placed_and_the_turn_is_over() -> None:
    """[FW-6] [FW-A39] [FW-A14] Even if the die shows the symbol."""
    game = ready()
    launch(game, die="symbol")
    game.chance("draw #2", "kiku-gold")
    game.play(0, "place 0,0 0")

    assert game.moves(0) == ["done"]
    game.play(0, "done")
    assert game.waiting == [1]
    assert game.position.phase == phases.PREPARE


def test_the_tile_at_random_is_any_face_down_tile_in_the_box() -> None:
    """[FW-A8] All as likely; a tile that everybody knows among them, which needs no second draw."""
    game = ready(tiles="#1 - down 0,0 / #2 bee down 0,1 / #3 cat up 4,5")
    launch(game)

    assert game.outcomes() == {"draw #1": 1, "draw #2": 1}
    game.chance("draw #2")
    assert game.view()["seats"][0]["held"][0] == "bee"


def test_without_face_down_tiles_the_tile_at_random_is_a_face_up_one() -> None:
    """[FW-A8] Otherwise the game could come to a standstill."""
    game = ready(tiles="#2 bee up 0,1 / #3 cat up 8,8")
    launch(game)

    assert game.outcomes() == {"draw #2": 1, "draw #3": 1}


def test_a_face_up_tile_may_be_knocked_face_down_and_stays_known() -> None:
    """[FW-A23] Nothing else turned: a failure; everybody remembers what it was."""
    game = ready(tiles=f"{AROUND} / #7 cat up 4,6")
    game.play(0, "aim 4,4", "height 100")
    game.chance("hit 4,4", "bounce 0,2 corner 2", "turn #7")

    assert game.view()["launch"]["back"] == [7]
    game.chance("still")
    tile = tile_of(game, 7)
    assert (tile["up"], tile["kind"], tile["seen"]) == (False, "cat", True)
    assert game.position.failed == 1


def test_a_tile_outside_cannot_be_taken_and_comes_back_after_the_turn() -> None:
    """[FW-A22] With the same face, at the wall that it crossed."""
    game = ready(tiles=f"{AROUND} / #7 cat up 0,0 / {WALL}")
    launch(game, "#9 outside kiku-red", die="1", at="4,7")

    assert tile_of(game, 9)["outside"]
    assert game.moves(0) == ["take #7"]
    game.play(0, "take #7", "place 0,0", "done")
    tile = tile_of(game, 9)
    assert (tile["outside"], tile["up"], tile["kind"], tile["place"]) == (False, True, "kiku-red", [4, 8])


def test_a_face_up_tile_that_lands_outside_stays_face_up() -> None:
    """[FW-A22] [FW-A6] It did not turn, so it is no success."""
    game = ready(tiles=f"{AROUND} / #7 cat up 4,6")
    game.play(0, "aim 4,4", "height 100")
    game.chance("hit 4,4", "bounce 0,2 corner 2", "turn #7 outside", "still")

    assert (tile_of(game, 7)["up"], tile_of(game, 7)["outside"]) == (True, True)
    assert game.position.failed == 1


def test_tiles_that_turned_lie_on_top() -> None:
    """[FW-20] Whatever was above them before."""
    game = ready()
    launch(game, "#1 kiku-red", "#2 kiku-red", die="2")

    assert {tile["tile"] for tile in game.view()["box"]["tiles"][-2:]} <= {1, 2, 3, 4, 5, 6}
    stack = [tile["tile"] for tile in game.view()["box"]["tiles"]]
    assert min(stack.index(1), stack.index(2)) > min(stack.index(number) for number in (3, 4, 5, 6))


def test_a_tile_of_the_box_is_one_of_111() -> None:
    """[FW-1] 88 base tiles, 16 special ones, 7 function tiles."""
    bag = Table.new(2).position.fields()["bag"]

    assert bag[: kinds.GALE] == [0, *[11] * 8, *[2] * 8]
    assert bag[kinds.GALE :] == [2, 2, 3]
