"""Tables to test with: any game, people and bots, drafts applied at a given time, random play."""

from collections.abc import Callable
from typing import Any

from lampion.games import game
from lampion.kernel.chance import commit
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng
from lampion.tables import Draft, Pace, Settings, Table, Terms, actions, log, revealing, seating
from lampion.tables.live_match import AppliedEntry

GUESTS = ("ann", "ben", "cat", "dan")
INVITE = "come-in"
SECRET = "two-lanterns-and-a-kite"
LIVE = Pace("live", bank=60, increment=5, reaction=10)
SECOND = 1000
LONGEST = 5_000  # decisions; a random game that is longer never ends


def new_table(name: str, seats: int = 2, settings: Settings | None = None, **options: object) -> Table:
    """An empty table whose host is ann."""
    play = game(name)
    terms = Terms(
        id="table",
        game=name,
        rules=play.rules,
        components=play.components,
        seats=seats,
        options=play.settle(seats, options),
        settings=settings or Settings(),
        host="ann",
        invite=INVITE,
        secret=SECRET,
    )
    return Table(terms, play)


def add(table: Table, drafts: list[Draft], at: int | None = None) -> list[AppliedEntry]:
    """Apply drafts at a time, by default that of the last entry."""
    now = (table.entries[-1].at if table.entries else 0) if at is None else at
    return list(table.apply_all(log.number(drafts, table.number, now)))


def sit(table: Table, guest: str, seat: int | None = None, *, pledged: bool = False) -> None:
    """A person with the invitation takes a seat, and may pledge a nonce."""
    add(table, seating.sit(table, guest, seat, commit(nonce_of(guest)) if pledged else "", INVITE))


def nonce_of(guest: str) -> str:
    """What a person adds to the luck of a game."""
    return f"the-nonce-of-{guest}"


def reveal_all(table: Table) -> None:
    """Everyone who has pledged a nonce reveals it."""
    for seat in list(table.seats):
        if seat.pledge and not seat.nonce:
            add(table, revealing.reveal(table, seat.guest, nonce_of(seat.guest)))


def fill(table: Table, people: int | None = None) -> Table:
    """People on the first seats, random bots on the others."""
    people = table.terms.seats if people is None else people
    for guest in GUESTS[:people]:
        sit(table, guest)
    for seat in range(people, table.terms.seats):
        add(table, seating.seat_bot(table, "ann", seat, "random"))
    return table


def begin(
    name: str, seats: int = 2, people: int | None = None, settings: Settings | None = None, **options: object
) -> Table:
    """A table at which the game has just begun."""
    table = fill(new_table(name, seats, settings, **options), people)
    add(table, seating.start(table, "ann"))
    return table


def texts(table: Table, seat: int) -> list[str]:
    """The legal moves of a seat."""
    position = table.require_match().position
    return [table.game.write_move(position, seat, move) for move in position.moves(seat)]


def move(
    table: Table, seat: int, text: str | int | None = None, at: int | None = None, by: str = ""
) -> list[AppliedEntry]:
    """Make a move for a seat: the given one, or its first legal one."""
    by = by or ("person" if table.seats[seat].is_played_by_person else "bot")
    return add(table, actions.move(table, seat, texts(table, seat)[0] if text is None else text, by), at)


def undo(table: Table, seat: int, at: int | None = None) -> list[AppliedEntry]:
    """A seat takes its latest decision back."""
    return add(table, actions.undo(table, seat), at)


def step(table: Table, rng: Rng, at: int | None = None) -> int:
    """Make a random move for a random waiting seat; returns the seat."""
    waiting = table.waiting()
    seat = waiting[rng.below(len(waiting))]
    moves = table.require_match().position.moves(seat)
    move(table, seat, moves[rng.below(len(moves))], at)
    return seat


def play_out(table: Table, rng: Rng) -> Table:
    """Random play to the end of the game."""
    return play_until(table, rng, lambda table: table.phase == "over")


def play_until(table: Table, rng: Rng, found: Callable[[Table], bool]) -> Table:
    """Random play until `found` is true."""
    for _ in range(LONGEST):
        if found(table):
            return table
        step(table, rng)
    raise AssertionError("no such position was found")


def reload(table: Table) -> Table:
    """The table rebuilt from its log."""
    return Table.load(table.terms, table.game, list(table.entries))


def snapshot(table: Table) -> dict[str, Any]:
    """The whole state of a table as plain data, to compare two tables."""
    return {
        "phase": table.phase,
        "version": table.version,
        "position": table.live_match and table.live_match.position.fields(),
        "moves in force": table.live_match and [entry.number for entry in table.live_match.entries],
        "log of the match": table.live_match and table.live_match.match.log,
        "seats": [repr(seat) for seat in table.seats],
        "draws": table.fair.draws,
        "chance": (table.fair.nonces, table.fair.pledges, table.begun),
        "clock": (table.clock.left, table.clock.running),
        "outcome": table.outcome,
        "settled": (table.locked, table.muted, table.removed, table.rematch),
    }


def chances(table: Table) -> list[str]:
    """The outcomes of chance so far."""
    return [entry.text for entry in table.entries if entry.kind == "move" and entry.seat == CHANCE]


def moves_of(table: Table, seat: int) -> list[str]:
    """The decisions of a seat that are in force."""
    return [entry.text for entry in table.require_match().entries if entry.seat == seat]


def sample_options(play: Game, seats: int, rng: Rng) -> dict[str, Any]:
    """Random options under which games end."""
    from tests.conformance import hooks
    from tests.conformance.walks import is_allowed

    while True:
        options = {option.name: option.choices[rng.below(len(option.choices))] for option in play.options}
        if is_allowed(play, seats, options) and not hooks.of(play).may_go_on(options):
            return options
