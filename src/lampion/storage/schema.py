"""The current tables of the database; `migrations` holds how they came about."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def text(name: str) -> Column[str]:
    """A text column that is never null."""
    return Column(name, Text, nullable=False)


def time(name: str) -> Column[int]:
    """A column of milliseconds since 1970."""
    return Column(name, BigInteger, nullable=False)


def part_of(name: str, table: str, primary_key: bool = False) -> Column[str]:
    """A reference to a row of another table; deleting that row deletes this one."""
    return Column(name, Text, ForeignKey(f"{table}.id", ondelete="CASCADE"), primary_key=primary_key, nullable=False)


guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    text("name"),
    text("language"),
    time("created"),
    time("seen"),
)

devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    part_of("guest", "guests"),
    text("label"),
    time("created"),
    time("seen"),
    Index(None, "guest"),
)

links = Table(
    "links",
    metadata,
    Column("digest", Text, primary_key=True),
    part_of("guest", "guests"),
    time("expires"),
    Index(None, "guest"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    text("game"),
    Column("rules", Integer, nullable=False),
    text("components"),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("host", Text, ForeignKey("guests.id"), nullable=False),
    text("invite"),
    text("secret"),
    time("created"),
    time("touched"),
    text("phase"),
    Column("listed", Boolean, nullable=False),
    Column("number", Integer, nullable=False),  # how many entries
    Column("chatted", Integer, nullable=False),  # how many lines of chat there ever were
    text("position"),
    Column("outcome", JSON(none_as_null=True)),
    Column("open_seats", Integer, nullable=False, server_default="0"),
    Index(None, "host"),
    Index(None, "listed", "touched"),
    Index(None, "phase", "touched"),
)

entries = Table(
    "entries",
    metadata,
    part_of("table_id", "tables", primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    text("kind"),
    Column("seat", Integer),
    text("text"),
    text("by"),
    time("at"),
)

people = Table(
    "people",
    metadata,
    part_of("table_id", "tables", primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("waiting", Boolean, nullable=False),
    Index(None, "guest"),
)

chat = Table(
    "chat",
    metadata,
    part_of("table_id", "tables", primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    part_of("guest", "guests"),
    text("text"),
    time("at"),
    Column("seat", Integer),
    Index(None, "guest"),
)

seat_names = Table(
    "seat_names",
    metadata,
    part_of("table_id", "tables", primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    part_of("guest", "guests"),
    text("name"),
    Index(None, "guest"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("day", Text, primary_key=True),
    text("game"),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    text("bot"),
    text("secret"),
)

attempts = Table(
    "attempts",
    metadata,
    Column("day", Text, ForeignKey("challenges.day", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    part_of("table_id", "tables"),
    text("result"),  # "playing", then "played", "late" or "stopped"
    Column("points", Integer),
    Column("lead", Integer),
    Column("won", Boolean),
    Index(None, "guest"),
    Index(None, "table_id"),
    Index(None, "day", "points", "lead"),
)

results = Table(  # of games that came to an end; they outlive their tables
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),  # in the order in which games ended
    text("game"),
    text("reason"),
    Column("rated", Boolean, nullable=False),
    time("ended"),
    Index(None, "number", unique=True),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", Text, ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, ForeignKey("guests.id", ondelete="SET NULL")),  # nobody's: a bot's, or of somebody forgotten
    text("bot"),
    Column("place", Integer),  # 1: won; null: the game was broken off
    Column("score", Integer),
    Column("mean", Float),  # the rating before the game; null if nothing was rated
    Column("spread", Float),
    Column("new_mean", Float),  # and after it
    Column("new_spread", Float),
    Column("share", Float),  # how much of the change counted
    Index(None, "guest"),
)

ratings = Table(
    "ratings",
    metadata,
    part_of("guest", "guests", primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
    time("changed"),
    Index(None, "game", "mean"),
)

profiles = Table(  # what somebody has chosen about their profile
    "profiles",
    metadata,
    part_of("guest", "guests", primary_key=True),
    text("shown"),  # to: "everyone", "mates", "nobody"
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # as its device calls it, in base64url
    part_of("guest", "guests"),
    text("key"),  # the public one, in base64url
    Column("uses", BigInteger, nullable=False),  # as its device counts them; many don't
    text("label"),
    time("created"),
    time("seen"),
    Index(None, "guest"),
)

passkey_challenges = Table(  # that a device has been asked to sign
    "passkey_challenges",
    metadata,
    Column("digest", Text, primary_key=True),
    time("expires"),
)

seekers = Table(  # people who are looking for a table
    "seekers",
    metadata,
    part_of("guest", "guests", primary_key=True),
    text("wish"),  # game, seats, pace and whether it is rated, as JSON
    Column("rating", Float, nullable=False),
    time("since"),
    Column("patience", Integer),  # milliseconds until bots may come; null: never
    text("pledge"),
    time("seen"),
    text("table_id"),  # that was found; empty before
    Index(None, "wish"),
)

invitations = Table(  # to a table, from somebody one has played with
    "invitations",
    metadata,
    part_of("table_id", "tables", primary_key=True),
    part_of("guest", "guests", primary_key=True),
    part_of("by", "guests"),
    time("at"),
    Index(None, "guest"),
    Index(None, "by"),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    text("name"),
    text("invite"),  # whoever knows it may join
    time("created"),
)

club_members = Table(
    "club_members",
    metadata,
    part_of("club_id", "clubs", primary_key=True),
    part_of("guest", "guests", primary_key=True),
    text("role"),  # "founder" (one), "helper", "member"
    time("joined"),
    Index(None, "guest"),
)

club_tables = Table(  # that were opened for a club
    "club_tables",
    metadata,
    part_of("table_id", "tables", primary_key=True),
    part_of("club_id", "clubs"),
    time("first_until"),  # before that, the lobby shows it to nobody
    Index(None, "club_id"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    part_of("club_id", "clubs"),
    text("name"),
    text("game"),
    text("form"),  # "round-robin" or "swiss"
    Column("seats", Integer, nullable=False),  # at a table
    Column("rounds", Integer, nullable=False),
    text("pace"),
    Column("patience", BigInteger, nullable=False),  # milliseconds in which people turn up in a round
    Column("runs_itself", Boolean, nullable=False),  # does a round begin by itself after the one before?
    time("created"),
    text("state"),  # "open", then "playing", then "over"
    Column("round", Integer, nullable=False),  # from 1; 0 before the first
    time("deadline"),  # for turning up in this round
    Index(None, "club_id"),
    Index(None, "state"),
)

entrants = Table(  # somebody who plays in a tournament; numbered from 0, by lot once it begins
    "entrants",
    metadata,
    part_of("tournament_id", "tournaments", primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, ForeignKey("guests.id", ondelete="SET NULL")),  # nobody: forgotten
    Column("is_out", Boolean, nullable=False),  # in the rounds to come
    Index(None, "guest"),
)

boards = Table(  # of the rounds of a tournament
    "boards",
    metadata,
    part_of("tournament_id", "tournaments", primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    text("table_id"),  # empty: a bye
    Column("people", JSON, nullable=False),  # numbers of entrants in the order of their seats
    Column("places", JSON(none_as_null=True)),  # by seat: 1 won, null didn't turn up; null as long as it isn't known
    Index(None, "table_id"),
)

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    text("value"),
)

# Rows that are a guest's own, and go when the guest is forgotten; so do memberships in clubs (`club_store.py`).
PERSONAL = (devices, links, chat, seat_names, ratings, profiles, passkeys, seekers, invitations)
