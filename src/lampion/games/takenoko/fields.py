"""All fields of a position. Whatever follows from plots and channels is recomputed when they are restored."""

from lampion.games.takenoko import derived, queries
from lampion.games.takenoko.constants import sizes
from lampion.games.takenoko.garden import Garden
from lampion.kernel.fields import FieldVisitor


def visit_fields(garden: Garden, visitor: FieldVisitor) -> None:
    """Visit every field."""
    visitor.small("options", garden.options, sizes.OPTIONS)
    visit_land(garden, visitor)
    visitor.small("figures", garden.figures, 3)
    visitor.small("bag", garden.bag, sizes.KINDS)
    garden.bag_count = visitor.number("bag_count", garden.bag_count)
    garden.pile_count = visitor.number("pile_count", garden.pile_count)
    visitor.small("pile", garden.pile, garden.pile_count)
    visitor.small("pile_seats", garden.pile_seats, garden.pile_count)
    visitor.small("mixed", garden.mixed, garden.pile_count)
    visitor.small("remembered", garden.remembered, sizes.SEATS * sizes.KINDS)
    visitor.small("chip_supply", garden.chip_supply, sizes.CHIPS)
    visitor.small("bamboo_supply", garden.bamboo_supply, sizes.COLOURS)
    garden.channel_supply = visitor.number("channel_supply", garden.channel_supply)
    visitor.small("channels_stored", garden.channels_stored, sizes.SEATS)
    visitor.small("chips_stored", garden.chips_stored, sizes.SEATS * sizes.CHIPS)
    visitor.small("eaten", garden.eaten, sizes.SEATS * sizes.COLOURS)
    visitor.small("hands", garden.hands, sizes.SEATS * sizes.OBJECTIVES)
    visitor.small("claimed", garden.claimed, sizes.SEATS * sizes.OBJECTIVES)
    visitor.small("decks", garden.decks, sizes.OBJECTIVES)
    visitor.small("rejected_count", garden.rejected_count, 2)
    visitor.small("rejected", garden.rejected, 2 * sizes.REJECTED)
    visit_turn(garden, visitor)
    visit_hikari(garden, visitor)
    if visitor.restoring:
        derived.derive(garden)


def visit_land(garden: Garden, visitor: FieldVisitor) -> None:
    """The plots in the order in which they were placed, and the channels."""
    laid = visitor.value("land", queries.list_plots(garden))
    edges = visitor.value("laid", [garden.laid[i] for i in range(garden.channels)])
    if visitor.restoring:
        garden.clear_land()
        for cell, kind, chip, height, grown in laid:
            plot = garden.plots
            garden.plots += 1
            garden.at[cell] = plot + 1
            garden.cells[plot], garden.kinds[plot], garden.chips[plot] = cell, kind, chip
            garden.heights[plot], garden.grown[plot] = height, grown
        for edge in edges:
            garden.laid[garden.channels] = edge
            garden.channels += 1
            garden.channel_bits[edge // 3] |= 1 << edge % 3


def visit_turn(garden: Garden, visitor: FieldVisitor) -> None:
    """The state of the turn."""
    garden.first = visitor.number("first", garden.first)
    garden.face = visitor.number("face", garden.face)
    garden.replaced = visitor.number("replaced", garden.replaced)
    garden.used = visitor.number("used", garden.used)
    garden.made = visitor.number("made", garden.made)
    garden.drawn_count = visitor.number("drawn_count", garden.drawn_count)
    garden.drawn_mixed = visitor.number("drawn_mixed", garden.drawn_mixed)
    visitor.small("drawn", garden.drawn, sizes.DRAWN)
    visitor.small("plans", garden.plans, sizes.ACTIONS)
    garden.keeping = visitor.number("keeping", garden.keeping)
    garden.keeping_cell = visitor.number("keeping_cell", garden.keeping_cell)
    garden.category = visitor.number("category", garden.category)
    garden.tries = visitor.number("tries", garden.tries)
    garden.pending = visitor.number("pending", garden.pending)
    garden.mover = visitor.number("mover", garden.mover)
    garden.after = visitor.number("after", garden.after)
    garden.emperor = visitor.number("emperor", garden.emperor)
    garden.progress = visitor.number("progress", garden.progress)
    garden.stalled = visitor.number("stalled", garden.stalled)


def visit_hikari(garden: Garden, visitor: FieldVisitor) -> None:
    """Special cards, alliances, windows."""
    garden.supreme = visitor.number("supreme", garden.supreme)
    visitor.small("display", garden.display, sizes.DISPLAY)
    visitor.small("special_pile", garden.special_pile, sizes.SPECIALS)
    visitor.small("special_discard", garden.special_discard, sizes.SPECIALS)
    visitor.small("specials", garden.specials, sizes.SEATS)
    visitor.small("allies", garden.allies, sizes.SEATS)
    visitor.small("holiday_by", garden.holiday_by, 2)
    garden.window = visitor.number("window", garden.window)
    garden.passed = visitor.number("passed", garden.passed)
    garden.announced = visitor.number("announced", garden.announced)
    garden.announced_card = visitor.number("announced_card", garden.announced_card)
    garden.announcer = visitor.number("announcer", garden.announcer)
    garden.cancels = visitor.number("cancels", garden.cancels)
    garden.cancellers = visitor.number("cancellers", garden.cancellers)
    garden.answered = visitor.number("answered", garden.answered)
