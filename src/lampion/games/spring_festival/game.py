"""Spring Festival behind the interface that all games share."""

from collections.abc import Iterable, Mapping
from typing import Any

from lampion.games.spring_festival import (
    action_codes,
    inventory,
    lookups,
    narration,
    notation,
    position_text,
    queries,
    reasons,
)
from lampion.games.spring_festival import view as views
from lampion.games.spring_festival.constants import phases
from lampion.games.spring_festival.heuristics import SpringFestivalHeuristics
from lampion.games.spring_festival.observer import SpringFestivalObserver
from lampion.games.spring_festival.planes import PLANES
from lampion.games.spring_festival.rules import SpringFestival
from lampion.games.spring_festival.settings import OPTIONS, set_up
from lampion.games.spring_festival.shapes import EVENTS, OFFERS, REASONS
from lampion.games.spring_festival.view import View
from lampion.kernel.game import Event, Game, Offer, Reason
from lampion.kernel.heuristics import Weights
from lampion.kernel.levels import load_levels
from lampion.kernel.poster import Spot
from lampion.kernel.style import Style


class SpringFestivalGame(Game):
    """Build a firework, set off chains, complete compositions, end with a bang."""

    id = "spring-festival"
    players = (2, 3, 4)
    rules = 1
    options = OPTIONS
    components = lookups.BOX.digest
    offer_shapes = OFFERS
    event_shapes = EVENTS
    reason_shapes = REASONS
    levels = load_levels(__package__)
    style = Style(horizon=4)
    own_planes = PLANES

    def position(self, seats: int, options: Mapping[str, str]) -> SpringFestival:
        """The start position."""
        return set_up(seats, options)

    def heuristics(self, position: SpringFestival, weights: Weights | None = None) -> SpringFestivalHeuristics:
        """The heuristics of this game, for bots."""
        return SpringFestivalHeuristics(position, weights)

    def action_codes(self) -> Iterable[int]:
        """Every move that players can ever have."""
        return action_codes.action_codes()

    def observer(self, position: SpringFestival) -> SpringFestivalObserver:
        """What writes down what a seat may know."""
        return SpringFestivalObserver(position)

    def write_move(self, position: SpringFestival, seat: int, move: int) -> str:
        """The text of a legal move."""
        return notation.write_move(position, seat, move)

    def read_move(self, position: SpringFestival, seat: int, text: str) -> int:
        """The code of the move that a text names."""
        return notation.read_move(position, seat, text)

    def write(self, position: SpringFestival) -> str:
        """A position as text."""
        return position_text.write(position)

    def read(self, text: str) -> SpringFestival:
        """The position that a text describes."""
        return position_text.read(text)

    def breakdown(self, position: SpringFestival, seat: int) -> dict[str, int]:
        """Finale, applause, majority, compositions, sign, total."""
        return {**views.score(position, seat)}  # type: ignore[dict-item]

    def view(self, position: SpringFestival, seat: int | None) -> View:
        """The table as a seat sees it."""
        return views.view(position, seat)

    def offers(self, position: SpringFestival, seat: int) -> list[Offer]:
        """The legal moves of a seat with their previews."""
        return views.offers(position, seat)

    def narrate(
        self, before: SpringFestival, seat: int, move: int, after: SpringFestival, viewer: int | None = None
    ) -> list[Event]:
        """What a move did; every viewer may know all of it."""
        return narration.narrate(before, seat, move, after)

    def reasons(self, position: SpringFestival, seat: int, move: int) -> list[Reason]:
        """What a move is good for."""
        return reasons.reasons(position, seat, move)

    def prompt(self, position: SpringFestival, seat: int) -> tuple[str, dict[str, Any]]:
        """What this seat is asked to do."""
        key = {
            phases.SETS: "choose-set",
            phases.START: "place-start",
            phases.STORE: "turn-store",
            phases.FIRE: "place" if queries.tile_held(position, seat) else "complete",
            phases.FINALE: "finale",
        }[position.phase]
        return f"spring-festival-prompt-{key}", {"tile": lookups.TILE_IDS[queries.tile_held(position, seat)]}

    def pieces(self) -> inventory.Inventory:
        """The box as plain data."""
        return inventory.pieces(lookups.BOX)

    def poster(self, table: View) -> list[list[Spot]]:
        """What a picture of the table shows."""
        from lampion.games.spring_festival import poster

        return poster.draw(table, {tile["id"]: tile["colour"] for tile in self.pieces()["tiles"]})

    def draw(self, table: View, language: str) -> Any:
        """A view, drawn for the terminal."""
        from lampion.games.spring_festival import terminal

        return terminal.draw(table, language)


GAME = SpringFestivalGame()
