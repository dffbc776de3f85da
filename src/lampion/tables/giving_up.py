"""What would happen if a seat gave up now, as far as the person there can know."""

import json

from typing_extensions import TypedDict

from lampion.kernel.errors import LampionError
from lampion.kernel.rng import Rng
from lampion.tables.actions import resign
from lampion.tables.outcome import outcome
from lampion.tables.table import Table

WORLDS = 4  # re-dealt worlds in which the winners have to be the same, should a game have hidden points


class GivingUp(TypedDict):
    """What giving up would do: the game ends, or it goes on with a bot in this seat."""

    ends: bool
    winners: list[int] | None  # if it ends; None: that depends on something hidden from this seat
    bot: str | None  # if it goes on: the bot that takes over
    others: list[int]  # the seats that are still in the game


def give_up(table: Table, seat: int | None) -> GivingUp | None:
    """What would happen if a seat gave up now; None if it can't."""
    if seat is None or not table.seats[seat].guest:
        return None
    try:
        drafts = resign(table, seat)
    except LampionError:
        return None
    others = [number for number, place in enumerate(table.seats) if number != seat and not place.out]
    bot = next((draft.text for draft in drafts if draft.kind == "substitute"), None)
    finish = next((json.loads(draft.text) for draft in drafts if draft.kind == "finish"), None)
    winners = foresee_winners(table, seat, others, finish["winners"]) if finish else None
    return {"ends": finish is not None, "winners": winners, "bot": bot, "others": others}


def foresee_winners(table: Table, seat: int, others: list[int], winners: list[int]) -> list[int] | None:
    """The winners if the seat gave up, decided from what it knows; None if hidden things decide."""
    if len(others) < 2 or not winners:
        return winners
    position = table.require_match().position
    worlds = [position.redealt(seat, Rng(world, 5)) for world in range(WORLDS)]
    found = [outcome(table, world, "resigned", seat)["winners"] for world in worlds]
    return list(found[0]) if all(one == found[0] for one in found) else None
