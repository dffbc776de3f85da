"""Results and ratings, profiles, passkeys, people who look for a table, and invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the tables; games that ended before aren't counted."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_index("ix_results_number", "results", ["number"], unique=True)
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        *(sa.Column(name, sa.Float) for name in ("mean", "spread", "new_mean", "new_spread", "share")),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["results.table_id"], name="fk_result_seats_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_result_seats_guest", ondelete="SET NULL"),
    )
    op.create_index("ix_result_seats_guest", "result_seats", ["guest"])
    op.create_table(
        "ratings",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_ratings_guest", ondelete="CASCADE"),
    )
    op.create_index("ix_ratings_game_mean", "ratings", ["game", "mean"])
    op.create_table(
        "profiles",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_profiles"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_profiles_guest", ondelete="CASCADE"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_passkeys_guest", ondelete="CASCADE"),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "passkey_challenges",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_passkey_challenges"),
    )
    op.create_table(
        "seekers",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("patience", sa.Integer),
        sa.Column("pledge", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_seekers"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_seekers_guest", ondelete="CASCADE"),
    )
    op.create_index("ix_seekers_wish", "seekers", ["wish"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_invitations"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_invitations_guest", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["guests.id"], name="fk_invitations_by", ondelete="CASCADE"),
    )
    op.create_index("ix_invitations_guest", "invitations", ["guest"])
    op.create_index("ix_invitations_by", "invitations", ["by"])
