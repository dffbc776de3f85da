"""A record: a small readable text from which a match can be played again, on any machine and at any time.

    lampion 1
    game spring-festival
    rules 1
    components 5e2f0c1a9b3d4477
    seats 2
    options cards=24 sign=none
    commitment 9f86d0…            (optional: the table was fair, see `chance.Fair`)
    nonce 3b1c…                   (one line a person; only at tables that took nonces without a pledge)
    pledge 0 77ab… 3b1c…          (one line a seat: the hash of its nonce, and the nonce, see `chance.Pledge`)
    pledge 1 9f01… -              (the nonce was not revealed in time: it follows from the secret)
    pledge 2 - -                  (the seat pledged none, such as a bot's: it follows from the secret)
    moves
    ~ T17                         (chance)
    0 place S1-1 0,0              (a seat and its move)
    # 20 1f0a77c2                 (every 20 moves: a checksum of all lines before)
    + 3b1c… -                     (before a draw: a link of each seat's chain, the nonce being the first; see `Links`)
    ! 2 77c01bd05e2f0c1a          (optional: from here on played by rules 2 with these components, see `Resumption`)
    end 51 47 winners 0
    stopped removed               (instead: the game ended early, and why)
    secret 2c1743…                (only once the game is over)
    check 8d969eef6ecad3c2        (a checksum of all lines before)

A record that a person writes may leave the checksums out.
"""

from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import pairwise
from typing import NoReturn

from lampion.kernel.chance import Pledge, commit, leads_to
from lampion.kernel.errors import BadRecord, BrokenPledge, LinksMissing
from lampion.kernel.limits import CHANCE

FORMAT = "lampion 1"
STRIDE = 20
LONGEST = 1_000_000


@dataclass(frozen=True)
class RecordedMove:
    """One move: who, and its text. `line` is where it stands in a file, 0 when it was not read from one."""

    seat: int
    move: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def write(self) -> str:
        """The result as it stands in a record."""
        return f"end {join(self.scores)} winners {join(self.winners)}"


@dataclass(frozen=True)
class Resumption:
    """Where a match went on under other rules, from a stored position, and after how many moves. For reading only."""

    after: int
    rules: int
    components: str


@dataclass(frozen=True)
class Links:
    """What people added to a draw, after how many moves: a link for each seat, or nothing."""

    after: int
    links: tuple[str, ...]

    def write(self) -> str:
        """The links as they stand in a record."""
        return " ".join(["+", *(link or "-" for link in self.links)])


