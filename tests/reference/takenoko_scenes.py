"""Gardens and games for tests, written as short texts, and what must hold in every position."""

import random
from collections import Counter

from .takenoko import ReferenceGame
from .takenoko_board import CHIPS, COLOURS, POND, TALLEST, Board, Plot, around, printed_improvement, read_cell
from .takenoko_box import CATEGORIES, CHANNELS, CHIP_COUNTS, SPECIAL, read_plots

FULL_HAND = ["panda-trio"] * 5
CALM = {"hikari": "on", "weather": "off"}
GREENS = "green 1,0 / green 0,1"


def read_garden(plots: str = "", channels: str = "") -> Board:
    """Plots as in "green:2 1,0 / pink+watershed 1,1" (height, chip), channels as in "1,0 0,1 / 1,0 1,1"."""
    garden = Board()
    for item in plots.split(" / ") if plots else []:
        look, place = item.split()
        look, _, height = look.partition(":")
        kind, _, chip = look.partition("+")
        garden.plots[read_cell(place)] = Plot(kind, chip or None, int(height or 0))
    for item in channels.split(" / ") if channels else []:
        garden.channels.add(frozenset(read_cell(cell) for cell in item.split()))
    for cell in garden.irrigated():
        garden.plots[cell].grown = True
    return garden


def scene(
    plots: str = "",
    channels: str = "",
    *,
    seats: int = 2,
    options: dict[str, str] | None = None,
    hands: dict[int, list[str]] | None = None,
    specials: dict[int, str] | None = None,
    turns: int = 0,
) -> ReferenceGame:
    """The start of a turn of seat 0 in this garden, after `turns` turns of every seat.

    Hands are empty unless given, and the cards that were dealt are back in the decks.
    """
    game = ReferenceGame(seats, {"first": "0"} | (options or {}))
    while "~" in game.waiting():
        game.play("~", min(game.chances()))
    game.table.garden = read_garden(plots, channels)
    for seat, player in enumerate(game.table.players):
        for card in player.hand:
            game.table.decks[game.table.objectives[card].category].unseen[card] += 1
        player.hand = list((hands or {}).get(seat, []))
        player.special = (specials or {}).get(seat)
        player.turns = turns
    game.stage = "set up"
    game._go_on()
    return game


def weather_scene(
    face: str, plots: str = "", channels: str = "", options: dict[str, str] | None = None
) -> ReferenceGame:
    """The second turn of seat 0 in this garden, with this weather rolled."""
    game = scene(plots, channels, turns=1, options=options)
    game.play("~", f"~ {face}")
    return game


def play(game: ReferenceGame, seat: int, *texts: str) -> None:
    """Play moves of one seat, with the outcomes of chance among them."""
    for text in texts:
        game.play("~" if text.startswith("~") else seat, text)


def heights(game: ReferenceGame) -> dict[str, int]:
    """The bamboo on each plot, by cell."""
    return {f"{q},{r}": plot.height for (q, r), plot in game.table.garden.plots.items()}


def starting_with(moves: set[str], verb: str) -> set[str]:
    """The moves with this verb, without the verb itself."""
    return {move.removeprefix(f"{verb} ") for move in moves if move.split()[0] == verb}


def random_move(game: ReferenceGame, rng: random.Random) -> tuple[int | str, str]:
    """A random move: of chance by its odds, of a seat any legal one."""
    (who,) = game.waiting()
    if isinstance(who, str):
        outcomes = game.chances()
        return who, rng.choices(list(outcomes), list(outcomes.values()))[0]
    return who, rng.choice(sorted(game.legal(who)))


# What must hold in every position


