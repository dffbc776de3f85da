"""Bots in any language: a program that gets questions on standard input and answers on standard output.

`docs/bots.md` describes the protocol. Whatever the program does, there is a move in time: if its answer is missing,
late or wrong, a random legal move is played instead, and counted as a fault.
"""

import atexit
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

from lampion.bots.base import Bot
from lampion.bots.programs import SECONDS, Fault, Programs
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

PREFIX = "outside:"
LOG = logging.getLogger(__name__)


class OutsideBot(Bot):
    """A bot that lets another program do the thinking.

    Without `programs` it starts its own and ends it in `close`. At tables, where every decision creates a new bot, they
    share the programs that are already running.
    """

    def __init__(self, command: str, seed: int = 0, seconds: float = SECONDS, programs: Programs | None = None) -> None:
        super().__init__(seed)
        self.shared = programs is not None
        self.programs = Programs(command, seconds) if programs is None else programs
        self.faults: Counter[str] = Counter()  # decisions made in its place, by kind of fault
        self.trouble = ""  # details of the first fault

    def prepare(self) -> None:
        """Start the program, so that its first choice takes no longer than later ones."""
        self.programs.prepare(self)

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """The program's answer if it is a legal move, otherwise a random one."""
        try:
            return game.read_move(position, seat, self.ask(game, position, seat))
        except Fault as fault:
            self.faults[fault.kind] += 1
            self.trouble = self.trouble or fault.detail
            LOG.info("%s: %s: %s", self.programs.command, fault.kind, fault.detail)
            moves = position.moves(seat)
            return moves[rng.below(len(moves))]

    def ask(self, game: Game, position: Position, seat: int) -> str:
        """The text of the move that the program chooses; it gets only what its seat may know."""
        offers = game.offers(position, seat)
        legal = {offer["move"] for offer in offers}

        def read(answer: dict[str, Any]) -> str:
            move = answer.get("move")
            if not isinstance(move, str) or move not in legal:
                raise Fault("illegal", f"{move!r:.200}" if "move" in answer else f"no move in {answer!r:.200}")
            return move

        def observe() -> dict[str, Any]:
            numbering = game.numbering
            return {
                "observation": game.observe(position, seat),
                "actions": [numbering.encode(game.read_move(position, seat, offer["move"])) for offer in offers],
            }

        return self.programs.ask(
            {
                "type": "decide",
                "game": game.id,
                "rules": game.rules,
                "seats": position.seats,
                "seat": seat,
                "view": game.view(position, seat),
                "offers": offers,
                "seconds": self.programs.seconds,
            },
            self,
            read,
            {"observation": observe},
        )

    def close(self) -> None:
        """End the program, or if it is shared, only this bot's question; may be called from another thread."""
        self.stop()
        if self.shared:
            self.programs.stop(self)
        else:
            self.programs.close()


def share(command: str, seconds: float = SECONDS) -> Callable[[int], Bot]:
    """A bot for `lampion.bots.register`: all its instances share the same programs until Python exits.

    The program is started right away, so that a wrong command is refused at once.
    """
    programs = Programs(command, seconds)
    programs.check()
    atexit.register(programs.close)
    return lambda seed: OutsideBot(command, seed, seconds, programs)
