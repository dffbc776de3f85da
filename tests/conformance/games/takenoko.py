"""Where the pieces of Takenoko are, read from the fields of a position."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko.constants import options, sizes, specials
from lampion.games.takenoko.rules import Takenoko
from tests.conformance.hooks import Hooks

IMPROVEMENTS = ("watershed", "enclosure", "fertilizer")
COLOURS = ("green", "yellow", "pink")


def census(position: Takenoko) -> dict[str, int]:
    """The number of each plot, channel, chip, objective, special card, and bamboo section if limited. [TK-1]

    Pieces of one kind are interchangeable, so only their total over all places must never change.
    """
    numbers: dict[str, Any] = position.fields()
    found = count_plots(numbers) + count_stores(numbers) + count_cards(numbers)
    if numbers["options"][options.LIMITED_BAMBOO]:
        found += count_sections(numbers)
    return dict(sorted(found.items()))


def count_plots(numbers: dict[str, Any]) -> Counter[str]:
    """Plots on the land, in the pile, under it, in hand, and the one that is being placed. [TK-5]"""
    kinds = [kind for _, kind, _, _, _ in numbers["land"]]
    kinds += [*numbers["pile"], *numbers["drawn"][: numbers["drawn_count"]], numbers["keeping"]]
    kinds += expand(numbers["bag"])
    return Counter(f"plot {box.KIND_IDS[kind]}" for kind in kinds if kind)


def count_stores(numbers: dict[str, Any]) -> Counter[str]:
    """Channels and chips: in the supply, in store, and in play. [TK-6] [TK-10]"""
    channels = numbers["channel_supply"] + sum(numbers["channels_stored"]) + len(numbers["laid"])
    chips = expand(numbers["chip_supply"]) + [place % 3 for place in expand(numbers["chips_stored"])]
    chips += [chip - 1 for _, _, chip, _, _ in numbers["land"] if chip]
    return Counter({"channel": channels}) + Counter(f"chip {IMPROVEMENTS[chip]}" for chip in chips)


def count_cards(numbers: dict[str, Any]) -> Counter[str]:
    """Objectives in decks, under them, in hands and claimed; special cards wherever they are. [TK-9] [HK-2]"""
    objectives = [card % sizes.OBJECTIVES for field in ("hands", "claimed") for card in expand(numbers[field])]
    objectives += expand(numbers["decks"])
    for category in range(2):
        objectives += numbers["rejected"][category * sizes.REJECTED :][: numbers["rejected_count"][category]]
    special_cards = expand(numbers["special_pile"]) + expand(numbers["special_discard"])
    special_cards += [*numbers["display"], *numbers["specials"], numbers["announced_card"]]
    special_cards += [specials.ALLIANCE] * (sum(ally > 0 for ally in numbers["allies"]) // 2)
    found = Counter(f"objective {box.CARD_IDS[card]}" for card in objectives)
    return found + Counter(f"special {box.SPECIAL_IDS[card]}" for card in special_cards if card)


def count_sections(numbers: dict[str, Any]) -> Counter[str]:
    """Sections of bamboo in the supply, on the land and in front of the seats. [TK-A19]"""
    sections = expand(numbers["bamboo_supply"]) + [place % 3 for place in expand(numbers["eaten"])]
    for _, kind, _, height, _ in numbers["land"]:
        sections += [box.COLOUR_OF[kind]] * height
    return Counter(f"section {COLOURS[colour]}" for colour in sections)


def expand(counts: list[int]) -> list[int]:
    """Each index, as often as its count says."""
    return [index for index, count in enumerate(counts) for _ in range(count)]


def allies(position: Takenoko, seat: int) -> int:
    """Bit mask of the seat that wins together with this one. [HK-11]"""
    ally = position.fields()["allies"][seat]
    return 1 << ally - 1 if ally else 0


def hides(position: Takenoko, seat: int) -> bool:
    """Could anything that others know and this seat doesn't be different? [TK-2] [TK-A12]"""
    numbers: dict[str, Any] = position.fields()
    return (
        any(any(memory_of(numbers, other)) for other in range(position.seats) if other != seat)
        or hides_plots(numbers, position.active, seat)
        or any(hides_cards(numbers, seat, deck) for deck in range(3))
    )


def memory_of(numbers: dict[str, Any], seat: int) -> list[int]:
    """By kind: plots that a seat knows to be in its mixed places."""
    return list(numbers["remembered"][seat * sizes.KINDS : (seat + 1) * sizes.KINDS])


def hides_plots(numbers: dict[str, Any], active: int, seat: int) -> bool:
    """Could two different plots that others drew or put under the pile change places?

    Either both places are mixed for the seat, or neither is, or the mixed one holds more than the seat remembers.
    """
    mixed: list[list[int]] = []
    apart = [expand(numbers["bag"])]
    for kind, who, mask in zip(numbers["pile"], numbers["pile_seats"], numbers["mixed"], strict=True):
        if who != seat:
            (mixed if mask >> seat & 1 else apart).append([kind])
    if active != seat:
        hand = numbers["drawn"][: numbers["drawn_count"]]
        (mixed if numbers["drawn_mixed"] >> seat & 1 else apart).append(hand)
    held, others = ([kind for group in groups for kind in group] for groups in (mixed, apart))
    spare = {kind for kind in held if held.count(kind) > memory_of(numbers, seat)[kind]}
    may_leave = any(kind != other for kind in spare for other in others)
    return may_leave or can_differ(mixed) or can_differ(apart)


def hides_cards(numbers: dict[str, Any], seat: int, deck: int) -> bool:
    """Could the objectives of one deck in other hands be different?"""
    cards = range(sizes.OBJECTIVES)
    in_deck = [card for card in cards if box.CATEGORY_OF[card] == deck]
    hands = [
        [card for card in in_deck for _ in range(numbers["hands"][other * sizes.OBJECTIVES + card])]
        for other in range(4)
        if other != seat
    ]
    unseen = [card for card in in_deck for _ in range(numbers["decks"][card])]
    return any(hands) and can_differ([*hands, unseen])


def can_differ(groups: list[list[int]]) -> bool:
    """Can pieces of two kinds change places between two of these groups?"""
    filled = [group for group in groups if group]
    return len(filled) > 1 and len({piece for group in filled for piece in group}) > 1


def may_go_on(settings: Mapping[str, str]) -> bool:
    """Without the ruling on stalled games, random play might never end. [TK-A20]"""
    return settings["stall"] == "off"


HOOKS = Hooks(census=census, allies=allies, hides=hides, may_go_on=may_go_on)
