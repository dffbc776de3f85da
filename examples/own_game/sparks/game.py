"""Sparks behind the interface that all games share."""

from collections.abc import Iterable, Mapping
from typing import Any

from lampion.games.sparks.rules import BURN, DECIDE, DIE, KEEP, OVER, ROLL, SHAKE, Sparks
from rich.text import Text
from typing_extensions import TypedDict

from lampion import i18n
from lampion.kernel.errors import LampionError, UnreadableMove
from lampion.kernel.game import Event, Game, Offer
from lampion.kernel.limits import CHANCE
from lampion.kernel.options import Option
from lampion.kernel.position import revive
from lampion.kernel.reading import LineReader

GOALS = ("40", "20", "80")
WORDS = {ROLL: "roll", KEEP: "keep"} | {DIE + face - 1: f"die {face}" for face in range(1, 7)}
CODES = {word: code for code, word in WORDS.items()}
MOST = 6 * 1000  # sparks that a text may claim


class View(TypedDict):
    """The table, which everybody sees alike."""

    goal: int
    active: int
    sparks: int
    kept: list[int]


class SparksGame(Game):
    """Light a sparkler, and stop before it burns your fingers."""

    id = "sparks"
    players = (2, 3, 4)
    rules = 1
    components = "none"  # a die needs no data
    options = (Option("goal", GOALS),)

    def position(self, seats: int, options: Mapping[str, str]) -> Sparks:
        """The start position."""
        return Sparks(seats, int(options["goal"]))

    def action_codes(self) -> Iterable[int]:
        """Every move that players can ever have."""
        return (ROLL, KEEP)

    def write_move(self, position: Sparks, seat: int, move: int) -> str:
        """`roll`, `keep`, or for chance `die 4`."""
        return WORDS[move]

    def read_move(self, position: Sparks, seat: int, text: str) -> int:
        """The code of a text; chance has the die, players the other two."""
        code = CODES.get(text)
        if code is None or (code >= DIE) != (seat == CHANCE):
            raise UnreadableMove(text=text, problem="words")
        return code

    def write(self, position: Sparks) -> str:
        """Three lines: the game, the turn, what everyone has kept."""
        kept = " ".join(str(position.points(seat)) for seat in range(position.seats))
        state = "over" if position.is_over() else "shake" if position.waits_for(CHANCE) else "decide"
        return (
            f"sparks {position.seats} goal={position.goal}\n"
            f"{state} turn {position.turn} active {position.active} sparks {position.sparks}\nkept {kept}\n"
        )

    def read(self, text: str) -> Sparks:
        """The position that a text describes."""
        return Reader(text).read(self)

    def breakdown(self, position: Sparks, seat: int) -> dict[str, int]:
        """Points have one source."""
        return {"kept": position.points(seat), "total": position.points(seat)}

    def view(self, position: Sparks, seat: int | None) -> View:
        """The table; nothing in this game is hidden."""
        kept = [position.points(one) for one in range(position.seats)]
        return {"goal": position.goal, "active": position.active, "sparks": position.sparks, "kept": kept}

    def offers(self, position: Sparks, seat: int) -> list[Offer]:
        """The legal moves, and what they would bring for sure."""
        texts = [WORDS[move] for move in position.moves(seat)]
        gains = {"keep": {"points": position.sparks}}
        return [{"move": text, "kind": text, "data": {}, "preview": gains.get(text, {})} for text in texts]

    def narrate(self, before: Sparks, seat: int, move: int, after: Sparks, viewer: int | None = None) -> list[Event]:
        """What a move did: the die is taken up, shows a face, or sparks are kept."""
        if move == ROLL:
            return [{"kind": "roll", "seat": seat, "data": {}}]
        if move == KEEP:
            return [{"kind": "keep", "seat": seat, "data": {"sparks": before.sparks}}]
        face = move - DIE + 1
        return [{"kind": "burn" if face == BURN else "die", "seat": before.active, "data": {"face": face}}]

    def prompt(self, position: Sparks, seat: int) -> tuple[str, dict[str, Any]]:
        """What this seat is asked to do."""
        return "sparks-prompt", {"sparks": position.sparks}

    def draw(self, view: View, language: str) -> Text:
        """The table in the terminal: a row of sparks for this turn."""
        row = i18n.say(language, "sparks-row", sparks=view["sparks"], goal=view["goal"])
        return Text(f"{'* ' * view['sparks']}\n{row}".lstrip())


class Reader(LineReader):
    """Reads a position's text, and refuses one that no game can reach."""

    def read(self, game: SparksGame) -> Sparks:
        """The position."""
        self.next_line("sparks")
        seats = self.number(self.take(), 2, 4)
        try:
            goal = int(game.settle(seats, self.options())["goal"])
        except LampionError as error:
            self.fail(str(error))
        self.next_line()
        state = self.choice(("decide", "shake", "over"))
        numbers = Sparks(seats, goal).fields()
        for name, most in (("turn", MOST), ("active", seats - 1), ("sparks", MOST)):
            self.expect(name)
            numbers[name] = self.number(self.take(), 0, most)
        self.finish_line()
        self.next_line("kept")
        for seat in range(seats):
            numbers["kept"][seat] = self.number(self.take(), 0, MOST)
        self.finish_line()
        winners = [seat for seat in range(seats) if numbers["kept"][seat] >= goal]
        if winners != ([numbers["active"]] if state == "over" else []):
            self.fail("the game is over once somebody has enough, and not before")
        asked = {"decide": (DECIDE, 1 << numbers["active"]), "shake": (SHAKE, 1 << CHANCE), "over": (OVER, 0)}
        numbers["phase"], numbers["waiting"] = asked[state]
        self.finish()
        return revive(Sparks, numbers)


GAME = SparksGame()
