"""The options of Fireworks, and how a position stores them. [FW-A48]"""

from collections.abc import Mapping

from lampion.games.fireworks.constants import modes
from lampion.games.fireworks.rules import Fireworks
from lampion.kernel.options import Option

MODES = ("game-1", "advanced-1", "advanced-2", "advanced-2-turns")
OPTIONS = (
    Option("mode", MODES, main=MODES),  # which game [FW-3] [FW-16] [FW-18]
    Option("rearranging", ("off", "on")),  # tiles on the board may be moved [FW-A45]
    Option("second_try", ("off", "on")),  # after a failure, with helpers [FW-A46]
    Option("up_to", ("off", "on")),  # fewer tiles than the die shows may be taken [FW-A47]
    Option("puppy", ("add", "replace")),  # to the points for special tiles, or instead of them [FW-A31]
    Option("first", ("drawn", "0", "1", "2", "3"), by_seat=True),  # who begins [FW-A44]
    Option("box", ("simulated", "real")),  # who launches [FW-21]
)


def set_up(seats: int, options: Mapping[str, str]) -> Fireworks:
    """The start position under these options."""
    first = options["first"]
    return Fireworks(
        seats,
        MODES.index(options["mode"]),
        int(options["rearranging"] == "on"),
        int(options["second_try"] == "on"),
        int(options["up_to"] == "on"),
        int(options["puppy"] == "replace"),
        modes.DRAWN if first == "drawn" else int(first),
        int(options["box"] == "real"),
    )


def options_of(position: Fireworks) -> dict[str, str]:
    """The options under which a position is played."""
    first = position.first_option
    return {
        "mode": MODES[position.mode],
        "rearranging": "on" if position.rearranging else "off",
        "second_try": "on" if position.second_try else "off",
        "up_to": "on" if position.up_to else "off",
        "puppy": "replace" if position.puppy_replaces else "add",
        "first": "drawn" if first == modes.DRAWN else str(first),
        "box": "real" if position.real_box else "simulated",
    }
