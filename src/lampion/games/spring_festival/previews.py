"""What a move would bring, before it is made."""

from lampion.games.spring_festival import finale, panorama, queries
from lampion.games.spring_festival import lookups as box
from lampion.games.spring_festival.constants import phases, verbs
from lampion.games.spring_festival.narration import tell_decision
from lampion.games.spring_festival.notation import completion
from lampion.games.spring_festival.rules import SpringFestival
from lampion.games.spring_festival.shapes import Preview


def preview(position: SpringFestival, seat: int, move: int) -> Preview:
    """What a legal move would set off and bring."""
    told = tell_decision(position, seat, move)
    points, provisional = gains(position, seat, move)
    return {
        "waves": [event["data"]["cells"] for event in told if event["kind"] == "chain-wave"],
        "sparks": [event["data"]["cells"] for event in told if event["kind"] == "spark-completed"],
        "applause": sum(event["data"]["count"] for event in told if event["kind"] in ("applause", "finale-perfect")),
        "points": points,
        "provisional": provisional,
        "completes": [box.CARD_IDS[card] for card in completable_after(position, seat, move)],
    }


def gains(position: SpringFestival, seat: int, move: int) -> tuple[int, int]:
    """The points that a move itself would bring, without a finale that may follow automatically.

    What majority and sign would bring is apart, because it may be lost again. [SF-11]
    """
    verb, argument = divmod(move, verbs.SIZE)
    after = position.copy()
    if verb == verbs.PLACE:
        panorama.launch(after, seat, argument)
    elif verb == verbs.PASS:
        return 0, 0
    elif verb >= verbs.COMPLETE:
        return box.CARD_POINTS[completion(position, seat, move)[0]], 0
    else:
        after.play(seat, move)
    provisional = provisional_points(after, seat) - provisional_points(position, seat)
    return after.score(seat) - position.score(seat) - provisional, provisional


def provisional_points(position: SpringFestival, seat: int) -> int:
    """The points of majority and sign as they stand. [SF-11]"""
    return finale.majority_points(position, seat) + finale.sign_points(position, seat)


def completable_after(position: SpringFestival, seat: int, move: int) -> list[int]:
    """The cards that could be completed right after firing a rocket. [SF-9]"""
    if move // verbs.SIZE != verbs.PLACE:
        return []
    after = position.copy()
    after.play(seat, move)
    if after.phase != phases.FIRE or queries.tile_held(after, seat):
        return []
    able = {completion(after, seat, other)[0] for other in after.moves(seat) if other // verbs.SIZE >= verbs.COMPLETE}
    return [card for card in queries.open_cards(after, seat) if card in able]