@dataclass(frozen=True)
class Record:
    """A match as data."""

    game: str
    rules: int
    components: str
    seats: int
    options: dict[str, str]
    entries: tuple[RecordedMove, ...]
    result: Result | None = None
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    pledges: tuple[Pledge, ...] = ()
    secret: str = ""
    resumptions: tuple[Resumption, ...] = ()
    links: tuple[Links, ...] = ()
    stopped: str = ""  # why a table ended the game early
    result_line: int = field(default=0, compare=False)
    sealed: bool = field(default=True, compare=False)  # does the text carry its checksum?

    def write(self) -> str:
        """The record as text."""
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"components {self.components}",
            f"seats {self.seats}",
            " ".join(["options", *(f"{name}={value}" for name, value in self.options.items())]),
        ]
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        lines.extend(f"nonce {nonce}" for nonce in self.nonces)
        for seat, pledge in enumerate(self.pledges):
            lines.append(f"pledge {seat} {pledge.digest or '-'} {pledge.nonce or '-'}")
        lines.append("moves")
        for number, entry in enumerate(self.entries, 1):
            lines.extend(self.write_between(number - 1))
            lines.append(f"{write_seat(entry.seat)} {entry.move}")
            if number % STRIDE == 0:
                lines.append(f"# {number} {checksum(lines)[:8]}")
        lines.extend(self.write_between(len(self.entries)))
        if self.result is not None:
            lines.append(self.result.write())
        if self.stopped:
            lines.append(f"stopped {self.stopped}")
        if self.secret:
            lines.append(f"secret {self.secret}")
        lines.append(f"check {checksum(lines)[:16]}")
        return "\n".join(lines) + "\n"

    def write_between(self, after: int) -> list[str]:
        """The lines after so many moves that are no moves: other rules, and links."""
        others = [f"! {one.rules} {one.components}" for one in self.resumptions if one.after == after]
        return others + [one.write() for one in self.links if one.after == after]

    def check_pledges(self) -> None:
        """Check that every seat has its line, and that every nonce is the one that was pledged."""
        if self.pledges and len(self.pledges) != self.seats:
            raise BrokenPledge(seat=len(self.pledges))
        for seat, pledge in enumerate(self.pledges):
            if pledge.nonce and commit(pledge.nonce) != pledge.digest:
                raise BrokenPledge(seat=seat)
        self.check_links()

    def check_links(self) -> None:
        """Check that each link leads to the seat's one before, and that each draw after a decision has its links."""
        known = {seat: (pledge.nonce, 0) for seat, pledge in enumerate(self.pledges) if pledge.nonce}
        for number, given in enumerate(self.links, 1):
            for seat, link in enumerate(given.links):
                if link and (seat not in known or not leads_to(link, known[seat][0], number - known[seat][1])):
                    raise BrokenPledge(seat=seat)
                if link:
                    known[seat] = link, number
        moves = list(enumerate(pairwise(self.entries), 1))
        drawn = [place for place, (before, entry) in moves if entry.seat == CHANCE != before.seat]
        given_after = [one.after for one in self.links if one.after < len(self.entries)]
        if self.links and given_after != drawn:
            place = next(one for one in (*drawn, *given_after) if drawn.count(one) != given_after.count(one))
            raise LinksMissing(line=self.entries[place].line)

    def publish(self, secret: str) -> "Record":
        """The record of a finished fair game together with its secret."""
        return replace(self, secret=secret)


def read(text: str) -> Record:
    """The record that a text holds; whether its moves are legal is for `Game.replay` to say."""
    return _Reader(text).read()


