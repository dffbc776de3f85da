"""Fireworks behind the interface that all games share."""

from collections.abc import Iterable, Mapping
from typing import Any

from lampion.games.fireworks import (
    action_codes,
    inventory,
    lookups,
    narration,
    notation,
    position_text,
    prompts,
    queries,
    reasons,
)
from lampion.games.fireworks import offers as offering
from lampion.games.fireworks import view as views
from lampion.games.fireworks.constants import modes, phases, verbs
from lampion.games.fireworks.event_shapes import EVENTS
from lampion.games.fireworks.heuristics import FireworksHeuristics
from lampion.games.fireworks.observer import FireworksObserver
from lampion.games.fireworks.planes import PLANES
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.settings import MODES, OPTIONS, set_up
from lampion.games.fireworks.shapes import OFFERS, REASONS
from lampion.games.fireworks.view_shapes import View
from lampion.kernel.game import Event, Game, Offer, Reason
from lampion.kernel.heuristics import Weights
from lampion.kernel.levels import find_named, load_levels
from lampion.kernel.poster import Spot
from lampion.kernel.style import Style

SLOWEST, QUICKEST = 4000, 1200  # milliseconds that a bot of the first and of the last level takes for a move in a race
BATCH = 60  # milliseconds for which news of a race are gathered


class FireworksGame(Game):
    """Drop a die into a box of tiles, and fit what turns up into your sky."""

    id = "fireworks"
    players = (2, 3, 4)
    rules = 1
    options = OPTIONS
    components = lookups.BOX.digest
    offer_shapes = OFFERS
    event_shapes = EVENTS
    reason_shapes = REASONS
    levels = load_levels(__package__)
    style = Style(horizon=2, heat=0.5)
    clarity = 0.6
    line_phases = (phases.TAKE, phases.PLACE, phases.CLAIM)
    own_planes = PLANES

    def position(self, seats: int, options: Mapping[str, str]) -> Fireworks:
        """The start position."""
        return set_up(seats, options)

    def pause(self, position: Fireworks, seat: int, bot: str) -> int:
        """Where everybody takes tiles at once, weaker bots take more time. [FW-A35]"""
        if position.mode != modes.ADVANCED_2 or position.phase != phases.CLAIM:
            return 0
        last = self.levels[-1]
        level = find_named(self.levels, bot) or next((level for level in self.levels if level.bot == bot), last)
        return SLOWEST - (SLOWEST - QUICKEST) * (level.number - 1) // (last.number - 1)

    def allows_undo(self, options: Mapping[str, str]) -> bool:
        """A claim could be put back while copies remain, so the race goes without. [FW-A35]"""
        return options["mode"] != MODES[modes.ADVANCED_2]

    def gathering(self, options: Mapping[str, str]) -> int:
        """Where everybody takes tiles at once, news come in small batches. [FW-A35]"""
        return BATCH if options["mode"] == MODES[modes.ADVANCED_2] else 0

    def twin(self, position: Fireworks, seat: int, move: int) -> int:
        """Tiles of one kind are worth the same, wherever they lie in the box."""
        verb, argument = divmod(move, verbs.SIZE)
        return verb * verbs.SIZE + queries.tile_kind(position, argument) if verb == verbs.TAKE else move

    def heuristics(self, position: Fireworks, weights: Weights | None = None) -> FireworksHeuristics:
        """The heuristics of this game, for bots."""
        return FireworksHeuristics(position, weights)

    def action_codes(self) -> Iterable[int]:
        """Every move that players can ever have."""
        return action_codes.action_codes()

    def observer(self, position: Fireworks) -> FireworksObserver:
        """What writes down what a seat may know."""
        return FireworksObserver(position)

    def write_move(self, position: Fireworks, seat: int, move: int) -> str:
        """The text of a legal move."""
        return notation.write_move(position, seat, move)

    def read_move(self, position: Fireworks, seat: int, text: str) -> int:
        """The code of the move that a text names."""
        return notation.read_move(position, seat, text)

    def write(self, position: Fireworks) -> str:
        """A position as text."""
        return position_text.write(position)

    def read(self, text: str) -> Fireworks:
        """The position that a text describes."""
        return position_text.read(text)

    def breakdown(self, position: Fireworks, seat: int) -> dict[str, int]:
        """Shapes, special tiles, character, total."""
        return {**views.score(position, seat)}  # type: ignore[dict-item]

    def view(self, position: Fireworks, seat: int | None) -> View:
        """The table as a seat sees it."""
        return views.view(position, seat)

    def offers(self, position: Fireworks, seat: int) -> list[Offer]:
        """The legal moves of a seat with their previews."""
        return offering.offers(position, seat)

    def narrate(
        self, before: Fireworks, seat: int, move: int, after: Fireworks, viewer: int | None = None
    ) -> list[Event]:
        """What a move did; every viewer may know all of it."""
        return narration.narrate(before, seat, move, after, viewer)

    def reasons(self, position: Fireworks, seat: int, move: int) -> list[Reason]:
        """What a move is good for."""
        return reasons.reasons(position, seat, move)

    def prompt(self, position: Fireworks, seat: int) -> tuple[str, dict[str, Any]]:
        """What this seat is asked to do."""
        return prompts.prompt(position, seat)

    def pieces(self) -> inventory.Inventory:
        """The box as plain data."""
        return inventory.pieces(lookups.BOX)

    def poster(self, table: View) -> list[list[Spot]]:
        """What a picture of the table shows."""
        from lampion.games.fireworks import poster

        return poster.draw(table)

    def draw(self, table: View, language: str) -> Any:
        """A view, drawn for the terminal."""
        from lampion.games.fireworks import terminal

        return terminal.draw(table, language)


GAME = FireworksGame()
