"""The view of a seat: the box as far as anybody has seen it, the launch, function tiles, skies and scores."""

import json
from typing import Any

import pytest

from lampion.games import game as find_game
from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import characters, faces, kinds, phases
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.view import PHASES, view
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng
from tests.conformance.walks import Case, travel
from tests.games.fireworks.nights import night, place_number

GAME = find_game("fireworks")
STARTS = "1,1 (kiku-red) / 3,3 (bodan-blue)"
BOX = "#1 - down 4,4 / #2 kiku-red up 4,4 / #3 cat down 3,3 / #4 bee out 0,8 / #5 bodan-gold up 2,2"
VIEWERS = (0, 1, None, CHANCE)
LEVEL = box.HEIGHT_LEVELS[2]  # 70 cm
CARD = box.CARD_NUMBERS["hammer"]


def tile(position: Fireworks, number: int) -> Any:
    """A tile of the box as everybody sees it."""
    found = view(position, None)["box"]
    assert found is not None
    return next(tile for tile in found["tiles"] if tile["tile"] == number)


# The box


def test_a_tile_that_nobody_has_seen_has_no_kind() -> None:
    """[FW-20]"""
    assert tile(night(tiles=BOX), 1) == {
        "tile": 1,
        "place": [4, 4],
        "layer": 0,
        "up": False,
        "outside": False,
        "kind": None,
        "seen": False,
        "takeable": False,
    }


def test_a_tile_that_was_seen_is_known_face_down_too() -> None:
    """[FW-10] [FW-A23]"""
    found = tile(night(tiles=BOX), 3)

    assert (found["kind"], found["up"], found["seen"]) == ("cat", False, True)


def test_a_tile_outside_is_marked() -> None:
    """[FW-A22]"""
    found = tile(night(tiles=BOX), 4)

    assert (found["kind"], found["outside"], found["place"]) == ("bee", True, [0, 8])


def test_tiles_are_listed_from_the_lowest_to_the_highest() -> None:
    """[FW-20]"""
    found = view(night(tiles="#9 - down 4,4 / #2 - down 4,4 / #5 - down 3,4"), 0)["box"]

    assert found is not None
    assert [(one["tile"], one["layer"]) for one in found["tiles"]] == [(9, 0), (2, 1), (5, 2)]


def test_the_box_counts_its_tiles() -> None:
    """[FW-20] Face up, face down and outside."""
    found = view(night(tiles=BOX), 0)["box"]

    assert found is not None
    assert (found["face_up"], found["face_down"], found["outside"]) == (2, 2, 1)


def test_face_up_tiles_in_the_box_can_be_taken() -> None:
    """[FW-7] [FW-A9] [FW-A22] Not those outside."""
    position = night(STARTS, tiles=BOX, phase=phases.TAKE, quota=1, die=faces.ONE)

    assert [number for number in range(1, 6) if tile(position, number)["takeable"]] == [2, 5]


def test_nothing_can_be_taken_before_the_launch() -> None:
    """[FW-7]"""
    assert not tile(night(STARTS, tiles=BOX), 2)["takeable"]


def test_what_nobody_has_seen_is_counted_by_kind() -> None:
    """[FW-1] Everybody could count it from what lies open."""
    bag = [0] * kinds.COUNT
    bag[kinds.GALE] = 2
    bag[1] = 11
    found = view(night(bag=bag), 0)["box"]

    assert found is not None
    assert found["unseen"] == {"kiku-red": 11, "gale": 2}


def test_a_real_box_has_no_places() -> None:
    """[FW-21]"""
    position = night(options={"box": "real"}, tiles=BOX)
    found = view(position, 0)["box"]

    assert found is not None
    assert not found["laid_out"]
    assert tile(position, 2)["place"] is None


def test_advanced_2_has_open_tiles_instead_of_a_box() -> None:
    """[FW-18] 104 of them, without function tiles."""
    found = GAME.view(GAME.position(2, GAME.settle(2, {"mode": "advanced-2"})), 0)

    assert found["box"] is None
    assert found["open"] is not None
    assert sum(found["open"].values()) == 104
    assert (found["open"]["kiku-red"], found["open"]["cat"]) == (11, 2)
    assert "gale" not in found["open"]


