"""What the places of an observation of Takenoko mean."""

from lampion.games.takenoko.constants import actions, figures, planes, sizes, tiles
from lampion.games.takenoko.pieces import CATEGORIES, COLOURS, IMPROVEMENTS
from lampion.kernel.planes import Plane

PLOTS = sizes.TILES - 1
OBJECTIVES = sizes.OBJECTIVES - 1
CELL = "its cell from the pond (q, r)"
KIND = (
    "the kind of plot (1 to 12 in the order of the box: green, yellow, pink; plain, watershed, enclosure, fertilizer)"
)
SPECIAL = "the special card (1 to 12 in the order of the rules, 0 none)"
IMPROVEMENT = "(1 watershed, 2 enclosure, 3 fertilizer)"

PLANES = (
    Plane(
        "turn",
        planes.TURN,
        (planes.TURN_SIZE,),
        "the weather (1 sun, 2 rain, 3 wind, 4 storm, 5 clouds, 6 free choice), whether a card replaced the die, "
        "actions made, those used as bits (1 plots, 2 channel, 4 gardener, 8 panda, 16 objective), the first player, "
        f"{KIND} that is being placed with {CELL}, the category + 1 of the objective being drawn and the cards "
        "rejected for it, who has the Emperor card + 1, whether this round brought anything new, rounds that didn't",
        ("weather", "by card", "made", "used", "first", "placing", "q", "r", "category", "rejected", "emperor")
        + ("progress", "stalled"),
    ),
    Plane("plans", planes.PLANS, (sizes.ACTIONS,), "by action: times it is planned and not made", actions.names),
    Plane(
        "figures",
        planes.FIGURES,
        (len(figures.names), planes.FIGURES_ROW),
        f"panda, gardener, Emperor: whether it is in the garden, and {CELL}",
        ("there", "q", "r"),
    ),
    Plane(
        "supply",
        planes.SUPPLY,
        (planes.SUPPLY_SIZE,),
        "plots that nobody has seen, plots under the pile, plots in the active player's hand, channels, chips, cards "
        "left in each deck, and sections of bamboo if they are limited",
        ("unseen", "pile", "drawn", "channels", *IMPROVEMENTS, *(f"{name} cards" for name in CATEGORIES), *COLOURS),
    ),
    Plane(
        "plots",
        planes.PLOTS,
        (PLOTS, planes.PLOTS_ROW),
        f"in the order of laying: {KIND}, {CELL}, colour (1 green, 2 yellow, 3 pink), improvement {IMPROVEMENT}, the "
        "chip among them, sections of bamboo, whether it is irrigated, has had its first growth, is due to grow",
        ("kind", "q", "r", "colour", "improvement", "chip", "height", "irrigated", "grown", "due"),
    ),
    Plane(
        "channels",
        planes.CHANNELS,
        (sizes.CHANNELS, planes.CHANNELS_ROW),
        "in the order of laying: the direction of its edge from its cell (1 east, 2 south-east, 3 south-west), "
        f"{CELL}, "
        "whether it is connected to the pond",
        ("direction", "q", "r", "connected"),
    ),
    Plane(
        "pile",
        planes.PILE,
        (PLOTS,),
        f"the plots under the pile, the next one first: {KIND} that the observer put there, -1 unknown, -2 perhaps one "
        "that it remembers, 0 none",
    ),
    Plane("drawn", planes.DRAWN, (sizes.DRAWN,), f"the plots in the observer's hand: {KIND}"),
    Plane(
        "remembered",
        planes.REMEMBERED,
        (tiles.POND,),
        "by kind: plots that the observer knows to be under the pile or in a hand, but not where; last, whether one of "
        "them may be in the hand of the active player",
    ),
    Plane(
        "rejected",
        planes.REJECTED,
        (2, sizes.REJECTED),
        "for experts, by deck (plot, gardener): the cards that were put under it by number, the next one first",
    ),
    Plane(
        "hand",
        planes.HAND,
        (OBJECTIVES, planes.HAND_ROW),
        "by objective (1 to 15 plot, 16 to 30 gardener, 31 to 34 panda): copies in the observer's hand, and whether it "
        "is fulfilled",
        ("held", "fulfilled"),
    ),
    Plane("claimed", planes.CLAIMED, (sizes.SEATS, OBJECTIVES), "by seat and objective: copies claimed"),
    Plane(
        "seats",
        planes.SEATS,
        (sizes.SEATS, planes.SEATS_ROW),
        f"by seat: channels and chips stored, sections eaten, objectives in hand by category, {SPECIAL}, how far "
        "clockwise its ally sits, whether it has passed in this window, let the announced card pass, chooses what "
        "grows",
        ("channels", *IMPROVEMENTS, *COLOURS, *(f"{name} cards" for name in CATEGORIES), "special", "ally", "passed")
        + ("let pass", "chooses"),
    ),
    Plane(
        "hikari",
        planes.HIKARI,
        (planes.HIKARI_SIZE,),
        f"the supreme objectives in view, the display as {SPECIAL}, cards of the pile, who sent panda and gardener "
        "away + 1, the moment of the window (1 start of the turn, 2 before an action, 3 end of the turn), the card "
        "announced, by whom, its verb and argument (in two parts, of 32 each), the cancellations on it",
        (*(f"supreme {number}" for number in range(1, sizes.SUPREME + 1)), "display 1", "display 2", "display 3")
        + ("pile", "panda away", "gardener away", "window", "announced", "announcer", "verb", "high", "low", "cancels"),
    ),
    Plane("stack", planes.STACK, (planes.STACK_SIZE,), "who cancelled, the last one first: how far clockwise + 1"),
    Plane("discard", planes.DISCARD, (sizes.SPECIALS - 1,), "by special card: copies in the discard"),
)
