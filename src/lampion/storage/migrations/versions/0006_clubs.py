"""Clubs: their members, and the tables that were opened for them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the three tables."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
    )
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club_id", "guest", name="pk_club_members"),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_club_members_club_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_club_members_guest", ondelete="CASCADE"),
    )
    op.create_index("ix_club_members_guest", "club_members", ["guest"])
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("first_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_club_tables"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_club_tables_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_club_tables_club_id", ondelete="CASCADE"),
    )
    op.create_index("ix_club_tables_club_id", "club_tables", ["club_id"])
