"""Where the pieces of Spring Festival are, read from the fields of a position."""

from collections import Counter
from typing import Any

from lampion.games.spring_festival.game import GAME
from lampion.games.spring_festival.rules import SpringFestival
from lampion.kernel.limits import CHANCE
from tests.conformance.hooks import Hooks

SIDES = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # of the store: where the seats sit [SF-5]


def tile_name(tile: int) -> str:
    """T01 to T48, then S1-1 to S4-4."""
    return f"T{tile:02}" if tile <= 48 else f"S{(tile - 45) // 4}-{(tile - 45) % 4 + 1}"


def card_name(card: int) -> str:
    """C01 to C36, then P01 to P36."""
    return f"C{card:02}" if card <= 36 else f"P{card - 36:02}"


def census(position: SpringFestival) -> dict[str, int]:
    """48 store tiles, 16 starting tiles and the cards in play, each with the number of places that hold it. [SF-2]"""
    numbers: dict[str, Any] = position.fields()
    panoramas = [numbers[f"panorama {seat}"] for seat in range(position.seats)]
    tiles = [*numbers["bag"], *numbers["tops"], *numbers["held"]]
    tiles += [tile for panorama in panoramas for _, tile, _ in panorama]
    tiles += unplaced_starting_tiles(position, numbers)
    cards = [*numbers["colour_deck"], *numbers["pattern_deck"], *numbers["open_cards"]]
    cards += [card for card, owner in enumerate(numbers["owners"]) if owner]
    found = Counter([tile_name(tile) for tile in tiles if tile] + [card_name(card) for card in cards if card])
    return {piece: found.pop(piece, 0) for piece in box(position.deck_option)} | found


def unplaced_starting_tiles(position: SpringFestival, numbers: dict[str, Any]) -> list[int]:
    """The starting tiles of sets that nobody has, and those still to be placed. [SF-3]"""
    taken = {numbers["sets"][seat]: seat for seat in range(position.seats)}
    waiting = [numbers["rest"][taken[number]] if number in taken else 15 for number in (1, 2, 3, 4)]
    return [44 + 4 * number + i + 1 for number in (1, 2, 3, 4) for i in range(4) if waiting[number - 1] >> i & 1]


def box(deck: int) -> list[str]:
    """Every piece of the box that is in play. [SF-2] [SF-A1]"""
    tiles = [tile_name(tile) for tile in range(1, 65)]
    return tiles + [f"{kind}{number:02}" for kind in "CP" for number in range(1, deck + 1)]


def leaves(position: SpringFestival, seat: int, move: int) -> set[str]:
    """Tops of the store that face nobody, and a tile that another one replaces. [SF-5] [SF-6]"""
    if seat == CHANCE:
        return set()
    verb, *words = GAME.write_move(position, seat, move).split()
    if verb == "turn":
        tops = [tile_name(top) for top in position.fields()["tops"]]
        sides = SIDES[position.seats]
        turned = tops.index(words[0]) - sides[seat]
        return set(tops) - {tops[(side + turned) % 4] for side in sides}
    if verb == "replace":
        x, y = map(int, words[1].split(","))
        panorama = GAME.view(position, seat)["seats"][seat]["panorama"]
        return {tile["tile"] for tile in panorama if tile["cell"] == [x, y]}
    return set()


HOOKS = Hooks(census=census, leaves=leaves)
