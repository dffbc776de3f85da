"""All fields of a position. The free cells around the tiles are recomputed when a panorama is restored."""

from lampion.games.spring_festival import lookups, panorama, queries
from lampion.games.spring_festival.constants import cards, cells
from lampion.games.spring_festival.festival import Festival
from lampion.kernel.fields import FieldVisitor


def visit_fields(festival: Festival, visitor: FieldVisitor) -> None:
    """Visit every field."""
    festival.deck_option = visitor.number("deck_option", festival.deck_option)
    festival.sign_option = visitor.number("sign_option", festival.sign_option)
    festival.sign_before = visitor.number("sign_before", festival.sign_before)
    festival.first_option = visitor.number("first_option", festival.first_option)
    festival.best_finale = visitor.number("best_finale", festival.best_finale)
    festival.smallest_group = visitor.number("smallest_group", festival.smallest_group)
    festival.choose_sets = visitor.number("choose_sets", festival.choose_sets)
    festival.orientation = visitor.number("orientation", festival.orientation)
    festival.sign = visitor.number("sign", festival.sign)
    festival.drawer = visitor.number("drawer", festival.drawer)
    festival.busy = visitor.number("busy", festival.busy)
    festival.fired = visitor.number("fired", festival.fired)
    festival.bag_count = visitor.number("bag_count", festival.bag_count)
    festival.colour_count = visitor.number("colour_count", festival.colour_count)
    festival.pattern_count = visitor.number("pattern_count", festival.pattern_count)
    visitor.small("bag", festival.bag, festival.bag_count)
    visitor.small("colour_deck", festival.colour_deck, festival.colour_count)
    visitor.small("pattern_deck", festival.pattern_deck, festival.pattern_count)
    visitor.small("tops", festival.tops, 4)
    visitor.small("sets", festival.sets, 4)
    visitor.small("rest", festival.rest, 4)
    visitor.small("held", festival.held, 4)
    visitor.small("open_cards", festival.open_cards, 16)
    visitor.small("owners", festival.owners, cards.COUNT)
    visitor.wide("earned", festival.earned, 4)
    visitor.wide("applause", festival.applause, 4)
    for seat in range(festival.seats):
        visit_panorama(festival, visitor, seat)


def visit_panorama(festival: Festival, visitor: FieldVisitor, seat: int) -> None:
    """Visit the tiles of a panorama, in the order in which its cells were filled."""
    laid = visitor.value(f"panorama {seat}", queries.panorama(festival, seat))
    if visitor.restoring:
        panorama.clear(festival, seat)
        for cell, tile, exploded in laid:
            panorama.occupy(festival, seat, seat * cells.COUNT + cell, tile)
            if exploded:
                festival.glow[seat * cells.COUNT + cell] = lookups.FEATURES[tile]