def check_counts(game: ReferenceGame) -> None:
    """Check that plots, channels, chips and sections are neither lost nor doubled. [TK-1]"""
    table = game.table
    plots = list(table.garden.plots.values())
    kept = [game.turn.kept] if game.stage == "chip" else []
    under = [kind for kind, _ in table.plots_under]
    everywhere = Counter([plot.kind for plot in plots] + game.turn.drawn + kept + under) + table.unseen_plots
    assert everywhere == Counter(read_plots(table.options["green_plots"]))
    stored = sum(player.channels for player in table.players)
    assert table.channel_supply + stored + len(table.garden.channels) == CHANNELS
    for chip in CHIPS:
        stored = sum(player.chips[chip] for player in table.players)
        assert table.chip_supply[chip] + stored + sum(plot.chip == chip for plot in plots) == CHIP_COUNTS[chip]
    if table.bamboo_supply is not None:
        for colour, count in zip(COLOURS, table.options["bamboo"].split("-"), strict=True):
            grown = sum(plot.height for plot in plots if plot.colour == colour)
            eaten = sum(player.eaten[colour] for player in table.players)
            assert table.bamboo_supply[colour] >= 0
            assert table.bamboo_supply[colour] + grown + eaten == int(count)


def check_cards(game: ReferenceGame) -> None:
    """Check that every card is in one place, and hands keep to their limits. [TK-1] [HK-1]"""
    table = game.table
    for category in CATEGORIES:
        cards = {card.id: card for card in table.objectives.values() if card.category == category}
        held = Counter(card for player in table.players for card in player.hand + player.claimed if card in cards)
        deck = table.decks[category]
        assert held + deck.unseen + Counter(deck.under) == Counter({name: card.copies for name, card in cards.items()})
    for player in table.players:
        assert len(player.hand) + (player.special is not None) <= (6 if table.hikari else 5)
        assert min(player.eaten.values()) >= 0
    if table.hikari:
        held = Counter(player.special for player in table.players if player.special) + Counter(table.shown)
        held += table.special_pile + table.special_discard + Counter({"alliance": len(table.allied)})
        if game.announced is not None:
            held += Counter({game.announced.card: 1}) + Counter({"cancellation": game.announced.cancellations})
        removed = {card for card in SPECIAL if card.startswith("weather") and table.options["weather"] == "off"}
        removed |= {"alliance"} if table.seats == 2 else set()
        assert held == Counter({card: copies for card, copies in SPECIAL.items() if card not in removed})


def check_garden(game: ReferenceGame) -> None:
    """Check that heights, improvements, figures and channels are as the rules allow. [TK-6] [TK-10] [HK-9]"""
    garden = game.table.garden
    assert POND not in garden.plots
    for plot in garden.plots.values():
        assert 0 <= plot.height <= TALLEST
        assert plot.chip is None or printed_improvement(plot.kind) is None
        assert plot.grown or plot.height == 0
    irrigated = garden.irrigated()
    assert all(garden.plots[cell].grown for cell in irrigated)
    for figure in ("panda", "gardener"):
        assert garden.figures[figure] in garden.tiles() or garden.figures[figure] is None
        assert (garden.figures[figure] is None) == (figure in game.table.away)
    emperor = garden.figures["emperor"]
    assert emperor is None or emperor in garden.plots
    assert emperor is None or emperor not in (garden.figures["panda"], garden.figures["gardener"])
    for channel in garden.channels:
        assert channel & set(garden.plots)
        if not game.table.hikari:
            assert channel <= set(garden.plots)
    if not game.table.hikari:
        assert garden.connected_channels() == garden.channels
        assert irrigated == {cell for cell, plot in garden.plots.items() if plot.grown}
    for cell in garden.plots:
        assert POND in around(cell) or len(around(cell) & set(garden.plots)) >= 2


def hikari_scene(
    plots: str = GREENS,
    channels: str = "",
    *,
    seats: int = 3,
    specials: dict[int, str] | None = None,
    hands: dict[int, list[str]] | None = None,
    turns: int = 1,
    options: dict[str, str] | None = None,
) -> ReferenceGame:
    """The start of a turn of seat 0 with Hikari, by default without the die."""
    return scene(
        plots, channels, seats=seats, specials=specials, hands=hands, turns=turns, options=CALM | (options or {})
    )


def after_passing(game: ReferenceGame) -> ReferenceGame:
    """The game after everybody who is asked before the weather has passed."""
    while "pass" in game.legal(min(seat for seat in game.waiting() if isinstance(seat, int))):
        (seat,) = game.waiting()
        game.play(seat, "pass")
    return game
