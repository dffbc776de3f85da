"""Worlds that a seat cannot tell apart, dealt by rewriting a position's text: a second opinion on `redealt`.

The text of a position lists hands, plots in hand and plots under the pile; what nobody has seen is what is left of the
box. Cards in other hands are exchanged with unseen ones of the same deck, plots that others know with unseen ones.
"""

import random

from lampion.games.takenoko.game import GAME
from tests.games.takenoko.tables import CATEGORIES, Table
from tests.reference.takenoko_box import read_objectives, read_plots

COPIES = {card.id: card.copies for card in read_objectives("dominoes").values()}
KINDS = list(read_plots("6221"))


def redealt(game: Table, seat: int, rng: random.Random) -> Table:
    """A random world that looks the same to this seat, perhaps this very one."""
    lines = [line.split(" ") for line in game.text().splitlines()]
    redeal_plots(game, lines, seat, rng)
    redeal_hands(game, lines, seat, rng)
    return Table(GAME.read("".join(" ".join(line) + "\n" for line in lines)))


def line_of(lines: list[list[str]], first: str) -> list[str]:
    """The line that begins with a word."""
    return next(line for line in lines if line[0] == first)


def redeal_plots(game: Table, lines: list[list[str]], seat: int, rng: random.Random) -> None:
    """Redeal plots that others hold or put under the pile; what the seat remembers stays among its mixed places."""
    pile, drawn, own = line_of(lines, "pile"), line_of(lines, "drawn"), line_of(lines, str(seat))
    left = read_plots(game.view()["options"]["green_plots"])
    placing = game.view()["placing"]
    for kind in [plot["kind"] for plot in game.view()["land"]] + ([placing["kind"]] if placing else []):
        left[kind] -= 1
    drawn_by_other = game.view()["active"] != seat
    for word in pile[1:] if drawn_by_other else [*pile[1:], *drawn[1:]]:
        kind, _, who = word.partition("@")
        if not who or int(who[0]) == seat:
            left[kind] -= 1
    remembered = own[own.index("remembers") + 1 :] if "remembers" in own else []
    for kind in remembered:
        left[kind] -= 1
    bag = [kind for kind, count in left.items() for _ in range(count)]
    rng.shuffle(bag)
    hand_is_mixed = forget_others(lines, seat)
    places = sum(word.endswith("~") for word in pile) + (len(drawn) - 1) * hand_is_mixed
    mixed = remembered + [bag.pop() for _ in range(places - len(remembered))]
    rng.shuffle(mixed)
    if drawn_by_other:
        source = mixed if hand_is_mixed else bag
        drawn[1:] = sorted((source.pop() for _ in drawn[1:]), key=KINDS.index)
    for place, word in enumerate(pile[1:], 1):
        kind, _, who = word.rstrip("~").partition("@")
        if word.endswith("~"):
            pile[place] = f"{mixed.pop()}@{who}~{seat}"
        elif int(who) != seat:
            pile[place] = f"{bag.pop()}@{who}"


def forget_others(lines: list[list[str]], seat: int) -> bool:
    """Remove what other seats remember, and mark this seat's mixed places; returns whether the hand is one."""
    for line in lines:
        if "remembers" in line and line[0] != str(seat):
            del line[line.index("remembers") :]
    pile, state = line_of(lines, "pile"), line_of(lines, "state")
    for place, word in enumerate(pile[1:], 1):
        plot, *marks = word.split("~")
        pile[place] = plot + "~" * (str(seat) in marks)
    masks = [word for word in state if word.startswith("drawn_mixed=")]
    state[:] = [word for word in state if word not in masks]
    is_mixed = any(int(mask.partition("=")[2]) >> seat & 1 for mask in masks)
    if is_mixed:
        state.append(f"drawn_mixed={1 << seat}")
    return is_mixed


def redeal_hands(game: Table, lines: list[list[str]], seat: int, rng: random.Random) -> None:
    """Redeal the objectives in other hands."""
    left = dict(COPIES)
    hands = {}
    for other in range(game.position.seats):
        line = line_of(lines, str(other))
        hands[other] = line[2 : line.index("claimed")]
        seen = line[line.index("claimed") + 1 : line.index("channels")]
        for card in seen + (hands[other] if other == seat else []):
            left[card] -= 1
    for card in line_of(lines, "rejected")[1:]:
        left[card] -= 1
    for category in CATEGORIES:
        deck = [card for card, count in left.items() for _ in range(count) if card.startswith(category)]
        rng.shuffle(deck)
        for other in set(hands) - {seat}:
            hands[other] = [deck.pop() if card.startswith(category) else card for card in hands[other]]
    for other in set(hands) - {seat}:
        line = line_of(lines, str(other))
        line[2 : line.index("claimed")] = sorted(hands[other], key=list(COPIES).index)
