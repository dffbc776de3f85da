"""The view of a seat: everything public, and nothing else."""

import json

import pytest

from lampion.games.spring_festival.game import GAME
from tests.games.spring_festival.tables import Table, about_to_finish, finished, table
from tests.games.spring_festival.writing import Seat


def test_a_view_holds_what_lies_on_the_table() -> None:
    """[SF-3] Panoramas, open cards, completed cards, applause and top tiles are public."""
    game = table(
        Seat("S1-1 0,0 / S1-2* 1,0", holds="T11", hand="C03 C05 P01 -", done="C12", applause=3),
        Seat("S2-4 0,0 / S2-2 0,1", hand="C01 C07 P04 P05"),
        turn=3,
        active=1,
        store="T17 T03 T44 T20",
        sign="goat",
    )

    assert game.view(1) == {
        "game": "spring-festival",
        "you": 1,
        "options": {**GAME.settle(2, {}), "sign": "goat"},
        "phase": "fire",
        "round": 3,
        "rounds": 12,
        "active": 1,
        "waiting": [0],
        "chance": False,
        "store": {"tops": ["T17", "T03", "T44", "T20"], "below": [8, 8, 8, 8], "orientation": 0, "faces": [0, 2]},
        "colour_deck": 24 - 5,
        "pattern_deck": 24 - 3,
        "sign": "goat",
        "seats": [
            {
                "seat": 0,
                "starting_set": 1,
                "starting_tiles": [],
                "panorama": [
                    {"tile": "S1-1", "cell": [0, 0], "exploded": False},
                    {"tile": "S1-2", "cell": [1, 0], "exploded": True},
                ],
                "held": "T11",
                "cards": ["C03", "C05", "P01", None],
                "completed": ["C12"],
                "applause": 3,
                "finale_fired": False,
                "score": {"finale": 0, "applause": 3, "majority": 3, "compositions": 5, "sign": 3, "total": 14},
            },
            {
                "seat": 1,
                "starting_set": 2,
                "starting_tiles": [],
                "panorama": [
                    {"tile": "S2-4", "cell": [0, 0], "exploded": False},
                    {"tile": "S2-2", "cell": [0, 1], "exploded": False},
                ],
                "held": None,
                "cards": ["C01", "C07", "P04", "P05"],
                "completed": [],
                "applause": 0,
                "finale_fired": False,
                "score": {"finale": 0, "applause": 0, "majority": 0, "compositions": 0, "sign": 0, "total": 0},
            },
        ],
        "provisional": ["majority", "sign"],
        "winners": [],
    }


def test_everybody_sees_the_same() -> None:
    """[SF-3] What is hidden is hidden from everybody; views differ only in their viewer."""
    game = table(Seat(holds="T11"), Seat(holds="T12"), Seat(holds="T13"))

    views = [game.view(seat) for seat in (0, 1, 2, None)]

    assert [view.pop("you") for view in views] == [0, 1, 2, None]
    assert views[0] == views[1] == views[2] == views[3]


def test_a_view_names_no_tile_under_the_top_ones() -> None:
    """[SF-3] [SF-5] Whatever is not on the table is not in the view."""
    game = table(Seat(holds="T11"), Seat(holds="T12"), turn=3, store="T17 T03 T44 T20")

    text = json.dumps(game.view(0))

    named = {f"T{number:02}" for number in range(1, 49) if f'"T{number:02}"' in text}
    assert named == {"T11", "T12", "T17", "T03", "T44", "T20"}


def test_a_view_tells_which_starting_tiles_are_left_to_lay_out() -> None:
    """[SF-3]"""
    game = Table.new(2)
    game.any_moves(until="start")

    game.play(1, "place S2-3 0,0")

    assert game.seat(0)["starting_tiles"] == ["S1-1", "S1-2", "S1-3", "S1-4"]
    assert game.seat(1)["starting_tiles"] == ["S2-1", "S2-2", "S2-4"]


def test_a_seat_without_a_starting_set_has_nothing_to_lay_out() -> None:
    """[SF-3]"""
    game = Table.new(2, sets="chosen")

    game.play(0, "set 3")

    assert game.seat(0)["starting_tiles"] == ["S3-1", "S3-2", "S3-3", "S3-4"]
    assert (game.seat(1)["starting_set"], game.seat(1)["starting_tiles"]) == (None, [])


def test_a_view_tells_which_stack_faces_whom() -> None:
    """[SF-5] Seat 1 of three turns stack 0 to itself, so seat 0 faces stack 3 and seat 2 stack 1."""
    game = table(Seat(), Seat(), Seat(), phase="store", active=1, store="T01 T02 T03 T04")

    game.play(1, "turn T01")

    assert game.view()["store"]["orientation"] == 3
    assert game.view()["store"]["faces"] == [3, 0, 1]


def test_a_view_tells_how_many_tiles_are_below_while_new_ones_turn_up() -> None:
    """[SF-5] A stack whose new top hasn't been turned up yet has one more tile below."""
    game = table(Seat(), Seat(), phase="store", turn=3, store="T01 T02 T03 T04")
    game.play(0, "turn T01")

    game.chance("T17")

    assert game.view()["store"]["tops"] == ["T17", None, None, None]
    assert game.view()["store"]["below"] == [8, 9, 9, 9]
    assert game.view()["chance"] is True


def test_a_view_tells_who_has_fired_the_finale() -> None:
    """[SF-10]"""
    game = about_to_finish(Seat(), Seat())

    game.play(1, "finale 0,0")

    assert [seat["finale_fired"] for seat in game.view()["seats"]] == [False, True]


def test_winners_are_named_at_the_end_only() -> None:
    """[SF-11]"""
    game = about_to_finish(Seat(applause=5), Seat())
    assert game.view()["winners"] == []

    assert finished(Seat(), Seat()).view()["provisional"] == []
    assert finished(Seat(applause=5), Seat()).view()["winners"] == [0]


@pytest.mark.parametrize(
    ("until", "prompt"),
    [
        ("sets", "choose-set"),
        ("start", "place-start"),
        ("store", "turn-store"),
        ("fire", "place"),
        ("finale", "finale"),
    ],
)
def test_the_game_says_what_it_waits_for(until: str, prompt: str) -> None:
    """[SF-4]"""
    game = Table.new(2, sets="chosen", first=0)

    game.any_moves(until=until)

    key, data = GAME.prompt(game.position, game.waiting[0])
    assert key == f"spring-festival-prompt-{prompt}"
    assert data == {"tile": game.held()[0] or ""}


def test_the_game_says_that_cards_can_be_completed() -> None:
    """[SF-9]"""
    game = table(Seat("T07 0,0 / T08 1,0", holds="T12", hand="C04 - - -"), Seat(holds="T06"))

    game.play(0, "place T12 2,0")

    assert GAME.prompt(game.position, 0)[0] == "spring-festival-prompt-complete"
