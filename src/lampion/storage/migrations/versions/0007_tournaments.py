"""Tournaments of clubs: who entered, and the tables of their rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the three tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("seats", "rounds")),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("patience", sa.BigInteger, nullable=False),
        sa.Column("runs_itself", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("deadline", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_tournaments_club_id", ondelete="CASCADE"),
    )
    op.create_index("ix_tournaments_club_id", "tournaments", ["club_id"])
    op.create_index("ix_tournaments_state", "tournaments", ["state"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("is_out", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_entrants"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_entrants_tournament_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_entrants_guest", ondelete="SET NULL"),
    )
    op.create_index("ix_entrants_guest", "entrants", ["guest"])
    op.create_table(
        "boards",
        sa.Column("tournament_id", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("people", sa.JSON, nullable=False),
        sa.Column("places", sa.JSON(none_as_null=True)),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name="pk_boards"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_boards_tournament_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_boards_table_id", "boards", ["table_id"])
