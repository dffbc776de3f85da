"""Checks about what the engine gives to people and interfaces: plain data, in order, complete."""

import json
from typing import Any, get_type_hints

from typing_extensions import is_typeddict

from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from tests.conformance.shapes import misfits
from tests.conformance.walks import Case, position_at, replay, seats_waiting, travel


def is_plain(value: Any) -> bool:
    """Would this survive JSON unchanged? Tuples, sets, numeric keys and foreign number types would not."""
    if isinstance(value, dict):
        return all(type(key) is str for key in value) and all(map(is_plain, value.values()))
    if isinstance(value, list):
        return all(map(is_plain, value))
    return value is None or type(value) in (str, int, float, bool)


def viewers(case: Case) -> list[int | None]:
    """Every viewer: the seats, spectators, and chance, which sees everything."""
    return [*range(case.seats), None, CHANCE]


def views_are_plain_data(game: Game, case: Case) -> None:
    """A view is a JSON object, for every seat, for spectators and for chance."""
    position = position_at(game, case)
    for viewer in viewers(case):
        view = dict(game.view(position, viewer))
        assert is_plain(view)
        assert json.loads(json.dumps(view)) == view


def offers_list_the_legal_moves(game: Game, case: Case) -> None:
    """Offers are plain data, one for each legal move, in the same order; seats without moves get none."""
    for position in travel(game, case).positions[:: 1 + case.percent // 10]:
        for seat in range(position.seats):
            offers = game.offers(position, seat)
            texts = [game.write_move(position, seat, move) for move in position.moves(seat)]
            assert [offer["move"] for offer in offers] == texts
            for offer in offers:
                assert is_plain(offer)
                assert sorted(offer) == ["data", "kind", "move", "preview"]
                assert type(offer["kind"]) is str
                assert type(offer["data"]) is type(offer["preview"]) is dict


def narration_is_plain_data(game: Game, case: Case) -> None:
    """Every move has events: a kind, a seat or None, and plain data."""
    for number, (before, seat, move, after) in enumerate(travel(game, case).steps()):
        numbers = before.fields(), after.fields()
        viewer = viewers(case)[number % (case.seats + 2)]
        events = game.narrate(before, seat, move, after, viewer)
        assert events or viewer != CHANCE, "a move without events"
        for event in events:
            assert is_plain(event)
            assert sorted(event) == ["data", "kind", "seat"]
            assert event["kind"]
            assert type(event["kind"]) is str
            assert event["seat"] is None or event["seat"] in range(case.seats)
            assert type(event["data"]) is dict
        assert (before.fields(), after.fields()) == numbers


def matches_tell_what_happened(game: Game, case: Case) -> None:
    """The events of a match are those of its moves, in order."""
    journey = travel(game, case)
    index = journey.index(case.percent)
    match = replay(game, case, journey.log)
    viewer = viewers(case)[case.seed % (case.seats + 2)]
    narrated = [game.narrate(before, seat, move, after, viewer) for before, seat, move, after in journey.steps()]
    assert match.events(viewer=viewer) == [event for events in narrated for event in events]
    assert match.events(index, viewer) == [event for events in narrated[index:] for event in events]


def prompts_are_plain_data(game: Game, case: Case) -> None:
    """Each waiting seat has a prompt: a key of the catalogue and plain data."""
    for position in travel(game, case).positions:
        for seat in seats_waiting(position):
            key, data = game.prompt(position, seat)
            assert key
            assert type(key) is str
            assert is_plain(data)


def shapes_are_as_declared(game: Game, case: Case) -> None:
    """Views, offers and events of a whole game hold the declared fields and no others; a game may declare none."""
    journey = travel(game, case)
    assert misfits(game.pieces(), plain_dict(get_type_hints(type(game).pieces)["return"])) == []
    view = plain_dict(get_type_hints(type(game).view)["return"])
    for number, position in enumerate(journey.positions[:: 1 + case.percent // 10]):
        viewer = viewers(case)[number % (case.seats + 2)]
        assert misfits(game.view(position, viewer), view) == []
        for seat in seats_waiting(position):
            for move in position.moves(seat)[:: 1 + case.percent // 4]:
                for reason in game.reasons(position, seat, move):
                    assert misfits(reason["data"], game.reason_shapes[reason["kind"]]) == []
        for seat in seats_waiting(position) if game.offer_shapes else []:
            for offer in game.offers(position, seat):
                shape = game.offer_shapes[offer["kind"]]
                assert misfits(offer["data"], shape.data) + misfits(offer["preview"], shape.preview) == []
    for number, (before, seat, move, after) in enumerate(journey.steps()):
        viewer = viewers(case)[number % (case.seats + 2)]
        for event in game.narrate(before, seat, move, after, viewer) if game.event_shapes else []:
            assert misfits(event["data"], game.event_shapes[event["kind"]]) == [], event["kind"]


def plain_dict(shape: Any) -> Any:
    """The declaration, or any dictionary where a game declares nothing."""
    return shape if is_typeddict(shape) else dict[str, Any]
