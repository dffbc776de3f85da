"""Where the pieces of Takenoko are, read from the numbers of a position."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko.rules import Takenoko
from tests.conformance.hooks import Hooks

IMPROVEMENTS = ("watershed", "enclosure", "fertilizer")
COLOURS = ("green", "yellow", "pink")
LIMITED = 6  # where the options of a position tell whether bamboo is counted


def census(position: Takenoko) -> dict[str, int]:
    """How many there are of each plot, channel, chip, objective, special card, and section if it is counted. [TK-1]

    The pieces of one kind are alike, so what counts is that their number over all places never changes.
    """
    numbers: dict[str, Any] = position.numbers()
    found = count_plots(numbers) + count_stores(numbers) + count_cards(numbers)
    if numbers["options"][LIMITED]:
        found += count_sections(numbers)
    return dict(sorted(found.items()))


def count_plots(numbers: dict[str, Any]) -> Counter[str]:
    """Plots on the land, in the pile, under it, in hand, and the one that is being placed. [TK-5]"""
    kinds = [kind for _, kind, _, _, _ in numbers["land"]]
    kinds += [*numbers["pile"], *numbers["drawn"][: numbers["drawn_count"]], numbers["keeping"]]
    kinds += spell(numbers["bag"])
    return Counter(f"plot {box.KIND_IDS[kind]}" for kind in kinds if kind)


def count_stores(numbers: dict[str, Any]) -> Counter[str]:
    """Channels and chips: in the supply, in store, and in play. [TK-6] [TK-10]"""
    channels = numbers["channel_supply"] + sum(numbers["canals_stored"]) + len(numbers["laid"])
    chips = spell(numbers["chip_supply"]) + [place % 3 for place in spell(numbers["chips_stored"])]
    chips += [chip - 1 for _, _, chip, _, _ in numbers["land"] if chip]
    return Counter({"channel": channels}) + Counter(f"chip {IMPROVEMENTS[chip]}" for chip in chips)


def count_cards(numbers: dict[str, Any]) -> Counter[str]:
    """Objectives in decks, under them, in hands and claimed; special cards wherever they are. [TK-9] [HK-2]"""
    objectives = [card % box.OBJECTIVES for field in ("hands", "claimed") for card in spell(numbers[field])]
    objectives += spell(numbers["decks"])
    for category in range(2):
        objectives += numbers["rejected"][category * 16 : category * 16 + numbers["rejected_count"][category]]
    specials = spell(numbers["special_pile"]) + spell(numbers["special_discard"])
    specials += [*numbers["display"], *numbers["specials"], numbers["announced_card"]]
    specials += [box.ALLIANCE] * (sum(ally > 0 for ally in numbers["allies"]) // 2)
    found = Counter(f"objective {box.CARD_IDS[card]}" for card in objectives)
    return found + Counter(f"special {box.SPECIAL_IDS[card]}" for card in specials if card)


def count_sections(numbers: dict[str, Any]) -> Counter[str]:
    """Sections of bamboo in the supply, on the land and in front of the seats. [TK-A19]"""
    sections = spell(numbers["bamboo_supply"]) + [place % 3 for place in spell(numbers["eaten"])]
    for _, kind, _, height, _ in numbers["land"]:
        sections += [box.COLOUR_OF[kind]] * height
    return Counter(f"section {COLOURS[colour]}" for colour in sections)


def spell(counts: list[int]) -> list[int]:
    """Each place as often as it counts."""
    return [place for place, count in enumerate(counts) for _ in range(count)]


def allies(position: Takenoko, seat: int) -> int:
    """The seat that wins together with this one. [HK-11]"""
    ally = position.numbers()["allies"][seat]
    return 1 << ally - 1 if ally else 0


def hides(position: Takenoko, seat: int) -> bool:
    """Could what others know, and this seat does not, be otherwise? [TK-2] [TK-A12]"""
    numbers: dict[str, Any] = position.numbers()
    return hides_plots(numbers, position.active, seat) or any(hides_cards(numbers, seat, deck) for deck in range(3))


def hides_plots(numbers: dict[str, Any], active: int, seat: int) -> bool:
    """Plots that others drew or put under the pile: there must be two kinds, and two ways to spread them."""
    below = [kind for kind, who in zip(numbers["pile"], numbers["pile_seats"], strict=True) if who != seat]
    drawn = numbers["drawn"][: numbers["drawn_count"]] if active != seat else []
    groups = [[kind] for kind in below] + [drawn, spell(numbers["bag"])]
    return bool(below or drawn) and can_differ(groups)


def hides_cards(numbers: dict[str, Any], seat: int, deck: int) -> bool:
    """Objectives of one deck in the other hands."""
    cards = range(box.OBJECTIVES)
    mine = [card for card in cards if box.CATEGORY_OF[card] == deck]
    hands = [
        [card for card in mine for _ in range(numbers["hands"][other * box.OBJECTIVES + card])]
        for other in range(4)
        if other != seat
    ]
    unseen = [card for card in mine for _ in range(numbers["decks"][card])]
    return any(hands) and can_differ([*hands, unseen])


def can_differ(groups: list[list[int]]) -> bool:
    """Can pieces of two kinds change places between two of these groups?"""
    filled = [group for group in groups if group]
    return len(filled) > 1 and len({piece for group in filled for piece in group}) > 1


def may_go_on(options: Mapping[str, str]) -> bool:
    """Without the ruling on stalled games random play need not end. [TK-A20]"""
    return options["stall"] == "off"


HOOKS = Hooks(census=census, allies=allies, hides=hides, may_go_on=may_go_on)
