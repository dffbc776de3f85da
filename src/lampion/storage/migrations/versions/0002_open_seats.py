"""Tables say how many seats are open, so that the lobby need not read their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# A seat is taken if the latest entry that changed it put somebody there.
COUNT = """
UPDATE tables SET open_seats = seats - (
    SELECT count(*) FROM entries AS taken
    WHERE taken.table_id = tables.id AND taken.kind IN ('sit', 'bot') AND NOT EXISTS (
        SELECT 1 FROM entries AS later
        WHERE later.table_id = taken.table_id AND later.seat = taken.seat AND later.number > taken.number
            AND later.kind IN ('sit', 'stand', 'bot', 'open')
    )
)
WHERE phase = 'open'
"""


def upgrade() -> None:
    """Add the column, and count for the tables at which no game has begun."""
    op.add_column("tables", sa.Column("open_seats", sa.Integer, nullable=False, server_default="0"))
    op.execute(COUNT)
