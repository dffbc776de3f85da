"""Tables in mid-game, for tests about later moments."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from playwright.sync_api import expect

import lampion
from lampion.kernel.match import Match
from tests.browser.browsers import Person
from tests.browser.players import Player

SEED = 1
MANY = 40  # games to look through for a decision


def sit_down(
    player: Player,
    position: str,
    game: str,
    seats: int,
    bot: str = "greedy",
    windows: Sequence[str] | None = None,
    beside: Sequence[str] = (),
    **options: str,
) -> Player:
    """Take the first seat of a game in progress, against bots and people beside; only test servers allow this."""
    scene: dict[str, Any] = {"game": game, "seats": seats, "options": options, "position": position, "bot": bot}
    scene |= {"beside": list(beside), "people": 1 + len(beside)}
    if windows is not None:
        scene["windows"] = list(windows)
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


def sit_down_together(host: Player, guest: Player, position: str, game: str, seats: int, **given: Any) -> None:
    """Two people take the first seats of a game in progress; `given` are options, and whatever else a scene has."""
    own: dict[str, Any] = {name: given.pop(name) for name in ("minutes", "windows", "bot") if name in given}
    request, rigged = host.person.context.request, f"{host.person.address}/api/rigged/scene"
    scene: dict[str, Any] = {"game": game, "seats": seats, "options": given, "position": position, "bot": "greedy"}
    scene |= {"people": 2, **own}
    made = request.post(rigged, data=scene)
    assert made.status == 201, made.text()
    path = f"table/{made.json()['id']}"
    guest.person.visit(f"{path}#invite={made.json()['invite']}")
    guest.press("web-sit-down")
    expect(guest.button("web-stand")).to_be_visible()
    host.person.visit(path)
    begun = request.post(f"{rigged}/{made.json()['id']}")
    assert begun.status == 204, begun.text()


def play_on(person: Person, table: str, *, varied: bool = False) -> None:
    """Play a person's game against bots to its end, without the page: the first offers, or now one, now another."""
    ask = person.context.request
    for _ in range(2000):
        state: dict[str, Any] = ask.get(f"{person.address}/api/tables/{table}?since=100000").json()["state"]
        if state["phase"] == "over":
            return
        if state["offers"]:
            place = state["decision"] % len(state["offers"]) if varied else 0
            move = state["offers"][place]["move"]
            command = {"type": "move", "number": state["decision"], "move": move}
            ask.post(f"{person.address}/api/tables/{table}/commands", data=command)
    raise AssertionError("the game does not end")


def find_decision(game: str, seats: int, *kinds: str, **options: str) -> str:
    """The first position in which the first seat alone decides, and may do something of each of these kinds."""
    return next(
        position
        for seed in range(SEED, SEED + MANY)
        for position, found in play_out(game, seats, tuple(options.items()), seed)
        if found.issuperset(kinds)
    )


def sit_down_to_be_answered(player: Player) -> Player:
    """A game of Spring Festival in which whatever the player does, a bot replies at once and nothing is drawn."""
    return sit_down(player, find_reply(), "spring-festival", 2)


@cache
def find_reply() -> str:
    """The first position in which a bot answers every move of the first seat, which then decides again."""
    match = lampion.game("spring-festival").start(2, seed=2)
    bots = [lampion.bot("greedy", seed=2 + seat) for seat in range(2)]
    while not (match.position.waits_for(0) and all(is_answered(match, move) for move in match.moves(0))):
        seat = 0 if match.position.waits_for(0) else 1
        match.play(bots[seat].choose(match.game, match.position, seat), seat)
    return match.game.write(match.position)


def is_answered(match: Match, move: int) -> bool:
    """Is a move of the first seat followed by a move of the second, and then by another decision of the first?"""
    position = match.position.copy()
    position.play(0, move)
    replies = 0
    while position.to_move() == 1 and not position.waits_for(0):
        position.play(1, lampion.bot("greedy").choose(match.game, position, 1))
        replies += 1
    return replies > 0 and position.waits_for(0)


@cache
def play_out(
    game: str, seats: int, options: tuple[tuple[str, str], ...], seed: int = SEED
) -> list[tuple[str, set[str]]]:
    """A game between bots: each decision that is the first seat's alone, as a position and what may be done there."""
    given: dict[str, Any] = dict(options)
    match = lampion.game(game).start(seats, seed=seed, **given)
    bots = [lampion.bot("greedy", seed=seed + seat) for seat in range(seats)]
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
