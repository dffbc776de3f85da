"""What a viewer may see, as plain data for interfaces.

Everything on the table of Lanterns Dice is open [LD-2], so every viewer sees the same, and `you` is the viewer's seat.
"""

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice import queries, tray
from lampion.games.lanterns_dice.constants import cards
from lampion.games.lanterns_dice.pieces import CARD_IDS, SHAPE_IDS
from lampion.games.lanterns_dice.position_text import PHASES
from lampion.games.lanterns_dice.reading import Reading
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.games.lanterns_dice.seat_view import colour_name, view_seat
from lampion.games.lanterns_dice.settings import options_of
from lampion.games.lanterns_dice.view_shapes import EmperorView, TrayView, View
from lampion.kernel.limits import CHANCE

PROVISIONAL = ("group", "boats")  # the parts of a score that may still be lost, until the game is over


def view(position: LanternsDice, seat: int | None) -> View:
    """The table as a seat sees it; without a seat, as a spectator does."""
    read = Reading(position)
    return {
        "game": "lanterns-dice",
        "you": seat,
        "options": options_of(position),
        "phase": PHASES[position.phase],
        "round": read.round(),
        "rounds": box.TURNS[position.seats],
        "active": position.active,
        "waiting": [other for other in range(position.seats) if position.waits_for(other)],
        "chance": position.waits_for(CHANCE),
        "tray": view_tray(read),
        "stacks": [{"shape": SHAPE_IDS[shape], "values": values} for shape, values in read.stacks()],
        "emperor": [view_card(read, card) for card in range(cards.COUNT)],
        "seats": [view_seat(read, other) for other in range(position.seats)],
        "provisional": [] if position.is_over() else [*PROVISIONAL],
        "winners": position.leaders() if position.is_over() else [],
    }


def view_tray(read: Reading) -> TrayView:
    """The dice, and who would face which. [LD-4]"""
    position = read.position
    dice = [queries.die(position, number) for number in range(4)]
    return {
        "dice": [colour_name(colour) if colour else None for colour in dice],
        "orientation": position.orientation,
        "sides": [*box.BOX.sides[position.seats]],
        "faces": [
            [tray.die_of(position, seat, orientation) for seat in range(position.seats)] for orientation in range(4)
        ],
    }


def view_card(read: Reading, card: int) -> EmperorView:
    """An emperor card, as it lies. [LD-10]"""
    side = queries.card_side(read.position, card)
    return {"card": CARD_IDS[card], "side": None if side == cards.UNKNOWN else "AB"[side], "cost": box.COSTS[card]}  # type: ignore[typeddict-item]