# The launch


def test_a_launch_is_shown_as_far_as_it_has_come() -> None:
    """[FW-5] [FW-20] Aim and height, then the hit, then the bounce with quality and die."""
    aim, hit, bounce = (place_number(text) for text in ("4,4", "3,4", "3,6"))
    falling = night(tiles=BOX, phase=phases.HIT, waiting=1 << CHANCE, aim=aim, level=LEVEL)
    bounced = night(
        tiles=BOX,
        phase=phases.TURNING,
        waiting=1 << CHANCE,
        aim=aim,
        level=LEVEL,
        hit=hit,
        bounced=bounce,
        quality=2,
        die=faces.SYMBOL,
    )

    assert view(falling, 0)["launch"] == {
        "piled": False,
        "aim": [4, 4],
        "height": 70,
        "hit": None,
        "bounce": None,
        "quality": None,
        "die": None,
        "turned": [],
        "back": [],
        "unseen": None,
    }
    found = view(bounced, 0)["launch"]
    assert found is not None
    assert (found["hit"], found["bounce"], found["quality"], found["die"]) == ([3, 4], [3, 6], "corner", "symbol")


def test_an_aim_without_a_height_shows_none() -> None:
    """[FW-5]"""
    found = view(night(phase=phases.HEIGHT, aim=place_number("4,4")), 0)["launch"]

    assert found is not None
    assert (found["aim"], found["height"]) == ([4, 4], None)


@pytest.mark.parametrize(
    ("launch", "why"),
    [
        ({"failed": 1, "die": faces.TWO}, "failure"),
        ({"rain": 1, "die": faces.ONE}, "rain"),
        ({"rain": 1, "die": faces.TWO}, None),
        ({"die": faces.ONE}, None),
    ],
)
def test_a_tile_taken_without_looking_says_why(launch: dict[str, Any], why: str | None) -> None:
    """[FW-6] [FW-11] While it is placed, too; tiles that lay face up were chosen."""
    placing = night("2,2 (kiku-red)", tiles=BOX, phase=phases.PLACE, held=("bee", ""), **launch)

    found = view(placing, 0)["launch"]

    assert found is not None
    assert found["unseen"] == why


def test_who_takes_is_shown_with_the_team() -> None:
    """[FW-17] Seat 2 launches together with seat 0, who takes next; no more are left than lie face up."""
    found = view(night(seats=3, tiles=BOX, phase=phases.TAKE, active=2, team=0b101, taker=0, quota=3), 1)

    assert found["taking"] == {"left": 2, "taker": 0, "team": [2, 0], "unseen": False, "drawn": None}


def test_an_action_card_is_shown_with_its_people() -> None:
    """[FW-16]"""
    position = night(seats=3, options={"mode": "advanced-1"}, card=CARD, team=0b011)

    assert view(position, 1)["card"] == {"id": "hammer", "people": 2, "team": [0, 1]}


def test_the_deck_is_counted_and_the_discard_is_open() -> None:
    """[FW-16] The card of this launch is in neither."""
    position = night(options={"mode": "advanced-1"})
    deck = position.fields()["deck"]
    deck[CARD] -= 1
    deck[1] -= 2

    assert view(night(options={"mode": "advanced-1"}, deck=deck, card=CARD), 0)["deck"] == {
        "left": 47,
        "discard": ["chin", "chin"],
    }
    assert view(night(), 0)["deck"] is None


# Function tiles


@pytest.mark.parametrize(("opening", "owner"), [(1, 0), (0, 1)])
def test_waiting_function_tiles_have_an_owner(opening: int, owner: int) -> None:
    """[FW-A37] In the first launch they are due; in another one they wait for the next player."""
    found = view(night(pool=[1, 0, 1], opening=opening), 0)["functions"]

    assert found is not None
    assert found["waiting"] == [{"kind": "gale", "seat": owner}, {"kind": "symbol", "seat": owner}]


