"""Works out from a view which objectives could be claimed, to mark them on the screen. [TK-11]"""

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko.pieces import (
    ANY_IMPROVEMENT,
    NO_IMPROVEMENT,
    GardenerObjective,
    Objective,
    PandaObjective,
    Pattern,
)
from lampion.games.takenoko.view import SeatView, View

CARDS = {layout: {card.id: card for card in cards} for layout, cards in box.BOX.plot_objectives.items()}
OTHERS: dict[str, Objective] = {card.id: card for card in box.CARDS if card.category != "plot"}


def is_fulfilled(view: View, seat: SeatView, card: str) -> bool:
    """Could this seat claim the card, if it were its turn?"""
    objective = OTHERS.get(card)
    if isinstance(objective, GardenerObjective):
        return count_bamboos(view, objective) >= objective.bamboos
    if isinstance(objective, PandaObjective):
        return all(seat["eaten"][colour] >= objective.sections.count(colour) for colour in objective.colours)
    return has_pattern(view, forms(view, card))


def count_bamboos(view: View, objective: GardenerObjective) -> int:
    """The bamboos that a gardener objective may count: colour, exact height, improvement."""
    count = 0
    for plot in view["land"]:
        colour, _, printed = plot["kind"].partition("-")
        improvement = plot["chip"] or printed or NO_IMPROVEMENT
        fits = objective.improvement in (ANY_IMPROVEMENT, improvement)
        count += fits and colour == objective.colour and plot["height"] == objective.height
    return count


def forms(view: View, card: str) -> tuple[Pattern, ...]:
    """The patterns that fulfil a plot objective under the options of this table. [TK-A2] [TK-A3]"""
    layout = view["options"]["diamonds"]
    objective = CARDS[layout][card]
    mirrors = view["options"]["mirror"] == "on"
    return objective.rotations_and_mirrors if mirrors else objective.rotations


def has_pattern(view: View, patterns: tuple[Pattern, ...]) -> bool:
    """Does one of the patterns lie somewhere on irrigated plots?"""
    wet = {
        (plot["cell"][0], plot["cell"][1]): plot["kind"].partition("-")[0] for plot in view["land"] if plot["irrigated"]
    }
    return any(
        all(wet.get((q + right, r + down)) == colour for (right, down), colour in pattern)
        for q, r in wet
        for pattern in patterns
    )
