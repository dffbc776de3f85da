"""The end and the score: claimed objectives, the Emperor card, and with Hikari supreme objectives. [TK-12] [HK-12]"""

from lampion.games.takenoko import lookups
from lampion.games.takenoko.constants import categories, options, sizes
from lampion.games.takenoko.garden import Garden

CARD_COLOURS = lookups.CARD_COLOURS
SUPREME_POINTS = lookups.SUPREME_POINTS
EMPEROR_POINTS = lookups.EMPEROR_POINTS
STALL_ROUNDS = lookups.STALL_ROUNDS


def count_round(garden: Garden) -> None:
    """Count the rounds without progress, after the last seat of each round. [TK-A20]"""
    garden.stalled = 0 if garden.progress else garden.stalled + 1
    garden.progress = 0


def ends_before(garden: Garden, seat: int) -> bool:
    """Is the game over before this seat's turn, after the last round or too many without progress? [TK-A20]"""
    if garden.emperor:
        return garden.emperor == seat + 1
    return garden.options[options.STALL] == 1 and garden.stalled == STALL_ROUNDS


def total(garden: Garden, seat: int) -> int:
    """Objectives, Emperor card and supreme objectives, as they stand. [TK-12]"""
    points = emperor_points(garden, seat) + supreme_points(garden, seat)
    for category in range(3):
        points += points_of(garden, seat, category)
    return points


def tie_break(garden: Garden, seat: int) -> int:
    """More points from panda objectives; with Hikari, fewer from supreme objectives. [TK-12] [HK-12]"""
    if garden.options[options.HIKARI]:
        return 1000 - supreme_points(garden, seat)
    return points_of(garden, seat, categories.PANDA)


def points_of(garden: Garden, seat: int, category: int) -> int:
    """The points of a seat's claimed objectives of a category. [TK-12]"""
    return garden.claim_points[3 * seat + category]


def points_from(garden: Garden, seat: int, source: int) -> int:
    """What counts in the total, one by one: the three categories, Emperor card, supreme objectives. [TK-12] [HK-12]"""
    if source < 3:
        return points_of(garden, seat, source)
    return emperor_points(garden, seat) if source == 3 else supreme_points(garden, seat)


def emperor_points(garden: Garden, seat: int) -> int:
    """The Emperor card goes to the seat that triggers the end. [TK-12]"""
    return EMPEROR_POINTS if garden.emperor == seat + 1 else 0


def supreme_points(garden: Garden, seat: int) -> int:
    """The points for the supreme objectives in view, as things stand; 0 without Hikari. [HK-12]"""
    total = 0
    if garden.supreme & 1:
        total += SUPREME_POINTS[0] * colour_sets(garden, seat)
    if garden.supreme >> 1 & 1:
        total += majority(garden, seat, categories.PANDA, SUPREME_POINTS[1])
    if garden.supreme >> 2 & 1:
        total += majority(garden, seat, categories.PLOT, SUPREME_POINTS[2])
    if garden.supreme >> 3 & 1:
        total += majority(garden, seat, categories.GARDENER, SUPREME_POINTS[3])
    if garden.supreme >> 4 & 1:
        total += SUPREME_POINTS[4] * type_sets(garden, seat)
    return total


def majority(garden: Garden, seat: int, category: int, points: int) -> int:
    """Most claimed cards of a category; tied seats share, rounded down; no cards, no points. [HK-12] [HK-A22]"""
    mine = garden.claim_counts[3 * seat + category]
    sharing = 0
    for other in range(garden.seats):
        theirs = garden.claim_counts[3 * other + category]
        if theirs > mine:
            return 0
        if theirs == mine:
            sharing += 1
    return points // sharing if mine else 0


def type_sets(garden: Garden, seat: int) -> int:
    """Sets of one objective of each category. [HK-12]"""
    fewest = garden.claim_counts[3 * seat]
    for category in range(1, 3):
        if garden.claim_counts[3 * seat + category] < fewest:
            fewest = garden.claim_counts[3 * seat + category]
    return fewest


def colour_sets(garden: Garden, seat: int) -> int:
    """Sets of three objectives of one colour; a card of several colours counts for one of them. [HK-12] [HK-A23]"""
    if garden.options[options.COLOUR_SETS]:
        sets = 0
        for category in range(3):
            sets += garden.claim_counts[3 * seat + category] // 3
        return sets
    return best_sets(garden, seat, 1, 0, 0, 0)


def best_sets(garden: Garden, seat: int, card: int, green: int, yellow: int, pink: int) -> int:
    """The most sets when the cards from this one on are spread over their colours as well as possible. [HK-A24]"""
    while card < sizes.OBJECTIVES and not garden.claimed[seat * sizes.OBJECTIVES + card]:
        card += 1
    if card == sizes.OBJECTIVES:
        return green // 3 + yellow // 3 + pink // 3
    copies = garden.claimed[seat * sizes.OBJECTIVES + card]
    colours = CARD_COLOURS[card]
    best = 0
    for to_green in range(copies + 1 if colours & 1 else 1):
        for to_yellow in range(copies - to_green + 1 if colours & 2 else 1):
            to_pink = copies - to_green - to_yellow
            if to_pink == 0 or colours & 4:
                sets = best_sets(garden, seat, card + 1, green + to_green, yellow + to_yellow, pink + to_pink)
                if sets > best:
                    best = sets
    return best
