"""The legal moves of every phase, what chance may bring, and how the codes of moves are read.

A code is `verb * SIZE + argument`, see `constants/verbs.py`. Nothing here changes the garden.
"""

from lampion.games.takenoko import (
    channels,
    growth,
    objectives,
    panda_and_gardener,
    plots,
    setting_up,
    special_cards,
    weather,
    windows,
)
from lampion.games.takenoko.constants import actions, faces, figures, moments, options, phases, sizes, verbs
from lampion.games.takenoko.garden import Garden

EVERY_ACTION = (1 << sizes.ACTIONS) - 1


def code_of(verb: int, argument: int) -> int:
    """The code of a move."""
    return verb * verbs.SIZE + argument


def verb_of(move: int) -> int:
    """What a move does."""
    return move // verbs.SIZE


def argument_of(move: int) -> int:
    """What a move applies to: a cell, a card or a seat."""
    return move % verbs.SIZE


# By phase


def find_moves(garden: Garden, seat: int) -> int:
    """The moves of a seat that the game waits for."""
    if garden.phase == phases.IDLE:
        return find_idle(garden, seat)
    if garden.phase == phases.ACT:
        return find_actions(garden, 0)
    if garden.phase == phases.KEEPING:
        return plots.find_keeps(garden)
    if garden.phase == phases.WINDOW:
        count = special_cards.find_uses(garden, seat, garden.window, 0)
        return garden.add_move(count, verbs.PASS, 0)
    if garden.phase == phases.ANSWER:
        return garden.add_move(garden.add_move(0, verbs.CANCEL, 0), verbs.PASS, 0)
    return find_choices(garden)


def find_choices(garden: Garden) -> int:
    """The moves of the phases that offer a simple choice."""
    if garden.phase == phases.CHOOSING:
        return weather.find_faces(garden)
    if garden.phase == phases.RAINING:
        return garden.add_move(weather.find_rain(garden), verbs.DECLINE, 0)
    if garden.phase == phases.STORMING:
        return garden.add_move(weather.find_storm(garden), verbs.DECLINE, 0)
    if garden.phase == phases.CLOUDY:
        return weather.find_chips(garden)
    if garden.phase == phases.PLANNING:
        return find_plans(garden)
    if garden.phase == phases.CHIPPING:
        return plots.find_stored_chips(garden)
    if garden.phase == phases.UNDERING:
        return plots.find_orders(garden)
    if garden.phase == phases.GROWING:
        return growth.find_growth(garden)
    return special_cards.find_display(garden)


def find_outcomes(garden: Garden) -> int:
    """What chance may bring, with its odds."""
    if garden.phase == phases.DRAWING_PLOTS:
        return plots.find_outcomes(garden)
    if garden.phase == phases.ROLLING:
        return weather.find_outcomes(garden)
    if garden.phase == phases.DRAWING_CARD:
        return objectives.find_unseen(garden, garden.category)
    if garden.phase == phases.DISPLAYING or garden.phase == phases.REFILLING:
        return special_cards.find_outcomes(garden)
    return setting_up.find_outcomes(garden)


# The turn


def find_idle(garden: Garden, seat: int) -> int:
    """Free steps, special cards, actions or `ready`, and the end of the turn. [TK-3] [TK-A9] [HK-3] [HK-A6]"""
    count = find_free_steps(garden, seat)
    if windows.may_play(garden, seat, moments.IDLE):
        count = special_cards.find_uses(garden, seat, moments.IDLE, count)
    end = find_actions(garden, count)  # actions come last in the list, where READY may overwrite them
    possible = end - count
    if possible and windows.others_may_play(garden):
        end = garden.add_move(count, verbs.READY, 0)
    if garden.made >= 2 or not possible:
        end = garden.add_move(end, verbs.END, 0)
    return end


def find_free_steps(garden: Garden, seat: int) -> int:
    """Lay stored channels, place stored chips, claim objectives. [TK-3] [TK-A8]"""
    count = channels.find_edges(garden, seat, 0)
    count = plots.find_improvements(garden, seat, count)
    return objectives.find_claims(garden, seat, count)


def find_actions(garden: Garden, count: int) -> int:
    """Every action that is allowed and possible, listed from `count` on. [TK-3] [TK-A13]"""
    allowed = allowed_actions(garden)
    if allowed >> actions.PLOTS & 1 and garden.bag_count + garden.pile_count > 0:
        count = garden.add_move(count, verbs.PLOTS, 0)
    if allowed >> actions.CHANNEL & 1 and garden.channel_supply:
        count = garden.add_move(count, verbs.CHANNEL, 0)
    if allowed >> actions.GARDENER & 1:
        count = panda_and_gardener.find_steps(garden, figures.GARDENER, verbs.GARDENER, count)
    if allowed >> actions.PANDA & 1:
        count = panda_and_gardener.find_steps(garden, figures.PANDA, verbs.PANDA, count)
    if allowed >> actions.OBJECTIVE & 1:
        count = objectives.find_draws(garden, count)
    return count


def allowed_actions(garden: Garden) -> int:
    """Two different actions; with sun three different ones, with wind the two may be the same. [TK-3] [TK-4]

    As a bit mask. With committed actions, those that were planned. [TK-13]
    """
    if garden.options[options.COMMITTED]:
        planned = 0
        for action in range(sizes.ACTIONS):
            if garden.plans[action]:
                planned |= 1 << action
        return planned
    if garden.made == most_actions(garden):
        return 0
    return EVERY_ACTION if garden.face == faces.WIND else EVERY_ACTION & ~garden.used


def most_actions(garden: Garden) -> int:
    """Two, with sun three. [TK-3] [TK-4]"""
    return 3 if garden.face == faces.SUN else 2


def count_plans(garden: Garden) -> int:
    """Actions that are planned and not yet made. [TK-13]"""
    count = 0
    for action in range(sizes.ACTIONS):
        count += garden.plans[action]
    return count


def find_plans(garden: Garden) -> int:
    """Actions to plan: different ones, unless the wind blows; with sun a third one may be left out. [TK-A7]"""
    count = 0
    for action in range(sizes.ACTIONS):
        if garden.face == faces.WIND or not garden.plans[action]:
            count = garden.add_move(count, verbs.PLAN, action)
    return garden.add_move(count, verbs.DONE, 0) if count_plans(garden) == 2 else count
