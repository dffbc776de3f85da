"""What a game tells everything else about itself, and what every game can do from that."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from typing_extensions import TypedDict

from lampion.kernel import options as option_rules
from lampion.kernel.batch import Batch, play_batch
from lampion.kernel.chance import Fair, Seeded, Source, commit
from lampion.kernel.errors import BadRecord, BadSeats, LampionError, OtherRules, UnfairRecord, WrongSecret
from lampion.kernel.heuristics import Heuristics, Weights
from lampion.kernel.levels import UNMEASURED, Level
from lampion.kernel.limits import CHANCE, CODES
from lampion.kernel.match import Match
from lampion.kernel.numbering import Numbering
from lampion.kernel.observer import Observer
from lampion.kernel.options import Option
from lampion.kernel.planes import Plane, add_header, explain
from lampion.kernel.position import Position
from lampion.kernel.poster import Spot
from lampion.kernel.record import Record
from lampion.kernel.shapes import Meaning, OfferShape, meanings
from lampion.kernel.style import Style


class Event(TypedDict):
    """Something that happened: a code for the catalogue and for animation, with its particulars."""

    kind: str
    seat: int | None
    data: dict[str, Any]


Tell = Callable[[Any, int, int, Any, "int | None"], list[Event]]  # tells a move, as `Game.narrate` does


class Offer(TypedDict):
    """A legal move: its text, its kind, what it touches, and what it would bring."""

    move: str
    kind: str
    data: dict[str, Any]
    preview: dict[str, Any]


class Reason(TypedDict):
    """What a move is good for: a code for the catalogue, with its particulars."""

    kind: str
    data: dict[str, Any]


class Credit(TypedDict):
    """Who made a game, or an expansion of it."""

    name: str
    designers: list[str]
    artists: list[str]
    publishers: list[str]


class Game(ABC):
    """A game as bots, tables, terminal and browser know it. A new one takes a folder and a line in the registry."""

    id: ClassVar[str]
    players: ClassVar[tuple[int, ...]]
    rules: ClassVar[int]  # the version; it rises with every change of results
    options: ClassVar[tuple[Option, ...]]
    components: str  # digest of the component data
    levels: ClassVar[tuple[Level, ...]] = UNMEASURED  # bots by strength
    style: ClassVar[Style] = Style()  # how a search goes about this game
    clarity: ClassVar[float] = 1.0  # less where decisions mean less: how much better a puzzle's solution has to be
    line_phases: ClassVar[tuple[int, ...]] = ()  # where one decision means little, and puzzles ask for several in a row
    has_secrets: ClassVar[bool] = False  # does a seat know things that others don't, such as a hand of cards?
    windows: ClassVar[tuple[str, ...]] = ()  # moments at which a seat is asked whether it wants to react
    marked_windows: ClassVar[tuple[str, ...]] = ()  # those in which a seat is asked unless it chose otherwise
    window_option: ClassVar[str | None] = None  # the option without which there are no windows: when it is `off`
    offer_shapes: ClassVar[Mapping[str, OfferShape]] = {}  # by kind; without them, any data may be in an offer
    event_shapes: ClassVar[Mapping[str, Any]] = {}  # by kind, the typed dictionary of an event's data
    reason_shapes: ClassVar[Mapping[str, Any]] = {}  # the same for reasons

    # What a game fills in.

    @abstractmethod
    def position(self, seats: int, options: Mapping[str, str]) -> Position:
        """The start position; seats and options are known to be valid."""

    @abstractmethod
    def write_move(self, position: Any, seat: int, move: int) -> str:
        """The text of a legal move."""

    @abstractmethod
    def read_move(self, position: Any, seat: int, text: str) -> int:
        """The code of the move that a text names, legal or not."""

    @abstractmethod
    def write(self, position: Any) -> str:
        """A position as text."""

    @abstractmethod
    def read(self, text: str) -> Position:
        """The position that a text describes."""

    @abstractmethod
    def breakdown(self, position: Any, seat: int) -> dict[str, int]:
        """Where the points of a seat come from; the last entry is the total."""

    @abstractmethod
    def view(self, position: Any, seat: int | None) -> Mapping[str, Any]:
        """What a seat may know and nothing else, as plain data; None is a spectator, CHANCE sees everything."""

    @abstractmethod
    def offers(self, position: Any, seat: int) -> list[Offer]:
        """The legal moves of a seat, each with what it touches and what it would bring."""

    @abstractmethod
    def narrate(self, before: Any, seat: int, move: int, after: Any, viewer: int | None = None) -> list[Event]:
        """What a move did, as events in order, as far as the viewer may know: a seat, a spectator (None), or CHANCE.

        CHANCE sees everything; use it for replays of finished games.
        """

    def teller(self) -> Tell:
        """Does the same as `narrate`, for a whole log in order: no position that it is given may change afterwards."""
        return self.narrate

    @abstractmethod
    def prompt(self, position: Any, seat: int) -> tuple[str, dict[str, Any]]:
        """What the game waits for from this seat (never from chance): a key of the catalogue and its data."""

    @abstractmethod
    def draw(self, view: Any, language: str) -> Any:
        """A view as something that the terminal can print."""

    def poster(self, view: Any) -> list[list[Spot]]:
        """What a picture of the table shows of a view, in groups that stand side by side."""
        return []

    def pieces(self) -> Mapping[str, Any]:
        """The box as plain data, the same for everybody: `credits`, `status` marks, and what the game's board draws."""
        return {}

    def reasons(self, position: Any, seat: int, move: int) -> list[Reason]:
        """What a legal move is good for, the most telling first, from nothing but what the seat knows."""
        return []

    def window(self, position: Any, seat: int) -> str | None:
        """The window in which this seat is being asked; nothing when the game waits for it in the ordinary way.

        One that isn't among `windows` can't be marked, so people always let it pass: for steps with nothing to do.
        """
        return None

    def decline(self, position: Any, seat: int) -> int:
        """The move by which a seat lets a window pass. A game with windows says which."""
        raise NotImplementedError

    def pause(self, position: Any, seat: int, bot: str) -> int:
        """How long a bot takes for a move, in milliseconds, where people race against it."""
        return 0

    def gathering(self, options: Mapping[str, str]) -> int:
        """For how many milliseconds news are gathered into one message, where everybody moves at the same time."""
        return 0

    def allows_undo(self, options: Mapping[str, str]) -> bool:
        """May people take decisions back under these options? Not where they race for pieces."""
        return True

    def twin(self, position: Any, seat: int, move: int) -> int:
        """A number that is the same for legal moves of a seat that are worth the same, whoever makes them."""
        return move

    def heuristics(self, position: Any, weights: Weights | None = None) -> Heuristics:
        """The game's heuristics, bound to a scratch position; pass `weights` only when tuning."""
        return Heuristics(position, weights or Weights())

    # For programs that learn; a game may leave these out and is then seen by its header only.

    own_planes: ClassVar[Sequence[Plane]] = ()  # what its observer writes before the header

    def action_codes(self) -> Iterable[int]:
        """The codes of the moves that players can ever have, under any options."""
        return range(CODES)

    def observer(self, position: Any) -> Observer:
        """What writes down as numbers what a seat may know about this position."""
        return Observer(position)

    # What every game can do.

    @cached_property
    def numbering(self) -> Numbering:
        """Its moves as actions 0, 1, 2 …"""
        return Numbering(self.action_codes())

    @cached_property
    def planes(self) -> tuple[Plane, ...]:
        """What each place of an observation means."""
        return add_header(self.own_planes)

    def observe(self, position: Position, seat: int) -> list[int]:
        """What a seat may know, as numbers from -128 to 127; `planes` says what each of them means."""
        return array("b", self.observer(position).read(seat)).tolist()

    def explain(self, observation: Sequence[int]) -> str:
        """An observation for the terminal, plane by plane."""
        return explain(self.planes, observation)

    @cached_property
    def meanings(self) -> Mapping[str, Meaning]:
        """How the fields of offers and events are said, where the words for ids are not enough."""
        return meanings(self.offer_shapes, self.event_shapes)

    def settle(self, seats: int, chosen: Mapping[str, object]) -> dict[str, str]:
        """Check the number of seats and the chosen options; returns all options."""
        if seats not in self.players:
            raise BadSeats(seats=seats, least=min(self.players), most=max(self.players))
        return option_rules.settle(self.options, chosen, seats)

    def start(
        self,
        seats: int = 2,
        *,
        seed: int | None = None,
        source: Source | None = None,
        by_hand: bool = False,
        **chosen: object,
    ) -> Match:
        """A new match. Chance comes from `seed`, from a `source`, or `by_hand` from a person with the real box."""
        options = self.settle(seats, chosen)
        if source is None and not by_hand:
            source = Seeded(secrets.randbits(63) if seed is None else seed)
        return Match(self, seats, options, source)

    def batch(self, games: int, seats: int = 2, *, seed: int = 0, threads: int | None = None, **chosen: Any) -> Batch:
        """Play that many uniform random games on all cores; the same seed gives the same games on any machine."""
        return play_batch(self.position(seats, self.settle(seats, chosen)), games, seed, threads)

    def name_move(self, position: Position, seat: int, move: int) -> str:
        """The text of a move if it has one here, else its bare code: for messages about refused moves."""
        try:
            return self.write_move(position, seat, move)
        except (LookupError, LampionError):
            return f"#{move}"

    def check_version(self, record: Record) -> None:
        """Was the record made under these rules and with these components?"""
        for what, theirs, ours in (
            ("game", record.game, self.id),
            ("rules", str(record.rules), str(self.rules)),
            ("components", record.components, self.components),
        ):
            if theirs != ours:
                raise OtherRules(what=what, theirs=theirs, ours=ours)
        for taken_up in record.resumptions:
            raise OtherRules(what="rules", theirs=f"{record.rules}, {taken_up.rules}", ours=str(self.rules))

    def replay(self, record: Record, length: int | None = None) -> Match:
        """The match that a record tells, or its first entries; every move is checked, and so is the result."""
        self.check_version(record)
        match = Match(self, record.seats, self.settle(record.seats, record.options), None)
        for entry in record.entries[:length]:
            try:
                match.play(entry.move, entry.seat)
            except LampionError as error:
                raise BadRecord(entry.line, "move", error) from error
        if length is None and match.result() != record.result:
            raise BadRecord(record.result_line, "result", "–" if (end := match.result()) is None else end.write())
        return match

    def verify(self, record: Record) -> Match:
        """Replay a record and check every chance outcome against the published secret."""
        match = self.replay(record)
        record.check_pledges()
        if record.secret:
            if commit(record.secret) != record.commitment:
                raise WrongSecret(commitment=record.commitment)
            self.check_chance(record)
        return match

    def check_chance(self, record: Record) -> None:
        """Recompute every chance outcome from the secret."""
        position = self.position(record.seats, self.settle(record.seats, record.options))
        stream = Fair(record.secret, record.nonces, record.pledges)
        links = {one.after: one.links for one in record.links}
        for place, entry in enumerate(record.entries):
            if place in links:
                stream.advance(links[place])
            move = self.read_move(position, entry.seat, entry.move)
            if entry.seat == CHANCE and (expected := stream.choose(position)) != move:
                expected_text = self.write_move(position, CHANCE, expected)
                raise UnfairRecord(line=entry.line, outcome=entry.move, expected=expected_text)
            position.play(entry.seat, move)
