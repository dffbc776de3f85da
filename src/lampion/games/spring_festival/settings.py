"""The options of Spring Festival, and how a position stores them."""

from collections.abc import Mapping

from lampion.games.spring_festival import lookups as box
from lampion.games.spring_festival.constants import choices
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.options import Option

OPTIONS = (
    Option("cards", ("24", "36")),  # of each kind [SF-A1]
    Option("sign", ("none", "drawn", *box.SIGN_IDS[1:]), main=("none", "drawn")),  # the advanced game [SF-12]
    Option("sign_known", ("after", "before")),  # the placement of the starting tiles, if it is drawn [SF-A4]
    Option("sets", ("seat", "chosen")),  # starting sets by seat, or chosen in turn [SF-3]
    Option("first", ("drawn", "0", "1", "2", "3"), by_seat=True),  # the first active seat [SF-3]
    Option("finale", ("free", "best")),  # any tile may start it, or the best one does by itself [SF-A10]
    Option("lone_tiger", ("0", "1")),  # does a single blue tile count as a group? [SF-A14]
)

SIGN_CODES = {"none": 0, "drawn": choices.DRAWN, **box.SIGN_NUMBERS}


def set_up(seats: int, options: Mapping[str, str]) -> SpringFestival:
    """The start position under these options."""
    sign, first = options["sign"], options["first"]
    return SpringFestival(
        seats,
        int(options["cards"]),
        SIGN_CODES[sign],
        int(options["sign_known"] == "before"),
        int(options["sets"] == "chosen"),
        choices.DRAWN if first == "drawn" else int(first),
        int(options["finale"] == "best"),
        1 if options["lone_tiger"] == "1" else box.SMALLEST_GROUP,
    )


def options_of(position: SpringFestival) -> dict[str, str]:
    """The options under which a position is played."""
    drawn = position.sign_option == choices.DRAWN
    first = position.first_option
    return {
        "cards": str(position.deck_option),
        "sign": "drawn" if drawn else box.SIGN_IDS[position.sign_option] or "none",
        "sign_known": "before" if position.sign_before else "after",
        "sets": "chosen" if position.choose_sets else "seat",
        "first": "drawn" if first == choices.DRAWN else str(first),
        "finale": "best" if position.best_finale else "free",
        "lone_tiger": "1" if position.smallest_group == 1 else "0",
    }