@pytest.mark.parametrize(("room", "ending", "owner"), [([9, 0, 4], 0, 2), ([9, 0, 0], 0, 0), ([9, 4, 4], 1, None)])
def test_waiting_function_tiles_are_for_the_next_player_with_a_turn(
    room: list[int], ending: int, owner: int | None
) -> None:
    """[FW-A18] [FW-A27] A full sky is skipped; in the last turn of the game, nobody follows."""
    position = night(seats=3, pool=[1, 0, 0], room=[*room, 0], ending=ending, active=2 if ending else 0)
    found = view(position, 0)["functions"]

    assert found is not None
    assert found["waiting"] == [{"kind": "gale", "seat": owner}]


def test_new_and_working_function_tiles_are_shown() -> None:
    """[FW-9]"""
    new = view(night(phase=phases.FUNCTION, fresh=[1, 1, 0]), 0)["functions"]
    working = view(night(phase=phases.TAKE, effect=kinds.RAIN, rain=1, tiles=BOX, quota=1), 0)

    assert new is not None
    assert new["new"] == ["gale", "rain"]
    assert working["functions"] is not None
    assert (working["functions"]["working"], working["rain"]) == ("rain", True)


# Seats


def test_a_sky_shows_its_tiles_and_what_is_held() -> None:
    """[FW-2] [FW-8]"""
    seat = view(night("1,1 (kiku-red) / 1,2 kiku-red 3 / 0,0 bee", held=("cat", "")), 1)["seats"][0]

    assert seat["sky"] == [
        {"cell": [0, 0], "kind": "bee", "rotation": None, "start": False},
        {"cell": [1, 1], "kind": "kiku-red", "rotation": None, "start": True},
        {"cell": [1, 2], "kind": "kiku-red", "rotation": 3, "start": False},
    ]
    assert (seat["held"], seat["free"], seat["full"]) == (["cat"], 22, False)


@pytest.mark.parametrize(("count", "more"), [(0, 1), (3, 1), (4, 6), (5, 0), (8, 0)])
def test_the_next_special_tile_is_announced(count: int, more: int) -> None:
    """[FW-14] The fifth brings six points."""
    names = ("bee", "chrysanthemum", "willow", "palm", "bangs", "butterfly", "cat", "smile")[:count]
    sky = " / ".join(f"{number // 5},{number % 5} {name}" for number, name in enumerate(names))

    assert view(night(sky), 0)["seats"][0]["next_special"] == more


def character(number: int, sky: str, **options: str) -> Any:
    """A character as the table shows it."""
    position = night(sky, options={"mode": "advanced-1", **options}, characters=[number, 0, 0, 0])
    return view(position, 0)["seats"][0]["character"]


FLOWER, SATURN = "0,0 kiku-red 2 / 0,1 bodan-blue 5", "4,0 bodan-red 4 / 4,1 bodan-red 1"
SPECIALS = "2,0 bee / 2,1 cat / 2,2 smile / 2,3 palm / 2,4 willow"


@pytest.mark.parametrize(
    ("number", "sky", "done", "needed", "points"),
    [
        (characters.MAICHO, "0,0 bee / 0,1 cat", 2, 4, 0),
        (characters.MAICHO, SPECIALS, 4, 4, 3),
        (characters.KOHANA, FLOWER, 1, None, 1),
        (characters.MANKA, "0,0 kiku-red 4 / 0,1 kiku-red 1", 1, 2, 0),
        (characters.TOSEI, SATURN, 1, 2, 0),
        (characters.KAGIYA, f"{FLOWER} / {SATURN}", 2, 3, 0),
        (characters.TAMAYA, STARTS, 0, 2, 0),
        (characters.PUPPY, "0,0 bee / 0,1 cat", 2, None, 3),
    ],
)
def test_a_character_shows_its_progress(number: int, sky: str, done: int, needed: int | None, points: int) -> None:
    """[FW-15] [FW-A43]"""
    found = character(number, sky)

    assert (found["done"], found["needed"], found["points"], found["met"]) == (done, needed, points, points > 0)


