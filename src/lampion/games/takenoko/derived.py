"""What follows from the rest of a garden. It is kept up to date as the garden changes, so that listing moves is quick.

| fields | what they hold | kept up to date by |
| --- | --- | --- |
| `colours`, `improved`, `bare`, `bamboos` | plots, by what is on them | `tallies.py` |
| `hand_cards`, `hand_sizes`, `unseen_cards` | objectives in hands and decks | `tallies.py` |
| `claim_counts`, `claim_points` | claimed objectives | `tallies.py` |
| `fulfilled`, `fed` | objectives that could be claimed | `tallies.py`, `objectives.find_patterns` |
| `wet`, `irrigated`, `live`, `cut_off` | where water flows | `channels.py` |
| `edges`, `edge_plots` | where a channel may be laid | `channels.note_edge` |
| `open_cells`, `open_count` | where a plot may be placed | `plots.fill_cell` |
| `runs` | rows of tiles, along which figures walk | `panda_and_gardener.extend_runs` |

`derive` works all of it out from nothing when a position is set up or read. `tests/games/takenoko/test_derived.py` does
so after every move of many games and compares.
"""

from typing import Any

from lampion.games.takenoko import channels, lookups, objectives, panda_and_gardener, plots, tallies
from lampion.games.takenoko.constants import sizes
from lampion.games.takenoko.garden import Garden

CATEGORY_OF = lookups.CATEGORY_OF


def derive(garden: Garden) -> None:
    """Work everything out, in a new garden in which plots, channels, figures and cards have been put."""
    derive_land(garden)
    derive_cards(garden)


def derive_land(garden: Garden) -> None:
    """Plots, bamboo, water, and where plots, channels and figures may go."""
    for plot in range(1, garden.plots):
        tallies.add_plot(garden, plot)
    for colour in range(sizes.COLOURS):
        tallies.find_fulfilled(garden, colour)
    channels.connect(garden)
    for plot in range(1, garden.plots):
        if channels.is_reached(garden, plot):
            channels.irrigate(garden, plot)
    objectives.find_all_patterns(garden)
    plots.find_open_cells(garden)
    channels.find_open_edges(garden)
    panda_and_gardener.find_runs(garden)


def derive_cards(garden: Garden) -> None:
    """Cards in decks, in hands, and claimed."""
    for card in range(1, sizes.OBJECTIVES):
        garden.unseen_cards[CATEGORY_OF[card]] += garden.decks[card]
    for seat in range(garden.seats):
        tallies.find_fed(garden, seat)
        for card in range(1, sizes.OBJECTIVES):
            place = seat * sizes.OBJECTIVES + card
            if garden.hands[place]:
                tallies.count_hand(garden, seat, card, garden.hands[place])
            if garden.claimed[place]:
                tallies.count_claims(garden, seat, card, garden.claimed[place])


def list_derived(garden: Garden) -> dict[str, Any]:
    """All of it by name, for comparing; what lies behind the end of a list doesn't count."""
    tiles = range(garden.plots)
    return {
        "colours": [garden.colours[plot] for plot in tiles],
        "improved": [garden.improved[plot] for plot in tiles],
        "bare": garden.bare,
        "bamboos": [garden.bamboos[i] for i in range(sizes.COLOURS * sizes.IMPROVEMENTS * sizes.HEIGHTS)],
        "hand_cards": [garden.hand_cards[seat] for seat in range(garden.seats)],
        "hand_sizes": [garden.hand_sizes[seat] for seat in range(garden.seats)],
        "fed": [garden.fed[seat] for seat in range(garden.seats)],
        "unseen_cards": [garden.unseen_cards[category] for category in range(3)],
        "claim_counts": [garden.claim_counts[i] for i in range(3 * garden.seats)],
        "claim_points": [garden.claim_points[i] for i in range(3 * garden.seats)],
        "fulfilled": garden.fulfilled,
        "wet": [garden.wet[plot] for plot in tiles],
        "irrigated": [garden.irrigated[cell] for cell in range(sizes.CELLS)],
        "live": [garden.live[cell] for cell in range(sizes.CELLS)],
        "cut_off": garden.cut_off,
        "edges": [garden.edges[plot] for plot in tiles],
        "edge_plots": garden.edge_plots,
        "open_cells": [garden.open_cells[i] for i in range(garden.open_count)],
        "runs": [garden.runs[i] for i in range(6 * garden.plots)],
    }
