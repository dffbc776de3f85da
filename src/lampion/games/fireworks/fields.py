"""All fields of a position. What follows from the tiles in the box is worked out when they are restored."""

from lampion.games.fireworks import launch, queries, stacks
from lampion.games.fireworks.constants import kinds, launches, phases, skies
from lampion.games.fireworks.night import Night
from lampion.kernel.fields import FieldVisitor


def visit_fields(night: Night, visitor: FieldVisitor) -> None:
    """Visit every field."""
    night.mode = visitor.number("mode", night.mode)
    night.rearranging = visitor.number("rearranging", night.rearranging)
    night.second_try = visitor.number("second_try", night.second_try)
    night.up_to = visitor.number("up_to", night.up_to)
    night.puppy_replaces = visitor.number("puppy_replaces", night.puppy_replaces)
    night.first_option = visitor.number("first_option", night.first_option)
    night.real_box = visitor.number("real_box", night.real_box)
    night.first = visitor.number("first", night.first)
    night.rain = visitor.number("rain", night.rain)
    night.ending = visitor.number("ending", night.ending)
    visit_launch(night, visitor)
    visit_taking(night, visitor)
    visitor.small("bag", night.bag, kinds.COUNT)
    visitor.small("fresh", night.fresh, kinds.FUNCTIONS)
    visitor.small("pool", night.pool, kinds.FUNCTIONS)
    visitor.small("used", night.used, kinds.FUNCTIONS)
    visitor.small("deck", night.deck, launches.CARDS)
    visitor.small("sky", night.sky, skies.SPOTS)
    visitor.small("moved", night.moved, skies.SPOTS)
    visitor.small("room", night.room, 4)
    visitor.small("hand", night.hand, 4 * skies.HAND)
    visitor.small("hand_count", night.hand_count, 4)
    visitor.small("starts", night.starts, 8)
    visitor.small("characters", night.characters, 4)
    visitor.small("lifted", night.lifted, 4)
    visitor.small("lifted_from", night.lifted_from, 4)
    visit_box(night, visitor)


def visit_launch(night: Night, visitor: FieldVisitor) -> None:
    """The state of the launch."""
    night.opening = visitor.number("opening", night.opening)
    night.tried = visitor.number("tried", night.tried)
    night.piled = visitor.number("piled", night.piled)
    night.card = visitor.number("card", night.card)
    night.team = visitor.number("team", night.team)
    night.aim = visitor.number("aim", night.aim)
    night.level = visitor.number("level", night.level)
    night.hit = visitor.number("hit", night.hit)
    night.bounced = visitor.number("bounced", night.bounced)
    night.quality = visitor.number("quality", night.quality)
    night.die = visitor.number("die", night.die)
    night.at = visitor.number("at", night.at)
    night.new = visitor.number("new", night.new)
    night.drawn = visitor.number("drawn", night.drawn)
    night.launched = visitor.number("launched", night.launched)
    night.failed = visitor.number("failed", night.failed)
    night.effect = visitor.number("effect", night.effect)
    night.again = visitor.number("again", night.again)


def visit_taking(night: Night, visitor: FieldVisitor) -> None:
    """The state of taking and placing."""
    night.quota = visitor.number("quota", night.quota)
    night.taker = visitor.number("taker", night.taker)
    night.took = visitor.number("took", night.took)
    night.stopped = visitor.number("stopped", night.stopped)
    night.fixed = visitor.number("fixed", night.fixed)
    night.blown = visitor.number("blown", night.blown)
    night.gale_after = visitor.number("gale_after", night.gale_after)


def visit_box(night: Night, visitor: FieldVisitor) -> None:
    """The tiles from the lowest to the highest, each with its place, its kind and its marks."""
    lying = [(tile, night.place[tile], night.tile[tile]) for tile in queries.stack(night)]
    lying = visitor.value("box", lying)
    if visitor.restoring:
        for tile, place, mark in lying:
            night.tile[tile] = mark
            stacks.lay_on_top(night, tile, place)
        stacks.derive(night)
        if night.phase == phases.TURNING or night.phase == phases.KIND:
            launch.strike(night)