def test_the_points_of_the_puppy_may_replace_others() -> None:
    """[FW-A31] Two kinds: 3 on top of 2, or 3 instead of 2."""
    assert character(characters.PUPPY, "0,0 bee / 0,1 cat", puppy="replace")["points"] == 1


def test_points_are_provisional_only_if_tiles_may_be_moved() -> None:
    """[FW-8] [FW-A45] Rearranging can undo every shape, until the game is over."""
    variant = {"rearranging": "on"}

    assert view(night(STARTS), 0)["provisional"] == []
    assert "big" in view(night(STARTS, options=variant), 0)["provisional"]
    assert view(night(STARTS, options=variant, phase=phases.OVER, waiting=0), 0)["provisional"] == []


def test_tiles_that_may_be_moved_are_shown_with_the_variant() -> None:
    """[FW-A45] Each once, and no start tiles."""
    sky = f"{STARTS} / 0,0 bee / 0,1 kiku-red 0"
    moved = [0] * 104
    moved[1] = 1
    position = night(sky, phase=phases.PLACE, held=("cat", ""), options={"rearranging": "on"}, moved=moved)

    assert view(position, 0)["seats"][0]["movable"] == [[0, 0]]


def test_every_seat_says_what_it_is_asked() -> None:
    """[FW-18] [FW-A35] In advanced 2 one holds a tile while another may claim one."""
    position = night(STARTS, STARTS, options={"mode": "advanced-2"}, phase=phases.CLAIM, waiting=0b11, held=("", "bee"))

    assert [seat["asked"] for seat in view(position, None)["seats"]] == ["claim", "place"]
    assert [seat["asked"] for seat in view(night(STARTS, STARTS), 1)["seats"]] == ["prepare", None]


# The end


def test_the_last_round_says_who_still_has_a_turn() -> None:
    """[FW-13] [FW-A27] [FW-A33] Seat 1 is on; seat 2 is full, seat 3 comes, seat 0 began."""
    room = [5, 3, 0, 4]

    assert view(night(seats=4, ending=1, active=1, room=room), 0)["ending"] == {"full": [2], "turns": [3]}


def test_there_is_no_last_round_in_advanced_2() -> None:
    """[FW-18] Everybody plays until the board is full."""
    assert view(night(ending=1, options={"mode": "advanced-2"}, phase=phases.CLAIM), 0)["ending"] is None


# Everybody sees the same


@pytest.mark.parametrize("mode", ["game-1", "advanced-1", "advanced-2-turns"])
def test_all_viewers_see_the_same(mode: str) -> None:
    """[FW-20] [FW-A43] Nothing is known to one seat only; and a redeal changes nothing."""
    journey = travel(GAME, Case(2, GAME.settle(2, {"mode": mode}), seed=3))
    for position in journey.positions[::30]:
        seen = [json.dumps({**GAME.view(position, viewer), "you": None}) for viewer in VIEWERS]
        redealt = {**GAME.view(position.redealt(0, Rng(1)), 0), "you": None}

        assert len({*seen, json.dumps(redealt)}) == 1


def test_worlds_that_differ_in_unseen_tiles_look_the_same() -> None:
    """[FW-20] A tile that nobody has seen is nothing yet: whatever it becomes, the view before is the same."""
    before = night(STARTS, tiles="#1 - down 4,4", phase=phases.DRAW_KIND, waiting=1 << CHANCE, drawn=1)
    shown = view(before, 1)

    worlds = []
    for move, _ in before.chances():
        world = before.copy()
        world.play(CHANCE, move)
        worlds.append(world)

    assert len(worlds) == 19
    assert view(before, 1) == shown
    assert shown["taking"] is not None
    assert shown["taking"]["drawn"] == 1


def test_every_phase_has_a_name() -> None:
    """As many as there are numbers of phases."""
    assert len(PHASES) == phases.OVER + 1
    assert PHASES[phases.OVER] == "over"
    assert PHASES[phases.CLAIM] == "claim"
    assert PHASES[phases.TAKE] == "take"
