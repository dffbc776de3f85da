"""The options of Takenoko, and how a position stores them."""

from collections.abc import Mapping

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko.constants import options as places
from lampion.games.takenoko.constants import sizes
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.options import Option

OPTIONS = (
    Option("hikari", ("off", "on"), main=("off", "on")),  # the expansion [HK-1]
    Option("weather", ("on", "off")),  # the die; without it for beginners [TK-13]
    Option("expert", ("off", "on")),  # objectives that are already fulfilled are drawn again [TK-13]
    Option("actions", ("sequential", "committed")),  # one after the other, or both planned first [TK-A7]
    Option("mirror", ("off", "on")),  # may two-colour diamonds be mirrored? [TK-A3]
    Option("green_plots", ("6221", "5222")),  # two counts of the green plots [TK-A1]
    Option("diamonds", ("dominoes", "tips")),  # two layouts of the two-colour diamonds [TK-A2]
    Option("bamboo", box.BAMBOO_OPTIONS),  # the supply of sections [TK-A19]
    Option("stall", ("20", "off")),  # does a game without progress end? [TK-A20]
    Option("first", ("drawn", "0", "1", "2", "3"), by_seat=True),  # the first player [TK-2]
    Option("jump_arrival", ("on", "off")),  # does a figure that jumps eat or tend? [HK-6]
    Option("colour_sets", ("bamboo", "category")),  # what is the colour of an objective? [HK-12]
)
PLACES = {
    "hikari": places.HIKARI,
    "expert": places.EXPERT,
    "actions": places.COMMITTED,
    "green_plots": places.GREEN_PLOTS,
    "bamboo": places.LIMITED_BAMBOO,
    "colour_sets": places.COLOUR_SETS,
}
ON_BY_DEFAULT = {"weather": places.WEATHER, "stall": places.STALL, "jump_arrival": places.JUMP_ARRIVAL}
CHOICES = {option.name: option.choices for option in OPTIONS}


def set_up(seats: int, options: Mapping[str, str]) -> Takenoko:
    """The start position under these options."""
    numbers = bytearray(sizes.OPTIONS)
    for name, place in PLACES.items():
        numbers[place] = CHOICES[name].index(options[name])
    for name, place in ON_BY_DEFAULT.items():
        numbers[place] = 1 - CHOICES[name].index(options[name])
    numbers[places.PATTERN_RULE] = 2 if options["diamonds"] == "tips" else int(options["mirror"] == "on")
    numbers[places.MIRROR] = int(options["mirror"] == "on")
    numbers[places.FIRST] = places.DRAWN if options["first"] == "drawn" else int(options["first"])
    return Takenoko(seats, bytes(numbers))


def options_of(numbers: Mapping[str, object]) -> dict[str, str]:
    """The options under which a position is played, from its numbers."""
    kept: list[int] = numbers["options"]  # type: ignore[assignment]
    settled = {}
    for name, choices in CHOICES.items():
        if name in PLACES:
            settled[name] = choices[kept[PLACES[name]]]
        elif name in ON_BY_DEFAULT:
            settled[name] = choices[1 - kept[ON_BY_DEFAULT[name]]]
    settled["mirror"] = "on" if kept[places.MIRROR] else "off"
    settled["diamonds"] = "tips" if kept[places.PATTERN_RULE] == 2 else "dominoes"
    settled["first"] = "drawn" if kept[places.FIRST] == places.DRAWN else str(kept[places.FIRST])
    return {name: settled[name] for name in CHOICES}