class _Reader:
    """Reads a record line by line, so that an error can name its line."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadRecord(0, "too-long", LONGEST)
        if not text.endswith("\n"):
            raise BadRecord(text.count("\n") + 1, "cut")
        self.lines = text[:-1].split("\n")
        self.at = 0
        self.hash = sha256()
        self.hashed = 0

    def read(self) -> Record:
        if self.next() != FORMAT:
            self.fail("expected", FORMAT)
        game = self.field("game")
        rules = self.number(self.field("rules"))
        components = self.field("components")
        seats = self.number(self.field("seats"))
        if not 1 <= seats <= CHANCE:
            self.fail("seats", seats)
        options = self.read_options()
        commitment = self.field("commitment") if self.peek().startswith("commitment ") else ""
        nonces = []
        while self.peek().startswith("nonce "):
            nonces.append(self.field("nonce"))
        pledges = self.read_pledges()
        if self.next() != "moves":
            self.fail("expected", "moves")
        entries, resumptions, links = self.read_entries(seats)
        result = self.read_result(seats) if self.peek().startswith("end ") else None
        result_line = self.at if result else 0
        stopped = self.field("stopped") if self.peek().startswith("stopped ") and result is None else ""
        secret = self.field("secret") if self.peek().startswith("secret ") else ""
        sealed = self.at < len(self.lines)
        if sealed:
            expected = self.checksum_before(self.at)[:16]
            if self.field("check") != expected:
                self.fail("checksum", expected)
        if self.at < len(self.lines):
            self.next()
            self.fail("after-end")
        return Record(
            game, rules, components, seats, options, tuple(entries), result, commitment, tuple(nonces), pledges,
            secret, tuple(resumptions), tuple(links), stopped, result_line, sealed,
        )  # fmt: skip

    def read_options(self) -> dict[str, str]:
        line = self.next()
        if line.split(" ")[0] != "options":
            self.fail("expected", "options")
        options: dict[str, str] = {}
        for word in line.split(" ")[1:]:
            name, equals, value = word.partition("=")
            if not name or not equals or not value or name in options:
                self.fail("option", word)
            options[name] = value
        return options

    def read_pledges(self) -> tuple[Pledge, ...]:
        pledges: list[Pledge] = []
        while self.peek().startswith("pledge "):
            words = self.field("pledge").split(" ")
            if len(words) != 3 or words[0] != str(len(pledges)) or (words[1] == "-" and words[2] != "-"):
                self.fail("expected", f"pledge {len(pledges)} … …")
            digest, nonce = ("" if word == "-" else word for word in words[1:])
            pledges.append(Pledge(digest, nonce))
        return tuple(pledges)

    def read_entries(self, seats: int) -> tuple[list[RecordedMove], list[Resumption], list[Links]]:
        entries: list[RecordedMove] = []
        resumptions: list[Resumption] = []
        links: list[Links] = []
        while self.peek() and self.peek().split(" ")[0] not in ("end", "stopped", "secret", "check"):
            who, _, move = self.next().partition(" ")
            if who == "#":
                expected = f"{len(entries)} {self.checksum_before(self.at - 1)[:8]}"
                if move != expected:
                    self.fail("checksum", f"# {expected}")
            elif who == "!":
                rules, _, components = move.partition(" ")
                if not components.isalnum():
                    self.fail("expected", "! rules components")
                resumptions.append(Resumption(len(entries), self.number(rules), components))
            elif who == "+":
                given = tuple("" if word == "-" else word for word in move.split(" "))
                if len(given) != seats or not move.isprintable():
                    self.fail("expected", "+ … …")
                links.append(Links(len(entries), given))
            elif who != "~" and (not who.isdecimal() or not who.isascii() or int(who) >= seats or len(who) > 1):
                self.fail("seat", who)
            elif not move or move != " ".join(move.split()) or not move.isprintable():
                self.fail("move-text", move)
            else:
                entries.append(RecordedMove(CHANCE if who == "~" else int(who), move, self.at))
        return entries, resumptions, links

    def read_result(self, seats: int) -> Result:
        words = self.next().split(" ")
        scores, winners = words[1 : seats + 1], words[seats + 2 :]
        if words[seats + 1 : seats + 2] != ["winners"] or not winners:
            self.fail("expected", "end … winners …")
        return Result(tuple(self.number(word) for word in scores), tuple(self.number(word) for word in winners))

    def checksum_before(self, line: int) -> str:
        """The checksum of the first lines, which were hashed before as far as an earlier call went."""
        for number in range(self.hashed, line):
            self.hash.update(("\n" * (number > 0) + self.lines[number]).encode())
        self.hashed = line
        return self.hash.hexdigest()

    def peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def next(self) -> str:
        self.at += 1
        if self.at > len(self.lines):
            self.fail("stops")
        return self.lines[self.at - 1]

    def field(self, name: str) -> str:
        word, _, value = self.next().partition(" ")
        if word != name or not value or value != value.strip() or not value.isprintable():
            self.fail("expected", name)
        return value

    def number(self, text: str) -> int:
        digits = text.removeprefix("-")
        if not digits.isdecimal() or not digits.isascii() or len(digits) > 6 or str(int(text)) != text:
            self.fail("number", text)
        return int(text)

    def fail(self, problem: str, detail: object = "") -> NoReturn:
        raise BadRecord(self.at, problem, detail)


def write_seat(seat: int) -> str:
    """A seat as it stands in a record."""
    return "~" if seat == CHANCE else str(seat)


def checksum(lines: list[str]) -> str:
    """The SHA-256 of some lines."""
    return sha256("\n".join(lines).encode()).hexdigest()


def join(numbers: tuple[int, ...]) -> str:
    """Numbers with spaces between them."""
    return " ".join(map(str, numbers))
