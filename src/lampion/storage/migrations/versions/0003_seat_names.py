"""People who share a guest's screen have names of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "seat_names",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat_names"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seat_names_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_seat_names_guest", ondelete="CASCADE"),
    )
    op.create_index("ix_seat_names_guest", "seat_names", ["guest"])
