"""Daily challenges: what is played on a day, and everybody's first game of it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the two tables."""
    op.create_table(
        "challenges",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_challenges"),
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("lead", sa.Integer),
        sa.Column("won", sa.Boolean),
        sa.PrimaryKeyConstraint("day", "guest", name="pk_attempts"),
        sa.ForeignKeyConstraint(["day"], ["challenges.day"], name="fk_attempts_day", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_attempts_guest", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_attempts_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_attempts_guest", "attempts", ["guest"])
    op.create_index("ix_attempts_table_id", "attempts", ["table_id"])
    op.create_index("ix_attempts_day_points_lead", "attempts", ["day", "points", "lead"])
