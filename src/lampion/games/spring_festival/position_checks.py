"""Can a game reach this position? Checks for a position that was read from text, before it is played on.

Compiled rules don't check array bounds, so no impossible position may pass. The numbers are those of `Position.fields`;
the first thing that is impossible is named.
"""

from collections.abc import Callable
from typing import Any

from lampion.games.spring_festival import lookups as box
from lampion.games.spring_festival.constants import choices, phases, tiles

Numbers = dict[str, Any]

BY_CHANCE = (phases.REVEAL, phases.DEAL, phases.DRAW_SIGN, phases.DRAW_FIRST, phases.DRAW_CARD)
SETUP_ONLY = (phases.SETS, phases.DEAL, phases.DRAW_SIGN, phases.START, phases.DRAW_FIRST)
ENDING = (phases.FINALE, phases.OVER)
MOST_APPLAUSE = 999


def find_problem(numbers: Numbers) -> str:
    """The first impossible thing, or an empty string."""
    for name, fits in CHECKS.items():
        if not fits(numbers):
            return f"{name} is impossible in this phase"
    return ""


def seats(numbers: Numbers) -> range:
    """All seats."""
    return range(numbers["seats"])


def in_mask(numbers: Numbers, field: str, seat: int) -> bool:
    """Is a seat in a bit mask?"""
    return bool(numbers[field] >> seat & 1)


def phase_fits(numbers: Numbers) -> bool:
    """Some phases exist under some options only. [SF-3] [SF-A10]"""
    needs = {
        phases.SETS: numbers["choose_sets"] == 1,
        phases.DRAW_SIGN: numbers["sign_option"] == choices.DRAWN,
        phases.DRAW_FIRST: numbers["first_option"] == choices.DRAWN,
        phases.FINALE: numbers["best_finale"] == 0,
    }
    return bool(needs.get(numbers["phase"], True))


def round_fits(numbers: Numbers) -> bool:
    """No round in the setup, twelve at the end. [SF-4]"""
    phase, turn = numbers["phase"], numbers["turn"]
    if phase in SETUP_ONLY:
        return bool(turn == 0)
    if phase in ENDING:
        return bool(turn == box.ROUNDS)
    return bool(0 <= turn < box.ROUNDS if phase == phases.REVEAL else 1 <= turn <= box.ROUNDS)


def active_fits(numbers: Numbers) -> bool:
    """The first player is active in round 1, and the next one in each round after it. [SF-3] [SF-4]"""
    turn, first = numbers["turn"], numbers["first_option"]
    if turn == 0:
        return bool(numbers["active"] == 0)
    rounds = turn - (numbers["phase"] not in ENDING)
    return bool(first == choices.DRAWN or numbers["active"] == (first + rounds) % numbers["seats"])


def orientation_fits(numbers: Numbers) -> bool:
    """The store keeps its orientation until the first player turns it. [SF-5]"""
    turned = numbers["turn"] > 1 or (numbers["turn"] == 1 and numbers["phase"] != phases.STORE)
    return bool(turned or numbers["orientation"] == 0)


def store_fits(numbers: Numbers) -> bool:
    """Every round takes a tile from each stack; then the next ones turn up in order. [SF-5]"""
    phase, turn, tops = numbers["phase"], numbers["turn"], numbers["tops"]
    shown = sum(top > 0 for top in tops)
    taken = turn if phase > phases.STORE or phase == phases.REVEAL else max(0, turn - 1)
    if numbers["bag_count"] != tiles.STORE - 4 * taken - shown:
        return False
    if phase == phases.REVEAL:
        numbers["dealt"] = shown
        return shown < 4 and all(tops[:shown])
    return bool(shown == (0 if phase == phases.SETS or taken == box.ROUNDS else 4))


def sets_fit(numbers: Numbers) -> bool:
    """Starting sets are given by seat, or chosen one after the other. [SF-3]"""
    sets = numbers["sets"][: numbers["seats"]]
    given = [number for number in sets if number]
    if numbers["phase"] == phases.SETS:
        waiting = numbers["waiting"]
        chooser = max(0, waiting.bit_length() - 1)
        in_turn = waiting > 0 and waiting == 1 << chooser and all(sets[:chooser]) and not any(sets[chooser:])
        return in_turn and len(set(given)) == len(given)
    return len(set(given)) == len(sets) and (numbers["choose_sets"] == 1 or sets == [1, 2, 3, 4][: len(sets)])


def placed(numbers: Numbers, seat: int) -> int:
    """How many tiles of the store a seat has placed so far. [SF-4]"""
    phase, turn = numbers["phase"], numbers["turn"]
    if phase in ENDING:
        return int(turn)
    return int(max(0, turn - 1) + (phase in (phases.FIRE, phases.DRAW_CARD) and not numbers["held"][seat]))


