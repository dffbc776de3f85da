"""Lanterns Dice behind the interface that all games share."""

from collections.abc import Iterable, Mapping
from typing import Any

from lampion.games.lanterns_dice import (
    action_codes,
    inventory,
    lookups,
    narration,
    notation,
    offers,
    position_text,
    reasons,
    seat_view,
)
from lampion.games.lanterns_dice import view as views
from lampion.games.lanterns_dice.constants import verbs
from lampion.games.lanterns_dice.event_shapes import EVENTS, REASONS
from lampion.games.lanterns_dice.heuristics import LanternsDiceHeuristics
from lampion.games.lanterns_dice.observer import LanternsDiceObserver
from lampion.games.lanterns_dice.planes import PLANES
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.games.lanterns_dice.settings import OPTIONS, set_up
from lampion.games.lanterns_dice.shapes import OFFERS
from lampion.games.lanterns_dice.view_shapes import View
from lampion.kernel.game import Event, Game, Offer, Reason
from lampion.kernel.heuristics import Weights
from lampion.kernel.levels import load_levels
from lampion.kernel.poster import Spot
from lampion.kernel.style import Style


class LanternsDiceGame(Game):
    """Light the palace lake, launch fireworks over it, and leave the guests' boats a clear view."""

    id = "lanterns-dice"
    players = (2, 3, 4)
    rules = 1
    options = OPTIONS
    components = lookups.BOX.digest
    offer_shapes = OFFERS
    event_shapes = EVENTS
    reason_shapes = REASONS
    levels = load_levels(__package__)
    style = Style(horizon=8)
    own_planes = PLANES

    def position(self, seats: int, options: Mapping[str, str]) -> LanternsDice:
        """The start position."""
        return set_up(seats, options)

    def heuristics(self, position: LanternsDice, weights: Weights | None = None) -> LanternsDiceHeuristics:
        """The heuristics of this game, for bots."""
        return LanternsDiceHeuristics(position, weights)

    def action_codes(self) -> Iterable[int]:
        """Every move that players can ever have."""
        return action_codes.action_codes()

    def observer(self, position: LanternsDice) -> LanternsDiceObserver:
        """What writes down what a seat may know."""
        return LanternsDiceObserver(position)

    def write_move(self, position: LanternsDice, seat: int, move: int) -> str:
        """The text of a legal move."""
        return notation.write_move(position, seat, move)

    def read_move(self, position: LanternsDice, seat: int, text: str) -> int:
        """The code of the move that a text names."""
        return notation.read_move(position, seat, text)

    def write(self, position: LanternsDice) -> str:
        """A position as text."""
        return position_text.write(position)

    def read(self, text: str) -> LanternsDice:
        """The position that a text describes."""
        return position_text.read(text)

    def breakdown(self, position: LanternsDice, seat: int) -> dict[str, int]:
        """Fireworks, group, boats, total."""
        return {**seat_view.score(position, seat)}  # type: ignore[dict-item]

    def view(self, position: LanternsDice, seat: int | None) -> View:
        """The table, which everybody sees alike."""
        return views.view(position, seat)

    def offers(self, position: LanternsDice, seat: int) -> list[Offer]:
        """The legal moves of a seat with their previews."""
        return offers.offers(position, seat)

    def narrate(
        self, before: LanternsDice, seat: int, move: int, after: LanternsDice, viewer: int | None = None
    ) -> list[Event]:
        """What a move did; every viewer may know all of it."""
        return narration.narrate(before, seat, move, after)

    def reasons(self, position: LanternsDice, seat: int, move: int) -> list[Reason]:
        """What a move is good for."""
        return reasons.reasons(position, seat, move)

    def prompt(self, position: LanternsDice, seat: int) -> tuple[str, dict[str, Any]]:
        """What this seat is asked to do."""
        return offers.prompt(position, seat)

    def window(self, position: LanternsDice, seat: int) -> str | None:
        """A moment in which a seat can only pass: the table does so for people."""
        return offers.window(position, seat)

    def decline(self, position: LanternsDice, seat: int) -> int:
        """Pass."""
        return verbs.PASS * verbs.SIZE

    def pieces(self) -> inventory.Inventory:
        """The box as plain data."""
        return inventory.pieces(lookups.BOX)

    def poster(self, table: View) -> list[list[Spot]]:
        """What a picture of the table shows."""
        from lampion.games.lanterns_dice import poster

        lakes = self.pieces()["lakes"]
        pools = {
            str(lake["lake"]): [(pool["cell"][0], pool["cell"][1], pool["colours"]) for pool in lake["pools"]]
            for lake in lakes
        }
        return poster.draw(table, pools)

    def draw(self, table: View, language: str) -> Any:
        """A view, drawn for the terminal."""
        from lampion.games.lanterns_dice import terminal

        return terminal.draw(table, language)


GAME = LanternsDiceGame()
