"""All numbers of a position, passed through a tape; what follows from plots and channels is found again."""

import cython

from lampion.games.takenoko import land
from lampion.games.takenoko.table import Table
from lampion.kernel.tape import Tape

if not cython.compiled:
    from lampion.games.takenoko.lookups import KINDS, OBJECTIVES, SPECIALS


def wind(table: Table, tape: Tape) -> None:
    """Pass all numbers through a tape; what follows from the plots and channels is found again."""
    tape.small("options", table.options, 16)
    wind_land(table, tape)
    tape.small("figures", table.figures, 3)
    tape.small("bag", table.bag, KINDS)
    table.bag_count = tape.number("bag_count", table.bag_count)
    table.pile_count = tape.number("pile_count", table.pile_count)
    tape.small("pile", table.pile, table.pile_count)
    tape.small("pile_seats", table.pile_seats, table.pile_count)
    tape.small("chip_supply", table.chip_supply, 3)
    tape.small("bamboo_supply", table.bamboo_supply, 3)
    table.channel_supply = tape.number("channel_supply", table.channel_supply)
    tape.small("canals_stored", table.canals_stored, 4)
    tape.small("chips_stored", table.chips_stored, 12)
    tape.small("eaten", table.eaten, 12)
    tape.small("hands", table.hands, 4 * OBJECTIVES)
    tape.small("claimed", table.claimed, 4 * OBJECTIVES)
    tape.small("decks", table.decks, OBJECTIVES)
    tape.small("rejected_count", table.rejected_count, 2)
    tape.small("rejected", table.rejected, 32)
    wind_turn(table, tape)
    wind_hikari(table, tape)


def wind_land(table: Table, tape: Tape) -> None:
    """The plots in the order in which they were placed, and the channels."""
    laid = tape.value("land", table.list_plots())
    edges = tape.value("laid", [table.laid[i] for i in range(table.channels)])
    if tape.playing:
        table.clear_land()
        for cell, kind, chip, height, grown in laid:
            plot = table.plots
            table.plots += 1
            table.at[cell] = plot + 1
            table.cells[plot], table.kinds[plot], table.chips[plot] = cell, kind, chip
            table.heights[plot], table.grown[plot] = height, grown
        for edge in edges:
            table.laid[table.channels] = edge
            table.channels += 1
            table.canals[edge // 3] |= 1 << edge % 3
        land.find_open_cells(table)
        land.connect(table)
        for plot in range(1, table.plots):
            table.wet[plot] = 1 if land.is_reached(table, plot) else 0
        land.find_all_patterns(table)


def wind_turn(table: Table, tape: Tape) -> None:
    """Where the game is in the turn."""
    table.phase = tape.number("phase", table.phase)
    table.first = tape.number("first", table.first)
    table.face = tape.number("face", table.face)
    table.replaced = tape.number("replaced", table.replaced)
    table.used = tape.number("used", table.used)
    table.made = tape.number("made", table.made)
    table.drawn_count = tape.number("drawn_count", table.drawn_count)
    tape.small("drawn", table.drawn, 3)
    tape.small("plans", table.plans, 5)
    table.keeping = tape.number("keeping", table.keeping)
    table.keeping_cell = tape.number("keeping_cell", table.keeping_cell)
    table.category = tape.number("category", table.category)
    table.tries = tape.number("tries", table.tries)
    table.pending = tape.number("pending", table.pending)
    table.mover = tape.number("mover", table.mover)
    table.after = tape.number("after", table.after)
    table.dealt = tape.number("dealt", table.dealt)
    table.emperor = tape.number("emperor", table.emperor)
    table.progress = tape.number("progress", table.progress)
    table.stalled = tape.number("stalled", table.stalled)


def wind_hikari(table: Table, tape: Tape) -> None:
    """Special cards, alliances, windows."""
    table.supreme = tape.number("supreme", table.supreme)
    tape.small("display", table.display, 3)
    tape.small("special_pile", table.special_pile, SPECIALS)
    tape.small("special_discard", table.special_discard, SPECIALS)
    tape.small("specials", table.specials, 4)
    tape.small("allies", table.allies, 4)
    tape.small("holiday_by", table.holiday_by, 2)
    table.window = tape.number("window", table.window)
    table.passed = tape.number("passed", table.passed)
    table.announced = tape.number("announced", table.announced)
    table.announced_card = tape.number("announced_card", table.announced_card)
    table.announcer = tape.number("announcer", table.announcer)
    table.cancels = tape.number("cancels", table.cancels)
    table.answered = tape.number("answered", table.answered)