def panorama_fits(numbers: Numbers, seat: int) -> bool:
    """No tiles, then some, then all four starting tiles; then at most one more a round. [SF-3] [SF-6]"""
    panorama = numbers[f"panorama {seat}"]
    starting = sum(tile > tiles.STORE for _, tile, _ in panorama)
    first = tiles.STARTING + 4 * (numbers["sets"][seat] - 1)
    if any(tile > tiles.STORE and not first <= tile < first + 4 for _, tile, _ in panorama):
        return False
    if numbers["turn"]:
        most = placed(numbers, seat)
        return bool(1 <= len(panorama) <= 4 + most and len(panorama) - starting <= most)
    if any(exploded for _, _, exploded in panorama) or starting < len(panorama):
        return False
    phase = numbers["phase"]
    if phase == phases.START:
        return bool(starting == 4 - numbers["rest"][seat].bit_count())
    over = phase == phases.DRAW_FIRST or (phase == phases.DRAW_SIGN and not numbers["sign_before"])
    return bool(starting == (4 if over else 0))


def panoramas_fit(numbers: Numbers) -> bool:
    """Every panorama fits."""
    return all(panorama_fits(numbers, seat) for seat in seats(numbers))


def faces_fit(numbers: Numbers) -> bool:
    """Before a seat fires its finale it has rockets only; afterwards it has an explosion. [SF-10]"""
    if numbers["phase"] not in ENDING:
        return True
    lit = [any(exploded for _, _, exploded in numbers[f"panorama {seat}"]) for seat in seats(numbers)]
    return all(lit[seat] != in_mask(numbers, "waiting", seat) for seat in seats(numbers))


def held_fits(numbers: Numbers) -> bool:
    """A tile is held from the turn of the store until it is placed. [SF-4] [SF-6] [SF-A9]"""
    phase, held = numbers["phase"], numbers["held"]
    for seat in seats(numbers):
        if phase == phases.REVEAL:
            allowed = bool(held[seat]) == (numbers["turn"] > 0)
        elif phase == phases.DRAW_CARD:
            allowed = not held[seat] or (in_mask(numbers, "busy", seat) and seat != numbers["drawer"] // 4)
        else:
            allowed = not held[seat] or (phase == phases.FIRE and in_mask(numbers, "waiting", seat))
        if not allowed:
            return False
    return True


def cards_fit(numbers: Numbers) -> bool:
    """Cards are dealt in order, and hands are full until the first round. [SF-3]"""
    phase, cards = numbers["phase"], numbers["open_cards"]
    order = [seat * 4 + slot for pair in ((2, 3), (0, 1)) for seat in seats(numbers) for slot in pair]
    dealt = sum(card > 0 for card in cards)
    if phase == phases.DEAL:
        numbers["dealt"] = dealt
        return dealt < len(order) and all(cards[place] for place in order[:dealt])
    expected = 0 if phase in (phases.SETS, phases.REVEAL) else len(order)
    return bool(numbers["turn"] > 0 or dealt == expected)


def draw_fits(numbers: Numbers) -> bool:
    """A card is drawn into an empty slot of a seat that goes on, from a deck that has one. [SF-9]"""
    if numbers["phase"] != phases.DRAW_CARD:
        return True
    seat, slot = divmod(numbers["drawer"], 4)
    deck = "pattern_count" if slot >= 2 else "colour_count"
    return not numbers["open_cards"][seat * 4 + slot] and in_mask(numbers, "busy", seat) and numbers[deck] > 0


def gains_fit(numbers: Numbers) -> bool:
    """Nothing is won and no tile is out before the first round. [SF-8] [SF-9]"""
    return numbers["turn"] > 0 or not (any(numbers["owners"]) or any(numbers["applause"]) or numbers["out"])


def applause_fits(numbers: Numbers) -> bool:
    """Applause stays readable whatever follows: four sparks per tile, a perfect finale. [SF-8] [SF-10]"""
    for seat in seats(numbers):
        sparks = 4 * (box.ROUNDS - placed(numbers, seat))
        finale = 0 if in_mask(numbers, "fired", seat) else box.PERFECT
        if numbers["applause"][seat] + sparks + finale > MOST_APPLAUSE:
            return False
    return True


def waiting_fits(numbers: Numbers) -> bool:
    """The seats that each phase waits for. [SF-4]"""
    phase, waiting = numbers["phase"], numbers["waiting"]
    if phase in BY_CHANCE or phase == phases.SETS:
        return True
    if phase == phases.STORE:
        return bool(waiting == 1 << numbers["active"])
    if phase == phases.START:
        return bool(waiting == sum(1 << seat for seat in seats(numbers) if numbers["rest"][seat]) != 0)
    return bool((waiting == 0) == (phase == phases.OVER))


def sign_fits(numbers: Numbers) -> bool:
    """The sign is known from the start, or once it is drawn. [SF-3] [SF-A4]"""
    if numbers["sign_option"] != choices.DRAWN:
        return bool(numbers["sign"] == numbers["sign_option"])
    known_from = phases.START if numbers["sign_before"] else phases.DRAW_FIRST
    known = numbers["turn"] > 0 or numbers["phase"] >= known_from
    return bool((numbers["sign"] != 0) == known)


CHECKS: dict[str, Callable[[Numbers], bool]] = {
    "the phase": phase_fits,
    "the round": round_fits,
    "the active seat": active_fits,
    "the turn of the store": orientation_fits,
    "the store": store_fits,
    "the starting sets": sets_fit,
    "a panorama": panoramas_fit,
    "a face": faces_fit,
    "a tile that is held": held_fits,
    "the cards": cards_fit,
    "the card to be drawn": draw_fits,
    "what was won": gains_fit,
    "the applause": applause_fits,
    "the seats that wait": waiting_fits,
    "the sign": sign_fits,
}
