"""Takenoko, with Hikari as an option, behind the interface that all games share."""

from collections.abc import Iterable, Mapping
from typing import Any

from lampion.games.takenoko import (
    action_codes,
    inventory,
    lookups,
    moves,
    narration,
    notation,
    offers,
    position_text,
    reasons,
    seat_view,
)
from lampion.games.takenoko import view as views
from lampion.games.takenoko.constants import phases, verbs
from lampion.games.takenoko.event_shapes import EVENTS
from lampion.games.takenoko.heuristics import TakenokoHeuristics
from lampion.games.takenoko.observer import TakenokoObserver
from lampion.games.takenoko.planes import PLANES
from lampion.games.takenoko.reason_shapes import REASONS
from lampion.games.takenoko.rules import Takenoko
from lampion.games.takenoko.settings import OPTIONS, set_up
from lampion.games.takenoko.shapes import OFFERS
from lampion.games.takenoko.view import View
from lampion.kernel.game import Event, Game, Offer, Reason, Tell
from lampion.kernel.heuristics import Weights
from lampion.kernel.levels import load_levels
from lampion.kernel.poster import Spot
from lampion.kernel.style import Style


class TakenokoGame(Game):
    """A bamboo garden, a gardener who grows it and a panda who eats it."""

    id = "takenoko"
    players = (2, 3, 4)
    rules = 1
    options = OPTIONS
    components = lookups.BOX.digest
    offer_shapes = OFFERS
    event_shapes = EVENTS
    reason_shapes = REASONS
    levels = load_levels(__package__)
    style = Style(horizon=3, explore=0.5, comfort=15.0)
    own_planes = PLANES
    has_secrets = True
    windows = ("own-turn", "turn-start", "before-action", "turn-end", "cancel")
    marked_windows = ("own-turn", "cancel")
    window_option = "hikari"

    def position(self, seats: int, options: Mapping[str, str]) -> Takenoko:
        """The start position."""
        return set_up(seats, options)

    def heuristics(self, position: Takenoko, weights: Weights | None = None) -> TakenokoHeuristics:
        """The heuristics of this game, for bots."""
        return TakenokoHeuristics(position, weights)

    def action_codes(self) -> Iterable[int]:
        """Every move that players can ever have."""
        return action_codes.action_codes()

    def observer(self, position: Takenoko) -> TakenokoObserver:
        """What writes down what a seat may know."""
        return TakenokoObserver(position)

    def write_move(self, position: Takenoko, seat: int, move: int) -> str:
        """The text of a legal move."""
        return notation.write_move(position, seat, move)

    def read_move(self, position: Takenoko, seat: int, text: str) -> int:
        """The code of the move that a text names."""
        return notation.read_move(position, seat, text)

    def write(self, position: Takenoko) -> str:
        """A position as text."""
        return position_text.write(position)

    def read(self, text: str) -> Takenoko:
        """The position that a text describes."""
        return position_text.read(text)

    def breakdown(self, position: Takenoko, seat: int) -> dict[str, int]:
        """Plot, gardener and panda objectives, Emperor card, supreme objectives, total."""
        return {**seat_view.score(position, seat)}  # type: ignore[dict-item]

    def view(self, position: Takenoko, seat: int | None) -> View:
        """The table as a seat sees it."""
        return views.view(position, seat)

    def offers(self, position: Takenoko, seat: int) -> list[Offer]:
        """The legal moves of a seat with their previews."""
        return offers.offers(position, seat)

    def narrate(
        self, before: Takenoko, seat: int, move: int, after: Takenoko, viewer: int | None = None
    ) -> list[Event]:
        """What a move did, as far as the viewer may know."""
        return narration.narrate(before, seat, move, after, viewer)

    def teller(self) -> Tell:
        """The same for a whole log."""
        return narration.Teller().narrate

    def reasons(self, position: Takenoko, seat: int, move: int) -> list[Reason]:
        """What a move is good for."""
        return reasons.reasons(position, seat, move)

    def prompt(self, position: Takenoko, seat: int) -> tuple[str, dict[str, Any]]:
        """What this seat is asked to do."""
        return f"takenoko-prompt-{phases.names[position.phase]}", {"made": position.made}

    def window(self, position: Takenoko, seat: int) -> str | None:
        """The moment at which a seat may play a special card, or cancel one. [HK-3] [HK-4]"""
        if not position.waits_for(seat) or position.phase not in (phases.WINDOW, phases.ANSWER):
            return None
        if position.phase == phases.ANSWER:
            return "cancel"
        return "own-turn" if seat == position.active else self.windows[position.window]

    def decline(self, position: Takenoko, seat: int) -> int:
        """The move that lets the moment pass."""
        return moves.code_of(verbs.PASS, 0)

    def pieces(self) -> inventory.Inventory:
        """The makers of the game, and how sure we are of its box."""
        return inventory.pieces(lookups.BOX)

    def poster(self, table: View) -> list[list[Spot]]:
        """What a picture of the table shows."""
        from lampion.games.takenoko import poster

        return poster.draw(table)

    def draw(self, table: View, language: str) -> Any:
        """A view, drawn for the terminal."""
        from lampion.games.takenoko import terminal

        return terminal.draw(table, language)


GAME = TakenokoGame()
