"""What a viewer may see, and the legal moves of a seat, as plain data for interfaces.

Everything on the table of Spring Festival is open [SF-3]. The order of stacks and decks is hidden, but no position
contains it. So every viewer sees the same, and `you` is the viewer's seat.
"""

from typing import Any, TypedDict

from lampion.games.spring_festival import finale, queries, store
from lampion.games.spring_festival import lookups as box
from lampion.games.spring_festival.constants import cells, phases, verbs
from lampion.games.spring_festival.narration import neighbours, tell_turn, xy
from lampion.games.spring_festival.notation import completion, write_move
from lampion.games.spring_festival.position_text import PHASES
from lampion.games.spring_festival.previews import preview
from lampion.games.spring_festival.rules import SpringFestival
from lampion.games.spring_festival.settings import options_of
from lampion.games.spring_festival.shapes import TileLaid
from lampion.kernel.game import Offer
from lampion.kernel.limits import CHANCE
from lampion.kernel.shapes import Cell

PROVISIONAL = ("majority", "sign")  # the parts of a score that may still be lost, until the game is over


class TileView(TypedDict):
    """A tile of a panorama."""

    tile: str
    cell: Cell
    exploded: bool


class ScoreView(TypedDict):
    """The points of a seat as they stand, by source."""

    finale: int
    applause: int
    majority: int
    compositions: int
    sign: int
    total: int


class SeatView(TypedDict):
    """What lies in front of a seat."""

    seat: int
    starting_set: int | None
    starting_tiles: list[str]
    panorama: list[TileView]
    held: str | None
    cards: list[str | None]
    completed: list[str]
    applause: int
    finale_fired: bool
    score: ScoreView


class StoreView(TypedDict):
    """The store: the visible tile of each stack, how many lie below it, and the stack that each seat faces."""

    tops: list[str | None]
    below: list[int]
    orientation: int
    faces: list[int]


class View(TypedDict):
    """The table as a seat sees it; `provisional` are the parts of the scores that may still be lost."""

    game: str
    you: int | None
    options: dict[str, str]
    phase: str
    round: int
    rounds: int
    active: int
    waiting: list[int]
    chance: bool
    store: StoreView
    colour_deck: int
    pattern_deck: int
    sign: str | None
    seats: list[SeatView]
    provisional: list[str]
    winners: list[int]


def view(position: SpringFestival, seat: int | None) -> View:
    """The table as a seat sees it; without a seat, as a spectator does."""
    return {
        "game": "spring-festival",
        "you": seat,
        "options": options_of(position),
        "phase": PHASES[position.phase],
        "round": position.turn,
        "rounds": box.ROUNDS,
        "active": position.active,
        "waiting": [other for other in range(position.seats) if position.waits_for(other)],
        "chance": position.waits_for(CHANCE),
        "store": view_store(position),
        "colour_deck": position.colour_count,
        "pattern_deck": position.pattern_count,
        "sign": box.SIGN_IDS[position.sign] or None,
        "seats": [view_seat(position, other) for other in range(position.seats)],
        "provisional": [] if position.is_over() else [*PROVISIONAL],
        "winners": position.leaders() if position.is_over() else [],
    }


def view_store(position: SpringFestival) -> StoreView:
    """The store. [SF-5]"""
    covered = [position.phase == phases.REVEAL and stack >= position.dealt for stack in range(4)]
    below = (position.bag_count - sum(covered)) // 4
    return {
        "tops": [box.TILE_IDS[queries.top(position, stack)] or None for stack in range(4)],
        "below": [below + is_covered for is_covered in covered],
        "orientation": position.orientation,
        "faces": [store.stack_of(position, seat, position.orientation) for seat in range(position.seats)],
    }


def view_seat(position: SpringFestival, seat: int) -> SeatView:
    """What lies in front of a seat."""
    return {
        "seat": seat,
        "starting_set": queries.starting_set(position, seat) or None,
        "starting_tiles": [box.TILE_IDS[tile] for tile in queries.starting_tiles(position, seat)],
        "panorama": [
            {"tile": box.TILE_IDS[tile], "cell": xy(cell), "exploded": exploded}
            for cell, tile, exploded in queries.panorama(position, seat)
        ],
        "held": box.TILE_IDS[queries.tile_held(position, seat)] or None,
        "cards": [box.CARD_IDS[card] or None for card in queries.open_cards(position, seat)],
        "completed": [box.CARD_IDS[card] for card in queries.completed_cards(position, seat)],
        "applause": queries.applause(position, seat),
        "finale_fired": position.fired >> seat & 1 == 1,
        "score": score(position, seat),
    }


def score(position: SpringFestival, seat: int) -> ScoreView:
    """The points of a seat as they stand, by source. [SF-11]"""
    return {
        "finale": finale.finale_points(position, seat),
        "applause": finale.applause_points(position, seat),
        "majority": finale.majority_points(position, seat),
        "compositions": finale.composition_points(position, seat),
        "sign": finale.sign_points(position, seat),
        "total": position.score(seat),
    }


def offers(position: SpringFestival, seat: int) -> list[Offer]:
    """The legal moves of a seat, each with the cells and pieces it touches and a preview."""
    return [offer(position, seat, move) for move in position.moves(seat)]


def offer(position: SpringFestival, seat: int, move: int) -> Offer:
    """One legal move."""
    text = write_move(position, seat, move)
    seen = {**preview(position, seat, move)}
    return {"move": text, "kind": text.split()[0], "data": touched(position, seat, move), "preview": seen}


def touched(position: SpringFestival, seat: int, move: int) -> dict[str, Any]:
    """The cells and pieces that a move touches, for interfaces to highlight."""
    verb, argument = divmod(move, verbs.SIZE)
    if verb == verbs.PLACE:
        there = queries.tile_on(position, seat, argument)
        laid = tile_laid(position, seat, queries.tile_held(position, seat), argument)
        return {**laid, "there": box.TILE_IDS[there]} if there else {**laid}
    if verb == verbs.START:
        index, cell = divmod(argument, cells.COUNT)
        return {**tile_laid(position, seat, queries.starting_tile(position, seat, index), cell)}
    if verb == verbs.TURN:
        taken = [event for event in tell_turn(position, seat, argument) if event["kind"] == "tile-taken"]
        return {
            "tile": taken[seat]["data"]["tile"],
            "stack": taken[seat]["data"]["stack"],
            "taken": [event["data"]["tile"] for event in taken],
            "apart": twin(position, box.TILE_NUMBERS[taken[seat]["data"]["tile"]]),
        }
    if verb == verbs.CHOOSE:
        return {"set": argument + 1}
    if verb == verbs.FINALE:
        return {**tile_laid(position, seat, queries.tile_on(position, seat, argument), argument)}
    if verb == verbs.PASS:
        return {}
    card, covered = completion(position, seat, move)
    return {"card": box.CARD_IDS[card], "cells": [xy(cell) for cell in covered]}


def twin(position: SpringFestival, tile: int) -> str:
    """The id of a tile on top of the store that looks like another there, but for its arrows; empty if it doesn't."""
    tops = [queries.top(position, stack) for stack in range(4)]
    looks = [(box.TILES[top - 1].colour, box.TILES[top - 1].explosions) for top in tops if top]
    own = box.TILES[tile - 1]
    return own.id if looks.count((own.colour, own.explosions)) > 1 else ""


def tile_laid(position: SpringFestival, seat: int, tile: int, cell: int) -> TileLaid:
    """A tile, its cell and what lies beside it."""
    return {"tile": box.TILE_IDS[tile], "cell": xy(cell), "beside": neighbours(position, seat, cell)}
