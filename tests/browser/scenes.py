"""Tables in mid-game, for tests about later moments."""

from functools import cache
from typing import Any

import lampion
from lampion.kernel.match import Match
from tests.browser.players import Player

SEED = 1


def sit_down(player: Player, position: str, game: str, seats: int, bot: str = "greedy", **options: str) -> Player:
    """Take the first seat of a game in progress, against bots; only test servers allow this."""
    scene = {"game": game, "seats": seats, "options": options, "position": position, "bot": bot}
    made = player.person.context.request.post(f"{player.person.address}/api/rigged/scene", data=scene)
    assert made.status == 201, made.text()
    player.person.visit(f"table/{made.json()['id']}")
    return player


def sit_down_to_fire(player: Player, seats: int = 2) -> Player:
    """A game of Spring Festival at the first rocket that the player may fire."""
    sit_down(player, find_decision("spring-festival", seats, "replace"), "spring-festival", seats)
    assert player.kind() == "fire"
    return player


def sit_down_near_the_end(player: Player, game: str, seats: int, decisions: int, **options: str) -> Player:
    """A game in which the player has a few decisions left, if the bots play as they did before."""
    moments = play_out(game, seats, tuple(options.items()))
    return sit_down(player, moments[-decisions][0], game, seats, **options)


def find_decision(game: str, seats: int, kind: str) -> str:
    """The first position in which the first seat alone decides, and may do something of this kind."""
    return next(position for position, kinds in play_out(game, seats, ()) if kind in kinds)


@cache
def play_out(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> list[tuple[str, set[str]]]:
    """A game between bots: each decision that is the first seat's alone, as a position and what may be done there."""
    given: dict[str, Any] = dict(options)
    match = lampion.game(game).start(seats, seed=SEED, **given)
    bots = [lampion.bot("greedy", seed=SEED + seat) for seat in range(seats)]
    moments = []
    while not match.over:
        seat = match.to_move
        if seat == 0 and is_alone(match):
            moments.append((match.game.write(match.position), {offer["kind"] for offer in match.offers(0)}))
        match.play(bots[seat].choose(match.game, match.position, seat))
    return moments


def is_alone(match: Match) -> bool:
    """Is the game waiting for the first seat only?"""
    return not any(match.position.waits_for(seat) for seat in range(1, match.seats))
